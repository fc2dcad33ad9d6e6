"""What one member sees of the simulated Discord, as values for their page."""

import re
from typing import Any, Final

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
    place_words = {place: told[f"place-{place}"] for place in PLACES}
    channels = {str(world.channel.id): place_words["council"]}
    channels |= {str(thread.id): place_words["chronicle"] for thread in world.channel.threads}
    if not world.channel.threads:
        place_words["chronicle"] = told[f"place-{DICE}"]
    return {
        "language": words.language,
        "locale": traits(words.language).locale,
        "direction": "rtl" if traits(words.language).right_to_left else "ltr",
        "now": world.env.now().timestamp(),
        "seen": change_count(world),
        "words": told,
        "people": {str(one.id): one.name for one in world.members},
        "members": [{"label": one.name, "value": str(one.id)} for one in world.members],
        "named": channels,
        "places": [{"id": place, "name": place_words[place], "messages": rows[place]} for place in PLACES],
    }


def posts(world: World, place: str) -> list[Post]:
    """The messages of one of the `PLACES`, oldest first."""
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
        "files": {one["filename"]: "file/" + one["url"].partition(CDN)[2] for one in raw.attachments},
    }
