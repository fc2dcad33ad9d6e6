"""Who presses: the match, the seat, the controls and the words of whoever an interaction comes from.

Every handler of a seat's control begins with `resolve_actor`: it finds the match that is meant, refuses who
has no seat there, and gives the seat as the match stands now, in the presser's language. After a move
`actor_for` gives the same seat anew; what was read before the move is old.
"""

from collections.abc import Callable
from typing import Any

from msgspec import Struct
from typing_extensions import Protocol, runtime_checkable

from bot.client import Interaction, Khandan
from bot.interactions.finding import matches_shared_with, resolve_match
from bot.interactions.location import is_pressed_elsewhere
from bot.render.forms import Form
from bot.render.panel import Panel
from bot.render.reader_scene import NO_MANNERS
from bot.render.renderer import Renderer, Scene
from bot.ui.seat_controls import SeatControls
from engine.entries import Entry
from engine.kernel import step
from engine.kernel.moves import PartialMove
from engine.kernel.refused import Refusal, Refused, no
from engine.kernel.seats import Seat
from engine.match.live import LiveMatch
from engine.match.match_state import MatchState


@runtime_checkable
class SeatRenderer(Renderer, Protocol):
    """A renderer of a game whose seats move by buttons and forms."""

    def controls(self, scene: Scene, reader: Seat) -> SeatControls:
        """The seat's offers, with the ids of their controls."""

    def receipt_of_move(self, scene: Scene, entry: Entry, reader: Seat) -> str:
        """The text that a seat reads about the move it has just made."""

    def form(self, scene: Scene, reader: Seat, begun: PartialMove, custom_id: str) -> Form:
        """The open fields of a begun move."""

    def why(self, scene: Scene, reader: Seat, entries: tuple[Entry, ...]) -> Panel:
        """The reasons of a seat's numbers; `entries` are the match's log."""

    def leaf(self, scene: Scene, reader: Seat, leaf: str, page: int) -> Panel:
        """A leaf of the private panel by its name, and a page of it, from 0."""


class Actor(Struct, frozen=True):
    """A person at a table that has begun, with the match as it was read; `live` may have gone on since."""

    live: LiveMatch
    seat: Seat
    renderer: Any
    scene: Scene
    match_state: MatchState

    @property
    def controls(self) -> SeatControls:
        """Their offers now, with the ids of their controls."""
        controls: SeatControls = self.renderer.controls(self.scene, self.seat)
        return controls

    @property
    def panel(self) -> Panel:
        """Their private panel."""
        scene, renderer = self.scene, self.renderer
        panel: Panel = scene.once("panel", self.seat, lambda: renderer.seat(scene, scene.look(self.seat)))
        return panel

    def refusal(self, action: Any) -> Refusal | None:
        """Why the rules forbid them this move now, or None."""
        now = self.live.match_state
        return step.refusal(now.game, now.state, self.seat, action)


async def resolve_actor(
    interaction: Interaction, match: int | None = None, *, anywhere: bool = False
) -> Actor:
    """The presser at their seat. Refused with not_seated, not_started, or as `resolve_match`.

    Refused with old_button, too, where the pressed message does not stand where the match lives, unless it
    may stand `anywhere`: what is asked there is not what the table asks now.
    """
    live = await resolve_match(interaction, match)
    seat = live.seat(interaction.user.id)
    if seat is None:
        raise Refused(no("not_seated"))
    if live.match_state.state is None:
        raise Refused(no("not_started"))
    if not anywhere and await is_pressed_elsewhere(interaction, live):
        raise Refused(no("old_button"))
    return await actor_for(interaction.client, interaction, live, seat)


async def actor_for(bot: Khandan, interaction: Interaction, live: LiveMatch, seat: Seat) -> Actor:
    """The seat as the match stands now, in the presser's language."""
    renderer = bot.parts.renderers[live.match.game]
    if not isinstance(renderer, SeatRenderer):
        raise Refused(no("not_now"))
    language, manners = await bot.language_of(interaction, live), NO_MANNERS
    # Both at once, before anything else is waited for: they are of the same moment.
    scene, match_state = bot.scene(live, language), live.match_state
    # A guest, or whoever else is shown the seat, has not chosen its manners.
    if live.seat(interaction.user.id) == seat:
        manners = await bot.preferences.manners(interaction.user.id)
    return Actor(live, seat, renderer, scene.acted_by(seat, manners), match_state)


def actor_at(bot: Khandan, who: Actor, live: LiveMatch) -> Actor:
    """The same person at the seat as the match stands now: waits for nothing, so that a match may be held."""
    manners = who.scene.manners.get(who.seat, NO_MANNERS)
    scene = bot.scene(live, who.scene.words.language).acted_by(who.seat, manners)
    return Actor(live, who.seat, who.renderer, scene, live.match_state)


def check_held(bot: Khandan, who: Actor, check: Callable[[Actor], None]) -> Callable[[LiveMatch], None]:
    """For `Matches.act`: the same check, of the actor as the match stands once it is held."""
    return lambda live: check(actor_at(bot, who, live))


async def actors_beside(interaction: Interaction, other: int, game: str) -> list[tuple[Actor, Seat]]:
    """The presser at each table of this game that has begun and at which `other` sits, too, with that seat.

    The newest comes first. Refused with no_shared_table where there is none.
    """
    found: list[tuple[Actor, Seat]] = []
    for live in await matches_shared_with(interaction, other):
        own, theirs = live.seat(interaction.user.id), live.seat(other)
        has_begun = live.match.game == game and live.match_state.state is not None
        if has_begun and own is not None and theirs is not None:
            await interaction.client.user_names.meet(live.users)
            found.append((await actor_for(interaction.client, interaction, live, own), theirs))
    if not found:
        raise Refused(no("no_shared_table"))
    return found
