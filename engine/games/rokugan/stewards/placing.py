"""Placements as a prudent steward weighs them: what each changes in the odds of what a province is worth."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from engine.games.rokugan import moves as mv
from engine.games.rokugan.facts import MAP
from engine.games.rokugan.names import KIND, PROVINCES, STRENGTH, Kind, Province, Token, Way
from engine.games.rokugan.places import blessable, fits, is_barred, ways
from engine.games.rokugan.state import Piece, State, hand, kind, owner
from engine.games.rokugan.stewards.odds import Odds, odds
from engine.games.rokugan.stewards.worth import gain, loss
from engine.kernel.seats import Seat

GUARD = 0.9
"""What a faceup control token for an unattacked guard is worth."""

BLUFF = 0.25
"""What a bluff at a province is worth, of what the province is."""

RAID = 0.75


WASTED = -1.0
"""What a raid or diplomacy is worth that does nothing, or harms its own seat."""

SWEEPERS: Final[tuple[Kind, ...]] = ("raid", "diplomacy")


class Wish(NamedTuple):
    """A move and what it is thought to bring."""

    worth: float
    move: mv.Place | mv.Bless


class Site(NamedTuple):
    """A province as a seat weighs it, reckoned once for all tokens; `backed`: a neighbour is the seat's."""

    province: Province
    ways: tuple[Way, ...]
    mine: bool
    backed: bool
    gain: float
    loss: float
    odds: Odds


def wishes(table: State, seat: Seat) -> list[Wish]:
    """Every placement that its type allows, the best first; there is always one where one is legal."""
    weighing = Weighing(table, seat)
    found = [one for token in dict.fromkeys(hand(table, seat)) for one in weighing.of(token)]
    return sorted(found, key=lambda one: -one.worth)


class Weighing:
    """The placements of a seat at this table; each province is looked at once, and once for each kind."""

    def __init__(self, table: State, seat: Seat) -> None:
        self._table, self._seat = table, seat
        self._sites = {one: _site(table, seat, one) for one in PROVINCES}
        self._places: dict[Kind, tuple[tuple[Site, Way], ...]] = {}
        self._provinces_to_be_swept = frozenset(_provinces_to_be_swept(table, seat))

    def of(self, token: Token) -> Iterator[Wish]:
        """What this token of the hand may do."""
        if is_barred(self._table, self._seat, token):
            return
        if KIND[token] == "blessing":
            yield from (self._blessing(token, piece) for piece in blessable(self._table, self._seat))
            return
        for site, way in self._open_to(KIND[token], token):
            again = KIND[token] in SWEEPERS and site.province in self._provinces_to_be_swept
            worth = WASTED if again else _worth(self._table, token, site, way)
            yield Wish(worth, mv.Place(token, site.province, way))

    def _open_to(self, kind: Kind, token: Token) -> tuple[tuple[Site, Way], ...]:
        if kind not in self._places:
            table, seat = self._table, self._seat
            self._places[kind] = tuple(
                (site, way)
                for site in self._sites.values()
                for way in site.ways
                if fits(table, seat, token, site.province, way)
            )
        return self._places[kind]

    def _blessing(self, token: Token, piece: Piece) -> Wish:
        """What the blessed token's side grows by."""
        move = mv.Bless(token, piece.number)
        if piece.token.value is None or KIND[piece.token.value] not in ("army", "navy", "shinobi"):
            return Wish(-2.0, move)
        site, strength = self._sites[piece.province], float(STRENGTH[token])
        return Wish(_guard(site, strength) if site.mine else _attack(site, strength), move)


def _provinces_to_be_swept(table: State, seat: Seat) -> Iterator[Province]:
    """Where a raid or diplomacy of the seat lies already: a second one does nothing (BR-RAID-4, BR-DIP-2)."""
    for piece in table.pieces:
        if piece.owner == seat and piece.way == "centre" and kind(piece) in SWEEPERS:
            yield piece.province


def _site(table: State, seat: Seat, province: Province) -> Site:
    return Site(
        province,
        tuple(ways(table, seat, province)),
        owner(table, province) == seat,
        any(owner(table, one) == seat for one in MAP.near[province]),
        gain(table, seat, province),
        loss(table, province),
        odds(table, seat, province),
    )


def _worth(table: State, token: Token, site: Site, way: Way) -> float:
    match KIND[token]:
        case "bluff":
            return 0.0 if site.mine or way == "centre" else BLUFF * site.gain * 0.3
        case "diplomacy":
            return _peace(site)
        case "raid":
            return WASTED if site.mine else _raid(table, site)
    strength = float(STRENGTH[token])
    return _guard(site, strength) if site.mine else _attack(site, strength)


def _attack(site: Site, strength: float) -> float:
    """What the odds of taking it grow by; tokens of one's own that are there already count."""
    before = site.odds.own
    return site.gain * (site.odds.takes(before + strength) - site.odds.takes(before))


def _guard(site: Site, strength: float) -> float:
    """What the odds of holding it grow by, and the reward of a guard where nobody stood."""
    before = site.odds.own
    more = site.odds.holds(before + strength) - site.odds.holds(before)
    reward = GUARD if not before and site.odds.threat is None else 0.0
    return site.loss * more + reward - 0.1 * strength


def _peace(site: Site) -> float:
    """A province that would be lost is kept for good; peace closes its borders to its own, too."""
    return site.loss * (1 - site.odds.holds(site.odds.own)) - 0.5


def _raid(table: State, site: Site) -> float:
    """What others lose, by one's share of it, where a neighbour backs the raid."""
    return site.loss * RAID / max(len(table.order) - 1, 1) if site.backed else WASTED
