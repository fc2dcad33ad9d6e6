"""How long people wait: from the moment at which a press reaches the bot to the one at which it answers."""

import re
from collections.abc import Callable
from typing import Any, Final

from simcord import Env

ANSWER: Final = re.compile(r"/interactions/(\d+)/[^/]+/callback")

Clock = Callable[[], float]
"""Seconds on a clock that nobody sets."""


class Stopwatch:
    """Measures every interaction of a world by a clock of the real one, restarts of the bot included."""

    def __init__(self, env: Env, clock: Clock) -> None:
        self._clock = clock
        self._asked: dict[int, tuple[float, str]] = {}
        self.slowest, self.what = 0.0, ""
        self.answered = 0
        # simcord tells of both only here: of what is passed on, and of each request as it comes in.
        env._register_dispatch_observer(self._on_interaction)
        env.backend.http_requests = _Heard(env.backend.http_requests, self._on_request)

    @property
    def open(self) -> tuple[str, ...]:
        """The interactions that have had no answer: the command of each, or the number of its type."""
        return tuple(what for _, what in self._asked.values())

    def _on_interaction(self, interaction: Any) -> None:
        what = f"/{interaction.command_name}" if interaction.command_name else f"type {interaction.type}"
        self._asked[interaction.id] = self._clock(), what

    def _on_request(self, path: str) -> None:
        """Count a request that answers an interaction for the first time."""
        found = ANSWER.fullmatch(path)
        asked = self._asked.pop(int(found[1]), None) if found else None
        if asked is not None:
            self.answered += 1
            took = self._clock() - asked[0]
            if took > self.slowest:
                self.slowest, self.what = took, asked[1]


class _Heard(list[Any]):
    """A list of requests that tells of each new one."""

    def __init__(self, requests: list[Any], told: Callable[[str], None]) -> None:
        super().__init__(requests)
        self._told = told

    def append(self, request: Any) -> None:
        super().append(request)
        self._told(request.path)
