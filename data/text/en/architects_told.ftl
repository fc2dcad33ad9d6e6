# What is told of Architects beside its events: a sentence of the place, and the people of company.

## A sentence of the place

architects-tale-captured-1 = { $location ->
    [forest] The axes stood in the stumps; the soup was still warm.
    [quarry] Half a step was left in the stone.
    [mines] Somebody had called down the shaft that it was payday.
    [silversmith] The scales went on swinging.
    [storehouse] They were asked for receipts. There were none.
    [workshop] A door was left without its hinge.
    [town_centre] It was market day: everybody saw it, and nobody was surprised.
    [tax_stand] Their hands were in the box. That helped.
   *[guardhouse] They had come to complain of the captures.
}
architects-tale-captured-2 = { $location ->
    [forest] They said that they had been counting trees.
    [quarry] The hammers stopped, and the birds noticed.
    [mines] The lamps came up one by one; so did their owners.
    [silversmith] The apprentice went on polishing. It was safer.
    [storehouse] The cat of the storehouse was left in charge.
    [workshop] The drawing was half done; so were they.
    [town_centre] The fountain was the only one that went on talking.
    [tax_stand] They had just been told to wait for the next clerk.
   *[guardhouse] They were already in the right house.
}
architects-tale-imprisoned-1 = The gate of the guardhouse has no handle inside.
architects-tale-imprisoned-2 = The silver was counted twice, the prisoners once.
architects-tale-released = They blinked at the sun and asked who was ahead.
architects-tale-ransomed = At home they were asked what they had told. Nothing, they said, for a bowl of soup.
architects-tale-robbed = The box went light, and the bell above it rang by itself.
architects-tale-climbed = { $level ->
    [1] The first stone was blessed, with a coin under it to be sure.
    [2] From the scaffold one can now see the debtors.
    [3] The vault closed, and for a breath the whole site was quiet.
    [4] The bells were hung. They are to be paid for later.
   *[5] The cross stands. The masons came down and looked up.
}
architects-tale-reset = Somebody whistled, and all the lanterns went out at once.

## What company says of what everybody has seen

architects-remark-pious-capture-1 = I take them to confession; by the collar, if need be.
architects-remark-pious-capture-2 = They were idle. I looked twice.
architects-remark-pious-captured-1 = I shall pray for you. I shall also count.
architects-remark-pious-captured-2 = Saints have been locked up, too.
architects-remark-pious-climb-1 = Higher. It makes one humble.
architects-remark-pious-climb-2 = The angels will want a staircase. This is it.
architects-remark-pious-win-1 = Heaven keeps the books. I only read them out.
architects-remark-pious-win-2 = I thank all who helped, and forgive the rest.
architects-remark-smuggler-capture-1 = They knew my prices. That was the trouble.
architects-remark-smuggler-capture-2 = I only borrow people.
architects-remark-smuggler-captured-1 = You found some of them.
architects-remark-smuggler-captured-2 = They will say nothing: I never told them anything.
architects-remark-smuggler-climb-1 = A cathedral has many cellars.
architects-remark-smuggler-climb-2 = Do not ask where the marble is from. It does not know.
architects-remark-smuggler-win-1 = All of it is paid for. Ask nobody by whom.
architects-remark-smuggler-win-2 = I came in by the back. The front was crowded.
architects-remark-jailer-capture-1 = Mind the steps. There are twelve.
architects-remark-jailer-capture-2 = I have kept a bed for you.
architects-remark-jailer-captured-1 = You lock that door from the wrong side.
architects-remark-jailer-captured-2 = I know every guard in there.
architects-remark-jailer-climb-1 = From up here one sees who runs.
architects-remark-jailer-climb-2 = Good thick walls. I approve.
architects-remark-jailer-win-1 = In the end everybody came to me.
architects-remark-jailer-win-2 = You may all go home now. You may.
architects-remark-builder-capture-1 = I needed hands, and there they stood.
architects-remark-builder-capture-2 = Bring their tools, too.
architects-remark-builder-captured-1 = Now who holds the other end of this beam?
architects-remark-builder-captured-2 = Give them back before the mortar dries.
architects-remark-builder-climb-1 = It stands. I have leaned on it.
architects-remark-builder-climb-2 = One stone more than yesterday. That is the whole art.
architects-remark-builder-win-1 = Measured twice. That is all.
architects-remark-builder-win-2 = Do not lean on it yet.
