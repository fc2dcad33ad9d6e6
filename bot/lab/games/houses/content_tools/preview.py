"""khandan content preview: a card as the channel will see it, with every outcome it may have."""

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer
from msgspec.structs import replace

from bot.config import Unfit
from bot.games.houses import phase_post
from bot.games.houses.content import Book, cards_of, files_in
from bot.games.houses.describe.events import effects, marks
from bot.games.houses.presenter import Presenter
from bot.languages import LANGUAGES
from bot.render import markup
from bot.render.catalogue import load
from bot.render.panel import Block, Buttons, Panel, Rule, Text
from bot.render.renderer import Standing, reader_scene
from bot.render.scenes import scene_of
from bot.terminal.ending import one_line, settings
from bot.terminal.words import plain
from engine import games, playout
from engine.games import houses
from engine.games.houses.content import Answer, Proposal, When
from engine.games.houses.events import PhaseOpened
from engine.games.houses.moves import Options
from engine.games.houses.names import BOUND, Side
from engine.games.houses.reading import read_content
from engine.games.houses.stewards.prudent import prudent
from engine.kernel.table import Table
from engine.match.match_state import MatchState

Folder = Annotated[Path | None, typer.Option(help="The folder of the cards.")]

SEATS = 5
SEED = bytes(16)
NO_TABLE = Table(houses.NAME, 0, "", "{}", "", (), "playing")
"""Nobody sits at a preview."""

ALWAYS = When()


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
        found = next((one for one in content.proposals if one.id == card), None)
        if found is None:
            raise Unfit("content-no-card", card=card)
        languages = LANGUAGES if lang is None else tuple(one for one in LANGUAGES if one == lang)
        if not languages:
            raise Unfit("rehearse-language", languages=", ".join(LANGUAGES))
        # The first vote of a campaign that stewards play.
        council, players = games.table(content)[houses.NAME], (prudent,) * SEATS
        turns = playout.play(
            council, SEATS, Options(), SEED, players, rounds=lambda state: state.stage == "vote"
        )
        state = [turn.state for turn in turns][-1]
        for language in languages:
            words = load(language, strict=True)
            # The seats' numbers, in the digits of the language, are their names.
            names = tuple(words.format_text("{ $seat }", seat=seat + 1) for seat in range(SEATS))
            scene = scene_of(0, MatchState(council, SEED, NO_TABLE, state), words, names)
            presenter = Presenter(replace(reader_scene(scene, None), book=Book(content, texts)))
            for line in text_of(card_page(presenter, found, state.phase.number)):
                typer.echo(plain(line))


def card_page(presenter: Presenter, card: Proposal, phase: int) -> Panel:
    """The card's phase with this number, and below it all its outcomes with their chances."""
    named = tuple((name, seat) for seat, name in enumerate(BOUND))
    opened = PhaseOpened(phase, card.id, card.line, card.yes.forecast, card.no.forecast, named=named)
    told = phase_post.open_post(presenter, opened, (), Standing())
    blocks: list[Block] = [*told.blocks]
    sides: tuple[tuple[Side, Answer], ...] = (("yes", card.yes), ("no", card.no))
    for side, answer in sides:
        blocks += [Rule(), Text("\n".join(_answer(presenter, card, side, answer)))]
    return Panel(told.accent, tuple(blocks), told.language)


def text_of(panel: Panel) -> Iterator[str]:
    """A panel for a terminal: its texts, and its buttons in brackets."""
    for block in panel.blocks:
        match block:
            case Text(content):
                yield content
            case Rule():
                yield ""
            case Buttons(buttons):
                yield " ".join(f"[{one.label}]" for one in buttons)


def _answer(presenter: Presenter, card: Proposal, side: Side, answer: Answer) -> Iterator[str]:
    yield markup.bold(presenter.answer(side, card.id))
    whole = sum(one.weight for one in answer.outcomes)
    named = presenter.named_houses((name, seat) for seat, name in enumerate(BOUND))
    for outcome in answer.outcomes:
        # How often it comes among all, what it moves, and what it is remembered by.
        event = outcome.event.id if outcome.event else None
        story = outcome.story.id if outcome.story else None
        slots = {"effects": effects(presenter, outcome.effects), "marks": marks(presenter, event, story)}
        code = "preview-outcome" if outcome.when == ALWAYS else "preview-condition"
        yield markup.bullet(presenter.say(code, percent=round(100 * outcome.weight / whole), **slots))
        yield markup.quote(presenter.content_text(outcome.id, **named))
