"""Faults that give a secret away, to be found by the audit: the games and the renderer with one each."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace as with_
from typing import Any

from msgspec.structs import replace

from bot.controls.ids import OrdersTopic
from bot.games.houses.orders import form as orders_form
from bot.games.houses.presenter import Presenter
from bot.games.houses.trade.drafts import Draft
from bot.games.houses.trade.forms import form as deal_form
from bot.history.notes import Note
from bot.interactions.finding import seats_named
from bot.logs import log
from bot.posts.recipients import recipients
from bot.render.panel import Button, Buttons, Form, Panel, Picture, Text
from bot.render.reader_scene import ReaderScene
from bot.render.renderer import Renderer, Scene
from bot.render.targets import NOTICE, TABLE
from bot.ui.actor import Actor
from bot.ui.generic.renderer import PluginRenderer
from bot.ui.plugin import Printed
from engine.entries import Entry
from engine.games.coup.state import State as Coup
from engine.games.houses.events import BallotCast, DealOffered
from engine.games.houses.orders import HousesOrders
from engine.games.houses.state import State
from engine.games.houses.view import Own
from engine.kernel.dice import Dice
from engine.kernel.game import AnyGame
from engine.kernel.refused import Refusal, no
from engine.kernel.sealed import Sealed
from engine.kernel.seats import Seat, Viewer
from engine.kernel.table.absence import OrdersDropped, OrdersSet
from engine.kernel.table.seeds import Epoch
from engine.kernel.waits import Wait
from engine.match.live import LiveMatch
from engine.match.match_state import MatchState
from engine.matches import Recipients
from engine.store import Target


class OrdersOnBoard(PluginRenderer):
    """A board that says how many houses have standing orders."""

    def board(self, scene: Scene, viewer: Viewer) -> Panel:
        seats = range(len(scene.names))
        orders = sum(len(scene.cut_for(seat).table.orders) for seat in seats)
        return added(super().board(scene, viewer), Text(f"orders {orders}"))


def owns(scene: Scene) -> list[Own]:
    """What each seat alone may see, by seat; nothing before a generation begins."""
    views = (scene.cut_for(seat).view for seat in range(len(scene.names)))
    return [view.own for view in views if view.own is not None]


def coins_of(scene: Scene) -> list[int]:
    """Everybody's coins as they really are, by seat."""
    return [own.coins for own in owns(scene)]


def added(panel: Panel, block: Text | Buttons | Picture) -> Panel:
    """The panel with one block more."""
    return Panel(panel.accent, (*panel.blocks, block), panel.language)


class RoleInButton(PluginRenderer):
    """A button of a post that is called after the first seat's role."""

    def post(self, scene: Scene, entry: Entry, target: Target) -> Panel:
        roles = [own.role for own in owns(scene) if own.role]
        said = "".join(str(role) for role in roles[:1])
        return added(super().post(scene, entry, target), Buttons((Button(f"v1:seat:7:{said}", "seat"),)))


class PurseInPost(PluginRenderer):
    """A post with everybody's coins as they really are."""

    def post(self, scene: Scene, entry: Entry, target: Target) -> Panel:
        return added(super().post(scene, entry, target), Text(f"coins {coins_of(scene)}"))


class PurseOfBefore(PluginRenderer):
    """A post with everybody's coins as they were before the entry."""

    def post(self, scene: Scene, entry: Entry, target: Target) -> Panel:
        was = coins_of(replace(scene, cut_for=scene.was)) if scene.was is not None else []
        return added(super().post(scene, entry, target), Text(f"coins {was}"))


class PurseInFate(PluginRenderer):
    """What became of an offer, with everybody's coins as they were before."""

    def fate(self, scene: Scene, entry: Entry, reader: Seat, now: Scene) -> str:
        was = coins_of(replace(scene, cut_for=scene.was)) if scene.was is not None else []
        return f"{super().fate(scene, entry, reader, now)} {was}"


