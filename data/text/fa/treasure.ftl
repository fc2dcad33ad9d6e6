# جزیره‌ی گنج: آنچه میز می‌خواند. جاهای خالی، فیلدهای رویدادها، ردها و اقدام‌هاست.

treasure-name = جزیره‌ی گنج
    .description = دو تیم پنهان، دو کشتی، یک جزیره؛ روزها آشکارا اقدام می‌کنند و شب‌ها رأی می‌دهند.

## نام مقدارها

treasure-choice-fd = فلاینگ داچمن
treasure-choice-jr = جالی راجر
treasure-choice-island = جزیره
treasure-choice-boat = قایق
treasure-choice-spanish = کشتی اسپانیایی
treasure-choice-english = انگلیسی
treasure-choice-french = فرانسوی
treasure-choice-dutch = هلندی
treasure-choice-nobody = هیچ‌کس
treasure-choice-none = هیچ‌کدام
treasure-choice-charge = یورش
treasure-choice-fire = آتش
treasure-choice-douse = خاموش
treasure-choice-for = موافق
treasure-choice-against = مخالف
treasure-choice-on = بله
treasure-choice-off = خیر
treasure-choice-balanced = برابر
treasure-choice-random = با قرعه
treasure-choice-with-vote = همراه رأی
treasure-choice-after-success = پس از پیروزی
treasure-choice-captain = به انتخاب ناخدا
treasure-choice-one-listed = یک نفر در فهرست
treasure-choice-one-cast = یک رأی داده‌شده
treasure-choice-by-kind = حمله‌ها، شورش‌ها، منازعه
treasure-choice-by-declaration = به ترتیب اعلام
treasure-choice-abstain = بی‌رأی
treasure-choice-draw = تساوی
treasure-choice-random-team = یک تیم با قرعه
treasure-choice-never = هرگز
treasure-choice-at-end = در پایان

treasure-title-captain = ناخدا
treasure-title-mate = معاون
treasure-title-cabin-boy = پادو
treasure-title-governor = حاکم جزیره

treasure-phase-stow = جای گنجِ اول
treasure-phase-day = روز
treasure-phase-night = شب
treasure-phase-dawn = سپیده
treasure-phase-loot = جای غنیمت
treasure-phase-over = پایان

treasure-slot-ship = { $ship ->
    [fd] فلاینگ داچمن
    [jr] جالی راجر
   *[other] { $ship }
}
treasure-slot-place = { $place ->
    [fd] فلاینگ داچمن
    [jr] جالی راجر
    [island] جزیره
   *[other] { $place }
}
treasure-slot-target = { $target ->
    [fd] فلاینگ داچمن
    [jr] جالی راجر
    [spanish] کشتی اسپانیایی
   *[other] { $target }
}
treasure-slot-source = { $source ->
    [fd] فلاینگ داچمن
    [jr] جالی راجر
    [spanish] کشتی اسپانیایی
   *[other] { $source }
}
treasure-slot-hold = { $hold ->
    [english] انگلیسی
    [french] فرانسوی
   *[other] { $hold }
}
treasure-slot-other-hold = { $hold ->
    [english] فرانسوی
    [french] انگلیسی
   *[other] دیگر
}
treasure-slot-fill = { $fill ->
    [english] انگلیسی
    [french] فرانسوی
   *[other] { $fill }
}
treasure-slot-rob = { $rob ->
    [english] انگلیسی
    [french] فرانسوی
   *[other] { $rob }
}
treasure-slot-robbed = { $robbed ->
    [english] انگلیسی
    [french] فرانسوی
   *[other] { $robbed }
}
treasure-slot-team = { $team ->
    [english] انگلیسی
    [french] فرانسوی
    [dutch] هلندی
   *[other] { $team }
}
treasure-slot-value = { $value ->
    [charge] یورش
    [fire] آتش
    [douse] خاموش
    [for] موافق
    [against] مخالف
    [english] انگلیس
    [french] فرانسه
   *[other] { $value }
}

## آنچه رخ داد

