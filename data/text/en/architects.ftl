# Architects of the West Kingdom: what happens, what is asked, what is refused. Ids are the same in all languages.

## Words for what stands in a slot

architects-slot-card = { $card ->
        [acolyte_1] { architects-name-acolyte-1 }
        [acolyte_2] { architects-name-acolyte-2 }
        [acolyte_3] { architects-name-acolyte-3 }
        [conspirator_1] { architects-name-conspirator-1 }
        [conspirator_2] { architects-name-conspirator-2 }
        [debt_collector_1] { architects-name-debt-collector-1 }
        [debt_collector_2] { architects-name-debt-collector-2 }
        [debt_collector_3] { architects-name-debt-collector-3 }
        [gatekeeper] { architects-name-gatekeeper }
        [illusionist] { architects-name-illusionist }
        [jeweller_1] { architects-name-jeweller-1 }
        [jeweller_2] { architects-name-jeweller-2 }
        [labourer] { architects-name-labourer }
        [merchant_1] { architects-name-merchant-1 }
        [merchant_2] { architects-name-merchant-2 }
        [merchant_3] { architects-name-merchant-3 }
        [merchant_4] { architects-name-merchant-4 }
        [merchant_5] { architects-name-merchant-5 }
        [miner_1] { architects-name-miner-1 }
        [miner_2] { architects-name-miner-2 }
        [patron_1] { architects-name-patron-1 }
        [patron_2] { architects-name-patron-2 }
        [patron_3] { architects-name-patron-3 }
        [patron_4] { architects-name-patron-4 }
        [pickpocket] { architects-name-pickpocket }
        [squire_1] { architects-name-squire-1 }
        [squire_2] { architects-name-squire-2 }
        [squire_3] { architects-name-squire-3 }
        [stonecutter_1] { architects-name-stonecutter-1 }
        [stonecutter_2] { architects-name-stonecutter-2 }
        [swindler_1] { architects-name-swindler-1 }
        [swindler_2] { architects-name-swindler-2 }
        [swindler_3] { architects-name-swindler-3 }
        [thief] { architects-name-thief }
        [trader_1] { architects-name-trader-1 }
        [trader_2] { architects-name-trader-2 }
        [trader_3] { architects-name-trader-3 }
        [trickster] { architects-name-trickster }
        [woodcutter_1] { architects-name-woodcutter-1 }
        [woodcutter_2] { architects-name-woodcutter-2 }
        [enforcer] { architects-name-enforcer }
        [overseer] { architects-name-overseer }
        [peddler] { architects-name-peddler }
        [aqueduct] { architects-name-aqueduct }
        [armoury] { architects-name-armoury }
        [barracks] { architects-name-barracks }
        [betting_house] { architects-name-betting-house }
        [carpenters_hut] { architects-name-carpenters-hut }
        [castle] { architects-name-castle }
        [chapel] { architects-name-chapel }
        [church] { architects-name-church }
        [clay_market] { architects-name-clay-market }
        [clay_pit] { architects-name-clay-pit }
        [drafting_room] { architects-name-drafting-room }
        [dungeon] { architects-name-dungeon }
        [factory] { architects-name-factory }
        [fortress] { architects-name-fortress }
        [fountain] { architects-name-fountain }
        [gamblers_den] { architects-name-gamblers-den }
        [hideout] { architects-name-hideout }
        [keep] { architects-name-keep }
        [library] { architects-name-library }
        [lighthouse] { architects-name-lighthouse }
        [lumber_camp] { architects-name-lumber-camp }
        [masons_hut] { architects-name-masons-hut }
        [moneylender] { architects-name-moneylender }
        [monument] { architects-name-monument }
        [observatory] { architects-name-observatory }
        [palace] { architects-name-palace }
        [reservoir] { architects-name-reservoir }
        [silver_market] { architects-name-silver-market }
        [smithy] { architects-name-smithy }
        [steeple] { architects-name-steeple }
        [stone_market] { architects-name-stone-market }
        [tavern] { architects-name-tavern }
        [thieves_den] { architects-name-thieves-den }
        [tilers_hut] { architects-name-tilers-hut }
        [trading_post] { architects-name-trading-post }
        [treasury] { architects-name-treasury }
        [university] { architects-name-university }
        [watchtower] { architects-name-watchtower }
        [well] { architects-name-well }
        [wood_market] { architects-name-wood-market }
        [crane] { architects-name-crane }
        [graveyard] { architects-name-graveyard }
        [museum] { architects-name-museum }
       *[other] { $card }
    }
architects-slot-plan = { $card ->
        [aqueduct] { architects-choice-aqueduct }
        [armoury] { architects-choice-armoury }
        [barracks] { architects-choice-barracks }
        [betting_house] { architects-choice-betting-house }
        [carpenters_hut] { architects-choice-carpenters-hut }
        [castle] { architects-choice-castle }
        [chapel] { architects-choice-chapel }
        [church] { architects-choice-church }
        [clay_market] { architects-choice-clay-market }
        [clay_pit] { architects-choice-clay-pit }
        [drafting_room] { architects-choice-drafting-room }
        [dungeon] { architects-choice-dungeon }
        [factory] { architects-choice-factory }
        [fortress] { architects-choice-fortress }
        [fountain] { architects-choice-fountain }
        [gamblers_den] { architects-choice-gamblers-den }
        [hideout] { architects-choice-hideout }
        [keep] { architects-choice-keep }
        [library] { architects-choice-library }
        [lighthouse] { architects-choice-lighthouse }
        [lumber_camp] { architects-choice-lumber-camp }
        [masons_hut] { architects-choice-masons-hut }
        [moneylender] { architects-choice-moneylender }
        [monument] { architects-choice-monument }
        [observatory] { architects-choice-observatory }
        [palace] { architects-choice-palace }
        [reservoir] { architects-choice-reservoir }
        [silver_market] { architects-choice-silver-market }
        [smithy] { architects-choice-smithy }
        [steeple] { architects-choice-steeple }
        [stone_market] { architects-choice-stone-market }
        [tavern] { architects-choice-tavern }
        [thieves_den] { architects-choice-thieves-den }
        [tilers_hut] { architects-choice-tilers-hut }
        [trading_post] { architects-choice-trading-post }
        [treasury] { architects-choice-treasury }
        [university] { architects-choice-university }
        [watchtower] { architects-choice-watchtower }
        [well] { architects-choice-well }
        [wood_market] { architects-choice-wood-market }
        [crane] { architects-choice-crane }
        [graveyard] { architects-choice-graveyard }
        [museum] { architects-choice-museum }
       *[other] { $card }
    }
