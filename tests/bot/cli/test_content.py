"""khandan content: counts what is there, or names every mistake at its place."""

import json
import re
import shutil
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree

import pytest

from bot.games.houses.content import CONTENT
from bot.lab.games.houses.content_tools.story_map import arrows
from engine.games.houses.reading import wordings
from tests import made_once
from tests.bot.cli.command import khandan
from tests.packs import pack


def test_the_real_content_is_counted(tmp_path: Path) -> None:
    """Cards, outcomes, legacies, and both languages' texts."""
    found, _ = made_once.content()
    told = khandan(tmp_path, "content")

    assert 0 == told.exit_code
    assert found.version in told.stdout
    assert f"{len(found.proposals)} cards" in told.stdout
    assert ("fa is whole" in told.stdout, "en is whole" in told.stdout) == (True, True)


def test_mistakes_stand_at_file_line_and_column(tmp_path: Path) -> None:
    """Exit code 2, and how many there are."""
    folder = tmp_path / "cards"
    shutil.copytree(CONTENT, folder)
    card = sorted((folder / "proposals").glob("*.yaml"))[0]
    card.write_text(card.read_text("utf-8") + "\nnonsense: 3\nmore: 4\n", "utf-8")
    told = khandan(tmp_path, "content", "check", str(folder))
    *places, count = told.stderr.splitlines()

    assert 2 == told.exit_code
    assert all(re.match(rf"proposals/{card.name}:\d+:\d+: ", place) for place in places)
    assert f"{len(places)} mistakes" in count


def test_a_card_with_a_flat_figure_is_refused_at_its_place(tmp_path: Path) -> None:
    """Though a match could be played with it: its outcome moves nothing by two.

    No card remembers an event of this one.
    """
    folder = tmp_path / "cards"
    shutil.copytree(CONTENT, folder)
    card = folder / "proposals" / "bee_customs.yaml"
    flat = re.sub(r"effects: \{[^}]*\}", "effects: {army: 1, wealth: -1}", card.read_text("utf-8"), count=1)
    card.write_text(re.sub(r"\n +(forecast|event): .*", "", flat), "utf-8")
    told = khandan(tmp_path, "content", "check", str(folder))

    assert 2 == told.exit_code
    assert re.search(
        rf"proposals/{card.name}:\d+:\d+: yes.outcomes.1.effects: No resource moves far", told.stderr
    )
    assert "can’t be read" not in told.stderr
    assert "can be played with, but their figures are outside the bounds: " in told.stderr


def test_one_mistake_is_one(tmp_path: Path) -> None:
    folder = tmp_path / "cards"
    shutil.copytree(CONTENT, folder)
    kings = folder / "kings.yaml"
    kings.write_text(kings.read_text("utf-8") + "\nnonsense: 3\n", "utf-8")
    told = khandan(tmp_path, "content", "check", str(folder))
    *places, count = told.stderr.splitlines()

    assert 1 == len(places)
    assert "1 mistake." in count


def _without_yaml(folder: Path) -> None:
    (folder / "kings.yaml").write_text("kings: [\n", "utf-8")


def _with_few_legacies(folder: Path) -> None:
    """One of three lines has one legacy, where five seats need two."""
    file = folder / "legacies.yaml"
    kept = json.loads(file.read_text("utf-8"))["legacies"][:-1]
    file.write_text(json.dumps({"legacies": kept}), "utf-8")


@pytest.mark.parametrize(
    ("language", "mistaken", "said"),
    [
        ("en", _without_yaml, "The cards can’t be read: "),
        ("fa", _without_yaml, "کارت‌ها خوانده نشد: "),
        ("en", _with_few_legacies, "The cards can be read, but no table can begin with them: "),
        ("fa", _with_few_legacies, "کارت‌ها خوانده شد، ولی با آن‌ها هیچ میزی آغاز نمی‌شود: "),
        ("en", lambda _: None, "The cards can be played with, but their figures are outside the bounds: "),
        ("fa", lambda _: None, "با کارت‌ها می‌شود بازی کرد، ولی عددهایشان بیرون از اندازه است: "),
    ],
)
def test_what_follows_from_the_mistakes_is_said_as_it_is(
    tmp_path: Path, language: str, mistaken: Callable[[Path], None], said: str
) -> None:
    """Not to be read; no table can begin; figures alone are amiss (those of a little pack are flat)."""
    folder = pack(tmp_path / "cards", "apple")
    mistaken(folder)
    told = khandan(tmp_path, "content", "check", str(folder), language=language)

    assert 2 == told.exit_code
    assert told.stderr.splitlines()[-1].startswith(said)


