# Houses: Legacy of Generations. What the council reads. Slots are names and numbers of events, moves and views.

houses-name = Houses: Legacy of Generations
    .description = A king who leaves, a council that stays, and five houses that remember.
houses-opening = A king reigns, and you are a house of the council: every phase brings a problem, and you trade, promise and vote in secret. Each house hides a role; what you sign is remembered for generations.
houses-opening-realm = The realm has five numbers from 0 to 20: { $resources }.
houses-opening-card = A problem comes: yes or no?
houses-opening-trade = Trade, promise, vote in secret
houses-opening-role = Your secret role wants the realm so
houses-opening-ends = How does this reign end?

## Building blocks

houses-character = { $name } { $ordinal } of { $house }
houses-answer = { $side }, “{ $title }”
houses-quoted = “{ $title }”
houses-line = “{ $name }”
houses-momentum-up = ▲ rising
houses-momentum-down = ▼ falling
houses-effect-up = { $resource } +
houses-effect-down = { $resource } −
houses-effect-amount = { $resource } { SIGNED($by) }
houses-nobody = nobody
houses-nothing = nothing
houses-figure = { $n }
houses-hidden = hidden
houses-anybody = a house
houses-ballot = { $kind ->
    [yes] yes with { $power } power
    [no] no with { $power } power
    [gather] abstains to gather
   *[moderate] abstains to moderate
}
houses-ballot-sealed = { $ballot }, sealed
houses-gain-prestige = { $n } prestige
houses-gain-crown = { $n ->
    [one] { $n } crown
   *[other] { $n } crowns
}
houses-in-phase = in phase { $phase }

## What happened

houses-event-campaign-opened = A campaign begins: { $houses } houses, { $lines } story lines, { $generations ->
        [one] { $generations } generation
       *[other] { $generations } generations
    } at most. Now each player founds a house: “My seat” on the board has one ready.
houses-event-house-founded = { $given ->
    [true] Silence is also an answer: { $house } is founded by lot, and called after its sign.
    [bare] { $house } is founded, and called after its sign.
   *[other] { $house } is founded under the sign of the { $emblem }; { $person } speaks for it.
}
    .own = Your house stands: { $house }, under the sign of the { $emblem }. { $person } speaks for it.
houses-stewards-founded = Stewards play { $houses }.
houses-event-first-name-changed = { $house } will next be led by { $person }.
    .own = Your next head of house will be { $person }.
houses-event-house-ready = { $house } is ready for the next generation.
    .own = Noted: your house waits no longer.
houses-event-stop-agreed = { $agree ->
    [true] { $rest ->
        [0] { $house } agrees, too. All do: the campaign ends with this generation.
       *[other] { $house } would let the campaign end with this generation.
    }
   *[other] { $house } wants the campaign to go on after all.
}
    .own = { $agree ->
    [true] { $rest ->
        [0] Noted. Every house agrees: this generation is the last.
       *[other] Noted. When every house agrees, this generation is the last.
    }
   *[other] Noted: your house wants to go on.
}
houses-event-house-rewarded = { $why ->
    [place] { $house }: { $gain } for place { $number }
    [rebel] { $house }: { $gain }; it had a Rebel when the king went
    [record] { $house }: { $gain } for the roles it has played
    [story] { $house }: { $gain } for most of a story
   *[perk] { $house }: { $gain } by a perk
}
houses-event-achievement-reached = { $house } has reached a goal: { $goal }. From now on: { $perk }.
houses-event-campaign-ended = { $why ->
    [unity] The campaign is over. Unity { $unity }, division { $division }: the realm held, and prestige decides.
    [division] The campaign is over. Unity { $unity }, division { $division }: the realm came apart, and crowns decide.
   *[level] The campaign is over. Unity { $unity }, division { $division }: neither won, so prestige and crowns count together.
}
houses-event-history-forgotten = Three generations on, nobody alive remembers { $events }.
houses-event-generation-opened = Generation { $number }: { $king } begins to reign. The pool holds { $pool } power.
houses-event-offices-ranked = { $given ->
    [true] { $house } was silent; its newest claims go first.
   *[other] { $house } has put its claims in order.
}
    .own = { $given ->
    [true] You were silent; your newest claims go first.
   *[other] Your claims stand in this order: { $order }.
}
houses-event-offices-dealt = The offices are filled. By lot: { $lots }.
houses-event-council-seated = { $leader } leads the council, { $moderator } moderates.
houses-event-draft-opened = The secret roles go round. { $remover } takes one out; then the houses choose in this order: { $order }.
houses-event-draft-turned = { $house } is looking at the roles.
    .own = It is your turn. { $n ->
        [one] You see the last role, and nobody else does: { $roles }.
       *[other] You see these roles, and nobody else does: { $roles }.
    }
houses-event-role-removed = { $given ->
    [true] { $house } was silent; a role was taken out by lot.
   *[other] { $house } has taken a role out.
}
    .own = { $role } is out of this generation; only you know. Now take a role of your own.
houses-event-role-taken = { $given ->
    [true] { $house } was silent and has a role by lot.
   *[other] { $house } has a role.
}
    .own = Your secret role is { $role }. { $clause }
houses-event-phase-opened = Phase { $number }: { $title }
houses-event-outcome-peeked = { $house } looks behind the curtain.
    .own = If the answer is { $side }, this will happen, before momentum: { $effects }. { $mark }
houses-peeked-now = As momentum stands now, that comes to: { $effects }.
houses-event-momentum-turned = { $house } turns { $resource } around: now { $momentum }.
    .own = You turned { $resource } around: now { $momentum }.
houses-event-ballot-cast = { $house } has cast a ballot.
    .own = Your ballot: { $ballot }. A cast ballot stays cast.
    .open = { $house }: { $ballot }.
    .deal = Your ballot was cast by { $deal }: { $ballot }.
