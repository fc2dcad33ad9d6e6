"""Placements as a prudent steward weighs them: what each changes in the odds of what a province is worth."""

from collections.abc import Iterator
from typing import NamedTuple

from engine.games.rokugan import moves as mv
from engine.games.rokugan.facts import MAP
from engine.games.rokugan.names import KIND, PROVINCES, STRENGTH, Province, Token, Way
from engine.games.rokugan.places import barred, blessable, fits, ways
from engine.games.rokugan.state import Piece, State, hand, owner
from engine.games.rokugan.stewards.odds import holds, sides, takes, threatened
from engine.games.rokugan.stewards.worth import gain, loss
from engine.kernel.seats import Seat

GUARD = 0.9
"""What a faceup control token for an unattacked guard is worth."""

BLUFF = 0.25
"""What a bluff at a province is worth, of what the province is."""

RAID = 0.75
LATE = 0.12
"""How much less an early placement is worth that others can still answer, for each strength it shows."""


class Wish(NamedTuple):
    """A move and what it is thought to bring."""

    worth: float
    move: mv.Place | mv.Bless


def wishes(table: State, seat: Seat) -> list[Wish]:
    """Every placement that its type allows, the best first; there is always one where one is legal."""
    found = [one for token in dict.fromkeys(hand(table, seat)) for one in _of(table, seat, token)]
    return sorted(found, key=lambda one: -one.worth)


def _of(table: State, seat: Seat, token: Token) -> Iterator[Wish]:
    if barred(table, seat, token):
        return
    if KIND[token] == "blessing":
        yield from (_blessing(table, seat, token, piece) for piece in blessable(table, seat))
        return
    for province in PROVINCES:
        for way in ways(table, seat, province):
            if fits(table, seat, token, province, way):
                worth = _worth(table, seat, token, province, way)
                yield Wish(worth, mv.Place(token, province, way))


def _worth(table: State, seat: Seat, token: Token, province: Province, way: Way) -> float:
    mine = owner(table, province) == seat
    match KIND[token]:
        case "bluff":
            return 0.0 if mine or way == "centre" else BLUFF * gain(table, seat, province) * 0.3
        case "diplomacy":
            return _peace(table, province)
        case "raid":
            return -1.0 if mine else _raid(table, seat, province)
    strength = float(STRENGTH[token])
    return _guard(table, seat, province, strength) if mine else _attack(table, seat, province, strength)


def _attack(table: State, seat: Seat, province: Province, strength: float) -> float:
    """What the odds of taking it grow by; tokens of one's own that are there already count."""
    before = sides(table, province).get(seat, 0.0)
    more = takes(table, seat, province, before + strength) - takes(table, seat, province, before)
    return gain(table, seat, province) * more


def _guard(table: State, seat: Seat, province: Province, strength: float) -> float:
    """What the odds of holding it grow by, and the reward of a guard where nobody stood."""
    before = sides(table, province).get(seat, 0.0)
    more = holds(table, province, before + strength) - holds(table, province, before)
    reward = GUARD if not before and not threatened(table, province) else 0.0
    return loss(table, province) * more + reward - 0.1 * strength


def _peace(table: State, province: Province) -> float:
    """A province that would be lost is kept for good; peace closes its borders to its own, too."""
    before = sides(table, province).get(owner(table, province) or 0, 0.0)
    return loss(table, province) * (1 - holds(table, province, before)) - 0.5


def _raid(table: State, seat: Seat, province: Province) -> float:
    """What others lose, by one's share of it, where a neighbour backs the raid."""
    backed = any(owner(table, one) == seat for one in MAP.near[province])
    return loss(table, province) * RAID / max(len(table.order) - 1, 1) if backed else -1.0


def _blessing(table: State, seat: Seat, token: Token, piece: Piece) -> Wish:
    """What the blessed token's side grows by."""
    move = mv.Bless(token, piece.number)
    if piece.token.value is None or KIND[piece.token.value] not in ("army", "navy", "shinobi"):
        return Wish(-2.0, move)
    strength = float(STRENGTH[token])
    if owner(table, piece.province) == seat:
        return Wish(_guard(table, seat, piece.province, strength), move)
    return Wish(_attack(table, seat, piece.province, strength), move)
