# Battle for Rokugan: what happens, what is asked, what is refused. Ids are the same in all languages.

rokugan-opening = Each of you leads a clan and lays its battle tokens face down on the borders of Rokugan; then all are turned over at once. After five rounds the clan with the most honour wins.

## Words for what stands in a slot

rokugan-slot-province = { $province ->
        [dragon_capital] { rokugan-choice-dragon-capital }
        [dragon_west] { rokugan-choice-dragon-west }
        [dragon_south] { rokugan-choice-dragon-south }
        [phoenix_capital] { rokugan-choice-phoenix-capital }
        [phoenix_center] { rokugan-choice-phoenix-center }
        [phoenix_coast] { rokugan-choice-phoenix-coast }
        [unicorn_capital] { rokugan-choice-unicorn-capital }
        [unicorn_west] { rokugan-choice-unicorn-west }
        [unicorn_south] { rokugan-choice-unicorn-south }
        [lion_capital] { rokugan-choice-lion-capital }
        [lion_north] { rokugan-choice-lion-north }
        [lion_coast] { rokugan-choice-lion-coast }
        [scorpion_capital] { rokugan-choice-scorpion-capital }
        [scorpion_north] { rokugan-choice-scorpion-north }
        [scorpion_west] { rokugan-choice-scorpion-west }
        [crane_capital] { rokugan-choice-crane-capital }
        [crane_center] { rokugan-choice-crane-center }
        [crane_south] { rokugan-choice-crane-south }
        [crab_capital] { rokugan-choice-crab-capital }
        [crab_west] { rokugan-choice-crab-west }
        [crab_east] { rokugan-choice-crab-east }
        [crab_center] { rokugan-choice-crab-center }
        [shore_west] { rokugan-choice-shore-west }
        [shore_east] { rokugan-choice-shore-east }
        [shore_south] { rokugan-choice-shore-south }
        [isle_north] { rokugan-choice-isle-north }
        [isle_west] { rokugan-choice-isle-west }
        [isle_east] { rokugan-choice-isle-east }
        [shadow_north] { rokugan-choice-shadow-north }
        [shadow_south] { rokugan-choice-shadow-south }
       *[other] { $province }
    }
rokugan-slot-way-province = { $way ->
        [dragon_capital] { rokugan-choice-dragon-capital }
        [dragon_west] { rokugan-choice-dragon-west }
        [dragon_south] { rokugan-choice-dragon-south }
        [phoenix_capital] { rokugan-choice-phoenix-capital }
        [phoenix_center] { rokugan-choice-phoenix-center }
        [phoenix_coast] { rokugan-choice-phoenix-coast }
        [unicorn_capital] { rokugan-choice-unicorn-capital }
        [unicorn_west] { rokugan-choice-unicorn-west }
        [unicorn_south] { rokugan-choice-unicorn-south }
        [lion_capital] { rokugan-choice-lion-capital }
        [lion_north] { rokugan-choice-lion-north }
        [lion_coast] { rokugan-choice-lion-coast }
        [scorpion_capital] { rokugan-choice-scorpion-capital }
        [scorpion_north] { rokugan-choice-scorpion-north }
        [scorpion_west] { rokugan-choice-scorpion-west }
        [crane_capital] { rokugan-choice-crane-capital }
        [crane_center] { rokugan-choice-crane-center }
        [crane_south] { rokugan-choice-crane-south }
        [crab_capital] { rokugan-choice-crab-capital }
        [crab_west] { rokugan-choice-crab-west }
        [crab_east] { rokugan-choice-crab-east }
        [crab_center] { rokugan-choice-crab-center }
        [shore_west] { rokugan-choice-shore-west }
        [shore_east] { rokugan-choice-shore-east }
        [shore_south] { rokugan-choice-shore-south }
        [isle_north] { rokugan-choice-isle-north }
        [isle_west] { rokugan-choice-isle-west }
        [isle_east] { rokugan-choice-isle-east }
        [shadow_north] { rokugan-choice-shadow-north }
        [shadow_south] { rokugan-choice-shadow-south }
       *[other] { $way }
    }