houses-event-power-added = { $house } adds power: its ballot now holds { $power }.
    .own = Your ballot now holds { $power } power.
houses-event-ballot-sealed = { $house } has sealed its ballot.
    .own = Your ballot is sealed.
houses-event-ballot-missed = { $house } was silent to the end and counts as absent.
    .own = You were silent to the end and count as absent.
houses-event-moderator-taken = { $house } abstains and moderates this phase.
    .own = You have taken the moderator’s seat for this phase.
houses-event-ballots-counted = Yes { $yes }, no { $no }.
houses-event-moderator-asked = { $house } moderates and must decide: { $choices }.
    .own = { $sides ->
    [1] The answer stands, and who leads is yours to say: { $choices }.
   *[other] The council is level and looks at you. Open to you: { $choices }.
}
houses-event-decision-taken = { $by ->
    [moderator] The moderator has spoken and the council has sealed: { $side }. { $leader } leads; no way back.
    [deal] The moderator’s word was given before the vote and sealed now: { $side }. { $leader } leads; no way back.
    [silence] The moderator was silent, which was also heard: { $side }. { $leader } leads; no way back.
   *[count] Voted and sealed: { $side }. { $leader } leads; no way back.
}
    .own = { $by ->
    [moderator] You have decided: { $side }, and { $leader } leads.
    [deal] Your deal has decided: { $side }, and { $leader } leads.
    [silence] Your silence has decided: { $side }, and { $leader } leads.
   *[count] The count has decided: { $side }, and { $leader } leads.
}
houses-event-power-settled = { $spent ->
    [0] Nobody spent power; the pool now holds { $pool }.
   *[other] { $spent } power goes into the pool, which now holds { $pool }.
}
houses-event-outcome-drawn = { $text }
houses-event-resource-moved = { $resource } { SIGNED($by) }: now { $value }, { $momentum }
houses-event-stability-moved = stability { SIGNED($by) }: now { $value }
houses-event-event-signed = { $sign ->
    [positive] In the name of { $house } it is written, for { $resource }: { $title }.
   *[negative] In the name of { $house } it is written, against { $resource }: { $title }.
}
houses-event-story-signed = The story { $line } goes on in the name of { $house }: { $title }.
houses-event-story-ended = { $end ->
    [unity] The story { $line } has ended in unity. { $house } signed the end and keeps: { $perk }. Most of it was signed by { $most }. Unity { $unity }, division { $division }.
   *[division] The story { $line } has ended in division. { $house } signed the end and keeps: { $perk }. Most of it was signed by { $most }. Unity { $unity }, division { $division }.
}
houses-event-deal-offered = { $maker } offers { $partner } a deal.
    .own = Your offer to { $partner } is out. Until it is confirmed you may withdraw it under “Deals”.
houses-event-deal-confirmed = Agreed: { $maker } and { $partner } have a deal; it counts from now on.
houses-event-deal-declined = { $partner } declines the offer of { $maker }.
houses-event-deal-withdrawn = { $maker } takes back the offer to { $partner }.
houses-event-deal-lapsed = The phase is over, and with it the offer of { $maker } to { $partner }.
houses-lapsed-offers = { $n } offers lapsed with the phase; what was in them stands among the deals.
houses-lapsed-offer = { $maker } to { $partner }
houses-event-deal-impossible = Not possible now: the offer of { $maker } to { $partner }. It is gone.
houses-paid-out = { $coins } to { $house }
houses-fate-terms = It said: { $terms }
houses-about-found = your house is to be founded
houses-about-vote = a new problem is put to the vote
houses-about-decide = the moderator decides
houses-event-deal-flawed = On your side { $deal } failed: { $reason }
houses-event-clauses-settled = Settled for this phase: { $deal }. Out of escrow: { $paid }.
houses-event-deal-closed = Closed: { $deal }. { $maker_side ->
    [kept] Kept by { $maker },
    [word] { $maker } gave its word,
    [nothing] { $maker } owed nothing,
   *[void] Void for { $maker },
} { $partner_side ->
    [kept] kept by { $partner }.
    [word] { $partner } gave its word.
    [nothing] { $partner } owed nothing.
   *[void] void for { $partner }.
}
houses-event-word-broken = { $house } says before the council that { $by } broke its word in { $deal }.
houses-event-promise-marked = { $kept ->
    [true] { $marker } calls the promise of { $by } in { $deal } kept.
   *[other] { $marker } calls the promise of { $by } in { $deal } broken.
}
    .own = { $kept ->
    [true] You call the promise of { $by } in { $deal } kept.
   *[other] You call the promise of { $by } in { $deal } broken.
}
houses-event-phase-closed = Phase { $number } is over.
houses-event-king-fell = { $end ->
    [death] { $king } is dead. A king’s seventh phase may be the last; no king outlives the ninth.
    [flight] { $king } has fled: stability fell to 0.
   *[deposition] { $king } is deposed: stability rose to 20.
}
houses-event-generation-scored = Generation { $number }, scored. The secret roles are open now.
houses-event-generation-closed = { $final ->
    [true] Generation { $number } was the last.
   *[other] Generation { $number } is over. Rest, rename the next head of your house, and say when you are ready.
}

## Pieces of posts

