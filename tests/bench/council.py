"""A Houses transition against the least a council can be: ballots, a count, two changes, no rules."""

from collections import defaultdict
from math import inf
from statistics import mean, median
from time import process_time_ns
from typing import Any, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from engine import playout
from engine.entries import Entry, Scribe
from engine.games import houses
from engine.games.houses.moves import AgreeToStop, Cast, Options
from engine.kernel.dice import Dice
from engine.kernel.step import take
from engine.kernel.steward import Look
from engine.stewards import random
from tests.engine.games.houses import small

SEATS = 5
CAMPAIGNS = 12
REPEATS = 9
AGAIN = 3
"""So often each move of the recorded campaigns is made, from the same state; the quickest counts."""

SEED = b"bench the council chamber......."


class Slip(Struct, frozen=True):
    """A ballot of the least council."""

    side: str
    power: int


class Least(Struct, frozen=True):
    """The least council: ballots and powers."""

    slips: tuple[Slip | None, ...]
    power: tuple[int, ...]
    values: tuple[int, ...] = (10,) * 5
    stability: int = 10
    pool: int = 3


class Dropped(Struct, frozen=True, tag_field="event"):
    """A ballot was cast."""

    seat: int
    slip: Slip


class Moved(Struct, frozen=True, tag_field="event"):
    """A resource changed."""

    resource: int
    by: int


class Counted(Struct, frozen=True, tag_field="event"):
    """The count."""

    side: str
    spent: tuple[int, ...]


def measure() -> dict[str, float]:
    """Microseconds (of the processor) a move, their ratio, and what move 2,000 costs against move 20.

    Of each campaign the floor is taken before and after it, and the ratios are the medians of the campaigns'.
    What a move costs is the least of some repeats, of the floor, too: the least council lies in the
    processor's first cache whatever runs beside it, and Houses does not. Made once each, `ratio of any move`
    was 8.65 on a quiet machine, 9.5 on another, and 10.8 beside nineteen programs that wanted the same two
    cores, where it is 8.2 so: that difference is the machine.
    """
    least, council, every = [], [], []
    for number in range(CAMPAIGNS):
        chance, log = _recorded(number)
        before = [_least(len(log)) for _ in range(AGAIN)]
        costs = _costs(chance, log)
        least.append(min(*before, *(_least(len(log)) for _ in range(AGAIN))))
        council.append(mean(cost for cast, cost in costs if cast))
        every.append(mean(cost for _, cost in costs))
    late, early = along_a_campaign()
    return {
        "least council, us a move": median(least),
        "Houses, us a ballot": median(council),
        "Houses, us a move of any kind": median(every),
        "ratio": median(ours / floor for ours, floor in zip(council, least, strict=True)),
        "ratio of any move": median(ours / floor for ours, floor in zip(every, least, strict=True)),
        "move 20, us": early,
        "move 2000, us": late,
        "late against early": late / early,
    }


def least_move_us(moves: int = 2000) -> float:
    """Microseconds of the processor of a move of the least council now: a floor for what thinks or folds."""
    return _least(moves)


def voter(look: Look, dice: Dice) -> Any | None:
    """Votes at once and for good, as the least council does; elsewhere any legal move."""
    if not any(wait.ask == "vote" for wait in look.waits):
        return random.when_asked(look, dice)
    kind = dice.pick(("yes", "no", "gather"), "ballot")
    power = 1 if kind != "gather" and look.view.own.free_power else 0
    return Cast(kind if power else "gather", power, bool(power))


def _recorded(number: int) -> tuple[playout.Chance, list[tuple[int, Any]]]:
    seed = SEED[:-1] + bytes([number])
    game = houses.game(small.content())
    turns = playout.play(game, SEATS, Options(generations=3), seed, (voter,) * SEATS)
    return playout.chance_of(seed), [(turn.seat, turn.action) for turn in turns]


def _costs(chance: playout.Chance, log: list[tuple[int, Any]]) -> list[tuple[bool, float]]:
    """Whether each move was a ballot, and its microseconds with all that followed by itself."""
    game, state = houses.game(small.content()), None
    costs = []
    for seat, action in log:
        times = []
        for _ in range(AGAIN):
            start = process_time_ns()
            after = take(game, state, seat, action, chance).state
            times.append((process_time_ns() - start) / 1000)
        state = after
        costs.append((isinstance(action, Cast), min(times)))
    return costs


