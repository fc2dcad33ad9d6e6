"""The vote in one form: which ballot, how much power, sealed or open (HO-6.4, HO-6.5, HO-R19)."""

from collections.abc import Iterator
from typing import Any, Final

from bot.games.houses.controls.forms import DIGITS, seals
from bot.games.houses.controls.suggested_moves import usual
from bot.games.houses.panel.questions import otherwise
from bot.games.houses.presenter import Presenter
from bot.languages import in_digits
from bot.render.bidi import strip_isolates
from bot.render.limits import OPTION_DESCRIPTION, OPTION_LABEL, RADIO_LEAST
from bot.render.panel import Entry, Field, Form, Option, Radio
from bot.ui.seat_controls import SeatControls
from engine.games.houses.content import Forecast
from engine.games.houses.moves import BallotKind, Cast
from engine.games.houses.view import PhaseView
from engine.kernel.moves import Amount, PartialMove, field_value

MARKS: Final = 8
"""Room for the marks of direction in an option."""


def form(voice: Presenter, controls: SeatControls, custom_id: str) -> Form | None:
    """All that a seat may cast now; None where there is nothing to choose, or only abstentions are left."""
    phase = voice.view.phase
    if phase is None or not votable(controls.offers):
        return None
    options = tuple(_options(voice, controls, phase))
    fields = (
        Field(voice.say("field-ballot"), Radio("ballot", options), _silence(voice, controls)),
        _power(voice, controls.open_offers_of("cast")[0]),
        Field(voice.say("field-seal"), seals(voice), voice.part("field-seal", "description")),
    )
    return Form(custom_id, voice.say("form-vote"), fields, voice.scene.messages.language)


def votable(offers: tuple[Any, ...]) -> bool:
    """Whether there is a ballot to choose: of one that a deal binds to there is none (HO-R26)."""
    begun = [offer for offer in offers if isinstance(offer, PartialMove) and offer.move == "cast"]
    whole = [offer for offer in offers if isinstance(offer, Cast)]
    return bool(begun) and len(begun) + len(whole) >= RADIO_LEAST


def _silence(voice: Presenter, controls: SeatControls) -> str:
    """What happens to those who send no form (HO-R20)."""
    seat, waits = controls.look.seat, controls.look.waits
    codes = (otherwise(voice, seat, wait.otherwise) for wait in waits if wait.ask == "vote")
    said = [voice.say(f"otherwise-{code}") for code in codes]
    return voice.say("silent", otherwise=said[0]) if said else ""


def _options(voice: Presenter, controls: SeatControls, phase: PhaseView) -> Iterator[Option]:
    """Each ballot that is open, with what is foreseen of it or what it brings."""
    for offer in controls.offers:
        match offer:
            case PartialMove("cast"):
                side = "yes" if field_value(offer, "ballot") == "yes" else "no"
                forecast = phase.yes if side == "yes" else phase.no
                yield _option(
                    side,
                    voice.answer("yes" if side == "yes" else "no", phase.card),
                    plain_forecast(voice, forecast),
                )
            case Cast(kind):
                yield _option(kind, voice.say(f"ballot-to-{kind}"), _brings(voice, kind))


def _option(kind: str, label: str, more: str) -> Option:
    return Option(kind, _short(label, OPTION_LABEL), _short(more, OPTION_DESCRIPTION))


def plain_forecast(voice: Presenter, forecast: Forecast) -> str:
    """A forecast names nothing foreign: without the marks round each part all of it fits an option."""
    return strip_isolates(voice.say("forecast-likely", effects=voice.forecast(forecast)))


def _brings(voice: Presenter, kind: BallotKind) -> str:
    """What an abstention brings: the coin of HO-6.4, and the pool or the moderator's seat."""
    return voice.say(f"ballot-brings-{kind}", pool=voice.view.pool)


def _power(voice: Presenter, begun: PartialMove) -> Field:
    """HO-R22: only what is free, its bounds in the label, the usual in it; an abstention takes none."""
    bounds = next(field for field in begun.fields if isinstance(field, Amount))
    named = voice.say("field-power-bounds", least=bounds.least, most=bounds.most)
    value = in_digits(str(usual(bounds)), voice.scene.messages.language)
    return Field(
        named, Entry("power", DIGITS, 0, value=value), voice.part("field-power-bounds", "description")
    )


def _short(text: str, most: int) -> str:
    """An option takes a hundred signs: a list of effects that is longer ends with dots."""
    live = most - MARKS
    return text if len(text) <= live else f"{text[: live - 1]}\u2026"
