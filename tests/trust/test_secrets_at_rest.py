"""A copied database, a backup or a log shows no hand, no ballot, no deal, no word and no seed."""

import asyncio
import base64
import logging
from pathlib import Path

import pytest
from msgspec import Struct

from engine.store import Codec, Store, back_up
from engine.store import Entry as Box
from tests.engine.store.making import NOW
from tests.trust import needles, tables
from tests.trust.tables import GAMES, KEY, PROMISES, RING, WORD

MOVES = 40


class Held(Struct, frozen=True):
    """What a played match would betray, and all that lies on the disk and in the logs."""

    secrets: set[bytes]
    disk: bytes
    names: tuple[str, ...]


async def held(folder: Path, name: str) -> Held:
    """A match of this game with a backup, read while the store is open and again when it is closed."""
    async with tables.service(folder) as (matches, store):
        match = await tables.begun(matches, name)
        if name == "houses":
            await tables.founded(matches, match)
        await tables.play(matches, match, MOVES)
        await asyncio.to_thread(back_up, folder / "khandan.db", Codec(RING, tables.nonces()), NOW)
        match_state = (await matches.live(match)).match_state
        entries = await matches.entries(match)
        bodies = [box.body for box in await store.read.entries(match)]
        names, disk = needles.names(folder), needles.files(folder)
        secrets = needles.secrets(match_state, entries, bodies) | {KEY}
    said = needles.found_in(needles.schema(folder / "khandan.db"), secrets)
    return Held(secrets - set(said), disk + needles.files(folder), names)


@pytest.mark.parametrize("name", GAMES)
async def test_nothing_on_the_disk_or_in_the_logs_shows_a_secret(
    tmp_path: Path, name: str, caplog: pytest.LogCaptureFixture, logged: pytest.CaptureFixture[str]
) -> None:
    """Database, its log of changes, their index, a backup, and every log line, libraries' too."""
    with caplog.at_level(logging.DEBUG):
        match = await held(tmp_path, name)
    said = caplog.text.encode() + "".join(logged.readouterr()).encode()

    assert {"khandan.db", "khandan.db-wal", "khandan.db-shm"} < set(match.names)
    assert any(one.endswith(".backup") for one in match.names)
    assert len(match.secrets) > 100
    assert [] == needles.found_in(match.disk, match.secrets)
    assert said
    assert [] == needles.found_in(said, match.secrets)


async def test_the_secrets_that_are_looked_for_are_those_of_the_table(tmp_path: Path) -> None:
    """Roles, ballots, purses, deals by their ids and words, promises in both scripts, words for the dice."""
    found = (await held(tmp_path, "houses")).secrets
    wanted = {text.encode() for text in ("extremist", "opportunist")}
    wanted |= {f'"{text}"'.encode() for text in (*PROMISES, WORD, "cast", "0-1-1", "promise")}
    wanted |= {f'"{name}":'.encode() for name in ("ballot", "power", "coins", "deal", "text", "role")}

    assert set() == wanted - found


async def test_a_body_that_is_not_boxed_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The search can fail: a store that forgot its boxes shows nearly all of what is looked for."""
    monkeypatch.setattr(Codec, "seal", lambda self, body, place: _unboxed(body))
    monkeypatch.setattr(Codec, "open", lambda self, box, place: box[29:])
    match = await held(tmp_path, "houses")
    found = set(needles.found_in(match.disk, match.secrets))

    assert {f'"{text}"'.encode() for text in PROMISES} <= found
    assert b'"ballot":' in found
    assert any(len(one) == 32 for one in found)


@pytest.mark.parametrize("form", [bytes, bytes.hex, repr])
async def test_a_single_secret_written_elsewhere_is_found(tmp_path: Path, form: type) -> None:
    """One promise in a column of its own, raw or in hex, is enough."""
    text = PROMISES[0].encode()
    written = form(text)
    leak = written.decode() if isinstance(written, bytes) else str(written)
    async with tables.service(tmp_path) as (_, store):
        await _leaked(store, leak)
        disk = needles.files(tmp_path)

    assert [text] == needles.found_in(disk, [text])


@pytest.mark.parametrize("lead", range(3))
def test_base64_is_seen_through_at_any_offset(lead: int) -> None:
    """The same bytes look different at each of three places."""
    text = base64.b64encode(b"x" * lead + b"extremist" + b"yz")

    assert [b"extremist"] == needles.found_in(text, [b"extremist", b"moderate"])


async def _leaked(store: Store, text: str) -> None:
    await store.write.set_preference("user", 1, text)


def _unboxed(body: bytes) -> bytes:
    return bytes((7,)) + bytes(28) + body


def test_an_entry_tells_a_log_only_its_size() -> None:
    """Whoever prints one by mistake prints no payload."""
    assert "Entry(seq=3, size=5)" == repr(Box(3, b"trait"))
