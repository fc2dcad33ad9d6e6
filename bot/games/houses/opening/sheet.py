"""The sheet that opens a campaign: asked for by command, changed by its menus, and opened by one button."""

import re
from typing import Any, Self

import discord
from discord import app_commands, ui

from bot.client import Interaction, Khandan
from bot.controls import opening_ids as ids
from bot.controls.opening_ids import Sheet
from bot.games.houses.opening import page as render
from bot.interactions.answering import show_privately
from bot.interactions.errors import run_reporting_errors
from bot.ui.tables.creating import lacking, open_table, table_of
from engine.games.houses import NAME
from engine.kernel.table.paces import PRESETS, USUAL, Pace
from engine.kernel.table.timing import SetPace


async def setup(bot: Khandan) -> None:
    """Answer the controls of every sheet."""
    bot.add_dynamic_items(SheetControl)


async def show_sheet(interaction: Interaction, sheet: Sheet | None = None) -> None:
    """The sheet as it stands; a new one is in the asker's language."""
    if interaction.guild_id is None:
        raise app_commands.NoPrivateMessage()
    language = await interaction.client.language_of(interaction)
    words = interaction.client.words(language)
    await show_privately(interaction, render.sheet(words, sheet or Sheet(language), lacking(interaction)))


async def open_from_sheet(interaction: Interaction, sheet: Sheet) -> None:
    """The table of the sheet, unless something is missing here without which nothing can be played."""
    if interaction.guild_id is None or any(need.must for need in lacking(interaction)):
        await show_sheet(interaction, sheet)
        return
    given = dict(ids.options_of(sheet))
    action = table_of(interaction.client, NAME, sheet.seats, sheet.language, given)
    pace = Pace(sheet.pace, PRESETS[sheet.pace])
    await open_table(interaction, action, None if pace == USUAL else SetPace(pace))


class SheetControl(ui.DynamicItem[ui.Button[ui.LayoutView]], template=ids.SHEET):
    """A menu of the sheet, or one of its buttons."""

    def __init__(self, item: Any, turn: str, sheet: Sheet) -> None:
        super().__init__(item)
        self.turn, self.sheet = turn, sheet

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        data: Any = interaction.data
        values = data.get("values")
        chosen = [str(one) for one in values] if isinstance(values, list) else []
        return cls(item, match["turn"], ids.sheet_of(match.groupdict(), chosen))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        work = open_from_sheet if self.turn == ids.OPEN else show_sheet
        await run_reporting_errors(interaction, work(interaction, self.sheet))
