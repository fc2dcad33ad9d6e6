# The table of Coup in Discord: hand, board, challenges.

coup-opening = Two hidden cards and a few coins are all you have, and you may claim any card you like: whoever doubts you says so, and whoever is wrong loses a card. The last one with a card left rules the court.

coup-hand = { $count ->
    [one] Your card: { $cards }.
   *[other] Your cards: { $cards }.
}
coup-means-turn = Income brings one coin, foreign aid two, and a coup costs seven: these claim no card. The Duke taxes three, the Captain steals two, the Assassin strikes for three, the Ambassador exchanges.
coup-bluffs = A bluff with these cards: { $moves }.
coup-means-challenge = If they don’t hold this card, they turn one up and their action fails. If they do, you turn one up and the action goes on.
coup-means-challenge-block = If they don’t hold this card, they turn one up and the action goes on. If they do, you turn one up and the block stands.
coup-seen = { $count ->
    [0] Of the three { $card } cards you see none.
    [1] Of the three { $card } cards you see one, in your hand or turned up.
    [2] Of the three { $card } cards you see two, in your hand or turned up.
   *[3] You see all three { $card } cards, in your hand or turned up: the claim is a lie.
}
coup-means-prove = { $held ->
    [yes] Shown, the card goes into the Court and another comes for it; the challenger turns one up.
   *[no] You don’t hold that card, so one of yours is turned up.
}
coup-means-block = You may block with a card you don’t hold. Challenged, and unable to show it, you turn one up.
coup-hand-none = You have no card left.
coup-hand-draft = You keep one card of a set of your own; one more is dealt to you.
coup-drawn = From the Court: { $cards }.
coup-coins = { $coins ->
    [one] You have { $coins } coin.
   *[other] You have { $coins } coins.
}
coup-keep = Keep { $cards }
coup-block-true = Block: { $card } (true)
coup-block-bluff = Block: { $card } (bluff)
coup-challenge-seat = Challenge { $seat }
coup-you = you
coup-lose-last = Turn up your last card
coup-draft = The draft
coup-draft-means = Each keeps one card of a set of five of their own.
coup-turn = Turn { $turn }: { $seat }
coup-deed = { $aimed ->
    [yes] { $claimed ->
        [yes] Under way: { $kind } against { $target }, claiming { $claim }.
       *[no] Under way: { $kind } against { $target }.
    }
   *[no] { $claimed ->
        [yes] Under way: { $kind }, claiming { $claim }.
       *[no] Under way: { $kind }.
    }
}
coup-deed-blocked = { $seat } blocks, claiming { $claim }.
coup-board-begun = The table as this act began. What is under way stands in the act’s post.
coup-waiting = { $count ->
    [one] One answer is still awaited.
   *[other] { $count } answers are still awaited.
}
coup-answers = { $count ->
    [one] one answer
   *[other] { $count } answers
}
coup-awaited = Awaited: { $who }
coup-awaited-until = Awaited: { $who } · until { $time }, { $left }
coup-seat = **{ $name }**: { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}.
coup-seat-lost = Lost: { $lost }.
coup-seat-claims = Claimed: { $claims }.
coup-offered-place = { $why ->
    [turn_cap] Without a winner: { $names }
   *[other] { $number ->
        [1] Winner: { $names }
       *[other] Out, the last to fall first: { $names }
    }
}
coup-seat-out = **{ $name }**: out. Lost: { $lost }.
coup-calls = ### Challenges
coup-call = { $shown ->
    [true] - Turn { $turn }: { $seat } challenged { $claimant } ({ $claim }); the card was shown.
    [false] - Turn { $turn }: { $seat } challenged { $claimant } ({ $claim }); it was not shown.
   *[open] - Turn { $turn }: { $seat } challenges { $claimant } ({ $claim }).
}
coup-passed-on = You passed. Turn { $turn } has begun.
coup-challenge-outcome = { $shown ->
    [yes] { $seat } challenged { $claimant }, who showed the { $claim }. { $seat } loses { $lost ->
            [none] influence
           *[other] the { $lost }
        }.
   *[no] { $seat } challenged { $claimant }, who did not show the { $claim }. { $claimant } loses { $lost ->
            [none] influence
           *[other] the { $lost }
        }.
}
coup-court = { $cards ->
    [one] { $cards } card in the Court
   *[other] { $cards } cards in the Court
}
coup-treasury = { $coins ->
    [one] { $coins } coin in the Treasury
   *[other] { $coins } coins in the Treasury
}
coup-held = { $name } held { $cards }.

coup-chronicle-kind-action = actions
coup-chronicle-kind-challenge = challenges
coup-chronicle-kind-block = blocks
coup-chronicle-kind-loss = lost cards

