"""Wild play: any options, any legal move, now and then silence or leaving; and what must always hold."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from typing import Any, get_args, get_type_hints

from msgspec.structs import replace

from engine.games.coup import game
from engine.games.coup.base import CHARACTERS, Options, gather
from engine.games.coup.chapters.actions import Assassinate, Coup, Exchange, ForeignAid, Income, Steal, Tax
from engine.games.coup.chapters.effects import Keep, TurnStarted
from engine.games.coup.chapters.losses import InfluenceLost, Resigned
from engine.games.coup.chapters.proofs import Lose, Prove
from engine.games.coup.chapters.setup import COINS, DECK, Draft
from engine.games.coup.chapters.windows import Block, Challenge, Pass
from engine.games.coup.state import State, due, hand
from engine.kernel.dice import Dice
from engine.kernel.moves import PartialMove
from engine.kernel.sealed import Sealed
from engine.kernel.seats import Viewer
from engine.kernel.steward import Look, Steward
from engine.playout import Turn, play
from engine.stewards.random import choose

GAME = game()
CANDIDATES: tuple[Any, ...] = (
    *(Income(), ForeignAid(), Tax(), Exchange(), Pass(), Challenge(), Prove()),
    *(kind(target) for kind in (Coup, Assassinate, Steal) for target in range(-1, 7)),
    *(kind(card) for kind in (Draft, Block) for card in CHARACTERS),
    *(Lose(slot) for slot in range(-1, 3)),
    *(Keep(slots) for size in range(4) for slots in combinations(range(-1, 5), size)),
)


def any_options(dice: Dice) -> Options:
    """Options drawn at random, each setting from all its values."""
    hints = get_type_hints(Options)
    chosen: dict[str, Any] = {
        name: dice.pick(get_args(hint), name) for name, hint in hints.items() if _is_choice(hint)
    }
    cap, afk = dice.pick((0, 0, 5, 40), "cap"), dice.pick((0, 1, 3), "afk")
    return Options(winner=dice.pick((None, 0, 9), "winner"), max_turns=cap, afk_limit=afk, **chosen)


def wild(look: Look, dice: Dice) -> Any | None:
    """Any legal move; one time in 20 silence, one time in 150 the seat leaves."""
    if dice.roll_below(150, "leave") == 0 and (leaving := look.ask(PartialMove("resign"))):
        return leaving[0]
    return None if dice.roll_below(20, "silence") == 0 else choose(look, dice)


def match(seed: bytes, seats: int, options: Options, steward: Steward = wild) -> Iterator[Turn]:
    """The turns of one match."""
    return play(GAME, seats, options, seed, [steward] * seats, limit=5000)


def other_world(state: State, viewer: Viewer, dice: Dice) -> State:
    """The same table with the cards that the viewer can't see dealt anew, and the answers all passes."""
    piles = [*state.hands, state.court, state.removed, state.drawn]
    hidden = [pile for pile in piles if viewer not in (pile.to or ())]
    cards = dice.shuffle(gather(*(pile.value or () for pile in hidden)), "world")
    dealt = iter(cards)
    fresh = [
        pile if viewer in (pile.to or ()) else Sealed(tuple(next(dealt) for _ in pile.value or ()), pile.to)
        for pile in piles
    ]
    *hands, court, removed, drawn = fresh
    answers = tuple(
        given if given.seat == viewer else replace(given, answer=Sealed("pass", (given.seat,)))
        for given in state.answers
    )
    return replace(state, hands=tuple(hands), court=court, removed=removed, drawn=drawn, answers=answers)


def faults(state: State) -> list[str]:
    """The invariants I1 to I7 and I10 that this table breaks."""
    checks = {
        "I1": Counter(DECK) == Counter(_all_cards(state)),
        "I2": sum(state.coins) + state.treasury == COINS,
        "I3": min(state.coins) >= 0 and (state.treasury >= 0 or state.options.treasury == "unlimited"),
        "I4": state.turn == 0 or _two_cards_each(state),
        "I5": state.phase == "over" or _all_can_move(state),
        "I6": state.phase != "turn" or (state.active in state.living and state.active not in state.leaving),
        "I7": state.phase != "over" or state.why == "turn_cap" or state.living == (state.winner,),
        "I10": state.phase != "turn" or state.coins[state.active] < 10 or _only_coups(state),
    }
    return [name for name, holds in checks.items() if not holds]


def disagreements(state: State) -> list[tuple[int, Any]]:
    """Moves on whose legality the offers and the refusals differ, with their seats."""
    found = []
    for seat in range(len(state.order)):
        offered = set(GAME.offers(state, seat, None))
        legal = {move for move in CANDIDATES if GAME.refusal(state, seat, move) is None}
        found += [(seat, move) for move in offered ^ (legal if state.phase != "over" else set())]
    return found


def losses_by_turn(turns: list[Turn]) -> list[Counter[int]]:
    """How many cards each seat lost in each turn of play."""
    counts = [Counter[int]()]
    for event in (event for turn in turns for event in turn.events):
        if isinstance(event, TurnStarted):
            counts.append(Counter())
        elif isinstance(event, InfluenceLost):
            counts[-1][event.seat] += 1
    return counts


def resigned(turns: list[Turn]) -> bool:
    """Whether anybody left."""
    return any(isinstance(event, Resigned) for turn in turns for event in turn.events)


def _is_choice(hint: Any) -> bool:
    return all(isinstance(value, str) for value in get_args(hint)) and bool(get_args(hint))


def _all_cards(state: State) -> list[str]:
    piles = [*(sealed.value or () for sealed in (*state.hands, state.court, state.removed, state.drawn))]
    return [card for pile in (*piles, *state.lost) for card in pile]


def _two_cards_each(state: State) -> bool:
    return all(2 == len(hand(state, seat)) + len(state.lost[seat]) for seat in range(len(state.order)))


def _all_can_move(state: State) -> bool:
    asked = due(state)
    return bool(asked) and all(GAME.offers(state, seat, None) for seat in asked)


def _only_coups(state: State) -> bool:
    return all(isinstance(move, Coup) for move in GAME.offers(state, state.active, None))
