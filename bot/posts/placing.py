"""Where the news of a match is told: in the channel while its table gathers, in the chronicle then."""

from bot.channels.match_channels import MatchChannels
from bot.channels.message_client import Destination
from bot.posts.match_history import Moment
from engine.kernel.table.seating import OpenTable
from engine.match.live import LiveMatch


async def news_place(match_channels: MatchChannels, live: LiveMatch, then: Moment) -> Destination:
    """Of this entry; the hash of the first dice, which comes with the table, belongs to the chronicle."""
    table, opens = then.match_state.table, isinstance(then.entry.action, OpenTable)
    if table is None or (table.status == "gathering" and not opens):
        return Destination(live.match.channel)
    return await match_channels.chronicle(live)
