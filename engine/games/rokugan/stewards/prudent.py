"""Prudent, a steward for Rokugan: plain sense from the open board, its own tokens and average guesses."""

from typing import Any

from engine.games.rokugan import moves as mv
from engine.games.rokugan.facts import GOALS, MAP
from engine.games.rokugan.names import KIND, STRENGTH, Objective, Province, Token
from engine.games.rokugan.setup import free_provinces
from engine.games.rokugan.state import State, hand, owner
from engine.games.rokugan.stewards.cards import card, starting, whole
from engine.games.rokugan.stewards.placing import wishes
from engine.games.rokugan.stewards.worth import gain
from engine.kernel.dice import Dice
from engine.kernel.moves import PartialMove
from engine.kernel.seats import Seat
from engine.kernel.steward import Look

LIKELY: dict[str, float] = {
    "capital_or_provinces": 0.6,
    "chain": 0.5,
    "coastal": 0.35,
    "fewest_provinces": 0.15,
    "territories_present": 0.4,
    "provinces_all": 0.8,
}
"""How likely an objective of each kind is to be reached."""


def prudent(look: Look, dice: Dice) -> Any | None:
    """The best move by plain sense, or None where nothing is asked."""
    if not look.waits:
        return None
    table: State = look.view.table
    match table.phase:
        case "clans":
            return dice.pick(look.ask(None), "clan")
        case "objectives":
            return max(look.ask(None), key=lambda one: promise(table, look.seat, one.objective))
        case "draft":
            return mv.Draft(claim(table, look.seat))
        case "give_back":
            return min(look.ask(None), key=lambda one: use(one.token))
        case "cards":
            return card(look) or mv.Pass()
        case "turn":
            return starting(look) or placement_move(look)
    return first(look)


def promise(table: State, seat: Seat, goal: Objective) -> float:
    """What an objective may bring; one of the own territory is half reached."""
    row = GOALS[goal]
    home = row.territory is not None and row.territory == table.players[seat].clan
    return row.honor * (0.9 if home else LIKELY[row.kind])


def claim(table: State, seat: Seat) -> Province:
    """The free province that is worth most, and rather next to what one holds."""
    return max(free_provinces(table), key=lambda one: gain(table, seat, one) + _near(table, seat, one))


def _near(table: State, seat: Seat, province: Province) -> float:
    """Neighbours of one's own guard each other; those of others threaten."""
    owners = [owner(table, one) for one in MAP.near[province]]
    return 0.4 * owners.count(seat) - 0.1 * sum(one not in (None, seat) for one in owners)


def use(token: Token) -> float:
    """What a token in hand is good for."""
    return {"blessing": 1.2, "diplomacy": 1.5, "raid": 2.5}.get(KIND[token], float(STRENGTH[token]))


def placement_move(look: Look) -> Any | None:
    """The best placement that is legal; the last token is the least useful, mostly the bluff."""
    for wish in wishes(look.view.table, look.seat):
        move = whole(look, walk(wish.move))
        if move is not None:
            return move
    return first(look)


def walk(move: mv.Place | mv.Bless) -> PartialMove:
    """The begun move with all its fields."""
    if isinstance(move, mv.Bless):
        return PartialMove("bless", (("token", move.token), ("number", move.number)))
    territory = MAP.lies_in[move.province]
    fields = (("token", move.token), ("territory", territory), ("province", move.province), ("way", move.way))
    return PartialMove("place", fields)


def first(look: Look) -> Any | None:
    """A move that is always there: to pass, or the first whole one; any placement where one must be made."""
    offers = look.ask(None)
    plain = [one for one in offers if not isinstance(one, PartialMove)]
    if plain:
        return plain[-1] if isinstance(plain[-1], mv.Pass) else plain[0]
    table: State = look.view.table
    tokens = [one for one in hand(table, look.seat) if one != "bluff"]
    for token in (*tokens, "bluff"):
        for province in MAP.provinces:
            begun = (("token", token), ("territory", MAP.lies_in[province]), ("province", province))
            move = whole(look, PartialMove("place", (*begun, ("way", "centre"))))
            if move is not None:
                return move
    return None
