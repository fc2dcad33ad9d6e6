# What the owner of the bot does, by /owner and by khandan owner; and what others read of it.

## The command

command-owner = Whoever runs this bot
command-owner-bar = Keep a person or a server out
command-owner-unbar = Let a person or a server in again
command-owner-bars = Who is kept out
command-owner-announce = Say something to every table or host
command-owner-drain = Maintenance: no new table, matches stand still
command-owner-resume = End the maintenance now
command-owner-limit = How many tables a server may have at once
command-owner-health = How one match goes, without a secret
command-owner-usage = Who has how many tables, and what lies on the disk
command-owner-log = What owners have done
option-whom = A person or a server
    .user = a person
    .guild = a server
option-id = Their Discord id
option-reason = Why: owners read it, and the person in their own files
option-until = Until when: hours, days or weeks from now, or a date (UTC)
option-matches = Their matches that run
    .go-on = go on: stewards play for a person
    .halt = stand still meanwhile
option-to = To whom
    .tables = every table
    .hosts = everybody who hosts one
option-page = Which page
option-at = When matches begin to stand still; empty: now
option-server = The server’s Discord id
option-tables = How many tables at once; empty: as any other
setting-owners = The setting { $name } must be the Discord ids of people, with commas between. Look at .env.

## What an owner reads

owner-barred-user = { $end ->
    [never] { $id } is kept out until you let them in again. At a press they read that they can’t use the bot at the moment; nobody else is told.
   *[set] { $id } is kept out until { $until }. At a press they read that they can’t use the bot at the moment; nobody else is told.
}
owner-barred-guild = { $end ->
    [never] On server { $id } no new table is opened until you allow it again.
   *[set] On server { $id } no new table is opened until { $until }.
}
owner-of-barred-go-on = { $matches ->
    [0] No match of theirs is open.
    [one] Their one open match goes on; where a barred person sat, a steward plays.
   *[other] Their { $matches } open matches go on; where a barred person sat, a steward plays.
}
owner-of-barred-halt = { $matches ->
    [0] No match of theirs is open.
    [one] Their one open match stands still meanwhile, and then goes on by itself.
   *[other] Their { $matches } open matches stand still meanwhile, and then go on by themselves.
}
owner-unbarred-user = { $id } may use the bot again.
owner-unbarred-guild = On server { $id } tables can be opened again.
owner-bars-none = Nobody is kept out.
owner-bar-user = - Person { $id }, since { $since }, { $end ->
        [never] without an end
       *[set] until { $until }
    }; matches { $matches ->
        [halt] stand still
       *[go_on] go on
    }.
owner-bar-guild = - Server { $id }, since { $since }, { $end ->
        [never] without an end
       *[set] until { $until }
    }; matches { $matches ->
        [halt] stand still
       *[go_on] go on
    }.
owner-bar-reason = Reason: { $reason }
announcement-head = **From whoever runs this bot**
announce-title-tables = To every table
announce-title-hosts = To everybody who hosts a table
announce-field = Empty: they read the other language.
announce-send-tables = { $count ->
    [one] Send to one table
   *[other] Send to { $count } tables
}
announce-send-hosts = { $count ->
    [one] Send to one host
   *[other] Send to { $count } hosts
}
announce-to-tables = { $count ->
    [one] To one table, as this reads:
   *[other] To { $count } tables, as this reads:
}
announce-to-hosts = { $count ->
    [one] To one host, as this reads:
   *[other] To { $count } hosts, as this reads:
}
announce-text = Write a text as a language, an equals sign and the words; the languages are { $languages }.
announce-confirm = Send it?
announced-tables = { $count ->
    [one] It goes to one table, once.
   *[other] It goes to { $count } tables, once each.
}
announced-hosts = { $count ->
    [one] It goes to one host, once.
   *[other] It goes to { $count } hosts, once each.
}
owner-drained = From now on no table is opened. { $matches ->
        [0] No match is open;
        [one] One match is open and stands still
       *[other] { $matches } matches are open and stand still
    } from { $at } to { $until }, then all go on by themselves. To tell the tables before: `announce`.
owner-drained-now = From now on no table is opened. { $matches ->
        [0] No match is open.
        [one] The one open match stands still until { $until } and then goes on by itself.
       *[other] All { $matches } open matches stand still until { $until } and then go on by themselves.
    }
owner-drain-ended = The maintenance is over: matches go on, and tables can be opened again.
owner-drain-stands = Maintenance: no new table; matches stand still from { $at } to { $until }.
owner-limit = Server { $id } may have { $most ->
        [0] no table
        [one] one table
       *[other] { $most } tables
    } at once. Tables that are open stay.
