"""The sheet and the rematch at work: controls that say in their ids all they know."""

from discord import app_commands

from bot.client import Interaction, Khandan
from bot.controls.ids import RematchButtonId
from bot.interactions.access import can_find
from bot.interactions.answering import promptly, show_privately
from bot.interactions.finding import match_to_read, playable_matches
from bot.interactions.location import resolve_channel
from bot.ui.control import answer_control, chosen_values
from bot.ui.tables import ids as sheets
from bot.ui.tables import sheet
from bot.ui.tables.creating import announce_opening, lacking, open_table, store_table, table_of
from bot.ui.tables.ids import Sheet
from bot.ui.tables.rematch import gathering, next_table, resat
from engine.kernel.refused import Refused, no
from engine.kernel.table.paces import PRESETS, USUAL, Pace
from engine.kernel.table.timing import SetPace


async def setup(bot: Khandan) -> None:
    """Answer the controls of every sheet, and every button that asks for another match."""
    answer_control(bot, sheets.TableSheetId, _use_sheet)
    answer_control(bot, RematchButtonId, lambda interaction, id: rematch(interaction, id.match))


async def show_sheet(interaction: Interaction, game: str, chosen: Sheet | None = None) -> None:
    """The sheet as it stands; a new one is in the asker's language. Refused with game_unknown."""
    if interaction.guild_id is None:
        raise app_commands.NoPrivateMessage()
    bot, language = interaction.client, await interaction.client.language_of(interaction)
    record = bot.games.get(game)
    if record is None:
        raise Refused(no("game_unknown"))
    now = chosen or sheets.fresh(record, language)
    await show_privately(interaction, sheet.panel(bot.words(language), record, now, lacking(interaction)))


async def open_from_sheet(interaction: Interaction, chosen: Sheet) -> None:
    """The table of the sheet, unless something is missing here without which nothing can be played."""
    if interaction.guild_id is None or any(need.must for need in lacking(interaction)):
        await show_sheet(interaction, chosen.game, chosen)
        return
    bot = interaction.client
    given = sheets.changed_options(bot.games[chosen.game], chosen)
    action = table_of(bot, chosen.game, chosen.seats, chosen.language, given)
    await open_table(interaction, action, set_pace_of(chosen.pace))


def set_pace_of(name: str) -> SetPace | None:
    """What the host sets at once; nothing for the usual pace."""
    pace = Pace(name, PRESETS[name]) if name in PRESETS else USUAL
    return None if pace == USUAL else SetPace(pace)


async def rematch(interaction: Interaction, match: int | None) -> None:
    """Another match of the same game, options, pace and people. Refused with rematch_early."""
    bot, live = interaction.client, await match_to_read(interaction, match)
    now = live.match_state
    if now.state is None or now.game.result(now.state) is None:
        raise Refused(no("rematch_early"))
    if live.seat(interaction.user.id) is None:
        raise Refused(no("not_seated"))
    around = await playable_matches(bot, await bot.store.read.active_matches_in_channel(live.match.channel))
    there = gathering((one for one in around if can_find(interaction, one)), live)
    if there is not None:
        raise Refused(no("rematch_there", match=there.match.id))
    game = live.match.game
    action = next_table(live, bot.games[game], bot.contents.get(game, ""), bot.plugin(game).again)
    site = await resolve_channel(interaction)
    seats, people = resat(live, interaction.user.id)
    pace = SetPace(live.table.pace)
    new = await promptly(interaction, store_table(interaction, site, action, pace, *seats, people=people))
    await announce_opening(interaction, new, site)


async def _use_sheet(interaction: Interaction, id: sheets.TableSheetId) -> None:
    """A menu of the sheet, or one of its buttons. Refused with game_unknown."""
    record = interaction.client.games.get(id.game)
    if record is None:
        raise Refused(no("game_unknown"))
    chosen = sheets.sheet_of(record, id, chosen_values(interaction))
    if id.turn == sheets.OPEN:
        await open_from_sheet(interaction, chosen)
    else:
        await show_sheet(interaction, id.game, chosen)
