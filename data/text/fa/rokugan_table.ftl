# میز روکوگان در دیسکورد: دست، نقشه به زبانِ واژه‌ها، نبردها با عددهایشان، پایان.

## نام‌ها و جاها

rokugan-person = { $name } از خاندانِ { $clan }
rokugan-times = { $count } تا { $what }
rokugan-token = توکنِ { $number }
rokugan-piece = توکنِ { $number }، { $clan }: { $place }
rokugan-piece-known = توکنِ { $number }، { $clan }: { $place }، { $face }
rokugan-piece-own = { $face }، { $place }
rokugan-piece-blessed = { $piece }، با { $blessings }
rokugan-lay = از { $clan } بود، { $place }.
rokugan-land = { $province } ({ $clan }، { $down } به‌پشت، { $up } به‌رو)
rokugan-land-one = { $province } (در دستِ { $clan })
rokugan-land-own = { $province } (مالِ شما)
rokugan-land-own-more = { $province } (مالِ شما، { $down } به‌پشت، { $up } به‌رو)
rokugan-land-free = { $province } (آزاد)
rokugan-land-special = { $land } با { $special }
rokugan-way = از مرزِ { $province }
rokugan-look-at = نگاه به { $piece }
rokugan-strike-at = برداشتنِ { $piece }
rokugan-use-on = { $card } برای { $piece }

## صفحه‌ی بازی

rokugan-now = { $round ->
    [0] { $phase }
   *[other] دورِ { $round } از { $rounds }: { $phase }
}
rokugan-phase-clans = انتخاب خاندان‌ها
rokugan-phase-objectives = انتخاب هدف‌های پنهان
rokugan-phase-draft = تقسیم زمین
rokugan-phase-draw = کشیدن توکن‌ها
rokugan-phase-cards = کارت‌های قلمرو
rokugan-phase-turn = گذاشتن توکن‌ها
rokugan-phase-swap = تک‌شاخ می‌تواند دو توکن را جابه‌جا کند
rokugan-phase-over = پایان
rokugan-first = آغازکننده: { $clan }
rokugan-seat-choosing = **{ $name }**: هنوز بی‌خاندان
rokugan-seat = **{ $name }**: { $honor } افتخارِ پیدا، { $lands } استان، { $hand } توکن در دست، { $cards } کارت قلمرو، { $scouts } دیده‌بان، { $shugenja } شوگنجا.
rokugan-seat-ronin = در این دور رونین است.
rokugan-card-played = کارتش بازی شده است.
rokugan-card-held = کارتش در دستِ { $clan } است.
rokugan-lying = { $count } توکن روی نقشه
rokugan-lying-more = -# { $count } توکن دیگر هم هست.

## صفحه‌ی خودِ شما

rokugan-ability = **{ $name }**: { $means }
rokugan-own-clan = **{ $name }**: { $means }
rokugan-goal = { $means } { $honor } افتخار دارد.
rokugan-own-objective = هدف پنهان **{ $name }**: { $means }
rokugan-own-hand = توکن‌های شما: { $tokens }.
rokugan-own-start = -# تا پایانِ بازی دارید: { $cards }.
rokugan-own-discard = -# سوخته‌ها: { $tokens }.
rokugan-own-card = کارتِ شما **{ $name }**: { $means }
rokugan-own-seen = -# این را دیده‌اید. { $piece }.
rokugan-spied = -# دستی که دیده‌اید: { $tokens }.
rokugan-drawn = این‌ها را کِشیدید: { $tokens }.

## یک نوبت

