"""Mistakes to plant in the small content beside this module: what is written instead, and what is found.

A caret stands where the reader must point to: in the new text, or in the text `at` where the mistake shows.
"""

from typing import NamedTuple

CARET = "‸"
RAIN = "proposals/rain.yaml"
WELL = "proposals/well.yaml"
FLOOD = "proposals/flood.yaml"
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
    Plant(RAIN, "fa: چتر\n", "fa: چتر‸: بزرگ\n", ":not_yaml(given=: بزرگ)"),
    Plant(RAIN, "id: rain", "id: &one rain\nopens: ‸*one", ":alias_refused(given=*one)"),
    Plant(RAIN, "fa: صبر", "fa: صبر\n  ‸fa: شتاب", "no.fa:duplicate_key(given=fa)"),
    Plant(
        RAIN, "title: {fa: باران, en: Rain}\n", "", "title:field_missing(given=title)", (RAIN, "‸id: rain")
    ),
    Plant(RAIN, "title: {fa: باران, en: Rain}", "title: ‸باران", "title:fields_needed()"),
    Plant(RAIN, "title: {fa: باران, en: Rain}", "title: ‸{fa: باران}", "title.en:language_missing()"),
    Plant(RAIN, "title: {fa: باران, en: Rain}", "title: {fa: باران, en: ‸7}", "title.en:not_a_text(given=7)"),
    Plant(RAIN, "fa: صبر", "‸mood: calm\n  fa: صبر", "no.mood:unknown_field(given=mood)"),
    Plant(RAIN, "army: 2", "army: ‸4", "yes.outcomes.1.effects.army:too_high(given=4,most=3)"),
    Plant(RAIN, "army: 2", "army: ‸-4", "yes.outcomes.1.effects.army:too_low(given=-4,least=-3)"),
    Plant(RAIN, "army: 2", "army: ‸0x2", "yes.outcomes.1.effects.army:not_a_number(given=0x2)"),
    Plant(RAIN, "army: 2", "army: ‸0", "yes.outcomes.1.effects.army:empty_effect()"),
    Plant(RAIN, "weight: 3", "weight: ‸1.5", "yes.outcomes.2.weight:not_a_number(given=1.5)"),
    Plant(RAIN, "weight: 3", "weight: ‸0", "yes.outcomes.2.weight:too_low(given=0,least=1)"),
    Plant(RAIN, "army: 2, ", "‸navy: 2, ", "yes.outcomes.1.effects.navy:unknown_resource(given=navy)"),
    Plant(RAIN, "{welfare: -2}", "‸{}", "yes.outcomes.2.effects:too_few(number=0,least=1)"),
    Plant(
        HOUSES,
        "- {id: cup, name: {fa: جام, en: Cup}}\n",
        "",
        "emblems:too_few(number=4,least=5)",
        (HOUSES, "‸- {id: owl"),
    ),
    Plant(RAIN, "id: rain", "id: ‸Rain", "id:not_an_id(given=Rain)"),
    Plant(RAIN, "en: Umbrella", "en: ‸" + "U" * 35, "yes.en:text_too_long(number=35,most=34)"),
    Plant(RAIN, "en: Rain}", "en: ‸" + "R" * 41 + "}", "title.en:text_too_long(number=41,most=40)"),
    Plant(
        RAIN, "en: It stopped.", "en: ‸" + "s" * 221, "no.outcomes.1.en:text_too_long(number=221,most=220)"
    ),
    Plant(RAIN, "en: It rains on", "en: ‸" + "r" * 600, "problem.en:text_too_long(number=616,most=600)"),
    Plant(KINGS, "en: He died.", "en: ‸" + "d" * 121, "kings.1.death.en:text_too_long(number=121,most=120)"),
    Plant(
        KINGS,
        "death: {fa: مُرد., en: He died.}",
        "death: [{fa: مُرد., en: He died.}, {fa: رفت., en: ‸7}]",
        "kings.1.death.2.en:not_a_text(given=7)",
    ),
    Plant(KINGS, "death: {fa: مُرد., en: He died.}", "death: ‸[]", "kings.1.death:too_few(number=0,least=1)"),
    Plant(KINGS, "death: {fa: مُرد., en: He died.}", "death: ‸He died.", "kings.1.death:fields_needed()"),
    Plant(RAIN, "fa: چتر\n", 'fa: ‸" چتر"\n', "yes.fa:spaces_around()"),
    Plant(RAIN, "fa: صبر", "fa: صب\u0007ر", ":character_refused(given=U+0007)", (RAIN, "fa: صب‸\u0007ر")),
    Plant(KINGS, "{fa: برخاست., en: He got up.}", '‸"He got up.', ':yaml_unended(given="He got up.)'),
    Plant(RAIN, "  outcomes:\n  - effects: {repute", "‸\toutcomes:\n  - effects: {repute", ":tab_refused()"),
    Plant(RAIN, "{welfare: -2}", "‸welfare", "yes.outcomes.2.effects:pairs_needed()"),
    Plant(RAIN, "[+army, event]", "‸+army", "yes.forecast:list_needed()"),
    Plant(RAIN, "fa: صبر", "fa:‸", "no.fa:text_missing()"),
    Plant(RAIN, "en: Wait", "en: ‸{ $king }", "no.en:text_in_brackets()"),
    Plant(RAIN, "weight: 3", "weight: ‸[]", "yes.outcomes.2.weight:number_missing()"),
    Plant(KINGS, "kings:\n", "‸{}\n---\n", ":one_document_needed(number=2)"),
]
WORDS = [
    Plant(
        RAIN,
        "en: It rains on",
        "en: ‸It rains } on",
        "problem.en:broken_placeable(given=} on King { $king }.)",
    ),
    Plant(
        RAIN,
        "en: It rains on",
        "en: ‸It rains, {$leader}, on",
        "problem.en:broken_placeable(given={$leader}, on King {)",
    ),
    Plant(RAIN, "en: It rains on", "en: ‸The { $cook } and", "problem.en:unknown_placeable(given=cook)"),
    Plant(RAIN, "en: Rain}", 'en: ‸"{ $king }"}', "title.en:placeable_not_here(given=king)"),
    Plant(
        RAIN,
        "en: It rains on",
        "en: ‸The { $sage } and",
        "problem.en:office_may_be_vacant(given=sage,note=holds: {sage: anyone})",
    ),
    Plant(
        RAIN,
        "en: It stopped.",
        "en: ‸For { $judge }.",
        "no.outcomes.1.en:office_may_be_vacant(given=judge,note=holds: {judge: anyone})",
    ),
    Plant(RAIN, "en: It stopped.", "en: ‸By { $signer }.", "no.outcomes.1.en:nothing_signed(given=signer)"),
    Plant(RAIN, "en: It rains on", "en: ‸The { $greedy } and", "problem.en:placeable_secret(given=greedy)"),
    Plant(
        RAIN,
        "en: It stopped.",
        "en: ‸So { $once } said.",
        "no.outcomes.1.en:name_unbound(given=once,note=when: {remembered: [shade_tax.yes]})",
    ),
    Plant(
        RAIN,
        "en: It rains on",
        "en: ‸The word of { $breaker } and",
        "problem.en:name_unbound(given=breaker,note=when: {ledger: broken})",
    ),
    Plant(
        WELL,
        "en: The umbrella is left.",
        'en: ‸"The umbrella of { $once } is left."',
        "problem.en:name_in_one_language(given=once)",
    ),
    Plant(
        RAIN,
        "fa: باران بند آمد.\n    en: It stopped.",
        "fa: به گفته‌ی { $opener }.\n    en: ‸As { $opener } said.",
        "no.outcomes.1.en:opener_unknown(given=rain)",
    ),
    Plant(RAIN, "of: +army", "of: ‸army", "yes.outcomes.1.event.of:unknown_mark(given=army,note=army)"),
]
CHANCE = [
    Plant(
        RAIN,
        "id: rain\n",
        "id: rain\npull: {weight: ‸1, army: {min: 3}}\n",
        "pull.weight:too_low(given=1,least=2)",
    ),
    Plant(RAIN, "id: rain\n", "id: rain\npull: ‸{weight: 5}\n", "pull:pull_without_condition()"),
    Plant(
        RAIN,
        "id: rain\n",
        "id: rain\npull: {weight: 5, ‸weather: [rain]}\n",
        "pull.weather:unknown_field(given=weather)",
    ),
    Plant(RAIN, "[+army,", "[+army, ‸+wealth,", "yes.forecast.2:forecast_lies(given=+wealth)"),
    Plant(RAIN, "[+army,", "[‸-army,", "yes.forecast.1:forecast_lies(given=-army)"),
    Plant(RAIN, "event]", "event, ‸story]", "yes.forecast.3:forecast_lies(given=story)"),
    Plant(RAIN, "event]", "event, ‸rain]", "yes.forecast.3:unknown_forecast(given=rain,note=rain)"),
    Plant(RAIN, "weight: 3", "weight: 9", "yes.outcomes.2:likeliest_has_condition()", (RAIN, "‸weight: 9")),
    Plant(
        RAIN,
        "  - effects: {repute: -2, knowledge: 1}\n",
        "  ‸- when: {army: {min: 3}}\n    effects: {repute: -2}\n",
        "no.outcomes:no_sure_outcome()",
    ),
    Plant(RAIN, "{min: 5, ", "‸{min: 16, ", "yes.outcomes.2.when.wealth:empty_range(least=16,most=15)"),
    Plant(RAIN, "{min: 5, ", "{min: ‸21, ", "yes.outcomes.2.when.wealth.min:too_high(given=21,most=20)"),
    Plant(
        RAIN, "holds: {", "‸rains: 1, holds: {", "yes.outcomes.2.when.rains:unknown_condition(given=rains)"
    ),
    Plant(
        RAIN,
        "{judge: leader}",
        "{judge: ‸king}",
        "yes.outcomes.2.when.holds.judge:unknown_holder(given=king)",
    ),
    Plant(
        RAIN,
        "{judge: leader}",
        "{‸cook: leader}",
        "yes.outcomes.2.when.holds.cook:unknown_office(given=cook)",
    ),
    Plant(
        RAIN,
        "holds: {judge: leader}",
        "ledger: ‸kept, holds: {judge: leader}",
        "yes.outcomes.2.when.ledger:unknown_ledger(given=kept)",
    ),
    Plant(
        RAIN,
        "holds: {judge: leader}",
        "ledger: ‸broken, holds: {judge: leader}",
        "yes.outcomes.2.when.ledger:ledger_of_outcome()",
    ),
    Plant(
        RAIN,
        "when: {wealth: {min: 5, max: 15}, holds: {judge: leader}}",
        "when: ‸{apart: [judge, judge], holds: {judge: leader}}",
        "yes.outcomes.2.when:apart_needs_two()",
    ),
    Plant(
        RAIN,
        "when: {wealth: {min: 5, max: 15}, holds: {judge: leader}}",
        "when: ‸{apart: [judge, sage], holds: {judge: leader, sage: leader}}",
        "yes.outcomes.2.when:never_possible()",
    ),
    Plant(
        RAIN,
        "id: rain\n",
        "id: rain\nwhen: {phase: {max: 3}}\npull: ‸{weight: 5, phase: {min: 4}}\n",
        "pull:never_possible()",
    ),
    Plant(
        RAIN,
        "id: rain\n",
        "id: rain\nwhen: {phase: {max: ‸10}}\n",
        "when.phase.max:too_high(given=10,most=9)",
    ),
]
SILT = """no: {fa: صبر, en: Wait, outcomes: [{effects: {army: -1}, fa: خشک شد., en: It dried up.}]}
---
id: silt
crisis: water
title: {fa: لای, en: The Silt}
problem: {fa: لای مانده., en: Silt is left.}
yes: {fa: بیل, en: Dig, outcomes: [{effects: {army: 1}, next: ‸ebb, fa: کندیم., en: We dug on.}]}
"""
"""A card between the second and the third of the crisis; what follows is its no."""

