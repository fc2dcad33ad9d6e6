"""What breaks is tried again, after pauses that grow; only what the host alone can mend ends the program.

`keep_trying` is the loop for any work of the program. `stay` uses it for the connection itself: login, then
the gateway, whatever Discord or the library make of them. Two errors end that:

    Unfit      the host must change a setting (token, intents): one sentence, exit code 2
    Lost       the library has let the client go: exit code 1, and a service begins the program anew
"""

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

DOUBLINGS: Final = 8
"""Of the library's first pause, a second: its own pauses end at 256 of them, not at 1,024."""

WRONG_TOKEN: Final = 4004
WRONG_INTENTS: Final = (4013, 4014)
"""Discord's codes for the end of a connection that the host must mend."""

OTHER_SHARDS: Final = (4010, 4011)
"""The bot has come into so many servers that it needs more sockets: a new start asks how many."""


class Lost(Exception):
    """The library has let the client go: a new process alone helps. The code under which the log has why."""


def is_unfit(error: Exception) -> bool:
    """Whether the host must mend this, so that no other try could help."""
    return isinstance(error, Unfit)


async def keep_trying(
    waiting: Waiting,
    event: str,
    attempt: Callable[[], Awaitable[T]],
    is_end: Callable[[Exception], bool] = is_unfit,
) -> T:
    """Return what the attempt gives once it does not fail. Errors are logged as `event`.

    An error for which `is_end` says that no other try could help is raised. After an attempt that went well
    for as long as the longest pause the pauses begin anew.
    """
    pause = FIRST
    while True:
        began = waiting.now()
        try:
            return await attempt()
        except Exception as error:
            if is_end(error):
                raise
            if waiting.now() - began > LONGEST:
                pause = FIRST  # it has worked, so this is another trouble than the last one
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
                # Let go of the session of a login that failed: the next one makes its own.
                await client.http.close()
                client.http.connector = discord.utils.MISSING
            raise

    async def connect() -> None:
        try:
            await client.connect()
        except (discord.PrivilegedIntentsRequired, discord.ConnectionClosed) as error:
            raise _end_of(error) from None
        except Exception as error:
            # The library tells its listeners of a lost socket only after errors of kinds that it knows.
            client.dispatch("disconnect")
            if client.is_closed():
                raise Lost(report_error("connection_lost", error)) from None
            raise

    get_running_loop().set_exception_handler(log_task_error)
    await keep_trying(waiting, "login_failed", login, lambda error: begun() or is_unfit(error))
    await keep_trying(waiting, "connection_failed", connect, lambda error: isinstance(error, Unfit | Lost))


def _end_of(error: discord.PrivilegedIntentsRequired | discord.ConnectionClosed) -> Unfit | Lost:
    """The error with which the program ends once Discord has ended the connection for good."""
    code = getattr(error, "code", WRONG_INTENTS[-1])
    if code == WRONG_TOKEN:
        return Unfit("run-login")
    if code in WRONG_INTENTS:
        return Unfit("run-intents", where="Bot, Privileged Gateway Intents")
    if code in OTHER_SHARDS:
        return Lost(report_error("connection_lost", error, answer=code))
    return Unfit("run-closed", number=code)


def log_task_error(loop: AbstractEventLoop, context: dict[str, Any]) -> None:
    """Log in one line what a task or callback of the library ends with, where nobody waits for it."""
    error = context.get("exception")
    if isinstance(error, Exception):
        report_error("task_failed", error)
    else:
        loop.default_exception_handler(context)


def shorten_reconnect_delays(client: discord.AutoShardedClient) -> None:
    """Let the library's pauses between sockets be no longer than ours."""
    for shard in client.shards.values():
        shard._parent._backoff._max = DOUBLINGS


def refusal(error: Exception) -> dict[str, Any]:
    """Discord's status and code, for the log; nothing where it did not answer."""
    if isinstance(error, discord.HTTPException):
        return {"status": error.status, "answer": error.code}
    return {}
