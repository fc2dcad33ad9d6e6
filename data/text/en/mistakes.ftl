# What is wrong with cards: a sentence for each code of the reader, behind its file, line, column and field.

content-broken = { $why ->
        [unbalanced] The cards can be played with, but their figures are outside the bounds
        [unserved] The cards can be read, but no table can begin with them
       *[unread] The cards can’t be read
    }: { $count ->
        [one] { $count } mistake
       *[other] { $count } mistakes
    }.

## A file

content-mistake-not-yaml = From “{ $given }” on this is no YAML: look at the spaces before the line, and at quotation marks and brackets. A text with a colon in it, or with a brace at its beginning, goes between two `"`.
content-mistake-yaml-unended = What begins here with “{ $given }” has no end: a quotation mark, a brace or a bracket is missing.
content-mistake-tab-refused = A tab stands before this line: YAML takes spaces alone.
content-mistake-character-refused = The character { $given } can’t stand in YAML: delete it.
content-mistake-alias-refused = This refers to another place (“{ $given }”), which is not read here: write it out.
content-mistake-too-deep = Brackets stand in brackets deeper than can be read: write what is meant without them.
content-mistake-duplicate-key = “{ $given }” stands here a second time: keep one of the two.
content-mistake-not-utf8 = From here on the file is not in `UTF-8`: save it in that encoding.
content-mistake-file-missing = This file is missing: every pack needs it.
content-mistake-one-document-needed = This file must hold one document, and it holds { $number }.

## A field

content-mistake-field-missing = The field “{ $given }” is missing.
content-mistake-language-missing = The text is missing in one language; each of these must have it: { $known }.
content-mistake-unknown-field = There is no field “{ $given }” here; there are: { $known }.
content-mistake-unknown-condition = There is no condition “{ $given }”; there are: { $known }.
content-mistake-fields-needed = Fields with their values must stand here; there are: { $known }.
content-mistake-pairs-needed = Pairs must stand here: a word, a colon, its value.
content-mistake-list-needed = A list must stand here: each entry in a line that begins with a dash, or all of them in square brackets.
content-mistake-text-missing = A text must stand here.
content-mistake-not-a-text = YAML does not take “{ $given }” for a text: put it between two `"`.
content-mistake-text-in-brackets = Fields or a list stand here in place of a text. A text that begins with a brace or a bracket goes between two `"`.
content-mistake-number-missing = A whole number must stand here.
content-mistake-not-a-number = A whole number must stand here, in the digits 0 to 9; “{ $given }” is none.
content-mistake-too-low = { $given } is too low: at least { $least }.
content-mistake-too-high = { $given } is too high: at most { $most }.
content-mistake-text-too-long = The text has { $number } characters; at most { $most } fit.
content-mistake-too-few = There must be at least { $least } here, not { $number }.
content-mistake-not-an-id = “{ $given }” can’t be an id: that is made of small Latin letters, digits and underscores, and begins with a letter.
content-mistake-not-a-source = “{ $given }” is not how a card, an answer or an outcome is called: that is `shade_tax`, `shade_tax.yes` or `shade_tax.yes.2`.
content-mistake-wrong-shape = What stands here does not have the form of this field: `docs/writing.md` shows it.

## A text, or a word from a closed list

content-mistake-spaces-around = Spaces stand before or after the text: delete them.
content-mistake-broken-placeable = The brace in “{ $given }” belongs to no name; a name stands as { "`{ $king }`" }, with its spaces.
content-mistake-unknown-placeable = A text like this knows nobody called “{ $given }”; it may name: { $known }.
content-mistake-placeable-not-here = A text like this can name nobody: write it without “{ $given }”.
content-mistake-placeable-added = In no other language does this text name “{ $given }”: write it without.
content-mistake-placeable-secret = “{ $given }” is secret when this is read, so no text may name it.
content-mistake-name-unbound = The card may come without there being anybody called “{ $given }”: write “{ $note }”, or leave the name out.
content-mistake-name-in-one-language = “{ $given }” is named here, and not in the other language: name the same houses in both.
content-mistake-office-may-be-vacant = There may be no “{ $given }”: ask for a holder under `when`, “{ $note }”, or leave the name out.
content-mistake-nothing-signed = Nobody signs anything here, so { "`{ $signer }`" } is nobody: give the outcome an `event`, or leave the name out.
content-mistake-unknown-text = No text of the cards is called “{ $given }”: mend the name, or delete the line.
content-mistake-translation-missing = The translation of this text is missing: write it under its name.
content-mistake-unknown-resource = There is no resource “{ $given }”; there are: { $known }.
content-mistake-unknown-office = There is no office “{ $given }”; there are: { $known }.
content-mistake-unknown-role = There is no secret role “{ $given }”; there are: { $known }.
content-mistake-unknown-end = No story line ends in “{ $given }”; they end in one of: { $known }.
content-mistake-unknown-holder = No holder of an office is called “{ $given }” here; there are: { $known }.
content-mistake-unknown-ledger = The ledger knows no “{ $given }”; there are: { $known }.
content-mistake-unknown-temper = There is no temper “{ $given }”; there are: { $known }.

