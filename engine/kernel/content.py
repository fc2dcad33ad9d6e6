"""What is wrong in the files of a game's content, and where: one value for each mistake."""

from typing import Literal

from msgspec import Struct

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
