"""What stands in a YAML file becomes plain values: words of older YAML stay words, columns count letters."""

import pytest

from engine.games.houses.reading.pages import pages

MEANT = {"True": True, "false": False, "~": None, "": None, "+7": 7, "'7'": "7", "!!int '7'": 7}
WORDS = ("yes", "no", "on", "1:30", "0o17", "1.5")


@pytest.mark.parametrize(("written", "meant"), [*MEANT.items(), *zip(WORDS, WORDS, strict=True)])
def test_plain_words_mean_what_yaml_1_2_says(written: str, meant: object) -> None:
    (page,), problems = pages("a.yaml", f"key: {written}")

    assert ({"key": meant}, ()) == (page.data, problems)


def test_a_second_value_of_a_key_is_told_and_passed_by_whole() -> None:
    (page,), (problem,) = pages("a.yaml", "a: 1\na: {b: [2, {c: 3}]}\nd: 4")

    assert {"a": 1, "d": 4} == page.data
    assert ("duplicate_key", 2, 1) == (problem.code, problem.line, problem.column)


def test_columns_count_characters_whatever_their_alphabet() -> None:
    (page,), _ = pages("a.yaml", "{fa: حکمِ باحاشیه, en: A Decree}")

    assert (1, 20) == page.keys["en",]


def test_every_document_of_a_file_is_a_page() -> None:
    found, _ = pages("a.yaml", "a: 1\n---\n- b\n- 2\n")

    assert [{"a": 1}, ["b", 2]] == [one.data for one in found]
