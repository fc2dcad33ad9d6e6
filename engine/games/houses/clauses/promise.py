"""Anything else, in the two players' own words: kept in the promise ledger, enforced by nobody."""

from unicodedata import normalize

from engine.games.houses.clauses.kind import Bounds, Clause, Kind, Limits, Seen, Standing, Terms, compatible
from engine.kernel.moves import Field, Words
from engine.kernel.refused import Refusal, no
from engine.kernel.writing import has_link

TEXT = 200
"""A promise has at most so many characters."""


class Promise(Clause, frozen=True, tag="promise"):
    """Anything else, in the players' own words; never enforced."""

    text: str


def _form(_: Bounds) -> tuple[Field, ...]:
    return (Words("text", 1, TEXT),)


def _tidy(clause: Promise) -> Promise:
    """In composed characters, without space around it."""
    return Promise(normalize("NFC", clause.text).strip())


def _refusal(clause: Promise, limits: Limits) -> Refusal | None:
    """1 to TEXT characters, and it leads nowhere else: its reader trusts the table's words."""
    text = _tidy(clause).text
    if not 1 <= len(text) <= TEXT:
        return no("deal_text", most=TEXT)
    return no("deal_link") if has_link(text) and not limits.links else None


def _terms(clause: Promise) -> Terms:
    return Terms(words=clause.text)


def _verdict(_: Promise, seen: Seen) -> Standing:
    """Whether it was kept the ledger says."""
    return seen.word


PROMISE = Kind(
    shape=Promise,
    binds="at_once",
    form=_form,
    tidied=_tidy,
    refusal=_refusal,
    terms=_terms,
    conflict=compatible,
    verdict=_verdict,
)
