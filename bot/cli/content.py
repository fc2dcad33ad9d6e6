"""khandan content: checks the cards of Houses and the texts of both languages, and counts them."""

from pathlib import Path
from typing import Annotated

import typer

from bot.cli.ending import UNFIT, one_line, settings
from bot.cli.telling import Tell, teller
from bot.render.catalogue import BrokenCatalogue
from bot.render.languages import LANGUAGES, Language
from bot.render.words import load
from bot.wiring import CONTENT
from engine.games.houses.content import Content
from engine.games.houses.reading import read


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command()(content)


def content(
    folder: Annotated[Path, typer.Argument(help="The folder of the cards.")] = CONTENT,
) -> None:
    """Check the cards and texts; exit 2 with every mistake at its file, line and column."""
    chosen = settings()
    with one_line(lambda: chosen.language):
        found, _ = read(folder)
        tell = teller(chosen.language)
        _counts(found, tell)
        for language in LANGUAGES:
            _texts(language, tell)


def _counts(found: Content, tell: Tell) -> None:
    """How much there is of everything."""
    stories = sum(1 for card in found.proposals if card.line is not None)
    tell("content-version", version=found.version)
    tell("content-cards", cards=len(found.proposals), stories=stories, lines=len(found.lines))
    answers = [answer for card in found.proposals for answer in (card.yes, card.no)]
    tell("content-outcomes", outcomes=sum(len(answer.outcomes) for answer in answers))
    counts = {"legacies": len(found.legacies), "kings": len(found.kings), "emblems": len(found.emblems)}
    tell("content-rest", **counts)


def _texts(language: Language, tell: Tell) -> None:
    try:
        load(language, strict=True)
    except BrokenCatalogue as broken:
        for problem in broken.problems:
            typer.echo(problem, err=True)
        raise typer.Exit(UNFIT) from None
    tell("content-texts", language=language)
