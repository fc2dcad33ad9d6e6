"""A message that Discord refuses as it is written is sent with less in it before anything else is done.

Now and then Discord answers 400 (code 50035) to a control with the application's emoji, or 413 to pictures:

    as it is ─► without the emoji of its controls ─► in words, without pictures

What is lost so is decoration; every word, button and menu stays.
"""

from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Final, TypeVar

import discord

from bot.logs import log
from bot.render.paging import pages
from bot.render.panel import Block, Button, Buttons, Choice, Panel, Picture, Section, Text
from bot.render.users import escape

T = TypeVar("T")

AS_WRITTEN: Final = (400, 413)
"""Discord's statuses for a message that it will not take, however often it is sent."""

ELSEWHERE: Final = (40060, 50083)
"""Codes that come with 400 and are about no message: an interaction that was answered, an archived thread."""


def is_refused_as_written(error: discord.HTTPException) -> bool:
    """Whether Discord refuses this very message, so that sending it again as it is would not help."""
    return error.status in AS_WRITTEN and error.code not in ELSEWHERE


async def send_plainer(panel: Panel, send: Callable[[Panel], Awaitable[T]]) -> T:
    """Send the message, or the first plainer one that Discord takes; gives what `send` returned for it.

    Where each of them was refused, the last refusal is raised.
    """
    try:
        return await send(panel)
    except discord.HTTPException as error:
        if not is_refused_as_written(error):
            raise
        refusal = error
    for form in plainer_forms(panel):
        log.warning("sent_plainer", status=refusal.status, code=refusal.code)
        try:
            return await send(form)
        except discord.HTTPException as error:
            if not is_refused_as_written(error):
                raise
            refusal = error
    raise refusal


def plainer_forms(panel: Panel) -> tuple[Panel, ...]:
    """The message without emoji in its controls, then without pictures as well; () where it has neither."""
    bare = replace(panel, blocks=tuple(map(_without_emoji, panel.blocks)))
    forms = (bare,) if bare != panel else ()
    if any(isinstance(one, Picture) for one in panel.blocks):
        return (*forms, _in_words(bare))
    return forms


def _without_emoji(block: Block) -> Block:
    """Emoji within texts are never refused, and stay."""
    match block:
        case Buttons(buttons):
            bare = (replace(one, emoji="") if isinstance(one, Button) else one for one in buttons)
            return Buttons(tuple(bare))
        case Section(button=Button() as button):
            return replace(block, button=replace(button, emoji=""))
        case Choice(options=options):
            return replace(block, options=tuple(replace(one, emoji="") for one in options))
    return block


def _in_words(panel: Panel) -> Panel:
    """The blocks for which the pictures stood; where those are not known, or too many, the alt texts."""
    words = replace(panel, blocks=tuple(map(_without_emoji, panel.in_words)), in_words=())
    if words.blocks and len(pages(words)) == 1:
        return words
    # An alt text is read without markdown, a text with it: what was plain there must be escaped here.
    told = (
        Text("\n".join(map(escape, one.alt.split("\n")))) if isinstance(one, Picture) else one
        for one in panel.blocks
    )
    return replace(panel, blocks=tuple(told), in_words=())
