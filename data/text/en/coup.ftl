# Coup: what happens, what is asked, what is refused. Ids are the same in all languages.

## What happens; `own` is what the seat itself reads

coup-event-game-started = The table of Coup is set. { $first } starts.
coup-event-draft-picked = { $seat } has kept one card of their own set.
    .own = You keep { $card ->
        [ambassador] the Ambassador
        [assassin] the Assassin
        [captain] the Captain
        [contessa] the Contessa
        [duke] the Duke
       *[other] { $card }
    }. The other four leave the game.
coup-event-cards-dealt = The cards are dealt.
    .own = Your cards are dealt. Nobody else may see them.
coup-event-turn-started = Turn { $turn }: { $seat } is to act.
coup-event-action-declared = { $kind ->
    [income] { $seat } takes income.
    [foreign_aid] { $seat } asks for foreign aid.
    [coup] { $seat } pays { $paid } coins for a coup against { $target }.
    [tax] { $seat } claims the Duke and collects tax.
    [assassinate] { $seat } claims the Assassin and pays { $paid } coins to strike at { $target }.
    [steal] { $seat } claims the Captain to steal from { $target }.
   *[exchange] { $seat } claims the Ambassador to exchange cards.
}
coup-event-window-opened = { $window ->
    [challenge] The claim may be challenged.
    [block] The action may be blocked.
   *[challenge_block] The block may be challenged.
}
coup-event-answered = { $answer ->
    [pass] You pass. Nobody is told.
    [stay] You let it stand.
    [challenge] Your challenge is noted. It stays hidden until all have answered.
   *[other] Your block is noted. It stays hidden until it counts.
}
coup-event-challenged = { $seat } challenges { $claimant } to show { $claim ->
        [ambassador] the Ambassador
        [assassin] the Assassin
        [captain] the Captain
        [contessa] the Contessa
        [duke] the Duke
       *[other] { $claim }
    }.
coup-event-blocked = { $seat } blocks and claims { $claim ->
        [ambassador] the Ambassador
        [assassin] the Assassin
        [captain] the Captain
        [contessa] the Contessa
        [duke] the Duke
       *[other] { $claim }
    }.
coup-event-block-stood = The block by { $seat } stands. The action comes to nothing.
coup-event-proved = { $seat } shows { $claim ->
        [ambassador] the Ambassador
        [assassin] the Assassin
        [captain] the Captain
        [contessa] the Contessa
        [duke] the Duke
       *[other] { $claim }
    } and gets another card from the Court.
    .own = You show { $claim ->
        [ambassador] the Ambassador
        [assassin] the Assassin
        [captain] the Captain
        [contessa] the Contessa
        [duke] the Duke
       *[other] { $claim }
    } and get { $card ->
        [ambassador] the Ambassador
        [assassin] the Assassin
        [captain] the Captain
        [contessa] the Contessa
        [duke] the Duke
       *[other] { $card }
    } from the Court.
coup-event-claim-dropped = { $of ->
    [action] { $seat } does not show { $claim ->
        [ambassador] the Ambassador
        [assassin] the Assassin
        [captain] the Captain
        [contessa] the Contessa
        [duke] the Duke
       *[other] { $claim }
    }. The action fails.
   *[block] { $seat } does not show { $claim ->
        [ambassador] the Ambassador
        [assassin] the Assassin
        [captain] the Captain
        [contessa] the Contessa
        [duke] the Duke
       *[other] { $claim }
    }. The block is void.
}
    .own = { $of ->
        [action] The card is not shown. Your action fails.
       *[block] The card is not shown. Your block is void.
    }
coup-event-refunded = { $coins } coins come back to { $seat }.
coup-event-loss-owed = { $reason ->
    [challenge] { $seat } lost the challenge and must turn up a card.
    [assassinate] The attempt on the life of { $seat } succeeds: they must turn up a card.
   *[coup] The coup strikes { $seat }, who must turn up a card.
}
    .own = { $reason ->
        [challenge] You lost the challenge and must turn up a card.
        [assassinate] The Assassin reaches you: turn up a card.
       *[coup] The coup strikes you: turn up a card.
    }
coup-event-influence-lost = { $seat } turns up { $card ->
        [ambassador] the Ambassador
        [assassin] the Assassin
        [captain] the Captain
        [contessa] the Contessa
        [duke] the Duke
       *[other] { $card }
    }.
    .own = You turn up { $card ->
        [ambassador] the Ambassador
        [assassin] the Assassin
        [captain] the Captain
        [contessa] the Contessa
        [duke] the Duke
       *[other] { $card }
    }.
