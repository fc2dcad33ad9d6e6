"""No backup that somebody without the key has changed comes in: each is refused, with what was changed.

Who can write into a file of backups can change what stands in plain columns, for those carry no box of their
own. What they could win by it is said at each change.
"""

import sqlite3
from contextlib import closing
from dataclasses import dataclass
from datetime import timedelta
from pathlib import Path

import pytest

from engine.store import (
    Home,
    KnownMessage,
    MessageRevision,
    Opening,
    Post,
    SealBroken,
    Target,
    Thing,
    Timer,
    back_up,
    restore,
)
from engine.store.codec import old_secret_place, secret_place
from engine.store.sqlite import revisions
from tests.engine.store.files import codec, do, refusal, rows
from tests.engine.store.making import HOUR, NOW, move, new_match, opened

FILE = "khandan.db"
STRANGER = 666
ANNA, BEN = 70, 71


async def played(folder: Path) -> Path:
    """Two matches as they are played: people, deadlines, places, messages owed; one match's clock stands."""
    async with opened(folder) as store:
        write = store.write
        for number in (1, 2):
            first = move(
                number,
                0,
                players=((0, ANNA), (1, BEN)),
                opens=(Timer("vote", 0, NOW + HOUR), Timer("vote", 0, NOW, kind="half")),
                posts=(Post(0, Target("seat", 1)),),
                interaction=5000 + number,
                status="running",
            )
            assert number == await write.open_match(Opening(new_match(host=ANNA), first))
            await write.set_known_message(number, KnownMessage(Thing("thread"), 40 + number, 50))
            await write.append(move(number, 1, opens=(Timer("deal", 1, NOW + HOUR),), closes=("vote",)))
            await write.append(move(number, 2, 3, posts=(Post(3, Target("table")),)))
        await write.set_message_revisions({(1, 50): MessageRevision(3, b"digest")})
        await write.set_alive(NOW)
        await write.note_absence(NOW - HOUR, NOW)
        await write.catch_up(2, move(2, 4))
    return folder / FILE


@dataclass
class Evil:
    """A change of a backup, the code by which it is refused, and what of it is named."""

    sql: tuple[str, ...]
    code: str
    part: str = ""


