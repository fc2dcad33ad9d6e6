"""Lists are set apart from what follows them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.render.bidi import PDI, RLI, lines
from bot.render.markup import space_lists


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("- army\nHouse A leads.", "- army\n\nHouse A leads."),
        ("- army\n- wealth", "- army\n- wealth"),
        ("- army\n\nplain", "- army\n\nplain"),
        ("- army\n### The houses", "- army\n### The houses"),
        ("- army\n**No**", "- army\n\n**No**"),
        ("1. first\n-# small", "1. first\n\n-# small"),
        ("plain\n- army", "plain\n- army"),
    ],
)
def test_a_blank_line_stands_where_a_list_ends(text: str, shown: str) -> None:
    """Discord would read the next line as part of the last item."""
    assert shown == space_lists(text)


@given(st.lists(st.sampled_from(["- item", "plain", "", "### head", "> quote", "**bold**"])))
def test_it_settles_at_once(rows: list[str]) -> None:
    """Doing it twice changes nothing."""
    once = space_lists("\n".join(rows))

    assert once == space_lists(once)


def test_a_bold_persian_line_keeps_its_stars_outside_the_isolate() -> None:
    """A star behind an isolate's end and a quotation mark would be shown as a star."""
    shown = lines("**آری، «همه»**", "fa")

    assert f"**{RLI}آری، «همه»{PDI}**" == shown
    assert shown == lines(shown, "fa")
