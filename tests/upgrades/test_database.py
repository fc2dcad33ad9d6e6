"""A database of that day is opened, folded and played on to the end of every match by the present program."""

import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from datetime import timedelta
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest

from bot.games.houses.controls.routing import ROUTING
from bot.keys import DATABASE
from bot.lab.rehearsal.stage import Secrets
from bot.posts.recipients import recipients
from bot.render.catalogue import load
from bot.render.scenes import scene_of
from bot.ui.seat_controls import controls_of
from bot.wiring import open_store_in
from engine.automatic_moves import play_stewards
from engine.clock.deadlines import wait_length
from engine.game_versions import ContentCache
from engine.games.houses.moves import Cast, OfferDeal
from engine.kernel.dice import Dice
from engine.kernel.moves import PartialMove
from engine.kernel.table.lifecycle import Begin, Resume
from engine.match.live import LiveMatch
from engine.matches import Matches
from engine.record import Record, find_difference, read, record_lines
from engine.stewards import steward_for
from engine.store import KnownMessage, Status, Store, Target
from tests.engine.service import expire_wait
from tests.engine.service import recipients as recipients_of_all
from tests.recorded.written import as_written
from tests.trust.tables import GAMES
from tests.upgrades.day import DAY, laid, named, seen, stood, tables, unpacked
from tests.upgrades.keeping import RING, SEED
from tests.upgrades.making import PROMISE, ours

WHICH: Final = ("houses", "others")
TABLES: Final = tuple((name, one.match) for name in WHICH for one in stood(name))
RECORDS: Final = ("houses", "coup", "treasure")
ROUNDS: Final = 3_000
STATUSES: Final[tuple[Status, ...]] = ("open", "running", "ended")


@asynccontextmanager
async def service(folder: Path, which: str) -> AsyncIterator[tuple[Matches, Store]]:
    """The service of the present program on a database of that day, every match in memory."""
    store = open_store_in(laid(folder, which), RING)
    whole, clock = ours(), seen().now + timedelta(hours=1)
    matches = Matches(
        store,
        (whole.editions or whole.games) if which == "houses" else GAMES,
        now=lambda: clock,
        entropy=Secrets(SEED + 5),
        patience=wait_length,
        recipients=recipients(whole.renderers) if which == "houses" else recipients_of_all,
        stewards=steward_for,
    )
    try:
        for status in STATUSES:
            for match in await store.read.matches(status):
                await matches.live(match.id)
        yield matches, store
    finally:
        await store.close()


@pytest.mark.parametrize("which", WHICH)
async def test_every_match_is_folded_to_the_state_in_which_it_stood(tmp_path: Path, which: str) -> None:
    """State, table, people, deadlines with what is left of them, and the secret, box by box."""
    async with service(tmp_path, which) as (matches, _):
        live_matches = {live.match.id: live for live in matches.live_matches()}
        for one in stood(which):
            live = live_matches.pop(one.match)

            assert msgspec.json.decode(one.state) == as_written(one.state, live.match_state.state)
            assert one.table == live.table
            assert one.people == live.users
            assert set(one.timers) == set(live.timers.values())
            assert len(one.timers) == len(live.timers)
            assert (one.seq, one.master) == (live.match_state.seq, live.match_state.master.hex())
            assert live.missing is None

    assert {} == live_matches


async def test_the_matches_stand_in_the_moments_they_were_brought_to() -> None:
    """Else the tests here show less than they say."""
    by_number = {one.match: one for one in stood("houses")}
    found = {name: by_number[number].table.status for name, number in tables().items()}

    assert {
        "ended": "over",
        "founding": "playing",
        "draft": "playing",
        "tie": "paused",
        "vote": "playing",
        "gathering": "gathering",
    } == found
    assert by_number[tables()["vote"]].table.orders
    assert [("coup", "playing"), ("coup", "over"), ("treasure", "playing"), ("treasure", "over")] == [
        (one.game, one.table.status) for one in stood("others")
    ]


async def test_what_is_owed_placed_and_chosen_is_there(tmp_path: Path) -> None:
    """A message that was never sent, boards, threads, languages, and the clicks that were answered."""
    vote = tables()["vote"]
    async with service(tmp_path, "houses") as (matches, store):
        (owed,) = await store.read.pending_posts()
        spots = {spot.thing.kind: spot for spot in await store.read.known_messages(vote)}
        speak = [await store.read.preference("user", seen().people[name]) for name in ("anahita", "behrouz")]
        clicks = [await store.read.find_interaction(number) for number in (4_000, 4_001)]
        log = await matches.entries(vote)

    assert (vote, Target("seat", 3), False) == (owed.match, owed.target, owed.attempted)
    assert {"board", "thread", "pinned"} <= set(spots)
    assert isinstance(spots["board"], KnownMessage)
    assert spots["board"].message in {one.id for one in seen().messages}
    assert spots["thread"].channel in {one.id for one in seen().channels}
    assert ["fa", "en"] == speak
    assert all(click is not None and click.match == vote for click in clicks)
    assert Cast("gather") == log[-2].action
    assert isinstance(log[-1].action, OfferDeal)
    assert PROMISE in repr(log[-1].action)


