"""A deal that is built step by step (HO-R23, HO-R24): a sentence that grows, and menus that make it grow.

First with whom, or one of the offers that stand ready (below). Then for each side a menu of kinds of
things; where the kind has several, which of them and in which phase; then how many. Nothing illegal is
listed: every option is tried on the draft first (`Legal`). The draft stands whole in each control's id
(drafts.py), so each step is a page of its own that knows nothing of those before it. What the controls do is
in dealing.py.
"""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from msgspec import Struct

from bot.games.houses.controls.controls import back
from bot.games.houses.controls.ids import COMMON, OFFERS, BuildControlId, DraftButtonId, TradeButtonId, moment
from bot.games.houses.describe.remarks import offer_remark
from bot.games.houses.presenter import Presenter
from bot.games.houses.trade import deals
from bot.games.houses.trade.clauses import ACTS, BALLOTS, BY_KIND, NUMBERED, THINGS, Gift
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
from bot.render.bidi import cut_to_fit
from bot.render.i18n import message_id
from bot.render.limits import PLACEHOLDER
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

STEPS: Final = (1, 2)
"""By so much more or less a counter at one press asks or pays."""

COINS: Final = ("pay", "reward")
"""The things that are a price."""

LEAD: Final = "lead"
NAME: Final = "name"
"""The moderator is to name the maker leader; the maker moderates and names the other."""

VOTES: Final[dict[str, str]] = {side: f"vote-{side}" for side in ANSWERS}
TIES: Final = {f"tie-{side}": f"tie-{side}" for side in ANSWERS}
WANTED: Final = {**VOTES, **TIES, LEAD: "name-other", NAME: "name-other"}
"""What an option wants done, by the word of the clause."""


class BuildState(Struct, frozen=True):
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


def opening(presenter: Presenter, seat: Seat, legal: Legal) -> Panel:
    """The first step: the common offer whole, or with whom. The form is a press away."""
    match, now = presenter.scene.match, moment(presenter.view)
    others = (one for one in range(len(presenter.view.houses)) if one != seat)
    options = tuple(Option(str(one), presenter.house(one), emoji=presenter.sign(one)) for one in others)
    partner = Choice(BuildControlId(match, now, "p").pack(), options, presenter.say("build-with"))
    form = Button(TradeButtonId(match, now).pack(), presenter.say("button-form"))
    waiting, see = _offers(presenter, seat)
    lines = (markup.title(presenter.say("build-title")), presenter.say("build-means"), *waiting)
    blocks: tuple[Block, ...] = (
        *common_menu(presenter, seat, legal),
        partner,
        *rows((form, *see, back(presenter))),
    )
    return _panel(presenter, lines, blocks)


def builder_page(presenter: Presenter, seat: Seat, built: BuildState) -> Panel:
    """The sentence so far, what can be added to either side, and Send once it is a deal."""
    if built.draft.answers:
        return counter_page(presenter, seat, built)
    draft, match, now = built.draft, presenter.scene.match, moment(presenter.view)
    waiting, see = _offers(presenter, seat)
    title = markup.title(presenter.say("build-title-with", house=presenter.name_with_emblem(draft.partner)))
    lines = [title, *waiting, *sentence(presenter, seat, draft)]
    # A deal that has hardly begun, or still waits for a promise's words, has no problem worth telling.
    if built.problem and (draft.mine.gifts or draft.theirs.gifts) and not is_wordless(draft):
        lines.append(markup.small(built.problem))

    buttons: list[Button] = []
    if not built.problem:
        buttons.append(_send_button(presenter, built.code, presenter.say("button-send")))
        # The common offer goes out at another price by the same press.
        number = decode(built.code, {}).number
        for coins, other in other_prices(draft, built.legal):
            said = presenter.say("button-send-for", coins=presenter.coins(coins))
            buttons.append(_send_button(presenter, encode(other, number), said))
    buttons.append(Button(DraftButtonId(match, now, "edit", built.code).pack(), presenter.say("button-form")))
    buttons.append(Button(BuildControlId(match, now).pack(), presenter.say("button-anew")))
    words = promise_menus(presenter, draft, built.code)
    return _panel(
        presenter, lines, (*words, *menus(presenter, built), *rows((*buttons, *see, back(presenter))))
    )