treasure-event-match-opened = { $seats } بازیکن، دو کشتی، هشت گنج. به هیچ‌کس نمی‌شود اعتماد کرد؛ کار ساده‌تر شد.
treasure-event-team-assigned = تیم پنهان شما: { treasure-slot-team }. کس دیگری نمی‌داند.
treasure-event-placed = { $seat } در کشتیِ { treasure-slot-ship } است، رتبه‌ی { $rank }.
treasure-crew = { $ship }، به ترتیبِ رتبه: { $names }.
treasure-event-stowed = { $by_lot ->
    [true] گنجِ اولِ { treasure-slot-ship } با قرعه به انبارِ { treasure-slot-hold } رفت.
   *[other] ناخدای { treasure-slot-ship } گنجِ اول را در انبارِ { treasure-slot-hold } گذاشت.
}
treasure-event-day-started = روزِ { $round }. هر کس یک اقدام دارد، آشکارا.
treasure-event-boarded = { $seat } از { treasure-slot-place } بیرون آمد و سوار قایق شد.
treasure-event-landed = { $seat } از قایق به { treasure-slot-place } رفت، رتبه‌ی { $rank }.
treasure-event-attack-ordered = { $seat }، ناخدای { treasure-slot-ship }، برای امشب دستورِ حمله به { treasure-slot-target } داد.
treasure-event-marooned = { $seat }، ناخدای { treasure-slot-ship }، { $target } را به خشکی فرستاد.
treasure-event-mutiny-declared = { $seat }، معاونِ { treasure-slot-ship }، خدمه را به شورش علیه { $against } خواند.
treasure-event-treasure-shifted = { $seat }، پادوی { treasure-slot-ship }، یک گنج را از انبارِ { treasure-slot-hold } به انبارِ { treasure-slot-other-hold } برد.
treasure-event-fleet-called = حاکم جزیره، { $seat }، ناوگان اسپانیا را خبر کرد. راندِ { $round } آخرین راند است و با امشب تمام می‌شود.
treasure-event-conflict-started = { $seat } بر سر گنج‌های جزیره منازعه‌ای به پا کرد.
treasure-event-said-done = { $seat } امروز دیگر کاری ندارد.
    .own = امروز دیگر کاری ندارید.
treasure-event-took-back = { $seat } حرفش را پس گرفت و هنوز می‌تواند اقدام کند.
treasure-event-day-missed = { $seat } امروز اقدامی نکرد.
treasure-event-floor-passed = حداقلِ زمانِ روز گذشت؛ حالا همین که همه اقدام کنند روز تمام می‌شود.
treasure-event-day-closed = روز تمام شد.
treasure-event-order-lapsed = { $kind ->
    [attack] حمله‌ی { treasure-slot-place } لغو شد.
    [mutiny] شورشِ { treasure-slot-place } لغو شد.
   *[other] منازعه‌ی { treasure-slot-place } از میان رفت.
}
treasure-event-night-started = شبِ { $round }. رأی‌ها پنهان است؛ فقط شمارش اعلام می‌شود.
treasure-event-vote-opened = { $kind ->
    [attack] امشب خدمه‌ی { treasure-slot-place } درباره‌ی حمله رأی می‌دهند. ناخدا در غروب: { $head }.
    [mutiny] امشب خدمه‌ی { treasure-slot-place } درباره‌ی شورش رأی می‌دهند، علیه { $head }، که خود رأی ندارد.
   *[other] امشب ساکنانِ { treasure-slot-place } درباره‌ی منازعه رأی می‌دهند. حاکم در غروب: { $head }.
}
treasure-event-night-skipped = شبِ { $round } بی‌رأی گذشت.
treasure-event-vote-cast = رأی شما ثبت شد: { treasure-slot-value }.
treasure-event-votes-in = { $kind ->
    [attack] حمله‌ی { treasure-slot-place }: { $cast } رأی از { $listed } رسیده است.
    [mutiny] شورشِ { treasure-slot-place }: { $cast } رأی از { $listed } رسیده است.
   *[other] منازعه‌ی { treasure-slot-place }: { $cast } رأی از { $listed } رسیده است.
}
treasure-event-vote-missed = وقت رأی شما گذشت.
treasure-event-holds-chosen = { $rob ->
    [none] غنیمت به انبارِ { treasure-slot-fill } می‌رود.
   *[other] غنیمت از انبارِ { treasure-slot-rob } برداشته می‌شود و به انبارِ { treasure-slot-fill } می‌رود.
}
treasure-event-holds-missed = وقت انتخاب انبار گذشت؛ جای غنیمت با قرعه است.
treasure-event-night-ended = شبِ { $round } تمام شد. رأی‌ها شمرده می‌شود.
treasure-event-attack-tally = { $succeeded ->
    [true] حمله‌ی { treasure-slot-ship }: یورش { $charge }، آتش { $fire }، خاموش { $douse }. حمله موفق بود.
   *[other] حمله‌ی { treasure-slot-ship }: یورش { $charge }، آتش { $fire }، خاموش { $douse }. حمله ناموفق بود.
}
treasure-event-holds-asked = { $seat }، ناخدای { treasure-slot-ship }، جای غنیمت را انتخاب می‌کند. غنیمت از { treasure-slot-source } است.
treasure-event-treasure-taken = { $robbed ->
    [none] گنجی از { treasure-slot-source } به { treasure-slot-ship } رسید و در انبارِ { treasure-slot-hold } جا گرفت.
   *[other] گنجی از انبارِ { treasure-slot-robbed } در { treasure-slot-source } به { treasure-slot-ship } رسید و در انبارِ { treasure-slot-hold } جا گرفت.
}
treasure-event-nothing-left = { treasure-slot-ship } سراغ گنج رفت و گنجی نمانده بود.
treasure-event-mutiny-tally = { $succeeded ->
    [true] شورشِ { treasure-slot-ship }: موافق { $votes_for }، مخالف { $votes_against }. شورش موفق بود.
   *[other] شورشِ { treasure-slot-ship }: موافق { $votes_for }، مخالف { $votes_against }. شورش ناموفق بود.
}
treasure-event-captain-deposed = { $seat } دیگر ناخدای { treasure-slot-ship } نیست و به جزیره رفت.
    .own = دیگر ناخدای { treasure-slot-ship } نیستید و به جزیره رفتید.
