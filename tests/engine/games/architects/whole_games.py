"""Whole games by chance, and the invariants that every table of them keeps (AW-STATE-3, AW-STATE-4)."""

from collections import Counter
from collections.abc import Iterator
from typing import Any, Literal, get_args, get_origin, get_type_hints

from engine.games.architects.base import Options
from engine.games.architects.chapters.apprentices import crew_limit
from engine.games.architects.facts import ALL_REWARDS, TABLE, apprentices_of, buildings_of, sets_in_play
from engine.games.architects.names import MARKET, Building, Buildings
from engine.games.architects.state import Player, State, hand
from engine.kernel.dice import Dice
from engine.kernel.sealed import open_sealed
from engine.kernel.steward import Look
from engine.playout import Turn, play
from engine.stewards.random import choose
from tests.engine.games.architects.board import GAME, away


def any_options(dice: Dice, **fixed: Any) -> Options:
    """Every option by chance."""
    hints = get_type_hints(Options)
    rows = {name: get_args(hint) for name, hint in hints.items() if get_origin(hint) is Literal}
    drawn = {name: dice.pick(row, "option", name) for name, row in rows.items()}
    return Options(**{**drawn, **fixed})


def wild(look: Look, dice: Dice) -> Any | None:
    """Any legal move, but now and then silence."""
    return None if dice.roll_below(12, "silence") == 0 else choose(look, dice)


def match(seed: bytes, seats: int, options: Options) -> Iterator[Turn]:
    """The turns of one game."""
    return play(GAME, seats, options, seed, [wild] * seats, limit=20_000)


def faults(state: State) -> list[str]:
    """The invariants that this table breaks."""
    players = state.players
    seats = tuple(enumerate(players))
    checks = {
        "20 workers": all(
            one.reserve + away(state, seat) == TABLE.workers for seat, one in enumerate(players)
        ),
        "no worker below zero": all(
            min(one.reserve, one.prison, *one.spots, *one.held) >= 0 for one in players
        ),
        "nobody holds the own": all(one.held[seat] == 0 for seat, one in seats),
        "nothing below zero": all(min(*one.goods, one.unpaid, one.paid) >= 0 for one in players),
        "virtue on the track": all(0 <= one.virtue <= 14 for one in players),
        "room for apprentices": all(len(one.crew) <= crew_limit(one) for one in players),
        "hands at a turn's end": state.phase != "turn"
        or all(_fits(state, seat) for seat in range(len(players))),
        "every card once": _cards(state),
        "pool and rewards": state.pool >= 0 and 0 <= state.rewards <= len(ALL_REWARDS),
        "somebody is asked": (state.why is None) == bool(GAME.waits(state)),
    }
    return [name for name, holds in checks.items() if not holds]


def _fits(state: State, seat: int) -> bool:
    """AW-HAND-1; nobody begins with more."""
    return len(hand(state, seat)) <= TABLE.hand


def _cards(state: State) -> bool:
    return _buildings(state) and _crew(state) and _market(state)


def _buildings(state: State) -> bool:
    """In a deck, a hand, a packet, before somebody's eyes or built."""
    rows: list[Building] = [*open_sealed(state.fresh), *(open_sealed(one.card) for one in state.under)]
    if state.looked is not None:
        looked: Buildings = open_sealed(state.looked)
        rows += looked
    for one in state.players:
        rows += [*open_sealed(one.hand), *one.built, *_packet(one)]
    return Counter(rows) == Counter(buildings_of(sets_in_play(state.options)))


def _packet(player: Player) -> Buildings:
    return () if player.packet is None else open_sealed(player.packet)


def _crew(state: State) -> bool:
    rows = [*state.crew_fresh, *state.crew_under, *(one.card for row in state.display for one in row)]
    for one in state.players:
        rows += one.crew
    return Counter(rows) == Counter(apprentices_of(sets_in_play(state.options)))


def _market(state: State) -> bool:
    shown = () if state.small is None else (state.small,)
    return Counter((*state.market_fresh, *state.large, *shown)) == Counter(MARKET)
