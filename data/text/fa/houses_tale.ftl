# کارزار به روایت: سلطنت‌ها، نامی که از پادشاهان می‌ماند، سرانجامِ خاندان‌ها. کلیدهایی که شماره دارند راه‌های
# گوناگونِ گفتنِ همان چیزند؛ در یک کارزار هیچ‌کدام دو بار گفته نمی‌شود. کوتاه: گوشی سه جمله را یک‌جا نشان می‌دهد.

## شمارها و آنچه می‌شمرند. کوچک‌ها به حروف.

houses-tale-number = { $n ->
    [0] هیچ
    [1] یک
    [2] دو
    [3] سه
    [4] چهار
    [5] پنج
    [6] شش
    [7] هفت
    [8] هشت
    [9] نُه
    [10] ده
    [11] یازده
    [12] دوازده
    [13] سیزده
    [14] چهارده
    [15] پانزده
    [16] شانزده
    [17] هفده
    [18] هجده
    [19] نوزده
    [20] بیست
    [30] سی
    [40] چهل
    [50] پنجاه
    [60] شصت
    [70] هفتاد
    [80] هشتاد
    [90] نود
   *[other] { $n }
}
houses-tale-number-both = { $tens } و { $ones }
houses-tale-count-coins = { $n ->
    [1] یک سکه
   *[other] { $number } سکه
}
houses-tale-count-deals = { $n ->
    [1] یک پیمان
   *[other] { $number } پیمان
}
houses-tale-count-kings = { $n ->
    [1] یک پادشاه
   *[other] { $number } پادشاه
}
houses-tale-count-times = { $n ->
    [1] یک بار
   *[other] { $number } بار
}
houses-tale-count-votes = { $n ->
    [1] یک رأی
   *[other] { $number } رأی
}
houses-tale-count-years = { $n ->
    [1] یک سال
   *[other] { $number } سال
}
houses-tale-fell = { $end ->
    [flight] گریخت
   *[deposition] برکنار شد
}
houses-tale-nickname = { $king }، در یادها { $name }
houses-tale-called = در یادها { $name }.
houses-tale-previously = آنچه گذشت
houses-tale-remembered = هنوز در یاد است: { $title }، به امضای { $house }.
houses-tale-alt = { $title }. { $reign }
houses-tale-alt-vote = { $card }: آری { $yes }، خیر { $no }

## پادشاهی که افتاد: آخرین مسئله و تفاوتِ آرا

houses-tale-how-early-1 = { $king } { $fell } و هنوز رأیی داده نشده بود.
houses-tale-how-early-2 = { $king } { $fell }؛ شورا هنوز ننشسته بود.

houses-tale-how-plain-1 = { $king } سرِ { $card } { $fell }، { $more } به { $less }.
houses-tale-how-plain-2 = { $king } { $fell }: { $card } { $more } به { $less } تمام شد و تاج هم با آن.
houses-tale-how-plain-3 = { $card } آمد و { $more } قدرت در برابرِ { $less }، و { $king } { $fell }.
houses-tale-how-plain-4 = { $king } { $years } بر تخت بود و سرِ { $card } { $fell }، { $more } به { $less }.
houses-tale-how-plain-5 = کسی { $card } را برای پایانِ کار نیاورده بود: { $more } به { $less } شد و { $king } { $fell }.

houses-tale-how-bare-1 = حرف سرِ { $card } بود که { $king } { $fell }: { $more } به { $less }.
houses-tale-how-bare-2 = { $king } به { $card } که رسید { $fell }؛ رأی‌ها را شمردند، { $more } به { $less } بود.
houses-tale-how-bare-3 = با { $card }، { $more } به { $less }، حوصله‌ی سرزمین سر رفت و { $king } { $fell }.

houses-tale-how-close-1 = { $king } به مویی { $fell }: { $more } به { $less } سرِ { $card }.
houses-tale-how-close-2 = سرِ { $card } ترازو { $more } به { $less } ایستاد و { $king } با همین‌قدر { $fell }.
houses-tale-how-close-3 = کیسه‌ای بیشتر { $card } را برمی‌گرداند؛ { $more } به { $less } شد و { $king } { $fell }.
houses-tale-how-close-4 = { $king } سرِ { $card } { $fell }، { $more } به { $less }. کسی اسمش را حکم نگذاشت.

houses-tale-how-alone-1 = { $king } سرِ { $card } به حرفِ یک خاندان { $fell }: { $house } { $more } قدرت گذاشت و کسی جواب نداد.
houses-tale-how-alone-2 = سرِ { $card } فقط { $house } رأی داد. بس بود و { $king } { $fell }.
houses-tale-how-alone-3 = { $king } سرِ { $card } { $fell }، { $more } به هیچ، و همه‌اش از { $house } بود.

houses-tale-how-silent-1 = سرِ { $card } کسی رأی نداد؛ { $house } جای همه جواب داد و { $king } { $fell }.
houses-tale-how-silent-2 = { $card } که آمد شورا داشت قدرتش را می‌شمرد. { $house } تنها تصمیم گرفت و { $king } { $fell }.

houses-tale-how-level-1 = { $card } سرِ { $more } برابر ماند؛ { $house } از جای مدیر سنگینش کرد و { $king } { $fell }.
houses-tale-how-level-2 = شورا سرِ { $card } دو نیم شد، { $more } به { $more }. { $house } انگشتی تکان داد و { $king } { $fell }.
houses-tale-how-level-3 = { $king } با رأیِ برابر { $fell }: سرِ { $card } هر طرف { $more }، و مدیر { $house } بود.

houses-tale-how-all-1 = شورا سرِ { $card } یک‌دل بود، { $more } به هیچ، و { $king } { $fell }.
houses-tale-how-all-2 = { $king } سرِ { $card } { $fell }، { $more } به هیچ. این همه همدلی هم خرج دارد.
houses-tale-how-all-3 = کسی طرفِ دیگرِ { $card } را نگرفت: { $more } به هیچ، و { $king } { $fell }.

houses-tale-how-clear-1 = { $king } سرِ { $card } { $fell }، { $more } به { $less }. نزدیک هم نبود.
houses-tale-how-clear-2 = { $card } را دستی سنگین تمام کرد، { $more } به { $less }، و { $king } { $fell }.
houses-tale-how-clear-3 = در برابرِ { $more }، { $less } فقط ادب بود: { $king } سرِ { $card } { $fell }.

## پادشاهی که مُرد: مسئله‌ی آن سال و تفاوتِ آرا

houses-tale-dead-early-1 = { $king } مُرد و هنوز رأیی داده نشده بود.
houses-tale-dead-early-2 = { $king } مُرد؛ شورا هنوز ننشسته بود.

