"""The other leaves of a seat's private panel: its deals, its goals."""

from collections.abc import Iterator, Sequence
from typing import Final

from bot.controls import ids
from bot.games.houses.controls.back import back
from bot.games.houses.controls.controls import Components
from bot.games.houses.panel import goals
from bot.games.houses.panel.seat import ACCENT
from bot.games.houses.presenter import Presenter
from bot.games.houses.trade import deals
from bot.games.houses.trade.clause_form import promise_text
from bot.games.houses.trade.promised import to_mark
from bot.render import markup
from bot.render.panel import Block, Button, Buttons, Panel, Rule, Text
from bot.ui.seat_controls import SeatControls
from engine.games.houses.clauses import Deal, terms
from engine.kernel.seats import Seat

SHOWN: Final = 3
"""Deals on one leaf, so that their clauses and buttons fit a message."""


def deals_tab(voice: Presenter, controls: SeatControls, page: int) -> Panel:
    """The seat's deals, some at a time, first the offers that it may answer, each with what it may do.

    Offers about ballots that are counted are told in one line.
    """
    seat = controls.look.seat
    found = [one for one in voice.view.deals if seat in deals.parties(one)]
    late = sum(deals.is_about_counted_vote(voice.view, one) for one in found)
    own = sorted(
        (one for one in found if not deals.is_about_counted_vote(voice.view, one)),
        key=lambda one: one.bound or one.partner != seat,
    )
    pages = max(1, -(-len(own) // SHOWN))
    page = min(page, pages - 1)
    components = Components(voice, controls)
    blocks: list[Block] = [Text(_head(voice, own, page, pages))]
    shown = own[page * SHOWN : (page + 1) * SHOWN]
    for one in shown:
        blocks += [Rule(), Text(describe_deal(voice, one)), *components.deal(one.id)]
        blocks += _answering(voice, one, shown)
    if late:
        blocks.append(Text(markup.small(voice.say("deals-past", count=late))))
    if promises := components.promises():
        blocks += [Rule(), Text(_promises(voice, controls)), *promises]
    blocks.append(Buttons(_buttons(voice, controls, page, pages)))
    return Panel(ACCENT, tuple(blocks), voice.scene.messages.language)


def goals_tab(voice: Presenter, seat: Seat) -> Panel:
    """HO-1.4, HO-1.5: the house's goals and what is done of them."""
    title = markup.title(voice.say("seat-goals"))
    lines = [markup.bullet(line) for line in goals.lines(voice, seat)]
    blocks = (Text("\n".join((title, *lines))), Buttons((back(voice),)))
    return Panel(ACCENT, blocks, voice.scene.messages.language)


def describe_deal(voice: Presenter, deal: Deal) -> str:
    """Whose offer it is, what both owe in short, and of one's own offer what it waits for."""
    mine = deal.maker == voice.viewer
    state = "bound" if deal.bound else "mine" if mine else "theirs"
    other = voice.name_with_emblem(deal.partner if mine else deal.maker)
    head = voice.say("deal-head", deal=voice.deal(deal.id), other=other, state=state)
    lines = [markup.bold(head), *deals.brief(voice, deal)]
    if not deal.bound and mine:
        lines.append(markup.small(deals.pending(voice, deal)))
    return "\n".join(lines)


def _answering(voice: Presenter, deal: Deal, shown: Sequence[Deal]) -> Iterator[Text]:
    """What answering an offer brings, once and under the last of them (HO-R25)."""
    can = deals.open_offers(voice)
    offers = [one for one in shown if one in can and one.partner == voice.viewer]
    if offers and deal is offers[-1]:
        words = any(terms(one).words is not None for offer in offers for one in (*offer.mine, *offer.theirs))
        said = (deals.pending(voice, deal), *((voice.say("deal-words"),) if words else ()))
        yield Text(markup.small(" ".join(said)))


def _head(voice: Presenter, own: list[Deal], page: int, pages: int) -> str:
    title = markup.title(voice.say("deals-title"))
    if not own:
        return "\n".join((title, voice.say("deals-none")))
    if pages == 1:
        return title
    return "\n".join((title, voice.say("deals-page", page=page + 1, pages=pages)))


def _promises(voice: Presenter, controls: SeatControls) -> str:
    """The first of the promises that this seat has not marked."""
    said = [
        voice.say(
            "promise",
            by=voice.house(one.by),
            other=voice.house(one.other),
            deal=voice.deal(one.deal),
            text=promise_text(voice, one.text, deals.SHORT),
        )
        for one in to_mark(voice, controls.look.seat)[:SHOWN]
    ]
    return "\n".join((markup.heading(voice.say("promises")), *said))


def _buttons(voice: Presenter, controls: SeatControls, page: int, pages: int) -> tuple[Button, ...]:
    buttons = [*Components(voice, controls).trade()]
    if pages > 1:
        following = (page + 1) % pages
        said = voice.say("button-next" if following else "button-first")
        buttons.append(Button(ids.seat_id(voice.scene.match, "deals", following), said))
    return (*buttons, back(voice))
