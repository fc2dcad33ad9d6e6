"""What is counted of campaigns, and the bounds it is held to."""

from pathlib import Path
from typing import Final

from bot.games.houses import content
from bot.games.houses.content import Book
from bot.lab.games.houses.simulation.figures import figures
from bot.lab.games.houses.simulation.targets import findings
from bot.lab.simulation.counters import Simulation
from bot.render.i18n import Messages
from engine.game_versions import Source
from engine.games.houses.reading.texts import wording


def source(folder: Path | None) -> Source:
    """The content of this folder, or the program's. ContentBroken, Unfit."""
    return content.source(folder or content.CONTENT)


def names(words: Messages, book: Book | None) -> dict[str, str]:
    """The legacies of this content."""
    if book is None:
        return {}
    told = ((one.id, f"legacy.{one.id}.name") for one in book.content.legacies)
    return {legacy: wording(book.texts, key, words.language) for legacy, key in told}


SIMULATION: Final = Simulation(figures, findings, source, names)
