"""The khandan command: each module adds its own, and so does each game that has tools for authors."""

from importlib.metadata import version
from typing import Annotated

import typer

from bot.cli import audit, backup, doctor, export, rehearse, replay, restore, rotate, run, simulate, verify
from bot.games import PLUGINS

app = typer.Typer(name="khandan", no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False)


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"khandan {version('khandan')}")
        raise typer.Exit


@app.callback()
def khandan(
    version: Annotated[
        bool, typer.Option("--version", help="The version of the program.", callback=_version, is_eager=True)
    ] = False,
) -> None:
    """Khandan, a Discord bot for hidden-role councils."""


for module in (run, audit, export, replay, simulate, rehearse, backup, restore, rotate, verify, doctor):
    module.register(app)

for one in PLUGINS:
    if one.tools is not None:
        one.tools(app)
