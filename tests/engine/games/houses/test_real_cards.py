"""What our own cards owe to those who read them: heirs that name what they come from, buttons that say
something, and no formula told again and again."""

import re
from collections import Counter
from collections.abc import Iterator

from engine.games.houses.content import Outcome, Proposal
from engine.games.houses.reading import read
from engine.games.houses.reading.texts import wording
from tests.engine.games.houses.campaigns import REAL

CONTENT, TEXTS = read(REAL)
CARDS = CONTENT.proposals
LANGUAGES = ("fa", "en")
HEIRS = tuple(card for card in CARDS if card.pull is not None and card.pull.when.remembered)


def said(language: str, key: str) -> str:
    return wording(TEXTS, key, language)


def outcomes(card: Proposal) -> tuple[Outcome, ...]:
    return (*card.yes.outcomes, *card.no.outcomes)


def parent_outcome(heir: Proposal) -> Outcome:
    """The likeliest outcome of the answer from which this card comes, or the outcome that it names."""
    assert heir.pull is not None
    (name,) = heir.pull.when.remembered
    every = (outcome for card in CARDS for outcome in outcomes(card))
    return next(outcome for outcome in every if outcome.id == name or outcome.id.startswith(f"{name}."))


def likeliest(card: Proposal) -> Iterator[Outcome]:
    for answer in (card.yes, card.no):
        yield max(answer.outcomes, key=lambda one: one.weight)


def test_an_heir_names_the_event_and_its_signer_in_every_language() -> None:
    """HO-R17: a card drawn by memory says what is remembered, by its name, and who signed it."""
    for heir in HEIRS:
        event = f"{parent_outcome(heir).id}.event"
        for language in LANGUAGES:
            problem = said(language, f"{heir.id}.problem")
            assert said(language, event) in problem, (heir.id, language)
            assert "{ $once }" in problem, (heir.id, language)


def test_an_heir_is_drawn_only_while_its_event_is_remembered() -> None:
    """HO-R17."""
    assert len(HEIRS) >= 36
    for heir in HEIRS:
        assert heir.pull is not None
        assert heir.when == heir.pull.when


def test_in_half_of_the_heirs_memory_turns_against_its_maker() -> None:
    """The events of both answers have the other sign than the one that opened the card."""
    turned = 0
    for heir in HEIRS:
        parent = parent_outcome(heir).event
        assert parent is not None
        turned += all(one.event is not None and one.event.sign != parent.sign for one in likeliest(heir))

    assert 2 * turned >= len(HEIRS)


def test_no_button_stands_on_two_cards_or_says_that_a_thing_is_itself() -> None:
    for language in LANGUAGES:
        buttons = [said(language, f"{card.id}.{side}") for card in CARDS for side in ("yes", "no")]
        assert [text for text, times in Counter(buttons).items() if times > 1] == []
        assert [text for text in buttons if _says_x_is_x(text)] == []


X_IS_X = re.compile(r"(?:An? |The )?(\w+) (?:(?:is|are) (?:an? |the )?)?\1(?: است)?", re.IGNORECASE)


def _says_x_is_x(text: str) -> bool:
    return X_IS_X.fullmatch(text) is not None


def test_a_button_that_says_a_thing_is_itself_is_found() -> None:
    for text in ("A wall is a wall", "Seven are seven", "دیوار دیوار است"):
        assert _says_x_is_x(text)


def test_no_event_bears_the_title_of_its_card() -> None:
    for card in CARDS:
        events = [outcome.event.id for outcome in outcomes(card) if outcome.event is not None]
        for language in LANGUAGES:
            title = said(language, f"{card.id}.title")
            assert title not in [said(language, event) for event in events], (card.id, language)


def test_few_problems_say_that_somebody_wants_something() -> None:
    """In others somebody does something: at most one in five says so, in either language."""
    for language, formula in (("fa", "می‌خواه(?:د|ند)"), ("en", r"\bwants?\b")):
        problems = [said(language, f"{card.id}.problem") for card in CARDS]
        saying = [text for text in problems if re.search(formula, text)]
        assert 5 * len(saying) <= len(problems), (language, len(saying))


def test_few_cards_count_to_forty() -> None:
    for language, number in (("fa", "چهل"), ("en", r"\b[Ff]ort(?:y|ieth)\b")):
        place = TEXTS.languages.index(language)
        told = {key.split(".")[0] for key, texts in TEXTS.entries if re.search(number, texts[place])}
        assert len(told & {card.id for card in CARDS}) <= 12, (language, sorted(told))
