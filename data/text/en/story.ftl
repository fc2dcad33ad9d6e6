# The chronicle, and the story so far.

command-chronicle = The chronicle: votes, claims, deals, promises
command-story = The story so far, for the new and the forgetful

option-generation = Which generation
option-phase = Which phase, turn or round
option-whose = Whose: which house or player
option-what = What kind of thing
option-search = Words of a name or title

command-book = The match as a book to keep, for a browser and for paper
button-book = Book of the campaign
book-ready = The whole campaign, to keep, to print or to send: a page for any browser, which needs no network, and sheets for paper.
book-ready-own = The campaign so far, as your house knows it. Keep it to yourself: it holds your role, and deals that nobody else has read.
refusal-no-book = This game is made into no book. The chronicle has all of it.
refusal-book-not-over = The book for everybody is made when the campaign is over. Until then each house has one of its own.

button-chronicle = Chronicle
button-story = Story so far

chronicle-title = The chronicle
chronicle-found = { $count ->
    [0] The chronicle has nothing of the kind.
    [one] { $count } entry found.
   *[other] { $count } entries found, the newest first.
}
chronicle-words = With the words “{ $words }”
chronicle-phase = Phase { $phase } only
chronicle-part = Turn or round { $number } only
chronicle-all = { $menu }: all
chronicle-by-kind = What kind
chronicle-by-gen = Which generation
chronicle-by-house = Which house
chronicle-by-seat = Whose
chronicle-newer = Newer
chronicle-older = Older
chronicle-everything = Show all
chronicle-kind-count = count
chronicle-kind-decision = decision
chronicle-kind-signature = signature
chronicle-kind-deal = deal
chronicle-kind-promise = promise
chronicle-kind-king = king’s end
chronicle-head = Generation { $generation }, phase { $phase }, { $kind }: “{ $title }”
chronicle-head-plain = Generation { $generation }, phase { $phase }, { $kind }

ledger-title = The promise ledger
ledger-line = { $house }: { $made } given, { $kept } kept, { $broken } broken.
ledger-none = No promise stands in the ledger yet.
ledger-how = Until a deal is closed only its two parties know its promises; that one was kept, only they ever know. The word of the one it was given to counts first.

story-title = The story so far
story-now = Generation { $generation } of at most { $most }, { $levels }
story-earlier = { $count ->
    [one] { $count } thing before that stands in the chronicle.
   *[other] { $count } things before that stand in the chronicle.
}
story-nothing = Nothing has been decided yet.
story-kings = Kings
story-king = Generation { $generation }: { $end ->
    [death] { $king } died on the throne.
    [flight] { $king } fled.
   *[deposition] { $king } was deposed.
}
story-outcomes = The last votes
story-outcome = **{ $title }** ({ $answer }): { $told }
story-asks = The stories ask
story-signatures = Names that stay
story-signature = { $title }, by { $house }
story-ended = { $line } came to { $end }; its end is signed by { $house }.
story-scores = Prestige and crowns so far

refusal-no-chronicle = This game keeps no chronicle.
