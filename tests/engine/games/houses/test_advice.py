"""What an author is told of a card that is no mistake but seldom meant."""

import pytest

from engine.games.houses.content import Answer, Content, Forecast, HistoryMark, Outcome, Proposal, When
from engine.games.houses.reading.review import Advice, Code, advice
from engine.games.houses.reading.texts import Texts

ALWAYS = When()
MIXED = (2, -1, 0, -2, 0)


def _outcome(effects: tuple[int, int, int, int, int], when: When = ALWAYS, *, event: bool = False) -> Outcome:
    mark = HistoryMark("odd.yes.1.event", "army", "positive") if event else None
    return Outcome("odd.yes.1", 7, effects, when, mark)


def _card(yes: Outcome, foreseen: tuple[int, int, int, int, int] = (0, 0, 1, 0, 0)) -> Proposal:
    no = Outcome("odd.no.1", 7, (-2, 1, 0, 2, 0))
    answers = Answer(Forecast((1, 0, 0, 0, 0)), (yes,)), Answer(Forecast(foreseen), (no,))
    return Proposal("odd", *answers)


def _given(card: Proposal, yes: tuple[str, str] = ("x", "x")) -> tuple[Advice, ...]:
    texts = [("odd.problem", ("p", "p")), ("odd.yes.1", yes), ("odd.no.1", ("n", "n"))]
    return advice(Content("", (card,), (), (), (), ()), Texts(("fa", "en"), tuple(sorted(texts))))


@pytest.mark.parametrize(
    ("effects", "code"),
    [
        ((1, 2, 0, 0, 0), "one_sided"),
        ((-1, 0, 0, -3, 0), "one_sided"),
        ((0, 0, 0, 0, 0), "flat"),
        ((3, 3, -1, 1, 0), "steep"),
    ],
)
def test_an_outcome_that_is_seldom_meant_is_named(
    effects: tuple[int, int, int, int, int], code: Code
) -> None:
    """voice.md: three effects with mixed signs."""
    assert (Advice("odd", "yes.1", code),) == _given(_card(_outcome(effects)))


def test_a_good_card_brings_no_advice() -> None:
    """Mixed signs, different forecasts, both languages of a length."""
    assert () == _given(_card(_outcome(MIXED)))


def test_both_answers_foreseeing_the_same_is_no_choice() -> None:
    """HO-6.2: the forecast is what the council chooses by."""
    assert (Advice("odd", "", "same_answers"),) == _given(_card(_outcome(MIXED), (1, 0, 0, 0, 0)))


def test_a_condition_on_an_event_that_no_card_brings_is_named() -> None:
    """HO-R17: it could never hold; an event that a card brings may be waited for."""
    never = _outcome(MIXED, When(remembered=("other",)))
    never_so = _outcome(MIXED, When(remembered=("odd.yes.2",)), event=True)
    own_so = _outcome(MIXED, When(remembered=("odd.yes",)), event=True)
    own = _outcome(MIXED, When(remembered=("odd",)), event=True)

    assert (Advice("odd", "yes.1", "never_remembered"),) == _given(_card(never))
    assert (Advice("odd", "yes.1", "never_remembered"),) == _given(_card(never_so))
    assert () == _given(_card(own)) == _given(_card(own_so))


def test_texts_of_very_different_length_are_named() -> None:
    """The same facts in both languages."""
    found = _given(_card(_outcome(MIXED)), ("word " * 40, "word " * 10))

    assert (Advice("odd", "yes.1", "unequal"),) == found
