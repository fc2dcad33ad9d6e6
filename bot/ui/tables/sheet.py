"""The sheet that opens a table of any game: what is chosen, what can be changed, one button to open it."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from bot.languages import LANGUAGES
from bot.permissions import Need
from bot.render.i18n import Messages, message_id
from bot.render.limits import OPTION_DESCRIPTION, OPTION_LABEL
from bot.render.panel import Block, Button, Buttons, Choice, Option, Panel, Text
from bot.ui.generic.fitting import fitting
from bot.ui.tables import ids
from bot.ui.tables.ids import Sheet
from engine.kernel.game import AnyGame
from engine.kernel.table.paces import PRESETS

ACCENT: Final = 0x8A6D3B


def panel(words: Messages, record: AnyGame, sheet: Sheet, lacking: Sequence[Need]) -> Panel:
    """The sheet as it stands. Without a permission that is a must the table can't be opened."""
    locked = any(need.must for need in lacking)
    buttons = [Button(ids.sheet_id(ids.OPEN, sheet), words.say("sheet-open"), "success", locked)]
    if lacking:
        buttons.append(Button(ids.sheet_id(ids.AGAIN, sheet), words.say("sheet-again")))
    text = "\n".join(_lines(words, record, sheet, lacking))
    blocks: tuple[Block, ...] = (Text(text), *_menus(words, record, sheet), Buttons(tuple(buttons)))
    return Panel(ACCENT, blocks, words.language)


def option_name(words: Messages, game: str, name: str) -> str:
    """What the game calls this option."""
    return words.attempt(message_id(f"{game}-option-{name}")) or name


def value_name(words: Messages, game: str, value: Any) -> str:
    """What the game calls this value; a number is a number."""
    if isinstance(value, int):
        return words.say("offered-number", number=value)
    return words.attempt(message_id(f"{game}-choice-{value}")) or str(value)


def _lines(words: Messages, record: AnyGame, sheet: Sheet, lacking: Sequence[Need]) -> Iterator[str]:
    say = words.say
    yield f"## {say('table-sheet-title', game=words.game_name(record.name))}"
    pace, language = say(message_id(f"sheet-pace-{sheet.pace}")), say(f"sheet-language-{sheet.language}")
    yield f"- {say('table-sheet-chosen', seats=sheet.seats, pace=pace, language=language)}"
    for name, value in ids.changed_options(record, sheet).items():
        named = option_name(words, record.name, name)
        yield f"- {say('table-sheet-option', option=named, value=value_name(words, record.name, value))}"
    if lacking:
        must = [words.say(need.code) for need in lacking if need.must]
        code = "sheet-missing-must" if must else "sheet-missing"
        yield f"- {say(code, names=words.join_list(must or [say(need.code) for need in lacking]))}"


def _menus(words: Messages, record: AnyGame, sheet: Sheet) -> Iterator[Choice]:
    seats = [(str(n), words.say("table-sheet-seats", seats=n), n == sheet.seats) for n in record.seats]
    yield _menu(words, sheet, "seats", seats)
    spoken = [
        (one, words.language_name(one, f"sheet-language-{one}"), one == sheet.language) for one in LANGUAGES
    ]
    yield _menu(words, sheet, "language", spoken)
    paces = [(one, words.say(message_id(f"sheet-pace-{one}")), one == sheet.pace) for one in PRESETS]
    yield _menu(words, sheet, "pace", paces)
    options = tuple(_options(words, record, sheet))
    if options:
        yield Choice(ids.sheet_id("option", sheet), options, words.say("table-sheet-change"))
    if sheet.focus is not None:
        yield _values(words, record, sheet, sheet.focus)


def _options(words: Messages, record: AnyGame, sheet: Sheet) -> Iterator[Option]:
    """Each option with its value of now."""
    for number, option in enumerate(ids.options_of(record)):
        name = option_name(words, record.name, option.name)
        value = value_name(words, record.name, option.values[sheet.marks[number]])
        label = words.say("table-sheet-option", option=name, value=value)
        means = words.attempt(message_id(f"{record.name}-option-{option.name}"), "description") or ""
        shown = fitting(label, OPTION_LABEL), fitting(means, OPTION_DESCRIPTION)
        yield Option(str(number), *shown, number == sheet.focus)


def _values(words: Messages, record: AnyGame, sheet: Sheet, focus: int) -> Choice:
    option = ids.options_of(record)[focus]
    named = [fitting(value_name(words, record.name, one), OPTION_LABEL) for one in option.values]
    options = tuple(
        Option(str(mark), name, "", mark == sheet.marks[focus]) for mark, name in enumerate(named)
    )
    return Choice(ids.sheet_id("value", sheet), options, option_name(words, record.name, option.name))


def _menu(words: Messages, sheet: Sheet, turn: str, rows: Sequence[tuple[str, str, bool]]) -> Choice:
    options = tuple(Option(value, label, "", chosen) for value, label, chosen in rows)
    return Choice(ids.sheet_id(turn, sheet), options, words.say(f"table-sheet-choose-{turn}"))
