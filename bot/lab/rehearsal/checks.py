"""What must hold of everything that was said at a table, of whatever game. Each check raises Spoiled.

Most are made at the end, over all that lies at the simulated Discord: there a message that came twice, an
apology or a text beyond a limit is found wherever it was sent, and no rehearsal has to look out for it while
it plays.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, Final

from simcord.components import walk_components

from bot.lab.leaks.audit import Plan, verdict_of
from bot.lab.leaks.bot_outlets import owed_messages, posts, spoken_outlets
from bot.lab.leaks.moments import moments_of_record
from bot.lab.leaks.speech import Speech
from bot.lab.rehearsal.stage import Spoiled, Stage, custom_ids, plain, read
from bot.render.limits import OutsideLimit, check_custom_ids, check_message
from bot.sandbox.reading import Post
from engine.entries import Entry
from engine.kernel.dice import Dice
from engine.record import find_difference, record_lines
from engine.record import read as read_record

TEXT: Final = 10
"""Discord's number of a component that is text."""

APOLOGIES: Final = ("error-internal", "error-kept", "error-unsure")
"""What a person reads where the bot itself has failed."""

LONGEST: Final = 1.0
"""Seconds that anybody may wait for an answer."""

NO_GHOSTS: Final = 1_000_000
"""Entries between two of the audit's ghosts: more than there are."""


def once(stage: Stage) -> None:
    """No message stands anywhere twice; what is posted carries the mark of what it was owed for."""
    seen: Counter[tuple[int, Any, str]] = Counter()
    for post in everything_readable(stage):
        # The bot numbers the first component of what it owes by the row of its outbox (bot.posts).
        mark = post.components[0].get("id") if post.components else None
        if mark:
            seen[post.channel_id, mark, read(post)] += 1
    if twice := [text for (_, _, text), count in seen.items() if count > 1]:
        raise Spoiled(f"said twice: {twice[0]!r}")


def everything_readable(stage: Stage) -> Iterator[Post]:
    """All that anybody can read, in the channel, its threads and private messages."""
    yield from stage.public()
    for member in stage.world.members:
        yield from stage.driver.inbox(member)


def within_limits(stage: Stage) -> None:
    """Every message that was ever sent, private answers too, as it stood at the end."""
    env = stage.world.env
    for channel in env.backend.messages.values():
        for message in channel.values():
            nodes = list(walk_components(message.components))
            if nodes:
                text = sum(len(node["content"]) for node in nodes if node["type"] == TEXT)
                try:
                    check_message(len(nodes), text)
                    check_custom_ids(custom_ids(Post(env, message)))
                except OutsideLimit as error:
                    raise Spoiled(str(error)) from None


def no_apologies(stage: Stage) -> None:
    """Nobody was told that something broke on our side."""
    words = stage.bot.words(stage.language)
    begins = tuple(plain(words.say(code, code="\0")).partition("\0")[0] for code in APOLOGIES)
    for channel in stage.world.env.backend.messages.values():
        for message in channel.values():
            text = plain(read(Post(stage.world.env, message)))
            if said := next((begin for begin in begins if begin in text), None):
                raise Spoiled(f"an apology: {text[text.index(said) :][:200]!r}")


def beside_twins(stage: Stage, log: Sequence[Entry]) -> None:
    """Check that beside twins in which secrets differ no message differs for whom it is none of."""
    # Read back from a record, as an audit of a recorded match does: the log alone has no state before each
    # entry.
    rows = record_lines(stage.live.match_state, log, "all")
    moments = tuple(moments_of_record(read_record(list(rows), stage.bot.parts.games)))
    speech = Speech(stage.bot.parts.renderers[stage.live.match.game], stage.bot.words(stage.language))
    plan = Plan(spoken_outlets(speech, (owed_messages, posts)), (), ghosts=NO_GHOSTS)
    if leaks := verdict_of(moments, plan, Dice(bytes(16))).leaks:
        raise Spoiled(f"entry {leaks[0].seq} tells {leaks[0].viewer} by {leaks[0].where} what is secret")


async def check_log(stage: Stage) -> tuple[Entry, ...]:
    """The whole log, once it comes out the same and every message was sent. Raises Spoiled."""
    log = await stage.entries()
    rows = list(record_lines(stage.live.match_state, log, "all"))
    found = find_difference(read_record(rows, stage.bot.parts.games))
    if found is not None:
        raise Spoiled(f"played again, entry {found.seq} comes out otherwise: {found.where}")
    if owed := await stage.bot.store.read.pending_posts():
        raise Spoiled(f"{len(owed)} messages were never sent")
    return log


def slowest_answer(stage: Stage) -> float:
    """The slowest answer in seconds; Spoiled when one was too slow or never came."""
    watch = stage.watch
    if watch.open:
        raise Spoiled(f"no answer to {', '.join(watch.open)}")
    if watch.slowest > LONGEST:
        raise Spoiled(f"{watch.what} was answered after {watch.slowest:.2f} seconds")
    return watch.slowest
