"""What a seat may do, as buttons and menus: each from one of its offers.

Nothing here asks what is legal: the rules offer, and an offer becomes a control whose id is its keyed handle.
A whole move is a button or an option, a begun one opens a form. What everybody hears of, or what can't be
taken back, is asked for once more (`needs_confirmation`).
"""

from dataclasses import dataclass
from typing import Any, Final

from bot.controls import ids
from bot.games.houses.controls import suggested_moves
from bot.games.houses.controls.ids import BuildControlId, CounterButtonId, ReignId
from bot.games.houses.presenter import Presenter
from bot.games.houses.trade.deals import is_mark_of, past_ids, to_mark, was_promise_kept
from bot.render import markup
from bot.render.i18n import message_id
from bot.render.limits import OPTIONS
from bot.render.panel import Block, Button, Buttons, Choice, Option, Panel, Style, Text, rows
from bot.ui.seat_controls import SeatControls
from engine.games.houses import moves as m
from engine.games.houses.names import RESOURCES, SIDES
from engine.games.houses.state import Decision
from engine.games.houses.view import View
from engine.kernel.moves import PartialMove, field_value, tag

STYLES: Final[dict[str, Style]] = {
    "cast": "primary",
    "found": "primary",
    "ready": "primary",
    "seal_ballot": "primary",
    "rank_offices": "primary",
    "confirm_deal": "success",
    "decline_deal": "danger",
}

SEEN: Final = 3
"""So many promises that a count has settled have a button each, which is a row for a phone."""


def needs_confirmation(move: Any) -> bool:
    """Whether a move is asked for once more before it is made.

    So is what everybody hears of (HO-11), and the end of a campaign: stewards go along with whoever agrees to
    it (HO-R04), so that one press would end it.
    """
    return isinstance(move, m.TurnMomentum) or move == m.AgreeToStop(agree=True)