coup-picture-seat = Seat { $number }
coup-picture-court = Court
coup-picture-calls = Challenges
coup-picture-out = out
coup-picture-awaited = Must answer.
coup-round = Act { $number }
coup-round-turn = turn { $number }
coup-round-turns = turns { $first } to { $last }
coup-round-head = { $title }, { $turns }: { $supply }
coup-round-told = { $kind ->
    [coup] against { $target }
    [assassinate] strikes { $target }
    [steal] takes from { $target }
    [exchange] exchanges
   *[other] { $action }
}
coup-round-line = { $number }. { $seat }: { $told }
coup-round-claims = { $head }, { $told }
coup-round-does = { $head } { $told }
coup-round-open = ?
coup-round-doubts = { $seat } doubts
coup-round-blocks = { $seat } blocks: { $card }
coup-round-shows = { $seat } shows { $card }
coup-round-lacks = no { $card }
coup-round-stood = the block stands
coup-round-loses = { $seat } loses { $card }
coup-round-late = { $seat } let the time run out
coup-round-out = { $seat } goes into exile
coup-round-leaves = { $seat } leaves
coup-round-open-turn = is to act
coup-round-open-challenge = anyone may challenge
coup-round-open-block = { $seat } may block
coup-round-open-block-any = anyone may block
coup-round-open-prove = { $seat } shows the card or loses one
coup-round-open-lose = { $seat } turns up a card
coup-round-open-exchange = { $seat } chooses cards
coup-stage = turn { $turn }

## Company: its people with their manners, and what they say

coup-company-1 = Siavash the Bold
    .short = Siavash
coup-company-2 = Mahrokh the Wary
    .short = Mahrokh
coup-company-3 = Bahram the Patient
    .short = Bahram
coup-company-4 = Tahmineh the Grudging
    .short = Tahmineh
coup-company-5 = Kamran the Bold
    .short = Kamran
coup-company-6 = Parvaneh the Wary
    .short = Parvaneh
