# Houses: forms that say what they mean, deals in one sentence, and the private panel with its reasons.

## A deal in one sentence: what both will owe

houses-you = شما
houses-deal-brief = بنا بر { $deal }: { $first } { $second }
houses-deal-words = قول ضامنی ندارد.
houses-deal-sentence = با این پیمان { $first }؛ و { $second }.
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
houses-bond-sign = سپردن امضای { $kinds } به { $other } در صورت رهبری { $when }
houses-bond-break-tie = گفتن { $side } از صندلی مدیر به وقت تساوی { $when }
houses-bond-name-leader = رهبر کردنِ { $house } از صندلی مدیر به وقت برابریِ خاندان‌ها { $when }
houses-bond-reward = پرداختِ { $coins } از امانت وقتی این بشود: { $clause }
houses-bond-reward-one = پرداختِ { $coins } از امانت پس از کارِ { $other }
houses-bond-promise = قولی که ضامنی ندارد: «{ $text }»
houses-pledge-yes = { $past ->
    [0] رأیِ ما در فازِ { $phase } آری است
   *[other] رأیِ ما در فازِ { $phase } از دورِ { $past } آری است
}
houses-pledge-no = { $past ->
    [0] رأیِ ما در فازِ { $phase } خیر است
   *[other] رأیِ ما در فازِ { $phase } از دورِ { $past } خیر است
}

## A deal, step by step

houses-build-title = پیمان، قدم به قدم
houses-build-title-with = پیمان با { $house }
houses-build-means = پیشنهادی آماده را انتخاب کنید، یا خاندانی را تا هر پیمان دیگری با آن بسازید. تا «ارسال» را نزنید چیزی پیشنهاد نمی‌شود.
houses-build-with = با کدام خاندان؟
houses-common-which = سکه در برابرِ رأی یا رهبری…
houses-common-decision = سکه در برابرِ تصمیم…
houses-common-option = { $house }: { $side }، با { $least } قدرت یا بیشتر
houses-common-lead = { $now ->
    [1] { $house }: شما را رهبر کند
   *[0] { $house }: اگر برابر شد شما را رهبر کند
}
houses-common-tie = { $house }: تساوی را با { $side } بشکند
houses-common-name = { $house }: شما رهبرش می‌کنید، در برابرِ سکه
houses-button-send-for = ارسال با { $coins }
houses-build-you = شما
houses-build-line = **{ $who }**: { $clauses }.
houses-build-title-counter = پیشنهاد متقابل به { $house }
houses-gives-mine = شما می‌دهید
houses-gives-theirs = { $house } می‌دهد
houses-gives-this = { $side }: { $clauses }
houses-draft-declines = با فرستادنِ این، پیشنهادِ { $house } رد می‌شود.
houses-draft-declines-shown = با فرستادنِ این، پیشنهادِ { $house } رد می‌شود. در دستش { $coins } پیداست.
houses-button-send-as = ارسالِ همین
houses-button-own-ballot = رأیِ من
houses-build-mine = شما می‌دهید…
houses-build-theirs = از { $house } می‌خواهید…
houses-build-out = حذف: { $gift }
houses-build-many = چند تا
houses-build-which = کدام‌یک، و کِی؟
houses-build-further = بیشتر: از { $n } به بالا…
houses-build-nearer = کمتر: از { $n } به بالا…
houses-build-offers = پیشنهادِ پیمان از { $houses } رسیده است.
houses-button-see = { $count ->
    [1] دیدنِ پیشنهاد
   *[other] دیدنِ پیشنهادها
}
houses-give-pay = سکه، همین حالا
houses-give-reward = سکه، پس از انجام کار
houses-give-vote = رأی، آری یا خیر
houses-give-abstain = ممتنع: تقویت یا مدیریت
houses-give-sign = واگذاری امضای وقایع
houses-give-break-tie = شکستن تساوی با آری یا خیر
houses-give-name-leader = انتخاب رهبر
houses-give-promise = قول به زبان خود
houses-lever-power = { $thing }: { $n } قدرت یا بیشتر
    .means = اگر چنین رأیی ببرد قدرتش خرج می‌شود؛ اگر نبرد، می‌ماند.
