# میز معماران در دیسکورد: صفحه، دست، بها، امتیاز.

architects-drawn = نقشه‌ی تازه‌ی شما: { $cards }.
architects-opening = کارگر بفرستید و کالا بیاورید، کارآموز استخدام کنید، در اتاق صنف سازه بسازید یا کلیسای جامع را بالا ببرید. پرهیزگارها را به کلیسای جامع راه می‌دهند و کم‌پرهیزها را به بازار سیاه. هر جا را شلوغ کنید، دیگران می‌توانند کارگرانتان را همان‌جا دستگیر کنند. وقتی اتاق صنف پر شود، بیشترین امتیاز می‌برد.

## کالا و آنچه عوض می‌شود

architects-nothing = هیچ
architects-amount = { $count } { architects-slot-good }
architects-amount-virtue = { $count } پرهیزگاری
architects-change = { SIGNED($count) } { architects-slot-good }
architects-change-virtue = { SIGNED($count) } پرهیزگاری
architects-change-tax = { SIGNED($count) } نقره مالیات
architects-change-plans = { SIGNED($count) } نقشه
architects-change-debts = { SIGNED($count) } بدهی
architects-count = { $name }، { $count } کارگر

## آنچه هر کارگر می‌آورد

architects-place-short = { $count ->
    [1] { architects-slot-location }: { $parts }
   *[other] { architects-slot-location } ({ $count }): { $parts }
}
architects-place = { architects-slot-location }: { $count } کارگر، { $parts }
architects-stall = { $free ->
    [yes] { architects-stall-name }: { $gains }
   *[no] { architects-stall-name }: { $gains } با { $price }
}
architects-stall-name = { $location ->
    [black_market_small] بساط کوچک
    [black_market_middle] بساط میانی
   *[black_market_large] بساط بزرگ
}
architects-changed = { $seat }: { $parts }
architects-changed-in-reset = { $seat }: { $parts }.
architects-visit = **{ $seat }**، { $place } ({ $count }): { $parts }
architects-round = دورِ { $number }
architects-board-begun = وضعِ میز در آغازِ این دور. هر که کجا می‌رود در پیامِ دور می‌آید.
architects-market-filling = در بازار سیاه یک جا مانده است: هر که آن را بگیرد با همه‌ی کسانِ آنجا به زندان می‌رود.
architects-idle = { architects-slot-location }: اکنون کاری آنجا نیست
architects-looks = یکی از { $count } نقشه
architects-begin-storehouse = { $count ->
    [1] انبار پادشاه: یک معامله
   *[other] انبار پادشاه: تا { $count } معامله
}
architects-begin-guardhouse = { $count ->
    [1] برج نگهبانی: یک کار
   *[other] برج نگهبانی: تا { $count } کار
}
architects-begin-town-centre = { $count ->
    [1] مرکز شهر: یک دستگیری
   *[other] مرکز شهر: تا { $count } دستگیری
}
architects-begin-town-alone = مرکز شهر: کسی برای دستگیر کردن نیست، جز کارگران خودتان
architects-group = { $own ->
    [yes] { architects-slot-location }: { $count } کارگر خودتان، که برمی‌گردند
   *[no] { architects-slot-location }: { $count } کارگرِ { $name }
}
architects-head-others = کارگران دیگران
architects-head-own = کارگران خودتان، که برمی‌گردند
architects-note-price = { $count } نقره
architects-note-coins = { $count } نقره روی آن
architects-note-capture = { $count } دستگیری با مالیاتش { $silver } نقره بها دارد.
architects-begin-hire = کارگاه: استخدام کارآموز، از { $count } نقره
architects-begin-recruit = بساط میانی: استخدام کارآموز، { $count } نقره
architects-begin-build = اتاق صنف: ساختن، { $count } نقشه‌ی آماده
architects-begin-advance = اتاق صنف: پله‌ی { $level } کلیسای جامع، بها { $price }
architects-mixed = { $count } چوب یا سنگ
architects-character = - **{ architects-slot-character }**: { $means } آغاز با پرهیزگاریِ { $virtue }؛ { $goods }؛ نقشه { $plans }، زندانی { $prison }، بدهی { $debts }.

## صفحه‌ی خود

