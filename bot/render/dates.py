"""A day in the calendar that a language's readers count by."""

from datetime import date
from typing import Final

from bot.languages import TRAITS, Language

ROUND_BEGAN: Final = 356_032
"""Days from the beginning of a round of 33 years to the first day of the common calendar."""


def date_slots(day: date, language: Language) -> dict[str, int]:
    """Year, month and day as slots of a text."""
    whole = solar_date(day) if TRAITS[language].solar_calendar else (day.year, day.month, day.day)
    return dict(zip(("year", "month", "day"), whole, strict=True))


def solar_date(day: date) -> tuple[int, int, int]:
    """Year, month and day of the Solar Hijri calendar, whose leap years come by rounds of 33."""
    days = day.toordinal() + ROUND_BEGAN
    rounds, days = divmod(days, 12_053)
    fours, days = divmod(days, 1_461)
    year = 33 * rounds + 4 * fours - 1_595
    if days > 365:
        more, days = divmod(days - 1, 365)
        year += more
    month, of_month = divmod(days, 31) if days < 186 else divmod(days - 6, 30)
    return year, month + 1, of_month + 1
