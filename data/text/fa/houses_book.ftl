# کتابِ کارزار: عنوان‌ها، و آنچه جای دیگری نیست.

houses-book-title = کتابِ کارزار
houses-book-as-known = آن‌گونه که { $house } می‌داند
houses-book-so-far = { $generation ->
    [0] آن‌گونه که { $house } می‌داند، پیش از نخستین پادشاه
   *[other] آن‌گونه که { $house } می‌داند، تا دورِ { $generation }{ $phase ->
        [0] { "" }
       *[other] ، فازِ { $phase }
    }
}
houses-book-span = { $n ->
    [1] داستانِ { $kings }: { $first }
   *[other] داستانِ { $kings }، از { $first } تا { $last }
}
houses-book-head = به سرکردگیِ { $name }
houses-book-contents = فهرست
houses-book-remembered = در یادها
houses-book-goes-on = هنوز بر تخت است
houses-book-curves = سرزمین، رأی به رأی
houses-book-votes = رأی‌هایی که ورق را برگرداند
houses-book-when = فازِ { $phase }
houses-book-why-moved = سرزمین سخت تکان خورد
houses-book-why-alone = { $house } تنها رأی داد
houses-book-why-close = رأی‌ها نزدیک بود
houses-book-why-hair = رأی به مویی بند بود
houses-book-why-chair = { $house } از صندلیِ مدیر تصمیم گرفت
houses-book-why-story = داستانی تمام شد: { $line }
houses-book-why-broken = { $house } قولش به { $other } را شکست
houses-book-why-bought = { $house } این رأی را از { $other } خرید، به { $coins }
houses-book-why-ended = این دور با همین تمام شد
houses-book-ballot = { $kind ->
    [yes] آری، { $power }
    [no] خیر، { $power }
    [gather] تقویت
    [moderate] مدیریت
   *[absent] غایب
}
houses-book-decided = { $by ->
    [moderator] { $yes } به { $no }؛ مدیرِ شورا تصمیم گرفت و { $house } رهبر شد.
    [leader] { $yes } به { $no }؛ رهبر را مدیرِ شورا گفت: { $house }.
    [deal] { $yes } به { $no }؛ مدیرِ شورا پیمان داشت و { $house } رهبر شد.
    [silence] { $yes } به { $no }؛ مدیرِ شورا ساکت ماند و { $house } رهبر شد.
   *[count] { $yes } به { $no }؛ { $house } رهبر شد.
}
houses-book-half = { $house }: { $clauses }
houses-book-deals = پیمان‌ها، که حالا باز است
houses-book-roles = نقش‌ها، که حالا باز است
houses-book-signed = امضاها
houses-book-own = آنچه فقط { $house } می‌داند
houses-book-own-now = نقش: { $role }. در دست: { $coins }، { $power } قدرت.
houses-book-own-line = فازِ { $phase }: { $told }
houses-book-stories = داستان‌ها، کارت به کارت
houses-book-moment = دورِ { $generation }، فازِ { $phase }
houses-book-led = به رهبریِ { $house }
houses-book-story-open = پایانش را کسی امضا نکرد.
houses-book-story-ended = به { $end } رسید، به دستِ { $house }.
houses-book-ledger = دفتر قول‌ها
houses-book-made = داده
houses-book-kept = به جا آمده
houses-book-broken = شکسته
houses-book-kept-apart = به جا آمدنِ قول را فقط دو طرفش می‌دانند؛ شکستنش را جلوِ شورا می‌گویند.
houses-book-no-words = قولی در دفتر نیست.
houses-book-word-broken = { $house } به { $other } قولِ { $side } در { $title } داد و جور دیگری رأی داد (دورِ { $generation }).
houses-book-epilogues = سرانجامِ آن‌ها
houses-book-places = رتبه‌ها
houses-book-dice = تاس‌ها، و راهِ سنجیدنشان
houses-book-how-1 = پیش از هر بخشِ کارزار، بات هشِ نمک و بذری مخفی را اعلام کرد. بازیکن‌ها می‌توانستند واژه بیفزایند. بخش که تمام شد نمک و بذر باز شد: هر تاس فقط از بذر و واژه‌هاست.
houses-book-how-2 = پس، از اعلامِ هش به بعد هیچ‌کس نمی‌توانست تاسی را عوض کند. برای سنجیدنِ همه‌ی تاس‌ها نسخه‌ی بازی را از میزبانِ بات بگیرید و با هش‌های پایین از نو بازی‌اش کنید؛ این هش‌ها از پیش از گردشِ تاس‌ها در کانالِ میز مانده است.
houses-book-how-3 = سنجیدنِ یک هش برنامه‌ی ما را لازم ندارد: نمک و بذر پشتِ هم، به شکلِ سطرِ آخر.
houses-book-epoch = { $number ->
    [0] آغاز
   *[other] دورِ { $number }
}
houses-book-hash = هش
houses-book-seed = بذر
houses-book-salt = نمک
houses-book-words = واژه‌ها
houses-book-not-open = بذر و نمک با پایانِ این بخش باز می‌شود.
