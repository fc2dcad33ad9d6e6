"""`make documents`: plays every plan, and makes the tables and charts of the two documents anew."""

import sys
from argparse import ArgumentParser
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Final

from msgspec.structs import replace

from bot.lab.simulation.counters import Tally
from bot.lab.simulation.jobs import Job
from bot.lab.simulation.report import draw, report
from tests.measured.keeping import ROOT, tallies
from tests.measured.pages import filled
from tests.measured.plans import PLANS, Plan
from tests.measured.playing import known
from tests.measured.tables import tables

PAGES: Final = ("docs/notebook/balance.md", "docs/notebook/stewards.md")
DRAWN: Final = ("prudent", "company")
"""Plans whose turnout and margins are drawn."""


def main() -> None:
    """Everything; parts that were played before with the same rules and cards are taken as they are."""
    asked = ArgumentParser(prog="python -m tests.measured")
    asked.add_argument("--jobs", type=int, default=2, help="processes at once")
    asked.add_argument("--folder", type=Path, default=ROOT / "var" / "measured", help="where parts are kept")
    asked.add_argument("--most", type=int, default=max(plan.games for plan in PLANS), help="games of a plan")
    asked.add_argument("--only", nargs="*", help="play and keep the parts of these plans; no page is made")
    given = asked.parse_args()
    plans = tuple(replace(plan, games=min(plan.games, given.most)) for plan in PLANS)
    if given.only:
        plans = tuple(plan for plan in plans if plan.name in given.only)
    with ProcessPoolExecutor(given.jobs) as executor:
        found = tallies(plans, given.folder, executor, lambda line: sys.stderr.write(f"{line}\n"))
    if given.only:
        return
    made = tables(plans, found)
    for name in PAGES:
        page = ROOT / name
        page.write_text(filled(page.read_text("utf-8"), made), "utf-8")
    for plan in plans:
        if plan.name in DRAWN:
            _drawn(plan, found[plan.name])


def _drawn(plan: Plan, tally: Tally) -> None:
    folder = ROOT / "docs" / "charts" / plan.name
    folder.mkdir(parents=True, exist_ok=True)
    content = known().content(plan.game)
    stewards = plan.stewards
    whole = Job(plan.game, len(stewards), stewards, plan.seed, range(plan.games), content, None, "en")
    draw(report(whole, tally), folder, "en", ("voting", "margin"))


if __name__ == "__main__":
    main()
