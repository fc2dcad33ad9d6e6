# میز کودتا در دیسکورد: دست، میز، چالش‌ها.

coup-opening = همه‌ی دارایی‌تان دو کارت پنهان و چند سکه است و هر کارتی را که بخواهید می‌توانید ادعا کنید: هر که باور نکرد چالش می‌کند و هر که اشتباه کرد کارتی می‌بازد. آخرین کسی که کارت دارد دربار را می‌گیرد.

coup-hand = { $count ->
    [1] کارت شما: { $cards }.
   *[other] کارت‌های شما: { $cards }.
}
coup-means-turn = کسب درآمد یک سکه می‌آورد، کمک خارجی دو تا، و کودتا هفت سکه می‌خواهد؛ این‌ها ادعایی نمی‌خواهند. بزرگ‌زاده سه سکه مالیات می‌گیرد، فرمانده دو سکه باج، آدمکش با سه سکه سوءقصد می‌کند، سفیر کارت عوض می‌کند.
coup-bluffs = با این کارت‌ها بلوف است: { $moves }.
coup-means-challenge = اگر این کارت را نداشته باشد، خودش کارتی رو می‌کند و اقدامش ناکام می‌ماند؛ اگر داشته باشد، شما کارتی رو می‌کنید و اقدام پیش می‌رود.
coup-means-challenge-block = اگر این کارت را نداشته باشد، خودش کارتی رو می‌کند و اقدام پیش می‌رود؛ اگر داشته باشد، شما کارتی رو می‌کنید و اقدام به جایی نمی‌رسد.
coup-seen = { $count ->
    [0] از سه { $card } هیچ‌کدام را نمی‌بینید.
    [1] از سه { $card } یکی را می‌بینید، در دستتان یا رو شده.
    [2] از سه { $card } دو تا را می‌بینید، در دستتان یا رو شده.
   *[3] هر سه { $card } را می‌بینید، در دستتان یا رو شده: ادعا دروغ است.
}
coup-means-prove = { $held ->
    [yes] کارتی که نشان بدهید به دربار می‌رود و کارت دیگری به شما می‌رسد؛ چالش‌گر یکی رو می‌کند.
   *[no] این کارت دست شما نیست، پس یکی از کارت‌هایتان رو می‌شود.
}
coup-means-block = لازم نیست آن کارت را داشته باشید، اما هر که دستش رو شود کارتی می‌بازد.
coup-hand-none = دیگر کارتی ندارید.
coup-hand-draft = از دسته‌ی خودتان یک کارت نگه می‌دارید و یکی هم به شما می‌دهند.
coup-drawn = از دربار: { $cards }.
coup-coins = { $coins } سکه دارید.
coup-keep = نگه‌داشتنِ { $cards }
coup-block-true = جلوگیری با { $card } (راست)
coup-block-bluff = جلوگیری با { $card } (بلوف)
coup-challenge-seat = چالشِ { $seat }
coup-you = شما
coup-lose-last = رو کردن آخرین کارت
coup-draft = انتخابِ کارت
coup-draft-means = هر کس از دسته‌ی پنج‌تاییِ خودش یک کارت نگه می‌دارد.
coup-turn = نوبتِ { $turn }: { $seat }
coup-deed = { $aimed ->
    [yes] { $claimed ->
        [yes] در جریان: { $kind }، هدف { $target }، با ادعای { $claim }.
       *[no] در جریان: { $kind }، هدف { $target }.
    }
   *[no] { $claimed ->
        [yes] در جریان: { $kind }، با ادعای { $claim }.
       *[no] در جریان: { $kind }.
    }
}
coup-deed-blocked = { $seat } با ادعای { $claim } جلویش را گرفته است.
coup-board-begun = وضعِ میز در آغازِ این پرده. آنچه در جریان است در پیامِ پرده می‌آید.
coup-waiting = چشم‌به‌راهِ { $count } جواب دیگر.
coup-answers = { $count } جواب
coup-awaited = چشم‌به‌راهِ { $who }
coup-awaited-until = چشم‌به‌راهِ { $who } · تا { $time }، { $left }
coup-seat = **{ $name }**: { $coins } سکه، { $cards } کارت.
coup-seat-lost = رو شده: { $lost }.
coup-seat-claims = ادعاها: { $claims }.
coup-offered-place = { $why ->
    [turn_cap] بی‌برنده: { $names }
   *[other] { $number ->
        [1] برنده: { $names }
       *[other] بیرون از بازی، از آخرین تا اولین: { $names }
    }
}
coup-seat-out = **{ $name }**: بیرون از بازی. رو شده: { $lost }.
coup-calls = ### چالش‌ها
coup-call = { $shown ->
    [true] - نوبتِ { $turn }: { $seat } ادعای { $claimant } را به چالش کشید ({ $claim })؛ کارت نشان داده شد.
    [false] - نوبتِ { $turn }: { $seat } ادعای { $claimant } را به چالش کشید ({ $claim })؛ کارت نشان داده نشد.
   *[open] - نوبتِ { $turn }: { $seat } ادعای { $claimant } را به چالش می‌کشد ({ $claim }).
}
coup-passed-on = گذشتید. نوبتِ { $turn } شروع شد.
coup-challenge-outcome = { $shown ->
    [yes] { $seat } ادعای { $claimant } را به چالش کشید و کارتِ { $claim } نشان داده شد. { $lost ->
            [none] { $seat } یک نفوذ می‌بازد.
           *[other] { $seat } کارتِ { $lost } را باخت.
        }
   *[no] { $seat } ادعای { $claimant } را به چالش کشید و کارتِ { $claim } نشان داده نشد. { $lost ->
            [none] { $claimant } یک نفوذ می‌بازد.
           *[other] { $claimant } کارتِ { $lost } را باخت.
        }
}
coup-court = در دربار { $cards } کارت مانده است
coup-treasury = در خزانه { $coins } سکه مانده است
coup-held = در دستِ { $name }: { $cards }.

