"""From a scene to what one reader may see of the match: every page begins here."""

from bot.render.reader_scene import ReaderScene
from bot.render.renderer import Scene
from engine.kernel.seats import Viewer


def reader_scene(scene: Scene, reader: Viewer) -> ReaderScene:
    """The match of a scene as this reader may see it; it has begun."""
    return scene.once("reader_scene", reader, lambda: _make_scene(scene, reader))


def _make_scene(scene: Scene, reader: Viewer) -> ReaderScene:
    seen, was = scene.cut_for(reader), scene.was
    shown = {wait.id for wait in seen.waits}
    return ReaderScene(
        match=scene.match,
        game=scene.game.name,
        reader=reader,
        view=seen.view,
        table=seen.table,
        messages=scene.words,
        names=scene.names,
        result=seen.result,
        waits=seen.waits,
        due=tuple(one for one in scene.deadlines if one[0] in shown),
        nameless=scene.nameless,
        users=scene.users,
        emoji=scene.emoji,
        was=None if was is None else lambda: was(reader).view,
        draws=scene.draws,
    )
