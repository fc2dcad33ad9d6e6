"""Everything that somebody can ask the bot about a match: each command, completion, control and form."""

import re
from collections.abc import Iterator, Mapping
from typing import Any, Final

import discord
from discord import app_commands
from simcord import MemberActor

from bot.controls import ids
from bot.games.houses.controls.ids import BallotFormId, BallotPowerFormId, PromiseFormId, TradeFormId
from bot.sandbox.driver import Answer
from bot.sandbox.reading import Post
from tests.bot.core_world import Hall, plain
from tests.laws.commands import Command, leaves

Asked = tuple[str, ...]
"""What was asked: the command, control or form, with what was entered, and which match was named."""

THERE: Final = 1
NOWHERE: Final = 77
"""A match that is there, and a number that no match has."""

VALUES: Final[Mapping[str, Any]] = {
    **dict.fromkeys(("seat", "seats", "generation", "generations", "phase", "hours", "away_seat"), 2),
    **dict.fromkeys(("found", "rank", "draft", "vote", "decide", "other"), 60),
    **dict.fromkeys(("power", "i_power", "i_pay", "i_reward", "they_power", "they_pay", "they_reward"), 1),
    **dict.fromkeys(("word", "search", "i_promise", "they_promise", "first_name", "house"), "reed"),
    **dict.fromkeys(("seal", "agree"), True),
    **dict.fromkeys(("partner", "whose"), "1"),
    "quiet_from": "23:00",
    "quiet_to": "07:00",
    "zone": "Asia/Tehran",
    "settings": "max_turns=14",
    "what": "votes",
    "topic": "vote",
    "ballot": "yes",
    "answer": "confirm:1-0-1",
    "choice": "yes:0",
    "emblem": "owl",
    "role": "moderator",
    "handed": "moderator",
    "promise": "1-0-1:0:0:kept",
}
"""What is entered in an option that offers no choices, by its name; people are entered as `somebody`."""

PEOPLE: Final = frozenset({"member", "guest"})

LAST: Final = ("language mine", "language server", "campaign new", "table new")
"""Commands that change what is answered to all others."""

FORMS: Final[Mapping[str, str]] = {
    "sent": ids.MoveFormId.TEMPLATE,
    "stepped": ids.StepFormId.TEMPLATE,
    "ballot": BallotFormId.TEMPLATE,
    "levered": BallotPowerFormId.TEMPLATE,
    "traded": TradeFormId.TEMPLATE,
    "worded": PromiseFormId.TEMPLATE,
    "ordered": ids.OrdersFormId.TEMPLATE,
}
"""The patterns of the ids of forms about a match, by their verb."""

WRITTEN: Final[Mapping[str, str]] = {"command": "board", "entered": "-"}
"""What stands in a part of an id for which not every text will do."""

MOST: Final = 25
"""Buttons of one message."""

SUBMIT: Final = 5
"""Discord's kind of an interaction that sends a form."""


def commands(hall: Hall) -> list[Command]:
    """All of the program, those that change the answers to others last."""
    return sorted(leaves(hall.bot.tree.get_commands()), key=lambda one: one.qualified_name in LAST)


def entered(command: Command, somebody: MemberActor, *, every: bool) -> dict[str, Any]:
    """What stands in its options but `match`: in `every` one, or where something must."""
    options = [one for one in command.parameters if one.name != "match" and (every or one.required)]
    return {one.display_name: _value(one, somebody) for one in options}


def _value(option: app_commands.Parameter, somebody: MemberActor) -> Any:
    if option.choices:
        return option.choices[0].value
    return somebody if option.name in PEOPLE else VALUES[option.name]


def names_match(command: Command) -> bool:
    """Whether it asks for a match."""
    return any(one.name == "match" for one in command.parameters)


async def commanded(
    hall: Hall, who: MemberActor, somebody: MemberActor, *, every: bool = False
) -> dict[Asked, str]:
    """The answer to each command: without a match, for the one that is there, and for one that is not.

    With nothing entered but what must be, or with all its options.
    """
    told = dict[Asked, str]()
    for command in commands(hall):
        given = entered(command, somebody, every=every)
        for match in (None, THERE, NOWHERE) if names_match(command) else (None,):
            named = {} if match is None else {"match": match}
            answer = await hall.driver.command(who, command.qualified_name, None, **given, **named)
            told[command.qualified_name, str(match)] = shown(answer)
    return told


