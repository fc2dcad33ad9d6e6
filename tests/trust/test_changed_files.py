"""What a host reads who restores or starts on a file that somebody else has changed: what, and what to do."""

from pathlib import Path
from typing import Final

import pytest

from tests.engine.store.files import do
from tests.engine.store.making import opened
from tests.engine.store.test_evil_backups import before_seals
from tests.engine.store.test_forms import HOUR_WITHOUT_PLAYERS
from tests.trust.typed import KEY, copies, khandan, played

EVIL: Final = {
    "a trigger": (
        "CREATE TRIGGER thief AFTER INSERT ON entry BEGIN DELETE FROM timer; END",
        "its trigger “thief” is not as this program makes it",
        "ماشه‌ی «thief»",
    ),
    "a view": ("CREATE VIEW spy AS SELECT * FROM player", "its view “spy”", "نمای «spy»"),
    "a stranger's seat": (
        "INSERT INTO player VALUES (1, 0, 666)",
        "who plays match 1, who hosts it or where it lives",
        "بازیِ 1 از آنِ کیست",
    ),
    "a deadline": (
        "INSERT INTO timer VALUES (1, 'x', 'deadline', 0, '2026-11-21 12:00:00.000000', NULL, 0)",
        "a deadline of match 1",
        "مهلتی از بازیِ 1",
    ),
    "a deadline that is no time": (
        "INSERT INTO timer VALUES (1, 'x', 'deadline', 0, 'soon', NULL, 0)",
        "timer.due that does not belong there",
        "timer.due",
    ),
    "the last entry": (
        "DELETE FROM entry WHERE seq = 2",
        "the end of match 1 is missing: it had 3 entries",
        "پایانِ بازیِ 1 نیست؛ 3 ثبت داشت",
    ),
    "the seal": ("DELETE FROM seal", "the seal of match 1", "مُهرِ بازیِ 1"),
    "the last life": (
        "UPDATE store SET alive_at = '2001-01-01 00:00:00.000000'",
        "when the bot last ran",
        "زمانِ آخرین کارِ بات",
    ),
}
"""A change, and what is said of it in English and in Persian."""


@pytest.mark.parametrize("name", EVIL)
def test_a_changed_backup_is_refused_in_the_hosts_language_and_nothing_is_touched(
    tmp_path: Path, name: str
) -> None:
    """One sentence says what was changed and what to do; exit 2."""
    sql, *said = EVIL[name]
    path = played(tmp_path)
    khandan(tmp_path, "backup")
    before, backup = path.read_bytes(), copies(tmp_path)[0]
    do(backup, sql)
    told = [khandan(tmp_path, "restore", str(backup), language=language) for language in ("en", "fa")]

    assert [2, 2] == [one.exit_code for one in told]
    for words, one in zip(said, told, strict=True):
        assert words in _latin(one.stderr)
        assert 1 == one.stderr.count("\n")
    assert "Nothing was changed; name another one." in told[0].stderr
    assert "چیزی عوض نشد؛ نسخه‌ی دیگری را نام ببرید." in told[1].stderr
    assert before == path.read_bytes()


@pytest.mark.parametrize("name", ["a trigger", "the last life"])
def test_a_changed_database_does_not_start_and_offers_a_restore(tmp_path: Path, name: str) -> None:
    """Before Discord hears of the bot."""
    sql, english, _ = EVIL[name]
    path = played(tmp_path)
    do(path, sql)
    told = khandan(tmp_path, "run", token="a.b.c")

    assert 2 == told.exit_code
    assert english in told.stderr
    assert "khandan restore FILE" in told.stderr


@pytest.mark.parametrize(
    ("sql", "line"),
    [
        (EVIL["a stranger's seat"][0], "Match 1 was changed by somebody without the key"),
        (EVIL["the last entry"][0], "Match 1 can’t be read: entry 2 is missing."),
        (EVIL["the last life"][0], "Somebody without the key has changed when the bot last ran."),
        (EVIL["a trigger"][0], "its trigger “thief”"),
    ],
)
def test_verify_store_names_what_was_changed(tmp_path: Path, sql: str, line: str) -> None:
    """And what a restore would bring: the backup of before has the match whole."""
    path = played(tmp_path)
    khandan(tmp_path, "backup")
    do(path, sql)
    told = khandan(tmp_path, "verify", "--store")

    assert told.exit_code != 0
    assert line in told.stdout + told.stderr
    assert "khandan restore" in told.stdout + told.stderr


async def test_of_a_backup_of_before_the_seals_it_is_said_that_nobody_can_tell(tmp_path: Path) -> None:
    """It comes in, for the host may have kept it themselves; of the next backup nothing is said any more."""
    backup = await before_seals(tmp_path)
    (tmp_path / "key").write_text(f"{KEY}\n")
    told = [khandan(tmp_path, "restore", str(backup), language=language) for language in ("en", "fa")]
    async with opened(tmp_path):
        pass
    for old in copies(tmp_path):
        old.unlink()
    khandan(tmp_path, "backup")
    sealed = khandan(tmp_path, "restore", str(copies(tmp_path)[0]))

    assert [0, 0, 0] == [one.exit_code for one in (*told, sealed)]
    assert "This backup is from before matches were sealed." in told[0].stdout
    assert "از پیش از مُهر شدنِ بازی‌هاست" in told[1].stdout
    assert "from before" not in sealed.stdout


def test_a_database_of_the_first_hours_is_called_so(tmp_path: Path) -> None:
    """And the host is told what to do: no later version will play it on."""
    path = played(tmp_path)
    for sql in HOUR_WITHOUT_PLAYERS[1:]:
        do(path, sql.replace("DROP TABLE deadline", "DROP TABLE lag"))
    told = [khandan(tmp_path, "run", token="a.b.c", language=language) for language in ("en", "fa")]

    assert [2, 2] == [one.exit_code for one in told]
    assert "is from the first hours of this program" in told[0].stderr
    assert "از نخستین ساعت‌های این برنامه است" in told[1].stderr


def _latin(text: str) -> str:
    """With the digits that a reader of English types."""
    return text.translate(str.maketrans("۰۱۲۳۴۵۶۷۸۹", "0123456789"))
