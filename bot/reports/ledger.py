"""When each kind of error was last reported: no more than once an hour, over the ends of the program as well.

A bot that dies at its start is begun again every few seconds, and would tell the same each time. So the
times lie in a file beside the database; where it can't be read or written, they hold until the program ends.
"""

from collections.abc import Container
from contextlib import suppress
from datetime import datetime, timedelta
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

REPORTS_FILE: Final = "reports.json"
"""In the folder of the data."""

PAUSE: Final = timedelta(hours=1)

MOST: Final = 500
"""So many kinds are remembered; of more, which no program has, none is reported."""


class Told(Struct, frozen=True):
    """When a kind of error was reported, and how often it has come since."""

    at: datetime
    repeats: int = 0


class Ledger:
    """The kinds of error by their fingerprints."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._told: dict[str, Told] = {}
        with suppress(OSError, msgspec.MsgspecError):
            self._told = msgspec.json.decode(file.read_bytes(), type=dict[str, Told])

    def repeats_if_due(self, fingerprint: str, now: datetime) -> int | None:
        """How often this kind came since its last report, if it is to be reported now; None where it is not.

        What is due counts as reported from then on; what is not is counted.
        """
        last = self._told.get(fingerprint)
        # A time to come is that of a clock that was set back.
        if last is not None and timedelta(0) <= now - last.at < PAUSE:
            self._told[fingerprint] = replace(last, repeats=last.repeats + 1)
            return None
        if last is None and len(self._told) >= MOST:
            self._forget_old(now)
            if len(self._told) >= MOST:
                return None
        self._told[fingerprint] = Told(now)
        return 0 if last is None else last.repeats

    def save(self, unsent: Container[str]) -> None:
        """Keep it for the next start, without the kinds whose report did not leave. Never raises."""
        kept = {name: one for name, one in self._told.items() if name not in unsent}
        part = self._file.with_name(f"{self._file.name}.part")
        # Not synced: what a power cut takes is one report more.
        with suppress(OSError):
            part.touch(mode=0o600)
            part.write_bytes(msgspec.json.encode(kept))
            part.replace(self._file)

    def _forget_old(self, now: datetime) -> None:
        self._told = {name: one for name, one in self._told.items() if abs(now - one.at) < PAUSE}
