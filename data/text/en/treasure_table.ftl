# The table of Treasure Island in Discord: board, hand, the story of the end.

treasure-opening = Two secret teams sail on two ships round one treasure island: by day everybody acts in the open, by night they vote. Carry the chests where your team wants them, and find out in time who sails with you.

treasure-now = { $round ->
    [0] Before the first day: { $phase }.
   *[other] Round { $round } of { $most }: { $phase }.
}
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
treasure-order-attack = The { $place } attacks the { $target }.
treasure-order-mutiny = Mutiny on the { $place } against { $head }.
treasure-order-conflict = Conflict on the island.
treasure-votes-in = Votes in: { $cast } of { $listed }.
treasure-lone-vote = The voter is alone: beside their vote the lot casts one, too.
treasure-only-vote = If only one vote comes in, the lot casts one beside it.
treasure-denied = { $name } had said “{ $value }” before the vote; there is no such vote in the count.
treasure-voted = Your vote: { $value }. You may change it until dawn.
treasure-chosen = Your choice: { $choice }.
treasure-loot-to = Where the treasure goes:
treasure-flag = Your team: { $team }. Nobody else is told.
treasure-means-day = { $team ->
    [dutch] You win with whoever wins, if in the end you are a captain, or aboard a ship on which the winners’ hold is the fuller one.
   *[other] In the end the side with more treasure wins; its holds on both ships and its area of the island count.
}
treasure-means-stow = { treasure-means-day }
treasure-means-vote-attack = The attack takes at least one charge, and more fire than douse; one treasure then comes aboard. Only the sums are told.
treasure-means-vote-mutiny = With more for than against the mutiny, the captain goes to the island and all behind move up.
treasure-means-vote-conflict = In the conflict the side with more votes has both treasures of the island; if level, each has one.
treasure-means-words = What is said before the vote may be a lie.
treasure-beside = With you, by rank: { $names }.
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
treasure-tale-conflict = { $winner ->
    [english] { $night }: the English won the conflict on the island; { $head } governed.
    [french] { $night }: the French won the conflict on the island; { $head } governed.
    [level] { $night }: the conflict on the island was level; { $head } governed.
   *[other] { $night }: on the island they counted hands over the treasure; { $head } governed.
}
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

## Company: its people with their manners, and what they say

treasure-company-1 = Ramin the Plain
    .short = Ramin
treasure-company-2 = Golnar the Sly
    .short = Golnar
treasure-company-3 = Kaveh the Bold
    .short = Kaveh
treasure-company-4 = Shahrzad the Wary
    .short = Shahrzad
treasure-company-5 = Morad the Plain
    .short = Morad
treasure-company-6 = Nilufar the Sly
    .short = Nilufar
treasure-company-7 = Rostam the Bold
    .short = Rostam
treasure-company-8 = Homa the Wary
    .short = Homa
treasure-company-9 = Jamshid the Plain
    .short = Jamshid
treasure-company-10 = Pari the Sly
    .short = Pari
