# میز کودتا در دیسکورد: دست، میز، چالش‌ها.

coup-opening = همه‌ی دارایی‌تان دو کارت پنهان و چند سکه است و هر کارتی را که بخواهید می‌توانید ادعا کنید: هر که باور نکرد چالش می‌کند و هر که اشتباه کرد کارتی می‌بازد. آخرین کسی که کارت دارد دربار را می‌گیرد.

coup-hand = { $count ->
    [1] کارت شما: { $cards }.
   *[other] کارت‌های شما: { $cards }.
}
coup-means-turn = کسب درآمد یک سکه می‌آورد، کمک خارجی دو تا، و کودتا هفت سکه می‌خواهد؛ این‌ها ادعا ندارند. بزرگ‌زاده سه سکه مالیات می‌گیرد، فرمانده دو سکه باج، آدمکش با سه سکه سوءقصد می‌کند، سفیر کارت عوض می‌کند.
coup-bluffs = با دستِ شما بلوف است: { $moves }.
coup-means-challenge = اگر کارت نباشد، او یکی رو می‌کند و اقدام نمی‌گیرد؛ اگر باشد، شما یکی رو می‌کنید و اقدام پیش می‌رود.
coup-means-challenge-block = اگر کارت نباشد، او یکی رو می‌کند و اقدام پیش می‌رود؛ اگر باشد، شما یکی رو می‌کنید و اقدام به جایی نمی‌رسد.
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
    [assassinate] به { $target } می‌زند
    [steal] از { $target } باج می‌گیرد
    [exchange] کارت عوض می‌کند
   *[other] { $action }
}
coup-round-line = { $number }. { $seat }: { $told }
coup-round-claims = { $head }، { $told }
coup-round-does = { $head } { $told }
coup-round-open = ؟
coup-round-doubts = { $seat } باور نمی‌کند
coup-round-blocks = { $seat } جلویش را می‌گیرد: { $card }
coup-round-shows = { $seat } کارتِ { $card } را نشان می‌دهد
coup-round-lacks = کارتِ { $card } نبود
coup-round-stood = و جلویش گرفته شد
coup-round-loses = { $seat } کارتِ { $card } را از دست می‌دهد
coup-round-late = وقتِ { $seat } گذشت
coup-round-out = { $seat } بیرون رفت
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
coup-company-2 = ماه‌رخِ بدگمان
coup-company-3 = بهرامِ شکیبا
coup-company-4 = تهمینه‌ی کینه‌ای
coup-company-5 = کامرانِ بی‌پروا
coup-company-6 = پروانه‌ی بدگمان
coup-remark = > { $name }: «{ $line }»
coup-remark-bold-claim-1 = معلوم است که دارمش. به این زودی که کسی دروغ نمی‌گوید.
coup-remark-bold-claim-2 = بنویسید حقِ من است. حقش بعداً می‌رسد.
coup-remark-bold-claim-3 = از هر که می‌خواهید بپرسید. اصلاً نپرسید.
coup-remark-bold-doubt-1 = شما؟ از کی تا حالا؟ رو کنید ببینیم.
coup-remark-bold-doubt-2 = این لبخند را می‌شناسم؛ هر روز خودم می‌زنمش. رو کنید.
coup-remark-bold-loss-1 = یک کارت سبک‌تر شدم.
coup-remark-bold-loss-2 = می‌ارزید. حسابش را بعداً می‌کنم.
coup-remark-bold-proved-1 = بفرمایید. دفعه‌ی بعد با گل بیایید.
coup-remark-bold-proved-2 = این یکی راست بود. عادت نکنید.
coup-remark-bold-win-1 = از همه بلندتر گفتم، حالا همه ساکت‌اند.
coup-remark-bold-win-2 = قدرت شایعه بود. خودم راهش انداختم.
coup-remark-wary-claim-1 = دارمش. شک دارید نگاه کنید؛ من بودم نگاه می‌کردم.
coup-remark-wary-claim-2 = ادعای کوچکی است، با مدرک.
coup-remark-wary-claim-3 = پیشِ شاهد می‌گویم.
coup-remark-wary-doubt-1 = این کارت امشب زیادی دست‌به‌دست شده.
coup-remark-wary-doubt-2 = من شمرده‌ام، شما نه. رو کنید.
coup-remark-wary-loss-1 = به یکی اعتماد کردم. دیگر نمی‌کنم.
coup-remark-wary-loss-2 = از همین می‌ترسیدم، فقط نه به این زودی.
coup-remark-wary-proved-1 = شمردم، سنجیدم، نشان دادم. بفرمایید بنشینید.
coup-remark-wary-proved-2 = شک کارِ من است. شما تازه‌کارید.
coup-remark-wary-win-1 = همه رفته‌اند. من هنوز درها را وارسی می‌کنم.
coup-remark-wary-win-2 = حرفِ هیچ‌کس را باور نکردم. حالا کسی نمانده گله کند.
coup-remark-patient-claim-1 = عجله‌ای نیست. نوبتِ من است و سهمِ من.
coup-remark-patient-claim-2 = خیلی منتظرِ این کارت ماندم.
coup-remark-patient-claim-3 = آهسته و به‌ترتیب.
coup-remark-patient-doubt-1 = کم می‌پرسم. این بار می‌پرسم.
coup-remark-patient-doubt-2 = وقت داریم. نشان بدهید.
coup-remark-patient-loss-1 = یک صندلی کمتر. آن یکی نرم‌تر است.
coup-remark-patient-loss-2 = می‌گذرد. اینجا بیشترِ چیزها می‌گذرد.
coup-remark-patient-proved-1 = دیدید؟ کافی بود صبر کنید.
coup-remark-patient-proved-2 = صبر یعنی پیش از پرسیدنِ شما داشته باشم.
coup-remark-patient-win-1 = از همه بیشتر ماندم. بیشترش نشستن بود.
coup-remark-patient-win-2 = آخرش یکی باید چراغ‌ها را خاموش کند.
coup-remark-grudging-claim-1 = برمی‌دارم، و یادم می‌ماند کی اخم کرد.
coup-remark-grudging-claim-2 = بعد از آنچه با من کردند، این چیزی نیست.
coup-remark-grudging-claim-3 = مالِ من است. خودتان می‌دانید چرا.
coup-remark-grudging-doubt-1 = خیلی وقت است می‌خواهم بگویم: دروغ است.
coup-remark-grudging-doubt-2 = چشمم به شما بود. رو کنید.
coup-remark-grudging-loss-1 = یادداشت شد، با ساعتش.
coup-remark-grudging-loss-2 = این هم رفت به حسابِ شما.
coup-remark-grudging-proved-1 = از کارت معذرت بخواهید.
coup-remark-grudging-proved-2 = حالا دو چیز به من بدهکارید.
coup-remark-grudging-win-1 = فهرستم تمام شد. فردا چه کار کنم؟
coup-remark-grudging-win-2 = همه را بخشیدم. حالا آسان‌تر است.

