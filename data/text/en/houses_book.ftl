# The book of a campaign: headings, and what stands nowhere else.

houses-book-title = The Book of the Campaign
houses-book-as-known = As { $house } knows it
houses-book-so-far = { $generation ->
    [0] As { $house } knows it, before the first reign
   *[other] As { $house } knows it, up to generation { $generation }{ $phase ->
        [0] { "" }
       *[other] , phase { $phase }
    }
}
houses-book-span = { $n ->
    [1] of { $kings }, { $first }
   *[other] of { $kings }, from { $first } to { $last }
}
houses-book-head = headed by { $name }
houses-book-contents = Contents
houses-book-remembered = Remembered as
houses-book-goes-on = still reigns
houses-book-curves = The realm, vote by vote
houses-book-votes = The votes that turned it
houses-book-when = Phase { $phase }
houses-book-why-moved = the realm moved far
houses-book-why-alone = { $house } voted alone
houses-book-why-close = a close vote
houses-book-why-hair = a vote on a knife’s edge
houses-book-why-chair = { $house } decided from the chair
houses-book-why-story = a story ended: { $line }
houses-book-why-broken = { $house } broke its word to { $other }
houses-book-why-bought = { $house } bought it from { $other } for { $coins }
houses-book-why-ended = the reign ended on it
houses-book-ballot = { $kind ->
    [yes] yes, { $power }
    [no] no, { $power }
    [gather] gathers
    [moderate] moderates
   *[absent] absent
}
houses-book-decided = { $by ->
    [moderator] { $yes } to { $no }; the moderator decided, and { $house } leads.
    [leader] { $yes } to { $no }; the moderator named the leader, { $house }.
    [deal] { $yes } to { $no }; a deal bound the moderator, and { $house } leads.
    [silence] { $yes } to { $no }; the moderator was silent, and { $house } leads.
   *[count] { $yes } to { $no }; { $house } leads.
}
houses-book-half = { $house }: { $clauses }
houses-book-deals = Deals, now open
houses-book-roles = Roles, now open
houses-book-signed = Signed
houses-book-own = Known to { $house } alone
houses-book-own-now = The role: { $role }. In hand: { $coins }, { $power } power.
houses-book-own-line = Phase { $phase }: { $told }
houses-book-stories = The stories, card by card
houses-book-moment = Generation { $generation }, phase { $phase }
houses-book-led = led by { $house }
houses-book-story-open = No end was ever signed.
houses-book-story-ended = It came to { $end }, by the hand of { $house }.
houses-book-ledger = The promise ledger
houses-book-made = given
houses-book-kept = kept
houses-book-broken = broken
houses-book-kept-apart = That a word was kept, its two parties alone know. A broken one is told before the council.
houses-book-no-words = No promise stands in the ledger.
houses-book-word-broken = { $house } gave { $other } its word for { $side } in { $title } and voted otherwise (generation { $generation }).
houses-book-epilogues = What became of them
houses-book-places = Places
houses-book-dice = The dice, and how to check them
houses-book-how-1 = Before each part of the campaign the bot posted a hash, the SHA-256 of a salt and a secret seed. The players could add words. When the part was over, seed and salt were opened: every roll comes from the seed and the words alone.
houses-book-how-2 = So nobody could change a roll once its hash was posted. To check all of them, ask whoever hosts the bot for the record of the match, and play it again with the hashes below, which have stood in the table’s channel since before the dice were rolled.
houses-book-how-3 = A single hash needs no program of ours: salt and seed, one behind the other, as the last line has it.
houses-book-epoch = { $number ->
    [0] The start
   *[other] Generation { $number }
}
houses-book-hash = hash
houses-book-seed = seed
houses-book-salt = salt
houses-book-words = words
houses-book-not-open = Seed and salt are opened when this part is over.
