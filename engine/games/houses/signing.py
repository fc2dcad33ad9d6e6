"""Signatures: what an outcome leaves behind in a house's name, and how long it is remembered (chapters 7, 8).

An outcome may bring a historical event and a story event (HO-6.11). The leader signs each, or whom a binding
clause of the leader's names (HO-6.12).

    historical   of a resource, positive or negative; remembered by the realm, at most three of a resource and
                 for three generations; until then it gives its signer power, a claim to an office, and moves
                 the resource's start
    story        a line's newest event; its perk is the signer's until another signs the line (HO-7.3). An
                 event that ends the line gives its perk for good, and rewards who signed most of it (HO-7.4)
"""

from typing import Final

from msgspec.structs import replace

from engine.games.houses import perks
from engine.games.houses.clauses import Signed
from engine.games.houses.content import Content, StoryMark, line, proposal
from engine.games.houses.deals import bonds
from engine.games.houses.decision import decided_side
from engine.games.houses.events import (
    AchievementReached,
    AnyEvent,
    EventSigned,
    HistoryForgotten,
    HouseRewarded,
    StoryEnded,
    StorySigned,
)
from engine.games.houses.names import RESOURCES
from engine.games.houses.points import STORY_REWARD
from engine.games.houses.proposals import answer_of
from engine.games.houses.state import Ending, LineState, Remembered, Signature, State, Tally
from engine.kernel.seats import Seat, with_value_at

REMEMBERED: Final = 3
"""HO-8.3: at most so many events of one resource are remembered."""

MEMORY: Final = 3
"""HO-R31: an event of generation g counts at the starts of g + 1 to g + 3."""


def signatures(state: State, content: Content) -> tuple[AnyEvent, ...]:
    """HO-6.11, HO-6.12: at most one historical and one story event; perks in force before them count."""
    phase = state.open_phase
    outcomes = answer_of(proposal(content, phase.card), decided_side(state)).outcomes
    drawn = next(one for one in outcomes if one.id == phase.outcome)
    events: list[AnyEvent] = []
    if drawn.event is not None:
        mark = drawn.event
        signer = bonds.signer(state, state.leader, mark.sign)
        # A fourth event of a resource pushes the oldest one out (HO-8.3).
        same = tuple(one for one in state.history if one.resource == mark.resource)
        pushed = same[0].mark if len(same) >= REMEMBERED else None
        double = perks.perk_sum(state, signer, "double_signature") > 0
        events.append(
            EventSigned(signer, state.leader, mark.id, phase.card, mark.resource, mark.sign, double, pushed)
        )
        events.extend(perks.rewards_for_signature(state, signer, mark.resource, mark.sign))
    if drawn.story is not None:
        signer = bonds.signer(state, state.leader, "story")
        events.extend(_sign_story(state, content, drawn.story, signer))
        if drawn.story.end is not None:
            events.extend(perks.rewards_for_story_end(state, drawn.story.end))
    return tuple(events)


# --- historical events (chapter 8) ------------------------------------------------------------------------


def on_event_signed(state: State, event: EventSigned) -> State:
    """HO-8.3: remembered as the newest; the pushed one is gone. It counts for the signer's goals."""
    entry = Remembered(
        event.mark, event.card, event.resource, event.sign, event.seat, state.generation, event.double
    )
    oldest = next((one for one in state.history if one.resource == event.resource), None)
    kept = tuple(one for one in state.history if event.pushed is None or one is not oldest)
    spot = 2 * RESOURCES.index(event.resource) + (event.sign == "negative")
    tally = state.houses[event.seat].tally
    tally = replace(tally, signed=with_one_more_at(tally.signed, spot))
    mark = Signature(event.resource, event.sign)
    return _with_signature(replace(state, history=(*kept, entry)), event.seat, mark, event.sign, tally)


def marks_to_forget(state: State, generation: int) -> tuple[str, ...]:
    """HO-8.4: the marks that this generation's start forgets."""
    return tuple(one.mark for one in state.history if one.generation + MEMORY < generation)


def on_history_forgotten(state: State, event: HistoryForgotten) -> State:
    """HO-8.4; the events go oldest first, so a mark that happened again later is kept."""
    left = list(state.history)
    for mark in event.marks:
        left.remove(next(one for one in left if one.mark == mark))
    return replace(state, history=tuple(left))


