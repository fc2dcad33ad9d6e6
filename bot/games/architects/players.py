"""Every player of a table of Architects in a few lines: what everybody can count (AW-INFO-1)."""

from collections.abc import Iterator

from bot.games.architects.words import card, choice, goods, list_of, table_of
from bot.render.reader_scene import ReaderScene
from engine.kernel.seats import Seat


def players(scene: ReaderScene) -> Iterator[str]:
    """In the order of seats."""
    for seat in range(len(scene.names)):
        yield from _player(scene, seat)


def _player(scene: ReaderScene, seat: Seat) -> Iterator[str]:
    one, known, say = table_of(scene).players[seat], scene.view.standings[seat], scene.messages.say
    plays = "no" if one.character is None else "yes"
    as_whom = "" if one.character is None else choice(scene, one.character)
    slots = {"name": scene.names[seat], "plays": plays, "character": as_whom, "points": known.points}
    yield say("architects-player", **slots, over="no" if scene.result is None else "yes")
    yield say("architects-player-goods", virtue=one.virtue, goods=list_of(scene, goods(scene, one.goods)))
    yield say("architects-player-workers", reserve=one.reserve, away=known.captured, plans=known.hand)
    if one.unpaid or one.paid:
        yield say("architects-own-debts", unpaid=one.unpaid, paid=one.paid)
    if any(one.held):
        held = [
            say("architects-count", name=scene.names[other], count=count)
            for other, count in enumerate(one.held)
            if count
        ]
        yield say("architects-player-held", workers=list_of(scene, held))
    if one.crew:
        yield say("architects-player-crew", cards=list_of(scene, (card(scene, this) for this in one.crew)))
    if one.built:
        yield say("architects-player-built", cards=list_of(scene, (card(scene, this) for this in one.built)))
