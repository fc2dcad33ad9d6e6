"""The buttons by which somebody says which of several matches a command means."""

from collections.abc import Coroutine
from typing import Any

from bot.client import Interaction, Khandan
from bot.interactions.finding import go_on
from bot.ui.control import Control


async def setup(bot: Khandan) -> None:
    """Answer every such button."""
    bot.add_dynamic_items(WhichButton)


class WhichButton(
    Control, template=r"v1:which:(?P<match>\d{1,19}):(?P<command>[a-z_.]{1,65}):(?P<entered>\d{1,20}|-)"
):
    """Means this match."""

    def work(self, interaction: Interaction, match: int) -> Coroutine[Any, Any, None]:
        return go_on(interaction, match, self.found["command"].replace(".", " "), self.found["entered"])
