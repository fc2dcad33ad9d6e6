"""Points of a seat of Architects line by line: as they stand, and at the end (AW-SCORE)."""

from collections.abc import Iterator
from typing import Final

from bot.games.architects.words import card, list_of, table_of
from bot.render.reader_scene import ReaderScene
from engine.games.architects.base import Line, Score

SUMMED: Final = ("building", "effect", "cathedral", "virtue", "debts", "gold", "marble", "silver", "prison")
"""The sources of points in the order of the count."""


def final(scene: ReaderScene) -> Iterator[str]:
    """Everybody's points by their sources, the best first."""
    scores = table_of(scene).scores
    for one in sorted(scores, key=lambda each: -each.total):
        yield score_line(scene, one)


def score_line(scene: ReaderScene, one: Score) -> str:
    """A seat's total with a sum for each source."""
    parts = [_sum(scene, one, what) for what in SUMMED if any(line.what == what for line in one.lines)]
    say = scene.messages.say
    return say("architects-score", name=scene.names[one.seat], count=one.total, parts=list_of(scene, parts))


def lines(scene: ReaderScene, one: Score) -> Iterator[str]:
    """Each line: a building with its name, the rest by its source."""
    for line in one.lines:
        yield _line(scene, line)


def _sum(scene: ReaderScene, one: Score, what: str) -> str:
    points = sum(line.points for line in one.lines if line.what == what)
    return scene.messages.say(f"architects-line-{what}", count=points)


def _line(scene: ReaderScene, line: Line) -> str:
    say = scene.messages.say
    if line.card is None:
        return f"- {say(f'architects-line-{line.what}', count=line.points)}"
    code = f"architects-line-{line.what}-of"
    return f"- {say(code, name=card(scene, line.card), count=line.points)}"
