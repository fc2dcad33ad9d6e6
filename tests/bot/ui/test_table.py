"""The opening post's buttons: they outlive restarts, and a click that comes twice happens once."""

import asyncio
import re
from collections.abc import Awaitable, Callable
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from bot.render.catalogue import load
from bot.sandbox.driver import Answer
from engine.store import Append
from tests.bot.core_world import Hall, folder, hall, opened_hall, our_bot, read
from tests.simulated.fixtures import world

__all__ = ["folder", "hall", "our_bot", "world"]

Step = Callable[[Hall], Awaitable[Any]]


def founding(seat: int) -> Step:
    """A house is founded by the form of a private message."""

    async def found(hall: Hall) -> None:
        member = hall.world.members[seat]
        form = await hall.driver.click(member, hall.driver.inbox(member)[-1], "v1:form:")
        emblem = form.fields[1].values[0]
        given = {"name": f"Peyvand {seat}", "emblem": [emblem], "first_name": f"Arash {seat}"}
        await hall.driver.submit(member, form, **given)

    return found


STEPS: tuple[Step, ...] = (
    lambda hall: hall.command(hall.host, "campaign new", seats=3),
    lambda hall: hall.press(hall.host, hall.posts()[0], "Join"),
    lambda hall: hall.press(hall.guests[0], hall.posts()[0], "Join"),
    lambda hall: hall.press(hall.guests[0], hall.posts()[0], "Leave"),
    lambda hall: hall.command(hall.guests[0], "campaign join"),
    lambda hall: hall.command(hall.host, "campaign give", seat=3, member=hall.guests[1]),
    lambda hall: hall.press(hall.host, hall.posts()[0], "Begin"),
    lambda hall: hall.command(hall.host, "campaign pause"),
    lambda hall: hall.command(hall.host, "campaign resume"),
    lambda hall: hall.command(hall.guests[1], "campaign word", word="rain"),
    founding(0),
    lambda hall: hall.command(hall.host, "language mine", speak="fa"),
    founding(2),
    founding(1),
)
"""An evening at a table, each step as a person takes it."""


async def evening(folder: Path, *, restarting: bool) -> tuple[Any, ...]:
    """All that is read and kept at the end of it."""
    async with opened_hall(folder) as hall:
        for step in STEPS:
            await step(hall)
            if restarting:
                await hall.world.restart()
        inboxes = [[_asked(read(post)) for post in hall.driver.inbox(one)] for one in hall.world.members]
        seats = [one and one.name for one in hall.match_state()]
        return hall.lines(), inboxes, seats, await hall.bot.matches.entries(1)


ENGLISH = load("en", strict=True)


def _asked(letter: str) -> str:
    """What it said while it could be pressed; closed after a restart it knows no time any more."""
    past = f"\n{ENGLISH.say('letter-past')}"
    return (
        re.sub(r" until <t:\d+:f> \(<t:\d+:R>\)", "", letter.replace(past, "")) if past in letter else letter
    )


async def test_a_restart_between_any_two_steps_changes_nothing(tmp_path: Path) -> None:
    """peers.md 1: what is posted, whispered and kept is the same as if there had been one bot."""
    one = await evening(tmp_path / "one", restarting=False)
    many = await evening(tmp_path / "many", restarting=True)

    assert one == many
    assert 1 == sum("Houses, match 1" in line for line in many[0])
    assert ["visitor", "anahita", "behrouz"] == many[2]


@pytest.mark.parametrize("button", ["Join", "Leave", "Begin"])
async def test_a_button_of_long_ago_still_works(hall: Hall, button: str) -> None:
    """All it knows stands in its custom id."""
    door = await hall.table(people=1)
    await hall.world.restart()
    presser = hall.guests[0] if button == "Join" else hall.host

    assert "table 1" in (await hall.press(presser, door, button)).lower()
    assert [door.id] == [post.id for post in hall.doors()]


async def test_a_form_that_was_opened_before_a_restart_is_read_after_it(hall: Hall) -> None:
    """Forms are known by their custom id, not by a view in memory."""
    await hall.begun()
    member = hall.guests[0]
    form = await hall.driver.click(member, hall.driver.inbox(member)[-1], "v1:form:")
    await hall.world.restart()
    emblem = form.fields[1].values[0]
    answer = await hall.driver.submit(member, form, name="Peyvand", emblem=[emblem], first_name="Arash")

    assert "House Peyvand" in hall.private(answer.result)
    assert "Peyvand" == hall.live().match_state.state.houses[1].name