async def test_every_move_is_called_what_it_was_called(tmp_path: Path) -> None:
    """The ids of that day's buttons name the same moves, but a ballot that was cast since.

    And answers to deals at a table that was asked to take back: another deal may have the number by now.
    """
    gone = set()
    async with service(tmp_path, "houses") as (matches, _):
        for one in named():
            now = (await matches.live(one.match)).match_state
            controls = controls_of(scene_of(one.match, now, load("en", strict=True), ()), one.seat, ROUTING)
            move = controls.find(one.custom_id.rpartition(":")[2])
            if move is None:
                gone.add((one.match, one.seat, one.tag))
            else:
                assert said(move) == one.move

    answers = {one for one in gone if one[2] in ("confirm_deal", "decline_deal", "withdraw_deal")}
    assert {(tables()["vote"], 0, "cast")} == gone - answers
    assert {tables()["vote"]} == {match for match, _, _ in answers}


def said(move: Any) -> Any:
    """The move as the files of that day have it."""
    told = {"move": move.move, "given": dict(move.given)} if isinstance(move, PartialMove) else move
    return msgspec.json.decode(msgspec.json.encode(told))


async def test_a_click_of_that_day_is_not_done_again(tmp_path: Path) -> None:
    """Discord may deliver it once more to the program that comes after."""
    vote = tables()["vote"]
    async with service(tmp_path, "houses") as (matches, _):
        live = await matches.live(vote)
        before, user = live.match_state, live.users[0]
        receipt = await matches.act(vote, user, Cast("gather"), interaction=4_000)

        assert receipt.is_repeat
        assert before is (await matches.live(vote)).match_state


@pytest.mark.parametrize(("which", "match"), TABLES)
async def test_every_match_is_played_on_to_its_end_and_its_record_verifies(
    tmp_path: Path, which: str, match: int
) -> None:
    """HO-R38: with the dice it began with; each epoch's opened seed fits the hash that was posted before."""
    async with service(tmp_path, which) as (matches, _):
        live = await matches.live(match)
        before = await matches.entries(match)
        await played_on(matches, live)
        log = await matches.entries(match)
        record = read(
            list(record_lines(live.match_state, log, "all")), {live.match.game: live.match_state.game}
        )

    assert "over" == live.table.status
    assert find_difference(record) is None
    assert before == log[: len(before)]


async def played_on(matches: Matches, live: LiveMatch) -> None:
    """People answer as prudent stewards do; where nobody has anything to do, the nearest deadline is met."""
    choose: Callable[..., Any] = steward_for(live.match_state.game, "prudent")
    await _woken(matches, live)
    for turn in range(ROUNDS):
        if live.table.status == "over":
            return
        if not await _moved(matches, live, choose, turn):
            await expire_wait(matches, live.match.id, _nearest(live))
        await play_stewards(matches, live.match.id)
    raise AssertionError("the match does not end")


async def _woken(matches: Matches, live: LiveMatch) -> None:
    host = live.users[0]
    if live.table.status == "gathering":
        await matches.act_at_table(live.match.id, host, Begin("prudent"))
    if live.table.status == "paused":
        await matches.act_at_table(live.match.id, host, Resume())


async def _moved(matches: Matches, live: LiveMatch, choose: Callable[..., Any], turn: int) -> bool:
    for seat, chair in enumerate(live.table.chairs):
        if chair.player is not None and chair.steward is None:
            action = choose(live.look(seat), Dice(bytes([seat]) * 15 + turn.to_bytes(2, "big")))
            if action is not None:
                await matches.act(live.match.id, live.users[chair.player], action)
                return True
    return False


def _nearest(live: LiveMatch) -> str:
    dues = {wait: one.due for wait, one in live.deadlines.items() if one.due is not None}
    return min(dues, key=lambda wait: dues[wait])


@pytest.mark.parametrize("name", RECORDS)
async def test_a_record_of_that_day_verifies(tmp_path: Path, name: str) -> None:
    """With the content it was played with, which lies in that day's database."""
    which = name if name == "houses" else "others"
    async with service(tmp_path, which) as (matches, store):
        kept = await recorded(name, store)
        match = max(
            live.match.id
            for live in matches.live_matches()
            if (live.match.game, live.table.status) == (name, "over")
        )
        live = await matches.live(match)
        now = read(
            list(record_lines(live.match_state, await matches.entries(match), "all")), kept_games(kept)
        )

    assert find_difference(kept) is None
    assert kept.header == now.header
    assert kept.lines == now.lines


async def recorded(name: str, store: Store) -> Record:
    """The record of a match that ended that day, read with the game it was played with."""
    games = dict(GAMES)
    if name == "houses":
        began = next(one.table for one in stood(name))
        editions = ours().editions
        assert editions is not None
        games[name] = (await ContentCache(store, editions).load_game(name, began.version, began.content)).game
    return read(unpacked(f"{name}.jsonl").splitlines(), games)


def kept_games(record: Record) -> dict[str, Any]:
    """The game of a record, by its name."""
    return {record.game.name: record.game}


def test_the_files_of_the_day_are_small() -> None:
    """Below a megabyte, key and all; the schema is the one of that day."""
    sizes = [path.stat().st_size for path in DAY.iterdir()]

    assert sum(sizes) < 1_000_000


@pytest.mark.parametrize("which", WHICH)
def test_the_database_is_of_the_schema_of_that_day(tmp_path: Path, which: str) -> None:
    """It is never migrated and written back here."""
    with closing(sqlite3.connect(laid(tmp_path, which) / DATABASE)) as database:
        (found,) = database.execute("SELECT version_num FROM alembic_version").fetchone()

    assert "0004" == found