houses-section-count = The count
houses-section-decision = The moderator decides
houses-section-outcome = What came of it
houses-section-names = Signatures
houses-section-deals = Deals
houses-section-goals = Goals
houses-section-end = The end of a reign
houses-section-scores = Points
houses-section-rewards = Prestige and crowns
houses-section-campaign = The end of the campaign
houses-section-realm = The realm
houses-section-houses = The houses
houses-section-stories = Stories
houses-section-memory = Remembered
houses-count-line = { $house }: { $ballot }
houses-count-absent = { $house }: absent
houses-count-leader = (leader)
houses-count-moderator = (moderator)
houses-power-shares = Gathered from the pool: { $shares }.
houses-share = { $house } { SIGNED($power) }
houses-signed-for = { $leader } led, and by a deal let { $house } sign.
houses-signed-twice = It counts twice for the signer’s starting power.
houses-pushed = It pushes { $title } out of memory.
houses-brief-signed = { $sign ->
    [positive] { $house } signs for { $resource }: { $title }.
   *[negative] { $house } signs against { $resource }: { $title }.
}
houses-brief-chapter = { $house } signs { $title } in { $line }.
houses-brief-chapter-perk = { $house } signs { $title } in { $line }, and until the next chapter has: { $perk }.
houses-brief-chapter-ended = { $house } signs { $title } in { $line }, which ends in { $end ->
    [unity] unity
   *[division] division
} (unity { $unity }, division { $division }), and keeps for good: { $perk }.
houses-missed = **Not as foretold:** { $parts }.
houses-missed-stays = { $missed } The king stays.
houses-missed-way = { $was ->
    [up] { $resource } was to rise
   *[down] { $resource } was to fall
} { $came ->
    [up] and rose
    [down] and fell
   *[none] and did not move
}
houses-missed-event = the event foretold did not come
houses-missed-more = { $before }; { $after }
houses-brief-over = So ended the reign of { $king }.
houses-brief-deal = Deal closed: { $first } { $second }
houses-brief-deal-void = Deal closed: { $houses } (void).
houses-brief-deals = { $n }{ $told ->
    [1] { " " }more
   *[0] { "" }
} { $n ->
    [one] deal
   *[other] deals
} closed.
houses-brief-goal = { $house } reaches a goal of its own. From now on: { $perk }.
houses-brief-goals = { $n ->
    [one] { $houses } reaches a goal of its own.
   *[other] { $n } houses reach goals of their own.
}
houses-brief-decided = { $by ->
    [deal] The moderator’s earlier word has decided; { $leader } leads.
    [silence] The moderator’s silence has decided; { $leader } leads.
   *[moderator] The moderator has decided; { $leader } leads.
}
houses-brief-ended = { $line } ends in { $end ->
    [unity] unity
   *[division] division
}: unity { $unity }, division { $division }. { $house } keeps for good: { $perk }.
houses-brief-half = { $house }: { $clauses } { $stand ->
    [kept] (kept).
    [word] (word only).
    [nothing] (not owed).
   *[void] (void).
}
houses-brief-reason = Why { $resource } { SIGNED($by) }: the answer brings { SIGNED($asked) }, and { SIGNED($more) } because it was { $up ->
    [1] rising
   *[0] falling
} already.
houses-perk-passes = As long as nobody writes the next chapter, { $house } has: { $perk }.
houses-handed = You hand { $role } on to { $house }, unseen.
houses-mortal = { $percent ->
    [100] The king’s last phase.
   *[other] The king’s death: { $percent }%.
}
houses-recycled = Every matter has been before the council once; the old ones return.
houses-abstention-coins = You get { $coins }.
houses-score-line = { $place }. { $house }, { $role }: { $total } ({ $clauses })
houses-score-level = With equal points, more power left stands first, then more coins, then less prestige.
houses-score-resources = resources { SIGNED($n) }
houses-score-coins = coins { SIGNED($n) }
houses-score-offices = offices { SIGNED($n) }
houses-score-power = power { SIGNED($n) }
houses-score-bonus = bonus { SIGNED($n) }
houses-place-line = { $place }. { $house }: { $prestige } prestige, { $crown ->
    [one] { $crown } crown
   *[other] { $crown } crowns
}
houses-tossed = A coin was tossed for the momentum of { $resources }.
houses-offices-line = { $house }: { $offices }
houses-mark-event = It brings the event { $title }.
houses-mark-story = A chapter of the story comes with it: { $title }.
houses-mark-none = No event comes of it.
houses-preview-outcome = { $percent }%: { $effects }. { $marks }
houses-preview-condition = { $percent }%, where its condition holds: { $effects }. { $marks }

## The phase, the realm, the board

houses-forecast = { $side }: { $title }
houses-forecast-nothing = nothing foretold
houses-forecast-positive = a positive { $resource } event
houses-forecast-negative = a negative { $resource } event
houses-forecast-story = a new chapter
houses-forecast-end = { $end ->
    [unity] an end in unity
   *[division] an end in division
}
houses-forecast-holds = A new chapter; whoever signs it has until the next: { $perk }
houses-forecast-keeps = { $end ->
    [unity] An end in unity
    [division] An end in division
   *[either] Either end
}; whoever signs it keeps: { $perk }
houses-forecast-warning = Foretold is not promised.
houses-near-end = Stability { $value }: the reign may end.
houses-phase-crisis = { $begins ->
    [true] A crisis begins: the next matter may come of this answer.
   *[other] The crisis goes on. { $house } led its first vote.
}
houses-phase-line = Story: { $line }. { $question }
houses-resource = { $resource } { $value }, { $momentum }
houses-resource-run = { $resource } { $value }, { $momentum }, { $run } in a row
houses-stability = stability { $value }: at 0 the king flees, at 20 is deposed
houses-pool = free power pool { $pool }
houses-council-one = { $leader } leads and moderates.
houses-council = { $leader } leads, { $moderator } moderates.
houses-king-reigns = { $king } reigns.
houses-awaited = Still awaited: { $houses }.
houses-phase-awaited = Awaited: { $who }
houses-phase-awaited-until = Awaited: { $who } · until { $at }, { $left }
houses-awaited-everybody = all houses
houses-awaited-nobody = Nobody is awaited.
houses-awaited-seals = All have voted. The count comes when every ballot is sealed, or when the time runs out.
houses-purse = { $house }: { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}, { $power } power
houses-house-tempered = { $house } ({ $temper })
houses-temper-bold = bold
houses-temper-schemer = scheming
houses-temper-miser = miserly
houses-temper-loyal = loyal to the crown
houses-temper-grudging = grudging
houses-temper-devout = devoted to { $resource }
houses-purse-hidden = { $house }
houses-purse-offices = { $purse }; { $offices }
houses-standing-house = { $house }: { $prestige } prestige, { $crown ->
    [one] { $crown } crown
   *[other] { $crown } crowns
}
houses-standing-unity = If it ended in unity: { $order }
houses-standing-division = If it ended in division: { $order }
houses-level = { $houses } (level)
houses-place-after = { $before }; { $after }
houses-levels = unity { $unity }, division { $division }
houses-story-open = { $line }: { $title }
houses-story-signed = { $line }: { $title }, signed by { $house }
houses-story-goes-on = { $line }: { $question } Latest: { $title }
houses-story-ended = { $line }: ended in { $end }
houses-memory = { $resource }: { $events }
houses-memory-positive = + { $title } ({ $house })
houses-memory-negative = − { $title } ({ $house })
houses-generation = generation { $number } of { $most } at most
houses-stage = { $stage ->
    [founding] The houses are being founded.
    [interlude] The next generation is yet to begin.
    [ranking] The houses put their claims in order.
    [draft] The secret roles go round.
    [vote] The council votes.
    [decide] The moderator decides.
    [over] The campaign is over.
   *[other] The council is at work.
}

