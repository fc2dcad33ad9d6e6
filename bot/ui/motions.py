"""Motions by button and command: asked, agreed to, declined; the post that asks changes with every answer."""

from collections.abc import Coroutine
from contextlib import suppress
from functools import partial
from typing import Any

import discord

from bot.client import Interaction, Khandan
from bot.connection.codes import UNREACHED
from bot.controls import ids
from bot.interactions.answering import Tell, promptly, say, show_privately
from bot.interactions.finding import the_match
from bot.interactions.receipts import receipt_lines
from bot.languages import Language, language_or
from bot.render import layout, motions
from bot.render.panel import Panel, Rule, Text
from bot.ui.actor import SeatRenderer, at
from bot.ui.control import answer_control
from engine.kernel.refused import Refused, no
from engine.kernel.seats import Seat
from engine.kernel.table.motions import Agree, Decline, MoveTakenBack, Propose
from engine.kernel.table.state import Player, Successor, TakeBack
from engine.match.live import LiveMatch
from engine.match.steps import is_undo_betraying
from engine.matches import Receipt


async def setup(bot: Khandan) -> None:
    """Answer every button of every motion, those of long ago too."""
    answer_control(bot, ids.AgreeButtonId, lambda interaction, id: agree(interaction, id.match, id.motion))
    answer_control(bot, ids.TakeSeatButtonId, lambda interaction, id: agree(interaction, id.match, id.motion))
    answer_control(
        bot, ids.DeclineButtonId, lambda interaction, id: decline(interaction, id.match, id.motion)
    )
    answer_control(
        bot, ids.UndoButtonId, lambda interaction, id: undo(interaction, id.match, known=bool(id.known))
    )


async def undo(interaction: Interaction, match: int | None, *, known: bool = False) -> None:
    """The asker's last move back. Refused as the table refuses it.

    Where the request would tell others of a secret move, the asker reads so first (`known`: has read it).
    """
    live = await the_match(interaction, match)
    player = live.player(interaction.user.id)
    if known or player is None or not is_undo_betraying(live.match_state, player):
        await act_on_motion(interaction, live, Propose(TakeBack()))
        return
    bot = interaction.client
    scene = bot.scene(live, await bot.language_of(interaction, live))
    await show_privately(interaction, motions.first_read(scene))


async def act_on_motion(interaction: Interaction, live: LiveMatch, action: Any, tell: Tell = say) -> None:
    """Something about a motion, by whoever presses or asks."""
    user, matches = interaction.user.id, interaction.client.matches
    await settle(interaction, live, matches.at_table(live.match.id, user, action, interaction.id), tell)


async def settle(
    interaction: Interaction, live: LiveMatch, work: Coroutine[Any, Any, Receipt], tell: Tell = say
) -> None:
    """Answer privately once it is kept, and let the match go on."""
    bot = interaction.client
    receipt = await promptly(interaction, work)
    try:
        await _after_answer(interaction, live, receipt, tell)
    finally:
        await bot.after_move(live.match.id)


async def propose_successor(
    interaction: Interaction,
    match: int | None,
    seat: Seat,
    who: discord.User | discord.Member,
    tell: Tell = say,
) -> None:
    """peers.md 4: this person for a seat. Refused with member_is_bot or as the table refuses it."""
    if who.bot:
        raise Refused(no("member_is_bot"))
    bot, live = interaction.client, await the_match(interaction, match)
    bot.user_names.note_name(who)
    user, matches = interaction.user.id, bot.matches
    asking = partial(_successor, live, live.player(user), seat)
    work = matches.act_about_guest(live.match.id, user, who.id, asking, interaction.id)
    await settle(interaction, live, work, tell)


def _successor(live: LiveMatch, asker: Player | None, seat: Seat, player: Player) -> Propose:
    """What is asked of the table. For another's seat its person is named, whose leave it needs too."""
    chairs = live.table.chairs
    person = chairs[seat].player if 0 <= seat < len(chairs) else None
    return Propose(Successor(seat, player, None if person == asker else person))


async def agree(interaction: Interaction, match: int, motion: int) -> None:
    """Yes, by a seat that is asked or by the successor."""
    await _vote_on(interaction, match, motion, Agree(motion))


async def decline(interaction: Interaction, match: int, motion: int) -> None:
    """No; from the asker a withdrawal."""
    await _vote_on(interaction, match, motion, Decline(motion))


async def _vote_on(interaction: Interaction, match: int, motion: int, action: Any) -> None:
    """The post is brought up to date in any case: who presses an old one sees that it is closed."""
    live = await the_match(interaction, match)
    try:
        await act_on_motion(interaction, live, action)
    except Refused:
        await _refresh_post(interaction, live, motion)
        raise
    await _refresh_post(interaction, live, motion)


async def _after_answer(interaction: Interaction, live: LiveMatch, receipt: Receipt, tell: Tell) -> None:
    """Whose move is taken back with this has a panel to move from again."""
    bot, seat = interaction.client, live.seat(interaction.user.id)
    language = await bot.language_of(interaction, live)
    text = await receipt_lines(interaction, receipt)
    happened = (event for entry in receipt.entries for event in entry.events)
    back = any(isinstance(event, MoveTakenBack) and event.seat == seat for event in happened)
    if not back or seat is None or not isinstance(bot.renderers[live.match.game], SeatRenderer):
        await tell(interaction, text, language)
        return
    panel = (await at(bot, interaction, live, seat)).panel
    await show_privately(
        interaction, Panel(panel.accent, (Text(text), Rule(), *panel.blocks), panel.language)
    )


async def _refresh_post(interaction: Interaction, live: LiveMatch, motion: int) -> None:
    """The public post in the room's language, with its mark, by which it is found again after a crash.

    A change that does not arrive is made up for by the next press; what comes of a motion is told in a line.
    """
    message = interaction.message
    if message is None or message.flags.ephemeral or interaction.channel_id is None:
        return
    bot = interaction.client
    panel = motions.panel(bot.scene(live, _language_of(live)), motion)
    mark = getattr(message.components[0], "id", None) if message.components else None
    with suppress(*UNREACHED):
        await message.edit(view=layout.to_view(panel, mark), allowed_mentions=discord.AllowedMentions.none())


def _language_of(live: LiveMatch) -> Language:
    return language_or(live.match.language)
