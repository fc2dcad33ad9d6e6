"""A kind of clause is one thing: it has every part, and nobody else asks which kind a clause is (HO-R23)."""

import ast
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path
from typing import Any, get_args

import pytest
from msgspec.structs import replace

from bot.games.houses.trade import drafts
from bot.games.houses.trade.clauses import (
    ACTS,
    BALLOTS,
    FORMS,
    NUMBERED,
    THINGS,
    ClauseForm,
    Gift,
    Given,
    clause_of,
    gifts_of,
)
from bot.games.houses.trade.drafts import LETTERS, Draft, Half, Share, offer
from engine.games.houses.clauses import KINDS, AnyClause, Bounds, Deal, Kind, Limits, Seen
from engine.games.houses.moves import AnyAction, OfferDeal
from engine.games.houses.stewards.dealing import WORTH
from engine.kernel.moves import PartialMove, finish
from tests.laws.houses_samples import several

ROOT = Path(__file__).parents[2]
OWN = ("engine/games/houses/clauses.py",)
"""Where a kind may be told from another."""

WIRE = {
    "pay": ("n",),
    "vote": ("side", "least", "most", "ahead"),
    "abstain": ("how", "ahead"),
    "sign": ("kinds", "ahead"),
    "break_tie": ("side", "ahead"),
    "name_leader": ("house", "ahead"),
    "reward": ("n", "when"),
    "promise": ("text",),
}
"""Tags and fields as every log has them."""

LETTERS_OF = {
    "pay": "a",
    "reward": "b",
    "vote-yes": "c",
    "vote-no": "d",
    "gather": "e",
    "moderate": "f",
    "sign-positive": "g",
    "sign-negative": "h",
    "sign-story": "i",
    "tie-yes": "j",
    "tie-no": "k",
    "name-other": "l",
    "name-self": "m",
    "promise": "n",
}
"""The letters of words in the buttons of previews that already stand on Discord."""

every_kind = pytest.mark.parametrize("kind", KINDS, ids=[kind.code for kind in KINDS])


def test_the_table_lists_the_kinds_that_a_deal_may_hold() -> None:
    """A shape that is not in both would be read and never judged, or judged and never read."""
    assert set(get_args(AnyClause)) == {kind.shape for kind in KINDS}
    assert len(KINDS) == len({kind.code for kind in KINDS})


def test_tags_and_fields_of_kinds_stay_as_the_logs_have_them() -> None:
    """A log of any version is read by them; a new kind only adds."""
    now = {kind.code: kind.shape.__struct_fields__ for kind in KINDS}

    assert {code: now[code] for code in WIRE} == WIRE


@pytest.mark.parametrize("part", [field.name for field in fields(Kind)])
def test_a_kind_that_lacks_a_part_can_not_be_made(part: str) -> None:
    """At import, with the name of what is missing."""
    whole = {field.name: getattr(KINDS[0], field.name) for field in fields(Kind) if field.name != part}
    make: Any = Kind

    with pytest.raises(TypeError, match=part):
        make(**whole)


@pytest.mark.parametrize("part", [field.name for field in fields(ClauseForm)])
def test_the_form_of_a_kind_that_lacks_a_part_can_not_be_made(part: str) -> None:
    """In Discord, too."""
    whole = {field.name: getattr(FORMS[0], field.name) for field in fields(ClauseForm) if field.name != part}
    make: Any = ClauseForm

    with pytest.raises(TypeError, match=part):
        make(**whole)


def test_every_kind_can_be_written_and_read() -> None:
    """By words of its own, each of which makes a clause of this kind and comes back from it."""
    assert [kind.code for kind in KINDS] == sorted(
        (form.kind.code for form in FORMS), key=[kind.code for kind in KINDS].index
    )
    assert len(THINGS) == sum(len(form.words) for form in FORMS)
    assert set(BALLOTS) <= set(ACTS) == {word for word in THINGS if word not in ("pay", "reward", "promise")}


def test_every_word_makes_a_clause_of_its_own_and_comes_back_from_it() -> None:
    """So that a counter-offer says what the offer said."""
    given = Given(0, 2, "a song")
    gifts = [Gift(word, int(word in ACTS), 3 if word in NUMBERED else 1) for word in THINGS]
    made = [clause_of(gift, given) for gift in gifts]

    assert [[gift] for gift in gifts] == [list(gifts_of(clause, given)) for clause in made]
    assert len(set(made)) == len(THINGS)


def test_words_keep_their_letters_in_buttons() -> None:
    """A preview of long ago still says what it said; a new word takes the next letter."""
    now = dict(zip(THINGS, LETTERS, strict=False))

    assert {word: now[word] for word in LETTERS_OF} == LETTERS_OF