def counter_page(presenter: Presenter, seat: Seat, built: BuildState) -> Panel:
    """An offer that is answered by another: what its maker said, each side over its menu, and Send.

    HO-R25: the same deal at another price goes out by one press; sending any declines what was offered.
    """
    draft, match, now = built.draft, presenter.scene.match, moment(presenter.view)
    partner, number = draft.partner, decode(built.code, {}).number
    waiting, see = _offers(presenter, seat, draft.answers)
    head = [markup.title(presenter.say("build-title-counter", house=presenter.name_with_emblem(partner)))]
    offer = next((one for one in presenter.view.deals if one.id == draft.answers), None)
    said = "" if offer is None else offer_remark(presenter, offer)
    head += [markup.quote(markup.italic(said))] if said else []
    head += waiting
    if built.problem and not is_wordless(draft):
        head.append(markup.small(built.problem))

    # Each side under its name, then what it promises in words; a menu that asks for more of it stands above.
    sides = dict(zip(SIDES, sides_in_short(presenter, seat, draft), strict=True))
    words = {_step(menu).removeprefix("w"): menu for menu in promise_menus(presenter, draft, built.code)}
    blocks: list[Block] = []
    for menu in menus(presenter, built):
        if (letter := _step(menu)) in sides:
            named = markup.bold(_side_name(presenter, letter, presenter.house(partner)))
            blocks += [Text(named), replace(menu, placeholder=cut_to_fit(sides[letter], PLACEHOLDER))]
            blocks += [words[letter]] if letter in words else []
        else:
            blocks.append(menu)

    prices = [
        _send_button(
            presenter, encode(other, number), presenter.say("button-send-for", coins=presenter.coins(coins))
        )
        for coins, other in counter_prices(draft, built.legal)
    ]
    if not built.problem:
        blocks += rows(tuple(prices))
    shown = next((one.coins for one in presenter.view.characters if one.seat == partner), None)
    blocks.append(Text(markup.small(_counter_note(presenter, partner, shown))))
    below = (
        []
        if built.problem
        else [_send_button(presenter, encode(draft, number), presenter.say("button-send-as"))]
    )
    below.append(Button(DraftButtonId(match, now, "edit", built.code).pack(), presenter.say("button-form")))
    seat_panel = back(presenter)
    if presenter.view.stage == "vote":
        seat_panel = replace(seat_panel, label=presenter.say("button-own-ballot"))
    blocks += rows((*below, *see, seat_panel))
    return _panel(presenter, head, tuple(blocks))


def _send_button(presenter: Presenter, code: str, label: str) -> Button:
    """Sends the deal with this code, as one of this moment."""
    custom_id = DraftButtonId(presenter.scene.match, moment(presenter.view), "send", code).pack()
    return Button(custom_id, label, "success")


def _step(menu: Choice) -> str:
    """The step that a menu of a deal takes, in the letters of its id (STEPS in ids.py)."""
    id = BuildControlId.parse(menu.custom_id)
    assert id is not None
    return id.step


def _counter_note(presenter: Presenter, partner: Seat, coins: int | None) -> str:
    """The note that sending declines their offer; with their coins where purses are not hidden (HO-R11)."""
    house = presenter.house(partner)
    if coins is None:
        return presenter.say("draft-declines", house=house)
    return presenter.say("draft-declines-shown", house=house, coins=presenter.coins(coins))


def _side_name(presenter: Presenter, letter: str, partner: str) -> str:
    """The giver of a side as a menu names them: it has room for the partner's bare name alone."""
    return presenter.say("gives-mine" if letter == MINE else "gives-theirs", house=partner)


def sides_in_short(presenter: Presenter, seat: Seat, draft: Draft) -> Iterator[str]:
    """What each side gives, mine first: "You give: no in phase 5, 3 power or more"."""
    deal = deal_of(draft, seat, presenter.view.phase.number if presenter.view.phase else 0)
    for letter, party in zip(SIDES, deals.parties(deal), strict=True):
        told = deals.owed_in_short(presenter, deal, party)
        named = _side_name(presenter, letter, presenter.scene.names[draft.partner])
        yield presenter.say("gives-this", side=named, clauses=presenter.join_list(told))


def sentence(presenter: Presenter, seat: Seat, draft: Draft) -> Iterator[str]:
    """A line for each side: "You: no in phase 2 with 1 power or more and 3 coins when done"."""
    deal = deal_of(draft, seat, presenter.view.phase.number if presenter.view.phase else 0)
    for party in deals.parties(deal):
        yield deals.sides_line(presenter, party, deals.owed_in_short(presenter, deal, party))


