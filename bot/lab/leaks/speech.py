"""The bot's words about a match as an audit needs them: one renderer, one language, made-up names.

An audit asks for the same pages of thousands of moments, each beside a twin. So what is the same for every
viewer of a moment is made once (`Speech.once`), and a text that was said once is not said anew
(`RememberedTexts`); both give just what would have been made, so that nothing is compared less.
"""

import dataclasses
from collections.abc import Callable, Hashable, Iterator, Mapping
from datetime import UTC, datetime
from typing import Any, Final, TypeVar

from fluent.runtime.resolver import Pattern
from msgspec import Struct, field, msgpack
from msgspec.structs import replace

from bot.lab.leaks.moments import Moment, look
from bot.lab.leaks.rules_outlets import Said
from bot.named_scenes import Namer
from bot.posts.recipients import recipients
from bot.render.i18n import Messages, Slot, TextBroken
from bot.render.panel import Form, Panel
from bot.render.renderer import ReaderCut, Renderer, Scene
from bot.render.scenes import scene_of
from bot.ui.actor import Actor
from engine.kernel.seats import Seat, Viewer
from engine.match.live import LiveMatch
from engine.store import Match, Target, Timer, TimerKey

MATCH: Final = 7
WHEN: Final = datetime(2026, 1, 1, tzinfo=UTC)

MOST: Final = 100
"""So many things said of moments are kept, the last made: more than one moment and its twins come to."""

Made = TypeVar("Made")


class Speech(Struct, frozen=True):
    """The renderer of a game, and the words of a language.

    `kept` is what was lately made of moments that are the same for every viewer, by the moment's identity.
    """

    renderer: Renderer
    words: Messages
    kept: dict[tuple[int, Hashable], tuple[Moment, Any]] = field(default_factory=dict)

    def once(self, moment: Moment, what: Hashable, make: Callable[[], Made]) -> Made:
        """A value made of this very moment, once for all viewers; one that can't be made is tried anew."""
        # An id may be given to another moment once this one is gone, so the moment is kept and compared.
        key = (id(moment), what)
        found = self.kept.get(key)
        if found is None or found[0] is not moment:
            found = (moment, make())
            if len(self.kept) >= MOST:
                del self.kept[next(iter(self.kept))]
            self.kept[key] = found
        made: Made = found[1]
        return made

    def scene(self, moment: Moment) -> Scene:
        """The match with everybody's names, as the bot makes it; each cut of it is made once."""

        def make() -> Scene:
            names = tuple(f"player {seat}" for seat in range(moment.seats))
            was: Callable[[Viewer], ReaderCut] | None = None
            if moment.before is not None and moment.before.state is not None:
                # Messages are told of the match before the entry, too: its cuts must not differ either.
                was = scene_of(MATCH, moment.before, self.words, names).cut_for
            scene = replace(scene_of(MATCH, moment.match_state, self.words, names), was=was)
            if moment.match_state.state is None or not isinstance(self.renderer, Namer):
                return scene
            return replace(scene, names=self.renderer.names(scene))

        return self.once(moment, "scene", make)

    def rows(self, moment: Moment, viewer: Viewer) -> tuple[Target, ...]:
        """The messages owed for the entry that this viewer will read, in their order."""
        owes = recipients({moment.match_state.game.name: self.renderer})
        owed = self.once(moment, "owed", lambda: owes(moment.match_state, moment.entry, moment.before))
        return tuple(row for row in owed if row.seat in (None, viewer))

    def seat_panel(self, moment: Moment, seat: Seat) -> Panel:
        """The private panel of this seat, which its guest is shown as well: made once for both."""
        return self.once(
            moment,
            ("seat panel", seat),
            lambda: self.renderer.seat(self.scene(moment), look(moment.match_state, seat)),
        )

    def seat_at(self, moment: Moment, seat: Seat) -> Actor:
        """The seat as whoever types a command sits there, in the match as the bot holds it.

        Each open question has a deadline.
        """
        now = moment.match_state
        live = LiveMatch(Match(MATCH, now.game.name, 1, 2, 3, "", "running", WHEN), now)
        live.timers = {TimerKey(wait.id): Timer(wait.id, wait.seat, WHEN) for wait in now.waits}
        return Actor(live, seat, self.renderer, self.scene(moment), now)


Spoken = Callable[[Speech, Moment, Viewer], Iterator[Said]]
"""A way in which the bot's words about a match reach a viewer."""


def texts_of(where: str, shown: Panel | Form | str) -> Said:
    """A message or form with all its texts, button ids, option values, pictures and alt texts."""
    return where, whole(shown)


def whole(shown: Panel | Form | str) -> bytes:
    """All of it, as it is compared: values beside the names of their fields, texts as they are read."""
    return msgpack.encode(shown)


@dataclasses.dataclass(frozen=True, slots=True)
class RememberedTexts(Messages):
    """The same texts; what was said is kept by its code and slots. A text that can't be said never is.

    Its key has the slots' names, their values and their types: 1 is not told as True is.
    `kept` has attributes and contents' texts by their pattern, which it holds: its identity stays its own.
    """

    said: dict[Any, str] = dataclasses.field(default_factory=dict, compare=False, repr=False)
    kept: dict[Any, tuple[Pattern, str]] = dataclasses.field(default_factory=dict, compare=False, repr=False)

    def say(self, code: str, /, **slots: Slot) -> str:
        """A text as `Messages.say` gives it, made once for each code and its slots."""
        told = slots.values()
        key = (code, *slots, *told, *map(type, told)) if slots else code
        found = self.said.get(key)
        if found is None:
            try:
                found = self.said[key] = Messages._text_of(self, code, self._pattern(code, None), slots)
            except TextBroken as broken:
                return self._unknown(broken)
        return found

    def _text_of(self, code: str, pattern: Pattern, slots: Mapping[str, Slot]) -> str:
        told = slots.values()
        key = (id(pattern), *slots, *told, *map(type, told)) if slots else id(pattern)
        found = self.kept.get(key)
        if found is None:
            found = self.kept[key] = (pattern, Messages._text_of(self, code, pattern, slots))
        return found[1]


def remembered_texts(messages: Messages) -> RememberedTexts:
    """These texts, remembered for as long as somebody holds them."""
    if isinstance(messages, RememberedTexts):
        return messages
    return RememberedTexts(messages.language, messages.bundle, messages.strict)