houses-tale-dead-plain-1 = { $king } در سالِ { $card } مُرد که { $more } به { $less } تمام شده بود.
houses-tale-dead-plain-2 = مرکبِ { $card } هنوز خیس بود، { $more } به { $less }، که مرگ سراغِ { $king } آمد.
houses-tale-dead-plain-3 = { $king } شمارشِ { $card } را شنید، { $more } به { $less }، و دیگر چیزی نشنید.
houses-tale-dead-plain-4 = پس از { $years } و پس از { $card }، { $more } به { $less }، { $king } در بستر مُرد و هنوز پادشاه بود.
houses-tale-dead-plain-5 = کسی { $king } را نینداخت: سرِ { $card } { $more } به { $less } رأی دادند و باقی را پیری کرد.
houses-tale-dead-plain-6 = آخرین کاغذی که { $king } مُهر کرد { $card } بود، { $more } به { $less }.

houses-tale-dead-bare-1 = { $card } شبی بیشتر از { $king } ماند؛ رأیش { $more } به { $less } بود.
houses-tale-dead-bare-2 = { $king } { $years } تخت را نگه داشت و از راهِ همیشگی رفت، پس از { $card }، { $more } به { $less }.
houses-tale-dead-bare-3 = از { $king } همین را می‌دانند که اول { $card } آمد، { $more } به { $less }، و بعد طبیب.
houses-tale-dead-bare-4 = { $years } بر تخت، و شبِ آخر { $card }، { $more } به { $less }: { $king } این‌طور مُرد.
houses-tale-dead-bare-5 = شورا از سرِ { $card } برخاست، { $more } به { $less }. { $king } برنخاست.

houses-tale-dead-close-1 = شورا هنوز سرِ { $card } بگومگو داشت، { $more } به { $less }، که { $king } مُرد.
houses-tale-dead-close-2 = سرِ { $card } { $more } به { $less } بود. مرگ از این هم نزدیک‌تر آمد و { $king } را برد.
houses-tale-dead-close-3 = { $king } از پیری مُرد و از { $card } که { $more } به { $less } شد.

houses-tale-dead-clear-1 = { $king } آسوده مُرد: { $card } { $more } به { $less } تمام شده بود.
houses-tale-dead-clear-2 = { $card } که تمام شد، { $more } به { $less }، { $king } دیگر چیزی نداشت که برایش بیدار بماند؛ مُرد.
houses-tale-dead-clear-3 = شورا { $more } قدرت در برابرِ { $less } خرجِ { $card } کرد و { $king } باقیِ عمرش را.

houses-tale-dead-few-1 = سرِ { $card } کمتر کسی رأی داد. تالار پشتِ در گوش ایستاده بود؛ { $king } داشت می‌مُرد.
houses-tale-dead-few-2 = { $king } پس از { $years } مُرد. آخرین حرف { $card } بود و کمتر کسی رأی داده بود.
houses-tale-dead-few-3 = { $card } را کمتر کسی دید، و رفتنِ { $king } را هم.

houses-tale-dead-all-1 = آخرین رأیِ این سلطنت یک‌دل بود، سرِ { $card }، { $more } به هیچ. بعد { $king } مُرد.
houses-tale-dead-all-2 = { $king } که مُرد شورا سرِ { $card } یک‌دل بود، { $more } به هیچ. بعضی گفتند از غصه است.

## آنچه پشتِ کار بود

houses-tale-behind-turned-1 = { $house } رأیِ { $answer } را از { $other } به { $coins } خریده بود؛ بی آن جواب برمی‌گشت.
houses-tale-behind-turned-2 = آن { $answer } که کار را تمام کرد از { $other } بود و پولش را { $house } داده بود: { $coins }.
houses-tale-behind-turned-3 = { $coins } خرج برداشت: { $house } داد، { $other } گفت { $answer }، و ترازو برگشت.
houses-tale-behind-turned-4 = اگر { $other } آن { $answer } را به { $coins } به { $house } نفروخته بود، شورا برعکسش را می‌گفت.

houses-tale-behind-earlier-1 = پیش‌تر سرِ { $card }، { $house } رأیِ { $answer } را از { $other } به { $coins } خریده بود، و جوابِ شورا را هم با آن.
houses-tale-behind-earlier-2 = { $card } با رأیِ خریده تمام شده بود: { $other } آن { $answer } را به { $coins } به { $house } فروخت.
houses-tale-behind-earlier-3 = خرجِ راستِ { $card } معلوم است: { $coins }، از { $house } به { $other }، برای یک { $answer }.
houses-tale-behind-earlier-4 = { $other } ورقِ { $card } را با یک { $answer } برگرداند و { $coins } از { $house } در مشت داشت.

houses-tale-behind-vain-1 = { $house } سرِ { $card } برای یک { $answer } به { $other } { $coins } داد و با آن باخت.
houses-tale-behind-vain-2 = سرِ { $card }، { $house } از { $other } به { $coins } یک { $answer } خرید. کم بود.
houses-tale-behind-vain-3 = سرِ { $card } فقط { $other } سود کرد: { $coins } از { $house }، برای یک { $answer } که باخت.

houses-tale-behind-broken-1 = { $house } سرِ { $card } به { $other } قولِ { $answer } داده بود و قول را برای خودش نگه داشت.
houses-tale-behind-broken-2 = سرِ { $card }، { $other } منتظرِ یک { $answer } از { $house } ماند. هنوز هم مانده است.
houses-tale-behind-broken-3 = سرِ { $card } قولی شکست: { $house } به { $other } قولِ { $answer } داده بود.
houses-tale-behind-broken-4 = قولی که { $house } پیش از { $card } به { $other } داد { $answer } بود؛ آنچه آمد چیز دیگری بود.

houses-tale-behind-saved-1 = دیگران قدرتشان را برای روزِ مبادا نگه داشته بودند. روزِ مبادا همان بود.
houses-tale-behind-saved-2 = باقیِ شورا قدرت جمع می‌کرد و حالا دارد.
houses-tale-behind-saved-3 = دیگران برای فردا کنار می‌گذاشتند. فردایی نبود.

houses-tale-behind-nobody-1 = در همه‌ی این سلطنت کسی رأی نداد. خودش رفت و خودش تمام شد.
houses-tale-behind-nobody-2 = شورا نشست و طرفِ هیچ‌چیز را نگرفت.

houses-tale-behind-wasted-1 = { $house } { $power } قدرت در کفه‌ی دیگر گذاشت و باز به خانه برد.
houses-tale-behind-wasted-2 = در برابرش { $power } قدرت از { $house } ایستاد و کم بود.
houses-tale-behind-wasted-3 = { $house } { $power } قدرت گذاشت که نشود؛ حرفِ آخر را { $other } زد.
houses-tale-behind-wasted-4 = سرِ راهش { $house } ایستاده بود با { $power } قدرت؛ با این همه رأی را باخت.
houses-tale-behind-wasted-5 = { $house } با { $power } قدرت گفت اشتباه است و { $other } رأی را برد.

houses-tale-behind-hair-1 = پیش از آن { $card } به یک قدرت بند شده بود، { $more } به { $less }.
houses-tale-behind-hair-2 = تنگ‌ترین ساعتِ این سلطنت { $card } بود، { $more } به { $less }.
houses-tale-behind-hair-3 = سرِ { $card } فرقِ کار یک قدرت بود، { $more } به { $less }.