houses-lever-coins = { $thing }: { $n } سکه
houses-short-pay = { $coins } همین حالا
houses-short-reward = { $coins } پس از انجام کار
houses-short-vote = { $side } { $when } با { $least } قدرت یا بیشتر
houses-short-promise = { $open ->
    [1] قولی که متنش هنوز مانده
   *[0] قولِ «{ $text }»
}
houses-words-mine = متن قولتان
houses-words-theirs = { $house } چه قولی بدهد
houses-ready-1 = در فاز بعد اول پیشنهاد شما را می‌شنوم
houses-ready-2 = در فاز بعد روبه‌روی شما رأی نمی‌دهم
houses-ready-3 = صندلی مدیر را به شما وامی‌گذارم
houses-ready-4 = راستش را می‌گویم که چه رأیی می‌دهم
houses-ready-own = به زبان خودتان…
houses-field-words = متن قول، به زبان خودتان
houses-button-form = با برگه
houses-button-anew = خاندانی دیگر

## The form of a deal

houses-form-counter = پیشنهاد متقابل
houses-field-i-give = شما می‌دهید
    .description = تا سه چیز. آنچه نگویید بر عهده‌ی شما نیست.
houses-field-they-give = آن‌ها می‌دهند
houses-field-coins = سکه، برای هر پرداختِ بالا
    .description = خالی یعنی همان که بود، و اول یک. { $coins } سکه دارید.
houses-field-least-power = کمترین قدرت، برای هر رأیِ بالا
    .description = خالی یعنی همان که بود، و اول یک. { $power } قدرت آزاد دارید. رأیی که ببرد خرجش می‌کند.
houses-choose-gifts = هیچ
houses-act-pay = پرداخت سکه همین حالا
houses-act-reward = پرداخت سکه پس از انجام کار
houses-gift-later = { $gift }، { $when }

## The preview: nothing is offered yet

houses-draft-title = برای { $house }، هنوز نفرستاده‌اید
houses-draft-means = وقتی فرستادید پیشنهاد است: { $house } تأیید یا رد می‌کند یا پیشنهاد متقابل می‌دهد، و تا آن وقت می‌توانید پس بگیرید. با پایان فاز از میان می‌رود.
houses-draft-counters = با فرستادنش پیشنهادِ { $house } رد می‌شود و این به جایش می‌رود.
houses-draft-problem = این‌طور نمی‌شود فرستاد. { $reason }
houses-button-send = ارسال
houses-button-change = تغییر
houses-button-drop = انصراف
houses-action-counter-deal = متقابل
    .option = پیشنهاد متقابل به { $deal }
houses-button-counter = پیشنهادِ دیگر
houses-deal-answer = با تأیید، همان دم برای هر دو برقرار است. اگر ساکت بمانید با پایان فاز از میان می‌رود.
houses-deal-waits = { $house } هنوز جواب نداده است. تا آن وقت می‌توانید پس بگیرید.
houses-deal-past = آرا شمرده شده است؛ این پیشنهاد با پایان فاز از میان می‌رود.
houses-deals-past = { $count } پیشنهاد درباره‌ی آرای شمرده‌شده: جوابی نمی‌خواهد و با پایان فاز از میان می‌رود.
houses-refusal-draft-words-gone = بات از نو روشن شد و متن آن قول از یادش رفت. دوباره انتخابش کنید؛ باقی سر جایش است.
houses-refusal-draft-old = پس از آن به این خاندان پیشنهاد دیگری فرستاده‌اید. این یکی را دوباره نگاه کنید: چیزی در آن عوض کنید و بفرستید.

## The private panel: what is asked, what is held

