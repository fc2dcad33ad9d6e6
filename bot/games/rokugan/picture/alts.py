"""The map in words, from the values of its picture: as much of it as an alt text has room for."""

from collections.abc import Iterator

from bot.games.rokugan.picture.values import Lying, MapBoard, Tile
from bot.games.rokugan.words import choice, place
from bot.render.reader_scene import ReaderScene


def lines(scene: ReaderScene, shown: MapBoard) -> Iterator[str]:
    """Those of the greatest weight first; what no longer fits stands in words on the board."""
    yield shown.head
    yield shown.told
    yield from _marks(scene, shown)
    for tile in shown.seats:
        yield _tile(scene, shown, tile)
    yield from _tokens(scene, shown)
    yield from _specials(scene, shown)


def _marks(scene: ReaderScene, shown: MapBoard) -> Iterator[str]:
    """What is marked comes first: it is what the picture is shown for."""
    marked = [one.name for one in shown.lands if one.marked]
    if marked:
        yield scene.messages.say("rokugan-alt-marked", names=scene.messages.join_list(marked))
    for one in shown.pieces:
        if one.new:
            yield scene.messages.say("rokugan-alt-new", token=_token(scene, one))


def _tile(scene: ReaderScene, shown: MapBoard, tile: Tile) -> str:
    """A clan: honour and what it holds, each province with its faceup tokens."""
    say = scene.messages.say
    own = [one for one in shown.lands if tile.clan and one.clan == tile.clan]
    names = [one.name if not one.up else say("rokugan-alt-land", name=one.name, up=one.up) for one in own]
    lands = scene.messages.join_list(names) if names else say("rokugan-alt-nothing")
    return say("rokugan-alt-clan", clan=tile.told, name=tile.name, honor=tile.honor, lands=lands)


def _tokens(scene: ReaderScene, shown: MapBoard) -> Iterator[str]:
    for one in shown.pieces:
        if not one.new:
            yield _token(scene, one)


def _token(scene: ReaderScene, one: Lying) -> str:
    where = place(scene, one.province, one.way)
    if not one.face:
        return scene.messages.say("rokugan-alt-down", clan=choice(scene, one.clan), place=where)
    face = scene.messages.say(f"rokugan-kind-{one.face}", strength=one.strength)
    return scene.messages.say("rokugan-alt-up", clan=choice(scene, one.clan), place=where, face=face)


def _specials(scene: ReaderScene, shown: MapBoard) -> Iterator[str]:
    for one in shown.lands:
        if one.special:
            yield scene.messages.say("rokugan-alt-special", name=one.name, special=choice(scene, one.special))
