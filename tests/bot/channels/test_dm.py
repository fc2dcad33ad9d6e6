"""Who takes no direct messages is called in public without the secret, and reads it behind a button."""

from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.connection.codes import is_dm_closed
from bot.render.targets import to_seat
from bot.ui.generic.renderer import PluginRenderer
from tests.bot.core_world import Hall, custom_ids, folder, hall, our_bot, read
from tests.simulated.fixtures import world

__all__ = ["folder", "hall", "our_bot", "world"]


@pytest.mark.parametrize(
    ("code", "closed"),
    [(50007, True), (50278, True), (10013, True), (50013, False), (50001, False), (0, False)],
)
def test_some_refusals_mean_that_a_person_can_not_be_written_to(code: int, closed: bool) -> None:
    """No direct messages, no common server, no such person; all else may pass."""
    answer = SimpleNamespace(status=403, reason="Forbidden")
    error = discord.Forbidden(answer, {"code": code, "message": ""})

    assert closed == is_dm_closed(error)


def calls(hall: Hall, name: str) -> list[str]:
    """The public lines that call this person."""
    member = next(one for one in hall.world.members if one.name == name)
    return [line for line in hall.lines() if line.startswith(f"{member.mention}, ")]


async def test_a_closed_inbox_is_called_in_public_without_the_secret(hall: Hall) -> None:
    """The line names person, match and what all know, and pings nobody else; its button opens the panel."""
    member = hall.guests[0]
    hall.world.close_inbox(member)
    await hall.begun()
    post = next(post for post in hall.posts() if member.mention in read(post))
    panel = await hall.press(member, post, "My seat")
    sent = next(
        one.json for one in hall.world.env.http_requests if one.json and member.mention in str(one.json)
    )

    assert (
        f"{member.mention}, match 1: your house is to be founded. "
        "Your direct messages are closed; press here." == read(post)
    )
    assert ["v1:seat:1"] == custom_ids(post)
    assert "Found your house" in panel
    assert {"parse": [], "users": [member.id]} == {
        "parse": sent["allowed_mentions"].get("parse", []),
        "users": [int(one) for one in sent["allowed_mentions"]["users"]],
    }
    assert [1, 1] == [len(hall.driver.inbox(one)) for one in (hall.host, hall.guests[1])]


async def test_the_button_of_a_call_opens_everybodys_own_panel(hall: Hall) -> None:
    """Others see theirs, strangers none."""
    hall.world.close_inbox(hall.guests[0])
    await hall.begun()
    await hall.found(hall.host, "Peyvand")
    post = next(post for post in hall.posts() if hall.guests[0].mention in read(post))
    hosts, strangers = [await hall.press(one, post, "My seat") for one in (hall.host, hall.guests[3])]

    assert "Peyvand" in hosts
    assert "You do not sit at this table." == strangers


async def test_closed_inboxes_are_called_once_while_nothing_else_is_said(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Six messages for two people, by turns: two lines, and new ones after the next public post."""
    turns = (to_seat(0), to_seat(1)) * 3
    monkeypatch.setattr(PluginRenderer, "recipients", lambda *_: turns)
    for member in (hall.host, hall.guests[0]):
        hall.world.close_inbox(member)
    await hall.begun()
    first = [len(calls(hall, name)) for name in ("visitor", "anahita")]
    await hall.command(hall.host, "campaign pause")
    await hall.command(hall.host, "campaign resume")
    await hall.found(hall.host, "Peyvand")

    assert [1, 1] == first
    assert [2, 2] == [len(calls(hall, name)) for name in ("visitor", "anahita")]
    assert 12 == len([row for row in hall.rows() if row.target in turns])
    assert [] == [row for row in hall.rows() if row.message is None]


async def test_an_inbox_that_opens_again_is_written_to(hall: Hall) -> None:
    """From the next message on; what was called for is not sent after it."""
    member = hall.guests[0]
    hall.world.close_inbox(member)
    await hall.begun()
    hall.world.open_inbox(member)
    for one, house in zip(hall.world.members[:3], ("Amir", "Bita", "Cyra"), strict=True):
        await hall.found(one, house)
    turn = hall.live().match_state.state.draft.turn
    while turn != 1:
        await hall.drafts(turn)
        turn = hall.live().match_state.state.draft.turn

    assert 1 == len(calls(hall, "anahita"))
    assert "role" in read(hall.driver.inbox(member)[-1]).lower()


async def test_a_call_that_was_cut_off_by_a_crash_is_not_made_twice(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The line is found in the channel by its container's number."""
    hall.world.close_inbox(hall.guests[0])
    confirm = hall.bot.store.write.mark_sent
    row_of_guest: list[int] = []

    def fails(row: int, *given: Any) -> Any:
        target = next(one for one in hall.rows() if one.id == row).target
        if target == to_seat(1) and not row_of_guest:
            row_of_guest.append(row)
            raise OSError("gone")
        return confirm(row, *given)

    monkeypatch.setattr(hall.bot.store.write, "mark_sent", fails)
    await hall.begun()
    await hall.world.restart()

    assert 1 == len(row_of_guest)
    assert 1 == len(calls(hall, "anahita"))
    assert [] == [row for row in hall.rows() if row.message is None]
