# The sheet that opens a table.

command-campaign-open = Open a table with a ready sheet: two clicks

sheet-title = A new table in this channel
sheet-how = If you are new, just press “Open the table”; what stands here is good for a first time. Stewards take the empty seats.
sheet-allowed = What the bot may do here: all it needs.
sheet-missing = What the bot may not do here: { $names }.
sheet-missing-must = Without these nothing can be played: { $names }. Once they are given, press “Look again”.
sheet-chosen = { $seats } houses, at most { $generations ->
        [one] { $generations } generation
       *[other] { $generations } generations
    }, { $pace }, table language { $language }.
sheet-seats = How many houses
sheet-seats-option = { $seats } houses
    .three = Short and sharp: few ties, trade face to face
    .four = In between: two against two can happen
    .five = Our advice: more story, more trade
sheet-generations = Generations at most
sheet-generations-option = At most { $generations ->
    [one] { $generations } generation
   *[other] { $generations } generations
}
sheet-generations-long = A generation has nine phases at most
sheet-language = The table’s language
sheet-language-fa = Persian
sheet-language-en = English
sheet-pace = Pace
sheet-pace-live = everybody is here now
    .long = Three minutes for each vote
sheet-pace-evening = an evening of play
    .long = Ten minutes for each vote
sheet-pace-day = a vote a day
    .long = A day for each vote, half a day for the rest
sheet-pace-two-days = unhurried
    .long = Two days for each vote, a day for the rest
sheet-marks = What should be different
sheet-mark-b = Open ballots
    .long = Each ballot shows at once. Without this, none before the count
sheet-mark-p = Hidden purses
    .long = Coins and power of others do not show. Without this, they do
sheet-mark-d = Announced deals
    .long = Each deal is announced when confirmed. Without this, it stays between the two until closed
sheet-mark-a = A steward for the silent
    .long = A steward votes for a silent house. Without this, it is absent
sheet-open = Open the table
sheet-again = Look again