## Perks, goals and marks

content-mistake-unknown-mark = “{ $given }” is no mark: that is a sign and a resource, as in `+army` or `-welfare`. The resources: { $known }.
content-mistake-unknown-forecast = “{ $given }” can’t be forecast; that is `event`, `story`, or a sign and a resource, as in `+army`. The resources: { $known }.
content-mistake-perk-unreadable = “{ $note }” is not how a perk is written: it is a word, and what it needs in round brackets behind it, as in `coins_at_start(2)`.
content-mistake-unknown-perk = There is no perk “{ $given }”; there are: { $known }.
content-mistake-perk-takes-nothing = “{ $note }” takes nothing in brackets: write “{ $given }” alone.
content-mistake-perk-takes-one-number = “{ $note }” takes one number in brackets, or none, as in `coins_at_start(2)`.
content-mistake-perk-office-missing = “{ $note }” needs one office in brackets, as in `office_first(vizier)`.
content-mistake-perk-what-missing = “{ $note }” needs in brackets what it is for, and may have a number, as in `prestige_on(death)` or `crown_on(-army, 2)`.
content-mistake-perk-what-forbidden = In “{ $note }” this perk can’t be for “{ $given }”: `ties` goes with `score_bonus` alone, and with that no rank and no end of a story line.
content-mistake-unknown-trigger = A perk can’t be for “{ $given }”; it can be for: { $known }. Resources and `any` may have a sign before them, as in `+army`.
content-mistake-goal-unreadable = “{ $note }” is not how a goal is written: it is a word, and its number in round brackets behind it, as in `deals(8)`.
content-mistake-unknown-goal = There is no goal “{ $given }”; there are: { $known }.
content-mistake-goal-takes-one-number = “{ $note }” takes one number in brackets and nothing else, as in `deals(8)`.
content-mistake-goal-thing-missing = “{ $note }” needs two things in brackets, first what is meant, as in `role_held(greedy, 2)` or `office_resource(judge, 12..20)`.
content-mistake-goal-range = “{ $note }” needs two bounds from 0 to { $most } in brackets, the lower one first, as in `office_resource(judge, 12..20)`.
content-mistake-unknown-events = No events are of “{ $given }”; they are of: { $known }. A sign before it counts only those of that sign, as in `+army`.
content-mistake-note-number = “{ $note }” needs a whole number from 1 to 99 in brackets.

## What contradicts itself

content-mistake-empty-range = No number is { $least } or more and { $most } or less: `min` may not be above `max`.
content-mistake-pull-without-condition = Beside its `weight`, `pull` needs at least one condition; there are: { $known }.
content-mistake-apart-needs-two = Under `apart` stand two different offices, of: { $known }.
content-mistake-ledger-of-outcome = An outcome must not hang on the ledger: a word may be marked while the council votes. Write `ledger` into the card’s own `when`.
content-mistake-never-possible = This condition never holds, by itself or beside the card’s own `when`: change either.
content-mistake-story-next-or-end = One of the two must stand here, `next` or `end`, and not both.
content-mistake-record-gives-nothing = The record for “{ $given }” gives nothing: its `prestige` or its `crown` must be 1 or more.
content-mistake-devotion-missing = Where `temper` is `devout` there must be a `devotion`, one of: { $known }.
content-mistake-devotion-unfit = Where `temper` is “{ $given }” there is no `devotion`: leave it out, or write `devout`.
content-mistake-no-sure-outcome = Every outcome of this answer has a condition: one must do without `when`, so that something always comes of it.
content-mistake-likeliest-has-condition = The outcome with the greatest `weight` may have no `when`: it is the one that is forecast.
content-mistake-forecast-lies = The likeliest outcome does not bring “{ $given }”: leave it out, or write what it does bring.
content-mistake-empty-effect = An effect of 0 moves nothing: leave it out.

## What binds the files together

