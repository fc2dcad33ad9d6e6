"""Discord's limits, each by name with its source, and the checks that hold messages to them.

Sources: [api] Discord's OpenAPI document; [docs] Discord's developer pages; [lib] discord.py 2.7.1.
discord.py passes 26 options, a custom id of 101 and 5,000 characters on to Discord, which answers 400.
Lengths are Python's `len`: code points, isolates among them.
"""

from collections.abc import Sequence
from typing import Final

COMPONENTS: Final = 40  # in a message, nested ones counted [docs] [lib]
MESSAGE_TEXT: Final = 4000  # over all text displays of a message [docs]; of one [api]
ROW_BUTTONS: Final = 5  # or one select [api] [lib]
OPTIONS: Final = 25  # of a select [api]
OPTION_LABEL: Final = 100  # [api]
OPTION_VALUE: Final = 100  # [api]
OPTION_DESCRIPTION: Final = 100  # [api]
RADIO_LEAST: Final = 2  # options of a radio group [api]
RADIO_OPTIONS: Final = 10  # [api]
PLACEHOLDER: Final = 150  # of a select [api]
CUSTOM_ID: Final = 100  # 1 to 100, unique in a message [api] [docs]
COMPONENT_ID: Final = 2**31 - 1  # a positive 32-bit number [api]
BUTTON_LABEL: Final = 80  # [api]
ACCENT: Final = 0xFFFFFF  # [api]
ALT: Final = 1024  # of a picture [api]
MODAL_TITLE: Final = 45  # [api]
MODAL_LABELS: Final = 5  # [docs] [lib]
LABEL_TEXT: Final = 45  # [api]
LABEL_DESCRIPTION: Final = 100  # [api]
INPUT: Final = 4000  # a text input's value, least and most length [api]
INPUT_PLACEHOLDER: Final = 100  # [api]
COMMAND_NAME: Final = 32  # also of options and groups [api]
COMMAND_DESCRIPTION: Final = 100  # [api]
COMMAND_TEXT: Final = 8000  # names, descriptions and values of one command with all below it [docs]
COMMAND_OPTIONS: Final = 25  # also subcommands of a group [api]
COMMANDS: Final = 100  # global ones of an application [docs]
CHOICES: Final = 25  # of an option [api]
CHOICE_NAME: Final = 100  # [api]
AUTOCOMPLETE: Final = 25  # [docs]
FILE: Final = 10 * 1024 * 1024  # bytes of an attachment, where nobody has paid for more [docs]
PAGES: Final = 9999  # ours: a nonce has 25 characters [docs], room for so many numbers of pages

USER_NAME: Final = 32  # ours: names of houses and characters
USER_PROMISE: Final = 300  # ours: a promise in players' own words


class OutsideLimit(Exception):
    """`what` is not what Discord takes: `limit` and `actual` are lengths or counts, never the text itself."""

    def __init__(self, what: str, limit: int, actual: int) -> None:
        self.what, self.limit, self.actual = what, limit, actual
        super().__init__(f"{what}: {actual}, limit {limit}")


class OverLimit(OutsideLimit):
    """More than the limit."""


class UnderLimit(OutsideLimit):
    """Less than the limit: an empty label, a select without options."""


def check_count(what: str, actual: int, most: int, least: int = 0) -> None:
    """Raises `OverLimit` above `most`, `UnderLimit` below `least`."""
    if actual > most:
        raise OverLimit(what, most, actual)
    if actual < least:
        raise UnderLimit(what, least, actual)


def check_text(what: str, text: str, most: int, least: int = 1) -> None:
    """Raises `OverLimit` for a text of more than `most` characters, `UnderLimit` for fewer than `least`."""
    check_count(what, len(text), most, least)


def check_message(components: int, text: int) -> None:
    """A message's components, nested ones counted, and the characters of all its text displays."""
    check_count("components", components, COMPONENTS, least=1)
    check_count("message_text", text, MESSAGE_TEXT)


def check_custom_ids(custom_ids: Sequence[str]) -> None:
    """Each 1 to 100 characters, and each once: Discord can't tell two equal ones apart."""
    for custom_id in custom_ids:
        check_text("custom_id", custom_id, CUSTOM_ID)
        check_count("custom_id_copies", custom_ids.count(custom_id), 1)


def check_component_id(component_id: int) -> None:
    """A component's own number, by which a message is recognised."""
    check_count("component_id", component_id, COMPONENT_ID, least=1)


def check_row(labels: Sequence[str]) -> None:
    """The buttons of one row, by their labels."""
    check_count("row_buttons", len(labels), ROW_BUTTONS, least=1)
    for label in labels:
        check_text("button_label", label, BUTTON_LABEL)


def check_option(label: str, value: str, description: str) -> None:
    """One option of a select or radio group; the description may be empty."""
    check_text("option_label", label, OPTION_LABEL)
    check_text("option_value", value, OPTION_VALUE)
    check_text("option_description", description, OPTION_DESCRIPTION, least=0)


def check_options(values: Sequence[str], least: int, most: int, placeholder: str) -> None:
    """A select's options by their values, and how many may be chosen."""
    check_count("options", len(values), OPTIONS, least=1)
    check_count("option_copies", len(values) - len(set(values)), 0)
    check_count("options_chosen_most", most, len(values), least=1)
    check_count("options_chosen_least", least, most)
    check_placeholder(placeholder)


def check_placeholder(placeholder: str, least: int = 0) -> None:
    """A select's placeholder: its words before anything is chosen."""
    check_text("placeholder", placeholder, PLACEHOLDER, least)


def check_radio(values: Sequence[str]) -> None:
    """A radio group's options by their values."""
    check_count("radio_options", len(values), RADIO_OPTIONS, least=RADIO_LEAST)
    check_count("option_copies", len(values) - len(set(values)), 0)


def check_picture(alt: str) -> None:
    """A picture's alt text: every picture has one."""
    check_text("alt", alt, ALT)


def check_accent(colour: int) -> None:
    """An accent colour, 0xRRGGBB."""
    check_count("accent", colour, ACCENT)


def check_modal(title: str, labels: int) -> None:
    """A modal's title and number of labelled fields."""
    check_text("modal_title", title, MODAL_TITLE)
    check_count("modal_labels", labels, MODAL_LABELS, least=1)


def check_label(text: str, description: str) -> None:
    """A modal field's label; the description may be empty."""
    check_text("label_text", text, LABEL_TEXT)
    check_text("label_description", description, LABEL_DESCRIPTION, least=0)


def check_input(value: str, least: int, most: int, placeholder: str) -> None:
    """A text input: what stands in it, the lengths it takes, and its placeholder."""
    check_count("input_most", most, INPUT, least=1)
    check_count("input_least", least, most)
    check_text("input_value", value, most, least=0)
    check_text("input_placeholder", placeholder, INPUT_PLACEHOLDER, least=0)
