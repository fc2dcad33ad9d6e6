"""Quiet hours over the world's zones: no deadline falls into a night, and no waking minute is lost or won."""

from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.clock.waking import after, waking_time_between, zone_of
from engine.kernel.table.paces import QUIET_MOST, Quiet, quiet_minutes

ZONES = ("UTC", "Asia/Tehran", "Europe/London", "America/New_York", "Australia/Lord_Howe", "Asia/Kathmandu")
NIGHT = Quiet(since=23 * 60, until=7 * 60, zone="Europe/London")

FIRST = datetime(2020, 1, 1, tzinfo=UTC)
instants = st.timedeltas(timedelta(0), timedelta(days=3650)).map(lambda later: FIRST + later)
lengths = st.timedeltas(timedelta(0), timedelta(days=14))
nights = st.builds(Quiet, st.integers(0, 1439), st.integers(0, 1439), st.sampled_from(ZONES)).filter(
    lambda quiet: quiet_minutes(quiet) <= QUIET_MOST
)


def in_london(*moment: int) -> datetime:
    """An instant by the clocks of London."""
    return datetime(*moment, tzinfo=zone_of("Europe/London")).astimezone(UTC)  # type: ignore[misc,arg-type]


def asleep(moment: datetime, quiet: Quiet) -> bool:
    """Whether the clock on a wall shows a quiet hour, its first instant left out."""
    local = moment.astimezone(zone_of(quiet.zone))
    since_dusk = timedelta(hours=local.hour, minutes=local.minute - quiet.since, seconds=local.second)
    past = (since_dusk + timedelta(microseconds=local.microsecond)) % timedelta(days=1)
    return timedelta(0) < past < timedelta(minutes=quiet_minutes(quiet))


@given(instants, lengths, nights)
def test_the_time_between_a_start_and_its_deadline_is_the_length(
    start: datetime, length: timedelta, quiet: Quiet
) -> None:
    assert length == waking_time_between(start, after(start, length, quiet), quiet)


@given(instants, lengths, nights)
def test_no_deadline_falls_into_quiet_hours(start: datetime, length: timedelta, quiet: Quiet) -> None:
    due = after(start, length, quiet)

    assert not asleep(due, quiet) or changes_nearby(due, quiet)


@given(instants, lengths, lengths, nights)
def test_time_may_be_taken_in_parts(start: datetime, one: timedelta, other: timedelta, quiet: Quiet) -> None:
    assert after(start, one + other, quiet) == after(after(start, one, quiet), other, quiet)


@given(instants, lengths, lengths)
def test_without_quiet_hours_time_is_time(start: datetime, length: timedelta, later: timedelta) -> None:
    empty = Quiet(60, 60, "UTC")

    assert start + length == after(start, length, None) == after(start, length, empty)
    assert (
        later
        == waking_time_between(start, start + later, None)
        == waking_time_between(start, start + later, empty)
    )


def test_the_night_in_which_clocks_go_forward_is_an_hour_shorter() -> None:
    """29 March 2026, London: from eleven to seven are seven hours; a waking hour before it, one after it."""
    due = after(in_london(2026, 3, 28, 22), timedelta(hours=2), NIGHT)

    assert in_london(2026, 3, 29, 8) == due
    assert timedelta(hours=9) == due - in_london(2026, 3, 28, 22)


def test_the_night_in_which_clocks_go_back_is_an_hour_longer() -> None:
    """25 October 2026, London."""
    due = after(in_london(2026, 10, 24, 22), timedelta(hours=2), NIGHT)

    assert in_london(2026, 10, 25, 8) == due
    assert timedelta(hours=11) == due - in_london(2026, 10, 24, 22)


@pytest.mark.parametrize(("hour", "dawn"), [(23, 7), (2, 7), (6, 7)])
def test_what_begins_in_the_night_begins_at_dawn(hour: int, dawn: int) -> None:
    start = in_london(2026, 6, 1, hour)
    day = 2 if hour == 23 else 1

    assert in_london(2026, 6, day, dawn + 1) == after(start, timedelta(hours=1), NIGHT)


def test_a_night_into_a_day_that_its_zone_left_out_is_still_a_night() -> None:
    """Samoa had no 30 December 2011: half past midnight of the 31st is in the night that began on the 29th.

    A zone that moves over the date line must not wake people at one; the night before is two dates back.
    """
    samoa = Quiet(since=23 * 60, until=7 * 60, zone="Pacific/Apia")
    start = datetime(2011, 12, 31, 0, 30, tzinfo=zone_of(samoa.zone))

    assert start.replace(hour=8, minute=0) == after(start.astimezone(UTC), timedelta(hours=1), samoa)


def test_a_zone_that_the_machine_does_not_know_is_utc() -> None:
    """A log of another machine must run on here."""
    assert UTC == zone_of("Atlantis/Capital") == zone_of("../../etc/passwd")


def changes_nearby(moment: datetime, quiet: Quiet) -> bool:
    """Whether the zone's clocks are changed within a day: then a wall's hour is no measure."""
    zone, day = zone_of(quiet.zone), timedelta(days=1)
    shifts = {(moment + part).astimezone(zone).utcoffset() for part in (-day, timedelta(0), day)}
    return len(shifts) > 1