## The standing pass

coup-standing-begin = گذشتن تا کاری به من برسد
coup-standing-end = از این پس خودم پاسخ می‌دهم
coup-standing-short = تا کاری به شما برسد، می‌گذرید.
coup-standing-on = تا کاری به شما برسد می‌گذرید: تا کسی شما را هدف بگیرد یا جلوی کارتان را بگیرد، کارتی را که دارید ادعا کند، یا وقتی بزرگ‌زاده دارید کمکِ خارجی بخواهد. گذشتن‌هایتان زمانِ معلومی ندارند و کسی متوجه نمی‌شود.
coup-standing-aimed = تا اینجا می‌گذشتید؛ این یکی هدفش شمایید. از این پس خودتان پاسخ می‌دهید.
coup-standing-held = تا اینجا می‌گذشتید؛ کسی کارتی را نام برد که دارید، یا چیزی خواست که بزرگ‌زاده‌ی شما جلویش را می‌گیرد. از این پس خودتان پاسخ می‌دهید.

## The Court, a sentence with each loss

coup-told-ambassador = چمدانِ سفیر را بیرون می‌برند؛ همیشه بسته بود.
coup-told-assassin = در دربار پنجره‌ای را می‌بندند که کسی بازش ندیده بود.
coup-told-captain = بندر پرچمی را پایین می‌آورد، تا می‌کند و چیزی نمی‌پرسد.
coup-told-contessa = مهمانی با یک نقاب کمتر ادامه دارد.
coup-told-duke = باج‌خانه‌ها یک ساعت می‌بندند، به احترام و برای شمردن.
coup-told-out-1 = کالسکه‌ی ناکجاآباد شبانه راه می‌افتد؛ برای برگشتن ساعتی ندارد.
coup-told-out-2 = نام را از درِ دربار برمی‌دارند. میخش می‌ماند.
coup-told-out-3 = تهِ جاده چراغِ دیگری روشن می‌شود.
