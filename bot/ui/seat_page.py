"""The page of time and seat, and what can be changed there: who plays for a person, reminders, a language.

What a button or menu of the page asks is what a command asks (/away, /quiet, /language, /later, /replace):
the same functions do it. They take a `tell`, by which what came of it is said; on the page that is the page
anew, with the text on top.
"""

from collections.abc import Mapping
from functools import partial
from typing import Final

from bot.client import Interaction, Khandan
from bot.controls import ids
from bot.interactions.answering import Tell, say, show_privately, with_defer
from bot.interactions.finding import resolve_match
from bot.interactions.receipts import tell_change
from bot.languages import LANGUAGES, Language
from bot.preferences import OFFERED, OPEN, SEALED
from bot.render import tenure
from bot.render.limits import USER_NAME
from bot.render.panel import Panel
from bot.render.users import users_words
from bot.ui.actor import Actor, resolve_actor
from bot.ui.control import answer_control, chosen_people, chosen_values
from bot.ui.motions import act_on_motion, propose_successor
from bot.ui.private_panel import can_coach, choose_coach, is_coach_wanted
from bot.ui.table import at_table
from bot.ui.watching import open_seat
from engine.kernel.refused import Refused, no
from engine.kernel.seats import Seat
from engine.kernel.table.absence import ComeBack, GoAway
from engine.kernel.table.hosting import SetVoices
from engine.kernel.table.lifecycle import Pause, Resume
from engine.kernel.table.motions import Propose
from engine.kernel.table.rules import AnyTableAction
from engine.kernel.table.state import MoreTime
from engine.kernel.table.watching import CloseSeat
from engine.store import Scope

HOWS: Final = ("generation", "now", "off")
"""The next epoch of the game, from now on, or back; a game of one epoch has no next one."""

QUIET: Final = "on"
"""What is kept of somebody who wants no reminders; of anybody else nothing is."""

SEALS: Final = (SEALED, OPEN, "usual")
"""A person's own manner of voting, and that it be as is usual at each table."""

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
    answer_control(bot, ids.SeatPageButtonId, on_button)
    answer_control(bot, ids.SeatPageMenuId, on_menu)
    answer_control(bot, ids.SeatPagePeopleId, on_people)


# What is pressed on the page.


async def on_button(interaction: Interaction, id: ids.SeatPageButtonId) -> None:
    """A button of the page. Refused as `resolve_actor` refuses, and as the command is that asks the same."""
    match, verb = id.match, id.verb
    who, tell = await resolve_actor(interaction, match), partial(show_result_on_page, match)
    if verb in HOWS:
        await set_away(interaction, match, verb, tell=tell)
    elif verb in ("hush", "remind"):
        await set_quiet(interaction, verb == "hush", tell)
    elif verb in ("coach", "uncoach"):
        await choose_coach(interaction, verb == "coach", tell)
    elif verb in SEALS:
        await choose_seal(interaction, verb, tell)
    elif verb in ASKED:
        await at_table(interaction, match, ASKED[verb], tell)
    else:
        await show_privately(interaction, await seat_page(interaction, who))


async def on_menu(interaction: Interaction, id: ids.SeatPageMenuId) -> None:
    """A menu: hours or a language. Refused with choice_unknown for what is not on it."""
    who = await resolve_actor(interaction, id.match)
    chosen, tell = "".join(chosen_values(interaction)), partial(show_result_on_page, id.match)
    if id.verb == "speak":
        await set_language(interaction, "user", interaction.user.id, chosen, tell)
        return
    if chosen not in map(str, tenure.HOURS):
        raise Refused(no("choice_unknown"))
    await act_on_motion(interaction, who.live, Propose(MoreTime(int(chosen))), tell)


async def on_people(interaction: Interaction, id: ids.SeatPagePeopleId) -> None:
    """A menu of people: a successor for the presser's seat, or its guest."""
    who, tell = await resolve_actor(interaction, id.match), partial(show_result_on_page, id.match)
    people = chosen_people(interaction)
    if len(people) != 1:
        raise Refused(no("choice_unknown"))
    if id.verb == "replace":
        await propose_successor(interaction, id.match, who.seat, people[0], tell)
    else:
        await open_seat(interaction, id.match, people[0], tell)


async def seat_page(interaction: Interaction, who: Actor, told: str = "") -> Panel:
    """The page as it is now, under what came of the last press."""
    bot, user = interaction.client, interaction.user.id
    can_seal = bot.parts.plugin(who.live.match.game).seals_ballots
    seals = (await bot.preferences.manners(user)).get("seal", "") if can_seal else None
    mine = tenure.Tenure(
        seat=who.seat,
        quiet=await is_quiet(interaction),
        hosts=who.live.is_host(user),
        people=interaction.guild_id is not None,
        coached=await is_coach_wanted(bot, who.live, user) if can_coach(who) else None,
        alone=bot.parts.alone,
        seals=seals,
    )
    return tenure.panel(who.scene, mine, told)


async def show_result_on_page(match: int, interaction: Interaction, text: str, language: Language) -> None:
    """Show what came of a press on top of the page; who has no seat any more reads the text alone."""
    try:
        panel = await seat_page(interaction, await resolve_actor(interaction, match), text)
    except Refused:
        await say(interaction, text, language)
        return
    await show_privately(interaction, panel)


# What is changed.


async def set_away(
    interaction: Interaction, match: int | None, how: str, seat: Seat | None = None, tell: Tell = say
) -> None:
    """HO-R20: a steward for the asker's own seat; the host asks for another's.

    Refused as the table refuses it, and with option_unknown for another word than HOWS, however long it is.
    """
    live = await resolve_match(interaction, match)
    epochs = live.match_state.game.epochs is not None
    actions: dict[str, GoAway | ComeBack] = {
        "generation": GoAway(not epochs, seat),
        "now": GoAway(True, seat),
        "off": ComeBack(seat),
    }
    if how not in actions:
        raise Refused(no("option_unknown", option=users_words(how, USER_NAME)))
    await at_table(interaction, live.match.id, actions[how], tell)


async def set_quiet(interaction: Interaction, quiet: bool, tell: Tell = say) -> None:
    """The asker's own reminders: none, or as usual."""
    bot, user = interaction.client, interaction.user.id

    async def save() -> None:
        await bot.store.write.set_preference("user", user, QUIET if quiet else None, "quiet")

    await with_defer(interaction, save())
    await tell_change(interaction, "done-quiet" if quiet else "done-unquiet", tell)


async def choose_seal(interaction: Interaction, how: str, tell: Tell = say) -> None:
    """Keep how the asker always votes, at all tables (one of SEALS), and say so."""
    bot, user = interaction.client, interaction.user.id
    # Who goes back to what is usual is not offered it once more.
    kept = OFFERED if how == "usual" else how
    await with_defer(interaction, bot.preferences.choose_manner(user, "seal", kept))
    await tell_change(interaction, f"done-seal-{how}", tell)


async def is_quiet(interaction: Interaction) -> bool:
    """Whether the asker wants no reminders."""
    return await interaction.client.store.read.preference("user", interaction.user.id, "quiet") is not None


async def set_language(
    interaction: Interaction, scope: Scope, owner: int, speak: str, tell: Tell = say
) -> None:
    """Keep the choice of a person or server, and say so in the language it makes; other words forget it."""
    chosen = next((one for one in LANGUAGES if one == speak), None)
    await interaction.client.preferences.choose(scope, owner, chosen)
    await tell_change(interaction, "done-language", tell)
