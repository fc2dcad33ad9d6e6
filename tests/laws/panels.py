"""Every function that makes a panel or form, and what of it was made while a test looked on."""

import importlib
import inspect
import pkgutil
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from types import FunctionType
from typing import Any, get_args, get_type_hints

import bot.games
import bot.render
from bot.render.panel import Form, Panel
from bot.ui import generic, tables

Shown = Panel | Form


def makers() -> dict[str, FunctionType]:
    """The public functions and methods of bot.render, bot.games and the shared pages that make panels."""
    return {f"{one.__module__.removeprefix('bot.')}.{one.__qualname__}": one for one in _functions()}


def _functions() -> Iterator[Any]:
    packages = ((one.__path__, f"{one.__name__}.") for one in (bot.render, bot.games, generic, tables))
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
    """What was made: how often by each of these makers, and everything once."""

    def __init__(self, names: Iterable[str]) -> None:
        self.counts: Counter[str] = Counter()
        self.shown: dict[Shown, str] = {}
        self._names = frozenset(names)

    def heard(self, name: str, given: Any) -> None:
        """What this maker gave."""
        some = [one for one in (given if isinstance(given, tuple) else (given,)) if isinstance(one, Shown)]
        if some:
            self.counts[name] += 1
        for one in some:
            self.shown.setdefault(one, name)

    @property
    def missing(self) -> set[str]:
        """Makers that made nothing."""
        return set(self._names) - set(self.counts)


@contextmanager
def walking() -> Iterator[Walked]:
    """Look on at everything that is made inside."""
    every = makers()
    walked = Walked(every)
    with ExitStack() as watches:
        for name, maker in every.items():
            watches.enter_context(_watched(maker, partial(walked.heard, name)))
        yield walked


@contextmanager
def _watched(maker: FunctionType, heard: Callable[[Any], None]) -> Iterator[None]:
    """The maker tells what it gives, whoever calls it by whatever name: it is its code that is another.

    A profile of the interpreter (sys.setprofile) would hear the same, and every other call beside it.
    """
    own = FunctionType(maker.__code__, maker.__globals__, maker.__name__, maker.__defaults__)
    own.__kwdefaults__ = maker.__kwdefaults__
    plain = maker.__code__, maker.__kwdefaults__
    maker.__code__, maker.__kwdefaults__ = _telling.__code__, {"own": own, "heard": heard}  # type: ignore[assignment]
    try:
        yield
    finally:
        maker.__code__, maker.__kwdefaults__ = plain


def _telling(*given: Any, own: Callable[..., Any], heard: Callable[[Any], None], **named: Any) -> Any:
    made = own(*given, **named)
    heard(made)
    return made