rokugan-slot-other = { $other ->
        [dragon_capital] { rokugan-choice-dragon-capital }
        [dragon_west] { rokugan-choice-dragon-west }
        [dragon_south] { rokugan-choice-dragon-south }
        [phoenix_capital] { rokugan-choice-phoenix-capital }
        [phoenix_center] { rokugan-choice-phoenix-center }
        [phoenix_coast] { rokugan-choice-phoenix-coast }
        [unicorn_capital] { rokugan-choice-unicorn-capital }
        [unicorn_west] { rokugan-choice-unicorn-west }
        [unicorn_south] { rokugan-choice-unicorn-south }
        [lion_capital] { rokugan-choice-lion-capital }
        [lion_north] { rokugan-choice-lion-north }
        [lion_coast] { rokugan-choice-lion-coast }
        [scorpion_capital] { rokugan-choice-scorpion-capital }
        [scorpion_north] { rokugan-choice-scorpion-north }
        [scorpion_west] { rokugan-choice-scorpion-west }
        [crane_capital] { rokugan-choice-crane-capital }
        [crane_center] { rokugan-choice-crane-center }
        [crane_south] { rokugan-choice-crane-south }
        [crab_capital] { rokugan-choice-crab-capital }
        [crab_west] { rokugan-choice-crab-west }
        [crab_east] { rokugan-choice-crab-east }
        [crab_center] { rokugan-choice-crab-center }
        [shore_west] { rokugan-choice-shore-west }
        [shore_east] { rokugan-choice-shore-east }
        [shore_south] { rokugan-choice-shore-south }
        [isle_north] { rokugan-choice-isle-north }
        [isle_west] { rokugan-choice-isle-west }
        [isle_east] { rokugan-choice-isle-east }
        [shadow_north] { rokugan-choice-shadow-north }
        [shadow_south] { rokugan-choice-shadow-south }
       *[other] { $other }
    }
rokugan-slot-cost-province = { $cost ->
        [dragon_capital] { rokugan-choice-dragon-capital }
        [dragon_west] { rokugan-choice-dragon-west }
        [dragon_south] { rokugan-choice-dragon-south }
        [phoenix_capital] { rokugan-choice-phoenix-capital }
        [phoenix_center] { rokugan-choice-phoenix-center }
        [phoenix_coast] { rokugan-choice-phoenix-coast }
        [unicorn_capital] { rokugan-choice-unicorn-capital }
        [unicorn_west] { rokugan-choice-unicorn-west }
        [unicorn_south] { rokugan-choice-unicorn-south }
        [lion_capital] { rokugan-choice-lion-capital }
        [lion_north] { rokugan-choice-lion-north }
        [lion_coast] { rokugan-choice-lion-coast }
        [scorpion_capital] { rokugan-choice-scorpion-capital }
        [scorpion_north] { rokugan-choice-scorpion-north }
        [scorpion_west] { rokugan-choice-scorpion-west }
        [crane_capital] { rokugan-choice-crane-capital }
        [crane_center] { rokugan-choice-crane-center }
        [crane_south] { rokugan-choice-crane-south }
        [crab_capital] { rokugan-choice-crab-capital }
        [crab_west] { rokugan-choice-crab-west }
        [crab_east] { rokugan-choice-crab-east }
        [crab_center] { rokugan-choice-crab-center }
        [shore_west] { rokugan-choice-shore-west }
        [shore_east] { rokugan-choice-shore-east }
        [shore_south] { rokugan-choice-shore-south }
        [isle_north] { rokugan-choice-isle-north }
        [isle_west] { rokugan-choice-isle-west }
        [isle_east] { rokugan-choice-isle-east }
        [shadow_north] { rokugan-choice-shadow-north }
        [shadow_south] { rokugan-choice-shadow-south }
       *[other] { $cost }
    }
rokugan-slot-token = { $token ->
        [army_1] { rokugan-choice-army-1 }
        [army_2] { rokugan-choice-army-2 }
        [army_3] { rokugan-choice-army-3 }
        [army_4] { rokugan-choice-army-4 }
        [army_5] { rokugan-choice-army-5 }
        [army_6] { rokugan-choice-army-6 }
        [navy_1] { rokugan-choice-navy-1 }
        [navy_2] { rokugan-choice-navy-2 }
        [navy_3] { rokugan-choice-navy-3 }
        [shinobi_1] { rokugan-choice-shinobi-1 }
        [shinobi_2] { rokugan-choice-shinobi-2 }
        [shinobi_3] { rokugan-choice-shinobi-3 }
        [blessing_2] { rokugan-choice-blessing-2 }
        [blessing_3] { rokugan-choice-blessing-3 }
        [diplomacy] { rokugan-choice-diplomacy }
        [raid] { rokugan-choice-raid }
        [bluff] { rokugan-choice-bluff }
       *[other] { $token }
    }
rokugan-slot-cost-token = { $cost ->
        [army_1] { rokugan-choice-army-1 }
        [army_2] { rokugan-choice-army-2 }
        [army_3] { rokugan-choice-army-3 }
        [army_4] { rokugan-choice-army-4 }
        [army_5] { rokugan-choice-army-5 }
        [army_6] { rokugan-choice-army-6 }
        [navy_1] { rokugan-choice-navy-1 }
        [navy_2] { rokugan-choice-navy-2 }
        [navy_3] { rokugan-choice-navy-3 }
        [shinobi_1] { rokugan-choice-shinobi-1 }
        [shinobi_2] { rokugan-choice-shinobi-2 }
        [shinobi_3] { rokugan-choice-shinobi-3 }
        [blessing_2] { rokugan-choice-blessing-2 }
        [blessing_3] { rokugan-choice-blessing-3 }
        [diplomacy] { rokugan-choice-diplomacy }
        [raid] { rokugan-choice-raid }
        [bluff] { rokugan-choice-bluff }
       *[other] { $cost }
    }
