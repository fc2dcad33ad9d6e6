"""The record of what one game supplies to the bot. Every part but the name is optional.

A plugin is a value, as a `Game` is: functions, no base class. Where a part is None, what `bot.ui.generic`
makes from offers, events and the game's texts serves, so that a game can be played with `Plugin("name")` or
with none. A game that wants every page its own gives a whole `renderer`; the parts that make pages are then
not asked.

What a function may see is in its types: a `ReaderScene` holds the view and the table as they are cut for its
reader, an event handed to `describe` is cut for the same reader. None of them is given a state or the secret
of the match; the controls in `Choices` name a move by a keyed handle.
"""

from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import typer

from bot.history.recall import ALL, Recall
from bot.render.panel import Block, Form, Panel, Sketch
from bot.render.reader_scene import ReaderScene
from bot.render.renderer import Renderer
from bot.ui.generic.choices import Choices, Confirmed, Name
from bot.ui.generic.side_notes import Asides
from engine.game_versions import GameVersions, Source
from engine.kernel.game import Result
from engine.kernel.moves import PartialMove
from engine.kernel.seats import Seat
from engine.kernel.steward import Ask

Describe = Callable[[ReaderScene, Any], str]
"""An event, cut for the scene's reader, as one or more lines; "" for one that needs no words."""

BoardPage = Callable[[ReaderScene, tuple[str, ...]], Panel]
"""The match as the reader may see it, above the table's own lines."""

SeatPage = Callable[[ReaderScene, Choices], Panel]
Controls = Callable[[ReaderScene, Choices], tuple[Block, ...]]
Joined = Callable[[Sequence[Any]], Iterator[Any]]
"""Events that follow one another, put together where one alone does not say enough; `describe` has these."""

Value = Callable[[ReaderScene, str, Any], str]
"""A value of a field that is asked for, by the field's name; "" where the shared words serve."""

Preview = Callable[[ReaderScene, Any], Sketch | None]
"""A picture of a begun move and what it may become, or of a whole one before it is made."""

Why = Callable[[ReaderScene, Choices, Sequence[Any]], Panel]
"""The reasons of a seat's numbers, from its view and the events of the match, cut for it."""

OpenMoves = Callable[[ReaderScene], tuple[Any, ...]]
"""Moves that are put before everybody in public, decided by what everybody may see: the same for all."""

Forms = Callable[[ReaderScene, PartialMove, str], Form | None]
"""A form for the open fields of a begun move, under this custom id; None where the shared one serves."""

Commands = Callable[[Any], Awaitable[None]]
"""Adds the game's own slash commands to a bot that is about to start."""


@dataclass(frozen=True, slots=True)
class Planning:
    """How standing orders of whole moves are written (engine.kernel.orders), from the seat's own view.

    moment(view, seat)             the round or turn that comes, or None where nothing can be written
    following(view, seat, taken)   the one that the next line is for, beside those that lines are for
    ask(view, seat, written)       what may be written next, as the game's offers are asked
    number(view, seat, moment)     the round or turn of a line as people count it
    name(scene, move)              what a line says
    """

    moment: Callable[[Any, Seat], int | None]
    following: Callable[[Any, Seat, tuple[int, ...]], int | None]
    ask: Callable[[Any, Seat, tuple[Any, ...]], Ask]
    number: Callable[[Any, Seat, int], int]
    name: Name


@dataclass(frozen=True, slots=True)
class Content:
    """The content that a game is played with: the folder that comes with the program, and how one is read.

    load(folder)      the source of its editions; raises ContentBroken or Unfit
    renderer(shelf)   shows matches on every content of the shelf
    """

    folder: Path
    load: Callable[[Path], Source]
    renderer: Callable[[GameVersions], Renderer]


@dataclass(frozen=True, slots=True)
class Plugin:
    """One game in Discord.

    name              the game's name in the engine; its texts begin with it
    describe          an event in words, for its reader
    joined            events put together before they are described
    board             the match as the reader may see it; for nobody in particular it is the living board
    panel             a seat's private page: what it holds, what it is asked, its controls
    controls          what a seat may do, where the page is the shared one
    name_move         what a move is called on its button
    value             what a value is called where a begun move asks for it
    preview           a picture beside the questions of a begun move, and before a whole one is made
    aside             what is said beside such a question or move: hints, and answers that come last
    confirmed         which moves are asked for once more before they are made
    open_moves        what stands under a public message for whoever is asked; it needs a `moment`
    forms             forms of its own for begun moves
    silent            events that are no news: an entry of them alone brings no public message
    recollected       events that are told with what was before them (ReaderScene.was), to their maker as well
    moment            the present moment, by which old buttons are told from new; None: the open waits
    recall            what of its log /chronicle and /story find again, and in which parts
    tools             adds commands for its authors to `khandan`
    commands          its own slash commands
    kinds             the moves, by tag, that a command of another game (/vote, /trade) shows at its table
    why               the reasons of a seat's numbers, from its view and what it heard; None: the board
    topics            the topic of the help (bot.render.help) that explains a question, by the question's code
    signs             what it has as emoji of the application: files below the folder of data, by name
    planning          how its standing orders are written, where they are whole moves
    again             the options of a rematch, from those of the last match and its result
    renderer          all its pages at once, in place of the parts above
    content           the content it is played with, whose renderer then shows all its pages
    """

    name: str
    describe: Describe | None = None
    joined: Joined = iter
    board: BoardPage | None = None
    panel: SeatPage | None = None
    controls: Controls | None = None
    name_move: Name | None = None
    value: Value | None = None
    preview: Preview | None = None
    aside: Asides | None = None
    confirmed: Confirmed | None = None
    open_moves: OpenMoves | None = None
    forms: Forms | None = None
    silent: tuple[type, ...] = ()
    recollected: tuple[type, ...] = ()
    moment: Callable[[Any], str] | None = None
    recall: Recall = ALL
    tools: Callable[[typer.Typer], None] | None = None
    commands: Commands | None = None
    kinds: Mapping[str, tuple[str, ...]] | None = None
    why: Why | None = None
    topics: Mapping[str, str] = field(default_factory=dict)
    signs: Mapping[str, str] = field(default_factory=dict)
    planning: Planning | None = None
    again: Callable[[Any, Result], Any] | None = None
    renderer: Renderer | None = None
    content: Content | None = None
