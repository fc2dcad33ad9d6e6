"""/privacy: what is kept is told, handed over as files, and forgotten."""

import json
from collections.abc import Iterable

from simcord import MemberActor
from simcord.components import walk_components

from bot import personal_data
from bot.sandbox.driver import Answer
from engine import record
from engine.entries import Entry
from engine.kernel.table.seating import PlayerLeft, PlayerSat
from engine.match.match_state import MatchState
from tests.bot.core_world import Hall, folder, hall, our_bot, plain, whole
from tests.engine.store.test_forgetting import holds
from tests.laws.controls import begun
from tests.simulated.fixtures import world

__all__ = ["folder", "hall", "our_bot", "world"]

FORGET = "v1:forget:me"


async def founded(hall: Hall) -> None:
    """Three people at a match that has begun, each with a house."""
    await hall.begun(people=3, seats=3)
    for number, member in enumerate(hall.world.members[:3]):
        await hall.found(member, f"Peyvandian{number}")


async def forgotten(hall: Hall, member: MemberActor) -> Answer:
    """The person presses the button under what is said about being forgotten."""
    asked = await hall.driver.command(member, "privacy forget")
    assert asked.message is not None
    return await hall.driver.click(member, asked.message, FORGET)


async def files(answer: Answer) -> dict[str, bytes]:
    """The files of an answer by name; each stands in the message as a file to be kept."""
    assert answer.message is not None
    shown = [node for node in walk_components(answer.message.components) if node["type"] == 13]
    given = {one.filename: await one.read() for one in answer.message.attachments}
    assert sorted(given) == sorted(node["name"] for node in shown)
    return given


async def test_what_is_kept_is_told_in_plain_words(hall: Hall) -> None:
    """Every table that names a person is named, and what is not kept is said."""
    said = await hall.command(hall.host, "privacy what")

    assert all(name in said for name in ("player", "match", "person", "preference", "entry", "interaction"))
    assert "Your messages: the bot reads none." in said


async def test_the_files_hold_what_the_seat_could_see(hall: Hall) -> None:
    """A profile with numbers and dates, and a record of the match that the record's reader takes."""
    await founded(hall)
    await hall.command(hall.guests[0], "language mine", speak="en")
    given = await files(await hall.driver.command(hall.guests[0], "privacy export"))
    told = json.loads(given["me.json"])
    kept = record.read(given["match-1.jsonl"].splitlines(), whole().games)

    assert (hall.guests[0].id, [["language", "en"]]) == (told["user"], told["preferences"])
    assert hall.guests[0].user.name == told["name"]
    assert [(1, 2, 1, False)] == [
        (one["match"], one["seat"], one["number"], one["host"]) for one in told["matches"]
    ]
    assert ("seat:1", 3) == (kept.header.cut, kept.header.seats)


async def test_the_record_of_a_seat_is_that_seats_cut(hall: Hall) -> None:
    """Byte for byte what the engine writes for it: no other's secret."""
    await founded(hall)
    given = await files(await hall.driver.command(hall.guests[0], "privacy export"))
    log = await hall.bot.matches.entries(1)
    wanted = b"".join(line + b"\n" for line in record.record_lines(hall.live().match_state, log, 1))

    assert wanted == given["match-1.jsonl"]


async def test_whose_seat_has_passed_on_and_who_has_it_now_get_what_each_was_shown(hall: Hall) -> None:
    """HO-R37: no file holds what the seat was shown while somebody else, or a steward, sat there."""
    await begun(hall, "coup", 4, "en")
    before, heir = hall.guests[0], hall.world.seat("Mahin")
    await hall.command(before, "campaign leave")
    await hall.command(hall.host, "campaign give", seat=2, member=heir)
    await hall.world.settle()
    log, state = await hall.bot.matches.entries(1), hall.live().match_state
    given = [await files(await hall.driver.command(one, "privacy export")) for one in (before, heir)]
    old, new = (set(events(one["match-1.jsonl"].splitlines())) for one in given)
    left = next(entry.seq for entry in log if any(isinstance(one, PlayerLeft) for one in entry.events))
    sat = next(entry.seq for entry in log[left:] if any(isinstance(one, PlayerSat) for one in entry.events))
    parts = (log[:left], log[left + 1 : sat], log[sat:])
    first, between, last = (secrets(state, part) for part in parts)

    assert first
    assert (first, set(), set()) == (first & old, (between - first) & old, (last - first) & old)
    assert (set(), set(), last) == (first & new, between & new, last & new)
    assert json.loads(given[0]["me.json"])["matches"][0]["seat"] is None


def events(rows: Iterable[bytes]) -> list[str]:
    """What happened, by the lines of a record."""
    return [json.dumps(json.loads(row).get("events"), ensure_ascii=False) for row in rows]


def secrets(state: MatchState, part: tuple[Entry, ...]) -> set[str]:
    """What the second seat alone was shown in this part of the log."""
    own, public = (set(events(record.record_lines(state, part, whose))) for whose in (1, "public"))  # type: ignore[arg-type]
    return own - public - {"null"}


