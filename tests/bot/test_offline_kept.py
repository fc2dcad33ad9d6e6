"""khandan run in the browser: the table outlives the program, and begins anew only when asked to."""

import os
import re
import sqlite3
from collections.abc import Callable
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import Struct

from bot import offline
from bot.client import Parts
from bot.clock.waiting import RealWaiting, Waiting
from bot.config import Unfit
from bot.keys import DATABASE, KEY_FILE, OFFLINE, in_browser, keyring
from bot.languages import Language
from bot.render.markup import in_words
from bot.sandbox.driver import Driver
from bot.sandbox.memory import open_body
from bot.sandbox.reading import Post, buttons_of, menus_of, text_of
from bot.sandbox.world import World
from engine.store import Codec
from engine.store.files import FileLock
from tests.bot.cli.command import beside
from tests.bot.core_world import DAY, plain, whole

EVENING = datetime(2026, 6, 1, 20, tzinfo=UTC)
PUBLIC = "SELECT kind, id, body FROM kept WHERE kind <> 'file'"
LATER = EVENING + timedelta(hours=3)


class Visit(Struct):
    """What a visitor saw: their panel, messages of channel and threads, who and where they were, files."""

    panel: str
    channel: list[str]
    threads: list[str]
    ids: tuple[int, ...]
    where: tuple[int, int]
    files: dict[str, bytes | None]
    greets: str


@pytest.fixture(params=["en", "fa"])
def parts(request: pytest.FixtureRequest, tmp_path: Path) -> Parts:
    """All that the program has, in each language, on a folder of its own."""
    language: Language = request.param
    settings = whole(language).settings.model_copy(update={"data": tmp_path / OFFLINE})
    return msgspec.structs.replace(whole(language), settings=settings)


@pytest.fixture
def visits(monkeypatch: pytest.MonkeyPatch) -> list[Visit]:
    """What was seen at each start: instead of a browser a script founds a house once and looks around."""
    seen: list[Visit] = []

    async def visited(
        world: World, waiting: Waiting, say: Callable[[str], None], port: int = 0, words: Any = None, **_: Any
    ) -> None:
        driver = Driver(world)
        answer = await driver.click(world.visitor, desks(driver)[-1], "v1:seat:")
        founds = (
            [] if answer.message is None else [b for b in buttons_of(answer.message) if "form" in b.custom_id]
        )
        if founds:
            assert answer.message is not None
            form = await driver.click(world.visitor, answer.message, founds[0].custom_id)
            emblem = [form.fields[1].values[0]]
            await driver.submit(world.visitor, form, name="Peyvand", emblem=emblem, first_name="Arash")
            answer = await driver.click(world.visitor, desks(driver)[-1], "v1:seat:")
        channel, threads = driver.channel(), driver.threads()
        seen.append(
            Visit(
                answer.text,
                [text_of(post) for post in channel],
                [text_of(post) for post in threads],
                tuple(post.id for post in (*channel, *threads)),
                (world.visitor.id, world.channel.id),
                {
                    one["url"]: world.env.backend.cdn.get(one["url"])
                    for post in (*channel, *threads)
                    for one in post._message.attachments
                },
                plain(menus_of(channel[0])[0].label) if menus_of(channel[0]) else "",
            )
        )

    monkeypatch.setattr(offline, "host", visited)
    return seen


def desks(driver: Driver) -> list[Post]:
    """The messages with the button that opens one's own panel."""
    return [
        one for one in driver.channel() if any(b.custom_id.startswith("v1:seat:") for b in buttons_of(one))
    ]


def says(parts: Parts, code: str) -> str:
    """A text in the host's language."""
    return plain(parts.words[parts.settings.language].say(code))


async def visit(parts: Parts, when: datetime) -> None:
    """Start, look, stop."""
    await offline.offline(parts, RealWaiting(lambda: when), lambda _: None)


def untimed(text: str) -> str:
    """A text without its moments: deadlines move by as long as the program was off."""
    return re.sub(r"<t:\d+:", "<t:", text)


