# The table around every game, the host's commands, and what the terminal says.

# Games

game-houses = Houses: Legacy of Generations
    .short = Houses
    .sign = 👑
game-coup = Coup
    .short = Coup
    .sign = 🗡️
game-treasure = Treasure Island
    .short = Treasure
    .sign = 🏝️
game-rokugan = Battle for Rokugan
    .short = Rokugan
    .sign = ⛩️
game-architects = Architects of the West Kingdom
    .short = Architects
    .sign = 🏗️

table-name = { $game } { $match }

# The line below the bot's name

status = /mine: your tables · /help: how to play

# Commands (100 characters with the Persian beside them)

command-campaign = Tables: open, join, begin
command-campaign-new = Open a table in this channel
command-campaign-join = Take a seat at the table
command-campaign-leave = Give your seat up
command-campaign-begin = Host: begin
command-campaign-steward = Host: a steward plays a seat
command-campaign-give = Host: give a seat to a member
command-campaign-host = Host: another person at the table hosts it
command-campaign-close = Host: close a table that has not begun
command-campaign-pause = Host: stop all deadlines
command-campaign-resume = Host: let deadlines run on
command-campaign-word = Add a word to the coming dice
command-campaign-status = The match as it stands
command-campaign-fair = Check that the dice are fair
command-fair = Check that the dice are fair
command-server = What this server sets for its tables
command-language = The language of answers
command-language-mine = Your own answers
command-language-server = Everybody here who has not chosen

option-game = Which game
    .houses = Houses
    .coup = Coup
    .treasure = Treasure Island
    .rokugan = Battle for Rokugan
    .architects = Architects of the West Kingdom
option-seats = How many seats
option-language = The table’s language
    .fa = Persian
    .en = English
option-generations = Generations at most
option-ballots = Ballots before the count
    .secret = secret
    .open = open
option-absent = A silent house’s ballot
    .absent = counts as absent
    .steward = is cast by a steward
option-purses = Coins and power of others
    .public = public
    .hidden = hidden
option-deals = Deals of others
    .private = private until closed
    .public = announced
option-match = Which match
option-seat = Number of the seat
option-kind = Which steward
    .random = random
    .company = good company
    .prudent = prudent
    .cunning = cunning
option-member = Which member
option-word = Your word
option-speak = Language
    .fa = Persian
    .en = English
    .follow = as the table or server

match-choice = { $match }: { $game }

# Answers

done-opened = Table { $match } is open. Whoever plays presses Join under the post below, you too; then press Begin.
done-opened-thread = Table { $match } is open in a thread of its own, { $thread }. Whoever plays presses Join there, you too; then press Begin.
done-joined = You have seat { $number } at table { $match }.
done-left = You have left table { $match }.
done-begun = { $number ->
        [0] Table { $match } has begun. You have no seat at it and watch; `/campaign give` gives you a steward’s seat.
       *[other] Table { $match } has begun.
    }
done-steward = A steward has the seat.
done-given = The seat has a new player.
done-host = The table has a new host.
done-closed = Table { $match } is closed.
done-paused = Table { $match } is paused: no deadline runs.
done-resumed = Table { $match } goes on, with the time that was left.
done-word = Your word is in the dice.
done-kept = It is kept.
done-language = From now on answers come in English.

# Refusals that every game shares

