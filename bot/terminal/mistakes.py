"""What is wrong with a content's files, for whoever wrote them: a line a mistake, in their language."""

from collections.abc import Iterator
from typing import Final

from bot.render.fluent import Slot, message_id
from bot.render.i18n import Messages
from bot.terminal.telling import plain
from engine.kernel.content import ContentBroken, Problem, Told

MISTAKE: Final = "content-mistake"


def mistake_lines(broken: ContentBroken, words: Messages) -> Iterator[str]:
    """Each mistake behind its place, then how many there are and what follows from them."""
    for problem in broken.problems:
        yield line(problem, words)
    yield plain(words.say("content-broken", why=broken.why, count=len(broken.problems)))


def line(problem: Problem, words: Messages) -> str:
    """Where it is, what is wrong, and what would be right."""
    slots = {name: _slot(value, words) for name, value in problem.slots}
    return f"{_place(problem)} {plain(words.say(f'{MISTAKE}-{message_id(problem.code)}', **slots))}"


def _place(problem: Problem) -> str:
    """file:line:column, of which editors and terminals make a link, and the field; letter by letter in every
    language, since it is looked for."""
    place = f"{problem.file}:{problem.line}:{problem.column}:"
    return f"{place} {problem.where}:" if problem.where else place


def _slot(value: Told, words: Messages) -> Slot:
    """Words among which one may be chosen stand one after another, as many as there are."""
    return f"{words.say('list-comma')} ".join(value) if isinstance(value, tuple) else value
