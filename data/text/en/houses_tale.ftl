# A campaign told: reigns, their kings' names, epilogues. A key that ends in a number is one way of several to say
# the same; none is said twice in a campaign. Houses speak of themselves as "it". Short: a phone shows three of them.

## Numbers and what they count. Small ones are words.

houses-tale-number = { $n ->
    [0] nothing
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] eleven
    [12] twelve
    [13] thirteen
    [14] fourteen
    [15] fifteen
    [16] sixteen
    [17] seventeen
    [18] eighteen
    [19] nineteen
    [20] twenty
    [30] thirty
    [40] forty
    [50] fifty
    [60] sixty
    [70] seventy
    [80] eighty
    [90] ninety
   *[other] { $n }
}
houses-tale-number-both = { $tens }-{ $ones }
houses-tale-count-coins = { $n ->
    [1] one coin
   *[other] { $number } coins
}
houses-tale-count-deals = { $n ->
    [1] one deal
   *[other] { $number } deals
}
houses-tale-count-kings = { $n ->
    [1] one king
   *[other] { $number } kings
}
houses-tale-count-times = { $n ->
    [1] once
    [2] twice
   *[other] { $number } times
}
houses-tale-count-votes = { $n ->
    [1] one vote
   *[other] { $number } votes
}
houses-tale-count-years = { $n ->
    [1] one year
   *[other] { $number } years
}
houses-tale-fell = { $end ->
    [flight] fled
   *[deposition] was deposed
}
houses-tale-nickname = { $king }, remembered as { $name }
houses-tale-called = Remembered as { $name }.
houses-tale-previously = Previously on
houses-tale-remembered = Still remembered: { $title }, signed by { $house }.
houses-tale-alt = { $title }. { $reign }
houses-tale-alt-vote = { $card }: yes { $yes }, no { $no }

## How a king was overthrown: the last matter, the margin

houses-tale-how-early-1 = { $king } { $fell } before anything had been voted on.
houses-tale-how-early-2 = { $king } { $fell }; the council had not yet met.

houses-tale-how-plain-1 = { $king } { $fell } over { $card }, { $more } to { $less }.
houses-tale-how-plain-2 = { $king } { $fell }: { $card } went { $more } to { $less }, and the crown went with it.
houses-tale-how-plain-3 = It took { $card }, and { $more } power against { $less }, before { $king } { $fell }.
houses-tale-how-plain-4 = { $king } reigned for { $years } and { $fell } over { $card }, { $more } to { $less }.
houses-tale-how-plain-5 = Nobody had meant { $card } to be the last: { $more } to { $less }, and { $king } { $fell }.

houses-tale-how-bare-1 = { $card } was the matter over which { $king } { $fell }: { $more } to { $less }.
houses-tale-how-bare-2 = { $king } { $fell } at { $card }; the count read { $more } to { $less }.
houses-tale-how-bare-3 = With { $card }, { $more } to { $less }, the patience of the realm was over, and { $king } { $fell }.

houses-tale-how-close-1 = { $king } { $fell } by a hair: { $more } to { $less } over { $card }.
houses-tale-how-close-2 = It stood { $more } to { $less } over { $card }, and on so little { $king } { $fell }.
houses-tale-how-close-3 = One purse more would have turned { $card }; it went { $more } to { $less }, and { $king } { $fell }.
houses-tale-how-close-4 = { $king } { $fell } over { $card }. At { $more } to { $less } nobody called it a verdict.

houses-tale-how-alone-1 = { $king } { $fell } over { $card } on the word of one house: { $house } laid { $more }, and nobody answered.
houses-tale-how-alone-2 = Only { $house } voted on { $card }. It was enough, and { $king } { $fell }.
houses-tale-how-alone-3 = { $king } { $fell } over { $card }, { $more } to nothing, and all of it was from { $house }.

houses-tale-how-silent-1 = Nobody voted on { $card }; { $house } answered for the realm, and { $king } { $fell }.
houses-tale-how-silent-2 = { $card } found the council counting its power. { $house } decided alone, and { $king } { $fell }.

houses-tale-how-level-1 = { $card } stood level at { $more }; { $house } in the chair tipped it, and { $king } { $fell }.
houses-tale-how-level-2 = The council split over { $card }, { $more } to { $more }. { $house } lifted a finger, and { $king } { $fell }.
houses-tale-how-level-3 = { $king } { $fell } on a level vote: { $more } a side over { $card }, and { $house } held the chair.

houses-tale-how-all-1 = Over { $card } the council was of one mind, { $more } to nothing, and { $king } { $fell }.
houses-tale-how-all-2 = { $king } { $fell } over { $card }, { $more } to nothing. Agreement has its price.
houses-tale-how-all-3 = Nobody took the other side of { $card }: { $more } to nothing, and { $king } { $fell }.

houses-tale-how-clear-1 = { $king } { $fell } over { $card }, { $more } to { $less }. It was never close.
houses-tale-how-clear-2 = A heavy hand settled { $card }, { $more } to { $less }, and { $king } { $fell }.
houses-tale-how-clear-3 = Against { $more }, { $less } was only manners: over { $card }, { $king } { $fell }.

## How a king died: the year’s matter, the margin

houses-tale-dead-early-1 = { $king } died before anything had been voted on.
houses-tale-dead-early-2 = { $king } died; the council had not yet met.

