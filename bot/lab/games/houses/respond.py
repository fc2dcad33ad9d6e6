"""khandan respond: the best answer that a search finds to four prudent houses.

A steward that can be beaten by a house that does the same thing every time is no measure of the cards. So
many manners of playing are drawn, each plays some campaigns as one house among four of the rival, a third of
them go on for three times as many generations, and so on (successive halving, by thirds). The best of them is
judged anew with seeds that the search has not seen: what it wins there beyond a fifth is what the rival gives
away.
"""

from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor
from functools import cache, partial
from typing import Annotated, Final

import typer
from msgspec import Struct

from bot.games.houses.content import CONTENT, checked_for_tables, edition, files_in
from bot.terminal.ending import settings
from bot.terminal.usage import GAMES, JOBS, SEED
from bot.terminal.words import Figure, Tell, teller
from engine.games.houses.events import GenerationScored
from engine.games.houses.moves import Options
from engine.games.houses.stewards.baseline import MANNER, Manner
from engine.games.houses.stewards.prudent import best_move
from engine.games.houses.stewards.voting import Weigher
from engine.kernel.dice import Dice
from engine.kernel.game import AnyGame
from engine.kernel.steward import Steward
from engine.playout import play

SPACE: Final[dict[str, tuple[float, ...]]] = {
    "stake": (0.3, 0.6, 0.8, 1.0, 1.3, 1.7),
    "coin": (0.4, 0.7, 1.0, 1.4, 2.0),
    "use": (0.0, 0.015, 0.03, 0.06),
    "lead": (0.0, 0.3, 0.7, 1.0, 1.5, 2.0),
    "buys": (0.0, 0.1, 0.5, 9.0),
    "sells": (-0.3, 0.1, 0.5, 9.0),
    "most": (2, 4, 8, 99),
}
"""What is drawn for each part of a manner."""

PLANTED: Final = Manner(stake=3.0, coin=0.0, use=0.0, lead=3.0)
"""A weakness that is worth much to whoever finds it: these houses throw away coins and power."""

SEATS: Final = 5
FAIR: Final = 1 / SEATS
KEPT, LONGER = 3, 3
"""Of so many manners one goes on, for so many times as many generations."""


class Trial(Struct, frozen=True):
    """A manner, and how many generations it won of how many."""

    manner: Manner
    won: int
    played: int

    @property
    def share(self) -> float:
        """0 where nothing was played."""
        return self.won / self.played if self.played else 0.0


def search(
    rival: Manner, budget: int, first: int, seed: int, executor: Executor, told: Callable[[Trial], None]
) -> Manner:
    """The best of `budget` manners against four of `rival`; `first` generations for each to begin with."""
    candidates, length, turn = draw_manners(budget, seed), first, 0
    while len(candidates) > 1:
        trying = partial(try_manner, rival=rival, generations=length, seed=seed + turn)
        found = sorted(executor.map(trying, candidates), key=lambda one: -one.share)
        told(found[0])
        candidates = tuple(one.manner for one in found[: max(1, len(found) // KEPT)])
        length, turn = length * LONGER, turn + 1
    return candidates[0]


def play_against(
    manner: Manner, rival: Manner, generations: int, seed: int, executor: Executor, parts: int
) -> Trial:
    """The manner against four of `rival`, in so many parts of a seed of its own each, none of them empty."""
    trying = partial(try_manner, manner, rival, -(-generations // parts))
    found = tuple(executor.map(trying, range(seed, seed + parts)))
    return Trial(manner, sum(one.won for one in found), sum(one.played for one in found))


def draw_manners(budget: int, seed: int) -> tuple[Manner, ...]:
    """The manners to try, `budget` of them: the usual one first, the others drawn from `SPACE`."""
    dice = Dice(seed.to_bytes(16, "big"))
    found = [MANNER]
    for number in range(budget - 1):
        drawn = {name: dice.pick(among, name, number) for name, among in SPACE.items()}
        found.append(Manner(**drawn | {"most": int(drawn["most"])}))  # type: ignore[arg-type]
    return tuple(found)


def try_manner(manner: Manner, rival: Manner, generations: int, seed: int) -> Trial:
    """One house among four, its seat turned each campaign, until so many generations are played."""
    won = count = number = 0
    while count < generations:
        seat = number % SEATS
        roster = [_steward(manner if one == seat else rival) for one in range(SEATS)]
        chance = (seed * 1_000_003 + number).to_bytes(16, "big")
        for turn in play(_game(), SEATS, Options(), chance, roster):
            for scored in (event for event in turn.events if isinstance(event, GenerationScored)):
                count += 1
                won += any(row.seat == seat and row.place == 1 for row in scored.scores)
        number += 1
    return Trial(manner, won, count)


def _steward(manner: Manner) -> Steward:
    return lambda look, dice: best_move(look, dice, Weigher(manner=manner))


@cache
def _game() -> AnyGame:
    return checked_for_tables(edition(files_in(CONTENT))).game


PART = 100
"""So many generations are judged by one process at a time, fewer where there are more processes."""

SPREAD = 100_000
"""The judge's seeds begin so far from the search's."""


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("respond")(respond)


def respond(
    *,
    budget: Annotated[int, typer.Option(min=2, max=GAMES, help="Manners that are tried.")] = 18,
    first: Annotated[
        int, typer.Option(min=1, max=GAMES, help="Generations for each of them to begin with.")
    ] = 60,
    generations: Annotated[
        int, typer.Option(min=1, max=GAMES, help="Generations that judge the best.")
    ] = 2000,
    seed: Annotated[int, typer.Option(min=0, max=SEED, help="The same number gives the same games.")] = 1,
    jobs: Annotated[int, typer.Option(min=1, max=JOBS, help="Processes at once.")] = 1,
    planted: Annotated[bool, typer.Option(help="Against houses with a weakness to be found.")] = False,
) -> None:
    """Search the best answer to four prudent houses, and say what it wins beyond its fair share."""
    tell = teller(settings().language)
    rival = PLANTED if planted else MANNER
    with ProcessPoolExecutor(jobs) as executor:
        best = search(
            rival, budget, first, seed, executor, lambda trial: _print_trial(tell, "respond-round", trial)
        )
        trial = play_against(
            best, rival, generations, seed + SPREAD, executor, max(jobs, generations // PART)
        )
    _print_trial(tell, "respond-best", trial)


def _print_trial(tell: Tell, code: str, trial: Trial) -> None:
    share, beyond = Figure(f"{trial.share:.1%}"), Figure(f"{(trial.share - FAIR) * 100:+.1f}")
    manner = ", ".join(f"{name}={getattr(trial.manner, name):g}" for name in trial.manner.__struct_fields__)
    tell(code, count=trial.played, share=share, beyond=beyond, manner=manner)