def _offers(
    presenter: Presenter, seat: Seat, answers: str = ""
) -> tuple[tuple[str, ...], tuple[Button, ...]]:
    """HO-R25: a line and a button for offers that came meanwhile, beside the one that is being answered.

    Whoever builds a deal looks at no letter.
    """
    makers = [one.maker for one in deals.offers_to_answer(presenter, seat) if one.id != answers]
    if not makers:
        return (), ()
    houses = presenter.houses(tuple(dict.fromkeys(makers)))
    custom_id = BuildControlId(presenter.scene.match, moment(presenter.view), OFFERS).pack()
    see = Button(custom_id, presenter.say("button-see", count=len(makers)), "primary")
    return (markup.bold(presenter.say("build-offers", houses=houses)),), (see,)


def _panel(presenter: Presenter, lines: tuple[str, ...] | list[str], blocks: tuple[Block, ...]) -> Panel:
    return Panel(ACCENT, (Text("\n".join(lines)), *blocks), presenter.language)


# The menus.


def menus(presenter: Presenter, built: BuildState) -> Iterator[Choice]:
    """A menu of what is being chosen, then for each side one of what can go in or out."""
    draft, touched = built.draft, built.touched

    def menu(step: str, options: tuple[Option, ...], said: str) -> Choice:
        custom_id = BuildControlId(presenter.scene.match, moment(presenter.view), step, built.code)
        return Choice(custom_id.pack(), options, said)

    if touched and built.kind:
        keys = variants(presenter, draft, built.legal, touched, built.kind)
        options = tuple(Option(gift.key, gift.in_words(presenter)) for gift in map(Gift.of_key, keys) if gift)
        if options:
            yield menu(f"v{touched}", options, presenter.say("build-which"))
    elif touched:
        for spot, one in enumerate(draft.share(touched).gifts):
            if one.word in NUMBERED:
                yield menu(
                    f"n{touched}{spot}", tuple(_amounts(presenter, built, one)), presenter.say("build-many")
                )

    for letter in SIDES:
        gifts, names = (
            draft.share(letter).gifts,
            _side_name(presenter, letter, presenter.scene.names[draft.partner]),
        )
        out = [
            Option(DROPPED + one.key, presenter.say("build-out", gift=one.in_words(presenter)))
            for one in gifts
        ]
        first = ASKED_FIRST if letter == THEIRS else ()
        ordered = sorted(BY_KIND, key=lambda kind: kind not in first)
        able = (kind for kind in ordered if any(variants(presenter, draft, built.legal, letter, kind)))
        told = ((kind, presenter.say(message_id(f"give-{kind}"))) for kind in able)
        more = (Option(kind, presenter.say("gives-this", side=names, clauses=what)) for kind, what in told)
        options = (*out, *more)
        if options:
            said = "build-mine" if letter == MINE else "build-theirs"
            yield menu(letter, options, presenter.say(said, house=presenter.house(draft.partner)))


def variants(presenter: Presenter, draft: Draft, legal: Legal, letter: str, kind: str) -> Iterator[str]:
    """The keys of gifts of this kind that the side can still give: a word, and how many phases ahead."""
    form, share = BY_KIND.get(kind), draft.share(letter)
    if form is None or len(share.gifts) >= CLAUSES:
        return
    late, most = presenter.view.stage == "decide", presenter.view.options.ahead
    known = {one.key for one in share.gifts}
    for word in (one for one in form.words if not (late and one in BALLOTS)):
        for ahead in range(most + 1 if word in ACTS else 1):
            key = Gift(word, ahead).key
            if key not in known and legal(with_item(draft, letter, key)):
                yield key


def _amounts(presenter: Presenter, built: BuildState, one: Gift) -> Iterator[Option]:
    """Ten numbers from the first on, the chosen one, and the way to the others."""
    power, own = is_power(one), presenter.view.own
    if built.touched != THEIRS and own is not None:
        able = own.free_power if power else own.coins
    else:
        # The most that the partner shows; any number where purses are hidden (HO-R11).
        shown = [row for row in presenter.view.characters if row.seat == built.draft.partner]
        able = next((n for row in shown if (n := row.power if power else row.coins) is not None), HIGHEST)
    most = max(one.n, able, 1)
    first = min(max(1, built.first), most)
    last = min(most, first + NUMBERS - 1)
    said, thing = "lever-power" if power else "lever-coins", presenter.say(f"act-{one.word}")
    means = presenter.part("lever-power", "means") if power else ""
    for n in sorted({*range(first, last + 1), one.n}):
        yield Option(str(n), presenter.say(said, n=n, thing=thing), means, chosen=n == one.n)
    if last < most:
        yield Option(f"{FURTHER}{last + 1}", presenter.say("build-further", n=last + 1))
    if first > 1:
        before = max(1, first - NUMBERS)
        yield Option(f"{FURTHER}{before}", presenter.say("build-nearer", n=before))


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