houses-tale-dead-plain-1 = { $king } died in the year of { $card }, which was settled { $more } to { $less }.
houses-tale-dead-plain-2 = The ink on { $card } was wet, { $more } to { $less }, when death came for { $king }.
houses-tale-dead-plain-3 = { $king } lived to hear the count on { $card }, { $more } to { $less }, and no further.
houses-tale-dead-plain-4 = After { $years } and { $card }, { $more } to { $less }, { $king } died in bed, still king.
houses-tale-dead-plain-5 = Nobody overthrew { $king }: { $card } was voted { $more } to { $less }, and age did the rest.
houses-tale-dead-plain-6 = The last paper that { $king } sealed was { $card }, { $more } to { $less }.

houses-tale-dead-bare-1 = { $card } outlived { $king } by an evening; the vote had been { $more } to { $less }.
houses-tale-dead-bare-2 = { $king } kept the throne for { $years } and left it the usual way, after { $card }, { $more } to { $less }.
houses-tale-dead-bare-3 = Of { $king } it is known that { $card } came first, { $more } to { $less }, and then the physician.
houses-tale-dead-bare-4 = After { $years } on the throne, and with { $card } for supper, { $more } to { $less }, { $king } died.
houses-tale-dead-bare-5 = The council rose from { $card }, { $more } to { $less }. { $king } did not.

houses-tale-dead-close-1 = The council was still arguing about { $card }, { $more } to { $less }, when { $king } died.
houses-tale-dead-close-2 = Over { $card } it was { $more } to { $less }. Death came closer still, and took { $king }.
houses-tale-dead-close-3 = { $king } died of old age and of { $card }, which went { $more } to { $less }.

houses-tale-dead-clear-1 = { $king } died undisturbed: { $card } had gone { $more } to { $less }.
houses-tale-dead-clear-2 = With { $card } settled, { $more } to { $less }, { $king } had nothing left to stay up for, and died.
houses-tale-dead-clear-3 = The council spent { $more } against { $less } on { $card }; { $king } spent the last of a life.

houses-tale-dead-few-1 = Hardly anybody voted on { $card }. The hall was listening at the door of { $king }, who was dying.
houses-tale-dead-few-2 = { $king } died after { $years }. The last matter was { $card }, and hardly anybody had voted.
houses-tale-dead-few-3 = { $card } went almost unnoticed, and so did the passing of { $king }.

houses-tale-dead-all-1 = The last vote of the reign was of one mind, { $more } to nothing over { $card }. Then { $king } died.
houses-tale-dead-all-2 = { $king } died with the council agreed on { $card }, { $more } to nothing. Some put it down to grief.

## What lay behind it

houses-tale-behind-turned-1 = { $house } had bought the { $answer } of { $other } for { $coins }; without it the answer would have been the other.
houses-tale-behind-turned-2 = The { $answer } that tipped it came from { $other }, and { $house } had paid for it: { $coins }.
houses-tale-behind-turned-3 = It cost { $coins }: { $house } paid, { $other } said { $answer }, and the scales turned.
houses-tale-behind-turned-4 = Had { $other } not sold its { $answer } to { $house } for { $coins }, the council would have answered the opposite.

houses-tale-behind-earlier-1 = Before that, at { $card }, { $house } had bought the { $answer } of { $other } for { $coins }, and the council’s answer with it.
houses-tale-behind-earlier-2 = { $card } had been settled by a bought { $answer }: { $other } sold it to { $house } for { $coins }.
houses-tale-behind-earlier-3 = What { $card } really cost is known: { $coins }, from { $house } to { $other }, for one { $answer }.
houses-tale-behind-earlier-4 = { $other } turned { $card } round with a { $answer } that { $house } had paid for, { $coins } in hand.

houses-tale-behind-vain-1 = { $house } paid { $other } { $coins } for a { $answer } over { $card }, and lost with it.
houses-tale-behind-vain-2 = Over { $card }, { $house } bought a { $answer } from { $other } for { $coins }. It was not enough.
houses-tale-behind-vain-3 = Only { $other } gained by { $card }: { $coins } from { $house }, for a { $answer } that lost.

houses-tale-behind-broken-1 = { $house } had given { $other } its word for a { $answer } over { $card }, and then kept it for itself.
houses-tale-behind-broken-2 = Over { $card }, { $other } waited for a { $answer } from { $house }. It is waiting still.
houses-tale-behind-broken-3 = A word was broken over { $card }: { $house } had promised { $other } a { $answer }.
houses-tale-behind-broken-4 = What { $house } promised { $other } before { $card } was a { $answer }; what came was something else.

houses-tale-behind-saved-1 = The others had kept their power for a better day. There was none.
houses-tale-behind-saved-2 = The rest of the council was gathering power, and now has it.
houses-tale-behind-saved-3 = The others were saving for later. There was no later.

houses-tale-behind-nobody-1 = In all that reign nobody had voted. It ran by itself, and ran out.
houses-tale-behind-nobody-2 = The council sat, and took no side in anything.

houses-tale-behind-wasted-1 = { $house } laid { $power } on the other side and carried it home again.
houses-tale-behind-wasted-2 = Against it stood { $power } power from { $house }, and fell short.
houses-tale-behind-wasted-3 = { $house } laid { $power } to stop it; { $other } had the last word.
houses-tale-behind-wasted-4 = In its way stood { $house } with { $power }, a great deal to be outvoted with.
houses-tale-behind-wasted-5 = { $house } said with { $power } power that it was a mistake, and was outvoted by { $other }.

