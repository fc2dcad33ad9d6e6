"""Forms: a modal that Discord takes, and what comes back from it."""

from typing import Any

import pytest

from bot.render.bidi import FSI, PDI, RLI, isolate
from bot.render.forms import answers, filled_again, to_modal
from bot.render.limits import OverLimit, UnderLimit
from bot.render.panel import Choice, Entry, Field, Form, Option, Radio

OPTIONS = (Option("yes", "Yes"), Option("no", "No", chosen=True))
FIELDS = (
    Field("Your words", Entry("words", 300, tall=True), "in your own words"),
    Field("House", Choice("house", OPTIONS, least=0)),
    Field("Side", Radio("side", OPTIONS)),
)


def sent(*fields: Field) -> list[dict[str, Any]]:
    return to_modal(Form("v1:deal", "Deal", fields, "en")).to_components()


def test_each_field_is_a_labelled_control() -> None:
    """Text input 4, select 3, radio group 21, each in a label."""
    expected = [4, 3, 21]

    assert expected == [label["component"]["type"] for label in sent(*FIELDS)]


def test_what_may_be_left_out_is_not_required() -> None:
    """`least=0` makes a control optional."""
    labels = sent(*FIELDS, Field("More", Entry("more", 10, least=0)))
    expected = [True, False, True, False]

    assert expected == [label["component"]["required"] for label in labels]


def test_title_and_labels_get_their_direction() -> None:
    """As in messages."""
    modal = to_modal(Form("f", "پیمانِ ۳", (Field("۲ یا ۳؟", Entry("n", 2)),), "fa"))
    expected = [f"{RLI}پیمانِ ۳{PDI}", f"{RLI}۲ یا ۳؟{PDI}"]

    assert expected == [modal.title, modal.to_components()[0]["label"]]


@pytest.mark.parametrize(
    ("what", "form"),
    [
        ("modal_title", Form("f", "t" * 46, FIELDS, "en")),
        ("modal_labels", Form("f", "t", tuple(Field("l", Entry(str(n), 9)) for n in range(6)), "en")),
        ("custom_id", Form("f" * 101, "t", FIELDS, "en")),
        ("custom_id_copies", Form("f", "t", FIELDS + FIELDS[:1], "en")),
        ("label_text", Form("f", "t", (Field("l" * 46, Entry("a", 9)),), "en")),
        ("label_description", Form("f", "t", (Field("l", Entry("a", 9), "d" * 101),), "en")),
        ("input_most", Form("f", "t", (Field("l", Entry("a", 4001)),), "en")),
        ("radio_options", Form("f", "t", (Field("l", Radio("a", OPTIONS * 6)),), "en")),
        ("option_label", Form("f", "t", (Field("l", Radio("a", (*OPTIONS, Option("v", "l" * 101)))),), "en")),
    ],
)
def test_what_discord_would_refuse_is_refused_here(what: str, form: Form) -> None:
    """With what and how much."""
    with pytest.raises(OverLimit) as caught:
        to_modal(form)

    assert what == caught.value.what


def test_a_form_without_fields_is_refused() -> None:
    """Discord takes no empty modal."""
    with pytest.raises(UnderLimit):
        sent()


async def test_discord_py_keeps_no_copy_of_a_form() -> None:
    """A submitted form is known by its custom id alone, also after a restart."""
    assert to_modal(Form("f", "t", FIELDS, "en")).is_finished()


def test_answers_come_back_by_custom_id() -> None:
    """Text and radio send one value, a select several; what was left out is empty."""
    submitted: list[dict[str, Any]] = [
        {"type": 18, "id": 1, "component": {"type": 4, "id": 2, "custom_id": "words", "value": "a word"}},
        {
            "type": 18,
            "id": 3,
            "component": {"type": 3, "id": 4, "custom_id": "house", "values": ["yes", "no"]},
        },
        {"type": 18, "id": 5, "component": {"type": 21, "id": 6, "custom_id": "side", "value": None}},
        {"type": 18, "id": 7, "component": {"type": 4, "id": 8, "custom_id": "more", "value": ""}},
        {"type": 10, "id": 9},
    ]
    expected = {"words": ("a word",), "house": ("yes", "no"), "side": (), "more": ()}

    assert expected == answers(submitted)


def test_a_reason_that_is_cut_beside_its_field_leaves_no_isolate_open() -> None:
    """A name in it may be the place where no more fits."""
    asked = Form("f", "t", (Field("l", Entry("words", 9)),), "en")
    (field,) = filled_again(asked, {}, f"{'Too long. ' * 8}{isolate('آرش' * 9)}").fields

    assert field.description.endswith(PDI)
    assert field.description.count(FSI) == field.description.count(PDI)
