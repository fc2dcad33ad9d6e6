# Deadlines, reminders, the pace of a table.

command-campaign-pace = Host: how long the table waits
command-quiet = Reminders by direct message: on or off
option-pace = How long the table waits
    .live = live, minutes
    .evening = one evening
    .day = a day for a vote
    .two-days = two days for a vote
option-found = Minutes to found a house
option-rank = Minutes to order claims to offices
option-draft = Minutes to choose a role
option-vote = Minutes to vote
option-decide = Minutes for the moderator
option-other = Minutes for everything else
option-quiet-from = Quiet hours begin, such as 23:00
option-quiet-to = End of quiet hours; same as the start for none
option-zone = The table’s time zone
option-quiet = Keep reminders away
    .on = quiet, no reminders
    .off = remind me

# Reminders

remind = { $mark ->
        [half] Match { $match }, { $game }: half of your time is gone.
       *[last] Match { $match }, { $game }: your time runs out soon.
    }
remind-asked = { $question } { $until }.
houses-remind-asked = { $ask ->
        [found] Found your house, { $until }.
        [rank_offices] Put your claims to offices in order, { $until }.
        [draft_take] Choose your role, { $until }.
        [draft_remove] Put a role aside, { $until }.
        [vote] Cast and seal your ballot, { $until }.
        [decide] Decide as moderator, { $until }.
       *[other] The match waits for you, { $until }.
    }
remind-aloud = { $name }, match { $match } waits for you, { $until }. Your direct messages are closed; press here.

# Lines in the channel

notice-clock-moved = For { $length } I could not reach you, nor you me. Every deadline has moved by the time lost; nobody is late because of it.
notice-awaited-called = { $names }: this table waits for you. Its host reminds you.
done-called = Those who are awaited were called, before everybody.
refusal-called-lately = They were called less than { $hours } hours ago. Once in { $hours } hours is all a table gets.
refusal-nobody-awaited = Nobody else is awaited whom a call would reach.
notice-pace-set = The host has set a pace. Deadlines that run already stay as they are.

span-days = { $count ->
        [1] { $count } day
       *[other] { $count } days
    }
span-hours = { $count ->
        [1] { $count } hour
       *[other] { $count } hours
    }
span-minutes = { $count ->
        [1] { $count } minute
       *[other] { $count } minutes
    }

pace-said = Pace: { $name ->
        [live] live
        [evening] one evening
        [day] a day
        [two_days] two days
       *[own] the host’s own
    }. Each answer has { $other }.
houses-pace-said = Pace: { $name ->
        [live] live
        [evening] one evening
        [day] a day
        [two_days] two days
       *[own] the host’s own
    }. A vote has { $vote }, a house { $found }, offices { $rank }, a role { $draft }, the moderator { $decide }, anything else { $other }.
pace-quiet = No clock runs from { $since } to { $end } ({ $zone }).

# Private answers

done-pace = The pace is set. It holds for what opens from now on; running deadlines stay.
done-quiet = No more reminders by direct message.
done-unquiet = Reminders come by direct message again.

refusal-pace-length = A length is { $least } minute at least and { $most } days at most.
refusal-pace-quiet-half = Quiet hours need three things: when they begin, when they end, and the time zone.
refusal-quiet-hours = Write a time of day like 23:00.
refusal-quiet-long = Quiet hours may last { $most } hours at most, for a deadline has to come some day.
refusal-zone-unknown = I know no time zone “{ $zone }”. Type a city, such as Tehran or London, and choose from the list.
refusal-clock-moved = That absence has been made good already.

# The names of commands and options, as they are in the code

name-command-campaign-pace = pace
name-command-quiet = quiet
name-option-pace = pace
name-option-found = found
name-option-rank = rank
name-option-draft = draft
name-option-vote = vote
name-option-decide = decide
name-option-other = other
name-option-quiet-from = quiet_from
name-option-quiet-to = quiet_to
name-option-zone = zone
name-option-quiet = quiet
