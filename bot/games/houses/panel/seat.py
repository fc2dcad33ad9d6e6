"""The private panel of a seat: what it is asked with its controls, then what it holds; and its leaves.

Whoever opens the panel has a minute and wants to do one thing. So the questions stand on top with one press
for each usual answer, the way to a deal and the leaves below them, and what is seldom needed behind "More".
"""

from collections.abc import Iterator
from dataclasses import replace
from itertools import takewhile
from typing import Final

from bot.controls import ids
from bot.games.houses.controls.controls import Components, back, reign_buttons, seat_button
from bot.games.houses.controls.suggested_moves import suggested_founding
from bot.games.houses.panel import ballot, goals, holdings, why
from bot.games.houses.panel.ballot import PlannedBallot
from bot.games.houses.panel.questions import question_lines
from bot.games.houses.picture.hand import hand_in_picture, with_words_button
from bot.games.houses.presenter import Presenter
from bot.games.houses.trade import deals
from bot.games.houses.trade.clauses import promise_text
from bot.render import markup
from bot.render.panel import Block, Button, Buttons, Panel, Rule, Sketch, Text, rows
from bot.ui.seat_controls import SeatControls
from engine.games.houses.clauses import Deal, terms

ACCENT: Final = 0x5B4A8A

MORE: Final = "more"
WHY: Final = "why"
DEALS: Final = "deals"
"""The leaves that one button opens; the others stand behind "More"."""

GOALS: Final = "goals"
WORDS: Final = "words"
"""The panel without its pictures."""

FURTHER: Final = (DEALS, WHY, GOALS, "board")

SHOWN: Final = 3
"""Deals on one leaf, so that their clauses and buttons fit a message."""


def panel(
    presenter: Presenter,
    controls: SeatControls,
    planned: PlannedBallot | None = None,
    reasons: tuple[str, ...] = (),
) -> Panel:
    """The seat's own panel, its hand as a picture; while a ballot is to be cast, that, planned so.

    The end of the campaign (HO-R04) stands here once somebody has agreed to it. `reasons` of its numbers
    stand under what the house holds, and within the picture of that; not on the ballot, which says what its
    answers bring and has no room for more.
    """
    if ballot.can_cast(controls):
        return ballot.page(presenter, controls, planned)
    components, seat = Components(presenter, controls), controls.look.seat
    offers = len(deals.offers_to_answer(presenter, seat))
    named = presenter.say("button-deals-asked", n=offers) if offers else presenter.say("button-deals")
    match = presenter.scene.match
    leaves = (
        Button(ids.SeatPanelId(match, DEALS).pack(), named, "primary" if offers else "secondary"),
        Button(ids.SeatPanelId(match, WHY).pack(), presenter.say("button-why")),
        Button(ids.SeatPanelId(match, MORE).pack(), presenter.common_text("button-more")),
    )
    ending = components.stop() if any(presenter.view.stopping) else ()
    reign = reign_buttons(presenter) if presenter.view.stage in ("interlude", "over") else ()
    asked: tuple[Block, ...] = (
        Text("\n".join(_heading(presenter, controls))),
        *components.quick_answers(),
        *rows((*components.trade(), *reign, *leaves, *ending)),
    )
    lines = ("\n".join(holdings.lines(presenter, seat)), "\n".join(map(markup.small, reasons)))
    held: tuple[Block, ...] = tuple(Text(one) for one in lines if one)
    perks = components.perks()
    blocks = (*asked, *((Rule(), *held) if held else ()), *perks)
    hand = hand_in_picture(presenter, reasons) if presenter.scene.draws else ()
    drawn = with_words_button(presenter, (*asked, *hand, *perks)) if hand else ()
    return Panel(ACCENT, blocks, presenter.language, drawn)


def panel_with_reasons(presenter: Presenter, controls: SeatControls) -> Panel | None:
    """The panel with a reason beside each number that a newcomer meets; None where there is none to give."""
    found = tuple(why.reasons(presenter))
    return panel(presenter, controls, reasons=found) if found else None


def ballot_panel(presenter: Presenter, controls: SeatControls) -> Panel:
    """Only the ballot of this phase."""
    own = holdings.own_ballot(presenter, controls)
    text = "\n".join((*own, *question_lines(presenter, controls))) or presenter.say("seat-idle")
    blocks: tuple[Block, ...] = (
        Text(text),
        *Components(presenter, controls).ballot(),
        Buttons((seat_button(presenter),)),
    )
    return Panel(ACCENT, blocks, presenter.language)


def _heading(presenter: Presenter, controls: SeatControls) -> Iterator[str]:
    """The head of the panel: who one is, and what one is asked."""
    seat, own = controls.look.seat, presenter.view.own
    house = presenter.view.houses[seat]
    if not house.name:
        yield markup.title(presenter.say("seat-unfounded"))
    elif own is not None and own.role is not None:  # the emblem stands on the hand
        yield markup.title(presenter.character(seat))
    else:
        yield markup.title(presenter.behind_emblem(house.emblem, presenter.character(seat)))
    yield from holdings.own_ballot(presenter, controls)
    yield from holdings.binding_lines(presenter, seat)
    yield from question_lines(presenter, controls, soon=True)
    suggested = suggested_founding(presenter, controls)
    if suggested is not None:
        # HO-1.2: the house that one press founds.
        name, person = suggested.name, suggested.first_name
        emblem = presenter.behind_emblem(suggested.emblem, presenter.emblem(suggested.emblem))
        yield presenter.say("suggested", name=name, emblem=emblem, person=person)
    if controls.look.waits:
        return
    ended = presenter.view.result
    if ended is None:
        yield presenter.say("seat-idle")
    else:
        # HO-R05: once the campaign has ended, that and the house's place.
        better = takewhile(lambda equals: seat not in equals, ended.places)
        yield presenter.say("seat-over", place=1 + sum(map(len, better)))


