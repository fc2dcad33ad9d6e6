# نسخه‌ی بازی‌ها و بررسیِ آن‌ها، در پایانه.

export-written = بازیِ { $match } در { $file } نوشته شد: { NUMBER($count) } ثبت.
export-not-this-version = پایگاهِ { $path } از نسخه‌ی دیگری است. یک بار بات را به راه بیندازید تا آن را به‌روز کند.
export-no-match = در پایگاه بازیِ { $match } نیست.
export-no-seat = بازیِ { $match } { $seats } صندلی دارد.
export-unwritable = در { $file } نمی‌شود نوشت. نامِ دیگری بدهید، یا اول پوشه‌اش را بسازید.
export-taken = پرونده‌ی { $file } از پیش هست و دست نخورد. نامِ دیگری بدهید، یا با --force این را جایش بگذارید.
export-own-file = { $file } نامِ یکی از پرونده‌های خودِ بات است. چیزی نوشته نشد؛ نامِ دیگری بدهید.

book-written = کتابِ بازیِ { $match } در { $file } است.
book-language = چنین زبانی نیست. یکی از این‌ها را بنویسید: { $languages }.
book-no-game = از بازیِ { $match } کتابی ساخته نمی‌شود، چون بازیِ دیگری است. ثبتش را khandan export می‌نویسد.
book-not-begun = بازیِ { $match } شروع نشده است و هنوز چیزی برای گفتن نیست.
book-not-over = بازیِ { $match } ادامه دارد. کتابِ همگانی‌اش پس از پایان ساخته می‌شود؛ با --seat کتابِ یک صندلی همین حالا.
book-no-content = کارت‌های بازیِ { $match } در پایگاه نیست. پوشه‌شان را با CONTENT نام ببرید و یک بار بات را به راه بیندازید.
book-not-typeset = برگ‌ها چیده نشد. بدونِ --pdf همین کتاب صفحه‌ای است که خوب چاپ می‌شود. { $why }

record-missing = پرونده‌ی { $file } نیست. نامِ پرونده‌ای را بنویسید که khandan export نوشته است.
record-unreadable = { $file } خوانده نشد. نامِ پرونده‌ای را بنویسید که khandan export نوشته است.
record-no-json = { $file }، سطرِ { $line }، ستونِ { $column }: از اینجا به بعد JSON نیست؛ هر سطرِ نسخه‌ی بازی باید باشد.
record-broken = { $file }، سطرِ { $line }: { $mistake ->
        [record_empty] پرونده خالی است.
        [record_header] این سرآغازِ نسخه‌ی بازی نیست.
        [record_format] قالبش ناشناس است.
        [record_game] بازی‌اش ناشناس است.
        [record_options] تنظیم‌ها یا بذرها به این بازی نمی‌خورد.
        [record_cut] این برش از این میز نیست.
        [record_line] این ثبتِ بازی نیست.
        [record_rules] فقط برنامه‌ای تازه‌تر آن را می‌خواند. نسخه‌ی قواعدش:
        [record_number] شماره‌ی ثبت در پیِ قبلی نیست.
       *[record_fold] چنین چیزی نمی‌شود پیش آمده باشد.
    } { $what }

replay-folded = { $game }، قواعدِ { $rules }: { NUMBER($count) } ثبت پشتِ هم چیده شد.
replay-same = از روی کنش‌ها و بذرها دوباره بازی شد: همه‌ی رخدادها همان بود.
replay-not-again = دوباره بازی نشد: { $why ->
        [cut] این نسخه برای یک بیننده بریده شده است.
        [rules] با قواعدی بازی شده که این برنامه ندارد.
        [content] با کارت‌های دیگری بازی شده است.
       *[running] بازی تمام نشده بود.
    }
replay-differs = ثبتِ { $seq } جور دیگری از کار درآمد: { $where }
replay-file = در نسخه: { $what }
replay-rules = به حکمِ قواعد: { $what }

