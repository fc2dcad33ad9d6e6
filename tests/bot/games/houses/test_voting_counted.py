"""What `khandan simulate houses` counts of votes: turnout, sides, margins, offers."""

import pytest

from bot.lab.games.houses.simulation import findings, voting_figures
from bot.lab.simulation.counters import Counter, Tally
from engine.games.houses.clauses import Deal
from engine.games.houses.content import Forecast
from engine.games.houses.events import BallotsCounted, DealOffered, PhaseOpened
from engine.games.houses.moves import Ballot, BallotKind

BLANK = Forecast((0, 0, 0, 0, 0))


def counted(phase: int, ballots: str, *, kind: str = "company", offered: int | None = None) -> Tally:
    """A phase whose five ballots are `yes3 no1 gather - ...` (- is absent)."""
    cast = [ballot(one) for one in ballots.split()]
    sums = {side: sum(one.power for one in cast if one and one.kind == side) for side in ("yes", "no")}
    happened = [PhaseOpened(phase, "card", None, BLANK, BLANK)]
    if offered is not None:
        happened.append(DealOffered(Deal("d", 0, offered, (), (), phase, None), None))
    happened.append(BallotsCounted(tuple(cast), sums["yes"], sums["no"]))
    counter = Counter()
    counter.count(voting_figures(happened, lambda seat: kind))
    return counter.tally()


def ballot(notation: str) -> Ballot | None:
    """A ballot of its notation."""
    if notation == "-":
        return None
    kind: BallotKind = next(one for one in ("yes", "no", "gather", "moderate") if notation.startswith(one))
    return Ballot(kind, int(notation.removeprefix(kind) or 0), True)


def test_a_vote_is_yes_or_no_an_abstention_and_an_absence_are_none_HO_6_4() -> None:
    assert 0.4 == counted(2, "yes3 no1 gather moderate -").row("ballot_votes", "company").mean


@pytest.mark.parametrize(
    ("ballots", "group", "share"),
    [
        ("gather gather - gather moderate", "phase_silent", 1.0),
        ("yes1 gather - gather moderate", "phase_silent", 0.0),
        ("yes1 yes2 no1 gather gather", "phase_sides", 1.0),
        ("yes1 yes2 yes1 gather gather", "phase_sides", 0.0),
        ("yes3 no1 gather gather gather", "phase_close", 1.0),
        ("yes4 no1 gather gather gather", "phase_close", 0.0),
    ],
)
def test_a_phase_counts_as_silent_two_sided_or_close_by_its_ballots(
    ballots: str, group: str, share: float
) -> None:
    assert share == counted(2, ballots).row(group).mean


@pytest.mark.parametrize(
    ("phase", "ballots", "count"), [(1, "yes1 yes1 no1 - -", 1), (2, "yes1 yes1 no1 - -", 0)]
)
def test_only_a_first_phase_is_a_first_phase(phase: int, ballots: str, count: int) -> None:
    assert count == counted(phase, ballots).row("phase_first").count


def test_who_was_made_an_offer_is_counted_by_seat() -> None:
    assert 0.2 == counted(2, "yes1 yes1 no1 - -", offered=3).row("phase_offered", "company").mean


def test_a_margin_is_counted_by_its_power() -> None:
    assert (("2", 1),) == counted(2, "yes3 no1 gather gather gather").counts_of("margin")


@pytest.mark.parametrize(("kind", "within"), [("company", False), ("prudent", True)])
def test_each_steward_is_held_to_bounds_of_its_own(kind: str, within: bool) -> None:
    """Two of five votes: enough for a prudent council, not for company."""
    found = findings(counted(2, "yes3 no1 gather moderate -", kind=kind), 5)

    assert within == next(one for one in found if one.name == "turnout").is_within


def test_tables_of_several_kinds_have_no_bounds_for_votes() -> None:
    mixed = counted(2, "yes1 yes1 no1 - -") + counted(2, "yes1 yes1 no1 - -", kind="prudent")

    assert not [one for one in findings(mixed, 5) if one.group == "voting"]


def test_deals_are_counted_by_the_generation() -> None:
    """HO-6.9: those confirmed; a plain number, not a share."""
    counter = Counter()
    counter.count([("ballot_votes", "company", 1.0), ("phases", "", 6), ("deals", "", 1), ("deals", "", 1)])
    (deals,) = (one for one in findings(counter.tally(), 5) if one.group == "deals")

    assert (2.0, True, False) == (deals.share, deals.plain, deals.is_within)