@pytest.mark.parametrize("word", THINGS)
def test_command_form_button_counter_and_steward_make_the_same_value(word: str) -> None:
    """HO-R23: one thing that is given, asked for in each of the ways there are."""
    by_command = offer(0, 2, half(word), Half())
    said = "a song" if word == "promise" else ""
    fields = {"partner": ("2",), "mine": (f"{word}.{int(word in ACTS)}",), "coins": ("3",), "power": ("3",)}
    by_form = drafts.from_form(fields, Draft(2, Share((), said), Share()))
    by_button = drafts.decode(drafts.encode(by_form, 1), {drafts.digest(said): said}).draft
    by_counter = drafts.counter_draft(Deal("2-0-1", 2, 0, (), by_command.mine, 3, None), 0)
    made = {drafts.offer_of(one, 0) for one in (by_form, by_button)}

    assert {by_command} == {*made, by_steward(by_command)}
    assert replace(by_command, answers="2-0-1") == drafts.offer_of(by_counter, 0)


def half(word: str) -> Half:
    """What the command says for a word: an act one phase ahead, 3 coins or power, or a promise."""
    if word in ACTS:
        return Half(word, 3, 1)
    return {"pay": Half(pay=3), "reward": Half(reward=3), "promise": Half(promise="a song")}[word]


def by_steward(deal: OfferDeal) -> Any:
    """The same offer as a steward walks to it, field by field."""
    mine, theirs = (tuple(_open(clause) for clause in side) for side in (deal.mine, deal.theirs))
    given = (("partner", deal.partner), ("mine", mine), ("theirs", theirs))
    return finish(PartialMove("offer_deal", given), AnyAction)


def _open(clause: AnyClause) -> PartialMove:
    fields_of = clause.__struct_fields__
    return PartialMove(
        str(clause.__struct_config__.tag), tuple((name, getattr(clause, name)) for name in fields_of)
    )


def test_stewards_weigh_every_kind() -> None:
    """A deal with a kind they did not know would stop them."""
    assert {kind.shape for kind in KINDS} == set(WORTH)


@every_kind
def test_what_a_kind_binds_is_what_its_clauses_come_to(kind: Kind[Any]) -> None:
    """A phase is named where an act is promised, and a ballot is owed where one is bound (HO-R24)."""
    for clause in several(kind.shape):
        came_to = kind.terms(clause)
        assert (kind.binds != "at_once") == (came_to.ahead is not None)
        assert (kind.binds == "ballot") == (came_to.ballot is not None)
        assert ("ahead" in kind.shape.__struct_fields__) == (came_to.ahead is not None)


@every_kind
def test_what_the_form_of_a_kind_asks_for_makes_its_clause(kind: Kind[Any]) -> None:
    """Every field of the shape and no other, or what is filled in would be no clause."""
    bounds = Bounds(5, 5, (0,), (0, 1, 2), (0, 1, 2, 3, 4))

    assert {field.name for field in kind.form(bounds)} == set(kind.shape.__struct_fields__)


@every_kind
def test_every_kind_can_be_judged(kind: Kind[Any]) -> None:
    """By what little has been seen, and by what a whole phase brought; an act is not open after it."""
    phase = Seen("given", ("open",) * 30, ("yes", 3), True, ("story",), True, "yes", 0, True, (0, 1))
    for clause in (kind.tidied(one) for one in several(kind.shape)):
        kind.refusal(clause, Limits((0, 1, 2, 3, 4), links=False))
        ends = {kind.verdict(clause, seen) for seen in (phase, Seen(others=("open",) * 30))}
        assert kind.binds == "at_once" or ends <= {"kept", "void"}


def test_nobody_else_asks_which_kind_a_clause_is() -> None:
    """A match or an isinstance by kind elsewhere would have to be found and changed for a new one."""
    assert [] == sorted(asking())


def asking(root: Path = ROOT) -> Iterator[str]:
    """Where engine and bot tell kinds apart outside their own files: path, line, and the kind's name."""
    names = {kind.shape.__name__ for kind in KINDS}
    for path in sorted((*root.glob("engine/**/*.py"), *root.glob("bot/**/*.py"))):
        place = path.relative_to(root).as_posix()
        text = path.read_text("utf-8")
        if not place.startswith(OWN) and "houses.clauses" in text:
            module = ast.parse(text)
            known = names & imported(module)
            yield from (f"{place}:{line} {name}" for line, name in told_apart(module, known))


def imported(module: ast.Module) -> set[str]:
    """What a module takes from the clauses: the content has a Sign of its own."""
    taken = (node for node in ast.walk(module) if isinstance(node, ast.ImportFrom))
    ours = (node for node in taken if (node.module or "").startswith("engine.games.houses.clauses"))
    return {alias.asname or alias.name for node in ours for alias in node.names}


def told_apart(module: ast.Module, names: set[str]) -> Iterator[tuple[int, str]]:
    """Lines that ask whether something is of one of these classes."""
    for node in ast.walk(module):
        match node:
            case ast.Call(ast.Name("isinstance" | "issubclass"), [_, asked]):
                classes: list[ast.expr] = [asked]
            case ast.MatchClass(asked):
                classes = [asked]
            case ast.Compare(ast.Call(ast.Name("type")), _, comparators):
                classes = comparators
            case _:
                continue
        found = (one.id for top in classes for one in ast.walk(top) if isinstance(one, ast.Name))
        yield from ((node.lineno, name) for name in found if name in names)
