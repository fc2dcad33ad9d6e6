"""What cards do to provinces: special tokens and control tokens come and go (BR-SPEC, BR-CTRL)."""

from engine.games.rokugan.event import AnyEvent
from engine.games.rokugan.events import ControlAdded, ControlLost, SpecialPlaced, SpecialRemoved
from engine.games.rokugan.facts import SHADOWED
from engine.games.rokugan.names import PROVINCES, Province, Special
from engine.games.rokugan.state import State, land, provinces_of, supply
from engine.kernel.seats import Seat

FIXED: tuple[Special, ...] = ("peace", "scorched")
"""Nothing takes their place (BR-SPEC-3)."""


def takes_special(state: State, province: Province) -> bool:
    """Whether a special token may be laid there (BR-SPEC-2, BR-SPEC-3)."""
    return land(state, province).special not in FIXED


def lay_special(state: State, province: Province, special: Special) -> tuple[AnyEvent, ...]:
    """A special token, and where it is scorched earth the end of control (BR-SPEC-4)."""
    here = land(state, province)
    cleared: tuple[AnyEvent, ...] = ()
    if special == "scorched" and here.owner is not None:
        tokens = (ControlLost(province, here.owner, "up"),) * here.up
        cleared = (*tokens, *(ControlLost(province, here.owner, "down"),) * here.down)
    return (*cleared, SpecialPlaced(province, special))


def lift_special(state: State, province: Province) -> tuple[AnyEvent, ...]:
    """The special token of a province is gone."""
    special = land(state, province).special
    return () if special is None else (SpecialRemoved(province, special),)


def faceup(state: State, seat: Seat, province: Province, count: int, spent: int = 0) -> tuple[AnyEvent, ...]:
    """Faceup control tokens as far as the supply goes (BR-CTRL-3, BR-CTRL-7); `spent` are on their way."""
    left = max(min(count, supply(state, seat) - spent), 0)
    return (ControlAdded(province, seat, left, "up"),) if left else ()


def pay_control(state: State, seat: Seat, province: Province) -> tuple[AnyEvent, ...]:
    """One control token as a cost, a faceup one first (BR-CTRL-4)."""
    return (ControlLost(province, seat, "up" if land(state, province).up else "down"),)


def payable(state: State, seat: Seat) -> tuple[Province, ...]:
    """Where a seat may take the control token that a Shadowlands card costs."""
    return tuple(one for one in provinces_of(state, seat) if one not in SHADOWED)


def with_special(state: State, special: Special | None = None) -> tuple[Province, ...]:
    """Provinces that hold this special token, or any."""
    found = zip(PROVINCES, state.lands, strict=True)
    return tuple(name for name, one in found if one.special is not None and special in (None, one.special))
