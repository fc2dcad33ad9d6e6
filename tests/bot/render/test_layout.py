"""Layout: a panel becomes the message that Discord takes, or is refused before Discord sees it."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from simcord.components import COMPONENTS_V2_FLAG, validate_components

from bot.languages import LANGUAGES, Language
from bot.render.bidi import PDI, RLI
from bot.render.layout import files, to_view
from bot.render.limits import OutsideLimit, OverLimit, UnderLimit
from bot.render.panel import (
    Block,
    Button,
    Buttons,
    Choice,
    Download,
    Option,
    Panel,
    People,
    Picture,
    Rule,
    Text,
)

PICTURE = Picture("board.png", b"png", "A board")


def components(panel: Panel, component_id: int | None = None) -> list[dict[str, Any]]:
    view: Any = to_view(panel, component_id)
    return list(view.to_components())


def shown(*blocks: Block, language: Language = "en", component_id: int | None = None) -> dict[str, Any]:
    (container,) = components(Panel(0xAA8833, blocks, language), component_id)
    return container


def options(count: int) -> tuple[Option, ...]:
    return tuple(Option(str(number), f"to {number}") for number in range(count))


def test_a_message_is_one_container_with_its_id_and_colour() -> None:
    """The outbox finds a message again by its container's id."""
    container = shown(Text("hello"), component_id=7)
    expected = (17, 7, 0xAA8833)

    assert expected == (container["type"], container["id"], container["accent_color"])


def test_blocks_keep_their_order_and_kind() -> None:
    """Text, separator, picture, buttons, select."""
    row = Buttons((Button("a", "A", "danger", disabled=True),))
    container = shown(Text("t"), Rule(), PICTURE, row, Choice("c", options(2)))
    expected = [10, 14, 12, 1, 1]

    assert expected == [component["type"] for component in container["components"]]


def test_controls_carry_the_callers_custom_ids() -> None:
    """Ids are absolute: the caller decides what a click says."""
    container = shown(Buttons((Button("v1:a", "A"), Button("v1:b", "B"))), Choice("v1:c", options(2)))
    rows = [row["components"] for row in container["components"]]
    expected = [["v1:a", "v1:b"], ["v1:c"]]

    assert expected == [[control["custom_id"] for control in row] for row in rows]


def test_a_menu_of_people_is_one_of_discord_s_own() -> None:
    """It lists nobody: Discord does, and one is chosen."""
    (row,) = shown(People("v1:whom", "Who comes"))["components"]
    (menu,) = row["components"]

    assert (5, "v1:whom", "Who comes", 1, 1) == (
        menu["type"],
        menu["custom_id"],
        menu["placeholder"],
        menu["min_values"],
        menu["max_values"],
    )


def test_persian_text_and_labels_get_their_direction() -> None:
    """Every text that is shown passes here, so none can miss it."""
    row = Buttons((Button("a", "تا ۵"),))
    choice = Choice("c", (Option("x", "سپاه: ۳", "از ۲۰"),), placeholder="۱ یا ۲؟")
    text, buttons, menu = shown(Text("# شاه"), row, choice, language="fa")["components"]
    (button,), (select,) = buttons["components"], menu["components"]
    (option,) = select["options"]
    said = [text["content"], button["label"], select["placeholder"], option["label"], option["description"]]
    expected = [
        f"# {RLI}شاه{PDI}",
        *(f"{RLI}{bare}{PDI}" for bare in ("تا ۵", "۱ یا ۲؟", "سپاه: ۳", "از ۲۰")),
    ]

    assert expected == said


def test_isolates_count_as_characters() -> None:
    """3,999 Persian letters and the two isolates of their line are 4,001."""
    with pytest.raises(OverLimit) as caught:
        shown(Text("ا" * 3999), language="fa")
    expected = 4001

    assert expected == caught.value.actual


