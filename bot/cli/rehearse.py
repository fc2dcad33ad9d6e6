"""khandan rehearse: five players at a simulated Discord play a campaign with the real bot."""

import asyncio
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated, get_args

import typer

from bot import logs
from bot.cli.ending import one_line, settings
from bot.cli.telling import Tell, teller
from bot.config import Settings, Unfit
from bot.rehearsal.chronicle import Counts
from bot.rehearsal.play import Pause, Plan
from bot.rehearsal.play import rehearse as played
from bot.rehearsal.stage import Spoiled
from bot.render.languages import LANGUAGES, Language
from bot.wiring import all_words, parts
from engine.store import Keyring

SPOILED = 1
"""The exit code when something was not as it should be."""

RING = Keyring({1: bytes(32)}, 1)
"""The database lives for the rehearsal alone."""


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command()(rehearse)


def rehearse(
    *,
    seed: Annotated[int, typer.Option(min=0, help="The same number gives the same campaign.")] = 7,
    generations: Annotated[int, typer.Option(min=1, max=40, help="At most so many.")] = 3,
    language: Annotated[str | None, typer.Option(help="fa or en.")] = None,
    restart: Annotated[list[str] | None, typer.Option(help="draft, phase, tie; all unless named.")] = None,
) -> None:
    """Play a campaign through commands, buttons and forms; exit 1 when anything is not as it should be."""
    chosen = settings()
    logs.set_up("warning")
    with one_line(lambda: chosen.language):
        plan = Plan(seed, generations, _language(language, chosen), _restarts(restart))
        tell = teller(plan.language)
        whole = parts(chosen.model_copy(update={"guild": None}), RING, all_words())
        with TemporaryDirectory() as folder:
            work = played(
                whole, plan, Path(folder), typer.echo, lambda pause: tell("rehearse-restart", pause=pause)
            )
            try:
                found = asyncio.run(work)
            except Spoiled as spoiled:
                teller(chosen.language, err=True)("rehearse-spoiled", why=str(spoiled))
                raise typer.Exit(SPOILED) from None
    _told(found, tell)


def _told(found: Counts, tell: Tell) -> None:
    names = found.__struct_fields__
    tell("rehearse-done", **{name: getattr(found, name) for name in names})


def _language(given: str | None, chosen: Settings) -> Language:
    found = next((one for one in LANGUAGES if one == (given or chosen.language)), None)
    if found is None:
        raise Unfit("rehearse-language", languages=", ".join(LANGUAGES))
    return found


def _restarts(given: list[str] | None) -> tuple[Pause, ...]:
    known: tuple[Pause, ...] = get_args(Pause)
    if given is None:
        return known
    wrong = [one for one in given if one not in known]
    if wrong:
        raise Unfit("rehearse-restarts", restarts=", ".join(known))
    return tuple(one for one in known if one in given)