content-mistake-id-used-twice = The id “{ $given }” stands in { $other } already: write another one.
content-mistake-unknown-card = There is no card “{ $given }”: write the `id` of one that there is.
content-mistake-card-without-event = “{ $given }” brings no `event`, so nothing of it is remembered: name a card, an answer or an outcome that does.
content-mistake-unknown-line = There is no story line “{ $given }”; there are: { $known }.
content-mistake-card-of-no-such-line = The card “{ $given }” is not of the story line “{ $line }”: name one that is.
content-mistake-line-without-legacy = No legacy is bound to the story line “{ $given }”: write one in `legacies.yaml`.
content-mistake-achievement-shared = “{ $other }” has this goal with this perk already, and two at one table may not share it: change either.
content-mistake-line-opened-twice = The story line “{ $given }” is opened by the card “{ $other }” already: take one `opens` away.
content-mistake-line-never-opens = No card opens the story line “{ $given }”: write it behind the `opens` of one.
content-mistake-story-outside-line = This card is of no story line, so it may have no `story`: leave that out, or let a card of the line lead here by `next`.
content-mistake-card-in-two-lines = The card “{ $given }” is reached from more than one story line: { $known }. Let one of them lead elsewhere.
content-mistake-story-card-waits = A card of a story line has no `when`: it comes when its line has come so far.
content-mistake-story-card-pulled = A card of a story line has no `pull`: it comes when its line has come so far.
content-mistake-outcome-without-story = This outcome leaves its story line where it is: it, or its answer, needs a `story` with `next` or `end`.
content-mistake-end-unreachable = No card of this story line has “{ $given }” as its `end`: at least one must.
content-mistake-story-never-ends = This leads back to the card “{ $given }”, so the story line never ends: name another card, or an `end`.
content-mistake-unknown-king = There is no king “{ $given }”; there are: { $known }.
content-mistake-memory-never-comes = What “{ $given }” remembers comes only after itself, so that it never comes: let it remember an event of another card.
content-mistake-next-outside-crisis = `next` leads on only within a crisis: give this card and “{ $given }” the same `crisis`, or leave `next` out.
content-mistake-next-of-other-crisis = “{ $given }” is not of the crisis “{ $other }”: name a card that is.
content-mistake-crisis-in-story = A card of a story line can’t belong to the crisis “{ $given }” as well: take one of the two away.
content-mistake-crisis-card-waits = This card comes when the one before in its crisis leads here, so it has no `{ $given }`.
content-mistake-crisis-begins-twice = No `next` leads to “{ $given }”, and “{ $other }” begins this crisis already: lead to it, or give it a `crisis` of its own.
content-mistake-crisis-without-next = Nothing follows the first card of the crisis “{ $given }”: an outcome of it needs a `next`.
content-mistake-crisis-never-ends = This leads back to “{ $given }”, so the crisis never ends: name another card, or leave `next` out.
content-mistake-crisis-too-long = This is phase { $number } of the crisis; it may take { $most }: let it end before.
content-mistake-opener-unknown = The opener of a crisis is known to its later cards alone: let the `next` of an earlier card lead to “{ $given }”, or leave the name out.

## What is missing for a table

content-mistake-too-few-legacies = The story line “{ $given }” has { $number ->
        [one] one legacy
       *[other] { $number } legacies
    }; for a table of five it needs { $least }.
content-mistake-goal-shared = “{ $one }” and “{ $two }” are the same goal with the same number, in legacies that may meet at one table: change one of them.
content-mistake-goal-of-other-line = The goal “{ $given }” hangs on the story line “{ $line }”, which may not be dealt: name the legacy’s own.
content-mistake-perk-costs = “{ $about }” gives first claim to “{ $given }”, an office that only costs; those that bring points: { $known }.
content-mistake-no-card-without-condition = Every ordinary card has a `when`: one at least must do without, so that no phase is without a card.

## Figures

content-mistake-too-many-moved = This outcome moves { $given } resources; at most { $most } may move.
content-mistake-odd-beyond-share = This outcome moves { $given ->
        [one] one resource
       *[other] { $given } resources
    } in place of two or three, and more than one outcome in five does so: mend this one or others.
content-mistake-nothing-moves-far = No resource moves far in this outcome: one must, by { $least } at least.
content-mistake-event-against-effects = The outcome does not move this resource the way of the event’s sign: change the event, or the effects.
content-mistake-brings-no-event = The likeliest outcome of this answer brings no `event`: in a general card it must, so that there is something to sign.
content-mistake-sought-alone = A good event comes of this answer alone: give one to the other answer’s likeliest outcome too, or take this one away.
content-mistake-too-few-even = General cards whose answers cost about the same, in different coin: { $given }. There must be at least { $least }.
content-mistake-too-few-even-in-lines = Cards of story lines whose answers cost about the same, in different coin: { $given }. There must be at least { $least }.
content-mistake-too-few-pulled = General cards that something draws (`pull`): { $given }. There must be at least { $least }.
content-mistake-too-few-sought = General cards both of whose answers leave something good to have signed: { $given }. There must be at least { $least }.
content-mistake-too-many-wants = Problems in which somebody wants something ({ $note }): { $given }. There may be { $most }: let somebody do or say something instead.
content-mistake-too-many-forties = Cards with the number forty: { $given }. There may be { $most }.
content-mistake-says-nothing = The button “{ $given }” says that a thing is itself: write what is done.
content-mistake-king-without-habit = The king “{ $given }” has no `habit`: write one line of what everybody knows of him.
content-mistake-too-few-said = Lines said of a king at this end: { $number }. There must be at least { $least }, as a list.