def starting_power(state: State, seat: Seat) -> int:
    """HO-8.7: +1 or -1 for each remembered event the house signed, twice for a double signature."""
    own = (one for one in state.history if one.seat == seat)
    return sum((1 if one.sign == "positive" else -1) * (2 if one.double else 1) for one in own)


# --- story lines (chapter 7) ------------------------------------------------------------------------------


def line_state(state: State, name: str) -> LineState:
    """The line of this name as it stands; KeyError for a line the campaign does not have."""
    found = next((one for one in state.lines if one.line == name), None)
    if found is None:
        raise KeyError(name)
    return found


def achievement_of(ending: Ending) -> str:
    """The id of the achievement of a house whose line has come to this end."""
    return f"ending.{ending.line}.{ending.end}"


def _sign_story(state: State, content: Content, mark: StoryMark, signer: Seat) -> tuple[AnyEvent, ...]:
    """HO-7.2 to 7.4: the event in the signer's name and, where it ends the line, all that the end brings."""
    name, card = state.open_phase.line, state.open_phase.card
    assert name is not None
    story = line(content, name)
    if mark.end is None:
        perk = story.perk_of(mark)
        return (StorySigned(signer, state.leader, name, mark.id, card, mark.next, perk),)

    # The line ends: its end's perk is the signer's for good, and who signed most of it is rewarded (HO-R29).
    signed = with_one_more_at(line_state(state, name).signed, signer)
    most = tuple([seat for seat, count in enumerate(signed) if count == max(signed)])
    unity = state.unity + (mark.end == "unity")
    division = state.division + (mark.end == "division")
    award = (STORY_REWARD, 0) if mark.end == "unity" else (0, STORY_REWARD)

    # Each house this ending is bound to reaches its story achievement: the line's perk, for good.
    ending = Ending(name, mark.end)
    owners = [seat for seat in state.seats if ending in state.houses[seat].endings]
    return (
        StorySigned(signer, state.leader, name, mark.id, card, mark.next, None),
        StoryEnded(name, mark.end, signer, story.perk_of(mark), most, unity, division),
        *[HouseRewarded(seat, *award, "story") for seat in most],
        *[AchievementReached(seat, achievement_of(ending), story.perk) for seat in owners],
    )


def on_story_signed(state: State, event: StorySigned) -> State:
    """HO-7.3: the newest event's perk is the signer's; the one before has lost its own."""
    old = line_state(state, event.line)
    new = replace(
        old,
        at=event.next,
        signed=with_one_more_at(old.signed, event.seat),
        newest=event.mark,
        newest_card=event.card,
        signer=event.seat,
        perk=event.perk,
    )
    tally = state.houses[event.seat].tally
    spot = next(index for index, one in enumerate(state.lines) if one is old)
    tally = replace(tally, story=with_one_more_at(tally.story, spot))
    state = replace(state, lines=tuple([new if one is old else one for one in state.lines]))
    return _with_signature(state, event.seat, Signature(None, None), "story", tally)


def on_story_ended(state: State, event: StoryEnded) -> State:
    """HO-7.4: the line is closed, its special perk stays with the house that ended it."""
    old = line_state(state, event.line)
    lines = tuple(replace(one, end=event.end, at=None) if one is old else one for one in state.lines)
    house = state.houses[event.seat]
    houses = with_value_at(state.houses, event.seat, replace(house, perks=(*house.perks, event.perk)))
    return replace(state, lines=lines, houses=houses, unity=event.unity, division=event.division)


def with_one_more_at(row: tuple[int, ...], spot: int) -> tuple[int, ...]:
    """The row with one more at this spot."""
    return with_value_at(row, spot, row[spot] + 1)


def _with_signature(state: State, seat: Seat, mark: Signature, kind: Signed, tally: Tally) -> State:
    """The state after a signature of either kind: character, house (its new tally) and phase note it."""
    character, phase = state.characters[seat], state.open_phase
    return replace(
        state,
        characters=with_value_at(state.characters, seat, replace(character, marks=(*character.marks, mark))),
        houses=with_value_at(state.houses, seat, replace(state.houses[seat], tally=tally)),
        phase=replace(phase, signed=(*phase.signed, (seat, kind))),
    )
