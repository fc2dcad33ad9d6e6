"""python -m tests.training.coup.heads: learn a policy for two seats, and find its best answer.

... train FOLDER MILLIONS      so many million games; the policy stands in FOLDER/policy then
... respond FOLDER MILLIONS    learns the best answer to FOLDER/policy, and tells how often it wins
... network FOLDER             learns the best answer as a network, from the steward's
... measure FOLDER             plays FOLDER/policy against the calculating, the liar and the prudent
"""

import subprocess
import sys
from pathlib import Path
from typing import Final

import numpy as np

from tests.training.coup.heads.binding import answers, build
from tests.training.coup.keeping import unpacked
from tests.training.coup.learning import Field
from tests.training.coup.measuring import played_by, share_won
from tests.training.coup.opponents import FROZEN, calculating, liar
from tests.training.coup.plans import PLANS
from tests.training.coup.prudent import prudent_choice
from tests.training.coup.running import run as learned

SEEDS: Final = {"train": "1", "respond": "9001"}
GAMES, ANSWERED, SEED = 4000, 20_000, 9001
STEWARD: Final = Path(__file__).parents[4] / "engine/games/coup/stewards/trained/two.json"


def run(what: str, folder: Path, millions: str) -> None:
    """Runs the C program."""
    folder.mkdir(parents=True, exist_ok=True)
    program = build("learn.c", folder / "learn", "-march=native", "-ffast-math")
    subprocess.run([str(program), what, str(folder), millions, SEEDS[what]], check=True)


def network(folder: Path) -> None:
    """How often a network wins that learned against it alone, by the plan of the steward's `response`."""
    known = answers(folder / "policy", np.random.default_rng(SEED))

    def tell(rounds: int, entropy: float, field: Field) -> None:
        share = field.won[FROZEN] / max(field.ended[FROZEN], 1)
        field.won[:] = field.ended[:] = 0
        sys.stdout.write(f"{rounds} rounds: the policy won {share:.3f} of the last\n")
        sys.stdout.flush()

    found = learned(PLANS["response"], unpacked(STEWARD), known, folder / "response.npz", tell)
    share = share_won(played_by(found, np.random.default_rng(SEED)), known, 2, ANSWERED, SEED)
    sys.stdout.write(f"the network won {share:.1%} of {ANSWERED}\n")


def measure(folder: Path) -> None:
    """The share of games that it wins, seats changed."""
    for name, other in (("calculating", calculating), ("liar", liar), ("prudent", prudent_choice)):
        one = answers(folder / "policy", np.random.default_rng(SEED))
        sys.stdout.write(f"against the {name}: {share_won(one, other, 2, GAMES, SEED):.1%} of {GAMES}\n")


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["train" | "respond" as what, folder, millions]:
            run(what, Path(folder), millions)
        case ["network", folder]:
            network(Path(folder))
        case ["measure", folder]:
            measure(Path(folder))
        case _:
            sys.exit(__doc__)
