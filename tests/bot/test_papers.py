"""Privacy policy and terms are filled from the settings, and the policy names every column of the store."""

import re
from collections.abc import Iterable
from datetime import date
from pathlib import Path

import pytest

from bot.cli.app import app
from bot.config import NAMES, Settings
from bot.languages import LANGUAGES, Language
from bot.papers import FROM_SETTINGS, PAPERS, TEMPLATES, file_name, open_blanks, paper_text, write_papers
from bot.terminal.usage import run
from engine.store.forgetting import KEPT, PLACES
from engine.store.models import Base

DAY = date(2026, 11, 28)
SET = {
    "HOST_NAME": "The Lamphouse",
    "HOST_CONTACT": "lamps@khandan.example.org",
    "HOST_COUNTRY": "Dirman",
    "SOURCE_URL": "https://git.example.org/lamps/khandan",
}
CODE = re.compile(r"`([a-z_]+(?:\.[a-z_]+)?)`")
FORGET = "`/privacy forget`"
Columns = frozenset[tuple[str, str]]
languages = pytest.mark.parametrize("language", LANGUAGES)


@pytest.fixture(autouse=True)
def alone(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in NAMES:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.chdir(tmp_path)


def settings(**given: str) -> Settings:
    """The settings of a host who has set these."""
    return Settings(_env_file=None, **{name.lower(): value for name, value in given.items()})  # type: ignore[call-arg, arg-type]


def policy(language: Language) -> str:
    """The policy's template."""
    return (TEMPLATES / file_name("privacy", language)).read_text("utf-8")


def every_column() -> Columns:
    """All of the store, as (table, column)."""
    return frozenset(
        (name, one.name) for name, table in Base.metadata.tables.items() for one in table.columns
    )


def columns_named(text: str) -> Columns:
    """The columns that these words name, singly or by their whole table; KeyError for what is not there."""
    found = set()
    for table, _, column in (code.partition(".") for code in CODE.findall(text)):
        there = Base.metadata.tables[table].columns
        found |= {(table, there[column].name)} if column else {(table, one.name) for one in there}
    return frozenset(found)


def kept_rows(text: str) -> list[list[str]]:
    """The cells of each row of the table of what is kept."""
    lines = [line.strip("| ").split(" | ") for line in text.splitlines() if line.startswith("| ")]
    return lines[1:]


def undeclared(text: str) -> Columns:
    """The columns of the store of which this policy says nothing."""
    return every_column() - columns_named(text)


def not_forgotten(rows: Iterable[list[str]]) -> Columns:
    """The columns that name a person, and of which no row says that they are deleted when they ask."""
    said = frozenset[tuple[str, str]]().union(*(columns_named(row[0]) for row in rows if FORGET in row[3]))
    return PLACES - said


@languages
def test_the_policy_names_every_column_of_the_store(language: Language) -> None:
    """None that is not there, each of the rows with four cells: what, why, how long, how it is deleted."""
    assert frozenset() == undeclared(policy(language))
    assert {4} == {len(row) for row in kept_rows(policy(language))}


@languages
def test_what_names_a_person_is_said_to_go_when_they_ask(language: Language) -> None:
    """By the list of columns that the store itself empties when somebody is forgotten."""
    rows = kept_rows(policy(language))
    stays = [row for row in rows if columns_named(row[0]) & KEPT]

    assert frozenset() == not_forgotten(rows)
    assert ["bar"] == [CODE.findall(row[0])[0] for row in stays if FORGET not in row[3]]
    assert 1 == len(stays)


@languages
def test_what_is_encrypted_of_people_stands_in_the_table_and_not_below_it(language: Language) -> None:
    """Boxes of entries and names: the sentence about what tells nothing of people names neither."""
    below = policy(language).split("\n## ")[1].strip().splitlines()[-1]

    assert "`match.secret`" in below
    assert not {("entry", "box"), ("person", "box"), *PLACES} & columns_named(below)


def test_the_languages_name_the_same_columns_row_by_row() -> None:
    named = [[columns_named(row[0]) for row in kept_rows(policy(language))] for language in LANGUAGES]

    assert all(rows == named[0] for rows in named)


def test_a_column_that_the_policy_forgets_is_found() -> None:
    """A row that is struck out, and one that no longer says that it is deleted."""
    text = policy("en")
    row = next(line for line in text.splitlines() if "(`person`)" in line)

    assert {"person"} == {table for table, _ in undeclared(text.replace(row, ""))}
    assert {("person", "user_id")} == not_forgotten(
        kept_rows(text.replace(row, row.replace(FORGET, "never")))
    )


@languages
@pytest.mark.parametrize("paper", PAPERS)
def test_a_paper_is_filled_from_the_settings(tmp_path: Path, paper: str, language: Language) -> None:
    """Everything that is set stands in it, the day in the reader's calendar, and nothing is blank."""
    text = paper_text(paper, language, settings(**SET), DAY)
    list(write_papers(settings(**SET), tmp_path, DAY))

    assert {"en": "28 November 2026", "fa": "۷ آذر ۱۴۰۵"}[language] in text
    assert all(value in text for name, value in SET.items() if name != "SOURCE_URL" or paper == "terms")
    assert text == (tmp_path / file_name(paper, language)).read_text("utf-8")
    assert [] == list(open_blanks(tmp_path))


def test_every_blank_of_the_templates_can_be_filled_and_is_in_both_languages() -> None:
    blanks = {}
    for paper in PAPERS:
        for language in LANGUAGES:
            template = (TEMPLATES / file_name(paper, language)).read_text("utf-8")
            blanks[paper, language] = set(re.findall(r"\{\{ ([A-Z_]+) \}\}", template))

    assert {*FROM_SETTINGS, "DATE"} == set().union(*blanks.values())
    assert all(blanks[paper, "en"] == blanks[paper, "fa"] for paper in PAPERS)


def test_what_is_not_set_stays_blank_and_is_named_by_file_and_line(tmp_path: Path) -> None:
    list(write_papers(settings(**{name: SET[name] for name in SET if name != "HOST_CONTACT"}), tmp_path, DAY))
    found = list(open_blanks(tmp_path))
    lines = (tmp_path / "terms.en.md").read_text("utf-8").splitlines()

    assert {"HOST_CONTACT"} == {one.name for one in found}
    assert all("{{ HOST_CONTACT }}" in lines[one.line - 1] for one in found if one.file.name == "terms.en.md")
    assert len(PAPERS) * len(LANGUAGES) == len({one.file for one in found})


def test_in_a_copy_with_the_hosts_own_words_only_blanks_are_filled(tmp_path: Path) -> None:
    """Filled anew only after it was moved away; what is not set stays blank."""
    own = tmp_path / "terms.en.md"
    own.write_text("My own terms, says {{ HOST_NAME }} of {{ NOWHERE }}.", "utf-8")
    first = dict(write_papers(settings(**SET), tmp_path, DAY))
    second = dict(write_papers(settings(**SET), tmp_path, DAY))

    assert "filled" == first.pop(own)
    assert ({"written"}, {"kept"}) == (set(first.values()), set(second.values()))
    assert "My own terms, says The Lamphouse of {{ NOWHERE }}." == own.read_text("utf-8")
    assert [(own, 1, "NOWHERE")] == [(one.file, one.line, one.name) for one in open_blanks(tmp_path)]


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "line 3: HOST_NAME is still blank. Set it in .env"),
        ("fa", "سطرِ ۳: جای HOST_NAME هنوز خالی است."),
    ],
)
def test_the_command_says_what_is_still_to_be_done(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], language: Language, sentence: str
) -> None:
    """Exit code 1 with a sentence for each blank; 0 once everything is set, and then what comes next."""
    monkeypatch.setenv("LANGUAGE", language)
    assert 1 == run(app(), ["papers"], lambda: language)
    assert sentence in capsys.readouterr().out

    for name, value in SET.items():
        monkeypatch.setenv(name, value)

    assert 0 == run(app(), ["papers"], lambda: language)
    assert "POLICY_URL" in capsys.readouterr().out
    assert len(PAPERS) * len(LANGUAGES) == len(list(Path("var/papers").glob("*.md")))


def test_a_folder_that_is_none_is_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    Path("mine").write_text("a file", "utf-8")

    assert 2 == run(app(), ["papers", "--out", "mine"], lambda: "en")
    assert "The folder mine can’t be read or written." in capsys.readouterr().err
