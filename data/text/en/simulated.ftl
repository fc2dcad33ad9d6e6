# khandan simulate and khandan respond: what is counted of many games.

simulate-no-game = There is no game { $game }. There are: { $games }
simulate-no-steward = This game has no steward { $kind }. It has: { $kinds }
simulate-seats-wrong = With these options { $game } is played with { $least } to { $most } seats, not with { $seats }.
simulate-option-form = An option is written NAME=VALUE, not { $word }.
simulate-option-unknown = { $game } has no option { $option }. It has: { $options }
simulate-option-twice = The option { $option } is set twice.
simulate-option-value = { $option } can’t be { $value }. It can be: { $legal }
simulate-number-any = any whole number
simulate-number-from = { $least } or more
simulate-number-between = { $least } to { $most }
simulate-options = Options: { $options }
simulate-title = { $game }: { $games ->
        [one] one game
       *[other] { NUMBER($games) } games
    }, { $seats } seats, seed { $seed }
simulate-ends = Ended: { $counts }
simulate-length = Entries a game: { $least } to { $most }, { $mean } on average
simulate-generations = Generations: { $counts }
simulate-falls = Kings: { $counts }
simulate-seats = First places by seat: { $counts }
simulate-roles = { $name }: { $mean } points on average, { $least } to { $most }, { NUMBER($count) } times
simulate-stewards = stewards, { $name }: { $mean } points on average, { $least } to { $most }, { NUMBER($count) } times
simulate-share = { $what }: { $share }
simulate-within = { $what }: { $share } ({ $wanted })
simulate-outside = OUTSIDE: { $what }: { $share } ({ $wanted })
simulate-wanted-between = { $least } to { $most } wanted
simulate-wanted-least = { $least } or more wanted
simulate-wanted-most = { $most } at most wanted
simulate-deals = deals a generation
simulate-answers = dilemmas whose less loved answer wins 25 % or more
simulate-campaign = campaigns that end in { $name }
simulate-fall = kings’ ends: { $name }
simulate-role-win = wins: { $name }
simulate-card-win = wins of who built { $name }
simulate-steward-win = wins, stewards, { $name }
simulate-generation-win = generations won by seat { $name }
simulate-seat-win = games won by seat { $name }
simulate-legacy-win = campaigns won, in fair shares: { $name }
simulate-cathedral = the cathedral to level { $level }
simulate-kind = { $kind ->
        [random] random
        [company] good company
        [prudent] prudent
        [cunning] cunning
        [calculating] calculating
        [liar] liar
        [response] best response
       *[other] { $kind }
    }
simulate-why = { $why ->
        [last_standing] the last one standing
        [deserted] the others left
        [turn_cap] no turns left
        [treasure] treasure
        [governor] the governor
        [dutch_governor] the governor, by the Dutch
        [draw] a draw
        [lot] by lot
        [dutch_tie] a tie, by the Dutch
        [honor] honour
        [points] points
        [tie_break] the tie-break
        [shared] a shared win
        [unity] unity
        [division] division
        [level] level
        [unfinished] unfinished
       *[other] { $why }
    }
respond-round = Best of this round, { $share } of { NUMBER($count) } generations: { $manner }
respond-best = Judged: { $share } of { NUMBER($count) } generations, { $beyond } points beyond a fair share: { $manner }
simulate-no-charts = Charts need one package more: `make setup EXTRAS=charts`, or install “khandan[charts]”.
simulate-cluster-missing = A cluster needs one package more: `make setup EXTRAS=cluster`, or install “khandan[cluster]”.
simulate-cluster-option = { $option } can’t be used with { $cluster }: leave out one of them.
simulate-cluster-unreached = No scheduler answers at { $address }. Start one with “{ $command }”, and give the address that it says.
simulate-cluster-empty = The cluster at { $address } has no workers. Start some with “{ $command }”.
simulate-cluster-without = The worker { $worker } has no Khandan, or one that is too old. Start it where Khandan { $ours } is installed.
simulate-cluster-version = The worker { $worker } has Khandan { $theirs }, this machine { $ours }. Install the same one on both.
simulate-cluster-cards = The worker { $worker } has not the cards that are here. Copy the folder { $folder } to the same place there.
simulate-cluster-lost = The cluster at { $address } has lost its scheduler or its workers, so nothing was counted. Look at its log, and try again.
chart-role-win = How often each secret role wins a generation
chart-generation-win = How often each seat wins a generation
chart-seat-win = How often each seat wins the campaign
chart-falls = How kings end
chart-legacy-win = Each legacy against its fair share
chart-voting = How councils vote
chart-margin = By how much power votes are decided
voting-turnout = ballots of yes or no
voting-silent = phases without a vote
voting-sides = phases with votes on both sides
voting-first = first phases with three votes or more
voting-close = decided by 2 power or less
