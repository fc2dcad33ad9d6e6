"""khandan content schema: the JSON Schema of a card, for editors that complete while one writes."""

import json

import typer

from engine.games.houses.reading import schema as schema_of


def schema() -> None:
    """Print the JSON Schema of a card's document."""
    typer.echo(json.dumps(schema_of(), ensure_ascii=False, indent=2))