houses-tale-behind-chair-1 = شورا نتوانست و { $house } از جای مدیر تصمیم گرفت، { $times }.
houses-tale-behind-chair-2 = { $house } { $times } تساوی را شکست و دوستی پیدا نکرد.
houses-tale-behind-chair-3 = ترازو که برابر می‌ایستاد { $house } به آن تکیه می‌داد؛ { $times } در یک سلطنت.

houses-tale-behind-opposed-1 = { $house } و { $other } { $times } در رأی به هم رسیدند و یک بار هم در یک طرف نبودند.
houses-tale-behind-opposed-2 = هر چه { $house } در این سلطنت خواست { $other } نخواست، { $times }.
houses-tale-behind-opposed-3 = { $house } چیزی می‌گفت و { $other } برعکسش را، { $times }؛ سلطنت دعوای آن دو بود.
houses-tale-behind-opposed-4 = دعوای آن سال‌ها دعوای { $house } با { $other } بود: { $times } رو در رو.

houses-tale-behind-never-1 = در { $votes } هم { $house } طرفِ هیچ‌کدام را نگرفت.
houses-tale-behind-never-2 = از { $house } در { $votes } پرسیدند و نه آری گفت و نه خیر.
houses-tale-behind-never-3 = پس از { $votes } هنوز کسی نمی‌دانست { $house } چه می‌خواهد.

houses-tale-behind-led-1 = در این سلطنت یک خط از همه بیشتر دیده می‌شود: { $house } { $times } رهبر شد.
houses-tale-behind-led-2 = { $house } { $times } رهبر بود. دیگران نظر داشتند.
houses-tale-behind-led-3 = شورا { $times } دنبالِ { $house } رفته بود؛ فکرِ بهتری نداشت.

houses-tale-behind-signed-1 = { $house } زیرِ آن تاج { $times } نامش را پای تاریخ گذاشت.
houses-tale-behind-signed-2 = از نام‌هایی که ماند بیشترش نامِ { $house } است: { $times } امضا کرد.
houses-tale-behind-signed-3 = قلمِ این سلطنت { $times } دستِ { $house } بود.

houses-tale-behind-largest-1 = بزرگ‌ترین رأیِ این سلطنت { $power } قدرت بود، از { $house }، سرِ { $card }.
houses-tale-behind-largest-2 = هیچ‌چیز { $house } را مثلِ { $card } تکان نداد: { $power } قدرت در یک رأی.
houses-tale-behind-largest-3 = سرِ { $card }، { $house } یک‌جا { $power } قدرت گذاشت. هنوز حرفش هست.
houses-tale-behind-largest-4 = بزرگ‌ترین خرج سرِ { $card } بود: { $power } قدرت، از { $house }.
houses-tale-behind-largest-5 = { $house } نشان داده بود { $card } برایش چند می‌ارزد: { $power } قدرت.

## آنچه تا بازشدنِ نقش‌ها کسی نمی‌دانست

houses-tale-secret-led-1 = تا نقش‌ها باز نشد کسی نمی‌دانست: شورشی { $house } بود.
houses-tale-secret-led-2 = { $house } که رهبرِ آن رأی بود از اول شورشی بود.
houses-tale-secret-led-3 = دستی که پای آخرین کاغذ بود دستِ شورشی بود؛ دستِ { $house }.
houses-tale-secret-led-4 = اتفاقی نبود: نقشِ شورشی با { $house } بود.

houses-tale-secret-paid-1 = { $house } شورشی بود و کار را با کیسه‌اش کرده بود.
houses-tale-secret-paid-2 = پول را شورشی داده بود: { $house }.
houses-tale-secret-paid-3 = هر که می‌پرسید سکه‌ها از کجاست می‌فهمید: شورشی { $house } بود.

houses-tale-secret-helped-1 = شورشی فقط سر تکان داد: { $house } بود، در ردیفِ دوم.
houses-tale-secret-helped-2 = { $house } بی‌صدا کمک کرده بود. شورشی بود و تاجش را گرفت.
houses-tale-secret-helped-3 = شورشی نه رهبر، که { $house } بود؛ فقط همراه رأی داده بود.

houses-tale-secret-against-1 = شورشی { $house } بود. برعکس رأی داده بود و باز تاجش دادند.
houses-tale-secret-against-2 = { $house } که شورشی بود طرفِ دیگر ایستاد. تاج را دنبالش فرستادند.
houses-tale-secret-against-3 = { $house } شورشی بود و رأیی داد که از شورشی نمی‌آید. کارگر افتاد.

houses-tale-secret-idle-1 = { $house } شورشی بود و دست هم تکان نداد. کار را دیگران کردند.
houses-tale-secret-idle-2 = شورشی، { $house }، طرفی نگرفت و تاج گرفت.
houses-tale-secret-idle-3 = دیگران جنگیدند و شورشی آرام نشست: { $house }.

houses-tale-secret-none-1 = نقش‌ها که باز شد شورشی در میان نبود. بی‌خود مراقبِ هم بودند.
houses-tale-secret-none-2 = هیچ خاندانی شورشی نبود. فقط این‌طور به نظر می‌آمد.
houses-tale-secret-none-3 = سرِ آن میز شورشی ننشسته بود. شورا خودش از پسش برآمد.

houses-tale-secret-failed-1 = { $house } شورشی بود و ناچار تماشا کرد که پادشاه در بستر مُرد.
houses-tale-secret-failed-2 = شورشی هم در کار بود: { $house }. کسی نفهمید، پادشاه از همه کمتر.
houses-tale-secret-failed-3 = معلوم شد قرار بوده { $house } این پادشاه را بیندازد؛ رودربایستی کرده است.
houses-tale-secret-failed-4 = شورشی { $house } بود. پادشاه زودتر مُرد.
houses-tale-secret-failed-5 = { $house } شورشی از کار درآمد، با نقشه‌هایی برای سالِ بعد.

houses-tale-secret-loser-1 = { $house } که رهبرِ آخرین رأی بود نقشِ { $role } داشت و آخر شد.
houses-tale-secret-loser-2 = به دردِ رهبرش نخورد: { $house } با نقشِ { $role } آخر شد.
houses-tale-secret-loser-3 = { $house } تا آخر رهبری کرد و، با نقشِ { $role }، از همه دیرتر رسید.

houses-tale-secret-narrow-1 = { $house } که در نهان { $role } بود به مویی از { $other } پیش افتاد.
houses-tale-secret-narrow-2 = میانِ { $house } و { $other } به‌زحمت یک امتیاز فاصله بود. نقشِ اولی { $role } بود.
houses-tale-secret-narrow-3 = { $house } با نقشِ { $role } برد و { $other } آن‌قدر نزدیک بود که دستش می‌رسید.