coup-chronicle-kind-action = اقدام‌ها
coup-chronicle-kind-challenge = چالش‌ها
coup-chronicle-kind-block = اقدام‌های متقابل
coup-chronicle-kind-loss = کارت‌های ازدست‌رفته

coup-picture-seat = صندلیِ { $number }
coup-picture-court = دربار
coup-picture-calls = چالش‌ها
coup-picture-out = بیرون
coup-picture-awaited = جوابش مانده است.
coup-round = پرده‌ی { $number }
coup-round-turn = نوبتِ { $number }
coup-round-turns = نوبتِ { $first } تا { $last }
coup-round-head = { $title }، { $turns }: { $supply }
coup-round-told = { $kind ->
    [coup] علیه { $target }
    [assassinate] سوءقصد به { $target }
    [steal] از { $target } باج می‌گیرد
    [exchange] کارت عوض می‌کند
   *[other] { $action }
}
coup-round-line = { $number }. { $seat }: { $told }
coup-round-claims = { $head }، { $told }
coup-round-does = { $head } { $told }
coup-round-open = ؟
coup-round-doubts = { $seat } باور نمی‌کند
coup-round-blocks = { $seat } با { $card } جلویش را می‌گیرد
coup-round-shows = { $seat } کارتِ { $card } را نشان می‌دهد
coup-round-lacks = { $card } نداشت
coup-round-stood = و به جایی نرسید
coup-round-loses = { $seat } { $card } را می‌بازد
coup-round-late = وقتِ { $seat } گذشت
coup-round-out = { $seat } به ناکجاآباد رفت
coup-round-leaves = { $seat } بازی را گذاشت و رفت
coup-round-open-turn = نوبتِ اوست
coup-round-open-challenge = هر کس می‌تواند چالش کند
coup-round-open-block = { $seat } می‌تواند جلو را بگیرد
coup-round-open-block-any = هر کس می‌تواند جلو را بگیرد
coup-round-open-prove = { $seat } یا کارت را نشان می‌دهد یا یکی می‌بازد
coup-round-open-lose = { $seat } یک کارت رو می‌کند
coup-round-open-exchange = { $seat } کارت برمی‌دارد
coup-stage = نوبتِ { $turn }

## هم‌نشین‌ها: نام و خوی هر کدام، و آنچه می‌گویند

coup-company-1 = سیاوشِ بی‌پروا
    .short = سیاوش
coup-company-2 = ماه‌رخِ بدگمان
    .short = ماه‌رخ
