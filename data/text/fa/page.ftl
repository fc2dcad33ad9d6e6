# صفحه‌ای که میز را بی دیسکورد در مرورگر نشان می‌دهد: آنچه خودِ صفحه می‌گوید.

page-name = خاندان
page-visitor = میزبان (شما)
page-place-council = شورا
page-place-chronicle = وقایع‌نامه
page-place-dice = تاس‌ها
page-place-letters = نامه‌ها
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
