"""What a failed count teaches: how many were missing, and whether so many hands have changed since."""

from collections.abc import Sequence

from engine.games.treasure.base import Kind, Ship, Side
from engine.games.treasure.state import State, Tale, spot, treasures
from engine.games.treasure.stewards.since import lean_at_count, leaning
from engine.kernel.seats import Seat


def _newest(table: State, kind: Kind, ship: Ship) -> Tale | None:
    """The last count of this kind on the ship under the captain of now."""
    captain = spot(table, ship).queue[:1]
    tales = (one for one in reversed(table.tales) if (one.kind, one.place) == (kind, ship))
    return next((one for one in tales if (one.head,) == captain), None)


def hopeless(table: State, kind: Kind, ship: Ship) -> bool:
    """Whether an attack or a mutiny failed under this captain and must fail again, as everybody can reckon.

    A count names nobody (TI-5.1), so all that has changed is taken for the best: who went had been
    against it, who came and who was silent is for it. No likelihood is needed: where even that falls
    short, nothing can be won. A lone voter has a lot beside him (TI-R16), and a ship whose holds lean
    otherwise has other friends.
    """
    tale, crew = _newest(table, kind, ship), spot(table, ship).queue[1:]
    if tale is None or tale.succeeded or len(tale.voters) == 1 or _lone(kind, crew):
        return False
    if _sign(lean_at_count(table, ship, tale)) != _sign(leaning(table, ship)):
        return False
    then = [seat for seat in tale.voters if seat != tale.head]
    return _margin(kind, then, crew, *tale.votes[-2:]) <= 0


def has_failed_ashore(table: State, side: Side) -> bool:
    """Whether the last conflict failed this side, and those who are ashore now can't change that.

    TI-5.4: level votes bring one treasure, so they are enough for a side that has none there.
    """
    ashore = spot(table, "island").queue
    tale = next((one for one in reversed(table.tales) if one.kind == "conflict"), None)
    if tale is None:
        return False
    ayes, nays = tale.votes if side == "english" else tale.votes[::-1]
    level = treasures(table, "island", side) == 0
    return _margin("conflict", tale.voters, ashore, ayes, nays) + level <= 0


def _lone(kind: Kind, crew: Sequence[Seat]) -> bool:
    return len(crew) == (0 if kind == "attack" else 1)


def _sign(lead: int) -> int:
    return (lead > 0) - (lead < 0)


def _margin(kind: Kind, then: Sequence[Seat], now: Sequence[Seat], ayes: int, nays: int) -> int:
    """How many more would be for it than against, with the best of luck in all that has changed since.

    Who went had been against it, as far as so many were; who came, has another duty or was silent is for it.
    """
    steady = sum(_duty(kind, then, seat) == _duty(kind, now, seat) for seat in then)
    left, came, silent = len(then) - steady, len(now) - steady, max(0, len(then) - ayes - nays)
    return ayes + silent + came - max(0, left - nays) - max(0, nays - left)


def _duty(kind: Kind, crew: Sequence[Seat], seat: Seat) -> str:
    """What a vote goes by beside the side: a mate rises (TI-4.8), a cabin boy can shift a catch (TI-4.9)."""
    if seat not in crew:
        return "away"
    if kind == "conflict":
        return "ashore"
    keen = crew[0] if kind == "mutiny" else crew[-1]
    return "keen" if seat == keen else "aboard"