coup-company-3 = بهرامِ شکیبا
    .short = بهرام
coup-company-4 = تهمینه‌ی کینه‌ای
    .short = تهمینه
coup-company-5 = کامرانِ بی‌پروا
    .short = کامران
coup-company-6 = پروانه‌ی بدگمان
    .short = پروانه
coup-remark-bold-claim-1 = معلوم است که دارمش. به این زودی که کسی دروغ نمی‌گوید.
coup-remark-bold-claim-2 = بنویسید حقِ من است. حقش بعداً می‌رسد.
coup-remark-bold-claim-3 = از هر که می‌خواهید بپرسید. اصلاً نپرسید.
coup-remark-bold-claim-4 = باور نمی‌کنید؟ بفرمایید. من تا صبح وقت دارم.
coup-remark-bold-claim-5 = اگر دروغ بگویم کلاهم مالِ دربار. کلاه هم مالِ من نیست.
coup-remark-bold-claim-6 = بلندتر بگویم؟ گفتم که دارمش.
coup-remark-bold-doubt-1 = شما؟ از کی تا حالا؟ رو کنید ببینیم.
coup-remark-bold-doubt-2 = این لبخند را می‌شناسم؛ هر روز خودم می‌زنمش. رو کنید.
coup-remark-bold-doubt-3 = یک بار دیگر بگویید، این بار بی پلک زدن.
coup-remark-bold-doubt-4 = من هم بودم همین را می‌گفتم. برای همین می‌پرسم.
coup-remark-bold-loss-1 = یک کارت سبک‌تر شدم.
coup-remark-bold-loss-2 = می‌ارزید. حسابش را بعداً می‌کنم.
coup-remark-bold-loss-3 = گفته بودند. آن وقت داشتم حرف می‌زدم.
coup-remark-bold-loss-4 = باشد برای شما. من که کارت‌هایم را نمی‌خوانم.
coup-remark-bold-last-1 = جایم را نگه دارید. از پنجره برمی‌گردم.
coup-remark-bold-last-2 = عجب رفتنی. همه دیدند؟
coup-remark-bold-last-3 = در ناکجاآباد هنوز کسی قیافه‌ام را نمی‌شناسد.
coup-remark-bold-last-4 = وقتی رفتم با شمشیرِ بیشتر تعریفش کنید.
coup-remark-bold-proved-1 = بفرمایید. دفعه‌ی بعد با گل بیایید.
coup-remark-bold-proved-2 = این یکی راست بود. عادت نکنید.
coup-remark-bold-proved-3 = خودم هم تعجب کردم.
coup-remark-bold-proved-4 = راستش را گفتم. وقتی کسی منتظرش نیست خوب جواب می‌دهد.
coup-remark-bold-win-1 = از همه بلندتر گفتم، حالا همه ساکت‌اند.
coup-remark-bold-win-2 = قدرت شایعه بود. خودم راهش انداختم.
coup-remark-bold-win-3 = از استادهایم تشکر می‌کردم، اگر سرِ درسشان رفته بودم.
coup-remark-bold-win-4 = دیگر کسی نمانده بپرسد داشتم یا نه.
coup-remark-wary-claim-1 = دارمش. شک دارید نگاه کنید؛ من بودم نگاه می‌کردم.
coup-remark-wary-claim-2 = ادعای کوچکی است، با سند و مُهر.
coup-remark-wary-claim-3 = پیشِ شاهد می‌گویم.
coup-remark-wary-claim-4 = نسخه‌ها را بشمارید. من دو بار شمردم.
coup-remark-wary-claim-5 = آهسته می‌گویم که کسی نقلش نکند.
coup-remark-wary-claim-6 = مالِ من است. آن که یادداشت می‌کند کیست؟
coup-remark-wary-doubt-1 = این کارت امشب زیادی دست‌به‌دست شده.
coup-remark-wary-doubt-2 = من شمرده‌ام، شما نه. رو کنید.
coup-remark-wary-doubt-3 = از این سه تا بیشتر نیست، و فهرستش پیشِ من است.
coup-remark-wary-doubt-4 = وقتی می‌گفتید به در نگاه کردید.
coup-remark-wary-loss-1 = به یکی اعتماد کردم. دیگر نمی‌کنم.
coup-remark-wary-loss-2 = از همین می‌ترسیدم، فقط نه به این زودی.
coup-remark-wary-loss-3 = همه‌چیز را وارسی کرده بودم جز همین.
coup-remark-wary-loss-4 = از حالا پشت به دیوار می‌نشینم.
coup-remark-wary-last-1 = می‌دانستم. حتی نوشته بودم.
coup-remark-wary-last-2 = کارِ یکی از شماها بود. همیشه می‌گفتم.
coup-remark-wary-last-3 = پشتِ سرم در را قفل کنید.
coup-remark-wary-last-4 = کالسکه‌چی هم یک جوری نگاهم می‌کند.
coup-remark-wary-proved-1 = شمردم، سنجیدم، نشان دادم. بفرمایید بنشینید.
coup-remark-wary-proved-2 = شک کارِ من است. شما تازه‌کارید.
coup-remark-wary-proved-3 = دیدید. حالا رویتان را آن طرف کنید.
coup-remark-wary-proved-4 = من برای همه‌چیز رسید دارم.
coup-remark-wary-win-1 = همه رفته‌اند. من هنوز درها را وارسی می‌کنم.
coup-remark-wary-win-2 = حرفِ هیچ‌کس را باور نکردم. حالا کسی نمانده گله کند.
coup-remark-wary-win-3 = پس راست بود: همه‌شان با من بد بودند.
coup-remark-wary-win-4 = تخت خالی است. اول می‌دهم بگردندش.
coup-remark-patient-claim-1 = عجله‌ای نیست. نوبتِ من است و سهمِ من.
coup-remark-patient-claim-2 = خیلی منتظرِ این کارت ماندم.
coup-remark-patient-claim-3 = آهسته و به‌ترتیب.
coup-remark-patient-claim-4 = قطره‌قطره. کوزه پر می‌شود.
coup-remark-patient-claim-5 = می‌خواستم یک نوبت دیگر صبر کنم. دیدم بس است.
coup-remark-patient-claim-6 = در شک کردن هم عجله نکنید.
coup-remark-patient-doubt-1 = کم می‌پرسم. این بار می‌پرسم.
coup-remark-patient-doubt-2 = وقت داریم. نشان بدهید.
coup-remark-patient-doubt-3 = صبرِ من هم ته دارد. پیدایش کردید.
coup-remark-patient-doubt-4 = از خیلی‌ها گذشتم. از این یکی نه.
coup-remark-patient-loss-1 = یک صندلی کمتر. آن یکی نرم‌تر است.
coup-remark-patient-loss-2 = می‌گذرد. اینجا بیشترِ چیزها می‌گذرد.
coup-remark-patient-loss-3 = زمستان یک شاخه را برد. درخت سرِ جایش است.
coup-remark-patient-loss-4 = با یکی حواسم جمع‌تر است.
coup-remark-patient-last-1 = همان‌طور که آمدم می‌روم: آهسته.
coup-remark-patient-last-2 = برای بازیِ بعد بیدارم کنید.
coup-remark-patient-last-3 = در ناکجاآباد هم می‌شود صبر کرد.
coup-remark-patient-last-4 = به‌خاطرِ من عجله نکنید.
coup-remark-patient-proved-1 = دیدید؟ کافی بود صبر کنید.
coup-remark-patient-proved-2 = صبر یعنی داشتنش، پیش از آنکه بپرسید.
coup-remark-patient-proved-3 = لازم نبود بدوید.
coup-remark-patient-proved-4 = نشسته بود منتظرِ شما، مثلِ خودم.
coup-remark-patient-win-1 = از همه بیشتر ماندم. بیشترش نشستن بود.
coup-remark-patient-win-2 = آخرش یکی باید چراغ‌ها را خاموش کند.
coup-remark-patient-win-3 = حالا چای. پیش از بازی سفارشش داده بودم.
coup-remark-patient-win-4 = می‌گفتند کُند است. بعد دیگر چیزی نگفتند.
coup-remark-grudging-claim-1 = برمی‌دارم، و یادم می‌ماند کی اخم کرد.
coup-remark-grudging-claim-2 = بعد از آنچه با من کردند، این چیزی نیست.
coup-remark-grudging-claim-3 = مالِ من است. خودتان می‌دانید چرا.
coup-remark-grudging-claim-4 = این‌قدر را که دیگر به من بدهکارید.
coup-remark-grudging-claim-5 = اخم کنید. هنوز کاغذ دارم.
coup-remark-grudging-claim-6 = این هم یکی دیگر که کسی بابتش تشکر نمی‌کند.
coup-remark-grudging-doubt-1 = خیلی وقت است می‌خواهم بگویم: دروغ است.
coup-remark-grudging-doubt-2 = چشمم به شما بود. رو کنید.
coup-remark-grudging-doubt-3 = من چیزی یادم نمی‌رود، این یکی که هیچ. رو کنید.
coup-remark-grudging-doubt-4 = سرِ میزِ من نه. رو کنید.
coup-remark-grudging-loss-1 = یادداشت شد، با ساعتش.
coup-remark-grudging-loss-2 = این هم رفت به حسابِ شما.
coup-remark-grudging-loss-3 = مبارک است، شدید نفرِ اولِ فهرستم.
coup-remark-grudging-loss-4 = پیدا می‌کنم کی خندید.
coup-remark-grudging-last-1 = من می‌روم. فهرستم می‌ماند.
coup-remark-grudging-last-2 = ناکجاآباد هم پست‌خانه دارد. نامه‌ام می‌رسد.
coup-remark-grudging-last-3 = دیدم کی کمک نکرد.
coup-remark-grudging-last-4 = دلتان برای ترسیدن از من تنگ می‌شود.
coup-remark-grudging-proved-1 = از کارت معذرت بخواهید.
coup-remark-grudging-proved-2 = حالا دو چیز به من بدهکارید.
coup-remark-grudging-proved-3 = دفعه‌ی بعد یادتان باشد. من یادم هست.
coup-remark-grudging-proved-4 = یک اسمِ دیگر در فهرستم، با خطِ خوش.
coup-remark-grudging-win-1 = فهرستم تمام شد. فردا چه کار کنم؟
coup-remark-grudging-win-2 = همه را بخشیدم. حالا آسان‌تر است.
coup-remark-grudging-win-3 = دیدید حق داشتم عصبانی باشم؟
coup-remark-grudging-win-4 = حالا که همه رفته‌اید حالم خوب است.

