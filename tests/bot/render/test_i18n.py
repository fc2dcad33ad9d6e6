"""Words: a code and its slots become one language's sentence."""

import logging
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.languages import LANGUAGES, Language
from bot.render.bidi import FSI, PDI
from bot.render.catalogue import BrokenCatalogue, load
from bot.render.i18n import Messages, TextBroken, message_id
from tests.made_once import words

TEXTS = """\
error-unknown-text = No words: { $code }
ballot-cast = { $house } cast { $count } of { NUMBER($count, minimumIntegerDigits: 2) } ({ SIGNED($change) })
    .title = Ballot of { $house }
kept = { $kept ->
    [true] kept
   *[other] broken
}
how-many = { $count ->
    [0] none
    [1] a single one
   *[other] many
}
only = { $count }
empty-value =
    .title = A title alone
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for language in LANGUAGES:
        (tmp_path / language).mkdir()
        (tmp_path / language / "a.ftl").write_text(TEXTS, "utf-8")
    return tmp_path


@pytest.fixture
def fa(folder: Path) -> Messages:
    return load("fa", strict=True, folder=folder)


def test_the_code_of_an_event_is_its_id_with_hyphens() -> None:
    """One name, three uses: tag on disk, code, key of the text."""
    expected = "moderator-seat-taken"

    assert expected == message_id("moderator_seat_taken")


def test_persian_numbers_are_persian_and_every_placeable_is_isolated(fa: Messages) -> None:
    """Separator and digits are Persian, also through NUMBER and SIGNED; the sign stands at the left."""
    said = fa.say("ballot_cast", house="Ali 12", count=1234, change=3)
    expected = f"{FSI}Ali 12{PDI} cast {FSI}۱٬۲۳۴{PDI} of {FSI}۱٬۲۳۴{PDI} ({FSI}\u200e+۳{PDI})"

    assert expected == said


def test_english_numbers_are_latin(folder: Path) -> None:
    """British grouping, a true minus."""
    said = load("en", strict=True, folder=folder).say("ballot_cast", house="x", count=1234, change=-3)
    expected = f"{FSI}x{PDI} cast {FSI}1,234{PDI} of {FSI}1,234{PDI} ({FSI}\u200e\u22123{PDI})"

    assert expected == said


@pytest.mark.parametrize(("language", "expected"), [("en", "\u200e\u22121,234"), ("fa", "\u200e\u2212۱٬۲۳۴")])
def test_a_number_below_zero_has_the_same_sign_everywhere(
    folder: Path, language: Language, expected: str
) -> None:
    """Alone, through NUMBER and through SIGNED: a true minus, to its left."""
    said = load(language, strict=True, folder=folder).say("ballot_cast", house="x", count=-1234, change=-1234)

    assert 3 == said.count(f"{FSI}{expected}{PDI}")


@pytest.mark.parametrize(("count", "expected"), [(0, "none"), (1, "a single one"), (2, "many"), (11, "many")])
def test_selectors_see_the_number_itself(fa: Messages, count: int, expected: str) -> None:
    """Persian digits are a matter of print only."""
    assert expected == fa.say("how_many", count=count)


@pytest.mark.parametrize(("kept", "expected"), [(True, "kept"), (False, "broken")])
def test_a_bool_is_a_word_for_selectors(fa: Messages, kept: bool, expected: str) -> None:
    """Python's bool is an int, which Fluent would print as 1."""
    assert expected == fa.say("kept", kept=kept)


@given(st.integers(-(10**15), 10**15))
def test_every_persian_number_reads_back(number: int) -> None:
    """No digit is lost and none stays Latin."""
    said = words("fa").format_text("{ $n }", n=number)
    digits = "".join(sign for sign in said if sign.isdigit())

    assert str(abs(number)) == str(int(digits))
    assert not set("0123456789") & set(said)


def test_digits_in_words_stay_as_they_are(fa: Messages) -> None:
    """A mention or link in a slot would break if its digits were translated."""
    mention = "<@123>"

    assert mention == fa.format_text("{ $who }", who=mention)


def test_an_attribute_is_said_with_its_slots(fa: Messages) -> None:
    """Descriptions and placeholders of controls are attributes."""
    expected = f"Ballot of {FSI}x{PDI}"

    assert expected == fa.attribute("ballot_cast", "title", house="x")


@pytest.mark.parametrize(
    ("code", "slots"),
    [("no_such", {}), ("ballot_cast", {"house": "x"}), ("empty_value", {}), ("only", {"count": "a" * 2501})],
)
def test_strict_words_raise(fa: Messages, code: str, slots: dict[str, str]) -> None:
    """A missing code or slot, a message without a value, a slot longer than Fluent takes."""
    with pytest.raises(TextBroken) as caught:
        fa.say(code, **slots)

    assert code == caught.value.code


