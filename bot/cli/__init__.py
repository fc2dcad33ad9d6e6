"""The khandan command: each module adds its own."""

import typer

from bot.cli import audit, content, export, rehearse, replay, run, simulate

app = typer.Typer(name="khandan", no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False)
app.callback()(lambda: None)

for module in (run, audit, content, export, replay, simulate, rehearse):
    module.register(app)
