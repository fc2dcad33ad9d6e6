# The table of Rokugan in Discord: hand, map in words, battles with their numbers, the end.

## Names and places

rokugan-person = { $name } of the { $clan } clan
rokugan-times = { $count } × { $what }
rokugan-token = Token { $number }
rokugan-piece = Token { $number }, { $clan }: { $place }
rokugan-piece-known = Token { $number }, { $clan }: { $place }, { $face }
rokugan-piece-own = { $face } { $place }
rokugan-piece-blessed = { $piece }, with { $blessings }
rokugan-lay = { $clan }’s, { $place }.
rokugan-land = { $province } ({ $clan }, { $down } facedown, { $up } faceup)
rokugan-land-one = { $province } (held by { $clan })
rokugan-land-own = { $province } (yours)
rokugan-land-own-more = { $province } (yours, { $down } facedown, { $up } faceup)
rokugan-land-free = { $province } (free)
rokugan-land-special = { $land } with { $special }
rokugan-way = over the border with { $province }
rokugan-look-at = Look at { $piece }
rokugan-strike-at = Discard { $piece }
rokugan-use-on = { $card } on { $piece }

## The board

rokugan-now = { $round ->
    [0] { $phase }
   *[other] Round { $round } of { $rounds }: { $phase }
}
rokugan-phase-clans = Clans are being chosen
rokugan-phase-objectives = Secret objectives are being chosen
rokugan-phase-draft = The land is being shared out
rokugan-phase-draw = tokens are drawn
rokugan-phase-cards = territory cards
rokugan-phase-turn = tokens are placed
rokugan-phase-swap = Unicorn may exchange two tokens
rokugan-phase-over = over
rokugan-first = First player: { $clan }
rokugan-seat-choosing = **{ $name }**: no clan yet
rokugan-seat = **{ $name }**: { $honor } honour in sight, { $lands ->
    [one] { $lands } province
   *[other] { $lands } provinces
}, { $hand } tokens in hand, { $cards } territory cards, { $scouts } scouts, { $shugenja } shugenja.
rokugan-seat-ronin = Ronin this round.
rokugan-card-played = Its card is played.
rokugan-card-held = { $clan } holds its card.
rokugan-lying = { $count ->
    [one] { $count } token lies on the map
   *[other] { $count } tokens lie on the map
}
rokugan-lying-more = -# { $count } more lie there.

## One's own page

rokugan-ability = **{ $name }**: { $means }
rokugan-own-clan = **{ $name }**: { $means }
rokugan-goal = { $means } Worth { $honor } honour.
rokugan-own-objective = Secret objective **{ $name }**: { $means }
rokugan-own-hand = Your tokens: { $tokens }.
rokugan-own-start = -# Left to you for this game: { $cards }.
rokugan-own-discard = -# Discarded: { $tokens }.
rokugan-own-card = Your card **{ $name }**: { $means }
rokugan-own-seen = -# You have seen it. { $piece }.
rokugan-spied = -# The hand you have seen: { $tokens }.
rokugan-drawn = You draw { $tokens }.

## A turn of placement

rokugan-turn-token = Your token, { $number ->
    [1] 1st
    [2] 2nd
    [3] 3rd
    [4] 4th
    [5] 5th
   *[other] { $number }th
} of { $of }
rokugan-turn-until = If you stay silent, { $left }: { $ordered ->
    [yes] your orders play
   *[no] nothing is laid
}.
rokugan-turn-plan = A token of round { $round }, planned
rokugan-laid = Laid: { $tokens }
rokugan-laid-planned = Planned: { $tokens }
rokugan-laid-token = { $way ->
    [guard] { $face } guards { $to }
    [centre] { $face } in { $to }
    [sea] { $face } on { $to } from the sea
   *[border] { $face } on { $to } from { $come }
}
rokugan-where = { $token }: { $kind ->
    [useful] where?
   *[other] where else?
} { $span ->
    [range] { $first } to { $last }
    [single] { $first }
   *[whole] { $count ->
        [one] 1 place
       *[other] { $count } places
    }{ $kind ->
        [useful] { " " }of use
       *[other] { "" }
    }
}
rokugan-which-blessed = { $token }: on which token?
rokugan-place = { $way ->
    [guard] { $place }, guard
    [centre] { $place }, centre
    [sea] { $place } from the sea
   *[border] { $place } from { $come }
}
rokugan-face = { $way ->
    [guard] { $face }, guard
    [centre] { $face }, centre
    [sea] { $face } from the sea
   *[border] { $face } from { $come }
}
rokugan-which-province = Where? { $several ->
    [yes] { $first } to { $last }
   *[no] { $first }
}
rokugan-which-token = Which token? { $count } of use here
rokugan-which-none = Nothing that you hold is of use here. “{ $back }” leads to the other provinces.
rokugan-which-useless = Of no use here: { $count }
rokugan-place-note = { $who ->
    [own] yours
    [free] free
   *[other] { $clan }
}, defence { $defence }, honour { $honor }
rokugan-place-out = { $note }; thrown out
rokugan-button-elsewhere = Elsewhere
rokugan-button-hand = Hand

