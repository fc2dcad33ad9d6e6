# وقایع‌نامه و «داستان تا اینجا».

command-chronicle = وقایع‌نامه: رأی‌ها، ادعاها، پیمان‌ها، قول‌ها
command-story = داستان تا اینجا، برای تازه‌رسیده و فراموشکار

option-generation = کدام دور
option-phase = کدام فاز، نوبت یا روز
option-whose = کدام خاندان یا بازیکن
option-what = چه چیزی
option-search = واژه‌ای از نام یا عنوان

command-book = بازی در یک کتاب، برای نگه داشتن و چاپ
button-book = کتابِ کارزار
book-ready = همه‌ی کارزار، برای نگه داشتن، چاپ یا فرستادن: صفحه‌ای برای هر مرورگر، که شبکه نمی‌خواهد، و برگ‌هایی برای کاغذ.
book-ready-own = کارزار تا اینجا، آن‌گونه که خاندانِ شما می‌داند. پیشِ خودتان بماند: نقشتان در آن است، و پیمان‌هایی که دیگران نخوانده‌اند.
refusal-no-book = این بازی کتاب ندارد. همه‌ی آن در وقایع‌نامه هست.
refusal-book-not-over = کتابِ همگانی وقتی درست می‌شود که کارزار تمام شود. تا آن وقت هر خاندان کتابِ خودش را دارد.

button-chronicle = وقایع‌نامه
button-story = داستان تا اینجا

chronicle-title = وقایع‌نامه
chronicle-found = { $count ->
    [0] چنین چیزی در وقایع‌نامه نیست.
   *[other] { $count } سطر پیدا شد، تازه‌ترین بالا.
}
chronicle-words = با واژه‌ی «{ $words }»
chronicle-phase = فقط فازِ { $phase }
chronicle-part = فقط نوبت یا روزِ { $number }
chronicle-all = { $menu }: همه
chronicle-by-kind = چه چیزی
chronicle-by-gen = کدام دور
chronicle-by-house = کدام خاندان
chronicle-by-seat = کدام بازیکن
chronicle-newer = تازه‌تر
chronicle-older = قدیمی‌تر
chronicle-everything = نمایش همه
chronicle-kind-count = شمارش آرا
chronicle-kind-decision = تصمیم
chronicle-kind-signature = امضا
chronicle-kind-deal = پیمان
chronicle-kind-promise = قول
chronicle-kind-king = پایان پادشاه
chronicle-head = دورِ { $generation }، فازِ { $phase }، { $kind }: «{ $title }»
chronicle-head-plain = دورِ { $generation }، فازِ { $phase }، { $kind }

ledger-title = دفتر قول‌ها
ledger-line = { $house }: { $made } قول داد؛ به جا آمده { $kept }، شکسته { $broken }.
ledger-none = هنوز قولی در دفتر نیست.
ledger-how = تا پیمانی بسته نشده است قول‌هایش را فقط دو طرف می‌بینند؛ به جا آمدنشان را بعد از آن هم فقط همان دو می‌دانند. حرفِ آن که قول گرفته است پیش است.

story-title = داستان تا اینجا
story-now = دورِ { $generation } از حداکثر { $most }؛ { $levels }
story-earlier = { $count } سطرِ پیش از این در وقایع‌نامه است.
story-nothing = هنوز چیزی روشن نشده است.
story-kings = پادشاهان
story-king = دورِ { $generation }: { $end ->
    [death] { $king } بر تخت مُرد.
    [flight] { $king } گریخت.
   *[deposition] { $king } برکنار شد.
}
story-outcomes = آخرین رأی‌ها و آنچه شد
story-outcome = **{ $title }** («{ $answer }»): { $told }
story-asks = داستان‌ها چه می‌پرسند
story-signatures = نام‌هایی که ماند
story-signature = { $title }، به امضای { $house }
story-ended = { $line } به { $end } رسید و پایانش را { $house } امضا کرد.
story-scores = پرستیژ و تاج تا اینجا

refusal-no-chronicle = این بازی وقایع‌نامه ندارد.
