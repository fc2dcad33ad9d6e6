"""What lies in a province beside combat tokens: one special token, and control tokens (BR-SPEC, BR-CTRL).

A special token replaces the one that lay there, but for peace and scorched earth, which stay. Scorched earth
ends control. Control tokens lie facedown, or faceup where they were earned; a seat has thirty, and what is
not on the board is its supply, so a card that adds some adds as many as there are. A province whose last
control token goes is nobody's. Cards and battles use the functions here; no move is one of this chapter's.
"""

from collections.abc import Callable
from typing import Any, Final, Literal

from msgspec.structs import replace

from engine.games.rokugan.base import Events, Happening
from engine.games.rokugan.facts import SHADOWED
from engine.games.rokugan.names import PROVINCES, Province, Special
from engine.games.rokugan.state import Land, State, land, provinces_of, supply, with_land
from engine.kernel.seats import Seat

FIXED: Final[tuple[Special, ...]] = ("peace", "scorched")
"""Nothing takes their place (BR-SPEC-3)."""

Face = Literal["down", "up"]

# --- events -------------------------------------------------------------------------------------------------


class SpecialPlaced(Happening, frozen=True, tag="special_placed"):
    """A special token, which replaces what lay there (BR-SPEC-2)."""

    province: Province
    special: Special


class SpecialRemoved(Happening, frozen=True, tag="special_removed"):
    """A special token is gone."""

    province: Province
    special: Special


class ControlAdded(Happening, frozen=True, tag="control_added"):
    """Control tokens of a seat come to a province."""

    province: Province
    seat: Seat
    count: int
    face: Face


class ControlLost(Happening, frozen=True, tag="control_lost"):
    """A control token leaves a province (BR-CTRL-4)."""

    province: Province
    seat: Seat
    face: Face


class ControlSwapped(Happening, frozen=True, tag="control_swapped"):
    """All control tokens of two provinces change places, faces as they are."""

    province: Province
    other: Province


# --- special tokens -----------------------------------------------------------------------------------------


def with_special(state: State, special: Special | None = None) -> tuple[Province, ...]:
    """The provinces that hold this special token, or any."""
    found = zip(PROVINCES, state.lands, strict=True)
    return tuple(name for name, one in found if one.special is not None and special in (None, one.special))


def can_take_special(state: State, province: Province) -> bool:
    """Whether a special token may be laid there (BR-SPEC-2, BR-SPEC-3)."""
    return land(state, province).special not in FIXED


def lay_special(state: State, province: Province, special: Special) -> Events:
    """A special token, and where it is scorched earth the end of control (BR-SPEC-4)."""
    here = land(state, province)
    cleared: Events = ()
    if special == "scorched" and here.owner is not None:
        tokens = (ControlLost(province, here.owner, "up"),) * here.up
        cleared = (*tokens, *(ControlLost(province, here.owner, "down"),) * here.down)
    return (*cleared, SpecialPlaced(province, special))


def lift_special(state: State, province: Province) -> Events:
    """The special token of a province is gone; () where there was none."""
    special = land(state, province).special
    return () if special is None else (SpecialRemoved(province, special),)


def on_special_placed(state: State, event: SpecialPlaced) -> State:
    """The token lies in the province."""
    return with_land(state, event.province, replace(land(state, event.province), special=event.special))


def on_special_removed(state: State, event: SpecialRemoved) -> State:
    """No special token lies in the province."""
    return with_land(state, event.province, replace(land(state, event.province), special=None))


# --- control tokens -----------------------------------------------------------------------------------------


def add_faceup(state: State, seat: Seat, province: Province, count: int, spent: int = 0) -> Events:
    """Faceup control tokens as far as the supply goes (BR-CTRL-3, BR-CTRL-7).

    `spent` are tokens that events before this one take of the supply; below 0, that they bring back.
    """
    left = max(min(count, supply(state, seat) - spent), 0)
    return (ControlAdded(province, seat, left, "up"),) if left else ()


def payable(state: State, seat: Seat) -> tuple[Province, ...]:
    """The provinces of which a seat may take the control token that a Shadowlands card costs."""
    return tuple(one for one in provinces_of(state, seat) if one not in SHADOWED)


def pay_control(state: State, seat: Seat, province: Province) -> tuple[ControlLost, ...]:
    """One control token as a cost, a faceup one first (BR-CTRL-4)."""
    return (ControlLost(province, seat, "up" if land(state, province).up else "down"),)


def on_control_added(state: State, event: ControlAdded) -> State:
    """The province has control tokens more, and is the seat's."""
    here = land(state, event.province)
    down = here.down + (event.count if event.face == "down" else 0)
    up = here.up + (event.count if event.face == "up" else 0)
    return with_land(state, event.province, Land(event.seat, down, up, here.special))


def on_control_lost(state: State, event: ControlLost) -> State:
    """When the last one goes, nobody controls the province (BR-CTRL-5)."""
    here = land(state, event.province)
    down, up = here.down - (event.face == "down"), here.up - (event.face == "up")
    left = Land(here.owner if down + up else None, down, up, here.special)
    return with_land(state, event.province, left)


def on_control_swapped(state: State, event: ControlSwapped) -> State:
    """Faces stay as they are, special tokens where they are (BR-CTRL-6)."""
    one, other = land(state, event.province), land(state, event.other)
    state = with_land(state, event.province, replace(other, special=one.special))
    return with_land(state, event.other, replace(one, special=other.special))


# --- what the game collects from this chapter ---------------------------------------------------------------

FOLDS: Final[dict[type, Callable[[Any, Any], State]]] = {
    SpecialPlaced: on_special_placed,
    SpecialRemoved: on_special_removed,
    ControlAdded: on_control_added,
    ControlLost: on_control_lost,
    ControlSwapped: on_control_swapped,
}
