"""The bot over several sockets: one in more than 2,500 servers needs them."""

from discord.ext import commands

from bot.client import Khandan
from bot.connection.supervision import shorten_reconnect_delays


class Sharded(Khandan, commands.AutoShardedBot):
    """The same bot over as many sockets as Discord asks for.

    The simulated Discord knows one socket alone, and has the bot without.
    """

    async def on_shard_connect(self, _: int) -> None:
        """A session has begun over one of them."""
        shorten_reconnect_delays(self)
