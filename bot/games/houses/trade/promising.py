"""The words of a promise: chosen from a few that stand ready, or written in a form of their own (HO-R23)."""

from typing import Final

from bot.games.houses.controls.ids import BuildControlId, PromiseFormId
from bot.games.houses.controls.moments import moment
from bot.games.houses.presenter import Presenter
from bot.games.houses.trade.clauses import promise_text
from bot.games.houses.trade.drafts import MINE, SIDES, Draft, Share, digest
from bot.render.bidi import strip_isolates
from bot.render.panel import Choice, Entry, Field, Form, Option
from engine.games.houses.clauses import TEXT
from engine.games.houses.names import SIDES as ANSWERS
from engine.games.houses.stewards.company.character import pledge, pledge_in

READY: Final = ("1", "2", "3", "4")
"""Promises that stand ready, by the ends of their texts' names."""

OWN: Final = "own"
"""The option of a menu that opens the form."""

FIELD: Final = "words"


def menus(voice: Presenter, draft: Draft, code: str) -> tuple[Choice, ...]:
    """A menu of words for each side that promises something."""
    return tuple(_menu(voice, draft, side, code) for side in SIDES if draft.share(side).promises)


def wordless(draft: Draft) -> bool:
    """Whether a side's promise still waits for its words: a menu asks for them, and nothing is wrong."""
    shares = (draft.share(side) for side in SIDES)
    return any(share.promises and not share.words for share in shares)


def form(voice: Presenter, side: str, code: str, words: str) -> Form:
    """One field, holding what the promise says already; a steward's word as its reader reads it."""
    custom_id = PromiseFormId(voice.scene.match, moment(voice.view), side, code).pack()
    value = (words_for_form(voice, words) or words)[:TEXT]
    field = Field(voice.say("field-words"), Entry(FIELD, TEXT, 1, value=value, tall=True))
    return Form(custom_id, voice.say("act-promise"), (field,), voice.scene.messages.language)


def ready(voice: Presenter) -> dict[str, str]:
    """The words that stand ready, by their digests: a restart forgets none of them."""
    words = (*_standing(voice).values(), *_votes(voice).values())
    return {digest(one): one for one in words}


def words_of_option(voice: Presenter, value: str) -> str:
    """The words of an option; "" for another."""
    return _standing(voice).get(value, "")


def with_promise(draft: Draft, side: str, words: str) -> Draft:
    """The draft with these words for the promise of one side."""
    return draft.with_share(side, Share(draft.share(side).gifts, words))


def words_from_form(voice: Presenter, before: str, words: str) -> str:
    """What the form of a promise that said `before` gave: a steward's word that was left alone stays one."""
    return before if words and words == words_for_form(voice, before) else words


def words_for_form(voice: Presenter, words: str) -> str:
    """A steward's word as a form holds it, without marks of direction; "" for anybody's own words."""
    return strip_isolates(promise_text(voice, words, TEXT)) if pledge_in(words) else ""


def _standing(voice: Presenter) -> dict[str, str]:
    """What stands ready, by its option: first the word about an open vote, which stewards can read."""
    votes = _votes(voice) if voice.view.stage == "vote" else {}
    return {**votes, **{one: voice.say(f"ready-{one}") for one in READY}}


def _votes(voice: Presenter) -> dict[str, str]:
    """The words about the vote of this phase, as stewards of company give them and read them."""
    return {side: pledge(voice.view, side).code for side in ANSWERS} if voice.view.phase else {}


def _menu(voice: Presenter, draft: Draft, side: str, code: str) -> Choice:
    words = draft.share(side).words
    options = tuple(
        Option(one, promise_text(voice, said, TEXT), chosen=said == words)
        for one, said in _standing(voice).items()
    )
    own = Option(OWN, voice.say("ready-own"))
    custom_id = BuildControlId(voice.scene.match, moment(voice.view), f"w{side}", code).pack()
    said = "words-mine" if side == MINE else "words-theirs"
    return Choice(custom_id, (*options, own), voice.say(said, house=voice.house(draft.partner)))