## Pictures: what stands on them, and the same for those who listen

houses-picture-reign = Generation { $number } of { $most }
houses-picture-stage = { $stage ->
    [founding] founding
    [interlude] between generations
    [ranking] claims
    [draft] secret roles
    [vote] the vote
    [decide] the moderator
    [over] over
   *[other] at work
}
houses-picture-flees = flees
houses-picture-deposed = deposed
houses-picture-stability = stability
houses-picture-pool = free power
houses-picture-memory = remembered
houses-picture-unity = unity
houses-picture-division = division
houses-picture-seat = Seat { $number }
houses-picture-head = { $king }. { $reign }. { $matter } ({ $stage })
houses-picture-tile = { $house }: { $facts }
houses-picture-leads = leads
houses-picture-moderates = moderates
houses-picture-awaited = is awaited
houses-picture-undecided = The moderator decides
houses-picture-leaderless = { $side }: the moderator names the leader
houses-picture-count = { $matter }. { $verdict }. Yes { $yes }, no { $no }
houses-picture-share = and gathers { $power }
houses-picture-resources = resources
houses-picture-coins = coins
houses-picture-offices = offices
houses-picture-power = power
houses-picture-bonus = bonus
houses-picture-by-resources = by resources
houses-picture-by-coins = by coins
houses-picture-by-offices = by offices
houses-picture-by-power = by power
houses-picture-by-bonus = bonus
houses-picture-won = The generation goes to
houses-picture-fate = { $end ->
    [death] died on the throne
    [flight] fled
   *[deposition] was deposed
}
houses-picture-poster = { $king }, { $reign }: { $fate }. The generation goes to { $houses }.
houses-picture-standing = The campaign so far
houses-picture-places = place if it ends in unity, in division
houses-picture-temper-bold = bold
houses-picture-temper-schemer = scheming
houses-picture-temper-miser = miserly
houses-picture-temper-loyal = loyal
houses-picture-temper-grudging = grudging
houses-picture-temper-devout = devoted
houses-picture-now = { $standing } (now won: { $gains })
houses-picture-ending = Points. { $king }, { $reign }
houses-picture-scored = { $place }. { $house }, { $role }: { $total } ({ $clauses })
houses-picture-total = points now
houses-picture-rank = { $place ->
    [1] the most
   *[other] place { $place }
}
houses-picture-hand = Secret role: { $role }. { $wants }. Points now: { $total }
houses-picture-part = { $name } { SIGNED($n) }
houses-picture-count-missed = { $count }. Not as foretold
houses-picture-stamp = Not as foretold
houses-picture-row-foretold = foretold
houses-picture-row-came = came
houses-picture-row-now = now
houses-picture-row-event = event
houses-picture-ballot = { $kind ->
    [yes] yes
    [no] no
    [gather] gathers
    [moderate] moderates
   *[absent] absent
}
houses-picture-foretold = { $was ->
    [up] foretold { $resource } up
    [down] foretold { $resource } down
   *[none] { $resource } not foretold
}, { $came ->
    [up] came up { $n }
    [down] came down { $n }
   *[none] did not move
}
houses-picture-foretold-now = { $moved }: now { $value }, { $momentum }
houses-picture-foretold-stands = { $moved }: now { $value }
houses-picture-event-named = { $kind }, { $title }
houses-picture-event-foretold = Foretold: { $event }
houses-picture-event-came = Came: { $event }
houses-picture-event-none = nothing came
houses-strip-phase = { $reign } · phase { $phase }
houses-strip-head = { $king }. { $reign }
houses-picture-story = “{ $line }”: last signed by { $house }
houses-picture-story-open = “{ $line }”: not begun
houses-picture-remembered = remembered, { $resource }: { $marks }
houses-picture-mark = { $sign ->
    [positive] +
   *[negative] −
} { $house }

## My seat

