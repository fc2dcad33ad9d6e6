"""A command on a person's name: a deal with them as the partner, at the table that is meant.

Of several tables at which both sit and deals are made now, that of the channel is meant; where it still may
be one or another, a page with a button for each asks which.
"""

from typing import Final

import discord

from bot.client import Interaction, Khandan
from bot.cogs.describing import person_menu
from bot.games.houses.controls.ids import OfferToButtonId
from bot.games.houses.trade.dealing import show_draft
from bot.games.houses.trade.drafts import Draft, Share
from bot.interactions.answering import answer
from bot.render.panel import Button, Panel, Text, rows
from bot.ui.actor import actors_beside, resolve_actor
from bot.ui.control import answer_control
from engine.games import houses
from engine.kernel.refused import Refused, no

MOST: Final = 20
"""Tables to choose from, the newest: more buttons than one looks through help nobody."""


async def setup(bot: Khandan) -> None:
    """Add the command, and answer the buttons of its tables."""
    bot.tree.add_command(person_menu(bot, "menu-deal", deal))
    answer_control(bot, OfferToButtonId, offer_to)


async def deal(interaction: Interaction, person: discord.Member) -> None:
    """A deal with this person. Refused with no_shared_table, or with not_now while nobody trades."""
    shared = await actors_beside(interaction, person.id, houses.NAME)
    trading = [(who, seat) for who, seat in shared if who.controls.open_offers_of("offer_deal")]
    here = (interaction.channel_id, getattr(interaction.channel, "parent_id", None))
    meant = [one for one in trading if one[0].live.match.channel in here] or trading
    if not meant:
        raise Refused(no("not_now"))
    if len(meant) == 1:
        ((who, seat),) = meant
        await show_draft(interaction, who, Draft(seat, Share(), Share()))
    else:
        pressed = [OfferToButtonId(who.live.match.id, seat) for who, seat in meant[:MOST]]
        await _ask_which(interaction, pressed, f"<@{person.id}>")


async def offer_to(interaction: Interaction, id: OfferToButtonId) -> None:
    """The table is chosen. Refused with not_now while nobody trades, with deal_partner for no seat."""
    who = await resolve_actor(interaction, id.match)
    if not who.controls.open_offers_of("offer_deal"):
        raise Refused(no("not_now"))
    await show_draft(interaction, who, Draft(id.partner, Share(), Share()))


async def _ask_which(interaction: Interaction, pressed: list[OfferToButtonId], name: str) -> None:
    """A button for each table that could be meant."""
    words = interaction.client.words(await interaction.client.language_of(interaction))
    game = words.game_name(houses.NAME)
    labels = [words.say("match-choice", match=one.match, game=game) for one in pressed]
    buttons = tuple(Button(one.pack(), label) for one, label in zip(pressed, labels, strict=True))
    text = Text(words.say("deal-which", name=name))
    await answer(interaction, Panel(None, (text, *rows(buttons)), words.language))
