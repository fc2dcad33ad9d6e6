# Help by topic. Each topic ends with what to press. Commands stand between two ` marks.

command-help = Help, topic by topic
option-topic = Which topic

help-title = Help
help-choose = Another topic
help-page = Topic { $page } of { $pages }
button-practise = Practise

help-start = A table is one campaign of Houses in one channel, with three to five houses.
    1. `/campaign open` brings a sheet: how many houses and generations, language, pace, options. Leave alone what you do not know.
    2. Press “Open the table”. The opening post comes into the channel; whoever wants to play presses “Join”.
    3. The host presses “Begin”. Stewards take the empty seats, so you can play alone, too.
    Now: type `/campaign open`; if you have never seen the game, press “Practise”.
    .title = Opening a table
    .short = From the first command to the start
help-phase = The game goes on for some generations, each with its king. In a generation the council votes for some phases; each phase is one question with two answers.
    1. Name your house and take a secret role; a private message asks for both.
    2. Read the question and what is foreseen of each answer. A forecast is no promise.
    3. Look at “My seat”: does your role want the resources high or low?
    4. Trade, vote, and read the count.
    Now: press “My seat” under the newest question. For a try without risk: “Practise”.
    .title = My first phase
    .short = What to read and what to press
help-voting = There are four ballots: yes and no with power, or two ways to abstain.
    - Yes and no take power. The power of the winning side is spent and goes to the pool.
    - Gather: you do not vote; you get coins and a share of the pool.
    - Moderate: you take the moderator’s seat and break ties.
    Whoever put most power on the winning side leads, and signs the events. A yes or no can grow heavier until the count, never lighter; the seal says that you will add nothing.
    Now: press “Vote” under the question, or type `/vote`.
    .title = Votes and power
    .short = Four ballots, the leader, the seal
help-trading = A deal is made of clauses that the game itself keeps: a vote, an abstention, a signature, a broken tie, a named leader, and coins.
    - Coins “now” move with the confirmation. A reward waits in escrow until the act is done.
    - A promise in your own words has no guard. Both parties later say whether it was kept, and the promise ledger remembers.
    - An offer nobody answers goes with its phase, and so does one that its house can’t keep any more when you confirm.
    - Where a goal asks for deals kept, a deal counts once an act in it was done and nothing due was left out; with the same house one a phase. Coins and words alone do not count.
    Now: press “Trade” under the question, or type `/trade`. Your deals stand in `/deals`.
    .title = Trade and deals
    .short = What binds and what does not
help-roles = In each generation every house takes a secret role. It says where the resources should stand for you to score: high, low, in the middle or at the edges.
    - One house puts a role aside, the others take theirs in turn; each sees only what is left.
    - Roles stay hidden to the end of the generation. Then all are shown and the points are counted.
    - The Rebel gets a crown if the king flees or is deposed.
    Now: `/hand` shows your role and what it is worth at this moment.
    .title = Secret roles
    .short = What they want, and when they show
help-offices = An office is a post at court: commander, treasurer, judge and others. Who holds which is known from the start of a generation.
    - The events you have signed give you claims. With more than two claims you say which you want first.
    - Each office looks at one resource, and at the end of the generation gives or takes points by it.
    Now: use `/offices` when you are asked. Everybody’s offices stand on `/board`.
    .title = Offices
    .short = Where they come from, what they are worth
help-stories = Five stories go on through the campaign. Who leads a vote of a story signs a chapter and gets its perk.
    - A king flees when stability falls to 0, is deposed when it reaches 20, and may die from the seventh phase on. After a flight the first places get crowns, otherwise mostly prestige.
    - Each story ends in unity or in division.
    - At the campaign’s end prestige decides if unity is ahead, crown if division is; if they are level, both count.
    - `/board` always shows both endings as they stand now.
    Now: type `/story` to read the story so far.
    .title = Kings, stories, endings
    .short = Prestige or crown: which one wins
help-memory = Nothing is lost.
    - `/chronicle` tells who voted what, who signed what, which deals closed, and how kings ended; filter by generation, phase, house, kind, or words.
    - The promise ledger is there as well: who gave their word, and who kept it.
    - `/story` says briefly what has happened. Before each generation it comes into the channel by itself.
    - `/book` makes you a book of it all, to keep and to print.
    Now: type `/chronicle`.
    .title = Who voted what
    .short = Chronicle, promise ledger, the story so far
help-time = Every question has a deadline, and beside it stands what silence brings.
    - The host sets the table’s pace with `/campaign pace`, quiet hours included.
    - `/later` asks the table for more time. `/quiet` stops private reminders to you.
    - `/orders` takes sealed orders that play while you are away. `/away` leaves a generation to a steward.
    - After two missed deadlines in a row a steward sits in until you are back. Any move brings you back.
    Now: if you are out tonight, type `/orders`.
    .title = Deadlines and absence
    .short = Pace, more time, orders, stewards
help-undo = A move that nobody has seen and for which no dice fell can be taken back freely. If others have seen it, the whole table must agree.
    - Votes and confirmed deals are never taken back.
    - An undo stays in the record, too.
    - Everything done since goes with it, and where dice fell, the same dice fall again.
    Now: type `/undo`, or press the button under your last receipt.
    .title = Taking a move back
    .short = What can be undone
help-spectators = Anybody who sees the table’s channel may watch: they see what everybody may know.
    - `/watch table` shows the table.
    - A player can open their seat to one person with `/watch open`, and shut it with `/watch close`. The table is told.
    Now: type `/watch table`.
    .title = Spectators
    .short = Who sees what
help-privacy = The bot keeps no messages: your id, your name, your language, your seats, and the moves, which lie in a sealed box.
    - `/privacy what` says what is kept. `/privacy export` hands you what is yours. `/privacy forget` forgets you and leaves a nameless house.
    - Whoever runs the bot holds the key and could read. We promise no more than that.
    - `/about` says who that is, and where policy and terms stand.
    Now: type `/privacy what`.
    .title = Your privacy
    .short = What is kept, and how it is forgotten
help-fairness = Before each generation the hash of the dice’s seed is published, and after it the seed itself. Anybody with the record can check that no die was changed.
    - `/campaign word` adds a word of yours to the dice, so that nobody alone has laid them out.
    - A house’s secrets are cut from every message, button and report for all others.
    Now: type `/campaign fair`.
    .title = Fair dice
    .short = How to check that nobody cheats
help-languages = Persian and English are equals.
    - The table’s language is that of the channel’s messages. Private answers come in your own.
    - `/language mine` is yours, `/language server` the server’s.
    - On a Persian server the commands have Persian names as well.
    Now: type `/language mine`.
    .title = Languages
    .short = The table’s language and your own
help-host = The host is whoever opened the table.
    - `/campaign begin` starts; `/campaign pause` and `/campaign resume` stop the deadlines and let them run.
    - `/campaign steward` gives a seat to a steward, `/campaign give` to another person: while the match runs, only a seat that nobody plays.
    - `/check` says which permissions the bot lacks, channel by channel.
    - `/server` is one page of what its managers set: channels, who opens tables, language, quiet hours.
    Now: type `/check` before you open a table.
    .title = The host’s tools
    .short = Begin, pause, seats, permissions
help-games = Besides Houses, Coup and Treasure Island are written on the same engine. What can be opened here is listed by the option `game` of `/campaign new`.
    Now: type `/campaign new` and look at the options.
    .title = Other games
    .short = What there is beside Houses
