# Records and checks of records on the terminal.

export-written = Match { $match } is in { $file }: { NUMBER($count) } entries.
export-not-this-version = The database { $path } is of another version. Start the bot once, so that it can bring it up to date.
export-no-match = The database has no match { $match }.
export-no-seat = Match { $match } has { $seats } seats.
export-unwritable = { $file } can’t be written. Name another file, or make its folder first.
export-taken = There is a file { $file } already, and it was left as it is. Name another one, or replace it with --force.
export-own-file = { $file } is a name of the bot’s own files. Nothing was written; name another file.

book-written = The book of match { $match } is in { $file }.
book-language = There is no such language. Name one of these: { $languages }.
book-no-game = Match { $match } is a game of which no book is made. khandan export has its record.
book-not-begun = Match { $match } has not begun: there is nothing to tell yet.
book-not-over = Match { $match } goes on. Its book for everybody is made when it is over; --seat N makes that of a seat now.
book-no-content = The cards that match { $match } is played with are not in the database. Name their folder as CONTENT and start the bot once.
book-not-typeset = The sheets could not be typeset. Without --pdf the same book is a page that prints well. { $why }

record-missing = There is no file { $file }. Name a record, as khandan export writes it.
record-unreadable = { $file } can’t be read. Name a record, as khandan export writes it.
record-no-json = { $file }, line { $line }, column { $column }: from here on this is no JSON, as every line of a record is.
record-broken = { $file }, line { $line }: { $mistake ->
        [record_empty] the file is empty.
        [record_header] this is not the header of a record.
        [record_format] the format is unknown.
        [record_game] the game is unknown.
        [record_options] options or seeds don’t fit the game.
        [record_cut] the cut is none of this table.
        [record_line] this is not an entry.
        [record_rules] only a newer program can read it. Version of its rules:
        [record_number] the entry’s number is not the next one.
       *[record_fold] this can’t have happened.
    } { $what }

replay-folded = { $game }, rules { $rules }: { NUMBER($count) } entries folded.
replay-same = Played again from actions and seeds: every event came out the same.
replay-not-again = Not played again: { $why ->
        [cut] the record is cut for a viewer.
        [rules] it was made with rules that this program does not have.
        [content] it was made with other cards.
       *[running] the match was not over.
    }
replay-differs = Entry { $seq } comes out otherwise: { $where }
replay-file = the record: { $what }
replay-rules = the rules: { $what }

content-version = Content { $version }
content-cards = { NUMBER($cards) } cards, { NUMBER($stories) } of them in { $lines } story lines
content-outcomes = { NUMBER($outcomes) } outcomes
content-figures = { NUMBER($usual) } of { NUMBER($outcomes) } outcomes move two or three resources
content-even = { NUMBER($even) } of { NUMBER($general) } general cards: both answers cost about the same, in different coin
content-storied-even = { NUMBER($even) } of { NUMBER($storied) } cards of story lines: the same
content-pulled = { NUMBER($pulled) } of { NUMBER($general) } general cards: drawn by want, plenty or what has happened
content-remembered = { NUMBER($remembered) } of { NUMBER($general) } general cards: both answers bring an event by their likeliest outcome
content-sought = { NUMBER($sought) } of { NUMBER($general) } general cards: both answers leave something good to have signed
content-knowing = { NUMBER($all) } of { NUMBER($general) } general cards know the table: { $houses } name a house, { $apart } set two offices against each other, { $kings } are of a king, { $memories } of a memory, { $ledger } of a broken word, { $crises } of a crisis
content-wants = Problems in which somebody wants something ({ $language }): { $count }
content-forty = Cards with the number forty: { $count }
content-rest = { $legacies } legacies, { $kings } kings, { $emblems } emblems
content-texts = Texts: { $language } is whole.
content-texts-flaw = { $file }: { $what ->
        [twice] this entry stands here a second time, keep one of the two:
        [missing] this entry must be there:
       *[unreadable] this entry can’t be read, look at its equals sign and braces:
    } { $entry }
content-no-card = There is no card { $card }.
content-no-line = There is no story line { $line }.
content-mapped = { NUMBER($cards) } cards, { NUMBER($ways) } ways through; drawn in { $file }.
content-advice = { $card } { $about }: { $code ->
        [one-sided] moves everything the same way.
        [same-answers] both answers foresee the same.
        [unequal] one language says much more than the other.
        [never-remembered] waits for an event that no card brings.
        [steep] moves the realm too far at once.
       *[flat] moves nothing.
    }

rehearse-restart = — The bot is restarted in the middle of { $pause ->
        [draft] a role draft
        [phase] a vote
       *[tie] a tie
    }. —
rehearse-spoiled = The rehearsal was spoiled: { $why }
rehearse-language = The language must be one of: { $languages }
rehearse-game = There is no such game; there are: { $games }.
rehearse-seats = A rehearsal of this game has { $least } to { $most } people.
rehearse-table-days-done = Played to the end over days: { $moves } moves by buttons and menus, { $ordered } by standing orders; { $waits } times nobody else was awaited; slowest answer: { $slowest } ms
rehearse-table-done = Played to the end: { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
} by button and menu, { $waits ->
    [one] { $waits } time
   *[other] { $waits } times
} only the absent one was awaited; the slowest answer took { $slowest } ms.
rehearse-requests = Requests of Discord: { NUMBER($total) } for { NUMBER($moves) } moves, { $each } a move. Posts: { NUMBER($post) }, their edits: { NUMBER($edit) }, direct messages: { NUMBER($direct) }, their edits: { NUMBER($direct_edit) }, looks: { NUMBER($look) }, others: { NUMBER($other) }; with a picture: { NUMBER($pictures) }. For clicks: { NUMBER($for_answer) }, questions: { NUMBER($for_question) }, news: { NUMBER($for_news) }, boards: { NUMBER($for_board) }
rehearse-restarts = A restart must be one of: { $restarts }
rehearse-done = Generations: { NUMBER($generations) }, phases: { NUMBER($phases) }, ballots: { NUMBER($ballots) }, deals: { NUMBER($deals) }, refusals: { NUMBER($refusals) }, slowest answer: { NUMBER($slowest) } ms

rehearse-house-0 = Peyvandian
rehearse-person-0 = Arash Khan
rehearse-house-1 = Marzbanan
rehearse-person-1 = Mahin
rehearse-house-2 = Ahangaran
rehearse-person-2 = Kaveh
rehearse-house-3 = Daryadel
rehearse-person-3 = Golnar
rehearse-house-4 = Setaregan
rehearse-person-4 = Bahram