async def completed(hall: Hall, who: MemberActor, somebody: MemberActor) -> dict[Asked, str]:
    """What is offered in each option that offers something while one types."""
    told = dict[Asked, str]()
    for command in commands(hall):
        for option in (one for one in command.parameters if one.autocomplete):
            filled = entered(command, somebody, every=True)
            filled.pop(option.display_name, None)
            alone = option.name == "match" or not names_match(command)
            for match in (None,) if alone else (None, THERE, NOWHERE):
                named = {} if match is None else {"match": match}
                asked = (command.qualified_name, option.display_name, "")
                offered = await hall.driver.suggestions(who, *asked, **filled, **named)
                told[command.qualified_name, option.name, str(match)] = str(offered)
    return told


def controls(hall: Hall) -> list[re.Pattern[str]]:
    """The patterns of all controls that name a match."""
    every: Any = hall.bot._connection._view_store._dynamic_items
    return [one for one in every if "match" in one.groupindex]


async def pressed(hall: Hall, who: MemberActor, *, privately: bool = False) -> dict[Asked, str]:
    """The answer to each control, in a message that somebody has carried to where this person reads it."""
    wanted = {
        (_name(one), str(match)): text_for(one, {"match": str(match), **WRITTEN})
        for one in controls(hall)
        for match in (THERE, NOWHERE)
    }
    told, ids = dict[Asked, str](), list(wanted.items())
    for first in range(0, len(ids), MOST):
        some = ids[first : first + MOST]
        post = await carried(hall, [custom_id for _, custom_id in some], who if privately else None)
        for asked, custom_id in some:
            told[asked] = shown(await hall.driver.click(who, post, custom_id))
    return told


def _name(template: re.Pattern[str]) -> str:
    """The verb of a control; a page of the chronicle has that of the chronicle, and a turn."""
    verb = template.pattern.split(":")[1]
    return f"{verb} turned" if verb == "annals" and "turn" in template.groupindex else verb


async def carried(hall: Hall, ids: list[str], reader: MemberActor | None) -> Post:
    """A message of the bot with these buttons: to this reader, or in the council's channel."""
    view = discord.ui.View(timeout=None)
    for one in ids:
        view.add_item(discord.ui.Button(label="carried", custom_id=one))
    async with hall.world.turn:
        channel: Any = hall.bot.get_channel(hall.world.channel.id)
        place = channel if reader is None else await hall.bot.fetch_user(reader.id)
        await place.send("A message passed on.", view=view)
    return (hall.posts() if reader is None else hall.driver.inbox(reader))[-1]


async def submitted(hall: Hall, who: MemberActor) -> dict[Asked, str]:
    """The answer to each form, sent as it comes from somebody who was never shown it."""
    told = dict[Asked, str]()
    for verb in hall.bot.forms.keys() - {ids.AnnounceFormId.VERB, ids.ServerFormId.VERB}:
        for match in (THERE, NOWHERE):
            custom_id = text_for(re.compile(FORMS[verb]), {"match": str(match)})
            told[verb, str(match)] = shown(await submitted_form(hall, who, custom_id))
    return told


async def submitted_form(hall: Hall, who: MemberActor, custom_id: str) -> Answer:
    """The answer to a form that comes back empty."""
    where = hall.world.channel
    async with hall.world.turn:
        data = {"custom_id": custom_id, "components": []}
        return Answer(await who._dispatch_interaction(SUBMIT, where, data))


def shown(answer: Answer) -> str:
    """All that was answered: texts, ids of controls, a form."""
    parts = "" if answer.message is None else str(answer.message.components)
    return plain(f"{answer.text} {parts} {answer.form}")


def text_for(pattern: re.Pattern[str], given: Mapping[str, str]) -> str:
    """The shortest text that a pattern takes, with these texts in its groups."""
    names = {number: name for name, number in pattern.groupindex.items()}

    def written(tree: Any) -> Iterator[str]:
        for code, what in tree:
            match str(code):
                case "LITERAL":
                    yield chr(what)
                case "IN":
                    kind, first = what[0]
                    yield "0" if str(kind) == "CATEGORY" else chr(first[0] if str(kind) == "RANGE" else first)
                case "MAX_REPEAT":
                    least, _, inner = what
                    yield "".join(written(inner)) * least
                case "SUBPATTERN":
                    known = given.get(names.get(what[0], ""))
                    yield "".join(written(what[-1])) if known is None else known
                case "BRANCH":
                    yield "".join(written(what[1][0]))

    parser: Any = re._parser  # type: ignore[attr-defined]
    text = "".join(written(parser.parse(pattern.pattern)))
    assert pattern.fullmatch(text), (pattern.pattern, text)
    return text
