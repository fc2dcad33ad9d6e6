"""/owner: bars, by the owner, by somebody else, in private messages; nobody else is told."""

import json
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from simcord import MemberActor

from bot.client import Parts
from bot.cogs import owner
from bot.cogs.twins import twins
from bot.languages import LANGUAGES
from bot.match_faults import MatchFaults
from bot.sandbox.driver import Answer
from engine.games.coup.chapters.actions import Tax
from engine.games.coup.chapters.windows import Challenge, Pass
from tests.bot.cogs.test_privacy import files
from tests.bot.core_world import DAY, Hall, opened_hall, plain, unused, whole

HOUR = 3_600.0
NOBODY_YET = 10**17
"""An owner, so that the command is there: who it is is known when the world's people have their ids."""


def owned_by(parts: Parts, folder: Path, *owners: int) -> Parts:
    """The program with these owners, its data in this folder."""
    return replace(parts, settings=parts.settings.model_copy(update={"owners": owners, "data": folder}))


@asynccontextmanager
async def owned_hall(tmp_path: Path) -> AsyncIterator[Hall]:
    """A world whose visitor and last member own the bot."""
    async with opened_hall(unused(tmp_path), owned_by(whole(), tmp_path, NOBODY_YET)) as made:
        made.bot.parts = owned_by(made.bot.parts, tmp_path, made.host.id, made.guests[-1].id)
        yield made


@pytest.fixture
async def hall(tmp_path: Path) -> AsyncIterator[Hall]:
    """Such a world."""
    async with owned_hall(tmp_path) as made:
        yield made


async def typed(hall: Hall, member: MemberActor, name: str, **options: Any) -> str:
    """What somebody reads after `/owner …` in private messages with the bot."""
    async with hall.world.turn:
        result = await member.user.slash(f"owner {name}", **options)
    assert result.acknowledged, hall.world.errors()
    return plain(Answer(result).text)


async def barred(hall: Hall, member: MemberActor, **options: Any) -> str:
    """The owner bars somebody."""
    said = await typed(hall, hall.host, "bar", whom="user", id=str(member.id), **options)
    await hall.world.settle()
    return said


async def test_who_is_barred_reads_a_neutral_sentence_and_does_nothing(hall: Hall) -> None:
    """Commands, buttons and what is offered while one types; the rest of the world reads nothing of it."""
    door = await hall.table(people=1)
    before = hall.lines()
    said = await barred(hall, hall.guests[0])
    read = [
        await hall.press(hall.guests[0], door, "v1:join:"),
        await hall.command(hall.guests[0], "campaign status"),
        await hall.command(hall.guests[0], "campaign new", seats=3),
    ]
    offered = await hall.driver.suggestions(hall.guests[0], "help", "topic", "")

    assert "kept out until you let them in again" in said
    assert ["You can’t use this bot at the moment."] * 3 == [one[:37] for one in read]
    assert [] == offered
    assert before == hall.lines()
    assert (1,) == await hall.bot.store.read.active_match_ids()


async def test_who_is_barred_still_gets_their_data_and_may_be_forgotten(hall: Hall) -> None:
    """The law gives them that; asking for it lifts no bar."""
    await hall.table(people=2)
    await barred(hall, hall.guests[0])
    asked = await hall.driver.command(hall.guests[0], "privacy forget")
    assert asked.message is not None
    forgotten = await hall.driver.click(hall.guests[0], asked.message, "v1:forget:me")

    assert "forgotten" in forgotten.text
    assert "can’t use this bot" in await hall.command(hall.guests[0], "help")
    assert () == await hall.bot.store.read.matches_of_user(hall.guests[0].id)


async def test_the_files_of_who_is_barred_say_so(hall: Hall) -> None:
    """All that is kept about them: since when, until when, and why."""
    await barred(hall, hall.guests[0], reason="sold seats", until="3d")
    given = await files(await hall.driver.command(hall.guests[0], "privacy export"))
    told = json.loads(given["me.json"])["barred"]

    assert "sold seats" == told["reason"]
    assert told["since"] < told["until"]


