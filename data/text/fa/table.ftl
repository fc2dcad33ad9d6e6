# میزهای همه‌ی بازی‌ها: فرمان، برگه، بازیِ دوباره.

command-table = میزهای همه‌ی بازی‌ها: گشودن، نشستن، آغاز
command-table-new = در این کانال میزی باز کنید
command-table-open = باز کردن میز با برگه‌ی گزینه‌ها
command-table-rematch = بازیِ دوباره با همین جمع

name-command-table = بازی
name-command-table-new = نو
name-command-table-open = باز
name-command-table-rematch = دوباره
name-command-table-join = ورود
name-command-table-leave = خروج
name-command-table-begin = آغاز
name-command-table-steward = پیشکار
name-command-table-give = واگذاری
name-command-table-host = میزبان
name-command-table-close = بستن
name-command-table-pause = توقف
name-command-table-resume = ادامه
name-command-table-word = واژه
name-command-table-status = وضع
name-command-table-fair = تاس
name-command-table-move = جابجایی
name-command-table-pace = شتاب

option-settings = گزینه‌های دیگر، به شکل name=value و با ویرگول
name-option-settings = تنظیم

table-sheet-title = میز تازه: { $game }
table-sheet-chosen = { $seats } صندلی، { $pace }، زبان میز { $language }.
table-sheet-seats = { $seats } صندلی
table-sheet-option = { $option }: { $value }
table-sheet-choose-seats = چند صندلی
table-sheet-choose-language = زبان میز
table-sheet-choose-pace = شتاب
table-sheet-change = تغییر یک گزینه

button-rematch = بازیِ دوباره
refusal-rematch-early = این بازی هنوز تمام نشده است.
refusal-rematch-there = میزِ { $match } برای بازی بعد باز است. همان‌جا «ورود» را بزنید.
refusal-game-unknown = چنین بازی‌ای اینجا نیست.
refusal-option-value = گزینه‌ی «{ $option }» مقداری به نام «{ $value }» ندارد.
refusal-other-game = این فرمان از بازی دیگری است. کارهای شما در این میز پشت «صندلی من» و `/hand` است.

## /mine

mine-title = { $count ->
    [0] سرِ هیچ میزی نیستید
    [1] میزِ شما
   *[other] همه‌ی میزهای شما: { $count }
}
mine-asking = { $count ->
    [1] یک میز چشم‌به‌راهِ شماست.
   *[other] { $count } میز چشم‌به‌راهِ شماست.
}
mine-asking-until = { $count ->
    [1] یک میز چشم‌به‌راهِ شماست؛ مهلتش { $until } تمام می‌شود.
   *[other] { $count } میز چشم‌به‌راهِ شماست؛ مهلتِ اولی { $until } تمام می‌شود.
}
mine-nothing = حالا هیچ میزی چشم‌به‌راهِ شما نیست.
mine-table = **{ $game } { $match }** · { $where }
mine-gathering = { $taken } صندلی از { $seats } گرفته شده.
mine-left = { $left }؛ اگر ساکت بمانید: { $otherwise }
mine-answer = پاسخ
mine-begin = شروع
mine-go = رفتن به میز
mine-more = صفحه‌ی { $page } از { $pages }
mine-host = میزبانش شمایید.
mine-call = یادآوری
mine-away = تا کِی نیستم…
mine-fresh = نگاهِ تازه
mine-finished = تمام‌شده‌ها ({ $count })
mine-finished-title = میزهای تمام‌شده‌ی شما
mine-won = بُرد با { $names }.
mine-closed = پیش از آغاز بسته شد.
mine-board = صفحه
