"""A match as panels and posts are made from it: as it stands or stood, with everybody's names."""

from collections.abc import Mapping
from contextlib import suppress

from msgspec.structs import replace
from typing_extensions import Protocol, runtime_checkable

from bot.languages import Language
from bot.pictures.emoji import OwnEmoji
from bot.pictures.gallery import Gallery
from bot.render.i18n import Messages
from bot.render.renderer import Renderer, Scene, Until
from bot.render.scenes import Sights, scene_of
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
        then, names = match_state or live.match_state, self._people.kept_names(live.users)
        running = tuple((one.wait, one.seat, one.due) for one in live.deadlines.values())
        # A scene of the past has no clock.
        deadlines = running if match_state is None else None
        draws, emoji = self._gallery.is_drawing, self._emoji.of(live.match.game)
        moment = (live.match.id, then.seq, language, deadlines is not None)
        made_from = (then.game, live.table, live.users, names, deadlines, draws, emoji)
        return self._sights.scene(
            moment, made_from, lambda: self._make(live, then, language, deadlines or (), draws, emoji)
        )

    def _make(
        self,
        live: LiveMatch,
        then: MatchState,
        language: Language,
        deadlines: tuple[Until, ...],
        draws: bool,
        emoji: Mapping[str, str],
    ) -> Scene:
        assert then.table is not None
        words, hidden = self._words[language], nameless(live, then.table)
        behind = usernames(live, then.table, self._people, hidden)
        scene = scene_of(
            live.match.id,
            then,
            words,
            distinct_names(names(live, then.table, self._people, words, hidden), behind, words),
            nameless=hidden,
            users=live.users,
            deadlines=deadlines,
            sights=self._sights,
            draws=draws,
            emoji=emoji,
        )
        renderer = self._renderers[scene.game.name]
        if then.state is None or not isinstance(renderer, Namer):
            return scene
        with suppress(Refused):  # its content is missing: people's own names serve
            called = renderer.names(scene)
            if called != scene.names:
                # They are told apart once more: a person may be called as another's house is, and a name that
                # was cut short to be shown may have become another's.
                own = zip(called, scene.names, behind, strict=True)
                usernames_behind = [username if name == before else "" for name, before, username in own]
                scene = replace(scene, names=distinct_names(called, usernames_behind, words))
        return scene
