"""The khandan command: each module adds its own, and so does each game that has tools for authors."""

import typer

from bot.cli import audit, backup, export, rehearse, replay, restore, rotate, run, simulate, verify
from bot.games import PLUGINS

app = typer.Typer(name="khandan", no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False)
app.callback()(lambda: None)

for module in (run, audit, export, replay, simulate, rehearse, backup, restore, rotate, verify):
    module.register(app)

for one in PLUGINS:
    if one.tools is not None:
        one.tools(app)
