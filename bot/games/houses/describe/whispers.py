"""What one seat reads in private about an entry: what was done to it, what it is asked, and the controls.

A message about offers alone lists all that stand open instead, since Discord's list of private messages shows
only the last: the message before it can then be taken away (`is_list_of_offers`). Below that: what became of
a seat's offers, which its panel tells whoever comes back (HO-R25), and the answer to its own move.
"""

from collections.abc import Collection, Iterator
from typing import Any, Final

from bot.games.houses.controls.controls import Components, seat_button
from bot.games.houses.describe import remarks
from bot.games.houses.describe.events import OWN, describe_event, effects
from bot.games.houses.describe.targets import events_for, events_to_tell
from bot.games.houses.panel.holdings import deals_to_quote
from bot.games.houses.panel.questions import deadline_of_question, question_lines
from bot.games.houses.phase_post import ACCENT as PHASE
from bot.games.houses.presenter import Presenter, deal_name
from bot.games.houses.trade import deals
from bot.render import markup
from bot.render.i18n import Messages
from bot.render.panel import Block, Buttons, Panel, Text
from bot.ui.seat_controls import SeatControls
from engine.entries import Entry
from engine.games.houses import events as e
from engine.games.houses.clauses import Deal
from engine.games.houses.moves import AddPower, Cast, Decide, SealBallot
from engine.games.houses.names import RESOURCES, SIDES
from engine.games.houses.resources import changes_of
from engine.games.houses.view import View
from engine.kernel.seats import Seat

NAMED: Final = 3
"""Open offers in one message, the newest; the leaf of deals has all."""

ASKING: Final = (e.CampaignOpened, e.PhaseOpened, e.DraftTurned, e.ModeratorAsked)
"""With these the seat is asked something; without any event it is asked for its claims."""

ENDS: Final = (e.DealConfirmed, e.DealDeclined, e.DealWithdrawn, e.DealLapsed, e.DealImpossible)
"""What becomes of an offer."""

PARTIES: Final = (e.DealConfirmed, e.DealDeclined, e.DealWithdrawn, e.DealImpossible)
"""An answer to an offer, which both its parties are told."""


def whisper(presenter: Presenter, controls: SeatControls, entry: Entry) -> Panel:
    """The seat's message about the entry."""
    components, seat = Components(presenter, controls), controls.look.seat
    found = deals.offers_to_answer(presenter, seat)
    if found and is_list_of_offers(entry, seat):
        return _list_of_offers(presenter, components, found, seat)
    happened = events_for(entry, seat)
    events, presenter = events_to_tell(happened, seat, entry.seat), presenter.at(happened)
    asks = not events or any(isinstance(event, ASKING) for event in events)
    lines: list[str] = []
    for event in events:
        match event:
            case e.CampaignOpened():
                lines.append(presenter.say("name"))
            case e.PhaseOpened():
                lines.append(markup.heading(describe_event(presenter, event)))
            case _ if isinstance(event, ENDS):
                lines += _fate_lines(presenter, event)
            case e.DealOffered(deal):
                lines += (describe_event(presenter, event), deals.sentence(presenter, deal))
                lines.append(markup.small(deals.pending_deals(presenter, deal)))
            case _:
                lines.append(describe_event(presenter, event))
    lines += [said] if (said := remarks.deal_remark(presenter, events, seat)) else []
    lines += question_lines(presenter, controls) if asks else ()
    lines += [presenter.say("suggested-inside")] if controls.open_offers_of("found") else []
    offered = (event.deal.id for event in events if isinstance(event, e.DealOffered))
    blocks: tuple[Block, ...] = (
        Text("\n".join(lines) or presenter.say("seat-idle")),
        *(block for deal in offered for block in components.deal(deal)),
        *(components.question_blocks() if asks else ()),
        _panel_button(presenter),
    )
    return Panel(PHASE, blocks, presenter.language)


def is_list_of_offers(entry: Entry, seat: Seat) -> bool:
    """HO-R25: whether the seat hears of offers to it and of nothing else; all open ones are then listed."""
    events = events_to_tell(events_for(entry, seat), seat, entry.seat)
    return bool(events) and all(isinstance(one, e.DealOffered) and one.deal.partner == seat for one in events)


def _list_of_offers(presenter: Presenter, components: Components, found: list[Deal], seat: Seat) -> Panel:
    """The newest of these open offers to the seat, each with its maker's words and over its answers."""
    blocks: list[Block] = []
    for one in found[-NAMED:]:
        # Each is told as when it came: its event is made anew of the deal.
        offer = e.DealOffered(one, one.to)
        told = [describe_event(presenter, offer), deals.sentence(presenter, one)]
        told += [said] if (said := remarks.deal_remark(presenter, (offer,), seat)) else []
        blocks += [Text("\n".join(told)), *components.deal(one.id)]
    below = [presenter.say("offers-more", n=len(found) - NAMED)] if len(found) > NAMED else []
    below.append(markup.small(deals.pending_deals(presenter, found[-1])))
    blocks += [Text("\n".join(below)), _panel_button(presenter)]
    return Panel(PHASE, tuple(blocks), presenter.language)


def _panel_button(presenter: Presenter) -> Buttons:
    own = "" if presenter.viewer is None else presenter.sign(presenter.viewer)
    return Buttons((seat_button(presenter, emoji=own),))


# What became of a seat's offers.