async def test_a_steward_plays_on_in_a_barred_seat_as_after_any_leaving(hall: Hall) -> None:
    """What is read at the table is, but for the name, what is read when somebody leaves by themselves."""
    await hall.begun(people=3)
    before = len(hall.lines())
    await hall.command(hall.guests[1], "campaign leave")
    await hall.world.settle()
    left = hall.lines()[before:]
    await barred(hall, hall.guests[0])
    told = hall.lines()[before + len(left) :]
    chairs = hall.live().table.chairs

    assert "playing" == hall.live().table.status
    assert [None, None] == [chair.player for chair in chairs[1:]]
    assert [chairs[2].steward] * 2 == [chair.steward for chair in chairs[1:]]
    assert left
    assert [re.sub(r"[0-9]|behrouz|anahita", "", one) for one in left] == [
        re.sub(r"[0-9]|behrouz|anahita", "", one) for one in told
    ]


async def test_a_barred_host_hosts_no_more(hall: Hall) -> None:
    """The first of the others does; a table that has nobody else is closed."""
    await hall.command(hall.guests[0], "campaign new", seats=3)
    door = hall.doors()[0]
    for member in (hall.guests[0], hall.guests[1]):
        await hall.press(member, door, "v1:join:")
    await hall.command(hall.guests[0], "campaign new", seats=3)
    await barred(hall, hall.guests[0])

    table = hall.live(1).table
    assert table.host is not None
    assert hall.guests[1].id == hall.live(1).users[table.host]
    assert (1,) == await hall.bot.store.read.active_match_ids()


async def test_matches_stand_still_while_a_bar_holds_and_go_on_when_it_ends_by_the_clock(hall: Hall) -> None:
    """Deadlines keep what they had left; a move is refused with one sentence, and nobody reads why."""
    await hall.begun(people=3)
    left = {key: one.due for key, one in hall.live().timers.items()}
    await barred(hall, hall.guests[0], matches="halt", until="2d")
    held = (hall.live().table.status, hall.live().table.halted)
    refused = await hall.command(hall.host, "found", house="Sarv", emblem="lion", first_name="Arash")
    await hall.world.advance(2 * DAY)
    await hall.world.settle()
    after = {key: one.due for key, one in hall.live().timers.items()}
    mine = await hall.command(hall.guests[0], "campaign status")

    assert ("paused", "on_hold") == held
    assert "on hold" in refused
    assert ("playing", "") == (hall.live().table.status, hall.live().table.halted)
    assert "can’t use this bot" not in mine
    assert () == await hall.bot.store.read.bars()
    moved = [(at - due).total_seconds() for key, due in left.items() if due and (at := after[key])]
    assert left
    assert [round(2 * DAY / 60)] * len(moved) == [round(seconds / 60) for seconds in moved]


async def test_a_barred_server_opens_no_table(hall: Hall) -> None:
    """Its tables go on, as chosen; members may still play."""
    await hall.begun(people=3)
    said = await typed(hall, hall.host, "bar", whom="guild", id=str(hall.world.guild.id))
    refused = await hall.command(hall.guests[0], "campaign new", seats=3)
    still = hall.live().table.status
    await typed(hall, hall.host, "unbar", whom="guild", id=str(hall.world.guild.id))
    await hall.command(hall.guests[0], "campaign new", seats=3)

    assert "Their one open match goes on" in said
    assert "No new table can be opened on this server" in refused
    assert "playing" == still
    assert (1, 2) == await hall.bot.store.read.active_match_ids()


async def test_nobody_gives_a_seat_to_who_is_barred(hall: Hall) -> None:
    await hall.table(people=1)
    await barred(hall, hall.guests[0])
    refused = await hall.command(hall.host, "campaign give", seat=2, member=hall.guests[0])

    assert "can’t be given a seat here" in refused
    assert "barred" not in refused


