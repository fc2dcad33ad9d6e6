"""Achievements: a house's goals, and when it has reached them (HO-1.4, chapter 11)."""

from typing import Final

from msgspec.structs import replace

from engine.games.houses.balances import purse
from engine.games.houses.content import Condition, Content, Legacy
from engine.games.houses.events import AchievementReached
from engine.games.houses.names import RESOURCES, ROLES
from engine.games.houses.state import House, LineState, State, Tally
from engine.kernel.seats import Seat, with_value_at

TALLIED: Final = frozenset(("leader", "moderator", "won", "ties", "deals", "fall"))
"""Conditions that a field of the tally counts by their name."""


def legacy(content: Content, name: str) -> Legacy:
    """The legacy with this id; KeyError when the content has none."""
    return content.legacies_by_id[name]


def newly_reached(state: State, content: Content) -> tuple[AchievementReached, ...]:
    """The achievements that stand reached and were not before, by seat."""
    return tuple(
        [
            AchievementReached(seat, goal.id, goal.perk)
            for seat, house in enumerate(state.houses)
            for goal in legacy(content, house.legacy).achievements
            if goal.id not in house.reached and has_reached(state, seat, goal.condition)
        ]
    )


def has_reached(state: State, seat: Seat, condition: Condition) -> bool:
    """Whether the seat's house meets the condition; those of a generation's end only at its scoring."""
    if condition.kind in TALLIED:
        return int(getattr(state.houses[seat].tally, condition.kind)) >= condition.n
    if condition.kind in ("coins", "power", "office_resource"):
        return state.stage in ("scoring", "closing") and _at_the_end(state, seat, condition)
    return count_for_condition(state, seat, condition) >= condition.n


def count_for_condition(state: State, seat: Seat, condition: Condition) -> int:
    """How often what the condition counts has happened to the house."""
    sides = state.characters[seat].sides if state.characters else 0
    return progress(condition, state.houses[seat].tally, state.lines, sides)


def progress(condition: Condition, tally: Tally, lines: tuple[LineState, ...], sides: int) -> int:
    """The same from the house's own counts, the story lines, and the phases in which it has spent power."""
    if condition.kind in TALLIED:
        return int(getattr(tally, condition.kind))
    match condition.kind:
        case "events_signed":
            return _signed_count(tally, condition)
        case "story_signed":
            return sum(tally.story) if condition.line is None else tally.story[_line(lines, condition.line)]
        case "role_held":
            return 0 if condition.role is None else tally.roles[ROLES.index(condition.role)]
        case "side":
            return sides
    raise AssertionError(condition.kind)


def on_achievement_reached(state: State, event: AchievementReached) -> State:
    """HO-1.4: in force from here to the end of the campaign."""
    house = state.houses[event.seat]
    new = replace(house, reached=(*house.reached, event.achievement), perks=(*house.perks, event.perk))
    return replace(state, houses=with_value_at(state.houses, event.seat, new))


def with_tally(state: State, seat: Seat, **more: int) -> State:
    """The state with these counts of the house's tally raised."""
    return (
        replace(state, houses=with_raised_tally(state.houses, seat, **more)) if any(more.values()) else state
    )


def with_raised_tally(houses: tuple[House, ...], seat: Seat, **more: int) -> tuple[House, ...]:
    """The houses with these counts of the tally of one of them raised."""
    house = houses[seat]
    counts = {name: getattr(house.tally, name) + by for name, by in more.items()}
    return with_value_at(houses, seat, replace(house, tally=replace(house.tally, **counts)))


def _at_the_end(state: State, seat: Seat, condition: Condition) -> bool:
    if condition.kind == "coins":
        return purse(state, seat).coins >= condition.n
    if condition.kind == "power":
        return purse(state, seat).power >= condition.n
    limit = condition.limit
    if limit is None or condition.office not in state.characters[seat].offices:
        return False
    value = state.tracks[RESOURCES.index(limit.resource)].value
    return limit.least <= value <= limit.most


def _signed_count(tally: Tally, condition: Condition) -> int:
    return sum(
        count
        for spot, count in enumerate(tally.signed)
        if condition.resource in (None, RESOURCES[spot // 2])
        and condition.sign in (None, ("positive", "negative")[spot % 2])
    )


def _line(lines: tuple[LineState, ...], name: str) -> int:
    return next(index for index, one in enumerate(lines) if one.line == name)
