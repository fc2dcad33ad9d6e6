# Tables of every game: the command, the sheet, the rematch.

command-table = Tables of every game: open, join, begin
command-table-new = Open a table in this channel
command-table-open = Open a table with a sheet of its options
command-table-rematch = Play again with the same people

name-command-table = table
name-command-table-new = new
name-command-table-open = open
name-command-table-rematch = rematch
name-command-table-join = join
name-command-table-leave = leave
name-command-table-begin = begin
name-command-table-steward = steward
name-command-table-give = give
name-command-table-host = host
name-command-table-close = close
name-command-table-pause = pause
name-command-table-resume = resume
name-command-table-word = word
name-command-table-status = status
name-command-table-fair = fair
name-command-table-move = move
name-command-table-pace = pace

option-settings = Options that differ, as name=value with commas
name-option-settings = settings

table-sheet-title = A new table: { $game }
table-sheet-chosen = { $seats } seats, { $pace }, table language { $language }.
table-sheet-seats = { $seats } seats
table-sheet-option = { $option }: { $value }
table-sheet-choose-seats = How many seats
table-sheet-choose-language = The table’s language
table-sheet-choose-pace = Pace
table-sheet-change = Change an option

button-rematch = Play again
refusal-rematch-early = This match is not over yet.
refusal-rematch-there = Table { $match } gathers for the next match already. Press “Join” there.
refusal-game-unknown = There is no such game here.
refusal-option-value = “{ $value }” is no value of the option “{ $option }”.
refusal-other-game = This command belongs to another game. What you may do here stands behind “My seat” and `/hand`.

## /mine

mine-title = { $count ->
    [0] You sit at no table
    [one] Your table
   *[other] All your tables: { $count }
}
mine-asking = { $count ->
    [one] One waits for you.
   *[other] { $count } wait for you.
}
mine-asking-until = { $count ->
    [one] One waits for you; its time runs out { $until }.
   *[other] { $count } wait for you; the first runs out { $until }.
}
mine-nothing = Nothing is asked of you just now.
mine-table = **{ $game } { $match }** · { $where }
mine-gathering = { $taken } of { $seats } seats taken.
mine-left = { $left }; if you stay silent: { $otherwise }
mine-answer = Answer
mine-begin = Begin
mine-go = Go there
mine-more = Page { $page } of { $pages }
mine-host = You host.
mine-call = Remind
mine-away = Away until…
mine-fresh = Fresh look
mine-finished = Finished ({ $count })
mine-finished-title = Your finished tables
mine-won = Won by { $names }.
mine-closed = Closed before it began.
mine-board = Board