rokugan-turn-token = توکنِ { $number ->
    [1] اول
    [2] دوم
    [3] سوم
    [4] چهارم
    [5] پنجم
   *[other] { $number }
} از { $of }
rokugan-turn-until = اگر ساکت بمانید، { $left }: { $ordered ->
    [yes] سفارش‌هایتان انجام می‌شود
   *[no] چیزی گذاشته نمی‌شود
}.
rokugan-turn-plan = سفارشِ یک توکن برای دورِ { $round }
rokugan-laid = گذاشته‌اید: { $tokens }
rokugan-laid-planned = سفارش داده‌اید: { $tokens }
rokugan-laid-token = { $way ->
    [guard] { $face } نگهبانِ { $to }
    [centre] { $face } در { $to }
    [sea] { $face } به { $to } از دریا
   *[border] { $face } به { $to } از { $come }
}
rokugan-where = { $token } { $kind ->
    [useful] کجا؟
   *[other] دیگر کجا؟
} { $span ->
    [range] { $first } تا { $last }
    [single] { $first }
   *[whole] { $count } جا
}
rokugan-which-blessed = { $token } روی کدام توکن؟
rokugan-place = { $way ->
    [guard] { $place }، نگهبانی
    [centre] { $place }، مرکز
    [sea] { $place }، از دریا
   *[border] { $place }، از { $come }
}
rokugan-face = { $way ->
    [guard] { $face }، نگهبانی
    [centre] { $face }، مرکز
    [sea] { $face }، از دریا
   *[border] { $face }، از { $come }
}
rokugan-which-province = کجا؟ { $several ->
    [yes] { $first } تا { $last }
   *[no] { $first }
}
rokugan-which-token = کدام توکن؟ { $count } راه به کار می‌آید
rokugan-which-none = هیچ‌یک از توکن‌هایتان اینجا به کار نمی‌آید. «{ $back }» به استان‌های دیگر می‌رود.
rokugan-which-useless = اینجا بی‌فایده: { $count }
rokugan-place-note = { $who ->
    [own] مالِ شما
    [free] آزاد
   *[other] { $clan }
}، دفاع { $defence }، افتخار { $honor }
rokugan-place-out = { $note }؛ بیرون می‌رود
rokugan-button-elsewhere = جای دیگر
rokugan-button-hand = دست

## کنارِ پرسش‌ها

rokugan-hint-honor = روی نقشه عدد زرین افتخارِ استان است و سپر سفید دفاعش.
rokugan-does-army = ارتش از مرزِ استانی که دارید به همسایه‌اش حمله می‌کند، یا در مرکزِ استان خودتان دفاع.
rokugan-does-navy = نیروی دریایی از دریا به هر استانِ ساحلی حمله می‌کند، هر قدر هم دور باشد، یا در مرکزِ استانِ ساحلیِ خودتان دفاع.
rokugan-does-shinobi = شینوبی در مرکزِ هر استانی می‌نشیند: به استانِ دیگران حمله می‌کند و از استان شما دفاع.
rokugan-does-diplomacy = سیاست در مرکزِ استان خودتان می‌نشیند: هر توکنی که آنجا و بر مرزهایش باشد می‌رود و صلح راهش را می‌بندد.
rokugan-does-raid = یورش در مرکزِ استان می‌نشیند: توکن‌های سلطه‌اش و هر توکنی که آنجا و بر مرزهایش باشد می‌رود. استانِ دیگران تنها وقتی می‌سوزد که همسایه‌ی استان شما باشد یا شینوبیِ شما در آن باشد.
rokugan-does-bluff = بلوف هر جا که باشد فقط گمراه می‌کند و به دستتان برمی‌گردد.
rokugan-does-blessing = پشتیبانی قدرتش را به ارتش، نیروی دریایی یا شینوبیِ شما می‌افزاید.
rokugan-worth = { $honor ->
    [0] بدون افتخار
   *[other] { $honor } افتخار
}
rokugan-head-fits = جاهایی که به کار می‌آید
rokugan-head-out = جاهایی که بیرونش می‌اندازند
rokugan-note-attack = حمله
rokugan-note-defence = دفاع
rokugan-note-out = بیرون می‌رود
rokugan-note-unbacked = چیزی پشتش نیست

rokugan-card-says = کارتش: «{ $text }»

## پیام‌های بازی

