# The table of Architects in Discord: board, hand, prices, points.

architects-drawn = You draw { $cards }.
architects-opening = Send workers for goods, hire apprentices and build, in the guildhall or on the cathedral. High virtue opens the cathedral, low virtue the black market. Crowd a place, and others may capture your workers there. The most points win when the guildhall is full.

## Goods and changes

architects-nothing = nothing
architects-amount = { $count } { architects-slot-good }
architects-amount-virtue = { $count } virtue
architects-change = { SIGNED($count) } { architects-slot-good }
architects-change-virtue = { SIGNED($count) } virtue
architects-change-tax = { SIGNED($count) } silver in tax
architects-change-plans = { $count ->
    [one] { SIGNED($count) } plan
   *[other] { SIGNED($count) } plans
}
architects-change-debts = { $count ->
    [one] { SIGNED($count) } debt
   *[other] { SIGNED($count) } debts
}
architects-count = { $count } of { $name }

## What a placement brings

architects-place-short = { $count ->
    [one] { architects-slot-location }: { $parts }
   *[other] { architects-slot-location } ({ $count }): { $parts }
}
architects-place = { $count ->
    [one] { architects-slot-location }: { $count } worker, { $parts }
   *[other] { architects-slot-location }: { $count } workers, { $parts }
}
architects-stall = { $free ->
    [yes] { architects-stall-name }: { $gains }
   *[no] { architects-stall-name }: { $gains } for { $price }
}
architects-stall-name = { $location ->
    [black_market_small] Small stall
    [black_market_middle] Middle stall
   *[black_market_large] Large stall
}
architects-changed = { $seat }: { $parts }
architects-changed-in-reset = { $seat }: { $parts }.
architects-visit = **{ $seat }**, { $place } ({ $count }): { $parts }
architects-round = Round { $number }
architects-board-begun = The table as this round began. Who goes where stands in the round’s message.
architects-market-filling = One place is left on the black market: whoever takes it goes to prison with all who stand there.
architects-idle = { architects-slot-location }: nothing to do there now
architects-looks = one plan of { $count }
architects-begin-storehouse = { $count ->
    [one] King’s Storehouse: { $count } trade
   *[other] King’s Storehouse: up to { $count } trades
}
architects-begin-guardhouse = { $count ->
    [one] Guardhouse: { $count } errand
   *[other] Guardhouse: up to { $count } errands
}
architects-begin-town-centre = { $count ->
    [one] Town Centre: { $count } capture
   *[other] Town Centre: up to { $count } captures
}
architects-begin-town-alone = Town Centre: nobody to capture, only your own to fetch
architects-group = { $own ->
    [yes] { architects-slot-location }: { $count } of your own, to fetch home
   *[no] { architects-slot-location }: { $count } of { $name }
}
architects-head-others = Others’ workers
architects-head-own = Your own, to fetch home
architects-note-price = { $count } silver
architects-note-coins = { $count } silver lies on it
architects-note-capture = { $count ->
    [one] { $count } capture costs { $silver } silver with its tax.
   *[other] { $count } captures cost { $silver } silver with their tax.
}
architects-begin-hire = Workshop: hire, from { $count } silver
architects-begin-recruit = Middle stall: hire for { $count } silver
architects-begin-build = { $count ->
    [one] Guildhall: build, { $count } plan is ready
   *[other] Guildhall: build, { $count } plans are ready
}
architects-begin-advance = Guildhall: cathedral level { $level } for { $price }
architects-mixed = { $count } wood or stone
architects-character = - **{ architects-slot-character }**: { $means } Begins with virtue { $virtue }; { $goods }; plans { $plans }, in prison { $prison }, debts { $debts }.

## The private page

