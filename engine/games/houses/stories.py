"""Story lines: their events, the perks that pass from hand to hand, and their ends (chapter 7)."""

from msgspec.structs import replace

from engine.games.houses.content import Content, StoryMark, line
from engine.games.houses.events import AchievementReached, AnyEvent, HouseRewarded, StoryEnded, StorySigned
from engine.games.houses.state import Ending, LineState, Signature, State
from engine.kernel.seats import Seat, with_value_at

MOST = 2
"""HO-R29: prestige (unity) or crown (division) for the most events in a line that has ended."""


def line_state(state: State, name: str) -> LineState:
    """Where this line stands; KeyError for a line the campaign does not have."""
    found = next((one for one in state.lines if one.line == name), None)
    if found is None:
        raise KeyError(name)
    return found


def story_signed(state: State, content: Content, mark: StoryMark, signer: Seat) -> tuple[AnyEvent, ...]:
    """HO-7.2 to 7.4: the event in the signer's name and, where it ends the line, all that the end brings."""
    assert state.phase is not None
    name, card = state.phase.line, state.phase.card
    assert name is not None
    ends = mark.end is not None
    passing = None if ends else line(content, name).perk_of(mark)
    told = StorySigned(signer, state.leader, name, mark.id, card, mark.next, passing)
    return (told, *_end_line(state, content, name, mark, signer)) if ends else (told,)


def _end_line(
    state: State, content: Content, name: str, mark: StoryMark, signer: Seat
) -> tuple[AnyEvent, ...]:
    """HO-7.4, HO-R29."""
    assert mark.end is not None
    unity = state.unity + (mark.end == "unity")
    division = state.division + (mark.end == "division")
    most = _seats_with_most(with_one_more_at(line_state(state, name).signed, signer))
    end = StoryEnded(name, mark.end, signer, line(content, name).perk_of(mark), most, unity, division)
    paid = (MOST, 0) if mark.end == "unity" else (0, MOST)
    rewards = tuple(HouseRewarded(seat, *paid, "story") for seat in most)
    return (end, *rewards, *_reach_achievement(state, content, Ending(name, mark.end)))


def achievement_of(ending: Ending) -> str:
    """The achievement of a house whose line has come to this end."""
    return f"ending.{ending.line}.{ending.end}"


def _reach_achievement(state: State, content: Content, ending: Ending) -> tuple[AnyEvent, ...]:
    """HO-R29: the house this ending is bound to reaches its story achievement: the line's perk for good."""
    name = achievement_of(ending)
    perk = line(content, ending.line).perk
    owners = (seat for seat in state.seats if ending in state.houses[seat].endings)
    return tuple(AchievementReached(seat, name, perk) for seat in owners)


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
    state = replace(state, lines=tuple([new if one is old else one for one in state.lines]))
    return _with_chapter_noted(state, event.seat, event.line)


def on_story_ended(state: State, event: StoryEnded) -> State:
    """HO-7.4: the line is closed, its special perk stays with the house that ended it."""
    old = line_state(state, event.line)
    lines = tuple(replace(one, end=event.end, at=None) if one is old else one for one in state.lines)
    house = state.houses[event.seat]
    houses = with_value_at(state.houses, event.seat, replace(house, perks=(*house.perks, event.perk)))
    return replace(state, lines=lines, houses=houses, unity=event.unity, division=event.division)


def with_one_more_at(row: tuple[int, ...], seat: Seat) -> tuple[int, ...]:
    """The row with one more at this seat."""
    return with_value_at(row, seat, row[seat] + 1)


def _seats_with_most(signed: tuple[int, ...]) -> tuple[Seat, ...]:
    most = max(signed)
    return tuple([seat for seat, n in enumerate(signed) if n == most])


def _with_chapter_noted(state: State, seat: Seat, name: str) -> State:
    spot = next(index for index, one in enumerate(state.lines) if one.line == name)
    character, house = state.characters[seat], state.houses[seat]
    marked = replace(character, marks=(*character.marks, Signature(None, None)))
    tally = replace(house.tally, story=with_one_more_at(house.tally.story, spot))
    assert state.phase is not None
    phase = replace(state.phase, signed=(*state.phase.signed, (seat, "story")))
    return replace(
        state,
        characters=with_value_at(state.characters, seat, marked),
        houses=with_value_at(state.houses, seat, replace(house, tally=tally)),
        phase=phase,
    )
