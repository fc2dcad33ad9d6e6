"""/campaign pace and /quiet, as a host and a player type them, in both languages."""

from datetime import timedelta

import pytest

from bot.cogs.pacing import changed_pace, minute_of, quiet_hours
from engine.kernel.refused import Refused
from engine.kernel.table.paces import PRESETS, USUAL, Pace, Quiet
from tests.bot.core_world import Hall, folder, hall, our_bot
from tests.simulated.fixtures import world

__all__ = ["folder", "hall", "our_bot", "world"]

NIGHT = Quiet(23 * 60, 7 * 60, "Asia/Tehran")


def lengths(hall: Hall) -> set[timedelta]:
    """How long the open waits of match 1 still have."""
    now = hall.world.env.now()
    return {one.due - now for one in hall.live().deadlines.values() if one.due}


async def test_a_table_may_be_opened_at_a_pace(hall: Hall) -> None:
    """Every wait of it has that length, and a button of the opening post says so."""
    door = await hall.table(pace="live")
    said = await hall.press(hall.guests[3], door, "v1:terms:")
    await hall.press(hall.host, door, "v1:begin:")

    assert "Pace: live. A vote has 3 minutes" in said
    assert PRESETS["live"] == hall.live().table.pace.lengths
    assert {timedelta(minutes=5)} == lengths(hall)


async def test_the_host_changes_it_for_what_opens_from_now_on(hall: Hall) -> None:
    """Running deadlines stay; it is told in a line."""
    await hall.begun()
    answer = await hall.command(hall.host, "campaign pace", pace="evening", draft=7)
    running = lengths(hall)
    for guest, name in zip(hall.world.members, ("Peyvandian", "Arjmand", "Kamangir"), strict=False):
        await hall.found(guest, name)

    assert "The pace is set. It holds for what opens from now on; running deadlines stay." == answer
    assert {timedelta(days=1)} == running
    assert {timedelta(minutes=7)} == lengths(hall)
    assert Pace("own", hall.live().table.pace.lengths) == hall.live().table.pace
    assert any("The host has set a pace." in line and "a role 7 minutes" in line for line in hall.lines())


async def test_only_the_host_does(hall: Hall) -> None:
    await hall.begun()

    assert "Only the host of this table does that." == await hall.command(
        hall.guests[0], "campaign pace", pace="live"
    )
    assert USUAL == hall.live().table.pace


async def test_quiet_hours_are_set_changed_in_part_and_taken_away(hall: Hall) -> None:
    await hall.begun()
    said = {"quiet_from": "23", "quiet_to": "۷:۳۰", "zone": "تهران"}
    await hall.command(hall.host, "campaign pace", **said)
    first = hall.live().table.pace.quiet
    await hall.command(hall.host, "campaign pace", zone="Europe/London")
    moved = hall.live().table.pace.quiet
    await hall.command(hall.host, "campaign pace", pace="two_days")
    kept = hall.live().table.pace.quiet
    await hall.command(hall.host, "campaign pace", quiet_from="8:00", quiet_to="8:00")

    assert Quiet(1380, 450, "Asia/Tehran") == first
    assert Quiet(1380, 450, "Europe/London") == moved == kept
    assert Pace("two_days", PRESETS["two_days"]) == hall.live().table.pace


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"quiet_from": "25:00", "quiet_to": "7", "zone": "UTC"}, "Write a time of day like 23:00."),
        ({"quiet_from": "23:00", "quiet_to": "7:00", "zone": "Atlantis"}, "I know no time zone “Atlantis”."),
        ({"quiet_from": "23:00"}, "Quiet hours need three things"),
        ({"zone": "London"}, "Quiet hours need three things"),
        ({"quiet_from": "7", "quiet_to": "6", "zone": "UTC"}, "Quiet hours may last 16 hours at most"),
    ],
)
async def test_what_can_not_be_is_refused_kindly(hall: Hall, given: dict[str, str], said: str) -> None:
    """In one sentence that says what would do."""
    await hall.begun()
    answer = await hall.command(hall.host, "campaign pace", **given)

    assert answer.startswith(said)
    assert USUAL == hall.live().table.pace


async def test_zones_are_offered_as_they_are_typed(hall: Hall) -> None:
    """By city, in either language, or by the zone's own name; the usual ones before anything is typed."""
    await hall.begun()
    offered = [
        (await hall.driver.suggestions(hall.host, "campaign pace", "zone", typed))[:1]
        for typed in ("", "lond", "تهران", "america/new_y", "atlantis")
    ]

    assert [["Asia/Tehran"], ["Europe/London"], ["Asia/Tehran"], ["America/New_York"], []] == offered


async def test_quiet_is_a_person_s_own_and_said_in_their_language(hall: Hall) -> None:
    """It needs no table."""
    await hall.command(hall.guests[0], "language mine", speak="fa")
    answers = [await hall.command(hall.guests[0], "quiet", quiet=choice) for choice in ("on", "off")]
    kept = await hall.bot.store.read.preference("user", hall.guests[0].id, "quiet")

    assert ["دیگر یادآوری در پیام خصوصی نمی‌آید.", "یادآوری‌ها باز در پیام خصوصی می‌آید."] == answers
    assert kept is None
    assert "fa" == await hall.bot.store.read.preference("user", hall.guests[0].id)


@pytest.mark.parametrize(
    ("text", "minute"), [("23:00", 1380), (" 7:05 ", 425), ("0", 0), ("۲۳:۵۹", 1439), ("00:00", 0)]
)
def test_a_time_of_day_is_read_as_people_write_it(text: str, minute: int) -> None:
    assert minute == minute_of(text)


@pytest.mark.parametrize("text", ["", "24:00", "7:60", "7.30", "noon", "7:3", "-1", "123:00"])
def test_anything_else_is_no_time_of_day(text: str) -> None:
    with pytest.raises(Refused):
        minute_of(text)


def test_what_is_not_given_stays() -> None:
    assert NIGHT == quiet_hours(NIGHT, None, None, None)
    assert USUAL == changed_pace(USUAL, None, {}, None)
    assert Pace("day", USUAL.lengths, NIGHT) == changed_pace(USUAL, None, {"vote": 1440}, NIGHT)
    assert "own" == changed_pace(USUAL, "live", {"vote": 4}, None).name
