# Houses: Legacy of Generations. What the council reads. Slots are names and numbers of events, moves and views.

houses-name = خاندان‌ها: میراث نسل‌ها
    .description = پادشاه می‌رود، شورا می‌ماند، و خاندان‌ها یادشان می‌ماند.
houses-opening = پادشاهی بر تخت است و شما خاندانی از شورا هستید: هر فاز مسئله‌ای دارد، معامله می‌کنید، قول می‌گیرید و پنهانی رأی می‌دهید. هر خاندان نقشی مخفی دارد، و آنچه امضا می‌کنید نسل‌ها یادشان می‌ماند.
houses-opening-realm = کشور پنج عدد از ۰ تا ۲۰ دارد: { $resources }.
houses-opening-card = مسئله‌ای می‌رسد: آری یا خیر؟
houses-opening-trade = معامله، قول، رأیِ پنهانی
houses-opening-role = نقش مخفی‌تان کشور را چنین می‌خواهد
houses-opening-ends = این پادشاهی چه پایانی دارد؟

## Building blocks

houses-character = { $name } { $ordinal } از { $house }
houses-answer = { $side }، «{ $title }»
houses-quoted = «{ $title }»
houses-line = «{ $name }»
houses-momentum-up = ▲ رو به بالا
houses-momentum-down = ▼ رو به پایین
houses-effect-up = { $resource } +
houses-effect-down = { $resource } −
houses-effect-amount = { $resource } { SIGNED($by) }
houses-nobody = هیچ‌کس
houses-nothing = هیچ
houses-figure = { $n }
houses-hidden = مخفی
houses-anybody = یکی از خاندان‌ها
houses-ballot = { $kind ->
    [yes] آری با { $power } قدرت
    [no] خیر با { $power } قدرت
    [gather] ممتنع و تقویت
   *[moderate] ممتنع و مدیریت
}
houses-ballot-sealed = { $ballot }، مُهرشده
houses-gain-prestige = { $n } پرستیژ
houses-gain-crown = { $n } تاج
houses-in-phase = در فازِ { $phase }

## What happened

houses-event-campaign-opened = کارزار آغاز شد: { $houses } خاندان، { $lines } خط داستان، حداکثر { $generations } دور. حالا هر بازیکن خاندانی برپا می‌کند: «صندلی من» زیرِ نمای شورا یکی آماده دارد.
houses-event-house-founded = { $given ->
    [true] سکوت هم جوابی است: { $house } با قرعه برپا شد و نامش را از نشانش گرفت.
    [bare] { $house } برپا شد و نامش را از نشانش گرفت.
   *[other] { $house } برپا شد، با نشانِ { $emblem }؛ { $person } از زبانش سخن می‌گوید.
}
    .own = خاندان شما برپاست: { $house }، با نشانِ { $emblem }. { $person } از زبانش سخن می‌گوید.
houses-stewards-founded = بازیِ { $houses } با پیشکارهاست.
houses-event-first-name-changed = بزرگِ { $house } در دور بعد { $person } خواهد بود.
    .own = بزرگِ خاندان شما در دور بعد { $person } خواهد بود.
houses-event-house-ready = { $house } برای دور بعد آماده است.
    .own = ثبت شد: خاندان شما دیگر معطل نمی‌کند.
houses-event-stop-agreed = { $agree ->
    [true] { $rest ->
        [0] { $house } هم راضی است. همه راضی‌اند: کارزار با همین دور تمام می‌شود.
       *[other] { $house } راضی است که کارزار با همین دور تمام شود.
    }
   *[other] { $house } برگشت و می‌خواهد کارزار ادامه یابد.
}
    .own = { $agree ->
    [true] { $rest ->
        [0] ثبت شد. همه‌ی خاندان‌ها راضی‌اند: این دور آخرین است.
       *[other] ثبت شد. وقتی همه‌ی خاندان‌ها راضی باشند، این دور آخرین است.
    }
   *[other] ثبت شد: خاندان شما می‌خواهد ادامه دهد.
}
houses-event-house-rewarded = { $why ->
    [place] { $house }: { $gain } برای مقامِ { $number }
    [rebel] { $house }: { $gain }، که شورشی داشت و پادشاه رفت
    [record] { $house }: { $gain } برای نقش‌هایی که داشته است
    [story] { $house }: { $gain } برای بیشترین امضا در داستان
   *[perk] { $house }: { $gain } از ویژگی‌اش
}
houses-event-achievement-reached = { $house } به دستاوردی رسید: { $goal }. از این پس: { $perk }.
houses-event-campaign-ended = { $why ->
    [unity] کارزار به سر رسید. اتحاد { $unity }، تفرقه { $division }: سرزمین یکی ماند و پرستیژ داور است.
    [division] کارزار به سر رسید. اتحاد { $unity }، تفرقه { $division }: سرزمین از هم گسست و تاج داور است.
   *[level] کارزار به سر رسید. اتحاد { $unity }، تفرقه { $division }: هیچ‌کدام نچربید و پرستیژ و تاج با هم حساب است.
}
houses-event-history-forgotten = سه نسل گذشت و از زندگان کسی { $events } را به یاد ندارد.
houses-event-generation-opened = دورِ { $number }: { $king } بر تخت نشست. در اندوخته { $pool } قدرت است.
houses-event-offices-ranked = { $given ->
    [true] { $house } ساکت ماند؛ تازه‌ترین حقش پیش افتاد.
   *[other] { $house } حق‌هایش را به ترتیب گفت.
}
    .own = { $given ->
    [true] ساکت ماندید؛ تازه‌ترین حق شما پیش افتاد.
   *[other] ترتیب نقش‌های علنی شما: { $order }.
}
houses-event-offices-dealt = نقش‌های علنی پر شد. با قرعه: { $lots }.
houses-event-council-seated = رهبری شورا با { $leader } است و مدیریتش با { $moderator }.
houses-event-draft-opened = نقش‌های مخفی دست به دست می‌شود. نخست { $remover } یکی را کنار می‌گذارد؛ بعد به این ترتیب برمی‌دارند: { $order }.
houses-event-draft-turned = نقش‌ها پیشِ روی { $house } است.
    .own = نوبت شماست. { $n ->
        [1] نقشِ آخر را فقط شما می‌بینید: { $roles }.
       *[other] این نقش‌ها را شما می‌بینید و کس دیگری نه: { $roles }.
    }
houses-event-role-removed = { $given ->
    [true] { $house } ساکت ماند؛ نقشی با قرعه کنار رفت.
   *[other] { $house } نقشی را کنار گذاشت.
}
    .own = در این دور { $role } نیست و این را فقط شما می‌دانید. حالا نقشی برای خودتان بردارید.
houses-event-role-taken = { $given ->
    [true] { $house } ساکت ماند و نقشش با قرعه تعیین شد.
   *[other] { $house } نقشش را دارد.
}
    .own = نقش مخفی شما { $role } است. { $clause }
houses-event-phase-opened = فازِ { $number }: { $title }
houses-event-outcome-peeked = { $house } پشت پرده را می‌بیند.
    .own = اگر جواب { $side } باشد، پیش از شیب این می‌شود: { $effects }. { $mark }
houses-peeked-now = با شیبِ حالا: { $effects }.
houses-event-momentum-turned = شیبِ { $resource } را { $house } برگرداند: حالا { $momentum }.
    .own = شیبِ { $resource } را برگرداندید: حالا { $momentum }.
