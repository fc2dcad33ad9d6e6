"""Messages that went out in words, because their picture was not drawn in time: it takes their place later.

Memory alone knows them: what the program said before a restart stays in words. A message that was changed
meanwhile (closed, or made another list) is left as it is, for the picture would bring back what is past.
"""

import asyncio
from collections.abc import Awaitable, Callable

import discord

from bot.channels.message_client import Destination, MessageClient, OutgoingMessage
from bot.logs import report_error
from bot.render.panel import Panel


class LatePictures:
    """What is still to be drawn, by the message that shows its words."""

    def __init__(self, message_client: MessageClient) -> None:
        self._message_client = message_client
        self._waiting: dict[int, asyncio.Task[None]] = {}
        message_client.changes.append(self._forget)

    def expect(
        self,
        place: Destination,
        message: int,
        later: Awaitable[Panel | None],
        make_message: Callable[[Panel], OutgoingMessage],
        then: Callable[[Panel], Awaitable[None]],
    ) -> None:
        """Put what `later` gives into the message, as `make_message` has it; then do `then`.

        `later` gives None where the picture can't be drawn: then the words stay.
        """

        async def replace_words() -> None:
            me = asyncio.current_task()
            try:
                panel = await later
                if panel is None or self._waiting.get(message) is not me:
                    return
                await self._message_client.change(place, message, make_message(panel), ())
                await then(panel)
            except (discord.HTTPException, OSError):
                return  # the words stand there, or the message is gone: nobody misses anything
            except Exception as error:
                report_error("late_picture_failed", error)
            finally:
                if self._waiting.get(message) is me:
                    del self._waiting[message]

        self._waiting[message] = asyncio.create_task(replace_words(), name=f"picture for {message}")

    def _forget(self, message: int) -> None:
        # Called before any change of a message, ours included: it says something else from then on.
        self._waiting.pop(message, None)
