# The rehearsal of days on the terminal.

rehearse-day = — Day { NUMBER($day) } —
rehearse-scene = { $scene ->
        [called] — Who takes no private messages is called in the channel. —
        [later] — The table has given more time. —
        [undo] — A deal offered by mistake is taken back. —
        [deal] — A coin is promised for a vote, in private. —
        [replaced] — A seat has changed hands; the bot was restarted while the table was asked. —
        [guest] — The host’s seat is open to one guest. —
        [refused] — Somebody has tried to vote twice. —
        [orders] — One goes away and leaves standing orders. —
        [absence] — The bot was away for most of a day. —
       *[restart] — The bot was restarted. —
    }
rehearse-promise = Nobody counts the jars in the third cellar
rehearse-days-done = Generations: { NUMBER($generations) }, phases: { NUMBER($phases) }, ballots: { NUMBER($ballots) }, deals: { NUMBER($deals) }, refusals: { NUMBER($refusals) }, reminders: { NUMBER($reminders) }, defaults: { NUMBER($defaults) }, motions: { NUMBER($motions) }, replacements: { NUMBER($replacements) }, undos: { NUMBER($undos) }, restarts: { NUMBER($restarts) }, slowest answer: { NUMBER($slowest) } ms
