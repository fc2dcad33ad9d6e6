# Words that every game and every page shares. Ids are the same in all languages.

## The realm

resource-army = سپاه
resource-wealth = ثروت
resource-repute = اعتبار
resource-welfare = رفاه
resource-knowledge = دانش
stability = ثبات
momentum = شیب رشد
momentum-up = رو به بالا
momentum-down = رو به پایین
sign-positive = مثبت
sign-negative = منفی
level-unity = اتحاد
level-division = تفرقه
end-death = مرگ
end-flight = فرار
end-deposition = برکناری

## What a house has

coins = سکه
power = قدرت
pool = اندوخته‌ی قدرت آزاد
score-prestige = پرستیژ
score-crown = تاج
count-coins = { $count } سکه
count-power = { $count } قدرت
count-points = { $count } امتیاز
count-prestige = { $count } پرستیژ
count-crown = { $count } تاج
count-houses = { $count } خاندان
change = { $name } { SIGNED($change) }

## Seats, roles, offices

seat = صندلی
seat-number = صندلیِ { $number }
house = خاندان
house-named = خاندانِ { $house }
character = شخصیت
seat-leader = رهبر
seat-moderator = مدیر
seat-steward = پیشکار
seat-host = میزبان
seat-empty = صندلیِ خالی
secret-role = نقش مخفی
role-opportunist = فرصت‌طلب
role-luxurious = تجملاتی
role-moderate = میانه‌رو
role-greedy = طمع‌کار
role-rebel = شورشی
role-extremist = افراطی
office = نقش علنی
office-commander = سپهبد
office-sentinel = قراول
office-merchant = تاجر
office-treasurer = خزانه‌دار
office-vizier = وزیر
office-judge = قاضی
office-counsellor = مستشار
office-overseer = مباشر
office-sage = حکیم
office-priest = موبد

## The campaign

campaign = کارزار
generation = دور
generation-number = دورِ { $number }
phase = فاز
phase-number = فازِ { $number }
deal = پیمان
deal-named = { $number ->
    [1] پیمانِ { $maker } و { $partner }
   *[other] پیمانِ { $maker } و { $partner } ({ $number })
}
historical-event = واقعه‌ی تاریخی
story-event = رویداد داستانی
achievement = دستاورد
perk = مزیت
ordinal = { $number ->
    [1] اول
    [2] دوم
    [3] سوم
    [4] چهارم
    [5] پنجم
    [6] ششم
    [7] هفتم
    [8] هشتم
    [9] نهم
    [10] دهم
    [11] یازدهم
    [12] دوازدهم
   *[other] شماره‌ی { $number }
}

## Ballots: `button` is the short form

ballot-yes = آری
    .button = آری
ballot-no = خیر
    .button = خیر
ballot-gather = ممتنع و تقویت
    .button = تقویت
ballot-moderate = ممتنع و مدیریت
    .button = مدیریت
ballot-absent = غایب

## Answers and lists

answer-yes = بله
answer-no = نه
answer-none = هیچ
answer-unknown = نامعلوم
answer-hidden = پنهان
list-comma = ،
list-and = و
list-or = یا

## Buttons

button-vote = رأی
button-add-power = افزودن قدرت
button-seal = مُهر
button-offer = پیشنهاد پیمان
button-confirm = تأیید
button-decline = رد
button-withdraw = پس‌گرفتن
button-sign = امضا
button-break-tie = تساوی‌شکنی
button-name-leader = تعیین رهبر
button-choose = انتخاب
button-use = استفاده
button-pass = گذر
button-cancel = انصراف
button-yes = بله
button-no = نه
button-back = بازگشت
button-next = بعدی
button-previous = قبلی
button-more = بیشتر
button-open = صندلی من
button-refresh = تازه‌سازی
words-none = اینجا دیگر تصویری نیست.
button-words = متن تصویر
button-form-again = برگشت به فرم
letter-past = -# گذشته است؛ اینجا دیگر چیزی پرسیده نمی‌شود.
panel-past = -# دیگر سرِ میزِ { $match } نمی‌نشینید.
panel-old = -# این صفحه کهنه است و دیگر خودش تازه نمی‌شود. «{ $button }» را بزنید.
button-join = ورود
button-leave = خروج
button-start = آغاز
button-help = راهنما
button-why = چرا؟
button-send = ارسال
page-number = صفحه‌ی { $page } از { $pages }
choose-placeholder = انتخاب کنید
deadline = تا { $time } ({ $left })

## When something goes wrong

error-internal = چیزی پیش ما شکست و شرمنده‌ایم. هیچ‌چیز عوض نشد. برای گزارش، این کد را بدهید: { $code }
error-kept = هنگامِ پاسخ چیزی پیش ما شکست و شرمنده‌ایم. کارتان ثبت شده است و پایین می‌خوانیدش. برای گزارش، این کد را بدهید: { $code }
error-unsure = چیزی پیش ما شکست و شرمنده‌ایم. نمی‌دانیم کارتان ثبت شد یا نه؛ پیش از آنکه دوباره بزنید نگاه کنید. برای گزارش، این کد را بدهید: { $code }
error-unknown-text = برای این حرفی نداریم: { $code }
error-stranger = این دکمه مال کس دیگری است. شما سر این میز صندلی ندارید.
error-not-yours = این دکمه مال شما نیست. چشم‌به‌راهِ { $name } است.
error-old-button = این دکمه مال لحظه‌ای است که گذشت. چیزی عوض نشد؛ دکمه‌ی درست زیر تازه‌ترین پیام است.
error-wrong-channel = جایش در { $channel } است.
error-missing-permission = در { $channel } اجازه‌ی این کار را ندارم. این مجوز را کم دارم: { $permission }.
error-dm-closed = { $name }، پیام خصوصی به شما نرسید. دکمه را بزنید تا همین‌جا بخوانیدش؛ کس دیگری نمی‌بیند.
error-already-done = پیش از این انجام شده است. چیز دیگری عوض نشد.
error-nothing-to-do = فعلاً اینجا کاری برای شما نیست.
error-paused = بازی نگه داشته شده است. هیچ مهلتی نمی‌گذرد.
error-busy = چند حرکت با هم رسید. چیزی عوض نشد؛ دوباره بزنید.
error-not-found = چنین چیزی پیدا نکردم.
error-no-table = در این کانال میزی برپا نیست.
error-host-only = این کار فقط از میزبان برمی‌آید.
error-server-only = این کار فقط در سرور شدنی است.
error-over = این بازی تمام شده است.
error-not-a-number = اینجا فقط عددی با رقم بنویسید، مثلِ ۳.
error-out-of-bounds = باید دست‌کم { $least } و حداکثر { $most } باشد.
error-too-long = زیادی بلند است: { $actual } نویسه، و بیش از { $limit } جا نمی‌شود.
error-empty = اینجا نباید خالی بماند.
error-cooldown = کمی تند رفتید. { $seconds } ثانیه‌ی دیگر دوباره بزنید.
