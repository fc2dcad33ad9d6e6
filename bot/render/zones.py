"""Time zones as people call them: found by a city in either language or by their name."""

from collections.abc import Iterator
from functools import cache
from typing import Final
from zoneinfo import available_timezones

from babel import Locale

from bot.languages import LANGUAGES, Language

USUAL: Final = (
    "Asia/Tehran",
    "Asia/Kabul",
    "Asia/Dushanbe",
    "Asia/Dubai",
    "Europe/Istanbul",
    "Europe/Berlin",
    "Europe/London",
    "America/Toronto",
    "America/Los_Angeles",
    "Australia/Sydney",
    "UTC",
)
"""Offered before anything is typed."""

JOINT: Final = " · "
LEFT_OUT: Final = ("Etc/", "SystemV/")


@cache
def zones() -> tuple[str, ...]:
    """The zones by name: those of places, and UTC."""
    places = (name for name in available_timezones() if "/" in name and not name.startswith(LEFT_OUT))
    return ("UTC", *sorted(places))


@cache
def city(zone: str, language: Language) -> str:
    """The name of the zone's city in this language; its part of the zone's own name where there is none."""
    known = Locale.parse(language).time_zones.get(zone, {})
    named: str = known.get("city") or zone.rpartition("/")[2].replace("_", " ")
    return named


def zone_name(zone: str, language: Language) -> str:
    """The city, and the zone's name beside it."""
    return zone if "/" not in zone else f"{city(zone, language)}{JOINT}{zone}"


def zone_as_typed(zone: str, language: Language) -> str:
    """The words by which `zone_named` finds the zone: its city, or its name where others have that city."""
    name = city(zone, language)
    return name if zone_named(name) == zone else zone


def zones_matching(typed: str) -> Iterator[str]:
    """The zones that what was typed may mean; the usual ones while nothing is typed."""
    wanted = _plain(typed)
    for zone in (*USUAL, *(one for one in zones() if one not in USUAL)) if wanted else USUAL:
        if any(wanted in name for name in _names(zone)):
            yield zone


def zone_named(typed: str) -> str | None:
    """The zone that is meant: named itself, or by its city; None where that is no zone or more than one."""
    wanted = _plain(typed)
    # Cities of one name are in several zones; the first would be a guess.
    found = {zone for zone in zones() if wanted in _names(zone)}
    return found.pop() if len(found) == 1 else None


@cache
def _names(zone: str) -> tuple[str, ...]:
    return (_plain(zone), *(_plain(city(zone, language)) for language in LANGUAGES))


def _plain(text: str) -> str:
    return " ".join(text.replace("_", " ").casefold().split())
