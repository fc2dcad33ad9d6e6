"""The cunning of Coup: plain sense first, then chances that were learned in play, by which the dice decide.

In a game of bluffs the best reply to any fixed way of playing is soon found: who never lies is believed and
robbed, who always calls is shown the card. So every move has a chance, and the steward draws one. The chances
come from networks that played themselves (docs/notebook/coup_training.md):

    two seats that drafted   how likely any two hands are to everybody, and what each hand does (beliefs)
    other tables             a network that sees the marks of its seat's view (sight, trained)

Such networks are careless where a game is as good as won or lost, for there no choice made a difference to
what they learned from. `sensible` therefore comes first: what wins at once is done, and what can't be true is
called.
"""

from collections.abc import Callable
from functools import partial
from math import exp
from typing import Any, Final

from engine.games.coup.chapters.actions import Coup
from engine.games.coup.chapters.proofs import Prove
from engine.games.coup.chapters.windows import Block, Challenge
from engine.games.coup.stewards.odds import COPIES, open_claim, unseen_copies
from engine.games.coup.stewards.playing import calculating
from engine.games.coup.stewards.sight import choice, marks, places
from engine.games.coup.stewards.trained import Net, load_network, scores
from engine.games.coup.view import View
from engine.kernel.dice import Dice
from engine.kernel.seats import Seat
from engine.kernel.steward import Look

LEAST: Final = 0.02
"""Choices less likely than this are never made: what is left of them is noise of the training."""

WHOLE: Final = 1_000_000
"""The dice take whole numbers as weights: so many are a chance of one."""

DRAFTED: Final = 2
"""Copies of a character after the draft (CO-2.8): one of the third set, and the other's pick."""

Judge = Callable[[View, Seat, tuple[Any, ...]], tuple[float, ...]]
"""The chance of each move."""


def cunning(look: Look, dice: Dice) -> Any | None:
    """By chances learned in play: networks for two seats with a draft, for two without, and for more."""
    return draw_move(look, sensible(look.view, look.seat, moves_to_answer(look)), dice, move_odds)


def response(look: Look, dice: Dice) -> Any | None:
    """The best answer to `cunning` with two seats that training found: a player to measure it against."""
    if len(look.view.table.order) > 2:
        return calculating(look, dice)
    net = load_network("response")
    return draw_move(look, moves_to_answer(look), dice, partial(move_odds_by_network, net))


def moves_to_answer(look: Look) -> tuple[Any, ...]:
    """The moves worth a thought where this seat must answer; none where it only may think again."""
    if not any(wait.must for wait in look.waits):
        return ()
    moves = look.ask(None)
    # A card that was called and can be shown is shown: to give up would cost a card for nothing.
    if moves and isinstance(moves[0], Prove):
        return moves[:1]
    # A block may be noted while the claim can still be called; the networks answer one question at a time.
    early = look.view.table.phase == "challenge"
    return tuple(move for move in moves if not (early and isinstance(move, Block)))


def draw_move(look: Look, moves: tuple[Any, ...], dice: Dice, judge: Judge) -> Any | None:
    """One of the moves, drawn by the chances that it has; the judge is not asked about a single one."""
    if len(moves) < 2:
        return moves[0] if moves else None
    weights = [round(WHOLE * one) for one in judge(look.view, look.seat, moves)]
    return moves[dice.pick_weighted(weights, "choice")]


# --- plain sense --------------------------------------------------------------------------------------------


def sensible(view: View, seat: Seat, moves: tuple[Any, ...]) -> tuple[Any, ...]:
    """The moves worth thinking about; all of them where plain sense says nothing."""
    table = view.table

    # A coup against the last card of the last rival wins the game (CO-3.3, CO-9.1).
    if len(table.living) == 2:
        coups = tuple(move for move in moves if isinstance(move, Coup) and view.cards[move.target] == 1)
        if coups:
            return coups

    # A claim that can't be true is called: every copy is one's own or lies open (CO-4.1).
    claim = open_claim(table)
    if claim is not None:
        card = claim[1]
        in_play = DRAFTED + (table.picks[seat].value == card) if table.picks else COPIES
        if unseen_copies(view, seat, card) <= COPIES - in_play:
            calls = tuple(move for move in moves if isinstance(move, Challenge))
            if calls:
                return calls

    # Who is struck at the last card claims the block, whatever it holds: without it the game is over.
    deed = table.deed
    struck = deed is not None and deed.kind == "assassinate" and deed.target == seat
    if struck and view.cards[seat] == 1 and table.phase == "block":
        blocks = tuple(move for move in moves if isinstance(move, Block))
        if blocks:
            return blocks
    return moves


# --- learned chances ----------------------------------------------------------------------------------------


def move_odds(view: View, seat: Seat, moves: tuple[Any, ...]) -> tuple[float, ...]:
    """The chance of each move as it was learned for tables like this one; together they make one."""
    if view.table.picks:
        return move_odds_by_beliefs(view, seat, moves)
    net = load_network("two" if len(view.table.order) == 2 else "many")
    return move_odds_by_network(net, view, seat, moves)


def move_odds_by_beliefs(view: View, seat: Seat, moves: tuple[Any, ...]) -> tuple[float, ...]:
    """The chance of each move by what everybody knows of both hands, with two seats that drafted."""
    # numpy takes memory and a tenth of a second, and few matches need it.
    from engine.games.coup.stewards.beliefs.networks import network  # noqa: PLC0415
    from engine.games.coup.stewards.beliefs.turns import odds  # noqa: PLC0415

    found, spots = odds(network(), view, seat), places(view, seat, 2)
    chosen = [choice(move, view, seat, spots) for move in moves]
    return _odds_by_weights(chosen, [found.get(spot, 0.0) for spot in chosen])


def move_odds_by_network(net: Net, view: View, seat: Seat, moves: tuple[Any, ...]) -> tuple[float, ...]:
    """The chance of each move by a network that sees the marks of its seat's view."""
    spots = places(view, seat, net.seats)
    found = scores(net, marks(view, seat, spots))
    chosen = [choice(move, view, seat, spots) for move in moves]
    top = max(found[spot] for spot in chosen)
    return _odds_by_weights(chosen, [exp(found[spot] - top) for spot in chosen])


def _odds_by_weights(chosen: list[int], weights: list[float]) -> tuple[float, ...]:
    """Chances by these weights, less what is below LEAST.

    Two slots with the same card are two moves and one choice: the first of equal moves has it all.
    """
    pairs = enumerate(zip(chosen, weights, strict=True))
    once = [one if chosen.index(spot) == number else 0.0 for number, (spot, one) in pairs]
    least = LEAST * sum(once)
    kept = [one if one >= least else 0.0 for one in once]
    whole = sum(kept)
    return tuple(one / whole for one in kept)
