"""What anybody may read, by command or button: the board, the pictures of a message in words.

A seat may have a guest, a person without a seat of their own, who sees that seat's pages and no control that
moves. Whoever else looks on sees what everybody may see. Beside it: a line that stands in place of a message
has a button by which anybody has the message tried again.
"""

from collections.abc import Iterator
from typing import Any

import discord

from bot.client import Interaction, Khandan
from bot.controls import ids
from bot.history.notes import HistoryRenderer
from bot.interactions.answering import Tell, say, show_privately, with_defer
from bot.interactions.finding import resolve_match
from bot.render import table, watching
from bot.render.panel import Panel
from bot.render.users import escape
from bot.ui.actor import SeatRenderer
from bot.ui.control import answer_control
from bot.ui.table import commit_and_confirm
from engine.kernel.refused import Refused, no
from engine.kernel.seats import Seat
from engine.kernel.table.watching import OpenSeat, seat_watched_by
from engine.match.live import LiveMatch


async def setup(bot: Khandan) -> None:
    """Answer the buttons of every spectator's panel, those of long ago too."""
    answer_control(bot, ids.WatchButtonId, lambda interaction, id: show_table(interaction, id.match))
    answer_control(
        bot,
        ids.GuestPanelId,
        lambda interaction, id: show_seat(interaction, id.match, id.leaf, id.page),
    )
    answer_control(bot, ids.WordsButtonId, lambda interaction, _: tell_pictures(interaction))
    answer_control(bot, ids.WriteAgainButtonId, write_again)


async def show_table(interaction: Interaction, match: int | None) -> None:
    """Show whoever asks the board as anybody may see it. Refused with what `resolve_match` refuses with."""
    live = await resolve_match(interaction, match)
    await show_privately(interaction, await public_panel(interaction, live))


async def public_panel(interaction: Interaction, live: LiveMatch) -> Panel:
    """The board as anybody may see it; before the start the opening post."""
    bot = interaction.client
    scene = bot.scene(live, await bot.language_of(interaction, live))
    if live.match_state.state is None:
        return watching.public(scene, table.door(scene))
    renderer = bot.parts.renderers[live.match.game]
    return watching.public(scene, renderer.board(scene, None), isinstance(renderer, HistoryRenderer))


async def show_seat(interaction: Interaction, match: int | None, leaf: str = "", page: int = 0) -> None:
    """Show a guest the seat's panel, or a leaf. Refused with not_a_guest, not_now, or as `resolve_match`."""
    bot, live = interaction.client, await resolve_match(interaction, match)
    seat, renderer = guest_of(live, interaction.user.id), bot.parts.renderers[live.match.game]
    if not isinstance(renderer, SeatRenderer):
        raise Refused(no("not_now"))
    scene = bot.scene(live, await bot.language_of(interaction, live))
    panel = renderer.leaf(scene, seat, leaf, page) if leaf else renderer.seat(scene, live.look(seat))
    await show_privately(interaction, watching.guest(scene, seat, panel))


def guest_of(live: LiveMatch, user: int) -> Seat:
    """The seat whose guest this user is. Refused with not_a_guest."""
    player = live.player_of(user)
    seat = None if player is None else seat_watched_by(live.table, player)
    if seat is None or live.match_state.state is None:
        raise Refused(no("not_a_guest"))
    return seat


async def open_seat(
    interaction: Interaction, match: int | None, guest: discord.User | discord.Member, tell: Tell = say
) -> None:
    """Open the asker's seat to a guest from now on. Refused with member_is_bot or as the table does."""
    if guest.bot:
        raise Refused(no("member_is_bot"))
    bot, live = interaction.client, await resolve_match(interaction, match)
    work = bot.matches.act_about_guest(live.match.id, interaction.user.id, guest.id, OpenSeat, interaction.id)
    await commit_and_confirm(interaction, live, work, tell)


async def tell_pictures(interaction: Interaction) -> None:
    """Tell the presser alone in words what the pictures of the pressed message show."""
    pressed = interaction.message
    assert pressed is not None
    pictures = (one for one in all_components(pressed) if isinstance(one, discord.MediaGalleryComponent))
    told = [item.description for one in pictures for item in one.items if item.description]
    language = await interaction.client.language_of(interaction)
    # An alt text is plain, and names in it are people's own words: each of its lines is escaped anew.
    lines = "\n\n".join("\n".join(map(escape, one.split("\n"))) for one in told)
    await say(interaction, lines or interaction.client.words(language).say("words-none"), language)


async def write_again(interaction: Interaction, id: ids.WriteAgainButtonId) -> None:
    """Each line of this match becomes its message, if Discord takes it now; the presser reads if all did."""
    bot = interaction.client
    live = await resolve_match(interaction, id.match)
    left = await with_defer(interaction, bot.posting.write_again(live.match.id))
    language = await bot.language_of(interaction)
    await say(interaction, bot.words(language).say("written-not" if left else "written-again"), language)


def all_components(message: discord.Message) -> Iterator[Any]:
    """The components of a message and those within them."""
    # Containers hold sections, and sections accessories: the depth is Discord's to change.
    waiting: list[Any] = list(message.components)
    while waiting:
        one = waiting.pop(0)
        yield one
        waiting.extend(getattr(one, "children", ()))