coup-event-eliminated = { $seat } has no influence left and goes into exile.
    .own = You have no influence left and go into exile.
coup-event-coins-forfeited = The Treasury takes what { $seat } leaves behind: { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
coup-event-coins-gained = { $seat } takes { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} from the Treasury.
coup-event-coins-stolen = { $seat } takes { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} from { $target }.
coup-event-exchange-begun = { $seat } looks at two cards of the Court.
    .own = Two cards of the Court lie before you. Choose what to keep.
coup-event-exchanged = { $seat } has exchanged.
    .own = You have exchanged. What you did not keep is back in the Court.
coup-event-deadline-missed = { $seat } ran out of time, and the default move was made. Missed in a row: { $missed }.
coup-event-resigned = { $by ->
    [default] { $seat } has been away too long and leaves the game.
   *[other] { $seat } leaves the game.
}
coup-event-game-ended = { $why ->
    [last_standing] { $winner } is the last one standing and wins.
    [deserted] All others have left. { $winner } wins.
   *[turn_cap] The last turn is played. Nobody wins.
}
coup-event-revealed = The game is over. All cards are shown.

## What is refused

coup-refusal-not-asked = You are not asked for that now.
coup-refusal-seats-wrong = Coup can’t be played with { $seats } seats.
coup-refusal-already-picked = You have already kept a card.
coup-refusal-must-coup = With { $coins } coins you must start a coup.
coup-refusal-too-few-coins = That costs { $cost } coins, and you have { $coins }.
coup-refusal-target-self = You can’t aim at yourself.
coup-refusal-target-not-living = That seat is not in the game.
coup-refusal-target-broke = { $target } has no coins to steal.
coup-refusal-already-answered = You have answered.
coup-refusal-no-claim = Nothing is claimed here; it can only be blocked.
coup-refusal-no-block-here = That can’t be blocked.
coup-refusal-not-target = Only the target may block that.
coup-refusal-wrong-blocker = That is not stopped by { $character ->
        [ambassador] the Ambassador
        [assassin] the Assassin
        [captain] the Captain
        [contessa] the Contessa
        [duke] the Duke
       *[other] { $character }
    }.
coup-refusal-block-too-early = You may block once the challenges are over.
coup-refusal-not-in-hand = You do not hold { $character ->
        [ambassador] the Ambassador
        [assassin] the Assassin
        [captain] the Captain
        [contessa] the Contessa
        [duke] the Duke
       *[other] { $character }
    }.
coup-refusal-no-such-card = There is no such card.
coup-refusal-keep-count = { $count ->
    [one] Keep exactly { $count } card.
   *[other] Keep exactly { $count } different cards.
}
coup-refusal-out-of-game = You are out of the game.
coup-refusal-already-leaving = You are leaving as soon as this action ends.

## What is asked, and what happens in silence

coup-ask-draft = Which card of your set do you keep?
coup-ask-turn = Your turn. What do you do?
coup-ask-forced-turn = Your purse is too full: you must start a coup. Against whom?
coup-ask-challenge = Do you challenge the claim?
coup-ask-block = Do you block the action?
coup-ask-challenge-block = Do you challenge the block?
coup-ask-prove = Do you show the card, or lose one?
coup-ask-lose = Which card do you turn up?
coup-ask-exchange = Which cards do you keep?
coup-ask-reconsider = You have passed, or noted a block. You may still change your mind.
coup-otherwise-random-card = a card drawn by lot
coup-otherwise-income = income
coup-otherwise-coup-strongest = a coup against the strongest rival
coup-otherwise-pass = no challenge
coup-otherwise-no-block = no block
coup-otherwise-prove-or-lose-left = the card is shown if it is there, else the left card is lost
coup-otherwise-lose-left = the left card is lost
coup-otherwise-keep-own = the same cards are kept
coup-otherwise-stay = the answer stands

## Moves

coup-action-draft = Keep { $character ->
        [ambassador] the Ambassador
        [assassin] the Assassin
        [captain] the Captain
        [contessa] the Contessa
        [duke] the Duke
       *[other] { $character }
    }
    .description = One card of your set; the other four leave the game.
    .menu = Keep one card
coup-action-income = Income
    .description = One coin. Nobody can stop it.
coup-action-foreign-aid = Foreign aid
    .description = Two coins, unless somebody claims the Duke.
coup-action-coup = Coup: { $target }
    .description = Seven coins. The target turns up a card, and nobody can stop it.
    .menu = Coup against
coup-action-tax = Tax
    .description = Three coins. Claims the Duke.
coup-action-assassinate = Assassinate: { $target }
    .description = Three coins. The target turns up a card. Claims the Assassin; the Contessa stops it.
    .menu = Assassinate
coup-action-steal = Steal: { $target }
    .description = Two coins of the target. Claims the Captain; a Captain or an Ambassador stops it.
    .menu = Steal from
coup-action-exchange = Exchange
    .description = Draw two cards from the Court and choose what to keep. Claims the Ambassador.
coup-action-pass = Pass
    .description = No challenge and no block.
coup-action-challenge = Challenge
    .description = Whoever is wrong turns up a card.
coup-action-block = Block: { $character ->
        [ambassador] the Ambassador
        [assassin] the Assassin
        [captain] the Captain
        [contessa] the Contessa
        [duke] the Duke
       *[other] { $character }
    }
    .description = Claims this card; anybody may challenge it.
    .menu = Block with
coup-action-prove = Show the card
    .description = It goes into the Court and another comes for it; the challenger turns up a card.
coup-action-lose = { $slot ->
    [0] Turn up the left card
   *[1] Turn up the right card
}
    .description = It stays face up to the end.
    .menu = Turn up a card
coup-action-keep = Keep these cards
    .description = The rest goes back to the Court.
    .menu = Keep
coup-action-resign = Leave the game
    .description = You are out when this action ends, on your own turn at once.
coup-field-target = Target
coup-field-character = Character
coup-field-slot = Card
coup-field-slots = Cards

## Values

coup-choice-ambassador = Ambassador
coup-choice-assassin = Assassin
coup-choice-captain = Captain
coup-choice-contessa = Contessa
coup-choice-duke = Duke
coup-choice-income = income
coup-choice-foreign-aid = foreign aid
coup-choice-coup = coup
coup-choice-tax = tax
coup-choice-assassinate = assassination
coup-choice-steal = theft
coup-choice-exchange = exchange
coup-choice-off = off
coup-choice-on = on
coup-choice-winner = the last winner
coup-choice-random = by lot
coup-choice-host = the host
coup-choice-shuffled = shuffled
coup-choice-join-order = order of joining
coup-choice-draft-one-coin = a draft, and one coin for the first player
coup-choice-deal-one-coin = a plain deal, and one coin for the first player
coup-choice-deal-two-coins = a plain deal, and two coins each
coup-choice-arrival = the first answer counts
coup-choice-sealed = hidden until all have answered
coup-choice-finite = fifty coins
coup-choice-unlimited = without end
coup-choice-names = names
coup-choice-count = number only
coup-result-last-standing = The last one standing wins.
coup-result-deserted = All others have left.
coup-result-turn-cap = The last turn is played; nobody wins.

## Options

coup-option-first-player = First player
    .description = Who starts: the winner of the last game if they play, a lot, or the host.
coup-option-seating = Seating
    .description = Whether seats are shuffled once at the start, or stay in the order of joining.
coup-option-two-player = Two players
    .description = Whether two players draft a card each, and how many coins the first player has.
coup-option-block-after-own-challenge = Block after own challenge
    .description = Whether a target that challenged and lost may still block.
coup-option-auto-prove = Automatic proof
    .description = Whether a challenged player who holds the card shows it automatically. Faster, but a card you hold can’t be hidden.
coup-option-reaction-order = Order of reactions
    .description = Whether the first reaction counts, or all stay hidden and the nearest one clockwise counts.
coup-option-early-block = Early block
    .description = Whether a target may note its block while challenges are still open.
coup-option-reopen-aid-block = Second block of foreign aid
    .description = Whether others may block foreign aid after a block has been broken.
coup-option-steal-from-broke = Steal from the broke
    .description = Whether a theft may aim at somebody without coins.
coup-option-treasury = Treasury
    .description = Whether the Treasury can run dry.
coup-option-max-turns = Turn cap
    .description = After so many turns the game ends without a winner; zero means never.
coup-option-afk-limit = Missed decisions
    .description = After so many missed decisions in a row a player leaves; zero means never.
coup-option-show-waiting = Who must answer
    .description = Whether the table names those who have not answered, or only counts them.
coup-option-winner = Last winner
    .description = The seat that won the last game.
coup-option-host = Host
    .description = The seat of the host.
