"""python -m tests.training.coup.beliefs: learn a policy for two seats, and find its best answer.

... train FOLDER MILLIONS SEED [HIDDEN]  learns for so many million turns, with so many units a layer (128);
                                         FOLDER/mind is what it has learned
... ends FOLDER MILLIONS SEED            then learns for so many million turns with one card each who wins
... lean FOLDER ANSWER...                leans to what wins more against the calculating and such answers,
                                         files or kept: FOLDER/leans.json
... keep FOLDER                          writes that as the steward's file
... measure FOLDER|kept                  plays it against the calculating, the liar and the prudent
... respond FOLDER|kept ROUNDS           learns the best answer to it as a network, from the kept one;
                                         the answer stands in FOLDER, for kept in var/coup
... keep-response FOLDER                 writes that answer as the steward's file
"""

import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Final

import numpy as np

from tests.training.coup.beliefs import minds
from tests.training.coup.beliefs.binding import OUTPUTS, QUICK, build, hidden_of
from tests.training.coup.beliefs.guest import Guest
from tests.training.coup.beliefs.leaning import leaned, leaning, read, write
from tests.training.coup.beliefs.noting import slopes, step
from tests.training.coup.keeping import keep, unpacked
from tests.training.coup.learning import Field, Script
from tests.training.coup.measuring import played_by, share_won
from tests.training.coup.nets import Net
from tests.training.coup.opponents import FROZEN, calculating, liar
from tests.training.coup.plans import PLANS
from tests.training.coup.prudent import prudent_choice
from tests.training.coup.running import ROWS, load
from tests.training.coup.running import run as answered

ROOT: Final = Path(__file__).parents[4]
TRAINED: Final = ROOT / "engine/games/coup/stewards/trained"
KEPT: Final = "kept"
MIND, ENDS, LEANS, MADE = "mind", "ends", "leans.json", "made"
ANSWER, ANSWER_MADE = "response.npz", "response.made"
"""The files of a folder: what was learned, of whole games and of their ends, how it leans, by which commands,
and its best answer and how that was made."""

PARTS, GAMES, SEED, LEANT = 5, 4000, 9001, 7001
"""So many times so many games are measured, each part with a seed of its own, others where it leans by them:
every table has its joint, fifty thousand bytes."""

COMMAND: Final = "python -m tests.training.coup.beliefs"


def train(folder: Path, millions: str, seed: str, hidden: str) -> None:
    """Runs the C program."""
    folder.mkdir(parents=True, exist_ok=True)
    program = build("learn.c", folder / "learn", int(hidden), *QUICK)
    subprocess.run([str(program), str(folder / MIND), millions, seed], check=True)
    (folder / MADE).write_text(f"{COMMAND} train FOLDER {millions} {seed} {hidden}")


def ends(folder: Path, millions: str, seed: str) -> None:
    """Runs the C program that learns the ends of what was learned."""
    made = (folder / MADE).read_text().split(", ")[0]
    units = hidden_of(len(minds.learned(folder / MIND).policy), OUTPUTS)
    program = build("learn.c", folder / "learn", units, *QUICK)
    subprocess.run([str(program), str(folder / MIND), millions, seed, str(folder / ENDS)], check=True)
    (folder / MADE).write_text(f"{made}, ends FOLDER {millions} {seed}")


def lean(folder: Path, answers: list[str]) -> None:
    """Leans further, by games against the calculating and these answers."""
    nets = [answer_of(one) for one in answers]
    others: list[Script] = [calculating, *(played_by(net, np.random.default_rng(LEANT)) for net in nets)]
    mind = leaning_in(folder)
    found_so = [slopes(mind, [one] * PARTS, GAMES, LEANT + 100 * n) for n, one in enumerate(others)]
    for name, one in zip(["the calculating", *answers], found_so, strict=True):
        say(f"against {name} it won {one.share:.1%} of {PARTS * GAMES}")
    write(read(folder / LEANS) + step(*found_so), folder / LEANS)
    (folder / MADE).write_text(f"{(folder / MADE).read_text()}, lean FOLDER {' '.join(answers)}")


def answer_of(source: str) -> Net:
    """A file of an answer, or the kept one."""
    return unpacked(TRAINED / "response.json") if source == KEPT else load(Path(source))


def found(source: str) -> minds.Mind:
    """What stands in a folder, or the steward's file."""
    if source == KEPT:
        return minds.kept(TRAINED / "beliefs.npz")
    folder = Path(source)
    return leaning_in(folder) if (folder / LEANS).exists() else minds.sharpened(learned_in(folder))


def learned_in(folder: Path) -> minds.Mind:
    """What stands in a folder as it was learned."""
    return minds.learned(folder / MIND, folder / ENDS)


def leaning_in(folder: Path) -> minds.Mind:
    """The same as it leans."""
    return leaned(learned_in(folder), leaning(read(folder / LEANS)))


def shares(mind: minds.Mind, others: list[Script]) -> float:
    """The share of games that it wins against each part's other, seats changed."""
    won = []
    for part, other in enumerate(others):
        one = Guest(mind, GAMES, np.random.default_rng(part))
        won.append(share_won(one, other, 2, GAMES, SEED + part))
        one.opened.close()
    return float(np.mean(won))


def measure(mind: minds.Mind) -> None:
    """The share of games that it wins against each fixed opponent."""
    for name, other in (("calculating", calculating), ("liar", liar), ("prudent", prudent_choice)):
        say(f"against the {name}: {shares(mind, [other] * PARTS):.1%} of {PARTS * GAMES}")


def respond(source: str, rounds: int) -> None:
    """How often a network wins that learned against it alone, by the plan of `response`."""
    mind, folder = found(source), ROOT / "var/coup" if source == KEPT else Path(source)
    folder.mkdir(parents=True, exist_ok=True)
    plan = replace(PLANS["response"], rounds=rounds)
    known = Guest(mind, ROWS, np.random.default_rng(SEED))

    def tell(done: int, entropy: float, field: Field) -> None:
        share = 1 - field.won[FROZEN] / max(field.ended[FROZEN], 1)
        field.won[:] = field.ended[:] = 0
        say(f"{done} rounds: the answer won {share:.1%} of the last")

    one = answered(plan, unpacked(TRAINED / "response.json"), known, folder / ANSWER, tell)
    (folder / ANSWER_MADE).write_text(f"{COMMAND} respond FOLDER {rounds}, seed {plan.seed}")
    others: list[Script] = [played_by(one, np.random.default_rng(SEED + part)) for part in range(PARTS)]
    say(f"the answer won {1 - shares(mind, others):.1%} of {PARTS * GAMES}")


def say(line: str) -> None:
    """At once, whatever stands behind."""
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["train", folder, millions, seed, *hidden] if len(hidden) < 2:
            train(Path(folder), millions, seed, *(hidden or ["128"]))
        case ["ends", folder, millions, seed]:
            ends(Path(folder), millions, seed)
        case ["lean", folder, answer, *others]:
            lean(Path(folder), [answer, *others])
        case ["keep", folder]:
            minds.keep(found(folder), (Path(folder) / MADE).read_text(), TRAINED / "beliefs.npz")
        case ["measure", source]:
            measure(found(source))
        case ["respond", source, rounds]:
            respond(source, int(rounds))
        case ["keep-response", folder]:
            made = (Path(folder) / ANSWER_MADE).read_text()
            keep(load(Path(folder) / ANSWER), 2, made, TRAINED / "response.json")
        case _:
            sys.exit(__doc__)