def _least(moves: int) -> float:
    state = Least((None,) * SEATS, (8,) * SEATS)
    start = process_time_ns()
    for move in range(moves):
        state, _ = _take(state, move % SEATS, Slip("yes" if move % 3 else "no", 1))
    return (process_time_ns() - start) / moves / 1000


def _take(state: Least, seat: int, slip: Slip) -> tuple[Least, tuple[Any, ...]]:
    if state.slips[seat] is not None:
        raise ValueError(seat)
    events: list[Any] = [Dropped(seat, slip)]
    state = _evolve(state, events[0])
    if all(one is not None for one in state.slips):
        events.append(_count(state))
        events.extend(Moved(resource, by) for resource, by in ((seat, 2), ((seat + 1) % 5, -2)))
        for event in events[1:]:
            state = _evolve(state, event)
    return state, tuple(events)


def _count(state: Least) -> Counted:
    slips = [one for one in state.slips if one is not None]
    yes = sum(one.power for one in slips if one.side == "yes")
    side = "yes" if yes * 2 > sum(one.power for one in slips) else "no"
    return Counted(side, tuple(one.power if one.side == side else 0 for one in slips))


def _evolve(state: Least, event: Any) -> Least:
    if isinstance(event, Dropped):
        slips = (*state.slips[: event.seat], event.slip, *state.slips[event.seat + 1 :])
        return replace(state, slips=slips)
    if isinstance(event, Moved):
        value = state.values[event.resource] + event.by
        values = (*state.values[: event.resource], value, *state.values[event.resource + 1 :])
        return replace(state, values=values, stability=state.stability + event.by)
    power = tuple(max(1, have - spent) for have, spent in zip(state.power, event.spent, strict=True))
    return replace(state, slips=(None,) * len(state.slips), power=power, pool=state.pool + sum(event.spent))


class Ballot(NamedTuple):
    """A ballot of a long campaign: the table before it, and the turn."""

    state: Any
    turn: playout.Turn

    @property
    def kind(self) -> tuple[Any, ...]:
        """What it takes: the same acts bring the same events, with as many deals to look through."""
        return (*map(type, self.turn.events), self.turn.action.power > 0, len(self.state.deals))


def along_a_campaign() -> tuple[float, float]:
    """The cost of casting a ballot, its entry written, near move 2,000 and near move 20.

    Like is compared with like: some ballots close a phase, break a deal or bring an achievement, and cost
    twice or ten times what others do, so those of either end are taken kind by kind, as many of each, and
    measured by turns.
    """
    game = houses.game(small.content(steps=40))
    chance, scribe = playout.chance_of(SEED), Scribe(game)
    early, late = _ballots(game)
    pairs = [
        (one, other)
        for kind, ones in early.items()
        for one, other in zip(ones, late.get(kind, ()), strict=False)
    ]
    least = [(inf, inf)] * len(pairs)
    for _ in range(REPEATS):
        for spot, pair in enumerate(pairs):
            costs = [_cost(game, one.state, one.turn, chance, scribe) for one in pair]
            least[spot] = min(least[spot][0], costs[0]), min(least[spot][1], costs[1])
    return mean(late for _, late in least), mean(early for early, _ in least)


def _ballots(game: Any) -> tuple[dict[Any, list[Ballot]], dict[Any, list[Ballot]]]:
    """The ballots of a campaign before move 300 and after move 1,850, by what they take."""
    early, late = defaultdict[Any, list[Ballot]](list), defaultdict[Any, list[Ballot]](list)
    turns = playout.play(game, SEATS, Options(generations=40), SEED, (_staying,) * SEATS, limit=2400)
    state = None
    for number, turn in enumerate(turns):
        end = early if number < 300 else late if number >= 1850 else None
        if isinstance(turn.action, Cast) and end is not None:
            one = Ballot(state, turn)
            end[one.kind].append(one)
        state = turn.state
    return early, late


def _staying(look: Look, dice: Dice) -> Any | None:
    """HO-R04: a random player who never agrees that the campaign stops, so that it comes to move 2,000."""
    move = random.when_asked(look, dice)
    return None if isinstance(move, AgreeToStop) else move


def _cost(game: Any, state: Any, turn: playout.Turn, chance: playout.Chance, scribe: Scribe) -> float:
    start = process_time_ns()
    step = take(game, state, turn.seat, turn.action, chance)
    scribe.write(Entry(0, turn.seat, None, turn.action, step.events))
    return (process_time_ns() - start) / 1000
