"""What each of Discord's refusals means, by a name of ours, and what the host of the match reads of it.

Everything that sends asks `fault_of` what has gone wrong and acts on the fault, never on a code: so a code
means the same wherever it comes, in a channel, a thread, a private message, a thread that is begun, an edit.
What is done about a fault depends on the place, and stands there. Codes are those of docs.discord.com,
Opcodes and Status Codes, as of November 2026.
"""

from collections.abc import Mapping
from typing import Final, Literal

import aiohttp
import discord

Fault = Literal[
    "outage",  # nothing reaches Discord: it is sent again until Discord answers
    "busy",  # too much or too soon: it is sent again, less and less often
    "denied",  # a permission lacks
    "hidden",  # the bot does not see the place
    "locked",  # a thread in which only moderators may write
    "archived",  # a thread that has to be opened first
    "no_channel",
    "no_thread",  # none can be begun here
    "no_message",
    "no_person",  # nobody who takes private messages from us
    "untaken",  # Discord will never take it as it is written
    "done",  # what was asked for is there already
    "full",  # no room for another pin
    "late",  # an interaction whose time for an answer is over
]
"""What has gone wrong, by a name of ours."""

HOST_TEXTS: Final[Mapping[Fault, tuple[str, ...]]] = {
    "denied": ("trouble-permission", "trouble-permission-unknown", "trouble-thread"),
    "hidden": ("trouble-permission", "trouble-permission-unknown"),
    "locked": ("trouble-locked", "trouble-locked-home", "trouble-thread"),
    "archived": ("trouble-locked", "trouble-locked-home"),
    "no_channel": ("trouble-channel-gone",),
    "no_thread": ("trouble-thread",),
}
"""The texts that the host of a match may read of a fault: of any other none, for nothing is theirs to mend.

The law in tests/laws/test_discord_codes.py lets each place that sends meet each fault, and reads what they
are told.
"""

CODES: Final[Mapping[int, Fault]] = {
    1015: "outage",  # Cloudflare: too many requests from this address
    10003: "no_channel",
    10004: "hidden",  # a server that we are in no more, or that is gone; that we were removed is an event
    10007: "no_person",  # not a member
    10008: "no_message",
    10013: "no_person",  # nobody any more
    10015: "late",  # unknown webhook: an interaction's, after a quarter of an hour
    10062: "late",  # unknown interaction
    20016: "busy",  # slow mode
    20022: "busy",  # edits of an announcement
    20026: "denied",  # the application is flagged as a spammer
    20028: "busy",  # writes to a channel
    20029: "busy",  # writes to a server
    30003: "full",  # no room for another pin
    30033: "busy",  # too many in a thread
    30046: "busy",  # edits of messages that are older than an hour
    40001: "outage",  # not authorized
    40002: "outage",  # the account has to be verified
    40003: "busy",  # private messages are opened too fast
    40004: "outage",  # sending is switched off for the time being
    40005: "untaken",  # too large
    40006: "outage",  # switched off on Discord's side
    40060: "done",  # the interaction has its first answer
    40062: "busy",  # a resource is limited
    40333: "outage",  # Cloudflare stands in the way
    50001: "hidden",
    50005: "no_message",  # another's message: the database came from another bot
    50006: "untaken",  # empty
    50007: "no_person",  # takes no private messages
    50008: "denied",  # not a channel of text
    50009: "denied",  # verification level of the server
    50013: "denied",
    50014: "outage",  # the token is not taken
    50021: "no_message",  # a message of the system
    50024: "no_thread",  # not in a channel of this kind
    50027: "late",  # the interaction's token has run out
    50028: "no_person",  # invalid recipient
    50035: "untaken",  # a field that is refused
    50041: "outage",  # this version of the API is no more
    50045: "untaken",  # a file that is too large
    50046: "untaken",  # a file that is refused
    50068: "denied",  # this kind of message not here
    50083: "archived",
    50109: "untaken",  # not JSON
    50278: "no_person",  # shares no server with us any more
    130000: "outage",  # overloaded
    160004: "done",  # the message has its thread
    160005: "locked",
    160006: "no_thread",  # too many of them
    200000: "untaken",  # the server's AutoMod
    200001: "untaken",
    240000: "untaken",  # a link that Discord takes for harmful
}
"""Discord's codes. Whatever stands here means the same at every place that sends."""

STATUSES: Final[Mapping[int, Fault]] = {
    400: "untaken",
    401: "outage",
    403: "denied",
    404: "busy",
    408: "outage",
    413: "untaken",
    425: "outage",
    429: "busy",
}
"""Of answers whose code is not known; from 500 on Discord is out of order."""

CLOUDFLARE: Final = (403, 404, 405, 429)
"""With no code of Discord's these come from what stands before it: not one request reaches Discord."""

UNREACHED: Final = (discord.DiscordException, aiohttp.ClientError, OSError)
"""What comes of a request to Discord that was refused or lost."""

SERVER_ERROR: Final = 500
"""From this status on Discord may have done what was asked."""


def fault_of(error: BaseException) -> Fault | None:
    """The fault behind a request's error; None for an error that is not Discord's, but a mistake of ours."""
    if not isinstance(error, discord.HTTPException):
        return "outage" if isinstance(error, (discord.RateLimited, aiohttp.ClientError, OSError)) else None
    # The status comes first: what is out of order on Discord's side may give any code.
    if error.status >= SERVER_ERROR or error.status == 401:
        return "outage"
    if error.code in CODES:
        return CODES[error.code]
    # Without a code it is not Discord that answers, but what stands before it.
    return "outage" if not error.code and error.status in CLOUDFLARE else STATUSES.get(error.status, "busy")


def is_dm_closed(error: BaseException) -> bool:
    """Whether this person can't be written to, now or ever; asking again soon would not help."""
    return fault_of(error) in ("no_person", "no_channel")


def is_final(error: BaseException) -> bool:
    """Whether sending the same again would be refused for as long as nobody changes anything on Discord."""
    return fault_of(error) not in ("outage", "busy", None)


def is_unsure(error: BaseException) -> bool:
    """Whether Discord may have done what was asked, although its answer was lost."""
    return not isinstance(error, discord.HTTPException) or error.status >= SERVER_ERROR
