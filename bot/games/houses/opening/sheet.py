"""The sheet that opens a campaign: asked for by command, changed by its menus, and opened by one button."""

from discord import app_commands

from bot.client import Interaction, Khandan
from bot.games.houses.opening import choices
from bot.games.houses.opening import page as render
from bot.games.houses.opening.choices import Sheet
from bot.interactions.answering import show_privately
from bot.ui.control import answer_control, chosen_values
from bot.ui.tables.opening import lacking, open_table, table_of
from engine.games.houses import NAME
from engine.kernel.table.paces import PRESETS, USUAL, Pace
from engine.kernel.table.timing import SetPace


async def setup(bot: Khandan) -> None:
    """Answer the controls of every sheet."""
    answer_control(bot, choices.CampaignSheetId, _use_sheet)


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
    given = dict(choices.options_of(sheet))
    action = table_of(interaction.client, NAME, sheet.seats, sheet.language, given)
    pace = Pace(sheet.pace, PRESETS[sheet.pace])
    await open_table(interaction, action, None if pace == USUAL else SetPace(pace))


async def _use_sheet(interaction: Interaction, id: choices.CampaignSheetId) -> None:
    """A menu of the sheet, or one of its buttons."""
    work = open_from_sheet if id.turn == choices.OPEN else show_sheet
    await work(interaction, choices.sheet_of(id, chosen_values(interaction)))