class PurseInBook(PluginRenderer):
    """Sheets with everybody's coins as they really are."""

    def book(self, scene: Scene, reader: Viewer, notes: Sequence[Note], epochs: Sequence[Epoch]) -> Printed:
        made = super().book(scene, reader, notes, epochs)
        return with_(made, facts=made.facts + repr(coins_of(scene)).encode())


class BallotInLog(PluginRenderer):
    """A line of the log with every ballot that is cast."""

    def post(self, scene: Scene, entry: Entry, target: Target) -> Panel:
        for event in entry.events:
            if isinstance(event, BallotCast):
                log.info("told", kind=event.ballot.value.kind)  # type: ignore[union-attr]
        return super().post(scene, entry, target)


class RoleInAltText(PluginRenderer):
    """A picture in a post, and in its alt text the first seat's role."""

    def post(self, scene: Scene, entry: Entry, target: Target) -> Panel:
        roles = [str(own.role) for own in owns(scene) if own.role]
        return added(super().post(scene, entry, target), Picture("board.png", b"png", " ".join(roles[:1])))


class PurseInPixels(PluginRenderer):
    """A picture in a post that is as long as the first purse is deep; its alt text says nothing."""

    def post(self, scene: Scene, entry: Entry, target: Target) -> Panel:
        coins = coins_of(scene)
        return added(super().post(scene, entry, target), Picture("board.png", b"p" * sum(coins[:1]), "board"))


def titled(form: Form, coins: object) -> Form:
    """The form with these coins in its title."""
    return with_(form, title=f"{form.title} {coins}")


def purse_in_orders(presenter: Presenter, orders: HousesOrders, topic: OrdersTopic) -> Form:
    """The forms of standing orders, titled with the reader's coins."""
    return titled(orders_form(presenter, orders, topic), presenter.view.own and presenter.view.own.coins)


class CoinsAmongSigns(PluginRenderer):
    """Everybody's coins stand among the signs of the game, which no page shows but a faulty one."""

    def scene_for(self, scene: Scene, reader: Viewer) -> ReaderScene:
        seen = super().scene_for(scene, reader)
        return replace(seen, emoji={**seen.emoji, "coins": str(coins_of(scene))})


def purse_in_counter(presenter: Presenter, seat: Seat, custom_id: str, draft: Draft | None) -> Form:
    """The form of a deal, where it is filled in titled with everybody's coins (CoinsAmongSigns)."""
    made = deal_form(presenter, seat, custom_id, draft)
    return made if draft is None else titled(made, presenter.scene.emoji["coins"])


class ForAnother(PluginRenderer):
    """Every page of a seat is made from what the next seat may see."""

    def scene_for(self, scene: Scene, reader: Viewer) -> ReaderScene:
        other = None if reader is None else (reader + 1) % len(scene.names)
        return super().scene_for(scene, other)


def purse_in_seats(live: LiveMatch, scene: Scene) -> tuple[tuple[int, str], ...]:
    """The seats by their names, each with its coins."""
    coins = [one.purse.value.coins for one in live.match_state.state.characters]
    return tuple((number, f"{name} {coins}") for number, name in seats_named(live, scene))


class RowForPrivateDeal(PluginRenderer):
    """One row more for everybody when two seats speak of a deal."""

    def targets(self, match_state: MatchState, entry: Entry) -> tuple[Target, ...]:
        return self._with_one_more(super().targets(match_state, entry), entry)

    def recipients(self, before: MatchState, after: MatchState, entry: Entry) -> tuple[Target, ...]:
        return self._with_one_more(super().recipients(before, after, entry), entry)

    def _with_one_more(self, rows: tuple[Target, ...], entry: Entry) -> tuple[Target, ...]:
        private = any(isinstance(event, DealOffered) for event in entry.events)
        return (TABLE, *rows) if private and TABLE not in rows else rows