houses-event-ballot-cast = { $house } رأی داد.
    .own = رأی شما: { $ballot }. رأیِ داده‌شده عوض نمی‌شود.
    .open = { $house }: { $ballot }.
    .deal = { $deal } به‌جای شما رأی داد: { $ballot }.
houses-event-power-added = { $house } قدرت افزود: حالا در رأیش { $power } قدرت است.
    .own = حالا در رأی شما { $power } قدرت است.
houses-event-ballot-sealed = { $house } رأیش را مُهر کرد.
    .own = رأی شما مُهر شد.
houses-event-ballot-missed = { $house } تا آخر ساکت ماند و غایب است.
    .own = تا آخر ساکت ماندید و غایبید.
houses-event-moderator-taken = { $house } ممتنع شد و مدیرِ این فاز است.
    .own = در این فاز صندلی مدیر از آنِ شماست.
houses-event-ballots-counted = آری { $yes }، خیر { $no }.
houses-event-moderator-asked = { $house } مدیر است و باید بگوید: { $choices }.
    .own = { $sides ->
    [1] جواب معلوم است و رهبر را شما می‌گویید: { $choices }.
   *[other] شورا برابر شد و چشم‌ها به شماست. می‌توانید بگویید: { $choices }.
}
houses-event-decision-taken = { $by ->
    [moderator] مدیر گفت و شورا مُهر برنهاد: { $side }. رهبری به { $leader } رسید، و بازگشتی نبود.
    [deal] مدیر پیش از رأی قول داده بود و حالا مُهر برنهاد: { $side }. رهبری به { $leader } رسید، و بازگشتی نبود.
    [silence] مدیر ساکت ماند و سکوتش را هم شنیدند: { $side }. رهبری به { $leader } رسید، و بازگشتی نبود.
   *[count] شورا رأی داد و مُهر برنهاد: { $side }. رهبری به { $leader } رسید، و بازگشتی نبود.
}
    .own = { $by ->
    [moderator] رأی شما این شد: { $side }، و رهبری با { $leader }.
    [deal] پیمان شما این را گفت: { $side }، و رهبری با { $leader }.
    [silence] سکوت شما این را گفت: { $side }، و رهبری با { $leader }.
   *[count] شمارش این را گفت: { $side }، و رهبری با { $leader }.
}
houses-event-power-settled = { $spent ->
    [0] کسی قدرتی خرج نکرد؛ در اندوخته حالا { $pool } قدرت است.
   *[other] { $spent } قدرت به اندوخته رفت و حالا { $pool } قدرت در آن است.
}
houses-event-outcome-drawn = { $text }
houses-event-resource-moved = { $resource } { SIGNED($by) }: حالا { $value }، { $momentum }
houses-event-stability-moved = ثبات { SIGNED($by) }: حالا { $value }
houses-event-event-signed = { $sign ->
    [positive] به نامِ { $house } نوشته شد، به سودِ { $resource }: { $title }.
   *[negative] به نامِ { $house } نوشته شد، به زیانِ { $resource }: { $title }.
}
houses-event-story-signed = داستانِ { $line } به نامِ { $house } پیش رفت: { $title }.
houses-event-story-ended = { $end ->
    [unity] داستانِ { $line } به اتحاد رسید. پایانش را { $house } امضا کرد و این را نگه می‌دارد: { $perk }. بیشترین امضا از { $most } است. اتحاد { $unity }، تفرقه { $division }.
   *[division] داستانِ { $line } به تفرقه رسید. پایانش را { $house } امضا کرد و این را نگه می‌دارد: { $perk }. بیشترین امضا از { $most } است. اتحاد { $unity }، تفرقه { $division }.
}
houses-event-deal-offered = { $maker } به { $partner } پیمانی پیشنهاد می‌کند.
    .own = پیشنهاد شما به { $partner } رفت. تا تأیید نشده است می‌توانید در «پیمان‌ها» پسش بگیرید.
houses-event-deal-confirmed = پیمانِ { $maker } و { $partner } تأیید شد و از حالا برقرار است.
houses-event-deal-declined = { $partner } پیشنهادِ { $maker } را رد کرد.
houses-event-deal-withdrawn = { $maker } پیشنهادش به { $partner } را پس گرفت.
houses-event-deal-lapsed = فاز تمام شد و پیشنهادِ { $maker } به { $partner } هم با آن.
houses-lapsed-offers = { $n } پیشنهاد با فاز از اعتبار افتاد؛ متنشان میانِ پیمان‌هاست.
houses-lapsed-offer = از { $maker } به { $partner }
houses-event-deal-impossible = پیشنهادِ { $maker } به { $partner } فعلاً شدنی نیست و از میان رفت.
houses-paid-out = { $coins } به { $house }
houses-fate-terms = متنش این بود: { $terms }
houses-about-found = وقتِ برپا کردنِ خاندانتان است
houses-about-vote = مسئله‌ی تازه‌ای به رأی گذاشته شد
houses-about-decide = مدیرِ شورا داوری می‌کند
houses-event-deal-flawed = { $deal } از سوی شما شدنی نبود: { $reason }
houses-event-clauses-settled = حسابِ { $deal } برای این فاز بسته شد. از امانت: { $paid }.
houses-event-deal-closed = { $deal } به سر رسید. { $maker_side ->
    [kept] از سوی { $maker } انجام شد،
    [word] { $maker } فقط قول داده بود،
    [nothing] چیزی بر عهده‌ی { $maker } نبود،
   *[void] از سوی { $maker } موضوعی نماند،
} { $partner_side ->
    [kept] از سوی { $partner } انجام شد.
    [word] { $partner } فقط قول داده بود.
    [nothing] چیزی بر عهده‌ی { $partner } نبود.
   *[void] از سوی { $partner } موضوعی نماند.
}
houses-event-word-broken = { $house } پیشِ شورا می‌گوید { $by } قولش را در { $deal } شکسته است.
houses-event-promise-marked = { $kept ->
    [true] به گفته‌ی { $marker } قولِ { $by } در { $deal } به جا آمد.
   *[other] به گفته‌ی { $marker } قولِ { $by } در { $deal } شکست.
}
    .own = { $kept ->
    [true] گفتید که قولِ { $by } در { $deal } به جا آمد.
   *[other] گفتید که قولِ { $by } در { $deal } شکست.
}
houses-event-phase-closed = فازِ { $number } تمام شد.
houses-event-king-fell = { $end ->
    [death] { $king } درگذشت. فازِ هفتم ممکن است آخرین فازِ هر پادشاهی باشد و از فازِ نهم هیچ‌کدام نمی‌گذرد.
    [flight] { $king } گریخت: ثبات به صفر رسید.
   *[deposition] { $king } برکنار شد: ثبات به بیست رسید.
}
houses-event-generation-scored = دورِ { $number } به امتیاز. نقش‌های مخفی حالا آشکار است.
houses-event-generation-closed = { $final ->
    [true] دورِ { $number } آخرین دور بود.
   *[other] دورِ { $number } تمام شد. نفسی بگیرید، نامِ بزرگِ بعدی خاندانتان را بگویید، و خبر بدهید که آماده‌اید.
}

## Pieces of posts

