"""Discord's limits: each check passes at its limit and raises one beyond."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from bot.render import limits
from bot.render.limits import OverLimit, UnderLimit
from tests.spec.kept import DISCORD


def a(length: int) -> str:
    return "a" * length


def ids(count: int) -> list[str]:
    return [str(number) for number in range(count)]


CHECKS: list[tuple[str, int, Callable[[int], None]]] = [
    ("components", 40, lambda n: limits.check_message(n, 0)),
    ("message_text", 4000, lambda n: limits.check_message(1, n)),
    ("row_buttons", 5, lambda n: limits.check_row(["a"] * n)),
    ("custom_id", 100, lambda n: limits.check_custom_ids([a(n)])),
    ("component_id", 2**31 - 1, limits.check_component_id),
    ("button_label", 80, lambda n: limits.check_row([a(n)])),
    ("option_label", 100, lambda n: limits.check_option(a(n), "v", "")),
    ("option_value", 100, lambda n: limits.check_option("l", a(n), "")),
    ("option_description", 100, lambda n: limits.check_option("l", "v", a(n))),
    ("options", 25, lambda n: limits.check_options(ids(n), 1, 1, "")),
    ("placeholder", 150, lambda n: limits.check_options(ids(1), 1, 1, a(n))),
    ("radio_options", 10, lambda n: limits.check_radio(ids(n))),
    ("alt", 1024, lambda n: limits.check_picture(a(n))),
    ("accent", 0xFFFFFF, limits.check_accent),
    ("modal_title", 45, lambda n: limits.check_modal(a(n), 1)),
    ("modal_labels", 5, lambda n: limits.check_modal("t", n)),
    ("label_text", 45, lambda n: limits.check_label(a(n), "")),
    ("label_description", 100, lambda n: limits.check_label("t", a(n))),
    ("input_most", 4000, lambda n: limits.check_input("", 0, n, "")),
    ("input_value", 30, lambda n: limits.check_input(a(n), 0, 30, "")),
    ("input_least", 30, lambda n: limits.check_input("", n, 30, "")),
    ("input_placeholder", 100, lambda n: limits.check_input("", 0, 30, a(n))),
]


@pytest.mark.parametrize(("what", "limit", "check"), CHECKS, ids=[what for what, _, _ in CHECKS])
def test_a_limit_holds_itself_and_not_one_more(what: str, limit: int, check: Callable[[int], None]) -> None:
    """The error says what, the limit and how much it was; never the text."""
    check(limit)
    with pytest.raises(OverLimit) as caught:
        check(limit + 1)

    assert (what, limit, limit + 1) == (caught.value.what, caught.value.limit, caught.value.actual)


@pytest.mark.parametrize(
    ("what", "check"),
    [
        ("components", lambda: limits.check_message(0, 0)),
        ("row_buttons", lambda: limits.check_row([])),
        ("custom_id", lambda: limits.check_custom_ids([""])),
        ("button_label", lambda: limits.check_row([""])),
        ("options", lambda: limits.check_options([], 0, 0, "")),
        ("options_chosen_most", lambda: limits.check_options(ids(2), 0, 0, "")),
        ("radio_options", lambda: limits.check_radio(ids(1))),
        ("alt", lambda: limits.check_picture("")),
        ("modal_labels", lambda: limits.check_modal("t", 0)),
    ],
)
def test_too_little_is_refused_too(what: str, check: Callable[[], None]) -> None:
    """Discord takes no empty label, row or menu."""
    with pytest.raises(UnderLimit) as caught:
        check()

    assert what == caught.value.what


@pytest.mark.parametrize(
    ("what", "check"),
    [
        ("custom_id_copies", lambda: limits.check_custom_ids(["a", "b", "a"])),
        ("option_copies", lambda: limits.check_options(["a", "a"], 1, 1, "")),
        ("option_copies", lambda: limits.check_radio(["a", "a"])),
        ("options_chosen_most", lambda: limits.check_options(["a"], 1, 2, "")),
        ("options_chosen_least", lambda: limits.check_options(["a", "b"], 2, 1, "")),
    ],
)
def test_copies_and_impossible_choices_are_refused(what: str, check: Callable[[], None]) -> None:
    """Two equal ids can't be told apart; more can't be chosen than there is."""
    with pytest.raises(OverLimit) as caught:
        check()

    assert what == caught.value.what


PROMISED: list[tuple[str, str, str, int]] = [
    ("ButtonComponentForMessageRequest", "custom_id", "maxLength", limits.CUSTOM_ID),
    ("ButtonComponentForMessageRequest", "label", "maxLength", limits.BUTTON_LABEL),
    ("ActionRowComponentForMessageRequest", "components", "maxItems", limits.ROW_BUTTONS),
    ("TextDisplayComponentForMessageRequest", "content", "maxLength", limits.MESSAGE_TEXT),
    ("StringSelectComponentForMessageRequest", "options", "maxItems", limits.OPTIONS),
    ("StringSelectComponentForMessageRequest", "placeholder", "maxLength", limits.PLACEHOLDER),
    ("StringSelectOptionForRequest", "label", "maxLength", limits.OPTION_LABEL),
    ("StringSelectOptionForRequest", "value", "maxLength", limits.OPTION_VALUE),
    ("StringSelectOptionForRequest", "description", "maxLength", limits.OPTION_DESCRIPTION),
    ("RadioGroupComponentForModalRequest", "options", "minItems", limits.RADIO_LEAST),
    ("RadioGroupComponentForModalRequest", "options", "maxItems", limits.RADIO_OPTIONS),
    ("ContainerComponentForMessageRequest", "accent_color", "maximum", limits.ACCENT),
    ("MediaGalleryItemRequest", "description", "maxLength", limits.ALT),
    ("ModalInteractionCallbackRequestData", "title", "maxLength", limits.MODAL_TITLE),
    ("LabelComponentForModalRequest", "label", "maxLength", limits.LABEL_TEXT),
    ("LabelComponentForModalRequest", "description", "maxLength", limits.LABEL_DESCRIPTION),
    ("TextInputComponentForModalRequest", "max_length", "maximum", limits.INPUT),
    ("TextInputComponentForModalRequest", "placeholder", "maxLength", limits.INPUT_PLACEHOLDER),
    ("ApplicationCommandUpdateRequest", "name", "maxLength", limits.COMMAND_NAME),
    ("ApplicationCommandUpdateRequest", "description", "maxLength", limits.COMMAND_DESCRIPTION),
    ("ApplicationCommandUpdateRequest", "options", "maxItems", limits.COMMAND_OPTIONS),
    ("ApplicationCommandStringOption", "choices", "maxItems", limits.CHOICES),
    ("ApplicationCommandOptionStringChoice", "name", "maxLength", limits.CHOICE_NAME),
]


def test_limits_marked_api_are_those_of_discords_document() -> None:
    """Each number marked [api] is read from Discord's own schema."""
    schemas: dict[str, Any] = json.loads(DISCORD.read_text("utf-8"))["components"]["schemas"]
    wrong = [
        (schema, field)
        for schema, field, bound, ours in PROMISED
        if schemas[schema]["properties"][field][bound] != ours
    ]

    assert not wrong
