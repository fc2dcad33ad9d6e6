"""The pages of what is promised and tested name tests, commands and settings that exist."""

import re
from pathlib import Path

import pytest

from bot.cli.app import app
from bot.config import NAMES

ROOT = Path(__file__).parents[2]
PAGES = ("guarantees", "guarantees_host", "testing", "notebook/guarantees_shown")
PAGE = "\n".join((ROOT / "docs" / f"{name}.md").read_text("utf-8") for name in PAGES)
TESTS = {
    name
    for file in (ROOT / "tests").rglob("test_*.py")
    for name in (file.name, *re.findall(r"^(?:async )?def (test_\w+)", file.read_text("utf-8"), re.M))
}


def named(pattern: str) -> list[str]:
    """What the pages name in this way, each once."""
    found = sorted(set(re.findall(pattern, PAGE)))
    assert found, pattern
    return found


@pytest.mark.parametrize("path", named(r"`(tests/[\w/.]+)`"))
def test_every_path_is_there(path: str) -> None:
    """Files and folders of tests."""
    assert (ROOT / path).exists()


@pytest.mark.parametrize("name", named(r"`(test_\w+(?:\.py)?)`"))
def test_every_test_is_there(name: str) -> None:
    """Functions, and files named without their folder."""
    assert name in TESTS


@pytest.mark.parametrize("name", named(r"khandan ([a-z]+)"))
def test_every_command_is_there(name: str) -> None:
    """What the reader is told to type."""
    callbacks = [command.callback for command in app().registered_commands]

    assert name in [callback.__name__ for callback in callbacks if callback is not None]


@pytest.mark.parametrize("name", named(r"`([A-Z]{4,}(?:_[A-Z]+)*)`"))
def test_every_setting_is_there(name: str) -> None:
    """What stands in .env."""
    assert name in NAMES
