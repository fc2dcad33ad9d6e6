# میز معماران در دیسکورد: صفحه، دست، بها، امتیاز.

architects-drawn = نقشه‌ی تازه‌ی شما: { $cards }.
architects-opening = کارگر بفرستید و کالا بیاورید، شاگرد بگیرید و بسازید، در تالار اصناف یا بر کلیسای جامع. فضیلت دری را باز می‌کند و دری را می‌بندد و هر که جایی را شلوغ کند شاید کارگرانش را اسیر ببیند. وقتی تالار پر شود بیشترین امتیاز می‌برد.

## کالا و آنچه عوض می‌شود

architects-nothing = هیچ
architects-amount = { $count } { architects-slot-good }
architects-change = { SIGNED($count) } { architects-slot-good }
architects-change-virtue = { SIGNED($count) } فضیلت
architects-change-plans = { SIGNED($count) } نقشه
architects-change-debts = { SIGNED($count) } بدهی
architects-count = { $name }، { $count } کارگر

## آنچه هر کارگر می‌آورد

architects-place = { architects-slot-location }: { $count } کارگر، { $parts }
architects-stall = { $location ->
    [black_market_small] بساط کوچک: { $parts }
    [black_market_middle] بساط میانی: { $parts }
   *[black_market_large] بساط بزرگ: { $parts }
}
architects-goods-gained = { $seat } گرفت: { $goods }.
architects-goods-paid = { $seat } داد: { $goods }.
architects-market-filling = در بازار سیاه یک جا مانده است: هر که آن را بگیرد با همه‌ی کسانِ آنجا به زندان می‌رود.
architects-idle = { architects-slot-location }: اکنون کاری آنجا نیست
architects-looks = یک نقشه از { $count } نقشه
architects-begin-storehouse = انبار شاهی: تا { $count } معامله
architects-begin-guardhouse = پاسدارخانه: تا { $count } کار
architects-begin-town-centre = میدان شهر: تا { $count } گروه اسیر
architects-begin-town-alone = میدان شهر: کسی برای اسیر گرفتن نیست، جز کارگران خودتان
architects-group = { $own ->
    [yes] { architects-slot-location }: { $count } کارگر خودتان، که برمی‌گردند
   *[no] { architects-slot-location }: { $count } کارگرِ { $name }
}
architects-head-others = کارگران دیگران
architects-head-own = کارگران خودتان، که برمی‌گردند
architects-note-price = { $count } سیم
architects-note-coins = { $count } سیم روی آن
architects-note-capture = { $count } گروه اسیر با مالیاتش { $silver } سیم بها دارد.
architects-begin-hire = کارگاه: گرفتن شاگرد، از { $count } سیم
architects-begin-recruit = بساط میانی: گرفتن شاگرد، { $count } سیم
architects-begin-build = تالار اصناف: ساختن، { $count } نقشه‌ی آماده
architects-begin-advance = تالار اصناف: پله‌ی { $level } کلیسای جامع، بها { $price }
architects-mixed = { $count } چوب یا سنگ
architects-character = - **{ architects-slot-character }**: { $means } آغاز با فضیلتِ { $virtue }؛ { $goods }؛ نقشه { $plans }، زندانی { $prison }، بدهی { $debts }.

## صفحه‌ی خود

