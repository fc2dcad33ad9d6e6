"""The training's quick tables are held to the engine: what is legal, what follows, what is seen."""

from collections.abc import Iterator
from typing import Any

import msgspec
import numpy as np
import pytest

from engine.games.coup import game
from engine.games.coup.base import Options
from engine.games.coup.chapters.proofs import Prove
from engine.games.coup.chapters.windows import Block, Pass
from engine.games.coup.state import State, due
from engine.games.coup.stewards import sight as seen
from engine.kernel.dice import Dice
from engine.kernel.moves import Start
from engine.kernel.seats import CLOCK, Seat
from engine.kernel.step import take
from engine.playout import look
from tests.training.coup import play, sight
from tests.training.coup.mirror import chosen, mirrored, public
from tests.training.coup.opponents import calculating, liar
from tests.training.coup.prudent import prudent_choice

GAME = game()
SEATS = pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
GAMES = 30


def decisions(seats: int, games: int) -> Iterator[tuple[State, Seat, dict[int, Any], int, State]]:
    """Random games: the table, who decides, the choices with their moves, the one made, the table after."""
    options = msgspec.json.encode(Options(seating="join_order")).decode()
    for number in range(games):
        dice = Dice((seats * 1000 + number).to_bytes(16, "big"))
        state: State = take(GAME, None, CLOCK, Start(seats, options), lambda epoch, dice=dice: dice).state
        turn = 0
        while asked := due(state):
            turn += 1
            seat = dice.pick(asked, "asked", turn)
            moves = GAME.offers(state, seat, None)
            known = chosen(moves, GAME.view(state, seat), seat, 2 if seats == 2 else 6)
            spot = dice.pick(sorted(known), "choice", turn) if known else -1
            move = known[spot] if known else Prove()
            after: State = take(GAME, state, seat, move, lambda epoch, dice=dice: dice).state
            yield state, seat, known, spot, after
            state = after


@SEATS
def test_both_name_the_same_choices_and_marks(seats: int) -> None:
    """CO-3 to CO-5, CO-8.1, CO-R19: all choices; and every mark of the steward's sight, in its place."""
    width = 2 if seats == 2 else 6
    for state, seat, known, _, _ in decisions(seats, GAMES):
        if not known:
            continue
        t, view = mirrored(state, seat, width), GAME.view(state, seat)
        ring = sight.ring(t)
        own = seen.marks(view, seat, seen.places(view, seat, width))

        assert sorted(known) == np.flatnonzero(sight.legal(t, ring)[0]).tolist()
        assert list(own) == np.flatnonzero(sight.marks(t, ring)[0]).tolist()


@SEATS
def test_both_come_to_the_same_table(seats: int) -> None:
    """CO-7: after each choice the same phase, coins, claims, losses, and numbers of cards."""
    width, chance = 2 if seats == 2 else 6, np.random.default_rng(seats)
    for state, seat, known, spot, after in decisions(seats, GAMES):
        if not known:
            continue
        t = mirrored(state, seat, width)
        play.step(t, np.array([spot]), sight.ring(t), chance)
        wanted = shown(after)
        if wanted.phase == "draft":
            continue

        assert public(mirrored(wanted, int(t.who[0]), width)) == public(t)


TWINS = {"calculating": calculating, "prudent": prudent_choice, "liar": liar}
BLIND = {"calculating": ("exchange",), "prudent": ("exchange",), "liar": ("exchange", "lose", "prove")}
"""Questions where cards are equal to a player that knows no slots, and the engine's takes the first."""


@SEATS
@pytest.mark.parametrize("kind", sorted(TWINS))
def test_the_guests_play_as_in_the_engine(seats: int, kind: str) -> None:
    """Every question but those where slots decide."""
    width = 2 if seats == 2 else 6
    steward = {**GAME.stewards, **GAME.sparring}[kind]
    for state, seat, known, _, _ in decisions(seats, GAMES):
        if len(known) < 2 or state.phase in BLIND[kind]:
            continue
        t = mirrored(state, seat, width)
        ring = sight.ring(t)
        spot = int(TWINS[kind](t, sight.legal(t, ring), ring, ring)[0])
        move = steward(look(GAME, state, seat), Dice(bytes(16)))
        early = state.phase == "challenge" and isinstance(move, Block)

        assert known[spot] == (Pass() if early else move), (state.phase, state.deed)


def shown(state: State) -> State:
    """The table once a card that can be shown is shown, or the only card is lost."""
    dice = Dice(bytes(16))
    while state.phase == "prove":
        (seat,) = due(state)
        moves = GAME.offers(state, seat, None)
        if len(moves) > 1 and not isinstance(moves[0], Prove):
            return state
        state = take(GAME, state, seat, moves[0], lambda epoch: dice).state
    return state