rokugan-slot-card = { $card ->
        [feats_of_engineering] { rokugan-choice-feats-of-engineering }
        [promotion] { rokugan-choice-promotion }
        [code_of_honor] { rokugan-choice-code-of-honor }
        [diplomatic_mission] { rokugan-choice-diplomatic-mission }
        [strength_of_purpose] { rokugan-choice-strength-of-purpose }
        [sacred_ground] { rokugan-choice-sacred-ground }
        [bushido] { rokugan-choice-bushido }
        [honorable_fight] { rokugan-choice-honorable-fight }
        [aid_of_the_kami] { rokugan-choice-aid-of-the-kami }
        [bless_the_lands] { rokugan-choice-bless-the-lands }
        [spy_network] { rokugan-choice-spy-network }
        [foment_rebellion] { rokugan-choice-foment-rebellion }
        [cultural_exchange] { rokugan-choice-cultural-exchange }
        [reinforcements] { rokugan-choice-reinforcements }
        [bountiful_harvest] { rokugan-choice-bountiful-harvest }
        [ashigaru_levies] { rokugan-choice-ashigaru-levies }
        [port_of_prosperity] { rokugan-choice-port-of-prosperity }
        [pirate_raids] { rokugan-choice-pirate-raids }
        [dark_favors] { rokugan-choice-dark-favors }
        [purge_the_weak] { rokugan-choice-purge-the-weak }
        [animate_the_dead] { rokugan-choice-animate-the-dead }
        [inspire_fear] { rokugan-choice-inspire-fear }
        [scout] { rokugan-choice-scout }
        [shugenja] { rokugan-choice-shugenja }
        [first_player] { rokugan-choice-first-player }
       *[other] { $card }
    }
rokugan-slot-special = { $special ->
        [peace] { rokugan-choice-peace }
        [scorched] { rokugan-choice-scorched }
        [shrine] { rokugan-choice-shrine }
        [harbor] { rokugan-choice-harbor }
        [battlefield] { rokugan-choice-battlefield }
        [honor_1] { rokugan-choice-honor-1 }
        [honor_2] { rokugan-choice-honor-2 }
        [honor_4] { rokugan-choice-honor-4 }
        [defense_1] { rokugan-choice-defense-1 }
        [defense_2] { rokugan-choice-defense-2 }
       *[other] { $special }
    }
rokugan-slot-clan = { $clan ->
        [crab] { rokugan-choice-crab }
        [crane] { rokugan-choice-crane }
        [dragon] { rokugan-choice-dragon }
        [lion] { rokugan-choice-lion }
        [phoenix] { rokugan-choice-phoenix }
        [scorpion] { rokugan-choice-scorpion }
        [unicorn] { rokugan-choice-unicorn }
       *[other] { $clan }
    }
rokugan-slot-territory = { $territory ->
        [crab] { rokugan-choice-crab }
        [crane] { rokugan-choice-crane }
        [dragon] { rokugan-choice-dragon }
        [lion] { rokugan-choice-lion }
        [phoenix] { rokugan-choice-phoenix }
        [scorpion] { rokugan-choice-scorpion }
        [unicorn] { rokugan-choice-unicorn }
        [shore] { rokugan-choice-shore }
        [isles] { rokugan-choice-isles }
        [shadow_north] { rokugan-choice-shadow-north }
        [shadow_south] { rokugan-choice-shadow-south }
       *[other] { $territory }
    }
rokugan-slot-objective = { $objective ->
        [last_line_of_defense] { rokugan-choice-last-line-of-defense }
        [rice_bowl_of_the_empire] { rokugan-choice-rice-bowl-of-the-empire }
        [great_wall_of_the_north] { rokugan-choice-great-wall-of-the-north }
        [plains_of_battle] { rokugan-choice-plains-of-battle }
        [great_library] { rokugan-choice-great-library }
        [den_of_secrets] { rokugan-choice-den-of-secrets }
        [court_of_the_five_winds] { rokugan-choice-court-of-the-five-winds }
        [emerald_empire] { rokugan-choice-emerald-empire }
        [way_of_the_sail] { rokugan-choice-way-of-the-sail }
        [way_of_humility] { rokugan-choice-way-of-humility }
        [web_of_influence] { rokugan-choice-web-of-influence }
        [reclaiming_lost_lands] { rokugan-choice-reclaiming-lost-lands }
       *[other] { $objective }
    }
