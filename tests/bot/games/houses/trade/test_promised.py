"""Promises that the leaf of deals asks about (HO-R23)."""

import pytest
from msgspec.structs import replace

from bot.games.houses.presenter import Presenter
from bot.games.houses.trade.deals import to_mark
from bot.languages import LANGUAGES, Language
from bot.render.panel import Button, Buttons, Choice
from engine.games.houses.state import Promised
from engine.games.houses.view import view
from engine.kernel.seats import Seat
from tests.bot.core_world import plain
from tests.bot.games.houses.houses_matches import Moment, moments, renderer, scene

OWN_WORDS = "We leave the chair to you"


def asked_about(*texts: str, own: str = "") -> list[str]:
    """What the second seat is asked about in the second generation, given these words of the first.

    The newest are its `own` words to the first, where it gave any.
    """
    moment = next(one for one in moments(3) if one.match_state.state.stage == "vote")
    given = tuple(Promised(f"0-1-{n}", 0, 1, 0, text, None) for n, text in enumerate(texts, 1))
    given += (Promised("1-0-1", 1, 0, 0, own, None),) if own else ()
    state = replace(moment.match_state.state, promises=given, generation=2)
    there = scene(Moment(replace(moment.match_state, state=state), moment.entry), "en")
    return [one.text for one in to_mark(Presenter(renderer().scene_for(there, 1)), 1)]


def test_a_word_about_an_earlier_generations_vote_is_asked_about_no_more() -> None:
    """HO-R23: six of them stood above the offers of the next generation, and pushed its own words out."""
    assert ["pledge_yes_2_0"] == asked_about("pledge_yes_1_3", "pledge_yes_2_0")


def test_a_word_about_the_open_vote_waits_for_its_count() -> None:
    """HO-R23: before it nobody can have kept or broken it, and asked too early one calls it by guess."""
    assert [] == asked_about("pledge_yes_2_1")
    assert ["pledge_yes_2_0"] == asked_about("pledge_yes_2_1", "pledge_yes_2_0")


def test_the_newest_promise_stands_first() -> None:
    """HO-R23: the leaf has room for three, and one's own words know no generation."""
    assert ["pledge_no_2_0", OWN_WORDS] == asked_about(OWN_WORDS, "pledge_yes_1_3", "pledge_no_2_0")


def test_the_others_words_stand_before_ones_own() -> None:
    """HO-R23: what one gave oneself filled the leaf, above the words that one was given."""
    asked = asked_about("pledge_yes_2_0", "pledge_no_2_0", own=OWN_WORDS)

    assert ["pledge_no_2_0", "pledge_yes_2_0", OWN_WORDS] == asked


def after_a_count() -> tuple[Moment, Seat, str]:
    """A later vote, a house that voted in the first phase, and the answer that the count showed."""
    for moment in moments(3):
        state = moment.match_state.state
        if state.stage == "vote" and state.phase.number == 2:
            ballots = next(one.ballots for one in state.counts if (one.generation, one.phase) == (1, 1))
            for seat, one in enumerate(ballots):
                if one is not None and one.kind in ("yes", "no"):
                    return moment, seat, one.kind
    raise LookupError("no vote")


def other_than(seat: Seat) -> Seat:
    """The first seat but this one."""
    return 1 if seat == 0 else 0


def leaf_of(moment: Moment, by: Seat, text: str, language: Language) -> tuple[list[Button], list[str]]:
    """On the leaf of deals of the house that was promised this: buttons, and what the menu offers."""
    reader = other_than(by)
    promise = Promised(f"{by}-{reader}-1", by, reader, 0, text, None)
    state = replace(moment.match_state.state, promises=(promise,))
    there = scene(Moment(replace(moment.match_state, state=state), moment.entry), language)
    assert promise in view(state, reader).promises
    blocks = renderer().leaf(there, reader, "deals", 0).blocks
    buttons = [one for block in blocks if isinstance(block, Buttons) for one in block.buttons]
    menus = [one for block in blocks if isinstance(block, Choice) for one in block.options]
    return [one for one in buttons if ":do:" in one.custom_id], [plain(one.label) for one in menus]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_word_about_a_vote_that_everybody_saw_is_answered_by_one_press(language: Language) -> None:
    """HO-R23: the ledger is the parties' own, so that the menu has both answers still."""
    moment, by, side = after_a_count()
    other = "no" if side == "yes" else "yes"
    said = {"en": ("kept it", "broke it"), "fa": ("سرِ قولش ماند", "قولش را شکست")}[language]
    for answer, words in zip((side, other), said, strict=True):
        (button,), menu = leaf_of(moment, by, f"pledge_{answer}_1_1", language)
        house = Presenter(renderer().scene_for(scene(moment, language), by)).house(by)

        assert words in plain(button.label)
        assert plain(house) in plain(button.label)
        assert 2 == len(menu)


def test_other_words_are_asked_about_as_ever() -> None:
    """HO-R23: no count tells of them."""
    moment, by, _ = after_a_count()
    buttons, menu = leaf_of(moment, by, OWN_WORDS, "en")

    assert [] == buttons
    assert 2 == len(menu)
