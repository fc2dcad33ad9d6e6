"""Law: Persian says the numbers that English says and denies what English denies; prices are the data's.

A player who reads six where seven are paid, or "may" where the rules say "may not", plays another game than
the table.
"""

import re
from functools import cache
from typing import Final

import pytest

from bot.languages import LANGUAGES, Language
from engine.games.architects.facts import COSTS, DEALS, PLANS, REWARDED, SIDES, Gifts
from engine.games.architects.names import GOODS
from engine.games.coup.base import BLOCKERS, CLAIM, COST, GAIN, LOOT, Kind
from tests import made_once
from tests.laws.test_texts_senses import catalogue
from tests.laws.text_figures import (
    ENGLISH_NUMBERS,
    PERSIAN_NUMBERS,
    alike_problems,
    denial_problems,
    figure_problems,
)
from tests.laws.text_rules import entries

OTHER_FIGURES: Final = frozenset(
    {
        "architects-glossary",  # "hexagon" is "six-sided" in Persian
        "content-mistake-duplicate-key",  # "the two" is not counted in Persian
        "content-mistake-not-a-number",  # "Latin digits" for "0 to 9"
        "content-texts-flaw",
        "houses-name.description",  # the motto leaves out how many houses there are
        "houses-pace-said",  # "دوروزه" is one word
        "houses-reign-place",  # "1st" is a word in Persian
        "pace-said",
        "refusal-quiet-hours",  # the time of day is typed, and stands in code signs
        "rokugan-otherwise-first-objective",
        "rokugan-turn-token",  # "1st" is a word in Persian
        "setting-metrics",  # the bounds of a port are the English reader's
        "setting-port",
    }
)
"""Texts that say other numbers in Persian and mean it; each was read."""

OTHER_DENIALS: Final = frozenset(
    {
        "architects-refusal-cathedral-room",  # "has no room" for "is full"
        "architects-refusal-too-many",  # "no more than so many" for "so many"
        "architects-refusal-unskilled",  # "have not" for "lack"
        "coup-refusal-must-coup",  # "nothing for it but" for "must"
        "coup-remark-grudging-last-2",  # Nowhere is a place
        "coup-remark-patient-last-3",
        "error-not-a-number",  # "write only figures" for "that is no number"
        "error-unknown-text",
        "houses-ask-vote-cast",  # "changes no more" for "stays"
        "houses-event-ballot-cast.own",
        "houses-refusal-deal-contradicts",  # "does not go with" for "contradicts"
        "houses-refusal-not-a-number",
        "houses-role-clause-rebel.short",  # "the king gone" for "no king"
        # A tale is written anew in either language.
        "houses-tale-behind-saved-1",
        "houses-tale-behind-turned-4",
        "houses-tale-behind-vain-2",
        "houses-tale-dead-bare-5",
        "houses-tale-dead-plain-5",
        "houses-tale-fate-last-unity-5",
        "houses-tale-how-plain-5",
        "learn-deal",
        "learn-seat",  # "only you" for "nobody but you"
        "refusal-away-already",  # "is not there" for "is away"
        "refusal-away-not",  # "sits in their place" for "is not away"
        "refusal-clock-moved",
        "refusal-match-which",  # "it is not clear which" for "more than one could be meant"
        "rehearse-promise",
        "rehearse-table-days-done",
        "sheet-missing",  # "lacks" for "may not do"
        "simulate-why",
        "treasure-action-undone",  # "still at work" for "not done"
        "treasure-refusal-already-done",  # "no more to do" for "done"
    }
)
"""Texts that deny in one language alone and mean the same; each was read."""

ALIKE: Final = frozenset[str]()
"""Texts that stand nowhere beside each other and share a word in Persian."""

NUMBERS: Final = {
    "en": {number: (str(number), word) for word, number in ENGLISH_NUMBERS.items()},
    "fa": {number: (word,) for word, number in PERSIAN_NUMBERS.items() if word != "نُه"},
}
"""How a number may stand in a text of each language."""

texts = cache(catalogue)
"""Every text of a language, read once."""

languages = pytest.mark.parametrize("language", LANGUAGES)


def test_both_languages_say_the_same_numbers() -> None:
    """Prices, bounds, counts of cards: of every text of all games, the table, the help and the terminal."""
    assert [] == list(figure_problems(texts("fa"), texts("en"), OTHER_FIGURES))


def test_what_english_denies_persian_denies() -> None:
    """What Persian forbids ("نمی‌شود") English forbids, too; answers and refusals deny in both or in none."""
    assert [] == list(denial_problems(texts("fa"), texts("en"), OTHER_DENIALS))


def test_what_english_tells_apart_persian_tells_apart() -> None:
    """Two buttons of one name, minutes that are called hours: nobody knows which is meant."""
    assert [] == list(alike_problems(texts("fa"), texts("en"), ALIKE))


@pytest.mark.parametrize(
    ("read", "problems"),
    [(OTHER_FIGURES, figure_problems), (OTHER_DENIALS, denial_problems), (ALIKE, alike_problems)],
)
def test_every_text_that_was_read_still_needs_its_leave(read: frozenset[str], problems: object) -> None:
    """What says the same by now is held to the law again."""
    assert callable(problems)
    found = {one.where for one in problems(texts("fa"), texts("en"), frozenset())}

    assert set() == read - found