architects-own-character = You play **{ architects-slot-character }**: { $means }
architects-own-goods = Goods: { $goods }
architects-own-workers = Workers at hand: { $count }. In prison: { $prison }. Captured: { $away }.
architects-own-virtue = Virtue { $virtue }: { $gates }.
architects-own-debts = Debts: { $unpaid } unpaid, { $paid } paid.
architects-turn-until = Time ends { $left }.
architects-turn-counts = In brackets: your workers there.
architects-own-short = { $goods } · { $workers ->
    [one] 1 worker
   *[other] { $workers } workers
} · virtue { $virtue }{ $unpaid ->
    [0] { "" }
    [one] { " " }· 1 debt
   *[other] { " " }· { $unpaid } debts
}
architects-plan-short = { $ready ->
    [yes] { $name } is ready
   *[no] { $name } lacks { $what }
}
architects-own-crew = Your apprentices: { $count }
architects-own-skills = Skills of your apprentices: { $skills }.
architects-own-skill = { $skill } ({ $who })
architects-nobody = nobody
architects-hint-draft = -# Three times you keep one and hand the rest on; you begin with these three plans. Carpentry, tiling and masonry are skills: who builds needs an apprentice for each that the plan names.
architects-own-effect = **{ $name }**: { $means }
architects-own-plans = ### Your plans: { $count }
architects-gate-tax = { $count } less tax in each payment
architects-gate-market = the black market is shut
architects-gate-cathedral = the cathedral is shut
architects-gate-points = it counts { SIGNED($count) } at the end
architects-ready = Ready to build.
architects-missing = Missing: { $what }.
architects-skill-carpentry = carpentry
architects-skill-tiling = tiling
architects-skill-masonry = masonry

## The board

architects-final = The final round: one turn more for everybody.
architects-turn = Turn { $turn }: { $seat }
architects-places = ### Places
architects-spot = { architects-slot-location }: { $workers }
architects-bare = Empty: { $places }
architects-pool = Tax in the pool: { $count } silver
architects-prison = In prison: { $workers }
architects-market = ### Black Market
architects-middle = an apprentice or a plan
architects-space = { $free ->
    [yes] { architects-slot-location }: { $goods } for { $count } silver and one virtue
   *[no] { architects-slot-location }: { $seat } stands here; { $goods } for { $count } silver and one virtue
}
architects-hall = ### Guildhall and cathedral
    Guildhall: { $count } of { $spaces } spaces. Workers { $first } and { $second } reset the black market.
architects-level = Level { $level }, { $points } points, room for { $places }: { $names }
architects-row = ### Apprentices, row { $number }
architects-shown = { $number }. { $means }
architects-coins = **(with { $count } silver on it)**
architects-decks = Plans in the deck: { $plans }. Rewards left: { $rewards }.
architects-player = { $over ->
    [yes] { $plays ->
        [yes] **{ $name }** ({ $character }): { $points } points
       *[no] **{ $name }**: { $points } points
    }
   *[no] { $plays ->
        [yes] **{ $name }** ({ $character }): { $points } points so far
       *[no] **{ $name }**: { $points } points so far
    }
}
architects-player-goods = Virtue { $virtue }. Goods: { $goods }.
architects-player-workers = At hand: { $reserve ->
    [one] { $reserve } worker
   *[other] { $reserve } workers
}, { $plans ->
    [one] { $plans } plan
   *[other] { $plans } plans
}. Captured: { $away }.
architects-player-held = Holds captive: { $workers }
architects-player-crew = Apprentices: { $cards }
architects-player-built = Built: { $cards }

## Points

architects-score = **{ $name }: { $count }** ({ $parts })
architects-line-building = buildings { SIGNED($count) }
architects-line-effect = buildings at the end { SIGNED($count) }
architects-line-cathedral = cathedral { SIGNED($count) }
architects-line-virtue = virtue { SIGNED($count) }
architects-line-debts = unpaid debts { SIGNED($count) }
architects-line-gold = gold { SIGNED($count) }
architects-line-marble = marble { SIGNED($count) }
architects-line-silver = silver { SIGNED($count) }
architects-line-prison = workers in prison { SIGNED($count) }
architects-line-building-of = { $name } { SIGNED($count) }
architects-line-effect-of = { $name }, for what it counts { SIGNED($count) }