houses-tale-behind-hair-1 = Before that, { $card } had hung on a single power, { $more } to { $less }.
houses-tale-behind-hair-2 = The narrowest hour of the reign was { $card }, { $more } to { $less }.
houses-tale-behind-hair-3 = At { $card } one power had made all the difference, { $more } to { $less }.

houses-tale-behind-chair-1 = The council could not decide, and { $house } did it from the chair, { $times }.
houses-tale-behind-chair-2 = { $house } broke the council’s ties { $times } and made no friends by it.
houses-tale-behind-chair-3 = Where the scales stood level, { $house } leaned on them, { $times } in one reign.

houses-tale-behind-opposed-1 = { $house } and { $other } met { $times } in the vote, and never on the same side.
houses-tale-behind-opposed-2 = Whatever { $house } wanted in that reign { $other } did not, { $times }.
houses-tale-behind-opposed-3 = { $house } said one thing and { $other } the opposite, { $times }; the reign was their quarrel.
houses-tale-behind-opposed-4 = The quarrel of the years was that of { $house } and { $other }: { $times } face to face.

houses-tale-behind-never-1 = Of { $votes } { $house } took a side in none.
houses-tale-behind-never-2 = { $house } sat through { $votes } and never said yes or no.
houses-tale-behind-never-3 = After { $votes } nobody knew what { $house } wanted.

houses-tale-behind-led-1 = One handwriting is met most often in that reign: { $house } led { $times }.
houses-tale-behind-led-2 = { $house } led { $times }. The others had opinions.
houses-tale-behind-led-3 = The council had followed { $house } { $times }, for want of a better plan.

houses-tale-behind-signed-1 = { $house } put its name to history { $times } under that crown.
houses-tale-behind-signed-2 = Of the names that stay from the reign most are those of { $house }: it signed { $times }.
houses-tale-behind-signed-3 = { $house } held the pen of the reign, { $times }.

houses-tale-behind-largest-1 = The largest ballot of the reign was { $power } power, from { $house }, over { $card }.
houses-tale-behind-largest-2 = Nothing had moved { $house } like { $card }: { $power } power in one ballot.
houses-tale-behind-largest-3 = Over { $card }, { $house } had laid { $power } at one go. The hall still speaks of it.
houses-tale-behind-largest-4 = The most that anybody laid was over { $card }: { $power } power, from { $house }.
houses-tale-behind-largest-5 = { $house } had shown what { $card } was worth to it: { $power } power.

## What nobody knew until the roles were opened

houses-tale-secret-led-1 = Until the roles were opened nobody knew it: { $house } was the Rebel.
houses-tale-secret-led-2 = { $house }, which led that vote, had been the Rebel all along.
houses-tale-secret-led-3 = The hand under the last paper was the Rebel’s. It belonged to { $house }.
houses-tale-secret-led-4 = It was no accident: the role of the Rebel lay with { $house }.

houses-tale-secret-paid-1 = { $house } was the Rebel, and had done it with its purse.
houses-tale-secret-paid-2 = It was the Rebel that had paid: { $house }.
houses-tale-secret-paid-3 = Whoever asked where the coins came from could have known: { $house } was the Rebel.

houses-tale-secret-helped-1 = The Rebel had only to nod along. It was { $house }, in the second row.
houses-tale-secret-helped-2 = { $house } had helped quietly. It was the Rebel, and got its crown.
houses-tale-secret-helped-3 = Not the leader but { $house } was the Rebel; it had merely voted along.

houses-tale-secret-against-1 = The Rebel was { $house }. It had voted the other way, and was given a crown all the same.
houses-tale-secret-against-2 = { $house }, the Rebel, had taken the other side. The crown was sent after it.
houses-tale-secret-against-3 = { $house } was the Rebel and voted as nobody expects of one. It worked.

houses-tale-secret-idle-1 = { $house } was the Rebel and had not lifted a hand. Others did the work.
houses-tale-secret-idle-2 = The Rebel, { $house }, took no side in it and a crown out of it.
houses-tale-secret-idle-3 = While others fought, the Rebel sat still: { $house }.

houses-tale-secret-none-1 = When the roles were opened there was no Rebel among them. They had watched each other for nothing.
houses-tale-secret-none-2 = No house had been the Rebel. It had only looked like it.
houses-tale-secret-none-3 = No Rebel sat at that table. The council had managed by itself.

houses-tale-secret-failed-1 = { $house } had been the Rebel, and had to see the king die in bed.
houses-tale-secret-failed-2 = There had been a Rebel after all: { $house }. Nobody noticed, the king least.
houses-tale-secret-failed-3 = { $house } was to overthrow that king, it turned out, and had been too polite.
houses-tale-secret-failed-4 = The Rebel was { $house }. The king died first.
houses-tale-secret-failed-5 = { $house } turned out to be the Rebel, with plans for next year.

houses-tale-secret-loser-1 = { $house }, which led the last vote, was the { $role } and came last.
houses-tale-secret-loser-2 = It did its leader no good: { $house }, the { $role }, came last.
houses-tale-secret-loser-3 = { $house } led to the end and, being the { $role }, was last to arrive.

houses-tale-secret-narrow-1 = { $house }, secretly the { $role }, came in a hair before { $other }.
houses-tale-secret-narrow-2 = Between { $house } and { $other } there was hardly a point. The first was the { $role }.
houses-tale-secret-narrow-3 = { $house } won it as the { $role }, with { $other } near enough to touch.