architects-slot-good = { $good ->
        [clay] { architects-choice-clay }
        [wood] { architects-choice-wood }
        [stone] { architects-choice-stone }
        [gold] { architects-choice-gold }
        [marble] { architects-choice-marble }
        [silver] { architects-choice-silver }
       *[other] { $good }
    }
architects-slot-take = { $take ->
        [clay] { architects-choice-clay }
        [gold] { architects-choice-gold }
       *[other] { $take }
    }
architects-slot-location = { $location ->
        [forest] { architects-choice-forest }
        [quarry] { architects-choice-quarry }
        [mines] { architects-choice-mines }
        [silversmith] { architects-choice-silversmith }
        [storehouse] { architects-choice-storehouse }
        [workshop] { architects-choice-workshop }
        [town_centre] { architects-choice-town-centre }
        [tax_stand] { architects-choice-tax-stand }
        [guardhouse] { architects-choice-guardhouse }
        [black_market_small] { architects-choice-black-market-small }
        [black_market_middle] { architects-choice-black-market-middle }
        [black_market_large] { architects-choice-black-market-large }
        [guildhall] { architects-choice-guildhall }
       *[other] { $location }
    }
architects-slot-origin = { $origin ->
        [forest] { architects-choice-forest }
        [quarry] { architects-choice-quarry }
        [mines] { architects-choice-mines }
        [silversmith] { architects-choice-silversmith }
        [storehouse] { architects-choice-storehouse }
        [workshop] { architects-choice-workshop }
        [town_centre] { architects-choice-town-centre }
        [tax_stand] { architects-choice-tax-stand }
        [guardhouse] { architects-choice-guardhouse }
        [prison] { architects-choice-prison }
        [captured] { architects-choice-captured }
       *[other] { $origin }
    }
architects-slot-character = { $character ->
        [ada] { architects-choice-ada }
        [caroline] { architects-choice-caroline }
        [frederick] { architects-choice-frederick }
        [rudolf] { architects-choice-rudolf }
        [therese] { architects-choice-therese }
        [lothaire] { architects-choice-lothaire }
        [hugo] { architects-choice-hugo }
        [clovis] { architects-choice-clovis }
        [fara] { architects-choice-fara }
        [bertha] { architects-choice-bertha }
       *[other] { $character }
    }
architects-slot-reward = { $reward ->
        [reward_virtue1_silver3] { architects-choice-reward-virtue1-silver3 }
        [reward_virtue1_wood2] { architects-choice-reward-virtue1-wood2 }
        [reward_virtue1_stone2] { architects-choice-reward-virtue1-stone2 }
        [reward_virtue1_building1] { architects-choice-reward-virtue1-building1 }
        [reward_virtue2] { architects-choice-reward-virtue2 }
        [reward_virtue1_gold1] { architects-choice-reward-virtue1-gold1 }
       *[other] { $reward }
    }

## What happens; `own` is what the seat itself reads, `more` stands behind what its turn began with

architects-event-game-started = The table of Architects is set, and everybody holds four plans.
architects-event-character-chosen = { $seat } plays { architects-slot-character }.
architects-event-drafted = { $seat } has kept a plan.
    .own = You keep { architects-slot-card }.
architects-event-packets-passed = All packets go to the left.
architects-event-boards-set = The draft is over.
architects-event-start-began = Everybody hires an apprentice first, { $first } before the others.
architects-event-turns-began = The work begins with { $first }.
architects-event-buildings-drawn = { $count ->
    [one] { $seat } draws a plan.
   *[other] { $seat } draws { $count } plans.
}
    .more = { $count ->
        [one] draws a plan
       *[other] draws { $count } plans
    }
architects-event-worker-placed = **{ $seat }**, { architects-slot-location } ({ $count })
architects-event-goods-gained = { $seat } gains { $count } { architects-slot-good }.
    .own = You gain { $count } { architects-slot-good }.
architects-event-goods-paid = { $seat } pays { $count } { architects-slot-good }.
    .own = You pay { $count } { architects-slot-good }.
architects-event-tax-paid = { $seat } pays { $count } silver in tax.
    .own = You pay { $count } silver in tax.
architects-event-pool-taken = { $seat } takes all the tax: { $count } silver.
    .own = You take all the tax: { $count } silver.
    .more = takes all the tax, { $count } silver
architects-event-virtue-changed = { $seat } stands at virtue { $virtue }.
    .own = You stand at virtue { $virtue }.
architects-event-debt-taken = { $count ->
    [one] { $seat } takes a debt.
   *[other] { $seat } takes { $count } debts.
}
    .own = { $count ->
        [one] You take a debt.
       *[other] You take { $count } debts.
    }
    .more = { $count ->
        [one] takes a debt
       *[other] takes { $count } debts
    }
architects-event-debt-avoided = { $seat } pays { $count } silver in place of a debt.
    .own = You pay { $count } silver in place of a debt.
    .more = pays { $count } silver in place of a debt
architects-event-debt-paid = { $seat } pays a debt off.
    .own = You pay a debt off.
    .more = pays a debt off
