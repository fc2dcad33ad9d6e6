# معماران پادشاهی باختر: چه می‌شود، چه پرسیده می‌شود، چه رد می‌شود. شناسه‌ها در همه‌ی زبان‌ها یکی است.

## واژه‌های جاهای خالی

architects-slot-card = { $card ->
        [acolyte_1] { architects-name-acolyte-1 }
        [acolyte_2] { architects-name-acolyte-2 }
        [acolyte_3] { architects-name-acolyte-3 }
        [conspirator_1] { architects-name-conspirator-1 }
        [conspirator_2] { architects-name-conspirator-2 }
        [debt_collector_1] { architects-name-debt-collector-1 }
        [debt_collector_2] { architects-name-debt-collector-2 }
        [debt_collector_3] { architects-name-debt-collector-3 }
        [gatekeeper] { architects-name-gatekeeper }
        [illusionist] { architects-name-illusionist }
        [jeweller_1] { architects-name-jeweller-1 }
        [jeweller_2] { architects-name-jeweller-2 }
        [labourer] { architects-name-labourer }
        [merchant_1] { architects-name-merchant-1 }
        [merchant_2] { architects-name-merchant-2 }
        [merchant_3] { architects-name-merchant-3 }
        [merchant_4] { architects-name-merchant-4 }
        [merchant_5] { architects-name-merchant-5 }
        [miner_1] { architects-name-miner-1 }
        [miner_2] { architects-name-miner-2 }
        [patron_1] { architects-name-patron-1 }
        [patron_2] { architects-name-patron-2 }
        [patron_3] { architects-name-patron-3 }
        [patron_4] { architects-name-patron-4 }
        [pickpocket] { architects-name-pickpocket }
        [squire_1] { architects-name-squire-1 }
        [squire_2] { architects-name-squire-2 }
        [squire_3] { architects-name-squire-3 }
        [stonecutter_1] { architects-name-stonecutter-1 }
        [stonecutter_2] { architects-name-stonecutter-2 }
        [swindler_1] { architects-name-swindler-1 }
        [swindler_2] { architects-name-swindler-2 }
        [swindler_3] { architects-name-swindler-3 }
        [thief] { architects-name-thief }
        [trader_1] { architects-name-trader-1 }
        [trader_2] { architects-name-trader-2 }
        [trader_3] { architects-name-trader-3 }
        [trickster] { architects-name-trickster }
        [woodcutter_1] { architects-name-woodcutter-1 }
        [woodcutter_2] { architects-name-woodcutter-2 }
        [enforcer] { architects-name-enforcer }
        [overseer] { architects-name-overseer }
        [peddler] { architects-name-peddler }
        [aqueduct] { architects-name-aqueduct }
        [armoury] { architects-name-armoury }
        [barracks] { architects-name-barracks }
        [betting_house] { architects-name-betting-house }
        [carpenters_hut] { architects-name-carpenters-hut }
        [castle] { architects-name-castle }
        [chapel] { architects-name-chapel }
        [church] { architects-name-church }
        [clay_market] { architects-name-clay-market }
        [clay_pit] { architects-name-clay-pit }
        [drafting_room] { architects-name-drafting-room }
        [dungeon] { architects-name-dungeon }
        [factory] { architects-name-factory }
        [fortress] { architects-name-fortress }
        [fountain] { architects-name-fountain }
        [gamblers_den] { architects-name-gamblers-den }
        [hideout] { architects-name-hideout }
        [keep] { architects-name-keep }
        [library] { architects-name-library }
        [lighthouse] { architects-name-lighthouse }
        [lumber_camp] { architects-name-lumber-camp }
        [masons_hut] { architects-name-masons-hut }
        [moneylender] { architects-name-moneylender }
        [monument] { architects-name-monument }
        [observatory] { architects-name-observatory }
        [palace] { architects-name-palace }
        [reservoir] { architects-name-reservoir }
        [silver_market] { architects-name-silver-market }
        [smithy] { architects-name-smithy }
        [steeple] { architects-name-steeple }
        [stone_market] { architects-name-stone-market }
        [tavern] { architects-name-tavern }
        [thieves_den] { architects-name-thieves-den }
        [tilers_hut] { architects-name-tilers-hut }
        [trading_post] { architects-name-trading-post }
        [treasury] { architects-name-treasury }
        [university] { architects-name-university }
        [watchtower] { architects-name-watchtower }
        [well] { architects-name-well }
        [wood_market] { architects-name-wood-market }
        [crane] { architects-name-crane }
        [graveyard] { architects-name-graveyard }
        [museum] { architects-name-museum }
       *[other] { $card }
    }
architects-slot-plan = { $card ->
        [aqueduct] { architects-choice-aqueduct }
        [armoury] { architects-choice-armoury }
        [barracks] { architects-choice-barracks }
        [betting_house] { architects-choice-betting-house }
        [carpenters_hut] { architects-choice-carpenters-hut }
        [castle] { architects-choice-castle }
        [chapel] { architects-choice-chapel }
        [church] { architects-choice-church }
        [clay_market] { architects-choice-clay-market }
        [clay_pit] { architects-choice-clay-pit }
        [drafting_room] { architects-choice-drafting-room }
        [dungeon] { architects-choice-dungeon }
        [factory] { architects-choice-factory }
        [fortress] { architects-choice-fortress }
        [fountain] { architects-choice-fountain }
        [gamblers_den] { architects-choice-gamblers-den }
        [hideout] { architects-choice-hideout }
        [keep] { architects-choice-keep }
        [library] { architects-choice-library }
        [lighthouse] { architects-choice-lighthouse }
        [lumber_camp] { architects-choice-lumber-camp }
        [masons_hut] { architects-choice-masons-hut }
        [moneylender] { architects-choice-moneylender }
        [monument] { architects-choice-monument }
        [observatory] { architects-choice-observatory }
        [palace] { architects-choice-palace }
        [reservoir] { architects-choice-reservoir }
        [silver_market] { architects-choice-silver-market }
        [smithy] { architects-choice-smithy }
        [steeple] { architects-choice-steeple }
        [stone_market] { architects-choice-stone-market }
        [tavern] { architects-choice-tavern }
        [thieves_den] { architects-choice-thieves-den }
        [tilers_hut] { architects-choice-tilers-hut }
        [trading_post] { architects-choice-trading-post }
        [treasury] { architects-choice-treasury }
        [university] { architects-choice-university }
        [watchtower] { architects-choice-watchtower }
        [well] { architects-choice-well }
        [wood_market] { architects-choice-wood-market }
        [crane] { architects-choice-crane }
        [graveyard] { architects-choice-graveyard }
        [museum] { architects-choice-museum }
       *[other] { $card }
    }
