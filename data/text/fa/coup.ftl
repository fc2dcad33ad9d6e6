# کودتا: آنچه رخ می‌دهد، آنچه پرسیده می‌شود، آنچه پذیرفته نمی‌شود. شناسه‌ها در همه‌ی زبان‌ها یکی است.

## آنچه رخ می‌دهد؛ own را تنها صاحب صندلی می‌خواند

coup-event-game-started = میز کودتا چیده شد. نوبت اول با { $first } است.
coup-event-draft-picked = { $seat } از دسته‌ی خودش کارتی نگه داشت.
    .own = { $card ->
        [ambassador] سفیر
        [assassin] آدمکش
        [captain] فرمانده
        [contessa] شاهدخت
        [duke] بزرگ‌زاده
       *[other] { $card }
    } را نگه داشتید. چهار کارت دیگر از بازی بیرون رفت.
coup-event-cards-dealt = کارت‌ها پخش شد.
    .own = کارت‌هایتان رسید. جز شما کسی نباید ببیندشان.
coup-event-turn-started = نوبتِ { $turn }: { $seat }
coup-event-action-declared = { $kind ->
    [income] { $seat } درآمدی کسب می‌کند.
    [foreign_aid] { $seat } کمک خارجی می‌خواهد.
    [coup] { $seat } با { $paid } سکه علیه { $target } کودتا می‌کند.
    [tax] { $seat } خود را بزرگ‌زاده می‌خواند و مالیات می‌گیرد.
    [assassinate] { $seat } خود را آدمکش می‌خواند و با { $paid } سکه به { $target } سوءقصد می‌کند.
    [steal] { $seat } خود را فرمانده می‌خواند تا از { $target } باج بگیرد.
   *[exchange] { $seat } خود را سفیر می‌خواند تا کارت معاوضه کند.
}
coup-event-window-opened = { $window ->
    [challenge] این ادعا را می‌شود به چالش کشید.
    [block] جلوی این اقدام را می‌شود گرفت.
   *[challenge_block] این اقدام متقابل را می‌شود به چالش کشید.
}
coup-event-answered = { $answer ->
    [pass] گذشتید. کسی خبر نمی‌شود.
    [stay] همان که گفتید ماند.
    [challenge] چالش شما ثبت شد. تا همه جواب بدهند پنهان می‌ماند.
   *[other] اقدام متقابل شما ثبت شد. تا به کار بیاید پنهان می‌ماند.
}
coup-event-challenged = { $seat } ادعای { $claimant } را به چالش می‌کشد: کارتِ { $claim ->
        [ambassador] سفیر
        [assassin] آدمکش
        [captain] فرمانده
        [contessa] شاهدخت
        [duke] بزرگ‌زاده
       *[other] { $claim }
    } کجاست؟
coup-event-blocked = { $seat } جلوی اقدام را می‌گیرد و می‌گوید { $claim ->
        [ambassador] سفیر
        [assassin] آدمکش
        [captain] فرمانده
        [contessa] شاهدخت
        [duke] بزرگ‌زاده
       *[other] { $claim }
    } دارد.
coup-event-block-stood = اقدام متقابلِ { $seat } پابرجا ماند. آن اقدام انجام نشد.
coup-event-proved = { $seat } کارتِ { $claim ->
        [ambassador] سفیر
        [assassin] آدمکش
        [captain] فرمانده
        [contessa] شاهدخت
        [duke] بزرگ‌زاده
       *[other] { $claim }
    } را نشان داد و از دربار کارت دیگری گرفت.
    .own = کارتِ { $claim ->
        [ambassador] سفیر
        [assassin] آدمکش
        [captain] فرمانده
        [contessa] شاهدخت
        [duke] بزرگ‌زاده
       *[other] { $claim }
    } را نشان دادید و از دربار کارتِ { $card ->
        [ambassador] سفیر
        [assassin] آدمکش
        [captain] فرمانده
        [contessa] شاهدخت
        [duke] بزرگ‌زاده
       *[other] { $card }
    } به شما رسید.
coup-event-claim-dropped = { $of ->
    [action] { $seat } کارتِ { $claim ->
        [ambassador] سفیر
        [assassin] آدمکش
        [captain] فرمانده
        [contessa] شاهدخت
        [duke] بزرگ‌زاده
       *[other] { $claim }
    } را نشان نداد. اقدام ناکام ماند.
   *[block] { $seat } کارتِ { $claim ->
        [ambassador] سفیر
        [assassin] آدمکش
        [captain] فرمانده
        [contessa] شاهدخت
        [duke] بزرگ‌زاده
       *[other] { $claim }
    } را نشان نداد. اقدام متقابل باطل شد.
}
    .own = { $of ->
        [action] کارت نشان داده نشد. اقدامتان ناکام ماند.
       *[block] کارت نشان داده نشد. اقدام متقابلتان باطل شد.
    }