@pytest.mark.parametrize(("code", "name"), [("ballot_cast", "tooltip"), ("no_such", "title")])
def test_a_missing_attribute_raises(fa: Messages, code: str, name: str) -> None:
    """Named as code.attribute."""
    with pytest.raises(TextBroken, match=rf"{code}\.{name}"):
        fa.attribute(code, name)


def test_lenient_words_name_the_code_and_log_no_slot(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    """HO-R37: a log line shows no more than a seat may see, so slots never reach it."""
    words = load("en", strict=False, folder=folder)
    with caplog.at_level(logging.ERROR):
        said = [words.say("no_such", role="greedy"), words.attribute("ballot_cast", "none", role="greedy")]
    expected = [f"No words: {FSI}{code}{PDI}" for code in ("no_such", "ballot_cast.none")]

    assert expected == said
    assert "no_such" in caplog.text
    assert "greedy" not in caplog.text


@pytest.mark.parametrize("text", ["{ $king } fell", "*{ $king }\n[fell] .at # dawn", "{$king}"])
def test_content_is_plain_text_with_placeables(fa: Messages, text: str) -> None:
    """Marks that mean something to Fluent mean nothing at the start of a content line."""
    said = fa.format_text(text, king="مهند").replace(FSI, "").replace(PDI, "")
    expected = text.replace("{ $king }", "مهند").replace("{$king}", "مهند")

    assert expected == said


@given(st.text(st.characters(exclude_characters="{}", exclude_categories=["Cs"]), max_size=80))
def test_content_without_placeables_is_said_as_written(text: str) -> None:
    """Nothing is parsed, so nothing can be misread."""
    assert text == words("en").format_text(text)


@pytest.mark.parametrize("text", ["{ king }", "{ $king", "a } b", "{ NUMBER($n) }"])
def test_a_stray_brace_in_content_raises(fa: Messages, text: str) -> None:
    """A placeable mistyped is better found than shown."""
    with pytest.raises(TextBroken):
        fa.format_text(text, king="x", n=1)


@pytest.mark.parametrize(
    ("language", "items", "expected"),
    [
        ("fa", ["الف"], "الف"),
        ("fa", ["الف", "ب", "پ"], "الف، ب و پ"),
        ("en", ["a", "b"], "a and b"),
        ("en", ["a", "b", "c"], "a, b and c"),
        ("en", [], ""),
    ],
)
def test_a_listing_joins_as_the_language_does(language: Language, items: list[str], expected: str) -> None:
    """Each item stands in an isolate of its own."""
    said = words(language).join_list(items)

    assert len(items) == said.count(FSI)
    assert expected == said.replace(FSI, "").replace(PDI, "")


@pytest.mark.parametrize("second", ["kept = again\n", "broken = { $\n"])
def test_a_broken_catalogue_is_refused_at_the_start(folder: Path, second: str) -> None:
    """An id in two files, or an entry that Fluent can't read, would vanish in silence."""
    (folder / "en" / "b.ftl").write_text(second, "utf-8")

    with pytest.raises(BrokenCatalogue, match=r"b\.ftl"):
        load("en", strict=False, folder=folder)


def test_a_catalogue_without_the_text_for_unknown_texts_is_refused(folder: Path) -> None:
    """Without it there would be nothing to fall back on."""
    (folder / "en" / "a.ftl").write_text("kept = kept\n", "utf-8")

    with pytest.raises(BrokenCatalogue, match="error-unknown-text"):
        load("en", strict=False, folder=folder)


@pytest.mark.parametrize(
    "code",
    [
        *(f"resource_{name}" for name in ("army", "wealth", "repute", "welfare", "knowledge")),
        *(f"role_{n}" for n in ("opportunist", "luxurious", "moderate", "greedy", "rebel", "extremist")),
        *(f"office_{n}" for n in ("commander", "sentinel", "merchant", "treasurer", "vizier", "judge")),
        *(f"office_{n}" for n in ("counsellor", "overseer", "sage", "priest")),
        *(f"ballot_{name}" for name in ("yes", "no", "gather", "moderate")),
    ],
)
def test_the_words_of_the_rules_exist(code: str) -> None:
    """Houses 0, 4, 5 and 9: resources, secret roles, offices, ballots."""
    assert all(words(language).has_text(code) for language in LANGUAGES)


@pytest.mark.parametrize("language", ["fa", "en"])
@pytest.mark.parametrize("number", [10**40, -(10**40), 10**400])
def test_a_number_beyond_all_patterns_is_said_as_the_largest_one(language: Language, number: int) -> None:
    """What people type may be larger than any pattern takes (found by the long fuzz)."""
    strict = words(language)

    assert strict.say("count-coins", count=10**15 if number > 0 else -(10**15)) == strict.say(
        "count-coins", count=number
    )
