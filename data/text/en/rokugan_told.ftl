# What is told of Rokugan beside its events: the land, season by season, and the people of company.

## A sentence of the place for what matters there

rokugan-tale = *{ $province }.* { $tale }
rokugan-tale-round = { $round ->
    [1] Spring. The emperor is ill, and all his daimyo have come to ask how ill.
    [2] Summer. The rice stands high enough to hide an army, and does.
    [3] Autumn. The harvest is counted twice: once by its owner, once from the next hill.
    [4] Winter. Snow makes all banners one colour, for a morning.
   *[5] Spring again. In the capital a chair has been dusted; nobody has said for whom.
}
rokugan-tale-fell = { $territory ->
    [dragon] Snow covered the tracks of those who left and of those who came.
    [phoenix] In the library somebody hid one book and has forgotten which.
    [unicorn] The horses changed riders before they had finished the grass.
    [lion] The drums of the plain beat the same march for another banner.
    [scorpion] At the masked ball nobody noticed the change of host until the bill came.
    [crane] The court had its poem on the defeat ready before the gate gave way.
    [crab] For once the watch on the Wall turned round. That was where they stood.
    [shore] The amber sellers greeted the new banner at the old price.
    [isles] A fisherman heard of it three days later and asked: which war?
   *[shadow] Those who took it came out fewer, and tell nobody why.
}
rokugan-tale-held = { $territory ->
    [dragon] The attackers went home by the stairs, counting aloud.
    [phoenix] Both sides prayed. One of them also had a wall.
    [unicorn] Dust came, stood a while, and went as it had come.
    [lion] By evening the grass stood up again; the attackers had not waited for it.
    [scorpion] They found every gate open and took it for a trap. It was.
    [crane] The garrison held, and no flower bed was stepped on.
    [crab] After what comes from the south, this was a visit.
    [shore] The tide took their boats, as every child there had told them.
    [isles] The sea did most of the guarding, as always.
   *[shadow] Nobody held it. It was held.
}
rokugan-tale-burned = { $territory ->
    [dragon] The monks carried down what could be carried: one bell.
    [phoenix] The library smoked for three days; inside, somebody went on reading aloud.
    [unicorn] The herds smelled it first and were gone.
    [lion] Where the grain stood one can now see as far as the sea.
    [scorpion] Many secrets burned. Some people slept well for the first time.
    [crane] The gardens took generations, and an afternoon.
    [crab] The builders looked at it and asked for more stone.
    [shore] For a week the wind smelled of amber.
    [isles] From the mainland it was taken for a lighthouse.
   *[shadow] Nobody could say what there had been to burn. It was heard to scream.
}
rokugan-tale-peace = { $territory ->
    [dragon] A monk hung a bell on the border. Whoever rings it gets tea.
    [phoenix] The treaty fills a page. Its commentaries fill a shelf.
    [unicorn] Lances became tent poles, and stood straighter.
    [lion] The soldiers went home for the harvest and found they could still reap.
    [scorpion] Both sides signed, and both kept a copy of the other’s secret.
    [crane] It was celebrated with a play about war. The critics were kind.
    [crab] Somebody asked a soldier of the Wall how he had slept. He had to think.
    [shore] The market opened an hour early and closed a day late.
    [isles] The fishermen had not noticed the war, and drank to its end.
   *[shadow] It is quiet there now. Nobody goes to hear how quiet.
}

## Company: its people, and what they say of what everybody has seen

rokugan-company-1 = Kenji the Fierce
    .short = Kenji
rokugan-company-2 = Haruka the Steadfast
    .short = Haruka
rokugan-company-3 = Jiro the Sly
    .short = Jiro
rokugan-company-4 = Hana the Grudging
    .short = Hana
rokugan-company-5 = Masato the Honourable
    .short = Masato
rokugan-remark-fierce-capture-1 = The gate was open. It is now.
rokugan-remark-fierce-capture-2 = I knocked. Once.
rokugan-remark-fierce-loss-1 = Keep it warm. I am coming back.
rokugan-remark-fierce-loss-2 = I was busy elsewhere, winning.
rokugan-remark-fierce-held-1 = You came to me? How kind.
rokugan-remark-fierce-held-2 = Send more. These were hardly enough to begin with.
rokugan-remark-fierce-win-1 = All Rokugan is mine, and out of breath.
rokugan-remark-fierce-win-2 = They asked for a truce. I asked who was left to sign it.
rokugan-remark-steadfast-capture-1 = I only straightened the border.
rokugan-remark-steadfast-capture-2 = A wall needs ground to stand on.
rokugan-remark-steadfast-loss-1 = One stone. The wall still stands.
rokugan-remark-steadfast-loss-2 = I shall build it again, thicker.
rokugan-remark-steadfast-held-1 = We were at home.
rokugan-remark-steadfast-held-2 = Nobody moved. That was the plan.
rokugan-remark-steadfast-win-1 = I did not move. The Empire came round.
rokugan-remark-steadfast-win-2 = Standing still also gets one there.
rokugan-remark-sly-capture-1 = You guarded the other one, did you not?
rokugan-remark-sly-capture-2 = Most of what I laid was a bluff. This was not.
rokugan-remark-sly-loss-1 = Take it. Look under the floor first.
rokugan-remark-sly-loss-2 = That was the one I let you see.
rokugan-remark-sly-held-1 = You believed the tower was empty?
rokugan-remark-sly-held-2 = Somebody told me you would come. You did, last round.
rokugan-remark-sly-win-1 = Nobody saw me win. That is how it is done.
rokugan-remark-sly-win-2 = I am as surprised as you are. Nearly.
rokugan-remark-grudging-capture-1 = That was for last time.
rokugan-remark-grudging-capture-2 = Now we are even. Almost.
rokugan-remark-grudging-loss-1 = I have written down the province and the hour.
rokugan-remark-grudging-loss-2 = Your name has moved to the top.
rokugan-remark-grudging-held-1 = I know who sent them.
rokugan-remark-grudging-held-2 = They will be sent back, with interest.
rokugan-remark-grudging-win-1 = All accounts are settled, mine first.
rokugan-remark-grudging-win-2 = I could forgive you all now. I am thinking it over.
rokugan-remark-honourable-capture-1 = Their banner was folded with care.
rokugan-remark-honourable-capture-2 = Nobody trod on the gardens.
rokugan-remark-honourable-loss-1 = Well fought. I would have come the same way.
rokugan-remark-honourable-loss-2 = Please water the plum trees.
rokugan-remark-honourable-held-1 = We bowed, and did not give way.
rokugan-remark-honourable-held-2 = Their wounded have our best rooms.
rokugan-remark-honourable-win-1 = The fallen won this. I only sign for it.
rokugan-remark-honourable-win-2 = It was a fair war. They do exist.
