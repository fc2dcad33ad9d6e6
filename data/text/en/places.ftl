## The living board

houses-living-title = Houses, match { $match }
houses-living-reign = { $king } reigns, { $generation }.
houses-living-until = The time runs out { $left } ({ $at }).
houses-section-endings = If it ended now
houses-living-levels = Unity stands at { $unity }, division at { $division }: { $now ->
    [unity] unity is ahead.
    [division] division is ahead.
   *[other] level, and prestige and crown would be added up.
}
houses-living-unity = Unity, where prestige counts first and then crown: { $count ->
    [1] { $houses } would win with { $prestige } prestige and { $crown ->
        [one] { $crown } crown
       *[other] { $crown } crowns
    }.
   *[other] { $houses } would share it with { $prestige } prestige and { $crown ->
        [one] { $crown } crown
       *[other] { $crown } crowns
    } each.
}
houses-living-division = Division, where crown counts first and then prestige: { $count ->
    [1] { $houses } would win with { $crown ->
        [one] { $crown } crown
       *[other] { $crown } crowns
    } and { $prestige } prestige.
   *[other] { $houses } would share it with { $crown ->
        [one] { $crown } crown
       *[other] { $crown } crowns
    } and { $prestige } prestige each.
}
houses-living-all = all houses
houses-living-behind = Behind: { $order }.
board-chronicle = The chronicle: { $thread }
board-paused = The match is paused; no clock runs.
board-moved = Match { $match } has moved to { $channel }.

## The chronicle's thread

thread-name = Chronicle · match { $match }
thread-hail = The chronicle of match { $match }. All that happens at the table is told here: { $people }. The board stays in { $channel }.
thread-here = All of it: { $thread }

## What is gone, and who can mend it

notice-match-halted = { $why ->
    [channel_gone] The channel of this match was deleted. The match stands still until its host brings it to another.
    [rules_gone] This match is played by newer rules than the bot knows now. The match stands still until the newer bot runs again.
    [content_gone] The cards that this match began with are not here any more. The match stands still until they are back.
    [on_hold] Whoever runs this bot has put the match on hold. No deadline runs, and it goes on by itself.
   *[server_gone] The bot was removed from the server. The match stands still until it is back.
}
notice-match-went-on = The wait is over, and the match goes on.
trouble-channel-gone = The channel of match { $match } was deleted. Nothing is lost and no clock runs. Type `/campaign move` in the channel where it should go on.
trouble-server-gone = I was removed from the server of match { $match }. Nothing is lost and no clock runs. Once I am invited again it goes on by itself.
trouble-server-back = I am back in the server of match { $match }. It goes on where it stood.
trouble-permission = Match { $match } is stuck: in { $channel } I lack { $permission }. No deadline runs; what is owed comes by itself once I have it. `/check` shows everything.
trouble-permission-unknown = Match { $match } is stuck: Discord does not let me write in { $channel }. No deadline runs; what is owed comes by itself once I may. `/check` shows what is missing.
trouble-thread = In { $channel } I can’t open a thread or write in one, so the chronicle of match { $match } stands in the channel itself. To change that: `/check`, then `/campaign move`.
trouble-locked = { $thread }, the chronicle of match { $match }, is locked, and I may not write there. Until somebody unlocks it I tell the news in { $channel }.
trouble-locked-home = Match { $match } is stuck: { $channel }, where it is played, is locked. No deadline runs. Unlock the thread, or type `/campaign move` where it should go on.
trouble-left = { $name }, seat { $number } of match { $match }, has left the server. After two missed deadlines in a row a steward sits in, and you can give the seat to somebody with `/campaign give`.
trouble-left-host = { $number ->
        [0] { $name }, who hosted match { $match }, has left the server. You host it from now on.
       *[other] { $name }, who hosted match { $match } and has seat { $number }, has left the server. You host it from now on. After two missed deadlines in a row a steward sits in, and you can give the seat to somebody with `/campaign give`.
    }

trouble-left-gathering = { $number ->
        [0] { $name }, who hosted match { $match }, has left the server. You host it from now on.
       *[other] { $name }, who hosted match { $match } and has seat { $number }, has left the server. You host it from now on. Before it begins you can give the seat to somebody with `/campaign give`, or to a steward with `/campaign steward`.
    }

## /check and /campaign move

command-check = What the bot needs in a channel, and whether it has it
command-campaign-move = Bring your match into this channel
option-chronicle = Where the news of the match are told
    .thread = in a thread of its own
    .channel = in the channel itself
done-moved = Match { $match } is at home here now.
done-opened-plain = Table { $match } is open. I can’t make a thread here, so the chronicle stands in the channel.
check-title = What I need
check-channel = { $channel }
check-held = { $permission }: there. { $why }
check-missing = { $permission }: missing. { $why }
check-optional = { $permission }: missing, not needed to play. { $why }
check-gone = This channel is gone: type `/campaign move` in another for match { $match }.
check-more = { $count ->
        [one] One more channel is not shown
       *[other] { $count } more channels are not shown
    }. `/check` begins with the channel in which you type it.
check-all = Nothing is missing.
check-dms-open = Your private messages are open: I have just sent you one.
check-dms-closed = Your private messages are closed to me. In this server’s privacy settings allow messages from members; until then a button in the channel shows you what is yours.
check-hello = This is where I write when something is for you alone.
check-roles = I use no role for anything: you may rename, move or delete roles as you like, as long as the permissions above stay.
permission-view-channel = View Channel
    .why = To find the channel at all.
permission-send-messages = Send Messages
    .why = For the board.
permission-read-message-history = Read Message History
    .why = To find my own messages again after a restart and never send one twice.
permission-create-public-threads = Create Public Threads
    .why = For the chronicle’s thread; otherwise it stands in the channel.
permission-send-messages-in-threads = Send Messages in Threads
    .why = For the chronicle’s thread.
permission-attach-files = Attach Files
    .why = For pictures and records.
permission-pin-messages = Pin Messages
    .why = To pin the board.
refusal-permissions-missing = Before a table opens here I need: { $permissions }. `/check` says what each is for.
refusal-halted = { $why ->
    [channel_gone] The channel of this match is gone. Its host types `/campaign move` in the channel where it should go on.
    [rules_gone] The match waits for a newer bot: this one does not know its rules. Whoever runs the bot can start the newer one.
    [content_gone] The match waits until the cards it began with are back. Whoever runs the bot can put them there.
    [on_hold] The match is on hold, by whoever runs this bot. Nothing is lost, and it goes on by itself.
   *[server_gone] The match waits until the bot is back in its server.
}
refusal-not-halted = This match does not wait for a place.
refusal-program-only = Only the program itself does that.
refusal-move-where = Matches live in a text channel or a thread of this server.
