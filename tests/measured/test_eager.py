"""The fit of what houses expect of each other finds the numbers by which votes were made."""

import numpy as np

from tests.measured.eager import Votes, chances, fitted, likelihoods

PLANTED, MOOD, PHASES = np.array([-0.5, 1.0, -2.0]), 0.6, 6000


def made(numbers: np.ndarray, mood: float) -> Votes:
    """Votes of houses that are eager by these numbers, in a mood that a phase's five share."""
    chance = np.random.default_rng(5)
    seen = np.dstack([np.ones((PHASES, 5)), chance.normal(size=(PHASES, 5)), chance.random((PHASES, 5))])
    able = chance.random((PHASES, 5)) < 0.9
    blank = Votes(seen, able, chance.random(PHASES) < 0.2, able)
    found = np.where((chance.random(PHASES) < 0.5)[:, None], *chances(blank, numbers, mood))
    return Votes(seen, able, blank.first, chance.random((PHASES, 5)) < found)


def test_planted_numbers_are_found_again() -> None:
    found, errors = fitted(made(PLANTED, MOOD), MOOD)

    assert np.all(abs(found - PLANTED) < 4 * errors)
    assert np.all(errors < 0.15)


def test_what_was_planted_is_likelier_than_that_nothing_is_known() -> None:
    votes = made(PLANTED, MOOD)
    told, untold = (
        np.log(likelihoods(votes, numbers, MOOD).mean(axis=0)).mean() for numbers in (PLANTED, 0 * PLANTED)
    )

    assert told > untold + 0.1


def test_votes_that_hang_together_are_likelier_by_a_mood_that_they_share() -> None:
    votes = made(PLANTED, 1.2)
    shared, none = (np.log(likelihoods(votes, PLANTED, mood).mean(axis=0)).mean() for mood in (1.2, 0.0))

    assert shared > none