architects-slot-good = { $good ->
        [clay] { architects-choice-clay }
        [wood] { architects-choice-wood }
        [stone] { architects-choice-stone }
        [gold] { architects-choice-gold }
        [marble] { architects-choice-marble }
        [silver] { architects-choice-silver }
       *[other] { $good }
    }
architects-slot-take = { $take ->
        [clay] { architects-choice-clay }
        [gold] { architects-choice-gold }
       *[other] { $take }
    }
architects-slot-location = { $location ->
        [forest] { architects-choice-forest }
        [quarry] { architects-choice-quarry }
        [mines] { architects-choice-mines }
        [silversmith] { architects-choice-silversmith }
        [storehouse] { architects-choice-storehouse }
        [workshop] { architects-choice-workshop }
        [town_centre] { architects-choice-town-centre }
        [tax_stand] { architects-choice-tax-stand }
        [guardhouse] { architects-choice-guardhouse }
        [black_market_small] { architects-choice-black-market-small }
        [black_market_middle] { architects-choice-black-market-middle }
        [black_market_large] { architects-choice-black-market-large }
        [guildhall] { architects-choice-guildhall }
       *[other] { $location }
    }
architects-slot-origin = { $origin ->
        [forest] { architects-choice-forest }
        [quarry] { architects-choice-quarry }
        [mines] { architects-choice-mines }
        [silversmith] { architects-choice-silversmith }
        [storehouse] { architects-choice-storehouse }
        [workshop] { architects-choice-workshop }
        [town_centre] { architects-choice-town-centre }
        [tax_stand] { architects-choice-tax-stand }
        [guardhouse] { architects-choice-guardhouse }
        [prison] { architects-choice-prison }
        [captured] { architects-choice-captured }
       *[other] { $origin }
    }
architects-slot-character = { $character ->
        [ada] { architects-choice-ada }
        [caroline] { architects-choice-caroline }
        [frederick] { architects-choice-frederick }
        [rudolf] { architects-choice-rudolf }
        [therese] { architects-choice-therese }
        [lothaire] { architects-choice-lothaire }
        [hugo] { architects-choice-hugo }
        [clovis] { architects-choice-clovis }
        [fara] { architects-choice-fara }
        [bertha] { architects-choice-bertha }
       *[other] { $character }
    }
architects-slot-reward = { $reward ->
        [reward_virtue1_silver3] { architects-choice-reward-virtue1-silver3 }
        [reward_virtue1_wood2] { architects-choice-reward-virtue1-wood2 }
        [reward_virtue1_stone2] { architects-choice-reward-virtue1-stone2 }
        [reward_virtue1_building1] { architects-choice-reward-virtue1-building1 }
        [reward_virtue2] { architects-choice-reward-virtue2 }
        [reward_virtue1_gold1] { architects-choice-reward-virtue1-gold1 }
       *[other] { $reward }
    }

## آنچه رخ می‌دهد؛ own را خود صندلی می‌خواند

architects-event-game-started = میز معماران چیده شد و هر کس چهار نقشه در دست دارد.
architects-event-character-chosen = { $seat } با { architects-slot-character } بازی می‌کند.
architects-event-drafted = { $seat } نقشه‌ای نگه داشت.
    .own = { architects-slot-card } را نگه داشتید.
architects-event-packets-passed = همه‌ی بسته‌ها به چپ رفت.
architects-event-boards-set = انتخاب نقشه‌ها تمام شد. آغازگر: { $first }.
architects-event-start-began = نخست هر کس شاگردی می‌گیرد و { $first } پیش از دیگران.
architects-event-turns-began = کار با { $first } آغاز می‌شود.
architects-event-buildings-drawn = { $seat } نقشه برداشت: { $count }.
architects-event-worker-placed = { $seat } کارگری فرستاد: { architects-slot-location }، اکنون { $count }.
architects-event-goods-gained = { $seat } گرفت: { $count } { architects-slot-good }.
architects-event-goods-paid = { $seat } داد: { $count } { architects-slot-good }.
architects-event-tax-paid = { $seat } مالیات داد: { $count }.
architects-event-pool-taken = { $seat } همه‌ی مالیات را برد: { $count } سیم.
architects-event-virtue-changed = فضیلتِ { $seat } به { $virtue } رسید.
architects-event-debt-taken = { $seat } بدهکار شد: { $count } بدهی.
architects-event-debt-avoided = { $seat } به جای بدهی { $count } سیم داد.
architects-event-debt-paid = { $seat } یک بدهی را پرداخت.
architects-event-debt-destroyed = از میان رفت: { $count } بدهی از { $seat }.
architects-event-coins-laid = { $seat } روی کارت‌های نگرفته سیم گذاشت: { $count }.
architects-event-hired = { $seat } شاگرد گرفت: { architects-slot-card }.
architects-event-apprentice-shown = شاگرد تازه: { architects-slot-card }.
architects-event-dismissed = { $seat } شاگردی را روانه کرد: { architects-slot-card }.
architects-event-captured = { $seat } گرفت: { $count } کارگر از { $target }، { architects-slot-location }.
architects-event-returned = { $seat } کارگران خود را برگرداند: { $count }، { architects-slot-location }.
architects-event-imprisoned = { $seat } اسیران را به زندان فرستاد: { $count }.
architects-event-released = از زندان درآمد: { $count } کارگر از { $seat }.
architects-event-ransomed = از اسیری برگشت: { $count } کارگر از { $seat }.
architects-event-recalled = { $seat } کارگری را پس خواند: { architects-slot-origin }.
architects-event-looked = { $seat } نقشه‌ها را نگاه می‌کند: { $count }.
architects-event-kept = { $seat } یکی از آن‌ها را نگه داشت.
    .own = { architects-slot-card } را نگه داشتید.