rokugan-slot-place = { $way ->
        [centre] in the centre of { rokugan-slot-province }
        [sea] on the border from the sea to { rokugan-slot-province }
       *[other] on the border from { rokugan-slot-way-province } to { rokugan-slot-province }
    }

## What happens; `own` is what the seat itself reads

rokugan-event-game-started = The table of Rokugan is set. Clans are chosen one by one.
rokugan-event-clan-chosen = { $seat } leads the { rokugan-slot-clan } clan.
    .own = You lead the { rokugan-slot-clan } clan.
rokugan-event-objectives-dealt = Everybody is dealt two secret objectives and keeps one.
rokugan-event-objective-kept = { $seat } has chosen a secret objective.
    .own = Your secret objective is { rokugan-slot-objective }.
rokugan-event-draft-began = Each clan holds its capital. { $first } drafts first.
rokugan-event-drafted = { $seat } takes { rokugan-slot-province }.
rokugan-event-round-began = Round { $round }. { $first } is first player.
rokugan-event-tokens-drawn = Everybody draws up to six tokens.
rokugan-event-given-back = { $seat } puts a token back into the pool.
    .own = { rokugan-slot-token } is back in your pool.
rokugan-event-card-played = { $seat } plays { rokugan-slot-card }.
rokugan-event-passed = { $seat } passes.
rokugan-event-special-placed = { rokugan-slot-special } comes to { rokugan-slot-province }.
rokugan-event-special-removed = { rokugan-slot-special } is gone from { rokugan-slot-province }.
rokugan-event-control-added = { $count ->
    [one] { $seat } gains a { $face ->
        [up] faceup
       *[down] facedown
    } control token in { rokugan-slot-province }.
   *[other] { $seat } gains { $count } { $face ->
        [up] faceup
       *[down] facedown
    } control tokens in { rokugan-slot-province }.
}
rokugan-event-control-lost = { $seat } loses a control token in { rokugan-slot-province }.
rokugan-event-control-swapped = All control tokens of { rokugan-slot-province } and { rokugan-slot-other } change places.
rokugan-event-hand-shown = { $seat } sees the whole hand of { $target }, whose bluff is locked this round.
rokugan-event-regrouped = { $seat } has taken tokens back and given up as many.
rokugan-event-turn-lost = { $seat } can place nothing and has no more turns this round.
rokugan-event-turn-skipped = { $seat } lets the time run out and places nothing.
rokugan-event-card-used = { $card ->
    [scout] { $seat } sends a scout to token { $number }.
    [shugenja] { $seat } turns a shugenja against token { $number }.
   *[first_player] { $seat } uses the first player card on token { $number }.
}
rokugan-event-peeked = { $seat } looks at token { $number }.
    .own = Token { $number } is { rokugan-slot-token }. Only you and its owner know.
rokugan-event-favor-asked = { $seat } has seen the tokens, one of which will be discarded.
rokugan-event-token-discarded = Token { $number } was { rokugan-slot-token }. { $pile ->
    [aside] It lies aside until the next draw.
   *[discard] It is discarded.
}
rokugan-event-token-recalled = Token { $number } goes back to its owner’s pool.
    .own = Token { $number } was { rokugan-slot-token }. It goes back to its owner’s pool.
rokugan-event-hand-spent = { $seat } gives up { rokugan-slot-token }.
rokugan-event-turn-ended = { $seat } places nothing this turn.
rokugan-event-placed = { $seat } lays token { $number } { rokugan-slot-place }.
    .own = You lay { rokugan-slot-token }, token { $number }, { rokugan-slot-place }.
rokugan-event-animated = { $seat } lays { rokugan-slot-token } faceup { rokugan-slot-place }.
rokugan-event-blessed = { $seat } lays { rokugan-slot-token } on token { $number }.
rokugan-event-look-skipped = { $seat } saves the look for later this round.
rokugan-event-swapped = { $seat } has exchanged two tokens.
rokugan-event-swap-skipped = { $seat } leaves the tokens where they are.
rokugan-event-tokens-turned = All tokens are turned face up.
rokugan-event-bluffs-returned = Bluffs go back to their owners’ hands.
rokugan-event-tokens-out = { $why ->
    [illegal] Tokens that lay where they may not are thrown out.
    [blessing] Blessings that lay where they may not are thrown out.
    [unbacked] A raid without backing comes to nothing.
    [raid] The raid sweeps all tokens there and on the borders away.
    [diplomacy] Peace sweeps all tokens there and on the borders away.
   *[spent] All other tokens are discarded.
}
rokugan-event-raided = { rokugan-slot-province } burns. Nobody controls it.
rokugan-event-pacified = { $seat } brings peace to { rokugan-slot-province }.
rokugan-event-battle-fought = { $outcome ->
    [captured] Battle for { rokugan-slot-province }: best attack { $best } against { $hurdle }. It falls.
    [held] Battle for { rokugan-slot-province }: best attack { $best } against { $hurdle }. It holds.
   *[nobody] Battle for { rokugan-slot-province }: best attack { $best } against { $hurdle }. It stays nobody’s.
}
rokugan-event-captured = { $seat } captures { rokugan-slot-province }.
rokugan-event-defended = { $why ->
    [held] { $seat } has held { rokugan-slot-province } and gains a faceup control token.
    [swept] The attack on { rokugan-slot-province } is gone. { $seat } gains a faceup control token.
   *[guarded] { $seat } stood guard in { rokugan-slot-province } and gains a faceup control token.
}
rokugan-event-card-claimed = { $seat } holds the card of { rokugan-slot-territory }.
    .own = You hold the card of { rokugan-slot-territory }: { rokugan-slot-card }.
