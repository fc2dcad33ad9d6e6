# The page of a server's settings, for those who manage it.

server-title = This server
server-language = Answers to who has not chosen: { $language }
server-channels = { $count ->
        [0] Tables are opened in any channel
       *[other] Tables are opened in { $channels }
    }
server-openers = { $who ->
        [managers] By those alone who manage the server
        [role] By { $role }, and by those who manage the server
       *[everybody] By everybody
    }
server-no-hours = New tables begin without quiet hours
server-hours-set = New tables begin with quiet hours from { $since } to { $end } ({ $zone })
server-tables = Open tables: { $tables } of { $most }
server-missing = What is missing
server-nothing-missing = Nothing: I may do here what tables need. `/check` says what each permission is for.
server-lacks = In { $channel } I lack: { $permissions }. `/check` there says what for.
server-lacks-more = { $count ->
        [one] One more channel lacks something.
       *[other] { $count } more channels lack something.
    }
server-channel-gone = { $channel } is gone, or I can’t see it. Choose the channels anew.
server-choose-language = Language of answers
server-choose-channels = Channels for tables; empty: any
server-choose-role = Role that opens tables; empty: everybody
server-managers = Managers alone
server-everybody = Everybody
server-hours = Quiet hours
server-hours-from = From, a time of day
server-hours-to = To, a time of day
server-hours-zone = Time zone: a city, such as Tehran
server-saved = It is kept. Tables that are open stay as they are.
refusal-openers-managers = On this server only those open tables who manage it.
refusal-openers-role = On this server only { $role } opens tables. Ask somebody who has the role, or who manages the server.
refusal-channel-closed = On this server tables are opened in { $channels }. Type the command there.
