"""python -m tests.training.coup.heads: learn a policy for two seats, and find its best answer.

... train FOLDER MILLIONS      so many million games; the policy stands in FOLDER/policy then
... respond FOLDER MILLIONS    learns the best answer to FOLDER/policy, and tells how often it wins
... measure FOLDER             plays FOLDER/policy against the calculating, the liar and the prudent
"""

import subprocess
import sys
from pathlib import Path
from typing import Final

import numpy as np

from tests.training.coup.heads.binding import answers, build
from tests.training.coup.measuring import share_won
from tests.training.coup.opponents import calculating, liar
from tests.training.coup.prudent import prudent_choice

SEEDS: Final = {"train": "1", "respond": "9001"}
GAMES, SEED = 4000, 9001


def run(what: str, folder: Path, millions: str) -> None:
    """Runs the C program."""
    folder.mkdir(parents=True, exist_ok=True)
    program = build("learn.c", folder / "learn", "-march=native", "-ffast-math")
    subprocess.run([str(program), what, str(folder), millions, SEEDS[what]], check=True)


def measure(folder: Path) -> None:
    """The share of games that it wins, seats changed."""
    for name, other in (("calculating", calculating), ("liar", liar), ("prudent", prudent_choice)):
        one = answers(folder / "policy", np.random.default_rng(SEED))
        sys.stdout.write(f"against the {name}: {share_won(one, other, 2, GAMES, SEED):.1%} of {GAMES}\n")


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["train" | "respond" as what, folder, millions]:
            run(what, Path(folder), millions)
        case ["measure", folder]:
            measure(Path(folder))
        case _:
            sys.exit(__doc__)
