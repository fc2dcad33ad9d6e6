# Spectators, privacy, and whoever wants to be forgotten. Descriptions share 100 characters with the Persian.

# Names that are shown no more

nameless-name = Nameless { $number }
nameless-person = somebody nameless

# Lines in the channel

notice-seat-opened = From now on a guest looks over the shoulder of { $name }. They move nothing.
notice-seat-closed = Nobody looks over the shoulder of { $name } any more.
notice-player-forgotten = Who played seat { $number } asked to be forgotten. They are nameless here from now on.
notice-host-passed = { $name } hosts the table from now on.
notice-host-nobody = Nobody hosts this table just now. Whoever sits down next does.

# Watching

command-watch = Watch: a table, or a hand shown to you
command-watch-table = What everybody may see
command-watch-seat = The seat whose guest you are
command-watch-open = Let one guest see your hand
command-watch-close = Your seat’s guest leaves
option-guest = Who may look

watch-table = -# What anybody may see.
watch-seat = -# The hand of { $name }; you are their guest. Nothing moves from here; keep it to yourself.
watch-chronicle = Chronicle
watch-open-seats = With a guest: { $names }.
done-watch-open = From now on your guest sees what your seat sees, by `/watch seat`. Everybody knows that you have a guest. `/watch close` ends it.
done-watch-close = Your guest sees no more than others now.

refusal-watch-open-already = Your seat has a guest, and there is room for one. Use `/watch close` first.
refusal-watch-not-open = Your seat has no guest.
refusal-guest-sits = That person sits at this table and does not look into another’s hand.
refusal-guest-elsewhere = That person is the guest of another seat of this table.
refusal-not-a-guest = Nobody at this table has let you look at their hand.

# Privacy

command-privacy = Privacy: what is kept
command-privacy-what = What is kept about you
command-privacy-export = All we have of you, as files
command-privacy-forget = Forget me

privacy-title = # What is kept about you
privacy-kept = ## In the database
privacy-player = Your Discord id: beside your number at each table (table player) and beside the tables you opened (table match).
privacy-person = Your name as it was last seen, if you sit or sat at a table: encrypted like the log (table person).
privacy-preference = What you have chosen: language and reminders (table preference).
privacy-entry = What you did at a table and what you typed there: names of houses and people, promises, words for the dice. This log is encrypted, and you are only a number in it (table entry).
privacy-bar = If whoever hosts the bot keeps you out: that they do, since when, until when and, encrypted, why (table bar). It goes when that is over, even where you asked to be forgotten before. Their log of what they did has your id until you are forgotten (table owner_log), and so has an announcement to you that is on its way (table notice).
privacy-rest = Deadlines and messages on their way, by the number of a seat (deadline and post); where each table’s board and chronicle stand (place); the numbers of clicks that are in the log, with nobody’s name (interaction).
privacy-not = ## What is not kept
privacy-messages = Your messages: the bot reads none. Nor your servers and friends.
privacy-host = ## What you should know
privacy-key = Whoever hosts the bot holds the key of the logs and could read them.
privacy-logs = When something breaks, the bot’s own log notes the id of the person it happened to, but nothing they entered.
privacy-backups = Backups hold the database as it was on their day.

privacy-export-title = # Your files
privacy-export-how = The file me.json says where you have sat. Each match file is what you were shown of that match, a line for each thing that happened: as your seat saw it while you sat there, before and after that as everybody did.
privacy-export-page = Part { $page } of { $pages }.
privacy-export-big = Match { $match } does not fit a file on Discord. Whoever hosts the bot can write it with khandan export.

privacy-forget-title = # To be forgotten
privacy-forget-count = { $matches ->
        [0] You have no number at any table.
        [one] Your id leaves { $matches } table, of which { $running } is running.
       *[other] Your id leaves { $matches } tables, of which { $running } are running.
    } What you chose goes too: language and reminders.
privacy-forget-seat = In each running match your house goes on without a name, and a steward plays it unless the host gives the seat to somebody. If you are somebody’s guest, you are so no longer.
privacy-forget-host = Tables that you host pass to whoever came first of those who sit there; where nobody does, to the next who sits down.
privacy-forget-stays = What stays: names, promises and words that you typed at a table stay in its encrypted log, since the dice and the record hang on them. The names are shown no more; a promise is still read by those it was made to. Messages that stand on Discord already are not changed.
privacy-forget-backups = Backups from before hold your id until they are rotated away, and the bot’s own log until its host deletes it.
privacy-forget-final = This can’t be taken back.
privacy-forget-button = Forget me
done-forgotten = You are forgotten. This message is the last thing here that is about you.

## What this bot is (/about)

command-about = What this bot is, and who runs it
about-title = # Khandan
about-what = Councils, secrets and treaties, played over an evening or over weeks. `/help` says how.
about-version = Version { $version }.
about-version-commit = Version { $version }, commit { $commit }.
about-host = Run by { $host }.
about-host-unset = Whoever runs this bot has not said who they are.
about-contact = To reach them: { $contact }
about-contact-button = Reach them
about-report = If somebody at a table hurts people, tell the moderators of your server first; they see the channel. Whoever runs the bot can’t see it, and comes second.
about-policy = Privacy policy
about-policy-unset = No privacy policy is published here. `/privacy what` says what is kept, `/privacy forget` deletes it.
about-terms = Terms
about-terms-unset = No terms are published here; Discord’s own hold.
about-source = Source
about-source-unset = Whoever runs this bot has not linked its source.
