"""What is asked of a chronicle."""

from typing import Final, Literal, get_args

from msgspec import Struct

from engine.kernel.seats import Seat

Kind = Literal["count", "decision", "signature", "deal", "promise", "king"]
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
"""What chronicles tell things apart by; a game uses those it has."""


class Query(Struct, frozen=True):
    """0, None and "" ask for everything. `words` are searched in names and titles."""

    generation: int = 0
    phase: int = 0
    house: Seat | None = None
    kind: Kind | None = None
    words: str = ""
