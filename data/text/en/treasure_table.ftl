# The table of Treasure Island in Discord: board, hand, the story of the end.

treasure-opening = Two secret teams sail on two ships round one treasure island: by day everybody acts in the open, by night they vote. Carry the chests where your team wants them, and find out in time who sails with you.

treasure-now = Round { $round } of { $most }: { $phase }.
treasure-score = English { $english }, French { $french }, as things lie now.
treasure-fleet = The Spanish fleet is called: this round is the last.
treasure-still = Yet to act today: { $names }.
treasure-holds = Holds: English { $english }, French { $french }
treasure-areas = Areas: English { $english }, French { $french }
treasure-spot = { $place ->
    [fd] Flying Dutchman
    [jr] Jolly Roger
   *[island] The island
}
treasure-rank = { $titled ->
    [yes] { $rank }. { $name }, { $titles }
   *[no] { $rank }. { $name }
}
treasure-boats = In boats: { $names }.
treasure-gone = Gone for good: { $names }.
treasure-spanish = { $count ->
    [0] The Spanish ship is empty.
    [one] The Spanish ship has { $count } treasure.
   *[other] The Spanish ship has { $count } treasures.
}
treasure-orders = Tonight
treasure-order-attack = { $place } attacks: { $target }.
treasure-order-mutiny = Mutiny on the { $place } against { $head }.
treasure-order-conflict = Conflict on the island.
treasure-votes-in = Votes in: { $cast } of { $listed }.
treasure-voted = Your vote: { $value }. You may change it until dawn.
treasure-flag = Your team: { $team }. Nobody else is told.
treasure-means-day = { $team ->
    [dutch] You win beside a side: as a captain at the end, or on a ship on which the winners’ hold is the fuller one.
   *[other] In the end the side with more treasure wins: in its holds on both ships and its part of the island.
}
treasure-means-stow = { treasure-means-day }
treasure-means-vote-attack = The attack takes at least one charge, and more fire than douse; one treasure then comes aboard. Only the sums are told.
treasure-means-vote-mutiny = With more for than against the mutiny, the captain goes to the island and all behind move up.
treasure-means-vote-conflict = In the conflict the side with more votes has both treasures of the island; if level, each has one.
treasure-in-boat = You sit in a boat.
treasure-standing = { $titled ->
    [yes] Your place: { $place }, rank { $rank }, { $titles }
   *[no] Your place: { $place }, rank { $rank }
}

treasure-offered-place = { $number ->
    [1] { $why ->
        [draw] Level: { $names }
       *[other] Winning: { $names }
    }
   *[other] Losing: { $names }
}
treasure-story = The story
treasure-story-beginning = { $seats } set out with two ships, and trusted each other for at most { $rounds ->
    [one] { $rounds } day
   *[other] { $rounds } days
}.
treasure-story-quiet = Not one vote of any night succeeded. Plenty of cannons, and a long silence.
treasure-story-earlier = { $count ->
    [one] -# One earlier vote that succeeded is told in the message of the end.
   *[other] -# { $count } earlier votes that succeeded are told in the message of the end.
}
treasure-night = { $last ->
    [0] Night { $first }
   *[other] Nights { $first } to { $last }
}
treasure-tale-attack = { $night }: the { $place } charged under { $head }, and the fire was not put out.
treasure-tale-mutiny = { $night }: the { $place } had enough of { $head }, who went ashore.
treasure-tale-conflict = { $night }: on the island they counted hands over the treasure; { $head } governed.
treasure-story-fleet = Then the Spanish fleet came, found nobody to greet it, and counted: English { $english }, French { $french }.
treasure-story-governed = Then the Spanish fleet came. { $governor } greeted it on the beach, and it counted: English { $english }, French { $french }.
treasure-flag-english = { $count ->
    [one] { $names } had sailed for the English.
   *[other] { $names } had sailed for the English.
}
treasure-flag-french = { $count ->
    [one] { $names } had sailed for the French.
   *[other] { $names } had sailed for the French.
}
treasure-flag-dutch = { $names } had sailed for the Dutch, and for nobody else.
treasure-story-winners = { $count ->
    [one] { $names } wins.
   *[other] { $names } win.
}

treasure-chronicle-kind-attack = attacks
treasure-chronicle-kind-mutiny = mutinies
treasure-chronicle-kind-conflict = island conflicts
treasure-chronicle-kind-treasure = treasures
treasure-chronicle-kind-journey = comings and goings

treasure-picture-seat = Seat { $number }
treasure-picture-english = English
treasure-picture-french = French
treasure-picture-boats = In boats
treasure-picture-no-boats = No one in a boat
treasure-picture-spanish = On the Spanish ship
treasure-picture-gone = gone
treasure-picture-orders = Tonight
treasure-stage = { $phase ->
    [night] night { $round }
   *[other] day { $round }
}