houses-section-count = شمارش آرا
houses-section-decision = تصمیم مدیر
houses-section-outcome = آنچه پیش آمد
houses-section-names = امضاها
houses-section-deals = پیمان‌ها
houses-section-goals = دستاوردها
houses-section-end = پایان یک سلطنت
houses-section-scores = امتیازها
houses-section-rewards = پرستیژ و تاج
houses-section-campaign = پایان کارزار
houses-section-realm = سرزمین
houses-section-houses = خاندان‌ها
houses-section-stories = داستان‌ها
houses-section-memory = در یادها
houses-count-line = { $house }: { $ballot }
houses-count-absent = { $house }: غایب
houses-count-leader = (رهبر)
houses-count-moderator = (مدیر)
houses-power-shares = از اندوخته گرفتند: { $shares }.
houses-share = { $house } { SIGNED($power) }
houses-signed-for = رهبری با { $leader } بود که به حکم پیمان، امضا را به { $house } داد.
houses-signed-twice = برای قدرت آغازین امضاکننده دو بار حساب می‌شود.
houses-pushed = و { $title } از یادها رفت.
houses-brief-signed = { $sign ->
    [positive] امضای { $house }، به سودِ { $resource }: { $title }.
   *[negative] امضای { $house }، به زیانِ { $resource }: { $title }.
}
houses-brief-chapter = { $house } { $title } را در { $line } امضا کرد.
houses-brief-chapter-perk = { $house } { $title } را در { $line } امضا کرد، و تا فصل بعد این را دارد: { $perk }.
houses-brief-chapter-ended = { $house } { $title } را در { $line } امضا کرد و داستان به { $end ->
    [unity] اتحاد
   *[division] تفرقه
} رسید (اتحاد { $unity }، تفرقه { $division }). برای همیشه دارد: { $perk }.
houses-missed = **برخلافِ پیش‌بینی:** { $parts }.
houses-missed-stays = { $missed } پادشاه می‌ماند.
houses-missed-way = { $resource } { $was ->
    [up] باید زیاد می‌شد
   *[down] باید کم می‌شد
} { $came ->
    [up] و زیاد شد
    [down] و کم شد
   *[none] و تکان نخورد
}
houses-missed-event = واقعه‌ی پیش‌بینی‌شده نیامد
houses-missed-more = { $before }؛ { $after }
houses-brief-over = پادشاهیِ { $king } همین‌جا تمام شد.
houses-brief-deal = پیمانی به سر رسید: { $first } { $second }
houses-brief-deal-void = پیمانی به سر رسید: { $houses } (موضوعی نماند).
houses-brief-deals = { $told ->
    [1] { $n } پیمانِ دیگر هم به سر رسید.
   *[0] { $n } پیمان به سر رسید.
}
houses-brief-goal = { $house } به دستاوردی رسید. از این پس: { $perk }.
houses-brief-goals = { $n ->
    [1] { $houses } به دستاوردی رسید.
   *[other] { $n } خاندان به دستاوردی رسیدند.
}
houses-brief-decided = { $by ->
    [deal] قولِ پیشینِ مدیر کار را تمام کرد؛ رهبری به { $leader } رسید.
    [silence] سکوتِ مدیر کار را تمام کرد؛ رهبری به { $leader } رسید.
   *[moderator] مدیر تصمیم گرفت؛ رهبری به { $leader } رسید.
}
houses-brief-ended = { $line } به { $end ->
    [unity] اتحاد
   *[division] تفرقه
} رسید: اتحاد { $unity }، تفرقه { $division }. { $house } برای همیشه دارد: { $perk }.
houses-brief-half = { $house }: { $clauses } { $stand ->
    [kept] (شد).
    [word] (فقط قول).
    [nothing] (چیزی بر عهده نبود).
   *[void] (موضوعی نماند).
}
houses-brief-reason = چرا { $resource } { SIGNED($by) }: جواب { SIGNED($asked) } می‌آورد، و { SIGNED($more) } چون از پیش { $up ->
    [1] بالا می‌رفت
   *[0] پایین می‌رفت
}.
houses-perk-passes = تا کسی فصل بعد را ننوشته است، { $house } این را دارد: { $perk }.
houses-handed = نقشِ { $role } را ندیده به { $house } می‌سپارید.
houses-mortal = { $percent ->
    [100] فازِ آخرِ پادشاه.
   *[other] احتمالِ مرگِ پادشاه: { $percent }٪
}
houses-recycled = همه‌ی کارها یک بار پیش شورا آمده است؛ قدیمی‌ها برمی‌گردند.
houses-abstention-coins = { $coins } به شما رسید.
houses-score-line = { $place }. { $house }، { $role }: { $total } ({ $clauses })
houses-score-level = اگر امتیازها برابر باشد، قدرتِ مانده‌ی بیشتر جلو می‌افتد؛ بعد سکه‌ی بیشتر، بعد پرستیژِ کمتر.
houses-score-resources = منابع { SIGNED($n) }
houses-score-coins = سکه { SIGNED($n) }
houses-score-offices = نقش علنی { SIGNED($n) }
houses-score-power = قدرت { SIGNED($n) }
houses-score-bonus = ویژگی { SIGNED($n) }
houses-place-line = { $place }. { $house }: { $prestige } پرستیژ، { $crown } تاج
houses-tossed = شیبِ آغازینِ { $resources } با شیر یا خط معلوم شد.
houses-offices-line = { $house }: { $offices }
houses-mark-event = واقعه‌ای هم می‌آورد: { $title }.
houses-mark-story = فصلی از داستان هم می‌آید: { $title }.
houses-mark-none = واقعه‌ای نمی‌آورد.
houses-preview-outcome = { $percent }٪: { $effects }. { $marks }
houses-preview-condition = { $percent }٪، اگر شرطش برقرار باشد: { $effects }. { $marks }

## The phase, the realm, the board

