"""What those who manage a server have set for its tables: where and by whom they are opened, quiet hours."""

from typing import Final

from msgspec import Struct

from engine.kernel.table.paces import Quiet
from engine.store import Store

MANAGERS: Final = "managers"
"""Kept as who may open tables, in place of a role, where only those may who manage the server."""


class ServerSettings(Struct, frozen=True):
    """Of a server that has set nothing all is empty: anybody opens tables anywhere, and no hours are quiet.

    `role`: only who has it opens tables; `managers`: only who manages the server, who may in any case.
    """

    channels: tuple[int, ...] = ()
    role: int | None = None
    managers: bool = False
    quiet: Quiet | None = None


async def load_server_settings(store: Store, guild: int) -> ServerSettings:
    """What a server has set. Words that no version wrote count as not set."""
    kept = dict(await store.read.preferences("guild", guild))
    openers = kept.get("openers", "")
    return ServerSettings(
        tuple(int(one) for one in kept.get("channels", "").split() if one.isdecimal()),
        int(openers) if openers.isdecimal() else None,
        openers == MANAGERS,
        _quiet_in(kept.get("hours", "")),
    )


async def save_channels(store: Store, guild: int, channels: tuple[int, ...]) -> None:
    """Let tables be opened in these channels alone; with none of them, everywhere."""
    await store.write.set_preference("guild", guild, " ".join(map(str, channels)) or None, "channels")


async def save_openers(store: Store, guild: int, role: int | None, *, managers: bool = False) -> None:
    """Let tables be opened by who has this role, or by managers alone; else by everybody."""
    kept = MANAGERS if managers else None if role is None else str(role)
    await store.write.set_preference("guild", guild, kept, "openers")


async def save_quiet(store: Store, guild: int, quiet: Quiet | None) -> None:
    """Let new tables begin with these quiet hours, or with none."""
    kept = None if quiet is None else f"{quiet.since} {quiet.until} {quiet.zone}"
    await store.write.set_preference("guild", guild, kept, "hours")


def _quiet_in(kept: str) -> Quiet | None:
    since, _, rest = kept.partition(" ")
    until, _, zone = rest.partition(" ")
    return Quiet(int(since), int(until), zone) if since.isdecimal() and until.isdecimal() and zone else None
