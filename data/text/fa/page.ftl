# صفحه‌ای که میز را بی دیسکورد در مرورگر نشان می‌دهد: آنچه خودِ صفحه می‌گوید.

page-name = خاندان
page-visitor = میزبان (شما)
page-council = شورا
page-dice = تاس‌ها
page-letters = نامه‌ها
page-new = میز تازه
page-mine = همه‌ی میزهای من
page-board = صفحه‌ی بازی
page-pinned = سنجاق‌شده
page-news = آنچه گذشت
page-newest-last = تازه‌ترین در پایین
page-seat = صندلی شما
page-hint = «{ $button }» را بزنید: آنچه فقط برای شماست اینجا می‌آید.
page-others = این‌ها هم چشم‌به‌راهِ شمایند
page-earlier = پیش‌تر
page-awaits = چشم‌به‌راهِ شماست
page-private = فقط شما این را می‌بینید
page-dismiss = کنار بگذار
page-send = بفرست
page-cancel = انصراف
page-choose = انتخاب کنید
page-newest = تازه‌ترین ↓
page-end = شب خوش
page-bye = شب خوش. چیزی گم نشد: خاندان را دوباره روشن کنید و از همین‌جا ادامه بدهید.
page-failed = نشد؛ شاید این مالِ لحظه‌ای پیش بود. ببینید حالا چه هست.
page-lost = خاندان جواب نمی‌دهد. اگر بسته شده است دوباره روشنش کنید و نشانیِ تازه‌اش را باز کنید.
