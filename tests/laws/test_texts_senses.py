"""Law: what is said in Persian is said in Persian, and says what the English says."""

from typing import Final

import pytest

from bot.languages import Language
from bot.render.catalogue import sources, texts_folder
from tests.data.real import real
from tests.laws.tale_orders import TALES
from tests.laws.text_rules import entries
from tests.laws.text_senses import Orders, Texts, orders, problems

TURNED: Final[Orders] = {
    **TALES,
    "coup-event-coins-stolen": ("seat", "target", "coins"),
    "houses-bond-sign": ("kinds", "other", "when"),
    "houses-condition-role-held": ("n", "role"),
    "architects-count": ("name", "count"),
    "architects-event-captured": ("seat", "text architects-slot-location", "count", "target"),
    "architects-event-effect-asked": ("seat", "text architects-slot-card"),
    "rokugan-event-control-added": ("seat", "text rokugan-slot-province", "count"),
    "houses-event-momentum-turned": ("resource", "house", "momentum"),
    "motion-successor": ("asker", "number", "name", "newcomer"),
    "houses-notice-away-begun": ("epoch", "name"),
    "notice-away-planned": ("epoch", "name"),
    "refusal-option-value": ("option", "value"),
    "treasure-event-treasure-taken": tuple(
        f"text treasure-slot-{name}" for name in ("robbed", "source", "ship", "hold")
    ),
}
"""Where a Persian sentence names things in another order than the English one; each was read."""

PERSIAN = "خاندانِ { $house } به { $seat } { SIGNED($by) } داد."
ENGLISH = "House { $house } gave { $seat } { SIGNED($by) }."


def catalogue(language: Language) -> Texts:
    """Every text of all games and pages."""
    return {key: text for _, one in sources(texts_folder(), language) for key, text in entries(one).items()}


def content(place: int) -> Texts:
    """Every text of the cards, legacies, kings and emblems."""
    told = "".join(f"{one[0].replace('.', '-')} = {one[1][place]}\n" for one in real()[1].entries)
    return entries(told)


def found(fa: str, en: str = ENGLISH, turned: Orders | None = None) -> set[str]:
    """The rules that this pair of texts breaks."""
    said, meant = (entries(f"one = {text}\n") for text in (fa, en))
    return {problem.rule for problem in problems(said, meant, turned or {})}


def test_every_text_says_the_same_in_both_languages() -> None:
    """Of all games, the table, the terminal and the help: none is left in English, no two slots swapped."""
    assert [] == list(problems(catalogue("fa"), catalogue("en"), TURNED))


def test_every_order_that_was_read_is_still_another_than_the_english() -> None:
    """What is said in the same order by now needs no leave."""
    fa, en = catalogue("fa"), catalogue("en")

    assert [] == [key for key in TURNED if key not in fa or orders(fa[key]) == orders(en[key])]


def test_every_text_of_the_cards_is_written_in_its_language() -> None:
    """Where its placeables stand is each language's own affair."""
    broken = problems(content(0), content(1), {})

    assert [] == [one for one in broken if one.rule != "order"]


def test_a_pair_that_says_the_same_has_no_problem() -> None:
    """A name of the terminal stays as it is; counting is each language's own affair."""
    assert set() == found(PERSIAN)
    assert set() == found("پوشه‌ی { $house } در .env نیست.", "The folder { $house } is not in .env.")
    assert set() == found("{ $n } تاج", "{ $n ->\n    [one] { $n } crown\n   *[other] { $n } crowns\n }")


@pytest.mark.parametrize(
    ("rule", "fa"),
    [
        ("script", ENGLISH),
        ("script", "خاندانِ { $house } به { $seat } gave { SIGNED($by) }."),
        ("order", "خاندانِ { $seat } به { $house } { SIGNED($by) } داد."),
        ("order", "خاندانِ { $house } به { $seat } { $by } داد."),
        ("order", "خاندانِ { $house } به { $seat } داد."),
        ("signs", "خاندانِ { $house } به { $seat } + { SIGNED($by) } داد."),
        ("choices", "{ $why ->\n    [perk] { $house }\n   *[other] هیچ\n }"),
    ],
)
def test_a_planted_fault_is_found(rule: str, fa: str) -> None:
    """Each rule of the law finds what it is there for."""
    assert rule in found(fa)


def test_a_fault_in_any_of_a_texts_choices_is_found() -> None:
    """Slots are compared choice by choice, so that the first variant does not speak for the second."""
    en = "{ $why ->\n    [perk] { $house } by { $seat }\n   *[other] { $house } to { $seat }\n }"
    swapped = "{ $why ->\n    [perk] { $house } از { $seat }\n   *[other] { $seat } به { $house }\n }"
    renamed = "{ $why ->\n    [perks] { $house } از { $seat }\n   *[other] { $house } به { $seat }\n }"

    assert {"order"} == found(swapped, en)
    assert "choices" in found(renamed, en)


def test_an_order_that_was_read_holds_for_that_order_alone() -> None:
    """Another swap in the same sentence is found."""
    en, fa = "{ $seat } takes { $n } from { $target }.", "{ $seat } از { $target } گرفت: { $n }."
    turned = {"one": ("seat", "target", "n")}

    assert set() == found(fa, en, turned)
    assert {"order"} == found("{ $target } از { $seat } گرفت: { $n }.", en, turned)
