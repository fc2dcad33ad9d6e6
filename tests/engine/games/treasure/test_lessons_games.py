"""Whole games of stewards: no house tries what failed before with the same hands, and none grows idle."""

from collections.abc import Iterator
from itertools import pairwise

import pytest

from engine.games.treasure.base import Options
from engine.games.treasure.chapters.dawn import TreasureTaken
from engine.games.treasure.chapters.day import Attack, Mutiny, MutinyDeclared
from engine.games.treasure.state import SHIPS, State, Tale, head_of, ship_of, spot
from engine.games.treasure.stewards.cunning import cunning
from engine.games.treasure.stewards.prudent import prudent
from engine.kernel.steward import Steward
from engine.playout import Turn, play
from tests.engine.games.treasure.board import GAME

GAMES = 6
BOTH = pytest.mark.parametrize("steward", [prudent, cunning])
SEATS = pytest.mark.parametrize("seats", [5, 6, 8])
KINDS = {Attack: "attack", Mutiny: "mutiny"}


def turns(seats: int, number: int, steward: Steward) -> list[Turn]:
    """A whole game of these stewards."""
    return list(play(GAME, seats, Options(), number.to_bytes(16, "big"), [steward] * seats))


def tried(game: list[Turn]) -> Iterator[tuple[State, Tale, int]]:
    """Every order that was given where the last one of its kind had failed under this captain.

    The state before it, that count, and how the holds leaned on its night. Not where the ship was robbed
    since: which hold was robbed is in no view (TI-R12), so that the seats can only guess how it leaned.
    """
    leans: dict[tuple[int, str], int] = {}
    robbed: dict[str, int] = {}
    for before, turn in pairwise(game):
        tale = failed(before.state, turn)
        if tale is not None and robbed.get(tale.place, 0) < tale.round:
            yield before.state, tale, leans[tale.round, tale.place]
        if turn.state.phase == "night":
            leans |= {(turn.state.round, one): lean(turn.state, one) for one in SHIPS}
        robbed |= {one.source: before.state.round for one in turn.events if isinstance(one, TreasureTaken)}


def failed(state: State, turn: Turn) -> Tale | None:
    """The last count of what is ordered now, where it failed under the captain of now."""
    kind, ship = KINDS.get(type(turn.action)), ship_of(state, turn.seat)
    tales = (one for one in reversed(state.tales) if (one.kind, one.place) == (kind, ship))
    tale = next(tales, None)
    if tale is None or tale.succeeded or tale.head != head_of(state, tale.place):
        return None
    return tale


def lean(state: State, ship: str) -> int:
    """1, 0 or -1: who has more treasures aboard."""
    at = spot(state, ship)  # type: ignore[arg-type]
    return (at.english > at.french) - (at.english < at.french)


def same(state: State, tale: Tale, leaned: int) -> bool:
    """Whether the crew of now is that of the count, rank by rank, under holds that lean as they did."""
    crew = tuple(seat for seat in spot(state, tale.place).queue if tale.kind == "attack" or seat != tale.head)
    return len(crew) > 1 and crew == tale.voters and lean(state, tale.place) == leaned


@BOTH
@SEATS
def test_nobody_gives_an_order_again_that_failed_with_the_same_hands_TI_4_6_TI_4_8(
    seats: int, steward: Steward
) -> None:
    """With a list of one a lot decides (TI-R16): that may be tried every night."""
    games = [turns(seats, number, steward) for number in range(GAMES)]
    again = [order for game in games for order in tried(game)]

    assert [] == [order for order in again if same(*order)]


@SEATS
def test_prudent_seats_still_rise_in_every_game_TI_4_8(seats: int) -> None:
    """Caution must not make a dull game: there is a mutiny in each."""
    for number in range(GAMES):
        events = [event for turn in turns(seats, number, prudent) for event in turn.events]

        assert any(isinstance(event, MutinyDeclared) for event in events)
