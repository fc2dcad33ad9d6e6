"""khandan content preview: a card as the channel will see it, with every outcome it may have."""

from typing import Annotated, Any

import typer
from msgspec.structs import replace

from bot.config import Unfit
from bot.games.houses.content import Book, cards_of, files_in
from bot.games.houses.content_tools.check import Folder
from bot.games.houses.content_tools.preview_page import preview as previewed
from bot.games.houses.content_tools.preview_page import text_of
from bot.games.houses.presenter import Presenter
from bot.languages import LANGUAGES, Language
from bot.render.catalogue import load
from bot.render.i18n import Messages
from bot.render.renderer import reader_scene
from bot.render.scenes import scene_of
from bot.terminal.ending import one_line, settings
from bot.terminal.words import plain
from engine import games, playout
from engine.games import houses
from engine.games.houses.content import Content, Proposal
from engine.games.houses.moves import Options
from engine.games.houses.reading import read_content
from engine.games.houses.stewards.prudent import prudent
from engine.kernel.game import AnyGame
from engine.kernel.table import Table
from engine.match.match_state import MatchState

SEATS = 5
SEED = bytes(16)
NO_TABLE = Table(houses.NAME, 0, "", "{}", "", (), "playing")
"""Nobody sits at a preview."""


def preview(
    card: Annotated[str, typer.Argument(help="The card's id.")],
    *,
    lang: Annotated[str | None, typer.Option(help="The language's code; all unless named.")] = None,
    folder: Folder = None,
) -> None:
    """Show a card as the channel will see it, in a council that stewards have begun."""
    chosen = settings()
    with one_line(lambda: chosen.language):
        content, texts = read_content(files_in(folder or cards_of(chosen)))
        found = _card(content, card)
        council = games.table(content)[houses.NAME]
        state = _in_council(council)
        for language in _languages(lang):
            words = load(language, strict=True)
            scene = scene_of(0, MatchState(council, SEED, NO_TABLE, state), words, _names(words))
            voice = Presenter(replace(reader_scene(scene, None), book=Book(content, texts)))
            for line in text_of(previewed(voice, found, state.phase.number)):
                typer.echo(plain(line))


def _names(words: Messages) -> tuple[str, ...]:
    """The seats' numbers, in the digits of the language."""
    return tuple(words.format_text("{ $seat }", seat=seat + 1) for seat in range(SEATS))


def _in_council(council: AnyGame) -> Any:
    """The first vote of a campaign that stewards play."""
    turns = playout.play(
        council, SEATS, Options(), SEED, (prudent,) * SEATS, rounds=lambda state: state.stage == "vote"
    )
    return [turn.state for turn in turns][-1]


def _card(content: Content, name: str) -> Proposal:
    found = next((one for one in content.proposals if one.id == name), None)
    if found is None:
        raise Unfit("content-no-card", card=name)
    return found


def _languages(given: str | None) -> tuple[Language, ...]:
    if given is None:
        return LANGUAGES
    found = tuple(one for one in LANGUAGES if one == given)
    if not found:
        raise Unfit("rehearse-language", languages=", ".join(LANGUAGES))
    return found
