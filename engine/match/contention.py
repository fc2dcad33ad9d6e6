"""A move that came too late, since another process has changed the match meanwhile, is made again.

Nothing of it was kept. Made again it begins with its action, from the match as it is now, and may be refused
by then: whoever asks hears that, and never of the first attempt.
"""

from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any, Concatenate, Final, ParamSpec, TypeVar

from engine.store import VersionTaken

TRIES: Final = 5
"""How often a move is made before its asker is told to try again."""

P = ParamSpec("P")
S = TypeVar("S")
T = TypeVar("T")


def again_if_late(
    move: Callable[Concatenate[S, P], Coroutine[Any, Any, T]],
) -> Callable[Concatenate[S, P], Coroutine[Any, Any, T]]:
    """The same move, made up to TRIES times where it comes too late. VersionTaken where it always does."""

    @wraps(move)
    async def make_again(service: S, /, *args: P.args, **kwargs: P.kwargs) -> T:
        for _ in range(TRIES - 1):
            try:
                return await move(service, *args, **kwargs)
            except VersionTaken:
                continue
        return await move(service, *args, **kwargs)

    return make_again
