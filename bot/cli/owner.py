"""khandan owner: what `/owner` does, on the command line; beside the bot that runs, or without one."""

import asyncio
from typing import Annotated, Final, Literal

import typer

from bot.clock.waiting import RealWaiting
from bot.config import Settings, Unfit
from bot.keys import existing_keyring
from bot.languages import LANGUAGES, Language, find_language
from bot.owner import acts
from bot.owner.door import Told, ask_running_bot, do_for_command_line
from bot.terminal.ending import UNFIT, one_line, settings
from bot.terminal.words import plain, terminal_text
from bot.wiring import all_words, load_parts, make_bot
from engine.store import Scope

owner: Final = typer.Typer(
    name="owner", no_args_is_help=True, help="What /owner does: bar, announce, drain, and look after tables."
)

Server = Annotated[bool, typer.Option("--server", help="It is a server's id, not a person's.")]
Page = Annotated[int, typer.Option(min=1, help="Which page, the newest first.")]


@owner.command()
def bar(
    id: Annotated[str, typer.Argument(help="The Discord id of a person.")],
    server: Server = False,
    reason: Annotated[str, typer.Option(help="Why: owners read it, and the person in their own files.")] = "",
    until: Annotated[str, typer.Option(help="12h, 3d, 2w, or a date such as 2027-01-31 (UTC).")] = "",
    halt: Annotated[
        bool, typer.Option("--halt", help="Their matches stand still; without it they go on.")
    ] = False,
) -> None:
    """Keep a person or a server out. Nobody else is told."""
    _do(acts.BarOne(_scope(server), id, reason, until, "halt" if halt else "go_on"))


@owner.command()
def unbar(
    id: Annotated[str, typer.Argument(help="The Discord id of a person.")], server: Server = False
) -> None:
    """Let a person or a server in again."""
    _do(acts.Unbar(_scope(server), id))


@owner.command()
def bars(page: Page = 1) -> None:
    """List who is kept out, until when and why."""
    _do(acts.ShowBars(page))


@owner.command()
def announce(
    to: Annotated[Literal["tables", "hosts"], typer.Argument(help="Every table, or all their hosts.")],
    text: Annotated[list[str], typer.Option(help="en=What is to be said. Again for another language.")],
    yes: Annotated[bool, typer.Option("--yes", help="Send it without asking.")] = False,
) -> None:
    """Say something to every table or host, once, each in its language where there is a text in it."""
    spoken = settings().language
    with one_line(lambda: spoken):
        texts = dict(map(_text_in, text))
    if not yes:
        _do(acts.Announce(to, texts))
        if not typer.confirm(terminal_text("announce-confirm", spoken)):
            raise typer.Exit
    _do(acts.Announce(to, texts, send=True))


@owner.command()
def drain(
    until: Annotated[str, typer.Option(help="When it is over: 2h, or a date and time (UTC).")],
    at: Annotated[str, typer.Option(help="When matches begin to stand still; without it, now.")] = "",
) -> None:
    """Open no new table, and let every match stand still for a maintenance; they go on by themselves."""
    _do(acts.StartDrain(until, at))


@owner.command()
def resume() -> None:
    """End a maintenance now."""
    _do(acts.EndDrain())


@owner.command()
def limit(
    server: Annotated[str, typer.Argument(help="The Discord id of a server.")],
    tables: Annotated[str, typer.Argument(help="How many tables at once; without it, as any other.")] = "",
) -> None:
    """Set how many tables a server may have at once."""
    _do(acts.SetLimit(server, tables))


@owner.command()
def health(match: Annotated[int, typer.Argument(min=1, help="The number of the match.")]) -> None:
    """Show how one match goes, as far as everybody may know it, and what is in its way."""
    _do(acts.ShowHealth(match))


@owner.command()
def usage(page: Page = 1) -> None:
    """Show which server has how many tables, and what lies on the disk."""
    _do(acts.ShowUsage(page))


@owner.command()
def log(page: Page = 1) -> None:
    """List what owners have done, the newest first."""
    _do(acts.ShowLog(page))


def _text_in(typed: str) -> tuple[Language, str]:
    """A language and what is to be said in it. Unfit (announce-text) for anything else."""
    name, sign, text = typed.partition("=")
    language = find_language(name.strip())
    if not sign or language is None:
        raise Unfit("announce-text", languages=", ".join(LANGUAGES))
    return language, text


def _scope(server: bool) -> Scope:
    return "guild" if server else "user"


def _do(act: acts.Act) -> Told:
    """Have an act done and print what came of it; exit code 2 where it is refused."""
    chosen = settings()
    with one_line(lambda: chosen.language):
        told = asyncio.run(_answer_of(chosen, act))
    for line in told.lines:
        typer.echo(plain(line), err=told.refused)
    if told.refused:
        raise typer.Exit(UNFIT)
    return told


async def _answer_of(chosen: Settings, act: acts.Act) -> Told:
    """By the bot that runs; where none does, on its database, which is locked meanwhile."""
    told = await ask_running_bot(chosen.data, act)
    if told is not None:
        return told
    parts = load_parts(chosen, existing_keyring(chosen), all_words())
    bot = make_bot(parts, RealWaiting(), chosen.data)
    try:
        await bot.owner_orders.load()
        return await do_for_command_line(bot, act)
    finally:
        await bot.close()
