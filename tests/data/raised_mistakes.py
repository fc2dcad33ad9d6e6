"""Every mistake that a content can have, as the reader raises it: the small content beside this, damaged."""

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Final

from msgspec.structs import replace

from engine.games.houses.content import Condition
from engine.games.houses.reading import ContentBroken, figures, files_of, read_content, serving_problems
from engine.games.houses.reading.files import Shape
from engine.games.houses.reading.pages import pages, sheet
from engine.kernel.content import Problem
from tests.data.planted_mistakes import CARET, KINGS, LEGACIES, PLANTS, RAIN, STORIES, WELL

SMALL: Final = Path(__file__).parent / "reading"
GERMAN: Final = "languages/de.yaml"
ODD: Final = 'nobody.title: Niemand\nrain.title: ""\nrain.yes: "Schirm für { $king }"\n'
"""A translation: of a text that there is not, of one without its words, of one with a name too many."""

Files = dict[str, bytes]


class Loose(Shape):
    """A field of a kind that no file has."""

    share: float


def damaged(file: str, *changes: tuple[str, str]) -> Files:
    """The small content, in one file of which each of these texts stands in place of the other."""
    files = files_of(SMALL)
    text = files[file].decode("utf-8")
    for old, new in changes:
        assert text.count(old) == 1, f"{old} must stand once in {file}"
        text = text.replace(old, new)
    return {**files, file: text.encode("utf-8")}


@cache
def raised() -> Mapping[str, tuple[Problem, ...]]:
    """All of them by their code, each in every way in which it is planted here."""
    found: dict[str, dict[Problem, None]] = {}
    for problem in (*_unread(), *_unserved(), *_unbalanced(), *_habitual(), *_loose()):
        found.setdefault(problem.code, {})[problem] = None
    return {code: tuple(several) for code, several in found.items()}


def _unread() -> Iterator[Problem]:
    """What can't be read."""
    for plant in PLANTS:
        yield from _refused(damaged(plant.file, (plant.old, plant.new.replace(CARET, ""))))
    files = files_of(SMALL)
    yield from _refused({name: body for name, body in files.items() if name != KINGS})
    yield from _refused({**files, RAIN: "id: rain\ntitle: {fa: باران}".encode("cp1256")})
    yield from _refused({**files, RAIN: b"id: " + b"[" * 9_000 + b"]" * 9_000})
    yield from _refused({**files, GERMAN: ODD.encode()})
    yield from _refused({**files, GERMAN: b"- rain.title"})
    yield from _refused(_two_lines())


def _refused(files: Files) -> tuple[Problem, ...]:
    try:
        read_content(files)
    except ContentBroken as broken:
        return broken.problems
    raise AssertionError("this was meant to be refused")


def _two_lines() -> Files:
    """A second line, opened by a card of the first one."""
    files = damaged(WELL, ("id: bucket\n", "id: bucket\nopens: hill\n"))
    _, _, line = files[STORIES].decode().partition("lines:\n")
    more = line.replace("id: well", "id: hill")
    return {**files, STORIES: files[STORIES] + more.encode()}


def _unserved() -> Iterator[Problem]:
    """What can be read, but no table can begin with it."""
    _, _, legacy = files_of(SMALL)[LEGACIES].decode().partition("legacies:\n")
    second = legacy.replace("thirsty", "dry").replace("perk: crown_on(flight)", "perk: pool_bonus")
    for files in (
        damaged(RAIN, ("id: rain\n", "id: rain\nwhen: {army: {min: 3}}\n")),
        damaged(LEGACIES, ("legacies:\n", f"legacies:\n{second}")),
        damaged(STORIES, ("perk: coins_at_start\n", "perk: office_first(sentinel)\n")),
    ):
        yield from serving_problems(read_content(files)[0])
    content = read_content(files_of(SMALL))[0]
    lines = tuple(replace(content.lines[0], id=f"well_{number}") for number in range(6))
    goal = content.legacies[0].achievements[0]
    goal = replace(goal, condition=Condition("story_signed", line="well_2"))
    legacies = tuple(replace(content.legacies[0], line=line.id, achievements=(goal,)) for line in lines)
    yield from serving_problems(replace(content, lines=lines, legacies=legacies))


def _unbalanced() -> Iterator[Problem]:
    """What could be played with, but its figures are no writer's."""
    every = "army: 2, wealth: -1, repute: 1, welfare: 1, knowledge: 1"
    for changes in ((), (("army: 2, wealth: -1", every), ("of: +army", "of: -army"))):
        yield from figures(damaged(RAIN, *changes))[1]


def _habitual() -> Iterator[Problem]:
    """Words that come too often, and a button that says nothing."""
    files = damaged(RAIN, ("fa: چتر\n", "fa: باران، باران است\n"), ("en: Umbrella", "en: Rain is rain"))
    rain = files[RAIN].decode("utf-8").replace("It rains on", "Forty want rain from")
    files[RAIN] = "---\n".join(rain.replace("id: rain", f"id: rain_{one}") for one in range(41)).encode()
    yield from figures(files)[1]


def _loose() -> tuple[Problem, ...]:
    return sheet(pages("a.yaml", "share: much\n")[0][0], Loose)[1]