houses-tale-secret-opportunist-1 = { $house } had wanted little of everything: it was the Opportunist, and came first.
houses-tale-secret-opportunist-2 = Whatever ran low had run to { $house }, the Opportunist, who came first.
houses-tale-secret-luxurious-1 = { $house } was the Luxurious. Plenty had been its plan, and it came first.
houses-tale-secret-luxurious-2 = Behind whatever rose had stood { $house }: the Luxurious, and first.
houses-tale-secret-moderate-1 = { $house } had only wanted things left in the middle: the Moderate, and first.
houses-tale-secret-moderate-2 = First came { $house }, the Moderate, of whom nobody had thought anything.
houses-tale-secret-greedy-1 = { $house } was the Greedy, and first. The coins had been a hint.
houses-tale-secret-greedy-2 = { $house } had never looked up from its purse: the Greedy, and first.
houses-tale-secret-rebel-1 = The Rebel sat highest in the end: { $house }.
houses-tale-secret-rebel-2 = First came { $house }, and it had been the Rebel besides.
houses-tale-secret-extremist-1 = { $house } had pulled two things apart all reign: the Extremist, and first.
houses-tale-secret-extremist-2 = That gap was no accident: { $house } was the Extremist, and came first.

houses-tale-secret-first-1 = { $house } came first. It had been the { $role }.
houses-tale-secret-first-2 = Only then it was plain what { $house } had been up to: the { $role }, and first.
houses-tale-secret-first-3 = When the roles were opened, { $house }, the { $role }, was in the first chair already.
houses-tale-secret-first-4 = The { $role } had been { $house }, and nobody had done better.

## The name that stays of a king

houses-tale-name-early-1 = the king of a morning
houses-tale-name-bought-1 = the king of { $coins }
houses-tale-name-bought-2 = the king in whose day a vote cost { $coins }
houses-tale-name-alone-1 = the king of one vote
houses-tale-name-alone-2 = the king that { $house } unseated alone
houses-tale-name-silent-1 = the king nobody voted on
houses-tale-name-level-1 = the king of the level scales
houses-tale-name-level-2 = the king of one finger
houses-tale-name-close-1 = the king by a hair
houses-tale-name-close-2 = the nearly king
houses-tale-name-all-1 = the king without an opponent
houses-tale-name-broken-1 = the king of the broken word
houses-tale-name-broken-2 = the king of a word not kept
houses-tale-name-short-1 = the king of { $years }
houses-tale-name-short-2 = the guest of { $years }
houses-tale-name-long-1 = the king of the long evenings
houses-tale-name-long-2 = the king who stayed { $years }
houses-tale-name-card-1 = the king of { $card }
houses-tale-name-card-2 = the king who had { $card }
houses-tale-name-card-3 = the one from { $card }
houses-tale-name-card-4 = the king from the year of { $card }
houses-tale-name-card-5 = the lord of { $card }

## The end: the realm

houses-tale-realm-unity-1 = The realm held: { $unity } for unity, { $division } for division, and the river where it was.
houses-tale-realm-unity-2 = The realm stayed one country, { $unity } to { $division }, though not for want of trying.
houses-tale-realm-unity-3 = In the end there was one map, and one gate too many: unity { $unity }, division { $division }.
houses-tale-realm-unity-4 = What the kings could not keep together the stories did, { $unity } against { $division }.
houses-tale-realm-division-1 = The realm came apart: { $division } for division, { $unity } for unity.
houses-tale-realm-division-2 = The realm is on the maps still, in several colours: division { $division }, unity { $unity }.
houses-tale-realm-division-3 = There was no war. One morning there were borders, { $division } to { $unity }.
houses-tale-realm-division-4 = The houses went home and took the realm along in pieces, { $division } against { $unity }.
houses-tale-realm-level-1 = Neither won, unity { $unity } and division { $division }, and the realm is waiting.
houses-tale-realm-level-2 = With unity at { $unity } and division at { $division } the realm is neither one nor many; taxes are taken twice.
houses-tale-lines-unity-1 = Of { $lines } they made an end that all could sign.
houses-tale-lines-unity-2 = Unity came of { $lines }, which surprised those who had voted for it.
houses-tale-lines-unity-3 = Over { $lines } the houses drew together.
houses-tale-lines-division-1 = Of { $lines } came a wall down the middle.
houses-tale-lines-division-2 = Over { $lines } the realm tore along the seam.
houses-tale-lines-division-3 = Of { $lines } each side has its own account.
houses-tale-lines-open-1 = Nobody will ever hear the end of { $lines }.
houses-tale-lines-open-2 = No end was written for { $lines }.
houses-tale-lines-open-3 = Of { $lines } the last page is blank.
houses-tale-stock-apart-1 = There was { $high } to spare, and no { $low } to speak of.
houses-tale-stock-apart-2 = Travellers praise the { $high } of the realm, and do not ask after its { $low }.
houses-tale-stock-apart-3 = There was { $high } for three realms, and { $low } for half of one.
houses-tale-stock-high-1 = The realm’s { $high } is spoken of abroad.
houses-tale-stock-high-2 = Whatever else is said, of { $high } there was enough.
houses-tale-stock-low-1 = What the realm lacked was { $low }.
houses-tale-stock-low-2 = Of { $low } there was little, and it was counted daily.
houses-tale-stock-even-1 = The realm had some of everything and too much of nothing.
houses-tale-stock-even-2 = The stores stood half full. The people said half empty.

## The end of a house: its deed