owner-limit-usual = Server { $id } may have { $usual } tables at once, as any other.
owner-disk = Database { $database } MB, { $copies ->
        [0] no backup
        [one] one backup of { $backups } MB
       *[other] { $copies } backups of { $backups } MB together
    }; { $free } MB free.
owner-usage-none = No table is open.
owner-usage-line = - { $named ->
        [yes] { $name } ({ $id })
       *[no] { $id }
    }: { $tables } of { $most } tables ({ $limit ->
        [own] its own limit
       *[usual] the usual limit
    }); { $matches ->
        [one] one match
       *[other] { $matches } matches
    } in all, { $kilobytes } kB
health-head = { $game }, match { $match } ({ $status ->
        [open] people gather
        [running] it is played
       *[ended] it is over
    }): server { $guild }, channel { $channel }, opened { $opened }.
health-aside = It can’t be read ({ $fault }) and is set aside since { $since }. `khandan verify --store` says more.
health-missing = It lacks its rules or cards: { $why }.
health-halted = It stands still: { $why ->
        [channel_gone] its channel is gone.
        [server_gone] the bot is not on its server any more.
        [content_gone] its cards are gone.
        [rules_gone] its rules are newer than this bot.
       *[on_hold] it is on hold, by a bar or a maintenance.
    }
health-paused = Its host has paused it.
health-stands = No clock runs since { $since }: Discord does not take what people are asked.
health-stage = Stage: { $stage }.
health-awaited = { $count ->
        [0] Nobody is awaited, as far as everybody may know.
        [one] Seat { $numbers } is awaited, as far as everybody may know.
       *[other] Seats { $numbers } are awaited, as far as everybody may know.
    }
health-deadline = The first deadline that everybody may know: { $due }.
health-last = Last message to everybody: { $at }.
health-owed = { $count ->
        [0] No message to everybody is owed.
        [one] One message to everybody is still owed.
       *[other] { $count } messages to everybody are still owed.
    }
health-faults = { $count ->
        [0] No error since the start.
        [one] One error since the start: { $event }, { $code } in the log, { $at }.
       *[other] { $count } errors since the start, the last of them { $event }, { $code } in the log, { $at }.
    }
health-faults-unknown = Errors are known to a bot that runs; see its log.
owner-log-none = Nothing was done yet.
owner-log-line = - { $at }, { $who }: { $what }
owner-command-line = command line
owner-page = Page { $page } of { $pages }.
owner-act-bar-user = { $end ->
        [never] barred person { $about }.
       *[set] barred person { $about } until { $until }.
    }
owner-act-bar-guild = { $end ->
        [never] barred server { $about }.
       *[set] barred server { $about } until { $until }.
    }
owner-act-unbar-user = let person { $about } in again.
owner-act-unbar-guild = let server { $about } in again.
owner-act-announce-tables = announced something to { $amount } tables.
owner-act-announce-hosts = announced something to { $amount } hosts.
owner-act-drain = began a maintenance until { $until }.
owner-act-end-drain = ended the maintenance.
owner-act-limit = set the limit of server { $about } to { $amount }.
owner-act-limit-usual = gave server { $about } the usual limit.
owner-act-health = looked at the health of match { $about }.
owner-act-usage = looked at who uses how much.

## Refusals

refusal-announcement-empty = There is nothing to announce. Write a text in one language at least.
refusal-announcement-long = The announcement has { $length } characters with its heading, and Discord takes { $most }. Shorten it by { $over }.
refusal-announcement-nobody = No table is open, so nobody would read it.
refusal-announcement-gone = This draft was sent already, or is forgotten since a restart. To announce something, begin anew.
refusal-drain-order = The maintenance would be over before matches stand still. Give a later end.
refusal-drain-none = There is no maintenance.
refusal-limit-unread = The limit must be a whole number, at most { $most }, or empty for the usual one.

refusal-owner-only = Only whoever runs this bot does that.
refusal-barred = You can’t use this bot at the moment. What it keeps about you, and how to be forgotten, stands under `/privacy`.
refusal-member-unavailable = This person can’t be given a seat here. Choose somebody else, or a steward.
refusal-server-closed = No new table can be opened on this server at the moment.
refusal-draining = No new table can be opened just now: the bot is being serviced until { $until }. Matches go on by themselves afterwards.
refusal-id-unread = “{ $given }” is no Discord id, which is a long number. With Discord’s developer mode on, a right click on a person or server copies it.
refusal-bar-self = You can’t bar yourself.
refusal-bar-owner = This person is an owner of the bot and can’t be barred. Take them out of OWNERS first.
refusal-bar-none = They are not kept out.
refusal-until-unread = “{ $given }” is no time. Write a length ({ $lengths }) or a date ({ $date }, UTC).
refusal-until-past = “{ $given }” has passed. Give a time that is still to come, in UTC.
refusal-reason-long = The reason has { $length } characters; at most { $most } are kept.
