"""The leaf of time and seat: its buttons and menus do what commands do, then show the leaf anew."""

from collections.abc import Callable, Coroutine, Mapping
from functools import partial
from typing import Any, Final

from bot.client import Interaction, Khandan
from bot.controls import tenure_ids
from bot.interactions.answering import say
from bot.interactions.finding import the_match
from bot.interactions.private import shown
from bot.languages import Language
from bot.render import tenure
from bot.render.panel import Panel
from bot.render.renderer import Coaching
from bot.ui.away import HOWS, away
from bot.ui.coaching import chosen, wanted
from bot.ui.control import Control
from bot.ui.motions import asked, succeeded
from bot.ui.preferring import quiet, quieted, spoken
from bot.ui.seated import Seated, seated
from bot.ui.table import at_table
from bot.ui.watching import open_seat
from engine.kernel.refused import Refused, no
from engine.kernel.table.messages import AnyTableAction, Pause, Resume
from engine.kernel.table.motions_messages import MoreTime, Propose
from engine.kernel.table.voicing_messages import SetVoices
from engine.kernel.table.watching_messages import CloseSeat

Work = Callable[[Interaction, int, str, Any], Coroutine[Any, Any, None]]
"""Takes the match's number, what is asked, and the pressed item itself."""

ASKED: Final[Mapping[str, AnyTableAction]] = {
    "close": CloseSeat(),
    "pause": Pause(),
    "resume": Resume(),
    "mute": SetVoices(False),
    "unmute": SetVoices(True),
}
"""What a button asks of the table."""


async def setup(bot: Khandan) -> None:
    """Answer every such leaf, those of long ago too."""
    bot.add_dynamic_items(TimeButton, TimeMenu, WhomMenu)


async def press(interaction: Interaction, match: int, verb: str, _: Any) -> None:
    """A button. Refused as `seated` refuses, and as its command is."""
    who, tell = await seated(interaction, match), partial(told_on_it, match)
    if verb in HOWS:
        await away(interaction, match, verb, tell=tell)
    elif verb in ("hush", "remind"):
        await quieted(interaction, verb == "hush", tell)
    elif verb in ("coach", "uncoach"):
        await chosen(interaction, verb == "coach", tell)
    elif verb in ASKED:
        await at_table(interaction, match, ASKED[verb], tell)
    else:
        await shown(interaction, await leaf(interaction, who))


async def choose(interaction: Interaction, match: int, verb: str, item: Any) -> None:
    """A menu: hours or a language. Refused with choice_unknown for what is not on it."""
    await seated(interaction, match)
    chosen, tell = "".join(item.values), partial(told_on_it, match)
    if verb == "speak":
        await spoken(interaction, "user", interaction.user.id, chosen, tell)
        return
    if chosen not in map(str, tenure.HOURS):
        raise Refused(no("choice_unknown"))
    await asked(interaction, await the_match(interaction, match), Propose(MoreTime(int(chosen))), tell)


async def whom(interaction: Interaction, match: int, verb: str, item: Any) -> None:
    """A menu of people: a successor for the presser's seat, or its guest."""
    who, tell = await seated(interaction, match), partial(told_on_it, match)
    if len(item.values) != 1:
        raise Refused(no("choice_unknown"))
    if verb == "replace":
        await succeeded(interaction, match, who.seat, item.values[0], tell)
    else:
        await open_seat(interaction, match, item.values[0], tell)


async def leaf(interaction: Interaction, who: Seated, told: str = "") -> Panel:
    """The leaf as it is now, under what came of the last press."""
    player = who.live.player(interaction.user.id)
    mine = tenure.Tenure(
        seat=who.seat,
        quiet=await quiet(interaction),
        hosts=player is not None and player == who.live.table.host,
        people=interaction.guild_id is not None,
        coached=await wanted(interaction.client, who.live, interaction.user.id) if _coaches(who) else None,
        alone=interaction.client.alone,
    )
    return tenure.panel(who.scene, mine, told)


def _coaches(who: Seated) -> bool:
    return isinstance(who.renderer, Coaching)


async def told_on_it(match: int, interaction: Interaction, text: str, language: Language) -> None:
    """What came of it on top of the leaf; who has no seat any more reads the text alone."""
    try:
        panel = await leaf(interaction, await seated(interaction, match), text)
    except Refused:
        await say(interaction, text, language)
        return
    await shown(interaction, panel)


class Timed(Control, template=r"v1:tenure:(?P<match>\d{1,19}):(?P<verb>[a-z]+)"):
    """A control that knows its match and what it asks by its custom id."""

    def work(self, interaction: Interaction, match: int) -> Coroutine[Any, Any, None]:
        return WORKS[type(self)](interaction, match, self.found["verb"], self.item)


class TimeButton(Timed, template=tenure_ids.BUTTON):
    """Opens the leaf, or changes what it shows."""


class TimeMenu(Timed, template=tenure_ids.MENU):
    """Hours, or a language."""


class WhomMenu(Timed, template=tenure_ids.PEOPLE):
    """A successor, or a guest."""


WORKS: Final[Mapping[type[Timed], Work]] = {TimeButton: press, TimeMenu: choose, WhomMenu: whom}
