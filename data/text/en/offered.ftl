# The shared pages of a match, for every game that has no page of its own for it.

offered-title = { $game }, table { $match }
offered-idle = Nothing is asked of you just now.
offered-asked = The match waits for you.
offered-awaited = Awaited: { $names }.
offered-until = Time { $until }.
offered-silent = If you stay silent: { $otherwise }
offered-silent-left = If you stay silent, { $left }: { $otherwise }
offered-own = Only you see this: { $what }.
offered-over = The match is over.
offered-place = Place { $number }: { $names }
offered-seat = { $number }. { $name }
offered-moved = Something has been done.
offered-remark = > { $name }: “{ $line }”
done-more = -# { $count ->
    [one] One more line stands
   *[other] { $count } more lines stand
} in the chronicle.
offered-number = { $number }

## Controls

offered-choose = Choose
offered-move = This move
offered-field = Your answer
offered-page = -# Page { $page } of { $count }
offered-enough = That is all
offered-write = Write
offered-amount = From { $least } to { $most }
offered-board = Board
offered-leave = Leave the game
offered-leave-ask = This can’t be taken back.
offered-sure = Everybody will hear of it, and it stands.
offered-go = Do it
offered-looked-at = Nothing is done yet.
offered-change = Choose again
