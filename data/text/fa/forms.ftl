# Houses: forms that say what they mean, deals in one sentence, and the private panel with its reasons.

## A deal in one sentence: what both will owe

houses-you = شما
houses-deal-sentence = با { $deal } { $first }؛ و { $second }.
houses-draft-sentence = با این پیمان { $first }؛ و { $second }.
houses-owes-you = بر عهده‌ی شماست: { $clauses }
houses-owes-this = بر عهده‌ی { $house } است: { $clauses }
houses-owes-nothing-you = شما بدهکار چیزی نیستید
houses-owes-nothing = { $house } بدهکار چیزی نیست
houses-bond-pay = پرداختِ { $coins } همین حالا
houses-bond-vote = رأی { $side } { $when } با { $least } قدرت یا بیشتر
houses-bond-vote-between = رأی { $side } { $when } با { $least } تا { $most } قدرت
houses-bond-vote-exactly = رأی { $side } { $when } درست با { $least } قدرت
houses-bond-abstain = { $how ->
    [gather] رأی ممتنع و تقویت { $when }
   *[moderate] رأی ممتنع و مدیریت { $when }
}
houses-bond-sign = سپردن امضای { $kinds } به { $other }، اگر { $when } رهبری در کار باشد
houses-bond-break-tie = گفتن { $side } در تساوی، اگر { $when } مدیریت در کار باشد
houses-bond-name-leader = رهبر کردنِ { $house }، اگر { $when } انتخاب رهبر در کار باشد
houses-bond-reward = پرداختِ { $coins } از امانت، وقتی این بشود: { $clause }
houses-bond-promise = قولی که ضامنی ندارد: «{ $text }»

## The form of a deal

houses-form-counter = پیشنهاد متقابل
houses-field-i-give = شما می‌دهید
    .description = تا سه چیز. آنچه نگویید بر عهده‌ی شما نیست.
houses-field-they-give = آن‌ها می‌دهند
houses-field-my-numbers = عددهای شما، بعد متن قول
    .description = سکه و قدرت به ترتیب فهرست، خالی یعنی یک. { $coins } سکه و { $power } قدرت آزاد دارید.
houses-field-their-numbers = عددهای آن‌ها، بعد متن قولشان
    .description = همین برای آن‌ها.
houses-choose-gifts = هیچ
houses-act-pay = پرداخت سکه همین حالا
houses-act-reward = پرداخت سکه وقتی کار آن دیگری شد
houses-gift-later = { $gift }، { $when }

## The preview: nothing is offered yet

houses-draft-title = برای { $house }، هنوز نفرستاده‌اید
houses-draft-means = وقتی فرستادید پیشنهاد است: { $house } تأیید یا رد می‌کند یا پیشنهاد متقابل می‌دهد، و تا آن وقت می‌توانید پس بگیرید. با پایان فاز از میان می‌رود.
houses-draft-counters = با فرستادنش { $deal } رد می‌شود و این به { $house } پیشنهاد می‌شود.
houses-draft-problem = این‌طور نمی‌شود فرستاد. { $reason }
houses-button-send = ارسال
houses-button-change = تغییر
houses-button-drop = انصراف
houses-button-counter = متقابل
houses-deal-answer = با تأیید، هر دو را همان دم می‌بندد. اگر ساکت بمانید با پایان فاز از میان می‌رود.
houses-deal-waits = { $house } هنوز جواب نداده است. تا آن وقت می‌توانید پس بگیرید.
houses-refusal-draft-words-astray = چند کلمه مانده است که قول هیچ‌کس نیست. برایش قولی برگزینید، یا بردارید.
houses-refusal-draft-words-gone = بات از نو روشن شد و متن آن قول از یادش رفت. تغییر را بزنید و دوباره بنویسید؛ باقی سر جایش است.
houses-refusal-draft-old = پس از آن به این خاندان پیشنهاد دیگری فرستاده‌اید. تغییر را بزنید تا دوباره ببینیدش.