treasure-remark-plain-fire-1 = I put my match to it: fire, and that is all I have to say.
treasure-remark-plain-fire-2 = Fire. I said so to my mother, too, when I went to sea.
treasure-remark-plain-douse-1 = Douse. I will bring a bucket; better you hear it from me.
treasure-remark-plain-douse-2 = Douse. I don’t like it, and I will do it.
treasure-remark-plain-against-1 = Against. The captain stays, as far as it is up to me.
treasure-remark-plain-against-2 = Against. I signed under this captain, and can still read my name.
treasure-remark-plain-for-1 = For the mutiny, and I will look the captain in the eye.
treasure-remark-plain-for-2 = For. It is time for another captain, and I say it aloud.
treasure-remark-plain-rise-1 = Nothing personal, captain. Well, a little.
treasure-remark-plain-rise-2 = I would rather say it on deck than below it.
treasure-remark-plain-rise-3 = I have thought about it since breakfast. Mutiny.
treasure-remark-plain-rise-4 = Captain, you hear it first: I want another captain.
treasure-remark-plain-ashore-1 = I can walk. Is there soup on this island?
treasure-remark-plain-ashore-2 = Then I shall count the trees. They hold still.
treasure-remark-plain-ashore-3 = I have my shoes and my spoon. That will do.
treasure-remark-plain-ashore-4 = Ashore, then. Somebody tell me how the vote ends.
treasure-remark-plain-deposed-1 = I steered as well as I could see.
treasure-remark-plain-deposed-2 = The hat was too big for me anyway.
treasure-remark-plain-won-1 = It worked. I am as surprised as you are.
treasure-remark-plain-won-2 = Treasure aboard. I carried my end of it.
treasure-remark-plain-won-3 = A chest. I counted it twice, to be polite.
treasure-remark-plain-won-4 = Good. Now nobody drop it.
treasure-remark-plain-lost-1 = Somebody here carries water. We all know now.
treasure-remark-plain-lost-2 = I can count. Next time with other hands.
treasure-remark-plain-lost-3 = I ordered an attack. I did not order a bath.
treasure-remark-plain-lost-4 = We missed. I say it before somebody else does.
treasure-remark-plain-end-1 = I told you all along. Nobody listened, and it worked.
treasure-remark-plain-end-2 = We won. I still do not know how, but I was there.
treasure-remark-sly-fire-1 = Fire, captain, upon my word. Which word I shall choose later.
treasure-remark-sly-fire-2 = Naturally I fire. Have you ever seen me wet?
treasure-remark-sly-douse-1 = Douse, perhaps. If I am seen near a bucket, think nothing of it.
treasure-remark-sly-douse-2 = Douse, I am afraid. Unless somebody asks very politely.
treasure-remark-sly-against-1 = I, rise against so handsome a hat? Never. Against.
treasure-remark-sly-against-2 = Against. The captain may sleep soundly; I shall keep watch.
treasure-remark-sly-for-1 = A mutiny? If everybody else is for it, so am I.
treasure-remark-sly-for-2 = For. I love change; small change, if need be.
treasure-remark-sly-rise-1 = The crew asked me. You did not see them ask.
treasure-remark-sly-rise-2 = I only repeat what the wind says. The wind says: hat.
treasure-remark-sly-rise-3 = I rise for the crew. What the crew is for, we shall see.
treasure-remark-sly-rise-4 = A mutiny, captain? Call it a second opinion.
treasure-remark-sly-ashore-1 = You will miss me at the next count. Or so you will say.
treasure-remark-sly-ashore-2 = An island all to myself. I could not have asked for it aloud.
treasure-remark-sly-ashore-3 = I meant to go anyway. You only held the door.
treasure-remark-sly-ashore-4 = Splendid. From here I see both ships at once.
treasure-remark-sly-deposed-1 = I was about to resign. Ask anybody who owes me money.
treasure-remark-sly-deposed-2 = I leave you the wheel. I keep the key to the rum.
treasure-remark-sly-won-1 = You see? And you thought that I would put it elsewhere.
treasure-remark-sly-won-2 = It came aboard as if somebody had told it where to go.
treasure-remark-sly-won-3 = Thank you all. Some of you even meant it.
treasure-remark-sly-won-4 = What luck. I had arranged only half of it.
treasure-remark-sly-lost-1 = How odd. Everybody smelled of smoke.
treasure-remark-sly-lost-2 = A very damp night for such a dry sea.
treasure-remark-sly-lost-3 = Who could have known? I ask because somebody did.
treasure-remark-sly-lost-4 = The fuse was wet, and not from the sea.
treasure-remark-sly-end-1 = I was on your side the whole time. I was on most sides.
treasure-remark-sly-end-2 = I meant every word of it, and each of them twice.
treasure-remark-bold-fire-1 = Fire. And another for the gulls.
treasure-remark-bold-fire-2 = I have three matches and no patience. Fire.
treasure-remark-bold-douse-1 = Not under this captain. Douse, with half the sea.
treasure-remark-bold-douse-2 = Let him attack a bathtub. I douse.
treasure-remark-bold-against-1 = Against. Whoever wants the captain’s hat may take it off my fist.
treasure-remark-bold-against-2 = Against. The captain stays; our quarrel is not over.
treasure-remark-bold-for-1 = For. I have already tried the captain’s chair; it fits.
treasure-remark-bold-for-2 = For. Over the side with the hat, and the head may follow.
treasure-remark-bold-rise-1 = I was wrong twice this week. Third time, then.
treasure-remark-bold-rise-2 = That hat and I have a quarrel. Try me.
treasure-remark-bold-rise-3 = Captain, stand still. I want to see how the hat fits me.
treasure-remark-bold-rise-4 = Whoever is with me shouts. Whoever is not, too.
treasure-remark-bold-ashore-1 = I have been thrown off better ships by worse people.
treasure-remark-bold-ashore-2 = I shall be back before the boat is dry.
treasure-remark-bold-ashore-3 = Keep my bunk warm, and your hands off it.
treasure-remark-bold-ashore-4 = The island is mine, then. Tell the governor.
treasure-remark-bold-deposed-1 = Keep it. The wheel squeaks.
treasure-remark-bold-deposed-2 = Wear it well. I shall come for it tomorrow.
treasure-remark-bold-won-1 = Louder next time. But yes, ours.
treasure-remark-bold-won-2 = Again. I have two cannon left.
treasure-remark-bold-won-3 = A chest. My arms get longer every night.
treasure-remark-bold-won-4 = That was the quiet way. I know a loud one.
treasure-remark-bold-lost-1 = Wet powder and dry faces. I will find out whose.
treasure-remark-bold-lost-2 = I ordered thunder and got a cough.
treasure-remark-bold-lost-3 = Who held that bucket? Don’t all speak at once.
treasure-remark-bold-lost-4 = I have seen puddles burn better than this crew.
treasure-remark-bold-end-1 = We won. Which of us is “we”?
treasure-remark-bold-end-2 = A good quarrel, and somebody paid for it in treasure.
treasure-remark-wary-fire-1 = Fire, then. I have written down who stood where.
treasure-remark-wary-fire-2 = I fire, and I keep one eye on the buckets.
treasure-remark-wary-douse-1 = Until I know whose treasure it becomes: douse.
treasure-remark-wary-douse-2 = Douse. I trust the sea: it is wet in front of everybody.
treasure-remark-wary-against-1 = Against. A captain whom I doubt is better than a mate whom I don’t know.
treasure-remark-wary-against-2 = Against. I never change hats in the dark.
treasure-remark-wary-for-1 = I have watched that captain’s hands all evening. For.
treasure-remark-wary-for-2 = For. I sleep badly under that hat.
treasure-remark-wary-rise-1 = I counted the holds twice. So should you.
treasure-remark-wary-rise-2 = I have kept my eyes open, and this is what I saw.
treasure-remark-wary-rise-3 = I ask for a vote, and for a lamp beside it.
treasure-remark-wary-rise-4 = Better to rise too early than to sleep too long.
treasure-remark-wary-ashore-1 = I knew it. I had packed already.
treasure-remark-wary-ashore-2 = At least here I know who sleeps beside me.
treasure-remark-wary-ashore-3 = I shall watch the ship from here. All night.
treasure-remark-wary-ashore-4 = I left a thread across my bunk. I shall know.
treasure-remark-wary-deposed-1 = The one behind me. It is always the one behind.
treasure-remark-wary-deposed-2 = I had the hat on with a string. They cut the string.
treasure-remark-wary-won-1 = Lock the hold. Now let me see all hands.
treasure-remark-wary-won-2 = It worked. I shall find out why.
treasure-remark-wary-won-3 = A chest. Who has the second key?
treasure-remark-wary-won-4 = Too easy. Count it again.
treasure-remark-wary-lost-1 = As I noted yesterday. May I read it to you?
treasure-remark-wary-lost-2 = Nobody did it, as always.
treasure-remark-wary-lost-3 = I had three suspects. Now I have more.
treasure-remark-wary-lost-4 = Somebody’s sleeves are wet. I shall look at breakfast.
treasure-remark-wary-end-1 = We won. I shall look for the mistake.
treasure-remark-wary-end-2 = We have won. I would like to see that in writing.
treasure-count-title = Night { $round }: the count
treasure-count-attack = Attack by the { $place }
treasure-count-mutiny = Mutiny on the { $place }
treasure-count-conflict = Conflict on the { $place }
treasure-count-won = { $kind ->
    [conflict] { $winner ->
        [english] to the English
       *[french] to the French
    }
   *[other] succeeds
}
treasure-count-lost = { $kind ->
    [conflict] level
   *[other] fails
}

