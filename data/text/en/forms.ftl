# Houses: forms that say what they mean, deals in one sentence, and the private panel with its reasons.

## A deal in one sentence: what both will owe

houses-you = you
houses-deal-brief = By { $deal }: { $first } { $second }
houses-deal-words = Nothing enforces a promise.
houses-deal-sentence = By this deal { $first }, and { $second }.
houses-owes-you = you will { $clauses }
houses-owes-this = { $house } will { $clauses }
houses-owes-nothing-you = you owe nothing
houses-owes-nothing = { $house } owes nothing
houses-bond-pay = pay { $coins } at once
houses-bond-vote = vote { $side } { $when } with { $least } power or more
houses-bond-vote-between = vote { $side } { $when } with { $least } to { $most } power
houses-bond-vote-exactly = vote { $side } { $when } with exactly { $least } power
houses-bond-abstain = { $how ->
    [gather] abstain to gather { $when }
   *[moderate] abstain to moderate { $when }
}
houses-bond-sign = let { $other } sign { $kinds } if leading { $when }
houses-bond-break-tie = decide { $side } if moderating a tie { $when }
houses-bond-name-leader = name { $house } if choosing the leader { $when }
houses-bond-reward = pay { $coins }, held until this comes true: { $clause }
houses-bond-reward-one = pay { $coins }, held until it is done by { $other }
houses-bond-promise = keep a promise that nothing enforces: “{ $text }”
houses-pledge-yes = { $past ->
    [0] our vote is yes in phase { $phase }
   *[other] our vote is yes in phase { $phase } of generation { $past }
}
houses-pledge-no = { $past ->
    [0] our vote is no in phase { $phase }
   *[other] our vote is no in phase { $phase } of generation { $past }
}

## A deal, step by step

houses-build-title = A deal, step by step
houses-build-title-with = A deal with { $house }
houses-build-means = Choose an offer that stands ready, or a house to build any other with. Nothing is offered before you press Send.
houses-build-with = With whom?
houses-common-which = Coins for a vote or the lead…
houses-common-decision = Coins for the decision…
houses-common-option = { $house }: { $side }, { $least } power or more
houses-common-lead = { $now ->
    [1] { $house }: names you leader
   *[0] { $house }: names you leader if level
}
houses-common-tie = { $house }: breaks the tie for { $side }
houses-common-name = { $house }: you name it leader, for coins
houses-button-send-for = Send for { $coins }
houses-build-you = You
houses-build-line = **{ $who }**: { $clauses }.
houses-build-title-counter = Counter to { $house }
houses-gives-mine = You give
houses-gives-theirs = { $house } gives
houses-gives-this = { $side }: { $clauses }
houses-draft-declines = Sending this declines the offer of { $house }.
houses-draft-declines-shown = Sending this declines the offer of { $house }. It shows { $coins }.
houses-button-send-as = Send as above
houses-button-own-ballot = My ballot
houses-build-mine = You give…
houses-build-theirs = You ask of { $house }…
houses-build-out = Take out: { $gift }
houses-build-many = How much
houses-build-which = Which of these, and when?
houses-build-further = More: from { $n } on…
houses-build-nearer = Fewer: from { $n } on…
houses-build-offers = Offers to you from { $houses }.
houses-button-see = { $count ->
    [one] See the offer
   *[other] See the offers
}
houses-give-pay = coins now
houses-give-reward = coins when it is done
houses-give-vote = a vote, yes or no
houses-give-abstain = an abstention: gather or moderate
houses-give-sign = let the other sign events
houses-give-break-tie = break a tie for yes or no
houses-give-name-leader = name the leader
houses-give-promise = a promise in words
houses-lever-power = { $thing }: { $n } power or more
    .means = If such a ballot wins, its power is spent; if not, it stays.