architects-event-built = { $seat } ساخت: { architects-slot-card }.
architects-event-effect-asked = { architects-slot-card } از { $seat } می‌پرسد.
architects-event-effect-settled = کارِ { architects-slot-card } تمام شد.
architects-event-discarded = { $seat } نقشه‌ای زیر دسته گذاشت.
    .own = { architects-slot-card } زیر دسته رفت.
architects-event-advanced = { $seat } در کلیسای جامع بالا رفت: پله‌ی { $level }.
architects-event-rewarded = پاداش: { architects-slot-reward }.
architects-event-no-reward = پاداشی نمانده است؛ { $seat } به جایش فضیلت می‌گیرد.
architects-event-market-reset = { $why ->
    [third_worker] بازار سیاه پر شد. هر که آنجاست به زندان می‌رود.
   *[guildhall] تالار اصناف به ردیف تازه رسید. هر که در بازار سیاه است به زندان می‌رود.
}
architects-event-market-turned = کالای بازار سیاه عوض شد.
architects-event-market-shuffled = کارت‌های بازار سیاه از نو بُر خورد.
architects-event-rows-cleared = نخستین شاگرد هر ردیف رفت.
architects-event-hand-exceeded = { $seat } نقشه‌ی زیادی در دست دارد: { $count }.
architects-event-final-round-began = تالار اصناف پر شد. هر کس یک نوبت دیگر دارد.
architects-event-turn-ended = نوبتِ { $seat } تمام شد.
architects-event-scored = امتیازِ { $seat }: { $count }.
architects-event-game-ended = { $why ->
    [points] کار تمام شد. بیشترین امتیاز می‌برد.
    [tie_break] کار تمام شد. امتیازها برابر است؛ فضیلت و سیم داوری می‌کند.
   *[shared] کار تمام شد. پیروزی از آنِ چند نفر است.
}

## آنچه رد می‌شود

architects-refusal-not-asked = اکنون این از شما خواسته نیست.
architects-refusal-seats-wrong = معماران را با { $seats } صندلی نمی‌شود بازی کرد.
architects-refusal-no-worker = کارگری برایتان نمانده است. یکی را پس بخوانید.
architects-refusal-character-taken = { architects-slot-character } را کسی برداشته است.
architects-refusal-not-in-packet = { architects-slot-card } در بسته‌ی شما نیست.
architects-refusal-pool-empty = مالیاتی برای بردن نیست.
architects-refusal-space-taken = کارگری آنجاست: { architects-slot-location }.
architects-refusal-too-virtuous = با فضیلتِ { $virtue } بازار سیاه به رویتان بسته است.
architects-refusal-silver-short = این کار سیم می‌خواهد: { $count }.
architects-refusal-gold-needs-two = برای زر دو کارگر در کان‌ها لازم است.
architects-refusal-too-many = آنجا بیش از این نمی‌شود کرد: { $count } کار.
architects-refusal-trade-closed = کالایتان به این معامله‌ها نمی‌رسد.
architects-refusal-not-shown = { architects-slot-card } روی میز نیست.
architects-refusal-discard-wrong = شاگردی از شما تنها وقتی می‌رود که جا نباشد، و آنگاه باید برود.
architects-refusal-deck-empty = نقشه‌ای نمانده است.
architects-refusal-capture-closed = گروه‌ها را هر کدام یک بار و در این شمار جا می‌شود گرفت: { $count }.
architects-refusal-errand-closed = این کار آنجا شدنی نیست یا خرجش نمی‌رسد.
architects-refusal-not-in-hand = { architects-slot-card } در دست شما نیست.
architects-refusal-unskilled = { architects-slot-card } هنری می‌خواهد که شاگردانتان ندارند.
architects-refusal-goods-short = کالایتان به { architects-slot-card } نمی‌رسد.
architects-refusal-spare-wrong = { $spare ->
    [wood] بگویید از چوب کم شود.
    [stone] بگویید از سنگ کم شود.
    [none] بهای این بنا کم نمی‌شود.
   *[either] بگویید از چوب کم شود یا از سنگ.
}
architects-refusal-cathedral-virtue = کلیسای جامع فضیلت پنج می‌خواهد.
architects-refusal-cathedral-top = بر بلندترین پله‌اید.
architects-refusal-cathedral-room = پله‌ی بعد جا ندارد.
architects-refusal-cathedral-cost = کالایتان به پله‌ی بعد نمی‌رسد.
architects-refusal-cathedral-hand = نقشه‌ای برای کنارگذاشتن ندارید.
architects-refusal-wood-wrong = این مقدار چوب با بها نمی‌خواند.
architects-refusal-no-discard-needed = شما برای کلیسای جامع نقشه‌ای کنار نمی‌گذارید.
architects-refusal-discard-needed = نقشه‌ای از دستتان باید برود.
architects-refusal-still-workers = هنوز کارگر برای فرستادن دارید.
architects-refusal-recall-closed = از آنجا کارگری پس خوانده نمی‌شود.
architects-refusal-not-your-apprentice = { architects-slot-card } برای شما کار نمی‌کند.
architects-refusal-not-looked-at = { architects-slot-card } میان این نقشه‌ها نیست.
architects-refusal-good-closed = اینجا { architects-slot-good } نمی‌دهند.
architects-refusal-capture-free-closed = این بنا آن را نمی‌تواند بگیرد.
architects-refusal-nobody-held = کارگری از شما اسیر نیست.

## پرسش‌ها، و آنچه خاموشی می‌آورد

architects-ask-characters = با که بازی می‌کنید؟
architects-ask-draft = کدام نقشه را نگه می‌دارید؟
architects-ask-start = نخستین شاگردتان کیست؟
architects-ask-turn = نوبت شماست. کارگرتان کجا می‌رود؟
architects-ask-keep = کدام‌یک از این نقشه‌ها را نگه می‌دارید؟
architects-ask-effect = با بنای تازه چه می‌کنید؟
architects-ask-extra = کارگر دیگری به تالار اصناف می‌فرستید؟
architects-ask-trim = نقشه زیاد دارید. کدام می‌رود؟
architects-otherwise-first-character = نخستین شخصیت آزاد
architects-otherwise-first-card = نخستین نقشه
architects-otherwise-first-apprentice = نخستین شاگرد
architects-otherwise-forest = کارگری به جنگل، یا پس‌خواندن یکی
architects-otherwise-first-looked = نخستین آن‌ها
architects-otherwise-leave = رها می‌شود، یا نخستین گزینه
architects-otherwise-destroy = بدهی از میان می‌رود
architects-otherwise-no-more = بی کارگر دیگر
architects-otherwise-oldest = کهنه‌ترین نقشه