houses-forecast = { $side }: { $title }
houses-forecast-nothing = چیزی پیدا نیست
houses-forecast-positive = واقعه‌ی مثبتِ { $resource }
houses-forecast-negative = واقعه‌ی منفیِ { $resource }
houses-forecast-story = فصلی تازه
houses-forecast-end = { $end ->
    [unity] پایانی در اتحاد
   *[division] پایانی در تفرقه
}
houses-forecast-holds = فصلی تازه؛ هر که امضایش کند تا فصلِ بعد دارد: { $perk }
houses-forecast-keeps = { $end ->
    [unity] پایانی در اتحاد
    [division] پایانی در تفرقه
   *[either] هر دو پایان
}؛ هر که امضایش کند تا پایانِ کارزار دارد: { $perk }
houses-forecast-warning = پیش‌بینی قول نیست.
houses-near-end = ثبات { $value } است: شاید همین رأی دور را تمام کند.
houses-phase-crisis = { $begins ->
    [true] بحرانی آغاز می‌شود: شاید کارِ بعدی از همین پاسخ بیاید.
   *[other] بحران ادامه دارد. در رأیِ نخستش رهبری با { $house } بود.
}
houses-phase-line = داستانِ { $line }. { $question }
houses-resource = { $resource } { $value }، { $momentum }
houses-resource-run = { $resource } { $value }، { $momentum }، { $run } بار پیاپی
houses-stability = ثبات { $value }؛ در صفر پادشاه می‌گریزد، در بیست برکنار می‌شود
houses-pool = اندوخته‌ی قدرت آزاد { $pool }
houses-council-one = رهبری و مدیریت هر دو با { $leader } است.
houses-council = رهبری با { $leader } است و مدیریت با { $moderator }.
houses-king-reigns = { $king } بر تخت است.
houses-awaited = هنوز چشم‌به‌راهِ { $houses }.
houses-phase-awaited = چشم‌به‌راهِ { $who }
houses-phase-awaited-until = چشم‌به‌راهِ { $who } · تا { $at }، { $left }
houses-awaited-everybody = همه‌ی خاندان‌ها
houses-awaited-nobody = چشم‌به‌راهِ کسی نیستیم.
houses-awaited-seals = همه رأی داده‌اند. وقتی همه مُهر کنند یا مهلت تمام شود، آرا شمرده می‌شود.
houses-purse = { $house }: { $coins } سکه، { $power } قدرت
houses-house-tempered = { $house } ({ $temper })
houses-temper-bold = بی‌باک
houses-temper-schemer = دسیسه‌چین
houses-temper-miser = خسیس
houses-temper-loyal = وفادارِ تخت
houses-temper-grudging = کینه‌جو
houses-temper-devout = دل‌بسته‌ی { $resource }
houses-purse-hidden = { $house }
houses-purse-offices = { $purse }؛ { $offices }
houses-standing-house = { $house }: { $prestige } پرستیژ، { $crown } تاج
houses-standing-unity = اگر به اتحاد می‌رسید: { $order }
houses-standing-division = اگر به تفرقه می‌رسید: { $order }
houses-level = { $houses } (برابر)
houses-place-after = { $before }؛ { $after }
houses-levels = اتحاد { $unity }، تفرقه { $division }
houses-story-open = { $line }: { $title }
houses-story-signed = { $line }: { $title }، به امضای { $house }
houses-story-goes-on = { $line }: { $question } تا اینجا: { $title }
houses-story-ended = { $line }: به { $end } رسید
houses-memory = { $resource }: { $events }
houses-memory-positive = + { $title } ({ $house })
houses-memory-negative = − { $title } ({ $house })
houses-generation = دورِ { $number } از حداکثر { $most }
houses-stage = { $stage ->
    [founding] خاندان‌ها برپا می‌شوند.
    [interlude] یک دور تمام شده و دور بعد هنوز نیامده است.
    [ranking] خاندان‌ها نقش‌های علنی را به ترتیب می‌گویند.
    [draft] نقش‌های مخفی دست به دست می‌شود.
    [vote] شورا رأی می‌دهد.
    [decide] مدیر تصمیم می‌گیرد.
    [over] کارزار به سر رسیده است.
   *[other] شورا سرگرم کار است.
}

## Pictures: what stands on them, and the same for those who listen

houses-picture-reign = دورِ { $number } از { $most }
houses-picture-stage = { $stage ->
    [founding] برپایی
    [interlude] میان دو دور
    [ranking] ترتیبِ نقش‌های علنی
    [draft] نقش‌های مخفی
    [vote] رأی‌گیری
    [decide] تصمیمِ مدیر
    [over] پایان
   *[other] کارِ شورا
}
houses-picture-flees = می‌گریزد
houses-picture-deposed = برکنار
houses-picture-stability = ثبات
houses-picture-pool = قدرت آزاد
houses-picture-memory = در یادها
houses-picture-unity = اتحاد
houses-picture-division = تفرقه
houses-picture-seat = صندلیِ { $number }
houses-picture-head = { $king }. { $reign }. { $matter } ({ $stage })
houses-picture-tile = { $house }: { $facts }
houses-picture-leads = رهبر است
houses-picture-moderates = مدیر است
houses-picture-awaited = منتظرش هستیم
houses-picture-undecided = تصمیم با مدیر است
houses-picture-leaderless = { $side }؛ رهبر را مدیر می‌گوید
houses-picture-count = { $matter }. { $verdict }. آری { $yes }، خیر { $no }
houses-picture-share = و { $power } قدرت می‌گیرد
houses-picture-resources = منابع
houses-picture-coins = سکه
houses-picture-offices = نقش‌ها
houses-picture-power = قدرت
houses-picture-bonus = افزوده
houses-picture-by-resources = از منابع
houses-picture-by-coins = از سکه
houses-picture-by-offices = از نقش‌ها
houses-picture-by-power = از قدرت
houses-picture-by-bonus = افزوده
houses-picture-won = این دور از آنِ
houses-picture-fate = { $end ->
    [death] بر تخت مُرد
    [flight] گریخت
   *[deposition] برکنار شد
}
houses-picture-poster = { $king }، { $reign }: { $fate }. این دور از آنِ { $houses } است.
houses-picture-standing = کارزار تا اینجا
houses-picture-places = رتبه اگر پایانش اتحاد باشد، اگر تفرقه
houses-picture-temper-bold = بی‌باک
houses-picture-temper-schemer = دسیسه‌چین
houses-picture-temper-miser = خسیس
houses-picture-temper-loyal = وفادار
houses-picture-temper-grudging = کینه‌جو
houses-picture-temper-devout = دل‌بسته
houses-picture-now = { $standing } (این دور: { $gains })
houses-picture-ending = امتیازها. { $king }، { $reign }
houses-picture-scored = { $place }. { $house }، { $role }: { $total } ({ $clauses })
houses-picture-total = امتیازِ حالا
houses-picture-rank = { $place ->
    [1] بیشتر از همه
   *[other] مقامِ { $place }
}
houses-picture-hand = نقش مخفی: { $role }. { $wants }. امتیازِ حالا: { $total }
houses-picture-part = { $name } { SIGNED($n) }
houses-picture-count-missed = { $count }. برخلافِ پیش‌بینی
houses-picture-stamp = برخلافِ پیش‌بینی
houses-picture-row-foretold = پیش‌بینی
houses-picture-row-came = آنچه شد
houses-picture-row-now = حالا
houses-picture-row-event = واقعه
houses-picture-ballot = { $kind ->
    [yes] آری
    [no] خیر
    [gather] تقویت
    [moderate] مدیریت
   *[absent] غایب
}
houses-picture-foretold = { $was ->
    [up] { $resource } باید زیاد می‌شد
    [down] { $resource } باید کم می‌شد
   *[none] از { $resource } پیش‌بینی‌ای نبود
}، { $came ->
    [up] { $n } زیاد شد
    [down] { $n } کم شد
   *[none] تکان نخورد
}
houses-picture-foretold-now = { $moved }: حالا { $value }، { $momentum }
houses-picture-foretold-stands = { $moved }: حالا { $value }
houses-picture-event-named = { $kind }، { $title }
houses-picture-event-foretold = پیش‌بینی: { $event }
houses-picture-event-came = آنچه شد: { $event }
houses-picture-event-none = هیچ نیامد
houses-strip-phase = { $reign } · فازِ { $phase }
houses-strip-head = { $king }. { $reign }
houses-picture-story = «{ $line }»: آخرین امضا از { $house }
houses-picture-story-open = «{ $line }»: هنوز آغاز نشده
houses-picture-remembered = در یادها، { $resource }: { $marks }
houses-picture-mark = { $sign ->
    [positive] +
   *[negative] −
} { $house }

## My seat

