# A house goes on without its person: standing orders, time away, and what a regent's house is told.

command-orders = Orders for when you are silent
command-away = A steward plays for you
option-away = How long
    .generation = the next generation
    .now = from now on
    .off = I am back
option-away-seat = Host: number of the seat

done-away-generation = In the next generation a steward plays your house. Act at any time and you are back.
done-away-now = A steward plays for you. Act at any time and you are back.
houses-done-away-now = Until this generation ends a steward plays your house. Act at any time and you are back.
done-away-off = You play in person again.
houses-done-away-off = You play your house yourself.
done-away-seat = It is kept, and the table is told.
done-orders-set = Kept. Nobody else can tell that you have orders.
done-orders-dropped = Your orders are gone.

refusal-orders-unknown = This game has no standing orders yet.
refusal-orders-long = Orders have room for { $most } characters.
refusal-orders-none = You have no orders.
refusal-orders-full = Orders have room for { $most } ballot rules. Take one out first.
refusal-orders-about = This condition and what it is about don’t go together. Choose what it is about, or nothing for “always” and your role.
refusal-orders-gone = That rule is not among your orders any more.
refusal-away-already = Who sits there is away already, or will be.
refusal-away-not = Who sits there is not away.
refusal-away-nobody = Nobody sits there who could be away.

# Lines in the channel

notice-away-planned = { $name } will be away in generation { $epoch }; a steward plays then.
notice-away-begun = { $name } is away. A steward sits in.
houses-notice-away-begun = { $name } is away until generation { $epoch } ends. A steward sits in.
notice-away-over = { $name } is back and plays in person.

# Private messages

absence-played = Match { $match }: you were silent, so your standing orders moved for you. “My seat” shows what they did.
absence-regent = Match { $match }: two deadlines passed without you, so a steward sits in. Nothing is lost: make any move of your own and the seat is yours again.
houses-absence-regent = Match { $match }: two deadlines passed without you, so a steward sits in. Nothing is lost: make any move of your own and the house is yours again.
absence-away = Match { $match }: a steward plays for you. Make any move of your own and the seat is yours again.
houses-absence-away = Match { $match }: a steward plays your house until this generation ends. Make any move of your own and the house is yours again.

# The panel of orders

houses-button-orders = Orders
houses-orders-title = Standing orders
houses-orders-what = They play for your house when you are silent, at a moment nobody can foretell, like anybody’s move. No one else learns that you have any.
houses-orders-none = You have none: a missed deadline brings its default, and after two in a row a steward.
houses-orders-rules = Your ballot: the first rule that fits and can be kept
houses-orders-no-rules = No ballot rules yet
houses-orders-rule = { $number }. { $when }: { $answer }
houses-orders-otherwise = If no rule fits: { $what }
houses-orders-deals = Deals offered to you: { $what }
houses-orders-entrusted = A steward answers for you: { $what }
houses-orders-nothing-entrusted = All other questions are left to the deadline.
houses-orders-note = Deals that bind you go before any rule. A ballot you have cast yourself is left alone.
houses-orders-when-always = always
houses-orders-when-role-yes = if yes is worth more to your role and offices
houses-orders-when-role-no = if no is worth more to your role and offices
houses-orders-when-yes-raises = if yes should raise { $what }
houses-orders-when-yes-lowers = if yes should lower { $what }
houses-orders-when-no-raises = if no should raise { $what }
houses-orders-when-no-lowers = if no should lower { $what }
houses-orders-when-line = in a chapter of { $what }
houses-orders-when-leader = while { $what } leads
houses-orders-when-moderator = while { $what } moderates
houses-orders-answer-yes = yes, with { $power }
houses-orders-answer-no = no, with { $power }
houses-orders-answer-role = what is worth more to you, with { $power }
houses-orders-answer-gather = abstain to gather
houses-orders-answer-moderate = abstain to moderate
houses-orders-power-points = { $n } power
houses-orders-power-part = { $n } per cent of your free power
houses-orders-power-all = all your free power
houses-orders-otherwise-absent = absent
houses-orders-otherwise-gather = abstain to gather
houses-orders-otherwise-moderate = abstain to moderate
houses-orders-otherwise-steward = a steward votes
houses-orders-trade-silent = left unanswered
houses-orders-trade-decline = declined
houses-orders-trade-paid = taken if they pay at least { $coins } for the ballot you would cast anyway
houses-orders-trade-steward = weighed by a steward
houses-orders-duty-found = founding the house
houses-orders-duty-rank-offices = the order of claims
houses-orders-duty-draft = the role draft
houses-orders-duty-decide = ties to break