## Beside a question

rokugan-hint-honor = Gold figures on the map are honour, white shields defence.
rokugan-does-army = An army attacks over a land border from a province of yours, or defends in the centre of one.
rokugan-does-navy = A navy attacks any coastal province from the sea, however far, or defends in the centre of a coastal one of yours.
rokugan-does-shinobi = A shinobi lies in the centre of any province: it attacks another’s and defends your own.
rokugan-does-diplomacy = Diplomacy lies in the centre of a province of yours: every token there and on its borders goes, and peace closes it.
rokugan-does-raid = A raid lies in the centre of a province: its control tokens and every token there and on its borders go. Another’s burns only if it lies beside a province of yours, or your shinobi is in it.
rokugan-does-bluff = A bluff only deceives, wherever it lies, and comes back to your hand.
rokugan-does-blessing = A blessing adds its strength to an army, navy or shinobi of yours.
rokugan-worth = { $honor ->
    [0] no honour
   *[other] honour { $honor }
}
rokugan-head-fits = Where it counts
rokugan-head-out = Where it would be thrown out
rokugan-note-attack = attack
rokugan-note-defence = defence
rokugan-note-out = thrown out
rokugan-note-unbacked = nothing backs it

rokugan-card-says = The card: “{ $text }”

## The posts of a game

rokugan-post-setting = Setting up
rokugan-post-round = Round { $round } of { $rounds }
rokugan-post-laid = { $any ->
    [yes] **{ $name }**: { $places }
   *[no] **{ $name }**
}
rokugan-post-newest = { $name } lays a token ({ $place }).
rokugan-post-token = { $clan }’s token ({ $place })
rokugan-post-against = { $card ->
    [scout] { $name } sends a scout to { $token }.
    [shugenja] { $name } turns a shugenja against { $token }.
   *[first_player] { $name } uses the first player card on { $token }.
}
rokugan-post-looked = { $name } looks at { $token }.
rokugan-post-blessed = { $name } lays { $face } on { $token }.
rokugan-post-gone = { $token } is taken off the map. { $fate }
rokugan-post-fate = { $pile ->
    [pool] It goes back to its owner’s pool.
    [aside] It was { $face }, which lies aside until the next draw.
   *[discard] It was { $face }, which is discarded.
}
rokugan-battles = Battles of round { $round }
rokugan-outcome-short-fell = falls
rokugan-outcome-short-held = holds
rokugan-outcome-short-free = nobody’s
rokugan-outcome-short-burned = burns
rokugan-outcome-short-peace = peace
rokugan-board-begun = { $round ->
    [0] The map as the game began; what has been chosen since stands in the post “Setting up”.
   *[other] The map as this round began; what is laid stands in the round’s post.
}

## Battles

