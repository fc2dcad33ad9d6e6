# حرف‌هایی که پیشکارها گاهی می‌زنند، به خلق و به موقعیت: حرفِ خودشان است و شاید منصفانه نباشد.

houses-remark = > { $house }: «{ $line }»

houses-remark-bold-win-1 = بلندتر از همه گفتیم؛ معلوم شد دلیل هم همین است.
houses-remark-bold-win-2 = باز اول ما از در رد شدیم. یکی پشتِ سرمان ببندد.
houses-remark-bold-lose-1 = به هر حال ناممان را بنویسید. درشت.
houses-remark-bold-lose-2 = ایستاده باختیم؛ بیرون رفتن راحت‌تر است.
houses-remark-bold-offer-1 = زود قبول کنید، تا خودمان هم فکرش را نکرده‌ایم.
houses-remark-bold-offer-2 = شرط کوتاه، بی سخنرانی. آخرین بار کی چنین چیزی شنیدید؟
houses-remark-bold-bound-1 = پس دست بدهیم. دستِ ما جا می‌اندازد.
houses-remark-bold-broken-1 = { $other } حرف زده بود؛ ما فهرست داریم.
houses-remark-bold-kept-1 = گفتید و کردید. بارِ بعد نزدیک‌تر به ما بایستید.
houses-remark-bold-spurned-1 = قولتان در راه افتاد؛ صدایش را شنیدیم.

houses-remark-schemer-win-1 = شورا باز غافلگیرمان کرد؛ درست همان‌طور که قرار بود.
houses-remark-schemer-win-2 = ما فقط زمزمه کردیم. دیوارهای این تالار خوب گوش می‌دهند.
houses-remark-schemer-lose-1 = باختن آن یکی نقشه‌مان بود.
houses-remark-schemer-lose-2 = جالب شد. حالا می‌دانیم کی روی کی حساب می‌کند.
houses-remark-schemer-offer-1 = چیزِ کوچکی است، میان دو دوست و یک پرده.
houses-remark-schemer-offer-2 = دو بار بخوانید. بارِ دوم خوشتان می‌آید.
houses-remark-schemer-bound-1 = قبول. موقع رفتن کمی دلخور به نظر بیایید.
houses-remark-schemer-broken-1 = { $other } زودتر زیرش زد. نوبتِ ما بود.
houses-remark-schemer-kept-1 = سرِ قولتان ماندید. ما خود را برای آن یکی آماده کرده بودیم.
houses-remark-schemer-spurned-1 = زیرِ قولتان زدید. پس از این طرف این‌طور دیده می‌شود.

houses-remark-miser-win-1 = بردیم و ته کیسه هم چیزی ماند.
houses-remark-miser-win-2 = پیروزی است. پولِ شمع‌ها با کیست؟
houses-remark-miser-lose-1 = باختیم و قدرتمان به خانه برگشت. خرجش با برنده‌ها.
houses-remark-miser-lose-2 = باختیم. ریز بنویسید، ته دفتر.
houses-remark-miser-offer-1 = بهایش منصفانه است؛ دو بار کشیده‌ایم.
houses-remark-miser-offer-2 = پیشنهادش هم برایمان درد دارد. زودتر جواب بدهید.
houses-remark-miser-bound-1 = تمام شد. در خانه دوباره می‌شماریم.
houses-remark-miser-broken-1 = { $other } بدهکارِ ماست. یادمان می‌ماند، با سودش.
houses-remark-miser-kept-1 = قول به جا آمد و چیزی هم خرج نشد. از این سکه بهتر نداریم.
houses-remark-miser-spurned-1 = قولتان نقد نشد و برگشت. کارمزد هم دارد.

houses-remark-loyal-win-1 = تاج سرِ جایش است، تا پرسشِ بعدی.
houses-remark-loyal-win-2 = به عرضِ پادشاه می‌رسد؛ آرام، بعد از صبحانه.
houses-remark-loyal-lose-1 = به این هم خدمت می‌کنیم؛ با ابروی بالا.
houses-remark-loyal-lose-2 = این سرزمین از فکرهای بهتر هم جان به در برده است.
houses-remark-loyal-offer-1 = برای سرزمین است. سکه‌ها فرع است.
houses-remark-loyal-offer-2 = خاندانِ وفادار یک بار می‌پرسد. بعد هم یک بارِ دیگر.
houses-remark-loyal-bound-1 = قولِ ما کنارِ مُهرِ پادشاه است، در همان کشو.
houses-remark-loyal-broken-1 = { $other } ما را از یاد برد. حافظه‌ی تاج بهتر است.
houses-remark-loyal-kept-1 = قولتان ماند. سرزمین چیزِ زیادی بیش از این نمی‌خواهد.
houses-remark-loyal-spurned-1 = یک چیز گفتید و رأیِ دیگری دادید. نیمه‌ی مُهرِ ما هنوز گرم است.

houses-remark-grudging-win-1 = این به جبرانِ بارِ پیش. همیشه بارِ پیشی هست.
houses-remark-grudging-win-2 = می‌دانیم کی مخالفِ ما بود. امروز کم بودند.
houses-remark-grudging-lose-1 = یادداشت شد. با نام.
houses-remark-grudging-lose-2 = حالا بخندید. ما صبر داریم.
houses-remark-grudging-offer-1 = یا بدی کرده‌اید یا خواهید کرد. با این همه، پیشنهادی داریم.
houses-remark-grudging-offer-2 = بگیرید. بدهکارتان نبودن به بهایش می‌ارزد.
houses-remark-grudging-bound-1 = پیمان بستیم. میان ما چیزی عوض نشد.
houses-remark-grudging-broken-1 = { $other }. جایش در دفتر از پیش خالی بود.
houses-remark-grudging-kept-1 = سرِ قولتان ماندید. ایرادِ دیگری پیدا می‌کنیم.
houses-remark-grudging-spurned-1 = ممنون. داشتیم بی‌دلیل می‌ماندیم.

houses-remark-devout-win-1 = اول { $resource }؛ باقی صف بکشند.
houses-remark-devout-win-2 = از { $resource } گفتیم؛ سری تکان داد.
houses-remark-devout-lose-1 = { $resource } از این رأی بیشتر می‌ماند. گله‌ی ما هم.
houses-remark-devout-lose-2 = چراغی برای { $resource } روشن می‌کنیم، یکی هم برای آن که خاموشش کرد.
houses-remark-devout-offer-1 = نیمش خرجِ { $resource } می‌شود. از نیمِ دیگر نپرسید.
houses-remark-devout-offer-2 = با ما پیمان ببندید؛ { $resource } خاندانتان را از یاد نمی‌برد.
houses-remark-devout-bound-1 = بستیم. { $resource } شاهد است، و ساکت نمی‌ماند.
houses-remark-devout-broken-1 = { $other } پیمان شکست. ما گذشت داریم، ولی نه برای همه.
houses-remark-devout-kept-1 = قولتان تا صبح روشن ماند. { $resource } دید.
houses-remark-devout-spurned-1 = چراغی روشن کردید و فوتش کردید. دودش برای { $resource } ماند.
