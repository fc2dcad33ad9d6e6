"""What holds for every game on the kernel."""

from functools import partial
from typing import get_args

import msgspec
import pytest

from bot.lab.leaks.rules_outlets import guesses
from bot.lab.leaks.twins import twin
from engine import playout
from engine.kernel.moves import Expire, PartialMove
from engine.kernel.seats import CLOCK
from engine.kernel.step import fold, refusal, take
from engine.stewards import random
from tests.laws.covering import covered
from tests.laws.samples import NAMES, SEEDS, dice, moments, seats_of, table, turns

UNOFFERED = {"resign"}
"""Legal at any time, and never suggested: leaving is asked for by name."""

games = pytest.mark.parametrize("name", NAMES)
seeds = pytest.mark.parametrize("seed", SEEDS)


@games
@seeds
def test_the_same_seed_and_actions_give_the_same_events(name: str, seed: int) -> None:
    """Replay: nothing but the seed and the actions decides what happens."""
    game, chance, state = table()[name], playout.chance_of(dice(seed).seed), None

    for turn in turns(name, seed):
        step = take(game, state, turn.seat, turn.action, chance)
        state = step.state
        assert turn.events == step.events


@games
@seeds
def test_folding_the_events_gives_the_state_that_play_gave(name: str, seed: int) -> None:
    """The log alone is the match."""
    played = turns(name, seed)

    folded = fold(table()[name], None, (event for turn in played for event in turn.events))

    assert played[-1].state == folded


@games
@seeds
def test_a_state_is_the_same_after_writing_and_reading_it(name: str, seed: int) -> None:
    """decode(encode(state)) == state, and the same for events and actions."""
    game = table()[name]
    states, events = msgspec.json.Decoder(game.state), msgspec.json.Decoder(game.event)

    for turn in turns(name, seed)[::3]:
        assert turn.state == states.decode(msgspec.json.encode(turn.state))
        assert turn.events == tuple(events.decode(msgspec.json.encode(one)) for one in turn.events)


@games
@seeds
def test_every_whole_offer_is_legal(name: str, seed: int) -> None:
    """What is offered is not refused: whole moves, and begun ones however they are filled, to the end."""
    game, chance = table()[name], dice(seed)

    for number, state in enumerate(moments(name, seed)):
        for seat in range(seats_of(name, seed)):
            for spot, offer in enumerate(_offered(game, state, seat)):
                action = _whole(game, state, seat, offer, chance, number, spot)
                assert action is None or refusal(game, state, seat, action) is None


@games
@seeds
def test_after_the_end_nothing_is_offered(name: str, seed: int) -> None:
    """Whatever would be asked for is refused then; the matches of these laws do come to their end."""
    game, last = table()[name], turns(name, seed)[-1].state

    assert game.result(last) is not None
    assert () == tuple(one for seat in range(seats_of(name, seed)) for one in _offered(game, last, seat))


@games
@seeds
def test_whatever_is_legal_is_offered(name: str, seed: int) -> None:
    """A move that is made up and not refused is covered by the offers."""
    game = table()[name]

    for number, state in enumerate(moments(name, seed)):
        for seat in range(seats_of(name, seed)):
            for action in guesses(game.action, dice(1000 * seed + number), 60):
                if _tag(action) not in UNOFFERED and refusal(game, state, seat, action) is None:
                    same = partial(_same, game, state, seat)
                    assert covered(partial(game.offers, state, seat), action, same), action


@games
@seeds
def test_a_refusal_never_depends_on_what_its_seat_may_not_see(name: str, seed: int) -> None:
    """The same move is refused or taken alike when only others' secrets differ."""
    game = table()[name]

    for number, state in enumerate(moments(name, seed)):
        for seat in range(seats_of(name, seed)):
            other = twin(state, seat)
            for action in guesses(game.action, dice(2000 * seed + number), 40):
                assert refusal(game, state, seat, action) == refusal(game, other, seat, action), action


@games
@seeds
def test_nothing_of_one_seat_changes_with_the_secrets_of_another(name: str, seed: int) -> None:
    """View, offers and own waits of a seat, and the public's view, come from its cut alone."""
    game = table()[name]

    for state in moments(name, seed, 3):
        for viewer in (None, *range(seats_of(name, seed))):
            other = twin(state, viewer)
            assert game.view(state, viewer) == game.view(other, viewer)
            if viewer is not None:
                assert game.offers(state, viewer, None) == game.offers(other, viewer, None)
                assert _own_waits(game, state, viewer) == _own_waits(game, other, viewer)