@dataclass(frozen=True, slots=True)
class Components:
    """A seat's offers as Discord components, in a reader's words."""

    presenter: Presenter
    controls: SeatControls

    def question_blocks(self) -> tuple[Block, ...]:
        """The controls of what the seat is asked just now; a form holds the house that is suggested."""
        return (*self.ballot(), *self.draft(), *self.decision(), *self.house())

    def quick_answers(self) -> tuple[Block, ...]:
        """The controls of what the seat is asked, each answer that needs no form by one press.

        A ballot that may still be cast has a page of its own (panel/ballot.py).
        """
        return (*self.ballot(), *self.draft(), *self.decision(), *self.house(take=True))

    def ballot(self) -> tuple[Block, ...]:
        """HO-6.4: the four ballots; then more power, or the seal."""
        casts = (one for one in self.controls.offers if tag(one) == "cast")
        more = (one for one in self.controls.offers if tag(one) in ("add_power", "seal_ballot"))
        return rows(tuple(self.button(one) for one in (*casts, *more)))

    def draft(self) -> tuple[Block, ...]:
        """HO-4.1: the roles that are left, and with draft_two a form for two."""
        removes, takes = self.controls.whole(m.RemoveRole), self.controls.whole(m.TakeRole)
        two = tuple(self.button(one) for one in self.controls.open_offers_of("take_role"))
        said = "role-out" if removes else "role"
        return (*self.menu("role", (*removes, *takes), said), *rows(two))

    def decision(self) -> tuple[Block, ...]:
        """HO-R21: each answer and leader that are open."""
        phase = self.presenter.view.phase
        alone = phase is not None and phase.decision is not None and can_name_leader_alone(phase.decision)
        return self.menu("decision", self.controls.whole(m.Decide), "leader" if alone else "")

    def house(self, *, take: bool = False) -> tuple[Block, ...]:
        """Founding, claims, and what is done between generations.

        To `take` the house that is suggested stands where it is named: a letter can't be changed when others
        have founded theirs.
        """
        wanted = ("found", "rank_offices", "ready", "rename")
        found = tuple(one for name in wanted for one in self.controls.offers if tag(one) == name)
        house = suggested_moves.suggested_founding(self.presenter, self.controls) if take else None
        buttons = tuple(self.button(one, alone=not house) for one in found)
        if house is None:
            return rows(buttons)
        sign, said = self.presenter.scene.emoji.get(house.emblem, ""), self.presenter.say("button-take")
        return rows((Button(self.controls.do_id(house), said, "success", emoji=sign), *buttons))

    def perks(self) -> tuple[Block, ...]:
        """HO-R36: a look ahead, a turned momentum; what each does, and that silence costs nothing."""
        looks = rows(tuple(self.button(one) for one in self.controls.whole(m.PeekOutcome)))
        turns = self.menu("resource", self.controls.whole(m.TurnMomentum))
        return (*self._with_heading("peek", looks), *self._with_heading("turn", turns))

    def confirmation_page(self, move: Any) -> Panel:
        """The page that says what a move will bring, with the button that makes it."""
        presenter = self.presenter
        style: Style = "success"
        if isinstance(move, m.AgreeToStop):
            # HO-R04: between two generations the last house to agree ends the campaign at once.
            told = presenter.say("sure-stop", now=presenter.view.stage == "interlude")
            said, style = presenter.say("action-agree-to-stop"), "danger"
        else:
            # HO-11: what the turned resource will be.
            resource = presenter.resource(move.resource)
            up = presenter.view.tracks[RESOURCES.index(move.resource)].up
            now, following = presenter.momentum(up), presenter.momentum(not up)
            told = presenter.say("sure-turn", resource=resource, now=now, next=following)
            said = presenter.say("sure-go", resource=resource)
        go = Button(self.controls.do_id(move), said, style)
        return Panel(None, (Text(told), Buttons((go, back(presenter)))), presenter.language)

    def promises(self) -> tuple[Block, ...]:
        """HO-R23: promises to be marked, those about the open vote once it is counted.

        What everybody saw in a count is answered by one press; the menu leaves every answer open.
        """
        due, whole = to_mark(self.presenter, self.controls.look.seat), self.controls.whole(m.MarkPromise)
        moves = tuple(one for promise in due for one in whole if is_mark_of(one, promise))
        buttons = []
        for promise in due:
            # No button where the count does not tell: `kept` is None there, which no move is.
            kept = was_promise_kept(self.presenter, promise)
            for move in (one for one in moves if is_mark_of(one, promise) and one.kept is kept):
                said = self.presenter.say("promise-counted", kept=move.kept, by=self.presenter.house(move.by))
                buttons.append(Button(self.controls.do_id(move), said))
        shown = (*rows(tuple(buttons[:SEEN])), *self.menu("promise", moves))
        return self._with_heading("promise", shown)

    def trade(self) -> tuple[Button, ...]:
        """HO-R23: a deal, step by step, while deals are made."""
        if not self.controls.open_offers_of("offer_deal"):
            return ()
        custom_id = BuildControlId(self.controls.match, self.controls.moment).pack()
        return (Button(custom_id, self.presenter.say("button-trade")),)

    def deal(self, deal: str) -> tuple[Block, ...]:
        """The answers to one offer. Who may decline may try to confirm: a refusal says why it can't be.

        Once the ballots that it is about are counted there is nothing to answer (HO-R21).
        """
        if deal in past_ids(self.presenter.view):
            return ()
        declines = tuple(one for one in self.controls.whole(m.DeclineDeal) if one.deal == deal)
        # The rules list a confirmation only while it can be made; the button stands all the same, so that
        # whoever lacks the coins learns it from the refusal rather than from a button that is not there.
        confirms = (m.ConfirmDeal(deal),) if declines else ()
        withdraws = (one for one in self.controls.whole(m.WithdrawDeal) if one.deal == deal)
        buttons = [self.button(one) for one in (*confirms, *declines, *withdraws)]
        if declines:  # HO-R25: another offer instead of a yes or a no
            counter = CounterButtonId(self.controls.match, deal).pack()
            buttons.append(Button(counter, self.presenter.say("button-counter")))
        return rows(tuple(buttons))

    def answers(self, deal: str) -> tuple[Block, ...]:
        """The answers to an offer that is told just above them, so that they need not name it."""
        counter = CounterButtonId(self.controls.match, deal).pack()
        accept, decline = (self.controls.do_id(one) for one in (m.ConfirmDeal(deal), m.DeclineDeal(deal)))
        buttons = (
            Button(accept, self.presenter.say("button-accept"), "success"),
            Button(counter, self.presenter.say("button-counter")),
            Button(decline, self.presenter.say("button-decline")),
        )
        return (Buttons(buttons),)

    def stop(self) -> tuple[Button, ...]:
        """The buttons that agree to end the campaign with this generation, or take it back (HO-R04)."""
        return tuple(self.button(move) for move in self.controls.whole(m.AgreeToStop))

    def button(self, offer: Any, *, alone: bool = False) -> Button:
        """A button that makes a whole move or asks for it once more, or opens the form of a begun one.

        `alone`: no other button beside it founds a house.
        """
        if isinstance(offer, PartialMove):
            custom_id = self.controls.form_id(offer)
        elif needs_confirmation(offer):
            custom_id = ids.SureButtonId(self.controls.match, self.controls.handle(offer)).pack()
        else:
            custom_id = self.controls.do_id(offer)
        said = (
            self.presenter.say("action-found")
            if alone and tag(offer) == "found"
            else label(self.presenter, offer)
        )
        return Button(custom_id, said, _style(offer))

    def menu(self, topic: str, offers: tuple[Any, ...], said: str = "") -> tuple[Block, ...]:
        """A menu of whole moves; the first of them where there are more than a menu holds.

        `said` names its placeholder where one topic asks different things.
        """
        if not offers:
            return ()
        if needs_confirmation(offers[0]):
            custom_id = ids.SureMenuId(self.controls.match, topic).pack()
        else:
            custom_id = ids.MoveMenuId(self.controls.match, self.controls.wait(offers[0]), topic).pack()
        options = tuple(
            Option(self.controls.handle(one), label(self.presenter, one), description(self.presenter, one))
            for one in offers[:OPTIONS]
        )
        return (Choice(custom_id, options, self.presenter.say(f"choose-{said or topic}")),)

    def _with_heading(self, code: str, controls: tuple[Block, ...]) -> tuple[Block, ...]:
        """The controls under a line that says what they do."""
        return (Text(markup.small(self.presenter.say(f"means-{code}"))), *controls) if controls else ()


