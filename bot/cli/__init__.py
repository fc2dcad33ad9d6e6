"""The khandan command: each module adds its own."""

import typer

from bot.cli import run

app = typer.Typer(name="khandan", no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False)
app.callback()(lambda: None)

for module in (run,):
    module.register(app)
