"""Invariants of secrecy and replay, J9 and J10, over whole random games."""

from collections.abc import Iterator
from typing import Any

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from engine.games.treasure.base import GameOver
from engine.games.treasure.chapters import AnyAction, AnyEvent
from engine.games.treasure.chapters.night import VoteCast
from engine.games.treasure.chapters.setup import MatchOpened, TeamAssigned
from engine.games.treasure.state import State
from engine.kernel.sealed import cut, is_readable, open_sealed, seal
from engine.kernel.seats import CLOCK
from engine.kernel.step import fold
from tests.engine.games.treasure.board import GAME
from tests.engine.games.treasure.whole_games import settings as drawn
from tests.engine.games.treasure.whole_games import turns

NUMBERS = st.integers(min_value=0, max_value=2**60)
SEATS = st.integers(min_value=2, max_value=10)
games = given(seats=SEATS, number=NUMBERS)
few = settings(max_examples=30, deadline=None)


def states(seats: int, number: int) -> Iterator[State]:
    """The states of a random game with drawn options."""
    return (turn.state for turn in turns(seats, drawn(number), number))


def leaks(event: AnyEvent) -> bool:
    """Whether the event holds a team or a single vote."""
    return isinstance(event, TeamAssigned | VoteCast)


@few
@games
def test_no_event_of_others_holds_a_team_or_a_vote(seats: int, number: int) -> None:
    """J9, U10, TI-5.1: before the end only its own seat reads either; the end alone reveals the teams."""
    for turn in turns(seats, drawn(number), number):
        for event in turn.events:
            viewers = [viewer for viewer in (None, *range(seats)) if is_readable(event, viewer)]
            shown = isinstance(event, GameOver | MatchOpened) or turn.state.over is not None
            words = msgspec.json.encode(cut(event, None)).decode() if is_readable(event, None) else ""

            assert not leaks(event) or viewers == [event.seat]
            assert shown or "dutch" not in words


def others_changed(state: State, viewer: int | None) -> State:
    """The same state with all secrets that are not the viewer's turned into others."""
    turn: dict[str, Any] = {"english": "dutch", "french": "english", "dutch": "french"}
    members = tuple(
        member
        if seat == viewer
        else replace(
            member,
            team=seal(turn[open_sealed(member.team)], seat),
            idle=seal(open_sealed(member.idle) + 7, seat),
        )
        for seat, member in enumerate(state.members)
    )
    return replace(
        state,
        members=tuple(members),
        ballots=tuple(one for one in state.ballots if one.seat == viewer),
        catches=tuple(one for one in state.catches if one.seat == viewer),
        kept=tuple(one for one in state.kept if one.vote.seat == viewer),
    )


@few
@games
def test_no_view_depends_on_other_seats_secrets(seats: int, number: int) -> None:
    """J9: swap every team, vote, hold choice and absence that is not the viewer's: no byte changes."""
    for index, state in enumerate(states(seats, number)):
        viewer = (None, *range(seats))[index % (seats + 1)]
        swapped = others_changed(state, viewer)

        assert msgspec.json.encode(GAME.view(state, viewer)) == msgspec.json.encode(
            GAME.view(swapped, viewer)
        )


@few
@games
def test_what_a_seat_may_do_depends_on_nothing_hidden_from_it(seats: int, number: int) -> None:
    """J9: offers and refusals are the same when other seats' secrets are others."""
    for index, state in enumerate(states(seats, number)):
        seat = index % seats

        assert GAME.offers(state, seat, None) == GAME.offers(others_changed(state, seat), seat, None)


@few
@games
def test_replay_gives_the_same_state(seats: int, number: int) -> None:
    """J10: the events alone, through the codec, make the same bytes; so does the same seed."""
    first = [*turns(seats, drawn(number), number)]
    again = [*turns(seats, drawn(number), number)]
    events = [event for turn in first for event in turn.events]
    stored = msgspec.json.decode(msgspec.json.encode(events), type=list[AnyEvent])

    assert first == again
    assert first[-1].state == fold(GAME, None, stored)


@few
@games
def test_states_and_actions_survive_the_codec(seats: int, number: int) -> None:
    """J10: decode(encode(x)) == x."""
    for turn in turns(seats, drawn(number), number):
        assert turn.state == msgspec.msgpack.decode(msgspec.msgpack.encode(turn.state), type=State)
        if turn.seat != CLOCK:
            assert turn.action == msgspec.json.decode(msgspec.json.encode(turn.action), type=AnyAction)