houses-silent = اگر ساکت بمانید: { $otherwise }
houses-silent-until = اگر { $until } ساکت بمانید: { $otherwise }
houses-silent-left = اگر ساکت بمانید، { $left }: { $otherwise }
houses-means-found = تا پایان کارزار می‌ماند؛ نام کوچک میان دو دور عوض‌شدنی است.
houses-means-ready = دور بعد وقتی آغاز می‌شود که همه آماده باشند.
houses-means-rank-offices = از آنچه به شما می‌رسد، بهترین دو تا به ترتیب خودتان می‌ماند.
houses-means-draft-remove = آن نقش در این دور مال هیچ‌کس نیست، و جز شما کسی نمی‌داند کدام بود.
houses-means-draft-take = تا پایان دور حساب می‌شود و تا آن وقت پنهان است.
houses-means-vote = رأی قطعی است. قدرتِ بیشتر می‌برد و خرج می‌شود. تقویت: سکه‌ای و سهمی از اندوخته؛ مدیریت: سکه‌ای و صندلی مدیر.
houses-ask-vote-cast = رأی شما: { $ballot }. دیگر عوض نمی‌شود؛ می‌توانید قدرت بیفزایید یا مُهرش کنید.
houses-otherwise-vote-cast = همان که هست شمرده می‌شود.
houses-means-vote-cast = وقتی همه مُهر کنند، آرا همان دم شمرده می‌شود.
houses-means-decide = با یک انتخاب، هم جواب معلوم می‌شود هم رهبر. پس گرفتنی نیست.
houses-means-decide-leader = پس گرفتنی نیست.
houses-means-peek = ویژگی، حقی که خاندانتان به دست آورده: حالا ببینید یک جواب چه می‌آورد. فقط برای شماست و با یک بار تمام می‌شود؛ نگاه نکردن زیانی ندارد.
houses-means-turn = برگرداندن شیب همان دم اعلام می‌شود و پیش از آن یک بار از شما می‌پرسیم. برنگرداندن زیانی ندارد.
houses-sure-stop = { $now ->
    [true] **کارزار همین‌جا تمام شود؟** وقتی همه‌ی خاندان‌ها راضی باشند تمام است و راهِ برگشت ندارد. پیشکارها، اگر باشند، با شما همراه می‌شوند.
   *[other] **کارزار با همین دور تمام شود؟** وقتی همه‌ی خاندان‌ها راضی باشند، دورِ دیگری نمی‌آید. پیشکارها، اگر باشند، با شما همراه می‌شوند. تا پایان دور می‌توانید برگردید.
}
houses-sure-turn = **شیبِ { $resource } برگردد؟** حالا { $now } است؛ بعد { $next } می‌شود و تغییرِ بعدی به آن سو یکی بیشتر است. همه همان دم می‌شنوند و راهِ برگشت ندارد.
houses-sure-go = برگرداندنِ { $resource }
houses-means-promise = به جا آمد یا شکست: حرفتان در دفتر قول‌ها می‌ماند. اگر نگویید، باز می‌ماند.
houses-seat-total = با وضع حالا: { $points }
houses-seat-no-parts = هنوز هیچ بندی امتیازی ندارد.
houses-seat-coins = { $coins } ({ $rank })
houses-rank-level = همه برابر
houses-seat-power = { $power } قدرت: { $parts }
houses-power-free = { $n } آزاد
houses-power-cast = { $n } در رأی شما
houses-power-promised = { $n } در گروِ پیمان‌های بعد
houses-seat-office = { $office } ({ SIGNED($n) })
houses-seat-leads = فعلاً رهبر شمایید. هر که هنگام شمارش رهبر باشد امضا می‌کند.
houses-seat-moderates = مدیر شمایید: اگر برابر شد، شما می‌گویید.
houses-seat-deals-now = پیمان‌ها: { $deals }
houses-deals-bound = { $n } پیمانِ بسته‌ی دیگر
houses-deals-asked = { $n } چشم‌به‌راهِ جوابِ شما
houses-deals-out = { $n } از شما که بی‌جواب است
houses-seat-scores = { $prestige } پرستیژ، { $crown } تاج، { $reached }
houses-seat-reached = { $n ->
    [0] خاندانتان هنوز بی دستاورد
   *[other] { $n } دستاوردِ خاندانتان
}
houses-button-why = چرا؟

## After a vote

houses-receipt-open = { $free } قدرت دارید؛ تا شمارش می‌توانید بیفزایید.
houses-receipt-until = { $free } قدرت دارید؛ { $until } می‌توانید بیفزایید.
houses-receipt-spent = قدرتی برای افزودن نمانده است.
houses-receipt-shut = چیزی افزوده نمی‌شود؛ { $free } قدرت دارید.

## Why?

