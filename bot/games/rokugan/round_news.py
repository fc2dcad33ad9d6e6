"""What happened in a round before its tokens were turned: a line each, for the round's post.

What is laid, drafted and drawn stands elsewhere on the post. A token that a card aims at, that is blessed or
taken off goes by its clan and its place on the map, for the picture has no numbers of tokens; a card and what
comes of it are one line.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from bot.games.rokugan.describe import describe
from bot.games.rokugan.words import choice, clan, spot_text, tokens
from bot.render.reader_scene import ReaderScene
from engine.games.rokugan.chapters.placement import Blessed, Placed
from engine.games.rokugan.chapters.setup import ClanChosen, Drafted, GameStarted, ObjectiveKept
from engine.games.rokugan.chapters.shadowlands import Animated
from engine.games.rokugan.chapters.token_cards import CardUsed, Peeked, TokenDiscarded, TokenRecalled
from engine.games.rokugan.chapters.upkeep import GivenBack, RoundBegan

TOLD_OTHERWISE: Final = (Placed, Drafted, RoundBegan, GameStarted, ClanChosen, ObjectiveKept, GivenBack)
"""News without lines of their own: they stand in the clans' lines or head the post, or tell nothing."""

Lying = Mapping[int, Placed | Animated]
"""The tokens that were laid in a round, by their numbers: whose each is and where it lay everybody saw."""


def news_lines(scene: ReaderScene, events: Sequence[Any]) -> Iterator[str]:
    """A line for each of these events that needs one; a card's line ends with what came of it."""
    lying: Lying = {one.number: one for one in events if isinstance(one, Placed | Animated)}
    for spot, event in enumerate(events):
        before = events[spot - 1] if spot else None
        if isinstance(event, TOLD_OTHERWISE) or _is_outcome(before, event):
            continue
        text = _line_of_token(scene, event, lying) or describe(scene, event)
        after = events[spot + 1] if spot + 1 < len(events) else None
        if _is_outcome(event, after) and isinstance(after, TokenDiscarded | TokenRecalled):
            text = f"{text} {_fate(scene, after)}"
        if text:
            yield text


def _is_outcome(event: Any, after: Any) -> bool:
    """Whether the second event says what came of a card at the start of a turn, the first (BR-CARD)."""
    return (
        isinstance(event, CardUsed)
        and isinstance(after, Peeked | TokenDiscarded | TokenRecalled)
        and after.number == event.number
    )


def _line_of_token(scene: ReaderScene, event: Any, lying: Lying) -> str:
    """The line of what was done to a token, by its clan and place; "" where that is not known."""
    say, names = scene.messages.say, scene.names
    if not isinstance(event, CardUsed | Peeked | Blessed | TokenDiscarded | TokenRecalled):
        return ""
    laid = lying.get(event.number)
    if laid is None:
        return ""
    where = spot_text(scene, laid.province, laid.way)
    token = say("rokugan-post-token", clan=clan(scene, laid.seat), place=where)
    match event:
        case CardUsed():
            return say("rokugan-post-against", card=event.card, name=names[event.seat], token=token)
        case Peeked():
            return say("rokugan-post-looked", name=names[event.seat], token=token)
        case Blessed():
            face = tokens(scene, (event.token,))
            return say("rokugan-post-blessed", name=names[event.seat], face=face, token=token)
    return say("rokugan-post-gone", token=token, fate=_fate(scene, event))


def _fate(scene: ReaderScene, event: TokenDiscarded | TokenRecalled) -> str:
    """What the token was, as far as everybody may know, and where it has gone."""
    if isinstance(event, TokenRecalled):
        return scene.messages.say("rokugan-post-fate", pile="pool", face="")
    return scene.messages.say("rokugan-post-fate", pile=event.pile, face=choice(scene, event.token))
