"""What happens at a table beside its moves: more time, second thoughts, a guest, orders, the bot's absence.

Each is done as people do it and looked at afterwards; Spoiled when it did not come to what it should.
"""

from collections.abc import Mapping
from typing import Any, Final

from simcord import MemberActor

from bot.controls.custom_id import verb_of
from bot.games.houses.panel.why import reasons
from bot.lab.games.houses.rehearsal.people import (
    CLOSED,
    Road,
    by_button,
    by_command,
    by_panel,
    by_whisper,
    message,
    presenter,
    take_back,
    walk,
)
from bot.lab.rehearsal.stage import LEAVES, Spoiled, Stage, custom_ids, let_all_agree, newest, plain, read
from bot.render import markup
from engine.clock.waking import waking_time_between
from engine.games.houses.moves import ConfirmDeal
from engine.kernel.moves import Expire
from engine.kernel.seats import Seat
from engine.kernel.table.motions import open_motion
from engine.kernel.table.state import MoreTime
from engine.kernel.table.timing import ClockMoved

HOST: Final = 0
"""Opens the table, and types commands."""

SILENT: Final = 1
"""Has sat down and is never heard of again."""

ABSENT: Final = 2
"""Goes away after the first votes and leaves standing orders."""

SEATS: Final = 5

HABITS: Final[Mapping[Seat, Road]] = {
    HOST: by_command,
    ABSENT: by_button,
    LEAVES: by_whisper,
    CLOSED: by_button,
}
"""By seat; nobody knows how the silent one would do things."""

NEWCOMER: Final[Road] = by_panel
"""How the successor does things."""

CALLED: Final = 15.0
"""Seconds after which somebody is called who is asked at the table and presses nothing."""

HOURS: Final = 3
"""What is asked for with /later."""

GONE: Final = 20
"""Hours for which the bot is away, over a night and a morning."""

MOVES: Final = ("do", "form", "pick", "vote", "trade", "draft", "undo")
"""Verbs of controls that do more than show."""


async def play_closed_inbox(stage: Stage) -> None:
    """A person whose inbox is closed is called in the channel, and the button there answers in private."""
    member = stage.member(CLOSED)
    await stage.world.advance(CALLED)  # who has just sat down is called once they are silent
    lines = [post for post in stage.public() if member.mention in read(post)]
    if stage.driver.inbox(member):
        raise Spoiled("a private message to somebody who takes none")
    opening = f"v1:seat:{stage.match}"
    opened = await stage.driver.click(member, newest(lines, opening), opening)
    if not message(opened).ephemeral:
        raise Spoiled("everybody reads the hand of who takes no private messages")


async def later(stage: Stage) -> None:
    """One asks for more time, more than half give it, and the deadlines move."""
    before = dues(stage)
    await stage.command(stage.member(CLOSED), "later", hours=HOURS)
    asked = open_motion(stage.live.table, MoreTime)
    if asked is None:
        raise Spoiled("nobody is asked for more time")
    await let_all_agree(stage, asked)
    quiet = stage.live.table.pace.quiet
    moved = {
        waking_time_between(before[wait], due, quiet).total_seconds() for wait, due in dues(stage).items()
    }
    if moved != {HOURS * 3600.0}:
        raise Spoiled(f"of {HOURS} hours deadlines have moved by {moved} seconds")


async def second_thought(stage: Stage) -> None:
    """A deal offered by mistake is taken back by leave of the table; its words stay with two."""
    before, secret = stage.state, promise(stage)
    if str(LEAVES) not in await stage.suggestions(stage.member(HOST), "trade", "partner", ""):
        raise Spoiled("nobody is suggested as a partner")
    terms = {"i_promise": secret, "they_do": "vote-yes", "they_power": 1}
    await stage.command(stage.member(HOST), "trade", partner=str(LEAVES), **terms)
    if len(stage.state.deals) != len(before.deals) + 1:
        raise Spoiled("the deal was not offered")
    await take_back(stage, HOST, before)