## کارها

architects-action-choose-character = { architects-slot-character }
    .description = هر کدام سرمایه و هنر خود را دارد.
architects-action-draft = { architects-slot-plan }
    .description = به دستتان می‌آید و باقی بسته به چپ می‌رود.
architects-action-work = { architects-slot-location }
    .description = آنچه آنجا می‌دهند می‌گیرید.
architects-action-mines = کان‌ها: { architects-slot-take }
    .description = خاک‌رس، یا زر برای هر دو کارگر.
architects-action-storehouse = انبار شاهی
    .description = برای هر کارگرتان در آنجا یک معامله.
architects-action-hire = کارگاه: گرفتنِ { architects-slot-card }
    .option = کارگاه: گرفتن شاگرد
    .description = دو سیم، و دو سیم مالیات.
architects-action-plans = کارگاه: برداشتن نقشه
    .description = یکی، و برای هر دو کارگر یکی دیگر.
architects-action-recruit = بازار سیاه: گرفتنِ { architects-slot-card }
    .option = بازار سیاه: گرفتن شاگرد
    .description = دو سیم و یک فضیلت؛ هر شاگردی.
architects-action-browse = بازار سیاه: گزیدن نقشه
    .description = دو سیم و یک فضیلت؛ یک نقشه از پنج.
architects-action-town-centre = میدان شهر
    .description = کارگران را اسیر بگیرید؛ یک گروه برای هر کارگرتان در آنجا.
architects-action-guardhouse = پاسدارخانه
    .description = زندان و بازخرید و بدهی؛ یک کار برای هر کارگرتان در آنجا.
architects-action-build = ساختنِ { architects-slot-card }
    .option = تالار اصناف: ساختن
    .description = کالا و هنر می‌خواهد. کارگر در تالار اصناف می‌ماند.
architects-action-advance = تالار اصناف: کلیسای جامع
    .description = کالا و یک نقشه و فضیلت پنج می‌خواهد و پاداش می‌آورد.
architects-action-recall = پس‌خواندن کارگر: { architects-slot-origin }
    .description = همین، تمام نوبت است.
architects-action-dismiss = روانه‌کردنِ { architects-slot-card }
    .description = شاگرد زیر دسته می‌رود.
architects-action-take-on = { architects-slot-card }، رایگان
    .option = گرفتن شاگرد رایگان
    .description = هر شاگردی که روی میز است.
architects-action-keep = { architects-slot-plan }
    .description = باقی زیر دسته می‌رود.
architects-action-choose-good = { architects-slot-good }
    .description = آنچه بنا می‌دهد.
architects-action-seize = گرفتن کارگران
    .description = رایگان، به یاری بنا.
architects-action-reclaim = بازگرداندن کارگران اسیر خود
    .description = از صفحه‌ی همه، رایگان.
architects-action-sell = دادنِ { architects-slot-card }
    .description = در برابر آنچه بنا می‌دهد.
architects-action-accept = پذیرفتن
    .description = آنچه بنا پیش می‌نهد.
architects-action-skip = گذشتن
    .description = چیزی نمی‌شود.
architects-action-trim = { architects-slot-plan }
    .description = زیر دسته می‌رود.
architects-field-character = شخصیت
architects-field-card = کارت
    .question = کدام یکی؟
architects-field-location = جا
architects-field-take = آنچه درمی‌آید
architects-field-trades = معامله
    .question = کدام معامله؟
architects-field-discard = می‌رود
    .question = کدام یکی برود؟
architects-field-captures = اسیر
    .question = کارگران چه کسی را از کجا اسیر می‌گیرید؟
architects-field-seat = از که
architects-field-errands = کار
    .question = کدام کار؟
architects-field-spare = کم می‌شود
architects-field-wood = چوب در بها
    .question = چند تایش چوب باشد؟
architects-field-origin = از
architects-field-target = اسیرکننده
architects-field-good = کالا
architects-part-capture = اسیر:
    .whole = { architects-slot-location }، { $seat }
architects-result-points = بیشترین امتیاز برد.
architects-result-tie-break = امتیازها برابر بود و فضیلت و سیم داوری کرد.
architects-result-shared = پیروزی از آنِ چند نفر است.

## گزینه‌ها

architects-option-boards = صفحه‌ی بازیکنان
    .description = صفحه‌ی ساده، یا شخصیت‌ها با قرعه یا به انتخاب.
architects-option-promo-cards = کارت‌های پیشکش
    .description = سه شاگرد و سه بنای دیگر.
architects-option-extra-characters = شخصیت‌های دیگر
    .description = پنج شخصیت دیگر.
architects-option-starting-apprentice = شاگرد نخست
    .description = آیا پیش از نوبت نخست هر کس رایگان شاگردی می‌گیرد؟
architects-option-guildhall-refresh = رفتن شاگردان
    .description = آیا تالار اصناف ردیف به ردیف نخستین شاگردان را می‌فرستد؟
architects-option-conspirator = تخفیف دسیسه‌چین
    .description = آیا در هر رفتن یک بار حساب می‌شود یا برای هر گرفتن؟
architects-option-turn-limit = سقف نوبت‌ها
    .description = شمار نوبت‌های هر بازیکن که پس از آن همه‌چیز شمرده می‌شود.

## مقدارها

