"""Other houses' ballots as a test says them: what each casts, no power below 0, with its chance."""

from collections.abc import Mapping, Sequence

import numpy as np

from engine.games.houses.stewards.expecting.sums import Others, sum_ballots

Ballot = Mapping[int, float]


def combined(*moods: Sequence[Ballot]) -> Others:
    """Their sum in these moods of the council, each as likely."""
    reach = max(1, *[abs(cast) for mood in moods for one in mood for cast in one])
    rows = np.zeros((len(moods), len(moods[0]), 2 * reach + 1))
    for mood, found in enumerate(moods):
        for house, ballot in enumerate(found):
            for cast, chance in ballot.items():
                rows[mood, house, reach + cast] = chance
    return sum_ballots(rows)