rokugan-line = **{ $province }** ({ $held ->
    [yes] { $holder }
   *[no] free
}): { $sides } against { $defence }; { $outcome }.
rokugan-line-side = { $clan } { $total } ({ $tokens })
rokugan-line-came = { $way ->
    [centre] { $face } in the centre
    [sea] { $face } from the sea
   *[border] { $face } from { $come }
}
rokugan-line-defence = { $any ->
    [yes] { $total } ({ $parts })
   *[no] nothing
}
rokugan-line-outcome = { $how ->
    [captured] { $winner } holds it now
    [crane] level, and Crane wins where it is level: { $winner } holds it now
    [held] { $holder } keeps it
    [shared] the best attackers are level: { $holder } keeps it
    [nobody-shared] the best attackers are level: it stays nobody’s
   *[nobody] it stays nobody’s
}
rokugan-battle = **Battle for { $province }**, held by { $clan }
rokugan-battle-free = **Battle for { $province }**, held by nobody
rokugan-side = - { $clan } attacks with { $total }: { $tokens }.
rokugan-came-centre = { $face } in the centre
rokugan-came-sea = { $face } from the sea
rokugan-came-land = { $face } from { $province }
rokugan-defence = - Against it: { $total }, from { $parts }.
rokugan-defence-none = - Nothing stands against it.
rokugan-defence-ignored = Phoenix ignores what is printed; that leaves { $hurdle }.
rokugan-defence-guard = { $count } of { $face }
rokugan-defence-bluff = 2 of Lion’s bluff
rokugan-defence-printed = { $count } printed
rokugan-defence-faceup = { $count } of faceup control tokens
rokugan-defence-bonus = { $count } of a bonus token
rokugan-outcome-open = - Nothing stands against it: { $clan } holds it now.
rokugan-outcome-captured = - { $best } beats { $hurdle }: { $clan } holds it now.
rokugan-outcome-crane = - { $best } against { $hurdle }, level, and Crane wins where it is level: { $clan } holds it now.
rokugan-outcome-held = { $shared ->
    [yes] - The best attackers are level at { $best }, so none of them wins: { $clan } keeps it.
   *[no] - { $best } does not beat { $hurdle }: { $clan } keeps it.
}
rokugan-outcome-nobody = { $shared ->
    [yes] - The best attackers are level at { $best }, so none of them wins: it stays nobody’s.
   *[no] - { $best } does not beat { $hurdle }: it stays nobody’s.
}
rokugan-whose = - { $clan }’s { $face } { $place }.
rokugan-gone-bluff = Bluffs go back to their owners’ hands:
rokugan-gone-illegal = Thrown out, for they may not lie there:
rokugan-gone-blessing = Their blessings are lost:
rokugan-gone-unbacked = Raids without backing:
rokugan-gone-raid = Raids sweep away:
rokugan-gone-diplomacy = Peace sweeps away:
rokugan-why-nothing = No tokens have been turned yet.
rokugan-why-more = -# { $count } more stand in the chronicle.

## The end

rokugan-story-land = { $burned ->
    [0] No province has burned
    [one] { $burned } province has burned
   *[other] { $burned } provinces have burned
}; { $quiet ->
    [0] none has made peace.
    [one] { $quiet } has made peace.
   *[other] { $quiet } have made peace.
}
rokugan-story-clan = **{ $clan }**: { $total } honour from { $lands ->
    [one] { $lands } province
   *[other] { $lands } provinces
}: { $faceup ->
    [0] { "" }
   *[other] { $faceup } for faceup tokens,{ " " }
}{ $territories ->
    [0] { "" }
   *[other] { $territories } for whole territories,{ " " }
}{ $flowers } for flowers.
rokugan-story-goal = { $met ->
    [yes] { $goal } is fulfilled and brings the other { $honor }.
   *[no] { $goal } was not fulfilled.
}
rokugan-story-places = Honour: { $places }
rokugan-story-place = { $number }. { $names }: { $honor }
rokugan-story-who = { $name } ({ $clan })
rokugan-story-own = Your clan
rokugan-story-level = Honour was level; “{ $button }” says what decided.
rokugan-story-end = { $count ->
    [one] The Emperor’s favour goes to { $names }.
   *[other] The Emperor’s favour is shared by { $names }.
}

rokugan-chronicle-kind-placement = placements
rokugan-chronicle-kind-card = cards
rokugan-chronicle-kind-battle = battles
rokugan-chronicle-kind-control = control

## The picture of the map

rokugan-tile-choosing = no clan yet
rokugan-tile = { $clan } · { $hand ->
    [one] 1 token
   *[other] { $hand } tokens
} · { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
rokugan-mark-peace = P
rokugan-mark-scorched = ×
rokugan-mark-shrine = S
rokugan-mark-harbor = H
rokugan-mark-battlefield = B
rokugan-mark-honor-1 = +1
rokugan-mark-honor-2 = +2
rokugan-mark-honor-4 = =4
rokugan-mark-defense-1 = D1
rokugan-mark-defense-2 = D2
rokugan-kind-army = army { $strength }
rokugan-kind-navy = navy { $strength }
rokugan-kind-shinobi = shinobi { $strength }
rokugan-kind-diplomacy = diplomacy
rokugan-kind-raid = raid
rokugan-kind-bluff = bluff
rokugan-alt-numbered = { $number } { $name }
rokugan-alt-marked = Marked: { $names }.
rokugan-alt-new = It would lie like this. { $token }
rokugan-alt-land = { $name } with { $up } faceup
rokugan-alt-nothing = nothing
rokugan-alt-clan = { $name }, { $clan }, { $honor } honour: { $lands }.
rokugan-alt-down = { $clan } { $place }.
rokugan-alt-up = { $clan }, { $face }, { $place }.
rokugan-alt-special = { $name }: { $special }.
rokugan-stage = round { $round } of { $rounds }