coup-event-refunded = { $coins } سکه به { $seat } برگشت.
coup-event-loss-owed = { $reason ->
    [challenge] { $seat } چالش را باخت و باید کارتی رو کند.
    [assassinate] سوءقصد به { $seat } گرفت و او باید کارتی رو کند.
   *[coup] کودتا { $seat } را گرفت و او باید کارتی رو کند.
}
    .own = { $reason ->
        [challenge] چالش را باختید و باید کارتی رو کنید.
        [assassinate] آدمکش به شما رسید و باید کارتی رو کنید.
       *[coup] کودتا شما را گرفت و باید کارتی رو کنید.
    }
coup-event-influence-lost = { $seat } کارتِ { $card ->
        [ambassador] سفیر
        [assassin] آدمکش
        [captain] فرمانده
        [contessa] شاهدخت
        [duke] بزرگ‌زاده
       *[other] { $card }
    } را رو کرد.
    .own = کارتِ { $card ->
        [ambassador] سفیر
        [assassin] آدمکش
        [captain] فرمانده
        [contessa] شاهدخت
        [duke] بزرگ‌زاده
       *[other] { $card }
    } را رو کردید.
coup-event-eliminated = { $seat } دیگر نفوذی ندارد و به ناکجاآباد تبعید شد.
    .own = دیگر نفوذی ندارید و به ناکجاآباد تبعید شدید.
coup-event-coins-forfeited = آنچه از { $seat } ماند به خزانه رفت: { $coins } سکه.
coup-event-coins-gained = { $seat } از خزانه { $coins } سکه گرفت.
coup-event-coins-stolen = { $seat } از { $target } باج گرفت: { $coins } سکه.
coup-event-exchange-begun = { $seat } دو کارت دربار را نگاه می‌کند.
    .own = دو کارت دربار پیش شماست. انتخاب کنید چه بماند.
coup-event-exchanged = { $seat } معاوضه کرد.
    .own = معاوضه کردید. هرچه نگه نداشتید به دربار برگشت.
coup-event-deadline-missed = وقتِ { $seat } گذشت و حرکتِ پیش‌فرض انجام شد. پشتِ سرِ هم تا حالا { $missed } بار.
coup-event-resigned = { $by ->
    [default] { $seat } زیادی غایب بود و از بازی می‌رود.
   *[other] { $seat } از بازی می‌رود.
}
coup-event-game-ended = { $why ->
    [last_standing] { $winner } تنها بازمانده است و می‌برد.
    [deserted] دیگران همه رفتند. { $winner } می‌برد.
   *[turn_cap] نوبت آخر هم گذشت. کسی نبرد.
}
coup-event-revealed = بازی تمام شد. همه‌ی کارت‌ها رو شد.

## آنچه پذیرفته نمی‌شود

coup-refusal-not-asked = الان این را از شما نپرسیده‌اند.
coup-refusal-seats-wrong = کودتا با { $seats } صندلی بازی نمی‌شود.
coup-refusal-already-picked = یک بار کارتتان را نگه داشته‌اید.
coup-refusal-must-coup = با { $coins } سکه چاره‌ای جز کودتا نیست.
coup-refusal-too-few-coins = بهایش { $cost } سکه است و شما { $coins } سکه دارید.
coup-refusal-target-self = هدف نمی‌شود خودتان باشید.
coup-refusal-target-not-living = این صندلی در بازی نیست.
coup-refusal-target-broke = { $target } سکه‌ای ندارد که باج بدهد.
coup-refusal-already-answered = جوابتان را داده‌اید.
coup-refusal-no-claim = اینجا ادعایی نیست که به چالش بکشید. تنها جلویش را می‌شود گرفت.
coup-refusal-no-block-here = جلوی این را نمی‌شود گرفت.
coup-refusal-not-target = جلوی این را تنها خودِ هدف می‌تواند بگیرد.
coup-refusal-wrong-blocker = این کار از کارتِ { $character ->
        [ambassador] سفیر
        [assassin] آدمکش
        [captain] فرمانده
        [contessa] شاهدخت
        [duke] بزرگ‌زاده
       *[other] { $character }
    } برنمی‌آید.
coup-refusal-block-too-early = نوبتِ اقدام متقابل پس از چالش‌هاست.
coup-refusal-not-in-hand = کارتِ { $character ->
        [ambassador] سفیر
        [assassin] آدمکش
        [captain] فرمانده
        [contessa] شاهدخت
        [duke] بزرگ‌زاده
       *[other] { $character }
    } دست شما نیست.
