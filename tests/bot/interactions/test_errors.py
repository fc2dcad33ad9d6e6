"""A bug is a short apology with a code: the log has the code and ids only, and the match is untouched."""

import io
import re
import sys
from collections.abc import Callable, Iterator
from typing import Any

import pytest
import structlog
from discord import app_commands

from bot import logs
from bot.render import deeds
from bot.render import table as render_table
from bot.ui import table
from engine.kernel.refused import Refused, no
from engine.store import SeqTaken, StoreBroken, StoreFull, StoreLocked
from tests.bot.core_world import Hall, folder, hall, our_bot
from tests.simulated.fixtures import world

__all__ = ["folder", "hall", "our_bot", "world"]

SECRET = "the rebel is anahita"
WORD = "Peyvandian"
SORRY = re.compile(r"Something broke on our side.*give this code: ([0-9a-f]{8})")


def bug(*_: Any, **__: Any) -> Any:
    """What nobody foresaw; its message holds what nobody may read."""
    raise RuntimeError(SECRET)


@pytest.fixture
def stderr(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[], str]]:
    """What the host has read on stderr since it was last asked."""
    stream = io.StringIO()

    def read() -> str:
        told = stream.getvalue()
        stream.seek(0)
        stream.truncate()
        return told

    with monkeypatch.context() as patched:
        patched.setattr(sys, "stderr", stream)
        logs.set_up("info")
    yield read
    structlog.reset_defaults()


def code_in(text: str) -> str:
    """The code of an apology."""
    found = SORRY.search(text)
    assert found, text
    return found.group(1)


