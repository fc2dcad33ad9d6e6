"""A message or form as values that know no discord: what is shown, and which custom ids its controls carry.

Texts are said (`Messages`) but not yet given their direction; the builders do that, by the panel's language.
"""

from dataclasses import dataclass, field
from typing import Literal

from bot.languages import Language
from bot.render.limits import ROW_BUTTONS

Style = Literal["primary", "secondary", "success", "danger"]


@dataclass(frozen=True, slots=True)
class Text:
    """Markdown, without code fences."""

    content: str


@dataclass(frozen=True, slots=True)
class Rule:
    """A line between two blocks."""


@dataclass(frozen=True, slots=True)
class Button:
    """The custom id carries ids only, never a secret; `emoji` (`<:name:id>`) stands before the label."""

    custom_id: str
    label: str
    style: Style = "secondary"
    disabled: bool = False
    emoji: str = ""


@dataclass(frozen=True, slots=True)
class Link:
    """A button that leads to another message or page; nobody hears of its press."""

    label: str
    url: str


@dataclass(frozen=True, slots=True)
class Buttons:
    """One row, five at most; `rows` lays out more."""

    buttons: tuple[Button | Link, ...]


@dataclass(frozen=True, slots=True)
class Section:
    """Markdown with one button beside it."""

    content: str
    button: Button | Link


@dataclass(frozen=True, slots=True)
class Option:
    """One of a choice's options; the value comes back when it is chosen. `emoji` stands before the label."""

    value: str
    label: str
    description: str = ""
    chosen: bool = False
    emoji: str = ""


@dataclass(frozen=True, slots=True)
class Choice:
    """A select menu of which `least` to `most` options are chosen; in a form, `least=0` makes it optional."""

    custom_id: str
    options: tuple[Option, ...]
    placeholder: str = ""
    least: int = 1
    most: int = 1
    disabled: bool = False


@dataclass(frozen=True, slots=True)
class People:
    """A menu of the server's members, of whom one is chosen; Discord itself knows who they are."""

    custom_id: str
    placeholder: str


@dataclass(frozen=True, slots=True)
class Picks:
    """A menu of the server's text channels or roles, of which none to `most` are chosen; `chosen` are now."""

    custom_id: str
    placeholder: str
    of: Literal["channels", "roles"]
    chosen: tuple[int, ...] = ()
    most: int = 1


@dataclass(frozen=True, slots=True)
class Picture:
    """A PNG (or other file that Discord shows) with its text for those who can't see it."""

    name: str
    content: bytes
    alt: str


@dataclass(frozen=True, slots=True)
class Download:
    """A file to be kept; its name says what it is."""

    name: str
    content: bytes


Block = Text | Section | Rule | Buttons | Choice | People | Picks | Picture | Download


@dataclass(frozen=True, slots=True)
class Sketch:
    """A picture that is not drawn yet.

    `template` is the name of a file of data/boards, `facts` the JSON that it shows, made from one reader's
    cut; `alt` says the same to those who listen, made from the same values.
    """

    template: str
    facts: bytes
    alt: str


@dataclass(frozen=True, slots=True)
class Panel:
    """One message; `accent` is 0xRRGGBB or None.

    `pictured` are the blocks that stand in place of `blocks` where pictures are drawn, for they say in words
    only what the pictures don't; empty where there is nothing to draw. It fits one message.
    `in_words` are the blocks that the pictures of a finished panel took the place of; they are not shown, and
    count neither in a comparison nor in a digest.
    """

    accent: int | None
    blocks: tuple[Block, ...]
    language: Language
    pictured: tuple[Block | Sketch, ...] = ()
    in_words: tuple[Block, ...] = field(default=(), repr=False, compare=False)


@dataclass(frozen=True, slots=True)
class Entry:
    """A text input that takes `least` to `most` characters; `least=0` makes it optional.

    `is_number`: what is entered is read as a whole number.
    """

    custom_id: str
    most: int
    least: int = 1
    tall: bool = False
    value: str = ""
    placeholder: str = ""
    is_number: bool = False


@dataclass(frozen=True, slots=True)
class Radio:
    """Two to ten options, all in sight, of which one is chosen."""

    custom_id: str
    options: tuple[Option, ...]
    required: bool = True


@dataclass(frozen=True, slots=True)
class Field:
    """A labelled control of a form."""

    label: str
    control: Entry | Choice | Radio
    description: str = ""


@dataclass(frozen=True, slots=True)
class Form:
    """A modal of one to five fields."""

    custom_id: str
    title: str
    fields: tuple[Field, ...]
    language: Language


def rows(buttons: tuple[Button | Link, ...]) -> tuple[Buttons, ...]:
    """Any number of buttons in rows of five, in order."""
    starts = range(0, len(buttons), ROW_BUTTONS)
    return tuple(Buttons(buttons[start : start + ROW_BUTTONS]) for start in starts)