houses-lever-coins = { $thing }: { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
houses-short-pay = { $coins } now
houses-short-reward = { $coins } when done
houses-short-vote = { $side } { $when } with { $least } power or more
houses-short-promise = { $open ->
    [1] a promise, its words still open
   *[0] the promise “{ $text }”
}
houses-words-mine = The words of your promise
houses-words-theirs = What { $house } is to promise
houses-ready-1 = I hear your offer first in the next phase
houses-ready-2 = I do not vote against you in the next phase
houses-ready-3 = I leave the moderator’s seat to you
houses-ready-4 = I say truthfully how I vote
houses-ready-own = In your own words…
houses-field-words = The promise, in your own words
houses-button-form = In a form
houses-button-anew = Another house

## The form of a deal

houses-form-counter = A counter-offer
houses-field-i-give = You give
    .description = Up to three things. What you leave out you do not owe.
houses-field-they-give = They give
houses-field-coins = Coins, for each payment above
    .description = Empty: as before, at first 1. You have { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
houses-field-least-power = Least power, for each vote above
    .description = Empty: as before, at first 1. You have { $power } free. A ballot that wins spends it.
houses-choose-gifts = nothing
houses-act-pay = pay coins now
houses-act-reward = pay coins when it is done
houses-gift-later = { $gift }, { $when }

## The preview: nothing is offered yet

houses-draft-title = For { $house }, not sent yet
houses-draft-means = Sent, it is an offer: { $house } may confirm, decline or counter it, and until then you may take it back. It lapses when the phase ends.
houses-draft-counters = Sending it declines the offer of { $house } and puts this in its place.
houses-draft-problem = It can’t be sent like this. { $reason }
houses-button-send = Send
houses-button-change = Change
houses-button-drop = Drop
houses-action-counter-deal = Counter
    .option = Counter { $deal }
houses-button-counter = Counter
houses-deal-answer = Confirmed, it counts for you both at once. Silence lets it lapse with the phase.
houses-deal-waits = { $house } has not answered. Until then you may take it back.
houses-deal-past = The ballots are counted; this offer lapses with the phase.
houses-deals-past = { $count ->
    [one] One offer
   *[other] { $count } offers
} about ballots now counted: nothing to answer, gone with the phase.
houses-refusal-draft-words-gone = The bot was restarted and has forgotten the words of that promise. Choose them again; the rest is still there.
houses-refusal-draft-old = You have sent this house another offer since then. Look this one over again: change anything in it, then send.

## The private panel: what is asked, what is held

houses-silent = If you stay silent: { $otherwise }
houses-silent-until = If you stay silent { $until }: { $otherwise }
houses-silent-left = If you stay silent, { $left }: { $otherwise }
houses-means-found = They stay for the campaign; the first name may change later.
houses-means-ready = The next generation begins when everybody is ready.
houses-means-rank-offices = You keep the best two you are offered, by your own order.
houses-means-draft-remove = Nobody will have that role in this generation, and nobody else learns which it was.
houses-means-draft-take = It counts to the end of the generation and stays secret until then.
houses-means-vote = A ballot is final. More power wins and is spent. Gather: a coin, pool power. Moderate: a coin, ties to break.
houses-ask-vote-cast = Your ballot: { $ballot }. It stays cast; you may add power, or seal it.
houses-otherwise-vote-cast = it counts as it lies.
houses-means-vote-cast = Sealed by all, the ballots are counted at once.
houses-means-decide = One choice settles the answer and who leads. It can’t be taken back.
houses-means-decide-leader = Your choice can’t be taken back.
houses-means-peek = A perk, a right your house has earned: see now what one answer would bring. For you alone, and used up; not looking costs nothing.
houses-means-turn = A turned resource is announced at once; you are asked once more before. Not turning any costs nothing.
houses-sure-stop = { $now ->
    [true] **End the campaign here?** Once every house agrees it is over, for good. Stewards, if any, go along with you.
   *[other] **End the campaign with this generation?** Once every house agrees, no other generation comes. Stewards, if any, go along with you. Until the generation ends you may go back on it.
}
houses-sure-turn = **Turn { $resource } around?** It is { $now } now; then it is { $next }, and the next change that way is one larger. Everybody hears of it at once, and it can’t be taken back.
houses-sure-go = Turn { $resource }
houses-means-promise = Kept or broken: your word on it stands in the ledger. Saying nothing leaves it open.
houses-seat-total = As things stand: { $points }
houses-seat-no-parts = No clause is worth anything yet.
houses-seat-coins = { $coins } ({ $rank })
houses-rank-level = all equal
houses-seat-power = { $power } power: { $parts }
houses-power-free = { $n } free
houses-power-cast = { $n } in your ballot
houses-power-promised = { $n } promised for later
houses-seat-office = { $office } ({ SIGNED($n) })
houses-seat-leads = You lead for now. Who leads at the count signs what comes of it.
houses-seat-moderates = You moderate: if it is level, you decide.
houses-seat-deals-now = Deals: { $deals }
houses-deals-bound = { $n } more binding
houses-deals-asked = { $n } for you to answer
houses-deals-out = { $n } of yours not answered
houses-seat-scores = { $prestige } prestige, { $crown ->
    [one] { $crown } crown
   *[other] { $crown } crowns
}, { $reached }
houses-seat-reached = { $n ->
    [one] { $n } goal of your house reached
   *[other] { $n } goals of your house reached
}
houses-button-why = Why?

## After a vote

houses-receipt-open = You have { $free } power left, and may add some until the count.
houses-receipt-until = You have { $free } power left, and may add some { $until }.
houses-receipt-spent = You have no power left to add.
houses-receipt-shut = Nothing will be added; you have { $free } power left.

## Why?

houses-why-title = Why these numbers
houses-why-draft = What you saw of the draft
houses-why-drafted = You chose from { $roles }.
houses-why-after = After you, with one of the rest: { $houses }.
houses-why-before = Before you, with none of these: { $houses }.
houses-why-removed = You took { $role } out; nobody holds it.
houses-why-handed = You handed { $role } to { $house }.
houses-why-given = Your role was handed to you; you saw no other.
houses-why-points = If the generation ended now: { $points }
houses-why-role = { $role }: { SIGNED($n) }. { $count ->
    [0] None of the five is in its range.
   *[other] In its range ({ $count } of five): { $inside }.
}
houses-why-spread = { $role }: { SIGNED($n) }. The gap from { $low } to { $high }, and one.
houses-why-value = { $resource } { $value }
houses-why-coins = Points for coins: { SIGNED($n) }, { $rank }; equals share a place.
houses-why-power = Points for power left: { SIGNED($n) }, { $rank }; the most brings two, the next one.
houses-why-hidden = Coins and power of others are hidden here, so nobody knows these places yet.
houses-claim-positive = raises { $resource }: now { SIGNED($n) }
houses-claim-negative = guards { $resource }: now { SIGNED($n) }
houses-why-office-highest = { $office }: { SIGNED($n) }. It raises { $resource }; none is higher.
houses-why-office-second = { $office }: { SIGNED($n) }. It raises { $resource }, which is the second highest.
houses-why-office-lowest = { $office }: { SIGNED($n) }. It guards { $resource }; none is lower.
houses-why-office-second-lowest = { $office }: { SIGNED($n) }. It guards { $resource }, which is the second lowest.
houses-why-office-neither = { $office }: { SIGNED($n) }. Its resource is { $resource }, in the midst of the five.
houses-why-bonus = Perks: { SIGNED($n) }. { $perks }
houses-why-reign = How near the king’s end is
houses-why-stability = Stability is { $value }: { $down } less and the king flees, { $up } more and he is deposed. What a resource gains or loses, stability gains or loses, too.
houses-why-changes = How they came about
houses-why-series = { $name }: { $changes }
houses-why-start = { $n } at the start
houses-why-abstention = { SIGNED($n) } for an abstention in phase { $phase }
houses-why-deal = { SIGNED($n) } by { $deal }
houses-why-settled = { SIGNED($n) } out of escrow, { $deal }
houses-why-gathered = { SIGNED($n) } gathered in phase { $phase }
houses-why-spent = { SIGNED($n) } won with in phase { $phase }
houses-why-phase = { SIGNED($n) } in phase { $phase }
houses-why-earlier = { SIGNED($n) } in between
houses-why-remembered = Your remembered signatures changed your starting power: { $events }.
houses-why-mark = { $title } { SIGNED($n) }
houses-why-scores = Prestige and crown
houses-why-no-scores = None yet: they come at the end of a generation and of a story.
houses-why-reward = Generation { $generation }. { $text }

## Reasons where a newcomer meets a number first

houses-reason-coins = Coins: ten at first. They pay for deals; the three richest score.
houses-reason-power = Power: eight at first. Only a ballot that wins spends it.
houses-reason-role = Resources { SIGNED($n) }: { $count ->
    [0] none of the five stands
    [one] one of the five stands
    [5] all five stand
   *[other] { $count } of the five stand
} where your role wants them.
houses-reason-role-two = Resources { SIGNED($n) }: { $count ->
    [0] none of five stands
    [one] one of five stands
    [5] all five stand
   *[other] { $count } of five stand
} at an edge; two are best.
houses-reason-spread = Resources { SIGNED($n) }: the gap from the lowest to the highest, and one.
houses-section-meaning = What these numbers mean
houses-meaning-tracks = Each resource runs from 0 to 20 and begins at 10. ▲ ▼ is its momentum: a change that way is one larger, from the second in a row two; a change the other way turns it.
houses-meaning-stability = Stability moves by all that the resources move: at 0 the king flees, at 20 he is deposed.
houses-meaning-pool = Free power lies with nobody: houses that gather share it.
houses-meaning-purses = Coins pay for deals, and the three richest score. Power decides the vote, and a ballot that wins spends it.
houses-meaning-scores = Prestige and crowns come with a king’s end.
houses-meaning-levels = If unity is ahead at the end, prestige decides who wins; if division is, crowns do.
houses-button-what = What is this?
houses-button-deals-asked = Deals ({ $n })

## The coach

houses-coach-found = Names change no rule.
houses-coach-rank-offices = Want most the office whose resource stands highest: it pays at the end. A guarding one only costs.
houses-coach-take = { $role } is worth most now: { $points }. Votes still move it.
houses-coach-take-last = { $role } is what is left: { $points } as the realm stands, and votes can still move it.
houses-coach-remove = As the realm stands, { $role } would be worth the most: { $points }. What you take out nobody has.
houses-coach-edge = Stability is { $value }: at { $end ->
    [flight] 0 the king flees
   *[deposition] 20 the king is deposed
}, perhaps by this vote.
houses-coach-last = Your last { $free } power: if that side wins, you can only gather.
houses-coach-word = Your word for { $side } is with { $houses }. Nothing enforces it, but a broken word is remembered.
houses-coach-decide = Your role wants { $role ->
    [opportunist] the lower half
    [luxurious] the upper half
    [moderate] the middle
    [greedy] two at the edges
    [rebel] the edges
   *[extremist] a wide gap
}; { $resource } is { $value }: { $side } pushes it { $way ->
    [up] up
   *[down] down
}.
houses-coach-decide-against = Your role wants { $role ->
    [opportunist] the lower half
    [luxurious] the upper half
    [moderate] the middle
    [greedy] two at the edges
    [rebel] the edges
   *[extremist] a wide gap
}; { $resource } is { $value }: { $side } would push it { $way ->
    [up] up
   *[down] down
}, against you. Think of { $best }.
houses-coach-vote-empty = Your free power is used up. Gathering brings a coin and a share of the pool.
houses-coach-vote-cast = Done? Seal it. More power may win the lead.
houses-coach-decide-none = Neither answer does much for your role. Whom would you rather have lead?
houses-coach-decide-leader = Who leads signs what comes of it; another that is level may pay you to be named.
houses-coach-offer = An offer binds nobody until it is confirmed. Who wants what you want?
