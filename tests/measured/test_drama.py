"""What is counted of a campaign's drama: rivals, landslides, heirs, and what two campaigns share."""

import pytest
from msgspec.structs import replace

from engine.games.houses import events as e
from engine.games.houses.content import Content, Forecast, HistoryMark, When
from engine.games.houses.moves import Ballot
from tests.engine.games.houses.position import NOTHING, card, outcome, world
from tests.measured import drama

BLANK = Forecast(NOTHING)
PARENT = replace(
    card(),
    id="flood",
    yes=replace(
        card().yes,
        outcomes=(outcome("flood.yes.1", event=HistoryMark("flood.yes.1.event", "army", "positive")),),
    ),
)
HEIR = replace(card(), id="heir", when=When(remembered=("flood.yes",)))
APART = replace(card(), id="apart", when=When(apart=("judge", "sage")))


def opened(name: str, line: str | None = None, phase: int = 1, **fields: object) -> e.PhaseOpened:
    return e.PhaseOpened(phase, name, line, BLANK, BLANK, **fields)  # type: ignore[arg-type]


def content() -> Content:
    return replace(world(), proposals=(PARENT, HEIR, APART, replace(card(), id="plain")))


def counted(*happened: object) -> dict[tuple[str, str], list[float]]:
    """Every figure by group and name."""
    found: dict[tuple[str, str], list[float]] = {}
    for group, name, number in drama.figures(happened, content()):
        found.setdefault((group, name), []).append(number)
    return found


def test_the_most_opposed_pair_is_that_which_voted_most_against_each_other() -> None:
    """An abstention opposes nobody."""
    votes = [("yes", "no", None), ("no", "yes", "no"), ("yes", None, "no")]

    assert 2 == drama.most_opposed(votes)
    assert 0 == drama.most_opposed([("yes", "yes", None)])
    assert 0 == drama.most_opposed([])


def test_by_chance_the_ballots_lie_with_any_seat() -> None:
    """Two who always oppose each other are met by chance less often."""
    votes = [("yes", "no", "yes", "yes", "yes")] * 10

    assert 10 == drama.most_opposed(votes)
    assert drama.by_chance(votes, 1) < 8


@pytest.mark.parametrize(
    ("yes", "no", "unopposed", "landslide"), [(5, 0, 1, 0), (6, 2, 0, 1), (5, 2, 0, 0), (3, 3, 0, 0)]
)
def test_a_landslide_has_three_times_the_other_sides_power(
    yes: int, no: int, unopposed: int, landslide: int
) -> None:
    """And what nobody opposes is told beside it."""
    ballots = (Ballot("yes", yes), Ballot("no", no))
    found = counted(opened("plain"), e.BallotsCounted(ballots, yes, no))

    assert ([unopposed], [landslide]) == (found["unopposed", "any"], found["landslide", "any"])


@pytest.mark.parametrize(("sign", "turns"), [("positive", 0), ("negative", 1)])
def test_memory_turns_where_an_heirs_event_has_the_other_sign(sign: str, turns: int) -> None:
    """Against its parent's."""
    signed = e.EventSigned(0, 0, "heir.yes.1.event", "heir", "army", sign, False)  # type: ignore[arg-type]
    found = counted(
        e.GenerationOpened(1, "king", (), (), (), (), (), 3), opened("heir", named=(("once", 2),)), signed
    )

    assert [turns] == found["heir_turns", ""]
    assert ([1], [1.0]) == (found["heirs", "a table"], found["heirs", "tables"])


def test_the_two_houses_of_a_card_of_offices_are_watched() -> None:
    """Beside any two who voted."""
    offices = e.OfficesDealt((("judge",), ("sage",), (), (), ()), ())
    ballots = (Ballot("yes", 1), Ballot("no", 1), Ballot("yes", 1), None, Ballot("gather"))
    found = counted(offices, opened("apart"), e.BallotsCounted(ballots, 2, 1))

    assert [1.0] == found["between_holders", "seen"]
    assert [2 / 3] == found["between_holders", "by chance"]


def test_two_campaigns_share_what_came_in_both() -> None:
    """Of the second one's cards, general and story cards apart."""
    first = [opened("a"), opened("b"), opened("r1", "river")]
    second = [opened("b"), opened("c"), opened("r1", "river"), opened("r2", "river")]

    assert [("alike", "general", 0.5), ("alike", "story", 0.5)] == [*drama.alike(first, second)]
