"""A match as panels and posts are made from it: as it stands or stood, with everybody's names."""

from collections.abc import Mapping
from contextlib import suppress
from functools import partial
from typing import Any

from msgspec.structs import replace
from typing_extensions import Protocol, runtime_checkable

from bot.languages import Language
from bot.pictures.emoji import OwnEmoji
from bot.pictures.gallery import Gallery
from bot.render.i18n import Messages
from bot.render.renderer import Renderer, Scene
from bot.render.scenes import Sights
from bot.users import UserNames, distinct_names, nameless, names, usernames
from engine.kernel.refused import Refused
from engine.match.live import LiveMatch
from engine.match.match_state import MatchState


@runtime_checkable
class Namer(Protocol):
    """A renderer that knows better what the seats of its game are called."""

    def names(self, scene: Scene) -> tuple[str, ...]:
        """Names by seat; the scene's are those of the people."""


class NamedScenes:
    """The scenes of matches, each made once for as long as nothing that it is made from has changed."""

    def __init__(
        self,
        people: UserNames,
        renderers: Mapping[str, Renderer],
        words: Mapping[Language, Messages],
        emoji: OwnEmoji,
        gallery: Gallery,
    ) -> None:
        self._people, self._renderers, self._words = people, renderers, words
        self._emoji, self._gallery, self._sights = emoji, gallery, Sights()

    def forget(self) -> None:
        """Nothing that was made is kept: somebody who is shown in it was forgotten."""
        self._sights.forget()

    def of(self, live: LiveMatch, language: Language, match_state: MatchState | None = None) -> Scene:
        """The match as it stands (or stood), in this language, with everybody's names."""
        then, words = match_state or live.match_state, self._words[language]
        assert then.table is not None
        running = tuple((one.wait, one.seat, one.due) for one in live.deadlines.values())
        hidden = nameless(live, then.table)
        behind = usernames(live, then.table, self._people, hidden)
        called = distinct_names(names(live, then.table, self._people, words, hidden), behind, words)
        parts: dict[str, Any] = {
            "nameless": hidden,
            "users": live.users,
            "deadlines": running if match_state is None else None,
            "draws": self._gallery.is_drawing,
            "emoji": self._emoji.of(live.match.game),
        }
        return self._sights.scene(
            live.match.id, then, words, called, partial(self._with_names, behind), **parts
        )

    def _with_names(self, usernames: tuple[str, ...], scene: Scene) -> Scene:
        """With the names that its game has for the seats.

        They are told apart once more: a person may be called as another's house is, and a name that was cut
        short to be shown may have become another's.
        """
        renderer = self._renderers[scene.game.name]
        if scene.cut_for(None).view is None or not isinstance(renderer, Namer):
            return scene
        with suppress(Refused):  # its content is missing: people's own names serve
            called = renderer.names(scene)
            if called == scene.names:
                return scene
            own = zip(called, scene.names, usernames, strict=True)
            behind = [username if name == before else "" for name, before, username in own]
            scene = replace(scene, names=distinct_names(called, behind, scene.words))
        return scene
