"""The documents' tables have their places, and what lies outside its bounds is told so."""

from bot.lab.simulation.counters import Counter, Tally
from tests.measured.__main__ import PAGES
from tests.measured.keeping import ROOT
from tests.measured.pages import filled, marked
from tests.measured.plans import PLANS
from tests.measured.tables import tables

LITTLE = 20


def counted() -> dict[str, Tally]:
    """A tally for each plan in which five houses voted three times of four, and little else happened."""
    counter = Counter()
    for _ in range(LITTLE):
        votes = [("ballot_votes", "prudent", float(seat > 0)) for seat in range(4)]
        counter.count([*votes, ("phase_silent", "", 1.0), ("steward_win", "pair", 0.2)])
    return {plan.name: counter.tally() for plan in PLANS}


def test_every_table_has_one_place_and_every_place_a_table() -> None:
    """What is measured is shown, and what is shown is measured."""
    places = [name for page in PAGES for name in marked((ROOT / page).read_text("utf-8"))]

    assert sorted(tables(PLANS, counted())) == sorted(places)


def test_a_page_keeps_what_is_written_by_hand() -> None:
    """Only what stands between two markers changes, and filled again it stays."""
    page = "one\n<!-- measured: x -->\nold\n<!-- end -->\ntwo\n"
    new = filled(page, {"x": "| new |"})

    assert new == "one\n<!-- measured: x -->\n| new |\n<!-- end -->\ntwo\n"
    assert new == filled(new, {"x": "| new |"})


def test_what_is_outside_its_bounds_is_told_so() -> None:
    """Three votes of four are enough; a silent council in every phase is not."""
    made = tables(PLANS, counted())["prudent-voting"]

    assert "| ballots for yes or no | 75.0% ± 9.5 | 40% or more | yes |" in made
    assert "| **phases in which nobody votes so** | **100.0% ± 0.0** | 10% at most | **no** |" in made


def test_no_two_plans_share_a_name_or_a_seed() -> None:
    """The games of one say nothing about those of another."""
    assert len(PLANS) == len({plan.name for plan in PLANS}) == len({plan.seed for plan in PLANS})