## The standing pass

coup-standing-begin = گذر تا وقتی به من مربوط شود
coup-standing-end = از این پس خودم پاسخ می‌دهم
coup-standing-short = تا چیزی به شما مربوط نشود، می‌گذرید.
coup-standing-on = خودکار می‌گذرید تا وقتی کسی شما را هدف بگیرد، جلوی اقدامتان را بگیرد، کارتی را که دارید ادعا کند، یا وقتی بزرگ‌زاده دارید کمک خارجی بخواهد. هر گذر پس از درنگی تصادفی می‌آید تا کسی متوجه نشود.
coup-standing-aimed = تا اینجا می‌گذشتید؛ این یکی هدفش شمایید. از این پس خودتان پاسخ می‌دهید.
coup-standing-held = تا اینجا می‌گذشتید؛ کسی کارتی را نام برد که دارید، یا چیزی خواست که بزرگ‌زاده‌ی شما جلویش را می‌گیرد. از این پس خودتان پاسخ می‌دهید.

## The Court, a sentence with each loss

coup-told-ambassador = چمدانِ سفیر را بیرون می‌برند؛ همیشه بسته بود.
coup-told-assassin = در دربار پنجره‌ای را می‌بندند که کسی بازش ندیده بود.
coup-told-captain = بندر پرچمی را پایین می‌آورد، تا می‌کند و چیزی نمی‌پرسد.
coup-told-contessa = مهمانی با یک نقاب کمتر ادامه دارد.
coup-told-duke = دیوانِ مالیات یک ساعت می‌بندد، به احترام و برای شمردن.
coup-told-out-1 = کالسکه‌ی ناکجاآباد شبانه راه می‌افتد؛ برای برگشتن ساعتی ندارد.
coup-told-out-2 = نام را از درِ دربار برمی‌دارند. میخش می‌ماند.
coup-told-out-3 = تهِ جاده چراغِ دیگری روشن می‌شود.
