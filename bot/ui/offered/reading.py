"""From a scene of the whole match to what one reader may see of it: every shared page begins here."""

from bot.render.reader_scene import ReaderScene
from bot.render.renderer import Scene
from engine.kernel.sealed import cut
from engine.kernel.seats import Viewer


def reader_scene(scene: Scene, reader: Viewer) -> ReaderScene:
    """The match of a scene as this reader may see it; it has begun."""
    now = scene.match_state
    assert now.table is not None
    shown = {wait.id for wait in now.waits if not wait.secret or wait.seat == reader}
    return ReaderScene(
        match=scene.match,
        game=now.game.name,
        reader=reader,
        view=now.game.view(now.state, reader),
        table=cut(now.table, reader),
        messages=scene.words,
        names=scene.names,
        result=now.game.result(now.state),
        waits=tuple(wait for wait in now.waits if wait.id in shown),
        due=tuple(one for one in scene.deadlines if one[0] in shown),
        nameless=scene.nameless,
        users=scene.users,
    )
