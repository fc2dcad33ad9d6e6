# Treasure Island: what the table reads. Slots are the fields of events, refusals and actions.

treasure-name = Treasure Island
    .description = Two secret teams, two ships, one island; by day they act in the open, by night they vote.

## Names of values

treasure-choice-fd = Flying Dutchman
treasure-choice-jr = Jolly Roger
treasure-choice-island = island
treasure-choice-boat = boat
treasure-choice-spanish = Spanish ship
treasure-choice-english = English
treasure-choice-french = French
treasure-choice-dutch = Dutch
treasure-choice-nobody = nobody
treasure-choice-none = none
treasure-choice-charge = charge
treasure-choice-fire = fire
treasure-choice-douse = douse
treasure-choice-for = for
treasure-choice-against = against
treasure-choice-on = on
treasure-choice-off = off
treasure-choice-balanced = balanced
treasure-choice-random = by lot
treasure-choice-with-vote = with the vote
treasure-choice-after-success = after the success
treasure-choice-captain = the captain chooses
treasure-choice-one-listed = one voter on the list
treasure-choice-one-cast = one vote cast
treasure-choice-by-kind = attacks, mutinies, conflict
treasure-choice-by-declaration = as they were declared
treasure-choice-abstain = no vote
treasure-choice-draw = a draw
treasure-choice-random-team = a team by lot
treasure-choice-never = never
treasure-choice-at-end = at the end

treasure-title-captain = captain
treasure-title-mate = first mate
treasure-title-cabin-boy = cabin boy
treasure-title-governor = governor

treasure-phase-stow = stowing
treasure-phase-day = day
treasure-phase-night = night
treasure-phase-dawn = dawn
treasure-phase-loot = sharing the prize
treasure-phase-over = the end

treasure-slot-ship = { $ship ->
    [fd] Flying Dutchman
    [jr] Jolly Roger
   *[other] { $ship }
}
treasure-slot-place = { $place ->
    [fd] the Flying Dutchman
    [jr] the Jolly Roger
    [island] the island
   *[other] { $place }
}
treasure-slot-target = { $target ->
    [fd] the Flying Dutchman
    [jr] the Jolly Roger
    [spanish] the Spanish ship
   *[other] { $target }
}
treasure-slot-source = { $source ->
    [fd] the Flying Dutchman
    [jr] the Jolly Roger
    [spanish] the Spanish ship
   *[other] { $source }
}
treasure-slot-hold = { $hold ->
    [english] English
    [french] French
   *[other] { $hold }
}
treasure-slot-other-hold = { $hold ->
    [english] French
    [french] English
   *[other] other
}
treasure-slot-fill = { $fill ->
    [english] English
    [french] French
   *[other] { $fill }
}
treasure-slot-rob = { $rob ->
    [english] English
    [french] French
   *[other] { $rob }
}
treasure-slot-robbed = { $robbed ->
    [english] English
    [french] French
   *[other] { $robbed }
}
treasure-slot-team = { $team ->
    [english] English
    [french] French
    [dutch] Dutch
   *[other] { $team }
}
treasure-slot-value = { $value ->
    [charge] charge
    [fire] fire
    [douse] douse
    [for] for
    [against] against
    [english] English
    [french] French
   *[other] { $value }
}

## What happened