@games
@seeds
def test_every_default_is_legal_and_ends_its_wait(name: str, seed: int) -> None:
    """Silence never holds a match up."""
    game, chance = table()[name], playout.chance_of(dice(seed).seed)

    for state in moments(name, seed, 3):
        for wait in game.waits(state):
            after = take(game, state, CLOCK, Expire(wait.id), chance).state
            assert wait.id not in {one.id for one in game.waits(after)}


@games
@seeds
def test_the_moves_that_answer_a_wait_are_moves_of_the_game(name: str, seed: int) -> None:
    """A question's buttons are found by them."""
    game = table()[name]
    tags = {kind.__struct_config__.tag for kind in get_args(game.action)}

    named = {tag for turn in turns(name, seed) for wait in game.waits(turn.state) for tag in wait.moves}

    assert named <= tags


@games
@seeds
def test_an_id_of_a_wait_opens_once(name: str, seed: int) -> None:
    """An old button can never answer a new question."""
    game, closed, open_now = table()[name], set(), set()

    for turn in turns(name, seed):
        now = {wait.id for wait in game.waits(turn.state)}
        assert not now & closed
        closed |= open_now - now
        open_now = now


@games
@seeds
def test_somebody_is_awaited_until_the_match_is_over(name: str, seed: int) -> None:
    """A match stands only where a wait stands; each is for a seat of the table or for time itself."""
    game = table()[name]

    for turn in turns(name, seed):
        waits = game.waits(turn.state)
        assert bool(waits) == (game.result(turn.state) is None)
        assert {wait.seat for wait in waits} <= {CLOCK, *range(seats_of(name, seed))}


@games
@seeds
def test_a_seed_that_has_rolled_takes_no_more_words(name: str, seed: int) -> None:
    """HO-R38: epochs only go up, and open ones become closed, never the other way."""
    game, before = table()[name], (0, True)

    for turn in turns(name, seed):
        epoch = game.epoch(turn.state)
        assert epoch.number > before[0] or (epoch.number, not epoch.open) >= (before[0], not before[1])
        before = (epoch.number, epoch.open)


@games
@seeds
def test_one_seed_serves_a_whole_match_of_a_game_without_epochs(name: str, seed: int) -> None:
    """A move is taken with the dice it began with, and nobody asks for the next ones."""
    game = table()[name]

    assert game.epochs or {game.epoch(turn.state).number for turn in turns(name, seed)} == {0}


@games
@seeds
def test_the_seed_in_force_is_counted_alike_however_it_is_asked_for(name: str, seed: int) -> None:
    """A move asks for the number alone, and for it more often."""
    game = table()[name]
    found = [
        (game.epoch(turn.state).number, game.epochs(turn.state)) for turn in turns(name, seed) if game.epochs
    ]

    assert [one for one, _ in found] == [other for _, other in found]
    assert game.epochs is None or game.epoch(None).number == game.epochs(None)


def _same(game, state, seat, one, other):  # type: ignore[no-untyped-def]
    """Two moves are one when they bring the same events."""
    first, second = (game.apply(state, seat, action, dice(0)) for action in (one, other))
    return first == second


def _offered(game, state, seat):  # type: ignore[no-untyped-def]
    """What is offered unasked, and to whoever has begun a move by its name."""
    begun = (PartialMove(kind.__struct_config__.tag) for kind in get_args(game.action))
    return (offer for asked in (None, *begun) for offer in game.offers(state, seat, asked))


def _tag(action):  # type: ignore[no-untyped-def]
    return msgspec.to_builtins(action)["action"]


def _whole(game, state, seat, offer, chance, *purpose):  # type: ignore[no-untyped-def]
    if not isinstance(offer, PartialMove):
        return offer
    return random.complete(offer, partial(game.offers, state, seat), chance, *purpose)


def _own_waits(game, state, seat):  # type: ignore[no-untyped-def]
    return tuple(wait for wait in game.waits(state) if wait.seat == seat)