# The leaves.


def more_leaf(presenter: Presenter, controls: SeatControls) -> Panel:
    """The leaf of what is seldom needed: deals, reasons, goals, board, words, orders, time and seat."""
    match = presenter.scene.match
    leaves = tuple(
        Button(ids.SeatPanelId(match, leaf).pack(), presenter.say(f"button-{leaf}")) for leaf in FURTHER
    )
    words = Button(ids.SeatPanelId(match, WORDS).pack(), presenter.common_text("button-words"))
    orders = Button(ids.OrdersButtonId(match).pack(), presenter.say("button-orders"))
    time = Button(ids.SeatPageButtonId(match, "show").pack(), presenter.common_text("button-time"))
    buttons = (
        *leaves,
        *reign_buttons(presenter),
        words,
        orders,
        time,
        *Components(presenter, controls).stop(),
        back(presenter),
    )
    title = Text(markup.title(presenter.say("more-title")))
    hand = ballot.drawn_hand(presenter) if ballot.is_hand_behind_more(presenter, controls) else ()
    drawn: tuple[Block | Sketch, ...] = (title, *hand, *rows(buttons)) if hand else ()
    return Panel(ACCENT, (title, *rows(buttons)), presenter.language, drawn)


def words_leaf(presenter: Presenter, controls: SeatControls) -> Panel:
    """The panel in words, whose pictures say the same."""
    return replace(panel(presenter, controls), pictured=())


def goals_leaf(presenter: Presenter) -> Panel:
    """HO-1.4, HO-1.5: the house's goals and what is done of them."""
    title = markup.title(presenter.say("seat-goals"))
    lines = [markup.bullet(line) for line in goals.lines(presenter, presenter.seat)]
    blocks = (Text("\n".join((title, *lines))), Buttons((back(presenter),)))
    return Panel(ACCENT, blocks, presenter.language)


def deals_leaf(presenter: Presenter, controls: SeatControls, page: int) -> Panel:
    """The seat's deals, some at a time, first the offers that it may answer, each with what it may do.

    Offers about ballots that are counted are told in one line.
    """
    seat, components = controls.look.seat, Components(presenter, controls)
    found = [one for one in presenter.view.deals if seat in deals.parties(one)]
    own = [one for one in found if not deals.is_about_counted_vote(presenter.view, one)]
    own.sort(key=lambda one: one.bound or one.partner != seat)
    pages = max(1, -(-len(own) // SHOWN))
    page = min(page, pages - 1)
    shown = own[page * SHOWN : (page + 1) * SHOWN]
    can = deals.open_offers(presenter)
    offers = [one for one in shown if one in can and one.partner == presenter.viewer]
    last = offers[-1] if offers else None

    head = [markup.title(presenter.say("deals-title"))]
    if not own:
        head.append(presenter.say("deals-none"))
    elif pages > 1:
        head.append(presenter.say("deals-page", page=page + 1, pages=pages))
    blocks: list[Block] = [Text("\n".join(head))]
    for one in shown:
        blocks += [Rule(), Text(_deal_text(presenter, one)), *components.deal(one.id)]
        if one is last:
            # HO-R25: what answering an offer brings, once and under the last of them.
            clauses = [clause for offer in offers for clause in (*offer.mine, *offer.theirs)]
            note = [deals.pending_deals(presenter, one)]
            note += (
                [presenter.say("deal-words")] if any(terms(it).words is not None for it in clauses) else []
            )
            blocks.append(Text(markup.small(" ".join(note))))
    if late := len(found) - len(own):
        blocks.append(Text(markup.small(presenter.say("deals-past", count=late))))
    if promises := components.promises():
        # The first of the promises that this seat has not marked.
        told = [
            presenter.say(
                "promise",
                by=presenter.house(one.by),
                other=presenter.house(one.other),
                text=promise_text(presenter, one.text, deals.SHORT),
            )
            for one in deals.to_mark(presenter, seat)[:SHOWN]
        ]
        if presenter.view.ledger == "council":
            told.append(markup.small(presenter.say("promises-told")))
        blocks += [Rule(), Text("\n".join((markup.heading(presenter.say("promises")), *told))), *promises]

    buttons = [*components.trade()]
    if pages > 1:
        following = (page + 1) % pages
        said = presenter.say("button-next" if following else "button-first")
        buttons.append(Button(ids.SeatPanelId(presenter.scene.match, DEALS, following).pack(), said))
    blocks.append(Buttons((*buttons, back(presenter))))
    return Panel(ACCENT, tuple(blocks), presenter.language)


def _deal_text(presenter: Presenter, deal: Deal) -> str:
    """A deal in short: its other party, what both owe, and of an own offer what it waits for."""
    mine = deal.maker == presenter.viewer
    state = "bound" if deal.bound else "mine" if mine else "theirs"
    other = presenter.name_with_emblem(deal.partner if mine else deal.maker)
    head = presenter.say("deal-head", other=other, state=state)
    lines = [markup.bold(head), *deals.brief(presenter, deal)]
    if not deal.bound and mine:
        lines.append(markup.small(deals.pending_deals(presenter, deal)))
    return "\n".join(lines)
