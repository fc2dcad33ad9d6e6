"""What a signature is worth: generations won in the three that followed, by what a house signed (HO-8.4).

`python -m tests.measured.signing` plays campaigns by five prudent houses and fits a line. Each house of each
generation is a row; signatures and wins count beyond the mean of the five, since what one wins others lose.
"""

import sys
from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from math import sqrt
from pathlib import Path
from typing import Final

import msgspec
import numpy as np
from msgspec import Struct

from engine.games.houses import events as e
from engine.games.houses.signing import MEMORY
from engine.record.making import Played
from tests.measured.keeping import ROOT, digest
from tests.measured.plans import Plan
from tests.measured.playing import made

KINDS: Final = ("positive", "negative", "story")
PART: Final = 5
"""Campaigns of a part, the least that is kept."""

POINTS: Final = 14.0
"""So many points are a generation won (engine/games/houses/stewards/values/chances.py)."""


class Signed(Struct, frozen=True):
    """One generation: how many of KINDS each house signed in it, and who won it, by seat."""

    signed: tuple[tuple[int, int, int], ...]
    won: tuple[bool, ...]


Campaign = tuple[Signed, ...]
Row = tuple[float, ...]


def campaign(played: Played) -> Campaign:
    """The generations of a campaign, in order."""
    found, signed = list[Signed](), np.zeros((5, 3), int)
    for event in (event for entry in played.log for event in entry.events):
        match event:
            case e.EventSigned():
                signed[event.seat, KINDS.index(event.sign)] += 1
            case e.StorySigned():
                signed[event.seat, KINDS.index("story")] += 1
            case e.GenerationScored():
                won = {score.seat for score in event.scores if score.place == 1}
                rows = tuple((int(a), int(b), int(c)) for a, b, c in signed)
                found.append(Signed(rows, tuple(seat in won for seat in range(5))))
                signed = np.zeros((5, 3), int)
    return tuple(found)


def rows(one: Campaign) -> Iterator[tuple[Row, float]]:
    """What each house signed in each generation, and what it won in the next three, beyond the mean."""
    for spot, generation in enumerate(one):
        later = one[spot + 1 : spot + 1 + MEMORY]
        wins = [sum(after.won[seat] for after in later) for seat in range(5)]
        signed = np.array(generation.signed, float) - np.mean(generation.signed, axis=0)
        for seat in range(5):
            yield tuple(signed[seat]), wins[seat] - sum(wins) / 5


def fitted(campaigns: Sequence[Campaign]) -> tuple[tuple[float, float], ...]:
    """For each of KINDS the generations that one signature is worth, and the standard error."""
    given = [row for one in campaigns for row in rows(one)]
    signed, won = np.array([row for row, _ in given]), np.array([wins for _, wins in given])
    slopes, *_ = np.linalg.lstsq(signed, won, rcond=None)
    left = won - signed @ slopes
    spread = (left @ left) / max(1, len(won) - len(KINDS)) * np.linalg.pinv(signed.T @ signed)
    return tuple((float(slope), sqrt(spread[spot, spot])) for spot, slope in enumerate(slopes))


def _part(plan: Plan, numbers: range) -> tuple[Campaign, ...]:
    return tuple(campaign(made(plan, number)) for number in numbers)


def _played(plan: Plan, folder: Path, jobs: int) -> tuple[Campaign, ...]:
    """The campaigns of the plan; parts that the folder has are not played again."""
    folder.mkdir(parents=True, exist_ok=True)
    parts = [range(at, min(at + PART, plan.games)) for at in range(0, plan.games, PART)]
    files = {part: folder / f"signing-{digest(ROOT)}-{plan.seed}-{part.start}-{part.stop}" for part in parts}
    with ProcessPoolExecutor(jobs) as executor:
        asked = {executor.submit(_part, plan, part): part for part in parts if not files[part].exists()}
        for done, one in enumerate(as_completed(asked), start=1):
            files[asked[one]].write_bytes(msgspec.json.encode(one.result()))
            sys.stderr.write(f"{done} of {len(asked)}\n")
    kept = (msgspec.json.decode(files[part].read_bytes(), type=tuple[Campaign, ...]) for part in parts)
    return tuple(one for part in kept for one in part)


def main() -> None:
    """The fit, said in generations and in points."""
    asked = ArgumentParser(prog="python -m tests.measured.signing")
    asked.add_argument("--games", type=int, default=100)
    asked.add_argument("--seed", type=int, default=61)
    asked.add_argument("--jobs", type=int, default=1)
    asked.add_argument("--folder", type=Path, default=ROOT / "var" / "measured")
    given = asked.parse_args()
    plan = Plan("signing", "houses", ("prudent",) * 5, given.games, given.seed)
    found = _played(plan, given.folder, given.jobs)
    sys.stdout.write(f"{len(found)} campaigns, {sum(map(len, found))} generations\n")
    for kind, (slope, error) in zip(KINDS, fitted(found), strict=True):
        sys.stdout.write(f"{kind} {slope:+.3f} ± {error:.3f} generations, {slope * POINTS:+.2f} points\n")


if __name__ == "__main__":
    main()