async def by_command(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> str:
    """A command's handler breaks."""
    monkeypatch.setattr(render_table, "fair", bug)
    return await hall.command(hall.guests[0], "campaign fair")


async def by_button(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> str:
    """A button's handler breaks."""
    monkeypatch.setattr(hall.bot.matches, "act_at_table", bug)
    return await hall.press(hall.guests[0], hall.posts()[0], "Leave")


async def by_form(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> str:
    """A form's handler breaks."""
    if hall.live().match_state.state is None:
        await hall.press(hall.host, hall.posts()[0], "Begin")
    form = await hall.driver.click(hall.guests[0], hall.driver.inbox(hall.guests[0])[-1], "v1:form:")
    emblem = form.fields[1].values[0]
    monkeypatch.setitem(hall.bot.forms, "sent", bug)
    answer = await hall.driver.submit(hall.guests[0], form, name=WORD, emblem=[emblem], first_name="Arash")
    return hall.private(answer.result)


@pytest.mark.parametrize("broken", [by_command, by_button, by_form], ids=["command", "button", "form"])
async def test_a_bug_is_an_apology_with_the_logs_code(
    hall: Hall,
    monkeypatch: pytest.MonkeyPatch,
    stderr: Callable[[], str],
    caplog: pytest.LogCaptureFixture,
    broken: Any,
) -> None:
    """stderr has the code, the kind, the place and ids: nothing that was entered, no error's message."""
    await hall.table()
    said = await broken(hall, monkeypatch)
    told = stderr()
    (line,) = (one for one in told.splitlines() if "failed" in one)

    assert f"code={code_in(said)}" in line
    assert f"user={hall.guests[0].id}" in line
    assert "kind=RuntimeError" in line
    assert ":bug " in line
    assert [] == [text for text in (told, caplog.text, said) if SECRET in text or WORD in text]


@pytest.mark.parametrize("broken", [by_command, by_button, by_form], ids=["command", "button", "form"])
async def test_a_bug_leaves_the_match_untouched(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, stderr: Callable[[], str], broken: Any
) -> None:
    """Nothing is kept, nothing is posted, and the table goes on."""
    await hall.table()
    if broken is by_form:
        await hall.press(hall.host, hall.posts()[0], "Begin")
    before = (await hall.bot.matches.entries(1), hall.rows(), hall.lines())
    with monkeypatch.context() as patched:
        await broken(hall, patched)
    after = (await hall.bot.matches.entries(1), hall.rows(), hall.lines())

    assert before == after
    assert "You have left table 1." == await hall.command(hall.guests[0], "campaign leave")


@pytest.mark.parametrize(
    "error",
    [RuntimeError(SECRET), SeqTaken(1, 2), StoreLocked(), StoreFull(), Refused(no("old_button"))],
    ids=lambda error: type(error).__name__,
)
async def test_where_the_log_can_t_be_asked_nobody_is_told_that_nothing_was_changed(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, stderr: Callable[[], str], error: Exception
) -> None:
    """It is said that we do not know, whatever was in the way: an earlier delivery may have been kept."""
    await hall.table()

    def raises(*_: Any, **__: Any) -> Any:
        raise error

    async def broken(*_: int) -> None:
        raise StoreBroken("SQLITE_IOERR")

    monkeypatch.setattr(hall.bot.matches, "earlier_result", broken)
    monkeypatch.setattr(render_table, "fair", raises)
    said = await hall.command(hall.guests[0], "campaign fair")

    assert "We do not know whether what you did was kept" in said
    assert "Nothing was changed" not in said


def once(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    """The reader's language can't be had the first time it is asked for after a choice was kept."""
    bot = hall.bot
    kept = bot.preferences
    choose, language_of, broken = kept.choose, bot.language_of, list[bool]()

    async def chosen(*given: Any) -> None:
        await choose(*given)
        broken.append(True)

    async def asked(*given: Any) -> Any:
        return bug() if broken and broken.pop() else await language_of(*given)

    monkeypatch.setattr(kept, "choose", chosen)
    monkeypatch.setattr(bot, "language_of", asked)


async def test_a_choice_that_no_log_names_stands_from_the_moment_it_is_kept(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, stderr: Callable[[], str]
) -> None:
    """Between the change and its words something breaks."""
    once(hall, monkeypatch)
    said = await hall.command(hall.guests[0], "language mine", speak="en")

    assert said.startswith("Something broke while we answered you")
    assert "It is kept." == said.splitlines()[-1]


async def test_a_new_home_stands_from_the_moment_it_is_kept(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, stderr: Callable[[], str]
) -> None:
    await hall.table()
    monkeypatch.setattr(hall.bot.posting.places, "on_match_moved", bug)
    said = await hall.command(hall.host, "campaign move", match=1)

    assert said.startswith("Something broke while we answered you")
    assert "It is kept." == said.splitlines()[-1]


async def test_a_deed_whose_own_words_are_broken_stands_all_the_same(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, stderr: Callable[[], str]
) -> None:
    """The apology knows from the log that it is kept, and says no more of it."""
    door = await hall.table(people=1)
    monkeypatch.setattr(deeds, "at_table", bug)
    said = await hall.press(hall.guests[0], door, "Join")

    assert said.startswith("Something broke while we answered you")
    assert "It is kept." == said.splitlines()[-1]
    assert (hall.host, hall.guests[0], None) == hall.match_state()


async def test_each_apology_has_a_code_of_its_own(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, stderr: Callable[[], str]
) -> None:
    await hall.table()
    said = [await by_command(hall, monkeypatch) for _ in range(3)]

    assert 3 == len({code_in(text) for text in said})


async def test_an_apology_comes_in_the_readers_language(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, stderr: Callable[[], str]
) -> None:
    await hall.table(language="fa")
    monkeypatch.setattr(render_table, "fair", bug)

    said = await hall.command(hall.guests[0], "campaign fair")

    assert re.search("چیزی پیش ما شکست و شرمنده‌ایم.*[0-9a-f]{8}", said)


async def test_a_bug_while_somebody_types_suggests_nothing(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """discord.py logs it whole; our log's form of it has the kind and the place, not the message."""
    await hall.table()
    with monkeypatch.context() as patched:
        patched.setattr(type(hall.bot), "words", bug)
        async with hall.world.turn:
            offered = await hall.host.autocomplete(hall.world.channel, "campaign status", "match", "1")
    (record,) = (one for one in caplog.records if one.exc_info)
    line = logs.Brief().format(record)

    assert [] == offered
    assert SECRET in caplog.text
    assert SECRET not in line
    assert "ERROR discord.app_commands.tree RuntimeError test_errors.py:" in line


@pytest.mark.parametrize(
    ("error", "sentence"),
    [
        (SeqTaken(1, 2), "Many moves came at once. Nothing was changed; please try again."),
        (app_commands.NoPrivateMessage(), "That works only in a server."),
        (app_commands.CommandNotFound("old", []), "Discord still shows an older form of this command."),
        (Refused(no("not_started")), "This table has not begun."),
        (Refused(no("of_another_game")), "We lack the words for this: of_another_game"),
    ],
)
async def test_some_errors_have_a_sentence_of_their_own(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, stderr: Callable[[], str], error: Exception, sentence: str
) -> None:
    """They are nobody's fault: no code, and nothing in the log."""
    door = await hall.table()

    def raises(*_: Any) -> Any:
        raise error

    monkeypatch.setattr(table, "resolve_match", raises)
    stderr()

    assert sentence in await hall.press(hall.guests[0], door, "Leave")
    assert "" == stderr()


async def test_an_answer_that_comes_too_late_is_logged_and_goes_no_further(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, stderr: Callable[[], str]
) -> None:
    """Discord takes none after three seconds; the move stays."""
    door = await hall.table(people=1)
    hall.world.env.inject_error("POST", "/interactions/*", status=404, code=10062, times=None)
    async with hall.world.turn:
        result = await hall.guests[0].click(door, custom_id="v1:join:1")
    told = stderr()

    assert not result.acknowledged
    assert "answered_too_late" in told
    assert "unanswered" in told
    assert (hall.host, hall.guests[0], None) == hall.match_state()
    assert "anahita" in hall.lines()[0]
