"""What breaks is tried again, after pauses that grow; only what the host alone can mend ends it."""

from asyncio import AbstractEventLoop, Event, get_running_loop
from collections.abc import Awaitable, Callable
from datetime import timedelta
from typing import Any, Final, TypeVar

import discord

from bot.clock.waiting import Waiting
from bot.config import Unfit
from bot.logs import report_error

FIRST = timedelta(seconds=1)
LONGEST = timedelta(minutes=5)
"""The pauses between tries: each is twice the one before, up to this."""

T = TypeVar("T")

Ends = Callable[[Exception], bool]
"""Whether no other try could help."""

DOUBLINGS: Final = 8
"""Of the library's first pause, a second: its own pauses end at 256 of them, not at 1,024."""

WRONG_TOKEN: Final = 4004
WRONG_INTENTS: Final = (4013, 4014)
"""Discord's codes for the end of a connection that the host must mend."""


OTHER_SHARDS: Final = (4010, 4011)
"""The bot has come into so many servers that it needs more sockets: a new start asks how many."""


class Lost(Exception):
    """The library has let the client go: a new process alone helps. The code under which the log has why."""


def only_unfit(error: Exception) -> bool:
    """What the host must mend is not tried again."""
    return isinstance(error, Unfit)


async def insisting(
    waiting: Waiting, event: str, attempt: Callable[[], Awaitable[T]], ends: Ends = only_unfit
) -> T:
    """What the attempt gives once it does not fail. Errors are logged as `event`; one that ends it is raised.

    After an attempt that went well for as long as the longest pause the pauses begin anew.
    """
    pause = FIRST
    while True:
        began = waiting.now()
        try:
            return await attempt()
        except Exception as error:
            if ends(error):
                raise
            if waiting.now() - began > LONGEST:
                pause = FIRST
            report_error(event, error, **refusal(error), seconds=int(pause.total_seconds()))
        await waiting.sleep_until(waiting.now() + pause, Event())
        pause = min(2 * pause, LONGEST)


async def stay(client: discord.Client, token: str, waiting: Waiting, begun: Callable[[], bool]) -> None:
    """Log in and be connected until the client is closed. Lost, or Unfit when only the host can mend it.

    `begun` says whether the client's own start was reached: what fails from there on is raised.
    """

    async def login() -> None:
        try:
            await client.login(token)
        except discord.LoginFailure:
            raise Unfit("run-login") from None
        except Exception:
            if not begun():
                await _drop_session(client)
            raise

    async def connect() -> None:
        try:
            await client.connect()
        except (discord.PrivilegedIntentsRequired, discord.ConnectionClosed) as error:
            raise _final(error) from None
        except Exception as error:
            client.dispatch("disconnect")
            if client.is_closed():
                raise Lost(report_error("connection_lost", error)) from None
            raise

    get_running_loop().set_exception_handler(overheard)
    await insisting(waiting, "login_failed", login, lambda error: begun() or only_unfit(error))
    await insisting(waiting, "connection_failed", connect, lambda error: isinstance(error, Unfit | Lost))


def overheard(loop: AbstractEventLoop, context: dict[str, Any]) -> None:
    """What a task or callback of the library ends with, where nobody waits for it: one line with a code."""
    error = context.get("exception")
    if isinstance(error, Exception):
        report_error("task_failed", error)
    else:
        loop.default_exception_handler(context)


def shorten_reconnect_delays(client: discord.AutoShardedClient) -> None:
    """The library's pauses between sockets are no longer than ours."""
    for shard in client.shards.values():
        shard._parent._backoff._max = DOUBLINGS


async def _drop_session(client: discord.Client) -> None:
    """Let go of the session of a login that failed: the next one makes its own."""
    await client.http.close()
    client.http.connector = discord.utils.MISSING


def _final(error: discord.PrivilegedIntentsRequired | discord.ConnectionClosed) -> Unfit | Lost:
    """What the host reads of an end that Discord means."""
    code = getattr(error, "code", WRONG_INTENTS[-1])
    if code == WRONG_TOKEN:
        return Unfit("run-login")
    if code in WRONG_INTENTS:
        return Unfit("run-intents", where="Bot, Privileged Gateway Intents")
    if code in OTHER_SHARDS:
        return Lost(report_error("connection_lost", error, answer=code))
    return Unfit("run-closed", number=code)


def refusal(error: Exception) -> dict[str, Any]:
    """Discord's status and code, where it answered."""
    if isinstance(error, discord.HTTPException):
        return {"status": error.status, "answer": error.code}
    return {}
