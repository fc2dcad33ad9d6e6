"""Processes of an older and a newer program on one PostgreSQL: what each begins, and leaves to the other."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from types import SimpleNamespace
from typing import Any, Final

import pytest

from bot.ui.tables.opening import table_of
from bot.wiring import versions_of
from engine.game_versions import newest_for_all
from engine.games import coup, treasure
from engine.kernel.game import AnyGame, newest, versions
from engine.kernel.refused import Refused, no
from engine.kernel.table.seating import OpenTable
from engine.match.live import LiveMatch
from engine.matches import Matches
from engine.stewards import random
from engine.store import Member, Store
from engine.store.postgres.opening import open_postgres
from tests.engine.service import CHANNEL, GUILD, USERS, Clock, entropy, patience, recipients
from tests.engine.store.conftest import emptied
from tests.engine.store.fresh import RING
from tests.engine.store.making import move
from tests.postgres_server import PostgresServer


def with_later_rules(game: AnyGame) -> AnyGame:
    """The game's next version beside all that it had."""
    return newest(*versions(game), replace(game, version=game.version + 1))


OLD: Final = {"coup": coup.game()}
NEW: Final = {"coup": with_later_rules(coup.game()), "treasure": treasure.game()}


@asynccontextmanager
async def member(address: str, name: str, games: dict[str, AnyGame], program: str) -> AsyncIterator[Store]:
    """The store of a process of this name and program, which plays these games."""
    rules = {game: versions_of(record) for game, record in games.items()}
    who = Member(name, program=program, rules=rules)
    async with open_postgres(address, RING, "test", member=who) as store:
        await store.slots.members()
        yield store


async def service(store: Store, games: dict[str, AnyGame]) -> Matches:
    """The service of a process over its store."""
    made = Matches(
        store,
        games,
        now=Clock(),
        entropy=entropy(),
        patience=patience,
        recipients=recipients,
        stewards=lambda game, kind: random.when_asked,
    )
    await made.start()
    return made


def opened_by(store: Store, game: str) -> OpenTable:
    """The table that a process opens when it is asked for this game."""
    bot: Any = SimpleNamespace(parts=SimpleNamespace(games=NEW, contents={}), store=store)
    return table_of(bot, game, 4, "en", {})


async def test_a_new_table_takes_the_newest_rules_that_every_living_process_knows(
    postgres: PostgresServer,
) -> None:
    """An older one there: its version, and no game that it has not; once it has gone, the newest."""
    address = emptied(postgres)
    async with member(address, "old", OLD, "1") as old, member(address, "new", NEW, "2") as new:
        beside = opened_by(new, "coup").version
        with pytest.raises(Refused) as told:
            opened_by(new, "treasure")
        match = await (await service(new, NEW)).open(
            opened_by(new, "coup"), guild=GUILD, channel=CHANNEL, host=USERS[0]
        )
        there = await (await service(old, OLD)).live(match)
        await old.slots.leave()
        await new.slots.members()
        alone = opened_by(new, "coup").version, opened_by(new, "treasure").version

    assert OLD["coup"].version == beside
    assert None is there.missing
    assert no("game_newer") == told.value.why
    assert (NEW["coup"].version, NEW["treasure"].version) == alone


def test_of_several_processes_the_one_that_knows_least_decides() -> None:
    """Of each game by itself; where nobody else is there the game's newest rules are taken."""
    game = with_later_rules(with_later_rules(OLD["coup"]))
    numbers = [one.version for one in versions(game)]
    others = [Member(rules={"coup": tuple(map(str, numbers[:count]))}) for count in (-1, -2)]

    assert numbers[-1] == newest_for_all(game, ()).version
    assert numbers[-2] == newest_for_all(game, others[:1]).version
    assert numbers[-3] == newest_for_all(game, others).version


async def test_a_match_of_newer_rules_is_left_to_the_process_that_knows_them(
    postgres: PostgresServer,
) -> None:
    """The older one, which stood still meanwhile, says so in a sentence; it halts nothing.

    Once it is alone it shows the match, and says by which rules it goes on.
    """
    address = emptied(postgres)
    async with member(address, "old", OLD, "1") as old, member(address, "new", NEW, "2") as new:
        table = OpenTable("coup", NEW["coup"].version, "", 3, "{}", "en")
        newer = await service(new, NEW)
        match = await newer.open(table, guild=GUILD, channel=CHANNEL, host=USERS[0])
        older, left, read = await service(old, OLD), list[int](), list[LiveMatch]()
        older.on_newer.append(left.append)
        older.on_folded.append(read.append)
        await old.slots.members()
        with pytest.raises(Refused) as told:
            await older.act(match, USERS[0], None)
        going = (await newer.live(match)).table.halted
        await new.slots.leave()
        await old.slots.members()
        alone = await older.live(match)

    assert no("match_newer") == told.value.why
    assert [match] == left
    assert [alone] == read
    assert not going
    assert no("rules_missing", version=NEW["coup"].version) == alone.missing


@pytest.mark.parametrize(
    ("program", "code"), [("2", "match_newer"), ("1 b", "match_aside"), ("0", "match_aside")]
)
async def test_what_a_newer_program_has_kept_is_no_damage(
    postgres: PostgresServer, program: str, code: str
) -> None:
    """An entry that we can't read: a newer process plays on with it, one of our version or older does not."""
    address = emptied(postgres)
    async with member(address, "one", OLD, "1 a") as ours, member(address, "two", OLD, program) as other:
        match = await (await service(other, OLD)).open(
            OpenTable("coup", OLD["coup"].version, "", 3, "{}", "en"),
            guild=GUILD,
            channel=CHANNEL,
            host=USERS[0],
        )
        await other.write.append(move(match, 1, body=b"from tomorrow"))
        await ours.slots.members()
        reading = await service(ours, OLD)
        with pytest.raises(Refused) as told:
            await reading.live(match)
        aside = await ours.read.quarantined_match(match)

    assert code == told.value.why.code
    assert (code == "match_aside") == (aside is not None)


async def test_who_joins_knows_at_once_who_is_there(postgres: PostgresServer) -> None:
    """It may read a match of a newer program before it has looked round for the first time."""
    address = emptied(postgres)
    async with member(address, "first", OLD, "2"):
        who = Member("second", program="1", rules={"coup": versions_of(OLD["coup"])})
        async with open_postgres(address, RING, "test", member=who) as second:
            there = second.slots.others()

    assert [("first", "2")] == [(one.name, one.program) for one in there]
