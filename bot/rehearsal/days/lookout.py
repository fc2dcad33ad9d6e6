"""What must hold of everything that was said while a table played over days. Each check raises Spoiled."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, Final

from simcord.components import walk_components

from bot.audit.outlets import outlets, owed, posts
from bot.audit.speech import Speech
from bot.rehearsal.days.cast import ABSENT, HOST, SILENT
from bot.rehearsal.days.scenes import promise
from bot.rehearsal.handing_over import LEAVES
from bot.rehearsal.stage import Spoiled, Stage, custom_ids, plain, read
from bot.render import timing_notices
from bot.render.limits import OutsideLimit, check_custom_ids, check_message
from bot.render.panel import Text
from bot.sandbox.reading import Post
from engine.audit.auditing import Plan, audited
from engine.audit.recorded import recorded
from engine.entries import Entry
from engine.games import houses
from engine.kernel.dice import Dice
from engine.kernel.table.messages import StewardSat
from engine.kernel.table.orders_messages import OrdersPlayed
from engine.record import exported
from engine.record import read as read_record

MARKS: Final = ("half", "last")
TEXT: Final = 10
"""Discord's number of a component that is text."""

NO_GHOSTS: Final = 1_000_000
"""Entries between two of the audit's ghosts: more than there are."""


def looked_over(stage: Stage, log: Sequence[Entry], board: int) -> None:
    """All of it; `board` is the message that was the living board from the first day on."""
    once(stage)
    in_place(stage, board)
    within_limits(stage)
    reminded(stage, log)
    stood_in(log)
    kept_secret(stage, log)


def once(stage: Stage) -> None:
    """No message stands anywhere twice; what is posted carries the mark of what it was owed for."""
    seen = Counter((post.channel_id, _mark(post), read(post)) for post in _posts(stage) if _mark(post))
    if twice := [text for (_, _, text), count in seen.items() if count > 1]:
        raise Spoiled(f"said twice: {twice[0]!r}")


def in_place(stage: Stage, board: int) -> None:
    """One board in the channel, still the first one and changed since; the chronicle in one thread."""
    found = boards(stage)
    if [board] != [post.id for post in found] or found[0].message.edited_at is None:
        raise Spoiled(f"{len(found)} boards in the channel, or another one than at first")
    if len(stage.world.channel.threads) != 1 or not stage.driver.threads():
        raise Spoiled("the chronicle is not told in one thread")


def boards(stage: Stage) -> list[Post]:
    """The messages of the channel that have the living board's title."""
    title = plain(stage.bot.words(stage.language).say("houses-living-title", match=stage.match))
    return [post for post in stage.driver.channel() if title in read(post)]


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


def reminded(stage: Stage, log: Sequence[Entry]) -> None:
    """peers.md 4 and 10: the silent one was written to at half time and near the end, once each."""
    inbox = Counter(read(post) for post in stage.driver.inbox(stage.member(SILENT)))
    scene, marks = stage.bot.scene(stage.live, stage.language), set()
    for entry in log:
        for event in timing_notices.reminded(entry, SILENT):
            marks.add(event.mark)
            said = _text(timing_notices.reminder(scene, entry, SILENT).blocks)
            if inbox[said] != 1:
                raise Spoiled(f"{inbox[said]} reminders say {said!r}")
    if marks != set(MARKS):
        raise Spoiled(f"the silent one was reminded at {marks}")


def stood_in(log: Sequence[Entry]) -> None:
    """peers.md 4: a regent for the silent one; the orders of the absent one have played."""
    events = [event for entry in log for event in entry.events]
    regents = [event.seat for event in events if isinstance(event, StewardSat) and event.regent]
    if SILENT not in regents or not {SILENT, ABSENT}.issuperset(regents):
        raise Spoiled(f"stewards sit in for {regents}")
    if not any(isinstance(event, OrdersPlayed) and event.seat == ABSENT for event in events):
        raise Spoiled("nobody's orders have played")


def kept_secret(stage: Stage, log: Sequence[Entry]) -> None:
    """peers.md 2: beside twins in which secrets differ no post differs; two people's words stay theirs."""
    secret = promise(stage)
    knowing = {stage.member(HOST).id, stage.live.people[LEAVES]}
    for member in stage.world.members:
        inbox = stage.driver.inbox(member)
        if member.id not in knowing and any(secret in read(post) for post in inbox):
            raise Spoiled(f"{member.name} reads {secret!r}")
    if any(secret in read(post) for post in stage.public()):
        raise Spoiled(f"everybody reads {secret!r}")
    rows = exported(stage.live.match_state, log, "all")
    moments = tuple(recorded(read_record(list(rows), stage.bot.games)))
    speech = Speech(stage.bot.renderers[houses.NAME], stage.bot.words(stage.language))
    plan = Plan(outlets(speech, (owed, posts)), (), ghosts=NO_GHOSTS)
    if leaks := audited(moments, plan, Dice(bytes(16))).leaks:
        raise Spoiled(f"entry {leaks[0].seq} tells {leaks[0].viewer} by {leaks[0].where} what is secret")


def _posts(stage: Stage) -> Iterator[Post]:
    yield from stage.public()
    for member in stage.world.members:
        yield from stage.driver.inbox(member)


def _mark(post: Post) -> Any:
    return post.components[0].get("id") if post.components else None


def _text(blocks: Sequence[Any]) -> str:
    return plain("\n".join(block.content for block in blocks if isinstance(block, Text)))
