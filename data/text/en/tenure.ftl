# The leaf of time and seat, and the seats of a table by name.

button-time = Time and seat
seat-choice = { $number }: { $name }

tenure-title = # Time and seat
tenure-paused = The table is paused: no deadline runs.
tenure-asked = { $question } No clock runs just now.
houses-tenure-asked = { $ask ->
        [found] Found your house; no clock runs just now.
        [rank_offices] Put your claims to offices in order; no clock runs just now.
        [draft_take] Choose your role; no clock runs just now.
        [draft_remove] Put a role aside; no clock runs just now.
        [vote] Cast and seal your ballot; no clock runs just now.
        [decide] Decide as moderator; no clock runs just now.
       *[other] The match waits for you; no clock runs just now.
    }
tenure-idle = You are asked nothing just now.
tenure-reminded = Reminders: on.
tenure-quiet = Reminders: off.
tenure-present = You play in person.
houses-tenure-present = You play your house yourself.
tenure-regent = You were silent, so a steward sits in. Make any move and the seat is yours again.
houses-tenure-regent = You were silent, so a steward sits in. Make any move and the house is yours again.
tenure-away = A steward plays for you until you act.
houses-tenure-away = A steward plays your house until generation { $generation } ends.
tenure-leaving = In generation { $generation } a steward will play your house.
tenure-guest = Guest at your seat: { $guest }.
tenure-elsewhere = -# A successor or a guest is chosen in the server: open “My seat” there.

tenure-choose-hours = Ask the table for more time
tenure-choose-successor = Ask for a successor for your seat
tenure-choose-guest = Let one guest see your hand
tenure-choose-language = Language of your answers

tenure-button-now = Away from now on
tenure-button-generation = Away next generation
tenure-button-off = I am back
tenure-button-hush = Reminders off
tenure-button-remind = Reminders on
tenure-button-close = Guest leaves
tenure-button-pause = Pause the table
tenure-button-resume = Resume the table

# Stewards' own lines

tenure-button-mute = Stewards keep quiet
tenure-button-unmute = Stewards may speak
tenure-button-sealed = Always vote and seal
tenure-button-open = Always keep open
tenure-button-usual = Vote as is usual
tenure-votes-sealed = Your ballots are sealed as you cast them.
tenure-votes-open = Your ballots stay open as you cast them.
done-seal-sealed = From now on your ballots are sealed as you cast them; the other way stays a press away.
done-seal-open = From now on your ballots stay open as you cast them; the other way stays a press away.
done-seal-usual = Your ballots begin as is usual at each table.
done-voices-on = Stewards say what they think again.
done-voices-off = Stewards keep their lines to themselves.
notice-voices-on = Stewards say lines of their own again.
notice-voices-off = Stewards say no lines of their own any more.
refusal-voices-already = It is so already.

coach = Coach: { $line }
done-coach = The coach is back, on your own panel alone.
done-uncoach = The coach keeps quiet. “Time and seat” brings it back.
tenure-button-coach = Coach, please
tenure-button-uncoach = No coach
