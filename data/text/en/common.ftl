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
score-prestige = prestige
score-crown = crown
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
count-houses = { $count ->
    [one] { $count } house
   *[other] { $count } houses
}
change = { $name } { SIGNED($change) }

## Seats, roles, offices

seat = seat
seat-number = seat { $number }
house = house
house-named = House { $house }
character = character
seat-leader = leader
seat-moderator = moderator
seat-steward = steward
seat-host = host
seat-empty = empty seat
secret-role = secret role
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
phase-number = phase { $number }
deal = deal
deal-named = { $number ->
    [1] the deal of { $maker } and { $partner }
   *[other] the deal of { $maker } and { $partner } ({ $number })
}
historical-event = historical event
story-event = story event
achievement = achievement
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
answer-no = no
answer-none = none
answer-unknown = unknown
answer-hidden = hidden
list-comma = ,
list-and = and
list-or = or

## Buttons

button-vote = Vote
button-add-power = Add power
button-seal = Seal
button-offer = Offer a deal
button-confirm = Confirm
button-decline = Decline
button-withdraw = Withdraw
button-sign = Sign
button-break-tie = Break the tie
button-name-leader = Name the leader
button-choose = Choose
button-use = Use
button-pass = Pass
button-cancel = Cancel
button-yes = Yes
button-no = No
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
button-help = Help
button-why = Why?
button-send = Send
page-number = page { $page } of { $pages }
choose-placeholder = Choose
deadline = until { $time } ({ $left })

## When something goes wrong

error-internal = Something broke on our side, and we are sorry. Nothing was changed. To report it, give this code: { $code }
error-kept = Something broke while we answered you, and we are sorry. What you did stands, and you read it below. To report it, give this code: { $code }
error-unsure = Something broke on our side, and we are sorry. We do not know whether what you did was kept: please look before you do it again. To report it, give this code: { $code }
error-unknown-text = We lack the words for this: { $code }
error-stranger = This button belongs to somebody else. You have no seat at this table.
error-not-yours = This is not yours to press. It waits for { $name }.
error-old-button = This button is from an earlier moment. Nothing was changed; the newest message has the right one.
error-wrong-channel = That belongs in { $channel }.
error-missing-permission = I may not do that in { $channel }. I lack this permission: { $permission }.
error-dm-closed = { $name }, I could not reach you by private message. Press the button to read it here; nobody else will see it.
error-already-done = Already done. Nothing more was changed.
error-nothing-to-do = There is nothing for you to do here now.
error-paused = The table is paused. No deadline runs.
error-busy = Many moves came at once. Nothing was changed; please try again.
error-not-found = I can’t find that.
error-no-table = No table is open in this channel.
error-host-only = Only the host may do that.
error-server-only = That works only in a server.
error-over = This game is over.
error-not-a-number = That is not a whole number. Write it in figures, such as 3.
error-out-of-bounds = It must be at least { $least } and at most { $most }.
error-too-long = Too long: { $actual } characters, and at most { $limit } fit.
error-empty = Something must stand here.
error-cooldown = A little too fast. Try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
