"""A reminder that is about to go out is dropped when nobody wants it any more, and only then."""

from types import SimpleNamespace
from typing import Any

import pytest

from bot.posts.recipients import is_reminder_wanted
from engine.entries import Entry
from engine.kernel.table.timing import Reminded
from engine.kernel.waits import Wait
from tests.bot.core_world import Hall, folder, hall, our_bot
from tests.simulated.fixtures import world

__all__ = ["folder", "hall", "our_bot", "world"]

USER, SEAT = 101, 1
DECIDE, RANK = (Wait(f"{ask}.{SEAT}", SEAT, ask, True, "lot") for ask in ("decide", "rank_offices"))
ENTRY = Entry(9, -1, None, None, tuple(Reminded("last", SEAT, one.id, one.ask, 9) for one in (DECIDE, RANK)))


def asking(*waits: Wait) -> Any:
    """A match in which these questions are still open."""
    return SimpleNamespace(match_state=SimpleNamespace(waits=waits))


def choosing(quiet: str | None) -> Any:
    """A store that keeps what a person has chosen."""

    async def preference(scope: str, of: int, name: str) -> str | None:
        return quiet if (scope, of, name) == ("user", USER, "quiet") else None

    return SimpleNamespace(read=SimpleNamespace(preference=preference))


@pytest.mark.parametrize(
    ("open_", "wanted"), [((DECIDE, RANK), True), ((RANK,), True), ((DECIDE,), True), ((), False)]
)
async def test_it_goes_out_while_one_of_its_questions_is_open(open_: tuple[Wait, ...], wanted: bool) -> None:
    """Row 10: who has answered one of two is still awaited for the other; who has answered both is not."""
    assert wanted == await is_reminder_wanted(choosing(None), asking(*open_), ENTRY, SEAT, USER)


async def test_who_asked_for_quiet_is_not_reminded() -> None:
    """Row 10: it is each person's own choice."""
    assert not await is_reminder_wanted(choosing("on"), asking(DECIDE, RANK), ENTRY, SEAT, USER)
    assert await is_reminder_wanted(choosing("on"), asking(DECIDE, RANK), ENTRY, SEAT, USER + 1)


async def test_who_takes_no_letters_is_reminded_before_everybody_and_nobody_else_is(hall: Hall) -> None:
    """Row 10: what was read in private is not shouted, and what was not is not lost."""
    deaf = hall.guests[0]
    await hall.begun(pace="evening")
    hall.world.close_inbox(deaf)
    await hall.world.advance(8 * 60)
    called = [line for line in hall.lines()[2:] if "<@" in line]

    assert 1 == len(called)
    assert deaf.mention in called[0]
    assert [2, 1, 2] == [len(hall.driver.inbox(member)) for member in hall.world.members[:3]]