houses-tale-deed-felled-1 = { $house } led the vote over { $card } that ended { $king }.
houses-tale-deed-felled-2 = { $king } went because { $house } carried { $card }.
houses-tale-deed-felled-3 = { $house } has { $king } on its conscience, since { $card }, and sleeps.
houses-tale-deed-felled-4 = At { $card } it was { $house } that showed { $king } the door.
houses-tale-deed-felled-5 = { $house } took the crown off { $king } over { $card }, and put it back in the box.
houses-tale-deed-felled-many-1 = { $house } overthrew { $kings } and never raised its voice.
houses-tale-deed-felled-many-2 = Under the lead of { $house } the throne lost { $kings }.
houses-tale-deed-felled-many-3 = { $house } was hard on thrones: { $kings }.
houses-tale-deed-bedside-1 = { $house } saw { $kings } to bed and held the candle.
houses-tale-deed-bedside-2 = Kings grew old near { $house }: { $kings } died while it led.
houses-tale-deed-bedside-3 = { $house } was leading when { $kings } died, and was never asked why.
houses-tale-deed-bedside-4 = It was { $house } that drew the curtains on { $kings }.
houses-tale-deed-rebel-1 = { $house } was the Rebel while { $kings } lost the throne.
houses-tale-deed-rebel-2 = Under its cloak { $house } was the Rebel of { $kings }, and was paid in crowns.
houses-tale-deed-rebel-3 = { $house } bowed deepest of all, and was the Rebel: { $kings } gone.
houses-tale-deed-rebel-4 = { $house } was the Rebel, and the throne stood empty behind it: { $kings }.
houses-tale-deed-rebel-5 = { $house } was the Rebel, as { $kings } learned too late.
houses-tale-deed-ended-1 = { $house } wrote the last page of { $line }.
houses-tale-deed-ended-2 = The end of { $line } bears the name of { $house }.
houses-tale-deed-ended-3 = { $house } finished { $line }, as somebody had to.
houses-tale-deed-ended-4 = Whoever asks how { $line } ended is sent to { $house }.
houses-tale-deed-ended-5 = Without { $house }, { $line } would be going on yet.
houses-tale-deed-ended-6 = { $line } came to its end under the seal of { $house }.
houses-tale-deed-ended-7 = { $house } wrote the last word of { $line }, and blotted it.
houses-tale-deed-signed-1 = { $house } put its name to { $resource } { $times }.
houses-tale-deed-signed-2 = What is remembered of { $resource } is mostly in the hand of { $house }: { $times }.
houses-tale-deed-signed-3 = { $house } could not leave { $resource } alone, and signed for it { $times }.
houses-tale-deed-signed-4 = In the annals of { $resource } the name is { $house }, { $times }.
houses-tale-deed-signed-5 = Where { $resource } is told of, { $house } is told of, { $times } over.
houses-tale-deed-signed-6 = { $house } meant to be known for { $resource }, and signed for it { $times }.
houses-tale-deed-tallest-1 = { $house } cast the largest ballot of all those years: { $power } power, over { $card }.
houses-tale-deed-tallest-2 = Nobody ever laid more than { $house } over { $card }: { $power } power.
houses-tale-deed-tallest-3 = Over { $card }, { $house } laid { $power } power at once, and the hall went quiet.
houses-tale-deed-alone-1 = { $house } once settled { $card } all by itself.
houses-tale-deed-alone-2 = Over { $card } only { $house } voted, and that was the law.
houses-tale-deed-alone-3 = { $house } remembers { $card }, when it was the whole council.
houses-tale-deed-alone-4 = One evening, at { $card }, there was no council but { $house }.
houses-tale-deed-alone-5 = Over { $card } it was { $house } and nobody else.
houses-tale-deed-alone-6 = The answer to { $card } is in one handwriting, that of { $house }.
houses-tale-deed-wasted-1 = { $house } laid { $power } power on sides that lost.
houses-tale-deed-wasted-2 = No house lost as handsomely as { $house }: { $power } power on the wrong side.
houses-tale-deed-wasted-3 = { $house } carried { $power } power to votes that were lost, and home again.
houses-tale-deed-quiet-1 = In { $votes } { $house } took a side { $times }, the fewest of all.
houses-tale-deed-quiet-2 = { $house } spoke less than the others: { $times } in { $votes }.
houses-tale-deed-quiet-3 = { $house } let the others speak, and took a side { $times } in { $votes }.
houses-tale-deed-mute-1 = { $house } let { $votes } pass and took no side.
houses-tale-deed-mute-2 = After { $votes } nobody can say what { $house } wanted.
houses-tale-deed-busy-1 = { $house } had an opinion { $times }.
houses-tale-deed-busy-2 = Hardly anything was decided without { $house }, which took a side { $times }.
houses-tale-deed-busy-3 = { $house } voted oftener than anybody, { $times }.
houses-tale-deed-gathered-1 = { $house } gathered power { $times } and was always about to use it.
houses-tale-deed-gathered-2 = While others voted { $house } saved, { $times }.
houses-tale-deed-gathered-3 = { $house } stayed out of it { $times }, and counted.
houses-tale-deed-chaired-1 = { $house } sat in the chair { $times } and learned to look bored.
houses-tale-deed-chaired-2 = The council’s chair was warm from { $house }: { $times }.
houses-tale-deed-chaired-3 = { $house } moderated { $times }. The quarrels were other people’s.
houses-tale-deed-tied-1 = { $house } broke the council’s ties { $times }.
houses-tale-deed-tied-2 = When the scales stood level they all looked at { $house }, { $times }.
houses-tale-deed-tied-3 = { $house } had the last word { $times }, and took its time.
houses-tale-deed-led-1 = { $house } led the council { $times }, more than any other.
houses-tale-deed-led-2 = Most roads went through { $house }: it led { $times }.
houses-tale-deed-led-3 = When the council followed anybody it followed { $house }, { $times }.
houses-tale-deed-never-led-1 = { $house } never led the council.
houses-tale-deed-never-led-2 = In all those years nobody followed { $house }.
houses-tale-deed-seldom-led-1 = { $house } led { $times } in all those years.
houses-tale-deed-seldom-led-2 = History was signed by others. { $house } led { $times }.
houses-tale-deed-seldom-led-3 = The leader’s chair saw little of { $house }: { $times }.
houses-tale-deed-right-1 = { $house } had a nose for winners: { $times } on their side.
houses-tale-deed-right-2 = { $house } stood where the council ended up, { $times }.
houses-tale-deed-right-3 = When the answer was read, { $house } had given it already, { $times }.
houses-tale-deed-outvoted-1 = { $house } was outvoted { $times }.
houses-tale-deed-outvoted-2 = { $house } knew better { $times }, and was not asked.
houses-tale-deed-outvoted-3 = The minority had a home, { $house }: { $times }.
houses-tale-deed-weighed-1 = Without { $house } the council would have answered otherwise { $times }.
houses-tale-deed-weighed-2 = { $house } was the weight that turned the scales, { $times }.
houses-tale-deed-weighed-3 = It was { $house } that made the difference, { $times }.
houses-tale-deed-won-1 = { $house } came first { $times }.
houses-tale-deed-won-2 = No house won a generation as often as { $house }: { $times }.
houses-tale-deed-won-3 = { $house } learned to win, and did it { $times }.
houses-tale-deed-last-1 = { $house } came last { $times } and called it patience.
houses-tale-deed-last-2 = Nobody knows the last chair like { $house }: { $times }.
houses-tale-deed-last-3 = { $house } finished last { $times }, which is a record, too.
houses-tale-deed-second-1 = { $house } came second { $times } and never first.
houses-tale-deed-second-2 = { $house } saw the winner from close by: second { $times }.
houses-tale-deed-second-3 = { $house } knows what one place is worth: second { $times }.
houses-tale-deed-dealt-1 = { $house } had its seal under more deals than anybody: { $times }.
houses-tale-deed-dealt-2 = { $house } shook hands { $times } and counted its fingers.
houses-tale-deed-dealt-3 = The notaries lived on { $house }, which dealt { $times }.
houses-tale-deed-role-1 = { $house } was the { $role } { $times }, and nobody learned.
houses-tale-deed-role-2 = { $house } put on the mask of the { $role } { $times }.
houses-tale-deed-role-3 = { $house } played the { $role } { $times } and began to look like it.
houses-tale-deed-role-4 = Nobody was the { $role } as often as { $house }: { $times }.
houses-tale-deed-role-5 = { $house } could not get out of being the { $role }, { $times }.
houses-tale-deed-role-6 = { $house } knows the mask of the { $role } from inside: { $times }.
houses-tale-deed-stayed-1 = { $house } sat through { $kings }.
houses-tale-deed-stayed-2 = { $house } outlasted { $kings }.
houses-tale-deed-stayed-3 = Of { $kings } none stayed. { $house } did.