async def test_what_is_typed_wrongly_is_one_sentence_and_changes_nothing(hall: Hall) -> None:
    """An id that is none, oneself, another owner, a time that has passed, a reason of a book."""
    guest = str(hall.guests[0].id)
    said = [
        await typed(hall, hall.host, "bar", whom="user", id="Amir"),
        await typed(hall, hall.host, "bar", whom="user", id=str(hall.host.id)),
        await typed(hall, hall.host, "bar", whom="user", id=str(hall.guests[-1].id)),
        await typed(hall, hall.host, "bar", whom="user", id=guest, until="2020-01-01"),
        await typed(hall, hall.host, "bar", whom="user", id=guest, until="soon"),
        await typed(hall, hall.host, "bar", whom="user", id=guest, reason="x" * 301),
        await typed(hall, hall.host, "unbar", whom="user", id=guest),
    ]
    wanted = (
        "no Discord id",
        "can’t bar yourself",
        "is an owner",
        "has passed",
        "is no time",
        "has 301 characters; at most 300",
        "not kept out",
    )

    assert [] == [(part, text) for part, text in zip(wanted, said, strict=True) if part not in text]
    assert () == await hall.bot.store.read.bars()
    assert () == await hall.bot.store.read.owner_acts(9)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_others_are_refused_in_their_language(hall: Hall, language: str) -> None:
    """In private messages, where the command is; it changes nothing."""
    await hall.command(hall.guests[0], "language mine", speak=language)
    said = await typed(hall, hall.guests[0], "bar", whom="user", id=str(hall.host.id))

    assert plain(hall.bot.words(language).say("refusal-owner-only")) == said
    assert () == await hall.bot.store.read.bars()


async def test_the_log_says_who_did_what_and_none_of_their_words(hall: Hall) -> None:
    """The newest first; the reason stands with the bar, as long as it holds."""
    guest = hall.guests[0]
    await barred(hall, guest, reason="sold seats", until="3d")
    bars = await typed(hall, hall.host, "bars")
    await typed(hall, hall.host, "unbar", whom="user", id=f"<@{guest.id}>")
    lines = (await typed(hall, hall.host, "log")).split("\n")

    assert "Reason: sold seats" in bars
    assert [f"let person {guest.id} in again.", f"barred person {guest.id} until"] == [
        line.partition(f"{hall.host.id}: ")[2].partition(" <t:")[0] for line in lines
    ]
    assert "sold seats" not in "\n".join(lines)
    assert "Nobody is kept out." == await typed(hall, hall.host, "bars")


async def test_bars_with_long_reasons_come_on_pages_that_fit_a_message(hall: Hall) -> None:
    """Each stands on one of the pages, under its number, with its whole reason."""
    barred_ids, reason = [str(NOBODY_YET + number) for number in range(1, 16)], "because " * 37
    for one in barred_ids:
        await typed(hall, hall.host, "bar", whom="user", id=one, reason=reason)
    first = await typed(hall, hall.host, "bars")
    count = int(first.rpartition("of ")[2].rstrip("."))
    pages = [await typed(hall, hall.host, "bars", page=number + 1) for number in range(count)]

    assert count > 1
    assert first == pages[0]
    assert barred_ids == [one for page in pages for one in barred_ids if f"Person {one}," in page]
    assert len(barred_ids) == sum(page.count(f"Reason: {reason.strip()}") for page in pages)


async def test_no_server_shows_the_command_and_a_bot_without_owners_has_none(hall: Hall) -> None:
    group = hall.bot.tree.get_command("owner")
    assert group is not None
    payload = group.to_dict(hall.bot.tree)

    hall.bot.tree.remove_command("owner")
    hall.bot.parts = owned_by(hall.bot.parts, hall.folder)
    await owner.setup(hall.bot)

    assert hall.bot.tree.get_command("owner") is None
    assert ([1], "0") == (payload["contexts"], str(payload["default_member_permissions"]))
    assert [] == [one.name for one in twins(hall.bot, "fa") if getattr(one, "commands", ()) == group.commands]