rokugan-post-setting = چیدنِ میز
rokugan-post-round = دورِ { $round } از { $rounds }
rokugan-post-laid = { $any ->
    [yes] **{ $name }**: { $places }
   *[no] **{ $name }**
}
rokugan-post-newest = { $name } توکنی گذاشت ({ $place }).
rokugan-post-token = توکنِ { $clan } ({ $place })
rokugan-post-against = { $card ->
    [scout] { $name } دیده‌بانی سراغِ { $token } فرستاد.
    [shugenja] { $name } شوگنجایی به جنگِ { $token } فرستاد.
   *[first_player] { $name } کارت آغازکننده را برای { $token } به کار برد.
}
rokugan-post-looked = { $name } { $token } را نگاه کرد.
rokugan-post-blessed = { $name } { $face } را روی { $token } گذاشت.
rokugan-post-gone = { $token } از نقشه رفت. { $fate }
rokugan-post-fate = { $pile ->
    [pool] به مخزنِ صاحبش برگشت.
    [aside] { $face } بود و تا توکن‌کِشیِ بعد کنار می‌ماند.
   *[discard] { $face } بود و سوخت.
}
rokugan-battles = نبردهای دورِ { $round }
rokugan-outcome-short-fell = افتاد
rokugan-outcome-short-held = ماند
rokugan-outcome-short-free = بی‌صاحب
rokugan-outcome-short-burned = سوخت
rokugan-outcome-short-peace = صلح
rokugan-board-begun = { $round ->
    [0] نقشه در آغازِ بازی؛ آنچه از آن پس انتخاب شده در پیامِ «چیدنِ میز» است.
   *[other] نقشه در آغازِ این دور؛ آنچه گذاشته شده در پیامِ همین دور است.
}

## نبردها

rokugan-line = **{ $province }** ({ $held ->
    [yes] { $holder }
   *[no] آزاد
}): { $sides } در برابرِ { $defence }؛ { $outcome }.
rokugan-line-side = { $clan } { $total } ({ $tokens })
rokugan-line-came = { $way ->
    [centre] { $face } در دلِ استان
    [sea] { $face } از دریا
   *[border] { $face } از { $come }
}
rokugan-line-defence = { $any ->
    [yes] { $total } ({ $parts })
   *[no] هیچ
}
rokugan-line-outcome = { $how ->
    [captured] حالا در دستِ { $winner } است
    [crane] برابر شد و دُرنا برابری را می‌برد: حالا در دستِ { $winner } است
    [held] در دستِ { $holder } می‌ماند
    [shared] بهترین مهاجمان برابرند: در دستِ { $holder } می‌ماند
    [nobody-shared] بهترین مهاجمان برابرند: بی‌صاحب می‌ماند
   *[nobody] بی‌صاحب می‌ماند
}
rokugan-battle = **نبرد بر سرِ { $province }**، در دستِ { $clan }
rokugan-battle-free = **نبرد بر سرِ { $province }**، بی‌صاحب
rokugan-side = - { $clan } با قدرتِ { $total } حمله می‌کند: { $tokens }.
rokugan-came-centre = { $face } در دلِ استان
rokugan-came-sea = { $face } از دریا
rokugan-came-land = { $face } از { $province }
rokugan-defence = - در برابرش { $total }: { $parts }.
rokugan-defence-none = - چیزی در برابرش نیست.
rokugan-defence-ignored = ققنوس دفاعِ خودِ استان را نادیده می‌گیرد: { $hurdle } می‌ماند.
rokugan-defence-guard = { $count } از { $face }
rokugan-defence-bluff = دو از بلوفِ شیر
rokugan-defence-printed = { $count } از خودِ استان
rokugan-defence-faceup = { $count } از توکن‌های سلطه‌ی به‌رو
rokugan-defence-bonus = { $count } از توکن دفاع
rokugan-outcome-open = - چیزی در برابرش نیست: اکنون در دستِ { $clan } است.
rokugan-outcome-captured = - { $best } بیش از { $hurdle } است: اکنون در دستِ { $clan } است.
rokugan-outcome-crane = - { $best } در برابرِ { $hurdle }، برابر، و دُرنا برابری را می‌برد: اکنون در دستِ { $clan } است.
rokugan-outcome-held = { $shared ->
    [yes] - بهترین مهاجمان هر یک { $best } دارند و هیچ‌کدام نمی‌برد: در دستِ { $clan } می‌ماند.
   *[no] - { $best } بیش از { $hurdle } نیست: در دستِ { $clan } می‌ماند.
}
rokugan-outcome-nobody = { $shared ->
    [yes] - بهترین مهاجمان هر یک { $best } دارند و هیچ‌کدام نمی‌برد: بی‌صاحب می‌ماند.
   *[no] - { $best } بیش از { $hurdle } نیست: بی‌صاحب می‌ماند.
}
rokugan-whose = - از { $clan }: { $face }، { $place }.
rokugan-gone-bluff = بلوف‌ها به دستِ صاحبشان برمی‌گردند:
rokugan-gone-illegal = جایشان آنجا نبود و بیرون رفتند:
rokugan-gone-blessing = پشتیبانیِ این‌ها از دست رفت:
rokugan-gone-unbacked = یورش‌های بی‌پشتوانه:
rokugan-gone-raid = یورش این‌ها را رُفت:
rokugan-gone-diplomacy = صلح این‌ها را کنار گذاشت:
rokugan-why-nothing = هنوز هیچ توکنی رو نشده است.
rokugan-why-more = -# { $count } خبر دیگر در وقایع‌نامه هست.