architects-event-debt-destroyed = { $count ->
    [one] A debt of { $seat } is gone.
   *[other] { $count } debts of { $seat } are gone.
}
    .own = { $count ->
        [one] One of your debts is gone.
       *[other] { $count } of your debts are gone.
    }
    .more = { $count ->
        [one] a debt is gone
       *[other] { $count } debts are gone
    }
architects-event-coins-laid = { $count ->
    [one] { $seat } lays a silver on a skipped card.
   *[other] { $seat } lays { $count } silver on skipped cards.
}
    .own = { $count ->
        [one] You lay a silver on a skipped card.
       *[other] You lay { $count } silver on skipped cards.
    }
    .more = { $count ->
        [one] lays a silver on a skipped card
       *[other] lays { $count } silver on skipped cards
    }
architects-event-hired = { $seat } hires { architects-slot-card }.
    .own = You hire { architects-slot-card }.
    .more = hires { architects-slot-card }
architects-event-apprentice-shown = A new apprentice: { architects-slot-card }.
    .more = new on display: { architects-slot-card }
architects-event-dismissed = { $seat } lets { architects-slot-card } go.
    .own = You let { architects-slot-card } go.
    .more = lets { architects-slot-card } go
architects-event-captured = { $count ->
    [one] { architects-slot-location }: { $seat } captures a worker of { $target }.
   *[other] { architects-slot-location }: { $seat } captures { $count } workers of { $target }.
}
    .own = { $count ->
        [one] { architects-slot-location }: you capture a worker of { $target }.
       *[other] { architects-slot-location }: you capture { $count } workers of { $target }.
    }
    .more = { $count ->
        [one] captures a worker of { $target }: { architects-slot-location }
       *[other] captures { $count } workers of { $target }: { architects-slot-location }
    }
architects-event-returned = { $count ->
    [one] { $seat } takes a worker back: { architects-slot-location }.
   *[other] { $seat } takes { $count } workers back: { architects-slot-location }.
}
    .own = { $count ->
        [one] You take a worker back: { architects-slot-location }.
       *[other] You take { $count } workers back: { architects-slot-location }.
    }
    .more = { $count ->
        [one] takes a worker back: { architects-slot-location }
       *[other] takes { $count } workers back: { architects-slot-location }
    }
architects-event-imprisoned = { $count ->
    [one] { $seat } sends a captive to prison.
   *[other] { $seat } sends { $count } captives to prison.
}
    .own = { $count ->
        [one] You send a captive to prison.
       *[other] You send { $count } captives to prison.
    }
    .more = { $count ->
        [one] sends a captive to prison
       *[other] sends { $count } captives to prison
    }
architects-event-released = { $count ->
    [one] A worker of { $seat } leaves the prison.
   *[other] { $count } workers of { $seat } leave the prison.
}
    .own = { $count ->
        [one] One of your workers leaves the prison.
       *[other] { $count } of your workers leave the prison.
    }
    .more = { $count ->
        [one] a worker leaves the prison
       *[other] { $count } workers leave the prison
    }
architects-event-ransomed = { $count ->
    [one] A captured worker of { $seat } comes home.
   *[other] { $count } captured workers of { $seat } come home.
}
    .own = { $count ->
        [one] One of your captured workers comes home.
       *[other] { $count } of your captured workers come home.
    }
    .more = { $count ->
        [one] a captured worker comes home
       *[other] { $count } captured workers come home
    }
architects-event-recalled = { $seat } calls a worker back: { architects-slot-origin }.
    .own = You call a worker back: { architects-slot-origin }.
architects-event-looked = { $count ->
    [one] { $seat } looks at one plan.
   *[other] { $seat } looks through { $count } plans.
}
    .own = { $count ->
        [one] You look at one plan.
       *[other] You look through { $count } plans.
    }
architects-event-kept = { $seat } keeps one of them.
    .own = You keep { architects-slot-card }.
    .more = keeps one of them
architects-event-built = { $seat } builds { architects-slot-card }.
    .own = You build { architects-slot-card }.
    .more = builds **{ architects-slot-card }**
architects-event-effect-asked = { architects-slot-card } lets { $seat } choose.
    .own = { architects-slot-card } lets you choose.
architects-event-effect-settled = The effect of { architects-slot-card } is over.
architects-event-discarded = { $seat } puts a plan under the deck.
    .own = { architects-slot-card } goes under the deck.
    .more = { $count ->
        [one] a plan goes under the deck
       *[other] { $count } plans go under the deck
    }
architects-event-advanced = { $seat } climbs the cathedral, level { $level }.
    .own = You climb the cathedral, level { $level }.
    .more = climbs the cathedral to level { $level }
architects-event-rewarded = The reward is { architects-slot-reward }.
    .more = reward: { architects-slot-reward }
architects-event-no-reward = No reward is left; { $seat } gains a virtue instead.
    .own = No reward is left; you gain a virtue instead.
    .more = no reward is left, a virtue instead
architects-event-market-reset = { $why ->
    [third_worker] The black market is full. Everybody on it goes to prison.
   *[guildhall] The guildhall has begun a new row. Everybody on the black market goes to prison.
}
architects-event-market-turned = The black market shows other goods.
architects-event-market-shuffled = The cards of the black market are shuffled anew.
architects-event-rows-cleared = The first apprentice of each row leaves.
architects-event-hand-exceeded = { $count ->
    [one] { $seat } holds one plan too many.
   *[other] { $seat } holds { $count } plans too many.
}
    .own = { $count ->
        [one] You hold one plan too many.
       *[other] You hold { $count } plans too many.
    }
