"""Standing orders in words: all of them can be said, and the longest panel and forms fit."""

from typing import Any, get_args

import pytest
from msgspec.structs import replace

from bot.games.houses.orders import (
    condition_text,
    form,
    menu_value,
    page,
    powers,
    with_changed_rule,
    with_entered_rest,
    with_entered_rule,
)
from bot.games.houses.presenter import Presenter
from bot.languages import Language
from bot.render.forms import to_modal
from bot.render.layout import to_view
from engine.games.houses.names import RESOURCES
from engine.games.houses.orders import (
    RULES_MOST,
    Answer,
    Condition,
    Duty,
    HousesOrders,
    Limits,
    Otherwise,
    Power,
    Rule,
    Trade,
    When,
)
from engine.kernel.refused import Refused
from tests.bot.games.houses.houses_matches import campaign, languages, renderer, scene

LINES = ("surrender", "river")
ALL = tuple(
    Condition(when, what)
    for when in get_args(When)
    for what in {"line": ("river",), "leader": ("0", "4"), "moderator": ("4",)}.get(
        when, RESOURCES if "ise" in when or "lower" in when else ("",)
    )
)
"""Every kind of condition, about everything that it can be about."""


def presenter(language: Language) -> Presenter:
    """A seat of a campaign with the longest names."""
    moment = campaign(3, seats=5, generations=1)[-1]
    made: Presenter = Presenter(renderer().scene_for(scene(moment, language), 1))
    return made


def fullest() -> HousesOrders:
    """As many rules as there may be, each with the longest words."""
    rules = tuple(Rule(one, "role", Power("part", 75)) for one in ALL[-RULES_MOST:])
    return HousesOrders(rules, "moderate", Limits("paid", 99), get_args(Duty))


@languages
def test_the_fullest_orders_fit_one_private_message(language: Language) -> None:
    """An answer has no second page."""
    assert to_view(page(presenter(language), fullest())).children
    assert to_view(page(presenter(language), None)).children


@languages
@pytest.mark.parametrize("topic", ["rule", "rest"])
def test_both_forms_fit(language: Language, topic: Any) -> None:
    """Five labels at most, 25 options in each menu."""
    assert to_modal(form(presenter(language), fullest(), topic)).children


@languages
def test_every_rule_limit_and_duty_can_be_said(language: Language) -> None:
    """A missing text or slot raises."""
    speaker = presenter(language)
    for when in ALL:
        assert condition_text(speaker, when)
        assert len(menu_value(when)) <= 100
    for answer, power in ((one, other) for one in get_args(Answer) for other in powers().values()):
        assert page(speaker, HousesOrders((Rule(Condition("always"), answer, power),)))
    for otherwise, trade in ((one, other) for one in get_args(Otherwise) for other in get_args(Trade)):
        assert page(speaker, HousesOrders((), otherwise, Limits(trade, 3)))


def entered(**given: str) -> dict[str, tuple[str, ...]]:
    """A rule's form as it is sent."""
    return {name: (text,) if text else () for name, text in given.items()}


@pytest.mark.parametrize(
    ("given", "rule"),
    [
        ({"when": "always", "answer": "yes"}, Rule(Condition("always"), "yes", Power("points", 1))),
        (
            {"when": "line", "what": "line:river", "answer": "no", "power": "25%"},
            Rule(Condition("line", "river"), "no", Power("part", 25)),
        ),
        (
            {"when": "moderator", "what": "house:2", "answer": "role", "power": "all"},
            Rule(Condition("moderator", "2"), "role", Power("all")),
        ),
    ],
)
def test_a_form_becomes_a_rule(given: dict[str, str], rule: Rule) -> None:
    """What is left open has its usual value."""
    assert (rule,) == with_entered_rule(HousesOrders(), entered(**given), LINES, 5).rules


def test_a_rule_with_the_same_condition_takes_the_place_of_the_old_one() -> None:
    """Where it stands; two could never both count."""
    orders = HousesOrders((Rule(Condition("always"), "yes"), Rule(Condition("role_yes"), "yes")))
    made = with_entered_rule(orders, entered(when="always", answer="gather"), LINES, 5)

    assert ["gather", "yes"] == [rule.answer for rule in made.rules]


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ({"when": "always", "what": "house:1", "answer": "yes"}, "orders_about"),
        ({"when": "line", "what": "line:gone", "answer": "yes"}, "orders_about"),
        ({"when": "leader", "what": "house:9", "answer": "yes"}, "orders_about"),
        ({"when": "leader", "what": "line:1", "answer": "yes"}, "orders_about"),
        ({"when": "sometimes", "answer": "yes"}, "choice_unknown"),
        ({"when": "always", "answer": "perhaps"}, "choice_unknown"),
        ({"when": "always", "answer": "yes", "power": "1000"}, "choice_unknown"),
    ],
)
def test_what_no_menu_offers_is_refused(given: dict[str, str], code: str) -> None:
    """Whoever sends it by hand reads why."""
    with pytest.raises(Refused) as refused:
        with_entered_rule(HousesOrders(), entered(**given), LINES, 5)

    assert code == refused.value.why.code


def test_more_rules_than_there_is_room_for_are_refused() -> None:
    """A menu and a message hold so many."""
    with pytest.raises(Refused) as refused:
        with_entered_rule(fullest(), entered(when="always", answer="yes"), LINES, 5)

    assert "orders_full" == refused.value.why.code


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ({"coins": "many"}, "not_a_number"),
        ({"coins": "-1"}, "not_a_number"),
        ({"deals": "all"}, "choice_unknown"),
    ],
)
def test_the_rest_keeps_its_bounds(given: dict[str, str], code: str) -> None:
    """Coins from 0 to 99, and only what is listed."""
    usual = {"otherwise": "absent", "deals": "paid", "coins": "3"}
    with pytest.raises(Refused) as refused:
        with_entered_rest(fullest(), entered(**(usual | given)))

    assert code == refused.value.why.code
    kept = with_entered_rest(fullest(), entered(**usual))
    assert replace(fullest(), otherwise="absent", deals=Limits("paid", 3), entrusted=()) == kept


def test_a_rule_that_is_gone_is_not_moved() -> None:
    """An old menu."""
    with pytest.raises(Refused) as refused:
        with_changed_rule(fullest(), "first", "always:")

    assert "orders_gone" == refused.value.why.code
