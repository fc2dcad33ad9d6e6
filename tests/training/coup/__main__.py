"""python -m tests.training.coup: train a plan, measure what came of it, or write the steward's files.

    ... train NAME FOLDER     runs the plan of this name; networks stand in FOLDER as NAME.npz
    ... measure NAME FOLDER   plays it against the fixed opponents and the other networks there
    ... league FOLDER CYCLES  goes on from `two` and its answer `found` there, against its own best answers
    ... keep FOLDER           writes engine/games/coup/stewards/trained from what stands there

Set OPENBLAS_NUM_THREADS=1: one core is enough, and sums then come out the same each time.
"""

import sys
import time
from pathlib import Path
from typing import Final

import numpy as np

from tests.training.coup.keeping import keep
from tests.training.coup.league import SEED as LEAGUE_SEED
from tests.training.coup.league import play
from tests.training.coup.learning import Field
from tests.training.coup.measuring import played_by, share_won
from tests.training.coup.opponents import calculating, liar
from tests.training.coup.plans import PLANS, Plan
from tests.training.coup.prudent import prudent_choice
from tests.training.coup.running import load, run

LEAGUE: Final = "league"
CYCLES: Final = 3
"""After which the steward's network was taken."""

KEPT: Final = {"two": LEAGUE, "many": "table"}
"""The steward's networks, and the plans that they come from;
beliefs writes the policy for two seats, and its answer."""

TRAINED: Final = Path(__file__).parents[3] / "engine" / "games" / "coup" / "stewards" / "trained"
GAMES: Final = 20_000
SEED: Final = 9001
"""Not used in training."""


def train(name: str, folder: Path) -> None:
    """Runs one plan; those that it builds on must stand in the folder."""
    plan, begin = PLANS[name], time.monotonic()
    first = load(folder / f"{plan.after}.npz") if plan.after else None
    frozen = load(folder / f"{plan.against}.npz") if plan.against else None

    def tell(rounds: int, entropy: float, field: Field) -> None:
        won = ", ".join(f"{one:.3f}" for one in field.won / field.ended.clip(1))
        field.won[:] = field.ended[:] = 0
        minutes = (time.monotonic() - begin) / 60
        _say(f"{name} {rounds}/{plan.rounds}: {minutes:.1f} min, entropy {entropy:.3f}, won by kind {won}")

    run(plan, first, frozen, folder / f"{name}.npz", tell)


def measure(name: str, folder: Path) -> None:
    """The share of games that it wins alone against each opponent, by the number of seats."""
    plan, chance = PLANS.get(name, PLANS["two"]), np.random.default_rng(SEED)
    others = {"calculating": calculating, "liar": liar, "prudent": prudent_choice}
    if plan.against:
        others[plan.against] = played_by(load(folder / f"{plan.against}.npz"), chance)
    one = played_by(load(folder / f"{name}.npz"), chance)
    for size in plan.sizes:
        for other, script in others.items():
            share = share_won(one, script, size, GAMES, SEED)
            _say(f"{name} among {size - 1} {other}: {share:.1%} of {GAMES} games")


def write(folder: Path) -> None:
    """The files of all networks that stand in the folder."""
    for file, name in KEPT.items():
        if (folder / f"{name}.npz").is_file():
            plan = PLANS.get(name, PLANS["two"])
            keep(load(folder / f"{name}.npz"), plan.width, _made(name, plan), TRAINED / f"{file}.json")


def _made(name: str, plan: Plan) -> str:
    """The command that made a network."""
    did = f"league FOLDER {CYCLES}" if name == LEAGUE else f"train {name} FOLDER"
    return f"python -m tests.training.coup {did}, seed {LEAGUE_SEED if name == LEAGUE else plan.seed}"


def _say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["train", name, folder] if name in PLANS:
            train(name, Path(folder))
        case ["measure", name, folder] if name in (*PLANS, LEAGUE):
            measure(name, Path(folder))
        case ["league", folder, cycles]:
            play(Path(folder), int(cycles), _say)
        case ["keep", folder]:
            write(Path(folder))
        case _:
            sys.exit(__doc__)