architects-own-character = شما **{ architects-slot-character }** هستید: { $means }
architects-own-goods = کالا: { $goods }
architects-own-workers = کارگر در دست: { $count }. در زندان: { $prison }. اسیر: { $away }.
architects-own-virtue = پرهیزگاری { $virtue }: { $gates }.
architects-own-debts = بدهی: { $unpaid } نپرداخته، { $paid } پرداخته.
architects-turn-until = پایانِ وقت: { $left }.
architects-turn-counts = در پرانتز: کارگرانِ شما آنجا.
architects-own-short = { $goods } · { $workers } کارگر · پرهیزگاری { $virtue }{ $unpaid ->
    [0] { "" }
   *[other] { " " }· { $unpaid } بدهی
}
architects-plan-short = { $ready ->
    [yes] { $name } آماده است
   *[no] { $name } این‌ها را کم دارد: { $what }
}
architects-own-crew = کارآموزان شما: { $count }
architects-own-skills = مهارتِ کارآموزانتان: { $skills }.
architects-own-skill = { $skill } ({ $who })
architects-nobody = هیچ‌کس
architects-hint-draft = -# سه بار یکی را نگه می‌دارید و بقیه به نفرِ بعد می‌رسد؛ با همین سه نقشه آغاز می‌کنید. نجاری و سفالگری و بنایی مهارت است: برای هر مهارتی که نقشه نام می‌برد کارآموزی می‌خواهید که آن را بلد باشد.
architects-own-effect = **{ $name }**: { $means }
architects-own-plans = ### نقشه‌های شما: { $count }
architects-gate-tax = { $count } مالیات کمتر در هر پرداخت
architects-gate-market = بازار سیاه بسته
architects-gate-cathedral = کلیسای جامع بسته
architects-gate-points = در پایان { SIGNED($count) } امتیاز
architects-ready = آماده‌ی ساختن.
architects-missing = کم است: { $what }.
architects-skill-carpentry = نجاری
architects-skill-tiling = سفالگری
architects-skill-masonry = بنایی

## صفحه‌ی بازی

architects-final = دور پایانی: هر کس یک نوبت دیگر.
architects-turn = نوبتِ { $turn }: { $seat }
architects-places = ### جاها
architects-spot = { architects-slot-location }: { $workers }
architects-bare = خالی: { $places }
architects-pool = مالیاتِ گردآمده: { $count } نقره
architects-prison = در زندان: { $workers }
architects-market = ### بازار سیاه
architects-middle = کارآموز یا نقشه
architects-space = { $free ->
    [yes] { architects-slot-location }: { $goods } در برابر { $count } نقره و یک پرهیزگاری
   *[no] { architects-slot-location }: جای { $seat }؛ { $goods } در برابر { $count } نقره و یک پرهیزگاری
}
architects-hall = ### اتاق صنف و کلیسای جامع
    اتاق صنف: { $count } جا از { $spaces } جا پر است. کارگرِ { $first } و کارگرِ { $second } بازار سیاه را از نو می‌چینند.
architects-level = پله‌ی { $level }، { $points } امتیاز، جای { $places } نفر: { $names }
architects-row = ### کارآموزان، ردیف { $number }
architects-shown = { $number }. { $means }
architects-coins = **(رویش { $count } نقره)**
architects-decks = نقشه در دسته: { $plans }. پاداش مانده: { $rewards }.
architects-player = { $over ->
    [yes] { $plays ->
        [yes] **{ $name }** ({ $character }): { $points } امتیاز
       *[no] **{ $name }**: { $points } امتیاز
    }
   *[no] { $plays ->
        [yes] **{ $name }** ({ $character }): تا اینجا { $points } امتیاز
       *[no] **{ $name }**: تا اینجا { $points } امتیاز
    }
}
architects-player-goods = پرهیزگاری { $virtue }. کالا: { $goods }.
architects-player-workers = در دست: { $reserve } کارگر، { $plans } نقشه. اسیر: { $away }.
architects-player-held = اسیرانش: { $workers }
architects-player-crew = کارآموزان: { $cards }
architects-player-built = ساخته: { $cards }

## امتیاز

architects-score = **{ $name }: { $count }** ({ $parts })
architects-line-building = سازه‌ها { SIGNED($count) }
architects-line-effect = سازه‌ها در پایان { SIGNED($count) }
architects-line-cathedral = کلیسای جامع { SIGNED($count) }
architects-line-virtue = پرهیزگاری { SIGNED($count) }
architects-line-debts = بدهی نپرداخته { SIGNED($count) }
architects-line-gold = طلا { SIGNED($count) }
architects-line-marble = مرمر { SIGNED($count) }
architects-line-silver = نقره { SIGNED($count) }
architects-line-prison = کارگران زندانی { SIGNED($count) }
architects-line-building-of = { $name } { SIGNED($count) }
architects-line-effect-of = { $name } در پایان { SIGNED($count) }

## چرا؟

