"""A control of a message of any age: all it knows is what its custom id says."""

import re
from collections.abc import Coroutine, Mapping
from typing import Any, Self

import discord
from discord import ui

from bot.client import Interaction
from bot.interactions.errors import run_reporting_errors
from bot.ui.expired import show_current
from engine.kernel.refused import Refused


class Control(ui.DynamicItem[Any], template=r"v1:control:(?P<match>\d+)"):
    """A button or menu of one match; each kind says by its template what it knows, by `work` what it does.

    `found` is what its custom id says, by name; what the id leaves out is empty.
    """

    def __init__(self, item: Any, found: Mapping[str, str | None]) -> None:
        super().__init__(item)
        self.found = {name: value or "" for name, value in found.items()}

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        return cls(item, match.groupdict())

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await run_reporting_errors(interaction, self._run_work(interaction, int(self.found["match"])))

    async def _run_work(self, interaction: Interaction, match: int) -> None:
        try:
            await self.work(interaction, match)
        except Refused as refused:
            await show_current(interaction, match, refused)

    def work(self, interaction: Interaction, match: int) -> Coroutine[Any, Any, None]:
        """What a press does; a refusal it raises is said to the presser."""
        raise NotImplementedError
