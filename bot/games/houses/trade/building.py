"""A deal that is built step by step (HO-R23, HO-R24): a sentence that grows, and menus that make it grow.

First with whom, or one of the offers that stand ready (below). Then for each side a menu of kinds of
things; where the kind has several, which of them and in which phase; then how many. Nothing illegal is
listed: every option is tried on the draft first (`Legal`). The draft stands whole in each control's id
(drafts.py), so each step is a page of its own that knows nothing of those before it. What the controls do is
in dealing.py.
"""

from collections.abc import Iterator
from typing import Final

from msgspec import Struct

from bot.games.houses.controls.controls import back
from bot.games.houses.controls.ids import COMMON, OFFERS, BuildControlId, DraftButtonId, TradeButtonId, moment
from bot.games.houses.presenter import Presenter
from bot.games.houses.trade import deals
from bot.games.houses.trade.clauses import ACTS, BALLOTS, BY_KIND, NUMBERED, THINGS, Gift, Place, side
from bot.games.houses.trade.drafts import (
    HIGHEST,
    MINE,
    SIDES,
    THEIRS,
    Draft,
    Legal,
    Share,
    deal_of,
    decode,
    encode,
    is_power,
)
from bot.games.houses.trade.forms import is_wordless, promise_menus
from bot.render import markup
from bot.render.i18n import message_id
from bot.render.panel import Block, Button, Choice, Option, Panel, Text, rows
from engine.games.houses.deals.offers import CLAUSES
from engine.games.houses.names import SIDES as ANSWERS
from engine.games.houses.view import PhaseView
from engine.kernel.refused import Refused, no
from engine.kernel.seats import Seat

ACCENT: Final = 0x8A6D3B

DROPPED: Final = "-"
"""Before the value of what is taken out again."""

FURTHER: Final = "+"
"""Before the first of the numbers that are listed next."""

NUMBERS: Final = 10
"""So many numbers in one menu, the smallest first: those that are given most."""

ASKED_FIRST: Final = ("vote", "abstain")
"""Kinds that are asked of the other more often than coins."""

ASKED_POWER: Final = 3
"""So much power is asked for, or what the house shows: a ballot of one seldom turns a vote."""

PRICES: Final = (1, 2, 3)
"""Coins that one press sends."""

LEAD: Final = "lead"
NAME: Final = "name"
"""The moderator is to name the maker leader; the maker moderates and names the other."""

VOTES: Final[dict[str, str]] = {side: f"vote-{side}" for side in ANSWERS}
TIES: Final = {f"tie-{side}": f"tie-{side}" for side in ANSWERS}
WANTED: Final = {**VOTES, **TIES, LEAD: "name-other", NAME: "name-other"}
"""What an option wants done, by the word of the clause."""


class Growing(Struct, frozen=True):
    """A deal that is built: as it stands in an id, why it can't be offered, and what is being chosen.

    `touched` is the side changed last, `kind` the kind of thing that was chosen for it and has several,
    `first` the first number listed.
    """

    draft: Draft
    code: str
    problem: str
    legal: Legal
    touched: str = ""
    kind: str = ""
    first: int = 1


# The pages.


def opening(voice: Presenter, seat: Seat, legal: Legal) -> Panel:
    """The first step: the common offer whole, or with whom. The form is a press away."""
    match, now = voice.scene.match, moment(voice.view)
    others = (one for one in range(len(voice.view.houses)) if one != seat)
    options = tuple(Option(str(one), voice.house(one), emoji=voice.sign(one)) for one in others)
    partner = Choice(BuildControlId(match, now, "p").pack(), options, voice.say("build-with"))
    form = Button(TradeButtonId(match, now).pack(), voice.say("button-form"))
    waiting, see = _offers(voice, seat)
    lines = (markup.title(voice.say("build-title")), voice.say("build-means"), *waiting)
    blocks: tuple[Block, ...] = (*common_menu(voice, seat, legal), partner, *rows((form, *see, back(voice))))
    return _panel(voice, lines, blocks)


def builder_page(voice: Presenter, seat: Seat, built: Growing) -> Panel:
    """The sentence so far, what can be added to either side, and Send once it is a deal."""
    draft, match, now = built.draft, voice.scene.match, moment(voice.view)
    waiting, see = _offers(voice, seat, draft.answers)
    title = markup.title(voice.say("build-title-with", house=voice.name_with_emblem(draft.partner)))
    lines = [title, *waiting, *sentence(voice, seat, draft)]
    # A deal that has hardly begun, or still waits for a promise's words, has no problem worth telling.
    if built.problem and (draft.mine.gifts or draft.theirs.gifts) and not is_wordless(draft):
        lines.append(markup.small(built.problem))
    elif draft.answers and not built.problem:
        named = {"deal": voice.deal(draft.answers), "house": voice.house(draft.partner)}
        lines.append(markup.small(voice.say("draft-counters", **named)))

    buttons: list[Button] = []
    if not built.problem:
        send = DraftButtonId(match, now, "send", built.code).pack()
        buttons.append(Button(send, voice.say("button-send"), "success"))
        # The common offer goes out at another price by the same press.
        number = decode(built.code, {}).number
        for coins, other in other_prices(draft, built.legal):
            send = DraftButtonId(match, now, "send", encode(other, number)).pack()
            said = voice.say("button-send-for", coins=voice.coins(coins))
            buttons.append(Button(send, said, "success"))
    buttons.append(Button(DraftButtonId(match, now, "edit", built.code).pack(), voice.say("button-form")))
    buttons.append(Button(BuildControlId(match, now).pack(), voice.say("button-anew")))
    words = promise_menus(voice, draft, built.code)
    return _panel(voice, lines, (*words, *menus(voice, built), *rows((*buttons, *see, back(voice)))))


