"""Plans played in parts by several processes; what is done is kept, so that a stopped run goes on."""

import pickle
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, as_completed
from hashlib import blake2b
from pathlib import Path
from typing import Final

from msgspec.structs import replace

from bot.lab.simulation.counters import Tally
from tests.measured.plans import Plan, key
from tests.measured.playing import play

ROOT: Final = Path(__file__).parents[2]
SOURCES: Final = ("engine", "bot/games", "bot/lab/games", "bot/lab/simulation", "data/houses")
MEASURES: Final = ("plans.py", "playing.py", "pair.py", "drama.py", "habits.py")
"""What a game played may depend on; a change there makes all anew."""

PART = 10
"""Games of a part, the least that is kept."""


def tallies(
    plans: tuple[Plan, ...], folder: Path, executor: Executor, told: Callable[[str], object]
) -> dict[str, Tally]:
    """What was counted of each plan, by its name; parts that the folder has are not played again."""
    folder.mkdir(parents=True, exist_ok=True)
    stamp = digest(ROOT)
    found = {plan.name: Tally() for plan in plans}
    waiting = {}
    for plan, numbers in _parts(plans):
        file = folder / f"{_name(stamp, plan, numbers)}.pickle"
        if file.exists():
            # Sums are exact fractions, which JSON has not; the folder is the program's own.
            found[plan.name] += pickle.loads(file.read_bytes())
        else:
            waiting[executor.submit(play, plan, numbers)] = plan, file
    for done, one in enumerate(as_completed(waiting), start=1):
        plan, file = waiting[one]
        tally = one.result()
        file.write_bytes(pickle.dumps(tally))
        found[plan.name] += tally
        told(f"{done} of {len(waiting)}: {plan.name}")
    return found


def digest(root: Path) -> str:
    """The rules, stewards, cards and measures, as they stand."""
    mark = blake2b(digest_size=8)
    files = [file for source in SOURCES for file in sorted((root / source).rglob("*"))]
    files += [Path(__file__).parent / name for name in MEASURES]
    for file in files:
        if file.suffix in (".py", ".yaml", ".json"):
            mark.update(file.relative_to(root).as_posix().encode() + file.read_bytes())
    return mark.hexdigest()


def _parts(plans: tuple[Plan, ...]) -> Iterator[tuple[Plan, range]]:
    for plan in plans:
        for first in range(0, plan.games, PART):
            yield plan, range(first, min(first + PART, plan.games))


def _name(stamp: str, plan: Plan, numbers: range) -> str:
    """How many games the whole plan has does not matter: a smaller run is a part of a larger one."""
    words = f"{stamp} {key(replace(plan, games=0))} {numbers.start} {numbers.stop}"
    return blake2b(words.encode(), digest_size=12).hexdigest()
