"""A day in the calendar of its reader's language."""

from datetime import date

import pytest

from bot.render.dates import date_slots, solar_date


@pytest.mark.parametrize(
    ("day", "solar"),
    [
        (date(2026, 11, 28), (1405, 9, 7)),
        (date(2025, 3, 20), (1403, 12, 30)),
        (date(2025, 3, 21), (1404, 1, 1)),
        (date(2026, 9, 22), (1405, 6, 31)),
        (date(2026, 9, 23), (1405, 7, 1)),
    ],
)
def test_a_day_has_its_date_in_the_solar_calendar(day: date, solar: tuple[int, int, int]) -> None:
    """First and last days of months and of a leap year."""
    assert solar == solar_date(day)


def test_each_language_counts_by_its_own_calendar() -> None:
    day = date(2026, 11, 28)

    assert {"year": 2026, "month": 11, "day": 28} == date_slots(day, "en")
    assert {"year": 1405, "month": 9, "day": 7} == date_slots(day, "fa")