def sentence(voice: Presenter, seat: Seat, draft: Draft) -> Iterator[str]:
    """A line for each side: "You: no in phase 2 with 1 power or more and 3 coins when done"."""
    deal = deal_of(draft, seat, voice.view.phase.number if voice.view.phase else 0)
    for party in deals.parties(deal):
        place = Place(deal, party, deals.SHORT)
        told = [deals.short(voice, place, one) for one in side(deal, party)[0]]
        yield deals.sides_line(voice, party, told)


def _offers(voice: Presenter, seat: Seat, answers: str = "") -> tuple[tuple[str, ...], tuple[Button, ...]]:
    """HO-R25: a line and a button for offers that came meanwhile, beside the one that is being answered.

    Whoever builds a deal looks at no letter.
    """
    makers = [one.maker for one in deals.offers_to_answer(voice, seat) if one.id != answers]
    if not makers:
        return (), ()
    houses = voice.houses(tuple(dict.fromkeys(makers)))
    custom_id = BuildControlId(voice.scene.match, moment(voice.view), OFFERS).pack()
    see = Button(custom_id, voice.say("button-see", count=len(makers)), "primary")
    return (markup.bold(voice.say("build-offers", houses=houses)),), (see,)


def _panel(voice: Presenter, lines: tuple[str, ...] | list[str], blocks: tuple[Block, ...]) -> Panel:
    return Panel(ACCENT, (Text("\n".join(lines)), *blocks), voice.language)


# The menus.


def menus(voice: Presenter, built: Growing) -> Iterator[Choice]:
    """A menu of what is being chosen, then for each side one of what can go in or out."""
    draft, touched = built.draft, built.touched

    def menu(step: str, options: tuple[Option, ...], said: str) -> Choice:
        custom_id = BuildControlId(voice.scene.match, moment(voice.view), step, built.code)
        return Choice(custom_id.pack(), options, said)

    if touched and built.kind:
        keys = variants(voice, draft, built.legal, touched, built.kind)
        options = tuple(Option(gift.key, gift.in_words(voice)) for gift in map(Gift.of_key, keys) if gift)
        if options:
            yield menu(f"v{touched}", options, voice.say("build-which"))
    elif touched:
        for spot, one in enumerate(draft.share(touched).gifts):
            if one.word in NUMBERED:
                yield menu(f"n{touched}{spot}", tuple(_amounts(voice, built, one)), voice.say("build-many"))

    for letter in SIDES:
        gifts = draft.share(letter).gifts
        out = [Option(DROPPED + one.key, voice.say("build-out", gift=one.in_words(voice))) for one in gifts]
        first = ASKED_FIRST if letter == THEIRS else ()
        ordered = sorted(BY_KIND, key=lambda kind: kind not in first)
        able = (kind for kind in ordered if any(variants(voice, draft, built.legal, letter, kind)))
        options = (*out, *(Option(kind, voice.say(message_id(f"give-{kind}"))) for kind in able))
        if options:
            said = "build-mine" if letter == MINE else "build-theirs"
            yield menu(letter, options, voice.say(said, house=voice.house(draft.partner)))


def variants(voice: Presenter, draft: Draft, legal: Legal, letter: str, kind: str) -> Iterator[str]:
    """The keys of gifts of this kind that the side can still give: a word, and how many phases ahead."""
    form, share = BY_KIND.get(kind), draft.share(letter)
    if form is None or len(share.gifts) >= CLAUSES:
        return
    late, most = voice.view.stage == "decide", voice.view.options.ahead
    known = {one.key for one in share.gifts}
    for word in (one for one in form.words if not (late and one in BALLOTS)):
        for ahead in range(most + 1 if word in ACTS else 1):
            key = Gift(word, ahead).key
            if key not in known and legal(with_item(draft, letter, key)):
                yield key


