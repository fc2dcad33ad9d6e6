"""The parts that the classes of bot/posts share: made once by `Posting`, handed on as one value."""

from msgspec import Struct

from bot.channels.match_channels import MatchChannels
from bot.channels.message_client import MessageClient
from bot.channels.places import Places
from bot.clock.waiting import Waiting
from bot.connection.reach import Reach
from bot.posts.composer import Composer
from bot.posts.late_pictures import LatePictures
from bot.posts.match_history import MatchHistory
from bot.posts.open_messages import OpenMessages
from engine.matches import Matches
from engine.store import Store


class PostParts(Struct, frozen=True, kw_only=True):
    """What messages are owed by, written with and sent through; each part says at its class what it does."""

    store: Store
    matches: Matches
    match_history: MatchHistory
    waiting: Waiting

    composer: Composer
    late_pictures: LatePictures
    open_messages: OpenMessages

    reach: Reach
    message_client: MessageClient
    match_channels: MatchChannels
    places: Places
