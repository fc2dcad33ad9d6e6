"""Between two generations: another first name, a word to stop, and the start of the next (HO-R03, HO-R04)."""

from msgspec.structs import replace

from engine.games.houses.events import AnyEvent, FirstNameChanged, HouseReady, StopAgreed
from engine.games.houses.founding import NAME_MOST, name_refusal, trim_name
from engine.games.houses.moves import AgreeToStop, AnyAction, Ready, Rename
from engine.games.houses.state import State
from engine.kernel.moves import PartialMove, Words, field_value, finish
from engine.kernel.refused import Refusal, no
from engine.kernel.seats import Seat, with_value_at
from engine.kernel.waits import Wait


def ready_wait(state: State, seat: Seat) -> str:
    """The id of the seat's pause before the next generation."""
    return f"g{state.generation + 1}.ready.{seat}"


def interlude_waits(state: State) -> tuple[Wait, ...]:
    """Everybody may pause; who is silent is ready at the deadline."""
    if state.stage != "interlude":
        return ()
    return tuple(
        Wait(ready_wait(state, seat), seat, "ready", False, "goes_on", moves=("ready",))
        for seat in state.seats
        if not state.ready[seat]
    )


def ready_refusal(state: State, seat: Seat, action: Ready) -> Refusal | None:
    """Only between two generations, and once."""
    return no("not_now") if state.stage != "interlude" or state.ready[seat] else None


def ready_events(state: State, seat: Seat, action: Ready) -> tuple[AnyEvent, ...]:
    """The house waits no longer."""
    return (HouseReady(seat),)


def rename_refusal(state: State, seat: Seat, action: Rename) -> Refusal | None:
    """HO-R03: between two generations."""
    return no("not_now") if state.stage != "interlude" else name_refusal(action.first_name, state.ruling)


def rename_events(state: State, seat: Seat, action: Rename) -> tuple[AnyEvent, ...]:
    """HO-R03."""
    return (FirstNameChanged(seat, trim_name(action.first_name)),)


def stop_refusal(state: State, seat: Seat, action: AgreeToStop) -> Refusal | None:
    """HO-R04: at any time of the campaign; a second same word changes nothing."""
    if state.stage == "founding":
        return no("not_now")
    return no("said_already") if state.stopping[seat] == action.agree else None


def stop_events(state: State, seat: Seat, action: AgreeToStop) -> tuple[AnyEvent, ...]:
    """HO-R04."""
    return (StopAgreed(seat, action.agree),)


def interlude_offers(
    state: State, seat: Seat, begun: PartialMove | None
) -> tuple[AnyAction | PartialMove, ...]:
    """Ready, and another first name."""
    if state.stage != "interlude":
        return ()
    if begun is None:
        ready: tuple[AnyAction | PartialMove, ...] = () if state.ready[seat] else (Ready(),)
        return (*ready, PartialMove("rename", (), (Words("first_name", 1, NAME_MOST),)))
    if field_value(begun, "first_name") is None:
        return (PartialMove("rename", (), (Words("first_name", 1, NAME_MOST),)),)
    action = finish(begun, AnyAction)
    if isinstance(action, Rename) and rename_refusal(state, seat, action) is None:
        return (action,)
    return ()


def stop_offers(state: State, seat: Seat) -> tuple[AnyAction, ...]:
    """HO-R04: say it, or take it back."""
    action = AgreeToStop(not state.stopping[seat])
    return () if stop_refusal(state, seat, action) else (action,)


def on_first_name_changed(state: State, event: FirstNameChanged) -> State:
    """HO-R03."""
    new = replace(state.houses[event.seat], first_name=event.first_name)
    return replace(state, houses=with_value_at(state.houses, event.seat, new))


def on_house_ready(state: State, event: HouseReady) -> State:
    """One wait less."""
    return replace(state, ready=with_value_at(state.ready, event.seat, True))


def on_stop_agreed(state: State, event: StopAgreed) -> State:
    """HO-R04."""
    return replace(state, stopping=with_value_at(state.stopping, event.seat, event.agree))
