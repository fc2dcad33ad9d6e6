# آنچه کنارِ رویدادهای معماران گفته می‌شود: یک جمله از حالِ جا، و حرفِ همبازی‌ها.

## یک جمله از حالِ جا

architects-tale-captured-1 = { $location ->
    [forest] تبرها توی کنده مانده بود و آش هنوز گرم بود.
    [quarry] نصفِ یک پله توی سنگ ماند.
    [mines] یکی دمِ چاه داد زده بود مزد می‌دهند.
    [silversmith] ترازو تا مدتی تکان می‌خورد.
    [storehouse] رسید خواستند. رسیدی نبود.
    [workshop] دری ماند، بدونِ لولا.
    [town_centre] روزِ بازار بود؛ همه دیدند و کسی تعجب نکرد.
    [tax_stand] دستشان توی صندوق بود. همین کار را آسان کرد.
   *[guardhouse] آمده بودند از دستگیری‌ها شکایت کنند.
}
architects-tale-captured-2 = { $location ->
    [forest] گفتند داشتیم درخت‌ها را می‌شمردیم.
    [quarry] پتک‌ها خوابید، و پرنده‌ها فهمیدند.
    [mines] فانوس‌ها یکی‌یکی بالا آمدند، صاحبانشان هم.
    [silversmith] وردست سرش را پایین انداخت و به صیقل‌دادن ادامه داد.
    [storehouse] گربه‌ی انبار ماند و کلیدها.
    [workshop] طرح نصفه بود؛ کارشان هم.
    [town_centre] فقط فواره حرفش را قطع نکرد.
    [tax_stand] تازه گفته بودند منتظرِ منشیِ بعدی بمانید.
   *[guardhouse] خودشان به جای درست آمده بودند.
}
architects-tale-imprisoned-1 = درِ برج نگهبانی از تو دستگیره ندارد.
architects-tale-imprisoned-2 = نقره‌ها را دو بار شمردند، زندانی‌ها را یک بار.
architects-tale-released = چشمشان به آفتاب افتاد و پرسیدند کی جلو است.
architects-tale-ransomed = در خانه پرسیدند چه گفتید. گفتند هیچ، در برابرِ یک کاسه آش.
architects-tale-robbed = صندوق سبک شد و زنگِ بالایش خودبه‌خود صدا کرد.
architects-tale-climbed = { $level ->
    [1] سنگِ اول را با دعا گذاشتند، و محضِ احتیاط سکه‌ای زیرش.
    [2] از روی داربست حالا بدهکارها پیدایند.
    [3] طاق بسته شد و کارگاه یک دم ساکت ماند.
    [4] ناقوس‌ها را آویختند. پولش را بعداً می‌دهند.
   *[5] صلیب بالا رفت. بنّاها پایین آمدند و بالا را نگاه کردند.
}
architects-tale-reset = یکی سوت زد و همه‌ی فانوس‌ها با هم خاموش شد.

## حرفِ همبازی‌ها درباره‌ی آنچه همه دیده‌اند

architects-remark-pious-capture-1 = می‌برمشان برای اعتراف؛ نشد، با یقه.
architects-remark-pious-capture-2 = بیکار بودند. دو بار نگاه کردم.
architects-remark-pious-captured-1 = برایتان دعا می‌کنم. می‌شمارم هم.
architects-remark-pious-captured-2 = قدیس‌ها را هم زندانی کرده‌اند.
architects-remark-pious-climb-1 = بالاتر. از اینجا آدم فروتن می‌شود.
architects-remark-pious-climb-2 = فرشته‌ها پله می‌خواهند. این هم پله.
architects-remark-pious-win-1 = حساب دستِ بالاست. من فقط بلند خواندم.
architects-remark-pious-win-2 = از همه‌ی یاران سپاسگزارم؛ بقیه را هم بخشیدم.
architects-remark-smuggler-capture-1 = قیمت‌هایم را می‌دانستند. مشکل همین بود.
architects-remark-smuggler-capture-2 = من آدم فقط قرض می‌گیرم.
architects-remark-smuggler-captured-1 = بعضی‌شان را پیدا کردید.
architects-remark-smuggler-captured-2 = چیزی نمی‌گویند؛ من هم چیزی بهشان نگفته بودم.
architects-remark-smuggler-climb-1 = کلیسای جامع زیرزمین زیاد دارد.
architects-remark-smuggler-climb-2 = نپرسید مرمرش از کجاست. خودش هم نمی‌داند.
architects-remark-smuggler-win-1 = پولِ همه‌اش داده شده. نپرسید از جیبِ کی.
architects-remark-smuggler-win-2 = از درِ پشت آمدم. جلو شلوغ بود.
architects-remark-jailer-capture-1 = مواظبِ پله‌ها باشید. دوازده تاست.
architects-remark-jailer-capture-2 = جایتان را نگه داشته بودم.
architects-remark-jailer-captured-1 = آن در را از طرفِ عوضی قفل می‌کنید.
architects-remark-jailer-captured-2 = همه‌ی نگهبان‌های آنجا را می‌شناسم.
architects-remark-jailer-climb-1 = از این بالا پیداست کی می‌دود.
architects-remark-jailer-climb-2 = دیوارِ کلفت. پسندیدم.
architects-remark-jailer-win-1 = آخرش همه آمدند پیشِ من.
architects-remark-jailer-win-2 = حالا همه می‌توانید بروید خانه. واقعاً.
architects-remark-builder-capture-1 = دست لازم داشتم، و آنجا ایستاده بودند.
architects-remark-builder-capture-2 = ابزارشان را هم بیاورید.
architects-remark-builder-captured-1 = حالا آن سرِ این تیر را کی بگیرد؟
architects-remark-builder-captured-2 = تا ملات خشک نشده پسشان بدهید.
architects-remark-builder-climb-1 = محکم است. تکیه دادم.
architects-remark-builder-climb-2 = یک سنگ بیشتر از دیروز. همه‌ی هنر همین است.
architects-remark-builder-win-1 = دو بار اندازه گرفتم. همین.
architects-remark-builder-win-2 = هنوز تکیه ندهید.
