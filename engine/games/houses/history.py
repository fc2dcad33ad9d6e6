"""History: events signed, remembered and forgotten, and what they give a later generation (chapter 8)."""

from msgspec.structs import replace

from engine.games.houses.content import HistoryMark
from engine.games.houses.events import EventSigned, HistoryForgotten
from engine.games.houses.names import RESOURCES
from engine.games.houses.perks import perk_sum
from engine.games.houses.state import Remembered, Signature, State, Tally
from engine.kernel.seats import Seat, with_value_at

REMEMBERED = 3
"""HO-8.3: at most so many events of one resource are remembered."""

MEMORY = 3
"""HO-R31: an event of generation g counts at the starts of g + 1 to g + 3."""


def sign_event(state: State, mark: HistoryMark, card: str, signer: Seat) -> EventSigned:
    """HO-6.12: the event in the signer's name, and the oldest of its resource pushed out by a fourth."""
    same = tuple(one for one in state.history if one.resource == mark.resource)
    pushed = same[0].mark if len(same) >= REMEMBERED else None
    double = perk_sum(state, signer, "double_signature") > 0
    return EventSigned(signer, state.leader, mark.id, card, mark.resource, mark.sign, double, pushed)


def marks_to_forget(state: State, generation: int) -> tuple[str, ...]:
    """HO-8.4: the marks that this generation's start forgets."""
    return tuple(one.mark for one in state.history if one.generation + MEMORY < generation)


def starting_power(state: State, seat: Seat) -> int:
    """HO-8.7: +1 or -1 for each remembered event the house signed, twice for a double signature."""
    own = (one for one in state.history if one.seat == seat)
    return sum((1 if one.sign == "positive" else -1) * (2 if one.double else 1) for one in own)


def on_history_forgotten(state: State, event: HistoryForgotten) -> State:
    """HO-8.4; the events go oldest first, so a mark that happened again later is kept."""
    left = list(state.history)
    for mark in event.marks:
        left.remove(next(one for one in left if one.mark == mark))
    return replace(state, history=tuple(left))


def on_event_signed(state: State, event: EventSigned) -> State:
    """HO-8.3: remembered as the newest; the pushed one is gone. It counts for the signer's goals."""
    entry = Remembered(
        event.mark, event.card, event.resource, event.sign, event.seat, state.generation, event.double
    )
    oldest = next((one for one in state.history if one.resource == event.resource), None)
    kept = tuple(one for one in state.history if event.pushed is None or one is not oldest)
    state = _on_event_signed(state, event)
    return replace(state, history=(*kept, entry))


def with_counted_mark(tally: Tally, event: EventSigned) -> Tally:
    """The tally with one more event of this resource and sign."""
    spot = 2 * RESOURCES.index(event.resource) + (event.sign == "negative")
    row = tuple(n + (index == spot) for index, n in enumerate(tally.signed))
    return replace(tally, signed=row)


def _on_event_signed(state: State, event: EventSigned) -> State:
    seat = event.seat
    character, house = state.characters[seat], state.houses[seat]
    marks = (*character.marks, Signature(event.resource, event.sign))
    characters = with_value_at(state.characters, seat, replace(character, marks=marks))
    houses = with_value_at(state.houses, seat, replace(house, tally=with_counted_mark(house.tally, event)))
    assert state.phase is not None
    phase = replace(state.phase, signed=(*state.phase.signed, (seat, event.sign)))
    return replace(state, characters=characters, houses=houses, phase=phase)