houses-seat-unfounded = Your seat
houses-seat-role = Secret role: { $role }. { $clause }
houses-seat-offices = Offices: { $offices }
houses-seat-ballot = Your ballot: { $ballot }
houses-seat-no-ballot = You have not voted in this phase.
houses-seat-perks = Perks: { $perks }
houses-seat-idle = Nothing is asked of you just now.
houses-seat-over = { $place ->
    [1] The campaign is over, and your house came first.
   *[other] The campaign is over. Your house took place { $place }.
}
houses-seat-goals = Goals of your house
houses-goal = { $goal } ({ $have } of { $n }): { $perk }
houses-goal-end = { $goal }: { $perk }
houses-goal-reached = Reached: { $goal }: { $perk }
houses-goal-ending = Let { $line } end in { $end }: { $perk }
houses-record = { $times } times { $role }: { $gain } ({ $have } so far)
houses-record-given = { $times } times { $role }: { $gain }, given
houses-motto = { $name }: { $motto }
houses-deals-title = Your deals
houses-deals-none = No deal and no offer of yours is open.
houses-deal-head = { $state ->
    [bound] In force with { $other }
    [mine] Your offer to { $other }
   *[theirs] { $other } offers
}
houses-deals-page = Part { $page } of { $pages }.
houses-promises = Promises: kept or broken?
houses-promises-told = The council hears of a broken word as soon as its deal is closed.
houses-promise = { $by } promised { $other }: “{ $text }”
houses-promise-counted = { $kept ->
    [true] As counted: { $by } kept it
   *[other] As counted: { $by } broke it
}

## Secret roles: what the resource clause and the coin clause are worth

houses-role-clause-opportunist = Resources between 0 and 10 are worth points, and so are the most coins.
    .short = Wants resources low, from 0 to 10
houses-role-clause-luxurious = Resources between 10 and 20 are worth points, and so are the most coins.
    .short = Wants resources high, from 10 to 20
houses-role-clause-moderate = Resources between 5 and 15 are worth points, and so are the most coins.
    .short = Wants resources in the middle, from 5 to 15
houses-role-clause-greedy = Two resources at the edges, up to 5 or from 15, are best; the most coins are worth more than to anybody.
    .short = Wants two resources at the edges, and coins
houses-role-clause-rebel = Resources at the edges, up to 5 or from 15, are worth points; a king who leaves is worth a crown.
    .short = Wants resources at the edges, and no king
houses-role-clause-extremist = The gap between the highest and the lowest resource is worth points, and so are the most coins.
    .short = Wants the widest gap between two resources
houses-role-table = By resources inside, from none to five: { $points }. Coins, first to third: { $coins }.
houses-role-table-extremist = One point more than the gap. Coins, first to third: { $coins }.

## Deals

houses-clause-stands = { $standing ->
    [kept] { $clause } (kept)
    [void] { $clause } (void)
   *[open] { $clause }
}
houses-kind-positive = positive events
houses-kind-negative = negative events
houses-kind-story = story events
houses-flaw-deal-coins = you do not have the coins it needs.
houses-flaw-deal-ballot-cast = your ballot of this phase is cast otherwise.
houses-flaw-deal-seat-taken = the moderator’s seat is already taken.
houses-flaw-deal-contradicts = another deal of yours says otherwise.
houses-flaw-deal-power = you do not have the free power it needs.

## Perks: what they do

houses-perk-power-at-start = { $n } more power at the start of a generation
houses-perk-coins-at-start = { $n ->
    [one] { $n } more coin
   *[other] { $n } more coins
} at the start of a generation
houses-perk-extra-coin-on-abstain = { $n ->
    [one] { $n } more coin
   *[other] { $n } more coins
} with each abstention
houses-perk-extra-gather-share = with each gathering up to { $n } more power, if the pool has it left
houses-perk-pool-bonus = the pool starts with { $n } more power
houses-perk-draft-choice = first to take a secret role
houses-perk-draft-two = two secret roles to choose from; the other is handed on
houses-perk-see-true-outcome = { $n ->
    [one] one look a generation at an answer’s true outcome
   *[other] { $n } looks a generation at an answer’s true outcome
}
houses-perk-turn-momentum = { $n ->
    [one] once a generation, the turn of a resource’s momentum
   *[other] { $n } times a generation, the turn of a resource’s momentum
}
houses-perk-double-signature = events it signs count twice for its starting power
houses-perk-silent-moderator-yes = when it moderates in silence, the answer is yes
houses-perk-prestige-on = { $n } prestige for { $what }
houses-perk-crown-on = { $n ->
    [one] { $n } crown
   *[other] { $n } crowns
} for { $what }
houses-perk-score-bonus = { $n ->
    [one] { $n } point
   *[other] { $n } points
} for { $what }
houses-perk-office-first = first claim to the office of { $office }
houses-trigger-end = { $end ->
    [death] a king’s death
    [flight] a king’s flight
   *[deposition] a king’s deposition
}
houses-trigger-rank = place { $rank } in a generation
houses-trigger-story = { $story ->
    [unity] a story that ends in unity
   *[division] a story that ends in division
}
houses-trigger-signed = each of its signed { $events }
houses-trigger-ties = each tie it breaks

## Goals: what they ask

houses-events-any = historical events
houses-events-sign = { $sign ->
    [positive] positive events
   *[negative] negative events
}
houses-events-of = { $resource } events
houses-events-sign-of = { $sign ->
    [positive] positive { $resource } events
   *[negative] negative { $resource } events
}
houses-condition-events-signed = { $n ->
    [one] sign one of the { $events }
   *[other] sign { $n } { $events }
}
houses-condition-leader = lead at the end of { $n ->
    [one] { $n } phase
   *[other] { $n } phases
}
houses-condition-moderator = moderate at the end of { $n ->
    [one] { $n } phase
   *[other] { $n } phases
}
houses-condition-won = win { $n ->
    [one] { $n } generation
   *[other] { $n } generations
}
houses-condition-role-held = be { $role } { $n ->
    [one] once
   *[other] { $n } times
}
houses-condition-coins = end a generation with { $n ->
    [one] { $n } coin
   *[other] { $n } coins
} or more
houses-condition-power = end a generation with { $n } power or more
houses-condition-side = be on the winning side { $n ->
    [one] once
   *[other] { $n } times
} in one generation
houses-condition-ties = break { $n ->
    [one] { $n } tie
   *[other] { $n } ties
}
houses-condition-deals = keep { $n ->
    [one] { $n } deal
   *[other] { $n } deals
}
houses-condition-fall = lead { $n ->
    [one] once
   *[other] { $n } times
} when a king flees or is deposed
houses-condition-story-signed = sign { $n ->
    [one] { $n } story event
   *[other] { $n } story events
}
houses-condition-story-signed-of = sign { $n ->
    [one] { $n } event
   *[other] { $n } events
} of the story { $line }
houses-condition-office-resource = as { $office }, end with { $resource } between { $least } and { $most }