## Why?

architects-why = Where your numbers come from
architects-why-prices = ### Prices
architects-why-amount = silver { $silver }, tax { $tax }
architects-why-hire = Hiring in the workshop: { $amount }; and a silver on each card that is skipped.
architects-why-capture = First capture of a visit: { $amount }.
architects-why-more = Each capture after it: { $amount }.
architects-why-ransom = Ransom of all captured workers: { $amount }.
architects-why-debt = Paying a debt: { $amount }.
architects-why-printed = Printed: { $amount }. Less by { $reasons }.
architects-why-virtue = virtue { $virtue }: { $count } tax
architects-why-untaxed = { $name }: { $count } tax
architects-why-cheaper = { $name }: { $count } silver
architects-why-plotters = { $scope ->
    [capture] plotters: { $count } silver for every capture
   *[visit] plotters: { $count } silver in all
}
architects-why-stall = { architects-slot-location }: { $amount }.
architects-why-stall-amount = { $spotless ->
    [yes] { $count } silver
   *[no] { $count } silver and one virtue
}
architects-why-gains = ### What a worker brings now
architects-why-points = ### Points so far: { $count }
architects-why-plans = ### Plans
    A plan is built at the guildhall. It takes the goods that it names, and an apprentice of yours for each skill that it names; one apprentice with several skills counts for all of them, and no skill is used up. It gives its points, and at once or at the end what its line says.
architects-why-worth = Gold and marble count one each, every { $silver } silver one; every { $prison } workers in prison cost one. The black market takes virtue { $highest } at most, the cathedral { $lowest } at least.

## The pictures

architects-picture-guildhall = Guildhall
architects-picture-cathedral = Cathedral
architects-picture-virtue = Virtue
architects-picture-seat = Seat { $number }
architects-picture-before = Before the first turn
architects-picture-final = final round
architects-picture-stall = { $location ->
    [black_market_small] Small stall
    [black_market_middle] Middle stall
   *[black_market_large] Large stall
}
architects-alt-stall = { $free ->
    [yes] { $name }: { $goods } for { $count } silver and one virtue
   *[no] { $name }: { $seat } stands here; { $goods } for { $count } silver and one virtue
}
architects-alt-player = { $name }: { $points } points, virtue { $virtue }; { $has }
architects-alt-of = { $what ->
    [workers] workers { $count }
    [level] cathedral { $count }
    [prison] in prison { $count }
    [captured] captured { $count }
    [plans] plans { $count }
   *[debts] debts { $count }
}
architects-alt-hall = Guildhall: { $count } of { $spaces }, resets at { $first } and { $second }
architects-alt-coins = with { $count } silver
architects-glossary = ### Signs on the pictures
    Goods: a brick is clay, a log wood, a boulder stone, a bar gold, a column marble, a coin silver. Heart: virtue. Bookmark: debt. Sheet: plan. Star: points. Hammer: carpentry. Roof: tiling. Bricks: masonry. Bars: prison. Two links: captured. Round arrow: black market reset. Hourglass: at the end. Crown: for the most of all. A slash and a number: for every so many.
    Seats, in order: circle, square, hexagon, diamond, pentagon; the number inside counts workers.

## The chronicle

architects-chronicle-kind-building = Buildings and cathedral
architects-chronicle-kind-crew = Apprentices
architects-chronicle-kind-capture = Captures and prison
architects-chronicle-kind-debt = Debts and tax
architects-chronicle-kind-market = Black market
architects-stage = turn { $turn }

## Company: its people with their manners

architects-company-1 = Anselm the Pious
    .short = Anselm
architects-company-2 = Wido the Smuggler
    .short = Wido
architects-company-3 = Gerlinde the Jailer
    .short = Gerlinde
architects-company-4 = Otto the Builder
    .short = Otto
architects-company-5 = Emma the Pious
    .short = Emma
