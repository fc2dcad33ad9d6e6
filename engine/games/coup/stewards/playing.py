"""Two stewards for Coup: the prudent never lies and seldom accuses, the calculating plays the odds."""

from collections.abc import Callable
from typing import Any

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

KILL = 11.0
"""What it is worth, in coins, that a rival turns up a card; shared by all who stay."""

LAST, SPARE = 28.0, 14.0
"""What one's own last card, and one's other card, is worth in coins."""

CHALLENGED = 0.15
"""How likely a rival is thought to challenge a claim that may well be true."""

LONG = 100
"""Turns after which the prudent only gathers coins for a coup."""

Judge = Callable[[View, Seat, tuple[Any, ...]], Any]


def prudent(look: Look, dice: Dice) -> Any | None:
    """Plain sense: true claims only, and a challenge only where it is sure or nothing is to lose."""
    return _answer(look, _prudent_turn, _prudent_challenge, _prudent_block)


def calculating(look: Look, dice: Dice) -> Any | None:
    """The move with the best prospects, by the odds of every claim: true, believed or caught."""
    return _answer(look, _calculating_turn, _calculating_challenge, _calculating_block)


def _answer(look: Look, turn: Judge, challenge: Judge, block: Judge) -> Any | None:
    """The answer to the question that this seat must answer; second thoughts are left alone."""
    ask = next((wait.ask for wait in look.waits if wait.must), None)
    moves = look.ask(None)
    if ask is None or not moves:
        return None
    judges = {
        "turn": turn,
        "forced_turn": turn,
        "challenge": challenge,
        "challenge_block": challenge,
        "block": block,
    }
    return judges.get(ask, _cards)(look.view, look.seat, moves)


def _cards(view: View, seat: Seat, moves: tuple[Any, ...]) -> Any:
    """Questions about one's own cards: show what is held, give up the worst, keep the best."""
    first = moves[0]
    if isinstance(first, Prove):
        return first
    if isinstance(first, Lose):
        return moves[worst(own_cards(view, seat))]
    if isinstance(first, Keep):
        offered = (*own_cards(view, seat), *(view.table.drawn.value or ()))
        return max(moves, key=lambda move: hand_worth(tuple(offered[slot] for slot in move.slots)))
    return max(moves, key=lambda move: hand_worth((move.character,)))


def _prudent_turn(view: View, seat: Seat, moves: tuple[Any, ...]) -> Any:
    """The best thing one can do without a lie, on the strongest rival.

    A long match is saved for a coup: blocked murders and mutual thefts would else go on for ever (T23).
    """
    barren = (Steal, Exchange, ForeignAid, Assassinate) if view.table.turn > LONG else ()
    honest = [move for move in moves if _honest(view, seat, move) and not isinstance(move, barren)]
    order = (Coup, Assassinate, Tax, Steal, Exchange, ForeignAid, Income)
    ranks = {seat: rank for rank, seat in enumerate(rivals(view, seat))}
    return min(
        honest, key=lambda move: (order.index(type(move)), ranks.get(getattr(move, "target", seat), 0))
    )


def _honest(view: View, seat: Seat, move: Any) -> bool:
    """No claim, or one that is true; and a theft only where it brings two coins."""
    claim = CLAIM.get(KIND[type(move)])
    rich = not isinstance(move, Steal) or view.table.coins[move.target] >= 2
    return rich and (claim is None or claim in own_cards(view, seat))


def _prudent_challenge(view: View, seat: Seat, moves: tuple[Any, ...]) -> Any:
    """Only where no copy is left to hold, or where the last card is lost anyway."""
    claim = open_claim(view.table)
    assert claim is not None
    sure = not unseen_copies(view, seat, claim[1])
    return _pick(moves, Challenge) if sure or _is_doomed(view, seat) else _quiet(view, seat, moves)


def _prudent_block(view: View, seat: Seat, moves: tuple[Any, ...]) -> Any:
    return _quiet(view, seat, moves)


def _quiet(view: View, seat: Seat, moves: tuple[Any, ...]) -> Any:
    """A true block where there is one, else a pass."""
    held = [move for move in moves if isinstance(move, Block) and move.character in own_cards(view, seat)]
    return held[0] if held else _pick(moves, Pass)


def _is_doomed(view: View, seat: Seat) -> bool:
    """Whether the Assassin strikes this seat's last card, which is no Contessa."""
    deed = view.table.deed
    struck = deed is not None and deed.kind == "assassinate" and deed.target == seat and deed.blocker is None
    return struck and len(own_cards(view, seat)) == 1 and "contessa" not in own_cards(view, seat)


def _calculating_turn(view: View, seat: Seat, moves: tuple[Any, ...]) -> Any:
    """The move that promises most."""
    return max(moves, key=lambda move: _prospect(view, seat, move))


