"""What is asked and what happens where a person wants to be forgotten (forgetting.py)."""

from engine.kernel.seats import Seat
from engine.kernel.table.base import Player, TableAction, TableEvent


class BeForgotten(TableAction, frozen=True, tag="table_forget"):
    """Whoever asks leaves for good, and their house is nameless from then on."""


class PlayerForgotten(TableEvent, frozen=True, tag="player_forgotten"):
    """This number stands for nobody any more; the house of the seat, where they had one, is nameless."""

    player: Player
    seat: Seat | None


class HostPassed(TableEvent, frozen=True, tag="host_passed"):
    """Another person hosts the table: of those who sit at it the one who came first, or (null) nobody."""

    player: Player | None
