"""Set-up: teams, crews, and the first treasures (sections 1 and 2)."""

from collections import Counter

import msgspec
import pytest

from engine.games.treasure import game
from engine.games.treasure.base import Options
from engine.games.treasure.chapters.rounds import DayStarted
from engine.games.treasure.chapters.setup import Placed, Stow, Stowed, TeamAssigned
from engine.games.treasure.state import State, spot
from engine.kernel.dice import Dice
from engine.kernel.moves import Expire, Start
from engine.kernel.refused import Refused
from engine.kernel.sealed import open_sealed
from engine.kernel.seats import CLOCK
from engine.kernel.step import MoveResult, take

GAME = game()


def started(seats: int, seed: int = 0, **options: object) -> MoveResult:
    """A game at its very start."""
    chosen = msgspec.convert(options, Options)
    start = Start(seats, msgspec.json.encode(chosen).decode())
    return take(GAME, None, CLOCK, start, lambda _: Dice(seed.to_bytes(16, "big")))


def then(state: State, seat: int, action: object) -> MoveResult:
    """One more move."""
    return take(GAME, state, seat, action, lambda _: Dice(bytes(16)))


def teams(state: State) -> Counter[str]:
    return Counter(open_sealed(member.team) for member in state.members)


def crews(state: State) -> tuple[int, int]:
    return len(spot(state, "fd").queue), len(spot(state, "jr").queue)


@pytest.mark.parametrize("seats", range(4, 11))
def test_teams_are_equal_and_the_odd_seat_is_dutch(seats: int) -> None:
    """TI-1.1: the table of team sizes."""
    dealt = teams(started(seats).state)

    assert (seats // 2, seats // 2, seats % 2) == (dealt["english"], dealt["french"], dealt["dutch"])


def test_each_seat_alone_is_told_its_team() -> None:
    """TI-2.1: the private message is for its seat only, and so is the team in the state."""
    step = started(7)
    told = [event for event in step.events if isinstance(event, TeamAssigned)]

    assert [(seat,) for seat in range(7)] == [event.to for event in told]
    assert [event.team for event in told] == [member.team.value for member in step.state.members]
    assert [(seat,) for seat in range(7)] == [member.team.to for member in step.state.members]


def test_everybody_is_placed_on_a_rank_of_a_ship() -> None:
    """TI-2.2: places are announced and ranks are a queue from 1 (TI-3.2)."""
    step = started(9)
    placed = [event for event in step.events if isinstance(event, Placed)]
    ranks = {ship: [event.rank for event in placed if event.ship == ship] for ship in ("fd", "jr")}

    assert set(range(9)) == {event.seat for event in placed}
    assert [[*range(1, size + 1)] for size in crews(step.state)] == [ranks["fd"], ranks["jr"]]


def test_teams_and_places_differ_from_seed_to_seed() -> None:
    """TI-1.1, TI-2.2: both are random: over many seeds a seat sees every team and every rank."""
    games = [started(5, seed).state for seed in range(60)]

    assert {"english", "french", "dutch"} == {open_sealed(state.members[0].team) for state in games}
    assert {0, 1, 2, None} == {_rank(state) for state in games}


def _rank(state: State) -> int | None:
    queue = spot(state, "fd").queue
    return queue.index(0) if 0 in queue else None


@pytest.mark.parametrize("seats", range(4, 11))
def test_balanced_crews_differ_by_one_at_most(seats: int) -> None:
    """TI-R02: dealt in turn, the first ship by lot."""
    sizes = {crews(started(seats, seed).state) for seed in range(20)}

    assert {(seats // 2, seats - seats // 2), (seats - seats // 2, seats // 2)} == sizes


@pytest.mark.parametrize("seats", range(4, 11))
def test_random_crews_are_one_to_five(seats: int) -> None:
    """TI-R02, option placement=random: every split with one to five aboard comes up."""
    sizes = {crews(started(seats, seed, placement="random").state) for seed in range(250)}
    allowed = {(size, seats - size) for size in range(1, 6) if 1 <= seats - size <= 5}

    assert allowed == sizes


def test_eight_treasures_lie_where_the_rules_say() -> None:
    """TI-1.2, TI-1.3: four Spanish, one in each area of the island, and one to stow on each ship."""
    state = started(6).state

    assert 4 == state.spanish
    assert (1, 1) == (spot(state, "island").english, spot(state, "island").french)
    assert (0, 0) == (spot(state, "fd").english, spot(state, "fd").french)


def test_seven_sit_down_where_nobody_says_how_many_and_two_may_by_option() -> None:
    """TI-1.1, TI-R01: the usual table; the option that opens the game to the fewest."""
    assert 7 == GAME.usual_seats
    assert {"min_players": 2} == GAME.brief
    assert ["company", "prudent", "cunning"] == list(GAME.stewards)


def test_t01_of_seven_players_both_captains_stow_before_the_first_day() -> None:
    """T01, TI-R02, TI-2.3, TI-R05: the two captains stow, in any order, and day 1 begins with 8 treasures."""
    state = started(7).state
    fd, jr = spot(state, "fd").queue, spot(state, "jr").queue
    asked = [wait.seat for wait in GAME.waits(state)]
    with pytest.raises(Refused, match=r"^not_captain$"):
        then(state, fd[1], Stow("english"))
    later = then(state, jr[0], Stow("french")).state
    with pytest.raises(Refused, match=r"^already_stowed$"):
        then(later, jr[0], Stow("english"))
    step = then(later, fd[0], Stow("english"))

    assert {3: 1, 4: 1} == Counter(crews(state))
    assert [fd[0], jr[0]] == asked
    assert (Stowed("fd", "english", by_lot=False), DayStarted(1)) == step.events
    assert ("day", 1) == (step.state.phase, step.state.round)
    assert 8 == step.state.spanish + sum(at.english + at.french for at in step.state.spots)
    assert not any(member.acted for member in step.state.members)


def test_t40_silent_captains_get_a_lot_that_the_seed_fixes() -> None:
    """T40, U10: the lot favours no side, and the same seed gives the same holds."""

    def lots(seed: int) -> list[str]:
        state, holds = started(4, seed).state, list[str]()
        for wait in GAME.waits(state):
            step = take(GAME, state, CLOCK, Expire(wait.id), lambda _: Dice(seed.to_bytes(16, "big")))
            state = step.state
            holds += [event.hold for event in step.events if isinstance(event, Stowed) and event.by_lot]
        return holds

    drawn = [lots(seed) for seed in range(30)]

    assert drawn == [lots(seed) for seed in range(30)]
    assert 4 == len({tuple(pair) for pair in drawn})


@pytest.mark.parametrize(("seats", "least"), [(4, 4), (2, 2), (3, 2), (10, 2)])
def test_the_table_begins_with_enough_players(seats: int, least: int) -> None:
    """TI-R01: four at least, or two where the option says so."""
    assert seats == len(started(seats, min_players=least).state.members)


@pytest.mark.parametrize(("seats", "least"), [(3, 4), (2, 4), (1, 2), (11, 4)])
def test_a_table_too_small_or_too_large_does_not_begin(seats: int, least: int) -> None:
    """TI-R01: ten fill two ships of five."""
    with pytest.raises(Refused, match="seats_wrong"):
        started(seats, min_players=least)