houses-why-title = این عددها از کجاست
houses-why-draft = آنچه از پخش نقش‌ها دیدید
houses-why-drafted = از میان { $roles } انتخاب کردید.
houses-why-after = بعد از شما، با یکی از باقیِ همین‌ها: { $houses }.
houses-why-before = پیش از شما، با نقشی جز این‌ها: { $houses }.
houses-why-removed = { $role } را شما کنار گذاشتید؛ دست کسی نیست.
houses-why-handed = { $role } را به { $house } دادید.
houses-why-given = نقشتان را به شما دادند؛ نقش دیگری ندیدید.
houses-why-points = اگر دور همین حالا تمام شود: { $points }
houses-why-role = { $role }: { SIGNED($n) }. { $count ->
    [0] هیچ منبعی در بازه‌اش نیست.
   *[other] در بازه‌اش ({ $count } از پنج): { $inside }.
}
houses-why-spread = { $role }: { SIGNED($n) }. فاصله‌ی { $low } تا { $high }، به علاوه‌ی یک.
houses-why-value = { $resource } { $value }
houses-why-coins = امتیازِ سکه: { SIGNED($n) }، { $rank }؛ برابرها هم‌مقام‌اند.
houses-why-power = امتیازِ قدرتِ مانده: { SIGNED($n) }، { $rank }؛ بیشترین دو امتیاز دارد و بعدی یکی.
houses-why-hidden = سکه و قدرت دیگران اینجا پنهان است و این مقام‌ها را هنوز کسی نمی‌داند.
houses-claim-positive = { $resource } را بالا می‌برد: حالا { SIGNED($n) }
houses-claim-negative = { $resource } را می‌پاید: حالا { SIGNED($n) }
houses-why-office-highest = { $office }: { SIGNED($n) }. { $resource } را بالا می‌برد؛ هیچ منبعی بالاتر نیست.
houses-why-office-second = { $office }: { SIGNED($n) }. { $resource } را بالا می‌برد که دومین است.
houses-why-office-lowest = { $office }: { SIGNED($n) }. { $resource } را می‌پاید؛ هیچ منبعی پایین‌تر نیست.
houses-why-office-second-lowest = { $office }: { SIGNED($n) }. { $resource } را می‌پاید که یکی مانده به پایین‌ترین است.
houses-why-office-neither = { $office }: { SIGNED($n) }. منبعش { $resource } است، میان آن پنج.
houses-why-bonus = ویژگی‌ها: { SIGNED($n) }. { $perks }
houses-why-reign = پادشاه چقدر به آخر نزدیک است
houses-why-stability = ثبات { $value } است: با { $down } تا کمتر پادشاه می‌گریزد، با { $up } تا بیشتر برکنار می‌شود. هر منبعی هر قدر زیاد یا کم شود، ثبات هم همان‌قدر زیاد یا کم می‌شود.
houses-why-changes = چه بر آن‌ها گذشت
houses-why-series = { $name }: { $changes }
houses-why-start = { $n } در آغاز
houses-why-abstention = { SIGNED($n) } برای رأی ممتنع در فازِ { $phase }
houses-why-deal = { SIGNED($n) } با { $deal }
houses-why-settled = { SIGNED($n) } از امانت، { $deal }
houses-why-gathered = { SIGNED($n) } از تقویت در فازِ { $phase }
houses-why-spent = { SIGNED($n) } در رأی برنده‌ی فازِ { $phase }
houses-why-phase = { SIGNED($n) } در فازِ { $phase }
houses-why-earlier = { SIGNED($n) } در این میان
houses-why-remembered = امضاهای به‌یادمانده‌ی شما قدرت آغازین را عوض کرد: { $events }.
houses-why-mark = { $title } { SIGNED($n) }
houses-why-scores = پرستیژ و تاج
houses-why-no-scores = هنوز هیچ: در پایان هر دور و هر داستان می‌آید.
houses-why-reward = دورِ { $generation }. { $text }

## Reasons where a newcomer meets a number first

houses-reason-coins = سکه: اول ده تا. خرجِ پیمان می‌شود؛ سه خاندانِ پولدارتر امتیاز می‌گیرند.
houses-reason-power = قدرت: اول هشت تا. فقط رأیی که ببرد خرجش می‌کند.
houses-reason-role = منابع { SIGNED($n) }: { $count ->
    [0] هیچ‌کدام از پنج تا آنجا نیست
    [5] هر پنج تا همان‌جاست
   *[other] از پنج تا { $count } تا همان‌جاست
} که نقشتان می‌خواهد.
houses-reason-role-two = منابع { SIGNED($n) }: { $count ->
    [0] هیچ‌کدام از پنج تا در لبه نیست
    [5] هر پنج تا در لبه است
   *[other] از پنج تا { $count } تا در لبه است
}؛ دو تا از همه بهتر است.
houses-reason-spread = منابع { SIGNED($n) }: فاصله‌ی پایین‌ترین تا بالاترین، به علاوه‌ی یک.
houses-section-meaning = این عددها یعنی چه
houses-meaning-tracks = هر منبع از صفر تا بیست است و از ده آغاز می‌کند. ▲ و ▼ شیبِ آن است: تغییر به همان سو یکی بیشتر می‌شود و از بارِ دوم دو تا؛ تغییر به سوی دیگر شیب را برمی‌گرداند.
houses-meaning-stability = ثبات با همه‌ی جابه‌جاییِ منابع می‌رود: در صفر پادشاه می‌گریزد و در بیست برکنار می‌شود.
houses-meaning-pool = قدرتِ آزاد دستِ کسی نیست: خاندان‌هایی که تقویت کنند قسمتش می‌کنند.
houses-meaning-purses = سکه خرجِ پیمان می‌شود و سه خاندانِ پولدارتر امتیاز می‌گیرند. قدرت رأی را می‌برد و رأیی که ببرد خرجش می‌کند.
houses-meaning-scores = پرستیژ و تاج با رفتنِ پادشاه می‌آید.
houses-meaning-levels = آخرِ کار اگر اتحاد پیش باشد پرستیژ برنده را تعیین می‌کند، و اگر تفرقه پیش باشد تاج.
houses-button-what = این‌ها چیست؟
houses-button-deals-asked = پیمان‌ها ({ $n })

