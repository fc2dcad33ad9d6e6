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
    asked = () if phase is None else _wanted_votes(voice, phase, seat)
    drafts = ((one, what, _draft(voice, one, what)) for one, what in asked)
    options = tuple(_option(voice, what, draft) for _, what, draft in drafts if legal(draft))
    if options:
        custom_id = BuildControlId(voice.scene.match, moment(voice.view), COMMON).pack()
        said = "common-decision" if _deciding(voice) else "common-which"
        yield Choice(custom_id, options, voice.say(said))


def draft_of_option(voice: Presenter, value: str) -> Draft:
    """The draft of an option. Refused with old_button for what is none."""
    partner, _, what = value.partition(".")
    if what not in ACTS or partner not in map(str, range(len(voice.view.houses))):
        raise Refused(no("old_button"))
    return _draft(voice, int(partner), what)


def other_prices(draft: Draft, legal: Legal) -> Iterator[tuple[int, Draft]]:
    """A common offer at its other prices, each with its coins; nothing for a deal of another form."""
    if not is_common(draft):
        return
    for coins in PRICES:
        other = _at(draft, coins)
        if other != draft and legal(other):
            yield coins, other


def is_common(draft: Draft) -> bool:
    """Whether it is coins, held until they are earned, for one act of this phase."""
    payer = _payer(draft)
    pays, acts = draft.share(payer).gifts, draft.share(THEIRS if payer == MINE else MINE).gifts
    if len(acts) != 1 or acts[0].ahead:
        return False
    return [one.word for one in pays] == ["reward"] and acts[0].word in ACTS.values()


def _wanted_votes(voice: Presenter, phase: PhaseView, seat: Seat) -> Iterator[tuple[Seat, str]]:
    """Of whom what can be wanted now.

    HO-6.5: a ballot that is cast stays what it is, and is for sale no more. HO-6.7: the moderator names the
    leader of level houses.
    """
    if _deciding(voice):
        yield from _wanted_decisions(voice, phase, seat)
        return
    yield from (
        (one, side) for one, cast in enumerate(phase.cast) for side in SIDES if one != seat and not cast
    )
    own = phase.ballots[seat]
    if voice.view.moderator != seat and (own is None or own.kind in SIDES):
        yield voice.view.moderator, LEAD


def _wanted_decisions(voice: Presenter, phase: PhaseView, seat: Seat) -> Iterator[tuple[Seat, str]]:
    """HO-R21: what the moderator has to sell: the side of a tie, and who of the level houses leads."""
    asked, chair = phase.decision, voice.view.moderator
    assert asked is not None
    tops = {one for side in asked.open_sides for one in (asked.yes_top if side == "yes" else asked.no_top)}
    if chair == seat:
        yield from ((one, NAME) for one in sorted(tops) if one != seat)
        return
    if seat in tops:
        yield chair, LEAD
    if len(asked.open_sides) > 1:
        yield from ((chair, tie) for tie in TIES)


def _deciding(voice: Presenter) -> bool:
    phase = voice.view.phase
    return voice.view.stage == "decide" and phase is not None and phase.decision is not None


def _payer(draft: Draft) -> str:
    """Which side pays the coins."""
    return THEIRS if any(one.word == "reward" for one in draft.theirs.gifts) else MINE


def _at(draft: Draft, coins: int) -> Draft:
    return draft.with_share(_payer(draft), Share((Gift("reward", 0, coins),)))


def _draft(voice: Presenter, partner: Seat, what: str) -> Draft:
    act = Share((Gift(ACTS[what], 0, _least_power(voice, partner) if what in VOTES else 1),))
    coins = Share((Gift("reward", 0, PRICES[0]),))
    return Draft(partner, act, coins) if what == NAME else Draft(partner, coins, act)


def _least_power(voice: Presenter, partner: Seat) -> int:
    shown = voice.view.characters[partner].power
    return ASKED if shown is None else max(1, min(ASKED, shown))


def _option(voice: Presenter, what: str, draft: Draft) -> Option:
    house = voice.house(draft.partner)
    return Option(
        f"{draft.partner}.{what}", _option_text(voice, what, draft, house), emoji=voice.sign(draft.partner)
    )


def _option_text(voice: Presenter, what: str, draft: Draft, house: str) -> str:
    if what == LEAD:
        return voice.say("common-lead", house=house, now=int(_deciding(voice)))
    if what == NAME:
        return voice.say("common-name", house=house)
    side = voice.side("yes" if what.endswith("yes") else "no")
    if what in TIES:
        return voice.say("common-tie", house=house, side=side)
    return voice.say("common-option", house=house, side=side, least=draft.theirs.gifts[0].n)
