"""What a house is expected to cast, beside what it casts: likelihoods, silence, and the numbers fitted anew.

`python -m tests.measured.eager` plays campaigns by five prudent houses, who expect each other's votes by the
numbers of engine/games/houses/stewards/expecting/habits.py. Where these hold of those who have them, the
numbers that fit what was cast are the same.
"""

import sys
from argparse import ArgumentParser
from collections.abc import Iterator
from typing import Any, Final

import numpy as np
from msgspec import Struct
from msgspec.structs import astuple

from engine import playout
from engine.games.houses import events as e
from engine.games.houses.stewards.baseline import table_of
from engine.games.houses.stewards.expecting import habits
from engine.games.houses.view import View
from engine.kernel.game import AnyGame
from engine.stewards import player_for
from tests.measured.playing import known

ROUNDS: Final = 20
"""So often the mood of each phase and the numbers are fitted in turn."""

SEATS: Final = 5

Grid = Any


class Vote(Struct, frozen=True):
    """One phase: what everybody knew of each house as it opened, who had power, and who voted."""

    seen: tuple[tuple[float, ...], ...]
    able: tuple[bool, ...]
    first: bool
    voted: tuple[bool, ...] = ()


class Votes(Struct, frozen=True):
    """Many of them: phase, house and, of what was seen, each number."""

    seen: Grid
    able: Grid
    first: Grid
    voted: Grid


def campaign(game: AnyGame, number: int) -> Iterator[Vote]:
    """The votes of one campaign."""
    stewards, before = [player_for(game, "prudent")] * SEATS, None
    for turn in playout.play(game, SEATS, game.options(), number.to_bytes(16, "big"), stewards):
        for event in turn.events:
            if isinstance(event, e.BallotsCounted) and before is not None:
                cast = tuple(one is not None and one.power > 0 for one in event.ballots)
                yield Vote(before.seen, before.able, before.first, cast)
                before = None
        view = game.view(turn.state, None)
        if view.stage == "vote" and before is None:
            before = _opened(view)


def _opened(view: View) -> Vote:
    assert view.phase is not None
    table = table_of(view)
    seen = tuple(astuple(habits.public_signs(table, seat)) for seat in range(SEATS))
    return Vote(seen, tuple(one.power != 0 for one in view.characters), view.phase.number == 1)


def gathered(votes: list[Vote]) -> Votes:
    """As arrays."""
    return Votes(*(np.array([getattr(one, name) for one in votes]) for name in Votes.__struct_fields__))


def chances(votes: Votes, numbers: Grid, mood: float) -> Grid:
    """By mood: how likely each house votes; who has no power does not."""
    odds = votes.seen @ numbers
    return np.array([np.where(votes.able, 1 / (1 + np.exp(-odds - way)), 0.0) for way in (-mood, mood)])


def likelihoods(votes: Votes, numbers: Grid, mood: float) -> Grid:
    """By mood: how likely each phase goes as it went."""
    found = chances(votes, numbers, mood)
    return np.where(votes.voted, found, 1 - found).prod(axis=2)


def fitted(votes: Votes, mood: float) -> tuple[Grid, Grid]:
    """The numbers under which what was cast is likeliest, and their standard errors."""
    numbers = np.zeros(votes.seen.shape[2])
    for _ in range(ROUNDS):
        each = likelihoods(votes, numbers, mood)
        moods = (each / each.sum(axis=0))[:, :, None] * votes.able
        found = chances(votes, numbers, mood)
        slope = np.einsum("mph,phn->n", moods * (votes.voted - found), votes.seen)
        bend = np.einsum("mph,phn,phk->nk", moods * found * (1 - found), votes.seen, votes.seen)
        numbers = numbers + np.linalg.solve(bend, slope)
    return numbers, np.sqrt(np.diag(np.linalg.inv(bend)))


def _said(votes: Votes, numbers: Grid, mood: float) -> str:
    """How well it foresees: a logarithm a ballot, and how often all five are silent."""
    whole = np.log(likelihoods(votes, numbers, mood).mean(axis=0)).sum() / votes.able.sum()
    silent = (1 - chances(votes, numbers, mood)).prod(axis=2).mean(axis=0)
    was, first = ~votes.voted.any(axis=1), votes.first
    return (
        f"{whole:.4f} a ballot; silent {silent.mean():.1%} expected, {was.mean():.1%} were; "
        f"first phases {silent[first].mean():.1%} expected, {was[first].mean():.1%} were\n"
    )


def main() -> None:
    """What is expected now and what would fit."""
    asked = ArgumentParser(prog="python -m tests.measured.eager")
    asked.add_argument("--games", type=int, default=60)
    asked.add_argument("--first", type=int, default=8600, help="the number of the first campaign")
    given = asked.parse_args()
    game = known().games["houses"]
    numbers = range(given.first, given.first + given.games)
    votes = gathered([vote for number in numbers for vote in campaign(game, number)])
    now, mood = np.array(astuple(habits.EAGER)), habits.MOOD
    sys.stdout.write(
        f"{votes.able.sum()} ballots of houses with power\nas expected: {_said(votes, now, mood)}"
    )
    found, errors = fitted(votes, mood)
    sys.stdout.write(f"fitted anew: {_said(votes, found, mood)}")
    for name, was, fits, error in zip(habits.PublicSigns.__struct_fields__, now, found, errors, strict=True):
        sys.stdout.write(f"{name} {was:+.3f}, fits {fits:+.3f} ± {1.96 * error:.3f}\n")


if __name__ == "__main__":
    main()