houses-tale-secret-opportunist-1 = { $house } از هر چیز کمش را می‌خواست: فرصت‌طلب بود و اول شد.
houses-tale-secret-opportunist-2 = هر چه ته کشید به کارِ { $house } آمد که فرصت‌طلب بود و اول شد.
houses-tale-secret-luxurious-1 = { $house } تجملاتی بود. فراوانی نقشه‌ی او بود و اول شد.
houses-tale-secret-luxurious-2 = پشتِ هر چه بالا رفت { $house } ایستاده بود: تجملاتی، و اول.
houses-tale-secret-moderate-1 = { $house } فقط می‌خواست همه‌چیز وسط بماند: میانه‌رو بود و اول شد.
houses-tale-secret-moderate-2 = اول { $house } شد، میانه‌رو، که کسی گمانی به او نمی‌برد.
houses-tale-secret-greedy-1 = { $house } طمع‌کار بود، و اول. سکه‌ها خبر داده بودند.
houses-tale-secret-greedy-2 = { $house } هیچ‌وقت سر از کیسه‌ی خودش برنداشته بود: طمع‌کار، و اول.
houses-tale-secret-rebel-1 = آخرِ کار شورشی از همه بالاتر نشست: { $house }.
houses-tale-secret-rebel-2 = { $house } اول شد، و تازه شورشی هم بود.
houses-tale-secret-extremist-1 = { $house } همه‌ی این سلطنت دو چیز را از هم دور می‌کرد: افراطی بود و اول شد.
houses-tale-secret-extremist-2 = آن فاصله اتفاقی نبود: { $house } افراطی بود و اول شد.

houses-tale-secret-first-1 = { $house } اول شد. نقشش { $role } بود.
houses-tale-secret-first-2 = تازه معلوم شد { $house } دنبالِ چه بوده است: { $role }، و اول.
houses-tale-secret-first-3 = نقش‌ها را که باز کردند { $house }، با نقشِ { $role }، بر جای اول نشسته بود.
houses-tale-secret-first-4 = نقشِ { $role } با { $house } بود و کسی از او بهتر نکرد.

## نامی که از پادشاه می‌ماند

houses-tale-name-early-1 = شاهِ یک صبح
houses-tale-name-bought-1 = شاهِ { $coins }
houses-tale-name-bought-2 = شاهی که رأی در روزگارش { $coins } بود
houses-tale-name-alone-1 = شاهِ یک‌رأیی
houses-tale-name-alone-2 = شاهی که { $house } تنها انداخت
houses-tale-name-silent-1 = شاهِ بی‌رأی
houses-tale-name-level-1 = شاهِ ترازوی برابر
houses-tale-name-level-2 = شاهِ یک انگشت
houses-tale-name-close-1 = شاهِ یک مو
houses-tale-name-close-2 = شاهی که کم مانده بود بماند
houses-tale-name-all-1 = شاهِ بی‌مخالف
houses-tale-name-broken-1 = شاهِ قولِ شکسته
houses-tale-name-broken-2 = شاهِ قولی که نماند
houses-tale-name-short-1 = شاهِ { $years }
houses-tale-name-short-2 = مهمانِ { $years }
houses-tale-name-long-1 = شاهِ شب‌های دراز
houses-tale-name-long-2 = شاهی که { $years } ماند
houses-tale-name-card-1 = شاهِ { $card }
houses-tale-name-card-2 = شاهِ روزگارِ { $card }
houses-tale-name-card-3 = شاهی که { $card } به نامش ماند
houses-tale-name-card-4 = شاهِ سالِ { $card }
houses-tale-name-card-5 = خداوندِ { $card }

## پایان: سرزمین

houses-tale-realm-unity-1 = سرزمین ماند: { $unity } به نامِ اتحاد، { $division } به نامِ تفرقه، و رود سرِ جایش.
houses-tale-realm-unity-2 = سرزمین یکی ماند، { $unity } به { $division }؛ نه که کسی نکوشیده باشد.
houses-tale-realm-unity-3 = آخرِ کار یک نقشه ماند و یک دروازه زیادی: اتحاد { $unity }، تفرقه { $division }.
houses-tale-realm-unity-4 = آنچه را شاهان نگه نداشتند داستان‌ها نگه داشتند، { $unity } در برابرِ { $division }.
houses-tale-realm-division-1 = سرزمین از هم پاشید: { $division } به نامِ تفرقه، { $unity } به نامِ اتحاد.
houses-tale-realm-division-2 = سرزمین هنوز در نقشه هست، به چند رنگ: تفرقه { $division }، اتحاد { $unity }.
houses-tale-realm-division-3 = جنگی نشد. صبحی بیدار شدند و دیدند مرز هست، { $division } به { $unity }.
houses-tale-realm-division-4 = خاندان‌ها به خانه رفتند و سرزمین را تکه‌تکه با خود بردند، { $division } در برابرِ { $unity }.
houses-tale-realm-level-1 = هیچ‌کدام نبرد، اتحاد { $unity } و تفرقه { $division }، و سرزمین منتظر است.
houses-tale-realm-level-2 = با اتحادِ { $unity } و تفرقه‌ی { $division } سرزمین نه یکی است نه چند تا؛ خراج را دو بار می‌گیرند.
houses-tale-lines-unity-1 = از { $lines } پایانی ساختند که همه امضایش می‌کنند.
houses-tale-lines-unity-2 = از { $lines } اتحاد درآمد؛ خودِ موافقان هم جا خوردند.
houses-tale-lines-unity-3 = سرِ { $lines } خاندان‌ها به هم نزدیک شدند.
houses-tale-lines-division-1 = از { $lines } دیواری در میانه ماند.
houses-tale-lines-division-2 = سرِ { $lines } سرزمین از درزش پاره شد.
houses-tale-lines-division-3 = از { $lines } هر طرف روایتِ خودش را دارد.
houses-tale-lines-open-1 = پایانِ { $lines } را دیگر کسی نخواهد شنید.
houses-tale-lines-open-2 = برای { $lines } پایانی نوشته نشد.
houses-tale-lines-open-3 = برگِ آخرِ { $lines } سفید است.
houses-tale-stock-apart-1 = { $high } زیاد آمد و { $low } آن‌قدر نبود که حرفش را بزنند.
houses-tale-stock-apart-2 = مسافران از { $high } تعریف می‌کنند و از { $low } نمی‌پرسند.
houses-tale-stock-apart-3 = { $high } به اندازه‌ی سه سرزمین بود و { $low } به اندازه‌ی نصفِ یکی.
houses-tale-stock-high-1 = هنوز در غربت از { $high } این سرزمین می‌گویند.
houses-tale-stock-high-2 = هر چه بگویند، { $high } کم نبود.
houses-tale-stock-low-1 = آنچه سرزمین کم داشت { $low } بود.
houses-tale-stock-low-2 = { $low } اندک بود و هر روز می‌شمردندش.
houses-tale-stock-even-1 = سرزمین از هر چیز کمی داشت و از هیچ‌چیز زیاد.
houses-tale-stock-even-2 = انبارها نیمه‌پر بود. مردم گفتند نیمه‌خالی.

## پایانِ یک خاندان: کارش

