"""khandan book: a match of the host's database as a book to keep, for a browser or for paper."""

import asyncio
from pathlib import Path
from typing import Annotated

import typer
from msgspec.structs import replace

from bot.cli.export import Force, write_file
from bot.cli.kept_match import KeptMatch, database_of, read_match, seat_in
from bot.config import Unfit
from bot.games import renderers
from bot.history.notes import MatchNotes, with_entries
from bot.languages import LANGUAGES, Language, find_language
from bot.pictures.easel import Easel, NotDrawn
from bot.pictures.gallery import DATA
from bot.render.catalogue import for_a_command
from bot.render.renderer import Scene
from bot.render.scenes import scene_of
from bot.terminal.ending import Offline, one_line, settings
from bot.terminal.words import teller
from bot.ui.generic.renderer import PluginRenderer
from bot.ui.plugin import Printed
from engine.kernel.refused import Refused
from engine.kernel.table.seeds import epochs_of
from engine.match.undo import standing_entries
from engine.store.records import FORGOTTEN_USER


def book(
    match: Annotated[int, typer.Argument(help="The number of the match.")],
    seat: Annotated[int | None, typer.Option(min=1, help="What this seat may know, counted from 1.")] = None,
    lang: Annotated[str, typer.Option(help="The language; without it, the table's.")] = "",
    pdf: Annotated[bool, typer.Option("--pdf", help="Sheets for paper, in place of a page.")] = False,
    out: Annotated[Path | None, typer.Option(help="The file; without it, match-N here.")] = None,
    *,
    force: Force = False,
    offline: Offline = False,
) -> None:
    """Write the book of a match that is over, or with --seat of any: one file to keep, to send or to print.

    Where there is no other database, the one of the table in the browser is meant.
    """
    chosen = settings(offline=offline)
    with one_line(lambda: chosen.language):
        spoken = _language(lang)
        kept = asyncio.run(read_match(database_of(chosen), match))
        printed = _print_match(kept, seat, spoken)
        file = out or Path(f"match-{match}.{'pdf' if pdf else 'html'}")
        write_file(_typeset(printed) if pdf else printed.html, file, force=force)
        teller(chosen.language)("book-written", match=match, file=str(file))


def _language(code: str) -> Language | None:
    """The language of this code, None for no code. Unfit (book-language)."""
    if code and find_language(code) is None:
        raise Unfit("book-language", languages=", ".join(LANGUAGES))
    return find_language(code)


def _print_match(kept: KeptMatch, seat: int | None, spoken: Language | None) -> Printed:
    """The book. Unfit where this game has none, or the match is not over and no seat is named."""
    reader = None if seat is None else seat_in(kept, seat)
    now = kept.match_state
    renderer = renderers(kept.known.editions)[now.game.name]
    if not isinstance(renderer, PluginRenderer) or not renderer.has_book:
        raise Unfit("book-no-game", match=kept.number)
    if now.state is None:
        raise Unfit("book-not-begun", match=kept.number)
    if reader is None and not kept.is_over:
        raise Unfit("book-not-over", match=kept.number)
    notes = with_entries(MatchNotes(), standing_entries(kept.log), renderer.notes).notes
    epochs = epochs_of(event for entry in kept.log for event in entry.events)
    try:
        return renderer.book(_scene(kept, renderer, spoken), reader, notes, epochs)
    except Refused:
        raise Unfit("book-no-content", match=kept.number) from None


def _scene(kept: KeptMatch, renderer: PluginRenderer, spoken: Language | None) -> Scene:
    """The match as it stands. Who sits there is not known here: a house's name is all that a book needs."""
    now = kept.match_state
    assert now.table is not None
    words = for_a_command(spoken or find_language(now.table.language) or LANGUAGES[0])
    gone = {
        seat
        for seat, chair in enumerate(now.table.chairs)
        if chair.player is not None and kept.players[chair.player] == FORGOTTEN_USER
    }
    hidden = frozenset((*now.table.nameless, *gone))
    code = {True: "nameless-name", False: "seat-number"}
    names = tuple(words.say(code[seat in hidden], number=seat + 1) for seat in range(kept.seats))
    scene = scene_of(kept.number, now, words, names, nameless=hidden, users=kept.players)
    return replace(scene, names=renderer.names(scene))


def _typeset(printed: Printed) -> bytes:
    """The sheets. Unfit (book-not-typeset)."""
    easel = Easel(DATA)
    try:
        return easel.typeset(printed.template, printed.facts)
    except NotDrawn as error:
        raise Unfit("book-not-typeset", why=str(error)) from None
    finally:
        easel.close()
