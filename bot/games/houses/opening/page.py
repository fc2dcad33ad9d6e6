"""The sheet that opens a table: what is needed, what can be chosen, and the one button."""

from collections.abc import Iterator, Sequence
from typing import Final

from bot.games.houses.opening import choices
from bot.games.houses.opening.choices import Sheet
from bot.languages import LANGUAGES
from bot.permissions import Need
from bot.render.i18n import Messages, message_id
from bot.render.panel import Block, Button, Buttons, Choice, Option, Panel, Text

ACCENT: Final = 0x8A6D3B
SHAPES: Final = {3: "three", 4: "four", 5: "five"}
"""What a number of houses is like, by the name of its line."""


def sheet(words: Messages, chosen: Sheet, lacking: Sequence[Need]) -> Panel:
    """The sheet as it stands. Without a permission that is a must the table can't be opened."""
    must = tuple(need for need in lacking if need.must)
    blocks: tuple[Block, ...] = (
        Text("\n".join(_lines(words, chosen, lacking))),
        *_menus(words, chosen),
        Buttons((_open(words, chosen, locked=bool(must)), *_again_buttons(words, chosen, lacking))),
    )
    return Panel(ACCENT, blocks, words.language)


def _lines(words: Messages, chosen: Sheet, lacking: Sequence[Need]) -> Iterator[str]:
    yield f"## {words.say('sheet-title')}"
    yield words.say("sheet-how")
    yield f"- {_summary(words, chosen)}"
    yield f"- {_permissions(words, lacking)}"


def _permissions(words: Messages, lacking: Sequence[Need]) -> str:
    if not lacking:
        return words.say("sheet-allowed")
    must = [words.say(need.code) for need in lacking if need.must]
    if must:
        return words.say("sheet-missing-must", names=words.join_list(must))
    return words.say("sheet-missing", names=words.join_list([words.say(need.code) for need in lacking]))


def _summary(words: Messages, chosen: Sheet) -> str:
    pace = words.say(message_id(f"sheet-pace-{chosen.pace}"))
    language = words.say(f"sheet-language-{chosen.language}")
    counts = {"seats": chosen.seats, "generations": chosen.generations}
    return words.say("sheet-chosen", pace=pace, language=language, **counts)


def _menus(words: Messages, chosen: Sheet) -> Iterator[Choice]:
    yield _menu(words, chosen, "seats", tuple(_seats(words, chosen)))
    yield _menu(words, chosen, "generations", tuple(_generations(words, chosen)))
    yield _menu(words, chosen, "language", tuple(_languages(words, chosen)))
    yield _menu(words, chosen, "pace", tuple(_paces(words, chosen)))
    marks = tuple(_marks(words, chosen))
    yield Choice(choices.sheet_id("marks", chosen), marks, words.say("sheet-marks"), 0, len(marks))


def _seats(words: Messages, chosen: Sheet) -> Iterator[Option]:
    for n in choices.SEATS:
        label, more = words.say("sheet-seats-option", seats=n), SHAPES[n]
        yield Option(str(n), label, words.attribute("sheet-seats-option", more), n == chosen.seats)


def _generations(words: Messages, chosen: Sheet) -> Iterator[Option]:
    long = words.say("sheet-generations-long")
    for n in choices.GENERATIONS:
        label = words.say("sheet-generations-option", generations=n)
        yield Option(str(n), label, long, n == chosen.generations)


def _languages(words: Messages, chosen: Sheet) -> Iterator[Option]:
    for one in LANGUAGES:
        yield Option(one, words.language_name(one, f"sheet-language-{one}"), "", one == chosen.language)


def _paces(words: Messages, chosen: Sheet) -> Iterator[Option]:
    for one in choices.PACES:
        code = message_id(f"sheet-pace-{one}")
        yield Option(one, words.say(code), words.attribute(code, "long"), one == chosen.pace)


def _marks(words: Messages, chosen: Sheet) -> Iterator[Option]:
    for one in choices.MARKS:
        code = f"sheet-mark-{one}"
        yield Option(one, words.say(code), words.attribute(code, "long"), one in chosen.marks)


def _menu(words: Messages, chosen: Sheet, turn: str, options: tuple[Option, ...]) -> Choice:
    return Choice(choices.sheet_id(turn, chosen), options, words.say(f"sheet-{turn}"))


def _open(words: Messages, chosen: Sheet, *, locked: bool) -> Button:
    return Button(choices.sheet_id(choices.OPEN, chosen), words.say("sheet-open"), "success", locked)


def _again_buttons(words: Messages, chosen: Sheet, lacking: Sequence[Need]) -> tuple[Button, ...]:
    return (Button(choices.sheet_id(choices.AGAIN, chosen), words.say("sheet-again")),) if lacking else ()