rokugan-event-card-returned = The card of { rokugan-slot-territory } lies on the board again.
rokugan-event-round-ended = Round { $round } is over.
rokugan-event-game-ended = { $why ->
    [honor] The five rounds are over. The greatest honour wins.
    [tie_break] The five rounds are over. Honour is level: whole territories decide, then provinces, then faceup tokens.
   *[shared] The five rounds are over. The victory is shared.
}

## What is refused

rokugan-refusal-not-asked = You are not asked for that now.
rokugan-refusal-seats-wrong = Rokugan can’t be played with { $seats } seats.
rokugan-refusal-clan-taken = Somebody else leads the { rokugan-slot-clan } clan.
rokugan-refusal-not-dealt = That objective was not dealt to you.
rokugan-refusal-province-taken = { rokugan-slot-province } is taken.
rokugan-refusal-bluff-stays = The bluff stays in your hand.
rokugan-refusal-not-in-hand = You can’t use { rokugan-slot-token } from your hand.
rokugan-refusal-not-in-discard = { rokugan-slot-token } does not lie in your discard.
rokugan-refusal-not-your-card = You do not hold { rokugan-slot-card }.
rokugan-refusal-card-otherwise = { rokugan-slot-card } is not played like that.
rokugan-refusal-card-idle = { rokugan-slot-card } can do nothing now.
rokugan-refusal-card-aim = { rokugan-slot-card } can’t be aimed there.
rokugan-refusal-no-such-opponent = That is no opponent of yours.
rokugan-refusal-regroup-count = { $count ->
    [one] Take one token and give one up. A bluff can be neither.
   *[other] Take { $count } tokens and give as many up. A bluff can be neither.
}
rokugan-refusal-must-place = You must place a token.
rokugan-refusal-no-use = { rokugan-slot-card } is used up, or there is nothing to use it on.
rokugan-refusal-target-closed = Token { $number } can’t be chosen for that.
rokugan-refusal-target-count = Choose from { $least } to { $most } different ones.
rokugan-refusal-cost-closed = You have no control token in { rokugan-slot-province } that could pay.
rokugan-refusal-nothing-there = No special token lies in { rokugan-slot-province }.
rokugan-refusal-blessing-on-token = A blessing is laid on a token.
rokugan-refusal-no-blessing = { rokugan-slot-token } is no blessing.
rokugan-refusal-bless-closed = A blessing can’t be laid on token { $number }.
rokugan-refusal-barred = { rokugan-slot-token } can’t be placed this round.
rokugan-refusal-place-peace = Peace closes the way to { rokugan-slot-province }.
rokugan-refusal-place-scorched = Scorched earth closes the way to { rokugan-slot-province }.
rokugan-refusal-place-shrine = Another’s shrine closes the way to { rokugan-slot-province }.
rokugan-refusal-place-border-taken = A token already lies on that border of { rokugan-slot-province }.
rokugan-refusal-place-own-province = You control { rokugan-slot-province } and can’t attack it.
rokugan-refusal-place-no-border = { rokugan-slot-province } has no such border.
rokugan-refusal-place-not-yours = You can’t attack { rokugan-slot-province } from a province that is not yours.
rokugan-refusal-place-illegal = That kind of token can’t be placed there in { rokugan-slot-province }.

## What is asked, and what happens in silence

rokugan-ask-clans = Which clan do you lead?
rokugan-ask-objectives = Which secret objective do you keep?
rokugan-ask-draft = Which free province do you take?
rokugan-ask-give-back = Which token goes back to your pool?
rokugan-ask-cards = Do you play a territory card?
rokugan-ask-turn = Your turn. Which token do you place, and where?
rokugan-ask-favor = Which of these tokens is discarded?
rokugan-ask-look = At which token do you look?
rokugan-ask-swap = Do you exchange two of your tokens?
rokugan-otherwise-first-clan = the first free clan
rokugan-otherwise-first-objective = the first of the two
rokugan-otherwise-own-land = a free province, if possible one of your own territory
rokugan-otherwise-first-token = the first token that is no bluff
rokugan-otherwise-pass = no card
rokugan-otherwise-place-nothing = nothing is placed
rokugan-otherwise-first-looked = the first of them
rokugan-otherwise-no-look = no look
rokugan-otherwise-no-swap = no exchange

