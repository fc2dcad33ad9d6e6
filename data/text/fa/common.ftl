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
count-coins = { $count } سکه
count-power = { $count } قدرت
count-points = { $count } امتیاز
count-prestige = { $count } پرستیژ
count-crown = { $count } تاج
change = { $name } { SIGNED($change) }

## Seats, roles, offices

seat = صندلی
seat-number = صندلیِ { $number }
house = خاندان
house-named = خاندانِ { $house }
character = شخصیت
seat-empty = صندلیِ خالی
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
deal = پیمان
deal-named = { $number ->
    [1] پیمانِ { $maker } و { $partner }
   *[other] پیمانِ { $maker } و { $partner } ({ $number })
}
perk = ویژگی
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
list-comma = ،
list-and = و
list-or = یا

## Buttons

button-vote = رأی
button-decline = رد
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
button-why = چرا؟
button-send = ارسال
page-number = صفحه‌ی { $page } از { $pages }
deadline = تا { $time } ({ $left })

## When something goes wrong

error-internal = چیزی پیش ما شکست و شرمنده‌ایم. هیچ‌چیز عوض نشد. برای گزارش، این کد را بدهید: { $code }
error-kept = هنگامِ پاسخ چیزی پیش ما شکست و شرمنده‌ایم. کارتان ثبت شده است و پایین می‌خوانیدش. برای گزارش، این کد را بدهید: { $code }
error-unsure = چیزی پیش ما شکست و شرمنده‌ایم. نمی‌دانیم کارتان ثبت شد یا نه؛ پیش از آنکه دوباره بزنید نگاه کنید. برای گزارش، این کد را بدهید: { $code }
error-unknown-text = برای این حرفی نداریم: { $code }
error-old-button = این دکمه مال لحظه‌ای است که گذشت. چیزی عوض نشد؛ دکمه‌ی درست زیر تازه‌ترین پیام است.
error-already-done = پیش از این انجام شده است. چیز دیگری عوض نشد.
error-busy = چند حرکت با هم رسید. چیزی عوض نشد؛ دوباره بزنید.
error-server-only = این کار فقط در سرور شدنی است.
error-not-a-number = اینجا فقط عددی با رقم بنویسید، مثلِ ۳.
