"""The papers of a public bot: its privacy policy and its terms, in every language.

    data/legal           the templates, with blanks such as {{ HOST_NAME }}
      write_papers       fills them from the settings into a folder of the host, who may change them there
        open_blanks      finds what is still blank there, by file and line

A blank whose setting is missing stays as it is: a paper that names nobody must not look finished.
"""

import re
from collections.abc import Iterator, Mapping
from datetime import date
from importlib.resources import files
from pathlib import Path
from typing import Final, Literal

from msgspec import Struct

from bot.config import Settings
from bot.languages import LANGUAGES, Language
from bot.render.catalogue import for_a_command
from bot.render.dates import date_slots
from bot.terminal.words import plain

TEMPLATES: Final = files("data") / "legal"
PAPERS: Final = ("privacy", "terms")
FOLDER: Final = "papers"
"""The folder of the host's copies, in that of the data."""

BLANK: Final = re.compile(r"\{\{ *([A-Z_]+) *\}\}")
Done = Literal["written", "filled", "kept"]
"""What becomes of a file: it is new, blanks in it were filled, or it is as it was."""

FROM_SETTINGS: Final = ("HOST_NAME", "HOST_CONTACT", "HOST_COUNTRY", "SOURCE_URL")


class OpenBlank(Struct, frozen=True):
    """A blank that nobody has filled: where it stands, with lines counted from 1."""

    file: Path
    line: int
    name: str


def file_name(paper: str, language: Language) -> str:
    """The name of a paper's template, and of the host's copy."""
    return f"{paper}.{language}.md"


def paper_text(paper: str, language: Language, settings: Settings, day: date) -> str:
    """A paper filled from the settings; `day` is from when on it holds."""
    template = (TEMPLATES / file_name(paper, language)).read_text("utf-8")
    return fill_blanks(template, blank_values(settings, day, language))


def blank_values(settings: Settings, day: date, language: Language) -> dict[str, str]:
    """What each blank becomes, by its name; without those that the host has not set."""
    given = {name: getattr(settings, name.lower()) for name in FROM_SETTINGS}
    known = {name: str(value) for name, value in given.items() if value is not None}
    # The one text that says a day, whatever the calendar: it was made for a card of Houses.
    day_told = for_a_command(language).say("houses-reign-date", **date_slots(day, language))
    return {**known, "DATE": plain(day_told)}


def fill_blanks(text: str, values: Mapping[str, str]) -> str:
    """The text with each blank that has a value filled."""
    return BLANK.sub(lambda found: values.get(found[1], found[0]), text)


def write_papers(settings: Settings, folder: Path, day: date) -> Iterator[tuple[Path, Done]]:
    """Write every paper; yield each file and what was done with it.

    In a file that is there only blanks are filled: the rest may be the host's own words. OSError or
    UnicodeDecodeError where a file can't be read or written.
    """
    folder.mkdir(parents=True, exist_ok=True)
    for paper in PAPERS:
        for language in LANGUAGES:
            file = folder / file_name(paper, language)
            before = file.read_text("utf-8") if file.exists() else None
            if before is None:
                after = paper_text(paper, language, settings, day)
            else:
                after = fill_blanks(before, blank_values(settings, day, language))
            if after != before:
                file.write_text(after, "utf-8")
            yield file, "written" if before is None else "filled" if after != before else "kept"


def open_blanks(folder: Path) -> Iterator[OpenBlank]:
    """Every blank that is left in the host's copies, in the order of files and lines."""
    for file in sorted(folder.glob("*.md")):
        for number, line in enumerate(file.read_text("utf-8").splitlines(), 1):
            for found in BLANK.finditer(line):
                yield OpenBlank(file, number, found[1])