architects-event-final-round-began = The guildhall is full. Everybody has one turn more.
architects-event-turn-ended = The turn of { $seat } is over.
architects-event-scored = { $count ->
    [one] { $seat } has { $count } point.
   *[other] { $seat } has { $count } points.
}
architects-event-game-ended = { $why ->
    [points] All is built. Most points win.
    [tie_break] All is built. Points are level; virtue and silver decide.
   *[shared] All is built. The victory is shared.
}

## What is refused

architects-refusal-not-asked = You are not asked for that now.
architects-refusal-seats-wrong = Architects can’t be played with { $seats } seats.
architects-refusal-no-worker = You have no worker left. Call one back.
architects-refusal-character-taken = Somebody else plays { architects-slot-character }.
architects-refusal-not-in-packet = { architects-slot-card } is not in your packet.
architects-refusal-pool-empty = There is no tax to take.
architects-refusal-space-taken = A worker already stands there: { architects-slot-location }.
architects-refusal-too-virtuous = With virtue { $virtue } the black market is closed to you.
architects-refusal-silver-short = That takes { $count } silver.
architects-refusal-gold-needs-two = Gold takes two of your workers in the mines.
architects-refusal-too-many = { $count ->
    [one] You may do one thing there.
   *[other] You may do { $count } things there.
}
architects-refusal-trade-closed = Your goods don’t pay for these trades.
architects-refusal-not-shown = { architects-slot-card } is not on display.
architects-refusal-discard-wrong = Let an apprentice go only when there is no room for a new one; then you must.
architects-refusal-deck-empty = No plans are left.
architects-refusal-capture-closed = { $count ->
    [one] Capture groups at one location only, each once.
   *[other] Capture groups at { $count } locations at most, each once.
}
architects-refusal-errand-closed = That can’t be done or paid there.
architects-refusal-not-in-hand = { architects-slot-card } is not in your hand.
architects-refusal-unskilled = { architects-slot-card } needs a skill that your apprentices lack.
architects-refusal-goods-short = Your goods don’t pay for { architects-slot-card }.
architects-refusal-spare-wrong = { $spare ->
    [wood] Here you save one wood: choose it.
    [stone] Here you save one stone: choose it.
    [none] You save nothing on this building.
   *[either] Choose what you save: one wood or one stone.
}
architects-refusal-cathedral-virtue = The cathedral asks for virtue five.
architects-refusal-cathedral-top = You stand on the highest level.
architects-refusal-cathedral-room = The next level is full.
architects-refusal-cathedral-cost = Your goods don’t pay for the next level.
architects-refusal-cathedral-hand = You have no plan to discard.
architects-refusal-wood-wrong = That much wood doesn’t fit the price.
architects-refusal-no-discard-needed = You discard no plan for the cathedral.
architects-refusal-discard-needed = A plan of your hand must go.
architects-refusal-still-workers = You still have workers to send.
architects-refusal-recall-closed = No worker can be called back from there.
architects-refusal-not-your-apprentice = { architects-slot-card } does not work for you.
architects-refusal-not-looked-at = { architects-slot-card } is not among the plans you look at.
architects-refusal-good-closed = { architects-slot-good } is not to be had here.
architects-refusal-capture-free-closed = The building can’t capture that.
architects-refusal-nobody-held = Nobody holds a worker of yours.

## What is asked, and what happens in silence

architects-ask-characters = Whom do you play?
architects-ask-draft = Which plan do you keep?
architects-ask-start = Which apprentice do you hire first?
architects-ask-turn = Your turn. Where does your worker go?
architects-ask-keep = Which of these plans do you keep?
architects-ask-effect = What do you do with your new building?
architects-ask-extra = Do you send another worker to the guildhall?
architects-ask-trim = Your hand is too large. Which plan goes?
architects-otherwise-first-character = the first one who is free
architects-otherwise-first-card = the first plan
architects-otherwise-first-apprentice = the first apprentice
architects-otherwise-forest = a worker to the forest, or one called back
architects-otherwise-first-looked = the first of them
architects-otherwise-leave = nothing, or the first choice where one must be made
architects-otherwise-destroy = the debt is destroyed
architects-otherwise-no-more = no other worker
architects-otherwise-oldest = the plan held longest

## Moves

architects-action-choose-character = { architects-slot-character }
    .description = Each starts with different goods and has an ability of its own.
architects-action-draft = { architects-slot-plan }
    .description = It comes to your hand; the rest of the packet goes left.
architects-action-work = { architects-slot-location }
    .description = You get what the place gives.
architects-action-mines = Mines: { architects-slot-take }
    .description = Clay, or gold for every second worker.
architects-action-storehouse = King’s Storehouse
    .description = A trade for each of your workers there.
architects-action-hire = Workshop: hire { architects-slot-card }
    .option = Workshop: hire
    .description = Two silver and two in tax.
architects-action-plans = Workshop: draw plans
    .description = One, and one more for every second worker.
architects-action-recruit = Black Market: hire { architects-slot-card }
    .option = Black Market: hire
    .description = Two silver and a virtue; any apprentice.
architects-action-browse = Black Market: choose a plan
    .description = Two silver and a virtue; one plan out of five.
architects-action-town-centre = Town Centre
    .description = Capture workers, one group for each of your own there.
architects-action-guardhouse = Guardhouse
    .description = Prison, ransom and debts, one thing for each of your workers there.
architects-action-build = Build { architects-slot-card }
    .option = Guildhall: build
    .description = It takes goods and skills. The worker stays in the guildhall.
architects-action-advance = Guildhall: climb the cathedral
    .description = It takes goods, a plan and virtue five, and brings a reward.
architects-action-recall = Call a worker back: { architects-slot-origin }
    .description = That is the whole turn.
architects-action-dismiss = Let { architects-slot-card } go
    .description = The apprentice goes under the deck.
architects-action-take-on = Hire { architects-slot-card } for nothing
    .option = Hire for nothing
    .description = Any apprentice on display.
architects-action-keep = { architects-slot-plan }
    .description = The others go under the deck.
