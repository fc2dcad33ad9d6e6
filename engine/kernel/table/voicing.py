"""Whether stewards say lines of their own: the host's to switch, at any time. No rule and no steward asks."""

from msgspec.structs import replace

from engine.kernel.refused import Refusal, no
from engine.kernel.table.base import Player
from engine.kernel.table.chapter import Chapter, Moment
from engine.kernel.table.state import Table
from engine.kernel.table.voicing_messages import SetVoices, VoicesSet


def voices_refusal(table: Table, player: Player, action: SetVoices, moment: Moment) -> Refusal | None:
    """Only a change is one."""
    if player != table.host:
        return no("host_only")
    return no("voices_already") if table.voices == action.on else None


def voices_asked(table: Table, player: Player, action: SetVoices, moment: Moment) -> tuple[VoicesSet, ...]:
    """The switch is turned."""
    return (VoicesSet(action.on),)


def voices_set(table: Table, event: VoicesSet) -> Table:
    """As it was said last."""
    return replace(table, voices=event.on)


VOICING = Chapter(voices_refusal, voices_asked)