@pytest.mark.parametrize(
    ("what", "blocks"),
    [
        ("message_text", (Text("a" * 2001), Text("b" * 2000))),
        ("components", (Text("a"),) * 40),
        ("row_buttons", (Buttons(tuple(Button(str(n), "b") for n in range(6))),)),
        ("options", (Choice("c", options(26)),)),
        ("placeholder", (People("p", "p" * 151),)),
        ("custom_id_copies", (People("a", "Who"), People("a", "Whom"))),
        ("custom_id_copies", (Buttons((Button("a", "A"),)), Choice("a", options(2)))),
        ("custom_id", (Buttons((Button("a" * 101, "A"),)),)),
        ("button_label", (Buttons((Button("a", "A" * 81),)),)),
        ("option_label", (Choice("c", (Option("v", "l" * 101),)),)),
        ("alt", (Picture("board.png", b"", "a" * 1025),)),
    ],
)
def test_what_discord_would_refuse_is_refused_here(what: str, blocks: tuple[Block, ...]) -> None:
    """With what and how much."""
    with pytest.raises(OverLimit) as caught:
        shown(*blocks)

    assert what == caught.value.what


@pytest.mark.parametrize("blocks", [(), (Text(""),), (Buttons(()),), (Choice("c", ()),), (People("p", ""),)])
def test_an_empty_message_or_block_is_refused(blocks: tuple[Block, ...]) -> None:
    """Discord takes neither."""
    with pytest.raises(UnderLimit):
        shown(*blocks)


async def test_discord_py_keeps_no_copy_of_a_view() -> None:
    """A stopped view is not stored, so a message costs no memory and clicks work as after a restart."""
    assert to_view(Panel(None, (Text("t"),), "en")).is_finished()


def test_pictures_are_attached_under_the_name_that_the_message_shows() -> None:
    """An attachment shows only where a component points at it, and every picture has its alt text."""
    (file,) = files(Panel(None, (Text("t"), PICTURE), "en"))
    (gallery,) = shown(PICTURE)["components"]
    (item,) = gallery["items"]

    assert (f"attachment://{file.filename}", file.description) == (item["media"]["url"], item["description"])
    assert PICTURE.content == file.fp.read()


@pytest.mark.parametrize("names", [("a b.png",), ("تخته.png",), ("a.png", "a.png")])
def test_a_picture_that_discord_would_lose_is_refused(names: tuple[str, ...]) -> None:
    """Discord renames such files, and the message would point at nothing."""
    with pytest.raises(ValueError, match="png"):
        files(Panel(None, tuple(Picture(name, b"", "alt") for name in names), "en"))


SHORT = st.text(st.sampled_from("ab اب۱؟ #-\n"), max_size=90)
BLOCKS = st.one_of(
    st.builds(Text, SHORT.map(lambda text: text * 60)),
    st.just(Rule()),
    st.lists(st.builds(Button, SHORT, SHORT), max_size=6).map(lambda some: Buttons(tuple(some))),
    st.builds(People, SHORT, SHORT),
    st.builds(Choice, SHORT, st.lists(st.builds(Option, SHORT, SHORT, SHORT), max_size=30).map(tuple), SHORT),
)


@pytest.mark.parametrize("language", LANGUAGES)
@given(blocks=st.lists(BLOCKS, max_size=12))
def test_whatever_is_built_the_simulated_discord_takes(language: Language, blocks: list[Block]) -> None:
    """Our checks are at least as strict as those of the simulation."""
    try:
        built = components(Panel(None, tuple(blocks), language), 1)
    except OutsideLimit:
        return

    assert validate_components(built, flags=COMPONENTS_V2_FLAG)


def test_a_file_to_be_kept_stands_in_the_message_and_beside_it() -> None:
    """The component points at the attachment by its name."""
    panel = Panel(None, (Text("Your files"), Download("me.json", b"{}")), "en")
    [file] = files(panel)
    attached = components(panel)[0]["components"][1]

    assert ("me.json", b"{}") == (file.filename, file.fp.read())
    assert "attachment://me.json" == attached["file"]["url"]