CRISES = [
    Plant(
        RAIN,
        "{repute: -2, knowledge: 1}",
        "{repute: -2}\n    next: ‸mud",
        "no.outcomes.1.next:next_outside_crisis(given=mud)",
    ),
    Plant(FLOOD, "next: mud", "next: ‸sand", "yes.outcomes.1.next:unknown_card(given=sand)"),
    Plant(
        FLOOD, "next: ebb", "next: ‸rain", "yes.outcomes.1.next:next_of_other_crisis(given=rain,other=water)"
    ),
    Plant(FLOOD, "next: ebb", "next: ‸flood", "yes.outcomes.1.next:crisis_never_ends(given=flood)"),
    Plant(FLOOD, "next: ebb", "next: ‸mud", "yes.outcomes.1.next:crisis_never_ends(given=mud)"),
    Plant(
        FLOOD,
        "next: mud, ",
        "",
        "crisis:crisis_without_next(given=water)",
        (FLOOD, "id: flood\ncrisis: ‸water"),
    ),
    Plant(FLOOD, "next: ebb, ", "", "id:crisis_begins_twice(given=ebb,other=flood)", (FLOOD, "id: ‸ebb")),
    Plant(
        FLOOD,
        "next: ebb, fa: کندیم., en: We dug.}]}\n",
        "next: silt, fa: کندیم., en: We dug.}]}\n" + SILT,
        "yes.outcomes.1.next:crisis_too_long(number=4,most=3)",
    ),
    Plant(FLOOD, "id: mud\n", "id: mud\nwhen: ‸{army: {min: 3}}\n", "when:crisis_card_waits(given=when)"),
    Plant(
        WELL,
        "id: bucket\n",
        "id: bucket\ncrisis: leak\n",
        "yes.outcomes.1:crisis_in_story(given=leak)",
        (WELL, "‸{effects: {wealth: 1}"),
    ),
]
BONDS = [
    Plant(WELL, "[rain]", "[‸rain.maybe]", "when.remembered.1:not_a_source(given=rain.maybe)"),
    Plant(WELL, "id: later", "id: ‸rain", "id:id_used_twice(given=rain,other=proposals/rain.yaml:1)"),
    Plant(HOUSES, "id: h2", "id: ‸h1", "houses.2.id:id_used_twice(given=h1,other=houses.yaml:8)"),
    Plant(WELL, "remembered: [rain]", "remembered: [‸snow]", "when.remembered.1:unknown_card(given=snow)"),
    Plant(
        WELL, "remembered: [rain]", "remembered: [‸dig]", "when.remembered.1:card_without_event(given=dig)"
    ),
    Plant(WELL, "{well: [dig]}", "{‸hill: [dig]}", "when.story.hill:unknown_line(given=hill)"),
    Plant(
        WELL,
        "{well: [dig]}",
        "{well: [‸rain]}",
        "when.story.well.1:card_of_no_such_line(given=rain,line=well)",
    ),
    Plant(WELL, "opens: well", "opens: ‸hill", "opens:unknown_line(given=hill)"),
    Plant(WELL, "next: bucket", "next: ‸ladle", "yes.story.next:unknown_card(given=ladle)"),
    Plant(WELL, "next: bucket", "next: ‸dig", "yes.story.next:story_never_ends(given=dig)"),
    Plant(
        WELL,
        "{end: unity, ",
        "{end: division, ",
        "lines.1.unity:end_unreachable(given=unity)",
        (STORIES, "unity: ‸{"),
    ),
    Plant(WELL, "{end: unity, ", "{end: ‸peace, ", "yes.story.end:unknown_end(given=peace)"),
    Plant(WELL, "{end: unity, ", "‸{", "yes.story:story_next_or_end()"),
    Plant(WELL, "{next: bucket, fa: چاهِ تازه, en", "‸{next: bucket, en", "yes.story:language_missing()"),
    Plant(
        WELL,
        "  story: {next: bucket, fa: چاهِ تازه, en: The New Well}\n",
        "",
        "yes.outcomes.1:outcome_without_story()",
        (WELL, "‸{effects: {welfare: 2}"),
    ),
    Plant(WELL, "opens: well\n", "", "lines.1.id:line_never_opens(given=well)", (STORIES, "id: ‸well")),
    Plant(WELL, "id: bucket\n", "id: bucket\nwhen: ‸{army: {min: 3}}\n", "when:story_card_waits()"),
    Plant(
        WELL,
        "id: bucket\n",
        "id: bucket\npull: ‸{weight: 5, army: {min: 3}}\n",
        "pull:story_card_pulled()",
    ),
    Plant(
        WELL, "id: bucket\n", "id: bucket\nopens: ‸well\n", "opens:line_opened_twice(given=well,other=dig)"
    ),
    Plant(RAIN, "fa: صبر\n", "fa: صبر\n  story: ‸{end: unity}\n", "no.story:story_outside_line()"),
    Plant(RAIN, "id: rain\n", "id: rain\nwhen: {king: ‸nobody}\n", "when.king:unknown_king(given=nobody)"),
    Plant(
        RAIN,
        "id: rain\n",
        "id: rain\nwhen: {remembered: ‸[rain.yes]}\n",
        "when.remembered:memory_never_comes(given=rain)",
    ),
    *CRISES,
    Plant(LEGACIES, "line: well", "line: ‸hill", "legacies.1.line:unknown_line(given=hill)"),
    Plant(
        LEGACIES,
        "line: well",
        "line: hill",
        "lines.1.id:line_without_legacy(given=well)",
        (STORIES, "id: ‸well"),
    ),
    Plant(
        LEGACIES,
        "goal: deals(3)",
        'goal: ‸"story_signed(hill, 2)"',
        "legacies.1.achievements.1.goal:unknown_line(given=hill)",
    ),
]
NOTES = [
    Plant(STORIES, "perk: coins_at_start\n", f"perk: {CARET}{perk}\n", f"lines.1.perk:{found}")
    for perk, found in [
        ("coins_at_dawn", "unknown_perk(given=coins_at_dawn,note=coins_at_dawn)"),
        ("coins at start", "perk_unreadable(note=coins at start)"),
        ("coins_at_start(0)", "note_number(note=coins_at_start(0))"),
        ('"coins_at_start(1, 2)"', "perk_takes_one_number(note=coins_at_start(1, 2))"),
        ("draft_two(2)", "perk_takes_nothing(given=draft_two,note=draft_two(2))"),
        ("office_first", "perk_office_missing(note=office_first)"),
        ("office_first(cook)", "unknown_office(given=cook,note=office_first(cook))"),
        ("prestige_on", "perk_what_missing(given=prestige_on,note=prestige_on)"),
        ("prestige_on(rain)", "unknown_trigger(given=rain,note=prestige_on(rain))"),
        ("prestige_on(ties)", "perk_what_forbidden(given=ties,note=prestige_on(ties))"),
        ("score_bonus(rank_1)", "perk_what_forbidden(given=rank_1,note=score_bonus(rank_1))"),
        ("crown_on(rank_6)", "unknown_trigger(given=rank_6,note=crown_on(rank_6))"),
        ('"crown_on(-army, many)"', "note_number(note=crown_on(-army, many))"),
        ("7", "not_a_text(given=7)"),
    ]
]
GOALS = [
    Plant(LEGACIES, "goal: deals(3)", f'goal: {CARET}"{goal}"', f"legacies.1.achievements.1.goal:{found}")
    for goal, found in [
        ("bribes(3)", "unknown_goal(given=bribes,note=bribes(3))"),
        ("deals[3]", "goal_unreadable(note=deals[3])"),
        ("deals", "note_number(note=deals)"),
        ("deals(army, 3)", "goal_takes_one_number(note=deals(army, 3))"),
        ("role_held(3)", "goal_thing_missing(note=role_held(3))"),
        ("role_held(cook, 2)", "unknown_role(given=cook,note=role_held(cook, 2))"),
        ("events_signed(+navy, 2)", "unknown_events(given=+navy,note=events_signed(+navy, 2))"),
        ("office_resource(cook, 3..9)", "unknown_office(given=cook,note=office_resource(cook, 3..9))"),
        ("office_resource(judge, 9..3)", "goal_range(most=20,note=office_resource(judge, 9..3))"),
        ("office_resource(judge, 3..21)", "goal_range(most=20,note=office_resource(judge, 3..21))"),
    ]
]
RECORDS = [
    Plant(
        LEGACIES,
        ", crown: 1",
        "",
        "legacies.1.records.1:record_gives_nothing(given=rebel)",
        (LEGACIES, "‸{role: rebel"),
    ),
    Plant(
        LEGACIES,
        "\n  line: well",
        "\n  temper: devout\n  line: well",
        "legacies.1:devotion_missing()",
        (LEGACIES, "- ‸id: "),
    ),
    Plant(
        LEGACIES,
        "\n  line: well",
        "\n  devotion: army\n  line: well",
        "legacies.1:devotion_unfit(given=bold)",
        (LEGACIES, "- ‸id: "),
    ),
    Plant(
        LEGACIES,
        "\n  line: well",
        "\n  temper: ‸sweet\n  line: well",
        "legacies.1.temper:unknown_temper(given=sweet)",
    ),
    Plant(LEGACIES, "role: rebel", "role: ‸cook", "legacies.1.records.1.role:unknown_role(given=cook)"),
    Plant(LEGACIES, "times: 2", "times: ‸11", "legacies.1.records.1.times:too_high(given=11,most=10)"),
    Plant(
        LEGACIES,
        '"events_signed(+army, 3)", perk: see_true_outcome}',
        "deals(3), perk: crown_on(flight)}",
        "legacies.1.achievements.3:achievement_shared(other=thirsty)",
        (LEGACIES, '{goal: "office_resource(judge, 3..9)", perk: office_first(sage)}\n  - ‸'),
    ),
]
PLANTS = (*SHAPE, *WORDS, *CHANCE, *BONDS, *NOTES, *GOALS, *RECORDS)
