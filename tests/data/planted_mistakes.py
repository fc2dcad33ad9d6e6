"""Mistakes to plant in the small content beside this module: what is written instead, and what is found.

A caret stands where the reader must point to: in the new text, or in the text `at` where the mistake shows.
"""

from typing import NamedTuple

CARET = "‸"
RAIN = "proposals/rain.yaml"
WELL = "proposals/well.yaml"
STORIES = "stories.yaml"
LEGACIES = "legacies.yaml"
KINGS = "kings.yaml"
HOUSES = "houses.yaml"


class Plant(NamedTuple):
    """In `file`, `old` becomes `new`; `found` is the reader's path, code and slots."""

    file: str
    old: str
    new: str
    found: str
    at: tuple[str, str] | None = None


SHAPE = [
    Plant(RAIN, "fa: چتر\n", "fa: چتر‸: بزرگ\n", ":not_yaml()"),
    Plant(RAIN, "id: rain", "id: &one rain\nopens: ‸*one", ":alias_refused()"),
    Plant(RAIN, "fa: صبر", "fa: صبر\n  ‸fa: شتاب", "no.fa:duplicate_key(given=fa)"),
    Plant(RAIN, "title: {fa: باران, en: Rain}\n", "", "title:field_missing()", (RAIN, "‸id: rain")),
    Plant(RAIN, "title: {fa: باران, en: Rain}", "title: ‸باران", "title:wrong_shape()"),
    Plant(RAIN, "title: {fa: باران, en: Rain}", "title: ‸{fa: باران}", "title.en:language_missing()"),
    Plant(RAIN, "title: {fa: باران, en: Rain}", "title: {fa: باران, en: ‸7}", "title.en:text_missing()"),
    Plant(RAIN, "fa: صبر", "‸mood: calm\n  fa: صبر", "no.mood:unknown_field()"),
    Plant(RAIN, "army: 2", "army: ‸4", "yes.outcomes.0.effects.army:out_of_range(le=3)"),
    Plant(RAIN, "army: 2", "army: ‸-4", "yes.outcomes.0.effects.army:out_of_range(ge=-3)"),
    Plant(RAIN, "army: 2", "army: ‸0x2", "yes.outcomes.0.effects.army:number_missing()"),
    Plant(RAIN, "army: 2", "army: ‸0", "yes.outcomes.0.effects.army:empty_effect()"),
    Plant(RAIN, "weight: 3", "weight: ‸1.5", "yes.outcomes.1.weight:number_missing()"),
    Plant(RAIN, "weight: 3", "weight: ‸0", "yes.outcomes.1.weight:out_of_range(ge=1)"),
    Plant(RAIN, "army: 2, ", "‸navy: 2, ", "yes.outcomes.0.effects.navy:unknown_resource(given=navy)"),
    Plant(RAIN, "{welfare: -2}", "‸{}", "yes.outcomes.1.effects:too_few(min_length=1)"),
    Plant(
        HOUSES,
        "- {id: cup, name: {fa: جام, en: Cup}}\n",
        "",
        "emblems:too_few(min_length=5)",
        (HOUSES, "‸- {id: owl"),
    ),
    Plant(RAIN, "id: rain", "id: ‸Rain", "id:not_an_id()"),
    Plant(RAIN, "en: Umbrella", "en: ‸" + "U" * 35, "yes.en:too_long(max_length=34)"),
    Plant(RAIN, "en: Rain}", "en: ‸" + "R" * 41 + "}", "title.en:too_long(max_length=40)"),
    Plant(RAIN, "en: It stopped.", "en: ‸" + "s" * 221, "no.outcomes.0.en:too_long(max_length=220)"),
    Plant(RAIN, "en: It rains on", "en: ‸" + "r" * 600, "problem.en:too_long(max_length=600)"),
    Plant(KINGS, "en: He died.", "en: ‸" + "d" * 121, "kings.0.death.en:too_long(max_length=120)"),
    Plant(RAIN, "fa: چتر\n", 'fa: ‸" چتر"\n', "yes.fa:blank_text()"),
    Plant(KINGS, "kings:\n", "‸{}\n---\n", ":one_document_needed()"),
]
WORDS = [
    Plant(RAIN, "en: It rains on", "en: ‸It rains } on", "problem.en:broken_placeable()"),
    Plant(RAIN, "en: It rains on", "en: ‸It rains, {$leader}, on", "problem.en:broken_placeable()"),
    Plant(RAIN, "en: It rains on", "en: ‸The { $cook } and", "problem.en:unknown_placeable(given=cook)"),
    Plant(RAIN, "en: Rain}", 'en: ‸"{ $king }"}', "title.en:unknown_placeable(given=king)"),
    Plant(RAIN, "en: It rains on", "en: ‸The { $sage } and", "problem.en:office_may_be_vacant(given=sage)"),
    Plant(
        RAIN, "en: It stopped.", "en: ‸For { $judge }.", "no.outcomes.0.en:office_may_be_vacant(given=judge)"
    ),
    Plant(RAIN, "en: It stopped.", "en: ‸By { $signer }.", "no.outcomes.0.en:nothing_signed(given=signer)"),
    Plant(RAIN, "of: +army", "of: ‸army", "yes.outcomes.0.event.of:unknown_mark(given=army)"),
]
CHANCE = [
    Plant(
        RAIN, "id: rain\n", "id: rain\npull: {weight: ‸1, army: {min: 3}}\n", "pull.weight:out_of_range(ge=2)"
    ),
    Plant(RAIN, "id: rain\n", "id: rain\npull: ‸{weight: 5}\n", "pull:pull_without_limit()"),
    Plant(
        RAIN,
        "id: rain\n",
        "id: rain\npull: {weight: 5, ‸remembered: [rain]}\n",
        "pull.remembered:unknown_field()",
    ),
    Plant(RAIN, "[+army,", "[+army, ‸+wealth,", "yes.forecast.1:forecast_lies(given=+wealth)"),
    Plant(RAIN, "[+army,", "[‸-army,", "yes.forecast.0:forecast_lies(given=-army)"),
    Plant(RAIN, "event]", "event, ‸story]", "yes.forecast.2:forecast_lies(given=story)"),
    Plant(RAIN, "event]", "event, ‸rain]", "yes.forecast.2:unknown_mark(given=rain)"),
    Plant(RAIN, "weight: 3", "weight: 9", "yes.outcomes.1:likeliest_has_condition()", (RAIN, "‸weight: 9")),
    Plant(
        RAIN,
        "  - effects: {repute: -2, knowledge: 1}\n",
        "  ‸- when: {army: {min: 3}}\n    effects: {repute: -2}\n",
        "no.outcomes:no_sure_outcome()",
    ),
    Plant(RAIN, "{min: 5, ", "‸{min: 16, ", "yes.outcomes.1.when.wealth:empty_range(given=16)"),
    Plant(RAIN, "{min: 5, ", "{min: ‸21, ", "yes.outcomes.1.when.wealth.min:out_of_range(le=20)"),
    Plant(RAIN, "holds: {", "‸rains: 1, holds: {", "yes.outcomes.1.when.rains:unknown_condition()"),
    Plant(
        RAIN,
        "{judge: leader}",
        "{judge: ‸king}",
        "yes.outcomes.1.when.holds.judge:unknown_holder(given=king)",
    ),
    Plant(
        RAIN,
        "{judge: leader}",
        "{‸cook: leader}",
        "yes.outcomes.1.when.holds.cook:unknown_office(given=cook)",
    ),
]
BONDS = [
    Plant(WELL, "id: later", "id: ‸rain", "id:id_used_twice(given=rain)"),
    Plant(HOUSES, "id: h2", "id: ‸h1", "houses.1.id:id_used_twice(given=h1)"),
    Plant(WELL, "remembered: [rain]", "remembered: [‸snow]", "when.remembered.0:unknown_card(given=snow)"),
    Plant(
        WELL, "remembered: [rain]", "remembered: [‸dig]", "when.remembered.0:card_without_event(given=dig)"
    ),
    Plant(WELL, "{well: [dig]}", "{‸hill: [dig]}", "when.story.hill:unknown_line(given=hill)"),
    Plant(WELL, "{well: [dig]}", "{well: [‸rain]}", "when.story.well.0:card_of_no_such_line(given=rain)"),
    Plant(WELL, "opens: well", "opens: ‸hill", "opens:unknown_line(given=hill)"),
    Plant(WELL, "next: bucket", "next: ‸ladle", "yes.story.next:unknown_card(given=ladle)"),
    Plant(WELL, "next: bucket", "next: ‸dig", "yes.story.next:story_never_ends(given=dig)"),
    Plant(
        WELL,
        "{end: unity, ",
        "{end: division, ",
        "lines.0.unity:end_unreachable(given=unity)",
        (STORIES, "unity: ‸{"),
    ),
    Plant(WELL, "{end: unity, ", "{end: ‸peace, ", "yes.story.end:unknown_end(given=peace)"),
    Plant(WELL, "{end: unity, ", "‸{", "yes.story:story_next_or_end()"),
    Plant(WELL, "{next: bucket, fa: چاهِ تازه, en", "‸{next: bucket, en", "yes.story:language_missing()"),
    Plant(
        WELL,
        "  story: {next: bucket, fa: چاهِ تازه, en: The New Well}\n",
        "",
        "yes.outcomes.0:outcome_without_story()",
        (WELL, "‸{effects: {welfare: 2}"),
    ),
    Plant(WELL, "opens: well\n", "", "lines.0.id:line_never_opens(given=well)", (STORIES, "id: ‸well")),
    Plant(WELL, "id: bucket\n", "id: bucket\nwhen: ‸{army: {min: 3}}\n", "when:story_card_waits()"),
    Plant(
        WELL,
        "id: bucket\n",
        "id: bucket\npull: ‸{weight: 5, army: {min: 3}}\n",
        "pull:story_card_pulled()",
    ),
    Plant(WELL, "id: bucket\n", "id: bucket\nopens: ‸well\n", "opens:line_opened_twice(given=well)"),
    Plant(RAIN, "fa: صبر\n", "fa: صبر\n  story: ‸{end: unity}\n", "no.story:story_outside_line()"),
    Plant(LEGACIES, "line: well", "line: ‸hill", "legacies.0.line:unknown_line(given=hill)"),
    Plant(
        LEGACIES,
        "line: well",
        "line: hill",
        "lines.0.id:line_without_legacy(given=well)",
        (STORIES, "id: ‸well"),
    ),
    Plant(
        LEGACIES,
        "goal: deals(3)",
        'goal: ‸"story_signed(hill, 2)"',
        "legacies.0.achievements.0.goal:unknown_line(given=hill)",
    ),
]
NOTES = [
    Plant(STORIES, "perk: coins_at_start\n", f"perk: {CARET}{perk}\n", f"lines.0.perk:{found}")
    for perk, found in [
        ("coins_at_dawn", "unknown_perk(given=coins_at_dawn)"),
        ("coins at start", "perk_unreadable(given=coins at start)"),
        ("coins_at_start(0)", "number_missing(given=0)"),
        ('"coins_at_start(1, 2)"', "perk_takes_one_number(given=1,2)"),
        ("draft_two(2)", "perk_takes_nothing(given=draft_two)"),
        ("office_first", "perk_office_missing()"),
        ("office_first(cook)", "unknown_office(given=cook)"),
        ("prestige_on", "perk_what_missing(given=prestige_on)"),
        ("prestige_on(rain)", "unknown_trigger(given=rain)"),
        ("prestige_on(ties)", "perk_what_forbidden(given=ties)"),
        ("score_bonus(rank_1)", "perk_what_forbidden(given=rank_1)"),
        ("crown_on(rank_6)", "unknown_trigger(given=rank_6)"),
        ('"crown_on(-army, many)"', "number_missing(given=many)"),
        ("7", "text_missing(given=7)"),
    ]
]
GOALS = [
    Plant(LEGACIES, "goal: deals(3)", f'goal: {CARET}"{goal}"', f"legacies.0.achievements.0.goal:{found}")
    for goal, found in [
        ("bribes(3)", "unknown_condition(given=bribes)"),
        ("deals[3]", "condition_unreadable(given=deals[3])"),
        ("deals", "number_missing()"),
        ("deals(army, 3)", "condition_takes_one_number(given=deals(army, 3))"),
        ("role_held(3)", "condition_thing_missing()"),
        ("role_held(cook, 2)", "unknown_role(given=cook)"),
        ("events_signed(+navy, 2)", "unknown_mark(given=+navy)"),
        ("office_resource(cook, 3..9)", "unknown_office(given=cook)"),
        ("office_resource(judge, 9..3)", "condition_range(given=9..3)"),
        ("office_resource(judge, 3..21)", "condition_range(given=3..21)"),
    ]
]
RECORDS = [
    Plant(
        LEGACIES,
        ", crown: 1",
        "",
        "legacies.0.records.0:record_gives_nothing(given=rebel)",
        (LEGACIES, "‸{role: rebel"),
    ),
    Plant(
        LEGACIES,
        "\n  line: well",
        "\n  temper: devout\n  line: well",
        "legacies.0:devotion_unfit(given=devout)",
        (LEGACIES, "- ‸id: "),
    ),
    Plant(LEGACIES, "role: rebel", "role: ‸cook", "legacies.0.records.0.role:unknown_role(given=cook)"),
    Plant(LEGACIES, "times: 2", "times: ‸11", "legacies.0.records.0.times:out_of_range(le=10)"),
    Plant(
        LEGACIES,
        '"events_signed(+army, 3)", perk: see_true_outcome}',
        "deals(3), perk: crown_on(flight)}",
        "legacies.0.achievements.2:achievement_shared(given=thirsty)",
        (LEGACIES, '{goal: "office_resource(judge, 3..9)", perk: office_first(sage)}\n  - ‸'),
    ),
]
PLANTS = (*SHAPE, *WORDS, *CHANCE, *BONDS, *NOTES, *GOALS, *RECORDS)