## Questions, and what silence brings

houses-ask-found = Found your house.
houses-ask-ready = Are you ready for the next generation?
houses-ask-rank-offices = You have a claim to more than two offices. Put them in order.
houses-ask-draft-remove = Take one role out of this generation.
houses-ask-draft-take = Take a secret role.
houses-ask-vote = The council votes.
houses-ask-decide = The decision is yours.
houses-ask-decide-leader = You name the leader.
houses-otherwise-house-by-lot = name and emblem come by lot.
houses-otherwise-goes-on = the campaign goes on.
houses-otherwise-newest-first = your newest claims go first.
houses-otherwise-role-by-lot = the lot decides.
houses-otherwise-ballot-absent = you count as absent; what your deals bind you to is done.
houses-otherwise-absent = you count as absent.
houses-otherwise-ballot-steward = a steward votes for you.
houses-otherwise-moderator-silent-no = where no is open it is no, and the lot names the leader.
houses-otherwise-moderator-silent-yes = where yes is open it is yes, and the lot names the leader.
houses-otherwise-leader-by-lot = the lot names the leader.

## Moves: a button, and what it does

houses-action-found = Found your house
    .description = Name, emblem and first head of your house
    .own = Change it
houses-action-rename = Rename
    .description = The first name of the next head of your house
houses-action-ready = Ready
    .description = Go on to the next generation
houses-action-agree-to-stop = End after this generation
    .description = The campaign ends with this generation when all agree
    .back = Go on after all
houses-action-rank-offices = Order your claims
    .description = The offices you want most, first
houses-action-remove-role = Take a role out
    .description = Nobody will have it in this generation
houses-action-take-role = Take a role
    .description = Secret to the end of the generation
    .two = Take one, hand one on
houses-action-cast = Vote
    .description = Yes or no with power, or an abstention
    .option = { $side ->
        [yes] Yes
       *[no] No
    }: { $power }
houses-action-add-power = Add power
    .description = More power into your ballot; never less
houses-action-seal-ballot = Seal
    .description = Nothing will be added
houses-action-decide = Decide
    .description = The answer and its leader
    .option = { $side } led by { $leader }
houses-action-offer-deal = Trade
    .description = Offer another house a deal
houses-action-confirm-deal = Confirm
    .description = Binding for both from then on
    .option = Confirm { $deal }
houses-action-decline-deal = Decline
    .description = The offer is gone
    .option = Decline { $deal }
houses-action-withdraw-deal = Withdraw
    .description = Take your offer back
    .option = Withdraw { $deal }
houses-action-mark-promise = Mark a promise
    .description = Say whether it was kept
    .option = { $kept ->
    [true] Kept: { $by }
   *[other] Broken: { $by }
}
houses-action-peek-outcome = Look ahead
    .description = See what an answer would really bring
    .option = Look ahead: { $side }
houses-action-turn-momentum = Turn momentum
    .description = Turn one resource around
    .option = Turn { $resource }

## Fields of forms

houses-field-name = Name, without the word “House”
houses-field-emblem = Emblem
houses-field-first-name = First name of its head
houses-field-agree = Agree
houses-field-order = Order
houses-field-order-place = Choice { $place }
houses-field-role = Your role
houses-field-handed = Role you hand on
houses-field-ballot = Ballot, final once cast
houses-field-power = Power
houses-field-power-total = Power in all, { $least } to { $most }
    .description = With what lies in the ballot. Spent if it wins, else kept.
houses-field-power-bounds = Power, { $least } to { $most }
    .description = Yes or no only; spent if it wins, else kept. More may be added, never less.
houses-field-seal = Seal
    .description = An abstention is sealed in any case.
houses-field-side = Answer
houses-field-leader = Leader
houses-field-partner = With whom
houses-field-mine = Your side
houses-field-theirs = Their side
houses-field-answers = The offer that it answers
houses-field-deal = Deal
houses-field-by = Promised by
houses-field-index = Number
houses-field-kept = Kept
houses-field-resource = Resource
houses-field-n = Coins
houses-field-least = Power at least
houses-field-most = Power at most
houses-field-ahead = When
houses-field-how = Abstention
houses-field-kinds = Events
houses-field-house = House
houses-field-when = For which clause
houses-field-text = In words

## Choices of forms and menus

houses-choice-seal-0 = Keep it open
    .description = You may add power until the deadline
houses-choice-seal-1 = Seal it
    .description = Nothing will be added
houses-choice-ahead-0 = in this phase
houses-choice-ahead-1 = in the next phase
houses-choice-ahead-2 = in the phase after next
houses-choice-yes = yes
houses-choice-no = no
houses-choice-true = yes
houses-choice-false = no
houses-choice-gather = gather
houses-choice-moderate = moderate
houses-choice-positive = positive
houses-choice-negative = negative
houses-choice-story = story
houses-act-vote-yes = vote yes
houses-act-vote-no = vote no
houses-act-gather = abstain to gather
houses-act-moderate = abstain to moderate
houses-act-sign-positive = let the other sign good events
houses-act-sign-negative = let the other sign bad events
houses-act-sign-story = let the other sign story events
houses-act-tie-yes = break a tie for yes
houses-act-tie-no = break a tie for no
houses-act-name-other = name the other leader
houses-act-name-self = name oneself leader
houses-act-promise = promise in words
houses-choose-role = Choose your secret role
houses-offers-more = { $n ->
        [one] { $n } offer more stands under Deals.
       *[other] { $n } offers more stand under Deals.
    }