architects-why = این عددها از کجاست
architects-why-prices = ### بها
architects-why-amount = نقره { $silver }، مالیات { $tax }
architects-why-hire = استخدام کارآموز در کارگاه: { $amount }؛ و یک نقره بر هر کارتی که از آن می‌گذرید.
architects-why-capture = نخستین دستگیری در هر رفتن: { $amount }.
architects-why-more = هر دستگیریِ پس از آن: { $amount }.
architects-why-ransom = بازخرید همه‌ی کارگران اسیر: { $amount }.
architects-why-debt = پرداخت یک بدهی: { $amount }.
architects-why-printed = بهای چاپ‌شده: { $amount }. کمتر با { $reasons }.
architects-why-virtue = پرهیزگاریِ { $virtue }: { $count } مالیات
architects-why-untaxed = { $name }: { $count } مالیات
architects-why-cheaper = { $name }: { $count } نقره
architects-why-plotters = { $scope ->
    [capture] خیانتکار: { $count } نقره در هر دستگیری
   *[visit] خیانتکار: روی‌هم { $count } نقره
}
architects-why-stall = { architects-slot-location }: { $amount }.
architects-why-stall-amount = { $spotless ->
    [yes] { $count } نقره
   *[no] { $count } نقره و یک پرهیزگاری
}
architects-why-gains = ### آنچه اکنون یک کارگر می‌آورد
architects-why-points = ### امتیاز تا اینجا: { $count }
architects-why-plans = ### نقشه‌ها
    نقشه در اتاق صنف ساخته می‌شود. کالایی را که رویش نوشته می‌خواهد، و برای هر مهارتی که نام برده کارآموزی از خودتان؛ کارآموزی که چند مهارت دارد برای همه‌ی آن‌ها بس است، و مهارت تمام نمی‌شود. امتیازش را می‌دهد، و در دم یا در پایان، هر چه در سطرش آمده.
architects-why-worth = هر طلا و هر مرمر یک امتیاز است و هر { $silver } نقره یک امتیاز؛ هر { $prison } کارگر زندانی یک امتیاز کم می‌کند. بازار سیاه پرهیزگاریِ { $highest } یا کمتر می‌خواهد و کلیسای جامع پرهیزگاریِ { $lowest } یا بیشتر.

## تصویرها

architects-picture-guildhall = اتاق صنف
architects-picture-cathedral = کلیسای جامع
architects-picture-virtue = پرهیزگاری
architects-picture-seat = صندلیِ { $number }
architects-picture-before = پیش از نوبت نخست
architects-picture-final = دور پایانی
architects-picture-stall = { $location ->
    [black_market_small] بساط کوچک
    [black_market_middle] بساط میانی
   *[black_market_large] بساط بزرگ
}
architects-alt-stall = { $free ->
    [yes] { $name }: { $goods } در برابر { $count } نقره و یک پرهیزگاری
   *[no] { $name }: جای { $seat }؛ { $goods } در برابر { $count } نقره و یک پرهیزگاری
}
architects-alt-player = { $name }: { $points } امتیاز، پرهیزگاری { $virtue }؛ { $has }
architects-alt-of = { $what ->
    [workers] کارگر { $count }
    [level] کلیسای جامع { $count }
    [prison] زندانی { $count }
    [captured] اسیر { $count }
    [plans] نقشه { $count }
   *[debts] بدهی { $count }
}
architects-alt-hall = اتاق صنف: { $count } از { $spaces } جا، بازچینی در { $first } و { $second }
architects-alt-coins = با { $count } نقره
architects-glossary = ### نشانه‌های تصویرها
    خشت: خاک‌رس. کُنده: چوب. پاره‌سنگ: سنگ. شمش: طلا. ستون: مرمر. سکه: نقره. قلب: پرهیزگاری. نشانِ لای کتاب: بدهی. برگ: نقشه. ستاره: امتیاز. چکش: نجاری. بام: سفالگری. آجر: بنایی. میله: زندان. دو حلقه: اسیر. پیکان گرد: بازچینی بازار سیاه. ساعت شنی: در پایان. تاج: برای بیشترین. خط کج و عدد: برای هر چند تا.
    صندلی‌ها به ترتیب: دایره، مربع، شش‌ضلعی، لوزی، پنج‌ضلعی؛ عددِ درون کارگران را می‌شمارد.

## وقایع

architects-chronicle-kind-building = سازه‌ها و کلیسای جامع
architects-chronicle-kind-crew = کارآموزان
architects-chronicle-kind-capture = اسیران و زندان
architects-chronicle-kind-debt = بدهی و مالیات
architects-chronicle-kind-market = بازار سیاه
architects-stage = نوبتِ { $turn }

## هم‌نشین‌ها: نام و خوی هر کدام

architects-company-1 = آنسلمِ پارسا
    .short = آنسلم
architects-company-2 = ویدوی قاچاقچی
    .short = ویدو
architects-company-3 = گرلینده‌ی زندانبان
    .short = گرلینده
architects-company-4 = اتوی بنّا
    .short = اتو
architects-company-5 = اِمای پارسا
    .short = اِما
