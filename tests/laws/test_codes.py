"""Every code of a game has its words in both languages, and they need no slot that the rules do not give."""

import pytest

from tests.laws.architects_codes import ARCHITECTS
from tests.laws.game_codes import Codes, needed, source_of, texts_of
from tests.laws.rokugan_codes import ROKUGAN

EACH = pytest.mark.parametrize("codes", [ARCHITECTS, ROKUGAN], ids=lambda codes: codes.game)
IN_EACH_LANGUAGE = pytest.mark.parametrize("language", ["en", "fa"])


@EACH
@IN_EACH_LANGUAGE
def test_every_code_has_its_words_and_no_words_are_left_over(codes: Codes, language: str) -> None:
    """Events, refusals, questions, defaults, moves, fields, values, options and results."""
    found = {key for key in texts_of(codes.game, language) if not key.startswith(codes.known)}

    assert (set(), set()) == (needed(codes).keys() - found, found - needed(codes).keys())


@EACH
@IN_EACH_LANGUAGE
def test_no_words_ask_for_a_slot_that_is_not_there(codes: Codes, language: str) -> None:
    """A slot is a field of the event, the move or the refusal that is always there."""
    texts, needs = texts_of(codes.game, language), needed(codes)

    assert [] == [(key, texts[key] - slots) for key, slots in needs.items() if not texts[key] <= slots]


@EACH
@IN_EACH_LANGUAGE
def test_every_value_of_a_slot_has_its_words(codes: Codes, language: str) -> None:
    """A slot's own text names each value of its list; what it does not know it says as it is."""
    source = source_of(codes.game, language)
    for name, values in codes.slots.items():
        _, _, after = source.partition(f"{codes.game}-slot-{name} =")
        text, _, _ = after.partition(f"\n{codes.game}-")
        assert [] == [value for value in values if f"[{value}]" not in text]
