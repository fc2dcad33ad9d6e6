"""What the picture of the table shows, from which layout.py makes its pieces."""

from msgspec import Struct

from bot.pictures.facts import Sheet


class Tile(Struct, frozen=True):
    """A seat: `down` counts its hidden cards, `lost` names those turned up, `claims` what it has claimed."""

    seat: int
    name: str
    coins: int
    down: int
    lost: tuple[str, ...]
    claims: str
    living: bool
    active: bool
    awaited: bool


class Table(Sheet, frozen=True, kw_only=True):
    """The table as everybody may see it; `treasury` None where it has no bottom (CO-R16)."""

    now: str
    deed: str
    court: int
    treasury: int | None
    seats: tuple[Tile, ...]
    calls: tuple[str, ...]