def refusing_by_others_purses(game: AnyGame) -> AnyGame:
    """A vote is refused in other words while another seat has more coins."""

    def refusal(state: State, seat: int, action: Any) -> Refusal | None:
        coins = [one.purse.value.coins for one in state.characters if one.purse.value is not None]
        if coins and coins[seat] < max(coins):
            return no("power_short", most=max(coins))
        return game.refusal(state, seat, action)

    return with_(game, refusals=dict.fromkeys(game.refusals, refusal))


def deals_counted_over_all(game: AnyGame) -> AnyGame:
    """Every deal's id counts all the deals there have been, private ones too."""

    def apply(state: State, seat: int, action: Any, dice: Dice) -> tuple[Any, ...]:
        return tuple(_numbered(state, one) for one in game.apply(state, seat, action, dice))

    return with_(game, happenings=dict.fromkeys(game.happenings, apply))


def _numbered(state: State, event: Any) -> Any:
    if not isinstance(event, DealOffered):
        return event
    number = sum(map(sum, state.numbers))
    id = f"{event.deal.maker}-{event.deal.partner}-{number}"
    return replace(event, deal=replace(event.deal, id=id))


def defaults_by_purses(game: AnyGame) -> AnyGame:
    """What comes of a house's silence is called otherwise where its purse is deep."""

    def waits(state: State) -> tuple[Wait, ...]:
        return tuple(_told(one, state) for one in game.waits(state))

    return with_(game, waits=waits)


def _told(wait: Wait, state: State) -> Wait:
    purse = state.characters[wait.seat].purse.value if wait.seat < len(state.characters) else None
    return replace(wait, otherwise="ballot_rich") if purse is not None and purse.coins > 3 else wait


def telling_of_orders(renderers: Mapping[str, Renderer]) -> Recipients:
    """Who is owed a message, a line among them when somebody leaves orders or takes them back."""
    true = recipients(renderers)

    def owed(match_state: MatchState, entry: Entry, before: MatchState | None = None) -> tuple[str, ...]:
        private = any(isinstance(event, OrdersSet | OrdersDropped) for event in entry.events)
        return (*true(match_state, entry, before), *((NOTICE,) * private))

    return owed


def rich_partners(who: Actor, presenter: Presenter) -> Iterator[tuple[str, str]]:
    """The other houses, whoever has most coins first."""
    coins = dict(enumerate(coins_of(who.scene)))
    for seat in sorted(coins, key=lambda one: -coins[one]):
        yield presenter.house(seat), str(seat)


def closing_when_nobody_can_answer(game: AnyGame) -> AnyGame:
    """A window of Coup closes as soon as whoever is still asked holds no character that could block."""

    def follow(state: Coup, dice: Dice) -> tuple[Any, ...]:
        given = {answer.seat for answer in state.answers}
        left = tuple(seat for seat in state.asked if seat not in given)
        held = {card for seat in left for card in state.hands[seat].value or ()}
        window = state.phase in ("challenge", "block", "challenge_block")
        if window and left and not held & {"duke", "captain", "contessa", "ambassador"}:
            state = replace(state, asked=tuple(seat for seat in state.asked if seat in given))
        return game.follow(state, dice)

    return with_(game, follow=follow)


def telling_who_was_silent(game: AnyGame) -> AnyGame:
    """The public view says how many seats are still awaited, those with unsealed ballots too."""

    def view(state: State, viewer: int | None) -> Any:
        seen = game.view(state, viewer)
        waiting = tuple(wait.seat for wait in game.waits(state))
        return replace(seen, awaited=waiting)

    return with_(game, view=view)


def with_hands_unsealed(game: AnyGame) -> AnyGame:
    """Coup's view with every hand readable by everybody."""

    def view(state: Coup, viewer: int | None) -> Any:
        seen = game.view(state, viewer)
        hands = tuple(Sealed(hand.value, None) for hand in state.hands)
        return replace(seen, table=replace(seen.table, hands=hands))

    return with_(game, view=view)
