"""Three players of Coup who reckon plainly: the prudent, which tables offer, and two to measure others by.

    prudent       never lies, and calls a claim only where it can't be true or where nothing is to lose
    calculating   makes the move that promises most, by the odds that a claim is true, believed or caught
    liar          claims whatever helps, and never doubts anybody

The calculating reckons all in coins: a card of one's own, a card that a rival turns up, what a theft brings.
Each bluff is a bet: what it gains if nobody calls, against a card of one's own if somebody does.
"""

from collections.abc import Callable
from typing import Any, Final

from engine.games.coup.base import BLOCKERS, CLAIM, Character
from engine.games.coup.chapters.actions import (
    KIND,
    Assassinate,
    Coup,
    Exchange,
    ForeignAid,
    Income,
    Steal,
    Tax,
)
from engine.games.coup.chapters.effects import Keep
from engine.games.coup.chapters.proofs import Lose, Prove
from engine.games.coup.chapters.windows import Block, Challenge, Pass
from engine.games.coup.stewards.odds import (
    block_odds,
    hand_worth,
    odds,
    open_claim,
    own_cards,
    rivals,
    unseen_copies,
    worst,
)
from engine.games.coup.view import View
from engine.kernel.dice import Dice
from engine.kernel.seats import Seat
from engine.kernel.steward import Look

KILL: Final = 11.0
"""What it is worth, in coins, that a rival turns up a card; shared by all who stay."""

LAST, SPARE = 28.0, 14.0
"""What one's own last card, and one's other card, is worth in coins."""

CHALLENGED: Final = 0.15
"""How likely a rival is thought to challenge a claim that may well be true."""

LONG: Final = 100
"""Turns after which the prudent only gathers coins for a coup: blocked murders and mutual thefts would else
go on for ever (T23)."""

PREFERRED: Final = (Coup, Assassinate, Tax, Steal, Exchange, ForeignAid, Income)
"""The actions of the prudent, the best first."""

LIKED: Final = (Prove, Coup, Tax, Block)
"""What the liar does where it can, the best first."""

Judge = Callable[[View, Seat, tuple[Any, ...]], Any]
"""Picks one of the moves that this seat has."""


def prudent(look: Look, dice: Dice) -> Any | None:
    """Plain sense: true claims only, and a challenge only where it is sure or nothing is to lose."""
    return _answer(look, _prudent_turn, _prudent_challenge, _block_truly)


def calculating(look: Look, dice: Dice) -> Any | None:
    """The move with the best prospects, by the odds of every claim: true, believed or caught."""
    return _answer(look, _calculating_turn, _calculating_challenge, _calculating_block)


def liar(look: Look, dice: Dice) -> Any | None:
    """A coup on the strongest where it can be paid, else the Duke; every block; never a challenge."""
    if not any(wait.must for wait in look.waits):
        return None
    moves = tuple(move for move in look.ask(None) if not isinstance(move, Challenge))
    strongest = rivals(look.view, look.seat)[0]
    for kind in LIKED:
        for move in reversed(moves):
            if isinstance(move, kind) and getattr(move, "target", strongest) == strongest:
                return move
    return moves[0] if moves else None


def _answer(look: Look, turn: Judge, challenge: Judge, block: Judge) -> Any | None:
    """The answer to the question that this seat must answer; None where it only may think again."""
    ask = next((wait.ask for wait in look.waits if wait.must), None)
    moves, view, seat = look.ask(None), look.view, look.seat
    if ask is None or not moves:
        return None
    if ask in ("turn", "forced_turn"):
        return turn(view, seat, moves)
    if ask in ("challenge", "challenge_block"):
        return challenge(view, seat, moves)
    if ask == "block":
        return block(view, seat, moves)

    # Questions about one's own cards: show what is held, give up the worst, keep or pick the best.
    first = moves[0]
    if isinstance(first, Prove):
        return first
    if isinstance(first, Lose):
        return moves[worst(own_cards(view, seat))]
    if isinstance(first, Keep):
        offered = (*own_cards(view, seat), *(view.table.drawn.value or ()))
        return max(moves, key=lambda move: hand_worth(tuple(offered[slot] for slot in move.slots)))
    return max(moves, key=lambda move: hand_worth((move.character,)))


# --- the prudent --------------------------------------------------------------------------------------------


def _prudent_turn(view: View, seat: Seat, moves: tuple[Any, ...]) -> Any:
    """The best thing one can do without a lie, on the strongest rival; a theft only for two coins."""
    own, table = own_cards(view, seat), view.table
    barren = (Steal, Exchange, ForeignAid, Assassinate) if table.turn > LONG else ()
    honest = [
        move
        for move in moves
        if not isinstance(move, barren)
        and CLAIM.get(KIND[type(move)]) in (None, *own)
        and not (isinstance(move, Steal) and table.coins[move.target] < 2)
    ]
    ranks = {rival: rank for rank, rival in enumerate(rivals(view, seat))}
    return min(
        honest,
        key=lambda move: (PREFERRED.index(type(move)), ranks.get(getattr(move, "target", seat), 0)),
    )


def _prudent_challenge(view: View, seat: Seat, moves: tuple[Any, ...]) -> Any:
    """Only where no copy is left to hold, or where the last card is lost anyway."""
    claim = open_claim(view.table)
    assert claim is not None
    sure = not unseen_copies(view, seat, claim[1])
    return _pick(moves, Challenge) if sure or _is_doomed(view, seat) else _block_truly(view, seat, moves)