treasure-event-match-opened = { $seats } players, two ships, eight treasures. Nobody can be trusted, which saves time.
treasure-event-team-assigned = Your secret team: { treasure-slot-team }. Nobody else is told.
treasure-event-placed = { $seat } is on the { treasure-slot-ship }, rank { $rank }.
treasure-crew = { $ship }, by rank: { $names }.
treasure-event-stowed = { $by_lot ->
    [true] The first treasure of the { treasure-slot-ship } goes into its { treasure-slot-hold } hold, by lot.
   *[other] The captain of the { treasure-slot-ship } puts the first treasure into its { treasure-slot-hold } hold.
}
treasure-event-day-started = Day { $round }. Everyone may act once, in the open.
treasure-event-boarded = { $seat } leaves { treasure-slot-place } and sits in a boat.
treasure-event-landed = { $seat } lands on { treasure-slot-place }, rank { $rank }.
treasure-event-attack-ordered = { $seat }, captain of the { treasure-slot-ship }, orders an attack on { treasure-slot-target } for tonight.
treasure-event-marooned = { $seat }, captain of the { treasure-slot-ship }, puts { $target } ashore.
treasure-event-mutiny-declared = { $seat }, first mate of the { treasure-slot-ship }, calls the crew to mutiny against { $against }.
treasure-event-treasure-shifted = { $seat }, cabin boy of the { treasure-slot-ship }, carries a treasure from the { treasure-slot-hold } hold to the { treasure-slot-other-hold } one.
treasure-event-fleet-called = Governor { $seat } calls the Spanish fleet. Round { $round } is the last; it ends with tonight.
treasure-event-conflict-started = { $seat } starts a conflict over the treasures of the island.
treasure-event-said-done = { $seat } is done for today.
    .own = You are done for today.
treasure-event-took-back = { $seat } takes it back and may still act today.
treasure-event-day-missed = { $seat } let the day pass.
treasure-event-floor-passed = The day’s minimum is over; it now ends as soon as everyone is done.
treasure-event-day-closed = The day is over.
treasure-event-order-lapsed = { $kind ->
    [attack] The attack by { treasure-slot-place } lapses.
    [mutiny] The mutiny on { treasure-slot-place } lapses.
   *[other] The conflict on { treasure-slot-place } lapses.
}
treasure-event-night-started = Night { $round }. The votes are secret; only the counts are told.
treasure-event-vote-opened = { $kind ->
    [attack] Tonight those aboard vote on the attack by { treasure-slot-place }. Captain at dusk: { $head }.
    [mutiny] Tonight the crew of { treasure-slot-place } votes on the mutiny against { $head }, who has no vote.
   *[other] Tonight those on { treasure-slot-place } vote on the conflict. Governor at dusk: { $head }.
}
treasure-event-night-skipped = Night { $round } brings no votes.
treasure-event-vote-cast = Your vote is in: { treasure-slot-value }.
treasure-event-votes-in = { $kind ->
    [attack] Attack by { treasure-slot-place }: { $cast } of { $listed } votes are in.
    [mutiny] Mutiny on { treasure-slot-place }: { $cast } of { $listed } votes are in.
   *[other] Conflict on { treasure-slot-place }: { $cast } of { $listed } votes are in.
}
treasure-event-vote-missed = The time for your vote has passed.
treasure-event-holds-chosen = { $rob ->
    [none] A prize will go into the { treasure-slot-fill } hold.
   *[other] A prize will be taken from the { treasure-slot-rob } hold and go into the { treasure-slot-fill } one.
}
treasure-event-holds-missed = The time to choose a hold has passed; a prize will be stowed by lot.
treasure-event-night-ended = Night { $round } is over. The votes are counted.
treasure-event-attack-tally = { $succeeded ->
    [true] Attack by the { treasure-slot-ship }: charge { $charge }, fire { $fire }, douse { $douse }. It succeeds.
   *[other] Attack by the { treasure-slot-ship }: charge { $charge }, fire { $fire }, douse { $douse }. It fails.
}
treasure-event-holds-asked = { $seat }, captain of the { treasure-slot-ship }, chooses the holds for the prize from { treasure-slot-source }.
treasure-event-treasure-taken = { $robbed ->
    [none] The { treasure-slot-ship } takes a treasure from { treasure-slot-source } into its { treasure-slot-hold } hold.
   *[other] The { treasure-slot-ship } takes a treasure from the { treasure-slot-robbed } hold of { treasure-slot-source } into its own { treasure-slot-hold } hold.
}
treasure-event-nothing-left = The { treasure-slot-ship } came for treasure and found none left.
treasure-event-mutiny-tally = { $succeeded ->
    [true] Mutiny on the { treasure-slot-ship }: for { $votes_for }, against { $votes_against }. It succeeds.
   *[other] Mutiny on the { treasure-slot-ship }: for { $votes_for }, against { $votes_against }. It fails.
}
treasure-event-captain-deposed = { $seat } is captain of the { treasure-slot-ship } no more and goes ashore.
    .own = You are captain of the { treasure-slot-ship } no more and go ashore.