@pytest.mark.parametrize(
    ("fa", "en", "figures", "denial"),
    [
        ("هفت سکه.", "Seven coins.", False, False),
        ("۷ سکه", "7 coins", False, False),
        ("شش سکه.", "Seven coins.", True, False),
        ("از دسته‌ی پنج‌تایی", "of a set of five", False, False),
        ("هر دو راه", "either way", False, False),
        ("سی‌ودو بایت", "32 bytes", False, False),
        ("هدف خودتان نمی‌شود.", "You can’t aim at yourself.", False, False),
        ("هدف می‌شود خودتان باشید.", "You can’t aim at yourself.", False, True),
        ("جلویش را نمی‌شود گرفت.", "It may be blocked.", False, True),
        ("کسی جلویش را نمی‌گیرد.", "Nobody can stop it.", False, False),
        ("همه جلویش را می‌گیرند.", "Nobody can stop it.", False, True),
    ],
)
def test_a_planted_fault_is_found(fa: str, en: str, figures: bool, denial: bool) -> None:
    """Another number is one of figures, a lost or added "not" one of denial."""
    said, meant = (entries(f"one = {text}\n") for text in (fa, en))

    assert figures == bool(list(figure_problems(said, meant, frozenset())))
    assert denial == bool(list(denial_problems(said, meant, frozenset())))


def test_two_planted_texts_of_one_name_are_found() -> None:
    """Of one family alone, and only where English has two."""
    fa = entries("a-for = مخالف\na-against = مخالف\nb-for = مخالف\n")
    en = entries("a-for = for\na-against = against\nb-for = against\n")

    assert ["a-against", "a-for"] == [one.where for one in alike_problems(fa, en, frozenset())]
    assert [] == list(alike_problems(fa, fa, frozenset()))


@languages
@pytest.mark.parametrize("plan", PLANS)
def test_a_plan_says_what_it_costs_and_brings(language: Language, plan: str) -> None:
    """AW-BUILD-1: its points and each good of its price, no more; a builder saves for what stands there."""
    words = made_once.words(language)
    said = words.say(f"architects-choice-{plan.replace('_', '-')}")
    row = next(row for one, row in PLANS.items() if one == plan)
    price = next(cost for one, cost in COSTS.items() if one == plan)
    parts = said.split(" · ")
    goods = {good: count for good, count in zip(GOODS, price, strict=True) if count}

    assert parts[1].split(" ")[0] in NUMBERS[language][row.points]
    assert goods == goods_said(language, parts[2])


@languages
@pytest.mark.parametrize("card", SIDES)
def test_a_card_of_the_black_market_says_what_it_sells(language: Language, card: str) -> None:
    """AW-BM-3: for the small price, then for the large one."""
    side = next(row for one, row in SIDES.items() if one == card)
    said = made_once.words(language).say(f"architects-choice-{card.replace('_', '-')}")
    small, large = re.split("؛ یا |; or ", said)

    assert (side.small, side.large) == (goods_said(language, small), goods_said(language, large))


@languages
@pytest.mark.parametrize("reward", REWARDED)
def test_a_reward_of_the_cathedral_says_what_it_brings(language: Language, reward: str) -> None:
    """AW-CATH-3."""
    gifts: Gifts = next(gifts for one, gifts in REWARDED.items() if one == reward)
    said = made_once.words(language).say(f"architects-choice-{reward.replace('_', '-')}")

    assert {name: count for name, count in gifts if name in GOODS} == goods_said(language, said)


@languages
def test_a_trade_says_what_it_takes_and_gives(language: Language) -> None:
    """AW-STORE-4: those that anybody may make."""
    for name, deal in DEALS.items():
        if deal.owner is None:
            said = made_once.words(language).say(f"architects-choice-{name.replace('_', '-')}")
            taken, gained = re.split(" در برابر | for ", said)
            price = {good: count for good, count in zip(GOODS, deal.pay, strict=True) if count}

            assert price == goods_said(language, taken)
            assert {one: count for one, count in deal.gain if one in GOODS} == goods_said(language, gained)


@languages
@pytest.mark.parametrize("kind", sorted(CLAIM.keys() | COST.keys() | GAIN.keys()))
def test_an_action_of_coup_says_its_coins_its_claim_and_its_blockers(language: Language, kind: Kind) -> None:
    """CO-3: the numbers and characters are those of the rules' own tables, and no others."""
    words = made_once.words(language)
    said = words.attribute(f"coup-action-{kind.replace('_', '-')}", "description")
    coins = {COST.get(kind), GAIN.get(kind), LOOT if kind == "steal" else None} - {None}
    named = {CLAIM[kind]} if kind in CLAIM else set()
    every = {one: words.say(f"coup-choice-{one}") for one in (*CLAIM.values(), *sum(BLOCKERS.values(), ()))}

    assert all(any(has_word(said, one) for one in NUMBERS[language][count]) for count in coins if count)
    assert named | set(BLOCKERS.get(kind, ())) == {one for one, name in every.items() if has_word(said, name)}


def goods_said(language: Language, text: str) -> dict[str, int]:
    """The goods that a text counts, each with its number."""
    words, found = made_once.words(language), {}
    for good in GOODS:
        name = words.say(f"architects-choice-{good}")
        for number, spelled in NUMBERS[language].items():
            if any(has_word(text, f"{one} {name}") for one in spelled):
                found[good] = number
    return found


def has_word(text: str, word: str) -> bool:
    """Whether these words stand in a text as whole ones, great or small letters alike."""
    return re.search(rf"(?<!\w){re.escape(word)}(?!\w)", text, re.IGNORECASE) is not None
