"""The khandan command: each module adds its own."""

import typer

from bot.cli import audit, backup, export, rehearse, replay, restore, rotate, run, simulate, verify
from bot.games.houses.content_tools import content

app = typer.Typer(name="khandan", no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False)
app.callback()(lambda: None)

for module in (run, audit, content, export, replay, simulate, rehearse, backup, restore, rotate, verify):
    module.register(app)