## The end of a house: with and against whom

houses-tale-tie-turned-1 = Over { $card } it bought from { $other } the vote that decided.
houses-tale-tie-turned-2 = { $card } was its purchase, and { $other } the shop.
houses-tale-tie-turned-3 = { $other } turned { $card } for it, and was paid.
houses-tale-tie-turned-4 = It paid for { $card }, and { $other } did the winning.
houses-tale-tie-turned-5 = The coins of { $card } lie with { $other }, and the answer with it.
houses-tale-tie-bought-1 = It bought votes from { $other }, { $coins } in all.
houses-tale-tie-bought-2 = { $other } had { $coins } of it for votes, and gave good weight.
houses-tale-tie-bought-3 = Its money went to { $other }: { $coins }, for votes.
houses-tale-tie-bought-4 = When it needed a vote it went to { $other }, with { $coins }.
houses-tale-tie-bought-5 = { $other } was its market: { $coins } for what others call conviction.
houses-tale-tie-bought-6 = It knew to the coin what a vote from { $other } costs: { $coins } went that way.
houses-tale-tie-bought-7 = { $other } lives well on it: { $coins }, all for votes.
houses-tale-tie-sold-1 = It sold its vote to { $other } for { $coins }, and delivered.
houses-tale-tie-sold-2 = { $other } paid it { $coins } and got what was paid for.
houses-tale-tie-sold-3 = Its conscience had a customer, { $other }: { $coins }.
houses-tale-tie-sold-4 = To { $other } its opinion was worth { $coins }.
houses-tale-tie-sold-5 = It voted as { $other } wished, at { $coins }.
houses-tale-tie-sold-6 = For { $coins } it saw things as { $other } did.
houses-tale-tie-sold-7 = It lent { $other } its vote and kept { $coins }.
houses-tale-tie-broke-1 = It gave { $other } its word over { $card }, and broke it.
houses-tale-tie-broke-2 = { $other } still brings up { $card }, and a word that was given.
houses-tale-tie-broke-3 = What its word is worth can be asked of { $other }, who had it before { $card }.
houses-tale-tie-broke-4 = Since { $card } it does not look { $other } in the eye.
houses-tale-tie-wronged-1 = { $other } broke its word to it over { $card }. It has kept the page.
houses-tale-tie-wronged-2 = It trusted { $other } once, before { $card }.
houses-tale-tie-wronged-3 = From { $other } it holds a promise, unpaid since { $card }.
houses-tale-tie-wronged-4 = It has forgiven { $other } everything but { $card }.
houses-tale-tie-dealt-1 = It dealt with { $other } more than with anybody: { $deals }.
houses-tale-tie-dealt-2 = Between it and { $other } lie { $deals }, which all can read now.
houses-tale-tie-dealt-3 = { $other } was its partner in { $deals }.
houses-tale-tie-dealt-4 = It and { $other } had an arrangement: { $deals }.
houses-tale-tie-dealt-5 = Beside its seal there is mostly that of { $other }: { $deals }.
houses-tale-tie-dealt-6 = It is bound to { $other } by { $deals } and some habit.
houses-tale-tie-stranger-1 = It made deals with all but { $other }.
houses-tale-tie-stranger-2 = Only { $other } has nothing in writing from it.
houses-tale-tie-stranger-3 = Every house but { $other } has its signature.
houses-tale-tie-stranger-4 = With { $other } alone it never came to terms.
houses-tale-tie-nobody-1 = It made no deal with anybody.
houses-tale-tie-nobody-2 = Its seal stands under no deal.
houses-tale-tie-opposed-1 = It voted against { $other } { $times }.
houses-tale-tie-opposed-2 = Of all houses it met { $other } on the other side oftenest, { $times }.
houses-tale-tie-opposed-3 = Whatever { $other } wanted, it was of another mind, { $times }.
houses-tale-tie-opposed-4 = With { $other } it agreed on little: { $times } on opposite sides.
houses-tale-tie-opposed-5 = It knew { $other } best from across the hall, { $times }.
houses-tale-tie-opposed-6 = Its quarrel with { $other } came to a vote { $times }.
houses-tale-tie-sided-1 = It stood beside { $other } { $times }.
houses-tale-tie-sided-2 = { $other } could count on it, and did, { $times }.
houses-tale-tie-sided-3 = It and { $other } saw the same thing { $times }.
houses-tale-tie-sided-4 = Nobody voted with it as often as { $other }, { $times }.
houses-tale-tie-sided-5 = { $other } was its usual company: { $times } on one side.
houses-tale-tie-sided-6 = It found that { $other } was right, { $times }.
houses-tale-tie-under-1 = When it lost, it was most often to { $other }: { $times }.
houses-tale-tie-under-2 = { $other } led { $times } where it stood on the other side.
houses-tale-tie-under-3 = It learned to lose from { $other }, { $times }.
houses-tale-tie-under-4 = The leader it could not stop was { $other }, { $times }.
houses-tale-tie-under-5 = { $other } walked past it to the lead { $times }.
houses-tale-tie-under-6 = { $other } took the lead { $times }; it would have given that to anybody else.
houses-tale-tie-lifted-1 = It helped { $other } into the leader’s chair { $times }.
houses-tale-tie-lifted-2 = { $other } led { $times } with its votes.
houses-tale-tie-lifted-3 = Its power carried { $other } to the lead, { $times }.
houses-tale-tie-lifted-4 = { $other } owes it the lead { $times } over.
houses-tale-tie-lifted-5 = It voted along and let { $other } sign, { $times }.
houses-tale-tie-lifted-6 = It held the ladder for { $other }, { $times }.
houses-tale-tie-behind-1 = It finished right behind { $other } { $times }.
houses-tale-tie-behind-2 = The back it knows best is that of { $other }: { $times } one place ahead.
houses-tale-tie-behind-3 = { $other } was one chair further up, { $times }.
houses-tale-tie-behind-4 = It could have touched { $other } { $times }, and was one place short.
houses-tale-tie-behind-5 = One step up stood { $other }, { $times }.
houses-tale-tie-behind-6 = It stayed in the shadow of { $other } { $times }.
houses-tale-tie-behind-7 = { $other } took the place it wanted, { $times }.
houses-tale-tie-ahead-1 = { $other } finished right behind it { $times }, and still asks how.
houses-tale-tie-ahead-2 = It kept one step before { $other }, { $times }.
houses-tale-tie-ahead-3 = It came in just before { $other }, { $times }.
houses-tale-tie-ahead-4 = { $other } had it in sight { $times }, from one place behind.
houses-tale-tie-ahead-5 = It showed { $other } its back { $times }.
houses-tale-tie-ahead-6 = { $other } came in next { $times }, out of breath.

