"""What a person chooses for themselves, by command or button: the language of answers, and no reminders."""

from typing import Final

from bot.client import Interaction
from bot.interactions.answering import Tell, promptly, say
from bot.interactions.receipts import note
from bot.languages import LANGUAGES
from engine.store import Scope

QUIET: Final = "on"
"""What is kept of somebody who wants no reminders; of anybody else nothing is."""


async def set_language(
    interaction: Interaction, scope: Scope, owner: int, speak: str, tell: Tell = say
) -> None:
    """Keep the choice of a person or server, and say so in the language it makes; other words forget it."""
    bot = interaction.client
    await bot.preferences.choose(scope, owner, next((one for one in LANGUAGES if one == speak), None))
    note(interaction)
    language = await bot.language_of(interaction)
    text = bot.words(language).say("done-language")
    note(interaction, text)
    await tell(interaction, text, language)


async def set_quiet(interaction: Interaction, quiet: bool, tell: Tell = say) -> None:
    """The asker's own reminders: none, or as usual."""
    bot = interaction.client
    await promptly(interaction, _save_choice(interaction, QUIET if quiet else None))
    note(interaction)
    language = await bot.language_of(interaction)
    text = bot.words(language).say("done-quiet" if quiet else "done-unquiet")
    note(interaction, text)
    await tell(interaction, text, language)


async def quiet(interaction: Interaction) -> bool:
    """Whether the asker wants no reminders."""
    return await interaction.client.store.read.preference("user", interaction.user.id, "quiet") is not None


async def _save_choice(interaction: Interaction, value: str | None) -> None:
    await interaction.client.store.write.set_preference("user", interaction.user.id, value, "quiet")
