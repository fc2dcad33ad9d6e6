"""What a house saw of the draft of the roles (HO-4.2)."""

from msgspec import Struct

from engine.games.houses.names import RoleName
from engine.kernel.seats import Seat


class Drafted(Struct, frozen=True, cache_hash=True, gc=False):
    """What a house saw of the draft, for itself alone (HO-4.2).

    `order` is that in which all took; `left` what it took from, nothing where its role was handed to it;
    `removed` and `handed` are what it removed, and gave to the next house.
    """

    order: tuple[Seat, ...] = ()
    left: tuple[RoleName, ...] = ()
    removed: RoleName | None = None
    handed: RoleName | None = None
