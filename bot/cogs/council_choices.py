"""What is offered while a player types a command of the council: taken from the player's own offers."""

from collections.abc import Callable, Coroutine, Iterable, Iterator
from typing import Any, Final

import discord
from discord import app_commands

from bot.finding import entered
from bot.render.bidi import label as directed
from bot.render.houses.controls import label
from bot.render.houses.voice import Voice
from bot.render.limits import AUTOCOMPLETE, CHOICE_NAME
from bot.ui.desks import tag
from bot.ui.seated import Seated, seated
from engine.games.houses import moves as m
from engine.games.houses.founding import folded
from engine.kernel.moves import Open, Pick, given
from engine.kernel.refused import Refused

Pairs = Iterable[tuple[str, str]]
"""Name and value of each choice."""

Suggest = Callable[[Seated, Voice], Pairs]
Complete = Callable[[discord.Interaction[Any], str], Coroutine[Any, Any, list[app_commands.Choice[str]]]]


def suggesting(suggest: Suggest) -> Complete:
    """The autocompletion that offers these; nothing to those who have no seat."""

    async def complete(interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
        try:
            who = await seated(interaction, entered(interaction, "match"))
        except Refused:
            return []
        pairs = suggest(who, who.renderer.voice(who.scene, who.seat))
        language, wanted = who.scene.words.language, folded(typed)
        fitting = (
            app_commands.Choice(name=directed(name, language)[:CHOICE_NAME], value=value)
            for name, value in pairs
            if wanted in folded(name) or wanted in folded(value)
        )
        return list(fitting)[:AUTOCOMPLETE]

    return complete


def ballots(who: Seated, voice: Voice) -> Iterator[tuple[str, str]]:
    """The ballots, or more power and the seal."""
    for one in who.desk.offers:
        match one:
            case Open("cast"):
                yield label(voice, one), str(given(one, "ballot"))
            case m.Cast(kind):
                yield label(voice, one), kind
            case Open("add_power"):
                yield label(voice, one), "more"
            case m.SealBallot():
                yield label(voice, one), "seal"


def partners(who: Seated, voice: Voice) -> Iterator[tuple[str, str]]:
    """The other houses."""
    for seat in range(len(voice.view.houses)):
        if seat != who.seat:
            yield voice.house(seat), str(seat)


def answers(who: Seated, voice: Voice) -> Iterator[tuple[str, str]]:
    """What may be said to each open offer."""
    words = {"confirm_deal": "confirm", "decline_deal": "decline", "withdraw_deal": "withdraw"}
    for deal in voice.view.deals:
        mine = deal.maker == who.seat
        kinds = ("withdraw_deal",) if mine else ("confirm_deal", "decline_deal")
        for kind in kinds if not deal.bound and who.seat in (deal.maker, deal.partner) else ():
            said = voice.part(f"action-{kind.replace('_', '-')}", "option", deal=voice.deal(deal.id))
            yield said, f"{words[kind]}:{deal.id}"


def decisions(who: Seated, voice: Voice) -> Iterator[tuple[str, str]]:
    """The answers and leaders that are open."""
    for one in who.desk.whole(m.Decide):
        yield label(voice, one), f"{one.side}:{one.leader}"


def emblems(who: Seated, voice: Voice) -> Iterator[tuple[str, str]]:
    """The emblems that nobody bears."""
    for begun in who.desk.begun("found"):
        for field in begun.fields:
            if isinstance(field, Pick) and field.name == "emblem":
                yield from ((voice.emblem(str(one)), str(one)) for one in field.among)


def roles(who: Seated, voice: Voice) -> Iterator[tuple[str, str]]:
    """The roles that are left."""
    for one in who.desk.offers:
        if isinstance(one, m.RemoveRole | m.TakeRole):
            yield label(voice, one), one.role


def handed(who: Seated, voice: Voice) -> Iterator[tuple[str, str]]:
    """With draft_two the roles that may be handed on."""
    if any(tag(one) == "take_role" and isinstance(one, Open) for one in who.desk.offers):
        yield from roles(who, voice)


def promises(who: Seated, voice: Voice) -> Iterator[tuple[str, str]]:
    """Each promise that is to be marked, kept or broken."""
    for one in who.desk.whole(m.MarkPromise):
        word = "kept" if one.kept else "broken"
        yield label(voice, one), f"{one.deal}:{one.by}:{one.index}:{word}"


SUGGESTIONS: Final[dict[str, dict[str, Suggest]]] = {
    "vote": {"ballot": ballots},
    "trade": {"partner": partners},
    "deals": {"answer": answers},
    "decide": {"choice": decisions},
    "found": {"emblem": emblems},
    "role": {"role": roles, "handed": handed},
    "promise": {"promise": promises},
}
"""By command and option."""
