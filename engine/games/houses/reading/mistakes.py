"""Every mistake that a content's files can have, by its code: this list is closed, and each has a sentence.

A code is raised with `mistake` (or, inside pydantic's validators, with `files.wrong`) and with nothing else,
so that the list is whole: the texts' `content-mistake-…` and the tests go by it.
"""

from typing import Final, Literal, get_args

from engine.kernel.content import Problem, Told

Path = tuple[str | int, ...]
Spot = tuple[int, int]

FileMistake = Literal[
    "not_yaml",
    "yaml_unended",
    "tab_refused",
    "character_refused",
    "alias_refused",
    "too_deep",
    "duplicate_key",
    "not_utf8",
    "file_missing",
    "one_document_needed",
]
"""Of a file as such."""

ShapeMistake = Literal[
    "field_missing",
    "language_missing",
    "unknown_field",
    "unknown_condition",
    "fields_needed",
    "pairs_needed",
    "list_needed",
    "text_missing",
    "not_a_text",
    "text_in_brackets",
    "number_missing",
    "not_a_number",
    "too_low",
    "too_high",
    "text_too_long",
    "too_few",
    "not_an_id",
    "not_a_source",
    "wrong_shape",
]
"""Of one field: it is not there, or not what it should be."""

WordMistake = Literal[
    "spaces_around",
    "broken_placeable",
    "unknown_placeable",
    "placeable_not_here",
    "placeable_added",
    "placeable_secret",
    "name_unbound",
    "name_in_one_language",
    "office_may_be_vacant",
    "nothing_signed",
    "unknown_text",
    "translation_missing",
    "unknown_resource",
    "unknown_office",
    "unknown_role",
    "unknown_end",
    "unknown_holder",
    "unknown_ledger",
    "unknown_temper",
]
"""Of a text, or of a word from a closed list."""

NoteMistake = Literal[
    "unknown_mark",
    "unknown_forecast",
    "perk_unreadable",
    "unknown_perk",
    "perk_takes_nothing",
    "perk_takes_one_number",
    "perk_office_missing",
    "perk_what_missing",
    "perk_what_forbidden",
    "unknown_trigger",
    "goal_unreadable",
    "unknown_goal",
    "goal_takes_one_number",
    "goal_thing_missing",
    "goal_range",
    "unknown_events",
    "note_number",
]
"""Of the compact notation of perks, goals and marks."""

CardMistake = Literal[
    "empty_range",
    "pull_without_condition",
    "apart_needs_two",
    "never_possible",
    "ledger_of_outcome",
    "story_next_or_end",
    "record_gives_nothing",
    "devotion_missing",
    "devotion_unfit",
    "no_sure_outcome",
    "likeliest_has_condition",
    "forecast_lies",
    "empty_effect",
]
"""Of a card, a legacy or a part of one that contradicts itself."""

BondMistake = Literal[
    "id_used_twice",
    "unknown_card",
    "card_without_event",
    "unknown_line",
    "card_of_no_such_line",
    "line_without_legacy",
    "achievement_shared",
    "line_opened_twice",
    "line_never_opens",
    "story_outside_line",
    "card_in_two_lines",
    "story_card_waits",
    "story_card_pulled",
    "outcome_without_story",
    "end_unreachable",
    "story_never_ends",
    "unknown_king",
    "memory_never_comes",
    "next_outside_crisis",
    "next_of_other_crisis",
    "crisis_in_story",
    "crisis_card_waits",
    "crisis_begins_twice",
    "crisis_without_next",
    "crisis_never_ends",
    "crisis_too_long",
    "opener_unknown",
]
"""Of what binds the files together."""

ServingMistake = Literal[
    "too_few_legacies",
    "goal_shared",
    "goal_of_other_line",
    "perk_costs",
    "no_card_without_condition",
]
"""Of a content on which no table can begin."""

FigureMistake = Literal[
    "too_many_moved",
    "odd_beyond_share",
    "nothing_moves_far",
    "event_against_effects",
    "brings_no_event",
    "sought_alone",
    "too_few_even",
    "too_few_even_in_lines",
    "too_few_pulled",
    "too_few_sought",
    "too_many_wants",
    "too_many_forties",
    "says_nothing",
    "king_without_habit",
    "too_few_said",
]
"""Of figures outside a writer's bounds."""

Mistake = (
    FileMistake
    | ShapeMistake
    | WordMistake
    | NoteMistake
    | CardMistake
    | BondMistake
    | ServingMistake
    | FigureMistake
)

MISTAKES: Final[tuple[Mistake, ...]] = tuple(code for kind in get_args(Mistake) for code in get_args(kind))

SHOWN: Final = 60
"""Letters of what stands in a file that are told at most; ids are shorter."""


def mistake(file: str, spot: Spot, path: Path, code: Mistake, **slots: Told) -> Problem:
    """A mistake at this line and column (from 1), what was written cut to one harmless line."""
    told = tuple((name, in_line(one) if isinstance(one, str) else one) for name, one in slots.items())
    where = ".".join(str(part + 1) if isinstance(part, int) else in_line(part) for part in path)
    return Problem(file, *spot, where, code, told)


def of_file(file: str, code: Mistake, **slots: Told) -> Problem:
    """A mistake of a whole file, or of a folder of them."""
    return mistake(file, (1, 1), (), code, **slots)


def in_line(value: str, most: int = SHOWN) -> str:
    """A piece of a file on one line, without signs that a terminal would obey, `most` letters at most."""
    # The half-space of Persian is not printable to Python, and harmless.
    harmless = (sign if sign.isprintable() or sign == "\u200c" else " " for sign in value)
    plain = " ".join("".join(harmless).split())
    return plain if len(plain) <= most else f"{plain[: most - 1]}…"
