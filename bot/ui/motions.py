"""Motions by button and command: a move taken back, more time, a successor for a seat, and the answers.

A motion is asked by one person and carried when the others, or enough of them, agree. Its public post has the
buttons and is changed in place with every answer. Whoever presses reads the outcome privately.
"""

from collections.abc import Coroutine
from contextlib import suppress
from typing import Any

import discord

from bot.client import Interaction, Khandan
from bot.connection.codes import UNREACHED
from bot.controls import ids
from bot.interactions.answering import Tell, say, show_privately, with_defer
from bot.interactions.finding import resolve_match
from bot.interactions.receipts import receipt_lines
from bot.languages import language_or
from bot.render import layout, motions
from bot.render.panel import Panel, Rule, Text
from bot.ui.actor import SeatRenderer, actor_for
from bot.ui.control import answer_control
from bot.ui.panel_refresh import track_panel
from engine.kernel.refused import Refused, no
from engine.kernel.seats import Seat
from engine.kernel.table.motions import Agree, Decline, MoveTakenBack, Propose
from engine.kernel.table.state import Player, Successor, TakeBack
from engine.match.live import LiveMatch
from engine.match.steps import is_undo_betraying
from engine.matches import Receipt


async def setup(bot: Khandan) -> None:
    """Answer every button of every motion, those of long ago too."""

    async def agree(interaction: Interaction, id: ids.AgreeButtonId | ids.TakeSeatButtonId) -> None:
        await answer_motion(interaction, id.match, Agree(id.motion))

    async def decline(interaction: Interaction, id: ids.DeclineButtonId) -> None:
        await answer_motion(interaction, id.match, Decline(id.motion))

    async def take_back(interaction: Interaction, id: ids.UndoButtonId) -> None:
        await undo(interaction, id.match, known=id.known == "known")

    answer_control(bot, ids.AgreeButtonId, agree)
    answer_control(bot, ids.TakeSeatButtonId, agree)
    answer_control(bot, ids.DeclineButtonId, decline)
    answer_control(bot, ids.UndoButtonId, take_back)


async def undo(interaction: Interaction, match: int | None, *, known: bool = False) -> None:
    """Take the asker's last move back, or ask the others for leave. Refused as the table refuses it.

    Where the request would tell others of a secret move, the asker reads so first (`known`: has read it).
    """
    live = await resolve_match(interaction, match)
    player = live.player_of(interaction.user.id)
    if known or player is None or not is_undo_betraying(live.match_state, player):
        await act_on_motion(interaction, live, Propose(TakeBack()))
        return
    bot = interaction.client
    scene = bot.scene(live, await bot.language_of(interaction, live))
    await show_privately(interaction, motions.first_read(scene))


async def act_on_motion(interaction: Interaction, live: LiveMatch, action: Any, tell: Tell = say) -> None:
    """Put a motion, or answer one, for whoever presses or asks. Refused before anything is kept."""
    user, matches = interaction.user.id, interaction.client.matches
    await settle(interaction, live, matches.act_at_table(live.match.id, user, action, interaction.id), tell)


async def settle(
    interaction: Interaction, live: LiveMatch, work: Coroutine[Any, Any, Receipt], tell: Tell = say
) -> None:
    """Answer privately once it is kept, and let the match go on.

    Whose move is taken back with this gets their panel below the answer, to move from again.
    """
    bot = interaction.client
    receipt = await with_defer(interaction, work)
    try:
        text, seat = await receipt_lines(interaction, receipt), live.seat(interaction.user.id)
        happened = (event for entry in receipt.entries for event in entry.events)
        is_back = any(isinstance(event, MoveTakenBack) and event.seat == seat for event in happened)
        if is_back and seat is not None and isinstance(bot.parts.renderers[live.match.game], SeatRenderer):
            now = await actor_for(bot, interaction, live, seat)
            panel = now.panel
            blocks = (Text(text), Rule(), *panel.blocks)
            await show_privately(interaction, Panel(panel.accent, blocks, panel.language))
            track_panel(interaction, now)
        else:
            await tell(interaction, text, await bot.language_of(interaction, live))
    finally:
        await bot.after_move(live.match.id)


async def propose_successor(
    interaction: Interaction,
    match: int | None,
    seat: Seat,
    who: discord.User | discord.Member,
    tell: Tell = say,
) -> None:
    """Propose this person for a seat: the table has to agree.

    Refused with member_is_bot, member_unavailable or as the table refuses it.
    """
    if who.bot:
        raise Refused(no("member_is_bot"))
    bot, live = interaction.client, await resolve_match(interaction, match)
    bot.owner_orders.check_newcomer(who.id)
    bot.user_names.note_name(who)
    user, chairs = interaction.user.id, live.table.chairs

    def ask(player: Player) -> Propose:
        # For another's seat its person is named, whose leave it needs too.
        person = chairs[seat].player if 0 <= seat < len(chairs) else None
        return Propose(Successor(seat, player, None if person == live.player_of(user) else person))

    work = bot.matches.act_about_guest(live.match.id, user, who.id, ask, interaction.id)
    await settle(interaction, live, work, tell)


async def answer_motion(interaction: Interaction, match: int, answer: Agree | Decline) -> None:
    """Yes or no to a motion, by a seat that is asked or by the successor; the asker's no withdraws it.

    The post is brought up to date in any case: who presses an old one sees that it is closed.
    """
    live = await resolve_match(interaction, match)
    try:
        await act_on_motion(interaction, live, answer)
    except Refused:
        await _refresh_post(interaction, live, answer.motion)
        raise
    await _refresh_post(interaction, live, answer.motion)


async def _refresh_post(interaction: Interaction, live: LiveMatch, motion: int) -> None:
    """Bring the public post up to date, in the room's language; its mark stays, by which it is found again.

    A change that does not arrive is made up for by the next press; what comes of a motion is told in a line.
    """
    message = interaction.message
    # A command has no message, and a private answer with the buttons is its presser's own.
    if message is None or message.flags.ephemeral or interaction.channel_id is None:
        return
    bot = interaction.client
    panel = motions.panel(bot.scene(live, language_or(live.match.language)), motion)
    mark = getattr(message.components[0], "id", None) if message.components else None
    with suppress(*UNREACHED):
        await message.edit(view=layout.to_view(panel, mark), allowed_mentions=discord.AllowedMentions.none())