architects-action-choose-good = { architects-slot-good }
    .description = What the building gives.
architects-action-seize = Capture workers
    .description = Free, thanks to the building.
architects-action-reclaim = Have own captured workers back
    .description = Free, from all other boards.
architects-action-sell = Give up { architects-slot-card }
    .description = For what the building pays.
architects-action-accept = Take it
    .description = What the building offers.
architects-action-skip = Leave it
    .description = Nothing happens.
architects-action-trim = { architects-slot-plan }
    .description = It goes under the deck.
architects-field-character = Character
architects-field-card = Card
    .question = Which one?
architects-field-location = Place
architects-field-take = Clay or gold
architects-field-trades = Trade
    .question = Which trade?
architects-field-discard = Goes
    .question = Which one goes?
architects-field-captures = Capture
    .question = Whose workers are captured, and where?
architects-field-seat = Whose
architects-field-errands = Errand
    .question = Which errand?
architects-field-spare = Saved
architects-field-wood = Wood in the price
    .question = How much of it in wood?
architects-field-origin = From
architects-field-target = Captor
architects-field-good = Goods
architects-part-capture = Capture:
    .whole = { architects-slot-location }, { $seat }
architects-result-points = Most points won.
architects-result-tie-break = Points were level; virtue and silver decided.
architects-result-shared = The victory is shared.

## Options

architects-option-boards = Player boards
    .description = Plain boards, or characters by lot or by choice.
architects-option-promo-cards = Promo cards
    .description = Three more apprentices and three more buildings.
architects-option-extra-characters = Extra characters
    .description = Five more characters.
architects-option-starting-apprentice = First apprentice
    .description = Whether everybody hires one for nothing before the first turn.
architects-option-guildhall-refresh = Apprentices move on
    .description = Whether the guildhall sends the first apprentices away row by row.
architects-option-conspirator = The Plotter’s discount
    .description = Whether it counts once a visit or for every capture.
architects-option-turn-limit = Limit of turns
    .description = Turns of each player after which all is counted.

## Values

architects-choice-plain = plain
architects-choice-random = by lot
architects-choice-chosen = by choice
architects-choice-on = on
architects-choice-off = off
architects-choice-visit = once a visit
architects-choice-capture = for every capture
architects-choice-fifteen = fifteen
architects-choice-thirty = thirty
architects-choice-sixty = sixty
architects-choice-clay = clay
architects-choice-wood = wood
architects-choice-stone = stone
architects-choice-gold = gold
architects-choice-marble = marble
architects-choice-silver = silver
architects-choice-forest = Forest
architects-choice-quarry = Quarry
architects-choice-mines = Mines
architects-choice-silversmith = Silversmith
architects-choice-storehouse = King’s Storehouse
architects-choice-workshop = Workshop
architects-choice-town-centre = Town Centre
architects-choice-tax-stand = Tax Stand
architects-choice-guardhouse = Guardhouse
architects-choice-black-market-small = Black Market, small stall
architects-choice-black-market-middle = Black Market, middle stall
architects-choice-black-market-large = Black Market, large stall
architects-choice-guildhall = Guildhall
architects-choice-prison = prison
architects-choice-captured = another’s board
architects-choice-imprison = Send captives to prison
architects-choice-release = Free own workers from prison
architects-choice-ransom-silver = Ransom for silver
architects-choice-ransom-debt = Ransom for a debt and a virtue
architects-choice-pay-debt = Pay a debt
architects-choice-virtue-clay-clay = 2 clay for 1 virtue
architects-choice-virtue-clay-wood = 1 clay, 1 wood for 1 virtue
architects-choice-virtue-clay-stone = 1 clay, 1 stone for 1 virtue
architects-choice-virtue-wood-wood = 2 wood for 1 virtue
architects-choice-virtue-wood-stone = 1 wood, 1 stone for 1 virtue
architects-choice-virtue-stone-stone = 2 stone for 1 virtue
architects-choice-marble-wood-wood-wood = 3 wood for 1 marble
architects-choice-marble-wood-wood-stone = 2 wood, 1 stone for 1 marble
architects-choice-marble-wood-stone-stone = 1 wood, 2 stone for 1 marble
architects-choice-marble-stone-stone-stone = 3 stone for 1 marble
architects-choice-reward-virtue1-silver3 = 1 virtue, 3 silver
architects-choice-reward-virtue1-wood2 = 1 virtue, 2 wood
architects-choice-reward-virtue1-stone2 = 1 virtue, 2 stone
architects-choice-reward-virtue1-building1 = 1 virtue, 1 plan
architects-choice-reward-virtue2 = 2 virtue
architects-choice-reward-virtue1-gold1 = 1 virtue, 1 gold
architects-choice-market-01 = 1 marble; or 2 marble, 2 wood
architects-choice-market-02 = 2 gold; or 1 marble, 1 gold, 1 stone, 1 wood
architects-choice-market-03 = 1 marble, 1 stone; or 2 marble, 2 stone
architects-choice-market-04 = 1 gold, 1 wood; or 1 gold, 1 stone, 2 wood
architects-choice-market-05 = 1 marble, 1 wood; or 1 marble, 1 wood, 2 stone
architects-choice-market-06 = 1 marble; or 2 marble, 2 stone
architects-choice-market-07 = 2 gold; or 1 marble, 1 wood, 2 stone
architects-choice-market-08 = 1 marble, 1 stone; or 1 gold, 1 stone, 2 wood
architects-choice-market-09 = 1 gold, 1 wood; or 1 marble, 1 gold, 1 stone, 1 wood
architects-choice-market-10 = 1 marble, 1 wood; or 2 marble, 2 wood
architects-choice-ada = Ada
    .description = Ignores one tax in every payment.
architects-choice-caroline = Caroline
    .description = Draws a plan after each action on the black market.
