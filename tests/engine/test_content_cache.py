"""A campaign goes on with the cards it began with, whatever has become of the files."""

import asyncio
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from engine import games
from engine.automatic_moves import expire_due, play_stewards
from engine.game_versions import Edition, GameVersions, Source
from engine.games import houses
from engine.games.houses.moves import Options
from engine.games.houses.reading import files_of, read_content
from engine.kernel.game import newest
from engine.kernel.refused import Refused, no
from engine.kernel.table.lifecycle import Begin, GoOn, Halt
from engine.kernel.table.seating import Join, OpenTable
from engine.match.live import LiveMatch
from engine.matches import Matches
from engine.store import Pack, Store, StoreFull, pack_files
from tests.engine.games.houses import small
from tests.engine.service import CHANNEL, GUILD, HOST, USERS, Clock, Entropy, entropy, service
from tests.packs import pack


def edition(files: Mapping[str, bytes]) -> Edition:
    """Houses on these files."""
    content, texts = read_content(files)
    return Edition(houses.game(content), content.version, (content, texts))


def editions(folder: Path) -> GameVersions:
    """What a program has whose files are those of this folder."""
    files = files_of(folder)
    found = edition(files)
    every = {**games.table(found.book[0]), houses.NAME: found.game}
    return GameVersions(
        every,
        {houses.NAME: Source(found, lambda: Pack(houses.NAME, found.version, pack_files(files)), edition)},
    )


async def opened(
    matches: Matches, here: GameVersions, *, people: int = 1, begin: bool = True, rules: int = 0
) -> int:
    """A campaign on the content of today, two stewards at it; by the newest rules if no others are told."""
    chosen = msgspec.json.encode(Options(generations=2)).decode()
    version = rules or here.present("houses").game.version
    table = OpenTable("houses", version, here.present("houses").version, 3, chosen, "en")
    match = await matches.open(table, guild=GUILD, channel=CHANNEL, host=HOST)
    for user in USERS[:people]:
        await matches.act_at_table(match, user, Join())
    if begin:
        await matches.act_at_table(match, HOST, Begin("random"))
    return match


async def on(matches: Matches, match: int, clock: Clock, *, until: str = "") -> LiveMatch:
    """The match plays itself to its end, or to a stage."""
    live = await matches.live(match)
    while live.table.status == "playing" and live.match_state.state.stage != until:
        await play_stewards(matches, match)
        if live.match_state.state.stage != until:
            clock.pass_by(days=2)
            await expire_due(matches)
    return live


def cards(live: LiveMatch) -> set[str]:
    """Every card that the match has had on its table, by the name of its pack."""
    found = msgspec.json.encode(live.match_state.state).decode()
    return {name for name in ("apple", "pear") if f'"{name}_' in found}


async def test_a_campaign_goes_on_with_its_own_cards_after_the_files_have_changed(tmp_path: Path) -> None:
    """No card, king, line or legacy of the first pack is in the second; a new campaign has only those."""
    cards_, clock, source = tmp_path / "cards", Clock(), entropy()
    here = editions(pack(cards_, "apple"))
    async with service(tmp_path, clock, source, editions=here) as (matches, _):
        old = await opened(matches, here)
        before = (await on(matches, old, clock, until="vote")).match_state
    here = editions(pack(cards_, "pear"))
    async with service(tmp_path, clock, source, editions=here) as (matches, store):
        after = (await matches.live(old)).match_state
        new = await opened(matches, here)
        ended = [await on(matches, one, clock) for one in (old, new)]
        kept = await store.read.versions()

    assert "vote" == before.state.stage
    assert (before.table, before.state) == (after.table, after.state)
    assert ["over", "over"] == [live.table.status for live in ended]
    assert [{"apple"}, {"pear"}] == [cards(live) for live in ended]
    assert kept == {live.table.content for live in ended}