houses-tale-deed-felled-1 = { $house } سرِ { $card } رهبرِ رأیی بود که { $king } را تمام کرد.
houses-tale-deed-felled-2 = { $king } رفت، چون { $house } سرِ { $card } رأی را برد.
houses-tale-deed-felled-3 = { $house } از { $card } به این طرف { $king } را به گردن دارد و خوب می‌خوابد.
houses-tale-deed-felled-4 = سرِ { $card }، { $house } بود که در را به { $king } نشان داد.
houses-tale-deed-felled-5 = { $house } سرِ { $card } تاج را از { $king } گرفت و در صندوق گذاشت.
houses-tale-deed-felled-many-1 = { $house } { $kings } را انداخت و صدایش بلند نشد.
houses-tale-deed-felled-many-2 = به رهبریِ { $house } تخت از { $kings } خالی شد.
houses-tale-deed-felled-many-3 = تخت زیرِ دستِ { $house } دوام نداشت: { $kings }.
houses-tale-deed-bedside-1 = { $house } { $kings } را تا بستر برد و شمع را نگه داشت.
houses-tale-deed-bedside-2 = شاهان کنارِ { $house } پیر می‌شدند: { $kings } در رهبریِ او مُرد.
houses-tale-deed-bedside-3 = { $house } رهبر بود که { $kings } مُرد و کسی نپرسید چرا.
houses-tale-deed-bedside-4 = پرده را بر { $kings }، { $house } کشید.
houses-tale-deed-rebel-1 = { $kings } که از تخت افتاد شورشی { $house } بود.
houses-tale-deed-rebel-2 = { $house } زیرِ عبا شورشیِ { $kings } بود و مزدش را تاج گرفت.
houses-tale-deed-rebel-3 = { $house } از همه پایین‌تر تعظیم می‌کرد و شورشی بود: { $kings } رفت.
houses-tale-deed-rebel-4 = { $house } شورشی بود و پشتِ سرش تختِ خالی می‌ماند: { $kings }.
houses-tale-deed-rebel-5 = { $house } شورشی بود؛ { $kings } دیر فهمید.
houses-tale-deed-ended-1 = { $house } برگِ آخرِ { $line } را نوشت.
houses-tale-deed-ended-2 = پای پایانِ { $line } نامِ { $house } است.
houses-tale-deed-ended-3 = { $house } قصه‌ی { $line } را تمام کرد؛ بالاخره کسی باید می‌کرد.
houses-tale-deed-ended-4 = هر که بپرسد { $line } چه شد، درِ خانه‌ی { $house } را نشانش می‌دهند.
houses-tale-deed-ended-5 = اگر { $house } نبود { $line } هنوز ادامه داشت.
houses-tale-deed-ended-6 = { $line } زیرِ مُهرِ { $house } به آخر رسید.
houses-tale-deed-ended-7 = { $house } حرفِ آخرِ { $line } را نوشت و خشکش کرد.
houses-tale-deed-signed-1 = { $house } { $times } پای { $resource } امضا گذاشت.
houses-tale-deed-signed-2 = آنچه از { $resource } به یاد مانده بیشتر خطِ { $house } است: { $times }.
houses-tale-deed-signed-3 = { $house } دست از { $resource } برنداشت و { $times } پایش را امضا کرد.
houses-tale-deed-signed-4 = در تاریخِ { $resource } همه‌جا نامِ { $house } است، { $times }.
houses-tale-deed-signed-5 = هر جا از { $resource } بگویند از { $house } هم می‌گویند، { $times }.
houses-tale-deed-signed-6 = { $house } می‌خواست با { $resource } شناخته شود و { $times } پایش امضا گذاشت.
houses-tale-deed-tallest-1 = { $house } بزرگ‌ترین رأیِ این سال‌ها را داد: { $power } قدرت، سرِ { $card }.
houses-tale-deed-tallest-2 = هیچ‌وقت کسی بیش از { $house } سرِ { $card } نگذاشت: { $power } قدرت.
houses-tale-deed-tallest-3 = سرِ { $card }، { $house } یک‌جا { $power } قدرت گذاشت و تالار ساکت شد.
houses-tale-deed-alone-1 = { $house } یک بار { $card } را دست‌تنها تمام کرد.
houses-tale-deed-alone-2 = سرِ { $card } فقط { $house } رأی داد و همان قانون شد.
houses-tale-deed-alone-3 = { $house } هنوز یادِ { $card } است که همه‌ی شورا خودش بود.
houses-tale-deed-alone-4 = شبی، سرِ { $card }، شورا کسی نبود جز { $house }.
houses-tale-deed-alone-5 = سرِ { $card }، { $house } بود و دیگر هیچ‌کس.
houses-tale-deed-alone-6 = جوابِ { $card } به یک خط است، خطِ { $house }.
houses-tale-deed-wasted-1 = { $house } { $power } قدرت در کفه‌ای گذاشت که سبک آمد.
houses-tale-deed-wasted-2 = هیچ خاندانی به دست‌ودل‌بازیِ { $house } نباخت: { $power } قدرت در طرفِ بازنده.
houses-tale-deed-wasted-3 = { $house } { $power } قدرت پای رأی‌های باخته برد و باز به خانه آورد.
houses-tale-deed-quiet-1 = در { $votes }، { $house } کمتر از همه طرفی گرفت: { $times }.
houses-tale-deed-quiet-2 = { $house } کمتر از دیگران حرف زد: { $times } در { $votes }.
houses-tale-deed-quiet-3 = { $house } حرف را به دیگران سپرد و { $times } در { $votes } طرفی گرفت.
houses-tale-deed-mute-1 = { $house } در { $votes } طرفِ هیچ‌کس را نگرفت.
houses-tale-deed-mute-2 = پس از { $votes } کسی نمی‌داند { $house } چه می‌خواست.
houses-tale-deed-busy-1 = { $house } { $times } نظر داشت.
houses-tale-deed-busy-2 = کمتر چیزی بی { $house } تمام شد که { $times } طرفی گرفت.
houses-tale-deed-busy-3 = { $house } از همه بیشتر رأی داد، { $times }.
houses-tale-deed-gathered-1 = { $house } { $times } قدرت جمع کرد و همیشه می‌خواست خرجش کند.
houses-tale-deed-gathered-2 = دیگران رأی دادند و { $house } پس‌انداز کرد، { $times }.
houses-tale-deed-gathered-3 = { $house } { $times } کنار نشست و شمرد.
houses-tale-deed-chaired-1 = { $house } { $times } بر جای مدیر نشست و یاد گرفت بی‌حوصله به نظر بیاید.
houses-tale-deed-chaired-2 = جای مدیر از { $house } گرم بود: { $times }.
houses-tale-deed-chaired-3 = { $house } { $times } مدیر بود. دعوا مالِ دیگران بود.
houses-tale-deed-tied-1 = { $house } { $times } تساویِ شورا را شکست.
houses-tale-deed-tied-2 = ترازو که برابر می‌ایستاد همه به { $house } نگاه می‌کردند، { $times }.
houses-tale-deed-tied-3 = { $house } { $times } حرفِ آخر را زد و عجله‌ای نداشت.
houses-tale-deed-led-1 = { $house } { $times } رهبرِ شورا بود، بیش از همه.
houses-tale-deed-led-2 = بیشترِ راه‌ها از { $house } می‌گذشت: { $times } رهبر شد.
houses-tale-deed-led-3 = شورا اگر دنبالِ کسی رفت دنبالِ { $house } رفت، { $times }.
houses-tale-deed-never-led-1 = { $house } هرگز رهبرِ شورا نشد.
houses-tale-deed-never-led-2 = در همه‌ی این سال‌ها کسی دنبالِ { $house } نرفت.
houses-tale-deed-seldom-led-1 = { $house } در همه‌ی این سال‌ها { $times } رهبر شد.
houses-tale-deed-seldom-led-2 = تاریخ را دیگران امضا کردند. { $house } { $times } رهبر شد.
houses-tale-deed-seldom-led-3 = جای رهبر { $house } را کم به خود دید: { $times }.
houses-tale-deed-right-1 = { $house } بوی برد را از دور می‌شنید: { $times } طرفِ برنده بود.
houses-tale-deed-right-2 = هر جا شورا رسید { $house } ایستاده بود، { $times }.
houses-tale-deed-right-3 = جواب را که می‌خواندند { $house } پیش‌تر گفته بود، { $times }.
houses-tale-deed-outvoted-1 = رأیِ { $house } { $times } باخت.
houses-tale-deed-outvoted-2 = { $house } { $times } بهتر می‌دانست و کسی نپرسید.
houses-tale-deed-outvoted-3 = اقلیت خانه‌ای داشت، { $house }: { $times }.
houses-tale-deed-weighed-1 = بی { $house } جوابِ شورا { $times } چیز دیگری بود.
houses-tale-deed-weighed-2 = { $house } { $times } وزنه‌ای بود که ترازو را برگرداند.
houses-tale-deed-weighed-3 = فرقِ کار { $house } بود، { $times }.
houses-tale-deed-won-1 = { $house } { $times } اول شد.
houses-tale-deed-won-2 = هیچ خاندانی به اندازه‌ی { $house } دور نبرد: { $times }.
houses-tale-deed-won-3 = { $house } بردن را یاد گرفت و { $times } برد.
houses-tale-deed-last-1 = { $house } { $times } آخر شد و اسمش را صبر گذاشت.
houses-tale-deed-last-2 = جای آخر را کسی مثلِ { $house } نمی‌شناسد: { $times }.
houses-tale-deed-last-3 = { $house } { $times } آخر شد؛ این هم برای خودش هنری است.
houses-tale-deed-second-1 = { $house } { $times } دوم شد و هرگز اول نشد.
houses-tale-deed-second-2 = { $house } برنده را از نزدیک می‌دید: { $times } دوم.
houses-tale-deed-second-3 = { $house } می‌داند یک جا چند می‌ارزد: { $times } دوم شد.
houses-tale-deed-dealt-1 = مُهرِ { $house } از همه بیشتر زیرِ پیمان‌ها بود: { $times }.
houses-tale-deed-dealt-2 = { $house } { $times } دست داد و انگشت‌هایش را شمرد.
houses-tale-deed-dealt-3 = نانِ دفتردارها از { $house } بود، که { $times } پیمان بست.
houses-tale-deed-role-1 = { $house } { $times } نقشِ { $role } داشت و کسی یاد نگرفت.
houses-tale-deed-role-2 = { $house } { $times } نقابِ { $role } زد.
houses-tale-deed-role-3 = { $house } { $times } نقشِ { $role } را بازی کرد و کم‌کم شبیهش شد.
houses-tale-deed-role-4 = نقشِ { $role } نصیبِ هیچ‌کس به اندازه‌ی { $house } نشد: { $times }.
houses-tale-deed-role-5 = { $house } از نقشِ { $role } خلاصی نداشت، { $times }.
houses-tale-deed-role-6 = { $house } نقابِ { $role } را از درون می‌شناسد: { $times }.
houses-tale-deed-stayed-1 = { $house } { $kings } را به خود دید.
houses-tale-deed-stayed-2 = { $house } از { $kings } بیشتر ماند.
houses-tale-deed-stayed-3 = از { $kings } یکی هم نماند. { $house } ماند.

