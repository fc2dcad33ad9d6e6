# The table of Coup in Discord: hand, board, challenges.

coup-opening = Two hidden cards and a few coins are all you have, and you may claim any card you like: whoever doubts you says so, and whoever is wrong loses a card. The last one with a card left rules the court.

coup-hand = { $count ->
    [one] Your card: { $cards }.
   *[other] Your cards: { $cards }.
}
coup-means-turn = Income brings one coin, foreign aid two, and a coup costs seven: these claim no card. The Duke taxes three, the Captain steals two, the Assassin strikes for three, the Ambassador exchanges.
coup-bluffs = With your hand these would be bluffs: { $moves }.
coup-means-challenge = If the card is not there, they turn one up and the action fails. If it is, you turn one up and it goes on.
coup-means-challenge-block = If the card is not there, they turn one up and the action goes on. If it is, you turn one up and the block stands.
coup-means-block = You may block with a card you don’t hold. Challenged, and unable to show it, you turn one up.
coup-hand-none = You have no card left.
coup-hand-draft = You keep one card of a set of your own; one more is dealt to you.
coup-drawn = From the Court: { $cards }.
coup-coins = { $coins ->
    [one] You have { $coins } coin.
   *[other] You have { $coins } coins.
}
coup-keep = Keep { $cards }
coup-block-true = Block: { $card } (true)
coup-block-bluff = Block: { $card } (bluff)
coup-challenge-seat = Challenge { $seat }
coup-you = you
coup-lose-last = Turn up your last card
coup-draft = The draft
coup-draft-means = Each keeps one card of a set of five of their own.
coup-turn = Turn { $turn }: { $seat }
coup-deed = { $aimed ->
    [yes] { $claimed ->
        [yes] Under way: { $kind } against { $target }, claiming { $claim }.
       *[no] Under way: { $kind } against { $target }.
    }
   *[no] { $claimed ->
        [yes] Under way: { $kind }, claiming { $claim }.
       *[no] Under way: { $kind }.
    }
}
coup-deed-blocked = { $seat } blocks, claiming { $claim }.
coup-board-begun = As the round began. What is under way stands in its post.
coup-waiting = { $count ->
    [one] One answer is still awaited.
   *[other] { $count } answers are still awaited.
}
coup-answers = { $count ->
    [one] one answer
   *[other] { $count } answers
}
coup-awaited = Awaited: { $who }
coup-awaited-until = Awaited: { $who } · until { $time }, { $left }
coup-seat = **{ $name }**: { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}.
coup-seat-lost = Lost: { $lost }.
coup-seat-claims = Claimed: { $claims }.
coup-offered-place = { $why ->
    [turn_cap] Without a winner: { $names }
   *[other] { $number ->
        [1] Winner: { $names }
       *[other] Out, the last to fall first: { $names }
    }
}
coup-seat-out = **{ $name }**: out. Lost: { $lost }.
coup-calls = ### Challenges
coup-call = { $shown ->
    [true] - Turn { $turn }: { $seat } challenged { $claimant } ({ $claim }); the card was shown.
    [false] - Turn { $turn }: { $seat } challenged { $claimant } ({ $claim }); it was not shown.
   *[open] - Turn { $turn }: { $seat } challenges { $claimant } ({ $claim }).
}
coup-court = { $cards ->
    [one] { $cards } card in the Court
   *[other] { $cards } cards in the Court
}
coup-treasury = { $coins ->
    [one] { $coins } coin in the Treasury
   *[other] { $coins } coins in the Treasury
}
coup-held = { $name } held { $cards }.

coup-chronicle-kind-action = actions
coup-chronicle-kind-challenge = challenges
coup-chronicle-kind-block = blocks
coup-chronicle-kind-loss = lost cards

coup-picture-seat = Seat { $number }
coup-picture-court = Court
coup-picture-calls = Challenges
coup-picture-out = out
coup-picture-awaited = Must answer.
coup-round = Round { $number }
coup-round-turn = turn { $number }
coup-round-turns = turns { $first } to { $last }
coup-round-head = { $title }, { $turns }: { $supply }
coup-round-told = { $kind ->
    [coup] against { $target }
    [assassinate] strikes { $target }
    [steal] takes from { $target }
    [exchange] exchanges
   *[other] { $action }
}
coup-round-line = { $number }. { $seat }: { $told }
coup-round-claims = { $head }, { $told }
coup-round-does = { $head } { $told }
coup-round-open = ?
coup-round-doubts = { $seat } doubts
coup-round-blocks = { $seat } blocks: { $card }
coup-round-shows = { $seat } shows { $card }
coup-round-lacks = no { $card }
coup-round-stood = the block stands
coup-round-loses = { $seat } loses { $card }
coup-round-late = { $seat } let the time run out
coup-round-out = { $seat } is out
coup-round-leaves = { $seat } leaves
coup-round-open-turn = is to act
coup-round-open-challenge = anyone may challenge
coup-round-open-block = { $seat } may block
coup-round-open-block-any = anyone may block
coup-round-open-prove = { $seat } shows the card or loses one
coup-round-open-lose = { $seat } turns up a card
coup-round-open-exchange = { $seat } chooses cards
coup-stage = turn { $turn }
