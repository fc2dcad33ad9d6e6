"""The help: a private panel, changed in place; without a match, and in direct messages too.

Without a topic it begins with what the asker is doing at the table that is meant (`topic_of`).
"""

from bot.client import Interaction, Khandan
from bot.controls import ids
from bot.interactions.answering import show_privately
from bot.interactions.finding import resolve_match
from bot.render import help as topics
from bot.ui.control import answer_control, chosen_values
from engine.kernel.refused import Refused


async def setup(bot: Khandan) -> None:
    """Answer the controls of every help."""

    async def turn_topic(interaction: Interaction, id: ids.HelpControlId) -> None:
        # A button names its topic; the menu of them all brings what was chosen.
        await show_topic(interaction, id.topic or "".join(chosen_values(interaction)))

    answer_control(bot, ids.HelpControlId, turn_topic)


async def show_topic(interaction: Interaction, name: str) -> None:
    """Show a topic of the help; for a name there is not, the one about what the asker is doing."""
    known = name if name in topics.TOPICS else await topic_of(interaction)
    language = await interaction.client.language_of(interaction)
    await show_privately(interaction, topics.topic(interaction.client.words(language), known))


async def topic_of(interaction: Interaction) -> str:
    """The topic about what somebody is doing at the table that is meant; the first one where none is."""
    try:
        live = await resolve_match(interaction)
    except Refused:
        return topics.TOPICS[0]
    seat = live.seat(interaction.user.id)
    asked = interaction.client.parts.plugin(live.match.game).topics
    if live.match_state.state is None:
        return topics.WAITING if seat is not None else topics.TOPICS[0]
    if not asked:
        return topics.OTHER_GAMES
    if seat is None:
        return topics.WATCHING
    codes = (wait.ask for wait in live.look(seat).waits)
    return next((asked[code] for code in codes if code in asked), topics.IDLE)