EVIL = {
    "a trigger that deletes deadlines at each move": Evil(
        ("CREATE TRIGGER t AFTER INSERT ON entry BEGIN DELETE FROM timer; END",),
        "backup_form",
    ),
    "a trigger that gives the next match away": Evil(
        (f"CREATE TRIGGER t AFTER INSERT ON player BEGIN UPDATE player SET user_id = {STRANGER}; END",),
        "backup_form",
    ),
    "a view in a table's place": Evil(
        (
            "ALTER TABLE unattended RENAME TO hidden",
            "CREATE VIEW unattended AS SELECT match_id FROM hidden",
        ),
        "backup_form",
    ),
    "a virtual table": Evil(("CREATE VIRTUAL TABLE v USING fts5(words)",), "backup_form"),
    "an index with an expression": Evil(("CREATE INDEX i ON player (abs(user_id))",), "backup_form"),
    "a table more": Evil(("CREATE TABLE notes (body)",), "backup_form"),
    "a seat that is a stranger's: with its hand and its past": Evil(
        (f"UPDATE player SET user_id = {STRANGER} WHERE match_id = 1 AND number = 1",),
        "backup_changed",
        "people",
    ),
    "two people who change their seats": Evil(
        ("UPDATE player SET user_id = CASE user_id WHEN 70 THEN 71 ELSE 70 END WHERE match_id = 1",),
        "backup_changed",
        "people",
    ),
    "a person more": Evil((f"INSERT INTO player VALUES (1, 2, {STRANGER})",), "backup_changed", "people"),
    "a person less": Evil(
        ("DELETE FROM player WHERE match_id = 2 AND number = 1",), "backup_changed", "people"
    ),
    "another host": Evil((f"UPDATE match SET host_id = {STRANGER}",), "backup_changed", "people"),
    "another server, whose people may then read": Evil(
        ("UPDATE match SET guild_id = 11 WHERE id = 2",), "backup_changed", "people"
    ),
    "another channel, into which all is then told": Evil(
        ("UPDATE match SET channel_id = 21 WHERE id = 2",), "backup_changed", "people"
    ),
    "another thread": Evil(("UPDATE place SET channel_id = 99",), "backup_changed", "people"),
    "a place more": Evil(("INSERT INTO place VALUES (1, 'board', '', 99, 1)",), "backup_changed", "people"),
    "a match that is over": Evil(
        ("UPDATE match SET status = 'ended' WHERE id = 1",), "backup_changed", "people"
    ),
    "another game": Evil(("UPDATE match SET game = 'coup' WHERE id = 1",), "backup_changed", "people"),
    "a deadline that comes sooner": Evil(
        ("UPDATE timer SET due = '2026-11-21 12:00:01.000000' WHERE due IS NOT NULL",),
        "backup_changed",
        "clock",
    ),
    "a deadline of another seat": Evil(("UPDATE timer SET seat = 3",), "backup_changed", "clock"),
    "a deadline less": Evil(("DELETE FROM timer WHERE match_id = 2",), "backup_changed", "clock"),
    "a deadline more": Evil(
        ("INSERT INTO timer VALUES (1, 'x', 'deadline', 0, '2026-11-21 12:00:00.000000', NULL, 0)",),
        "backup_changed",
        "clock",
    ),
    "an absence that never was": Evil(
        ("UPDATE lag SET since = '2001-01-01 00:00:00.000000'",), "backup_changed", "clock"
    ),
    "an absence that is forgotten": Evil(("DELETE FROM lag",), "backup_changed", "clock"),
    "an absence of the whole bot": Evil(
        ("UPDATE store SET alive_at = '2001-01-01 00:00:00.000000'",), "backup_changed", "store"
    ),
    "another name of the store": Evil(("UPDATE store SET id = 'other'",), "backup_changed", "store"),
    "a deadline that is no time": Evil(
        ("UPDATE timer SET due = 'soon' WHERE due IS NOT NULL",), "backup_value"
    ),
    "a deadline that is nearly a time": Evil(
        ("UPDATE timer SET due = '2026-13-45 12:00:00.000000' WHERE due IS NOT NULL",), "backup_value"
    ),
    "a moment of life that is no time": Evil(("UPDATE store SET alive_at = 'never'",), "backup_value"),
    "a message that is no number": Evil(("UPDATE post SET seat = x'00' WHERE seat = 1",), "backup_value"),
    "the last entry cut": Evil(
        ("DELETE FROM post", "DELETE FROM face", "DELETE FROM entry WHERE match_id = 1 AND seq = 3"),
        "backup_cut",
        "log",
    ),
    "every entry cut": Evil(("DELETE FROM entry WHERE match_id = 1",), "backup_cut", "log"),
    "an entry cut from the middle": Evil(("DELETE FROM entry WHERE seq = 1",), "backup_unreadable"),
    "no seal": Evil(("DELETE FROM seal WHERE match_id = 1",), "backup_changed", "gone"),
    "the seals of two matches exchanged": Evil(
        (
            "UPDATE seal SET box = CASE match_id WHEN 1 THEN (SELECT box FROM seal WHERE match_id = 2) "
            "ELSE (SELECT box FROM seal WHERE match_id = 1) END",
        ),
        "backup_changed",
        "gone",
    ),
    "the seal of the store in the place of a match's": Evil(
        ("UPDATE seal SET box = (SELECT seal FROM store)",), "backup_changed", "gone"
    ),
    "the entries of two matches exchanged": Evil(
        (
            "UPDATE entry SET box = "
            "(SELECT box FROM entry e WHERE e.match_id = 3 - entry.match_id AND e.seq = entry.seq) "
            "WHERE seq < 4",
        ),
        "backup_unreadable",
    ),
}


@pytest.mark.parametrize("name", EVIL)
async def test_no_changed_backup_comes_in(tmp_path: Path, name: str) -> None:
    """The database is as it was, to the byte; what is named is what was changed."""
    evil = EVIL[name]
    path = await played(tmp_path)
    backup, before = back_up(path, codec(), NOW).path, path.read_bytes()
    for sql in evil.sql:
        do(backup, sql)
    refused = refusal(lambda: restore(path, backup, codec(), NOW))

    assert (evil.code, evil.part) == (refused.code, refused.slots.get("part", ""))
    assert before == path.read_bytes()


