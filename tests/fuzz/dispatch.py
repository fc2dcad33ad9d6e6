"""The bot's dispatch without Discord: the very interactions and commands of discord.py, answers kept here."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from types import SimpleNamespace
from typing import Any

import discord
from structlog.testing import capture_logs

from bot.client import Khandan
from bot.interactions.errors import run_reporting_errors
from bot.interactions.modals import dispatch_modal
from tests.fuzz.hostile import Attempt, Command, Press, Sent
from tests.fuzz.payloads import interaction, pressed_in
from tests.fuzz.within import within_limits


class Reply:
    """Takes the place of an interaction's response; holds what is sent to Discord's limits and to privacy."""

    type = None

    def __init__(self) -> None:
        self.given: list[str] = []

    def is_done(self) -> bool:
        """Whether something was answered."""
        return bool(self.given)

    async def send_message(self, *, view: discord.ui.LayoutView, files: Any, ephemeral: bool) -> None:
        """A new answer, which must be private."""
        assert ephemeral
        self._take("message", view)

    async def edit_message(self, *, view: discord.ui.LayoutView, attachments: Any = ()) -> None:
        """The pressed message is changed."""
        self._take("edit", view)

    async def send_modal(self, modal: discord.ui.Modal) -> None:
        """A form."""
        self._take("form", modal)

    async def defer(self, *, ephemeral: bool, thinking: bool = False) -> None:
        """An answer will come."""
        assert ephemeral
        self.given.append("thinking")

    async def autocomplete(self, choices: Any) -> None:
        """What may be typed."""
        assert len(choices) <= 25
        assert all(1 <= len(one.name) <= 100 and len(str(one.value)) <= 100 for one in choices)
        self.given.append("choices")

    def _take(self, kind: str, view: Any) -> None:
        within_limits(view.to_components())
        self.given.append(kind)


class Heard(discord.Interaction[Khandan]):
    """An interaction whose answers stay here."""

    async def edit_original_response(self, *, view: Any, attachments: Any = ()) -> Any:  # type: ignore[override]
        """The answer in place of "thinking"."""
        reply: Any = self.response
        reply._take("late", view)


async def unreached(*_: int) -> discord.User:
    """Nobody can be asked for where nothing is connected."""
    raise OSError


async def closed(_: int) -> Any:
    """Nobody here takes private messages."""
    refused: Any = SimpleNamespace(status=403, reason="Forbidden")
    raise discord.Forbidden(refused, {"code": 50007, "message": "Cannot send messages to this user"})


async def dispatched(
    bot: Khandan, attempt: Attempt, user: int, guild: int | None, number: int | None = None
) -> list[str]:
    """Hand an attempt to whatever answers it; the kinds of its answers. `number`: the interaction's id."""
    ephemeral = user % 2 == 0
    message = pressed_in(attempt, ephemeral) if isinstance(attempt, Press) else {}
    payload = interaction(attempt, user, guild, message) | ({"id": str(number)} if number else {})
    heard = Heard(data=payload, state=bot._connection)  # type: ignore[arg-type]
    reply = Reply()
    heard._cs_response = reply  # type: ignore[assignment]
    match attempt:
        case Press(custom_id):
            await _pressed(bot, heard, custom_id)
        case Sent():
            await run_reporting_errors(heard, dispatch_modal(heard))
        case Command():
            await _called(bot, heard)
    return reply.given


async def _pressed(bot: Khandan, heard: Heard, custom_id: str) -> None:
    """As discord.py does it: the first pattern that fits, its item, its work."""
    store = bot._connection._view_store
    data: Any = heard.data
    for pattern, factory in store._dynamic_items.items():
        found = pattern.fullmatch(custom_id)
        if found is not None:
            await store.schedule_dynamic_item_call(data["component_type"], factory, heard, custom_id, found)


async def _called(bot: Khandan, heard: Heard) -> None:
    try:
        await bot.tree._call(heard)
    except discord.app_commands.AppCommandError as error:
        await bot.tree.on_error(heard, error)


class Faults(logging.Handler):
    """Keeps what the bot and its libraries complain of."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.lines: set[str] = set()
        self.ours: list[Any] = []

    def emit(self, record: logging.LogRecord) -> None:
        error = record.exc_info[1] if record.exc_info else None
        self.lines.add(f"{record.name} {record.msg} {error!r}")

    def found(self) -> set[str]:
        """Each fault once: its kind and place."""
        bad = (line for line in self.ours if line["log_level"] == "error")
        return self.lines | {f"{line['event']} {line.get('kind')} {line.get('where')}" for line in bad}


@contextmanager
def faults() -> Iterator[Faults]:
    """What is logged as a fault meanwhile."""
    kept, root = Faults(), logging.getLogger()
    root.addHandler(kept)
    try:
        with capture_logs() as kept.ours:
            yield kept
    finally:
        root.removeHandler(kept)