coup-refusal-no-such-card = چنین کارتی نیست.
coup-refusal-keep-count = دقیقاً { $count } کارتِ متفاوت نگه دارید.
coup-refusal-out-of-game = شما از بازی بیرون رفته‌اید.
coup-refusal-already-leaving = همین که این اقدام تمام شود می‌روید.

## آنچه پرسیده می‌شود، و آنچه با سکوت رخ می‌دهد

coup-ask-draft = از دسته‌ی خود کدام کارت را نگه می‌دارید؟
coup-ask-turn = نوبت شماست. چه می‌کنید؟
coup-ask-forced-turn = کیسه‌تان زیادی پر است و باید کودتا کنید. علیه چه کسی؟
coup-ask-challenge = این ادعا را به چالش می‌کشید؟
coup-ask-block = جلوی این اقدام را می‌گیرید؟
coup-ask-challenge-block = این اقدام متقابل را به چالش می‌کشید؟
coup-ask-prove = کارت را نشان می‌دهید یا یکی را از دست می‌دهید؟
coup-ask-lose = کدام کارت را رو می‌کنید؟
coup-ask-exchange = کدام کارت‌ها را نگه می‌دارید؟
coup-ask-reconsider = گذشته‌اید یا اقدامی متقابل ثبت کرده‌اید. هنوز می‌توانید نظرتان را عوض کنید.
coup-otherwise-random-card = کارتی با قرعه
coup-otherwise-income = کسب درآمد
coup-otherwise-coup-strongest = کودتا علیه قوی‌ترین رقیب
coup-otherwise-pass = بدون چالش
coup-otherwise-no-block = بدون اقدام متقابل
coup-otherwise-prove-or-lose-left = اگر کارت هست نشان داده می‌شود، وگرنه کارت اول رو می‌شود
coup-otherwise-lose-left = کارت اول رو می‌شود
coup-otherwise-keep-own = همان کارت‌ها می‌ماند
coup-otherwise-stay = همان جواب می‌ماند

## حرکت‌ها

coup-action-draft = نگه‌داشتنِ { $character ->
        [ambassador] سفیر
        [assassin] آدمکش
        [captain] فرمانده
        [contessa] شاهدخت
        [duke] بزرگ‌زاده
       *[other] { $character }
    }
    .description = یک کارت از دسته‌ی شما؛ چهار کارت دیگر از بازی بیرون می‌رود.
    .menu = نگه‌داشتن یک کارت
coup-action-income = کسب درآمد
    .description = یک سکه. کسی جلویش را نمی‌گیرد.
coup-action-foreign-aid = کمک خارجی
    .description = دو سکه، مگر کسی خود را بزرگ‌زاده بخواند.
coup-action-coup = کودتا علیه { $target }
    .description = هفت سکه. هدف کارتی رو می‌کند و کسی جلویش را نمی‌گیرد.
    .menu = کودتا علیه
coup-action-tax = مالیات
    .description = سه سکه. ادعای بزرگ‌زاده.
coup-action-assassinate = سوءقصد به { $target }
    .description = سه سکه. هدف کارتی رو می‌کند. ادعای آدمکش؛ شاهدخت جلویش را می‌گیرد.
    .menu = سوءقصد به
coup-action-steal = باج‌گیری از { $target }
    .description = دو سکه از هدف. ادعای فرمانده؛ فرمانده یا سفیر جلویش را می‌گیرد.
    .menu = باج‌گیری از
coup-action-exchange = معاوضه
    .description = دو کارت دربار برای انتخاب. ادعای سفیر.
coup-action-pass = گذر
    .description = نه چالش و نه اقدام متقابل.
coup-action-challenge = چالش
    .description = هر که بر خطا باشد کارتی رو می‌کند.
coup-action-block = جلوگیری با { $character ->
        [ambassador] سفیر
        [assassin] آدمکش
        [captain] فرمانده
        [contessa] شاهدخت
        [duke] بزرگ‌زاده
       *[other] { $character }
    }
    .description = ادعای همین کارت؛ هر کسی می‌تواند به چالش بکشدش.
    .menu = جلوگیری با
coup-action-prove = نشان دادن کارت
    .description = به دربار می‌رود و کارت دیگری می‌آید؛ چالش‌گر کارتی رو می‌کند.
coup-action-lose = { $slot ->
    [0] رو کردن کارت اول
   *[1] رو کردن کارت دوم
}
    .description = تا پایان رو می‌ماند.
    .menu = رو کردن کارت
