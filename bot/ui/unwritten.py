"""What could not be written is tried again: by the button under the line in its place, and at a start."""

from bot.client import Interaction, Khandan
from bot.controls import ids
from bot.interactions.answering import promptly, say
from bot.interactions.finding import the_match
from bot.ui.control import answer_control


async def setup(bot: Khandan) -> None:
    """Answer the button, that of long ago too."""
    answer_control(bot, ids.WriteAgainButtonId, write_again)


async def write_again(interaction: Interaction, id: ids.WriteAgainButtonId) -> None:
    """Each line of this match becomes its message, if Discord takes it now; the presser reads if all did."""
    bot = interaction.client
    live = await the_match(interaction, id.match)
    left = await promptly(interaction, bot.posting.write_again(live.match.id))
    language = await bot.language_of(interaction)
    await say(interaction, bot.words(language).say("written-not" if left else "written-again"), language)
