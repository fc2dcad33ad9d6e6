"""What has happened so far in a move, and the table after it: each chapter tells its events to the next."""

from msgspec import Struct

from engine.games.architects.event import AnyEvent
from engine.games.architects.fold import evolve
from engine.games.architects.state import Player, State
from engine.kernel.dice import Dice
from engine.kernel.seats import Seat


class Told(Struct, frozen=True):
    """The table as it stands in the middle of a move, and its events."""

    state: State
    dice: Dice
    events: tuple[AnyEvent, ...] = ()

    def tell(self, *events: AnyEvent) -> "Told":
        """The same and these events."""
        state = self.state
        for event in events:
            state = evolve(state, event)
        return Told(state, self.dice, (*self.events, *events))

    def player(self, seat: Seat) -> Player:
        """A seat as it stands now."""
        return self.state.players[seat]
