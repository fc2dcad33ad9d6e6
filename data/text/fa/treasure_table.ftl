# میز جزیره‌ی گنج در دیسکورد: میز، صفحه‌ی هر کس، داستان پایان.

treasure-opening = دو تیم پنهان با دو کشتی گرد یک جزیره‌ی گنج می‌گردند: روزها آشکارا اقدام می‌کنند و شب‌ها رأی می‌دهند. صندوق‌ها را به جایی ببرید که تیمتان می‌خواهد و تا دیر نشده بفهمید چه کسی با شماست.

treasure-now = { $round ->
    [0] پیش از روزِ اول: { $phase }.
   *[other] راندِ { $round } از { $most }: { $phase }.
}
treasure-score = گنج‌ها اکنون: انگلیس { $english }، فرانسه { $french }.
treasure-fleet = ناوگان اسپانیا خبر شده است؛ این راند آخرین است.
treasure-still = چشم‌به‌راهِ اقدامِ { $names }.
treasure-holds = انبارها: انگلیسی { $english }، فرانسوی { $french }
treasure-areas = ناحیه‌ها: انگلیسی { $english }، فرانسوی { $french }
treasure-spot = { $place ->
    [fd] فلاینگ داچمن
    [jr] جالی راجر
   *[island] جزیره
}
treasure-rank = { $titled ->
    [yes] { $rank }. { $name }، { $titles }
   *[no] { $rank }. { $name }
}
treasure-boats = در قایق: { $names }.
treasure-gone = رفته‌اند و برنمی‌گردند: { $names }.
treasure-spanish = { $count ->
    [0] کشتی اسپانیایی خالی است.
   *[other] در کشتی اسپانیایی { $count } گنج هست.
}
treasure-orders = امشب
treasure-order-attack = حمله‌ی { $place } به { $target }.
treasure-order-mutiny = شورش در { $place } علیه { $head }.
treasure-order-conflict = منازعه در جزیره.
treasure-votes-in = رأی‌های رسیده: { $cast } از { $listed }.
treasure-lone-vote = رأی‌دهنده تنهاست: اگر رأی بدهد، قرعه هم یک رأی می‌دهد.
treasure-only-vote = اگر فقط یک رأی برسد، قرعه هم یک رأی می‌دهد.
treasure-denied = { $name } پیش از رأی گفته بود «{ $value }»؛ در شمارش چنین رأیی نیست.
treasure-voted = رأی شما: { $value }. تا سپیده می‌شود عوضش کرد.
treasure-chosen = انتخاب شما: { $choice }.
treasure-loot-to = جای غنیمت:
treasure-flag = تیم شما: { $team }. کس دیگری نمی‌داند.
treasure-means-day = { $team ->
    [dutch] هر تیمی ببرد شما هم می‌برید، اگر در پایان ناخدا باشید یا در کشتی‌ای باشید که انبارِ همان تیم در آن پُرتر است.
   *[other] در پایان طرفی می‌برد که گنجِ بیشتری دارد: در انبارهایش در هر دو کشتی و در ناحیه‌ی خودش از جزیره.
}
treasure-means-stow = { treasure-means-day }
treasure-means-vote-attack = حمله دست‌کم یک یورش می‌خواهد و آتشی بیشتر از خاموش؛ آن وقت یک گنج به کشتی می‌آید. فقط شمارش اعلام می‌شود.
treasure-means-vote-mutiny = اگر موافقِ شورش بیشتر باشد، ناخدا به جزیره می‌رود و هر که پشت سرش بود یک رتبه بالا می‌آید.
treasure-means-vote-conflict = در منازعه طرفی که رأیِ بیشتری دارد هر دو گنجِ جزیره را می‌برد؛ اگر برابر باشد، هر کدام یکی.
treasure-means-words = حرفِ پیش از رأی می‌تواند دروغ باشد.
treasure-beside = کنار شما، به ترتیبِ رتبه: { $names }.
treasure-in-boat = در قایق نشسته‌اید.
treasure-standing = { $titled ->
    [yes] جای شما: { $place }، رتبه‌ی { $rank }، { $titles }
   *[no] جای شما: { $place }، رتبه‌ی { $rank }
}

