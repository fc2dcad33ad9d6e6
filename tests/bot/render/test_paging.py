"""Pages: a panel too long for one message becomes several, and nothing is lost."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.languages import LANGUAGES, Language
from bot.render.bidi import FSI, PDI, RLI, lines
from bot.render.layout import to_view
from bot.render.limits import COMPONENTS, MESSAGE_TEXT, OverLimit
from bot.render.paging import pages
from bot.render.panel import Block, Button, Buttons, Panel, Rule, Text, rows

WORD = st.text("abcاب", min_size=1, max_size=12)
LINE = st.lists(WORD, min_size=1, max_size=40).map(" ".join)
LONG = st.tuples(st.lists(LINE, min_size=1, max_size=8), st.integers(1, 40)).map(
    lambda t: "\n".join(t[0] * t[1])
)


def texts(panel: Panel) -> list[str]:
    return [block.content for block in panel.blocks if isinstance(block, Text)]


def panel(*blocks: Block, language: Language = "en") -> Panel:
    return Panel(None, blocks, language)


def test_a_panel_that_fits_is_one_page_with_its_directions() -> None:
    """Blocks and order stay."""
    (page,) = pages(panel(Text("شاه"), Rule(), Text("افتاد"), language="fa"))

    assert panel(Text(f"{RLI}شاه{PDI}"), Rule(), Text(f"{RLI}افتاد{PDI}"), language="fa") == page


def test_a_block_that_does_not_fit_begins_the_next_page() -> None:
    """The separator between two pages separates nothing and goes."""
    first, second = pages(panel(Text("a" * 3000), Rule(), Text("b" * 3000)))

    assert (panel(Text("a" * 3000)), panel(Text("b" * 3000))) == (first, second)


def test_a_text_longer_than_a_page_is_broken_at_line_ends() -> None:
    """Ten lines of 999 with their ends: four fill a page to the last character but one."""
    line = "a" * 999
    sizes = [len(text) for page in pages(panel(Text("\n".join([line] * 10)))) for text in texts(page)]
    expected = [3999, 3999, 1999]

    assert expected == sizes


def test_a_line_longer_than_a_page_is_broken_outside_names() -> None:
    """A name's isolate is never parted, even where it has a space."""
    name = f"{FSI}Ali Khan{PDI}"
    line = "a" * 3995 + " " + name + " fell"
    shown = [text for page in pages(panel(Text(line))) for text in texts(page)]

    assert ["a" * 3995, f"{name} fell"] == shown


def test_a_line_without_a_space_is_refused_not_cut() -> None:
    """Never cut silently."""
    with pytest.raises(OverLimit, match="line"):
        pages(panel(Text("a" * 4001)))


def test_too_many_components_go_on_the_next_page() -> None:
    """A row of five is six components and the container one: six rows fit."""
    buttons = tuple(Button(f"b{number}", "press") for number in range(40))
    first, second = pages(panel(*rows(buttons)))
    expected = (6, 2)

    assert expected == (len(first.blocks), len(second.blocks))


@pytest.mark.parametrize("language", LANGUAGES)
@given(long=st.lists(LONG, min_size=1, max_size=4))
def test_every_word_is_on_some_page_in_order_and_every_page_fits(language: Language, long: list[str]) -> None:
    """Each page can be built, and read one after the other they say all."""
    broken = pages(panel(*(Text(text) for text in long), Buttons((Button("b", "press"),)), language=language))
    said = [word for page in broken for text in texts(page) for word in text.split()]

    assert [word for text in long for word in lines(text, language).split()] == said
    assert all(to_view(page).content_length() <= MESSAGE_TEXT for page in broken)
    assert all(to_view(page).total_children_count <= COMPONENTS for page in broken)
