"""Battles: totals, the candidate, the defence it faces, and who has the province then (BR-RESOLVE-6 ff.)."""

from engine.games.rokugan.events_fight import BattleFought, Outcome, Side
from engine.games.rokugan.facts import CAPITALS, PRINTED, SPECIALS
from engine.games.rokugan.names import FIGHTERS, PROVINCES, STRENGTH, Province
from engine.games.rokugan.sorting import Pieces, attacks
from engine.games.rokugan.state import Piece, State, kind, land, seat_of
from engine.kernel.seats import Seat

LIONS_BLUFF = 2
CRABS_FACEUP = 2


def fight_battles(state: State, pieces: Pieces, lions: Pieces) -> tuple[BattleFought, ...]:
    """All battles of one moment, in the map's order; `pieces` stand, `lions` are defending bluffs."""
    places = {one.province for one in pieces if attacks(state, one)}
    return tuple(_battle(state, name, pieces, lions) for name in PROVINCES if name in places)


def strength(piece: Piece) -> int:
    """A token with its blessings (BR-BLESS-4)."""
    own = 0 if piece.token.value is None else STRENGTH[piece.token.value]
    return own + sum(STRENGTH[one] for one in piece.blessings)


def _battle(state: State, province: Province, pieces: Pieces, lions: Pieces) -> BattleFought:
    here = land(state, province)
    there = tuple(one for one in pieces if one.province == province and kind(one) in FIGHTERS)
    guards = _guards(here.owner, there) + LIONS_BLUFF * sum(one.province == province for one in lions)
    printed, faceup, bonus = PRINTED[province], _faceup(state, province), _bonus(state, province)
    sides = _sides(there, here.owner)
    defense = guards + printed + faceup + bonus
    candidate = _candidate(state, sides)
    hurdle = defense - (printed if _is_printed_ignored(state, province, sides, candidate) else 0)
    winner = here.owner if candidate is None else _winner(state, sides, candidate, hurdle, here.owner)
    return BattleFought(
        province=province,
        holder=here.owner,
        attackers=sides,
        guards=guards,
        printed=printed,
        faceup=faceup,
        bonus=bonus,
        defense=defense,
        candidate=candidate,
        hurdle=hurdle,
        winner=winner,
        best=max(side.total for side in sides),
        outcome=_outcome(winner, here.owner),
    )


def _outcome(winner: Seat | None, holder: Seat | None) -> Outcome:
    if winner is None:
        return "nobody"
    return "held" if winner == holder else "captured"


def _guards(holder: Seat | None, there: Pieces) -> int:
    return sum(strength(one) for one in there if one.owner == holder)


def _faceup(state: State, province: Province) -> int:
    """One for each faceup control token, Crab's two (BR-DEF-6, BR-CLAN-1); facedown ones defend nothing."""
    here = land(state, province)
    if here.owner is None:
        return 0
    return here.up * (CRABS_FACEUP if state.players[here.owner].clan == "crab" else 1)


def _bonus(state: State, province: Province) -> int:
    special = land(state, province).special
    return 0 if special is None else SPECIALS[special].defense


def defense(state: State, province: Province) -> int:
    """What stands against everybody without a guard: printed value, faceup tokens, bonus (BR-DEF-6)."""
    return PRINTED[province] + _faceup(state, province) + _bonus(state, province)


def _sides(there: Pieces, holder: Seat | None) -> tuple[Side, ...]:
    """Each attacker's armies, navies and shinobi together (BR-RESOLVE-9), by seat."""
    seats = sorted({one.owner for one in there if one.owner != holder})
    rows = ((seat, tuple(one for one in there if one.owner == seat)) for seat in seats)
    return tuple(
        Side(seat, sum(strength(one) for one in row), tuple(one.number for one in row)) for seat, row in rows
    )


def _candidate(state: State, sides: tuple[Side, ...]) -> Seat | None:
    """The best attacker; of several level ones Crane, or nobody (BR-RESOLVE-11)."""
    best = max(side.total for side in sides)
    level = tuple(side.seat for side in sides if side.total == best)
    if len(level) == 1:
        return level[0]
    crane = seat_of(state, "crane")
    return crane if crane in level else None


def _is_printed_ignored(
    state: State, province: Province, sides: tuple[Side, ...], candidate: Seat | None
) -> bool:
    """Phoenix ignores what is printed in a capital, by option all beside it do (BR-RESOLVE-14)."""
    phoenix = seat_of(state, "phoenix")
    if phoenix is None or province not in CAPITALS:
        return False
    if state.options.phoenix == "everybody":
        return any(side.seat == phoenix for side in sides)
    return candidate == phoenix


def _winner(
    state: State, sides: tuple[Side, ...], candidate: Seat, hurdle: int, holder: Seat | None
) -> Seat | None:
    """Higher than the defence, Crane also level with it (BR-RESOLVE-12, BR-CLAN-2); else the holder holds."""
    total = next(side.total for side in sides if side.seat == candidate)
    ties = state.players[candidate].clan == "crane"
    return candidate if total > hurdle or (ties and total == hurdle) else holder