async def test_the_next_start_goes_on_where_the_last_one_stood(parts: Parts, visits: list[Visit]) -> None:
    """The same house, the same visitor; every message stands again, and the private panel opens."""
    await visit(parts, EVENING)
    await visit(parts, EVENING + timedelta(minutes=2))
    first, again = visits

    assert "Peyvand" in first.panel
    assert untimed(first.panel) == untimed(again.panel)
    assert first.where == again.where
    assert first.ids == again.ids
    assert [untimed(one) for one in first.channel] == [untimed(one) for one in again.channel]
    assert [untimed(one) for one in first.threads] == [untimed(one) for one in again.threads]


async def test_a_start_in_another_language_goes_on_in_it(parts: Parts, visits: list[Visit]) -> None:
    """Greeting, board, panel and what is said from now on; what was said stays, and nothing is said anew."""
    other: Language = "fa" if parts.settings.language == "en" else "en"
    settings = parts.settings.model_copy(update={"language": other})
    await visit(parts, EVENING)
    await visit(msgspec.structs.replace(parts, settings=settings), EVENING + timedelta(minutes=2))
    first, again = visits
    greeting, board, title = 0, 1, {"en": "Houses, match", "fa": "خاندان‌ها، بازیِ"}

    assert title[parts.settings.language] in plain(first.channel[board])
    assert title[other] in plain(again.channel[board])
    assert plain(parts.words[other].say("offline-welcome")) in plain(again.channel[greeting])
    assert first.ids == again.ids
    assert untimed(first.panel) != untimed(again.panel)
    assert first.channel[2:] == again.channel[2:]
    assert ([first.greets], [again.greets]) == tuple(
        [plain(parts.words[one].say("offline-which"))] for one in (parts.settings.language, other)
    )


async def test_pictures_stand_again(parts: Parts, visits: list[Visit]) -> None:
    """Under the addresses that the messages name; a page of their words alone is no table."""
    await visit(parts, EVENING)
    await visit(parts, EVENING + timedelta(minutes=2))
    first, again = visits

    assert any(body is not None and body.startswith(b"\x89PNG") for body in first.files.values())
    assert first.files == {url: again.files[url] for url in first.files}


async def test_while_the_program_is_off_no_deadline_runs(parts: Parts, visits: list[Visit]) -> None:
    """As for a bot that was down: a day later the visitor still takes a role, and the absence is told."""
    await visit(parts, EVENING)
    await visit(parts, EVENING + timedelta(seconds=DAY + 1))
    first, again = visits
    away = {"en": "I could not reach you", "fa": "دستمان به هم نمی‌رسید"}[parts.settings.language]

    assert untimed(first.panel) == untimed(again.panel)
    assert first.ids == tuple(one for one in again.ids if one in first.ids)
    assert len(again.ids) == len(first.ids) + 1
    assert [one for one in again.channel if away in plain(one)]


async def test_a_clock_that_was_set_back_puts_nothing_before_what_was_said(
    parts: Parts, visits: list[Visit]
) -> None:
    """The world goes on from its last moment."""
    await visit(parts, EVENING)
    await visit(parts, EVENING - timedelta(days=2))

    assert visits[0].ids == visits[1].ids
    assert visits[0].panel == visits[1].panel


async def test_a_start_after_messages_were_lost_says_so(parts: Parts, visits: list[Visit]) -> None:
    """The match is in its own database; what can't be read is put aside, not thrown away."""
    said = parts.settings.data / offline.SAID
    await visit(parts, EVENING)
    said.write_bytes(b"not what it was" * 500)
    await visit(parts, LATER)
    first, again = visits

    assert untimed(in_words(first.panel)) == untimed(in_words(again.panel))  # emoji are sent anew, too
    assert says(parts, "offline-back") in [plain(one) for one in again.channel]
    assert said.with_name(f"{said.name}.unreadable").is_file()