def test_what_is_no_yaml_is_said_in_the_host_s_language(tmp_path: Path) -> None:
    """By file, line and column, without a word of the parser's own."""
    folder = pack(tmp_path / "cards", "apple")
    _without_yaml(folder)
    told = khandan(tmp_path, "content", "check", str(folder), language="fa")

    assert told.stderr.startswith("kings.yaml:1:1: آنچه اینجا با «kings: [» آغاز می‌شود پایان ندارد: ")


def test_an_empty_folder_has_mistakes_too(tmp_path: Path) -> None:
    """Each missing file is named."""
    told = khandan(tmp_path, "content", "check", str(tmp_path))

    assert 2 == told.exit_code
    assert "stories.yaml:1:1" in told.stderr


def test_a_card_is_shown_as_the_channel_will_see_it(tmp_path: Path) -> None:
    """Title, problem, answers, buttons, and every outcome in both languages."""
    _, texts = made_once.content()
    told = khandan(tmp_path, "content", "preview", "petition_orchard").stdout

    for key in ("title", "yes.1", "yes.2", "yes.3", "no.1", "no.1.event"):
        for words in wordings(texts, f"petition_orchard.{key}"):
            assert words in told
    assert "[Vote] [Trade] [My seat]" in told


def test_a_card_may_be_shown_in_one_language(tmp_path: Path) -> None:
    """As `--lang` says."""
    told = khandan(tmp_path, "content", "preview", "petition_orchard", "--lang", "fa").stdout

    assert ("باغِ عریضه" in told, "The Petition Orchard" in told) == (True, False)
    assert "خاندانِ ۳" in told
    assert not set("0123456789") & set(told.replace("-#", ""))


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("preview", "no_such_card"), "no card no_such_card"),
        (("preview", "shade_tax", "--lang", "xx"), "fa, en"),
        (("map", "no_such_line"), "no story line no_such_line"),
        (("map", "river", "--to", "/no/such/folder/river.svg"), "can’t be written"),
    ],
)
def test_what_is_not_there_is_said_in_one_line(tmp_path: Path, words: tuple[str, ...], said: str) -> None:
    """Exit code 2."""
    told = khandan(tmp_path, "content", *words)

    assert (2, 1) == (told.exit_code, len(told.stderr.splitlines()))
    assert said in told.stderr


@pytest.mark.parametrize("language", ["fa", "en"])
@pytest.mark.parametrize("line", ["surrender", "river", "papers", "star", "gate"])
def test_a_story_line_is_drawn_with_every_way(tmp_path: Path, line: str, language: str) -> None:
    """Every card and both ends have a box, every answer an arrow, and the words say the same."""
    content, _ = made_once.content()
    file = tmp_path / "line.svg"
    told = khandan(tmp_path, "content", "map", line, "--lang", language, "--to", str(file))
    drawn = ElementTree.parse(file).getroot()
    boxes = drawn.findall("{http://www.w3.org/2000/svg}rect")
    cards = [one for one in content.proposals if one.line == line]
    rows = [row for row in told.stdout.splitlines() if " → " in row]

    assert len(cards) + 2 == len(boxes)
    assert len(arrows(content, line)) == len(rows)


def test_the_schema_is_printed_for_editors(tmp_path: Path) -> None:
    """The same that lies beside the cards."""
    told = khandan(tmp_path, "content", "schema")

    assert json.loads((CONTENT / "proposal.schema.json").read_text("utf-8")) == json.loads(told.stdout)


def test_a_strict_check_ends_with_one_when_there_is_advice(tmp_path: Path) -> None:
    """An outcome that moves everything up is seldom meant."""
    folder = tmp_path / "cards"
    shutil.copytree(CONTENT, folder)
    card = folder / "proposals" / "dry_bridge.yaml"
    text = re.sub(r"effects: \{.*\}", "effects: {welfare: 2, repute: 1}", card.read_text("utf-8"), count=1)
    card.write_text(text, "utf-8")
    told = khandan(tmp_path, "content", "check", str(folder), "--strict")

    assert 1 == told.exit_code
    assert "dry_bridge yes.1: moves everything the same way." in told.stdout
