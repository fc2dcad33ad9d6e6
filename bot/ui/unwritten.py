"""What could not be written is tried again: by the button under the line in its place, and at a start."""

from collections.abc import Coroutine
from typing import Any

from bot.client import Interaction, Khandan
from bot.controls.unwritten_ids import UNWRITTEN_ID
from bot.interactions.answering import promptly, say
from bot.interactions.finding import the_match
from bot.ui.control import Control


async def setup(bot: Khandan) -> None:
    """Answer the button, that of long ago too."""
    bot.add_dynamic_items(AgainButton)


class AgainButton(Control, template=UNWRITTEN_ID):
    """Writes again what became a line."""

    def work(self, interaction: Interaction, match: int) -> Coroutine[Any, Any, None]:
        return write_again(interaction, match)


async def write_again(interaction: Interaction, match: int) -> None:
    """Each line of this match becomes its message, if Discord takes it now; the presser reads if all did."""
    bot = interaction.client
    live = await the_match(interaction, match)
    left = await promptly(interaction, bot.posting.write_again(live.match.id))
    language = await bot.language_of(interaction)
    await say(interaction, bot.words(language).say("written-not" if left else "written-again"), language)
