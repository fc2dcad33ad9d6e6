# The page that invites people (make site). Words between stars and backticks are read as markdown.

site-title = Khandan: councils, secrets and treaties on Discord
site-description = A Discord bot for long games of hidden roles and binding deals, in English and Persian. A few minutes a day, for an evening or for weeks.
site-name = Khandan
site-skip = To the text
site-button-invite = Invite the bot
site-button-play = Play in five minutes
site-button-host = Run your own

site-hero = One king, five houses, and a vote that nobody sees
site-lead = Khandan is a Discord bot for long games of secrets and treaties. It asks a few minutes a day of you, for an evening or for weeks. If you have to leave, a steward takes your seat. The king is used to such things.
site-small = Free of charge, without advertising, in English and Persian. It reads none of your messages.

## What it is

site-what = What it is
site-what-vote = A vote has weight
    .text = Each year brings the council one problem and two answers that a decent person could give. You vote in secret, with as much power as you dare. What is spent is spent.
site-what-deal = A deal binds
    .text = Coins for a vote, a vote for a signature: what two houses confirm is carried out. What somebody merely promised is merely remembered.
site-what-role = A role of your own
    .text = One house wants the realm rich, another wants it poor, a third would rather have no king. Each is paid for getting its way, and nobody says which is which.
site-what-history = What you sign stays
    .text = Whoever carries the vote signs what came of it. Generations later somebody brings it up again, and the archive takes their side.
site-what-time = Nobody waits for you
    .text = Every question has a deadline, reminders, and a default that is shown beforehand. If you sleep, you sleep.
site-what-fair = Dice that anybody can check
    .text = Each generation’s seed is published under seal before it rolls, and opened afterwards. You may throw in a word of your own.

## Four pictures

site-pictures = Four pictures of one evening
site-picture-board = **The board.** The whole realm in one message, which is kept up to date where it stands.
    .alt = The board of a table: the king, the phase, five resources and stability, the houses with their tempers, offices and purses, the stories, and who is awaited until when
site-picture-card = **The card.** A problem, two answers, and what is likely to come of each. Foretold is not promised.
    .alt = A phase: a problem of the realm, two answers with their likely signs, and buttons to vote, trade and open one’s seat
site-picture-panel = **Your seat.** Role, purse, ballots, and a reason for every number. Nobody else sees it.
    .alt = A private panel: what is asked and what silence brings, the ballots, the secret role and its points so far, coins, power and offices
site-picture-count = **The count.** Who voted what, what came of it, and whose name now stands under it.
    .alt = A count on a pair of scales: who voted what with how much power, what it did to the realm, and who signs

## Inviting

site-invite = Invite it
site-invite-one = **Press the button** and choose a server. You need the right to manage it, or a friend who has it and owes you something.
site-invite-two = **Type `/check`** in the channel where you want to play. It says what is missing there, if anything is.
site-invite-three = **Type `/language server`** if the server is to speak Persian. Then the commands do, too.
site-invite-rights = It asks to see channels, to write in them, to open threads, to attach pictures and to pin its board. It asks for no privileged intent: what you say to one another it never hears.
site-invite-unset = Whoever built this page has not named a bot to invite. If that was you: write its id behind `APPLICATION_ID` in `.env`, and build the page again.

## Five minutes

site-play = Play in five minutes
site-play-one = **Learn it.** `/tutorial` is one phase for you alone. Nobody sees what you sell.
site-play-two = **Open a table.** Type `/campaign open` in a channel. Friends press *Join*, and stewards take the seats that stay empty.
site-play-three = **Begin.** Found a house and read the private message with your role. Tell nobody, or tell everybody something else.
site-play-four = **Bargain.** Read the problem, press *Trade*, and promise whatever you like in the channel.
site-play-five = **Vote.** Then comes the count: who voted what, and who had sworn otherwise.
site-play-after = After that it is a question a day or twenty an evening. The table chooses its pace.

## Games

site-games = Five games
site-game-seats = { $least } to { $most } players
site-game-houses = The long one. Houses sit in the council of one king after another, until their stories end in unity or in division. Your grandchildren inherit what you signed.
    .alt = The council: the king, five resources with their trends, stability, and the houses with offices, power and coins
site-game-coup = Two cards, a purse, and the claim to be whoever the moment needs. Half an hour of straight faces.
    .alt = A table of Coup: each player’s coins and face-down cards, one card turned up, a claim that is under way
site-game-treasure = Two nations, two ships, one island. Days are loud, nights are counted in secret, and nobody aboard voted for that captain.
    .alt = Treasure Island at night: two ships and an island with their crews, the treasure between two nations, an attack that is voted on
site-game-rokugan = The clans lay their orders face down on the map and turn them over together. By then it is too late to be friends.
    .alt = The map of Rokugan with numbered provinces, the clans that hold them, and each clan’s points
site-game-architects = Build the cathedral in honest work, or borrow on the black market and build faster. Virtue is counted at the end.
    .alt = The board of Architects: places of work, the market, the guildhall, the cathedral, virtue, and what each builder has

site-games-others = { $coup }, { $rokugan } and { $architects } belong to their authors and publishers, who have nothing to do with this bot. None of their texts or pictures are in it.

## For hosts and authors

site-hosts = For hosts
site-hosts-text = One line puts a table into your browser, without an account and without a token:
site-hosts-lost = **Nothing is lost.** A move is on the disk before anybody hears of it. Pull the plug and see.
site-hosts-leaks = **Nothing leaks.** Every message is cut for its reader. On disk all of it is boxed, and the key is yours.
site-hosts-folder = **One folder.** A database of one file, checked backups each night, and `khandan doctor`, which says what to do.
site-hosts-public = **Public, if you like.** `khandan papers` fills your policy and terms with what is truly kept; `khandan doctor --public` says what Discord still asks.

site-authors = For authors of cards
site-authors-text = A card is a small file in both languages. Somebody with a name wants one thing today; somebody who is not in the room pays for it. A decent person could give either answer, and the last clause turns.
site-authors-count = { NUMBER($count) } cards lie in the pile. This is one of them:
site-authors-how = Whoever likes writing more than voting needs no line of code: `khandan content check` names each mistake by file and line, and `khandan content preview` shows the card as the table will see it.

## At the end of the page

site-foot-clean = This page sets no cookie, runs no script and asks nothing of other machines.
site-foot-host = The bot is run by { $host }.
site-foot-contact = To reach them: { $contact }
site-foot-version = Version { $version }.
site-foot-home = To the first page

## While it is built

site-built = Built: { $file }
site-unset = The page invites nobody yet. Write the application’s id behind APPLICATION_ID in .env, and build it again.