architects-choice-plain = ساده
architects-choice-random = با قرعه
architects-choice-chosen = به انتخاب
architects-choice-on = روشن
architects-choice-off = خاموش
architects-choice-visit = در هر رفتن یک بار
architects-choice-capture = برای هر گرفتن
architects-choice-fifteen = پانزده
architects-choice-thirty = سی
architects-choice-sixty = شصت
architects-choice-clay = خاک‌رس
architects-choice-wood = چوب
architects-choice-stone = سنگ
architects-choice-gold = زر
architects-choice-marble = مرمر
architects-choice-silver = سیم
architects-choice-forest = جنگل
architects-choice-quarry = معدن سنگ
architects-choice-mines = کان‌ها
architects-choice-silversmith = نقره‌کاری
architects-choice-storehouse = انبار شاهی
architects-choice-workshop = کارگاه
architects-choice-town-centre = میدان شهر
architects-choice-tax-stand = باجگاه
architects-choice-guardhouse = پاسدارخانه
architects-choice-black-market-small = بازار سیاه، بساط کوچک
architects-choice-black-market-middle = بازار سیاه، بساط میانی
architects-choice-black-market-large = بازار سیاه، بساط بزرگ
architects-choice-guildhall = تالار اصناف
architects-choice-prison = زندان
architects-choice-captured = صفحه‌ی دیگری
architects-choice-imprison = فرستادن اسیران به زندان
architects-choice-release = آزادکردن کارگران خود از زندان
architects-choice-ransom-silver = بازخرید با سیم
architects-choice-ransom-debt = بازخرید با یک بدهی و یک فضیلت
architects-choice-pay-debt = پرداخت یک بدهی
architects-choice-virtue-clay-clay = دو خاک‌رس در برابر یک فضیلت
architects-choice-virtue-clay-wood = یک خاک‌رس، یک چوب در برابر یک فضیلت
architects-choice-virtue-clay-stone = یک خاک‌رس، یک سنگ در برابر یک فضیلت
architects-choice-virtue-wood-wood = دو چوب در برابر یک فضیلت
architects-choice-virtue-wood-stone = یک چوب، یک سنگ در برابر یک فضیلت
architects-choice-virtue-stone-stone = دو سنگ در برابر یک فضیلت
architects-choice-marble-wood-wood-wood = سه چوب در برابر یک مرمر
architects-choice-marble-wood-wood-stone = دو چوب، یک سنگ در برابر یک مرمر
architects-choice-marble-wood-stone-stone = یک چوب، دو سنگ در برابر یک مرمر
architects-choice-marble-stone-stone-stone = سه سنگ در برابر یک مرمر
architects-choice-reward-virtue1-silver3 = یک فضیلت، سه سیم
architects-choice-reward-virtue1-wood2 = یک فضیلت، دو چوب
architects-choice-reward-virtue1-stone2 = یک فضیلت، دو سنگ
architects-choice-reward-virtue1-building1 = یک فضیلت، یک نقشه
architects-choice-reward-virtue2 = دو فضیلت
architects-choice-reward-virtue1-gold1 = یک فضیلت، یک زر
architects-choice-market-01 = یک مرمر؛ یا دو مرمر، دو چوب
architects-choice-market-02 = دو زر؛ یا یک مرمر، یک زر، یک سنگ، یک چوب
architects-choice-market-03 = یک مرمر، یک سنگ؛ یا دو مرمر، دو سنگ
architects-choice-market-04 = یک زر، یک چوب؛ یا یک زر، یک سنگ، دو چوب
architects-choice-market-05 = یک مرمر، یک چوب؛ یا یک مرمر، یک چوب، دو سنگ
architects-choice-market-06 = یک مرمر؛ یا دو مرمر، دو سنگ
architects-choice-market-07 = دو زر؛ یا یک مرمر، یک چوب، دو سنگ
architects-choice-market-08 = یک مرمر، یک سنگ؛ یا یک زر، یک سنگ، دو چوب
architects-choice-market-09 = یک زر، یک چوب؛ یا یک مرمر، یک زر، یک سنگ، یک چوب
architects-choice-market-10 = یک مرمر، یک چوب؛ یا دو مرمر، دو چوب
architects-choice-ada = آدا
    .description = در هر پرداخت یک مالیات کمتر می‌دهد.
architects-choice-caroline = کارولین
    .description = پس از هر کار در بازار سیاه یک نقشه برمی‌دارد.
architects-choice-frederick = فردریک
    .description = برای کلیسای جامع نقشه‌ای کنار نمی‌گذارد.
architects-choice-rudolf = رودولف
    .description = یک سیم کمتر برای استخدام می‌دهد و شش شاگرد می‌تواند داشته باشد.
architects-choice-therese = ترز
    .description = زر و مرمر برایش یکی است.
architects-choice-lothaire = لوتار
    .description = برای بناها و کلیسای جامع یک چوب یا سنگ کمتر می‌دهد.
architects-choice-hugo = هوگو
    .description = اگر داشته باشد، به جای هر بدهی دو سیم می‌دهد.
architects-choice-clovis = کلوویس
    .description = با هر بنا یک نقشه برمی‌دارد.
architects-choice-fara = فارا
    .description = در هر ازنوچینی یک کارگر خود را از زندان درمی‌آورد.
architects-choice-bertha = برتا
    .description = برای فرستادن اسیران به زندان دو سیم بیشتر می‌گیرد.