## پایانِ یک خاندان: با که و در برابرِ که

houses-tale-tie-turned-1 = سرِ { $card } رأیی را که کار را تمام کرد از { $other } خرید.
houses-tale-tie-turned-2 = { $card } خریدِ او بود و { $other } دکان.
houses-tale-tie-turned-3 = { $other } ورقِ { $card } را برایش برگرداند و مزدش را گرفت.
houses-tale-tie-turned-4 = خرجِ { $card } را او داد و بردنش را { $other } به عهده گرفت.
houses-tale-tie-turned-5 = سکه‌های { $card } پیشِ { $other } است و جوابش پیشِ او.
houses-tale-tie-bought-1 = از { $other } رأی خرید، روی هم { $coins }.
houses-tale-tie-bought-2 = { $other } بابتِ رأی { $coins } از او گرفت و کم نفروخت.
houses-tale-tie-bought-3 = پولش پیشِ { $other } رفت: { $coins }، برای رأی.
houses-tale-tie-bought-4 = رأی که لازم داشت سراغِ { $other } می‌رفت، با { $coins }.
houses-tale-tie-bought-5 = بازارش { $other } بود: { $coins } برای چیزی که دیگران به آن عقیده می‌گویند.
houses-tale-tie-bought-6 = نرخِ رأیِ { $other } را تا سکه‌ی آخر می‌دانست: { $coins } از این راه رفت.
houses-tale-tie-bought-7 = { $other } از او خوب می‌خورد: { $coins }، همه بابتِ رأی.
houses-tale-tie-sold-1 = رأیش را به { $coins } به { $other } فروخت و تحویل داد.
houses-tale-tie-sold-2 = { $other } { $coins } به او داد و آنچه خریده بود گرفت.
houses-tale-tie-sold-3 = وجدانش یک مشتری داشت، { $other }: { $coins }.
houses-tale-tie-sold-4 = نظرش برای { $other } { $coins } می‌ارزید.
houses-tale-tie-sold-5 = آن‌طور رأی داد که { $other } می‌خواست، به { $coins }.
houses-tale-tie-sold-6 = { $coins } که گرفت، دنیا را مثلِ { $other } می‌دید.
houses-tale-tie-sold-7 = رأیش را به { $other } قرض داد و { $coins } را نگه داشت.
houses-tale-tie-broke-1 = سرِ { $card } به { $other } قول داد و زیرش زد.
houses-tale-tie-broke-2 = { $other } هنوز حرفِ { $card } را پیش می‌کشد و قولی را که شنیده بود.
houses-tale-tie-broke-3 = از { $other } بپرسید قولش چند می‌ارزید؛ پیش از { $card } گرفته بود.
houses-tale-tie-broke-4 = از { $card } به این طرف چشمش به چشمِ { $other } نمی‌افتد.
houses-tale-tie-wronged-1 = { $other } سرِ { $card } قولش را با او شکست. آن برگ را نگه داشته است.
houses-tale-tie-wronged-2 = یک بار به { $other } اعتماد کرد، پیش از { $card }.
houses-tale-tie-wronged-3 = از { $other } قولی دارد که از { $card } تا امروز نقد نشده است.
houses-tale-tie-wronged-4 = همه‌چیز را به { $other } بخشیده است جز { $card }.
houses-tale-tie-dealt-1 = با { $other } بیش از همه پیمان بست: { $deals }.
houses-tale-tie-dealt-2 = میانِ او و { $other } { $deals } هست که حالا همه می‌خوانند.
houses-tale-tie-dealt-3 = در { $deals } شریکش { $other } بود.
houses-tale-tie-dealt-4 = با { $other } قراری داشت: { $deals }.
houses-tale-tie-dealt-5 = کنارِ مُهرش بیشتر مُهرِ { $other } است: { $deals }.
houses-tale-tie-dealt-6 = با { $other } به { $deals } بسته است و به کمی عادت.
houses-tale-tie-stranger-1 = با همه پیمان بست جز { $other }.
houses-tale-tie-stranger-2 = فقط { $other } از او نوشته‌ای ندارد.
houses-tale-tie-stranger-3 = جز { $other } همه امضایش را دارند.
houses-tale-tie-stranger-4 = تنها با { $other } کنار نیامد.
houses-tale-tie-nobody-1 = با هیچ‌کس پیمان نبست.
houses-tale-tie-nobody-2 = مُهرش زیرِ هیچ پیمانی نیست.
houses-tale-tie-opposed-1 = { $times } در برابرِ { $other } رأی داد.
houses-tale-tie-opposed-2 = از همه بیشتر { $other } را آن طرف دید، { $times }.
houses-tale-tie-opposed-3 = هر چه { $other } خواست او نخواست، { $times }.
houses-tale-tie-opposed-4 = با { $other } کم می‌ساخت: { $times } روبه‌روی هم.
houses-tale-tie-opposed-5 = { $other } را از آن سرِ تالار بهتر می‌شناخت، { $times }.
houses-tale-tie-opposed-6 = دعوایش با { $other } { $times } به رأی کشید.
houses-tale-tie-sided-1 = { $times } کنارِ { $other } ایستاد.
houses-tale-tie-sided-2 = { $other } روی او حساب کرد و { $times } درست درآمد.
houses-tale-tie-sided-3 = او و { $other } { $times } یک چیز را دیدند.
houses-tale-tie-sided-4 = کسی به اندازه‌ی { $other } با او رأی نداد، { $times }.
houses-tale-tie-sided-5 = هم‌صفِ همیشگی‌اش { $other } بود: { $times } در یک طرف.
houses-tale-tie-sided-6 = { $times } دید که حق با { $other } است.
houses-tale-tie-under-1 = بیشتر به { $other } باخت: { $times }.
houses-tale-tie-under-2 = { $times } { $other } رهبر شد و او آن طرف ایستاده بود.
houses-tale-tie-under-3 = باختن را از { $other } یاد گرفت، { $times }.
houses-tale-tie-under-4 = رهبری که جلویش را نتوانست بگیرد { $other } بود، { $times }.
houses-tale-tie-under-5 = { $other } { $times } از کنارش گذشت و رهبر شد.
houses-tale-tie-under-6 = رهبری را { $other } { $times } برد؛ او به هر کسِ دیگری می‌داد.
houses-tale-tie-lifted-1 = { $times } کمک کرد { $other } بر جای رهبر بنشیند.
houses-tale-tie-lifted-2 = { $other } { $times } با رأیِ او رهبر شد.
houses-tale-tie-lifted-3 = قدرتش { $other } را به رهبری رساند، { $times }.
houses-tale-tie-lifted-4 = { $other } { $times } رهبری را به او بدهکار است.
houses-tale-tie-lifted-5 = همراه رأی داد و امضا را برای { $other } گذاشت، { $times }.
houses-tale-tie-lifted-6 = نردبان را برای { $other } نگه داشت، { $times }.
houses-tale-tie-behind-1 = { $times } درست پشتِ { $other } رسید.
houses-tale-tie-behind-2 = پشتِ { $other } را از همه بهتر می‌شناسد: { $times } یک جا جلوتر.
houses-tale-tie-behind-3 = { $other } { $times } یک صندلی بالاتر بود.
houses-tale-tie-behind-4 = { $times } دستش به { $other } می‌رسید و یک جا کم آورد.
houses-tale-tie-behind-5 = { $times } یک پله بالاتر { $other } ایستاده بود.
houses-tale-tie-behind-6 = { $times } در سایه‌ی { $other } ماند.
houses-tale-tie-behind-7 = جایی را که می‌خواست { $times } { $other } گرفت.
houses-tale-tie-ahead-1 = { $other } { $times } درست پشتِ سرش رسید و هنوز می‌پرسد چطور.
houses-tale-tie-ahead-2 = { $times } یک قدم از { $other } جلو ماند.
houses-tale-tie-ahead-3 = { $times } پیش از { $other } رسید، فقط به یک جا.
houses-tale-tie-ahead-4 = { $other } { $times } او را جلوِ چشم داشت، یک جا بالاتر.
houses-tale-tie-ahead-5 = { $times } پشتش را به { $other } نشان داد.
houses-tale-tie-ahead-6 = { $other } { $times } پشتِ سرش رسید، نفس‌زنان.

