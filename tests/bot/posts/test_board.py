"""One living board a match: it is changed, never repeated, and shows the newest public state."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from types import SimpleNamespace
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot.channels.places import BOARD, PINNED, own_mark
from bot.posts.backoff import FIRST
from bot.posts.board import LATE_EDITS, LOOK_AGAIN, REST
from bot.posts.board_composer import public_deadlines
from bot.render.panel import Panel
from bot.sandbox.reading import Post
from engine.kernel.waits import Wait
from engine.match.live import LiveMatch
from engine.store import StoreBroken, StoreFull
from tests.bot.core_world import Hall, container, folder, hall, our_bot, read
from tests.simulated.fixtures import world

__all__ = ["folder", "hall", "our_bot", "world"]

NOON = datetime(2026, 11, 27, 12, tzinfo=UTC)
NAMES = ("Amir", "Bita", "Cyra")


def board(hall: Hall, match: int = 1) -> Post:
    """The board of a match, by its mark."""
    found = [post for post in hall.posts() if container(post) == own_mark(hall.live(match))]
    assert 1 == len(found)
    return found[0]


def edits(hall: Hall) -> int:
    """How often a message of the channel was changed."""
    path = f"/channels/{hall.world.channel.id}/messages/"
    return sum(one.method == "PATCH" and one.path.startswith(path) for one in hall.world.env.http_requests)


@contextmanager
def no_room(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> Iterator[list[object]]:
    """Within the block the store keeps nothing of what messages show; what it was to keep at each try."""
    tries = list[object]()

    async def refuse(revisions: object, *more: object) -> None:
        tries.append(revisions)
        raise StoreFull

    with monkeypatch.context() as full:
        full.setattr(hall.bot.store.write, "set_message_revisions", refuse)
        yield tries


async def test_the_opening_post_becomes_the_board(hall: Hall) -> None:
    """The same message, pinned; its buttons are those of the match."""
    door = await hall.table()
    await hall.press(hall.host, door, "v1:begin:")

    assert door.id == board(hall).id
    assert ["My seat", "Chronicle"] == hall.buttons(board(hall))
    assert [door.id] == [post.id for post in hall.world.channel.pinned_messages()]


async def test_it_follows_every_public_change(hall: Hall) -> None:
    """Who is still awaited, then whose turn it is, until the council sits."""
    await hall.begun()
    waiting = read(board(hall))
    await hall.found(hall.host, "Amir")
    first = read(board(hall))
    for member, name in zip(hall.guests[:2], NAMES[1:], strict=True):
        await hall.found(member, name)
    drafting = read(board(hall))

    assert "Still awaited: visitor, anahita and behrouz." in waiting
    assert "Still awaited: anahita and behrouz." in first
    assert "The secret roles go round." in drafting
    assert "generation 1 of 10" in drafting
    assert 1 == drafting.count("<t:") // 2


async def test_changes_in_quick_succession_are_one_edit_with_the_newest_state(hall: Hall) -> None:
    """At most one edit in three seconds; the last state is never left out."""
    await hall.begun()
    hall.bot.posting.boards.rest = REST
    before = edits(hall)
    for member, name in zip((hall.host, *hall.guests[:2]), NAMES, strict=True):
        await hall.found(member, name)
    at_once = edits(hall) - before
    hall.bot.posting.boards.nudge(1)
    await hall.world.advance(REST.total_seconds())

    assert 1 == at_once
    assert 1 == edits(hall) - before
    assert "The secret roles go round." in read(board(hall))


async def test_answers_of_people_who_were_asked_together_are_shown_together(hall: Hall) -> None:
    """Whom the table awaits is shown within three seconds, whether or not the others answer meanwhile."""
    await hall.begun()
    hall.bot.posting.boards.rest = REST
    before = edits(hall)
    await hall.found(hall.host, "Amir")
    at_once = edits(hall) - before
    await hall.world.advance(REST.total_seconds())

    assert 0 == at_once
    assert 1 == edits(hall) - before
    assert "Still awaited: anahita and behrouz." in read(board(hall))


async def test_where_no_word_has_changed_nothing_is_sent(hall: Hall) -> None:
    """Row 5: an edit shows that something was done, and what was done may be a secret."""
    await hall.begun()
    before = edits(hall)
    for _ in range(3):
        hall.bot.posting.boards.nudge(1)
        await hall.world.advance(5)

    assert before == edits(hall)


async def test_a_deleted_board_is_made_again(hall: Hall) -> None:
    """Somebody deletes it: the next change makes a new one, which is pinned as the first was."""
    old = await hall.begun()
    async with hall.world.turn:
        await hall.world.channel.history()[0].delete()
    await hall.found(hall.host, "Amir")

    assert old.id != board(hall).id
    assert [board(hall).id] == [post.id for post in hall.world.channel.pinned_messages()]


async def test_a_board_that_can_not_be_pinned_is_a_message_like_any_other(hall: Hall) -> None:
    """The permission is optional: nothing is said and nothing waits."""
    hall.world.env.inject_error("PUT", "/channels/*/messages/pins/*", status=403, code=50013, times=None)
    await hall.begun()
    await hall.found(hall.host, "Amir")

    assert "Still awaited: anahita and behrouz." in read(board(hall))
    assert [] == hall.driver.inbox(hall.host)[1:]


@pytest.mark.parametrize("status", [500, 403])
async def test_a_board_that_could_not_be_changed_is_changed_later(hall: Hall, status: int) -> None:
    """It is tried again by itself, and then shows the present, not what was missed."""
    await hall.begun()
    path = f"/channels/{hall.world.channel.id}/messages/*"
    hall.world.env.inject_error("PATCH", path, status=status, code=50013, times=None)
    await hall.found(hall.host, "Amir")
    stale = read(board(hall))
    hall.world.env.backend.faults.clear()
    await hall.world.advance(600)

    assert "Still awaited: visitor, anahita and behrouz." in stale
    assert "Still awaited: anahita and behrouz." in read(board(hall))


@pytest.mark.parametrize(("status", "looks"), [(500, 1), (403, 0)])
async def test_an_edit_that_discord_may_have_made_is_looked_for_before_it_is_made_again(
    hall: Hall, status: int, looks: int
) -> None:
    """From 500 on it may have done what was asked: a second edit tells that something happened."""
    await hall.begun()
    path = f"/channels/{hall.world.channel.id}/messages/{board(hall).id}"
    hall.world.env.inject_error("PATCH", path, status=status, code=50013, times=1)
    before = len(hall.world.env.http_requests)
    await hall.found(hall.host, "Amir")
    await hall.world.advance(30)
    asked = [(one.method, one.path) for one in hall.world.env.http_requests[before:] if one.path == path]

    assert ["PATCH", *["GET"] * looks, "PATCH"] == [method for method, _ in asked]


async def test_a_lost_answer_while_the_store_takes_nothing_ends_no_board(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """That the board is unsure can't be kept: it is not forgotten, and the loop goes on by itself."""
    await hall.begun()
    stale = read(board(hall))
    path = f"/channels/{hall.world.channel.id}/messages/{board(hall).id}"
    hall.world.env.inject_error("PATCH", path, status=500, code=0, times=1)

    with capture_logs() as logged, no_room(hall, monkeypatch):
        await hall.found(hall.host, "Amir")
    before = read(board(hall))
    await hall.world.advance((4 * FIRST).total_seconds())

    assert "work_failed" not in [line["event"] for line in logged]
    assert stale == before
    assert "Still awaited: anahita and behrouz." in read(board(hall))


