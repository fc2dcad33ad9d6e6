# Words that every game and every page shares. Ids are the same in all languages.

## The realm

resource-army = army
resource-wealth = wealth
resource-repute = repute
resource-welfare = welfare
resource-knowledge = knowledge
stability = stability
momentum = momentum
momentum-up = rising
momentum-down = falling
sign-positive = positive
sign-negative = negative
level-unity = unity
level-division = division
end-death = death
end-flight = flight
end-deposition = deposition

## What a house has

coins = coins
power = power
pool = free power pool
count-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
count-power = { $count } power
count-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
count-prestige = { $count } prestige
count-crown = { $count ->
    [one] { $count } crown
   *[other] { $count } crowns
}
change = { $name } { SIGNED($change) }

## Seats, roles, offices

seat = seat
seat-number = seat { $number }
house = house
house-named = House { $house }
character = character
seat-empty = empty seat
role-opportunist = Opportunist
role-luxurious = Luxurious
role-moderate = Moderate
role-greedy = Greedy
role-rebel = Rebel
role-extremist = Extremist
office = office
office-commander = Commander
office-sentinel = Sentinel
office-merchant = Merchant
office-treasurer = Treasurer
office-vizier = Vizier
office-judge = Judge
office-counsellor = Counsellor
office-overseer = Overseer
office-sage = Sage
office-priest = Priest

## The campaign

campaign = campaign
generation = generation
generation-number = generation { $number }
phase = phase
deal = deal
deal-named = { $number ->
    [1] the deal of { $maker } and { $partner }
   *[other] the deal of { $maker } and { $partner } ({ $number })
}
perk = perk
ordinal = { $number ->
    [1] I
    [2] II
    [3] III
    [4] IV
    [5] V
    [6] VI
    [7] VII
    [8] VIII
    [9] IX
    [10] X
    [11] XI
    [12] XII
   *[other] no. { $number }
}

## Ballots: `button` is the short form

ballot-yes = yes
    .button = Yes
ballot-no = no
    .button = No
ballot-gather = abstain to gather
    .button = Gather
ballot-moderate = abstain to moderate
    .button = Moderate
ballot-absent = absent

## Answers and lists

answer-yes = yes
list-comma = ,
list-and = and
list-or = or

## Buttons

button-vote = Vote
button-decline = Decline
button-back = Back
button-next = Next
button-previous = Previous
button-more = More
button-open = My seat
button-refresh = Refresh
words-none = No picture hangs here any more.
button-words = In words
button-form-again = Back to the form
letter-past = -# Past: nothing is asked here any more.
panel-past = -# You sit at table { $match } no more.
panel-old = -# This page is old and renews itself no more. Press “{ $button }”.
button-join = Join
button-leave = Leave
button-start = Begin
button-why = Why?
button-send = Send
page-number = page { $page } of { $pages }
deadline = until { $time } ({ $left })

## When something goes wrong

error-internal = Something broke on our side, and we are sorry. Nothing was changed. To report it, give this code: { $code }
error-kept = Something broke while we answered you, and we are sorry. What you did stands, and you read it below. To report it, give this code: { $code }
error-unsure = Something broke on our side, and we are sorry. We do not know whether what you did was kept: please look before you do it again. To report it, give this code: { $code }
error-unknown-text = We lack the words for this: { $code }
error-old-button = This button is from an earlier moment. Nothing was changed; the newest message has the right one.
error-already-done = Already done. Nothing more was changed.
error-busy = Many moves came at once. Nothing was changed; please try again.
error-server-only = That works only in a server.
error-not-a-number = That is not a whole number. Write it in figures, such as 3.