# Limits, and who uses how much


async def test_a_server_has_its_own_limit_and_no_other_has_it(hall: Hall) -> None:
    """One clear sentence; without a number the usual limit is back."""
    server = str(hall.world.guild.id)
    await hall.command(hall.guests[0], "campaign new", seats=3)
    set_ = await typed(hall, hall.host, "limit", server=server, tables="1")
    refused = await hall.command(hall.guests[0], "campaign new", seats=3)
    elsewhere = await hall.bot.rate_limits.limit_of_server(7)
    await typed(hall, hall.host, "limit", server=server)
    await hall.command(hall.guests[0], "campaign new", seats=3)

    assert "may have one table at once" in set_
    assert "This bot keeps 1 open tables at once for this server" in refused
    assert (200, False) == elsewhere == await hall.bot.rate_limits.limit_of_server(hall.world.guild.id)
    assert (1, 2) == await hall.bot.store.read.active_match_ids()


async def test_a_limit_of_none_closes_a_server_and_a_wrong_one_is_refused(hall: Hall) -> None:
    server = str(hall.world.guild.id)
    await typed(hall, hall.host, "limit", server=server, tables="0")
    refused = await hall.command(hall.guests[0], "campaign new", seats=3)
    wrong = [
        await typed(hall, hall.host, "limit", server=server, tables=one) for one in ("many", "-1", "9e9")
    ]

    assert "No new table can be opened on this server" in refused
    assert [True] * 3 == ["must be a whole number" in one for one in wrong]
    assert (0, True) == await hall.bot.rate_limits.limit_of_server(hall.world.guild.id)


async def test_who_uses_how_much_is_told_by_server(hall: Hall) -> None:
    """With the database, its backups and what is free; the look is logged."""
    nothing = await typed(hall, hall.host, "usage")
    await hall.begun(people=3)
    await typed(hall, hall.host, "limit", server=str(hall.world.guild.id), tables="5")
    used = await typed(hall, hall.host, "usage")

    assert "No table is open." in nothing
    assert f"Khandan ({hall.world.guild.id}): 1 of 5 tables (its own limit); one match in all, " in used
    assert re.search(r"Database \d+ MB, no backup; [\d,]+ MB free\.", used)
    assert "looked at who uses how much" in await typed(hall, hall.host, "log")


# Maintenance


async def test_a_maintenance_holds_all_from_its_time_and_ends_by_itself(hall: Hall) -> None:
    """No table from the order on; matches stand from its time on, are told once, and go on at its end."""
    await hall.begun(people=3)
    said = await typed(hall, hall.host, "drain", at="2h", until="5h")
    refused = await hall.command(hall.guests[0], "campaign new", seats=3)
    before = hall.live().table.status
    await hall.world.advance(2.1 * HOUR)
    await hall.world.settle()
    during = (hall.live().table.status, hall.live().table.halted)
    moved = await hall.command(hall.host, "found", house="Sarv", emblem="lion", first_name="Arash")
    await hall.world.restart()
    await hall.world.settle()
    told = [line for line in hall.lines() if "has put the match on hold" in line]
    after_restart = hall.live().table.halted
    await hall.world.advance(3 * HOUR)
    await hall.world.settle()
    await hall.command(hall.guests[0], "campaign new", seats=3)

    assert "One match is open and stands still from" in said
    assert "the bot is being serviced until" in refused
    assert ("playing", ("paused", "on_hold"), "on_hold") == (before, during, after_restart)
    assert "on hold" in moved
    assert 1 == len(told)
    assert ("playing", "") == (hall.live().table.status, hall.live().table.halted)
    assert (1, 2) == await hall.bot.store.read.active_match_ids()
    assert await hall.bot.store.read.drain() is None


