# The rehearsal of days on the terminal.

rehearse-day = — روزِ { NUMBER($day) } —
rehearse-scene = { $scene ->
        [called] — کسی را که پیامِ خصوصی نمی‌گیرد در کانال صدا زدند. —
        [later] — میز مهلت داد. —
        [undo] — پیمانی که به اشتباه پیشنهاد شده بود پس گرفته شد. —
        [deal] — پنهانی سکه‌ای برای یک رأی قول دادند. —
        [replaced] — یک صندلی دست به دست شد؛ وقتی از میز می‌پرسیدند، بات از نو به راه افتاد. —
        [guest] — صندلیِ میزبان به روی یک مهمان باز شد. —
        [refused] — کسی خواست دو بار رأی بدهد. —
        [orders] — یکی می‌رود و سفارش می‌گذارد. —
        [absence] — بات بیشترِ یک شبانه‌روز نبود. —
       *[restart] — بات از نو به راه افتاد. —
    }
rehearse-promise = خمره‌های سردابِ سوم را کسی نشمارد
rehearse-days-done = دورها: { NUMBER($generations) }، فازها: { NUMBER($phases) }، رأی‌ها: { NUMBER($ballots) }، پیمان‌ها: { NUMBER($deals) }، ردشده‌ها: { NUMBER($refusals) }، یادآوری‌ها: { NUMBER($reminders) }، بی‌پاسخ‌ها: { NUMBER($defaults) }، درخواست‌ها: { NUMBER($motions) }، جانشین‌ها: { NUMBER($replacements) }، پس‌گرفته‌ها: { NUMBER($undos) }، ازنوآغازیدن: { NUMBER($restarts) }، کندترین پاسخ: { NUMBER($slowest) } هزارمِ ثانیه
