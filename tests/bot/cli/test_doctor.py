"""khandan doctor as a host types it, where there is no token yet."""

from pathlib import Path

import pytest

from bot.cli.app import app
from bot.config import NAMES
from bot.languages import Language
from bot.terminal.usage import run


@pytest.fixture(autouse=True)
def alone(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in NAMES:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize(
    ("language", "sentence"),
    [("en", "? There is no token, so nothing at Discord was looked at."), ("fa", "? توکنی نیست")],
)
def test_what_was_seen_is_a_line_each(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], language: Language, sentence: str
) -> None:
    """Nothing is wrong: exit code 0, and nothing is made in the folder."""
    monkeypatch.setenv("LANGUAGE", language)
    code = run(app(), ["doctor"], lambda: language)
    lines = capsys.readouterr().out.splitlines()

    assert 0 == code
    assert any(line.startswith(sentence) for line in lines)
    assert {"+", "?"} == {line[0] for line in lines}
    assert [] == list(Path().iterdir())


def test_a_fault_is_exit_code_2(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "var").mkdir()
    (tmp_path / "var" / "khandan.db").write_text("Dear diary", "utf-8")
    code = run(app(), ["doctor"], lambda: "en")

    assert 2 == code
    assert "! " in capsys.readouterr().out
