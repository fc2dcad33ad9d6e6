"""A steward for one generation, by command or button."""

from typing import Final

from bot.client import Interaction
from bot.interactions.answering import Tell, say
from bot.interactions.finding import the_match
from bot.render.limits import USER_NAME
from bot.render.users import users_words
from bot.ui.table import at_table
from engine.kernel.refused import Refused, no
from engine.kernel.seats import Seat
from engine.kernel.table.absence import ComeBack, GoAway

HOWS: Final = ("generation", "now", "off")
"""The next epoch of the game, from now on, or back; a game of one epoch has no next one."""


async def set_away(
    interaction: Interaction, match: int | None, how: str, seat: Seat | None = None, tell: Tell = say
) -> None:
    """HO-R20: for the asker's own seat; the host asks for another's. Refused as the table refuses it."""
    live = await the_match(interaction, match)
    await at_table(
        interaction, live.match.id, _away_action(how, seat, live.match_state.game.epochs is not None), tell
    )


def _away_action(how: str, seat: Seat | None, epochs: bool) -> GoAway | ComeBack:
    """What is asked of the table. Refused with option_unknown for another word, however long it is."""
    actions: dict[str, GoAway | ComeBack] = {
        "generation": GoAway(not epochs, seat),
        "now": GoAway(True, seat),
        "off": ComeBack(seat),
    }
    if how not in actions:
        raise Refused(no("option_unknown", option=users_words(how, USER_NAME)))
    return actions[how]
