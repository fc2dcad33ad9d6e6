"""A control whose moment is past: its press shows what its presser is asked now, in place of a refusal."""

from bot.client import Interaction
from bot.interactions.answering import show_privately
from bot.interactions.receipts import changes_in_words
from bot.ui.actor import resolve_actor
from bot.ui.coaching import with_coach
from bot.ui.notices import with_news, with_notices
from bot.ui.panel_refresh import stays_open
from engine.kernel.refused import Refused

OLD = "old_button"
"""The code of the refusal."""


async def show_current(interaction: Interaction, match: int, refused: Refused) -> None:
    """The presser's panel as it is now, under a line that says that nothing was done.

    An old post costs no request for that: it keeps its buttons, and they lead on. Raises what it was refused
    with where that is something else, or where the log says that the press has done something before.
    """
    if refused.why.code != OLD or await changes_in_words(interaction):
        raise refused
    who, user = await resolve_actor(interaction, match), interaction.user.id
    panel = await with_news(interaction, who.live, who.seat, await with_coach(interaction.client, who, user))
    await show_privately(interaction, with_notices(panel, (who.scene.words.say("old-button-now"),)))
    stays_open(interaction, who.live)
