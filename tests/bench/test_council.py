"""The bench measures what it says; how fast that is stands in no test."""

from tests.bench.council import along_a_campaign


def test_the_benchs_campaign_comes_to_move_2000_with_ballots_there() -> None:
    """HO-R04: players by lot would else agree to stop long before, and nothing would be measured."""
    late, early = along_a_campaign()

    assert late > 0
    assert early > 0
