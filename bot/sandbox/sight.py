"""What one member sees of the simulated Discord, as values for their page."""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from simcord import ChannelHandle

from bot.languages import traits
from bot.render.i18n import Messages
from bot.sandbox.driver import Driver
from bot.sandbox.reading import Post, buttons_of, text_of
from bot.sandbox.world import World

PLACES: Final = ("council", "chronicle", "letters")
"""The channel, its threads together with the channel's small print, what the bot writes to this person."""

DICE: Final = "dice"
"""What the second place is called where there is no thread: it has the small print alone."""

WORDS: Final = (
    *("name", "end", "bye", "private", "dismiss", "send", "cancel", "choose", "newest", "failed", "lost"),
    *(f"place-{place}" for place in (*PLACES, DICE)),
)
"""What the page itself says, by the ends of the texts' names."""

SMALL: Final = "-# "
"""Before a line in small letters."""

MARKS: Final = re.compile("[\u2066-\u2069]")

CDN: Final = "/attachments/"


def change_count(world: World) -> int:
    """How much has happened: while it is the same, nothing new is to be seen."""
    return len(world.env.backend.transcript)


def visible_state(world: World, words: Messages) -> dict[str, Any]:
    """All that the visitor can read, and what the page says about it."""
    told = {end: words.say(f"page-{end}") for end in WORDS}
    rows = {place: [message(one) for one in posts(world, place)] for place in PLACES}
    return {
        "language": words.language,
        "locale": traits(words.language).locale,
        "direction": "rtl" if traits(words.language).right_to_left else "ltr",
        "now": world.env.now().timestamp(),
        "seen": change_count(world),
        "words": told,
        "people": {str(one.id): one.name for one in world.members},
        "members": [{"label": one.name, "value": str(one.id)} for one in world.members],
        "named": dict(_place_names(world, told)),
        "places": [
            {"id": place, "name": told[_place_text(world, place)], "messages": rows[place]}
            for place in PLACES
        ],
    }


def _place_text(world: World, place: str) -> str:
    """The text that names a place."""
    told = bool(world.channel.threads) or place != "chronicle"
    return f"place-{place if told else DICE}"


def posts(world: World, place: str) -> list[Post]:
    """What stands in one of the places, oldest first."""
    driver, me = Driver(world), world.visitor
    match place:
        case "council":
            return [post for post in driver.channel(me) if not is_small_print(post)]
        case "chronicle":
            return sorted(
                (*driver.threads(me), *filter(is_small_print, driver.channel(me))), key=lambda post: post.id
            )
    return driver.inbox(me)


def is_small_print(post: Post) -> bool:
    """Whether a message has only lines for those who want to know, as a seed's hash (HO-R38)."""
    lines = MARKS.sub("", text_of(post)).split("\n")
    return not buttons_of(post) and all(line.startswith(SMALL) for line in lines)


def find_post(world: World, message_id: str) -> Post | None:
    """The message with this id, wherever the visitor sees it."""
    seen_ = (post for place in PLACES for post in posts(world, place))
    return next((post for post in seen_ if str(post.id) == message_id), None)


def message(post: Post) -> dict[str, Any]:
    """A message; `mark` changes with it, `files` are the page's addresses of what is attached."""
    raw = post._message
    return {
        "id": str(post.id),
        "private": post.ephemeral,
        "mark": post.id % 1_000_003 + len(raw.edited_timestamp or "") + hash(raw.edited_timestamp) % 10_007,
        "content": post.content,
        "components": post.components,
        "files": dict(_files(raw.attachments)),
    }


def _files(attachments: Sequence[Mapping[str, Any]]) -> Iterator[tuple[str, str]]:
    for one in attachments:
        yield one["filename"], "file/" + one["url"].partition(CDN)[2]


def _place_names(world: World, told: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    """What channels are called here: ids and the page's own names for them."""
    places: list[tuple[str, ChannelHandle]] = [("council", world.channel)]
    places += [("chronicle", thread) for thread in world.channel.threads]
    for place, channel in places:
        yield str(channel.id), told[f"place-{place}"]