treasure-captain-changed = خدمه شوریدند: حالا { $following } ناخدای { $ship } است و { $seat } به جزیره رفت.
    .own = خدمه شوریدند: حالا { $following } ناخدای { $ship } است و شما به جزیره رفتید.
    .following = خدمه شوریدند: حالا شما ناخدای { $ship } هستید و { $seat } به جزیره رفت.
treasure-event-conflict-tally = منازعه: انگلیس { $english }، فرانسه { $french }. حالا در ناحیه‌ی انگلیسی { $english_area } گنج هست و در ناحیه‌ی فرانسوی { $french_area } گنج.
treasure-event-governor-fell = { $seat } دیگر حاکم نیست و سوار قایق شد.
treasure-event-left = { $why ->
    [resigned] { $seat } از بازی بیرون رفت و قایقش برنمی‌گردد.
   *[other] از { $seat } مدتی خبری نشد؛ قایقش را آب برد.
}
treasure-event-ballots-shown = رأی‌های همه‌ی شب‌ها حالا پیداست.
treasure-event-game-over = { $winner ->
    [english] انگلیس { $english }، فرانسه { $french }: تیم انگلیس برنده شد.
    [french] انگلیس { $english }، فرانسه { $french }: تیم فرانسه برنده شد.
    [dutch] انگلیس { $english }، فرانسه { $french }: بازیکن هلندی به‌تنهایی برنده شد.
   *[other] انگلیس { $english }، فرانسه { $french }: هیچ تیمی برنده نشد.
}

## چرا نه

