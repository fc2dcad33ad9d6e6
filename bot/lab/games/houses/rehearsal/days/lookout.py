"""What must hold of everything that was said while a table played over days. Each check raises Spoiled."""

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from bot.lab.games.houses.rehearsal.days.scenes import ABSENT, HOST, SILENT, promise
from bot.lab.rehearsal.checks import beside_twins, no_apologies, once, within_limits
from bot.lab.rehearsal.stage import LEAVES, Spoiled, Stage, plain, read
from bot.render import notices
from bot.render.panel import Text
from bot.sandbox.reading import Post
from engine.entries import Entry
from engine.kernel.table.absence import OrdersPlayed
from engine.kernel.table.seating import StewardSat

MARKS: Final = ("half", "last")


def check_everything(stage: Stage, log: Sequence[Entry], board: int) -> None:
    """All of it; `board` is the message that was the living board from the first day on."""
    once(stage)
    in_place(stage, board)
    within_limits(stage)
    no_apologies(stage)
    check_reminders(stage, log)
    stood_in(log)
    check_secrets(stage, log)


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


def check_reminders(stage: Stage, log: Sequence[Entry]) -> None:
    """The silent one was written to at half time and near the end, once each."""
    inbox = Counter(read(post) for post in stage.driver.inbox(stage.member(SILENT)))
    scene, marks = stage.bot.scene(stage.live, stage.language), set()
    for entry in log:
        for event in notices.reminders_to(entry, SILENT):
            marks.add(event.mark)
            said = _text(notices.reminder(scene, entry, SILENT).blocks)
            if inbox[said] != 1:
                raise Spoiled(f"{inbox[said]} reminders say {said!r}")
    if marks != set(MARKS):
        raise Spoiled(f"the silent one was reminded at {marks}")


def stood_in(log: Sequence[Entry]) -> None:
    """A regent for the silent one; the orders of the absent one have played."""
    events = [event for entry in log for event in entry.events]
    regents = [event.seat for event in events if isinstance(event, StewardSat) and event.regent]
    if SILENT not in regents or not {SILENT, ABSENT}.issuperset(regents):
        raise Spoiled(f"stewards sit in for {regents}")
    if not any(isinstance(event, OrdersPlayed) and event.seat == ABSENT for event in events):
        raise Spoiled("nobody's orders have played")


def check_secrets(stage: Stage, log: Sequence[Entry]) -> None:
    """Beside twins in which secrets differ no post differs; two people's words stay theirs."""
    secret = promise(stage)
    knowing = {stage.member(HOST).id, stage.live.users[LEAVES]}
    for member in stage.world.members:
        inbox = stage.driver.inbox(member)
        if member.id not in knowing and any(secret in read(post) for post in inbox):
            raise Spoiled(f"{member.name} reads {secret!r}")
    if any(secret in read(post) for post in stage.public()):
        raise Spoiled(f"everybody reads {secret!r}")
    beside_twins(stage, log)


def _text(blocks: Sequence[Any]) -> str:
    return plain("\n".join(block.content for block in blocks if isinstance(block, Text)))