## پایان

rokugan-story-land = { $burned ->
    [0] هیچ استانی نسوخت
   *[other] { $burned } استان سوخت
} و { $quiet ->
    [0] هیچ‌کدام به صلح نرسید.
   *[other] { $quiet } استان به صلح رسید.
}
rokugan-story-clan = **{ $clan }**: { $total } افتخار از { $lands } استان؛ { $faceup ->
    [0] { "" }
   *[other] { $faceup } از توکن‌های به‌رو،{ " " }
}{ $territories ->
    [0] { "" }
   *[other] { $territories } از قلمروهای کامل،{ " " }
}{ $flowers } از گل‌ها.
rokugan-story-goal = { $met ->
    [yes] هدفش، { $goal }، برآورده شد و { $honor } افتخارِ دیگر از آن است.
   *[no] هدفش برآورده نشد: { $goal }.
}
rokugan-story-places = افتخارها: { $places }
rokugan-story-place = { $number }. { $names }: { $honor }
rokugan-story-who = { $name } ({ $clan })
rokugan-story-own = خاندانِ شما
rokugan-story-level = افتخارها برابر بود؛ «{ $button }» می‌گوید چه چیز برنده را معلوم کرد.
rokugan-story-end = { $count ->
    [1] نظرِ امپراتور با { $names } است.
   *[other] نظرِ امپراتور با همه‌ی این‌هاست: { $names }.
}

rokugan-chronicle-kind-placement = گذاشتن‌ها
rokugan-chronicle-kind-card = کارت‌ها
rokugan-chronicle-kind-battle = نبردها
rokugan-chronicle-kind-control = سلطه

## تصویر نقشه

rokugan-tile-choosing = هنوز بدون خاندان
rokugan-tile = { $clan } · { $hand } توکن · { $cards } کارت
rokugan-mark-peace = ص
rokugan-mark-scorched = ×
rokugan-mark-shrine = م
rokugan-mark-harbor = ب
rokugan-mark-battlefield = ن
rokugan-mark-honor-1 = ۱+
rokugan-mark-honor-2 = ۲+
rokugan-mark-honor-4 = =۴
rokugan-mark-defense-1 = د۱
rokugan-mark-defense-2 = د۲
rokugan-kind-army = ارتشِ { $strength }
rokugan-kind-navy = نیروی دریاییِ { $strength }
rokugan-kind-shinobi = شینوبیِ { $strength }
rokugan-kind-diplomacy = سیاست
rokugan-kind-raid = یورش
rokugan-kind-bluff = بلوف
rokugan-alt-numbered = { $number } { $name }
rokugan-alt-marked = نشان‌شده: { $names }.
rokugan-alt-new = این‌طور می‌نشیند. { $token }
rokugan-alt-land = { $name } با { $up } به‌رو
rokugan-alt-nothing = هیچ
rokugan-alt-clan = { $name }، { $clan }، { $honor } افتخار: { $lands }.
rokugan-alt-down = { $clan }، { $place }.
rokugan-alt-up = { $clan }، { $face }، { $place }.
rokugan-alt-special = { $name }: { $special }.
rokugan-stage = دورِ { $round } از { $rounds }