treasure-offered-place = { $number ->
    [1] { $why ->
        [draw] برابر: { $names }
       *[other] برنده: { $names }
    }
   *[other] بازنده: { $names }
}
treasure-story = داستان
treasure-story-beginning = { $seats } نفر با دو کشتی راه افتادند و حداکثر { $rounds } روز به هم اعتماد کردند.
treasure-story-quiet = هیچ رأیِ هیچ شبی به جایی نرسید. سکوتی بود دراز، با توپ.
treasure-story-earlier = -# { $count } رأیِ پیروزِ شب‌های پیش‌تر در پیامِ پایانِ بازی آمده است.
treasure-night = { $last ->
    [0] شبِ { $first }
   *[other] شب‌های { $first } تا { $last }
}
treasure-tale-attack = { $night }: { $place } به فرمان { $head } یورش برد و آتش خاموش نشد.
treasure-tale-mutiny = { $night }: { $place } از { $head } سیر شد و به خشکی‌اش فرستاد.
treasure-tale-conflict = { $winner ->
    [english] { $night }: در منازعه‌ی جزیره انگلیس برد؛ حاکم { $head } بود.
    [french] { $night }: در منازعه‌ی جزیره فرانسه برد؛ حاکم { $head } بود.
    [level] { $night }: منازعه‌ی جزیره برابر شد؛ حاکم { $head } بود.
   *[other] { $night }: در جزیره بر سر گنج‌ها منازعه شد؛ حاکم { $head } بود.
}
treasure-story-fleet = ناوگان اسپانیا رسید، کسی به پیشوازش نیامد، و شمرد: انگلیس { $english }، فرانسه { $french }.
treasure-story-governed = ناوگان اسپانیا رسید. { $governor } در ساحل به پیشوازش رفت و شمردند: انگلیس { $english }، فرانسه { $french }.
treasure-flag-english = { $count ->
    [1] { $names } برای انگلیس می‌راند.
   *[other] { $names } برای انگلیس می‌راندند.
}
treasure-flag-french = { $count ->
    [1] { $names } برای فرانسه می‌راند.
   *[other] { $names } برای فرانسه می‌راندند.
}
treasure-flag-dutch = { $names } برای هلند می‌راند، و برای هیچ‌کس دیگر.
treasure-story-winners = { $count ->
    [1] { $names } برنده شد.
   *[other] { $names } برنده شدند.
}

treasure-chronicle-kind-attack = حمله‌ها
treasure-chronicle-kind-mutiny = شورش‌ها
treasure-chronicle-kind-conflict = منازعه‌ها
treasure-chronicle-kind-treasure = گنج‌ها
treasure-chronicle-kind-journey = رفت‌وآمدها

treasure-picture-seat = صندلیِ { $number }
treasure-picture-english = انگلیسی
treasure-picture-french = فرانسوی
treasure-picture-boats = سوارِ قایق
treasure-picture-no-boats = کسی در قایق نیست
treasure-picture-spanish = در کشتیِ اسپانیایی
treasure-picture-gone = رفته
treasure-picture-orders = امشب
treasure-stage = { $phase ->
    [night] شبِ { $round }
   *[other] روزِ { $round }
}

## Company: its people with their manners, and what they say

treasure-company-1 = رامینِ روراست
    .short = رامین
treasure-company-2 = گلنارِ حیله‌گر
    .short = گلنار
treasure-company-3 = کاوه‌ی بی‌پروا
    .short = کاوه
treasure-company-4 = شهرزادِ بدگمان
    .short = شهرزاد
treasure-company-5 = مرادِ روراست
    .short = مراد
treasure-company-6 = نیلوفرِ حیله‌گر
    .short = نیلوفر
treasure-company-7 = رستمِ بی‌پروا
    .short = رستم
treasure-company-8 = همای بدگمان
    .short = هما
treasure-company-9 = جمشیدِ روراست
    .short = جمشید
treasure-company-10 = پریِ حیله‌گر
    .short = پری