architects-own-character = شما **{ architects-slot-character }** هستید: { $means }
architects-own-goods = کالا: { $goods }
architects-own-workers = کارگر در دست: { $count }. در زندان: { $prison }. اسیر: { $away }.
architects-own-virtue = فضیلت { $virtue }: { $gates }.
architects-own-debts = بدهی: { $unpaid } نپرداخته، { $paid } پرداخته.
architects-turn-until = پایانِ وقت: { $left }.
architects-own-short = { $goods } · { $workers } کارگر · فضیلت { $virtue }{ $unpaid ->
    [0] { "" }
   *[other] { " " }· { $unpaid } بدهی
}
architects-plan-short = { $ready ->
    [yes] { $name } آماده است
   *[no] { $name } این‌ها را کم دارد: { $what }
}
architects-own-crew = شاگردان شما: { $count }
architects-own-skills = مهارتِ شاگردانتان: { $skills }.
architects-own-skill = { $skill } ({ $who })
architects-nobody = هیچ‌کس
architects-hint-draft = -# سه بار یکی را نگه می‌دارید و بقیه به نفرِ بعد می‌رسد؛ با همین سه نقشه آغاز می‌کنید. نجاری و کاشی‌کاری و بنایی مهارت است: برای هر مهارتی که نقشه نام می‌برد شاگردی می‌خواهید که آن را بلد باشد.
architects-own-plans = ### نقشه‌های شما: { $count }
architects-gate-tax = { $count } مالیات کمتر در هر پرداخت
architects-gate-market = بازار سیاه بسته
architects-gate-cathedral = کلیسای جامع بسته
architects-gate-points = در پایان { SIGNED($count) } امتیاز
architects-ready = آماده‌ی ساختن.
architects-missing = کم است: { $what }.
architects-skill-carpentry = نجاری
architects-skill-tiling = کاشی‌کاری
architects-skill-masonry = بنایی

## صفحه‌ی بازی

architects-final = دور پایانی: هر کس یک نوبت دیگر.
architects-turn = نوبتِ { $turn }: { $seat }
architects-places = ### جاها
architects-spot = { architects-slot-location }: { $workers }
architects-bare = خالی: { $places }
architects-pool = مالیاتِ گردآمده: { $count } سیم
architects-prison = در زندان: { $workers }
architects-market = ### بازار سیاه
architects-middle = شاگرد یا نقشه
architects-space = { $free ->
    [yes] { architects-slot-location }: { $goods } در برابر { $count } سیم و یک فضیلت
   *[no] { architects-slot-location }: جای { $seat }؛ { $goods } در برابر { $count } سیم و یک فضیلت
}
architects-hall = ### تالار اصناف و کلیسای جامع
    تالار اصناف: { $count } جا از { $spaces } جا پر است. کارگرِ { $first } و کارگرِ { $second } بازار سیاه را از نو می‌چینند.
architects-level = پله‌ی { $level }، { $points } امتیاز، جای { $places } نفر: { $names }
architects-row = ### شاگردان، ردیف { $number }
architects-shown = { $number }. { $means }
architects-coins = **(رویش { $count } سیم)**
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
architects-player-goods = فضیلت { $virtue }. کالا: { $goods }.
architects-player-workers = در دست: { $reserve } کارگر، { $plans } نقشه. اسیر: { $away }.
architects-player-held = اسیرانش: { $workers }
architects-player-crew = شاگردان: { $cards }
architects-player-built = ساخته: { $cards }

## امتیاز

architects-score = **{ $name }: { $count }** ({ $parts })
architects-line-building = بناها { SIGNED($count) }
architects-line-effect = شمارش بناها { SIGNED($count) }
architects-line-cathedral = کلیسای جامع { SIGNED($count) }
architects-line-virtue = فضیلت { SIGNED($count) }
architects-line-debts = بدهی نپرداخته { SIGNED($count) }
architects-line-gold = زر { SIGNED($count) }
architects-line-marble = مرمر { SIGNED($count) }
architects-line-silver = سیم { SIGNED($count) }
architects-line-prison = کارگران زندانی { SIGNED($count) }
architects-line-building-of = { $name } { SIGNED($count) }
architects-line-effect-of = { $name }، برای آنچه می‌شمارد { SIGNED($count) }

## چرا؟

