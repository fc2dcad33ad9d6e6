# The audit's lines on the host's terminal.

audit-match = { $game } { $seed }: { $count } comparisons, { $leaks ->
    [0] nothing shows
    [one] one leak
   *[other] { $leaks } leaks
}
audit-leak = entry { $seq }, { $viewer }, { $where }: “{ $real }” in the match, “{ $twin }” in its twin
audit-sum = { $matches ->
    [one] One match
   *[other] { $matches } matches
}, { $count } comparisons: { $leaks ->
    [0] nobody sees what they may not know
    [one] one leak
   *[other] { $leaks } leaks
}
audit-nothing = Nothing is audited so: let --matches be 1 or more, or name a recorded match with --record.
audit-no-game = There is no game named { $game }.
audit-record = { $file } can’t be audited: { $why ->
        [cut] it is cut for a viewer.
        [rules] it was made with rules that this program does not have.
        [content] it was made with other cards.
       *[running] its match was not over.
    }
