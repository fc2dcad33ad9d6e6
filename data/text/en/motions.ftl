# What one seat asks of the whole table: a move back, more time, a successor. Descriptions share 100 characters with the Persian.

command-undo = Take your last move back, by leave of the table
command-later = Ask the table for more time
command-replace = Find a successor for a seat
option-hours = How many hours

# The post that asks

motion-title = ## Request { $id }
motion-take-back = { $name } asks to take their last move back. Everything done since then goes with it. Where dice fell, the same dice fall again.
motion-more-time = { $name } asks for { $hours ->
    [one] one more hour
   *[other] { $hours } more hours
 } for every question that is open now.
motion-successor = { $asker } asks that { $newcomer } take over seat { $number }, { $name }.
motion-newcomer = the newcomer
motion-host = The host
motion-needs-all = -# Everybody who sits here in person must agree. The request is void with the next public move or deadline.
motion-needs-most = -# More than half of those who sit here in person must agree. The request is void when a new question opens.
motion-needs-newcomer = -# Everybody who sits here in person must agree, and { $newcomer } must take the seat. The request is void when the next part of the match begins.
motion-agreed = Agreed: { $names }
motion-missing = Still to say: { $names }
motion-closed = Request { $id } is closed.

button-agree = I agree
button-disagree = I do not
button-take-seat = Take the seat
button-undo = Take it back
button-undo-ask = Ask to take it back
undo-secret = Your last move was not public. To take it back the whole table must agree, and the request shows everybody that you have done something in private, though not what. An offer that is not confirmed yet you can withdraw under “My seat” instead: only the other side hears of that.

# Lines in the channel

notice-motion-declined = { $name } does not agree to request { $id }. Nothing changes.
notice-motion-untaken = The newcomer does not take the seat. Request { $id } is closed.
notice-motion-withdrawn = Request { $id } is withdrawn.
notice-motion-lapsed = Request { $id } is void: what it was about is gone.
notice-move-taken-back = The last move of { $name } is taken back, and all that was done since. The match stands as before; whoever is asked again finds it under “My seat”.
notice-time-granted = The table grants { $hours ->
    [one] one more hour
   *[other] { $hours } more hours
 }.

# Private answers

done-motion-asked = Your request is before the table.
done-motion-agreed = You agree.
done-motion-carried = Agreed, and done.
done-motion-declined = You do not agree. The request is closed.
done-motion-withdrawn = You have withdrawn your request.
done-undone = Your move is taken back. Nobody else knew of it.

refusal-motion-open = A request of this kind is open already.
refusal-motion-gone = This request is closed.
refusal-motion-agreed = You have agreed already.
refusal-motion-not-asked = A steward sits in for you. Make a move yourself first.
refusal-undo-nothing = There is nothing to take back. Either you have made no move, or something you could see has happened since.
refusal-undo-final = The rules do not give this move back. What is cast, confirmed or announced stands.
refusal-undo-sealed = You have done something final since that move, so you can’t agree. Only you read this.
refusal-undo-pending = You have agreed that a move be taken back. Until that is settled, do nothing final, or press “I do not” first.
refusal-later-hours = You can ask for 1 to { $most } hours.
refusal-later-spent = These questions have had more time { $most ->
    [one] once
   *[other] { $most } times
 }, and that is all.
refusal-successor-not-yours = Who sits there asks for a successor, and the host does so for any seat.

# The names of commands and options, as they are in the code

name-command-undo = undo
name-command-later = later
name-command-replace = replace
name-option-hours = hours