architects-why = این عددها از کجاست
architects-why-prices = ### بها
architects-why-amount = سیم { $silver }، مالیات { $tax }
architects-why-hire = گرفتن شاگرد در کارگاه: { $amount }؛ و یک سیم بر هر کارتی که از آن می‌گذرید.
architects-why-capture = نخستین گروه اسیر در هر رفتن: { $amount }.
architects-why-more = هر گروه اسیر پس از آن: { $amount }.
architects-why-ransom = بازخرید همه‌ی کارگران اسیر: { $amount }.
architects-why-debt = پرداخت یک بدهی: { $amount }.
architects-why-printed = بهای چاپ‌شده: { $amount }. کمتر با { $reasons }.
architects-why-virtue = فضیلتِ { $virtue }: { $count } مالیات
architects-why-untaxed = { $name }: { $count } مالیات
architects-why-cheaper = { $name }: { $count } سیم
architects-why-plotters = { $scope ->
    [capture] دسیسه‌چین: { $count } سیم در هر گرفتن
   *[visit] دسیسه‌چین: روی‌هم { $count } سیم
}
architects-why-stall = { architects-slot-location }: { $count } سیم و یک فضیلت، بهای چاپ‌شده { $printed }
architects-why-gains = ### آنچه اکنون یک کارگر می‌آورد
architects-why-points = ### امتیاز تا اینجا: { $count }
architects-why-plans = ### نقشه‌ها
    نقشه در تالار اصناف ساخته می‌شود. کالایی را که رویش نوشته می‌خواهد، و برای هر مهارتی که نام برده شاگردی از خودتان؛ شاگردی که چند مهارت دارد برای همه‌ی آن‌ها بس است، و مهارت تمام نمی‌شود. امتیازش را می‌دهد، و در دم یا در پایان، هر چه در سطرش آمده.
architects-why-worth = هر زر و هر مرمر یک امتیاز است و هر { $silver } سیم یک امتیاز؛ هر { $prison } کارگر زندانی یک امتیاز کم می‌کند. بازار سیاه فضیلتِ { $highest } یا کمتر می‌خواهد و کلیسای جامع فضیلتِ { $lowest } یا بیشتر.

## تصویرها

architects-picture-guildhall = تالار اصناف
architects-picture-cathedral = کلیسای جامع
architects-picture-virtue = فضیلت
architects-picture-seat = صندلیِ { $number }
architects-picture-before = پیش از نوبت نخست
architects-picture-final = دور پایانی
architects-picture-stall = { $location ->
    [black_market_small] بساط کوچک
    [black_market_middle] بساط میانی
   *[black_market_large] بساط بزرگ
}
architects-alt-stall = { $free ->
    [yes] { $name }: { $goods } در برابر { $count } سیم و یک فضیلت
   *[no] { $name }: جای { $seat }؛ { $goods } در برابر { $count } سیم و یک فضیلت
}
architects-alt-player = { $name }: { $points } امتیاز، فضیلت { $virtue }؛ { $has }
architects-alt-of = { $what ->
    [workers] کارگر { $count }
    [level] کلیسای جامع { $count }
    [prison] زندانی { $count }
    [captured] اسیر { $count }
    [plans] نقشه { $count }
   *[debts] بدهی { $count }
}
architects-alt-hall = تالار اصناف: { $count } از { $spaces } جا، ازنوچینی در { $first } و { $second }
architects-alt-coins = با { $count } سیم
architects-glossary = ### نشانه‌های تصویرها
    کالا: خشت خاک‌رس، کُنده چوب، پاره‌سنگ سنگ، شمش زر، ستون مرمر، سکه سیم. قلب: فضیلت. نشانِ کتاب: بدهی. برگ: نقشه. ستاره: امتیاز. چکش: نجاری. بام: کاشی‌کاری. آجر: بنایی. میله: زندان. دو حلقه: اسیر. پیکان گرد: ازنوچینی بازار سیاه. ساعت شنی: در پایان. تاج: برای بیشترین. خط کج و عدد: برای هر چند تا.
    صندلی‌ها به ترتیب: دایره، مربع، شش‌ضلعی، لوزی، پنج‌ضلعی؛ عددِ درون کارگران را می‌شمارد.

## وقایع

architects-chronicle-kind-building = بناها و کلیسای جامع
architects-chronicle-kind-crew = شاگردان
architects-chronicle-kind-capture = اسیران و زندان
architects-chronicle-kind-debt = بدهی و مالیات
architects-chronicle-kind-market = بازار سیاه
architects-stage = نوبتِ { $turn }
