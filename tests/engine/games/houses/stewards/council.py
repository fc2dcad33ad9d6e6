"""A council with a realm, roles and forecasts for the steward's tests, and what it does there."""

from typing import Any

from msgspec.structs import replace

from engine.games import houses
from engine.games.houses.content import Forecast
from engine.games.houses.moves import Cast
from engine.games.houses.names import ROLES, Office, RoleName
from engine.games.houses.state import State, Track
from engine.games.houses.stewards.prudent import prudent
from engine.games.houses.stewards.voting import stake
from engine.kernel.dice import Dice
from engine.kernel.sealed import seal
from engine.playout import look
from tests.engine.games.houses import small, trade

GAME = houses.game(small.content())
DICE = Dice(bytes(16))
FLAT = (10, 10, 10, 10, 10)


def council(
    ballots: str = "- - - - -",
    *,
    roles: str = "moderate moderate moderate moderate moderate",
    offices: dict[int, tuple[Office, ...]] | None = None,
    values: tuple[int, ...] = FLAT,
    yes: Forecast = trade.BLANK,
    no: Forecast = trade.BLANK,
    stability: int = 10,
    pool: int = 3,
    **fields: Any,
) -> State:
    """Seats in a row with these roles; momentum is down and has just turned."""
    state = trade.council(ballots, **fields)
    characters = tuple(
        replace(one, role=seal(_role(name), seat), offices=(offices or {}).get(seat, ()))
        for seat, (one, name) in enumerate(zip(state.characters, roles.split(), strict=True))
    )
    assert state.phase is not None
    return replace(
        state,
        characters=characters,
        tracks=tuple(Track(value, False, 0) for value in values),
        phase=replace(state.phase, yes=yes, no=no),
        stability=stability,
        pool=pool,
    )


def foreseen(*effects: int) -> Forecast:
    """A forecast of these signs, army first."""
    first, second, third, fourth, fifth = effects
    return Forecast((first, second, third, fourth, fifth))


def choice(state: State, seat: int, dice: Dice = DICE) -> Any:
    """What the prudent steward does in this seat."""
    return prudent(look(GAME, whole(state), seat), dice)


def gain(state: State, seat: int) -> float:
    """What a yes instead of a no is worth to this seat, in points, as the steward weighs it."""
    return stake(look(GAME, whole(state), seat).view).gain("yes")


def whole(state: State) -> State:
    """The state with what the chapters' own tests leave out: nobody has asked to stop."""
    nobody = (False,) * len(state.houses)
    return replace(state, stopping=state.stopping or nobody, ready=state.ready or nobody)


def choices(state: State, seat: int, count: int = 40) -> list[Any]:
    """What it does with so many different chances of its own."""
    return [choice(state, seat, Dice(number.to_bytes(16, "big"))) for number in range(count)]


def sides(cast: list[Any]) -> set[str]:
    """The ballots among moves."""
    return {one.ballot for one in cast if isinstance(one, Cast)}


def _role(name: str) -> RoleName:
    return next(role for role in ROLES if role == name)
