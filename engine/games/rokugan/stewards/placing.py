"""Placements as a prudent steward weighs them: what each changes in the odds of what a province is worth.

How strong a facedown token is nobody else knows, so it is taken for an average one (`FACEDOWN`), and a margin
of strength for a chance by a smooth step (`_chance`). A placement is worth the chance that it adds times what
the province is worth; raids, diplomacy and bluffs are weighed by rough shares of it.
"""

from collections.abc import Iterator
from math import exp
from typing import Final, NamedTuple

from engine.games.rokugan.chapters.battles import unguarded_defense
from engine.games.rokugan.chapters.placement import Bless, Place
from engine.games.rokugan.facts import MAP
from engine.games.rokugan.names import FIGHTERS, KIND, PROVINCES, STRENGTH, Kind, Province, Token, Way
from engine.games.rokugan.places import blessable, can_lie_at, is_barred, open_ways
from engine.games.rokugan.state import State, hand, kind, owner
from engine.games.rokugan.stewards.worth import gain, loss
from engine.kernel.seats import Seat

# --- odds ---------------------------------------------------------------------------------------------------

FACEDOWN: Final = 1.7
"""The strength that a token of another is taken for."""

SPREAD: Final = 0.8
"""How many points of strength make a battle half surer."""


class Odds(NamedTuple):
    """A province as an attack or a guard of one seat meets it.

    `own` is what the seat has there, `hurdle` what its attack has to beat: the defence, or the best of the
    others. `threat` is the strongest attacker of whoever holds it, None where nobody attacks.
    """

    own: float
    hurdle: float
    defense: int
    threat: float | None

    def take_chance(self, total: float) -> float:
        """How likely an attack with this total is to take the province, 0 to 1."""
        return 0.0 if total <= 0 else _chance(total - self.hurdle - 0.5)

    def hold_chance(self, guards: float) -> float:
        """How likely the province is to be held with guards of this strength, 0 to 1."""
        return 1.0 if self.threat is None else _chance(self.defense + guards + 0.5 - self.threat)


def _chance(margin: float) -> float:
    return 1 / (1 + exp(-margin / SPREAD * 1.4))


def odds(table: State, seat: Seat, province: Province) -> Odds:
    """The odds of this seat at the province, in its sight."""
    here: dict[Seat, float] = {}
    for piece in table.pieces:
        # Diplomacy, raid and a bluff of one's own fight nobody.
        waits = piece.way == "centre" and piece.token.value in ("diplomacy", "raid", "bluff")
        if piece.province == province and not waits:
            face = piece.token.value
            strength = FACEDOWN if face is None else float(STRENGTH[face])
            strength += sum(STRENGTH[one] for one in piece.blessings)
            here[piece.owner] = here.get(piece.owner, 0.0) + strength
    holder, printed = owner(table, province), unguarded_defense(table, province)
    guards = here.get(holder, 0.0) if holder is not None else 0.0
    rivals = (value for one, value in here.items() if one not in (seat, holder))
    threat = max((value for one, value in here.items() if one != holder), default=None)
    return Odds(here.get(seat, 0.0), max(printed + guards, *rivals, 0.0), printed, threat)


# --- placements ---------------------------------------------------------------------------------------------

GUARD: Final = 0.9
"""What a faceup control token for an unattacked guard is worth."""

BLUFF: Final = 0.075
"""What a bluff on a border of a province is worth, of what the province is."""

RAID: Final = 0.75
"""What a raid takes, of what its holder would lose with the province."""

WASTED: Final = -1.0
"""What a raid or diplomacy is worth that does nothing, or harms its own seat."""

SWEEPERS: Final[tuple[Kind, ...]] = ("raid", "diplomacy")


class Wish(NamedTuple):
    """A move and what it is thought to bring."""

    worth: float
    move: Place | Bless


class Site(NamedTuple):
    """A province as a seat weighs it, reckoned once for all tokens; `backed`: a neighbour is the seat's."""

    province: Province
    ways: tuple[Way, ...]
    mine: bool
    backed: bool
    gain: float
    loss: float
    odds: Odds

    def worth_of(self, strength: float) -> float:
        """The worth of so much more strength of the seat's: as a guard at home, else as an attack."""
        before = self.odds.own
        if not self.mine:
            return self.gain * (self.odds.take_chance(before + strength) - self.odds.take_chance(before))
        more = self.odds.hold_chance(before + strength) - self.odds.hold_chance(before)
        # A guard where nobody stood is rewarded even if nobody comes; a strong one is wasted on that.
        reward = GUARD if not before and self.odds.threat is None else 0.0
        return self.loss * more + reward - 0.1 * strength


def wishes(table: State, seat: Seat) -> list[Wish]:
    """Every placement that its type allows, the best first; there is always one where one is legal."""
    weighing = Weighing(table, seat)
    found = [one for token in dict.fromkeys(hand(table, seat)) for one in weighing.of(token)]
    return sorted(found, key=lambda one: -one.worth)


class Weighing:
    """The placements of a seat at this table; each province is looked at once, and once for each kind."""

    def __init__(self, table: State, seat: Seat) -> None:
        self._table, self._seat = table, seat
        self._places: dict[Kind, tuple[tuple[Site, Way], ...]] = {}
        self._sites = {
            one: Site(
                one,
                tuple(open_ways(table, seat, one)),
                owner(table, one) == seat,
                any(owner(table, near) == seat for near in MAP.near[one]),
                gain(table, seat, one),
                loss(table, one),
                odds(table, seat, one),
            )
            for one in PROVINCES
        }
        # Where a raid or diplomacy of the seat lies a second one does nothing (BR-RAID-4, BR-DIP-2).
        self._swept = frozenset(
            one.province
            for one in table.pieces
            if one.owner == seat and one.way == "centre" and kind(one) in SWEEPERS
        )

    def of(self, token: Token) -> Iterator[Wish]:
        """Every placement of this token of the hand that its type allows, with its worth."""
        if is_barred(self._table, self._seat, token):
            return
        kind_ = KIND[token]
        if kind_ == "blessing":
            # It is worth the strength that it adds; on a token where none belongs it is lost.
            for piece in blessable(self._table, self._seat):
                site = self._sites[piece.province]
                fits = kind(piece) in FIGHTERS
                worth = site.worth_of(float(STRENGTH[token])) if fits else -2.0
                yield Wish(worth, Bless(token, piece.number))
            return
        if kind_ not in self._places:
            self._places[kind_] = tuple(
                (site, way)
                for site in self._sites.values()
                for way in site.ways
                if can_lie_at(self._table, self._seat, token, site.province, way)
            )
        for site, way in self._places[kind_]:
            again = kind_ in SWEEPERS and site.province in self._swept
            worth = WASTED if again else self._worth(token, site, way)
            yield Wish(worth, Place(token, site.province, way))

    def _worth(self, token: Token, site: Site, way: Way) -> float:
        match KIND[token]:
            case "bluff":
                return 0.0 if site.mine or way == "centre" else BLUFF * site.gain
            case "diplomacy":
                # A province that would be lost is kept for good; peace closes its borders to its own, too.
                return site.loss * (1 - site.odds.hold_chance(site.odds.own)) - 0.5
            case "raid":
                # What others lose, by one's share of it, where a neighbour backs the raid.
                if site.mine or not site.backed:
                    return WASTED
                return site.loss * RAID / max(len(self._table.order) - 1, 1)
        return site.worth_of(float(STRENGTH[token]))