## The end of a house: what became of it

houses-tale-fate-first-unity-1 = Where the realm held it holds the keys, and is asked for them daily.
houses-tale-fate-first-unity-2 = The one realm put its emblem on the small coin, which everybody uses.
houses-tale-fate-first-unity-3 = It came first of all, and now has to open fairs.
houses-tale-fate-first-unity-4 = Its name stands first on the charter and largest on the bill.
houses-tale-fate-first-unity-5 = History gave it the first page and a good binding.
houses-tale-fate-first-unity-6 = It has the best chair in the realm, the one by the stove.
houses-tale-fate-first-unity-7 = It may sit while the others stand, and is tired of it.
houses-tale-fate-first-division-1 = Of the pieces it took the one with the treasury.
houses-tale-fate-first-division-2 = When all was divided it had the larger half.
houses-tale-fate-first-division-3 = It has crowned itself, quietly, on a day like any other.
houses-tale-fate-first-division-4 = Its border is the only one that can be found.
houses-tale-fate-first-division-5 = It has a realm of its own now, and a quarrel with it about the border.
houses-tale-fate-first-division-6 = The others call it the kingdom; it calls them the provinces.
houses-tale-fate-first-division-7 = The river fell to it, and it sells it by the bowl.
houses-tale-fate-first-level-1 = It came first in a realm that does not know what it is.
houses-tale-fate-first-level-2 = It has won, pending an answer.
houses-tale-fate-second-unity-1 = It sits at the right hand, where the draught is.
houses-tale-fate-second-unity-2 = It came second, and was thanked at length.
houses-tale-fate-second-unity-3 = One good year more, it says, and does not say for whom.
houses-tale-fate-second-unity-4 = The realm is whole, and it checks the figures.
houses-tale-fate-second-unity-5 = It is invited to everything, and seated second.
houses-tale-fate-second-unity-6 = It carries the crown on feast days, at arm’s length.
houses-tale-fate-second-unity-7 = It is consulted about everything that has been decided.
houses-tale-fate-second-division-1 = Its crown is nearly as good, and it seldom says nearly.
houses-tale-fate-second-division-2 = Its piece of the realm has the better bread.
houses-tale-fate-second-division-3 = It kept the bridge, and so the toll.
houses-tale-fate-second-division-4 = Second in a broken realm is still a king to somebody.
houses-tale-fate-second-division-5 = It signs its letters as a neighbour now.
houses-tale-fate-second-division-6 = It has the second army of the plain, and parades it first.
houses-tale-fate-second-division-7 = It has a palace of two rooms, and lets one.
houses-tale-fate-second-level-1 = It is second, for the time being, and asks how long that is.
houses-tale-fate-second-level-2 = It waits with one foot in either realm.
houses-tale-fate-middle-unity-1 = It kept its gate, its well and its opinion.
houses-tale-fate-middle-unity-2 = It is one of the houses of which a realm consists.
houses-tale-fate-middle-unity-3 = Its grandchildren will say that it was all its idea.
houses-tale-fate-middle-unity-4 = It pays its share of unity by instalments.
houses-tale-fate-middle-unity-5 = A lane in the capital is named after it, not the widest.
houses-tale-fate-middle-unity-6 = The realm went on, and it went along.
houses-tale-fate-middle-unity-7 = It was given a seat with a view of the others.
houses-tale-fate-middle-unity-8 = On feast days its flag hangs third from the left.
houses-tale-fate-middle-unity-9 = It has a title that nobody has needed yet.
houses-tale-fate-middle-unity-10 = One lock of the common purse is in its care, and the oil for it.
houses-tale-fate-middle-unity-11 = It sends a basket of fruit to the capital every autumn, and a bill.
houses-tale-fate-middle-unity-12 = It has learned the new anthem, and moves its lips.
houses-tale-fate-middle-division-1 = It fenced in what was left, and named it.
houses-tale-fate-middle-division-2 = Its realm can be walked across before noon.
houses-tale-fate-middle-division-3 = It strikes a coin that is taken as far as the river.
houses-tale-fate-middle-division-4 = It has an army of its own now, and knows them all by name.
houses-tale-fate-middle-division-5 = On its side of the border all is as before, only nearer.
houses-tale-fate-middle-division-6 = It writes to the other houses, and pays for the messenger twice.
houses-tale-fate-middle-division-7 = It got the hill, and a claim to the valley.
houses-tale-fate-middle-division-8 = Its maps show the old realm, in a thin line.
houses-tale-fate-middle-division-9 = It opened a customs house before it had anything to declare.
houses-tale-fate-middle-division-10 = Nobody has attacked it, which it finds hard to explain.
houses-tale-fate-middle-division-11 = It has a king by turns; the cook is next.
houses-tale-fate-middle-division-12 = Its treaty with the neighbours is longer than its border.
houses-tale-fate-middle-level-1 = It waits for the realm to decide, with its boots on.
houses-tale-fate-middle-level-2 = It keeps two flags, one of them to be thrown away.
houses-tale-fate-middle-level-3 = It pays both tax collectors, and likes neither.
houses-tale-fate-last-unity-1 = Where the realm held, it holds the door.
houses-tale-fate-last-unity-2 = It is remembered kindly, in the margin.
houses-tale-fate-last-unity-3 = It is last in the list, where the eye rests.
houses-tale-fate-last-unity-4 = The others invite it when a chair is left.
houses-tale-fate-last-unity-5 = The realm, it says, was held by those who did not win.
houses-tale-fate-last-unity-6 = It has kept its keys. The locks were changed.
houses-tale-fate-last-unity-7 = It is thanked in every speech, under “and others”.
houses-tale-fate-last-division-1 = It got the marsh, and the frogs acclaimed it.
houses-tale-fate-last-division-2 = Its border runs round the house.
houses-tale-fate-last-division-3 = Its part of the realm is the one that nobody else signed for.
houses-tale-fate-last-division-4 = It is independent, by a letter that nobody has answered.
houses-tale-fate-last-division-5 = It keeps the old flag, since nobody asked for it.
houses-tale-fate-last-division-6 = Nothing was left over but the back gate, and it moved in.
houses-tale-fate-last-division-7 = It rules as far as the well, on market days.
houses-tale-fate-last-level-1 = It came last, and demands a recount.
houses-tale-fate-last-level-2 = Neither side has laid claim to it.
