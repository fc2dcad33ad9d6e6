"""The tabs of the offline page: of each table its place, its name, and what it asks of the visitor."""

from collections.abc import Iterable
from typing import Final

from bot.channels.places import THREAD
from bot.client import Khandan
from bot.interactions.finding import playable_matches
from bot.sandbox.sight import Ask, Room
from bot.sandbox.world import World
from bot.ui.generic.renderer import PluginRenderer
from engine.match.live import LiveMatch

KEPT: Final = 1
"""Threads of tables that are over keep a tab, those begun last."""


async def rooms_of(world: World) -> tuple[Room, ...]:
    """The channel, the thread of each table that goes on, and that of the last one that is over.

    A place of several tables, as where threads are refused, is called by all of them.
    """
    bot, channel = world.bot, world.channel
    assert isinstance(bot, Khandan)
    live = await playable_matches(bot, await bot.store.read.active_matches_in_guild(world.guild.id))
    homes = {one.id: [found for found in live if found.match.channel == one.id] for one in channel.threads}
    chronicles = {
        spot.channel: found.match.channel
        for found in live
        if (spot := await bot.posting.places.at(found.match.id, THREAD)) is not None
    }
    # The chronicle of a match that is over is known by its number: it stands at a message of the channel.
    board_ids = world.env.backend.messages.get(channel.id, {})
    chronicles |= {id: channel.id for id in homes if id in board_ids and id not in chronicles}
    over = [id for id, tables in sorted(homes.items()) if not tables and id not in chronicles][-KEPT:]
    places = [channel.id, *(id for id, tables in homes.items() if tables or id in over)]
    return tuple([await _room(world, bot, id, live, chronicles) for id in places])


async def _room(
    world: World, bot: Khandan, place: int, live: Iterable[LiveMatch], chronicles: dict[int, int]
) -> Room:
    words = bot.words(bot.parts.settings.language)
    tables = [found for found in live if found.match.channel == place]
    named = [found.match for found in tables]
    if not named and (ended := await bot.store.read.last_ended(world.guild.id, place)) is not None:
        row = await bot.store.read.match(ended)
        named = [] if row is None else [row]
    name = " · ".join(words.table_name(one.game, one.id) for one in named) or words.say("page-council")
    asks = tuple(ask for found in tables if (ask := ask_of(bot, found, world.visitor.id)) is not None)
    threads = tuple(id for id, home in chronicles.items() if home == place)
    return Room(place, name, threads, asks, max(1, len(tables)))


def ask_of(bot: Khandan, live: LiveMatch, user: int) -> Ask | None:
    """What a table asks of this user at its earliest deadline; None where it asks nothing of them."""
    seat, renderer = live.seat(user), bot.parts.renderers.get(live.match.game)
    if seat is None or live.match_state.state is None or not isinstance(renderer, PluginRenderer):
        return None
    scene = bot.scene(live, bot.parts.settings.language)
    seen = renderer.scene_for(scene, seat)
    if not seen.own_waits:
        return None
    return Ask(renderer.asked_in_short(scene, seat), seen.first_deadline(seen.own_waits))
