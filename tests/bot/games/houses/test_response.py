"""The search for a best answer to prudent houses: what it tries, and how it is judged."""

from concurrent.futures import ThreadPoolExecutor

from bot.lab.games.houses.respond import PLANTED, SPACE, draw_manners, play_against, try_manner
from engine.games.houses.stewards.baseline import MANNER


def test_the_usual_manner_is_tried_first_and_every_other_lies_in_the_space() -> None:
    found = draw_manners(12, 5)

    assert found[0] == MANNER
    assert len(set(map(repr, found))) == 12
    for manner in found[1:]:
        assert all(getattr(manner, name) in among for name, among in SPACE.items())


def test_the_same_seed_plays_the_same_games() -> None:
    """HO-10.5: a share of generations won, counted to the end of the last campaign."""
    one, again = (try_manner(MANNER, PLANTED, 1, 3) for _ in range(2))

    assert one == again
    assert 0 <= one.won <= one.played
    assert one.played >= 1


def test_more_processes_than_generations_still_play() -> None:
    """Every part has one at least: a share of nothing would be told as none won."""
    with ThreadPoolExecutor(1) as executor:
        found = play_against(MANNER, PLANTED, 1, 3, executor, 2)

    assert found.played >= 2
