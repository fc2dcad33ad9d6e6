"""Battles: totals, the candidate, the defence it faces, and who has the province then (BR-RESOLVE-6 ff.).

All battles of a round are read from one board, as it is after raids and diplomacy and before anything changes
hands (BR-RESOLVE-8), so each can be reckoned by itself:

    candidate   the attacker with the best total; where it is shared, Crane if it is among them, else nobody
    hurdle      guards, printed defence, faceup control tokens and the bonus of a special token
    winner      the candidate if it is above the hurdle (Crane also if level with it), else the holder

Every number goes into the event, so that whoever reads the log can do the sum.
"""

from typing import Final, Literal

from msgspec import Struct

from engine.games.rokugan.base import Happening
from engine.games.rokugan.chapters.sorting import Pieces, is_attack
from engine.games.rokugan.facts import CAPITALS, PRINTED, SPECIALS
from engine.games.rokugan.names import FIGHTERS, PROVINCES, STRENGTH, Province
from engine.games.rokugan.state import Piece, State, kind, land, seat_of
from engine.kernel.seats import Seat

LIONS_BLUFF: Final = 2
"""What Lion's bluff counts for that defends (BR-CLAN-4)."""

CRABS_FACEUP: Final = 2
"""What a faceup control token of Crab's counts for, others' one (BR-CLAN-1)."""

Outcome = Literal["captured", "held", "nobody"]


class Side(Struct, frozen=True):
    """What one seat brings to a battle: its total and the tokens it comes of, by number."""

    seat: Seat
    total: int
    tokens: tuple[int, ...]


class BattleFought(Happening, frozen=True, tag="battle_fought"):
    """A battle with every number that decides it, as read before anything changed hands (BR-RESOLVE-8 ff.).

    `defense` is `guards` (the controller's tokens and Lion's bluff) and `printed`, `faceup` and `bonus`. The
    candidate is the attacker with the best total, None where that is shared; it faces `hurdle`. `best` is the
    highest total, and `outcome` what comes of it.
    """

    province: Province
    holder: Seat | None
    attackers: tuple[Side, ...]
    guards: int
    printed: int
    faceup: int
    bonus: int
    defense: int
    candidate: Seat | None
    hurdle: int
    winner: Seat | None
    best: int
    outcome: Outcome


def fight_battles(state: State, pieces: Pieces, lions: Pieces) -> tuple[BattleFought, ...]:
    """All battles of one moment, in the map's order; `pieces` stand, `lions` are defending bluffs."""
    places = {one.province for one in pieces if is_attack(state, one)}
    return tuple(_battle(state, name, pieces, lions) for name in PROVINCES if name in places)


def _battle(state: State, province: Province, pieces: Pieces, lions: Pieces) -> BattleFought:
    holder = land(state, province).owner
    there = tuple(one for one in pieces if one.province == province and kind(one) in FIGHTERS)

    # Each attacker's armies, navies and shinobi count together (BR-RESOLVE-9); sides stand by seat.
    sides = []
    for seat in sorted({one.owner for one in there if one.owner != holder}):
        own = [one for one in there if one.owner == seat]
        total = sum(strength(one) for one in own)
        sides.append(Side(seat, total, tuple(one.number for one in own)))

    # Of several level attackers Crane is the candidate, or nobody (BR-RESOLVE-11).
    best = max(side.total for side in sides)
    level = [side.seat for side in sides if side.total == best]
    crane = seat_of(state, "crane")
    candidate = level[0] if len(level) == 1 else crane if crane in level else None

    guards = sum(strength(one) for one in there if one.owner == holder)
    guards += LIONS_BLUFF * sum(one.province == province for one in lions)
    printed, faceup, bonus = PRINTED[province], faceup_defense(state, province), _bonus(state, province)
    defense = guards + printed + faceup + bonus
    # Phoenix ignores what is printed in a capital; by option all who attack beside it do (BR-RESOLVE-14).
    hurdle, phoenix = defense, seat_of(state, "phoenix")
    if phoenix is not None and province in CAPITALS:
        beside = state.options.phoenix == "everybody" and any(side.seat == phoenix for side in sides)
        hurdle -= printed if beside or candidate == phoenix else 0

    # Higher than the defence, Crane also level with it (BR-RESOLVE-12, BR-CLAN-2); else the holder holds.
    wins = candidate is not None and (best > hurdle or (candidate == crane and best == hurdle))
    winner = candidate if wins else holder
    outcome: Outcome = "nobody" if winner is None else "held" if winner == holder else "captured"
    return BattleFought(
        province=province,
        holder=holder,
        attackers=tuple(sides),
        guards=guards,
        printed=printed,
        faceup=faceup,
        bonus=bonus,
        defense=defense,
        candidate=candidate,
        hurdle=hurdle,
        winner=winner,
        best=best,
        outcome=outcome,
    )


def strength(piece: Piece) -> int:
    """A token with its blessings (BR-BLESS-4); the blessings alone where its face is hidden."""
    own = 0 if piece.token.value is None else STRENGTH[piece.token.value]
    return own + sum(STRENGTH[one] for one in piece.blessings)


def unguarded_defense(state: State, province: Province) -> int:
    """The defence against everybody without a guard: printed value, faceup tokens, bonus (BR-DEF-6)."""
    return PRINTED[province] + faceup_defense(state, province) + _bonus(state, province)


def faceup_defense(state: State, province: Province) -> int:
    """One for each faceup control token, Crab's two (BR-DEF-6, BR-CLAN-1); facedown ones defend nothing."""
    here = land(state, province)
    if here.owner is None:
        return 0
    return here.up * (CRABS_FACEUP if state.players[here.owner].clan == "crab" else 1)


def _bonus(state: State, province: Province) -> int:
    special = land(state, province).special
    return 0 if special is None else SPECIALS[special].defense