## The sea, a sentence with each event that matters

treasure-told-day-1 = The sea is flat and everybody is polite.
treasure-told-day-2 = Gulls count the ships, and get two.
treasure-told-day-3 = The cook asks who was awake last night. Nobody was.
treasure-told-day-4 = The flag is washed; it has no colour again.
treasure-told-night-1 = The lamp below deck is turned down, and the whispering up.
treasure-told-night-2 = Somebody fills a bucket, for the plants. There are no plants.
treasure-told-night-3 = The hat with the votes goes round, and nobody looks into it.
treasure-told-night-4 = The moon stays away; it has seen this before.
treasure-told-attack-won-1 = Smoke lies over the water until morning.
treasure-told-attack-won-2 = A chest changes ships, and the ship that has it sits lower.
treasure-told-attack-won-3 = The powder was dry, to some people’s surprise.
treasure-told-attack-lost-1 = The cannon says “pff”, and everybody looks at the sea.
treasure-told-attack-lost-2 = The deck has never been so clean.
treasure-told-attack-lost-3 = At breakfast everybody has dry sleeves.
treasure-told-mutiny-won-1 = The hat is passed up the queue; the head that wore it walks ashore.
treasure-told-mutiny-won-2 = A new voice gives the old orders.
treasure-told-mutiny-won-3 = Breakfast is served, and to somebody else first.
treasure-told-mutiny-lost-1 = In the morning the captain greets everybody by name, slowly.
treasure-told-mutiny-lost-2 = The rope goes back to where ropes are kept.
treasure-told-mutiny-lost-3 = All morning the crew scrubs the deck; nobody had asked.
treasure-told-conflict-1 = The sand is dug up twice and smoothed once.
treasure-told-conflict-2 = The palm trees have changed sides, people say.
treasure-told-conflict-3 = Somebody has drawn a line in the sand. By noon it is elsewhere.
treasure-told-marooned-1 = The boat comes back with one less in it.
treasure-told-marooned-2 = A parrot waves.
treasure-told-marooned-3 = One trail of footprints goes up the beach.
treasure-told-fleet-1 = Behind the horizon somebody is sewing very large sails.
treasure-told-governor-1 = The governor’s chair stands in the surf, empty.
