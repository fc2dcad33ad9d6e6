"""Brings a match into another channel: home, board and chronicle are made anew there."""

from bot.channels.message_client import Destination, OutgoingMessage
from bot.channels.places import BOARD, LOCKED, PINNED, THREAD, TOLD, own_mark
from bot.client import Interaction, Khandan
from bot.connection.codes import UNREACHED
from bot.interactions.location import Site
from bot.interactions.receipts import note
from bot.languages import language_or
from bot.render.panel import Panel, Text
from engine.match.live import LiveMatch
from engine.moving import move
from engine.store import Home, KnownMessage, Thing

MENDED = ("permission", "thread", "locked", "channel_gone")
"""Troubles that a new home ends."""


async def wants_thread(bot: Khandan, match: int) -> bool:
    """Whether the chronicle is to have a thread: it has one, or could not have one where it is."""
    if await bot.posting.places.at(match, THREAD) is not None:
        return True
    return "thread" in await bot.posting.places.open_troubles(match)


async def move_match(interaction: Interaction, live: LiveMatch, site: Site) -> None:
    """What is owed comes in the new place. Refused with host_only."""
    bot, user = interaction.client, interaction.user.id
    match, places = live.match.id, bot.posting.places
    old, thread = await places.at(match, BOARD), (KnownMessage(THREAD),) if site.thread else ()
    dropped = (PINNED, THREAD, LOCKED, *(Thing(TOLD, trouble) for trouble in MENDED))
    home = Home(site.guild, site.channel, dropped, (KnownMessage(BOARD, site.channel), *thread))
    await move(bot.matches, bot.store, match, user, home)
    note(interaction)
    await places.on_match_moved(match, home)
    bot.posting.retry_now(match)
    if old is not None and old.message:
        await _farewell(bot, live, old)


async def _farewell(bot: Khandan, live: LiveMatch, old: KnownMessage) -> None:
    """The old board says where the match is now, where it can still be reached."""
    language = language_or(live.match.language)
    channel = f"<#{live.match.channel}>"
    text = bot.words(language).say("board-moved", match=live.match.id, channel=channel)
    letter = OutgoingMessage(own_mark(live), Panel(None, (Text(text),), language))
    try:
        await bot.carrier.change(Destination(old.channel), old.message, letter)
    except UNREACHED:
        return  # the old channel may be the very thing that is gone