async def test_somebody_without_a_seat_gets_their_own_acts(hall: Hall) -> None:
    """And somebody who never was here a profile without matches."""
    await hall.table(people=2)
    await hall.command(hall.guests[0], "campaign leave")
    given = await files(await hall.driver.command(hall.guests[0], "privacy export"))
    lines = [json.loads(line) for line in given["match-1.jsonl"].splitlines()]
    stranger = await files(await hall.driver.command(hall.world.seat("kaveh"), "privacy export"))

    assert ["table_join", "table_leave"] == [line["action"]["action"] for line in lines]
    assert all({"seat", "by", "action"} == line.keys() for line in lines)
    assert {"me.json"} == stranger.keys()
    assert [] == json.loads(stranger["me.json"])["matches"]


async def test_many_matches_come_in_several_answers(hall: Hall) -> None:
    """Four at a time; a button brings the next."""
    for _ in range(personal_data.EACH + 1):
        await hall.command(hall.host, "campaign new", seats=3)
    first = await hall.driver.command(hall.host, "privacy export")
    assert first.message is not None
    second = await hall.driver.click(hall.host, first.message, "v1:mine:1")

    assert "Part 1 of 2." in plain(first.text)
    assert {"me.json", *(f"match-{number}.jsonl" for number in range(1, 5))} == (await files(first)).keys()
    assert {"match-5.jsonl"} == (await files(second)).keys()


def test_a_record_that_is_too_large_is_left_out_unread() -> None:
    """Nothing is read past the limit, and nothing is cut off in silence."""
    lines = iter([b"12345", b"67890", b"more"])

    assert None is personal_data.join_within(lines, 11)
    assert [b"more"] == list(lines)
    assert b"1\n" == personal_data.join_within([b"1"], 2)


async def test_being_forgotten_says_first_what_it_means(hall: Hall) -> None:
    """With the person's own numbers; nothing has happened yet."""
    await founded(hall)
    said = await hall.command(hall.guests[0], "privacy forget")

    assert "Your id leaves 1 table, of which 1 is running." in said
    assert "Backups from before hold your id" in said
    assert 1 == hall.live().seat(hall.guests[0].id)


async def test_a_forgotten_person_is_nowhere_in_the_database(hall: Hall) -> None:
    """No file of it holds their id any more, while the others' are still there."""
    await founded(hall)
    who = hall.guests[0]
    await hall.command(who, "language mine", speak="en")
    before = holds(hall.folder, who.id)
    answer = await forgotten(hall, who)

    assert before
    assert "You are forgotten." in plain(answer.text)
    assert [] == holds(hall.folder, who.id)
    assert holds(hall.folder, hall.host.id)


async def test_nothing_in_memory_is_about_a_forgotten_person(hall: Hall) -> None:
    """Their name as it was last seen, their language, their practice."""
    await founded(hall)
    who = hall.guests[0]
    await hall.command(who, "language mine", speak="fa")
    await hall.command(who, "tutorial")
    before = (
        hall.bot.user_names.name(who.id),
        await hall.bot.preferences.chosen_language("user", who.id),
        hall.bot.practices.of(who.id),
    )
    await forgotten(hall, who)

    assert None not in before
    assert None is hall.bot.user_names.name(who.id)
    assert None is await hall.bot.preferences.chosen_language("user", who.id)
    assert None is hall.bot.practices.of(who.id)


async def test_the_match_goes_on_with_a_nameless_house(hall: Hall) -> None:
    """A steward plays it; from then on no new message shows the name that was typed."""
    await founded(hall)
    seen = len(hall.lines())
    await forgotten(hall, hall.guests[0])
    said = hall.lines()[seen:]
    board = await hall.command(hall.host, "board")

    assert "Who played seat 2 asked to be forgotten. They are nameless here from now on." in "\n".join(said)
    assert "House Nameless 2" in board
    assert "Peyvandian1" not in "\n".join((board, *said))
    assert "prudent" == hall.live().table.chairs[1].steward


async def test_persian_readers_see_no_name_either(hall: Hall) -> None:
    """In the table's language and in one's own."""
    await founded(hall)
    await forgotten(hall, hall.guests[0])
    await hall.command(hall.host, "language mine", speak="fa")

    assert "خاندانِ بی‌نامِ ۲" in await hall.command(hall.host, "board")


async def test_a_forgotten_host_is_followed_by_another(hall: Hall) -> None:
    """Everybody is told who; they do what hosts do."""
    await founded(hall)
    await forgotten(hall, hall.host)
    told = "\n".join(hall.lines())
    said = await hall.command(hall.guests[0], "campaign pause")

    assert "Peyvandian1 hosts the table from now on." in told
    assert "Table 1 is paused: no deadline runs." == said


async def test_a_forgotten_person_is_a_stranger_who_may_sit_down_again(hall: Hall) -> None:
    """The old seat is not theirs."""
    await founded(hall)
    await forgotten(hall, hall.guests[0])

    assert "You do not sit at this table." == await hall.command(hall.guests[0], "hand", match=1)