refusal-match-over = This match is over.
refusal-not-started = This table has not begun. Its host presses “Begin” under the opening post.
refusal-already-started = This table has begun already.
refusal-not-seated = You do not sit at this table.
refusal-not-asked = Nobody asks this of you just now.
refusal-wait-closed = That button is from an earlier moment. Press “My seat” to see what stands now.
refusal-clock-only = Only time does that.
refusal-paused = The match is paused. Nothing is lost; the host lets it go on.
refusal-host-only = Only the host of this table does that.
refusal-host-unseated = Only somebody who sits at this table can host it. Give them a seat first.
refusal-host-already = You host this table already.
refusal-seated-already = Seated at this table already: one person has one seat.
refusal-nobody-seated = Nobody has sat down yet, and stewards alone would play to the end at once. Press “Join” first, then “Begin”.
refusal-table-full = Every seat is taken. `/watch table` lets you look on.
refusal-seat-unknown = This table has no such seat.
refusal-seat-held = Somebody plays there, and the seat is theirs. With `/replace` you ask them and the table for a successor. Once they leave, or miss two deadlines in a row, you can give it away yourself.
refusal-not-playing = Only a match that is being played can be paused.
refusal-not-paused = The match is not paused.
refusal-dice-rolling = The dice are rolling; a word counts only before they do.
refusal-word-long = A word for the dice has 1 to { $most } characters.
refusal-word-blank = Nothing of that word can be seen. Say another.
refusal-word-link = A word for the dice holds no links and no invites. Say another.
refusal-match-unknown = There is no match { $match } here.
refusal-match-aside = Match { $match } can’t be read and is set aside. Whoever runs this bot has been told; other tables play on.
menu-awaits = What awaits this player
person-title = What awaits { $name }
person-nothing = Nothing, as far as everybody may know.
person-steward = A steward plays for them.
person-no-table = You and { $name } share no table here.
person-more = { $count ->
        [one] You share one more table.
       *[other] You share { $count } more tables.
    }
refusal-no-shared-table = You share no table of Houses that is going on.
refusal-no-table = There is no table here. `/campaign open` opens one.
refusal-match-which = More than one match could be meant. Press the one you mean, or write its number in the option `match`.
which-match = **{ $match }** { $game } in { $channel }: { $names }
refusal-which-forgotten = What you had entered is forgotten since a restart. Write the command once more, with { $match } in the option `match`.
refusal-seats-wrong = This game is not played with { $seats } seats.
refusal-option-unknown = This game has no option “{ $option }”.
refusal-member-is-bot = A bot can’t sit here. Stewards do.
refusal-tables-person = You host { $most } open tables, and this bot keeps no more for one person. Close one or play it to its end first.
refusal-tables-server = This bot keeps { $most } open tables at once for this server, and they are all taken. Close one or play it to its end first.
refusal-too-fast = That was too much in one minute. Wait a little, then go on.
refusal-old-form = That form is from an earlier version. Please open it again.
refusal-old-button = { error-old-button }
old-button-now = This button is from an earlier moment; nothing was changed. This is how things stand now:
refusal-choice-unknown = That is not one of the choices you have. Nothing was changed.
refusal-not-a-number = { error-not-a-number }
refusal-not-now = That can’t be done now. Nothing was changed.

error-not-manager = Only those who manage this server can do that.
error-no-member = This person is not in this server. Choose somebody who is.
error-old-command = Discord still shows an older form of this command. Please try again in a minute.

# The opening post

door-title = # { $game }
    -# Table { $match }
door-settings = Settings: { $settings }
terms-title = ## What is settled at table { $match }
button-terms = Pace and settings
door-host = { $number }. { $name }, host
door-chair = { $number }. { $name }
door-steward = { $number }. { $name }
door-free = Free seats: { $count }
door-gathering = The host presses Begin; stewards take what is free.
door-begun = The match has begun. What is yours alone stands behind “My seat”.
door-closed = This table is closed. Nobody plays here.
steward-name = Steward { $number }

setting-generations = at most { $value ->
        [one] { NUMBER($value) } generation
       *[other] { NUMBER($value) } generations
    }
setting-ballots = { $value ->
        [open] open ballots
       *[secret] secret ballots
    }
setting-absent = { $value ->
        [steward] a steward votes for the silent
       *[absent] the silent count as absent
    }
setting-purses = { $value ->
        [hidden] purses hidden
       *[public] purses public
    }
setting-deals = { $value ->
        [public] deals announced
       *[private] deals private
    }

# Lines in the channel