houses-more-title = More of your seat
houses-suggested = It could be **House { $name }**, under the sign of the { $emblem }, led by { $person }.
houses-suggested-inside = A house stands ready inside: send it as it is, or change it.
houses-button-take = Take it
houses-choose-role-out = Choose a role to take out
houses-choose-decision = Choose answer and leader
houses-choose-leader = Name the leader
houses-choose-resource = Turn a resource around
houses-choose-promise = Mark a promise
houses-choose-claim = { $least ->
    [1] Choose an office
   *[0] Whichever is left
}

## Buttons of panels

houses-button-vote = Vote
houses-button-always-so = Always so
menu-deal = Offer a deal
deal-which = At which table do you offer { $name } a deal?
houses-button-trade = Trade
houses-button-seat = My seat
houses-button-deals = Deals
houses-button-goals = Goals
houses-button-board = Board
houses-button-back = My seat
houses-button-next = Next
houses-button-first = From the start
houses-form-cast = { $side ->
    [yes] A ballot for yes
   *[no] A ballot for no
}
houses-form-trade = Offer a deal

## Options of a campaign

houses-option-generations = Generations at most
houses-option-ballots = Ballots before the count
houses-option-absent = A silent house’s ballot
houses-option-purses = Coins and power of others
houses-option-equals = Place that equals share
houses-option-deals = Deals of others
houses-option-ahead = Phases ahead a deal may bind
houses-option-ballots-secret = secret
houses-option-ballots-open = open
houses-option-absent-absent = counts as absent
houses-option-absent-steward = is cast by a steward
houses-option-purses-public = public
houses-option-purses-hidden = hidden
houses-option-equals-worse = the worse
houses-option-equals-better = the better
houses-option-equals-shared = the middle one
houses-option-deals-private = private until closed
houses-option-deals-public = public

## How a campaign ends

houses-result-unity = Unity was higher: prestige decided, then crowns.
houses-result-division = Division was higher: crowns decided, then prestige.
houses-result-level = Unity and division were level: both counted together.

## Refusals. Nothing has changed when one of these is said.

houses-refusal-not-now = Not at this moment of the campaign. “My seat” shows what you are asked.
houses-refusal-name-taken = Another house has that name, or one that looks or reads the same. Choose another.
houses-refusal-name-empty = A name needs at least one letter.
houses-refusal-name-long = At most { $most } characters fit in a name.
houses-refusal-name-letters = That name holds signs that can’t be shown.
houses-refusal-name-marks = A name needs a letter or a digit, and no heap of marks on one letter.
houses-refusal-name-scripts = That name mixes scripts, and some letters of one look like another’s. Write it in one.
houses-refusal-name-link = A name holds no links and no invites. Leave the address out.
houses-refusal-deal-link = A promise holds no links and no invites. Say it in words.
houses-refusal-emblem-taken = Another house bears that emblem. Choose another.
houses-refusal-emblem-unknown = There is no such emblem.
houses-refusal-said-already = You have said so already.
houses-refusal-ranked-already = Your claims are in order already.
houses-refusal-not-your-claims = Name exactly the offices that you may claim, each once.
houses-refusal-role-gone = { $role } is not there any more.
houses-refusal-perk-missing = You have no perk for that, or it is used up.
houses-refusal-draft-last = Nobody comes after you, so there is nobody to hand a role to.
houses-refusal-already-cast = You have cast your ballot. It can’t be changed; power can be added.
houses-refusal-ballot-sealed = Your ballot is sealed.
houses-refusal-nothing-cast = You have not cast a yes or a no yet.
houses-refusal-abstention-power = An abstention takes no power.
houses-refusal-seat-taken = { $seat } has taken the moderator’s seat in this phase.
houses-refusal-power-missing = A yes or a no needs at least 1 power. Whoever has none can abstain.
houses-refusal-power-short = You do not have that much free power; at most { $most } can lie in this ballot.
houses-refusal-power-lowered = Power can only be added; { $power } lie in your ballot.
houses-refusal-not-moderator = Only the moderator decides that.
houses-refusal-choice-closed = That is not among what the count leaves open.
houses-refusal-deal-binds = You are bound to something else by { $deal }.
houses-refusal-deal-unknown = There is no such deal of yours.
houses-refusal-deal-bound = That deal is already binding.
houses-refusal-deal-partner = A deal needs another house of this campaign.
houses-refusal-deal-empty = A deal needs at least one clause.
houses-refusal-deal-long = At most { $most } clauses a side fit in a deal.
houses-refusal-deal-ahead = A clause can bind at most { $most ->
    [one] { $most } phase
   *[other] { $most } phases
} ahead.
houses-refusal-deal-amount = An amount in a deal lies between 1 and { $most }.
houses-refusal-deal-bounds = The least power is more than the most.
houses-refusal-deal-kinds = Name at least one kind of event, each once.
houses-refusal-deal-house = There is no such house.
houses-refusal-deal-text = A promise has 1 to { $most } characters.
houses-refusal-deal-pay-alone = Coins at once need something in return that is not coins at once.
houses-refusal-deal-reward = Coins on success need an act of the other side that can come true.
houses-refusal-deal-clash = Two clauses of this deal can’t both be kept.
houses-refusal-deal-too-late = The ballots are counted; a deal about them comes too late.
houses-refusal-deal-many = At most { $most } offers to one house may be open at once.
houses-refusal-deal-coins = You have { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} and this deal needs { $owed }.
houses-refusal-deal-ballot-cast = Your ballot in this phase is cast otherwise.
houses-refusal-deal-seat-taken = The moderator’s seat is already taken.
houses-refusal-deal-contradicts = This contradicts { $deal }, which binds you.
houses-refusal-deal-power = You have only { $power } power left to promise.
houses-refusal-promise-unknown = There is no such promise of yours or to you.
houses-refusal-promise-marked = You have marked that promise already.
houses-refusal-choice-unknown = That is not one of the choices you have.
houses-refusal-not-a-number = That is not a whole number. Write it in figures, such as 3.
houses-refusal-old-button = This button is from an earlier moment. Nothing was changed; the newest message has the right one.

