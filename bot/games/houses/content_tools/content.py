"""khandan content: what authors of cards need; without a further word it checks them."""

import typer

from bot.games.houses.content_tools import check, mapping, preview, schema


def register(app: typer.Typer) -> None:
    """Add the group of commands."""
    group = typer.Typer(help="The cards of Houses: check them, see them, map a story line.")
    group.callback(invoke_without_command=True)(_alone)
    for command, name in (
        (check.check, "check"),
        (preview.preview, "preview"),
        (mapping.map_story, "map"),
        (schema.schema, "schema"),
    ):
        group.command(name)(command)
    app.add_typer(group, name="content")


def _alone(context: typer.Context) -> None:
    if context.invoked_subcommand is None:
        check.check()
