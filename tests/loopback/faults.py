"""Faults that a test puts between the bot and the small Discord: refused, slow and lost answers."""

import asyncio
import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Literal

from tests.loopback.town import Json

Phase = Literal["came", "done"]
Tap = Callable[[str, str, Phase], Awaitable[None]]
"""Is told of every request twice: when it comes, and when it is done but not yet answered."""


@dataclass
class Fault:
    """What requests whose "METHOD path" matches meet. `done`: they are carried out all the same."""

    match: str
    status: int = 500
    times: int | None = 1
    code: int = 0
    retry_after: float | None = None
    everywhere: bool = False
    done: bool = False
    delay: float = 0.0
    met: int = 0


class Faults:
    """The faults in force; the first that matches is met."""

    def __init__(self) -> None:
        self._faults: list[Fault] = []
        self.tap: Tap = nothing

    def add(self, match: str, **how: object) -> Fault:
        """A fault for requests that match; `times` None stays until it is lifted."""
        fault = Fault(match, **how)  # type: ignore[arg-type]
        self._faults.append(fault)
        return fault

    def lift(self) -> None:
        """No fault is left."""
        self._faults.clear()

    async def meet(self, method: str, path: str) -> Fault | None:
        """The fault that this request meets, its delay already waited for."""
        for fault in self._faults:
            if (fault.times is None or fault.met < fault.times) and re.search(
                fault.match, f"{method} {path}"
            ):
                fault.met += 1
                await asyncio.sleep(fault.delay)
                return fault
        return None


async def nothing(method: str, path: str, phase: Phase) -> None:
    """The tap that does nothing."""


def body_of(fault: Fault) -> Json:
    """What the client reads of it."""
    if fault.retry_after is None:
        return {"code": fault.code, "message": "Injected"}
    return {"message": "Slow", "retry_after": fault.retry_after, "global": fault.everywhere}


def headers_of(fault: Fault) -> dict[str, str]:
    """Of a 429; Discord's own carry Via, a ban by its proxy does not."""
    if fault.retry_after is None:
        return {}
    return {"Via": "1.1 loopback", "Retry-After": str(fault.retry_after)}
