"""python -m tests.training.coup.heads: learn a book for two seats, and find its best answer.

... train FOLDER MILLIONS SEED so many million games; the sums stand in FOLDER/sums then
... last FOLDER MILLIONS       learns the last turns alone, and tells how often their exact best answer wins
... book LEAST FOLDER OTHER…   adds the sums of the runs in these folders, and binds the rows that say at
                               least LEAST, for the steward and as FOLDER/book
... respond FOLDER MILLIONS    learns the best answer to FOLDER/book, and tells how often it wins
... network FOLDER             learns the best answer to the steward as a network, from the kept one
... measure FOLDER             plays the steward against the calculating, the liar and the prudent
... keep FOLDER                writes the answer of `network` as the steward's file
"""

import subprocess
import sys
from pathlib import Path
from typing import Final

import numpy as np

from engine.games.coup.stewards.book import NAME
from tests.training.coup.heads.binding import build
from tests.training.coup.heads.booking import added, bound, levels, sums, telling
from tests.training.coup.heads.twin import answers
from tests.training.coup.keeping import keep, unpacked
from tests.training.coup.learning import Field, Script
from tests.training.coup.measuring import played_by, share_won
from tests.training.coup.opponents import FROZEN, calculating, liar
from tests.training.coup.plans import PLANS
from tests.training.coup.prudent import prudent_choice
from tests.training.coup.running import load
from tests.training.coup.running import run as learned

MADE: Final = "made"
"""The file of a run's folder that says how its sums were made."""

SEEDS: Final = {"last": "1", "respond": "9001"}
GAMES, ANSWERED, SEED = 20_000, 20_000, 9001
TRAINED: Final = Path(__file__).parents[4] / "engine/games/coup/stewards/trained"


def run(what: str, folder: Path, millions: str, seed: str) -> None:
    """Runs the C program."""
    folder.mkdir(parents=True, exist_ok=True)
    program = build("learn.c", folder / "learn", "-march=native", "-ffast-math")
    subprocess.run([str(program), what, str(folder), millions, seed], check=True)
    if what == "train":
        (folder / MADE).write_text(f"train FOLDER {millions} {seed}")


def book(least: float, folders: list[Path]) -> None:
    """Binds the steward's book from the sums, and writes the same for the program."""
    told = telling(added([levels(folder / "sums") for folder in folders]), least)
    runs = "; ".join((folder / MADE).read_text() for folder in folders)
    made = bound(told, f"python -m tests.training.coup.heads {runs}; book {least}")
    (TRAINED / NAME).write_bytes(made)
    (folders[0] / "book").write_bytes(sums(told))
    sys.stdout.write(f"{[len(one.rows) for one in told]} rows, {len(made)} bytes\n")


def steward(folder: Path) -> Script:
    """The steward's choices, by the book in this folder."""
    return answers(folder / "book", unpacked(TRAINED / "two.json"), np.random.default_rng(SEED))


def network(folder: Path) -> None:
    """How often a network wins that learned against the steward alone, by the plan of `response`."""
    known = steward(folder)

    def tell(rounds: int, entropy: float, field: Field) -> None:
        share = field.won[FROZEN] / max(field.ended[FROZEN], 1)
        field.won[:] = field.ended[:] = 0
        sys.stdout.write(f"{rounds} rounds: the steward won {share:.3f} of the last\n")
        sys.stdout.flush()

    first = unpacked(TRAINED / "response.json")
    found = learned(PLANS["response"], first, known, folder / "response.npz", tell)
    share = share_won(played_by(found, np.random.default_rng(SEED)), known, 2, ANSWERED, SEED)
    sys.stdout.write(f"the network won {share:.1%} of {ANSWERED}\n")


def measure(folder: Path) -> None:
    """The share of games that it wins, seats changed."""
    for name, other in (("calculating", calculating), ("liar", liar), ("prudent", prudent_choice)):
        one = steward(folder)
        sys.stdout.write(f"against the {name}: {share_won(one, other, 2, GAMES, SEED):.1%} of {GAMES}\n")


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["train", folder, millions, seed]:
            run("train", Path(folder), millions, seed)
        case ["last" | "respond" as what, folder, millions]:
            run(what, Path(folder), millions, SEEDS[what])
        case ["book", least, *folders] if folders:
            book(float(least), [Path(folder) for folder in folders])
        case ["network", folder]:
            network(Path(folder))
        case ["keep", folder]:
            made = f"python -m tests.training.coup.heads network FOLDER, seed {PLANS['response'].seed}"
            keep(load(Path(folder) / "response.npz"), 2, made, TRAINED / "response.json")
        case ["measure", folder]:
            measure(Path(folder))
        case _:
            sys.exit(__doc__)
