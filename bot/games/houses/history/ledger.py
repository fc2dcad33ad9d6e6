"""The promise ledger of a campaign: what each house has promised, and how that ended (HO-R23)."""

from collections.abc import Iterable, Iterator

from msgspec import Struct

from bot.games.houses.history.items import Item
from engine.games.houses import events as e
from engine.games.houses.clauses import AnyClause, terms
from engine.kernel.seats import Seat

Key = tuple[str, Seat, int]
"""A promise: its deal, whose it is, and the number of its clause."""


class Account(Struct, frozen=True):
    """One house's promises: given, and of these those said to be kept and broken."""

    seat: Seat
    made: int
    kept: int
    broken: int


def accounts(found: Iterable[Item]) -> tuple[Account, ...]:
    """An account for each house that has promised anything, as far as the items tell.

    The word of the one to whom it was promised decides; until it comes, the promiser's own counts.
    """
    made: dict[Key, None] = {}
    marks: dict[Key, dict[Seat, bool]] = {}
    for item in found:
        if isinstance(item.event, e.DealConfirmed | e.DealClosed):
            made |= dict.fromkeys(_promises(item))
        if isinstance(item.event, e.PromiseMarked):
            key = (item.event.deal, item.event.by, item.event.index)
            made[key] = None
            marks.setdefault(key, {})[item.event.seat] = item.event.kept
    verdicts = {key: _verdict(key, marks.get(key, {})) for key in made}
    return tuple(_account(seat, verdicts) for seat in sorted({key[1] for key in made}))


def _account(seat: Seat, verdicts: dict[Key, bool | None]) -> Account:
    own = [verdict for key, verdict in verdicts.items() if key[1] == seat]
    return Account(seat, len(own), own.count(True), own.count(False))


def _verdict(key: Key, marks: dict[Seat, bool]) -> bool | None:
    others = [kept for seat, kept in marks.items() if seat != key[1]]
    return others[0] if others else marks.get(key[1])


def _promises(item: Item) -> Iterator[Key]:
    """The promises of a deal that came to be, by the numbers of their clauses."""
    deal = item.terms
    if deal is None:
        return
    sides: tuple[tuple[Seat, tuple[AnyClause, ...]], ...]
    sides = ((deal.maker, deal.mine), (deal.partner, deal.theirs))
    for seat, clauses in sides:
        yield from ((deal.id, seat, at) for at, one in enumerate(clauses) if terms(one).words is not None)