houses-seat-unfounded = صندلی شما
houses-seat-role = نقش مخفی: { $role }. { $clause }
houses-seat-offices = نقش‌های علنی: { $offices }
houses-seat-ballot = رأی شما: { $ballot }
houses-seat-no-ballot = در این فاز رأی نداده‌اید.
houses-seat-perks = ویژگی‌ها: { $perks }
houses-seat-idle = فعلاً کسی چشم‌به‌راهِ شما نیست.
houses-seat-over = { $place ->
    [1] کارزار به سر رسید و خاندان شما اول شد.
   *[other] کارزار به سر رسید. خاندان شما مقامِ { $place } را گرفت.
}
houses-seat-goals = دستاوردهای خاندان شما
houses-goal = { $goal } ({ $have } از { $n }): { $perk }
houses-goal-end = { $goal }: { $perk }
houses-goal-reached = رسیدید: { $goal }: { $perk }
houses-goal-ending = داستانِ { $line } به { $end } برسد: { $perk }
houses-record = { $times } بار { $role }: { $gain } (تا حالا { $have })
houses-record-given = { $times } بار { $role }: { $gain }، گرفته شد
houses-motto = { $name }: { $motto }
houses-deals-title = پیمان‌های شما
houses-deals-none = نه پیمانی از شما باز است و نه پیشنهادی.
houses-deal-head = { $state ->
    [bound] برقرار با { $other }
    [mine] پیشنهادِ شما به { $other }
   *[theirs] پیشنهادِ { $other }
}
houses-deals-page = بخشِ { $page } از { $pages }.
houses-promises = قول‌ها: به جا آمد یا شکست؟
houses-promises-told = شورا از قولِ شکسته همین که پیمانش بسته شود باخبر می‌شود.
houses-promise = قولِ { $by } به { $other }: «{ $text }»
houses-promise-counted = { $kept ->
    [true] به شمارش: { $by } سرِ قولش ماند
   *[other] به شمارش: { $by } قولش را شکست
}

## Secret roles: what the resource clause and the coin clause are worth

houses-role-clause-opportunist = منابعِ میان صفر و ده برایش امتیاز دارد، و سکه‌ی بیشتر هم.
    .short = منابع را پایین می‌خواهد، از صفر تا ده
houses-role-clause-luxurious = منابعِ میان ده و بیست برایش امتیاز دارد، و سکه‌ی بیشتر هم.
    .short = منابع را بالا می‌خواهد، از ده تا بیست
houses-role-clause-moderate = منابعِ میان پنج و پانزده برایش امتیاز دارد، و سکه‌ی بیشتر هم.
    .short = منابع را میانه می‌خواهد، از پنج تا پانزده
houses-role-clause-greedy = دو منبع در دو لبه، تا پنج یا از پانزده، برایش بهترین است؛ سکه‌ی بیشتر برای او از همه بیشتر می‌ارزد.
    .short = دو منبع را در لبه می‌خواهد، و سکه
houses-role-clause-rebel = منابعِ دو لبه، تا پنج یا از پانزده، برایش امتیاز دارد؛ پادشاهی که برود، تاجی به او می‌رساند.
    .short = منابع را در لبه می‌خواهد و پادشاه را رفته
houses-role-clause-extremist = فاصله‌ی بالاترین و پایین‌ترین منبع برایش امتیاز است، و سکه‌ی بیشتر هم.
    .short = بیشترین فاصله‌ی دو منبع را می‌خواهد
houses-role-table = به شمار منابعِ درون بازه، از هیچ تا پنج: { $points }. سکه، از اول تا سوم: { $coins }.
houses-role-table-extremist = یک امتیاز بیش از فاصله. سکه، از اول تا سوم: { $coins }.

## Deals

houses-clause-stands = { $standing ->
    [kept] { $clause } (انجام شد)
    [void] { $clause } (بی‌موضوع شد)
   *[open] { $clause }
}
houses-kind-positive = وقایع مثبت
houses-kind-negative = وقایع منفی
houses-kind-story = رویدادهای داستانی
houses-flaw-deal-coins = سکه‌ای را که می‌خواهد ندارید.
houses-flaw-deal-ballot-cast = در این فاز جور دیگری رأی داده‌اید.
houses-flaw-deal-seat-taken = صندلی مدیر گرفته شده است.
houses-flaw-deal-contradicts = پیمان دیگری از شما چیز دیگری می‌گوید.
houses-flaw-deal-power = آن‌قدر قدرتِ آزاد ندارید.

## Perks: what they do

houses-perk-power-at-start = { $n } قدرت بیشتر در آغاز هر دور
houses-perk-coins-at-start = { $n } سکه‌ی بیشتر در آغاز هر دور
houses-perk-extra-coin-on-abstain = { $n } سکه‌ی بیشتر با هر رأی ممتنع
houses-perk-extra-gather-share = با هر تقویت تا { $n } قدرت دیگر، اگر در اندوخته مانده باشد
houses-perk-pool-bonus = اندوخته هر دور با { $n } قدرت بیشتر آغاز می‌شود
houses-perk-draft-choice = نخستین کسی است که نقش مخفی برمی‌دارد
houses-perk-draft-two = دو نقش مخفی برمی‌دارد: یکی را نگه می‌دارد و یکی را می‌سپارد
houses-perk-see-true-outcome = هر دور { $n } بار می‌بیند جوابی به‌راستی چه می‌آورد
houses-perk-turn-momentum = هر دور { $n } بار شیب رشد منبعی را برمی‌گرداند
houses-perk-double-signature = امضایش برای قدرت آغازین دو بار حساب می‌شود
houses-perk-silent-moderator-yes = اگر مدیر باشد و ساکت بماند، جواب آری است
houses-perk-prestige-on = { $n } پرستیژ برای { $what }
houses-perk-crown-on = { $n } تاج برای { $what }
houses-perk-score-bonus = { $n } امتیاز برای { $what }
houses-perk-office-first = حق نخست بر نقشِ { $office }
houses-trigger-end = { $end ->
    [death] مرگ پادشاه
    [flight] فرار پادشاه
   *[deposition] برکناری پادشاه
}
houses-trigger-rank = مقامِ { $rank } در هر دور
houses-trigger-story = { $story ->
    [unity] داستانی که به اتحاد برسد
   *[division] داستانی که به تفرقه برسد
}
houses-trigger-signed = امضای هر یک از { $events }
houses-trigger-ties = شکستن هر تساوی

## Goals: what they ask

houses-events-any = وقایع تاریخی
houses-events-sign = { $sign ->
    [positive] وقایع مثبت
   *[negative] وقایع منفی
}
houses-events-of = وقایعِ { $resource }
houses-events-sign-of = { $sign ->
    [positive] وقایع مثبتِ { $resource }
   *[negative] وقایع منفیِ { $resource }
}
houses-condition-events-signed = امضای { $n } تا از { $events }
houses-condition-leader = رهبری در پایانِ { $n } فاز
houses-condition-moderator = مدیریت در پایانِ { $n } فاز
houses-condition-won = بردنِ { $n } دور
houses-condition-role-held = { $n } بار داشتنِ نقشِ { $role }
houses-condition-coins = پایان یک دور با { $n } سکه یا بیشتر
houses-condition-power = پایان یک دور با { $n } قدرت یا بیشتر
houses-condition-side = در یک دور { $n } بار با برندگان بودن
houses-condition-ties = شکستنِ { $n } تساوی
houses-condition-deals = نگه داشتنِ { $n } پیمان
houses-condition-fall = { $n } بار رهبر بودن وقتی پادشاه می‌گریزد یا برکنار می‌شود
houses-condition-story-signed = امضای { $n } رویداد داستانی
houses-condition-story-signed-of = امضای { $n } رویداد از داستانِ { $line }
houses-condition-office-resource = پایان یک دور در نقشِ { $office } با { $resource } از { $least } تا { $most }

## Questions, and what silence brings