treasure-remark-plain-fire-1 = کبریتم را می‌کشم: آتش. حرفِ دیگری ندارم.
treasure-remark-plain-fire-2 = آتش. به مادرم هم همین را گفتم، وقتی به دریا زدم.
treasure-remark-plain-douse-1 = خاموش. من سطل می‌آورم؛ بهتر است از خودم بشنوید.
treasure-remark-plain-douse-2 = رأیم خاموش است. دلم نمی‌خواهد، ولی می‌دهم.
treasure-remark-plain-against-1 = مخالف. تا جایی که دستِ من است، ناخدا می‌ماند.
treasure-remark-plain-against-2 = مخالف. قراردادم را با همین ناخدا امضا کردم و امضایم هنوز خواناست.
treasure-remark-plain-for-1 = موافقِ شورشم، و توی چشمِ ناخدا نگاه می‌کنم.
treasure-remark-plain-for-2 = موافق. وقتِ ناخدای دیگری است، بلند هم می‌گویم.
treasure-remark-plain-rise-1 = شخصی نیست، ناخدا. خب، کمی.
treasure-remark-plain-rise-2 = بهتر است روی عرشه بگویم تا زیرِ آن.
treasure-remark-plain-rise-3 = از صبحانه تا حالا فکرش را کردم. شورش.
treasure-remark-plain-rise-4 = ناخدا، اول خودتان بشنوید: ناخدای دیگری می‌خواهم.
treasure-remark-plain-ashore-1 = بلدم راه بروم. این جزیره آش هم دارد؟
treasure-remark-plain-ashore-2 = پس درخت‌ها را می‌شمارم. تکان نمی‌خورند.
treasure-remark-plain-ashore-3 = کفشم هست و قاشقم. بس است.
treasure-remark-plain-ashore-4 = باشد، خشکی. یکی خبرم کند رأی چه شد.
treasure-remark-plain-deposed-1 = تا جایی که می‌دیدم، درست راندم.
treasure-remark-plain-deposed-2 = کلاه برای سرم گشاد بود.
treasure-remark-plain-won-1 = شد. من هم به اندازه‌ی شما تعجب کردم.
treasure-remark-plain-won-2 = گنج آمد روی عرشه. یک سرش دستِ من بود.
treasure-remark-plain-won-3 = یک صندوق. محضِ احترام دو بار شمردمش.
treasure-remark-plain-won-4 = خوب شد. حالا هیچ‌کس از دستش نیندازد.
treasure-remark-plain-lost-1 = کسی اینجا آب می‌آورد. حالا همه می‌دانیم.
treasure-remark-plain-lost-2 = شمردن بلدم. دفعه‌ی بعد با دست‌های دیگر.
treasure-remark-plain-lost-3 = دستورِ حمله دادم. دستورِ حمام نداده بودم.
treasure-remark-plain-lost-4 = نشد. خودم می‌گویم، تا کسِ دیگری نگفته.
treasure-remark-plain-end-1 = از اول گفته بودم. کسی گوش نداد، و شد.
treasure-remark-plain-end-2 = بردیم. هنوز نمی‌دانم چطور، ولی آنجا بودم.
treasure-remark-sly-fire-1 = آتش، ناخدا، به شرفم. کدام شرف را بعد معلوم می‌کنم.
treasure-remark-sly-fire-2 = معلوم است آتش. تا حالا مرا خیس دیده‌اید؟
treasure-remark-sly-douse-1 = خاموش، شاید. اگر مرا نزدیکِ سطلی دیدید فکرِ بد نکنید.
treasure-remark-sly-douse-2 = متأسفانه خاموش. مگر کسی خیلی مؤدب خواهش کند.
treasure-remark-sly-against-1 = من و شورش بر کلاهی به این قشنگی؟ هرگز. مخالف.
treasure-remark-sly-against-2 = مخالف. ناخدا راحت بخوابد؛ من بیدار می‌مانم.
treasure-remark-sly-for-1 = شورش؟ اگر همه بکنند، من هم موافق.
treasure-remark-sly-for-2 = موافق. هوا که عوض شود، من هم عوض می‌شوم.
treasure-remark-sly-rise-1 = خدمه از من خواستند. شما ندیدید که خواستند.
treasure-remark-sly-rise-2 = من فقط حرفِ باد را تکرار می‌کنم. باد می‌گوید: کلاه.
treasure-remark-sly-rise-3 = من برای خدمه برخاسته‌ام. خدمه برای چه، معلوم می‌شود.
treasure-remark-sly-rise-4 = شورش چیست، ناخدا؟ بگویید نظرِ دوم.
treasure-remark-sly-ashore-1 = در شمارشِ بعدی جایم خالی است. یا این‌طور خواهید گفت.
treasure-remark-sly-ashore-2 = یک جزیره برای خودم. رویم نمی‌شد بخواهم.
treasure-remark-sly-ashore-3 = خودم داشتم می‌رفتم. شما فقط در را نگه داشتید.
treasure-remark-sly-ashore-4 = چه خوب. از اینجا هر دو کشتی را با هم می‌بینم.
treasure-remark-sly-deposed-1 = داشتم کنار می‌رفتم. از هر که به من بدهکار است بپرسید.
treasure-remark-sly-deposed-2 = سکان مالِ شما. کلیدِ انبارِ عرق پیشِ خودم می‌ماند.
treasure-remark-sly-won-1 = دیدید؟ و شما خیال می‌کردید جای دیگری می‌گذارمش.
treasure-remark-sly-won-2 = طوری آمد روی عرشه که انگار کسی راه را نشانش داده بود.
treasure-remark-sly-won-3 = ممنون از همه. چند نفرتان واقعاً هم می‌خواستید.
treasure-remark-sly-won-4 = چه شانسی. من فقط نصفش را چیده بودم.
treasure-remark-sly-lost-1 = عجیب است. همه بوی دود می‌دادند.
treasure-remark-sly-lost-2 = برای دریایی به این خشکی، شبِ نمناکی بود.
treasure-remark-sly-lost-3 = چه کسی خبر داشت؟ می‌پرسم چون یکی داشت.
treasure-remark-sly-lost-4 = فتیله خیس بود، و نه از دریا.
treasure-remark-sly-end-1 = من تمامِ مدت طرفِ شما بودم. طرفِ بیشترِ شماها بودم.
treasure-remark-sly-end-2 = هر حرفم را از تهِ دل زدم، هر کدام را دو بار.
treasure-remark-bold-fire-1 = آتش. یکی هم برای مرغ‌های دریایی.
treasure-remark-bold-fire-2 = سه کبریت دارم و هیچ حوصله. آتش.
treasure-remark-bold-douse-1 = زیرِ دستِ این ناخدا نه. خاموش، با نصفِ دریا.
treasure-remark-bold-douse-2 = برود به تشتِ حمام حمله کند. من خاموش می‌کنم.
treasure-remark-bold-against-1 = مخالف. هر که کلاهِ ناخدا را می‌خواهد، از مشتِ من بردارد.
treasure-remark-bold-against-2 = مخالف. ناخدا بماند؛ هنوز دعوایم با او تمام نشده.
treasure-remark-bold-for-1 = موافق. صندلیِ ناخدا را امتحان کرده‌ام؛ اندازه است.
treasure-remark-bold-for-2 = موافق. کلاه برود توی آب، سر هم خواست دنبالش برود.
treasure-remark-bold-rise-1 = این هفته دو بار اشتباه کردم. این بارِ سوم.
treasure-remark-bold-rise-2 = من با آن کلاه دعوا دارم. امتحانم کنید.
treasure-remark-bold-rise-3 = ناخدا، تکان نخورید. می‌خواهم ببینم کلاه به من می‌آید یا نه.
treasure-remark-bold-rise-4 = هر که با من است داد بزند. هر که نیست هم.
treasure-remark-bold-ashore-1 = مرا از کشتی‌های بهتر و آدم‌های بدتری بیرون انداخته‌اند.
treasure-remark-bold-ashore-2 = تا قایق خشک نشده برگشته‌ام.
treasure-remark-bold-ashore-3 = تختم را گرم نگه دارید، و دستتان را دور.
treasure-remark-bold-ashore-4 = پس جزیره مالِ من. به حاکم خبر بدهید.
treasure-remark-bold-deposed-1 = مالِ خودتان. سکانش صدا می‌دهد.
treasure-remark-bold-deposed-2 = مبارک باشد. فردا می‌آیم پسش می‌گیرم.
treasure-remark-bold-won-1 = دفعه‌ی بعد بلندتر. ولی بله، مالِ ماست.
treasure-remark-bold-won-2 = دوباره. هنوز دو توپ مانده.
treasure-remark-bold-won-3 = یک صندوق. دست‌هایم هر شب درازتر می‌شود.
treasure-remark-bold-won-4 = این بی‌صدایش بود. باصدایش را هم بلدم.
treasure-remark-bold-lost-1 = باروتِ تر و صورت‌های خشک. می‌فهمم مالِ کیست.
treasure-remark-bold-lost-2 = رعد خواستم، سرفه شد.
treasure-remark-bold-lost-3 = آن سطل دستِ کی بود؟ همه با هم نگویید.
treasure-remark-bold-lost-4 = چاله‌ی آب دیده‌ام که از این خدمه بهتر می‌سوزد.
treasure-remark-bold-end-1 = بردیم. «ما» کدامِ ماست؟
treasure-remark-bold-end-2 = دعوای خوبی بود، و خرجش را با گنج دادند.
treasure-remark-wary-fire-1 = خب، آتش. نوشته‌ام هر کس کجا ایستاده بود.
treasure-remark-wary-fire-2 = آتش می‌زنم، و یک چشمم به سطل‌هاست.
treasure-remark-wary-douse-1 = تا ندانم گنج مالِ که می‌شود: خاموش.
treasure-remark-wary-douse-2 = خاموش. به دریا اعتماد دارم: جلوِ همه خیس است.
treasure-remark-wary-against-1 = مخالف. ناخدایی که به او شک دارم، از معاونی که نمی‌شناسم بهتر است.
treasure-remark-wary-against-2 = مخالف. توی تاریکی کلاه عوض نمی‌کنم.
treasure-remark-wary-for-1 = از غروب چشمم به دستِ این ناخداست. موافق.
treasure-remark-wary-for-2 = موافق. زیرِ آن کلاه بد می‌خوابم.
treasure-remark-wary-rise-1 = انبارها را دو بار شمردم. شما هم بشمارید.
treasure-remark-wary-rise-2 = چشمم باز بود، و این را دیدم.
treasure-remark-wary-rise-3 = رأی می‌خواهم، و چراغی کنارش.
treasure-remark-wary-rise-4 = زود بیدار شدن از زیاد خوابیدن بهتر است.
treasure-remark-wary-ashore-1 = می‌دانستم. بارم را بسته بودم.
treasure-remark-wary-ashore-2 = دست‌کم اینجا می‌دانم کی کنارم می‌خوابد.
treasure-remark-wary-ashore-3 = از همین‌جا کشتی را می‌پایم. تا صبح.
treasure-remark-wary-ashore-4 = روی تختم نخی کشیده‌ام. برگردم می‌فهمم.
treasure-remark-wary-deposed-1 = همان که پشتِ سرم بود. همیشه همان است.
treasure-remark-wary-deposed-2 = کلاه را با نخ بسته بودم. نخ را بریدند.
treasure-remark-wary-won-1 = درِ انبار را قفل کنید. حالا دست‌ها را ببینم.
treasure-remark-wary-won-2 = شد. معلوم می‌کنم چرا.
treasure-remark-wary-won-3 = یک صندوق. کلیدِ دومش دستِ کیست؟
treasure-remark-wary-won-4 = زیادی آسان بود. دوباره بشمارید.
treasure-remark-wary-lost-1 = همان که دیروز یادداشت کردم. بخوانم برایتان؟
treasure-remark-wary-lost-2 = مثلِ همیشه، هیچ‌کس نکرده.
treasure-remark-wary-lost-3 = به سه نفر شک داشتم. حالا به بیشتر.
treasure-remark-wary-lost-4 = آستینِ یکی خیس است. سرِ صبحانه نگاه می‌کنم.
treasure-remark-wary-end-1 = بردیم. می‌گردم ببینم اشتباهش کجاست.
treasure-remark-wary-end-2 = بردیم. می‌خواهم نوشته‌اش را ببینم.
treasure-count-title = شبِ { $round }: شمارشِ آرا
treasure-count-attack = حمله‌ی { $place }
treasure-count-mutiny = شورش در { $place }
treasure-count-conflict = منازعه در { $place }
treasure-count-won = { $kind ->
    [conflict] { $winner ->
        [english] به سودِ انگلیس
       *[french] به سودِ فرانسه
    }
   *[other] موفق
}
treasure-count-lost = { $kind ->
    [conflict] برابر
   *[other] ناموفق
}