## Moves

rokugan-action-choose-clan = { rokugan-slot-clan }
    .description = Each clan has one token and one ability of its own.
rokugan-action-keep-objective = { rokugan-slot-objective }
    .description = It is counted at the end. Nobody else learns it before.
rokugan-action-draft = Take { rokugan-slot-province }
    .option = Take a province
    .description = A control token, facedown, in a province without one.
rokugan-action-give-back = Give back { rokugan-slot-token }
    .description = It may be drawn again.
rokugan-action-play-card = Play { rokugan-slot-card }
    .option = Play a territory card
    .description = It is shown and leaves the game.
rokugan-action-spy = Spy Network: { $seat }
    .option = Spy Network
    .description = See a whole hand. Its bluff can’t be placed this round.
rokugan-action-regroup = Play { rokugan-slot-card }
    .option = Take back tokens
    .description = Tokens of the discard for tokens of the hand.
rokugan-action-pass = Pass
    .description = Not now.
rokugan-action-use-card = { rokugan-slot-card } on token { $number }
    .option = Scout, shugenja or first player card
    .description = Before you place. Each once in a game, the first player card once a round.
rokugan-action-dark-favors = Dark Favours, paid in { rokugan-slot-cost-province }
    .option = Dark Favours
    .description = For a control token, look at up to four tokens and discard one.
rokugan-action-strike = Discard token { $number }
    .description = It is shown to all.
rokugan-action-purge = Purge the Weak for { rokugan-slot-cost-token }
    .option = Purge the Weak
    .description = A token of your hand, instead of placing, for two tokens on the board.
rokugan-action-animate = Animate { rokugan-slot-token } { rokugan-slot-place }, paid in { rokugan-slot-cost-province }
    .option = Animate the Dead
    .description = For a control token, a token of your discard lies faceup.
rokugan-action-animate-blessing = Animate { rokugan-slot-token } on token { $number }, paid in { rokugan-slot-cost-province }
    .option = Animate a blessing
    .description = For a control token, a blessing of your discard.
rokugan-action-inspire-fear = Inspire Fear, paid in { rokugan-slot-cost-province }
    .option = Inspire Fear
    .description = For a control token, the special tokens of up to two provinces are gone.
rokugan-action-place = { rokugan-slot-token } { rokugan-slot-place }
    .option = Place a token
    .description = Facedown. Nobody else sees what it is.
rokugan-action-bless = { rokugan-slot-token } on token { $number }
    .option = Lay a blessing
    .description = Faceup, on a facedown token of your own. It can’t be chosen by cards any more.
rokugan-action-look = Look at token { $number }
    .description = Once a round. Only you see it.
rokugan-action-swap = Exchange tokens { $one } and { $other }
    .option = Exchange two tokens
    .description = Two of your own, before all are turned.
rokugan-field-clan = Clan
rokugan-field-objective = Objective
rokugan-field-territory = Territory
    .question = In which territory?
rokugan-field-province = Province
    .question = At which province?
rokugan-field-provinces = Provinces
    .question = At which provinces?
rokugan-field-way = Way
    .question = On which border, or in the centre?
rokugan-field-token = Token
    .question = Which token?
rokugan-field-card = Card
    .question = Which card?
rokugan-field-seat = Opponent
rokugan-field-takes = Take back
rokugan-field-gives = Give up
rokugan-field-into = Where to
rokugan-field-number = Token on the board
    .question = Which token on the board?
rokugan-field-numbers = Tokens on the board
    .question = Which tokens on the board?
rokugan-field-cost = Price
    .question = What pays for it?
rokugan-field-one = One
    .question = Which one?
rokugan-field-other = The other
    .question = In exchange for which?
rokugan-part-given = Give up
rokugan-result-honor = The greatest honour wins.
rokugan-result-tie-break = Honour was level: whole territories decided, then provinces, then faceup tokens.
rokugan-result-shared = The victory is shared.

## Options

rokugan-option-bluffing = Tokens out of place
    .description = Whether a token may be laid where its kind does not belong. It is thrown out when all are turned.
rokugan-option-burn-own = Raid at home
    .description = Whether a raid may burn a province of one’s own.
rokugan-option-lion-alone = Lion’s bluff alone
    .description = Whether Lion’s bluff earns a control token where nobody attacks.
rokugan-option-supply = Control tokens
    .description = How many control tokens a clan has.
rokugan-option-claimed-cards = Claimed cards
    .description = Who sees which card somebody has claimed.
rokugan-option-empire = Emerald Empire
    .description = Whether its six provinces must form a chain, or only hang together.
