"""Campaigns whose houses are being founded."""

from engine.games.houses.content import Content
from engine.games.houses.moves import Found
from engine.games.houses.state import State
from engine.kernel.dice import Dice
from engine.kernel.moves import Start
from engine.kernel.seats import CLOCK
from tests.engine.games.houses import small
from tests.engine.games.houses.position import Told, done

WORLD = small.content()
ARASH = Found("Peyvandian", "emblem_1", "Arash Khan")


def started(seats: int = 5, dice: Dice | None = None, content: Content = WORLD) -> Told:
    """A campaign of so many houses, before they are founded."""
    return done(content, None, CLOCK, Start(seats, "{}"), dice or Dice(b"a campaign opens"))


def founded(*houses: Found, seats: int = 5) -> State:
    """The first seats have founded these houses."""
    state = started(seats).state
    for seat, house in enumerate(houses):
        state = done(WORLD, state, seat, house).state
    return state