async def deal(stage: Stage) -> None:
    """A coin for a vote, offered by the host and confirmed by who takes no private messages."""
    terms = {"i_pay": 1, "they_do": "vote-yes", "they_power": 1}
    await stage.command(stage.member(HOST), "trade", partner=str(CLOSED), **terms)
    look = stage.live.look(CLOSED)
    confirms = [one for one in look.ask(None) if isinstance(one, ConfirmDeal)]
    if not confirms:
        raise Spoiled("nobody can confirm the deal")
    await walk(stage, CLOSED, look, confirms[-1], by_button)


def promise(stage: Stage) -> str:
    """Words that only two people may ever read."""
    return plain(stage.bot.words(stage.language).say("rehearse-promise"))


async def guest(stage: Stage, who: MemberActor) -> None:
    """The host opens their seat to one guest, who sees the hand and can move nothing."""
    host = stage.member(HOST)
    await stage.command(host, "watch open", guest=who)
    hand = await stage.command(host, "hand")
    seen, board = await stage.command(who, "watch seat"), await stage.command(who, "watch table")
    if not (message(seen).ephemeral and message(board).ephemeral):
        raise Spoiled("everybody reads what a guest asks for")
    # The guest is told all that the hand tells, but for what is for its reader alone: the coach's lines, and
    # the reasons of the numbers in a newcomer's hand.
    coach = plain(stage.bot.words(stage.language).say("coach", line="")).strip()
    why = {plain(markup.small(one)) for one in reasons(presenter(stage, HOST))}
    told = why | set(read(message(seen)).splitlines())
    if any(line not in told and coach not in line for line in read(message(hand)).splitlines()):
        raise Spoiled("the guest sees less than the hand")
    verbs = {verb_of(one) for post in (seen, board) for one in custom_ids(message(post))}
    if verbs & set(MOVES):
        raise Spoiled(f"a guest could {verbs & set(MOVES)}")


async def orders(stage: Stage) -> None:
    """The person who goes away leaves orders to vote yes with three points, by the form of their panel."""
    member, match = stage.member(ABSENT), stage.match
    panel = message(await stage.command(member, "orders"))
    form = await stage.driver.click(member, panel, f"v1:orders:{match}:rule")
    said = {"when": ["always"], "what": [], "answer": "yes", "power": ["3"]}
    kept = message(await stage.driver.submit(member, form, **said))
    if not kept.ephemeral or not stage.live.table.orders:
        raise Spoiled("the orders were not kept in private")


async def play_bot_absence(stage: Stage) -> None:
    """The bot is down for most of a day; nobody has lost an hour, and all are told once."""
    seq, before = stage.live.match_state.seq - 1, lefts(stage)
    chairs = stage.live.table.chairs
    await stage.world.bot.close()
    stage.world.env.backend.advance_clock(GONE * 3600.0)
    await stage.restart()
    await stage.world.settle()
    log = await stage.entries(seq)
    if stage.live.table.chairs != chairs or any(isinstance(entry.action, Expire) for entry in log):
        raise Spoiled("somebody was punished for the bot's absence")
    if 1 != sum(isinstance(event, ClockMoved) for entry in log for event in entry.events):
        raise Spoiled("the bot's absence was not told once")
    after = lefts(stage)
    lost = {wait: before[wait] - left for wait, left in after.items() if before[wait] - left > 60}
    if lost or set(before) != set(after):
        raise Spoiled(f"the bot's absence has cost {lost} seconds")


def dues(stage: Stage) -> dict[str, Any]:
    """When the questions that must be answered run out."""
    must = {wait.id for wait in stage.live.match_state.waits if wait.must}
    return {wait: one.due for wait, one in stage.live.deadlines.items() if wait in must}


def lefts(stage: Stage) -> dict[str, float]:
    """Seconds of waking time that are left for each of them."""
    now, quiet = stage.bot.waiting.now(), stage.live.table.pace.quiet
    return {wait: waking_time_between(now, due, quiet).total_seconds() for wait, due in dues(stage).items()}


def has_regent(stage: Stage) -> bool:
    """Whether a steward sits in for the silent one."""
    return stage.live.table.chairs[SILENT].regent


def is_vote_awaited(stage: Stage) -> bool:
    """A vote in which the host, its partner and who asks for more time have not voted."""
    phase = stage.state.phase
    if stage.state.stage != "vote":
        return False
    return not any(phase.slips[seat].cast for seat in (HOST, LEAVES, CLOSED))