coup-remark-bold-claim-1 = Of course I hold it. Nobody lies this early.
coup-remark-bold-claim-2 = Write it down: mine by right. The right comes later.
coup-remark-bold-claim-3 = Ask anybody. Better: ask nobody.
coup-remark-bold-claim-4 = You doubt it? Go on. I have all night.
coup-remark-bold-claim-5 = If I lie, the Court may have my hat. It is not my hat.
coup-remark-bold-claim-6 = Louder? I said that I hold it.
coup-remark-bold-doubt-1 = You? Since when? Show us.
coup-remark-bold-doubt-2 = I know that smile. I wear it daily. Turn it up.
coup-remark-bold-doubt-3 = Say it again, without blinking.
coup-remark-bold-doubt-4 = I would have said the same. That is why I ask.
coup-remark-bold-loss-1 = A card less to carry.
coup-remark-bold-loss-2 = It was worth it. I will count later.
coup-remark-bold-loss-3 = I was warned. I was talking at the time.
coup-remark-bold-loss-4 = Keep it. I never read my cards anyway.
coup-remark-bold-last-1 = Keep my chair warm. I shall be back by a window.
coup-remark-bold-last-2 = What an exit. Did everybody see it?
coup-remark-bold-last-3 = In Nowhere nobody knows my face yet.
coup-remark-bold-last-4 = Tell it with more swords once I am gone.
coup-remark-bold-proved-1 = There. Next time bring flowers.
coup-remark-bold-proved-2 = This one was true. Don’t get used to it.
coup-remark-bold-proved-3 = Even I was surprised.
coup-remark-bold-proved-4 = The truth. It works when nobody expects it.
coup-remark-bold-win-1 = I said it loudest, and now it is quiet.
coup-remark-bold-win-2 = Power was a rumour. I started it.
coup-remark-bold-win-3 = I would thank my teachers, had I gone to their lessons.
coup-remark-bold-win-4 = Nobody is left to ask whether I held it.
coup-remark-wary-claim-1 = I hold it. Look if you must; I would.
coup-remark-wary-claim-2 = A small claim, well documented.
coup-remark-wary-claim-3 = I say it before witnesses.
coup-remark-wary-claim-4 = Count the copies. I did, twice.
coup-remark-wary-claim-5 = I say it quietly, so that nobody quotes it.
coup-remark-wary-claim-6 = Mine. And who is writing that down?
coup-remark-wary-doubt-1 = That card has been through too many hands tonight.
coup-remark-wary-doubt-2 = I counted. You did not. Turn it up.
coup-remark-wary-doubt-3 = There are only three of those, and I keep the list.
coup-remark-wary-doubt-4 = You looked at the door while you said it.
coup-remark-wary-loss-1 = I trusted somebody. It won’t happen again.
coup-remark-wary-loss-2 = As I feared, only not so soon.
coup-remark-wary-loss-3 = I had checked everything but that.
coup-remark-wary-loss-4 = From now on I sit with my back to the wall.
coup-remark-wary-last-1 = I knew it. I even wrote it down.
coup-remark-wary-last-2 = It was one of you. I always said so.
coup-remark-wary-last-3 = Lock the door behind me.
coup-remark-wary-last-4 = Even the coachman looks at me oddly.
coup-remark-wary-proved-1 = Counted, checked, shown. You may sit.
coup-remark-wary-proved-2 = Doubt is my trade. You are new to it.
coup-remark-wary-proved-3 = You have seen it. Now look the other way.
coup-remark-wary-proved-4 = I keep a receipt for everything.
coup-remark-wary-win-1 = Everybody has gone. I still check the doors.
coup-remark-wary-win-2 = I believed nobody, and nobody is left to complain.
coup-remark-wary-win-3 = So it was true: all of them were against me.
coup-remark-wary-win-4 = The throne is empty. I shall have it searched first.
coup-remark-patient-claim-1 = No hurry. My turn, and my share.
coup-remark-patient-claim-2 = I have waited long for this card.
coup-remark-patient-claim-3 = Slowly, and in order.
coup-remark-patient-claim-4 = Drop by drop. The jar fills.
coup-remark-patient-claim-5 = I meant to wait one turn more. Then I thought: enough.
coup-remark-patient-claim-6 = Take your time with your doubts.
coup-remark-patient-doubt-1 = I seldom ask. This time I ask.
coup-remark-patient-doubt-2 = We have time. Show it.
coup-remark-patient-doubt-3 = Even I have an end. You have found it.
coup-remark-patient-doubt-4 = I let others pass. Not this one.
coup-remark-patient-loss-1 = A chair less. The other is softer.
coup-remark-patient-loss-2 = It passes. Most things here do.
coup-remark-patient-loss-3 = Winter takes a branch. The tree stays.
coup-remark-patient-loss-4 = With one I pay more attention.
coup-remark-patient-last-1 = I go as I came: slowly.
coup-remark-patient-last-2 = Wake me for the next game.
coup-remark-patient-last-3 = One can wait in Nowhere, too.
coup-remark-patient-last-4 = Do not hurry on my account.
coup-remark-patient-proved-1 = You see? It was enough to wait.
coup-remark-patient-proved-2 = Patience is having it before you ask.
coup-remark-patient-proved-3 = There was no need to run.
coup-remark-patient-proved-4 = It lay here and waited for you, as I did.
coup-remark-patient-win-1 = I outlasted you. It was mostly sitting.
coup-remark-patient-win-2 = In the end somebody has to put out the lights.
coup-remark-patient-win-3 = Now for the tea. I ordered it before the game.
coup-remark-patient-win-4 = Slow, they said. Then they said nothing more.
coup-remark-grudging-claim-1 = I take it, and I remember who frowned.
coup-remark-grudging-claim-2 = After what was done to me, this is nothing.
coup-remark-grudging-claim-3 = Mine. You know why.
coup-remark-grudging-claim-4 = This much you owe me.
coup-remark-grudging-claim-5 = Go on, frown. I have paper left.
coup-remark-grudging-claim-6 = One more thing that nobody will thank me for.
coup-remark-grudging-doubt-1 = I have long wanted to say it: a lie.
coup-remark-grudging-doubt-2 = I had my eye on you. Turn it up.
coup-remark-grudging-doubt-3 = I forget nothing, and this least of all. Show it.
coup-remark-grudging-doubt-4 = Not at my table. Turn it up.
coup-remark-grudging-loss-1 = Noted, with the hour.
coup-remark-grudging-loss-2 = This, too, goes on your account.
coup-remark-grudging-loss-3 = That makes you the first on my list.
coup-remark-grudging-loss-4 = I shall find out who laughed.
coup-remark-grudging-last-1 = I go. My list stays.
coup-remark-grudging-last-2 = Nowhere has a post office. You will hear from me.
coup-remark-grudging-last-3 = I saw who did not help.
coup-remark-grudging-last-4 = You will miss being afraid of me.
coup-remark-grudging-proved-1 = Apologise to the card.
coup-remark-grudging-proved-2 = Now you owe me two things.
coup-remark-grudging-proved-3 = Remember it next time. I shall.
coup-remark-grudging-proved-4 = Another name on my list, in my best hand.
coup-remark-grudging-win-1 = My list is done. What do I do tomorrow?
coup-remark-grudging-win-2 = I forgive you all. It is easier now.
coup-remark-grudging-win-3 = You see? I was right to be angry.
coup-remark-grudging-win-4 = Now that all of you are gone I am in quite a good mood.

## The standing pass

coup-standing-begin = Pass until it concerns me
coup-standing-end = Answer for myself again
coup-standing-short = You pass until something concerns you.
coup-standing-on = You pass automatically until somebody aims at you or blocks you, claims a card that you hold, or asks for foreign aid while you hold the Duke. Each pass waits for a moment of random length, so nobody can tell.
coup-standing-aimed = You passed until now: this one is aimed at you. From here on you answer for yourself.
coup-standing-held = You passed until now: somebody named a card that you hold, or asked for what your Duke could stop. From here on you answer for yourself.

## The Court, a sentence with each loss

coup-told-ambassador = The Ambassador’s trunk is carried out; it was always packed.
coup-told-assassin = A window at the Court is closed that nobody had seen open.
coup-told-captain = The harbour takes down a flag, folds it, and asks no questions.
coup-told-contessa = The ball goes on with one mask less.
coup-told-duke = The tax offices close for an hour, out of respect and to count.
coup-told-out-1 = The coach to Nowhere leaves at night; it has no timetable for coming back.
coup-told-out-2 = The name is taken off the door at Court. The nail stays.
coup-told-out-3 = At the far end of the road another lamp is lit.