treasure-captain-changed = The crew has risen: { $following } is captain of the { $ship } now, and { $seat } goes ashore.
    .own = The crew has risen: { $following } is captain of the { $ship } now, and you go ashore.
    .following = The crew has risen: you are captain of the { $ship } now, and { $seat } goes ashore.
treasure-event-conflict-tally = Conflict: English { $english }, French { $french }. Treasures on the island now: English area { $english_area }, French area { $french_area }.
treasure-event-governor-fell = { $seat } is governor no more and takes to a boat.
treasure-event-left = { $why ->
    [resigned] { $seat } has left the game and rows away for good.
   *[other] { $seat } has been away too long and drifts off for good.
}
treasure-event-ballots-shown = The votes of all nights are open now.
treasure-event-game-over = { $winner ->
    [english] English { $english }, French { $french }: the English win.
    [french] English { $english }, French { $french }: the French win.
    [dutch] English { $english }, French { $french }: the Dutch player wins alone.
   *[other] English { $english }, French { $french }: no team wins.
}

## Why not

treasure-refusal-seats-wrong = This table can’t begin with { $seats } players.
treasure-refusal-has-left = You have left this game.
treasure-refusal-not-stowing = The first treasures are stowed already.
treasure-refusal-already-stowed = The first treasure of your ship lies in its hold.
treasure-refusal-not-day = That is done by day.
treasure-refusal-day-over = Your time for today has passed.
treasure-refusal-already-acted = You have acted today; one action a day.
treasure-refusal-already-done = You are done for today already.
treasure-refusal-not-done = You have not said that you are done.
treasure-refusal-in-boat = You are in a boat already.
treasure-refusal-not-in-boat = Landing is for those in a boat; board one first.
treasure-refusal-ship-full = There is no room on { treasure-slot-place }: five are aboard.
treasure-refusal-not-captain = That is for the captain.
treasure-refusal-attack-ordered = Your ship has its order to attack for tonight.
treasure-refusal-nothing-to-take = There is no treasure to take.
treasure-refusal-not-self = You can’t put yourself ashore.
treasure-refusal-not-aboard = They are not on your ship.
treasure-refusal-not-mate = That is for the first mate.
treasure-refusal-mutiny-live = There is a mutiny against this captain tonight.
treasure-refusal-not-cabin-boy = That is for the cabin boy.
treasure-refusal-hold-empty = The { treasure-slot-hold } hold is empty.
treasure-refusal-not-governor = That is for the governor.
treasure-refusal-fleet-called = The fleet has been called.
treasure-refusal-too-early = The fleet can be called from round { $round } on.
treasure-refusal-last-round = This is the last round; the fleet comes anyway.
treasure-refusal-not-islander = That is for those on the island.
treasure-refusal-conflict-started = There is a conflict tonight already.
treasure-refusal-not-night = There is nothing to vote on now.
treasure-refusal-no-such-order = There is no such order tonight.
treasure-refusal-not-listed = You have no vote on this.
treasure-refusal-too-late = The time for this has passed.
treasure-refusal-vote-unfit = That is no vote for an order of this kind.
treasure-refusal-rob-needed = Say also which hold is to be robbed.
treasure-refusal-rob-unfit = There is no hold to rob in this attack.

## What is asked, and what silence means

treasure-ask-stow = Captain, which hold gets the ship’s first treasure?
treasure-ask-day = The day is yours: one action, or done.
treasure-ask-vote-attack = The attack: charge, fire or douse?
treasure-ask-vote-mutiny = The mutiny: for or against?
treasure-ask-vote-conflict = The conflict: English or French?
treasure-ask-loot = Captain, if the attack succeeds, which hold takes the treasure?
treasure-ask-dusk = The day ends at the set hour.
treasure-ask-floor = The day can’t end before its minimum is over.
treasure-otherwise-lot-hold = the lot chooses
treasure-otherwise-no-action = no action
treasure-otherwise-no-vote = no vote
treasure-otherwise-random-vote = a vote by lot
treasure-otherwise-day-closes = the day is over
treasure-otherwise-day-may-end = the day may end

