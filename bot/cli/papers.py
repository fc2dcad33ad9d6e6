"""khandan papers: privacy policy and terms of a public bot, filled from the host's settings."""

from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Final

import typer

from bot.config import Unfit
from bot.papers import FOLDER, open_blanks, write_papers
from bot.terminal.ending import one_line, settings
from bot.terminal.words import teller

FOUND: Final = 1
"""The exit code when something is still to be done by the host."""


def papers(
    out: Annotated[
        Path | None, typer.Option(help="The folder; without it, papers beside the database.")
    ] = None,
) -> None:
    """Fill privacy policy and terms from .env, in every language; exit 1 while a blank is left."""
    chosen = settings()
    with one_line(lambda: chosen.language):
        tell, folder = teller(chosen.language), out or chosen.data / FOLDER
        try:
            for file, done in write_papers(chosen, folder, datetime.now(UTC).date()):
                tell(f"papers-{done}", file=str(file))
            blanks = list(open_blanks(folder))
        except (OSError, UnicodeDecodeError):
            raise Unfit("papers-folder", folder=str(folder)) from None
        for one in blanks:
            tell("papers-blank", file=str(one.file), line=one.line, name=one.name)
        if blanks:
            raise typer.Exit(FOUND)
        tell("papers-next")