houses-ask-found = خاندانتان را برپا کنید.
houses-ask-ready = برای دور بعد آماده‌اید؟
houses-ask-rank-offices = بیش از دو نقش علنی حق شماست. به ترتیب بگویید.
houses-ask-draft-remove = نقشی را از این دور کنار بگذارید.
houses-ask-draft-take = نقشی مخفی بردارید.
houses-ask-vote = شورا رأی می‌دهد.
houses-ask-decide = تصمیم با شماست.
houses-ask-decide-leader = رهبر را شما می‌گویید.
houses-otherwise-house-by-lot = نام و نشان با قرعه می‌آید.
houses-otherwise-goes-on = کارزار ادامه می‌یابد.
houses-otherwise-newest-first = تازه‌ترین حق پیش می‌افتد.
houses-otherwise-role-by-lot = قرعه می‌گوید.
houses-otherwise-ballot-absent = غایب به حساب می‌آیید؛ آنچه پیمان‌ها از شما می‌خواهد انجام می‌شود.
houses-otherwise-absent = غایب به حساب می‌آیید.
houses-otherwise-ballot-steward = پیشکاری به‌جای شما رأی می‌دهد.
houses-otherwise-moderator-silent-no = اگر خیر باز باشد جواب خیر است، و رهبر را قرعه می‌گوید.
houses-otherwise-moderator-silent-yes = اگر آری باز باشد جواب آری است، و رهبر را قرعه می‌گوید.
houses-otherwise-leader-by-lot = رهبر را قرعه می‌گوید.

## Moves: a button, and what it does

houses-action-found = برپا کردن خاندان
    .description = نام و نشان و نخستین بزرگ خاندان
    .own = خودم می‌نویسم
houses-action-rename = نام تازه
    .description = نام کوچکِ بزرگِ بعدی خاندان
houses-action-ready = آماده‌ام
    .description = رفتن به دور بعد
houses-action-agree-to-stop = پایان با همین دور
    .description = اگر همه راضی باشند، کارزار با همین دور تمام می‌شود
    .back = ادامه بدهیم
houses-action-rank-offices = ترتیب نقش‌های علنی
    .description = نقش‌های علنی به ترتیب خواست شما
houses-action-remove-role = کنار گذاشتن نقش
    .description = در این دور کسی آن را نخواهد داشت
houses-action-take-role = برداشتن نقش
    .description = تا پایان دور مخفی می‌ماند
    .two = یکی بردار، یکی بسپار
houses-action-cast = رأی
    .description = آری یا خیر با قدرت، یا ممتنع
    .option = { $side ->
        [yes] آری
       *[no] خیر
    } با { $power }
houses-action-add-power = افزودن قدرت
    .description = رأی سنگین‌تر می‌شود و هرگز سبک‌تر نه
houses-action-seal-ballot = مُهر
    .description = چیزی افزوده نمی‌شود
houses-action-decide = تصمیم
    .description = جواب و رهبرش
    .option = { $side } به رهبریِ { $leader }
houses-action-offer-deal = معامله
    .description = پیشنهاد پیمان به خاندانی دیگر
houses-action-confirm-deal = تأیید
    .description = از آن پس هر دو را ملزم می‌کند
    .option = تأییدِ { $deal }
houses-action-decline-deal = رد
    .description = پیشنهاد از میان می‌رود
    .option = ردِ { $deal }
houses-action-withdraw-deal = پس‌گرفتن
    .description = پیشنهاد خودتان را پس می‌گیرید
    .option = پس‌گرفتنِ { $deal }
houses-action-mark-promise = درباره‌ی قول
    .description = بگویید به جا آمد یا نه
    .option = { $kept ->
    [true] به جا آمد: { $by }
   *[other] شکست: { $by }
}
houses-action-peek-outcome = دیدن پشت پرده
    .description = آنچه جوابی به‌راستی می‌آورد
    .option = پشت پرده‌ی { $side }
houses-action-turn-momentum = برگرداندن شیب
    .description = شیب رشد یک منبع برمی‌گردد
    .option = برگرداندنِ شیبِ { $resource }

## Fields of forms

houses-field-name = نام، بی واژه‌ی «خاندان»
houses-field-emblem = نشان
houses-field-first-name = نام کوچکِ بزرگ خاندان
houses-field-agree = موافق
houses-field-order = ترتیب
houses-field-order-place = انتخابِ { $place }
houses-field-role = نقش شما
houses-field-handed = نقشی که می‌سپارید
houses-field-ballot = رأی؛ پس از دادن قطعی است
houses-field-power = قدرت
houses-field-power-total = روی هم چند قدرت، { $least } تا { $most }
    .description = با آنچه در رأی است. اگر ببرد خرج می‌شود، وگرنه می‌ماند.
houses-field-power-bounds = قدرت، { $least } تا { $most }
    .description = فقط برای آری و خیر؛ اگر ببرد خرج می‌شود، وگرنه می‌ماند. بعد می‌شود افزود، کاستن نه.
houses-field-seal = مُهر
    .description = رأی ممتنع در هر حال مُهر است.
houses-field-side = جواب
houses-field-leader = رهبر
houses-field-partner = با کدام خاندان
houses-field-mine = سهم شما
houses-field-theirs = سهم آن‌ها
houses-field-answers = پیشنهادی که جوابِ آن است
houses-field-deal = پیمان
houses-field-by = قولِ
houses-field-index = شماره
houses-field-kept = به جا آمد
houses-field-resource = منبع
houses-field-n = سکه
houses-field-least = کمترین قدرت
houses-field-most = بیشترین قدرت
houses-field-ahead = کِی
houses-field-how = نوع ممتنع
houses-field-kinds = وقایع
houses-field-house = خاندان
houses-field-when = برای کدام بند
houses-field-text = به زبان خودتان

## Choices of forms and menus

houses-choice-seal-0 = باز بماند
    .description = تا پایان مهلت می‌توانید قدرت بیفزایید
houses-choice-seal-1 = مُهر شود
    .description = چیزی افزوده نمی‌شود
houses-choice-ahead-0 = در همین فاز
houses-choice-ahead-1 = در فاز بعد
houses-choice-ahead-2 = در فاز پس از آن
houses-choice-yes = آری
houses-choice-no = خیر
houses-choice-true = بله
houses-choice-false = نه
houses-choice-gather = تقویت
houses-choice-moderate = مدیریت
houses-choice-positive = مثبت
houses-choice-negative = منفی
houses-choice-story = داستانی
houses-act-vote-yes = رأی آری
houses-act-vote-no = رأی خیر
houses-act-gather = ممتنع و تقویت
houses-act-moderate = ممتنع و مدیریت
houses-act-sign-positive = واگذاری امضای وقایع مثبت
houses-act-sign-negative = واگذاری امضای وقایع منفی
houses-act-sign-story = واگذاری امضای داستان
houses-act-tie-yes = شکستن تساوی با آری
houses-act-tie-no = شکستن تساوی با خیر
houses-act-name-other = رهبر کردن طرف مقابل
houses-act-name-self = رهبر کردن خود
houses-act-promise = قول به زبان خود
houses-choose-role = نقش خودتان را بردارید
houses-offers-more = { $n } پیشنهاد دیگر در «پیمان‌ها»ست.
houses-more-title = دیگر کارهای صندلی شما
houses-suggested = می‌شود **خاندانِ { $name }** باشد، با نشانِ { $emblem }، و بزرگش { $person }.
houses-suggested-inside = خاندانی در آن آماده است: همان را بفرستید یا عوضش کنید.
houses-button-take = همین خوب است
houses-choose-role-out = نقشی را کنار بگذارید
houses-choose-decision = جواب و رهبرش را بگویید
houses-choose-leader = رهبر را بگویید
houses-choose-resource = شیب یک منبع را برگردانید
houses-choose-promise = درباره‌ی یک قول بگویید
houses-choose-claim = { $least ->
    [1] نقشی را انتخاب کنید
   *[0] هر کدام که ماند
}