## پایانِ یک خاندان: آنچه از آن شد

houses-tale-fate-first-unity-1 = سرزمین که ماند کلیدها دستِ اوست و هر روز سراغش را می‌گیرند.
houses-tale-fate-first-unity-2 = سرزمینِ یکپارچه نشانش را روی سکه‌ی خُرد زد که دستِ همه است.
houses-tale-fate-first-unity-3 = از همه پیش افتاد و حالا باید بازارها را افتتاح کند.
houses-tale-fate-first-unity-4 = نامش در منشور اول است و در صورت‌حساب درشت‌تر از همه.
houses-tale-fate-first-unity-5 = تاریخ برگِ اول را به او داد، با جلدِ خوب.
houses-tale-fate-first-unity-6 = بهترین صندلیِ سرزمین مالِ اوست، همان که کنارِ بخاری است.
houses-tale-fate-first-unity-7 = حق دارد بنشیند وقتی دیگران ایستاده‌اند، و خسته شده است.
houses-tale-fate-first-division-1 = از تکه‌ها آن را برداشت که خزانه در آن بود.
houses-tale-fate-first-division-2 = همه‌چیز که قسمت شد نیمه‌ی بزرگ‌تر به او رسید.
houses-tale-fate-first-division-3 = تاج را خودش سرِ خودش گذاشت، بی‌صدا، روزی مثلِ همه‌ی روزها.
houses-tale-fate-first-division-4 = مرزِ او تنها مرزی است که پیدا می‌شود.
houses-tale-fate-first-division-5 = حالا سرزمینی از خودش دارد و با همان هم سرِ مرز دعوا دارد.
houses-tale-fate-first-division-6 = دیگران به او می‌گویند پادشاهی؛ او به آن‌ها می‌گوید ولایت.
houses-tale-fate-first-division-7 = رود به او رسید و کاسه‌کاسه می‌فروشد.
houses-tale-fate-first-level-1 = در سرزمینی اول شد که خودش نمی‌داند چیست.
houses-tale-fate-first-level-2 = برده است، تا جواب بیاید.
houses-tale-fate-second-unity-1 = دستِ راست می‌نشیند، همان‌جا که باد می‌آید.
houses-tale-fate-second-unity-2 = دوم شد و مفصل از او تشکر کردند.
houses-tale-fate-second-unity-3 = می‌گوید یک سالِ خوبِ دیگر، و نمی‌گوید برای کی.
houses-tale-fate-second-unity-4 = سرزمین درسته است و او حساب‌ها را می‌بیند.
houses-tale-fate-second-unity-5 = همه‌جا دعوتش می‌کنند و جای دوم می‌نشانند.
houses-tale-fate-second-unity-6 = روزهای عید تاج را او می‌برد، به فاصله‌ی یک دست.
houses-tale-fate-second-unity-7 = درباره‌ی هر چه تصمیمش گرفته شده است از او نظر می‌خواهند.
houses-tale-fate-second-division-1 = تاجش تقریباً به همان خوبی است و «تقریباً» را کم می‌گوید.
houses-tale-fate-second-division-2 = نانِ تکه‌ی او بهتر است.
houses-tale-fate-second-division-3 = پل را نگه داشت، و عوارضش را.
houses-tale-fate-second-division-4 = دومِ سرزمینِ شکسته هم بالاخره شاهِ کسی هست.
houses-tale-fate-second-division-5 = حالا زیرِ نامه‌هایش می‌نویسد «همسایه».
houses-tale-fate-second-division-6 = دومین سپاهِ دشت را دارد و زودتر از همه سان می‌بیند.
houses-tale-fate-second-division-7 = کاخی دارد با دو اتاق و یکی را اجاره داده است.
houses-tale-fate-second-level-1 = فعلاً دوم است و می‌پرسد فعلاً یعنی تا کی.
houses-tale-fate-second-level-2 = منتظر مانده است، هر پا در یک سرزمین.
houses-tale-fate-middle-unity-1 = دروازه و چاه و نظرش را نگه داشت.
houses-tale-fate-middle-unity-2 = از آن خاندان‌هاست که سرزمین از آن‌ها درست می‌شود.
houses-tale-fate-middle-unity-3 = نوه‌هایش خواهند گفت همه‌اش فکرِ او بود.
houses-tale-fate-middle-unity-4 = سهمش از اتحاد را قسطی می‌دهد.
houses-tale-fate-middle-unity-5 = در پایتخت کوچه‌ای به نامش هست، نه پهن‌ترینش.
houses-tale-fate-middle-unity-6 = سرزمین راهش را رفت و او هم همراهش.
houses-tale-fate-middle-unity-7 = جایی به او دادند که دیگران از آن پیدا هستند.
houses-tale-fate-middle-unity-8 = روزهای عید پرچمش سومی از دستِ چپ است.
houses-tale-fate-middle-unity-9 = لقبی دارد که هنوز به کارِ کسی نیامده است.
houses-tale-fate-middle-unity-10 = یک قفل از کیسه‌ی همگان با اوست، و روغنش.
houses-tale-fate-middle-unity-11 = هر پاییز سبدی میوه به پایتخت می‌فرستد، با صورت‌حسابش.
houses-tale-fate-middle-unity-12 = سرودِ تازه را یاد گرفته است و لب می‌زند.
houses-tale-fate-middle-division-1 = دورِ آنچه ماند پرچین کشید و نامی رویش گذاشت.
houses-tale-fate-middle-division-2 = سرزمینش را تا ظهر می‌شود پیاده رفت.
houses-tale-fate-middle-division-3 = سکه‌ای می‌زند که تا لبِ رود خریدار دارد.
houses-tale-fate-middle-division-4 = حالا سپاهی از خودش دارد و همه را به نام می‌شناسد.
houses-tale-fate-middle-division-5 = این طرفِ مرزش همه‌چیز مثلِ پیش است، فقط نزدیک‌تر.
houses-tale-fate-middle-division-6 = به دیگران نامه می‌نویسد و دو بار پولِ پیک می‌دهد.
houses-tale-fate-middle-division-7 = تپه به او رسید، و ادعای دره.
houses-tale-fate-middle-division-8 = نقشه‌هایش سرزمینِ قدیم را هم نشان می‌دهند، کم‌رنگ.
houses-tale-fate-middle-division-9 = گمرک را پیش از آن باز کرد که باری برسد.
houses-tale-fate-middle-division-10 = کسی به او حمله نکرده است و نمی‌داند چرا.
houses-tale-fate-middle-division-11 = پادشاهش نوبتی است؛ نوبتِ بعد با آشپز است.
houses-tale-fate-middle-division-12 = پیمان‌نامه‌اش با همسایه‌ها از مرزش درازتر است.
houses-tale-fate-middle-level-1 = چکمه‌پوش نشسته است تا سرزمین تصمیم بگیرد.
houses-tale-fate-middle-level-2 = دو پرچم دارد که یکی را باید دور بیندازد.
houses-tale-fate-middle-level-3 = به هر دو خراج‌گیر می‌دهد و هیچ‌کدام را دوست ندارد.
houses-tale-fate-last-unity-1 = سرزمین که ماند، در را او نگه می‌دارد.
houses-tale-fate-last-unity-2 = به نیکی از او یاد می‌کنند، در حاشیه.
houses-tale-fate-last-unity-3 = در فهرست آخر است؛ چشم همان‌جا می‌ماند.
houses-tale-fate-last-unity-4 = صندلی که زیاد بیاید دعوتش می‌کنند.
houses-tale-fate-last-unity-5 = می‌گوید سرزمین را کسانی نگه داشتند که نبردند.
houses-tale-fate-last-unity-6 = کلیدهایش را نگه داشته است. قفل‌ها را عوض کرده‌اند.
houses-tale-fate-last-unity-7 = در هر خطابه از او تشکر می‌کنند، ذیلِ «و دیگران».
houses-tale-fate-last-division-1 = مرداب به او رسید و قورباغه‌ها هلهله کردند.
houses-tale-fate-last-division-2 = مرزش دورِ خانه می‌گذرد.
houses-tale-fate-last-division-3 = از سرزمین تکه‌ای دارد که کسی پایش امضا نگذاشت.
houses-tale-fate-last-division-4 = مستقل است؛ نامه‌اش را هنوز کسی جواب نداده است.
houses-tale-fate-last-division-5 = پرچمِ قدیم پیشِ اوست؛ کسی نخواست.
houses-tale-fate-last-division-6 = چیزی نمانده بود جز دروازه‌ی پشتی. همان‌جا نشست.
houses-tale-fate-last-division-7 = تا سرِ چاه حکم می‌راند، روزهای بازار.
houses-tale-fate-last-level-1 = آخر شد و می‌گوید دوباره بشمارید.
houses-tale-fate-last-level-2 = هنوز هیچ طرفی نگفته است او مالِ ماست.
