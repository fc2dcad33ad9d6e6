"""khandan content map: a story line as a picture, and in words for those who can't see it."""

from pathlib import Path
from typing import Annotated

import typer

from bot.config import Unfit
from bot.games.houses.content import cards_of, files_in
from bot.games.houses.content_tools.check import Folder
from bot.games.houses.content_tools.story_map import ENDS, Names, arrows, describe_arrows, picture, ways
from bot.languages import Language, language_or
from bot.terminal.ending import one_line, settings
from bot.terminal.words import plain, teller
from engine.games.houses.content import Content
from engine.games.houses.content import line as line_of
from engine.games.houses.names import Side
from engine.games.houses.reading import Texts, read_content, wording

SIDES: tuple[Side, ...] = ("yes", "no")


def map_story(
    line: Annotated[str, typer.Argument(help="The story line's id.")],
    *,
    lang: Annotated[str | None, typer.Option(help="The language's code.")] = None,
    to: Annotated[Path | None, typer.Option(help="The picture's file, SVG.")] = None,
    folder: Folder = None,
) -> None:
    """Draw a story line into a file and tell it arrow by arrow."""
    chosen = settings()
    with one_line(lambda: chosen.language):
        content, texts = read_content(files_in(folder or cards_of(chosen)))
        if line not in [one.id for one in content.lines]:
            raise Unfit("content-no-line", line=line)
        language = language_or(lang or chosen.language)
        drawn, start = arrows(content, line), line_of(content, line).opens
        names = _names(content, texts, line, language)
        file = to or Path(f"{line}.{language}.svg")
        _write(file, picture(drawn, start, names))
        for row in describe_arrows(drawn, names):
            typer.echo(plain(row))
        tell = teller(chosen.language)
        tell(
            "content-mapped", file=str(file), ways=ways(drawn, start), cards=len({one.card for one in drawn})
        )


def _write(file: Path, body: str) -> None:
    try:
        file.write_text(body, "utf-8")
    except OSError:
        raise Unfit("export-unwritable", file=str(file)) from None


def _names(content: Content, texts: Texts, line: str, language: Language) -> Names:
    def name_of(key: str) -> str:
        return wording(texts, key, language)

    cards = [one.id for one in content.proposals if one.line == line]
    titles = {card: name_of(f"{card}.title") for card in cards} | {
        end: name_of(f"line.{line}.{end}") for end in ENDS
    }
    answers = {(card, side): name_of(f"{card}.{side}") for card in cards for side in SIDES}
    return Names(titles, answers, language)
