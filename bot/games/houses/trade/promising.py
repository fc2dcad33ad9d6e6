"""The words of a promise: chosen from a few that stand ready, or written in a form of their own (HO-R23)."""

from typing import Final

from bot.games.houses.controls.build_ids import build_id, worded_id
from bot.games.houses.trade.drafts import Draft, Share, digest
from bot.games.houses.voice import Voice
from bot.render.panel import Choice, Entry, Field, Form, Option
from engine.games.houses.clauses.promise import TEXT

READY: Final = ("1", "2", "3", "4")
"""Promises that stand ready, by the ends of their texts' names."""

OWN: Final = "own"
"""The option of a menu that opens the form."""

FIELD: Final = "words"


def menus(voice: Voice, draft: Draft, code: str) -> tuple[Choice, ...]:
    """A menu of words for each side that promises something."""
    sides = {"m": draft.mine, "t": draft.theirs}
    return tuple(_menu(voice, draft, letter, code) for letter, share in sides.items() if share.promises)


def form(voice: Voice, letter: str, code: str, words: str) -> Form:
    """One field, holding what the promise says already."""
    custom_id = worded_id(voice.scene.match, moment(voice), letter, code)
    field = Field(voice.say("field-words"), Entry(FIELD, TEXT, 1, value=words[:TEXT], tall=True))
    return Form(custom_id, voice.say("act-promise"), (field,), voice.scene.messages.language)


def ready(voice: Voice) -> dict[str, str]:
    """The words that stand ready, by their digests: a restart forgets none of them."""
    return {digest(said): said for said in (voice.say(f"ready-{one}") for one in READY)}


def chosen(voice: Voice, value: str) -> str:
    """The words of an option; "" for another."""
    return voice.say(f"ready-{value}") if value in READY else ""


def worded(draft: Draft, letter: str, words: str) -> Draft:
    """The draft with these words for the promise of one side."""
    mine, theirs = (
        Share(share.gifts, words) if letter == side else share
        for side, share in (("m", draft.mine), ("t", draft.theirs))
    )
    return Draft(draft.partner, mine, theirs, draft.answers)


def moment(voice: Voice) -> str:
    """The present phase (`g1.p3`)."""
    number = voice.view.phase.number if voice.view.phase else 0
    return f"g{voice.view.generation}.p{number}"


def _menu(voice: Voice, draft: Draft, letter: str, code: str) -> Choice:
    words = (draft.mine if letter == "m" else draft.theirs).words
    options = tuple(
        Option(one, said, chosen=said == words) for one in READY if (said := voice.say(f"ready-{one}"))
    )
    own = Option(OWN, voice.say("ready-own"))
    custom_id = build_id(voice.scene.match, moment(voice), f"w{letter}", code)
    said = "words-mine" if letter == "m" else "words-theirs"
    return Choice(custom_id, (*options, own), voice.say(said, house=voice.house(draft.partner)))