def fates(entry: Entry, seat: Seat) -> tuple[Any, ...]:
    """Ends of this seat's offers, and of offers to it, that somebody else has brought about."""
    if entry.seat == seat or not any(isinstance(event, ENDS) for event in entry.events):
        return ()
    return tuple(
        event
        for event in events_for(entry, seat)
        if isinstance(event, ENDS)
        # A lapsed offer is news to its maker alone.
        and (seat == event.maker or (seat == event.partner and not isinstance(event, e.DealLapsed)))
    )


def fate_text(presenter: Presenter, entry: Entry, now: Presenter) -> str:
    """The end of each offer, and its terms, but for deals that still bind, which the panel of `now` tells."""
    below = [one.id for one in deals_to_quote(now, presenter.seat)]
    ends = fates(entry, presenter.seat)
    return "\n".join(line for event in ends for line in _fate_lines(presenter, event, below))


def _fate_lines(presenter: Presenter, event: Any, below: Collection[str] = ()) -> Iterator[str]:
    """The end of an offer, and its terms; without these for deals that stand in full `below`."""
    yield describe_event(presenter, event)
    if event.deal in below:
        return
    # Deals that the entry closed are gone from the view of now: their terms stand in the one before.
    before: View | None = None if presenter.scene.was is None else presenter.scene.was()
    known: tuple[Deal, ...] = (*(before.deals if before is not None else ()), *presenter.view.deals)
    offer = next((one for one in known if one.id == event.deal), None)
    if offer is not None:
        yield markup.small(presenter.say("fate-terms", terms=" ".join(deals.brief(presenter, offer))))


# The answer to its own move: the receipt of what it did, or why it can't be done.


def receipt_lines(presenter: Presenter, entry: Entry) -> str:
    """Lines about what the seat did, and what it alone is told at once; empty for none."""
    events = events_for(entry, presenter.seat)
    return "\n".join(line for event in events for line in _receipt(presenter, entry, event))


def is_said_by_panel(presenter: Presenter, entry: Entry) -> bool:
    """Whether the seat's own panel says it all: its yes or no of this phase, as long as the council votes."""
    phase, seat = presenter.view.phase, presenter.seat
    cast = phase.ballots[seat] if phase else None
    balloted = isinstance(entry.action, Cast | AddPower | SealBallot) and entry.seat == seat
    return balloted and presenter.view.stage == "vote" and cast is not None and cast.kind in SIDES


def _receipt(presenter: Presenter, entry: Entry, event: Any) -> Iterator[str]:
    seat = presenter.seat
    match event:
        case e.DealOffered(deal) if deal.maker == seat:
            yield describe_event(presenter, event)
            yield deals.sentence(presenter, deal)
        case e.DecisionTaken(side, leader, by) if entry.seat == seat and isinstance(entry.action, Decide):
            slots = {"side": presenter.side(side), "leader": presenter.house(leader)}
            yield presenter.part("event-decision-taken", "own", by=by, **slots)
        case _ if isinstance(event, PARTIES) and seat in (event.maker, event.partner):
            yield describe_event(presenter, event)
            if isinstance(event, e.DealDeclined) and (said := remarks.refusal_remark(presenter, event)):
                yield said
    if not isinstance(event, OWN) or event.seat != seat:
        return

    # What the seat did; then what it alone learns with its move.
    yield describe_event(presenter, event)
    match event:
        case e.BallotCast(_, _, coins) if coins.value:
            yield presenter.say("abstention-coins", coins=presenter.coins(coins.value))
        case e.BallotCast() | e.PowerAdded() | e.BallotSealed():
            yield from _what_is_left(presenter)
        case e.OutcomePeeked(_, _, brought) if any(brought) and presenter.view.stage in ("vote", "decide"):
            # HO-2.3: a drawn outcome is told as its card has it; momentum, which everybody sees, comes on
            # top. Only while the council decides on it: later the realm has moved.
            moved = {one.resource: one.by for one in changes_of(presenter.view.tracks, brought)}
            yield presenter.say(
                "peeked-now", effects=effects(presenter, (moved.get(name, 0) for name in RESOURCES))
            )
        case e.RoleTaken(_, _, handed) if handed is not None and handed.value and handed.to:
            yield presenter.say(
                "handed", role=presenter.role(handed.value), house=presenter.house(handed.to[-1])
            )


def _what_is_left(presenter: Presenter) -> Iterator[str]:
    """HO-6.5: what can still be added and until when; nothing once the ballots are counted."""
    phase, own, seat = presenter.view.phase, presenter.view.own, presenter.seat
    cast = phase.ballots[seat] if phase else None
    if cast is None or own is None or presenter.view.stage != "vote" or cast.kind not in SIDES:
        return
    due = deadline_of_question(presenter, seat, "vote")
    if cast.sealed:
        yield presenter.say("receipt-shut", free=own.free_power)
    elif own.free_power < 1:
        yield presenter.say("receipt-spent")
    elif due:
        yield presenter.say("receipt-until", free=own.free_power, until=due)
    else:
        yield presenter.say("receipt-open", free=own.free_power)


def refusal(words: Messages, names: tuple[str, ...], code: str, slots: dict[str, Any]) -> str:
    """The sentence of a refusal's code, which rules give with codes in its slots.

    `names` are those of the houses by seat. A code without a text of this game is looked for among the shared
    ones.
    """

    def slot(name: str, value: str | int) -> str | int:
        if name == "deal":
            return deal_name(words, names, str(value))
        if name == "role":
            return words.say(f"role-{value}")
        if name == "seat" and isinstance(value, int) and value < len(names):
            return words.say("house-named", house=names[value])
        return value

    mine = f"houses-refusal-{code}"
    found = mine if words.has_text(mine) else f"refusal-{code}"
    return words.say(found, **{name: slot(name, value) for name, value in slots.items()})
