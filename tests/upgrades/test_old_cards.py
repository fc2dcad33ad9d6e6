"""Cards that ever began a match verify it and go on with it, whatever was asked of authors later.

Since the first two days more is asked (no goal shared, no perk that costs: HO-1.4), and `khandan verify`
refused the cards of those days, though matches had been played with them to their end.
"""

import gzip
import os
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

import msgspec
import pytest

from bot.config import Settings
from bot.games.houses.content import source
from bot.keys import DATABASE
from bot.lab.rehearsal.stage import Secrets
from bot.posts.recipients import recipients
from bot.wiring import load_parts, open_store_in
from engine.clock.deadlines import wait_length
from engine.games import houses
from engine.games.houses.moves import Cast, Options
from engine.matches import Matches
from engine.record import find_difference, read, record_lines
from engine.record.making import open_table as opening
from engine.record.making import play_match
from engine.record.verify import find_flaw
from engine.stewards import player_for, steward_for
from engine.store import Store
from tests import made_once
from tests.bot.cli.command import khandan
from tests.recorded.written import as_written
from tests.upgrades.cards import OldPack, lay_out, old_packs
from tests.upgrades.keeping import RING
from tests.upgrades.test_database import played_on

FIRST_DAY: Final = Path(__file__).parent / "2026-11-21"
"""What a program made that kept no cards in its database (migration 0003): see making.py.txt there."""

THE_CARDS: Final = "349635448630"
"""What that program was played with."""

PLAYED: Final = old_packs()[:: 1 if os.environ.get("KHANDAN_LONG") else 10]

NOW: Final = datetime(2026, 11, 21, 9, tzinfo=UTC)
GOING: Final = 2
"""The match of that database which stands in the vote of its third phase."""


def cards_of_the_first_day(folder: Path) -> Path:
    """In this folder."""
    return lay_out(next(pack for pack in old_packs() if pack.version == THE_CARDS), folder)


@pytest.mark.parametrize("pack", old_packs(), ids=lambda pack: pack.commit)
def test_each_pack_that_ever_began_a_match_is_read_as_what_it_was(tmp_path: Path, pack: OldPack) -> None:
    """As a folder given with --content or CONTENT is, whatever is asked of authors today."""
    edition = source(lay_out(pack, tmp_path)).edition

    assert pack.version == edition.version


@pytest.mark.parametrize("pack", PLAYED, ids=lambda pack: pack.commit)
def test_a_match_on_each_pack_that_ever_began_one_verifies_HO_R38(tmp_path: Path, pack: OldPack) -> None:
    """Stewards play it by the rules of today."""
    edition = source(lay_out(pack, tmp_path)).edition
    game, kinds = edition.game, ["prudent"] * 3
    stewards = [player_for(game, kind) for kind in kinds]
    table = opening(game, 3, Options(generations=1), edition.version, "en")
    made = play_match(game, table, bytes(range(32)), stewards, kinds=kinds)
    record = read(list(record_lines(made.match_state, made.log, "all")), {houses.NAME: game})

    assert find_flaw(record) is None


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_record_of_the_first_day_is_played_again_with_its_own_cards_HO_R38(
    tmp_path: Path, command: str
) -> None:
    """As its reader types it: the file, and the folder of the cards, of which two goals are shared."""
    file = str(FIRST_DAY / "record.jsonl.gz")
    told = khandan(tmp_path, command, file, "--content", str(cards_of_the_first_day(tmp_path / "cards")))

    assert (0, "") == (told.exit_code, told.stderr)


def with_the_first_day(folder: Path) -> Path:
    """The folder, with the database of the first day as it was left."""
    (folder / DATABASE).write_bytes(gzip.decompress((FIRST_DAY / "database.db.gz").read_bytes()))
    return folder


@asynccontextmanager
async def service(folder: Path, cards: Path | None) -> AsyncIterator[tuple[Matches, Store]]:
    """The present program on the database of the first day, CONTENT naming this folder."""
    chosen = Settings(_env_file=None, content=cards)  # type: ignore[call-arg]
    whole = load_parts(chosen, RING, dict(made_once.whole().words))
    assert whole.editions is not None
    store = open_store_in(folder, RING)
    matches = Matches(
        store,
        whole.editions,
        now=lambda: NOW,
        entropy=Secrets(21),
        patience=wait_length,
        recipients=recipients(whole.renderers),
        stewards=steward_for,
    )
    try:
        await matches.start()
        yield matches, store
    finally:
        await store.close()


async def test_a_match_without_its_cards_goes_on_with_content_and_keeps_them(tmp_path: Path) -> None:
    """Where they are nowhere the match is closed. Started once with them it is played to its end, also when
    the program has other cards again (docs/writing.md, "Where the cards are nowhere")."""
    data = with_the_first_day(tmp_path)
    async with service(data, None) as (matches, _):
        missing = (await matches.live(GOING)).missing
    async with service(data, cards_of_the_first_day(tmp_path / "cards")) as (matches, _):
        live = await matches.live(GOING)
        stood = gzip.decompress((FIRST_DAY / "stood.json.gz").read_bytes())
        as_it_stood = msgspec.json.decode(stood) == as_written(stood, live.match_state.state)
        await matches.act(GOING, live.users[0], Cast("gather"))
    async with service(data, None) as (matches, _):
        live = await matches.live(GOING)
        await played_on(matches, live)
        log = await matches.entries(GOING)
        record = read(list(record_lines(live.match_state, log, "all")), {houses.NAME: live.match_state.game})

    assert missing is not None
    assert ("content_missing", (("version", THE_CARDS),)) == (missing.code, missing.slots)
    assert as_it_stood
    assert "over" == live.table.status
    assert find_difference(record) is None


def test_the_database_is_from_before_cards_were_kept(tmp_path: Path) -> None:
    """Else the test above shows less than it says."""
    with closing(sqlite3.connect(with_the_first_day(tmp_path) / DATABASE)) as database:
        (found,) = database.execute("SELECT version_num FROM alembic_version").fetchone()

    assert "0003" == found