def _block_truly(view: View, seat: Seat, moves: tuple[Any, ...]) -> Any:
    """A true block where there is one, else a pass."""
    held = [move for move in moves if isinstance(move, Block) and move.character in own_cards(view, seat)]
    return held[0] if held else _pick(moves, Pass)


# --- the calculating ----------------------------------------------------------------------------------------


def _calculating_turn(view: View, seat: Seat, moves: tuple[Any, ...]) -> Any:
    """The move that promises most."""
    return max(moves, key=lambda move: _prospect(view, seat, move))


def _prospect(view: View, seat: Seat, move: Any) -> float:
    """The coins that a move should bring."""
    kind, foes = KIND[type(move)], rivals(view, seat)

    # What it brings where nobody stops it.
    match move:
        case Coup(target) | Assassinate(target):
            # A lost card is worth most of the strongest rival, and when it is a rival's last.
            last = 3.0 if view.cards[target] == 1 else 0.0
            gain = KILL - foes.index(target) * 0.7 + last - (7 if kind == "coup" else 0)
        case Steal(target):
            # It weakens the rival, too: with a single one it counts twice.
            gain = min(2, view.table.coins[target]) * (1 + 1 / len(foes))
        case Exchange():
            gain = 4.5 - 0.5 * hand_worth(own_cards(view, seat))
        case _:
            gain = {Income: 1.0, ForeignAid: 2.0}.get(type(move), 3.0)

    # Less the chance that somebody who may block does; an assassination is paid for all the same.
    cards = BLOCKERS.get(kind)
    if cards is not None:
        through = 1.0
        for blocker in foes if kind == "foreign_aid" else (move.target,):
            through *= 1 - block_odds(view, seat, kind, blocker, cards)
        blocked = 1 - through
        gain *= 1 - blocked
    gain -= 3.0 if kind == "assassinate" else 0.0

    # A lie that is caught brings nothing and costs a card.
    claim = CLAIM.get(kind)
    if claim is None or claim in own_cards(view, seat):
        return gain
    caught = _challenge_odds(view, seat, claim)
    return gain * (1 - caught) - _own_card(view, seat) * caught


def _calculating_challenge(view: View, seat: Seat, moves: tuple[Any, ...]) -> Any:
    """A challenge where it should pay; else the block that one has, or would claim."""
    claim = open_claim(view.table)
    assert claim is not None
    true = odds(view, seat, *claim)
    crowd = len(rivals(view, seat))
    worth = (1 - true) * (KILL / crowd + _at_stake(view, seat)) - true * _own_card(view, seat)
    # Struck at the last card, where no Contessa can be made believable any more: nothing is to lose.
    hopeless = _is_doomed(view, seat) and sum(lost.count("contessa") for lost in view.table.lost) == 3
    return _pick(moves, Challenge) if worth > 0 or hopeless else _calculating_block(view, seat, moves)


def _calculating_block(view: View, seat: Seat, moves: tuple[Any, ...]) -> Any:
    """A true block; a false one where it should pay; else a pass."""
    quiet = _block_truly(view, seat, moves)
    lies = [move for move in moves if isinstance(move, Block)]
    if isinstance(quiet, Block) or not lies:
        return quiet
    best = min(lies, key=lambda move: _challenge_odds(view, seat, move.character))
    caught = _challenge_odds(view, seat, best.character)
    # A caught block costs a card; at the last card of a doomed seat it costs nothing more.
    price = 0.0 if _is_doomed(view, seat) else _own_card(view, seat)
    return best if (1 - caught) * _at_stake(view, seat) - caught * price > 0 else quiet


def _challenge_odds(view: View, seat: Seat, claim: Character) -> float:
    """The chance that somebody challenges this lie: sure when all copies lie open, less once believed."""
    table = view.table
    shown = sum(lost.count(claim) for lost in table.lost)
    if shown == 3:
        return 1.0
    belief = 0.5 if claim in table.claims[seat] else 1.0
    rate = min(0.9, CHALLENGED * (1 + shown) * belief)
    return 1.0 - float((1 - rate) ** len(rivals(view, seat)))


def _at_stake(view: View, seat: Seat) -> float:
    """How many coins this seat saves where the open claim falls."""
    deed = view.table.deed
    assert deed is not None
    if deed.blocker is not None:
        return {"foreign_aid": 2.0, "steal": 3.0}.get(deed.kind, KILL) if deed.seat == seat else 0.0
    if deed.target != seat:
        return 1.0
    return 3.0 if deed.kind == "steal" else _own_card(view, seat)


# --- both ---------------------------------------------------------------------------------------------------


def _is_doomed(view: View, seat: Seat) -> bool:
    """Whether the Assassin strikes this seat's last card, which is no Contessa."""
    deed = view.table.deed
    struck = deed is not None and deed.kind == "assassinate" and deed.target == seat and deed.blocker is None
    return struck and len(own_cards(view, seat)) == 1 and "contessa" not in own_cards(view, seat)


def _own_card(view: View, seat: Seat) -> float:
    """The worth of a card of one's own, in coins."""
    return LAST if len(own_cards(view, seat)) == 1 else SPARE


def _pick(moves: tuple[Any, ...], kind: type[Any]) -> Any:
    """The first move of this kind; StopIteration where there is none."""
    return next(move for move in moves if isinstance(move, kind))