notice-player-sat = Seat { $number }, { $name }, has a new player.
notice-player-left = Seat { $number } is free again.
notice-steward = A steward plays { $name }.
notice-steward-free = A steward plays seat { $number }.
notice-regent = { $name } was silent twice in a row. A steward sits in until they act.
notice-steward-rose = { $name } is back; the steward rises.
notice-match-paused = The match is paused. No deadline runs.
notice-match-resumed = The match goes on.
notice-word = { $name } adds a word to the dice: “{ $word }”.
notice-sealed = -# { $epoch ->
        [0] The dice of the start
       *[other] The dice of part { $epoch }
    } are sealed before any of them rolls; by this line anybody can check later that none was changed (`/fair` says how): `{ $digest }`
notice-opened = -# The dice of part { $epoch } are opened: seed `{ $seed }`, salt `{ $salt }`

whisper-from = -# Match { $match }, { $channel }
table-awaits = { $names }: match { $match } waits for you.
dm-closed = { $name }, match { $match }: { $about }. Your direct messages are closed; press here.
about-other = something is for you alone
about-seat-given = a seat here is yours now
letter-seat-given = You play seat { $number }, { $name }, from now on. It is yours as it stands, with what it holds and what it has agreed to.
letter-seat-back = You play seat { $number }, { $name }, yourself again.
button-write-again = Try again
written-again = It stands there now.
written-not = Discord still does not take it. Nothing is lost; try again later.
post-unwritten = Something here could not be shown (code { $code }). Nothing is lost in match { $match }.

fair-title = ### The dice of match { $match }
fair-earlier = -# Earlier ones stand in the chronicle, where they were posted.
fair-how = Before each part the bot posts the SHA-256 of a salt and a secret seed, players may add words, and when the part is over salt and seed are opened: the dice come from seed and words alone. Anyone can check an exported match with one command, khandan verify FILE, with the hashes posted here behind --seal. What the host could still do: read seeds and hands before their time with the key, try which word would suit whom and pass it to a friend, or run a changed bot that tells secrets; what the host can’t do is change a roll once its hash is posted and still pass that check.

# The terminal

run-offline = No token: the table opens in your browser instead of on Discord.
run-put-aside = The table before is kept in { $folder }. To go back to it, put that folder in the place of the new one.
run-new-online = --new is for the table in the browser, and DISCORD_TOKEN is set. On Discord /campaign open opens another table.
run-address = Open { $address }
run-online = Connecting to Discord.
run-unserved = Matches that began with these cards go on. A new one can begin once the cards are mended and the bot is started again.
run-bye = Good night. Everything is kept; the next start goes on from here.
run-key-made = A key for the database was made in { $file }. Keep a copy of it, apart from your backups.
run-login = Discord does not take this token. Put the right one behind DISCORD_TOKEN in .env.
token-odd = What stands behind DISCORD_TOKEN in .env does not have the form of a bot’s token: three long words with points between. Copy it again from the developer portal, under { $where }; { $others } is none.
run-intents = Discord does not allow this application an intent it asks for. Switch it on in the developer portal, under { $where }.
run-closed = Discord has ended the connection for good (code { NUMBER($number, useGrouping: 0) }). Start again; if it stays so, update Khandan.
run-lost = The connection to Discord can’t be begun anew in this run (code { $report } in the log). Start the bot again; a service does so by itself.
run-port = Port { NUMBER($port, useGrouping: 0) } is taken. Set another PORT in .env.
offline-which = Another game, at a new table…
offline-any = Choose a game…
offline-encore = Once more, or another game?
offline-welcome = You are the host: press “My seat” and found your house; stewards play the others. Stop whenever you like: the next start goes on here.
offline-begun = You are the host: press “My seat”; stewards play the others.
offline-kept = { $games } will wait for you, in a tab above.
offline-back = Welcome back. What was said here is lost, your match is not: press “My seat” to go on.