rokugan-option-phoenix = Phoenix at a capital
    .description = Who may ignore the printed defence of a capital.


## Values

rokugan-choice-crab = Crab
    .description = Its faceup control tokens defend with two each. Its own token is Navy 3.
rokugan-choice-crane = Crane
    .description = It wins a battle in which it ties for the best. Its own token is a second Diplomacy.
rokugan-choice-dragon = Dragon
    .description = It draws one token more and gives one back. Its own token is Blessing 3.
rokugan-choice-lion = Lion
    .description = Its bluff defends its own provinces with two. Its own token is Army 6.
rokugan-choice-phoenix = Phoenix
    .description = It ignores the printed defence of a capital it attacks. Its own token is Blessing 3.
rokugan-choice-scorpion = Scorpion
    .description = Once a round, after placing, it looks at another’s token. Its own token is Shinobi 3.
rokugan-choice-unicorn = Unicorn
    .description = Before tokens are turned it may exchange two of its own. Its own token is a second Raid.
rokugan-choice-shore = Amber Shore
rokugan-choice-isles = Outer Isles
rokugan-choice-dragon-capital = Dragon Capital
rokugan-choice-dragon-west = Dragon West
rokugan-choice-dragon-south = Dragon South
rokugan-choice-phoenix-capital = Phoenix Capital
rokugan-choice-phoenix-center = Phoenix Centre
rokugan-choice-phoenix-coast = Phoenix Coast
rokugan-choice-unicorn-capital = Unicorn Capital
rokugan-choice-unicorn-west = Unicorn West
rokugan-choice-unicorn-south = Unicorn South
rokugan-choice-lion-capital = Lion Capital
rokugan-choice-lion-north = Lion North
rokugan-choice-lion-coast = Lion Coast
rokugan-choice-scorpion-capital = Scorpion Capital
rokugan-choice-scorpion-north = Scorpion North
rokugan-choice-scorpion-west = Scorpion West
rokugan-choice-crane-capital = Crane Capital
rokugan-choice-crane-center = Crane Centre
rokugan-choice-crane-south = Crane South
rokugan-choice-crab-capital = Crab Capital
rokugan-choice-crab-west = Crab West
rokugan-choice-crab-east = Crab East
rokugan-choice-crab-center = Crab Centre
rokugan-choice-shore-west = Amber Shore West
rokugan-choice-shore-east = Amber Shore East
rokugan-choice-shore-south = Amber Shore South
rokugan-choice-isle-north = Isle North
rokugan-choice-isle-west = Isle West
rokugan-choice-isle-east = Isle East
rokugan-choice-shadow-north = Shadowlands North
rokugan-choice-shadow-south = Shadowlands South
rokugan-choice-army-1 = Army 1
rokugan-choice-army-2 = Army 2
rokugan-choice-army-3 = Army 3
rokugan-choice-army-4 = Army 4
rokugan-choice-army-5 = Army 5
rokugan-choice-army-6 = Army 6
rokugan-choice-navy-1 = Navy 1
rokugan-choice-navy-2 = Navy 2
rokugan-choice-navy-3 = Navy 3
rokugan-choice-shinobi-1 = Shinobi 1
rokugan-choice-shinobi-2 = Shinobi 2
rokugan-choice-shinobi-3 = Shinobi 3
rokugan-choice-blessing-2 = Blessing 2
rokugan-choice-blessing-3 = Blessing 3
rokugan-choice-diplomacy = Diplomacy
rokugan-choice-raid = Raid
rokugan-choice-bluff = Bluff
rokugan-choice-rise-of-an-empire = Rise of an Empire
rokugan-choice-master-of-governance = Master of Governance
rokugan-choice-master-of-tactics = Master of Tactics
rokugan-choice-centre = in the centre
rokugan-choice-sea = on the coast
rokugan-choice-discard = discard
rokugan-choice-pool = pool
rokugan-choice-on = on
rokugan-choice-off = off
rokugan-choice-thirty = thirty a clan
rokugan-choice-unlimited = without end
rokugan-choice-holder = its holder
rokugan-choice-public = everybody
rokugan-choice-chain = a chain
rokugan-choice-cluster = a cluster
rokugan-choice-phoenix-only = Phoenix alone
rokugan-choice-everybody = everybody at the capital
rokugan-choice-peace = Peace
    .description = Control stays; no token may be laid there.
rokugan-choice-scorched = Scorched earth
    .description = No control, no token, no flowers.
rokugan-choice-shrine = Shrine
    .description = Only its controller may lay tokens there.
rokugan-choice-harbor = Harbour
    .description = The province counts as coastal; navies may attack over its land borders.
rokugan-choice-battlefield = Battlefield
    .description = No raid and no diplomacy there.
rokugan-choice-honor-1 = Honour +1
    .description = One flower more.
rokugan-choice-honor-2 = Honour +2
    .description = Two flowers more.
