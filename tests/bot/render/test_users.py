"""Other people's words: shown as they are, able to do nothing.

What is sent is read by a parser of CommonMark and by Discord's own rules.
"""

import re
import unicodedata
from collections.abc import Iterator
from typing import Final

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from markdown_it import MarkdownIt
from markdown_it.token import Token

from bot.languages import LANGUAGES, Language
from bot.render.bidi import FSI, PDI, label, lines
from bot.render.limits import USER_NAME
from bot.render.markup import space_lists
from bot.render.users import CELLS_OF_ONE, cells, has_visible_signs, plain_words, typed_words, users_words

COMMONMARK: Final = MarkdownIt("commonmark", {"linkify": True}).enable(["linkify", "strikethrough", "table"])
"""CommonMark with the extensions that make links of bare addresses."""

ESCAPE: Final = re.compile(r"\\([^0-9A-Za-z\s])")
"""Discord's client takes this rule before any other: the sign behind the backslash is text."""

DISCORD: Final = {
    "heading": r"^\s*#{1,3} ",
    "subtext": r"^\s*-# ",
    "quote": r"^\s*>(>>)? ",
    "list": r"^\s*(?:[-*]|\d+\.) ",
    "code": r"`[^`]+`",
    "bold": r"\*\*[^*]+\*\*",
    "italic": r"[*_][^*_]+[*_]",
    "struck": r"~~[^~]+~~",
    "spoiler": r"\|\|[^|]+\|\|",
    "masked link": r"\[[^\[\]]*\]\(<?\w+:",
    "link": r"\w+://\S",
    "mention": r"<[@#&!a-z/:]+",
    "shortcode": r":[^\s:]+:",
}
"""What Discord's client looks for in a line of a message once escapes are read."""

RAW: Final = r"@(everyone|here|[!&]?\d{17,20})|discord(app)?\.(gg|com)/|https?://"
"""What Discord looks for in the text as it was sent: pings, invites, addresses to be shown beside it."""

PLACES: Final = (
    "{}",
    "- {}",
    "1. {}, host",
    "## {}",
    "> {}",
    "**{}**",
    "Still awaited: {}.",
    "first\n{}\nlast",
    f"{FSI}{{}}{PDI} (1)",
)
"""Where a name stands in our messages, with and without the marks that most texts put around it."""

NASTY: Final = (
    "1. x",
    "1) x",
    "- x",
    "+ x",
    "# x",
    "C #",
    "> x",
    ">>> x",
    "-# x",
    "---",
    "===",
    "***",
    "[[Win](http://a.io)",
    "[Win](<http://a.io>)",
    "[a]: http://a.io",
    "![x](http://a.io)",
    "https://a.io",
    "<https://a.io>",
    "www.a.io",
    "a.io/b",
    "discord.gg/khan",
    "mail@a.io",
    "@everyone",
    "<@123456789012345678>",
    "<@&123456789012345678>",
    "<#1>",
    "<:a:1>",
    "<a:khan:123>",
    "<t:1:R>",
    "</vote:1>",
    "<id:guide>",
    ":smile:",
    "||x||",
    "~~x~~",
    "__x__",
    "`x`",
    "``` x",
    "a\\",
    "\\*x*",
    "&amp;&#64;",
    "<b>x</b>",
)


def commonmark(text: str) -> tuple[list[str], str]:
    """The kinds of everything that CommonMark makes of a message, and the text that is read."""
    found = [token for whole in COMMONMARK.parse(text) for token in (whole, *(whole.children or ()))]
    return [one.type for one in found if one.type not in TEXTS], "".join(map(_read, found))


TEXTS: Final = ("text", "text_special", "inline")


def _read(token: Token) -> str:
    if token.type in ("softbreak", "hardbreak"):
        return "\n"
    return token.content if token.type in ("text", "code_inline") else ""


def discord(text: str) -> list[str]:
    """What Discord's client makes of each line of a message."""
    plain = ESCAPE.sub("\ue000", text)
    marked = (line.replace(FSI, "").replace(PDI, "") for line in plain.split("\n"))
    found = [name for line in marked for name, rule in DISCORD.items() if re.search(rule, line)]
    return [*found, *(["raw"] if re.search(RAW, text) else [])]


def seen(text: str) -> str:
    """A text without what has no shape of its own."""
    return "".join(one for one in text if unicodedata.category(one) not in ("Cf", "Zs") and one != "\n")


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("name", NASTY)
def test_a_name_does_in_its_message_what_a_harmless_one_does(name: str, place: str) -> None:
    """No list, heading, rule, link, mention, emoji, time, spoiler or code; and every sign of it is read."""
    said, harmless = place.format(users_words(name, USER_NAME)), place.format("Amir")

    assert commonmark(harmless)[0] == commonmark(said)[0]
    assert seen(commonmark(harmless)[1].replace("Amir", name)) == seen(commonmark(said)[1])
    assert discord(harmless) == discord(said)