async def test_an_older_content_is_bound_once_for_many_matches(tmp_path: Path) -> None:
    """To bind one takes seconds: after a start every table may ask for it at the same moment."""
    cards_, clock, source = tmp_path / "cards", Clock(), entropy()
    here = editions(pack(cards_, "apple"))
    async with service(tmp_path, clock, source, editions=here) as (matches, _):
        several = [await opened(matches, here) for _ in range(3)]
    later, bound = editions(pack(cards_, "pear")), []
    bind = later.edition_of
    later.edition_of = lambda one: bound.append(one.version) or bind(one)  # type: ignore[method-assign,func-returns-value]
    async with service(tmp_path, clock, source, editions=later) as (matches, _):
        live = await asyncio.gather(*(matches.live(one) for one in several))

    assert [here.present("houses").version] == bound
    assert [None] * 3 == [one.missing for one in live]


async def test_an_ended_campaign_is_still_read_with_its_cards(tmp_path: Path) -> None:
    """Its chronicle can be asked for years later; it is folded when somebody asks."""
    clock, source = Clock(), entropy()
    here = editions(pack(tmp_path / "cards", "apple"))
    async with service(tmp_path, clock, source, editions=here) as (matches, _):
        old = await opened(matches, here)
        await on(matches, old, clock)
    later = editions(pack(tmp_path / "cards", "pear"))
    async with service(tmp_path, clock, source, editions=later) as (matches, _):
        missing = (await matches.live(old)).missing
        book = later.book("houses", here.present("houses").version)

    assert missing is None
    assert here.present("houses").book == book


async def emptied(folder: Path, clock: Clock, source: Entropy) -> tuple[int, GameVersions]:
    """A running match of a database that kept no contents yet, as an older program wrote it."""
    here = editions(pack(folder / "cards", "apple"))
    async with service(folder, clock, source, editions=here) as (matches, store):
        match = await opened(matches, here)
        await on(matches, match, clock, until="vote")
        await _without(store)
    return match, here


async def _without(store: Store) -> None:
    await store.write._submit(lambda connection: connection.execute("DELETE FROM content"))


async def test_what_an_older_database_plays_with_is_kept_at_the_next_start(tmp_path: Path) -> None:
    """From then on its files may change."""
    clock, source = Clock(), entropy()
    match, here = await emptied(tmp_path, clock, source)
    async with service(tmp_path, clock, source, editions=here) as (_, store):
        kept = await store.read.versions()
    changed = editions(pack(tmp_path / "cards", "pear"))
    async with service(tmp_path, clock, source, editions=changed) as (matches, _):
        live = await on(matches, match, clock)

    assert frozenset({here.present("houses").version}) == kept
    assert ("over", {"apple"}) == (live.table.status, cards(live))