async def test_private_answers_are_not_kept(parts: Parts, visits: list[Visit]) -> None:
    """What stood behind “My seat” is nowhere in the file of messages."""
    await visit(parts, EVENING)
    with closing(sqlite3.connect(parts.settings.data / offline.SAID)) as database:
        rows = database.execute(PUBLIC).fetchall()
    codec = Codec(parts.ring, os.urandom)
    bodies = [open_body(codec, *row).decode() for row in rows]

    assert bodies
    assert not [body for body in bodies if "Arash" in body and "v1:pick" in body]
    assert 0o600 == (parts.settings.data / offline.SAID).stat().st_mode & 0o777


async def test_what_is_put_aside_can_be_taken_up_again(parts: Parts, visits: list[Visit]) -> None:
    """khandan run --new: a fresh table; the one before lies beside it with key, records and messages."""
    folder = parts.settings.data
    await visit(parts, EVENING)
    kept = offline.put_aside(folder, LATER)
    assert kept is not None
    await visit(parts, LATER)
    offline.put_aside(folder, LATER)
    kept.rename(folder)
    await visit(parts, LATER)
    first, fresh, again = visits

    assert f"{OFFLINE}.20260601T230000Z" == kept.name
    assert first.ids != fresh.ids
    assert any(says(parts, "offline-welcome") in plain(one) for one in fresh.channel)
    assert untimed(first.panel) == untimed(again.panel)


async def test_the_table_is_exported_and_backed_up_like_any_other(
    parts: Parts, visits: list[Visit], tmp_path: Path
) -> None:
    """Its key lies beside its database; without another database it need not be named."""
    made = in_browser(parts.settings.model_copy(update={"data": tmp_path}))
    ring = keyring(made, os.urandom, lambda _: None)
    await visit(msgspec.structs.replace(parts, ring=ring), EVENING)
    told = await beside(tmp_path, "export", "1", key="")
    named = await beside(tmp_path, "export", "1", "--offline", key="")
    backup = await beside(tmp_path, "backup", "--offline", key="")
    other = await beside(tmp_path, "backup", key="")

    assert (0, 0, 0, 2) == tuple(one.exit_code for one in (told, named, backup, other))
    assert told.stdout == named.stdout
    assert "Peyvand" in told.stdout
    assert list(made.data.glob("*.backup"))


def test_nothing_is_put_aside_where_nothing_is(tmp_path: Path) -> None:
    """The first start with --new begins as any other."""
    assert offline.put_aside(tmp_path / OFFLINE, EVENING) is None


def test_a_table_where_another_program_plays_is_not_put_aside(tmp_path: Path) -> None:
    """A second start is refused and takes nothing away from the first."""
    (tmp_path / DATABASE).touch()
    lock = FileLock(tmp_path / f"{DATABASE}.lock")
    try:
        with pytest.raises(Unfit) as refused:
            offline.put_aside(tmp_path, EVENING)
    finally:
        lock.release()

    assert "store-busy" == refused.value.code
    assert (tmp_path / DATABASE).is_file()


def test_an_older_table_gets_its_key_beside_it(tmp_path: Path) -> None:
    """Its database was sealed with the key of the folder above; a key that is there already stays."""
    settings = whole().settings.model_copy(update={"data": tmp_path})
    (tmp_path / KEY_FILE).write_text("AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=\n")
    bare = in_browser(settings).data / KEY_FILE
    bare.parent.mkdir()
    before = bare.exists()
    (bare.parent / DATABASE).touch()
    in_browser(settings)

    assert not before
    assert "1:AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=\n" == bare.read_text()
    assert 0o600 == bare.stat().st_mode & 0o777


def test_a_beginning_that_cannot_be_read_is_said(tmp_path: Path) -> None:
    """A changed file is no reason to lose the table in silence."""
    (tmp_path / offline.BEGAN).write_text("yesterday")

    with pytest.raises(Unfit, match="data-folder"):
        offline.began(tmp_path, EVENING)
