"""The files of a game's content: what is wrong in them, and where.

There are two kinds. The facts of a printed game (its cards, boards and prices) are JSON rows that its
developers wrote. A game declares a FactsFile for each file and one record of them all; `read_facts` fills it,
and the first fault stops the program (FactsBroken). Cards that a host may write are read as a whole, so that
an author sees every mistake at once (Problem, ContentBroken).
"""

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Literal, TypeVar

import msgspec
from msgspec import Struct
from msgspec.structs import fields

F = TypeVar("F", bound=Struct)

# --- the facts of a printed game ---

Faults = Iterator[tuple[str, str]]
"""Each fault as the place in the file, and a code with what it is about."""


class FactsBroken(Exception):
    """A data file that can't be used: its name, the place in it, and the reason."""

    def __init__(self, file: str, place: str, reason: str) -> None:
        super().__init__(f"{file}:{place}:{reason}")
        self.file, self.place, self.reason = file, place, reason


class FactsFile(Struct, frozen=True):
    """One JSON file of a printed game, by its shape.

    What the file holds beside the fields (sources, notes) is for people.
    """

    def faults(self) -> Faults:
        """The mistakes that the shape alone can't rule out."""
        yield from ()


def read_facts(folder: Path, shape: type[F]) -> F:
    """The facts of a folder. Each field of `shape` is a FactsFile: a field `cards` is read from cards.json.

    Raises FactsBroken for the first fault, in the order of the fields, so that nothing is played on half the
    facts.
    """
    found: dict[str, FactsFile] = {}
    for field in fields(shape):
        name = f"{field.name}.json"
        try:
            file = msgspec.json.decode((folder / name).read_bytes(), type=field.type)
        except OSError as error:
            raise FactsBroken(name, "", type(error).__name__) from error
        except msgspec.DecodeError as error:
            # msgspec ends its message with the place: "… - at `$.rows[3].id`".
            reason, _, place = str(error).partition("`$")
            raise FactsBroken(name, f"${place.strip('`')}", reason.rstrip(" -at")) from error
        for place, reason in file.faults():
            raise FactsBroken(name, place, reason)
        found[field.name] = file
    return shape(**found)


def each_once(place: str, found: Sequence[str], wanted: Iterable[str]) -> Faults:
    """A fault for each id of a closed list that does not stand there exactly once."""
    for one in wanted:
        if found.count(one) != 1:
            yield place, f"{one}:{found.count(one)}"


# --- content that people write ---

Told = str | int | tuple[str, ...]
"""What a sentence about a mistake is handed: words as they stand in the file, a number, or the words among
which one may be chosen."""

Slots = tuple[tuple[str, Told], ...]

Why = Literal["unread", "unserved", "unbalanced"]
"""What follows from the mistakes: the files can't be read; they can, but no table can begin on them; one
could, but their figures lie outside the bounds of a writer."""


class Problem(Struct, frozen=True, order=True):
    """One mistake: `line` and `column` count from 1; `where` is the dotted path inside the document, in which
    what stands in a list is counted from 1, too."""

    file: str
    line: int
    column: int
    where: str
    code: str
    slots: Slots = ()


class ContentBroken(Exception):
    """The content is refused; `problems` holds every mistake found, in the order of the files."""

    def __init__(self, problems: tuple[Problem, ...], why: Why = "unread") -> None:
        super().__init__("\n".join(problem_line(one) for one in problems))
        self.problems, self.why = problems, why


def problem_line(problem: Problem) -> str:
    """file:line:column:path:code(slots), the form that editors and terminals make a link of.

    Words among which one may be chosen are left out.
    """
    told = ",".join(f"{name}={value}" for name, value in problem.slots if not isinstance(value, tuple))
    place = f"{problem.file}:{problem.line}:{problem.column}"
    return f"{place}:{problem.where}:{problem.code}({told})"
