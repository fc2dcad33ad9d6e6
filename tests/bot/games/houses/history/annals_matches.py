"""Annals of random campaigns, and of a reader's part of them."""

from collections.abc import Iterable
from functools import cache

from bot.games.houses.history.items import Item, items
from bot.games.houses.history.items import notes as noted
from bot.history.notes import MatchNotes, with_entries
from engine.kernel.seats import Viewer
from tests.bot.games.houses.houses_matches import Moment, campaign

SEEDS = (1, 2, 3)
LENGTH = 900


@cache
def annals(seed: int, **options: object) -> MatchNotes:
    """Of a random campaign of two generations."""
    return with_entries(MatchNotes(), (moment.entry for moment in moments(seed, **options)), noted)


def moments(seed: int, **options: object) -> tuple[Moment, ...]:
    """The campaign, entry by entry."""
    return campaign(seed, 5, LENGTH, **{"generations": 3, **options})


def found(seed: int, viewer: Viewer = None, **options: object) -> tuple[Item, ...]:
    """What this reader may find."""
    return items(annals(seed, **options).notes, viewer)


def kinds(some: Iterable[Item]) -> set[str]:
    """The kinds there are."""
    return {item.kind for item in some}
