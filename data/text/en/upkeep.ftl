# The database on the terminal: backups, keys, failures, and the proof of fair dice.

store-missing = There is no database in { $path }. Look at DATA in .env, or restore a backup with: khandan restore FILE
backup-missing = There is no file { $path }. Backups lie beside the database, in { $folder }; name one of them.
backup-not-a-database = The file { $path } is no backup. Name another one.
backup-unreadable = The backup { $path } is damaged. Nothing was changed; name another one.
store-older = The database { $path } is of an older schema ({ $revision }). Start the bot once: it brings it up to date.
store-taken = There is already a store at { $path }. Nothing was changed; name an empty place.
postgres-missing = DATABASE_URL needs one more package: install with the extra { $extra } ({ $page } shows how).
postgres-by-file = This command works on a file; { $page } shows how. Stop every bot and move into a file first: khandan move-store sqlite
setting-database-url = { $name } must be the address of a PostgreSQL database, as in .env.example, with signs of its password percent-encoded. Look at .env.
store-unreachable = The database at { $path } does not answer. Check host and port in DATABASE_URL in .env, and that PostgreSQL runs there.
store-not-let-in = The database at { $path } does not let this bot in. Check name and password in DATABASE_URL in .env, and whom PostgreSQL lets in.
store-no-database = PostgreSQL has no database { $path }. Make it, or name another one in DATABASE_URL in .env.
store-crowded = PostgreSQL has no connection left for { $path }. End a program that holds some, or let it have more.
store-read-only = The database at { $path } takes no writes, as a replica does. Put the primary into DATABASE_URL in .env.
store-no-rights = The name in DATABASE_URL may not make tables in { $path }. Make it the owner of that database.
store-server-full = PostgreSQL’s disk for { $path } is full. Nothing was changed; make room there.
store-address = PostgreSQL does not take what stands behind the question mark in DATABASE_URL, for { $path }. Mend it in .env, or take it out.
store-failed = The database at { $path } failed ({ $name }). Nothing was changed; look into PostgreSQL’s log.
store-foreign = The database at { $path } holds the tables of another program. Name an empty one in DATABASE_URL in .env.
store-lost = The connection to the database was lost ({ $name }). Try again, and look whether PostgreSQL runs.
store-gone = The database { $path } is gone or empty, though a store was here. Restore a backup with: khandan restore FILE. To begin anew, delete { $path }.lock first.
store-form = Somebody has changed the database { $path }: its { $kind ->
        [table] table
        [index] index
        [trigger] trigger
        [view] view
       *[other] object
    } “{ $name }” is not as this program makes it. Restore a backup with: khandan restore FILE
backup-form = The backup { $path } was changed by somebody: its { $kind ->
        [table] table
        [index] index
        [trigger] trigger
        [view] view
       *[other] object
    } “{ $name }” is not as this program makes it. Nothing was changed; name another one.
store-value = The database { $path } holds something in { $table }.{ $column } that does not belong there. Restore a backup with: khandan restore FILE
backup-value = The backup { $path } holds something in { $table }.{ $column } that does not belong there. Nothing was changed; name another one.
store-changed = Somebody without the key has changed the database { $path }: { $part ->
        [store] when the bot last ran
        [people] who plays match { $match }, who hosts it or where it lives
        [clock] a deadline of match { $match }
       *[gone] the seal of match { $match }
    }. Restore a backup with: khandan restore FILE
backup-changed = Somebody without the key has changed the backup { $path }: { $part ->
        [store] when the bot last ran
        [people] who plays match { $match }, who hosts it or where it lives
        [clock] a deadline of match { $match }
       *[gone] the seal of match { $match }
    }. Nothing was changed; name another one.
store-cut = In the database { $path } the end of match { $match } is missing: it had { $entries } entries. Restore a backup with: khandan restore FILE
backup-cut = In the backup { $path } the end of match { $match } is missing: it had { $entries } entries. Nothing was changed; name another one.
store-first-hours = The database { $path } is from the first hours of this program (21 November 2026), and no later one can play it on. Move it and { $path }.lock elsewhere, then start: a new one is made.
backup-first-hours = The backup { $path } is from the first hours of this program (21 November 2026), and no later one can play it on. Nothing was changed; name another one.
store-full = The disk is full. Nothing was changed. Make room and try again.
store-locked = Another program holds the database. Nothing was changed. Try again when it is done.
store-broken = The database failed ({ $name }). Restore a backup with: khandan restore FILE

