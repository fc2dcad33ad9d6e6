"""khandan content: what authors of cards need; without a further word it checks them.

`check` tells every mistake of the cards and texts at its place, advice to the author, and counts; `schema`
prints the JSON Schema of a card, for editors that complete while one writes.
"""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Final

import typer
from msgspec.structs import asdict

from bot.games.houses.content import cards_of, checked_for_tables, edition, files_in
from bot.lab.games.houses.content_tools.preview import preview
from bot.lab.games.houses.content_tools.story_map import map_story
from bot.languages import LANGUAGES
from bot.render.catalogue import BrokenCatalogue, load
from bot.render.i18n import message_id
from bot.terminal.ending import UNFIT, one_line, settings
from bot.terminal.words import Tell, teller
from engine.games.houses.content import Content
from engine.games.houses.reading import ContentBroken, figures
from engine.games.houses.reading import schema as schema_of
from engine.games.houses.reading.files import AUTHORED
from engine.games.houses.reading.review import advice

ADVISED: Final = 1
"""The exit code of a strict check that has advice."""


def register(app: typer.Typer) -> None:
    """Add the group of commands."""
    group = typer.Typer(help="The cards of Houses: check them, see them, map a story line.")

    @group.callback(invoke_without_command=True)
    def check_by_default(context: typer.Context) -> None:
        if context.invoked_subcommand is None:
            check()

    for command, name in (
        (check, "check"),
        (preview, "preview"),
        (map_story, "map"),
        (schema, "schema"),
    ):
        group.command(name)(command)
    app.add_typer(group, name="content")


def check(
    folder: Annotated[Path | None, typer.Argument(help="The folder of the cards.")] = None,
    *,
    strict: Annotated[bool, typer.Option(help="Exit 1 when there is advice.")] = False,
) -> None:
    """Check the cards and texts; exit 2 with every mistake at its file, line and column."""
    chosen = settings()
    with one_line(lambda: chosen.language):
        files = files_in(folder or cards_of(chosen))
        book = checked_for_tables(edition(files)).book
        found, texts = book.content, book.texts
        tell = teller(chosen.language)
        _tell_counts(found, tell)
        _tell_figures(files, tell)

        # The program's own texts, with every entry that can't be said.
        for language in LANGUAGES:
            try:
                load(language, strict=True)
            except BrokenCatalogue as broken:
                wrong = teller(chosen.language, err=True)
                for flaw in broken.problems:
                    file = f"{language}/{flaw.file}"
                    wrong("content-texts-flaw", file=file, what=flaw.what, entry=flaw.entry)
                raise typer.Exit(UNFIT) from None
            tell("content-texts", language=language)
        advised = advice(found, texts)
        for one in advised:
            tell("content-advice", card=one.card, about=one.about, code=message_id(one.code))
        if advised and strict:
            raise typer.Exit(ADVISED)


def _tell_counts(found: Content, tell: Tell) -> None:
    """How much there is of everything."""
    stories = sum(1 for card in found.proposals if card.line is not None)
    tell("content-version", version=found.version)
    tell("content-cards", cards=len(found.proposals), stories=stories, lines=len(found.lines))
    answers = [answer for card in found.proposals for answer in (card.yes, card.no)]
    tell("content-outcomes", outcomes=sum(len(answer.outcomes) for answer in answers))
    counts = {"legacies": len(found.legacies), "kings": len(found.kings), "emblems": len(found.emblems)}
    tell("content-rest", **counts)


def _tell_figures(files: Mapping[str, bytes], tell: Tell) -> None:
    """Tell how much the cards move. ContentBroken with every figure outside the bounds, after the counts."""
    found, problems = figures(files)
    tell("content-figures", outcomes=found.outcomes, usual=found.usual)
    tell("content-even", general=found.general, even=found.even)
    tell("content-storied-even", storied=found.storied, even=found.storied_even)
    tell("content-pulled", general=found.general, pulled=found.pulled)
    tell("content-remembered", general=found.general, remembered=found.remembered)
    tell("content-sought", general=found.general, sought=found.sought)
    knowing, habits = asdict(found.knowing), found.habits
    tell("content-knowing", general=found.general, **knowing)
    for language, count in zip(AUTHORED, habits.wants, strict=True):
        tell("content-wants", language=language, count=count)
    tell("content-forty", count=habits.forty)
    if problems:
        raise ContentBroken(problems, "unbalanced")


def schema() -> None:
    """Print the JSON Schema of a card's document."""
    typer.echo(json.dumps(schema_of(), ensure_ascii=False, indent=2))
