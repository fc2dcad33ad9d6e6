"""Facts of one picture of each kind, which are drawn at every start; `make pictures` renews them."""

import gzip
from collections.abc import Mapping
from typing import Final

import msgspec

from bot.languages import LANGUAGES, Language
from bot.pictures.gallery import DATA, SAMPLES
from tests.bot.pictures.every_picture import PICTURES

SEATS_OF: Final = 0
"""Of each kind's least and most seats the least: what has to be read and evaluated is the same."""


def samples() -> Mapping[str, Mapping[Language, str]]:
    """By template and language, the first picture that the kinds of `every_picture` make of it."""
    found: dict[str, dict[Language, str]] = {}
    for kind in PICTURES.values():
        for language in LANGUAGES:
            for sketch in kind.make(language, kind.seats[SEATS_OF], kind.names["short"], 0):
                found.setdefault(sketch.template, {}).setdefault(language, sketch.facts.decode())
    return found


if __name__ == "__main__":
    body = msgspec.json.encode(samples())
    (DATA / SAMPLES).write_bytes(gzip.compress(body, mtime=0))