architects-choice-frederick = Frederick
    .description = Discards no plan for the cathedral.
architects-choice-rudolf = Rudolf
    .description = Hires for one silver less and may keep six apprentices.
architects-choice-therese = Therese
    .description = Gold and marble are one for her.
architects-choice-lothaire = Lothaire
    .description = Pays one wood or stone less for buildings and the cathedral.
architects-choice-hugo = Hugo
    .description = Pays two silver in place of a debt, when he has them.
architects-choice-clovis = Clovis
    .description = Draws a plan whenever he builds.
architects-choice-fara = Fara
    .description = Frees one worker of hers at each reset.
architects-choice-bertha = Bertha
    .description = Gains two silver more for sending captives to prison.
architects-name-acolyte-1 = Altar Hand
architects-choice-acolyte-1 = { architects-name-acolyte-1 } · carpentry · 1 plan with each step of the cathedral; hiring brings one virtue
architects-name-acolyte-2 = Altar Hand
architects-choice-acolyte-2 = { architects-name-acolyte-2 } · tiling · 2 clay with each step of the cathedral; hiring brings one virtue
architects-name-acolyte-3 = Altar Hand
architects-choice-acolyte-3 = { architects-name-acolyte-3 } · masonry · 2 silver with each step of the cathedral; hiring brings one virtue
architects-name-conspirator-1 = Plotter
architects-choice-conspirator-1 = { architects-name-conspirator-1 } · carpentry · 1 silver less in the town centre
architects-name-conspirator-2 = Plotter
architects-choice-conspirator-2 = { architects-name-conspirator-2 } · carpentry · 1 silver less in the town centre
architects-name-debt-collector-1 = Bailiff
architects-choice-debt-collector-1 = { architects-name-debt-collector-1 } · tiling · 2 clay with each debt paid
architects-name-debt-collector-2 = Bailiff
architects-choice-debt-collector-2 = { architects-name-debt-collector-2 } · masonry · 2 stone with each debt paid
architects-name-debt-collector-3 = Bailiff
architects-choice-debt-collector-3 = { architects-name-debt-collector-3 } · carpentry · 2 wood with each debt paid
architects-name-gatekeeper = Turnkey
architects-choice-gatekeeper = { architects-name-gatekeeper } · masonry · frees 2 workers at each reset; hiring costs one virtue
architects-name-illusionist = Conjurer
architects-choice-illusionist = { architects-name-illusionist } · carpentry · no virtue lost on the black market; hiring costs one virtue
architects-name-jeweller-1 = Gem Cutter
architects-choice-jeweller-1 = { architects-name-jeweller-1 } · tiling · 1 silver at the silversmith
architects-name-jeweller-2 = Gem Cutter
architects-choice-jeweller-2 = { architects-name-jeweller-2 } · tiling · 1 silver at the silversmith
architects-name-labourer = Day Worker
architects-choice-labourer = { architects-name-labourer } · carpentry, tiling, masonry · no ability
architects-name-merchant-1 = Pedlar
architects-choice-merchant-1 = { architects-name-merchant-1 } · tiling · at the storehouse 1 silver for 3 clay
architects-name-merchant-2 = Pedlar
architects-choice-merchant-2 = { architects-name-merchant-2 } · masonry · at the storehouse 2 silver for 1 gold
architects-name-merchant-3 = Pedlar
architects-choice-merchant-3 = { architects-name-merchant-3 } · tiling · at the storehouse 3 silver for 1 marble
architects-name-merchant-4 = Pedlar
architects-choice-merchant-4 = { architects-name-merchant-4 } · masonry · at the storehouse 1 silver for 2 stone
architects-name-merchant-5 = Pedlar
architects-choice-merchant-5 = { architects-name-merchant-5 } · carpentry · at the storehouse 1 silver for 2 wood
architects-name-miner-1 = Digger
architects-choice-miner-1 = { architects-name-miner-1 } · tiling · 1 clay at the mines
architects-name-miner-2 = Digger
architects-choice-miner-2 = { architects-name-miner-2 } · tiling · 1 clay at the mines
architects-name-patron-1 = Benefactor
architects-choice-patron-1 = { architects-name-patron-1 } · tiling · at the storehouse 1 clay for 1 virtue
architects-name-patron-2 = Benefactor
architects-choice-patron-2 = { architects-name-patron-2 } · masonry · at the storehouse 2 silver for 1 virtue
architects-name-patron-3 = Benefactor
architects-choice-patron-3 = { architects-name-patron-3 } · masonry · at the storehouse 1 stone for 1 virtue
architects-name-patron-4 = Benefactor
architects-choice-patron-4 = { architects-name-patron-4 } · carpentry · at the storehouse 1 wood for 1 virtue
architects-name-pickpocket = Cutpurse
architects-choice-pickpocket = { architects-name-pickpocket } · tiling · 1 gold at the tax stand; hiring costs one virtue
architects-name-squire-1 = Page
architects-choice-squire-1 = { architects-name-squire-1 } · tiling · 1 gold at each reset with none of yours in prison; hiring brings one virtue
architects-name-squire-2 = Page
architects-choice-squire-2 = { architects-name-squire-2 } · masonry · 1 marble at each reset with none of yours in prison; hiring brings one virtue
architects-name-squire-3 = Page
architects-choice-squire-3 = { architects-name-squire-3 } · carpentry · 2 virtue at each reset with none of yours in prison; hiring brings one virtue
architects-name-stonecutter-1 = Quarryman
architects-choice-stonecutter-1 = { architects-name-stonecutter-1 } · masonry · 1 stone at the quarry
architects-name-stonecutter-2 = Quarryman
architects-choice-stonecutter-2 = { architects-name-stonecutter-2 } · masonry · 1 stone at the quarry
architects-name-swindler-1 = Cheat
architects-choice-swindler-1 = { architects-name-swindler-1 } · tiling · 2 clay on the black market; hiring costs one virtue
architects-name-swindler-2 = Cheat
architects-choice-swindler-2 = { architects-name-swindler-2 } · masonry · 1 stone on the black market; hiring costs one virtue
architects-name-swindler-3 = Cheat
architects-choice-swindler-3 = { architects-name-swindler-3 } · carpentry · 1 wood on the black market; hiring costs one virtue
architects-name-thief = Burglar
architects-choice-thief = { architects-name-thief } · carpentry · loses 1 virtue less at the tax stand
architects-name-trader-1 = Marble Broker
architects-choice-trader-1 = { architects-name-trader-1 } · tiling · at the storehouse 3 clay for 1 marble
architects-name-trader-2 = Marble Broker
architects-choice-trader-2 = { architects-name-trader-2 } · masonry · at the storehouse 2 stone for 1 marble
architects-name-trader-3 = Marble Broker
architects-choice-trader-3 = { architects-name-trader-3 } · carpentry · at the storehouse 2 wood for 1 marble
architects-name-trickster = Haggler
architects-choice-trickster = { architects-name-trickster } · masonry · 1 silver less on the black market; hiring costs one virtue
architects-name-woodcutter-1 = Feller
architects-choice-woodcutter-1 = { architects-name-woodcutter-1 } · carpentry · 1 wood at the forest
architects-name-woodcutter-2 = Feller
architects-choice-woodcutter-2 = { architects-name-woodcutter-2 } · carpentry · 1 wood at the forest
architects-name-enforcer = Heavy
architects-choice-enforcer = { architects-name-enforcer } · tiling · 1 gold for sending captives to prison
architects-name-overseer = Foreman
architects-choice-overseer = { architects-name-overseer } · masonry · 1 trade more at the storehouse
architects-name-peddler = Hawker
architects-choice-peddler = { architects-name-peddler } · carpentry · 2 silver at each reset; hiring costs one virtue
architects-name-aqueduct = Water Bridge
architects-choice-aqueduct = { architects-name-aqueduct } · 3 points · 2 clay, 3 wood, 1 gold
    .description = At the end 1 point for each building of your own.
