"""The end: who wins and why, and where the Dutch seat stands (section 6).

The team with more treasures wins; at a tie the governor decides. The Dutch seat wins beside a team, or alone.
Everything is revealed then, by option single votes too.
"""

from typing import Final

from msgspec.structs import replace

from engine.games.treasure.base import Event, Events, Folds, GameOver, Shown, Why, Winner
from engine.games.treasure.state import (
    SIDES,
    State,
    head_of,
    opposite,
    score,
    ship_of,
    titles_of,
    treasures,
)
from engine.kernel.dice import Dice
from engine.kernel.game import Result
from engine.kernel.sealed import open_sealed
from engine.kernel.seats import Seat


class BallotsShown(Event, frozen=True, tag="ballots_shown"):
    """Section 8, option: all votes that seats cast themselves."""

    ballots: tuple[Shown, ...]


def is_last_round(state: State) -> bool:
    """TI-6.1: whether this is the last round, or the one in which the fleet was called."""
    return state.round in (state.options.rounds, state.fleet)


def finish(state: State, dice: Dice) -> Events:
    """Everything is revealed; the titles that count are those after the last night (TI-R22)."""
    winner, why = _verdict(state, dice)
    english, french = score(state)
    teams = tuple(open_sealed(member.team) for member in state.members)
    over = GameOver(english, french, winner, why, _winners(state, winner), teams)
    if state.options.votes_opened == "never":
        return (over,)
    return BallotsShown(tuple(kept.vote for kept in state.kept) + votes_tonight(state)), over


def votes_tonight(state: State) -> tuple[Shown, ...]:
    """The votes that seats cast themselves tonight."""
    return tuple(
        Shown(state.round, order.kind, order.place, ballot.seat, ballot.value)
        for ballot in state.ballots
        if ballot.value is not None and (order := state.orders[ballot.order])
    )


def places(state: State) -> Result | None:
    """The winners first, all equal; in a draw all who stayed are equal, for a leaver counts as losing."""
    over = state.over
    if over is None:
        return None
    stayed = tuple(seat for seat, member in enumerate(state.members) if not member.left)
    best = over.winners or stayed
    rest = tuple(seat for seat in range(len(state.members)) if seat not in best)
    return Result(tuple(row for row in (best, rest) if row), over.why)


def _verdict(state: State, dice: Dice) -> tuple[Winner, Why]:
    """TI-6.7 before TI-6.2 and TI-6.3: a Dutch governor takes a tie alone."""
    english, french = score(state)
    if english != french:
        return ("english" if english > french else "french"), "treasure"
    governor = head_of(state, "island")
    if governor is not None:
        team = open_sealed(state.members[governor].team)
        return (team, "dutch_governor") if team == "dutch" else (team, "governor")
    # A tie without a governor goes by the table's option (TI-R23).
    if state.options.tie_no_governor == "random_team":
        return dice.pick(SIDES, "tie", state.round), "lot"
    if state.options.tie_no_governor == "dutch" and _seats_of(state, "dutch"):
        return "dutch", "dutch_tie"
    return "nobody", "draw"


def _winners(state: State, winner: Winner) -> tuple[Seat, ...]:
    """TI-6.6: the Dutch seat's success takes nothing from a team."""
    dutch = _seats_of(state, "dutch")
    if winner == "dutch":
        return dutch
    side = next((one for one in SIDES if one == winner), None)
    beside = []
    for seat in dutch:
        # TI-6.5, then TI-6.4 with the side that won, not the one with more treasures (U14).
        ship = ship_of(state, seat)
        sided = side and ship and treasures(state, ship, side) > treasures(state, ship, opposite(side))
        if "captain" in titles_of(state, seat) or sided:
            beside.append(seat)
    return tuple(sorted((*_seats_of(state, winner), *beside)))


def _seats_of(state: State, team: Winner) -> tuple[Seat, ...]:
    """The team's seats that have not left (TI-R28)."""
    return tuple(
        seat
        for seat, member in enumerate(state.members)
        if open_sealed(member.team) == team and not member.left
    )


FOLDS: Final[Folds] = {
    BallotsShown: lambda state, event: replace(state, shown=event.ballots, kept=()),
    GameOver: lambda state, event: replace(state, phase="over", over=event),
}