async def test_a_form_that_nobody_knows_any_more_says_so(hall: Hall) -> None:
    """One of an earlier version of the bot."""
    await hall.begun()
    member = hall.guests[0]
    form = await hall.driver.click(member, hall.driver.inbox(member)[-1], "v1:form:")
    emblem = form.fields[1].values[0]
    hall.bot.forms.clear()
    answer = await hall.driver.submit(member, form, name="Peyvand", emblem=[emblem], first_name="Arash")

    assert "That form is from an earlier version. Please open it again." == hall.private(answer.result)


@pytest.mark.parametrize("restarted", [False, True])
async def test_a_click_that_discord_delivers_twice_happens_once(hall: Hall, restarted: bool) -> None:
    """peers.md 8: the interaction's id guards it, after a restart too."""
    door = await hall.table(people=1)
    await hall.press(hall.guests[0], door, "Join")
    before, rows = await hall.bot.matches.entries(1), hall.rows()
    if restarted:
        await hall.world.restart()
    await hall.redelivered()

    assert before == await hall.bot.matches.entries(1)
    assert rows == hall.rows()
    assert (hall.host, hall.guests[0], None) == hall.match_state()


async def test_a_command_that_is_delivered_twice_opens_one_table(hall: Hall) -> None:
    """And its pace is set once."""
    await hall.command(hall.host, "campaign new", seats=3, pace="evening")
    before = await hall.bot.matches.entries(1)
    await hall.redelivered()

    assert 2 == len(before)
    assert before == await hall.bot.matches.entries(1)
    assert [1] == [live.match.id for live in hall.bot.matches.live_matches()]
    assert 1 == len(hall.doors())


async def test_a_slow_commit_is_waited_for_and_then_answered(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After a second Discord is told that an answer will come; the answer takes the place of "thinking"."""
    door = await hall.table(people=1)
    append, waiting = hall.bot.store.write.append, hall.bot.waiting

    async def slow(entry: Append) -> None:
        await waiting.sleep_until(waiting.now() + timedelta(seconds=2), asyncio.Event())
        await append(entry)

    monkeypatch.setattr(hall.bot.store.write, "append", slow)
    async with hall.world.turn:
        result = await hall.guests[0].click(door, custom_id="v1:join:1")
    at_once = result.acknowledged
    await hall.world.advance(1)
    thinking = (result.acknowledged, result.deferred, Answer(result).text)
    await hall.world.advance(1)

    assert not at_once
    assert (True, True, "") == thinking
    assert "You have seat 2 at table 1." == hall.private(result)
    assert [] == result.followups
    assert (hall.host, hall.guests[0], None) == hall.match_state()


async def test_a_slow_refusal_is_answered_too(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    """The sentence takes the place of "thinking", for the presser alone."""
    door = await hall.table(people=3)
    at_table, waiting = hall.bot.matches.act_at_table, hall.bot.waiting

    async def slow(*given: Any) -> Any:
        await waiting.sleep_until(waiting.now() + timedelta(seconds=2), asyncio.Event())
        return await at_table(*given)

    monkeypatch.setattr(hall.bot.matches, "act_at_table", slow)
    async with hall.world.turn:
        result = await hall.guests[3].click(door, custom_id="v1:join:1")
    await hall.world.advance(2)

    assert "Every seat is taken. `/watch table` lets you look on." == hall.private(result)
    assert [] == result.followups


async def test_the_answer_to_join_becomes_the_panel_when_the_match_begins(hall: Hall) -> None:
    """Nobody has to look for a button: what is asked stands where one has pressed last."""
    door = await hall.table(people=0)
    await hall.press(hall.host, door, "v1:join:")
    joined = await hall.driver.click(hall.guests[0], door, "v1:join:")
    assert joined.message is not None
    before = read(joined.message)
    await hall.press(hall.host, door, "v1:begin:")
    await hall.world.advance(2.0)

    assert "You have seat 2 at table 1." == before
    assert "Take it" in hall.buttons(joined.message)


async def test_who_joins_and_begins_has_one_panel(hall: Hall) -> None:
    """Both answers go on to be it; the older one is taken away."""
    door = await hall.table(people=0)
    await hall.press(hall.host, door, "v1:join:")
    await hall.press(hall.host, door, "v1:begin:")
    await hall.world.advance(2.0)
    posts = hall.driver.channel(hall.host)

    assert 1 == sum("Take it" in hall.buttons(post) for post in posts)