def _prospect(view: View, seat: Seat, move: Any) -> float:
    """What a move should bring in coins: its gain if not blocked, less what a lie costs when it is caught."""
    kind = KIND[type(move)]
    claim = CLAIM.get(kind)
    gain = _gain(view, seat, move) * (1 - _block_odds(view, seat, move))
    price = 3.0 if kind == "assassinate" else 0.0
    if claim is None or claim in own_cards(view, seat):
        return gain - price
    caught = _challenge_odds(view, seat, claim)
    return (gain - price) * (1 - caught) - _own_card(view, seat) * caught


def _gain(view: View, seat: Seat, move: Any) -> float:
    match move:
        case Coup(target):
            return _strike(view, seat, target) - 7
        case Assassinate(target):
            return _strike(view, seat, target)
        case Steal(target):
            return min(2, view.table.coins[target]) * (1 + 1 / len(rivals(view, seat)))
        case Exchange():
            return 4.5 - 0.5 * hand_worth(own_cards(view, seat))
    return {Income: 1.0, ForeignAid: 2.0}.get(type(move), 3.0)


def _strike(view: View, seat: Seat, target: Seat) -> float:
    """A lost card is worth most of the strongest rival, and when it is a rival's last."""
    rank = rivals(view, seat).index(target)
    last = 3.0 if view.cards[target] == 1 else 0.0
    return KILL - rank * 0.7 + last


def _block_odds(view: View, seat: Seat, move: Any) -> float:
    """The chance that somebody who may block does."""
    kind = KIND[type(move)]
    cards = BLOCKERS.get(kind)
    if cards is None:
        return 0.0
    through = 1.0
    for blocker in rivals(view, seat) if kind == "foreign_aid" else (move.target,):
        through *= 1 - block_odds(view, seat, kind, blocker, cards)
    return 1 - through


def _challenge_odds(view: View, seat: Seat, claim: Character) -> float:
    """The chance that somebody challenges this lie: sure when all copies lie open, less once believed."""
    table = view.table
    shown = sum(lost.count(claim) for lost in table.lost)
    if shown == 3:
        return 1.0
    belief = 0.5 if claim in table.claims[seat] else 1.0
    rate = min(0.9, CHALLENGED * (1 + shown) * belief)
    return 1.0 - float((1 - rate) ** len(rivals(view, seat)))


def _calculating_challenge(view: View, seat: Seat, moves: tuple[Any, ...]) -> Any:
    """A challenge where it should pay; else the block that one has, or would claim."""
    claim = open_claim(view.table)
    assert claim is not None
    true = odds(view, seat, *claim)
    saved = _at_stake(view, seat)
    crowd = len(rivals(view, seat))
    worth = (1 - true) * (KILL / crowd + saved) - true * _own_card(view, seat)
    return (
        _pick(moves, Challenge)
        if worth > 0 or _is_lie_hopeless(view, seat)
        else _calculating_block(view, seat, moves)
    )


def _at_stake(view: View, seat: Seat) -> float:
    """What a caught claim saves this seat, in coins."""
    deed = view.table.deed
    assert deed is not None
    if deed.blocker is not None:
        return {"foreign_aid": 2.0, "steal": 3.0}.get(deed.kind, KILL) if deed.seat == seat else 0.0
    if deed.target != seat:
        return 1.0
    return 3.0 if deed.kind == "steal" else _own_card(view, seat)


def _is_lie_hopeless(view: View, seat: Seat) -> bool:
    """Struck at the last card, where no Contessa can be made believable any more."""
    shown = sum(lost.count("contessa") for lost in view.table.lost)
    return _is_doomed(view, seat) and shown == 3


def _calculating_block(view: View, seat: Seat, moves: tuple[Any, ...]) -> Any:
    """A true block; a false one where it should pay; else a pass."""
    quiet = _quiet(view, seat, moves)
    lies = [move for move in moves if isinstance(move, Block)]
    if isinstance(quiet, Block) or not lies:
        return quiet
    best = min(lies, key=lambda move: _challenge_odds(view, seat, move.character))
    caught = _challenge_odds(view, seat, best.character)
    worth = (1 - caught) * _at_stake(view, seat) - caught * _lie_price(view, seat)
    return best if worth > 0 else quiet


def _lie_price(view: View, seat: Seat) -> float:
    """A caught block costs a card; at the last card of a doomed seat it costs nothing more."""
    return 0.0 if _is_doomed(view, seat) else _own_card(view, seat)


def _own_card(view: View, seat: Seat) -> float:
    return LAST if len(own_cards(view, seat)) == 1 else SPARE


def _pick(moves: tuple[Any, ...], kind: type[Any]) -> Any:
    return next(move for move in moves if isinstance(move, kind))