## The sea, a sentence with each event that matters

treasure-told-day-1 = دریا صاف است و همه مؤدب‌اند.
treasure-told-day-2 = مرغ‌های دریایی کشتی‌ها را می‌شمارند: دو تا.
treasure-told-day-3 = آشپز می‌پرسد دیشب که بیدار بود. هیچ‌کس.
treasure-told-day-4 = پرچم را شسته‌اند؛ باز رنگی ندارد.
treasure-told-night-1 = چراغِ زیرِ عرشه را کم می‌کنند و پچ‌پچ را زیاد.
treasure-told-night-2 = یکی سطل پر می‌کند، برای گل‌ها. گلی در کار نیست.
treasure-told-night-3 = کلاهِ رأی می‌چرخد و کسی تویش را نگاه نمی‌کند.
treasure-told-night-4 = ماه نیامده؛ این را قبلاً دیده است.
treasure-told-attack-won-1 = دود تا صبح روی آب می‌ماند.
treasure-told-attack-won-2 = صندوقی کشتی عوض می‌کند و کشتیِ تازه‌اش پایین‌تر می‌نشیند.
treasure-told-attack-won-3 = باروت خشک بود، که بعضی‌ها انتظارش را نداشتند.
treasure-told-attack-lost-1 = توپ می‌گوید «پف» و همه به دریا نگاه می‌کنند.
treasure-told-attack-lost-2 = عرشه هیچ‌وقت این‌قدر تمیز نبوده.
treasure-told-attack-lost-3 = سرِ صبحانه آستینِ همه خشک است.
treasure-told-mutiny-won-1 = کلاه در صف بالا می‌رود؛ سری که زیرش بود پیاده به ساحل می‌رود.
treasure-told-mutiny-won-2 = صدای تازه‌ای همان دستورهای کهنه را می‌دهد.
treasure-told-mutiny-won-3 = صبحانه می‌آورند، و اول برای کسِ دیگری.
treasure-told-mutiny-lost-1 = صبح ناخدا با همه به نام سلام می‌کند، آهسته.
treasure-told-mutiny-lost-2 = طناب برمی‌گردد سرِ جای طناب‌ها.
treasure-told-mutiny-lost-3 = تا ظهر همه عرشه را می‌سابند؛ کسی نگفته بود.
treasure-told-conflict-1 = شن را دو بار می‌کنند و یک بار صاف.
treasure-told-conflict-2 = می‌گویند نخل‌ها طرفشان را عوض کرده‌اند.
treasure-told-conflict-3 = یکی روی شن خط کشیده. تا ظهر خط جای دیگری است.
treasure-told-marooned-1 = قایق با یک نفر کمتر برمی‌گردد.
treasure-told-marooned-2 = طوطی‌ای به خوشامد بال تکان می‌دهد.
treasure-told-marooned-3 = یک ردِ پا از ساحل بالا می‌رود.
treasure-told-fleet-1 = پشتِ افق کسی بادبان‌های خیلی بزرگ می‌دوزد.
treasure-told-governor-1 = صندلیِ حاکم خالی توی موج ایستاده.
