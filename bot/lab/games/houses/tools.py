"""The commands below `khandan` that Houses has alone: `content` for authors, `respond` for its balance."""

import typer

from bot.lab.games.houses import respond
from bot.lab.games.houses.content_tools import check


def register(app: typer.Typer) -> None:
    """Add both, in the order of the help."""
    check.register(app)
    respond.register(app)
