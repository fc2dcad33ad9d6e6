"""Players' words: shown as they are, able to do nothing."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.render.limits import USER_NAME
from bot.render.users import users_words


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("**bold**", r"\*\*bold\*\*"),
        ("# big", r"\# big"),
        ("a\n# big", "a # big"),
        ("@everyone", "@\u200beveryone"),
        ("<@123456789012345678>", "\\<@\u200b123456789012345678>"),
        ("<t:1:R>", "\\<t:1:R>"),
        ("[a](https://b.c)", r"\[a](https://b.c)"),
        ("\u202eevil\u2069", "evil"),
        ("نیم\u200cفاصله", "نیم\u200cفاصله"),
    ],
)
def test_markdown_mentions_and_controls_are_harmless(text: str, expected: str) -> None:
    """Half-spaces stay: they are spelling."""
    assert expected == users_words(text, USER_NAME)


@pytest.mark.parametrize(("text", "expected"), [("a" * 32, "a" * 32), ("a" * 33, "a" * 31 + "…")])
def test_a_name_is_cut_at_its_limit_and_shows_it(text: str, expected: str) -> None:
    """The ellipsis counts."""
    assert expected == users_words(text, USER_NAME)


@given(st.text(max_size=200))
def test_no_line_break_or_bidi_control_passes(text: str) -> None:
    """So that a name can't leave its isolate."""
    said = users_words(text, USER_NAME)

    assert not set(said) & set("\n\r\u2028\u202a\u202e\u2066\u2067\u2068\u2069")
