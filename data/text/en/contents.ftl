# The cards a match began with, and packs of one's own.

refusal-content-missing = This match began with cards (version { $version }) that this bot does not have any more. Nothing is lost: once whoever runs the bot puts them back, all of it is here again.
refusal-content-unserved = No new table of this game can begin with this bot’s cards. Whoever runs the bot mends them (`khandan content check`) and starts it again; tables that are open already go on.
trouble-aside = Match { $match } can’t be read any more and is set aside. Whoever runs this bot has been told and may bring it back from a backup. Until then its clock stands, and nobody is asked for anything.
trouble-aside-back = Match { $match } can be read again and goes on; the time it stood still is given back.
trouble-content-gone = Match { $match } began with cards (version { $version }) that I do not have any more, so it stands still. Nothing is lost and no clock runs. Whoever runs the bot starts it once with those cards (CONTENT in .env); then it goes on by itself.
refusal-rules-missing = This match is played by newer rules (version { $version }) than this bot knows. Nothing is lost: it goes on as soon as the newer bot is started again.
refusal-match-newer = The bot is being upgraded, and the part of it that heard you does not know this match yet. Nothing is lost: try again in a minute.
refusal-game-newer = This game comes with the version to which the bot is being upgraded just now. Open the table in a few minutes.
trouble-rules-gone = Match { $match } is played by newer rules (version { $version }) than I know, so it stands still. Nothing is lost and no clock runs. Whoever runs the bot starts the newer one again; then it goes on by itself.
trouble-rules-back = I know the rules of match { $match } again. It goes on where it stood.
trouble-content-back = The cards of match { $match } are back. It goes on where it stood.

content-folder = There is no folder of cards at { $folder }, or it can’t be read. Set another CONTENT in .env.
setting-content = The setting { $name } must be a folder of cards. Look at .env.
replay-cards = Played with the cards of version { $version }, which the database has kept.
