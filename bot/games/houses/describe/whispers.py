"""What one seat reads in private about an entry: what was done to it, what it is asked, and the controls."""

from collections.abc import Iterator
from typing import Any, Final

from bot.controls import ids
from bot.games.houses.controls.controls import Components
from bot.games.houses.describe import fates, remarks
from bot.games.houses.describe.event import describe_event
from bot.games.houses.describe.notifications import events_to_tell
from bot.games.houses.describe.posts import PHASE
from bot.games.houses.describe.targets import events_for
from bot.games.houses.panel.seat import question_lines
from bot.games.houses.presenter import Presenter
from bot.games.houses.trade import deals
from bot.render import markup
from bot.render.panel import Block, Button, Buttons, Panel, Text
from bot.ui.seat_controls import SeatControls
from engine.entries import Entry
from engine.games.houses import events as e
from engine.games.houses.clauses import Deal
from engine.games.houses.view import View
from engine.kernel.seats import Seat

NAMED: Final = 3
"""Open offers in one message, the newest; the leaf of deals has all."""

ASKING: Final = (e.CampaignOpened, e.PhaseOpened, e.DraftTurned, e.ModeratorAsked)
"""With these the seat is asked something; without any event it is asked for its claims."""


def whisper(
    voice: Presenter, controls: SeatControls, entry: Entry, seat: Seat, before: View | None = None
) -> Panel:
    """The seat's message about the entry; `before` is what it saw until then."""
    components = Components(voice, controls)
    found = [one for one in deals.open_offers(voice) if one.partner == seat]
    if found and lists(entry, seat):
        return _list_of_offers(voice, components, found, seat)
    happened = events_for(entry, seat)
    events, voice = events_to_tell(happened, seat, entry.seat), voice.at(happened)
    asks = not events or any(isinstance(event, ASKING) for event in events)
    lines = [line for event in events for line in _lines(voice, event, before)]
    lines += [said] if (said := remarks.deal_remark(voice, events, seat)) else []
    lines += question_lines(voice, controls) if asks else ()
    lines += [voice.say("suggested-inside")] if controls.open_offers_of("found") else []
    text = "\n".join(lines) or voice.say("seat-idle")
    offers = (block for event in events for block in _answers(components, event))
    blocks: tuple[Block, ...] = (
        Text(text),
        *offers,
        *(components.question_blocks() if asks else ()),
        _panel_button(voice),
    )
    return Panel(PHASE, blocks, voice.scene.messages.language)


def lists(entry: Entry, seat: Seat) -> bool:
    """HO-R25: whether the seat hears of an offer to it and of nothing else."""
    events = events_to_tell(events_for(entry, seat), seat, entry.seat)
    return bool(events) and all(isinstance(one, e.DealOffered) and one.deal.partner == seat for one in events)


def _list_of_offers(voice: Presenter, components: Components, found: list[Deal], seat: Seat) -> Panel:
    """The newest of these open offers to the seat, each with its maker's words and over its answers."""
    blocks: list[Block] = []
    for one in found[-NAMED:]:
        offer = e.DealOffered(one, one.to)
        told = [describe_event(voice, offer), deals.sentence(voice, one)]
        told += [said] if (said := remarks.deal_remark(voice, (offer,), seat)) else []
        blocks += [Text("\n".join(told)), *components.deal(one.id)]
    below = [voice.say("offers-more", n=len(found) - NAMED)] if len(found) > NAMED else []
    below.append(markup.small(deals.pending(voice, found[-1])))
    blocks += [Text("\n".join(below)), _panel_button(voice)]
    return Panel(PHASE, tuple(blocks), voice.scene.messages.language)


def _lines(voice: Presenter, event: Any, before: View | None) -> Iterator[str]:
    match event:
        case e.CampaignOpened():
            yield voice.say("name")
        case e.PhaseOpened(number, card):
            title = voice.say("event-phase-opened", number=number, title=voice.content_text(f"{card}.title"))
            yield markup.heading(title)
        case _ if isinstance(event, fates.ENDS):
            yield from fates.fate_lines(voice, event, before)
        case _:
            yield describe_event(voice, event)
    if isinstance(event, e.DealOffered):
        yield deals.sentence(voice, event.deal)
        yield markup.small(deals.pending(voice, event.deal))


def _answers(components: Components, event: Any) -> tuple[Block, ...]:
    return components.deal(event.deal.id) if isinstance(event, e.DealOffered) else ()


def _panel_button(voice: Presenter) -> Buttons:
    own = "" if voice.viewer is None else voice.sign(voice.viewer)
    return Buttons((Button(ids.seat_id(voice.scene.match), voice.say("button-seat"), emoji=own),))
