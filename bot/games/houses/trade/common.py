"""Offers that stand ready, sent by three presses: for a ballot, or what a moderator decides (HO-R23)."""

from collections.abc import Iterator
from typing import Final

from bot.games.houses.controls.ids import COMMON, BuildControlId, moment
from bot.games.houses.presenter import Presenter
from bot.games.houses.trade.clauses import Gift
from bot.games.houses.trade.drafts import MINE, THEIRS, Draft, Legal, Share
from bot.render.panel import Choice, Option
from engine.games.houses.names import SIDES
from engine.games.houses.view import PhaseView
from engine.kernel.refused import Refused, no
from engine.kernel.seats import Seat

ASKED: Final = 3
"""So much power is asked for, or what the house shows: a ballot of one seldom turns a vote."""

PRICES: Final = (1, 2, 3)
"""Coins that one press sends."""

LEAD: Final = "lead"
NAME: Final = "name"
"""The moderator is to name the maker leader; the maker moderates and names the other."""

VOTES: Final[dict[str, str]] = {side: f"vote-{side}" for side in SIDES}
TIES: Final = {f"tie-{side}": f"tie-{side}" for side in SIDES}
ACTS: Final = {**VOTES, **TIES, LEAD: "name-other", NAME: "name-other"}
"""What an option wants done, by the word of the clause."""


def menu(voice: Presenter, seat: Seat, legal: Legal) -> Iterator[Choice]:
    """A menu of what can be had or sold for a coin now; none where no such deal is left."""
    phase = voice.view.phase
    asked = () if phase is None else _wants(voice, phase, seat)
    drafts = ((what, _draft(voice, partner, what)) for partner, what in asked)
    options = tuple(
        Option(f"{one.partner}.{what}", _option_text(voice, what, one), emoji=voice.sign(one.partner))
        for what, one in drafts
        if legal(one)
    )
    if options:
        custom_id = BuildControlId(voice.scene.match, moment(voice.view), COMMON).pack()
        said = "common-decision" if _is_deciding(voice) else "common-which"
        yield Choice(custom_id, options, voice.say(said))


def draft_of_option(voice: Presenter, value: str) -> Draft:
    """The draft of an option. Refused with old_button for what is none."""
    partner, _, what = value.partition(".")
    if what not in ACTS or partner not in map(str, range(len(voice.view.houses))):
        raise Refused(no("old_button"))
    return _draft(voice, int(partner), what)


def other_prices(draft: Draft, legal: Legal) -> Iterator[tuple[int, Draft]]:
    """A common offer at its other prices, each with its coins; nothing for a deal of another form."""
    payer = THEIRS if any(one.word == "reward" for one in draft.theirs.gifts) else MINE
    pays, acts = draft.share(payer).gifts, draft.share(THEIRS if payer == MINE else MINE).gifts
    # Prices are offered for what one press has asked for, an act of this phase for coins that are held until
    # they are earned; a deal of several acts has a price of its own.
    if len(acts) != 1 or acts[0].ahead or acts[0].word not in ACTS.values():
        return
    if [one.word for one in pays] != ["reward"]:
        return
    for coins in PRICES:
        other = draft.with_share(payer, Share((Gift("reward", 0, coins),)))
        if other != draft and legal(other):
            yield coins, other


def _wants(voice: Presenter, phase: PhaseView, seat: Seat) -> Iterator[tuple[Seat, str]]:
    """Of whom what can be wanted now.

    HO-6.5: a ballot that is cast stays what it is, and is for sale no more. HO-6.7: the moderator names the
    leader of level houses.
    """
    chair = voice.view.moderator
    if (asked := phase.decision) is not None and _is_deciding(voice):
        # HO-R21: what the moderator has to sell: the side of a tie, and who of the level houses leads.
        level = {"yes": asked.yes_top, "no": asked.no_top}
        tops = {one for side in asked.open_sides for one in level[side]}
        if chair == seat:
            yield from ((one, NAME) for one in sorted(tops) if one != seat)
            return
        if seat in tops:
            yield chair, LEAD
        if len(asked.open_sides) > 1:
            yield from ((chair, tie) for tie in TIES)
        return
    yield from (
        (one, side) for one, cast in enumerate(phase.cast) for side in SIDES if one != seat and not cast
    )
    own = phase.ballots[seat]
    if chair != seat and (own is None or own.kind in SIDES):
        yield chair, LEAD


def _is_deciding(voice: Presenter) -> bool:
    phase = voice.view.phase
    return voice.view.stage == "decide" and phase is not None and phase.decision is not None


def _draft(voice: Presenter, partner: Seat, what: str) -> Draft:
    """The deal of an option at the lowest price."""
    power = 1
    if what in VOTES:
        # More than the house shows could not be kept; where purses are hidden (HO-R11) we ask all the same.
        shown = voice.view.characters[partner].power
        power = ASKED if shown is None else max(1, min(ASKED, shown))
    act = Share((Gift(ACTS[what], 0, power),))
    coins = Share((Gift("reward", 0, PRICES[0]),))
    return Draft(partner, act, coins) if what == NAME else Draft(partner, coins, act)


def _option_text(voice: Presenter, what: str, draft: Draft) -> str:
    house = voice.house(draft.partner)
    if what == LEAD:
        return voice.say("common-lead", house=house, now=int(_is_deciding(voice)))
    if what == NAME:
        return voice.say("common-name", house=house)
    side = voice.side("yes" if what.endswith("yes") else "no")
    if what in TIES:
        return voice.say("common-tie", house=house, side=side)
    return voice.say("common-option", house=house, side=side, least=draft.theirs.gifts[0].n)