content-version = محتوای { $version }
content-cards = { NUMBER($cards) } کارت، { NUMBER($stories) } تایش در { $lines } رشته داستان
content-outcomes = { NUMBER($outcomes) } پیامد
content-figures = { NUMBER($usual) } پیامد از { NUMBER($outcomes) } دو یا سه منبع را می‌جنباند
content-even = { NUMBER($even) } کارت از { NUMBER($general) } کارتِ عمومی: هر دو پاسخ کم‌وبیش یک بها دارد، به سکه‌ای دیگر
content-storied-even = { NUMBER($even) } کارت از { NUMBER($storied) } کارتِ رشته‌های داستان: همین‌طور
content-pulled = { NUMBER($pulled) } کارت از { NUMBER($general) } کارتِ عمومی: کمبود، وفور یا آنچه گذشته پیشش می‌کشد
content-remembered = { NUMBER($remembered) } کارت از { NUMBER($general) } کارتِ عمومی: محتمل‌ترین پیامدِ هر دو پاسخ واقعه‌ای می‌آورد
content-sought = { NUMBER($sought) } کارت از { NUMBER($general) } کارتِ عمومی: امضای هر دو پاسخ مایه‌ی افتخار است
content-knowing = { NUMBER($all) } کارت از { NUMBER($general) } کارتِ عمومی میز را می‌شناسد: { $houses } کارت از خاندانی نام می‌برد، { $apart } کارت دو نقش را رودرروی هم می‌گذارد، { $kings } کارت از آنِ شاهی است، { $memories } از آنِ خاطره‌ای، { $ledger } از آنِ قولی شکسته، { $crises } از آنِ بحرانی
content-wants = مسئله‌هایی که در آن‌ها کسی چیزی می‌خواهد ({ $language }): { $count }
content-forty = کارت‌هایی که عددِ چهل دارند: { $count }
content-rest = { $legacies } میراث، { $kings } شاه، { $emblems } نشان
content-texts = متن‌ها: { $language } کامل است.
content-texts-flaw = { $file }: { $what ->
        [twice] این متن اینجا دوباره آمده است، یکی را نگه دارید:
        [missing] این متن باید باشد:
       *[unreadable] این متن خوانده نمی‌شود، مساوی و آکولادهایش را ببینید:
    } { $entry }
content-no-card = کارتِ { $card } نیست.
content-no-line = رشته داستانِ { $line } نیست.
content-mapped = { NUMBER($cards) } کارت و { NUMBER($ways) } راه؛ در { $file } کشیده شد.
content-advice = { $card } { $about }: { $code ->
        [one-sided] همه‌چیز را به یک سو می‌برد.
        [same-answers] پیش‌بینیِ هر دو پاسخ یکی است.
        [unequal] یکی از دو زبان بسیار بیش از دیگری می‌گوید.
        [never-remembered] چشم‌به‌راهِ واقعه‌ای است که هیچ کارتی نمی‌آورد.
        [steep] مُلک را یک‌باره زیادی می‌جنباند.
       *[flat] چیزی را نمی‌جنباند.
    }

rehearse-restart = — بات از نو به راه می‌افتد، میانِ { $pause ->
        [draft] انتخابِ نقش
        [phase] رأی‌گیری
       *[tie] تساویِ آرا
    }. —
rehearse-spoiled = تمرین خراب شد: { $why }
rehearse-language = زبان باید یکی از این‌ها باشد: { $languages }
rehearse-game = چنین بازی‌ای نیست؛ این‌ها هست: { $games }.
rehearse-seats = تمرین این بازی از { $least } تا { $most } نفر دارد.
rehearse-table-days-done = روزها بازی شد تا پایان: { $moves } حرکت با دکمه و فهرست، { $ordered } حرکت با سفارش؛ { $waits } بار تنها غایب‌ها مانده بودند؛ کندترین جواب { $slowest } هزارم ثانیه.
rehearse-table-done = تا پایان بازی شد: { $moves } حرکت با دکمه و فهرست، { $waits } بار تنها غایب مانده بود؛ کندترین جواب { $slowest } هزارم ثانیه.
rehearse-requests = درخواست‌ها از دیسکورد: { NUMBER($total) } برای { NUMBER($moves) } حرکت، هر حرکت { $each }. پیام: { NUMBER($post) }، ویرایشش: { NUMBER($edit) }، پیامِ خصوصی: { NUMBER($direct) }، ویرایشش: { NUMBER($direct_edit) }، نگاه: { NUMBER($look) }، دیگر: { NUMBER($other) }؛ با تصویر: { NUMBER($pictures) }. برای دکمه‌ها: { NUMBER($for_answer) }، پرسش‌ها: { NUMBER($for_question) }، خبرها: { NUMBER($for_news) }، تخته‌ها: { NUMBER($for_board) }
rehearse-restarts = جای ازنوآغازیدن باید یکی از این‌ها باشد: { $restarts }
rehearse-done = دورها: { NUMBER($generations) }، فازها: { NUMBER($phases) }، رأی‌ها: { NUMBER($ballots) }، پیمان‌ها: { NUMBER($deals) }، ردشده‌ها: { NUMBER($refusals) }، کندترین پاسخ: { NUMBER($slowest) } هزارمِ ثانیه

rehearse-house-0 = پیوندیان
rehearse-person-0 = آرش خان
rehearse-house-1 = مرزبانان
rehearse-person-1 = مهین
rehearse-house-2 = آهنگران
rehearse-person-2 = کاوه
rehearse-house-3 = دریادلان
rehearse-person-3 = گلنار
rehearse-house-4 = ستارگان
rehearse-person-4 = بهرام