## Buttons of panels

houses-button-vote = رأی
houses-button-always-so = همیشه همین‌طور
menu-deal = پیشنهادِ پیمان
deal-which = سر کدام میز به { $name } پیمان پیشنهاد می‌کنید؟
houses-button-trade = معامله
houses-button-seat = صندلی من
houses-button-deals = پیمان‌ها
houses-button-goals = دستاوردها
houses-button-board = نمای شورا
houses-button-back = صندلی من
houses-button-next = ادامه
houses-button-first = از اول
houses-form-cast = { $side ->
    [yes] رأی آری
   *[no] رأی خیر
}
houses-form-trade = پیشنهاد پیمان

## Options of a campaign

houses-option-generations = بیشترین شمار دورها
houses-option-ballots = آرا پیش از شمارش
houses-option-absent = رأی خاندان ساکت
houses-option-purses = سکه و قدرت دیگران
houses-option-equals = مقام برابرها
houses-option-deals = پیمان‌های دیگران
houses-option-ahead = پیمان تا چند فاز بعد را می‌بندد
houses-option-ballots-secret = مخفی
houses-option-ballots-open = آشکار
houses-option-absent-absent = غایب است
houses-option-absent-steward = پیشکار می‌دهد
houses-option-purses-public = آشکار
houses-option-purses-hidden = مخفی
houses-option-equals-worse = مقام بدتر
houses-option-equals-better = مقام بهتر
houses-option-equals-shared = مقام میانه
houses-option-deals-private = تا به سر رسیدن مخفی
houses-option-deals-public = آشکار

## How a campaign ends

houses-result-unity = اتحاد بیشتر بود: پرستیژ داور شد و پس از آن تاج.
houses-result-division = تفرقه بیشتر بود: تاج داور شد و پس از آن پرستیژ.
houses-result-level = اتحاد و تفرقه برابر بود: هر دو با هم حساب شد.

## Refusals. Nothing has changed when one of these is said.

houses-refusal-not-now = حالا وقتش نیست. «صندلی من» نشان می‌دهد از شما چه می‌خواهند.
houses-refusal-name-taken = خاندان دیگری این نام را دارد، یا نامی که همین دیده یا خوانده می‌شود. نام دیگری بگویید.
houses-refusal-name-empty = نام دست‌کم یک حرف می‌خواهد.
houses-refusal-name-long = در نام حداکثر { $most } نویسه جا می‌شود.
houses-refusal-name-letters = در آن نام نشانه‌هایی هست که نشان‌دادنی نیست.
houses-refusal-name-marks = نام دستِ‌کم یک حرف یا رقم می‌خواهد و روی هیچ حرفی نشانه تلنبار نمی‌شود.
houses-refusal-name-scripts = در آن نام دو خط قاطی شده است و بعضی حرف‌ها به هم می‌مانند. همه را به یک خط بنویسید.
houses-refusal-name-link = در نام نشانی و دعوت‌نامه‌ی اینترنتی نمی‌آید. نشانی را بردارید.
houses-refusal-deal-link = در قول نشانی و دعوت‌نامه‌ی اینترنتی نمی‌آید. با کلمه‌ها بگویید.
houses-refusal-emblem-taken = آن نشان از آنِ خاندان دیگری است. یکی دیگر بردارید.
houses-refusal-emblem-unknown = چنین نشانی نیست.
houses-refusal-said-already = این را پیش‌تر گفته‌اید.
houses-refusal-ranked-already = ترتیب نقش‌های علنی‌تان را پیش‌تر گفته‌اید.
houses-refusal-not-your-claims = درست همان نقش‌هایی را بگویید که حق شماست، هر کدام یک بار.
houses-refusal-role-gone = نقشِ { $role } دیگر آنجا نیست.
houses-refusal-perk-missing = ویژگی‌ای برای این کار ندارید، یا به کارش برده‌اید.
houses-refusal-draft-last = پس از شما کسی نیست که نقشی به او بسپارید.
houses-refusal-already-cast = رأی داده‌اید. رأی عوض نمی‌شود؛ قدرت می‌شود افزود.
houses-refusal-ballot-sealed = رأی شما مُهر شده است.
houses-refusal-nothing-cast = هنوز نه آری گفته‌اید و نه خیر.
houses-refusal-abstention-power = رأی ممتنع قدرت نمی‌گیرد.
houses-refusal-seat-taken = در این فاز صندلی مدیر را { $seat } گرفته است.
houses-refusal-power-missing = آری و خیر دست‌کم یک قدرت می‌خواهد. بی قدرت می‌شود ممتنع بود.
houses-refusal-power-short = این‌قدر قدرت آزاد ندارید؛ حداکثر { $most } در این رأی جا می‌شود.
houses-refusal-power-lowered = قدرت را فقط می‌شود افزود؛ در رأی شما { $power } هست.
houses-refusal-not-moderator = این را فقط مدیر می‌گوید.
houses-refusal-choice-closed = شمارش این راه را باز نگذاشته است.
houses-refusal-deal-binds = { $deal } شما را به چیز دیگری ملزم می‌کند.
houses-refusal-deal-unknown = چنین پیمانی ندارید.
houses-refusal-deal-bound = آن پیمان پیش‌تر بسته شده است.
houses-refusal-deal-partner = پیمان با خاندان دیگری از همین کارزار بسته می‌شود.
houses-refusal-deal-empty = پیمان دست‌کم یک بند می‌خواهد.
houses-refusal-deal-long = از هر سو حداکثر { $most } بند در پیمان جا می‌شود.
houses-refusal-deal-ahead = بند حداکثر { $most } فاز جلوتر را می‌بندد.
houses-refusal-deal-amount = عدد در پیمان از ۱ تا { $most } است.
houses-refusal-deal-bounds = کمترین قدرت از بیشترین بیشتر است.
houses-refusal-deal-kinds = دست‌کم یک نوع واقعه بگویید، هر کدام یک بار.
houses-refusal-deal-house = چنین خاندانی نیست.
houses-refusal-deal-text = متن قول یک تا { $most } نویسه دارد.
houses-refusal-deal-pay-alone = در برابرِ سکه‌ای که همین حالا داده می‌شود باید چیزی جز سکه‌ی همین حالا خواست.
houses-refusal-deal-reward = سکه‌ای که پس از انجام کار داده می‌شود، کاری شدنی از آن سو می‌خواهد.
houses-refusal-deal-clash = دو بند این پیمان با هم جور نمی‌شود.
houses-refusal-deal-too-late = آرا شمرده شده است؛ برای پیمانی درباره‌ی آن دیر است.
houses-refusal-deal-many = به هر خاندان حداکثر { $most } پیشنهادِ باز می‌توانید داشته باشید.
houses-refusal-deal-coins = شما { $coins } سکه دارید و این پیمان { $owed } سکه می‌خواهد.
houses-refusal-deal-ballot-cast = در این فاز جور دیگری رأی داده‌اید.
houses-refusal-deal-seat-taken = صندلی مدیر گرفته شده است.
houses-refusal-deal-contradicts = این با { $deal } که شما را ملزم می‌کند نمی‌خواند.
houses-refusal-deal-power = برای قول دادن فقط { $power } قدرت دارید.
houses-refusal-promise-unknown = چنین قولی از شما یا به شما نیست.
houses-refusal-promise-marked = درباره‌ی آن قول پیش‌تر گفته‌اید.
houses-refusal-choice-unknown = این از انتخاب‌هایی نیست که دارید.
houses-refusal-not-a-number = اینجا فقط عددی با رقم بنویسید، مثلِ ۳.
houses-refusal-old-button = این دکمه مال لحظه‌ای است که گذشت. چیزی عوض نشد؛ دکمه‌ی درست زیر تازه‌ترین پیام است.