architects-name-armoury = Arsenal
architects-choice-armoury = { architects-name-armoury } · 9 points · 3 wood, 5 stone, 1 gold · carpentry, masonry
    .description = You may capture a group for nothing.
architects-name-barracks = Soldiers’ Quarters
architects-choice-barracks = { architects-name-barracks } · 10 points · 2 clay, 6 wood, 2 gold · carpentry, tiling, masonry
    .description = You may capture a group or have your captured workers back.
architects-name-betting-house = Wager House
architects-choice-betting-house = { architects-name-betting-house } · 7 points · 1 clay, 2 stone, 1 gold
    .description = Take a debt. You lose 1 virtue at once.
architects-name-carpenters-hut = Joiner’s Cabin
architects-choice-carpenters-hut = { architects-name-carpenters-hut } · 5 points · 3 clay, 1 wood, 1 stone
    .description = At the end 1 point for each apprentice of carpentry.
architects-name-castle = Royal Seat
architects-choice-castle = { architects-name-castle } · 10 points · 2 clay, 4 wood, 1 gold, 2 marble · carpentry, tiling, masonry
    .description = At the end a virtue for every 2 gold.
architects-name-chapel = Prayer Room
architects-choice-chapel = { architects-name-chapel } · 6 points · 2 clay, 1 wood, 4 stone · carpentry
    .description = At the end 2 virtue for the most levels of the cathedral. You gain 1 virtue at once.
architects-name-church = Parish House
architects-choice-church = { architects-name-church } · 5 points · 3 clay, 3 stone
    .description = You may destroy an unpaid debt. You gain 1 virtue at once.
architects-name-clay-market = Clay Bazaar
architects-choice-clay-market = { architects-name-clay-market } · 6 points · 3 clay, 2 stone, 1 gold · tiling
    .description = At the end 2 points for the most clay.
architects-name-clay-pit = Loam Pit
architects-choice-clay-pit = { architects-name-clay-pit } · 3 points · 4 clay, 1 wood
    .description = Gain 1 gold or 1 marble.
architects-name-drafting-room = Draughtsmen’s Hall
architects-choice-drafting-room = { architects-name-drafting-room } · 8 points · 4 stone, 3 gold · carpentry, tiling
    .description = Gain 2 plans.
architects-name-dungeon = Deep Cells
architects-choice-dungeon = { architects-name-dungeon } · 14 points · 4 stone, 2 gold, 2 marble · carpentry, tiling, masonry
    .description = At the end it costs 2 virtue. You lose 1 virtue at once.
architects-name-factory = Marble Works
architects-choice-factory = { architects-name-factory } · 7 points · 2 wood, 2 stone, 3 gold · masonry
    .description = Gain 2 marble.
architects-name-fortress = Stronghold
architects-choice-fortress = { architects-name-fortress } · 12 points · 3 clay, 4 stone, 1 gold, 2 marble · carpentry, tiling, masonry
    .description = You may capture two groups for nothing. You lose 2 virtue at once.
architects-name-fountain = Fountain Court
architects-choice-fountain = { architects-name-fountain } · 4 points · 3 stone, 1 marble
    .description = At the end a point for each unpaid debt. You gain 1 virtue at once.
architects-name-gamblers-den = Dice Cellar
architects-choice-gamblers-den = { architects-name-gamblers-den } · 10 points · 1 stone, 1 gold, 3 marble · carpentry, tiling
    .description = At the end each unpaid debt costs a point more. You lose 2 virtue at once.
architects-name-hideout = Bolt-hole
architects-choice-hideout = { architects-name-hideout } · 8 points · 1 clay, 3 wood, 2 stone · carpentry, masonry
    .description = All your workers leave the prison. You lose 2 virtue at once.