architects-name-acolyte-1 = خادم محراب
architects-choice-acolyte-1 = { architects-name-acolyte-1 } · نجاری · یک نقشه با هر پله‌ی کلیسای جامع؛ یک فضیلت بیشتر
architects-name-acolyte-2 = خادم محراب
architects-choice-acolyte-2 = { architects-name-acolyte-2 } · کاشی‌کاری · دو خاک‌رس با هر پله‌ی کلیسای جامع؛ یک فضیلت بیشتر
architects-name-acolyte-3 = خادم محراب
architects-choice-acolyte-3 = { architects-name-acolyte-3 } · بنایی · دو سیم با هر پله‌ی کلیسای جامع؛ یک فضیلت بیشتر
architects-name-conspirator-1 = دسیسه‌چین
architects-choice-conspirator-1 = { architects-name-conspirator-1 } · نجاری · یک سیم کمتر در میدان شهر
architects-name-conspirator-2 = دسیسه‌چین
architects-choice-conspirator-2 = { architects-name-conspirator-2 } · نجاری · یک سیم کمتر در میدان شهر
architects-name-debt-collector-1 = شرخر
architects-choice-debt-collector-1 = { architects-name-debt-collector-1 } · کاشی‌کاری · دو خاک‌رس با هر بدهی پرداخته
architects-name-debt-collector-2 = شرخر
architects-choice-debt-collector-2 = { architects-name-debt-collector-2 } · بنایی · دو سنگ با هر بدهی پرداخته
architects-name-debt-collector-3 = شرخر
architects-choice-debt-collector-3 = { architects-name-debt-collector-3 } · نجاری · دو چوب با هر بدهی پرداخته
architects-name-gatekeeper = کلیددار
architects-choice-gatekeeper = { architects-name-gatekeeper } · بنایی · دو کارگر در هر ازنوچینی آزاد می‌شود؛ یک فضیلت کمتر
architects-name-illusionist = شعبده‌باز
architects-choice-illusionist = { architects-name-illusionist } · نجاری · بی‌کم‌شدن فضیلت در بازار سیاه؛ یک فضیلت کمتر
architects-name-jeweller-1 = گوهرتراش
architects-choice-jeweller-1 = { architects-name-jeweller-1 } · کاشی‌کاری · یک سیم در نقره‌کاری
architects-name-jeweller-2 = گوهرتراش
architects-choice-jeweller-2 = { architects-name-jeweller-2 } · کاشی‌کاری · یک سیم در نقره‌کاری
architects-name-labourer = روزمزد
architects-choice-labourer = { architects-name-labourer } · نجاری، کاشی‌کاری، بنایی · بی هنر دیگر
architects-name-merchant-1 = سوداگر
architects-choice-merchant-1 = { architects-name-merchant-1 } · کاشی‌کاری · یک سیم در برابر سه خاک‌رس
architects-name-merchant-2 = سوداگر
architects-choice-merchant-2 = { architects-name-merchant-2 } · بنایی · دو سیم در برابر یک زر
architects-name-merchant-3 = سوداگر
architects-choice-merchant-3 = { architects-name-merchant-3 } · کاشی‌کاری · سه سیم در برابر یک مرمر
architects-name-merchant-4 = سوداگر
architects-choice-merchant-4 = { architects-name-merchant-4 } · بنایی · یک سیم در برابر دو سنگ
architects-name-merchant-5 = سوداگر
architects-choice-merchant-5 = { architects-name-merchant-5 } · نجاری · یک سیم در برابر دو چوب
architects-name-miner-1 = کان‌کن
architects-choice-miner-1 = { architects-name-miner-1 } · کاشی‌کاری · یک خاک‌رس در کان‌ها
architects-name-miner-2 = کان‌کن
architects-choice-miner-2 = { architects-name-miner-2 } · کاشی‌کاری · یک خاک‌رس در کان‌ها
architects-name-patron-1 = بانی خیر
architects-choice-patron-1 = { architects-name-patron-1 } · کاشی‌کاری · یک خاک‌رس در برابر یک فضیلت
architects-name-patron-2 = بانی خیر
architects-choice-patron-2 = { architects-name-patron-2 } · بنایی · دو سیم در برابر یک فضیلت
architects-name-patron-3 = بانی خیر
architects-choice-patron-3 = { architects-name-patron-3 } · بنایی · یک سنگ در برابر یک فضیلت
architects-name-patron-4 = بانی خیر
architects-choice-patron-4 = { architects-name-patron-4 } · نجاری · یک چوب در برابر یک فضیلت
architects-name-pickpocket = کیسه‌بُر
architects-choice-pickpocket = { architects-name-pickpocket } · کاشی‌کاری · یک زر در باجگاه؛ یک فضیلت کمتر
architects-name-squire-1 = نوچه
architects-choice-squire-1 = { architects-name-squire-1 } · کاشی‌کاری · یک زر در هر ازنوچینی، اگر کسی در زندان نباشد؛ یک فضیلت بیشتر
architects-name-squire-2 = نوچه
architects-choice-squire-2 = { architects-name-squire-2 } · بنایی · یک مرمر در هر ازنوچینی، اگر کسی در زندان نباشد؛ یک فضیلت بیشتر
architects-name-squire-3 = نوچه
architects-choice-squire-3 = { architects-name-squire-3 } · نجاری · دو فضیلت در هر ازنوچینی، اگر کسی در زندان نباشد؛ یک فضیلت بیشتر
architects-name-stonecutter-1 = سنگ‌شکن
architects-choice-stonecutter-1 = { architects-name-stonecutter-1 } · بنایی · یک سنگ در معدن سنگ
architects-name-stonecutter-2 = سنگ‌شکن
architects-choice-stonecutter-2 = { architects-name-stonecutter-2 } · بنایی · یک سنگ در معدن سنگ
architects-name-swindler-1 = گوش‌بُر
architects-choice-swindler-1 = { architects-name-swindler-1 } · کاشی‌کاری · دو خاک‌رس در بازار سیاه؛ یک فضیلت کمتر
architects-name-swindler-2 = گوش‌بُر
architects-choice-swindler-2 = { architects-name-swindler-2 } · بنایی · یک سنگ در بازار سیاه؛ یک فضیلت کمتر
architects-name-swindler-3 = گوش‌بُر
architects-choice-swindler-3 = { architects-name-swindler-3 } · نجاری · یک چوب در بازار سیاه؛ یک فضیلت کمتر
architects-name-thief = شبرو
architects-choice-thief = { architects-name-thief } · نجاری · یک فضیلت کمتر از دست می‌رود در باجگاه
architects-name-trader-1 = دلال مرمر
architects-choice-trader-1 = { architects-name-trader-1 } · کاشی‌کاری · سه خاک‌رس در برابر یک مرمر
architects-name-trader-2 = دلال مرمر
architects-choice-trader-2 = { architects-name-trader-2 } · بنایی · دو سنگ در برابر یک مرمر
architects-name-trader-3 = دلال مرمر
architects-choice-trader-3 = { architects-name-trader-3 } · نجاری · دو چوب در برابر یک مرمر
architects-name-trickster = چانه‌زن
architects-choice-trickster = { architects-name-trickster } · بنایی · یک سیم کمتر در بازار سیاه؛ یک فضیلت کمتر
architects-name-woodcutter-1 = هیزم‌شکن
architects-choice-woodcutter-1 = { architects-name-woodcutter-1 } · نجاری · یک چوب در جنگل
architects-name-woodcutter-2 = هیزم‌شکن
architects-choice-woodcutter-2 = { architects-name-woodcutter-2 } · نجاری · یک چوب در جنگل
architects-name-enforcer = گردن‌کلفت
architects-choice-enforcer = { architects-name-enforcer } · کاشی‌کاری · یک زر برای زندانی‌کردن
architects-name-overseer = سرکارگر
architects-choice-overseer = { architects-name-overseer } · بنایی · یک معامله‌ی بیشتر در انبار شاهی
architects-name-peddler = دست‌فروش
architects-choice-peddler = { architects-name-peddler } · نجاری · دو سیم در هر ازنوچینی؛ یک فضیلت کمتر
architects-name-aqueduct = پل آب
architects-choice-aqueduct = { architects-name-aqueduct } · سه امتیاز · دو خاک‌رس، سه چوب، یک زر
    .description = در پایان برای هر بنای خود، یک امتیاز.