error-store-full = There is no room left to keep your move, so nothing was changed. Please give the host this code: { $code }
error-store-broken = The database failed. We do not know whether your move was kept: please look before you do it again. Please give the host this code: { $code }

setting-nightly = The setting { $name } must be an hour from 0 to 23. Look at .env.
setting-backups = The setting { $name } must be a whole number from 1. Look at .env.
setting-metrics-address = The setting { $name } must be an address in figures, such as those of .env.example. Look at .env.
setting-reports = The setting { $name } must be a channel’s id, a Discord webhook, the address of something that takes reports, or Sentry’s key. Look at .env.example.
metrics-address = This machine has no address { $address }. Set another METRICS_ADDRESS in .env.
reports-no-sentry = Reports to Sentry need one package more: install with the extra { $extra }, as { $page } says.
report-error = **Error:** { $event }, code { $code }
report-repeats = { $count ->
        [one] It came once more since its last report.
       *[other] It came { NUMBER($count) } times more since its last report.
    }

move-store-where = Set DATABASE_URL in .env first: it names the PostgreSQL database to move into or out of.
move-store-done = Moved and compared line by line: { $matches ->
        [one] one match
       *[other] { NUMBER($matches) } matches
    }, { $entries ->
        [one] one entry
       *[other] { NUMBER($entries) } entries
    }, { $rows ->
        [one] one row
       *[other] { NUMBER($rows) } rows
    } in all.
move-store-next-postgres = Start the bot: it plays in PostgreSQL now. The file { $left } stays as it was; put it away.
move-store-next-sqlite = Take DATABASE_URL out of .env and start the bot: it plays in the file now. The database { $left } stays as it was; put it away.

backup-made = Backup in { $file }: { $matches ->
        [one] one match
       *[other] { NUMBER($matches) } matches
    }, { $entries ->
        [one] one entry
       *[other] { NUMBER($entries) } entries
    }, all of it read back.
backup-dropped = Older backup removed: { $file }

restore-done = Restored from { $file }: { $matches ->
        [one] one match
       *[other] { NUMBER($matches) } matches
    }, { $entries ->
        [one] one entry
       *[other] { NUMBER($entries) } entries
    }.
restore-unsealed = This backup is from before matches were sealed. Nobody can tell whether its players, hosts, channels or deadlines were changed: use it only if you kept it yourself.
restore-kept = The database before it is kept in { $file }
restore-left = Left as they were, for no backup holds them: the key ({ $key }), .env, cards of your own, the log, all other files in { $folder }.
restore-since = All since { $at } (UTC) is undone: moves, preferences, bars. Whoever was forgotten since is there again, and Discord still shows what was posted.
restore-since-unknown = All since that backup is undone: moves, preferences, bars. Whoever was forgotten since is there again, and Discord still shows what was posted.

rotate-done = Key { $key } is in use now; { $count ->
        [one] one box was
       *[other] { NUMBER($count) } boxes were
    } sealed anew.
rotate-backups = The database no longer needs these keys: { $old }. Older backups still do; when you need none of them: khandan rotate --forget
rotate-stopped = { $why ->
        [full] The disk is full; make room.
        [locked] Another program holds the database; wait until it is done.
       *[broken] The database failed; see where with khandan verify --store.
    } Key { $key } stands in { $file } and may be needed already: copy it, then run khandan rotate again.
rotate-anyway = --anyway belongs to --forget; no key was changed. See: khandan rotate --help
rotate-setting = The key stands in KHANDAN_KEY. Put a new one behind it, after a comma, as { $next }:KEY, and run this again.
rotate-forgot = These keys are gone from the key file: { $old }
rotate-nothing = Every key in the key file is needed.
rotate-forget-setting = The keys stand in KHANDAN_KEY. The database needs these: { $needed }. Delete the others there.
rotate-forget-also = Backups here that need other keys: { $files }
rotate-forget-backups = No key was forgotten: { $count ->
        [one] this backup still needs one
       *[other] these backups still need one
    }: { $files }. Copies elsewhere may need it as well. Delete them, or run khandan rotate --forget --anyway: then they stay shut for ever.