@pytest.mark.parametrize("name", NASTY)
def test_the_parsers_see_what_each_of_these_names_would_do(name: str) -> None:
    """Or the test above could not fail."""
    harmless = [(commonmark(place.format("Amir")), discord(place.format("Amir"))) for place in PLACES]
    bare = [(commonmark(place.format(name)), discord(place.format(name))) for place in PLACES]

    assert [
        one
        for one, ((kinds, text), rules) in enumerate(harmless)
        if (kinds, rules) != (bare[one][0][0], bare[one][1])
        or seen(text.replace("Amir", name)) != seen(bare[one][0][1])
    ]


@given(
    st.text(st.characters(codec="utf-8"), min_size=1, max_size=40)
    | st.text("*_~|`[]()<>@#:-+=.1&;\\/ axم", max_size=40),
    st.sampled_from(PLACES),
    st.sampled_from(LANGUAGES),
)
@example("[[Win](http://a.io)", PLACES[0], "en")
@example("1. x", PLACES[7], "fa")
def test_whatever_somebody_is_called_no_message_says_more_than_their_name(
    name: str, place: str, language: Language
) -> None:
    """As it is sent: lists set apart, each line with its direction."""
    safe = users_words(name, USER_NAME)
    if not safe:
        return
    said, harmless = (lines(space_lists(place.format(one)), language) for one in (safe, "Amir"))

    assert commonmark(harmless)[0] == commonmark(said)[0]
    assert seen(commonmark(harmless)[1].replace("Amir", plain_words(safe))) == seen(commonmark(said)[1])
    assert discord(harmless) == discord(said)


@given(st.text(max_size=60))
def test_a_label_shows_the_name_without_its_escapes(name: str) -> None:
    """No markdown is read on a button or option: a backslash there would be shown."""
    safe = users_words(name, USER_NAME)
    again = users_words(plain_words(safe), USER_NAME)

    assert safe == again
    assert plain_words(safe) in label(safe, "en").replace(FSI, "").replace(PDI, "")


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("**bold**", r"\*\*bold\*\*"),
        ("# big", r"\# big"),
        ("a\n# big", r"a \# big"),
        ("@everyone", "\\@\u200beveryone"),
        ("\u202eevil\u2069", "evil"),
        ("ev\u200b\u00adil", "evil"),
        ("نیم\u200cفاصله", "نیم\u200cفاصله"),
        ("O'Brien-Smith, J. R.", "O'Brien-Smith, J. R."),
        ("❤️ 👨\u200d👩\u200d👧", "❤️ 👨\u200d👩\u200d👧"),
        ("မြို့", "မြို့"),
    ],
)
def test_controls_are_gone_and_spelling_stays(text: str, expected: str) -> None:
    """Half-spaces, joined emoji and the vowels of other scripts are spelling."""
    assert expected == users_words(text, USER_NAME)


@pytest.mark.parametrize(
    "sign",
    [
        "\u3164",
        "\u2800",
        "\u115f",
        "\uffa0",
        "\ufe0f",
        "\u200d",
        "\u034f",
        "\u00ad",
        "\U000e0041",
        "\u0301",
        " ",
    ],
)
def test_what_shows_nothing_is_no_name_and_no_words(sign: str) -> None:
    """So that whoever asks can say something telling instead, and a form is as good as empty."""
    assert "" == users_words(sign * 3, USER_NAME)
    assert "" == typed_words(sign * 3)
    assert "a" == users_words(f"{sign}a{sign}", USER_NAME).strip("\ufe0f\u0301\u200d")


@pytest.mark.parametrize(("text", "expected"), [("a" * 32, "a" * 32), ("a" * 33, "a" * 31 + "…")])
def test_a_name_is_cut_at_its_limit_and_shows_it(text: str, expected: str) -> None:
    """The ellipsis counts."""
    assert expected == users_words(text, USER_NAME)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("\ufdfa" * 24, "\ufdfa" * 3 + "…"),
        ("\ufdfd" * 24, "\ufdfd" * 2 + "…"),
        ("字" * 24, "字" * 24),
        ("a" + "\u0301" * 30 + "b", "a" + "\u0301" * 3 + "b"),
    ],
)
def test_a_name_is_as_wide_as_letters_are_and_as_high(text: str, expected: str) -> None:
    """A ligature of eighteen letters takes their room; a heap of marks covers other lines."""
    assert expected == users_words(text, USER_NAME)


def _hostile() -> Iterator[str]:
    yield from "\n\r\u2028\u200b\u202a\u202e\u2066\u2067\u2068\u2069"


@given(st.text(max_size=200))
def test_no_line_break_or_bidi_control_passes(text: str) -> None:
    """So that a name can't leave its isolate, its line or its room."""
    said = plain_words(users_words(text, USER_NAME))

    assert not set(said) & set(_hostile())
    assert cells(said) <= USER_NAME * CELLS_OF_ONE
    assert not said or has_visible_signs(said)