# Its buttons, menus and forms

houses-orders-add = Add a ballot rule
houses-orders-rest = All the rest
houses-orders-drop = Drop the orders
houses-orders-choose-first = Put a rule first
houses-orders-choose-remove = Take a rule out
houses-orders-form-rule = A ballot rule
houses-orders-form-rest = All the rest
houses-orders-field-when = When
houses-orders-field-what = About what
    .description = For resources, stories and houses; else leave it open
houses-orders-field-answer = Your ballot
houses-orders-field-power = With how much power
    .description = For yes and no; 1 if left open. A ballot that wins spends it
houses-orders-field-otherwise = If no rule fits
houses-orders-field-deals = Deals offered to you
houses-orders-field-coins = Coins at least, for deals taken for pay
houses-orders-field-entrusted = A steward answers for you
houses-orders-option-always = Always
houses-orders-option-role-yes = Yes is worth more to me
houses-orders-option-role-no = No is worth more to me
houses-orders-option-yes-raises = Yes should raise a resource
houses-orders-option-yes-lowers = Yes should lower a resource
houses-orders-option-no-raises = No should raise a resource
houses-orders-option-no-lowers = No should lower a resource
houses-orders-option-line = In a chapter of a story
houses-orders-option-leader = While a house leads
houses-orders-option-moderator = While a house moderates
houses-orders-option-answer-role = What is worth more to me
houses-orders-option-paid = Taken for pay, for my own ballot

# Names of commands and options

name-command-orders = orders
name-command-away = away
name-option-away = away
name-option-away-seat = away_seat

# Orders of whole moves, in games whose turns are such

planned-title = Standing orders
planned-what = They are made for you when you are silent, at a moment nobody can foretell, like anybody’s move. No one else learns that you have any.
rokugan-planned-what = What you lay this round: each turn the first line that is possible. “Play them as my turns come” lays it at once; otherwise it is laid only if you stay silent, at a moment nobody can foretell. Nobody else learns that you have any.
architects-planned-what = A placement for each of your next turns. When you are silent it is made, at a moment nobody can foretell; only then does it show whether it is possible. No one else learns that you have any.
planned-none = Nothing is written yet.
planned-line = { $number }. { $moment }: { $move }
planned-line-over = { $number }. Over: { $move }
planned-moment = { $number }
rokugan-planned-moment = round { $number }
architects-planned-moment = { $number ->
    [1] your next turn
    [2] the turn after
   *[other] { $number } turns from now
}
architects-planned-errand = Guardhouse: { $errand }
planned-otherwise-steward = If none of them is possible, and for whatever else you are asked: a steward.
planned-otherwise-wait = If none of them is possible, and for whatever else you are asked: nothing until the deadline.
planned-closed = Nothing can be written just now.
rokugan-planned-closed = Placements can be written from the draw of a round to your last one in it.
architects-planned-closed = Placements can be written when the first turn has begun.
planned-choose-add = Write a placement
planned-choose-take = Take one out
planned-else-wait = Else wait for the deadline
planned-else-steward = Else let a steward play
planned-go = Play them as my turns come
planned-wait = Play them only when I am silent
planned-prompt = They are made as your turns come, without waiting.
planned-drop = Drop the orders
rokugan-button-as-planned = { $count ->
    [one] As planned
   *[other] As planned, all { $count }
}
rokugan-button-orders = Plan the rest
architects-button-orders = Orders

refusal-orders-lines = Orders have room for { $most } lines. Take one out first.
refusal-orders-line-gone = That line is not among your orders any more.
refusal-orders-closed = Nothing can be written just now.
