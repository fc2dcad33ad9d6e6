"""Achievements: a house's goals, and when it has reached them (HO-1.4, chapter 11).

What achievements count is tallied per house as it happens, over the whole campaign (`Tally`), so that a
condition is a comparison. Only those about coins, power and an office's resource look at the realm itself,
at a generation's scoring. Goals are asked for at dusk and at a generation's end; each is reached once.
"""

from typing import Final

from msgspec.structs import replace

from engine.games.houses.balances import purse
from engine.games.houses.content import Condition, Content, Legacy
from engine.games.houses.events import AchievementReached
from engine.games.houses.names import RESOURCES, ROLES
from engine.games.houses.state import LineState, State, Tally
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


def on_achievement_reached(state: State, event: AchievementReached) -> State:
    """HO-1.4: in force from here to the end of the campaign."""
    house = state.houses[event.seat]
    new = replace(house, reached=(*house.reached, event.achievement), perks=(*house.perks, event.perk))
    return replace(state, houses=with_value_at(state.houses, event.seat, new))


def has_reached(state: State, seat: Seat, condition: Condition) -> bool:
    """Whether the seat's house meets the condition; those of a generation's end only at its scoring."""
    if condition.kind not in ("coins", "power", "office_resource"):
        return count_for_condition(state, seat, condition) >= condition.n
    if state.stage not in ("scoring", "closing"):
        return False
    if condition.kind == "coins":
        return purse(state, seat).coins >= condition.n
    if condition.kind == "power":
        return purse(state, seat).power >= condition.n
    limit = condition.limit
    if limit is None or condition.office not in state.characters[seat].offices:
        return False
    value = state.tracks[RESOURCES.index(limit.resource)].value
    return limit.least <= value <= limit.most


def count_for_condition(state: State, seat: Seat, condition: Condition) -> int:
    """How often what the condition counts has happened to the house."""
    sides = state.characters[seat].sides if state.characters else 0
    return progress(condition, state.houses[seat].tally, state.lines, sides)


def progress(condition: Condition, tally: Tally, lines: tuple[LineState, ...], sides: int) -> int:
    """How often a condition's thing has happened, by what everybody may count themselves.

    That is the house's tally, the story lines, and `sides`, the phases in which it has spent power. A
    condition of a generation's end counts nothing, and is an AssertionError.
    """
    if condition.kind in TALLIED:
        return int(getattr(tally, condition.kind))
    match condition.kind:
        case "events_signed":
            # `signed` has two counts of each resource, its positive and its negative events.
            return sum(
                count
                for spot, count in enumerate(tally.signed)
                if condition.resource in (None, RESOURCES[spot // 2])
                and condition.sign in (None, ("positive", "negative")[spot % 2])
            )
        case "story_signed":
            if condition.line is None:
                return sum(tally.story)
            return tally.story[[one.line for one in lines].index(condition.line)]
        case "role_held":
            return 0 if condition.role is None else tally.roles[ROLES.index(condition.role)]
        case "side":
            return sides
    raise AssertionError(condition.kind)


def with_tally(state: State, seat: Seat, **more: int) -> State:
    """The state with these counts of the house's tally raised, as `with_tally(state, seat, ties=1)`."""
    if not any(more.values()):
        return state
    house = state.houses[seat]
    counts = {name: getattr(house.tally, name) + by for name, by in more.items()}
    new = replace(house, tally=replace(house.tally, **counts))
    return replace(state, houses=with_value_at(state.houses, seat, new))
