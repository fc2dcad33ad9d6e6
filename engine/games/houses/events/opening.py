"""The start of a generation: realm, offices, seats of the council, the role draft (HO-R35)."""

from engine.games.houses.events.event import Event
from engine.games.houses.names import Office, RoleName
from engine.kernel.sealed import Sealed


class HistoryForgotten(Event, frozen=True, tag="history_forgotten"):
    """HO-8.4: these historical events are forgotten."""

    marks: tuple[str, ...]


class GenerationOpened(Event, frozen=True, tag="generation_opened"):
    """Resources, momentum (`tossed`: by coin), purses and pool of a new generation (HO-2.1, HO-R07, HO-3)."""

    generation: int
    king: str
    values: tuple[int, ...]
    up: tuple[bool, ...]
    tossed: tuple[bool, ...]
    coins: tuple[int, ...]
    power: tuple[int, ...]
    pool: int


class OfficesRanked(Event, frozen=True, tag="offices_ranked"):
    """HO-R15."""

    seat: int
    order: tuple[Office, ...]
    given: bool = False


class OfficesDealt(Event, frozen=True, tag="offices_dealt"):
    """HO-5.2 to 5.5: the offices of each seat; `lots` are those that were drawn."""

    offices: tuple[tuple[Office, ...], ...]
    lots: tuple[Office, ...]


class CouncilSeated(Event, frozen=True, tag="council_seated"):
    """HO-5.6."""

    leader: int
    moderator: int


class DraftOpened(Event, frozen=True, tag="draft_opened"):
    """HO-4.1: who removes a role and in which order the houses take one. Nobody sees `left` yet."""

    remover: int
    order: tuple[int, ...]
    left: Sealed[tuple[RoleName, ...]]


class DraftTurned(Event, frozen=True, tag="draft_turned"):
    """HO-4.2: the house in turn, which alone sees what is left."""

    seat: int
    left: Sealed[tuple[RoleName, ...]]


class RoleRemoved(Event, frozen=True, tag="role_removed"):
    """HO-4.1; `given` when it was drawn by lot at the deadline."""

    seat: int
    role: Sealed[RoleName]
    given: bool = False


class RoleTaken(Event, frozen=True, tag="role_taken"):
    """HO-4.1; `handed` goes to the next house in the order (draft_two)."""

    seat: int
    role: Sealed[RoleName]
    handed: Sealed[RoleName] | None = None
    given: bool = False