async def test_what_nobody_changed_comes_in(tmp_path: Path) -> None:
    """Or the tests above would show nothing: every kind of change by the program itself is sealed with it."""
    path = await played(tmp_path)
    async with opened(tmp_path) as store:
        await store.write.set_language(1, "en")
        await store.write.move_match(
            1, Home(12, 22, (Thing("thread"),), (KnownMessage(Thing("board"), 22, 9),))
        )
        await store.write.drop_known_message(2, Thing("thread"))
        await store.write.pause(2, NOW)
        await store.write.resume(2, NOW + HOUR)
        await store.write.forget(ANNA)
        await store.write.append(move(2, 5, closes=("deal",), status="ended"))
    backup = back_up(path, codec(), NOW).path
    restored = restore(path, backup, codec(), NOW)

    assert (2, 0) == (restored.sound.matches, restored.sound.unsealed)


async def test_a_seal_of_an_earlier_day_does_not_fit_what_came_after(tmp_path: Path) -> None:
    """Whoever has an older backup can take rows from it, seal and all: what they leave of today betrays them.

    A match that is taken from it whole, with all its rows, is the match of that day and reads well; so is a
    whole file. No seal within a file can know of a later one.
    """
    path = await played(tmp_path)
    old = back_up(path, codec(), NOW).path
    async with opened(tmp_path) as store:
        await store.write.append(move(1, 4, closes=("deal",), posts=(Post(4, Target("table")),)))
    today = back_up(path, codec(), NOW).path
    seal, player = (
        "UPDATE seal SET box = (SELECT box FROM old.seal o WHERE o.match_id = 1) WHERE match_id = 1",
        f"UPDATE player SET user_id = {STRANGER} WHERE match_id = 1 AND number = 0",
    )
    cut = (
        "DELETE FROM entry WHERE match_id = 1 AND seq = 4",
        "DELETE FROM timer WHERE match_id = 1",
        "INSERT INTO timer SELECT * FROM old.timer WHERE match_id = 1",
    )
    whole = ("DELETE FROM post WHERE match_id = 1 AND seq = 4",)
    found = [_mixed(tmp_path, today, old, *parts) for parts in ((seal,), (seal, player), (seal, *cut))]
    undetected = tmp_path / "mixed.backup"
    _mix(undetected, today, old, seal, *cut, *whole)
    restore(path, undetected, codec(), NOW)

    assert [("backup_changed", "gone"), ("backup_changed", "gone"), ("backup_cut", "log")] == found


def _mixed(folder: Path, today: Path, old: Path, *changes: str) -> tuple[str, str]:
    _mix(folder / "mixed.backup", today, old, *changes)
    refused = refusal(lambda: restore(folder / FILE, folder / "mixed.backup", codec(), NOW))
    return refused.code, refused.slots["part"]


def _mix(mixed: Path, today: Path, old: Path, *changes: str) -> None:
    """Today's backup, with these changes out of the older one."""
    mixed.write_bytes(today.read_bytes())
    with closing(sqlite3.connect(mixed, isolation_level=None)) as database:
        database.execute("ATTACH ? AS old", (str(old),))
        for sql in changes:
            database.execute(sql)


def unseal(path: Path) -> None:
    """Make a file look as if it were of before the seals: tables, and the schema's name, of 0008."""
    revisions.downgrade(path, "0008")


async def test_nobody_takes_the_seals_away_and_calls_it_a_backup_of_before(tmp_path: Path) -> None:
    """A match that was ever sealed keeps its secret where only a sealed match has it."""
    path = await played(tmp_path)
    backup = back_up(path, codec(), NOW).path
    unseal(backup)
    do(backup, f"UPDATE player SET user_id = {STRANGER}")
    refused = refusal(lambda: restore(path, backup, codec(), NOW))

    assert ("backup_changed", "gone") == (refused.code, refused.slots["part"])


async def before_seals(folder: Path) -> Path:
    """A backup as the program made it before there were seals."""
    path = await played(folder)
    backup = back_up(path, codec(), NOW).path
    unseal(backup)
    for match, box in rows(backup, "SELECT id, secret FROM match"):
        secret = codec().seal(codec().open(box, secret_place(match)), old_secret_place(match))
        with closing(sqlite3.connect(backup)) as database, database:
            database.execute("UPDATE match SET secret = ? WHERE id = ?", (secret, match))
    return backup


