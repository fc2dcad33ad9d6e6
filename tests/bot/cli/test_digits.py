"""Whoever reads Persian reads every number on the terminal in Persian digits."""

import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from bot.cli.app import app
from bot.terminal.words import Figure, terminal_text
from tests.bot.cli.command import khandan
from tests.trust import typed

AS_TYPED = re.compile(r"/\S+|\b[a-z]+_[a-z0-9_]+|event:\d+|\b[0-9a-f]{12,}\b")
"""Paths, names of codes, places in JSON and hashes: they are looked for, or typed again, letter by letter."""

LATIN = re.compile("[0-9].*")


def latin(told: str) -> list[str]:
    """What is left of each line from its first Latin digit on."""
    return LATIN.findall(AS_TYPED.sub("", told))


@pytest.mark.parametrize(
    "words",
    [
        ("simulate", "coup", "--games", "3", "--seats", "4", "--option", "max_turns=40"),
        ("simulate", "houses", "--games", "1", "--seats", "3", "--steward", "random"),
        ("simulate", "treasure", "--games", "2"),
        ("simulate", "coup", "--games", "1", "--seats", "9"),
        ("content",),
        ("export", "99"),
    ],
)
def test_what_a_command_counts_stands_in_persian_digits(tmp_path: Path, words: tuple[str, ...]) -> None:
    """Shares and means, too, with their own point and sign; options stand as they were typed."""
    told = khandan(tmp_path, *words, language="fa")
    lines = [line for line in (told.stdout + told.stderr).splitlines() if "max_turns=40" not in line]

    assert [] == latin("\n".join(lines))
    assert lines


def test_keys_are_numbered_in_persian_digits(tmp_path: Path) -> None:
    """Those that the database no longer needs, and those that are gone."""
    typed.played(tmp_path)
    told = [
        typed.khandan(tmp_path, "rotate", *more, language="fa").stdout for more in ((), (), ("--forget",))
    ]

    assert "این کلیدها را نمی‌خواهد: ۱" in told[0]
    assert "از پرونده‌ی کلید پاک شد: ۱ ۲" in told[2]
    assert [] == latin("\n".join(told))


def test_an_audit_counts_in_persian_digits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its seeds, too."""
    monkeypatch.setenv("LANGUAGE", "fa")
    monkeypatch.chdir(tmp_path)
    told = CliRunner().invoke(app(), ["audit", "--matches", "1", "--game", "coup", "--seed", "1234"])

    assert "coup ۱۲۳۴" in told.stdout
    assert [] == latin(told.stdout)


@pytest.mark.parametrize(
    ("language", "port", "share"),
    [("fa", "درگاهِ ۸۷۶۵ گرفته", "۱۲٫۵٪ از ۲٬۰۰۰"), ("en", "Port 8765 is", "12.5% of 2,000")],
)
def test_a_port_has_no_thousands_and_a_share_has_its_own_point(language: str, port: str, share: str) -> None:
    """A number that stands for itself, and one that is not whole."""
    told = terminal_text("respond-round", language, share=Figure("12.5%"), count=2000, manner="-")

    assert port in terminal_text("run-port", language, port=8765)
    assert share in told


@pytest.mark.parametrize(("language", "code"), [("fa", "کدِ ۴۰۳۳۳"), ("en", "code 40333")])
def test_a_code_of_discord_has_no_thousands(language: str, code: str) -> None:
    """It is looked for as it stands."""
    assert code in terminal_text("doctor-refused", language, status=403, answer=40333)
    assert code in terminal_text("run-closed", language, number=40333)