def can_name_leader_alone(decision: Decision) -> bool:
    """Whether the answer stands, and the moderator names the leader alone (HO-6.7)."""
    return len(decision.open_sides) == 1


def label(presenter: Presenter, offer: Any) -> str:
    """The words on a button or option for this offer."""
    match offer:
        case PartialMove("cast"):
            return presenter.common_part(f"ballot-{field_value(offer, 'ballot')}", "button")
        case PartialMove("found"):
            return presenter.part("action-found", "own")
        case PartialMove("take_role"):
            return presenter.part("action-take-role", "two")
        case m.Cast(kind):
            return presenter.common_part(f"ballot-{kind}", "button")
        case m.RemoveRole(role) | m.TakeRole(role):
            return presenter.role(role)
        case m.Decide(side, leader):
            return presenter.part(
                "action-decide", "option", side=presenter.side(side), leader=presenter.house(leader)
            )
        case m.AgreeToStop(False):
            return presenter.part("action-agree-to-stop", "back")
        case m.PeekOutcome(side):
            return presenter.part("action-peek-outcome", "option", side=presenter.side(side))
        case m.TurnMomentum(resource):
            return presenter.part("action-turn-momentum", "option", resource=presenter.resource(resource))
        case m.MarkPromise(_, by, _, kept):
            return presenter.part("action-mark-promise", "option", kept=kept, by=presenter.house(by))
    return presenter.say(message_id(f"action-{tag(offer)}"))


def description(presenter: Presenter, offer: Any) -> str:
    """A line under an option: of a role to take or to take out, what it wants; of a promise, its deal."""
    if isinstance(offer, m.MarkPromise):
        return presenter.deal(offer.deal)
    if isinstance(offer, m.TakeRole | m.RemoveRole):
        return presenter.part(f"role-clause-{offer.role}", "short")
    return ""


def _style(offer: Any) -> Style:
    """HO-6.4: an abstention stands back, so that the two answers stand out."""
    abstains = isinstance(offer, m.Cast) and offer.ballot not in SIDES
    return "secondary" if abstains else STYLES.get(tag(offer), "secondary")


def seat_button(presenter: Presenter, style: Style = "secondary", emoji: str = "") -> Button:
    """Opens the presser's own private panel."""
    return Button(
        ids.SeatPanelId(presenter.scene.match).pack(), presenter.say("button-seat"), style, emoji=emoji
    )


def back(presenter: Presenter) -> Button:
    """The button of a leaf to the seat's own page."""
    return Button(ids.SeatPanelId(presenter.scene.match).pack(), presenter.say("button-back"))


def reign_buttons(presenter: Presenter) -> tuple[Button, ...]:
    """The button that opens the seat's card of the newest generation that is over; none before one is."""
    newest = finished_reigns(presenter.view)
    custom_id = ReignId(presenter.scene.match, newest, "with").pack()
    return (Button(custom_id, presenter.say("button-reign")),) if newest else ()


def book_buttons(presenter: Presenter) -> tuple[Button, ...]:
    """The button that hands out the book of a campaign that is over."""
    return (Button(ids.BookButtonId(presenter.scene.match).pack(), presenter.common_text("button-book")),)


def finished_reigns(view: View) -> int:
    """The number of the newest generation that is over; 0 before the first one is."""
    return view.generation if view.stage in ("interlude", "over") else max(0, view.generation - 1)