architects-name-armoury = زرادخانه
architects-choice-armoury = { architects-name-armoury } · نه امتیاز · سه چوب، پنج سنگ، یک زر · نجاری، بنایی
    .description = می‌توانید گروهی را رایگان اسیر کنید.
architects-name-barracks = سربازخانه
architects-choice-barracks = { architects-name-barracks } · ده امتیاز · دو خاک‌رس، شش چوب، دو زر · نجاری، کاشی‌کاری، بنایی
    .description = می‌توانید گروهی را اسیر کنید یا کارگران اسیرتان را برگردانید.
architects-name-betting-house = شرط‌خانه
architects-choice-betting-house = { architects-name-betting-house } · هفت امتیاز · یک خاک‌رس، دو سنگ، یک زر
    .description = یک بدهی بگیرید. بی‌درنگ یک فضیلت کمتر.
architects-name-carpenters-hut = کلبه‌ی نجار
architects-choice-carpenters-hut = { architects-name-carpenters-hut } · پنج امتیاز · سه خاک‌رس، یک چوب، یک سنگ
    .description = در پایان برای هر شاگرد نجار، یک امتیاز.
architects-name-castle = ارگ شاهی
architects-choice-castle = { architects-name-castle } · ده امتیاز · دو خاک‌رس، چهار چوب، یک زر، دو مرمر · نجاری، کاشی‌کاری، بنایی
    .description = در پایان برای هر دو زر، یک فضیلت.
architects-name-chapel = نمازخانه
architects-choice-chapel = { architects-name-chapel } · شش امتیاز · دو خاک‌رس، یک چوب، چهار سنگ · نجاری
    .description = در پایان دو فضیلت برای بیشترین پله‌ی کلیسای جامع. بی‌درنگ یک فضیلت بیشتر.
architects-name-church = پرستشگاه محله
architects-choice-church = { architects-name-church } · پنج امتیاز · سه خاک‌رس، سه سنگ
    .description = می‌توانید یک بدهی نپرداخته را از میان ببرید. بی‌درنگ یک فضیلت بیشتر.
architects-name-clay-market = بازار خاک‌رس
architects-choice-clay-market = { architects-name-clay-market } · شش امتیاز · سه خاک‌رس، دو سنگ، یک زر · کاشی‌کاری
    .description = در پایان دو امتیاز برای بیشترین خاک‌رس.
architects-name-clay-pit = گود خاک
architects-choice-clay-pit = { architects-name-clay-pit } · سه امتیاز · چهار خاک‌رس، یک چوب
    .description = یک زر یا یک مرمر بگیرید.
architects-name-drafting-room = تالار نقشه‌کشان
architects-choice-drafting-room = { architects-name-drafting-room } · هشت امتیاز · چهار سنگ، سه زر · نجاری، کاشی‌کاری
    .description = دو نقشه بگیرید.
architects-name-dungeon = سیاه‌چال
architects-choice-dungeon = { architects-name-dungeon } · چهارده امتیاز · چهار سنگ، دو زر، دو مرمر · نجاری، کاشی‌کاری، بنایی
    .description = در پایان دو فضیلت می‌برد. بی‌درنگ یک فضیلت کمتر.
architects-name-factory = کارگاه مرمر
architects-choice-factory = { architects-name-factory } · هفت امتیاز · دو چوب، دو سنگ، سه زر · بنایی
    .description = دو مرمر بگیرید.
architects-name-fortress = دژ
architects-choice-fortress = { architects-name-fortress } · دوازده امتیاز · سه خاک‌رس، چهار سنگ، یک زر، دو مرمر · نجاری، کاشی‌کاری، بنایی
    .description = می‌توانید دو گروه را رایگان اسیر کنید. بی‌درنگ دو فضیلت کمتر.
architects-name-fountain = حوض‌خانه
architects-choice-fountain = { architects-name-fountain } · چهار امتیاز · سه سنگ، یک مرمر
    .description = در پایان برای هر بدهی نپرداخته یک امتیاز. بی‌درنگ یک فضیلت بیشتر.
architects-name-gamblers-den = سرداب قماربازان
architects-choice-gamblers-den = { architects-name-gamblers-den } · ده امتیاز · یک سنگ، یک زر، سه مرمر · نجاری، کاشی‌کاری
    .description = در پایان هر بدهی نپرداخته یک امتیاز بیشتر می‌برد. بی‌درنگ دو فضیلت کمتر.
architects-name-hideout = نهانگاه
architects-choice-hideout = { architects-name-hideout } · هشت امتیاز · یک خاک‌رس، سه چوب، دو سنگ · نجاری، بنایی
    .description = همه‌ی کارگرانتان از زندان درمی‌آیند. بی‌درنگ دو فضیلت کمتر.
architects-name-keep = برج بزرگ
architects-choice-keep = { architects-name-keep } · دوازده امتیاز · پنج چوب، دو سنگ، دو زر · نجاری، کاشی‌کاری، بنایی
    .description = در پایان برای هر سه اسیر، یک امتیاز. بی‌درنگ دو فضیلت کمتر.
architects-name-library = کتاب‌سرا
architects-choice-library = { architects-name-library } · هشت امتیاز · چهار چوب، دو سنگ، یک مرمر · نجاری، کاشی‌کاری
    .description = می‌توانید نقشه‌ای بدهید و دو زر بگیرید.
architects-name-lighthouse = فانوس دریا
architects-choice-lighthouse = { architects-name-lighthouse } · شش امتیاز · سه چوب، یک سنگ، دو مرمر · کاشی‌کاری
    .description = در پایان برای هر چهار فضیلت، یک امتیاز.
