"""Every refusal and every line about something that went wrong, with what stands in its slots."""

import re
from collections.abc import Iterator, Mapping
from itertools import islice
from typing import Final

from bot.games.houses.describe.whispers import refusal
from bot.languages import Language
from bot.render.i18n import Slot
from tests.renderings.council import DEAL, read, scene
from tests.renderings.filling import catalogue, fillings

TROUBLE: Final = re.compile("(^|-)(refusal|error|trouble|store|key|flaw)-")
"""In the keys of texts that say that something is not done, or why."""

MOST: Final = 5
"""So many ways of one text are recorded: a card or token that it names is the same word in every text."""

VALUES: Final[Mapping[str, Slot]] = {
    "actual": 41,
    "bot": "<@100>",
    "channel": "<#200>",
    "channels": "<#200>",
    "thread": "<#201>",
    "code": "a1b2",
    "coins": 2,
    "date": "2027-01-31 18:00",
    "column": "due",
    "cost": 7,
    "count": 2,
    "deal": DEAL,
    "entries": 40,
    "entry": 7,
    "file": "data/key",
    "folder": "data",
    "given": "soon",
    "hours": 6,
    "least": 1,
    "length": 340,
    "lengths": "30m, 3d",
    "limit": 40,
    "left": "data/khandan.db",
    "lost": 2,
    "minutes": 7,
    "match": 7,
    "matches": 3,
    "most": 12,
    "newest": 4,
    "number": 3,
    "option": "ballots",
    "extra": "postgres",
    "over": 29,
    "owed": 5,
    "page": "docs/hosting_many.md",
    "path": "data/khandan.db",
    "permission": "Send Messages",
    "permissions": "Send Messages",
    "power": 3,
    "revision": "0010",
    "role": "rebel",
    "round": 6,
    "rows": 120,
    "seat": 1,
    "seats": 9,
    "seconds": 5,
    "shards": 4,
    "since": 3,
    "table": "timer",
    "there": 2,
    "until": "<t:1800000000:f>",
    "value": "sometimes",
    "version": "b0c1",
    "what": "row 3 missing from index entries_by_match",
    "zone": "Atlantis",
    "virtue": 12,
}


def page(language: Language) -> Iterator[str]:
    """By the name of its text."""
    for key in sorted(catalogue(language)):
        if "." not in key and TROUBLE.search(key):
            yield f"# {key}"
            yield from dict.fromkeys(_said(language, key))
            yield ""


def _said(language: Language, key: str) -> Iterator[str]:
    here = scene(language)
    names = dict.fromkeys(("name", "target", "house", "asker"), here.names[2])
    for filled in islice(fillings(language, key, {**VALUES, **names}), MOST):
        game, _, code = key.partition("-refusal-")
        text = (
            refusal(here.words, here.names, code, filled)
            if game == "houses"
            else here.words.say(key, **filled)
        )
        yield f"- {read(text)}"