async def test_a_full_disk_stops_no_start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The content is kept at a later one."""
    clock, source = Clock(), entropy()
    match, here = await emptied(tmp_path, clock, source)

    async def full(*_: object) -> None:
        raise StoreFull

    with monkeypatch.context() as patch:
        patch.setattr("engine.store.writer.Writer.keep_pack", full)
        async with service(tmp_path, clock, source, editions=here) as (matches, _):
            stands = (await matches.live(match)).missing
    async with service(tmp_path, clock, source, editions=here) as (_, store):
        kept = await store.read.versions()

    assert stands is None
    assert frozenset({here.present("houses").version}) == kept


async def test_without_its_cards_a_match_is_folded_and_not_played(tmp_path: Path) -> None:
    """Who moves reads which version is missing; halted, it loses no time until the cards are back."""
    clock, source = Clock(), entropy()
    match, here = await emptied(tmp_path, clock, source)
    version = here.present("houses").version
    others = editions(pack(tmp_path / "cards", "pear"))
    async with service(tmp_path, clock, source, editions=others) as (matches, _):
        live = await matches.live(match)
        await matches.act_as_program(match, Halt("content_gone"))
        left = {wait: one.remaining for wait, one in live.timers.items()}
        with pytest.raises(Refused) as why:
            await matches.act(match, HOST, object())
        clock.pass_by(days=9)
        moved = (await expire_due(matches), await play_stewards(matches, match))
        stood, missing = live.match_state, live.missing
    async with service(tmp_path, clock, source, editions=here) as (matches, _):
        back = await matches.live(match)
        await matches.act_as_program(match, GoOn())
        again = {wait: (one.due - clock.now).total_seconds() for wait, one in back.timers.items() if one.due}
        stage, live = back.match_state.state, await on(matches, match, clock)

    assert no("content_missing", version=version) == missing == why.value.why
    assert ((), 0) == moved
    assert stood.state == stage
    assert left == again
    assert "over" == live.table.status


async def test_a_table_is_not_opened_on_cards_that_are_nowhere(tmp_path: Path) -> None:
    """And nothing of it is kept."""
    here = editions(pack(tmp_path / "cards", "apple"))
    async with service(tmp_path, Clock(), entropy(), editions=here) as (matches, store):
        table = OpenTable("houses", 1, "unknown", 3, "{}", "en")
        with pytest.raises(Refused, match="content_missing"):
            await matches.open(table, guild=GUILD, channel=CHANNEL, host=HOST)

        assert () == await store.read.matches("open")


async def test_a_table_that_gathers_begins_with_the_cards_it_was_opened_on(tmp_path: Path) -> None:
    """The host promised those."""
    clock, source = Clock(), entropy()
    here = editions(pack(tmp_path / "cards", "apple"))
    async with service(tmp_path, clock, source, editions=here) as (matches, _):
        match = await opened(matches, here, begin=False)
    others = editions(pack(tmp_path / "cards", "pear"))
    async with service(tmp_path, clock, source, editions=others) as (matches, _):
        await matches.act_at_table(match, HOST, Begin("random"))
        live = await on(matches, match, clock, until="vote")

    assert {"apple"} == cards(live)


def ruled(folder: Path, version: int) -> GameVersions:
    """The same cards under a program that knows the rules of Houses up to this version."""
    here, present = editions(folder), games.table(small.content())["houses"].version
    found = here.present("houses")
    every = [replace(found.game, version=one) for one in range(present, version + 1)]
    edition_ = Edition(newest(*every), found.version, found.book)
    pack_ = here.pack("houses", found.version)
    assert pack_ is not None
    return GameVersions(here.games, {houses.NAME: Source(edition_, lambda: pack_, lambda _: None)})


async def test_a_match_is_played_on_by_the_rules_it_began_with(tmp_path: Path) -> None:
    """A new program begins new matches by its newest rules, and finishes older ones by theirs."""
    clock, source = Clock(), entropy()
    folder = pack(tmp_path / "cards", "apple")
    present = games.table(small.content())["houses"].version
    async with service(tmp_path, clock, source, editions=ruled(folder, present)) as (matches, _):
        match = await opened(matches, editions(folder))
        await on(matches, match, clock, until="vote")
    async with service(tmp_path, clock, source, editions=ruled(folder, present + 1)) as (matches, _):
        live = await on(matches, match, clock)

    assert present == live.match_state.game.version
    assert ("over", None) == (live.table.status, live.missing)


async def test_a_match_of_newer_rules_stands_still_under_an_older_program(tmp_path: Path) -> None:
    """It is folded and not played, and goes on once the newer program is back."""
    clock, source = Clock(), entropy()
    folder = pack(tmp_path / "cards", "apple")
    present = games.table(small.content())["houses"].version
    async with service(tmp_path, clock, source, editions=ruled(folder, present + 1)) as (matches, _):
        match = await opened(matches, editions(folder), rules=present + 1)
        before = (await on(matches, match, clock, until="vote")).match_state.state
    async with service(tmp_path, clock, source, editions=ruled(folder, present)) as (matches, _):
        live = await matches.live(match)
        with pytest.raises(Refused) as why:
            await matches.act(match, HOST, object())
        await matches.act_as_program(match, Halt("rules_gone"))

    assert no("rules_missing", version=present + 1) == live.missing == why.value.why
    assert before == live.match_state.state


async def test_a_table_is_not_opened_by_rules_that_are_nowhere(tmp_path: Path) -> None:
    """And nothing of it is kept."""
    here = editions(pack(tmp_path / "cards", "apple"))
    async with service(tmp_path, Clock(), entropy(), editions=here) as (matches, store):
        table = OpenTable("houses", 99, here.present("houses").version, 3, "{}", "en")
        with pytest.raises(Refused, match="rules_missing"):
            await matches.open(table, guild=GUILD, channel=CHANNEL, host=HOST)

        assert () == await store.read.matches("open")
