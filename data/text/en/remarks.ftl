# What stewards of company say now and then, by temper and occasion: it is theirs, so it may be unfair.

houses-remark = > { $house }: “{ $line }”

houses-remark-bold-win-1 = We said it loudest. It turned out to be an argument.
houses-remark-bold-win-2 = First through the door, as usual. Somebody close it behind us.
houses-remark-bold-lose-1 = Write our name down anyway. Large.
houses-remark-bold-lose-2 = We lost standing up. It saves time on the way out.
houses-remark-bold-offer-1 = Say yes quickly, before we think about it.
houses-remark-bold-offer-2 = Short terms, no speech. When did you last hear that?
houses-remark-bold-bound-1 = A handshake, then. Ours leaves a mark.
houses-remark-bold-broken-1 = { $other } had a word. We have a list.
houses-remark-bold-kept-1 = You said it, and you did it. Stand closer to us next time.
houses-remark-bold-spurned-1 = Your word fell on the way here. We heard it land.

houses-remark-schemer-win-1 = How the council surprises us, exactly as planned.
houses-remark-schemer-win-2 = We only whispered. The hall has good walls.
houses-remark-schemer-lose-1 = Losing was the other plan.
houses-remark-schemer-lose-2 = Interesting. Now we know who counts on whom.
houses-remark-schemer-offer-1 = A small thing, between two friends and a curtain.
houses-remark-schemer-offer-2 = Read it twice. The second time you will like it.
houses-remark-schemer-bound-1 = Agreed. Look disappointed as you leave.
houses-remark-schemer-broken-1 = { $other } broke it first. We had hoped to.
houses-remark-schemer-kept-1 = You kept your word. We had prepared for the other thing.
houses-remark-schemer-spurned-1 = You broke your word. So this is how it looks from the other side.

houses-remark-miser-win-1 = Won, and there is change.
houses-remark-miser-win-2 = A victory. Who pays for the candles?
houses-remark-miser-lose-1 = We lost, and our power is home again. The winners pay.
houses-remark-miser-lose-2 = We lost. Enter it in small writing.
houses-remark-miser-offer-1 = The price is fair. We weighed it twice.
houses-remark-miser-offer-2 = It hurts us to offer this. Please hurry.
houses-remark-miser-bound-1 = Done. We will count it again at home.
houses-remark-miser-broken-1 = { $other } owes us. It will be remembered, with interest.
houses-remark-miser-kept-1 = Word kept, nothing spent. The finest coin there is.
houses-remark-miser-spurned-1 = Your word came back unpaid. There will be a fee.

houses-remark-loyal-win-1 = The crown is safe until the next question.
houses-remark-loyal-win-2 = The king will hear of this, gently, after breakfast.
houses-remark-loyal-lose-1 = We serve this, too, with both eyebrows.
houses-remark-loyal-lose-2 = The realm has survived better ideas.
houses-remark-loyal-offer-1 = It is for the realm. The coins are a detail.
houses-remark-loyal-offer-2 = A loyal house asks but once. And then again.
houses-remark-loyal-bound-1 = Our word lies beside the king’s seal, in the same drawer.
houses-remark-loyal-broken-1 = { $other } forgot us. A crown has a better memory.
houses-remark-loyal-kept-1 = Your word held. The realm needs few things more.
houses-remark-loyal-spurned-1 = You said one thing and cast another. Our half of the seal is still warm.

houses-remark-grudging-win-1 = That was for last time. There is always a last time.
houses-remark-grudging-win-2 = We know who was against us. A short list, today.
houses-remark-grudging-lose-1 = Noted. With names.
houses-remark-grudging-lose-2 = Laugh now. We can wait.
houses-remark-grudging-offer-1 = You have wronged us, or you will. Here is an offer.
houses-remark-grudging-offer-2 = Take it. Owing you nothing is worth the price.
houses-remark-grudging-bound-1 = A deal. It changes nothing between us.
houses-remark-grudging-broken-1 = { $other }. The page was already marked.
houses-remark-grudging-kept-1 = You kept your word. We will look for something else.
houses-remark-grudging-spurned-1 = Thank you. We were running out of reasons.

houses-remark-devout-win-1 = First of all, { $resource }. The rest may queue.
houses-remark-devout-win-2 = We spoke for { $resource }. It nodded.
houses-remark-devout-lose-1 = Votes pass; { $resource } stays. So does our complaint.
houses-remark-devout-lose-2 = We light a lamp for { $resource }, and one for whoever put it out.
houses-remark-devout-offer-1 = Half of it is for { $resource }. Do not ask about the other half.
houses-remark-devout-offer-2 = Deal with us, and { $resource } will remember your house.
houses-remark-devout-bound-1 = Bound, with { $resource } for a witness. It talks.
houses-remark-devout-broken-1 = { $other } broke faith. We have some to spare, but not for them.
houses-remark-devout-kept-1 = Your word burned as long as the lamp, and { $resource } saw it.
houses-remark-devout-spurned-1 = You lit a lamp and blew it out. The smoke went to { $resource }.