coup-action-keep = نگه‌داشتن همین‌ها
    .description = باقی به دربار برمی‌گردد.
    .menu = نگه‌داشتن
coup-action-resign = خروج از بازی
    .description = با پایان این اقدام بیرون می‌روید، و در نوبت خودتان بی‌درنگ.
coup-field-target = هدف
coup-field-character = شخصیت
coup-field-slot = کارت
coup-field-slots = کارت‌ها

## مقدارها

coup-choice-ambassador = سفیر
coup-choice-assassin = آدمکش
coup-choice-captain = فرمانده
coup-choice-contessa = شاهدخت
coup-choice-duke = بزرگ‌زاده
coup-choice-income = کسب درآمد
coup-choice-foreign-aid = کمک خارجی
coup-choice-coup = کودتا
coup-choice-tax = مالیات
coup-choice-assassinate = سوءقصد
coup-choice-steal = باج‌گیری
coup-choice-exchange = معاوضه
coup-choice-off = خیر
coup-choice-on = بله
coup-choice-winner = برنده‌ی پیشین
coup-choice-random = با قرعه
coup-choice-host = میزبان
coup-choice-shuffled = با قرعه چیده
coup-choice-join-order = به ترتیب ورود
coup-choice-draft-one-coin = انتخاب کارت، و یک سکه برای آغازکننده
coup-choice-deal-one-coin = پخش ساده، و یک سکه برای آغازکننده
coup-choice-deal-two-coins = پخش ساده، و دو سکه برای هر کس
coup-choice-arrival = جواب اول به حساب می‌آید
coup-choice-sealed = پنهان تا همه جواب بدهند
coup-choice-finite = پنجاه سکه
coup-choice-unlimited = بی‌پایان
coup-choice-names = با نام
coup-choice-count = تنها شمار
coup-result-last-standing = تنها بازمانده می‌برد.
coup-result-deserted = دیگران همه رفتند.
coup-result-turn-cap = نوبت آخر گذشت و کسی نبرد.

## گزینه‌ها

coup-option-first-player = بازیکن اول
    .description = چه کسی آغاز می‌کند: برنده‌ی پیشین اگر سر میز باشد، قرعه، یا میزبان.
coup-option-seating = چیدن صندلی‌ها
    .description = صندلی‌ها یک بار در آغاز با قرعه چیده می‌شود یا به ترتیب ورود می‌ماند.
coup-option-two-player = دو نفره
    .description = آیا دو بازیکن کارتی انتخاب می‌کنند، و آغازکننده چند سکه دارد؟
coup-option-block-after-own-challenge = جلوگیری پس از چالش خود
    .description = آیا هدفی که چالش کرد و باخت هنوز می‌تواند جلوی اقدام را بگیرد؟
coup-option-auto-prove = نشان دادن خودبه‌خود
    .description = کارتی که به چالش کشیده شده، اگر در دست باشد، خودبه‌خود نشان داده می‌شود؟ تندتر است، اما کارتی را که دارید نمی‌توانید پنهان کنید.
coup-option-reaction-order = ترتیب واکنش‌ها
    .description = جواب اول به حساب می‌آید، یا همه پنهان می‌ماند و نزدیک‌ترین در جهت ساعت به حساب می‌آید.
coup-option-early-block = جلوگیری پیشاپیش
    .description = هدف می‌تواند تا چالش باز است اقدام متقابلش را ثبت کند.
coup-option-reopen-aid-block = جلوگیری دوباره از کمک خارجی
    .description = پس از باطل شدن یک اقدام متقابل، دیگران هم می‌توانند جلوی کمک خارجی را بگیرند.
coup-option-steal-from-broke = باج از بی‌سکه
    .description = آیا می‌شود از کسی که سکه ندارد باج گرفت؟
coup-option-treasury = خزانه
    .description = آیا سکه‌های خزانه تمام می‌شود؟
coup-option-max-turns = سقف نوبت‌ها
    .description = پس از این تعداد نوبت بازی بی‌برنده تمام می‌شود؛ صفر یعنی هرگز.
coup-option-afk-limit = تصمیم‌های ازدست‌رفته
    .description = پس از این تعداد تصمیم ازدست‌رفته‌ی پشتِ سرِ هم، بازیکن می‌رود؛ صفر یعنی هرگز.
coup-option-show-waiting = چه کسی باید جواب بدهد
    .description = میز از کسانی که جواب نداده‌اند نام می‌برد، یا تنها می‌شماردشان.
coup-option-winner = برنده‌ی پیشین
    .description = صندلیِ برنده‌ی بازی پیشین.
coup-option-host = میزبان
    .description = صندلیِ میزبان.
