"""What a person and the host read when the disk fails: a sentence with a code, and the code in the log."""

import re
from collections.abc import Callable
from contextlib import AbstractContextManager

import pytest
import structlog

from bot.interactions.errors import FAILED
from bot.languages import LANGUAGES, Language
from bot.terminal.ending import store_failure
from engine.store import KeyWrong, StoreBroken, StoreError, StoreFull, StoreLocked, StoreRefused
from tests.bot.core_world import Hall, folder, hall, our_bot
from tests.made_once import words
from tests.simulated.fixtures import world
from tests.trust.test_failing_disk import locked, no_file_may_grow, pragma

__all__ = ["folder", "hall", "our_bot", "world"]

Failure = Callable[[Hall], AbstractContextManager[None]]


def lock(hall: Hall) -> AbstractContextManager[None]:
    """Another program writes."""
    return locked(hall.folder / "khandan.db")


def quota(hall: Hall) -> AbstractContextManager[None]:
    """The system takes no byte more."""
    return no_file_may_grow((hall.folder / "khandan.db-wal").stat().st_size)


@pytest.mark.parametrize(
    ("fails", "sentence"),
    [
        (lock, "Many moves came at once. Nothing was changed; please try again."),
        (quota, "There is no room left to keep your move, so nothing was changed."),
    ],
)
async def test_a_press_that_can_t_be_kept_is_answered_and_works_later(
    hall: Hall, fails: Failure, sentence: str
) -> None:
    """Privately, with nothing changed; the code for the host is in the log, and no payload beside it."""
    door = await hall.table(people=1)
    before = hall.live().table
    await pragma(hall.bot.store, "busy_timeout=50")
    with fails(hall), structlog.testing.capture_logs() as logged:
        told = await hall.press(hall.guests[0], door, "Join")
    later = await hall.press(hall.guests[0], door, "Join")
    code = re.search(r"[0-9a-f]{8}", told)

    assert told.startswith(sentence)
    assert "You have seat 2 at table 1." == later
    assert 1 == sum(chair.player is not None for chair in before.chairs)
    assert 2 == sum(chair.player is not None for chair in hall.live().table.chairs)
    assert code is None or code[0] in [line.get("code") for line in logged]


@pytest.mark.parametrize(
    ("error", "code"),
    [
        (StoreFull(), "store-full"),
        (StoreLocked(), "store-locked"),
        (StoreBroken("SQLITE_CORRUPT"), "store-broken"),
        (KeyWrong(1), "store-broken"),
        (StoreRefused("store_gone", {"path": "x"}), "store-gone"),
    ],
)
def test_every_failure_of_the_store_has_a_line_for_the_host(error: StoreError, code: str) -> None:
    """Each is a text, with every slot it needs."""
    found, slots = store_failure(error)

    assert code == found
    assert all(words(language).say(found, **slots) for language in LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_failure_has_a_sentence_for_the_player(language: Language) -> None:
    """With the code that they give to the host."""
    strict = words(language)

    assert all("1234abcd" in strict.say(text, code="1234abcd") for _, text in FAILED)
