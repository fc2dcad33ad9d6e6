"""A person's own affairs: what is stored, their files, and being forgotten, each answered to them alone.

The buttons name no person: whoever presses asks about themselves. Nobody can read or forget another by a
message that was passed on.
"""

from typing import Final

from bot import personal_data
from bot.client import Interaction, Khandan
from bot.controls import ids
from bot.interactions.answering import answer, show_privately, with_defer
from bot.interactions.receipts import note
from bot.personal_data import PROFILE, Paper, Profile
from bot.render import privacy
from bot.render.i18n import Messages
from bot.ui.control import answer_control

OVER: Final = "ended"


async def setup(bot: Khandan) -> None:
    """Answer the buttons, those of long ago too."""
    answer_control(bot, ids.MyFilesButtonId, lambda interaction, id: show_mine(interaction, id.page))
    answer_control(bot, ids.ForgetButtonId, lambda interaction, _: be_forgotten(interaction))


async def show_kept(interaction: Interaction) -> None:
    """Show what is stored about anybody."""
    await answer(interaction, privacy.what_is_kept(await _words(interaction)))


async def show_mine(interaction: Interaction, page: int = 0) -> None:
    """Send the asker everything about themselves as files, a few matches at a time."""
    bot = interaction.client

    async def read() -> tuple[Profile, tuple[Paper, ...]]:
        told = await personal_data.profile(bot, interaction.user.id)
        return told, await personal_data.papers(bot, told, page)

    told, papers = await with_defer(interaction, read())
    first = [(PROFILE, personal_data.profile_bytes(told))] if page == 0 else []
    files = [*first, *((one.name, one.content) for one in papers if one.content is not None)]
    left_out = [one.match for one in papers if one.content is None]
    words = await _words(interaction)
    await answer(interaction, privacy.export_panel(words, files, left_out, page, personal_data.pages(told)))


async def show_forgetting(interaction: Interaction) -> None:
    """Show what would be forgotten, and the button that does it."""
    rows = await interaction.client.store.read.matches_of_user(interaction.user.id)
    running = sum(match.status != OVER for match, _ in rows)
    await answer(interaction, privacy.forget_page(await _words(interaction), len(rows), running))


async def be_forgotten(interaction: Interaction) -> None:
    """Forget the presser, at every table; the tables go on."""
    bot, user = interaction.client, interaction.user.id
    words = await _words(interaction)
    told = await with_defer(interaction, bot.matches.forget_user(user))
    # Only now: what is read from the store while that writes would be kept in memory again.
    bot.forget(user)
    note(interaction, words.say("done-forgotten"))
    try:
        await show_privately(interaction, privacy.forgotten_panel(words))
    finally:
        for match in told:
            await bot.after_move(match)


async def _words(interaction: Interaction) -> Messages:
    bot = interaction.client
    return bot.words(await bot.language_of(interaction))
