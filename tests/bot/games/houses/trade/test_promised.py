"""Promises that the leaf of deals asks about (HO-R23)."""

from msgspec.structs import replace

from bot.games.houses.trade.promised import to_mark
from engine.games.houses.state import Promised
from tests.bot.games.houses.houses_matches import Moment, moments, renderer, scene

OWN_WORDS = "We leave the chair to you"


def asked_about(*texts: str) -> list[str]:
    """What the second seat is asked about in the second generation, given these words of the first."""
    moment = next(one for one in moments(3) if one.match_state.state.stage == "vote")
    given = tuple(Promised(f"0-1-{n}", 0, 1, 0, text, None) for n, text in enumerate(texts, 1))
    state = replace(moment.match_state.state, promises=given, generation=2)
    there = scene(Moment(replace(moment.match_state, state=state), moment.entry), "en")
    return [one.text for one in to_mark(renderer().voice(there, 1), 1)]


def test_a_word_about_an_earlier_generations_vote_is_asked_about_no_more() -> None:
    """HO-R23: six of them stood above the offers of the next generation, and pushed its own words out."""
    assert ["pledge_yes_2_0"] == asked_about("pledge_yes_1_3", "pledge_yes_2_0")


def test_the_newest_promise_stands_first() -> None:
    """HO-R23: the leaf has room for three, and one's own words know no generation."""
    assert ["pledge_no_2_0", OWN_WORDS] == asked_about(OWN_WORDS, "pledge_yes_1_3", "pledge_no_2_0")
