"""Who hosts a table, and whether its stewards say lines of their own, which the host may switch at any time.

    PassHost   host or program  HostPassed
    SetVoices  host             VoicesSet

Seats, the beginning, pauses and the pace, which are the host's too, stand in their own chapters. Where the
host is gone for good the program passes hosting on; no other person can take it.
"""

from typing import Final

from msgspec.structs import replace

from engine.kernel.refused import Refusal, no
from engine.kernel.table.chapter import Folds, Moment, Rule, Rules, TableAction, TableEvent
from engine.kernel.table.state import NOBODY, Player, Table, seat_of

# --- who hosts ---


class PassHost(TableAction, frozen=True, tag="table_host"):
    """Hosting goes to this person, who sits here: by the host, or by the program where the host is gone."""

    player: Player


class HostPassed(TableEvent, frozen=True, tag="host_passed"):
    """Another person hosts the table, or (null) nobody until the next one sits down."""

    player: Player | None


def host_candidates(table: Table) -> tuple[Player, ...]:
    """The people who could host in the host's place: the others who sit here, the first comer first."""
    players = (chair.player for chair in table.chairs)
    return tuple(sorted(one for one in players if one is not None and one != table.host))


def pass_host_refusal(table: Table, player: Player, action: PassHost, moment: Moment) -> Refusal | None:
    """The host's affair or the program's, and only somebody who sits here can host."""
    if player not in (NOBODY, table.host):
        return no("host_only")
    if seat_of(table, action.player) is None:
        return no("host_unseated")
    return no("host_already") if action.player == table.host else None


def pass_host(table: Table, player: Player, action: PassHost, moment: Moment) -> tuple[HostPassed, ...]:
    """The person who was named hosts."""
    return (HostPassed(action.player),)


def on_host_passed(table: Table, event: HostPassed) -> Table:
    """The table under its new host."""
    return replace(table, host=event.player)


# --- lines of the stewards ---


class SetVoices(TableAction, frozen=True, tag="table_voices"):
    """The host: whether stewards at this table say lines of their own. No rule and no steward asks."""

    on: bool


class VoicesSet(TableEvent, frozen=True, tag="voices_set"):
    """From now on stewards say lines of their own, or say none."""

    on: bool


def set_voices_refusal(table: Table, player: Player, action: SetVoices, moment: Moment) -> Refusal | None:
    """The host's affair, and only where it changes something."""
    if player != table.host:
        return no("host_only")
    return no("voices_already") if table.voices == action.on else None


def set_voices(table: Table, player: Player, action: SetVoices, moment: Moment) -> tuple[VoicesSet, ...]:
    """The switch as the host has turned it."""
    return (VoicesSet(action.on),)


def on_voices_set(table: Table, event: VoicesSet) -> Table:
    """The table with the switch as it was turned last."""
    return replace(table, voices=event.on)


# --- what the table collects from this chapter ---

AnyAction = PassHost | SetVoices
AnyEvent = HostPassed | VoicesSet

RULES: Final[Rules] = {
    PassHost: Rule(pass_host_refusal, pass_host),
    SetVoices: Rule(set_voices_refusal, set_voices),
}
FOLDS: Final[Folds] = {HostPassed: on_host_passed, VoicesSet: on_voices_set}