treasure-refusal-seats-wrong = این میز با { $seats } بازیکن شروع نمی‌شود.
treasure-refusal-has-left = شما از این بازی بیرون رفته‌اید.
treasure-refusal-not-stowing = جای گنج‌های اول معلوم شده است.
treasure-refusal-already-stowed = گنجِ اولِ کشتی شما در انبار است.
treasure-refusal-not-day = این کارِ روز است.
treasure-refusal-day-over = وقت امروزِ شما گذشته است.
treasure-refusal-already-acted = امروز اقدام کرده‌اید؛ هر روز یک اقدام.
treasure-refusal-already-done = پیش‌تر گفته‌اید که امروز کاری ندارید.
treasure-refusal-not-done = نگفته‌اید که کاری ندارید.
treasure-refusal-in-boat = همین حالا در قایق هستید.
treasure-refusal-not-in-boat = این کارِ قایق‌نشین‌هاست؛ اول سوار قایق شوید.
treasure-refusal-ship-full = { treasure-slot-place } جا ندارد: پنج نفر در آن هستند.
treasure-refusal-not-captain = این کارِ ناخداست.
treasure-refusal-attack-ordered = کشتی شما برای امشب دستور حمله دارد.
treasure-refusal-nothing-to-take = گنجی برای گرفتن نیست.
treasure-refusal-not-self = خودتان را نمی‌شود به خشکی فرستاد.
treasure-refusal-not-aboard = این بازیکن در کشتی شما نیست.
treasure-refusal-not-mate = این کارِ معاون است.
treasure-refusal-mutiny-live = امشب شورشی علیه همین ناخدا در پیش است.
treasure-refusal-not-cabin-boy = این کارِ پادوست.
treasure-refusal-hold-empty = انبارِ { treasure-slot-hold } خالی است.
treasure-refusal-not-governor = این کارِ حاکم جزیره است.
treasure-refusal-fleet-called = ناوگان خبر شده است.
treasure-refusal-too-early = ناوگان را از راندِ { $round } به بعد می‌شود خبر کرد.
treasure-refusal-last-round = این راندِ آخر است؛ ناوگان خودش می‌آید.
treasure-refusal-not-islander = این کارِ ساکنان جزیره است.
treasure-refusal-conflict-started = امشب منازعه‌ای در پیش است.
treasure-refusal-not-night = حالا چیزی برای رأی دادن نیست.
treasure-refusal-no-such-order = امشب چنین دستوری نیست.
treasure-refusal-not-listed = شما در این رأی‌گیری نیستید.
treasure-refusal-too-late = وقت این کار گذشته است.
treasure-refusal-vote-unfit = این رأی به این دستور نمی‌خورد.
treasure-refusal-rob-needed = بگویید غنیمت از کدام انبارِ آن‌ها گرفته شود.
treasure-refusal-rob-unfit = در این حمله انباری برای دزدیدن نیست.

## پرسش‌ها، و معنی سکوت

treasure-ask-stow = ناخدا، گنجِ اولِ کشتی در کدام انبار؟
treasure-ask-day = روز از آنِ شماست: یک اقدام، یا هیچ.
treasure-ask-vote-attack = حمله: یورش، آتش یا خاموش؟
treasure-ask-vote-mutiny = شورش: موافق یا مخالف؟
treasure-ask-vote-conflict = منازعه: انگلیس یا فرانسه؟
treasure-ask-loot = ناخدا، غنیمت به کدام انبار برود؟
treasure-ask-dusk = روز سرِ ساعتش تمام می‌شود.
treasure-ask-floor = روز پیش از حداقلِ زمانش تمام نمی‌شود.
treasure-otherwise-lot-hold = به انتخابِ قرعه
treasure-otherwise-no-action = بدون اقدام
treasure-otherwise-no-vote = بدون رأی
treasure-otherwise-random-vote = یک رأی با قرعه
treasure-otherwise-day-closes = روز تمام می‌شود
treasure-otherwise-day-may-end = روز می‌تواند تمام شود

## اقدام‌ها

treasure-action-stow = گنج در انبارِ { treasure-slot-hold }
    .description = گنجِ اولِ کشتی آشکارا به این انبار می‌رود.
    .menu = گنج در
treasure-action-board = سوار قایق شدن
    .description = کشتی یا جزیره را ترک می‌کنید. از قایق رأی نمی‌دهند.
treasure-action-land = رفتن به { treasure-slot-place }
    .description = از قایق به رتبه‌ی آخرِ آنجا می‌روید.
    .menu = رفتن به
treasure-action-attack = دستور حمله
    .description = امشب خدمه‌ی شما درباره‌ی حمله رأی می‌دهند.
treasure-action-maroon = به خشکی: { $target }
    .description = به رتبه‌ی آخرِ جزیره می‌رود و اقدامِ خودش را دارد.
    .menu = به خشکی
treasure-action-mutiny = شورش علیه ناخدا
    .description = امشب خدمه بی‌ناخدا رأی می‌دهند.
treasure-action-shift = جابه‌جایی گنج از انبارِ { treasure-slot-hold }
    .description = یک گنج به انبارِ دیگرِ همین کشتی می‌رود.
    .menu = جابه‌جایی از
treasure-action-fleet = خبر کردن ناوگان اسپانیا
    .description = بازی پس از امشب تمام می‌شود.
treasure-action-conflict = به پا کردن منازعه
    .description = امشب ساکنان جزیره درباره‌ی صاحب گنج‌های جزیره رأی می‌دهند.
treasure-action-done = امروز کاری ندارم
    .description = تا پایان روز می‌شود پسش گرفت.
