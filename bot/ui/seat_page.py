"""The leaf of time and seat: its buttons and menus do what commands do, then show the leaf anew."""

from collections.abc import Mapping
from functools import partial
from typing import Final

from bot.client import Interaction, Khandan
from bot.controls import ids
from bot.interactions.answering import say, show_privately
from bot.interactions.finding import the_match
from bot.languages import Language
from bot.render import tenure
from bot.render.panel import Panel
from bot.ui.actor import Actor, resolve_actor
from bot.ui.away import HOWS, set_away
from bot.ui.coaching import can_coach, choose_coach, is_coach_wanted
from bot.ui.control import answer_control, chosen_people, chosen_values
from bot.ui.motions import act_on_motion, propose_successor
from bot.ui.preferring import quiet, set_language, set_quiet
from bot.ui.table import at_table
from bot.ui.watching import open_seat
from engine.kernel.refused import Refused, no
from engine.kernel.table.hosting import SetVoices
from engine.kernel.table.lifecycle import Pause, Resume
from engine.kernel.table.motions import Propose
from engine.kernel.table.rules import AnyTableAction
from engine.kernel.table.state import MoreTime
from engine.kernel.table.watching import CloseSeat

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
    answer_control(bot, ids.SeatPageButtonId, press)
    answer_control(bot, ids.SeatPageMenuId, choose)
    answer_control(bot, ids.SeatPagePeopleId, whom)


async def press(interaction: Interaction, id: ids.SeatPageButtonId) -> None:
    """A button. Refused as `seated` refuses, and as its command is."""
    match, verb = id.match, id.verb
    who, tell = await resolve_actor(interaction, match), partial(show_result_on_page, match)
    if verb in HOWS:
        await set_away(interaction, match, verb, tell=tell)
    elif verb in ("hush", "remind"):
        await set_quiet(interaction, verb == "hush", tell)
    elif verb in ("coach", "uncoach"):
        await choose_coach(interaction, verb == "coach", tell)
    elif verb in ASKED:
        await at_table(interaction, match, ASKED[verb], tell)
    else:
        await show_privately(interaction, await leaf(interaction, who))


async def choose(interaction: Interaction, id: ids.SeatPageMenuId) -> None:
    """A menu: hours or a language. Refused with choice_unknown for what is not on it."""
    await resolve_actor(interaction, id.match)
    chosen, tell = "".join(chosen_values(interaction)), partial(show_result_on_page, id.match)
    if id.verb == "speak":
        await set_language(interaction, "user", interaction.user.id, chosen, tell)
        return
    if chosen not in map(str, tenure.HOURS):
        raise Refused(no("choice_unknown"))
    await act_on_motion(
        interaction, await the_match(interaction, id.match), Propose(MoreTime(int(chosen))), tell
    )


async def whom(interaction: Interaction, id: ids.SeatPagePeopleId) -> None:
    """A menu of people: a successor for the presser's seat, or its guest."""
    who, tell = await resolve_actor(interaction, id.match), partial(show_result_on_page, id.match)
    people = chosen_people(interaction)
    if len(people) != 1:
        raise Refused(no("choice_unknown"))
    if id.verb == "replace":
        await propose_successor(interaction, id.match, who.seat, people[0], tell)
    else:
        await open_seat(interaction, id.match, people[0], tell)


async def leaf(interaction: Interaction, who: Actor, told: str = "") -> Panel:
    """The leaf as it is now, under what came of the last press."""
    player = who.live.player(interaction.user.id)
    mine = tenure.Tenure(
        seat=who.seat,
        quiet=await quiet(interaction),
        hosts=player is not None and player == who.live.table.host,
        people=interaction.guild_id is not None,
        coached=await is_coach_wanted(interaction.client, who.live, interaction.user.id)
        if can_coach(who)
        else None,
        alone=interaction.client.alone,
    )
    return tenure.panel(who.scene, mine, told)


async def show_result_on_page(match: int, interaction: Interaction, text: str, language: Language) -> None:
    """What came of it on top of the leaf; who has no seat any more reads the text alone."""
    try:
        panel = await leaf(interaction, await resolve_actor(interaction, match), text)
    except Refused:
        await say(interaction, text, language)
        return
    await show_privately(interaction, panel)