## Moves

treasure-action-stow = Stow in the { treasure-slot-hold } hold
    .description = Put the ship’s first treasure there, for all to see.
    .menu = Stow in
treasure-action-board = Get into a boat
    .description = Leave ship or island. Nobody votes from a boat.
treasure-action-land = Land on { treasure-slot-place }
    .description = Go there from your boat, to the last rank.
    .menu = Land on
treasure-action-attack = Order an attack
    .description = Tonight your crew votes on the attack.
treasure-action-maroon = Put { $target } ashore
    .description = They go to the last rank of the island and keep their own action.
    .menu = Put ashore
treasure-action-mutiny = Call a mutiny
    .description = Tonight the crew votes without its captain.
treasure-action-shift = Shift a treasure from the { treasure-slot-hold } hold
    .description = It goes to the other hold of your ship.
    .menu = Shift from
treasure-action-fleet = Call the Spanish fleet
    .description = The game ends after tonight.
treasure-action-conflict = Start a conflict
    .description = Tonight the islanders vote on who owns the island’s treasures.
treasure-action-done = Done for today
    .description = You may take it back until the day ends.
treasure-action-undone = Not done after all
    .description = Keep the day open.
treasure-action-vote = Vote: { treasure-slot-value }
    .description = Secret. It may be changed until dawn.
    .menu = Vote
treasure-action-loot = { $rob ->
    [none] Prize into the { treasure-slot-fill } hold
   *[other] From their { treasure-slot-rob } hold into our { treasure-slot-fill } one
}
    .description = Secret until the attack succeeds.
    .menu = Choose the hold
treasure-action-resign = Leave the game
    .description = For good. You count among the losers.
treasure-field-hold = hold
treasure-field-place = place
treasure-field-target = player
treasure-field-order = order
treasure-field-value = vote
treasure-field-fill = hold to fill
treasure-field-rob = hold to rob

## The end

treasure-result-treasure = The team with more treasure wins.
treasure-result-governor = Equal treasure; the governor’s team wins.
treasure-result-dutch-governor = Treasure is level and the governor is Dutch: the Dutch player wins alone.
treasure-result-draw = Equal treasure and no governor: a draw.
treasure-result-lot = Equal treasure and no governor; the lot decided.
treasure-result-dutch-tie = Equal treasure and no governor: the Dutch player wins.

## Settings

treasure-option-min-players = Fewest players
    .description = Two or three may play too, but then secrets don’t keep.
treasure-option-placement = Crews at the start
    .description = Two crews that differ by one at most, or by lot with one to five aboard.
treasure-option-retarget = Redirected attacks
    .description = An attack turns to the other ship when an earlier one took the last Spanish treasure.
treasure-option-mutiny-survives-maroon = Mutiny after its mate went ashore
    .description = Whether a mutiny goes on when the captain puts the first mate ashore.
treasure-option-loot-choice = Choosing holds
    .description = The captain chooses with the vote, or after the attack has succeeded.
treasure-option-rob-hold = Hold to rob
    .description = Who chooses the hold that is robbed on the other ship.
treasure-option-conflict-random = Lone islander
    .description = Whether a single islander’s vote gets a random second one.
treasure-option-random-when = Lone vote
    .description = When a single vote gets a random second one beside it.
treasure-option-night-order = Order of the night
    .description = In which order the votes of a night take effect.
treasure-option-missed-vote = Missed vote
    .description = What becomes of a vote that does not come in time.
treasure-option-fleet-from = Fleet from round
    .description = The first round in which the governor may call the fleet.
treasure-option-rounds = Rounds
    .description = The game ends after the night of this round.
treasure-option-tie-no-governor = Tie without a governor
    .description = Who wins when the treasure is equal and nobody is on the island.
treasure-option-early-day-end = Early end of the day
    .description = The day ends as soon as everyone has acted or is done.
treasure-option-min-day = Least hours of a day
    .description = The day does not end earlier, even if everyone is done.
treasure-option-afk-limit = Absent rounds
    .description = After so many rounds without a sign a player has left; 0 is never.
treasure-option-votes-opened = Opening the votes
    .description = Whether single votes are shown when the game is over.