treasure-action-undone = هنوز کار دارم
    .description = روز باز می‌ماند.
treasure-action-vote = رأی: { treasure-slot-value }
    .description = پنهان است و تا سپیده می‌شود عوضش کرد.
    .menu = رأی
treasure-action-loot = { $rob ->
    [none] غنیمت به انبارِ { treasure-slot-fill }
   *[other] از انبارِ { treasure-slot-rob } آن‌ها به انبارِ { treasure-slot-fill } ما
}
    .description = تا حمله موفق نشود پنهان می‌ماند.
    .menu = انتخاب انبار
treasure-action-resign = بیرون رفتن از بازی
    .description = برای همیشه. جزو بازنده‌ها شمرده می‌شوید.
treasure-field-hold = انبار
treasure-field-place = مقصد
treasure-field-target = بازیکن
treasure-field-order = دستور
treasure-field-value = رأی
treasure-field-fill = انباری که پر می‌شود
treasure-field-rob = انباری که خالی می‌شود

## پایان

treasure-result-treasure = تیمی که گنجِ بیشتری دارد برنده است.
treasure-result-governor = گنج‌ها برابر بود؛ تیمِ حاکم جزیره برنده است.
treasure-result-dutch-governor = گنج‌ها برابر بود و حاکم جزیره هلندی؛ به‌تنهایی برنده است.
treasure-result-draw = گنج‌ها برابر بود و جزیره حاکم نداشت: تساوی.
treasure-result-lot = گنج‌ها برابر بود و جزیره حاکم نداشت؛ قرعه تصمیم گرفت.
treasure-result-dutch-tie = گنج‌ها برابر بود و جزیره حاکم نداشت: بازیکن هلندی برنده است.

## تنظیم‌ها

treasure-option-min-players = کمترین بازیکن
    .description = دو یا سه نفر هم می‌توانند بازی کنند، اما رازی نمی‌ماند.
treasure-option-placement = چینش خدمه
    .description = دو کشتی با یک نفر تفاوت، یا با قرعه، یک تا پنج نفر در هر کدام.
treasure-option-retarget = چرخش حمله
    .description = اگر حمله‌ی پیشین آخرین گنج اسپانیایی را برد، حمله سراغ کشتی دیگر می‌رود.
treasure-option-mutiny-survives-maroon = شورش بی‌معاون
    .description = آیا شورش می‌ماند اگر ناخدا معاون را به خشکی بفرستد؟
treasure-option-loot-choice = انتخاب انبار
    .description = ناخدا همراه رأی انتخاب می‌کند یا پس از موفق شدن حمله.
treasure-option-rob-hold = انباری که خالی می‌شود
    .description = انبارِ کشتیِ دیگر را چه کسی انتخاب می‌کند.
treasure-option-conflict-random = ساکنِ تنها
    .description = کنار رأی تنها ساکن جزیره یک رأی تصادفی بنشیند یا نه.
treasure-option-random-when = رأی تنها
    .description = کدام رأی تنهاست و یک رأی تصادفی کنارش می‌نشیند.
treasure-option-night-order = ترتیب شب
    .description = رأی‌های یک شب به چه ترتیبی اثر می‌کند.
treasure-option-missed-vote = رأیِ نرسیده
    .description = رأیی که به‌وقت نرسد چه می‌شود.
treasure-option-fleet-from = ناوگان از راند
    .description = اولین راندی که حاکم می‌تواند ناوگان را خبر کند.
treasure-option-rounds = راندها
    .description = بازی پس از شبِ این راند تمام می‌شود.
treasure-option-tie-no-governor = تساوی بی‌حاکم
    .description = اگر گنج‌ها برابر باشد و کسی در جزیره نباشد برنده کیست.
treasure-option-early-day-end = پایان زودِ روز
    .description = روز همین که همه اقدام کردند یا کاری نداشتند تمام می‌شود.
treasure-option-min-day = حداقلِ زمانِ روز
    .description = روز زودتر از این تمام نمی‌شود، حتی اگر کسی کاری نداشته باشد.
treasure-option-afk-limit = راندهای غیبت
    .description = پس از این تعداد راندِ بی‌خبر، بازیکن رفته است؛ صفر یعنی هرگز.
treasure-option-votes-opened = باز شدن رأی‌ها
    .description = پس از پایان بازی، رأی هر کس نشان داده شود یا نه.