async def test_a_maintenance_is_ended_before_its_time(hall: Hall) -> None:
    """A pause that a host had made outlives it."""
    await hall.begun(people=3)
    await hall.command(hall.host, "campaign pause")
    await typed(hall, hall.host, "drain", until="2d")
    await hall.world.settle()
    held = hall.live().table.halted
    await typed(hall, hall.host, "resume")
    await hall.world.settle()

    assert ("on_hold", "", "paused") == (held, hall.live().table.halted, hall.live().table.status)
    assert "no maintenance" in await typed(hall, hall.host, "resume")


async def test_a_maintenance_that_can_not_be_is_refused(hall: Hall) -> None:
    """Over before it begins, in the past, or no time."""
    said = [
        await typed(hall, hall.host, "drain", at="5h", until="2h"),
        await typed(hall, hall.host, "drain", until="2020-01-01"),
        await typed(hall, hall.host, "drain", until="2d", at="then"),
    ]

    assert ["over before", "has passed", "is no time"] == [
        next(part for part in ("over before", "has passed", "is no time") if part in one) for one in said
    ]
    assert await hall.bot.store.read.drain() is None


# Health


async def test_the_health_of_a_match_is_told_by_the_public_cut(hall: Hall) -> None:
    """Who is asked before everybody, until when, what is owed; errors that the log names; it is logged."""
    await hall.begun(people=3)
    hall.bot.match_faults = MatchFaults()
    hall.bot.match_faults.note({"level": "error", "event": "post_failed", "code": "a1b2c3d4", "match": 1})
    hall.bot.match_faults.note({"level": "warning", "event": "post_held", "match": 1})
    said = await typed(hall, hall.host, "health", match=1)

    assert "Houses: Legacy of Generations, match 1 (it is played)" in said
    assert "Seats 1, 2 and 3 are awaited, as far as everybody may know." in said
    assert "The first deadline that everybody may know: <t:" in said
    assert "No message to everybody is owed." in said
    assert "One error since the start: post_failed, a1b2c3d4 in the log" in said
    assert "looked at the health of match 1" in await typed(hall, hall.host, "log")


async def test_what_was_answered_in_secret_is_no_part_of_a_matchs_health(tmp_path: Path) -> None:
    """CO-R10: in a sealed window a pass and a challenge read the same."""
    said = []
    for answer in (Pass(), Challenge()):
        folder = tmp_path / type(answer).__name__
        folder.mkdir()
        async with owned_hall(folder) as hall:
            await hall.command(hall.host, "table new", game="coup", seats=3, settings="reaction_order=sealed")
            for member in hall.world.members[:3]:
                await hall.command(member, "campaign join")
            await hall.command(hall.host, "campaign begin")
            active = hall.live().match_state.state.active
            await hall.bot.matches.act(1, hall.world.members[active].id, Tax())
            asked = next(one.seat for one in hall.live().match_state.waits if one.seat != active)
            await hall.bot.matches.act(1, hall.world.members[asked].id, answer)
            await hall.world.settle()
            said.append(await typed(hall, hall.host, "health", match=1))

    assert "is awaited" in said[0]
    assert re.sub(r"[0-9]{10,}", "", said[0]) == re.sub(r"[0-9]{10,}", "", said[1])


async def test_a_match_that_stands_or_is_none_says_so(hall: Hall) -> None:
    await hall.begun(people=3)
    await hall.command(hall.host, "campaign pause")
    paused = await typed(hall, hall.host, "health", match=1)
    await typed(hall, hall.host, "drain", until="2d")
    await hall.world.settle()
    held = await typed(hall, hall.host, "health", match=1)

    assert "Its host has paused it." in paused
    assert "it is on hold, by a bar or a maintenance" in held
    assert "There is no match 7 here." == await typed(hall, hall.host, "health", match=7)
