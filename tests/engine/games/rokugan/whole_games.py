"""Whole games by chance, and the invariants that every table of them keeps (BR-ENG-6)."""

from collections import Counter
from collections.abc import Iterator
from typing import Any, Literal, get_args, get_origin, get_type_hints

from engine.games.rokugan import game
from engine.games.rokugan.base import Options
from engine.games.rokugan.chapters.placement import Placed, TurnLost, TurnSkipped
from engine.games.rokugan.chapters.shadowlands import HandSpent
from engine.games.rokugan.chapters.token_cards import CardUsed
from engine.games.rokugan.chapters.upkeep import RoundBegan, TokensDrawn
from engine.games.rokugan.facts import HAND, PAIRS, TOKENS_OF
from engine.games.rokugan.names import TERRITORIES
from engine.games.rokugan.state import State
from engine.kernel.dice import Dice
from engine.kernel.steward import Look
from engine.playout import Turn, play
from engine.stewards.random import choose

GAME = game()


def any_options(dice: Dice) -> Options:
    """Every option by chance."""
    hints = get_type_hints(Options)
    rows = {name: get_args(hint) for name, hint in hints.items() if get_origin(hint) is Literal}
    return Options(**{name: dice.pick(row, "option", name) for name, row in rows.items()})


def wild(look: Look, dice: Dice) -> Any | None:
    """Any legal move, but now and then silence."""
    return None if dice.roll_below(12, "silence") == 0 else choose(look, dice)


def match(seed: bytes, seats: int, options: Options) -> Iterator[Turn]:
    """The turns of one game."""
    return play(GAME, seats, options, seed, [wild] * seats, limit=3000)


def faults(state: State) -> list[str]:
    """The invariants that this table breaks."""
    playing = state.phase not in ("clans", "deal", "objectives", "muster")
    checks = {
        "27 tokens": not playing or all(_tokens(state, seat) for seat in range(len(state.order))),
        "30 control tokens": state.options.supply == "unlimited" or _supplied(state),
        "one token a border": _borders(state),
        "no control in scorched earth": all(
            one.owner is None and not one.down + one.up for one in state.lands if one.special == "scorched"
        ),
        "control where tokens lie": all(
            (one.owner is None) == (one.down + one.up == 0) for one in state.lands
        ),
        "cards of their territory": _cards(state),
        "somebody is asked": (state.why is None) == bool(GAME.waits(state)),
    }
    return [name for name, holds in checks.items() if not holds]


def _tokens(state: State, seat: int) -> bool:
    player = state.players[seat]
    assert player.clan is not None
    rows = [*(player.hand.value or ()), *(player.pool.value or ()), *player.discard]
    rows += ["bluff"] if player.aside else []
    for one in state.pieces:
        if one.owner == seat and one.token.value is not None:
            rows += [one.token.value, *one.blessings]
    return Counter(TOKENS_OF[player.clan]) == Counter(rows)


def _supplied(state: State) -> bool:
    laid = Counter[int | None]()
    for one in state.lands:
        laid[one.owner] += one.down + one.up
    return all(count <= 30 for seat, count in laid.items())


def _borders(state: State) -> bool:
    lying = [frozenset((one.province, one.way)) for one in state.pieces if one.way != "centre"]
    return len(lying) == len(set(lying))


def _cards(state: State) -> bool:
    rows = zip(TERRITORIES, state.claims, strict=True)
    return all(one.card is None or one.card.value in PAIRS[name] for name, one in rows)


def placed_by_round(turns: list[Turn]) -> Iterator[tuple[int, int, int]]:
    """Round, seat and tokens placed, for seats that nobody disturbed and that were not ronin."""
    events = [event for turn in turns for event in turn.events]
    ronin: tuple[int, ...] = ()
    disturbed: set[int] = set()
    counts: Counter[int] = Counter()
    number = 0
    for event in (*events, None):
        if event is None or isinstance(event, RoundBegan):
            seats = len(turns[-1].state.order) if number else 0
            yield from ((number, one, counts[one]) for one in range(seats) if one not in {*ronin, *disturbed})
            number, ronin = (0, ()) if event is None else (event.round, event.ronin)
            counts, disturbed = Counter(), set()
        elif isinstance(event, TurnSkipped | TurnLost | HandSpent):
            disturbed.add(event.seat)
        elif event.__struct_config__.tag in ("placed", "blessed") and not getattr(event, "animated", False):
            counts[event.seat] += 1


def hands_after_draw(turns: list[Turn]) -> Iterator[int]:
    """How many tokens each seat holds right after the draw, Dragon's one more than the rule says."""
    for turn in turns:
        if any(isinstance(event, TokensDrawn) for event in turn.events):
            state = turn.state
            extra = 1 if state.phase == "give_back" else 0
            yield from (
                len(player.hand.value or ()) - (extra if player.clan == "dragon" else 0) - HAND
                for player in state.players
            )


def used(turns: list[Turn]) -> Counter[tuple[int, str]]:
    """How often each seat used each of its starting cards."""
    events = (event for turn in turns for event in turn.events)
    return Counter((event.seat, event.card) for event in events if isinstance(event, CardUsed))


def numbers(turns: list[Turn]) -> list[int]:
    """The numbers of tokens in the order in which they were laid."""
    return [event.number for turn in turns for event in turn.events if isinstance(event, Placed)]