## The coach

houses-coach-found = نام هیچ قاعده‌ای را عوض نمی‌کند.
houses-coach-rank-offices = نقشِ علنی‌ای را اول بخواهید که منبعش از همه بالاتر است؛ آخر کار امتیاز دارد. نقشِ نگهبان فقط خرج دارد.
houses-coach-take = حالا { $role } بیشتر می‌ارزد: { $points }. رأی‌ها هنوز همه را جابه‌جا می‌کند.
houses-coach-take-last = { $role } همان است که مانده: با وضعِ حالا { $points }، و رأی‌ها هنوز جابه‌جایش می‌کند.
houses-coach-remove = با وضعِ حالا { $role } از همه بیشتر می‌ارزد: { $points }. آنچه کنار بگذارید به کسی نمی‌رسد.
houses-coach-edge = ثبات روی { $value } است: در { $end ->
    [flight] صفر پادشاه می‌گریزد
   *[deposition] بیست پادشاه برکنار می‌شود
}، شاید با همین رأی.
houses-coach-last = آخرین قدرت: { $free }؛ اگر ببرد، فقط تقویت می‌ماند.
houses-coach-word = قولِ { $side } را به { $houses } داده‌اید. ضامنی ندارد، ولی قولِ شکسته در یادها می‌ماند.
houses-coach-decide = نقش شما { $role ->
    [opportunist] نیمه‌ی پایین را می‌خواهد
    [luxurious] نیمه‌ی بالا را می‌خواهد
    [moderate] میانه را می‌خواهد
    [greedy] دو منبع در لبه‌ها می‌خواهد
    [rebel] لبه‌ها را می‌خواهد
   *[extremist] شکافِ بزرگ می‌خواهد
}؛ { $resource } روی { $value } است و رأیِ { $side } آن را { $way ->
    [up] بالا
   *[down] پایین
} می‌برد.
houses-coach-decide-against = نقش شما { $role ->
    [opportunist] نیمه‌ی پایین را می‌خواهد
    [luxurious] نیمه‌ی بالا را می‌خواهد
    [moderate] میانه را می‌خواهد
    [greedy] دو منبع در لبه‌ها می‌خواهد
    [rebel] لبه‌ها را می‌خواهد
   *[extremist] شکافِ بزرگ می‌خواهد
}؛ { $resource } روی { $value } است و رأیِ { $side } آن را به ضررتان { $way ->
    [up] بالا
   *[down] پایین
} می‌برد: به { $best } فکر کنید.
houses-coach-vote-empty = قدرتِ آزادتان تمام شده است. تقویت یک سکه می‌آورد و سهمی از اندوخته‌ی قدرت.
houses-coach-vote-cast = کارتان تمام است؟ مُهرش کنید. قدرتِ بیشتر شاید رهبری بیاورد.
houses-coach-decide-none = هیچ‌کدام از دو جواب به نقش شما کمکِ چندانی نمی‌کند. رهبریِ که را خوش‌تر دارید؟
houses-coach-decide-leader = هر واقعه‌ای پیش آید رهبر امضایش می‌کند؛ شاید خاندانِ برابرِ دیگری برای نامش به شما سکه بدهد.
houses-coach-offer = پیشنهاد تا تأیید نشود کسی را نمی‌بندد. چه کسی همان را می‌خواهد که شما؟