## Slash commands and their options

command-vote = رأی مخفی شما
command-trade = پیشنهاد پیمان به خاندانی دیگر
command-deals = پیمان‌ها و پیشنهادهای شما
command-hand = آنچه فقط شما می‌بینید
command-board = سرزمین و شورا
command-decide = تصمیم مدیر
command-found = برپا کردن خاندان
command-rename = نام بزرگِ بعدی خاندان
command-ready = رفتن به دور بعد
command-role = کنار گذاشتن یا برداشتن نقش مخفی
command-offices = ترتیب نقش‌های علنی شما
command-peek = دیدن آنچه جوابی می‌آورد
command-momentum = برگرداندن شیب یک منبع
command-stop = رضایت به پایان کارزار با همین دور
command-promise = قولی به جا آمد یا نه
option-ballot = آری، خیر، ممتنع، قدرت بیشتر یا مُهر
option-power = قدرت برای آری یا خیر
option-seal = دیگر چیزی نیفزاید
option-partner = آن خاندان
option-i-pay = شما: سکه‌ی همین حالا
option-i-reward = شما: سکه وقتی کارشان شد
option-i-do = شما: کاری که الزام‌آور است
option-i-power = شما: کمترین قدرت رأی
option-i-when = شما: در کدام فاز
option-i-promise = شما: قولی به زبان خود
option-they-pay = آن‌ها: سکه‌ی همین حالا
option-they-reward = آن‌ها: سکه وقتی کارتان شد
option-they-do = آن‌ها: کاری که الزام‌آور است
option-they-power = آن‌ها: کمترین قدرت رأی
option-they-when = آن‌ها: در کدام فاز
option-they-promise = آن‌ها: قولی به زبان خود
option-answer = تأیید، رد، پیشنهاد متقابل یا پس‌گرفتن
option-choice = جواب و رهبرش
option-house = نام خاندان
option-emblem = نشان
option-first-name = نام کوچکِ بزرگ خاندان
option-role = نقش
option-handed = نقشی که می‌سپارید
option-side = جواب
option-resource = منبع
option-agree = بله، یا پس گرفتن
option-promise = آن قول

## دوری برای نگه داشتن

houses-reign-under = { $whose ->
    [own] دورِ شما زیرِ تختِ { $king }
   *[any] دوری زیرِ تختِ { $king }
}، که { $end ->
    [death] مُرد
    [flight] گریخت
   *[deposition] برکنار شد
}
houses-reign-role = { $role } بود
houses-reign-who = { $name }، { $role }
houses-reign-points = { $many ->
    [no] امتیاز
   *[yes] امتیاز
}
houses-reign-place = { $place ->
    [1] اول
    [2] دوم
    [3] سوم
    [4] چهارم
    [5] پنجم
   *[other] { $place }
}
houses-reign-of = از { $n }
houses-reign-crowns = { $many ->
    [no] تاج
   *[yes] تاج
}
houses-reign-deals = { $many ->
    [no] پیمان
   *[yes] پیمان
}
houses-reign-number = { $told } { $label }
houses-reign-best = بهترین پیمان
houses-reign-deal = { $mine } در برابرِ { $theirs }، با { $house }
houses-reign-deal-short = { $coins ->
    [0] با { $house }
   *[other] { $coins } سکه از { $house }
}
houses-reign-closest = نزدیک‌ترین رأی
houses-reign-vote = { $more } به { $less }، { $title }، { $won ->
    [yes] در سوی برنده
   *[no] در سوی بازنده
}
houses-reign-signed = امضاها
houses-reign-unforeseen = آنچه پیش‌بینی نشد
houses-reign-surprise = { $resource } { $was ->
    [up] باید زیاد می‌شد؛
   *[down] باید کم می‌شد؛
} { $came ->
    [up] { $n } بیشتر شد.
    [down] { $n } کمتر شد.
   *[none] تکان نخورد.
}
houses-reign-deed = { $label }: { $told }
houses-reign-match = خاندان · کارزارِ { $match }
houses-reign-foot = { $match }. { $when }
houses-reign-date = { $day } { $month ->
    [1] فروردین
    [2] اردیبهشت
    [3] خرداد
    [4] تیر
    [5] مرداد
    [6] شهریور
    [7] مهرماه
    [8] آبان
    [9] آذر
    [10] دی
    [11] بهمن
   *[12] اسفند
} { NUMBER($year, useGrouping: 0) }
houses-button-reign = دورِ شما
houses-button-reign-share = در کانال بفرست
houses-button-reign-deal = { $deal ->
    [with] بدونِ پیمان
   *[without] با پیمان
}
houses-button-reign-other = یک دورِ دیگر
houses-reign-private = تا نفرستید، این کارت را فقط شما می‌بینید.
houses-reign-shared = این کارت را برای همه فرستاده‌اید.
houses-reign-shared-already = این کارت را پیش‌تر فرستاده‌اید و همان‌جاست.

## رأی در صفحه‌ی خودِ بازیکن

houses-vote-title = رأی شما · { $character }
houses-outlook = { $role }: { $points } امتیاز · ثبات { $stability }
houses-from-to = { $now } ← { $then }
houses-range = { $least } تا { $most }
houses-outlook-means = اگر پیش‌بینی درست باشد؛ قولی نیست.
houses-outlook-edge = { $rebel ->
    [1] { $end ->
        [flight] در ثباتِ { $value } پادشاه می‌گریزد؛ شورشی یک تاج می‌گیرد.
       *[deposition] در ثباتِ { $value } پادشاه برکنار می‌شود؛ شورشی یک تاج می‌گیرد.
    }
   *[other] { $end ->
        [flight] در ثباتِ { $value } پادشاه می‌گریزد.
       *[deposition] در ثباتِ { $value } پادشاه برکنار می‌شود.
    }
}
houses-chip-good = واقعه‌ی خوبِ { $resource }
houses-chip-bad = واقعه‌ی بدِ { $resource }
houses-button-power = قدرت { $power } از { $most }
houses-button-cast = { $side ->
    [yes] { $seal ->
        [1] رأی آری ({ $power }) و مُهر
       *[other] رأی آری ({ $power })
    }
   *[no] { $seal ->
        [1] رأی خیر ({ $power }) و مُهر
       *[other] رأی خیر ({ $power })
    }
}
houses-button-keep-open = باز بماند
houses-button-seal-at-once = همین حالا مُهر
houses-button-gather = تقویت ({ $pool })
houses-button-moderate = مدیریت
houses-button-accept = پذیرفتن
houses-button-decline = نپذیرفتن
houses-house-of-temper = { $house }، { $temper }
houses-offer-spoken = **{ $house }:** *«{ $line }»*
houses-offer-in-place = می‌دهد: { $gives }. می‌خواهد: { $asks }.
houses-offer-alike = می‌دهد و می‌خواهد: { $gives }.
houses-form-power = قدرتِ رأی شما
houses-asked-vote = { $offers ->
    [0] { $phase }. ثبات { $stability }.
    [1] { $phase }. ثبات { $stability }؛ یک پیشنهاد.
   *[other] { $phase }. ثبات { $stability }؛ { $offers } پیشنهاد.
}
houses-step = { SIGNED($by) }