## Slash commands and their options

command-vote = Cast your secret ballot
command-trade = Offer another house a deal
command-deals = Your deals and offers
command-hand = What only you may see
command-board = The realm and the council
command-decide = Decide as moderator
command-found = Found your house
command-rename = Name the next head of your house
command-ready = Go on to the next generation
command-role = Take out or take a secret role
command-offices = Put your claims in order
command-peek = See what an answer would bring
command-momentum = Turn a resource around
command-stop = Agree that this generation is the last
command-promise = Say whether a promise was kept
option-ballot = Yes, no, an abstention, more power or the seal
option-power = Power for yes or no
option-seal = Add nothing later
option-partner = The other house
option-i-pay = You: coins at once
option-i-reward = You: coins when their act comes true
option-i-do = You: an act that binds
option-i-power = You: least power of your vote
option-i-when = You: in which phase
option-i-promise = You: a promise in words
option-they-pay = They: coins at once
option-they-reward = They: coins when your act comes true
option-they-do = They: an act that binds
option-they-power = They: least power of their vote
option-they-when = They: in which phase
option-they-promise = They: a promise in words
option-answer = Confirm, decline, counter or withdraw
option-choice = The answer and its leader
option-house = Name of the house
option-emblem = Emblem
option-first-name = First name of its head
option-role = The role
option-handed = The role you hand on
option-side = The answer
option-resource = The resource
option-agree = Yes, or take it back
option-promise = The promise

## A reign to keep

houses-reign-under = { $whose ->
    [own] Your reign
   *[any] A reign
} under { $king }, { $end ->
    [death] who died
    [flight] who fled
   *[deposition] who was deposed
}
houses-reign-role = was the { $role }
houses-reign-who = { $name } { $role }
houses-reign-points = { $many ->
    [no] point
   *[yes] points
}
houses-reign-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
    [4] 4th
    [5] 5th
   *[other] { $place }th
}
houses-reign-of = of { $n }
houses-reign-crowns = { $many ->
    [no] crown
   *[yes] crowns
}
houses-reign-deals = { $many ->
    [no] deal
   *[yes] deals
}
houses-reign-number = { $told } { $label }
houses-reign-best = Best deal
houses-reign-deal = { $mine } for { $theirs }, with { $house }
houses-reign-deal-short = { $coins ->
    [0] with { $house }
    [one] { $coins } coin from { $house }
   *[other] { $coins } coins from { $house }
}
houses-reign-closest = Closest vote
houses-reign-vote = { $more }:{ $less }, { $title }, { $won ->
    [yes] on the winning side
   *[no] on the losing side
}
houses-reign-signed = Signed
houses-reign-unforeseen = What nobody foretold
houses-reign-surprise = { $was ->
    [up] The { $resource } was to rise.
   *[down] The { $resource } was to fall.
} { $came ->
    [up] It rose by { $n }.
    [down] It fell by { $n }.
   *[none] It did not move.
}
houses-reign-deed = { $label }: { $told }
houses-reign-match = Khandan · Houses, match { $match }
houses-reign-foot = { $match }. { $when }
houses-reign-date = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { NUMBER($year, useGrouping: 0) }
houses-button-reign = Your reign
houses-button-reign-share = Share in the channel
houses-button-reign-deal = { $deal ->
    [with] Without the deal
   *[without] With the deal
}
houses-button-reign-other = Another reign
houses-reign-private = Only you see this card until you share it.
houses-reign-shared = You have shared this card with the table.
houses-reign-shared-already = You have shared this card before, and it stands there.

## The ballot on the panel

houses-vote-title = Your ballot · { $character }
houses-outlook = { $role } { $points } points · stability { $stability }
houses-from-to = { $now } → { $then }
houses-range = { $least }–{ $most }
houses-outlook-means = If it comes as foretold, between these; that is no promise.
houses-outlook-edge = { $rebel ->
    [1] { $end ->
        [flight] At stability { $value } the king flees: a crown for the Rebel.
       *[deposition] At stability { $value } the king is deposed: a crown for the Rebel.
    }
   *[other] { $end ->
        [flight] At stability { $value } the king flees.
       *[deposition] At stability { $value } the king is deposed.
    }
}
houses-chip-good = good { $resource } event
houses-chip-bad = bad { $resource } event
houses-button-power = Power { $power } of { $most }
houses-button-cast = { $side ->
    [yes] { $seal ->
        [1] Vote Yes ({ $power }) and seal
       *[other] Vote Yes ({ $power })
    }
   *[no] { $seal ->
        [1] Vote No ({ $power }) and seal
       *[other] Vote No ({ $power })
    }
}
houses-button-keep-open = Keep open
houses-button-seal-at-once = Seal now
houses-button-gather = Gather ({ $pool })
houses-button-moderate = Moderate
houses-button-accept = Accept
houses-button-decline = Decline
houses-house-of-temper = { $house }, { $temper }
houses-offer-spoken = **{ $house }:** *“{ $line }”*
houses-offer-in-place = Gives: { $gives }. Asks: { $asks }.
houses-offer-alike = Gives and asks: { $gives }.
houses-form-power = The power of your ballot
houses-asked-vote = { $offers ->
    [0] { $phase }. Stability { $stability }.
    [one] { $phase }. Stability { $stability }, one offer.
   *[other] { $phase }. Stability { $stability }, { $offers } offers.
}
houses-step = { SIGNED($by) }
