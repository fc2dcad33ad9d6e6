"""Messages that went out in words, because their picture was not drawn in time: it takes their place later.

Posts, letters and private answers; a board is composed anew instead (`bot/posts/board.py`). Memory alone
knows them: what the program said before a restart stays in words. A message that was changed meanwhile
(closed, redrawn, or made another list) is left as it is, for the picture would bring back what is past. So
every message gets its picture once, or never.
"""

import asyncio
from collections.abc import Awaitable, Callable

from bot.channels.message_client import MessageClient
from bot.connection.codes import UNREACHED
from bot.logs import report_error
from bot.render.panel import Panel
from engine.store import SlotLost


class LatePictures:
    """What is still to be drawn, by the message that shows its words."""

    def __init__(self, message_client: MessageClient) -> None:
        self._waiting: dict[int, asyncio.Task[None]] = {}
        message_client.changes.append(self.forget)

    def expect(
        self, message: int, later: Awaitable[Panel | None], put: Callable[[Panel], Awaitable[object]]
    ) -> None:
        """Once `later` gives the message with its picture, `put` it in the place of the words.

        `later` gives None where the picture can't be drawn: then the words stay. Nothing is put either where
        `forget` was called meanwhile. That Discord refuses what is put is no failure: the words stand there,
        or the message is gone. Where another process serves the match by then, the words stay as well.
        """

        async def replace_words() -> None:
            me = asyncio.current_task()
            try:
                panel = await later
                if panel is None or self._waiting.get(message) is not me:
                    return
                await put(panel)
            except (*UNREACHED, SlotLost):
                return
            except Exception as error:
                report_error("late_picture_failed", error)
            finally:
                if self._waiting.get(message) is me:
                    del self._waiting[message]

        self._waiting[message] = asyncio.create_task(replace_words(), name=f"picture for {message}")

    def forget(self, message: int) -> None:
        """Leave the message as it will be. Call it before any change: it says something else from then on."""
        self._waiting.pop(message, None)
