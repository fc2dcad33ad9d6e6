"""Directions: lines and labels look right on a page that runs left to right."""

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from bot.languages import LANGUAGES, Language
from bot.render.bidi import FSI, MARKS, PDI, RLI, as_phrase, cut_to_fit, isolate, label, lines

PIECES = [*"ابc ،۱2#->*.\n()<`/", "\u200c", FSI, PDI, "https://x.y/z?a", "# ", "- "]
MIXED = st.lists(st.sampled_from(PIECES), max_size=30).map("".join)


@pytest.mark.parametrize(
    "prefix", ["", "# ", "### ", "- ", "* ", "> ", "-# ", "1. ", "12. ", "> - ", "  - ", ">>> "]
)
def test_a_persian_line_is_isolated_behind_its_markdown_prefix(prefix: str) -> None:
    """Discord knows a heading or list only by a line's first characters."""
    expected = f"{prefix}{RLI}شاه افتاد.{PDI}"

    assert expected == lines(f"{prefix}شاه افتاد.", "fa")


def test_each_persian_line_is_isolated_and_empty_ones_are_not() -> None:
    """A line's end closes every isolate."""
    expected = f"{RLI}الف{PDI}\n\n  \n{RLI}Ali: ۴{PDI}"

    assert expected == lines("الف\n\n  \nAli: ۴", "fa")


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("کاوه: 4 points", f"{FSI}کاوه{PDI}: 4 points"),
        ("So آرش خان, 2", f"So {FSI}آرش خان{PDI}, 2"),
        (f"{FSI}کاوه{PDI}: 4", f"{FSI}کاوه{PDI}: 4"),
        ("no Persian: 4", "no Persian: 4"),
    ],
)
def test_bare_persian_words_in_english_are_isolated(line: str, expected: str) -> None:
    """Else the number after a name jumps to the name's other side."""
    assert expected == lines(line, "en")


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("see https://a.b/c?d=1.", "see <https://a.b/c?d=1>."),
        ("see <https://a.b>", "see <https://a.b>"),
        ("[here](https://a.b)", "[here](https://a.b)"),
        (f"{FSI}https://a.b{PDI}", f"{FSI}<https://a.b>{PDI}"),
    ],
)
def test_links_stand_in_angle_brackets(line: str, expected: str) -> None:
    """An isolate's end would become part of a bare link."""
    assert expected == lines(line, "en")


def test_a_command_in_a_persian_line_keeps_its_stroke_before_it() -> None:
    """Right to left, a stroke between Persian and Latin letters would stand behind the command's name."""
    expected = f"{RLI}با {FSI}`/campaign open`{PDI} باز کنید.{PDI}"

    assert expected == lines("با `/campaign open` باز کنید.", "fa")
    assert "Type `/campaign open`." == lines("Type `/campaign open`.", "en")


@pytest.mark.parametrize("language", LANGUAGES)
@given(text=MIXED)
@example("`/https://x.y/z?a`")
def test_twice_is_once_and_nothing_is_lost(language: Language, text: str) -> None:
    """Only isolates and angle brackets are added."""
    once = lines(text, language)
    bare = str.maketrans("", "", f"{RLI}{FSI}{PDI}<>")

    assert once == lines(once, language)
    assert text.translate(bare) == once.translate(bare)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("افزودن قدرت", "افزودن قدرت"),
        ("پس\u200cگرفتن", "پس\u200cگرفتن"),
        ("", ""),
        ("قدرت: ۳", f"{RLI}قدرت: ۳{PDI}"),
        ("Ali، بله", f"{RLI}Ali، بله{PDI}"),
    ],
)
def test_a_persian_label_is_isolated_only_where_it_changes_the_look(text: str, expected: str) -> None:
    """Letters and spaces alone look the same either way, and labels are short."""
    assert expected == label(text, "fa")


@given(text=MIXED)
def test_only_words_of_the_other_direction_and_links_change_an_english_text(text: str) -> None:
    plain = "".join(sign for sign in text.replace("https://x.y/z?a", "") if not "\u0590" <= sign <= "\u08ff")

    assert plain == lines(plain, "en")


NESTED = st.recursive(
    st.text("ab ابج", max_size=12),
    lambda inner: st.lists(inner, max_size=4).map(lambda parts: "".join(map(isolate, parts))),
    max_leaves=12,
)


@given(st.lists(NESTED, min_size=1, max_size=6).map(" ".join))
def test_a_text_that_is_cut_leaves_no_isolate_open(text: str) -> None:
    """An open one turns whatever follows it on the screen."""
    short = cut_to_fit(text, 45)

    assert short.count(FSI) == short.count(PDI)
    assert text == short or len(short) <= 45 - MARKS


def test_a_text_of_isolates_alone_has_the_direction_of_its_language_in_a_slot() -> None:
    """ "Army 1, in the centre of …" in a line of orders: without it Persian showed the place first."""
    both = f"{isolate('ارتش')}، {isolate('در مرکز')}"

    assert f"{RLI}{both}{PDI}" == as_phrase(both, "fa")
    assert both == as_phrase(both, "en")
