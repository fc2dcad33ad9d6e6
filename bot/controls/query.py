"""What is asked of a chronicle."""

from msgspec import Struct

from engine.kernel.seats import Seat


class Query(Struct, frozen=True):
    """0, None and "" ask for everything. `words` are searched in names and titles; `kind` is a game's own."""

    generation: int = 0
    phase: int = 0
    house: Seat | None = None
    kind: str | None = None
    words: str = ""
