"""How Houses speaks to one reader: names, answers, resources and texts of cards, as this reader may see them.

Every page and message of Houses is said through a `Presenter`. Texts of the bot's own come from data/text
(`say`), those of cards from the book of the match (`content_text`), which may be an older one; a card's words
name people by placeables ("{ $leader }"), filled from the council as it stands, or as it stood (`at`).
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from bot.games.houses.content import Book
from bot.languages import TRAITS, Language
from bot.render.bidi import BESIDE, FSI, PDI, RLI
from bot.render.i18n import Messages, Slot
from bot.render.limits import USER_NAME
from bot.render.reader_scene import ReaderScene
from bot.render.users import users_words
from bot.ui.actor import Actor
from engine.games.houses import events as e
from engine.games.houses.content import Forecast
from engine.games.houses.deals.bonds import name_of
from engine.games.houses.names import BOUND, OFFICES, RESOURCES, Office, Resource, RoleName, Side
from engine.games.houses.reading import keys_of, wording
from engine.games.houses.view import View
from engine.kernel.refused import Refused, no
from engine.kernel.seats import Seat, Viewer

GAME = "houses"

WIDE_SPACE = "\u2002"
"""Between two chips of a line."""


@dataclass(frozen=True, slots=True)
class Presenter:
    """A scene of one reader, with the book of its match: everything that is said is made from it."""

    scene: ReaderScene
    people: tuple[tuple[str, str], ...] = ()
    """Placeables of content texts that differ from the council as it stands."""

    @property
    def book(self) -> Book:
        """The cards and texts that the match is told with."""
        book: Book = self.scene.book
        return book

    @property
    def view(self) -> View:
        """The campaign as the reader may see it."""
        view: View = self.scene.view
        return view

    @property
    def viewer(self) -> Viewer:
        """The reader: a seat, or None for everybody."""
        return self.scene.reader

    @property
    def language(self) -> Language:
        """The language of everything that is said."""
        return self.scene.messages.language

    @property
    def seat(self) -> Seat:
        """The reader's seat; only of a scene that a seat reads."""
        assert self.viewer is not None
        return self.viewer

    def say(self, code: str, /, **slots: Slot) -> str:
        """A text of this game."""
        return self.scene.messages.say(f"{GAME}-{code}", **self._with_directions(slots))

    def part(self, code: str, name: str, /, **slots: Slot) -> str:
        """An attribute of a text of this game."""
        return self.scene.messages.attribute(f"{GAME}-{code}", name, **self._with_directions(slots))

    def common_part(self, code: str, name: str, /, **slots: Slot) -> str:
        """An attribute of a text that all games share."""
        return self.scene.messages.attribute(code, name, **slots)

    def common_text(self, code: str, /, **slots: Slot) -> str:
        """A text that all games share."""
        return self.scene.messages.say(code, **slots)

    def at(self, events: tuple[Any, ...]) -> "Presenter":
        """The presenter for texts of these events: they name who led, moderated and signed then."""
        people = {"moderator": self.house(self.moderator(events))}
        for event in events:
            match event:
                case e.PhaseClosed(_, leader):
                    people |= {"leader": self.house(leader)}
                case e.OutcomeDrawn():
                    people |= self.named_houses(event.named)
                case e.EventSigned(seat) | e.StorySigned(seat):
                    people |= {"signer": self.house(seat)}
        people.setdefault("signer", people.get("leader", self.house(self.view.leader)))
        return replace(self, people=tuple(people.items()))

    def named_houses(self, named: Iterable[tuple[str, Seat]]) -> dict[str, str]:
        """The placeables of houses that a card names by what has happened (HO-R17)."""
        return {name: self.house(seat) for name, seat in named}

    def moderator(self, events: tuple[Any, ...]) -> Seat:
        """The moderator of the phase of these events: a new phase may have changed the chair already."""
        closed = (event.moderator for event in events if isinstance(event, e.PhaseClosed))
        return next(closed, self.view.moderator)

    def join_list(self, items: list[str]) -> str:
        """Several things in one sentence; `nothing` for none."""
        return (
            self.scene.messages.join_list([self._whole(one) for one in items])
            if items
            else self.say("nothing")
        )

    def either(self, items: list[str]) -> str:
        """Things of which one may be chosen: "a, b or c"."""
        return self.scene.messages.join_list([self._whole(one) for one in items], "list-or")

    def house(self, seat: Seat) -> str:
        """ "House Peyvandian", or who sits there while the house is not founded."""
        name = self.scene.names[seat]
        return self.common_text("house-named", house=name) if self.view.houses[seat].name else name

    def sign(self, seat: Seat) -> str:
        """The emblem of a house as the application's own emoji; "" where it has none."""
        return self.scene.emoji.get(self.view.houses[seat].emblem, "")

    def name_with_emblem(self, seat: Seat) -> str:
        """The house behind its emblem, where a line of a message is about it; no label is written so."""
        return self.behind_emblem(self.view.houses[seat].emblem, self.house(seat))

    def behind_emblem(self, emblem: str, said: str) -> str:
        """Words behind an emblem, which no line's end parts from them."""
        return f"{self.scene.emoji.get(emblem, '')}{BESIDE}{said}".lstrip()

    def houses(self, seats: tuple[Seat, ...]) -> str:
        """Several houses; `nobody` for none."""
        if not seats:
            return self.say("nobody")
        return self.join_list([self.house(seat) for seat in seats])

    def person(self, first_name: str, seat: Seat) -> str:
        """A head of a house, by the name a player gave or, where the lot founded, by the emblem's.

        Whoever was forgotten has none.
        """
        if seat in self.scene.nameless:
            return self.common_text("nameless-person")
        emblem = first_name in self.book.content.emblems
        if emblem:
            return self.emblem(first_name)
        return users_words(first_name, USER_NAME) or self.common_text("nameless-person")

    def character(self, seat: Seat) -> str:
        """HO-R03: the name, the ordinal of the generation, the house."""
        ordinal = self.common_text("ordinal", number=max(1, self.view.generation))
        name = self.person(self.view.houses[seat].first_name, seat)
        return self.say("character", name=name, ordinal=ordinal, house=self.house(seat))

    def emblem(self, emblem: str) -> str:
        """The emblem's name."""
        return self.plain(f"emblem.{emblem}")

    def resource(self, resource: Resource) -> str:
        return self.common_text(f"resource-{resource}")

    def role(self, role: RoleName) -> str:
        return self.common_text(f"role-{role}")

    def office(self, office: Office) -> str:
        return self.common_text(f"office-{office}")

    def coins(self, count: int) -> str:
        return self.common_text("count-coins", count=count)

    def deal(self, deal: str) -> str:
        """ "the deal of Cup and Ravenmoor"; of several between them also its number."""
        return deal_name(self.scene.messages, self.scene.names, deal)

    def momentum(self, up: bool) -> str:
        return self.say("momentum-up" if up else "momentum-down")

    def king(self, king: str | None) -> str:
        return self.plain(f"king.{king}.name") if king else self.say("nobody")

    def line(self, line: str) -> str:
        """A story line's name in quotes."""
        return self.say("line", name=self.plain(f"line.{line}.name"))

    def story_end(self, end: str) -> str:
        """The end that a story has come to, or may."""
        return self.common_text(f"level-{end}")

    def phase_title(self, number: int, card: str) -> str:
        """ "Phase 3: The Shade Tax"."""
        return self.say("event-phase-opened", number=number, title=self.content_text(f"{card}.title"))

    def title(self, key: str) -> str:
        """A text of the content in quotes: an event's name, a card's title."""
        return self.say("quoted", title=self.content_text(key))

    def side(self, side: Side) -> str:
        return self.common_text(f"ballot-{side}")

    def answer(self, side: Side, card: str | None) -> str:
        """The answer with its words, where the card is known."""
        named = self.common_part(f"ballot-{side}", "button")
        return (
            named
            if card is None
            else self.say("answer", side=named, title=self.content_text(f"{card}.{side}"))
        )

    def forecast(self, forecast: Forecast) -> str:
        """HO-6.2: each sign and event, in words, the resources first."""
        told = [
            self.say("effect-up" if sign > 0 else "effect-down", resource=self.resource(name))
            for name, sign in zip(RESOURCES, forecast.effects, strict=True)
            if sign
        ]
        if event := forecast.event:
            told.append(self.say(f"forecast-{event.sign}", resource=self.resource(event.resource)))
        if forecast.story:
            told.append(self._story_part(forecast))
        return self.join_list(told or [self.say("forecast-nothing")])

    def chips(self, forecast: Forecast) -> str:
        """HO-6.2: a forecast's signs in one line, each behind its emoji: "army +", "bad welfare event"."""
        shown = []
        for name, sign in zip(RESOURCES, forecast.effects, strict=True):
            if sign:
                code, mark = ("effect-up", "up") if sign > 0 else ("effect-down", "down")
                shown.append(
                    self.behind_emblem(f"{name}_{mark}", self.say(code, resource=self.resource(name)))
                )
        if event := forecast.event:
            mark = "good" if event.sign == "positive" else "bad"
            said = self.say(f"chip-{mark}", resource=self.resource(event.resource))
            shown.append(self.behind_emblem(f"{event.resource}_{mark}", said))
        if forecast.story:
            shown.append(self._story_part(forecast))
        # A line ends between two chips, not within one.
        return WIDE_SPACE.join(one.replace(" ", BESIDE) for one in shown or [self.say("forecast-nothing")])

    def _story_part(self, forecast: Forecast) -> str:
        """HO-7.4: a chapter of a story, or the line's end where that is foreseen."""
        end = forecast.chapter.end if forecast.chapter else None
        return self.say("forecast-end", end=end) if end else self.say("forecast-story")

    def names_of_kind(self, kind: str) -> tuple[str, ...]:
        """Every name of this kind that the content has: `house`, `person`."""
        return tuple(self.plain(key) for key in keys_of(self.book.texts, kind))

    def plain(self, key: str) -> str:
        """A content text without placeables; its key where the content has none."""
        return self._wording(key)

    def content_text(self, key: str, **more: str) -> str:
        """A content text, its placeables filled from the council as it stands."""
        text = self._wording(key)
        people = self.council() if "{" in text else {}
        return self.scene.messages.format_text(text, **{**people, **more})

    def council(self) -> dict[str, str]:
        """The placeables of content texts, by their names."""
        view = self.view
        leader, moderator = self.house(view.leader), self.house(view.moderator)
        people = {"king": self.king(view.king), "leader": leader, "moderator": moderator, "signer": leader}
        holders = {office: one.seat for one in reversed(view.characters) for office in one.offices}
        for office in OFFICES:
            people[office] = self.house(holders[office]) if office in holders else self.say("anybody")
        # Houses named by what has happened: those of the card that is before the council.
        people |= dict.fromkeys(BOUND, self.say("anybody"))
        people |= self.named_houses(view.phase.named) if view.phase is not None else {}
        # People named by `at` come last: they were in these chairs when the text's events happened.
        return people | dict(self.people)

    def _with_directions(self, slots: dict[str, Slot]) -> dict[str, Slot]:
        """The slots of a text, those that are phrases of several parts told their direction.

        Isolates hide their letters from whoever looks for a phrase's direction: untold it would run from
        the left.
        """
        if not slots or not self._is_right_to_left:
            return slots
        return {
            name: _as_rtl_phrase(one) if isinstance(one, str) and FSI in one else one
            for name, one in slots.items()
        }

    def _whole(self, text: str) -> str:
        """A phrase made of parts, told its direction: its parts are isolates, which show nobody theirs."""
        return _as_rtl_phrase(text) if FSI in text and self._is_right_to_left else text

    @property
    def _is_right_to_left(self) -> bool:
        """Whether the reader's language runs from the right; what runs from the left needs no telling."""
        return TRAITS[self.language].right_to_left

    def _wording(self, key: str) -> str:
        try:
            return wording(self.book.texts, key, self.language)
        except KeyError:
            return key


def presenter_of(who: Actor) -> Presenter:
    """The words of the presser's own seat. Refused (not_now) at the table of another game."""
    if who.scene.game.name != GAME:
        raise Refused(no("not_now"))
    return Presenter(who.renderer.scene_for(who.scene, who.seat))


def _as_rtl_phrase(text: str) -> str:
    """The text as a phrase that runs from the right."""
    return f"{RLI}{text}{PDI}"


def deal_name(words: Messages, names: Sequence[str], deal: str) -> str:
    """A deal's id as people read it: by the names of its houses, which are listed by seat."""
    name = name_of(deal)
    return words.say("deal-named", maker=names[name.maker], partner=names[name.partner], number=name.number)