key-needed = There is no key in { $file }. Is this the bot’s folder? Look at DATA in .env. If it is, put the key there from where you keep it, or set KHANDAN_KEY.
key-numbers = The numbers for keys in { $file } are used up.

verify-not = { $file } can’t be checked: { $why ->
        [cut] it is cut for one viewer, and only a whole record shows the dice.
        [rules] it was made with rules that this program does not have, so nothing is said about it. Update Khandan.
        [content] it was made with other cards than this program has.
       *[running] the match was not over, so its seeds are still sealed.
    }
verify-epoch = Epoch { $epoch }: { $hash } published in entry { $sealed }, its seed and salt opened in entry { $opened } and fitting, words: { $words }
verify-store-well = Every match of { $file } can be read to its last entry.
verify-store-page = Damaged in the file: { $what }
verify-store-box = Match { $match } can’t be read: { $entry ->
        [-1] the box of its secret does not open.
       *[other] the box of entry { NUMBER($entry) } does not open.
    }
verify-store-gap = Match { $match } can’t be read: entry { NUMBER($entry) } is missing.
verify-store-page-of = Match { $match } can’t be read: a page of its log is damaged.
verify-store-entry = Match { $match } can’t be read: entry { NUMBER($entry) } opens, but does not follow from those before it.
verify-store-cut = Match { $match } was cut when a damaged file was written anew: entries may be missing at its end.
verify-store-seal = Match { $match } was changed by somebody without the key: who plays it, where it lives, or when something is due.
verify-store-own-row = Somebody without the key has changed when the bot last ran. It does not start on this database.
verify-store-content-missing = Match { $match } can’t be played: its cards are nowhere.
verify-store-rules-missing = Match { $match } can’t be played: only a newer version knows its rules.
verify-store-remedy = `khandan restore { $file }` brings match { $match } back with { NUMBER($entries) } entries. Other matches would lose { NUMBER($lost) } entries that came later.
verify-store-lost = No backup beside the database has match { $match } whole.
verify-store-restore = No match is damaged. `khandan restore { $file }` makes the file whole again; { NUMBER($lost) } entries that came later would be lost.
verify-store-no-backup = No match is damaged, and no backup beside the database is whole.
verify-store-alone = --store checks the database and takes neither a record nor --seal. Ask for one of the two.
verify-store-old = The database { $path } is of an older version. Start the bot once, then ask again.
verify-what = Name the record of a match, or ask about the database with --store.
verify-played = { $game }: { NUMBER($entries) } entries played again with these seeds and words; all { NUMBER($events) } events came out the same. Nothing was chosen.
verify-compare = That these are the hashes that were posted before each part, you can see in the channel, or check with --seal HASH.
verify-posted = Posted hashes found in the record: { NUMBER($count) }
verify-flaw = Not fair: { $mistake ->
        [seal_twice] epoch { $at } had two hashes.
        [seal_missing] the seed of epoch { $at } was opened, but its hash was not published before.
        [seal_unopened] the seed of epoch { $at } was never opened.
        [seal_unposted] the record has no such hash.
        [seal_broken] seed and salt of epoch { $at } do not give the published hash.
        [seeds_differ] the seeds in the first line are not those of entry { $at }.
        [words_differ] the words in the first line are not those the players said.
        [header_differs] the first line speaks of another match.
        [move_refused] the rules do not allow the move of entry { $at }.
        [move_differs] the move of entry { $at } is not the one the rules bring there.
       *[event_differs] in entry { $at } something else happens than moves, seeds and words bring.
    }

usage-no-command = There is no command { $name }. See: { $help }
usage-no-option = There is no option { $name } here. See: { $help }
usage-missing = { $name } is missing. See: { $help }
usage-value = { $name } does not take this value. See: { $help }
usage-number = { $name } takes a whole number. See: { $help }
usage-from = { $name } takes a whole number, { $least } or more. See: { $help }
usage-between = { $name } takes a whole number from { $least } to { $most }. See: { $help }
usage-extra = More was typed than this command takes. See: { $help }
usage-wrong = This can’t be read as it was typed. See: { $help }