def common_menu(presenter: Presenter, seat: Seat, legal: Legal) -> Iterator[Choice]:
    """A menu of what can be had or sold for a coin now; none where no such deal is left."""
    phase = presenter.view.phase
    asked = () if phase is None else _wants(presenter, phase, seat)
    drafts = ((what, _common_draft(presenter, partner, what)) for partner, what in asked)
    options = tuple(
        Option(
            f"{one.partner}.{what}",
            _common_option_text(presenter, what, one),
            emoji=presenter.sign(one.partner),
        )
        for what, one in drafts
        if legal(one)
    )
    if options:
        custom_id = BuildControlId(presenter.scene.match, moment(presenter.view), COMMON).pack()
        said = "common-decision" if _is_deciding(presenter) else "common-which"
        yield Choice(custom_id, options, presenter.say(said))


def draft_of_option(presenter: Presenter, value: str) -> Draft:
    """The draft of an option. Refused with old_button for what is none."""
    partner, _, what = value.partition(".")
    if what not in WANTED or partner not in map(str, range(len(presenter.view.houses))):
        raise Refused(no("old_button"))
    return _common_draft(presenter, int(partner), what)


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


def counter_prices(draft: Draft, legal: Legal) -> Iterator[tuple[int, Draft]]:
    """An offer at two other prices, each with its coins: more from who pays its reader, less to who is paid.

    Nothing for a deal in which coins are not the one price of something else.
    """
    paid = [(letter, one) for letter in SIDES for one in draft.share(letter).gifts if one.word in COINS]
    others = [one for letter in SIDES for one in draft.share(letter).gifts if one.word not in COINS]
    if len(paid) != 1 or not others:
        return
    ((payer, price),) = paid
    for step in STEPS:
        coins = price.n + step if payer == THEIRS else price.n - step
        share = draft.share(payer)
        gifts = tuple(Gift(one.word, one.ahead, coins) if one == price else one for one in share.gifts)
        other = draft.with_share(payer, Share(gifts, share.words))
        if coins > 0 and legal(other):
            yield coins, other


def _wants(presenter: Presenter, phase: PhaseView, seat: Seat) -> Iterator[tuple[Seat, str]]:
    """Of whom what can be wanted now.

    HO-6.5: a ballot that is cast stays what it is, and is for sale no more. HO-6.7: the moderator names the
    leader of level houses.
    """
    chair = presenter.view.moderator
    if (asked := phase.decision) is not None and _is_deciding(presenter):
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


def _is_deciding(presenter: Presenter) -> bool:
    phase = presenter.view.phase
    return presenter.view.stage == "decide" and phase is not None and phase.decision is not None


def _common_draft(presenter: Presenter, partner: Seat, what: str) -> Draft:
    """The deal of an option at the lowest price."""
    power = 1
    if what in VOTES:
        # More than the house shows could not be kept; where purses are hidden (HO-R11) we ask all the same.
        shown = presenter.view.characters[partner].power
        power = ASKED_POWER if shown is None else max(1, min(ASKED_POWER, shown))
    act = Share((Gift(WANTED[what], 0, power),))
    coins = Share((Gift("reward", 0, PRICES[0]),))
    return Draft(partner, act, coins) if what == NAME else Draft(partner, coins, act)


def _common_option_text(presenter: Presenter, what: str, draft: Draft) -> str:
    house = presenter.house(draft.partner)
    if what == LEAD:
        return presenter.say("common-lead", house=house, now=int(_is_deciding(presenter)))
    if what == NAME:
        return presenter.say("common-name", house=house)
    side = presenter.side("yes" if what.endswith("yes") else "no")
    if what in TIES:
        return presenter.say("common-tie", house=house, side=side)
    return presenter.say("common-option", house=house, side=side, least=draft.theirs.gifts[0].n)