architects-name-keep = Great Tower
architects-choice-keep = { architects-name-keep } · 12 points · 5 wood, 2 stone, 2 gold · carpentry, tiling, masonry
    .description = At the end 1 point for every 3 captives. You lose 2 virtue at once.
architects-name-library = Book Hall
architects-choice-library = { architects-name-library } · 8 points · 4 wood, 2 stone, 1 marble · carpentry, tiling
    .description = You may give up a plan for 2 gold.
architects-name-lighthouse = Beacon
architects-choice-lighthouse = { architects-name-lighthouse } · 6 points · 3 wood, 1 stone, 2 marble · tiling
    .description = At the end 1 point for every 4 virtue.
architects-name-lumber-camp = Timber Yard
architects-choice-lumber-camp = { architects-name-lumber-camp } · 3 points · 4 clay, 2 stone
    .description = Gain 4 wood.
architects-name-masons-hut = Mason’s Cabin
architects-choice-masons-hut = { architects-name-masons-hut } · 5 points · 2 wood, 4 stone
    .description = At the end 1 point for each apprentice of masonry.
architects-name-moneylender = Loan House
architects-choice-moneylender = { architects-name-moneylender } · 5 points · 4 clay, 2 wood, 1 gold · masonry
    .description = At the end 1 point for each paid debt. You lose 1 virtue at once.
architects-name-monument = Memorial
architects-choice-monument = { architects-name-monument } · 9 points · 2 wood, 3 stone, 2 marble · tiling, masonry
    .description = Everybody gains a virtue. You gain 1 virtue at once.
architects-name-observatory = Star Hall
architects-choice-observatory = { architects-name-observatory } · 7 points · 1 clay, 3 wood, 1 stone, 1 gold · carpentry
    .description = At the end a virtue for every 2 marble.
architects-name-palace = Gilded House
architects-choice-palace = { architects-name-palace } · 9 points · 3 wood, 3 stone, 2 marble · tiling, masonry
    .description = Gain 1 gold for every 4 virtue.
architects-name-reservoir = Cistern
architects-choice-reservoir = { architects-name-reservoir } · 4 points · 6 clay, 1 wood
    .description = At the end a virtue for every 2 paid debts.
architects-name-silver-market = Silver Bazaar
architects-choice-silver-market = { architects-name-silver-market } · 6 points · 2 wood, 1 gold, 1 marble · tiling
    .description = At the end 2 points for the most silver.
architects-name-smithy = Forge
architects-choice-smithy = { architects-name-smithy } · 3 points · 4 clay, 2 wood
    .description = Gain 4 stone.
architects-name-steeple = Bell Spire
architects-choice-steeple = { architects-name-steeple } · 4 points · 2 wood, 2 gold
    .description = At the end 2 points for the most levels of the cathedral. You gain 1 virtue at once.
architects-name-stone-market = Stone Bazaar
architects-choice-stone-market = { architects-name-stone-market } · 7 points · 2 clay, 4 stone, 1 marble · masonry
    .description = At the end 2 points for the most stone.
architects-name-tavern = Inn
architects-choice-tavern = { architects-name-tavern } · 6 points · 3 wood, 2 stone, 1 gold · carpentry
    .description = You may hire any apprentice for nothing.
architects-name-thieves-den = Robbers’ Nest
architects-choice-thieves-den = { architects-name-thieves-den } · 8 points · 1 clay, 2 wood, 3 stone · masonry
    .description = Gain 4 silver. You lose 2 virtue at once.
architects-name-tilers-hut = Tiler’s Cabin
architects-choice-tilers-hut = { architects-name-tilers-hut } · 5 points · 2 clay, 1 wood, 2 stone
    .description = At the end 1 point for each apprentice of tiling.
architects-name-trading-post = Exchange House
architects-choice-trading-post = { architects-name-trading-post } · 7 points · 1 wood, 3 stone, 2 gold · masonry
    .description = At the end a virtue for every 4 clay, wood and stone.
architects-name-treasury = Strongroom
architects-choice-treasury = { architects-name-treasury } · 6 points · 1 wood, 3 stone, 1 gold · tiling
    .description = Gain 1 gold or 3 silver.
architects-name-university = Hall of Learning
architects-choice-university = { architects-name-university } · 11 points · 4 clay, 2 wood, 3 stone, 2 marble · carpentry, tiling, masonry
    .description = At the end 2 points if no debt is unpaid. You gain 1 virtue at once.
architects-name-watchtower = Lookout
architects-choice-watchtower = { architects-name-watchtower } · 11 points · 3 clay, 4 wood, 1 gold, 1 marble · carpentry, tiling, masonry
    .description = Everybody with 3 workers or more in prison loses a virtue. You lose 1 virtue at once.
architects-name-well = Town Well
architects-choice-well = { architects-name-well } · 3 points · 2 wood, 2 stone
    .description = Gain 4 clay.
architects-name-wood-market = Wood Bazaar
architects-choice-wood-market = { architects-name-wood-market } · 7 points · 2 clay, 4 wood, 1 gold · carpentry
    .description = At the end 2 points for the most wood.
architects-name-crane = Hoist
architects-choice-crane = { architects-name-crane } · 3 points · 3 wood, 1 stone
    .description = You may send another worker to the guildhall at once.
architects-name-graveyard = Burial Ground
architects-choice-graveyard = { architects-name-graveyard } · 12 points · 4 clay, 1 wood, 2 stone, 2 marble · carpentry, tiling, masonry
    .description = One of your apprentices must go. You lose 1 virtue at once.
architects-name-museum = House of Relics
architects-choice-museum = { architects-name-museum } · 4 points · 1 clay, 5 wood, 1 stone
    .description = At the end a virtue for every 2 building of your own.
