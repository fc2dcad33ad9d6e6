"""What Discord refuses and its OpenAPI document does not say: ids used twice, sums, names of commands."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import pairwise
from typing import Any, Final

COMMANDS: Final = re.compile(r"/applications/[^/]+/(guilds/[^/]+/)?commands")
NAME: Final = re.compile(r"[-_'\w]{1,32}")
"""Of commands and options: letters of any script, in small."""

BUTTON, MENU, TEXT, LINK = 2, 3, 10, 5
NEW_KINDS: Final = frozenset(range(9, 18))
"""Parts that only a message with the flag of the new kind may hold."""

NEW: Final = 1 << 15
MOST, LONGEST, LABELS, WHOLE_COMMAND, GLOBAL = 40, 4000, 5, 8000, 100
SLASH, MENUS, MENU_NAME = 1, 5, 32
"""The type of slash commands; so many menus on a name a bot may have, each called by so many characters."""

SUBCOMMAND, GROUP = 1, 2


def missed(path: str, body: Any) -> Iterator[str]:
    """What is wrong with a body beyond the document."""
    if COMMANDS.fullmatch(path):
        yield from _commands(body)
    elif isinstance(body, dict):
        form = body.get("type") == 9
        held = body["data"] if isinstance(body.get("data"), dict) else body
        yield from _form(held) if form else _message(held)


def walked(components: Iterable[Any]) -> Iterator[dict[str, Any]]:
    """Every component of a tree."""
    for one in components:
        yield one
        yield from walked(one.get("components") or ())
        yield from walked(one[key] for key in ("accessory", "component") if key in one)


def _form(form: dict[str, Any]) -> Iterator[str]:
    if len(form["components"]) > LABELS:
        yield f"{len(form['components'])} fields of a form"
    yield from _ids(list(walked(form["components"])))


def _message(message: dict[str, Any]) -> Iterator[str]:
    parts = list(walked(message.get("components") or ()))
    if len(parts) > MOST:
        yield f"{len(parts)} components"
    texts = [one["content"] for one in parts if one.get("type") == TEXT]
    if sum(map(len, texts)) > LONGEST:
        yield f"{sum(map(len, texts))} characters in all"
    yield from _ids(parts)
    yield from (wrong for one in parts for wrong in _control(one))
    yield from _pictures(parts, message)
    new = any(one.get("type") in NEW_KINDS for one in parts)
    # An edit that does not name the flags leaves them as they were.
    if new and "flags" in message and not int(message["flags"] or 0) & NEW:
        yield "new components without their flag"
    if new and (message.get("content") or message.get("embeds")):
        yield "new components beside a content"


def _ids(parts: list[dict[str, Any]]) -> Iterator[str]:
    for key in ("custom_id", "id"):
        times = Counter(one[key] for one in parts if one.get(key) not in (None, 0))
        yield from (f"{key} {value!r} {count} times" for value, count in times.items() if count > 1)


def _control(one: dict[str, Any]) -> Iterator[str]:
    """A button says something and does something; a menu's options are different ones, and enough."""
    if one.get("type") == BUTTON:
        if not (one.get("label") or one.get("emoji")):
            yield "a button without a label"
        if bool(one.get("custom_id")) == bool(one.get("url")) or bool(one.get("url")) != (
            one["style"] == LINK
        ):
            yield "a button with no id, or with id and address"
    if one.get("type") == MENU:
        values = [option["value"] for option in one["options"]]
        yield from (f"option {value!r} twice" for value, count in Counter(values).items() if count > 1)
        least, most = one.get("min_values", 1), one.get("max_values", 1)
        if not least <= most <= len(values):
            yield f"a menu of {len(values)}, {least} to {most} of them to be chosen"
        chosen = sum(bool(option.get("default")) for option in one["options"])
        if chosen > most:
            yield f"a menu with {chosen} chosen of at most {most}"


def _pictures(parts: list[dict[str, Any]], message: dict[str, Any]) -> Iterator[str]:
    """Every picture that is named is there."""
    there = {one.get("filename") for one in message.get("attachments") or ()}
    for one in parts:
        for item in one.get("items") or ():
            kind, _, name = item["media"]["url"].partition("attachment://")
            if not kind and name not in there:
                yield f"no file for the picture {name!r}"


def _commands(commands: list[dict[str, Any]]) -> Iterator[str]:
    """Slash commands; and the menus on a person's name, which are called as they read there."""
    menus = [one for one in commands if one.get("type", SLASH) != SLASH]
    slashes = [one for one in commands if one not in menus]
    if len(slashes) > GLOBAL:
        yield f"{len(slashes)} commands"
    if len(menus) > MENUS:
        yield f"{len(menus)} menus"
    yield from (f"{one['name']!r} is too long for a menu" for one in menus if len(one["name"]) > MENU_NAME)
    yield from (f"{one['name']}: a menu with a description" for one in menus if one.get("description"))
    yield from _named(slashes, "")
    for one in slashes:
        yield from _command(one, one["name"])
        if _size(one) > WHOLE_COMMAND:
            yield f"{one['name']}: {_size(one)} characters in all"


def _named(among: list[dict[str, Any]], where: str) -> Iterator[str]:
    """Names are small letters, and each is there once, in every language."""
    languages = {key for one in among for key in one.get("name_localizations") or ()}
    for language in (None, *sorted(languages)):
        names = [(one.get("name_localizations") or {}).get(language, one["name"]) for one in among]
        yield from (f"{where}{name} twice ({language})" for name, n in Counter(names).items() if n > 1)
        bad = (name for name in names if not NAME.fullmatch(name) or name != name.lower())
        yield from (f"{where}{name} is no name ({language})" for name in bad)


def _command(one: dict[str, Any], where: str) -> Iterator[str]:
    options = one.get("options") or []
    yield from _named(options, f"{where} ")
    inner = [option for option in options if option["type"] in (SUBCOMMAND, GROUP)]
    if inner and len(inner) < len(options):
        yield f"{where}: subcommands beside options"
    for option in inner:
        yield from _command(option, f"{where} {option['name']}")
    needed = [bool(option.get("required")) for option in options if option not in inner]
    if any(later and not earlier for earlier, later in pairwise(needed)):
        yield f"{where}: an option that is needed behind one that is not"
    yield from (wrong for option in options for wrong in _choices(option, f"{where} {option['name']}"))


def _choices(option: dict[str, Any], where: str) -> Iterator[str]:
    choices = option.get("choices") or []
    if choices and option.get("autocomplete"):
        yield f"{where}: choices beside suggestions"
    for key in ("name", "value"):
        times = Counter(one[key] for one in choices)
        yield from (f"{where}: choice {key} {value!r} twice" for value, n in times.items() if n > 1)


def _size(one: dict[str, Any]) -> int:
    """Names, descriptions and values of a command with all below it, each in its longest language."""
    own = sum(_longest(one, key) for key in ("name", "description"))
    own += sum(_longest(choice, "name") + len(str(choice["value"])) for choice in one.get("choices") or ())
    return own + sum(map(_size, one.get("options") or ()))


def _longest(one: dict[str, Any], key: str) -> int:
    said = [one.get(key) or "", *(one.get(f"{key}_localizations") or {}).values()]
    return max(map(len, said))