def unread(hall: Hall, monkeypatch: pytest.MonkeyPatch, call: str) -> list[int]:
    """Discord does what it is asked for, and what it says of it can't be read; how often it was asked."""
    true, asked = getattr(hall.bot.http, call), [0]

    async def garbled(*given: Any, **more: Any) -> Any:
        asked[0] += 1
        await true(*given, **more)
        raise ValueError("no JSON")

    monkeypatch.setattr(hall.bot.http, call, garbled)
    return asked


async def test_an_edit_whose_answer_can_t_be_read_is_made_once(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The message is looked at instead; the next change is made, and once, too."""
    await hall.begun()
    asked = unread(hall, monkeypatch, "edit_message")
    await hall.found(hall.host, "Amir")
    await hall.world.advance(3_600)
    first, shown = asked[0], read(board(hall))
    await hall.found(hall.guests[0], "Bita")
    await hall.world.advance(3_600)

    assert (1, 2) == (first, asked[0])
    assert "Still awaited: anahita and behrouz." in shown
    assert "Still awaited: behrouz." in read(board(hall))


async def test_a_board_that_may_show_what_is_over_does_not_stand_stale(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The pause was shown, unheard by us; when it is over the board is as it was before, and must say so."""
    await hall.begun()
    before = read(board(hall))
    with monkeypatch.context() as broken:
        unread(hall, broken, "edit_message")
        await hall.command(hall.host, "campaign pause")
    paused = read(board(hall))
    await hall.command(hall.host, "campaign resume")
    await hall.world.advance(3_600)

    assert before != paused
    assert before == read(board(hall))


async def test_a_board_made_anew_whose_answer_can_t_be_read_is_made_once(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is found by its mark, not sent again, and goes on as the board."""
    await hall.begun()
    async with hall.world.turn:
        await hall.world.channel.history()[0].delete()
    with monkeypatch.context() as broken:
        unread(hall, broken, "send_message")
        await hall.found(hall.host, "Amir")
        await hall.world.advance(60)
    await hall.found(hall.guests[0], "Bita")
    await hall.world.advance(3_600)

    assert "Still awaited: behrouz." in read(board(hall))


async def test_it_is_brought_up_to_date_at_a_start(hall: Hall) -> None:
    """The bot ended between the move and the edit; the same message is found by what the store keeps."""
    await hall.begun()
    hall.world.env.inject_error("PATCH", "/channels/*/messages/*", status=500, code=0, times=None)
    await hall.found(hall.host, "Amir")
    old = board(hall).id
    hall.world.env.backend.faults.clear()
    await hall.world.restart()
    spot = await hall.bot.posting.places.at(1, BOARD)

    assert "Still awaited: anahita and behrouz." in read(board(hall))
    assert spot is not None
    assert old == board(hall).id == spot.message
    assert await hall.bot.posting.places.at(1, PINNED)


@pytest.mark.parametrize("error", [ConnectionResetError, ZeroDivisionError])
async def test_a_board_that_fails_does_not_hold_another(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, error: type[Exception]
) -> None:
    """Each match is changed in a task of its own, be it Discord that fails or a mistake of ours."""
    await hall.begun()
    await hall.command(hall.guests[0], "campaign new", seats=3)
    change = hall.bot.message_client.change
    first = (await places_of(hall, 1)).message

    async def slow(place: Any, message: int, letter: Any, there: Any) -> None:
        if message == first:
            raise error
        await change(place, message, letter, there)

    monkeypatch.setattr(hall.bot.posting.boards._message_client, "change", slow)
    with capture_logs() as logged:
        await hall.command(hall.host, "campaign pause", match=1)
        await hall.command(hall.guests[1], "campaign join", match=2)

    assert "work_failed" not in [line["event"] for line in logged]
    assert "1. behrouz" in read(board(hall, 2))
    assert "paused" not in read(board(hall, 1))


async def places_of(hall: Hall, match: int) -> Any:
    """Where the board of a match stands."""
    return await hall.bot.posting.places.at(match, BOARD)


def test_a_secret_question_stands_on_no_board() -> None:
    """Who reads that a seat is awaited in secret knows what that seat is about to do."""
    asked = (
        Wait("open", 0, "vote", True, "absent"),
        Wait("secret", 1, "vote", True, "absent", secret=True),
        Wait("free", 2, "ready", False, "nothing"),
        Wait("still", 3, "vote", True, "absent"),
    )
    clocks = [SimpleNamespace(wait=one.id, due=None if one.id == "still" else NOON) for one in asked]
    live: Any = SimpleNamespace(
        match_state=SimpleNamespace(waits=asked), deadlines={one.wait: one for one in clocks}
    )

    assert ((0, NOON),) == public_deadlines(live)


async def test_after_a_takeover_a_board_is_looked_at_before_it_is_edited_and_once_more(hall: Hall) -> None:
    """An edit of the process before us may come after ours: Discord knows no fences."""
    await hall.begun()
    boards = hall.bot.posting.boards
    boards.on_takeover()
    message = board(hall).id

    def asked() -> list[str]:
        path = f"/channels/{hall.world.channel.id}/messages/{message}"
        return [one.method for one in hall.world.env.http_requests if one.path == path]

    before = len(asked())
    await hall.found(hall.host, "Amir")
    first = asked()[before:]
    await hall.world.advance(LOOK_AGAIN.total_seconds())
    second = asked()[before + len(first) :]
    await hall.world.advance(LATE_EDITS.total_seconds())
    await hall.found(hall.guests[0], "Bita")
    later = asked()[before + len(first) + len(second) :]

    assert ["GET", "PATCH"] == first
    assert ["GET"] == second
    assert ["PATCH"] == [one for one in later if one == "PATCH"]


async def test_boards_are_looked_for_again_where_the_store_could_not_be_read(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And what goes on at other boards meanwhile is not cut off."""
    await hall.begun()
    read_old, failures = hall.bot.store.read.matches_with_old_messages, [StoreBroken("away")]
    asked = list[str]()

    async def fails_once() -> tuple[int, ...]:
        asked.append("asked")
        if failures:
            raise failures.pop()
        return await read_old()

    monkeypatch.setattr(hall.bot.store.read, "matches_with_old_messages", fails_once)
    hall.bot.posting.boards.look_round()
    await hall.world.advance(FIRST.total_seconds())
    before = edits(hall)
    await hall.found(hall.host, "Amir")

    assert ["asked"] * 2 == asked
    assert edits(hall) > before


async def test_while_the_store_is_away_boards_wait_for_it_and_the_log_says_so_once(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The loop goes on by itself, and shows afterwards what has changed meanwhile."""
    await hall.begun()
    tries = 0

    async def is_away(match: int, thing: object) -> None:
        nonlocal tries
        tries += 1
        raise StoreBroken("away")

    with capture_logs() as logs, monkeypatch.context() as away:
        for name in ("at", "of_kind"):
            away.setattr(hall.bot.posting.places, name, is_away)
        hall.bot.posting.boards.nudge(1)
        await hall.world.advance((3 * FIRST).total_seconds())
    before = edits(hall)
    hall.bot.posting.boards.nudge(1)
    await hall.found(hall.host, "Amir")
    await hall.world.advance((4 * FIRST).total_seconds())

    assert 4 <= tries <= 6  # board and question, at once, after one rest and after two more
    assert ["board_failed"] == [one["event"] for one in logs if one["log_level"] in ("warning", "error")]
    assert edits(hall) > before


async def test_that_a_full_store_can_be_read_does_not_end_the_wait_for_it(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its reads and the messages that need no write go well; the pauses grow all the same."""
    await hall.begun()
    with capture_logs() as logs, no_room(hall, monkeypatch) as tries:
        await hall.found(hall.host, "Amir")
        for _ in range(4):
            hall.bot.posting.boards.look_round()
            await hall.world.advance(FIRST.total_seconds())

    assert 1 == sum(one["event"] == "board_failed" for one in logs)
    assert 3 == len(tries)  # at once, after one rest and after two more


async def test_the_board_of_a_table_that_has_just_begun_shows_its_buttons_at_once(hall: Hall) -> None:
    """Somebody has joined in the same moment, after which the board would rest."""
    hall.bot.posting.boards.rest = REST
    door = await hall.table()
    await hall.press(hall.guests[1], door, "v1:join:")
    await hall.press(hall.host, board(hall), "v1:begin:")

    assert ["My seat", "Chronicle"] == hall.buttons(board(hall))


async def test_a_board_that_was_cut_off_before_it_began_is_refreshed_by_the_next_nudge(hall: Hall) -> None:
    """A slot is lost in the turn of the loop in which its board's turn came, and then is ours again."""
    await hall.begun()
    boards = hall.bot.posting.boards
    async with asyncio.TaskGroup() as tasks:
        boards.nudge(1)
        boards._start_due(tasks)
        boards.let_go(lambda match: False)
    await hall.found(hall.host, "Amir")

    assert "Still awaited: anahita and behrouz." in read(board(hall))


async def test_a_board_that_a_mistake_cut_off_is_refreshed_as_the_work_begins_anew(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A mistake anywhere ends the work on every board; then that begins anew by itself."""
    await hall.begun()
    boards = hall.bot.posting.boards
    compose, mistakes = boards.composer.compose, [ZeroDivisionError()]

    async def cut_off(live: LiveMatch) -> Panel:
        if mistakes:
            boards.retry_all()
            await asyncio.Event().wait()
        return await compose(live)

    async def mistaken() -> datetime | None:
        if boards._in_work and mistakes:
            raise mistakes.pop()
        return await nudge_old()

    nudge_old = boards._nudge_old
    monkeypatch.setattr(boards.composer, "compose", cut_off)
    monkeypatch.setattr(boards, "_nudge_old", mistaken)
    with monkeypatch.context() as idle:
        idle.setattr(boards, "_start_due", lambda tasks: None)
        await hall.found(hall.host, "Amir")
    with capture_logs() as logged:
        boards.retry_all()
        await hall.world.advance(LOOK_AGAIN.total_seconds())

    assert "work_failed" in [line["event"] for line in logged]
    assert "Still awaited: anahita and behrouz." in read(board(hall))


async def test_a_board_that_is_composed_as_its_match_moves_is_left_at_its_last_word(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The old one says where the match is now; the new home gets a board of its own."""
    await hall.begun()
    boards, other = hall.bot.posting.boards, hall.world.guild.create_text_channel("yard")
    old, text, compose, moves = board(hall), read(board(hall)), boards.composer.compose, [1]

    async def moved(live: LiveMatch) -> Panel:
        panel = await compose(live)
        while moves:
            moves.pop()
            await hall.move(other)
        return panel

    monkeypatch.setattr(boards.composer, "compose", moved)
    await hall.found(hall.host, "Amir")
    spot = await hall.bot.posting.places.at(1, BOARD)

    assert spot is not None
    assert other.id == spot.channel
    assert text == read(old)
    assert [spot.message] == [post.id for post in other.pinned_messages()]
