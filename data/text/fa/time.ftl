# مهلت‌ها، یادآوری‌ها، شتابِ میز.

command-campaign-pace = میزبان: میز چقدر صبر کند
command-quiet = یادآوری‌ها در پیام خصوصی بیاید یا نیاید
option-pace = میز چقدر صبر می‌کند
    .live = زنده، در حد دقیقه
    .evening = یک شب‌نشینی
    .day = یک روز برای هر رأی
    .two-days = دو روز برای هر رأی
option-found = چند دقیقه برای برپا کردنِ خاندان
option-rank = چند دقیقه برای ترتیبِ نقش‌های علنی
option-draft = چند دقیقه برای انتخابِ نقش
option-vote = چند دقیقه برای رأی
option-decide = چند دقیقه برای مدیرِ شورا
option-other = چند دقیقه برای هر کارِ دیگر
option-quiet-from = آغازِ ساعت‌های خاموشی، مانندِ بیست‌وسه و صفر صفر
option-quiet-to = پایانِ خاموشی؛ برابر با آغاز یعنی هیچ
option-zone = منطقه‌ی زمانیِ میز
option-quiet = یادآوری نیاید
    .on = خاموش، بی‌یادآوری
    .off = یادم بیاورید

# یادآوری‌ها

remind = { $mark ->
        [half] بازیِ { $match }، { $game }: نیمی از وقتِ شما رفته است.
       *[last] بازیِ { $match }، { $game }: وقتِ شما رو به پایان است.
    }
remind-asked = { $question } { $until }.
houses-remind-asked = { $ask ->
        [found] خاندانتان را برپا کنید، { $until }.
        [rank_offices] حق‌هایتان بر نقش‌های علنی را به ترتیب بگویید، { $until }.
        [draft_take] نقش‌تان را انتخاب کنید، { $until }.
        [draft_remove] نقشی را کنار بگذارید، { $until }.
        [vote] رأی بدهید و مُهر کنید، { $until }.
        [decide] مدیر شورا شمایید؛ تصمیم بگیرید، { $until }.
       *[other] بازی چشم‌به‌راهِ شماست، { $until }.
    }
remind-aloud = { $name }، بازیِ { $match } چشم‌به‌راهِ شماست، { $until }. پیام خصوصی‌تان بسته است؛ این را بزنید.

# خط‌های کانال

notice-clock-moved = { $length } دستمان به هم نمی‌رسید. همه‌ی مهلت‌ها به اندازه‌ی وقتِ رفته عقب رفت؛ این به پای کسی نوشته نمی‌شود.
notice-awaited-called = { $names }: این میز چشم‌به‌راهِ شماست. میزبان یادآوری می‌کند.
done-called = آن‌ها که میز چشم‌به‌راهشان است، جلوی همه صدا زده شدند.
refusal-called-lately = کمتر از { $hours } ساعت پیش صدایشان زدند. هر میز در { $hours } ساعت یک بار صدا می‌زند.
refusal-nobody-awaited = میز چشم‌به‌راهِ کسِ دیگری نیست که صدا به گوشش برسد.
notice-pace-set = میزبان شتابِ تازه‌ای گذاشته است. مهلت‌هایی که حالا می‌گذرند همان که بودند می‌مانند.

span-days = { $count } روز
span-hours = { $count } ساعت
span-minutes = { $count } دقیقه

pace-said = شتاب: { $name ->
        [live] زنده
        [evening] یک شب‌نشینی
        [day] روزانه
        [two_days] دوروزه
       *[own] به خواستِ میزبان
    }. هر جواب { $other } وقت دارد.
houses-pace-said = شتاب: { $name ->
        [live] زنده
        [evening] یک شب‌نشینی
        [day] روزانه
        [two_days] دوروزه
       *[own] به خواستِ میزبان
    }. رأی { $vote }، برپا کردنِ خاندان { $found }، ترتیبِ نقش‌های علنی { $rank }، نقش مخفی { $draft }، مدیرِ شورا { $decide }، و هر چیزِ دیگر { $other } وقت دارد.
pace-quiet = از { $since } تا { $end } هیچ مهلتی نمی‌گذرد ({ $zone }).

# پاسخ‌های خصوصی

done-pace = شتاب گذاشته شد، برای هر چه از این پس باز شود؛ مهلت‌هایی که حالا می‌گذرند همان که بودند می‌مانند.
done-quiet = دیگر یادآوری در پیام خصوصی نمی‌آید.
done-unquiet = یادآوری‌ها باز در پیام خصوصی می‌آید.

refusal-pace-length = هر مهلت دست‌کم { $least } دقیقه و حداکثر { $most } روز است.
refusal-pace-quiet-half = ساعت‌های خاموشی سه چیز می‌خواهد: آغاز، پایان و منطقه‌ی زمانی.
refusal-quiet-hours = ساعت را این‌گونه بنویسید: `23:00`
refusal-quiet-long = خاموشی حداکثر { $most } ساعت است؛ مهلت باید روزی برسد.
refusal-zone-unknown = منطقه‌ای زمانی به نامِ «{ $zone }» نمی‌شناسم. نام شهری مانندِ `Tehran` یا `London` را بنویسید و از فهرست انتخاب کنید.
refusal-clock-moved = آن نبودن پیش‌تر جبران شده است.

# نام‌ها در سرورهای فارسی

name-command-campaign-pace = شتاب
name-command-quiet = خاموشی
name-option-pace = شتاب
name-option-found = بنیاد
name-option-rank = ردیف
name-option-draft = انتخاب
name-option-vote = رأی
name-option-decide = داوری
name-option-other = دیگر
name-option-quiet-from = خاموشی_از
name-option-quiet-to = خاموشی_تا
name-option-zone = منطقه
name-option-quiet = خاموشی
