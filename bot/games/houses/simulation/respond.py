"""khandan respond: the best answer that a search finds to four prudent houses."""

from concurrent.futures import ProcessPoolExecutor
from typing import Annotated

import typer

from bot.games.houses.simulation.response import FAIR, PLANTED, Trial, manner_in_words, play_against, search
from bot.terminal.bounds import GAMES, JOBS, SEED
from bot.terminal.ending import settings
from bot.terminal.figures import Figure
from bot.terminal.telling import Tell, teller
from engine.games.houses.stewards.manner import MANNER

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
    tell(code, count=trial.played, share=share, beyond=beyond, **manner_in_words(trial.manner))