rokugan-choice-honor-4 = Honour 4
    .description = Four flowers in place of its own.
rokugan-choice-defense-1 = Defence +1
    .description = One defence and one flower more.
rokugan-choice-defense-2 = Defence +2
    .description = Two defence and one flower more.
rokugan-choice-feats-of-engineering = Feats of Engineering
    .description = The harbour goes to a landlocked province.
rokugan-choice-promotion = Promotion
    .description = Take an army, navy or shinobi out of your discard; then one token of your hand goes to discard or pool.
rokugan-choice-code-of-honor = Code of Honour
    .description = Honour +1 in two provinces outside the Shadowlands.
rokugan-choice-diplomatic-mission = Diplomatic Mission
    .description = Peace in any province. At an opponent’s, one of your provinces gains two faceup control tokens.
rokugan-choice-strength-of-purpose = Strength of Purpose
    .description = A faceup control token in each of two of your provinces.
rokugan-choice-sacred-ground = Sacred Ground
    .description = The shrine goes to a province.
rokugan-choice-bushido = Bushido
    .description = Honour 4 in a province outside the Shadowlands, in place of its own flowers.
rokugan-choice-honorable-fight = Honourable Fight
    .description = The battlefield goes to a province: no raid and no diplomacy there.
rokugan-choice-aid-of-the-kami = Aid of the Kami
    .description = Defence +2 in a province outside the Shadowlands.
rokugan-choice-bless-the-lands = Bless the Lands
    .description = A scorched earth heals; the province is yours with one control token facedown and one faceup.
rokugan-choice-spy-network = Spy Network
    .description = See a whole hand. Its bluff can’t be placed this round.
rokugan-choice-foment-rebellion = Foment Rebellion
    .description = A peace ends. If it was in a province of yours, two faceup control tokens are added there.
rokugan-choice-cultural-exchange = Cultural Exchange
    .description = A province of yours and one of an opponent’s exchange all their control tokens.
rokugan-choice-reinforcements = Reinforcements
    .description = Take two armies out of your discard; then two tokens of your hand go to discard or pool.
rokugan-choice-bountiful-harvest = Bountiful Harvest
    .description = Two faceup control tokens in one of your provinces.
rokugan-choice-ashigaru-levies = Ashigaru Levies
    .description = Defence +1 in three provinces outside the Shadowlands.
rokugan-choice-port-of-prosperity = Port of Prosperity
    .description = Honour +2 in a province outside the Shadowlands.
rokugan-choice-pirate-raids = Pirate Raids
    .description = Scorched earth in any province. If it was yours, another of your provinces gains three faceup control tokens.
rokugan-choice-dark-favors = Dark Favours
    .description = For a control token: look at up to four tokens, then discard one of them.
rokugan-choice-purge-the-weak = Purge the Weak
    .description = For a token of your hand, instead of placing: two tokens on the board are shown and discarded.
rokugan-choice-animate-the-dead = Animate the Dead
    .description = For a control token: lay a token of your discard faceup, then place as usual.
rokugan-choice-inspire-fear = Inspire Fear
    .description = For a control token: the special tokens of up to two provinces are gone.
rokugan-choice-scout = Scout
    .description = Look at an opponent’s unblessed token.
rokugan-choice-shugenja = Shugenja
    .description = An opponent’s unblessed token is shown and discarded.
rokugan-choice-first-player = First player card
    .description = Look at any unblessed token; it goes back to its owner’s pool.
rokugan-choice-last-line-of-defense = The Last Line of Defence
    .description = Control the capital or two provinces of Crab.
rokugan-choice-rice-bowl-of-the-empire = The Rice Bowl of the Empire
    .description = Control the capital or two provinces of Crane.
rokugan-choice-great-wall-of-the-north = The Great Wall of the North
    .description = Control the capital or two provinces of Dragon.
rokugan-choice-plains-of-battle = The Plains of Battle
    .description = Control the capital or two provinces of Lion.
rokugan-choice-great-library = The Great Library
    .description = Control the capital or two provinces of Phoenix.
rokugan-choice-den-of-secrets = The Den of Secrets
    .description = Control the capital or two provinces of Scorpion.
rokugan-choice-court-of-the-five-winds = The Court of the Five Winds
    .description = Control the capital or two provinces of Unicorn.
rokugan-choice-emerald-empire = Emerald Empire
    .description = Control a chain of six provinces through three territories or more.
rokugan-choice-way-of-the-sail = Way of the Sail
    .description = Control six coastal provinces.
rokugan-choice-way-of-humility = Way of Humility
    .description = Nobody controls fewer provinces than you.
rokugan-choice-web-of-influence = Web of Influence
    .description = Control a province in each of seven territories.
rokugan-choice-reclaiming-lost-lands = Reclaiming Lost Lands
    .description = Control both provinces of the Shadowlands.
