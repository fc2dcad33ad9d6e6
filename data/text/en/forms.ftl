# Houses: forms that say what they mean, deals in one sentence, and the private panel with its reasons.

## A deal in one sentence: what both will owe

houses-you = you
houses-deal-sentence = By { $deal } { $first }, and { $second }.
houses-draft-sentence = By this deal { $first }, and { $second }.
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
houses-bond-promise = keep a promise that nothing enforces: “{ $text }”

## The form of a deal

houses-form-counter = A counter-offer
houses-field-i-give = You give
    .description = Up to three things. What you leave out you do not owe.
houses-field-they-give = They give
houses-field-my-numbers = Your numbers, then the words of a promise
    .description = Coins and power in the order of the list, 1 if empty. You have { $coins } coins, { $power } free power.
houses-field-their-numbers = Their numbers, then their promise
    .description = The same for them.
houses-choose-gifts = nothing
houses-act-pay = pay coins at once
houses-act-reward = pay coins when the other's act comes true
houses-gift-later = { $gift }, { $when }

## The preview: nothing is offered yet

houses-draft-title = For { $house }, not sent yet
houses-draft-means = Sent, it is an offer: { $house } may confirm, decline or counter it, and until then you may take it back. With the phase it lapses.
houses-draft-counters = Sending it declines { $deal } and offers { $house } this instead.
houses-draft-problem = It can't be sent like this. { $reason }
houses-button-send = Send
houses-button-change = Change
houses-button-drop = Drop
houses-button-counter = Counter
houses-deal-answer = Confirmed, it binds you both at once. Silence lets it lapse with the phase.
houses-deal-waits = { $house } has not answered. Until then you may take it back.
houses-refusal-draft-words-astray = There are words left over that are no promise. Choose a promise for them, or leave them out.
houses-refusal-draft-words-gone = The bot was restarted and has forgotten the words of that promise. Press Change and write them again; the rest is still there.
houses-refusal-draft-old = You have sent this house another offer since then. Press Change to look at this one again.
