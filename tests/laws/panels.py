"""Every function that makes a panel or form, and what of it was made while a test looked on."""

import importlib
import inspect
import pkgutil
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from types import CodeType, FrameType
from typing import Any, get_args, get_type_hints

import bot.games
import bot.render
from bot.render.panel import Form, Panel
from bot.ui import offered, tables

Shown = Panel | Form


def makers() -> dict[CodeType, str]:
    """The public functions and methods of bot.render, bot.games and the shared pages that make panels."""
    return {one.__code__: f"{one.__module__.removeprefix('bot.')}.{one.__qualname__}" for one in _functions()}


def _functions() -> Iterator[Any]:
    packages = ((one.__path__, f"{one.__name__}.") for one in (bot.render, bot.games, offered, tables))
    for found in (one for path, prefix in packages for one in pkgutil.walk_packages(path, prefix)):
        module = importlib.import_module(found.name)
        for value in vars(module).values():
            if inspect.isfunction(value) and value.__module__ == module.__name__ and _makes(value):
                yield value
            elif inspect.isclass(value) and value.__module__ == module.__name__ and not is_protocol(value):
                yield from (one for one in vars(value).values() if inspect.isfunction(one) and _makes(one))


def is_protocol(kind: type) -> bool:
    """A shape for renderers makes nothing itself."""
    return bool(getattr(kind, "_is_protocol", False))


def _makes(function: Any) -> bool:
    if function.__name__.startswith("_"):
        return False
    said = get_type_hints(function).get("return")
    return any(kind in (Panel, Form) for kind in (said, *get_args(said)))


class Walked:
    """What was made: how often by each maker, and everything once."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.shown: dict[Shown, str] = {}
        self._makers = makers()

    def heard(self, frame: FrameType, what: str, given: Any) -> None:
        """A function ends (see sys.setprofile)."""
        if what != "return" or frame.f_code not in self._makers:
            return
        name = self._makers[frame.f_code]
        some = [one for one in (given if isinstance(given, tuple) else (given,)) if isinstance(one, Shown)]
        if some:
            self.counts[name] += 1
        for one in some:
            self.shown.setdefault(one, name)

    @property
    def missing(self) -> set[str]:
        """Makers that made nothing."""
        return set(self._makers.values()) - set(self.counts)


@contextmanager
def walking() -> Iterator[Walked]:
    """Look on at everything that is made inside."""
    walked, before = Walked(), sys.getprofile()
    sys.setprofile(walked.heard)
    try:
        yield walked
    finally:
        sys.setprofile(before)