async def test_a_backup_of_before_the_seals_comes_in_is_said_to_be_one_and_is_then_sealed(
    tmp_path: Path,
) -> None:
    """What was changed in it before can't be known, only what is changed from the next start on."""
    backup = await before_seals(tmp_path)
    restored = restore(tmp_path / FILE, backup, codec(), NOW)
    async with opened(tmp_path) as store:
        people, secret = await store.read.players(1), await store.read.secret(1)
        aside = await store.read.quarantined_matches()
        await store.write.append(move(1, 4))
    sound = back_up(tmp_path / FILE, codec(), NOW).sound

    assert (2, 0) == (restored.sound.unsealed, sound.unsealed)
    assert ((ANNA, BEN), b"seed", ()) == (people, secret, aside)


@pytest.mark.parametrize(
    "sql", ["UPDATE timer SET due = 'soon' WHERE due IS NOT NULL", "UPDATE store SET alive_at = 0"]
)
async def test_of_a_backup_of_before_the_seals_values_are_looked_at_all_the_same(
    tmp_path: Path, sql: str
) -> None:
    """A deadline that is no time would end the start after it."""
    backup = await before_seals(tmp_path)
    do(backup, sql)

    assert "backup_value" == refusal(lambda: restore(tmp_path / FILE, backup, codec(), NOW)).code


@dataclass
class Start:
    """A change of the database itself, and with which fault the match is set aside at the next start."""

    sql: str
    fault: str


STARTS = {
    "a stranger's seat": Start(f"UPDATE player SET user_id = {STRANGER} WHERE match_id = 1", "seal"),
    "a deadline": Start(
        "UPDATE timer SET due = '2026-11-21 12:00:00.000000' WHERE match_id = 1 AND due > '2'", "seal"
    ),
    "a deadline that is no time": Start(
        "UPDATE timer SET due = 'soon' WHERE match_id = 1 AND due > '2'", "seal"
    ),
    "the last entry": Start("DELETE FROM entry WHERE match_id = 1 AND seq = 3", "gap"),
    "the seal": Start("DELETE FROM seal WHERE match_id = 1", "seal"),
}


@pytest.mark.parametrize("name", STARTS)
async def test_a_changed_match_is_set_aside_at_a_start_and_the_other_plays_on(
    tmp_path: Path, name: str
) -> None:
    """Before any of its deadlines comes due; and it stays so: what came after does not make it lawful."""
    path = await played(tmp_path)
    do(path, STARTS[name].sql)
    for _ in range(2):
        async with opened(tmp_path) as store:
            aside = {one.match: one.fault for one in await store.read.quarantined_matches()}
            due = {one.match for one in await store.read.due(NOW + timedelta(days=9))}
            await store.write.set_known_message(1, KnownMessage(Thing("told", "aside"), 20, 1))

            assert {1: STARTS[name].fault} == aside
            assert {2} == due


@pytest.mark.parametrize(
    ("sql", "code"),
    [
        ("UPDATE store SET alive_at = '2001-01-01 00:00:00.000000'", "store_changed"),
        ("UPDATE store SET alive_at = 'never'", "store_changed"),
        ("UPDATE store SET seal = NULL", "store_changed"),
        ("CREATE TRIGGER t AFTER INSERT ON entry BEGIN DELETE FROM timer; END", "store_form"),
    ],
)
async def test_a_changed_store_does_not_start(tmp_path: Path, sql: str, code: str) -> None:
    """The time since it last ran is given back to every deadline: it must be the time since it last ran."""
    path = await played(tmp_path)
    do(path, sql)

    assert code == refusal(lambda: opened(tmp_path)).code


@pytest.mark.parametrize("known", [False, True])
async def test_what_somebody_changes_while_the_bot_runs_is_not_sealed_with_the_next_move(
    tmp_path: Path, known: bool
) -> None:
    """The writer checks a match before it first seals it anew, and then seals what it has written itself."""
    path = await played(tmp_path)
    async with opened(tmp_path) as store:
        if known:
            await store.write.append(move(1, 4))
        do(path, f"UPDATE player SET user_id = {STRANGER} WHERE match_id = 1")
        await store.write.append(move(1, 5 if known else 4, opens=(Timer("late", 1, NOW + HOUR),)))
        with pytest.raises(SealBroken):
            await store.read.load_material(1)

        assert 5 == len((await store.read.load_material(2)).entries)
