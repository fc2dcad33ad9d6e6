"""Houses: what each move is called where it is made, by the move itself: its button, its menu, its form."""

from collections.abc import Iterator
from typing import Any, Final, get_args

from bot.games.houses.controls.controls import description, label
from bot.games.houses.controls.forms import power_form
from bot.games.houses.presenter import Presenter
from bot.games.houses.trade.clauses import Gift
from bot.games.houses.trade.drafts import Draft, Share
from bot.games.houses.trade.forms import form as deal_form
from bot.games.houses.trade.forms import preview as draft_preview
from bot.languages import Language
from bot.render import tenure
from bot.render.panel import Choice, Entry, Field, Form, Radio
from engine.games.houses import moves as m
from engine.games.houses.clauses import Pay, Vote
from engine.kernel.moves import PartialMove
from engine.kernel.table import Chair
from tests.renderings.council import DEAL, EMBLEMS, NAMES, PEOPLE, WORD, read, renderer, scene
from tests.renderings.houses import PARTNER, presenter
from tests.renderings.panels import moments, shown
from tests.renderings.samples import OWN, Choices, samples

OFFER: Final = m.OfferDeal(PARTNER, (Pay(4),), (Vote("yes", 2, 5),))

LATE: Final = 4
"""A seat that has not voted."""


def page(language: Language) -> Iterator[str]:
    """Whole moves of every kind, then what is begun with a press and asks for more."""
    speaker = presenter(language, OWN)
    for kind in get_args(m.AnyAction):
        yield f"# {kind.__struct_config__.tag}"
        made = (OFFER,) if kind is m.OfferDeal else samples(kind, _choices(language))
        yield from dict.fromkeys(_called(speaker, one) for one in made)
        yield ""
    yield "# begun"
    for name, now in moments(language).items():
        for seat in range(5):
            offers = renderer().controls(scene(language, now), seat).offers
            begun = (one for one in offers if isinstance(one, PartialMove))
            yield from (f"- {name}, {seat}: {_called(speaker, one).removeprefix('- ')}" for one in begun)


def forms(language: Language) -> Iterator[str]:
    """The power of a ballot, each begun ballot, a deal and its preview."""
    here, houses = scene(language), renderer()
    yield "# power"
    yield from _form(
        power_form(Presenter(houses.scene_for(here, LATE)), houses.controls(here, LATE), "power", 2)
    )
    for begun in houses.controls(here, LATE).open_offers_of("cast"):
        yield f"# {begun.given}"
        yield from _form(houses.form(here, LATE, begun, "form"))
    yield "# deal"
    yield from _form(deal_form(Presenter(houses.scene_for(here, OWN)), OWN, "trade", None))
    mine = Share((Gift("pay", 0, 4), Gift("vote-no", 1, 2)))
    draft = Draft(PARTNER, mine, Share((Gift("promise"),), WORD[language]))
    for problem in ("", here.words.say("houses-refusal-deal-clash")):
        yield f"# preview {problem and 'with a problem'}"
        yield from shown(draft_preview(Presenter(houses.scene_for(here, OWN)), OWN, draft, "code", problem))


def tenures(language: Language) -> Iterator[str]:
    """The leaf of time and seat: in person, away, away soon, with a steward that sits in."""
    chairs = {
        "present": Chair(player=OWN, guest=5),
        "away": Chair(OWN, "prudent", away=2),
        "leaving": Chair(OWN, leaving=3),
        "regent": Chair(OWN, "prudent", regent=True),
    }
    for name, chair in chairs.items():
        row = (Chair(player=0), chair, Chair(player=2), Chair(player=3), Chair(player=4))
        mine = tenure.Tenure(OWN, quiet=name == "away", hosts=name == "present", people=name != "regent")
        yield f"# {name}"
        yield from shown(tenure.panel(scene(language, moments(language)["vote"], row), mine))


def _choices(language: Language) -> Choices:
    return {
        "name": (NAMES[language][OWN],),
        "first_name": (PEOPLE[language][OWN],),
        "emblem": (EMBLEMS[OWN],),
        "leader": (2,),
        "partner": (PARTNER,),
        "by": (PARTNER,),
        "deal": (DEAL,),
    }


def _called(speaker: Any, offer: Any) -> str:
    """The move and what its button says, with the line under it where there is one."""
    move = f"{offer.move} {offer.given}" if isinstance(offer, PartialMove) else offer
    more = description(speaker, offer)
    return f"- {move}: {read(label(speaker, offer))}" + (f" / {read(more)}" if more else "")


def _form(form: Form) -> Iterator[str]:
    yield read(form.title)
    for field in form.fields:
        yield from _field(field)
    yield ""


def _field(field: Field) -> Iterator[str]:
    yield f"- {read(field.label)}" + (f" / {read(field.description)}" if field.description else "")
    match field.control:
        case Entry(_, most, least, value=value, placeholder=placeholder):
            yield f"  {least} to {most} characters {read(value or placeholder)}".rstrip()
        case Choice(options=options) | Radio(options=options):
            for one in options:
                yield f"  [{read(one.label)}] {read(one.description)}".rstrip()