def _amounts(voice: Presenter, built: Growing, one: Gift) -> Iterator[Option]:
    """Ten numbers from the first on, the chosen one, and the way to the others."""
    power, own = is_power(one), voice.view.own
    if built.touched != THEIRS and own is not None:
        able = own.free_power if power else own.coins
    else:
        # The most that the partner shows; any number where purses are hidden (HO-R11).
        shown = [row for row in voice.view.characters if row.seat == built.draft.partner]
        able = next((n for row in shown if (n := row.power if power else row.coins) is not None), HIGHEST)
    most = max(one.n, able, 1)
    first = min(max(1, built.first), most)
    last = min(most, first + NUMBERS - 1)
    said, thing = "lever-power" if power else "lever-coins", voice.say(f"act-{one.word}")
    means = voice.part("lever-power", "means") if power else ""
    for n in sorted({*range(first, last + 1), one.n}):
        yield Option(str(n), voice.say(said, n=n, thing=thing), means, chosen=n == one.n)
    if last < most:
        yield Option(f"{FURTHER}{last + 1}", voice.say("build-further", n=last + 1))
    if first > 1:
        before = max(1, first - NUMBERS)
        yield Option(f"{FURTHER}{before}", voice.say("build-nearer", n=before))


# Drafts with something changed.


def with_item(draft: Draft, letter: str, value: str) -> Draft:
    """The draft with a thing more on this side, or without one. A number begins at one."""
    # An id of another version may name a thing that is not known here: the draft stays as it is.
    gift = Gift.of_key(value.removeprefix(DROPPED))
    if gift is None:
        return draft
    share = draft.share(letter)
    left = tuple(one for one in share.gifts if one.key != gift.key)
    gifts = left if value.startswith(DROPPED) else (*left, gift)
    kept = sorted(gifts, key=lambda one: (THINGS.index(one.word), one.ahead))[:CLAUSES]
    grown = Share(tuple(kept), share.words)
    return draft.with_share(letter, grown if grown.has_promise else Share(grown.gifts))


def with_number(draft: Draft, letter: str, spot: int, n: int) -> Draft:
    """The draft with another number at this thing."""
    share = draft.share(letter)
    gifts = tuple(Gift(one.word, one.ahead, n) if at == spot else one for at, one in enumerate(share.gifts))
    return draft.with_share(letter, Share(gifts, share.words))


# Offers that stand ready, sent by three presses: for a ballot, or what a moderator decides (HO-R23).


def common_menu(voice: Presenter, seat: Seat, legal: Legal) -> Iterator[Choice]:
    """A menu of what can be had or sold for a coin now; none where no such deal is left."""
    phase = voice.view.phase
    asked = () if phase is None else _wants(voice, phase, seat)
    drafts = ((what, _common_draft(voice, partner, what)) for partner, what in asked)
    options = tuple(
        Option(f"{one.partner}.{what}", _common_option_text(voice, what, one), emoji=voice.sign(one.partner))
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
    if what not in WANTED or partner not in map(str, range(len(voice.view.houses))):
        raise Refused(no("old_button"))
    return _common_draft(voice, int(partner), what)


def other_prices(draft: Draft, legal: Legal) -> Iterator[tuple[int, Draft]]:
    """A common offer at its other prices, each with its coins; nothing for a deal of another form."""
    payer = THEIRS if any(one.word == "reward" for one in draft.theirs.gifts) else MINE
    pays, acts = draft.share(payer).gifts, draft.share(THEIRS if payer == MINE else MINE).gifts
    # Prices are offered for what one press has asked for, an act of this phase for coins that are held until
    # they are earned; a deal of several acts has a price of its own.
    if len(acts) != 1 or acts[0].ahead or acts[0].word not in WANTED.values():
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
        (one, side) for one, cast in enumerate(phase.cast) for side in ANSWERS if one != seat and not cast
    )
    own = phase.ballots[seat]
    if chair != seat and (own is None or own.kind in ANSWERS):
        yield chair, LEAD


def _is_deciding(voice: Presenter) -> bool:
    phase = voice.view.phase
    return voice.view.stage == "decide" and phase is not None and phase.decision is not None


def _common_draft(voice: Presenter, partner: Seat, what: str) -> Draft:
    """The deal of an option at the lowest price."""
    power = 1
    if what in VOTES:
        # More than the house shows could not be kept; where purses are hidden (HO-R11) we ask all the same.
        shown = voice.view.characters[partner].power
        power = ASKED_POWER if shown is None else max(1, min(ASKED_POWER, shown))
    act = Share((Gift(WANTED[what], 0, power),))
    coins = Share((Gift("reward", 0, PRICES[0]),))
    return Draft(partner, act, coins) if what == NAME else Draft(partner, coins, act)


def _common_option_text(voice: Presenter, what: str, draft: Draft) -> str:
    house = voice.house(draft.partner)
    if what == LEAD:
        return voice.say("common-lead", house=house, now=int(_is_deciding(voice)))
    if what == NAME:
        return voice.say("common-name", house=house)
    side = voice.side("yes" if what.endswith("yes") else "no")
    if what in TIES:
        return voice.say("common-tie", house=house, side=side)
    return voice.say("common-option", house=house, side=side, least=draft.theirs.gifts[0].n)