setting-discord-token = The setting { $name } is not a token. Look at .env.
setting-guild = The setting { $name } must be a server’s id, a whole number. Look at .env.
setting-data = The setting { $name } must be a folder. Look at .env.
setting-khandan-key = The setting { $name } must be 32 bytes in base64. Look at .env.example.
setting-language = The setting { $name } must be fa or en. Look at .env.
setting-port = The setting { $name } must be a number from 0 to 65535. Look at .env.
setting-log = The setting { $name } must be debug, info, warning or error. Look at .env.
setting-log-format = The setting { $name } must be text or json. Look at .env.
setting-log-file = The setting { $name } must be a file. Look at .env.
setting-metrics = The setting { $name } must be a port from 1 to 65535. Look at .env.
setting-requests = The setting { $name } must be a number from 5 to 50. Look at .env.
setting-shards = The setting { $name } must be a number from 1 on. Look at .env.
setting-process = The setting { $name } must be a short name. Look at .env.
setting-memory = The setting { $name } must be a number of megabytes from 1 on. Look at .env.
setting-tables-person = The setting { $name } must be a number from 1 on. Look at .env.
setting-tables-server = The setting { $name } must be a number from 1 on. Look at .env.
setting-commands = The setting { $name } must be a number from 1 on. Look at .env.
setting-application-id = The setting { $name } must be the application’s id, a whole number. Look at .env.
setting-host-name = The setting { $name } must be one line of at most 100 characters. Look at .env.
setting-host-contact = The setting { $name } must be one line of at most 100 characters. Look at .env.
setting-host-country = The setting { $name } must be one line of at most 100 characters. Look at .env.
setting-policy-url = The setting { $name } must be an HTTPS address that anybody can open. Look at .env.
setting-terms-url = The setting { $name } must be an HTTPS address that anybody can open. Look at .env.
setting-source-url = The setting { $name } must be an HTTPS address that anybody can open. Look at .env.
setting-unknown = { $file } sets what no setting is called: { $names }. Nothing reads it; .env.example has all names.
log-file = The log can’t be written to { $file }. Set another LOG_FILE in .env, or mend its folder’s permissions.
metrics-port = Port { NUMBER($port, useGrouping: 0) } is taken. Set another METRICS in .env.
setting-file = { $file }, line { $line }: this is neither NAME=value nor a comment. Mend or delete the line.
setting-closed = { $file } can’t be read by you. Run this as the user who owns it, or mend its permissions.
key-missing = The key { $file } is gone, but its database is still there. Put the key back from your backup, or set KHANDAN_KEY.
key-unreadable = The key in { $file } can’t be read. Put the right one back from your backup.
data-folder = The folder { $folder } can’t be used. Set another DATA in .env, or mend its permissions.
data-closed = The folder { $folder } can’t be read by you. Run this as the user who owns it.
store-busy = Another bot is using { $path }. Stop it first.
store-name-taken = Another process is called { $name }. Set PROCESS to a name of its own.
store-clock = The clock of this machine differs from the database’s by { $minutes } minutes. Set it right.
store-shards = SHARDS is { $shards } here and { $there } in the bots that run. Set the same, or stop them all first.
store-rules-older = The process { $name } plays by newer rules. Update this program as well.
store-members-older = The process { $name } plays by an older version that can’t use the new tables. Stop all processes of that version, then start this one.
store-cards-differ = The process { $name } plays with other cards. Give this one the same CONTENT.
store-newer = The database { $path } was made by a newer version. Update this program.
store-key-wrong = The database { $path } is locked with another key. Is it another bot’s? Else put the right key in KHANDAN_KEY or beside the database.
store-not-a-database = The file { $path } is no database. Restore a backup with: khandan restore FILE
store-unreadable = The database { $path } can’t be read. Restore a backup with: khandan restore FILE
store-closed = { $path } or its folder is closed to you. Run this as the user who owns them, or mend their permissions. Nothing is damaged.

command-mine = All your tables, and what awaits you