architects-name-lumber-camp = الوارخانه
architects-choice-lumber-camp = { architects-name-lumber-camp } · سه امتیاز · چهار خاک‌رس، دو سنگ
    .description = چهار چوب بگیرید.
architects-name-masons-hut = کلبه‌ی بنا
architects-choice-masons-hut = { architects-name-masons-hut } · پنج امتیاز · دو چوب، چهار سنگ
    .description = در پایان برای هر شاگرد بنا، یک امتیاز.
architects-name-moneylender = صرافی
architects-choice-moneylender = { architects-name-moneylender } · پنج امتیاز · چهار خاک‌رس، دو چوب، یک زر · بنایی
    .description = در پایان برای هر بدهی پرداخته، یک امتیاز. بی‌درنگ یک فضیلت کمتر.
architects-name-monument = یادمان
architects-choice-monument = { architects-name-monument } · نه امتیاز · دو چوب، سه سنگ، دو مرمر · کاشی‌کاری، بنایی
    .description = هر کس یک فضیلت می‌گیرد. بی‌درنگ یک فضیلت بیشتر.
architects-name-observatory = رصدخانه
architects-choice-observatory = { architects-name-observatory } · هفت امتیاز · یک خاک‌رس، سه چوب، یک سنگ، یک زر · نجاری
    .description = در پایان برای هر دو مرمر، یک فضیلت.
architects-name-palace = کاخ زرین
architects-choice-palace = { architects-name-palace } · نه امتیاز · سه چوب، سه سنگ، دو مرمر · کاشی‌کاری، بنایی
    .description = برای هر چهار فضیلت، یک زر بگیرید.
architects-name-reservoir = آب‌انبار
architects-choice-reservoir = { architects-name-reservoir } · چهار امتیاز · شش خاک‌رس، یک چوب
    .description = در پایان برای هر دو بدهی پرداخته، یک فضیلت.
architects-name-silver-market = بازار سیم
architects-choice-silver-market = { architects-name-silver-market } · شش امتیاز · دو چوب، یک زر، یک مرمر · کاشی‌کاری
    .description = در پایان دو امتیاز برای بیشترین سیم.
architects-name-smithy = آهنگری
architects-choice-smithy = { architects-name-smithy } · سه امتیاز · چهار خاک‌رس، دو چوب
    .description = چهار سنگ بگیرید.
architects-name-steeple = مناره‌ی ناقوس
architects-choice-steeple = { architects-name-steeple } · چهار امتیاز · دو چوب، دو زر
    .description = در پایان دو امتیاز برای بیشترین پله‌ی کلیسای جامع. بی‌درنگ یک فضیلت بیشتر.
architects-name-stone-market = بازار سنگ
architects-choice-stone-market = { architects-name-stone-market } · هفت امتیاز · دو خاک‌رس، چهار سنگ، یک مرمر · بنایی
    .description = در پایان دو امتیاز برای بیشترین سنگ.
architects-name-tavern = مهمان‌خانه
architects-choice-tavern = { architects-name-tavern } · شش امتیاز · سه چوب، دو سنگ، یک زر · نجاری
    .description = می‌توانید رایگان هر شاگردی بگیرید.
architects-name-thieves-den = لانه‌ی دزدان
architects-choice-thieves-den = { architects-name-thieves-den } · هشت امتیاز · یک خاک‌رس، دو چوب، سه سنگ · بنایی
    .description = چهار سیم بگیرید. بی‌درنگ دو فضیلت کمتر.
architects-name-tilers-hut = کلبه‌ی کاشی‌کار
architects-choice-tilers-hut = { architects-name-tilers-hut } · پنج امتیاز · دو خاک‌رس، یک چوب، دو سنگ
    .description = در پایان برای هر شاگرد کاشی‌کار، یک امتیاز.
architects-name-trading-post = دادوستدخانه
architects-choice-trading-post = { architects-name-trading-post } · هفت امتیاز · یک چوب، سه سنگ، دو زر · بنایی
    .description = در پایان برای هر چهار خاک‌رس و چوب و سنگ، یک فضیلت.
architects-name-treasury = گنج‌خانه
architects-choice-treasury = { architects-name-treasury } · شش امتیاز · یک چوب، سه سنگ، یک زر · کاشی‌کاری
    .description = یک زر یا سه سیم بگیرید.
architects-name-university = دانش‌سرا
architects-choice-university = { architects-name-university } · یازده امتیاز · چهار خاک‌رس، دو چوب، سه سنگ، دو مرمر · نجاری، کاشی‌کاری، بنایی
    .description = در پایان دو امتیاز اگر بدهی نپرداخته نباشد. بی‌درنگ یک فضیلت بیشتر.
architects-name-watchtower = برج دیده‌بانی
architects-choice-watchtower = { architects-name-watchtower } · یازده امتیاز · سه خاک‌رس، چهار چوب، یک زر، یک مرمر · نجاری، کاشی‌کاری، بنایی
    .description = هر که سه کارگر در زندان دارد یک فضیلت از دست می‌دهد. بی‌درنگ یک فضیلت کمتر.
architects-name-well = چاه شهر
architects-choice-well = { architects-name-well } · سه امتیاز · دو چوب، دو سنگ
    .description = چهار خاک‌رس بگیرید.
architects-name-wood-market = بازار چوب
architects-choice-wood-market = { architects-name-wood-market } · هفت امتیاز · دو خاک‌رس، چهار چوب، یک زر · نجاری
    .description = در پایان دو امتیاز برای بیشترین چوب.
architects-name-crane = جرثقیل
architects-choice-crane = { architects-name-crane } · سه امتیاز · سه چوب، یک سنگ
    .description = می‌توانید بی‌درنگ کارگر دیگری به تالار اصناف بفرستید.
architects-name-graveyard = گورستان
architects-choice-graveyard = { architects-name-graveyard } · دوازده امتیاز · چهار خاک‌رس، یک چوب، دو سنگ، دو مرمر · نجاری، کاشی‌کاری، بنایی
    .description = یکی از شاگردانتان باید برود. بی‌درنگ یک فضیلت کمتر.
architects-name-museum = یادگارخانه
architects-choice-museum = { architects-name-museum } · چهار امتیاز · یک خاک‌رس، پنج چوب، یک سنگ
    .description = در پایان برای هر دو بنای خود، یک فضیلت.
