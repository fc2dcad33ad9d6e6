# معماران پادشاهی غربی: چه می‌شود، چه پرسیده می‌شود، چه رد می‌شود. شناسه‌ها در همه‌ی زبان‌ها یکی است.

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
architects-event-character-chosen = { $seat } در نقشِ { architects-slot-character } بازی می‌کند.
architects-event-drafted = { $seat } نقشه‌ای نگه داشت.
    .own = { architects-slot-card } را نگه داشتید.
architects-event-packets-passed = همه‌ی بسته‌ها به چپ رفت.
architects-event-boards-set = انتخاب نقشه‌ها تمام شد.
architects-event-start-began = نخست هر کس کارآموزی می‌گیرد؛ { $first } پیش از دیگران.
architects-event-turns-began = کار با { $first } آغاز می‌شود.
architects-event-buildings-drawn = { $seat } { $count } نقشه برداشت.
    .more = { $count } نقشه برداشت
architects-event-worker-placed = **{ $seat }**، { architects-slot-location } ({ $count })
architects-event-goods-gained = { $seat } { $count } { architects-slot-good } گرفت.
    .own = { $count } { architects-slot-good } گرفتید.
architects-event-goods-paid = { $seat } { $count } { architects-slot-good } داد.
    .own = { $count } { architects-slot-good } دادید.
architects-event-tax-paid = { $seat } { $count } نقره مالیات داد.
    .own = { $count } نقره مالیات دادید.
architects-event-pool-taken = { $seat } خزانه‌ی مالیات را خالی کرد: { $count } نقره.
    .own = خزانه‌ی مالیات را خالی کردید: { $count } نقره.
    .more = همه را برداشت: { $count } نقره
architects-event-virtue-changed = پرهیزگاریِ { $seat } به { $virtue } رسید.
    .own = پرهیزگاری‌تان به { $virtue } رسید.
architects-event-debt-taken = { $seat } { $count } بدهی گرفت.
    .own = { $count } بدهی گرفتید.
    .more = { $count } بدهی گرفت
architects-event-debt-avoided = { $seat } به جای بدهی { $count } نقره داد.
    .own = به جای بدهی { $count } نقره دادید.
    .more = به جای بدهی { $count } نقره داد
architects-event-debt-paid = { $seat } یک بدهی را پرداخت.
    .own = یک بدهی را پرداختید.
    .more = یک بدهی را پرداخت
architects-event-debt-destroyed = { $count } بدهیِ { $seat } از میان رفت.
    .own = { $count } بدهی‌تان از میان رفت.
    .more = { $count } بدهی‌اش از میان رفت
architects-event-coins-laid = { $seat } روی کارت‌هایی که از آن‌ها گذشت { $count } نقره گذاشت.
    .own = روی کارت‌هایی که از آن‌ها گذشتید { $count } نقره گذاشتید.
    .more = روی کارت‌هایی که از آن‌ها گذشت { $count } نقره گذاشت
architects-event-hired = { $seat } کارآموزی استخدام کرد: { architects-slot-card }.
    .own = { architects-slot-card } را استخدام کردید.
    .more = { architects-slot-card } را استخدام کرد
architects-event-apprentice-shown = کارآموز تازه: { architects-slot-card }.
    .more = کارآموز تازه: { architects-slot-card }
architects-event-dismissed = { $seat } کارآموزی را کنار گذاشت: { architects-slot-card }.
    .own = { architects-slot-card } را کنار گذاشتید.
    .more = { architects-slot-card } را کنار گذاشت
architects-event-captured = { $seat } در { architects-slot-location } { $count } کارگرِ { $target } را دستگیر کرد.
    .own = در { architects-slot-location } { $count } کارگرِ { $target } را دستگیر کردید.
    .more = { $count } کارگرِ { $target } را دستگیر کرد: { architects-slot-location }
architects-event-returned = { $seat } { $count } کارگرِ خود را از { architects-slot-location } برگرداند.
    .own = { $count } کارگرِ خود را از { architects-slot-location } برگرداندید.
    .more = { $count } کارگرِ خود را از { architects-slot-location } برگرداند
architects-event-imprisoned = { $seat } { $count } اسیر را به زندان فرستاد.
    .own = { $count } اسیر را به زندان فرستادید.
    .more = { $count } اسیر را به زندان فرستاد
architects-event-released = { $count ->
    [1] یک کارگرِ { $seat } از زندان آزاد شد.
   *[other] { $count } کارگرِ { $seat } از زندان آزاد شدند.
}
    .own = { $count ->
        [1] یک کارگرتان از زندان آزاد شد.
       *[other] { $count } کارگرتان از زندان آزاد شدند.
    }
    .more = { $count ->
        [1] یک کارگرش از زندان آزاد شد
       *[other] { $count } کارگرش از زندان آزاد شدند
    }
architects-event-ransomed = { $count ->
    [1] یک کارگرِ اسیرِ { $seat } برگشت.
   *[other] { $count } کارگرِ اسیرِ { $seat } برگشتند.
}
    .own = { $count ->
        [1] یک کارگرِ اسیرتان برگشت.
       *[other] { $count } کارگرِ اسیرتان برگشتند.
    }
    .more = { $count ->
        [1] یک کارگرِ اسیرش برگشت
       *[other] { $count } کارگرِ اسیرش برگشتند
    }
architects-event-recalled = { $seat } کارگری را از { architects-slot-origin } پس خواند.
    .own = کارگری را از { architects-slot-origin } پس خواندید.
architects-event-looked = { $seat } { $count } نقشه را نگاه می‌کند.
    .own = { $count } نقشه را نگاه می‌کنید.
architects-event-kept = { $seat } یکی از آن‌ها را نگه داشت.
    .own = { architects-slot-card } را نگه داشتید.
    .more = یکی را نگه داشت
architects-event-built = { $seat } { architects-slot-card } را ساخت.
    .own = { architects-slot-card } را ساختید.
    .more = **{ architects-slot-card }** را ساخت
architects-event-effect-asked = { $seat } باید برای { architects-slot-card } انتخاب کند.
    .own = باید برای { architects-slot-card } انتخاب کنید.
architects-event-effect-settled = کارِ { architects-slot-card } تمام شد.
architects-event-discarded = { $seat } نقشه‌ای زیر دسته گذاشت.
    .own = { architects-slot-card } زیر دسته رفت.
    .more = { $count } نقشه زیر دسته گذاشت
architects-event-advanced = { $seat } در کلیسای جامع به پله‌ی { $level } رسید.
    .own = در کلیسای جامع به پله‌ی { $level } رسیدید.
    .more = در کلیسای جامع به پله‌ی { $level } رسید
architects-event-rewarded = پاداش: { architects-slot-reward }.
    .more = پاداش: { architects-slot-reward }
architects-event-no-reward = پاداشی نمانده است؛ { $seat } به جایش پرهیزگاری می‌گیرد.
    .own = پاداشی نمانده است؛ به جایش پرهیزگاری می‌گیرید.
    .more = پاداشی نمانده بود؛ به جایش پرهیزگاری گرفت
architects-event-market-reset = { $why ->
    [third_worker] بازار سیاه پر شد. هر که آنجاست به زندان می‌رود.
   *[guildhall] اتاق صنف به ردیف تازه رسید. هر که در بازار سیاه است به زندان می‌رود.
}
architects-event-market-turned = کالای بازار سیاه عوض شد.
architects-event-market-shuffled = کارت‌های بازار سیاه از نو بُر خورد.
architects-event-rows-cleared = نخستین کارآموز هر ردیف رفت.
architects-event-hand-exceeded = { $seat } { $count } نقشه‌ی زیادی در دست دارد.
    .own = { $count } نقشه‌ی زیادی در دست دارید.
architects-event-final-round-began = اتاق صنف پر شد. هر کس یک نوبت دیگر دارد.
architects-event-turn-ended = نوبتِ { $seat } تمام شد.
architects-event-scored = امتیازِ { $seat }: { $count }.
architects-event-game-ended = { $why ->
    [points] کار تمام شد. بیشترین امتیاز می‌برد.
    [tie_break] کار تمام شد. امتیازها برابر است؛ پرهیزگاری و بعد نقره داوری می‌کند.
   *[shared] کار تمام شد. پیروزی از آنِ چند نفر است.
}

## آنچه رد می‌شود

architects-refusal-not-asked = الان این را از شما نپرسیده‌اند.
architects-refusal-seats-wrong = معماران را با { $seats } صندلی نمی‌شود بازی کرد.
architects-refusal-no-worker = کارگری برایتان نمانده است. یکی را پس بخوانید.
architects-refusal-character-taken = { architects-slot-character } را کسی برداشته است.
architects-refusal-not-in-packet = { architects-slot-card } در بسته‌ی شما نیست.
architects-refusal-pool-empty = مالیاتی برای بردن نیست.
architects-refusal-space-taken = کارگری آنجاست: { architects-slot-location }.
architects-refusal-too-virtuous = با پرهیزگاریِ { $virtue } بازار سیاه به رویتان بسته است.
architects-refusal-silver-short = این کار { $count } نقره می‌خواهد.
architects-refusal-gold-needs-two = برای طلا دو کارگر در معادن لازم است.
architects-refusal-too-many = آنجا بیش از { $count } کار نمی‌شود کرد.
architects-refusal-trade-closed = کالایتان به این معامله‌ها نمی‌رسد.
architects-refusal-not-shown = { architects-slot-card } روی میز نیست.
architects-refusal-discard-wrong = فقط وقتی برای کارآموزِ تازه جا ندارید باید یکی را کنار بگذارید.
architects-refusal-deck-empty = نقشه‌ای نمانده است.
architects-refusal-capture-closed = هر گروه را تنها یک بار می‌شود دستگیر کرد، و در این نوبت فقط از { $count } جا.
architects-refusal-errand-closed = این کار آنجا شدنی نیست یا خرجش نمی‌رسد.
architects-refusal-not-in-hand = { architects-slot-card } در دست شما نیست.
architects-refusal-unskilled = { architects-slot-card } مهارتی می‌خواهد که کارآموزانتان ندارند.
architects-refusal-goods-short = کالایتان به { architects-slot-card } نمی‌رسد.
architects-refusal-spare-wrong = { $spare ->
    [wood] بگویید از چوب کم شود.
    [stone] بگویید از سنگ کم شود.
    [none] بهای این سازه کم نمی‌شود.
   *[either] بگویید از چوب کم شود یا از سنگ.
}
architects-refusal-cathedral-virtue = برای کلیسای جامع پرهیزگاریِ پنج یا بیشتر لازم است.
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
architects-refusal-capture-free-closed = این سازه آن گروه را نمی‌تواند دستگیر کند.
architects-refusal-nobody-held = کارگری از شما اسیر نیست.

## پرسش‌ها، و آنچه خاموشی می‌آورد

architects-ask-characters = در نقشِ چه کسی بازی می‌کنید؟
architects-ask-draft = کدام نقشه را نگه می‌دارید؟
architects-ask-start = نخستین کارآموزتان کیست؟
architects-ask-turn = نوبت شماست. کارگرتان کجا می‌رود؟
architects-ask-keep = کدام‌یک از این نقشه‌ها را نگه می‌دارید؟
architects-ask-effect = با سازه‌ی تازه چه می‌کنید؟
architects-ask-extra = کارگر دیگری به اتاق صنف می‌فرستید؟
architects-ask-trim = نقشه زیاد دارید. کدام می‌رود؟
architects-otherwise-first-character = نخستین شخصیت آزاد
architects-otherwise-first-card = نخستین نقشه
architects-otherwise-first-apprentice = نخستین کارآموز
architects-otherwise-forest = کارگری به جنگل، یا پس‌خواندن یکی
architects-otherwise-first-looked = نخستین آن‌ها
architects-otherwise-leave = هیچ، یا اگر باید انتخاب کرد نخستین گزینه
architects-otherwise-destroy = بدهی از میان می‌رود
architects-otherwise-no-more = بدون کارگر دیگر
architects-otherwise-oldest = کهنه‌ترین نقشه

## کارها

architects-action-choose-character = { architects-slot-character }
    .description = هر کدام سرمایه و توانایی خود را دارد.
architects-action-draft = { architects-slot-plan }
    .description = به دستتان می‌آید و باقی بسته به چپ می‌رود.
architects-action-work = { architects-slot-location }
    .description = آنچه آنجا می‌دهند می‌گیرید.
architects-action-mines = معادن: { architects-slot-take }
    .description = خاک‌رس، یا طلا برای هر دو کارگر.
architects-action-storehouse = انبار پادشاه
    .description = برای هر کارگرتان در آنجا یک معامله.
architects-action-hire = کارگاه: استخدامِ { architects-slot-card }
    .option = کارگاه: استخدام کارآموز
    .description = دو نقره، و دو نقره مالیات.
architects-action-plans = کارگاه: برداشتن نقشه
    .description = یکی، و برای هر دو کارگر یکی دیگر.
architects-action-recruit = بازار سیاه: استخدامِ { architects-slot-card }
    .option = بازار سیاه: استخدام کارآموز
    .description = دو نقره و یک پرهیزگاری؛ هر کارآموزی.
architects-action-browse = بازار سیاه: انتخاب نقشه
    .description = دو نقره و یک پرهیزگاری؛ یک نقشه از پنج.
architects-action-town-centre = مرکز شهر
    .description = کارگران را دستگیر کنید؛ یک گروه برای هر کارگرتان در آنجا.
architects-action-guardhouse = برج نگهبانی
    .description = زندان و بازخرید و بدهی؛ یک کار برای هر کارگرتان در آنجا.
architects-action-build = ساختنِ { architects-slot-card }
    .option = اتاق صنف: ساختن
    .description = کالا و مهارت می‌خواهد. کارگر در اتاق صنف می‌ماند.
architects-action-advance = اتاق صنف: کلیسای جامع
    .description = کالا و یک نقشه و پرهیزگاریِ پنج می‌خواهد و پاداش می‌آورد.
architects-action-recall = پس‌خواندن کارگر: { architects-slot-origin }
    .description = همین، تمام نوبت است.
architects-action-dismiss = کنار گذاشتنِ { architects-slot-card }
    .description = کارآموز زیر دسته می‌رود.
architects-action-take-on = { architects-slot-card }، رایگان
    .option = استخدام رایگان
    .description = هر کارآموزی که روی میز است.
architects-action-keep = { architects-slot-plan }
    .description = باقی زیر دسته می‌رود.
architects-action-choose-good = { architects-slot-good }
    .description = آنچه سازه می‌دهد.
architects-action-seize = دستگیری کارگران
    .description = رایگان، به لطف سازه.
architects-action-reclaim = بازگرداندن کارگران اسیر خود
    .description = از نزدِ همه، رایگان.
architects-action-sell = دادنِ { architects-slot-card }
    .description = در برابر آنچه سازه می‌دهد.
architects-action-accept = پذیرفتن
    .description = آنچه سازه پیشنهاد می‌کند.
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
    .question = کارگران چه کسی را از کجا دستگیر می‌کنید؟
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
architects-result-tie-break = امتیازها برابر بود؛ پرهیزگاری و بعد نقره داوری کرد.
architects-result-shared = پیروزی از آنِ چند نفر است.

## گزینه‌ها

architects-option-boards = صفحه‌ی بازیکنان
    .description = صفحه‌ی ساده، یا شخصیت‌ها با قرعه یا با انتخاب.
architects-option-promo-cards = کارت‌های ویژه
    .description = سه کارآموز و سه سازه‌ی دیگر.
architects-option-extra-characters = شخصیت‌های دیگر
    .description = پنج شخصیت دیگر.
architects-option-starting-apprentice = کارآموز نخست
    .description = آیا پیش از نوبت نخست هر کس رایگان کارآموزی می‌گیرد؟
architects-option-guildhall-refresh = رفتن کارآموزان
    .description = آیا اتاق صنف ردیف به ردیف نخستین کارآموزان را می‌فرستد؟
architects-option-conspirator = تخفیف خیانتکار
    .description = آیا یک بار در هر رفتن به مرکز شهر حساب می‌شود یا برای هر دستگیری؟
architects-option-turn-limit = سقف نوبت‌ها
    .description = تعداد نوبت‌های هر بازیکن؛ پس از آن امتیازها شمرده می‌شود.

## مقدارها

architects-choice-plain = ساده
architects-choice-random = با قرعه
architects-choice-chosen = با انتخاب
architects-choice-on = بله
architects-choice-off = خیر
architects-choice-visit = در هر رفتن یک بار
architects-choice-capture = برای هر دستگیری
architects-choice-fifteen = پانزده
architects-choice-thirty = سی
architects-choice-sixty = شصت
architects-choice-clay = خاک‌رس
architects-choice-wood = چوب
architects-choice-stone = سنگ
architects-choice-gold = طلا
architects-choice-marble = مرمر
architects-choice-silver = نقره
architects-choice-forest = جنگل
architects-choice-quarry = معدن سنگ
architects-choice-mines = معادن
architects-choice-silversmith = نقره‌سازی
architects-choice-storehouse = انبار پادشاه
architects-choice-workshop = کارگاه
architects-choice-town-centre = مرکز شهر
architects-choice-tax-stand = خزانه‌ی مالیات
architects-choice-guardhouse = برج نگهبانی
architects-choice-black-market-small = بازار سیاه، بساط کوچک
architects-choice-black-market-middle = بازار سیاه، بساط میانی
architects-choice-black-market-large = بازار سیاه، بساط بزرگ
architects-choice-guildhall = اتاق صنف
architects-choice-prison = زندان
architects-choice-captured = نزدِ دیگران
architects-choice-imprison = فرستادن اسیران به زندان
architects-choice-release = آزادکردن کارگران خود از زندان
architects-choice-ransom-silver = بازخرید با نقره
architects-choice-ransom-debt = بازخرید با یک بدهی و یک پرهیزگاری
architects-choice-pay-debt = پرداخت یک بدهی
architects-choice-virtue-clay-clay = دو خاک‌رس در برابر یک پرهیزگاری
architects-choice-virtue-clay-wood = یک خاک‌رس، یک چوب در برابر یک پرهیزگاری
architects-choice-virtue-clay-stone = یک خاک‌رس، یک سنگ در برابر یک پرهیزگاری
architects-choice-virtue-wood-wood = دو چوب در برابر یک پرهیزگاری
architects-choice-virtue-wood-stone = یک چوب، یک سنگ در برابر یک پرهیزگاری
architects-choice-virtue-stone-stone = دو سنگ در برابر یک پرهیزگاری
architects-choice-marble-wood-wood-wood = سه چوب در برابر یک مرمر
architects-choice-marble-wood-wood-stone = دو چوب، یک سنگ در برابر یک مرمر
architects-choice-marble-wood-stone-stone = یک چوب، دو سنگ در برابر یک مرمر
architects-choice-marble-stone-stone-stone = سه سنگ در برابر یک مرمر
architects-choice-reward-virtue1-silver3 = یک پرهیزگاری، سه نقره
architects-choice-reward-virtue1-wood2 = یک پرهیزگاری، دو چوب
architects-choice-reward-virtue1-stone2 = یک پرهیزگاری، دو سنگ
architects-choice-reward-virtue1-building1 = یک پرهیزگاری، یک نقشه
architects-choice-reward-virtue2 = دو پرهیزگاری
architects-choice-reward-virtue1-gold1 = یک پرهیزگاری، یک طلا
architects-choice-market-01 = یک مرمر؛ یا دو مرمر، دو چوب
architects-choice-market-02 = دو طلا؛ یا یک مرمر، یک طلا، یک سنگ، یک چوب
architects-choice-market-03 = یک مرمر، یک سنگ؛ یا دو مرمر، دو سنگ
architects-choice-market-04 = یک طلا، یک چوب؛ یا یک طلا، یک سنگ، دو چوب
architects-choice-market-05 = یک مرمر، یک چوب؛ یا یک مرمر، یک چوب، دو سنگ
architects-choice-market-06 = یک مرمر؛ یا دو مرمر، دو سنگ
architects-choice-market-07 = دو طلا؛ یا یک مرمر، یک چوب، دو سنگ
architects-choice-market-08 = یک مرمر، یک سنگ؛ یا یک طلا، یک سنگ، دو چوب
architects-choice-market-09 = یک طلا، یک چوب؛ یا یک مرمر، یک طلا، یک سنگ، یک چوب
architects-choice-market-10 = یک مرمر، یک چوب؛ یا دو مرمر، دو چوب
architects-choice-ada = آدا
    .description = در هر پرداخت یک مالیات کمتر می‌دهد.
architects-choice-caroline = کارولین
    .description = پس از هر کار در بازار سیاه یک نقشه برمی‌دارد.
architects-choice-frederick = فردریک
    .description = برای کلیسای جامع نقشه‌ای کنار نمی‌گذارد.
architects-choice-rudolf = رودولف
    .description = یک نقره کمتر برای استخدام می‌دهد و شش کارآموز می‌تواند داشته باشد.
architects-choice-therese = ترز
    .description = طلا و مرمر برایش یکی است.
architects-choice-lothaire = لوتار
    .description = برای سازه‌ها و کلیسای جامع یک چوب یا سنگ کمتر می‌دهد.
architects-choice-hugo = هوگو
    .description = اگر داشته باشد، به جای هر بدهی دو نقره می‌دهد.
architects-choice-clovis = کلوویس
    .description = با هر سازه یک نقشه برمی‌دارد.
architects-choice-fara = فارا
    .description = در هر بازچینی یک کارگر خود را از زندان آزاد می‌کند.
architects-choice-bertha = برتا
    .description = برای فرستادن اسیران به زندان دو نقره بیشتر می‌گیرد.
architects-name-acolyte-1 = دستیار کشیش
architects-choice-acolyte-1 = { architects-name-acolyte-1 } · نجاری · یک نقشه با هر پله‌ی کلیسای جامع؛ استخدامش یک پرهیزگاری می‌آورد
architects-name-acolyte-2 = دستیار کشیش
architects-choice-acolyte-2 = { architects-name-acolyte-2 } · سفالگری · دو خاک‌رس با هر پله‌ی کلیسای جامع؛ استخدامش یک پرهیزگاری می‌آورد
architects-name-acolyte-3 = دستیار کشیش
architects-choice-acolyte-3 = { architects-name-acolyte-3 } · بنایی · دو نقره با هر پله‌ی کلیسای جامع؛ استخدامش یک پرهیزگاری می‌آورد
architects-name-conspirator-1 = خیانتکار
architects-choice-conspirator-1 = { architects-name-conspirator-1 } · نجاری · یک نقره کمتر در مرکز شهر
architects-name-conspirator-2 = خیانتکار
architects-choice-conspirator-2 = { architects-name-conspirator-2 } · نجاری · یک نقره کمتر در مرکز شهر
architects-name-debt-collector-1 = شرخر
architects-choice-debt-collector-1 = { architects-name-debt-collector-1 } · سفالگری · دو خاک‌رس با پرداختِ هر بدهی
architects-name-debt-collector-2 = شرخر
architects-choice-debt-collector-2 = { architects-name-debt-collector-2 } · بنایی · دو سنگ با پرداختِ هر بدهی
architects-name-debt-collector-3 = شرخر
architects-choice-debt-collector-3 = { architects-name-debt-collector-3 } · نجاری · دو چوب با پرداختِ هر بدهی
architects-name-gatekeeper = نگهبان دروازه
architects-choice-gatekeeper = { architects-name-gatekeeper } · بنایی · دو کارگر در هر بازچینی آزاد می‌شود؛ استخدامش یک پرهیزگاری می‌برد
architects-name-illusionist = حیله‌گر
architects-choice-illusionist = { architects-name-illusionist } · نجاری · در بازار سیاه پرهیزگاری از دست نمی‌دهد؛ استخدامش یک پرهیزگاری می‌برد
architects-name-jeweller-1 = جواهرساز
architects-choice-jeweller-1 = { architects-name-jeweller-1 } · سفالگری · یک نقره در نقره‌سازی
architects-name-jeweller-2 = جواهرساز
architects-choice-jeweller-2 = { architects-name-jeweller-2 } · سفالگری · یک نقره در نقره‌سازی
architects-name-labourer = روزمزد
architects-choice-labourer = { architects-name-labourer } · نجاری، سفالگری، بنایی · بدون توانایی ویژه
architects-name-merchant-1 = بازرگان
architects-choice-merchant-1 = { architects-name-merchant-1 } · سفالگری · در انبار پادشاه یک نقره در برابر سه خاک‌رس
architects-name-merchant-2 = بازرگان
architects-choice-merchant-2 = { architects-name-merchant-2 } · بنایی · در انبار پادشاه دو نقره در برابر یک طلا
architects-name-merchant-3 = بازرگان
architects-choice-merchant-3 = { architects-name-merchant-3 } · سفالگری · در انبار پادشاه سه نقره در برابر یک مرمر
architects-name-merchant-4 = بازرگان
architects-choice-merchant-4 = { architects-name-merchant-4 } · بنایی · در انبار پادشاه یک نقره در برابر دو سنگ
architects-name-merchant-5 = بازرگان
architects-choice-merchant-5 = { architects-name-merchant-5 } · نجاری · در انبار پادشاه یک نقره در برابر دو چوب
architects-name-miner-1 = معدنچی
architects-choice-miner-1 = { architects-name-miner-1 } · سفالگری · یک خاک‌رس در معادن
architects-name-miner-2 = معدنچی
architects-choice-miner-2 = { architects-name-miner-2 } · سفالگری · یک خاک‌رس در معادن
architects-name-patron-1 = بانی خیر
architects-choice-patron-1 = { architects-name-patron-1 } · سفالگری · در انبار پادشاه یک خاک‌رس در برابر یک پرهیزگاری
architects-name-patron-2 = بانی خیر
architects-choice-patron-2 = { architects-name-patron-2 } · بنایی · در انبار پادشاه دو نقره در برابر یک پرهیزگاری
architects-name-patron-3 = بانی خیر
architects-choice-patron-3 = { architects-name-patron-3 } · بنایی · در انبار پادشاه یک سنگ در برابر یک پرهیزگاری
architects-name-patron-4 = بانی خیر
architects-choice-patron-4 = { architects-name-patron-4 } · نجاری · در انبار پادشاه یک چوب در برابر یک پرهیزگاری
architects-name-pickpocket = جیب‌بُر
architects-choice-pickpocket = { architects-name-pickpocket } · سفالگری · یک طلا در خزانه‌ی مالیات؛ استخدامش یک پرهیزگاری می‌برد
architects-name-squire-1 = نوچه
architects-choice-squire-1 = { architects-name-squire-1 } · سفالگری · یک طلا در هر بازچینی، اگر زندانی ندارید؛ استخدامش یک پرهیزگاری می‌آورد
architects-name-squire-2 = نوچه
architects-choice-squire-2 = { architects-name-squire-2 } · بنایی · یک مرمر در هر بازچینی، اگر زندانی ندارید؛ استخدامش یک پرهیزگاری می‌آورد
architects-name-squire-3 = نوچه
architects-choice-squire-3 = { architects-name-squire-3 } · نجاری · دو پرهیزگاری در هر بازچینی، اگر زندانی ندارید؛ استخدامش یک پرهیزگاری می‌آورد
architects-name-stonecutter-1 = سنگ‌تراش
architects-choice-stonecutter-1 = { architects-name-stonecutter-1 } · بنایی · یک سنگ در معدن سنگ
architects-name-stonecutter-2 = سنگ‌تراش
architects-choice-stonecutter-2 = { architects-name-stonecutter-2 } · بنایی · یک سنگ در معدن سنگ
architects-name-swindler-1 = گوش‌بُر
architects-choice-swindler-1 = { architects-name-swindler-1 } · سفالگری · دو خاک‌رس در بازار سیاه؛ استخدامش یک پرهیزگاری می‌برد
architects-name-swindler-2 = گوش‌بُر
architects-choice-swindler-2 = { architects-name-swindler-2 } · بنایی · یک سنگ در بازار سیاه؛ استخدامش یک پرهیزگاری می‌برد
architects-name-swindler-3 = گوش‌بُر
architects-choice-swindler-3 = { architects-name-swindler-3 } · نجاری · یک چوب در بازار سیاه؛ استخدامش یک پرهیزگاری می‌برد
architects-name-thief = دزد
architects-choice-thief = { architects-name-thief } · نجاری · در خزانه‌ی مالیات یک پرهیزگاری کمتر از دست می‌دهد
architects-name-trader-1 = تاجر مرمر
architects-choice-trader-1 = { architects-name-trader-1 } · سفالگری · در انبار پادشاه سه خاک‌رس در برابر یک مرمر
architects-name-trader-2 = تاجر مرمر
architects-choice-trader-2 = { architects-name-trader-2 } · بنایی · در انبار پادشاه دو سنگ در برابر یک مرمر
architects-name-trader-3 = تاجر مرمر
architects-choice-trader-3 = { architects-name-trader-3 } · نجاری · در انبار پادشاه دو چوب در برابر یک مرمر
architects-name-trickster = شیاد
architects-choice-trickster = { architects-name-trickster } · بنایی · یک نقره کمتر در بازار سیاه؛ استخدامش یک پرهیزگاری می‌برد
architects-name-woodcutter-1 = چوب‌بُر
architects-choice-woodcutter-1 = { architects-name-woodcutter-1 } · نجاری · یک چوب در جنگل
architects-name-woodcutter-2 = چوب‌بُر
architects-choice-woodcutter-2 = { architects-name-woodcutter-2 } · نجاری · یک چوب در جنگل
architects-name-enforcer = گردن‌کلفت
architects-choice-enforcer = { architects-name-enforcer } · سفالگری · یک طلا برای فرستادن اسیران به زندان
architects-name-overseer = سرکارگر
architects-choice-overseer = { architects-name-overseer } · بنایی · یک معامله‌ی بیشتر در انبار پادشاه
architects-name-peddler = دست‌فروش
architects-choice-peddler = { architects-name-peddler } · نجاری · دو نقره در هر بازچینی؛ استخدامش یک پرهیزگاری می‌برد
architects-name-aqueduct = پل آب
architects-choice-aqueduct = { architects-name-aqueduct } · سه امتیاز · دو خاک‌رس، سه چوب، یک طلا
    .description = در پایان برای هر سازه‌ی خود، یک امتیاز.
architects-name-armoury = زرادخانه
architects-choice-armoury = { architects-name-armoury } · نه امتیاز · سه چوب، پنج سنگ، یک طلا · نجاری، بنایی
    .description = می‌توانید گروهی را رایگان دستگیر کنید.
architects-name-barracks = سربازخانه
architects-choice-barracks = { architects-name-barracks } · ده امتیاز · دو خاک‌رس، شش چوب، دو طلا · نجاری، سفالگری، بنایی
    .description = می‌توانید گروهی را دستگیر کنید یا کارگران اسیرتان را برگردانید.
architects-name-betting-house = شرط‌خانه
architects-choice-betting-house = { architects-name-betting-house } · هفت امتیاز · یک خاک‌رس، دو سنگ، یک طلا
    .description = یک بدهی بگیرید. بی‌درنگ یک پرهیزگاری از دست می‌دهید.
architects-name-carpenters-hut = کلبه‌ی نجار
architects-choice-carpenters-hut = { architects-name-carpenters-hut } · پنج امتیاز · سه خاک‌رس، یک چوب، یک سنگ
    .description = در پایان برای هر کارآموز نجار، یک امتیاز.
architects-name-castle = ارگ شاهی
architects-choice-castle = { architects-name-castle } · ده امتیاز · دو خاک‌رس، چهار چوب، یک طلا، دو مرمر · نجاری، سفالگری، بنایی
    .description = در پایان برای هر دو طلا، یک پرهیزگاری.
architects-name-chapel = نمازخانه
architects-choice-chapel = { architects-name-chapel } · شش امتیاز · دو خاک‌رس، یک چوب، چهار سنگ · نجاری
    .description = در پایان دو پرهیزگاری برای بیشترین پله‌ی کلیسای جامع. بی‌درنگ یک پرهیزگاری می‌گیرید.
architects-name-church = پرستشگاه محله
architects-choice-church = { architects-name-church } · پنج امتیاز · سه خاک‌رس، سه سنگ
    .description = می‌توانید یک بدهی نپرداخته را از میان ببرید. بی‌درنگ یک پرهیزگاری می‌گیرید.
architects-name-clay-market = بازار خاک‌رس
architects-choice-clay-market = { architects-name-clay-market } · شش امتیاز · سه خاک‌رس، دو سنگ، یک طلا · سفالگری
    .description = در پایان دو امتیاز برای بیشترین خاک‌رس.
architects-name-clay-pit = گود خاک
architects-choice-clay-pit = { architects-name-clay-pit } · سه امتیاز · چهار خاک‌رس، یک چوب
    .description = یک طلا یا یک مرمر بگیرید.
architects-name-drafting-room = تالار نقشه‌کشان
architects-choice-drafting-room = { architects-name-drafting-room } · هشت امتیاز · چهار سنگ، سه طلا · نجاری، سفالگری
    .description = دو نقشه بگیرید.
architects-name-dungeon = سیاه‌چال
architects-choice-dungeon = { architects-name-dungeon } · چهارده امتیاز · چهار سنگ، دو طلا، دو مرمر · نجاری، سفالگری، بنایی
    .description = در پایان دو پرهیزگاری می‌برد. بی‌درنگ یک پرهیزگاری از دست می‌دهید.
architects-name-factory = کارگاه مرمر
architects-choice-factory = { architects-name-factory } · هفت امتیاز · دو چوب، دو سنگ، سه طلا · بنایی
    .description = دو مرمر بگیرید.
architects-name-fortress = دژ
architects-choice-fortress = { architects-name-fortress } · دوازده امتیاز · سه خاک‌رس، چهار سنگ، یک طلا، دو مرمر · نجاری، سفالگری، بنایی
    .description = می‌توانید دو گروه را رایگان دستگیر کنید. بی‌درنگ دو پرهیزگاری از دست می‌دهید.
architects-name-fountain = حوض‌خانه
architects-choice-fountain = { architects-name-fountain } · چهار امتیاز · سه سنگ، یک مرمر
    .description = در پایان برای هر بدهی نپرداخته یک امتیاز. بی‌درنگ یک پرهیزگاری می‌گیرید.
architects-name-gamblers-den = سرداب قماربازان
architects-choice-gamblers-den = { architects-name-gamblers-den } · ده امتیاز · یک سنگ، یک طلا، سه مرمر · نجاری، سفالگری
    .description = در پایان هر بدهی نپرداخته یک امتیاز بیشتر می‌برد. بی‌درنگ دو پرهیزگاری از دست می‌دهید.
architects-name-hideout = نهانگاه
architects-choice-hideout = { architects-name-hideout } · هشت امتیاز · یک خاک‌رس، سه چوب، دو سنگ · نجاری، بنایی
    .description = همه‌ی کارگرانتان از زندان آزاد می‌شوند. بی‌درنگ دو پرهیزگاری از دست می‌دهید.
architects-name-keep = برج بزرگ
architects-choice-keep = { architects-name-keep } · دوازده امتیاز · پنج چوب، دو سنگ، دو طلا · نجاری، سفالگری، بنایی
    .description = در پایان برای هر سه اسیر، یک امتیاز. بی‌درنگ دو پرهیزگاری از دست می‌دهید.
architects-name-library = کتاب‌سرا
architects-choice-library = { architects-name-library } · هشت امتیاز · چهار چوب، دو سنگ، یک مرمر · نجاری، سفالگری
    .description = می‌توانید نقشه‌ای بدهید و دو طلا بگیرید.
architects-name-lighthouse = فانوس دریا
architects-choice-lighthouse = { architects-name-lighthouse } · شش امتیاز · سه چوب، یک سنگ، دو مرمر · سفالگری
    .description = در پایان برای هر چهار پرهیزگاری، یک امتیاز.
architects-name-lumber-camp = الوارخانه
architects-choice-lumber-camp = { architects-name-lumber-camp } · سه امتیاز · چهار خاک‌رس، دو سنگ
    .description = چهار چوب بگیرید.
architects-name-masons-hut = کلبه‌ی بنا
architects-choice-masons-hut = { architects-name-masons-hut } · پنج امتیاز · دو چوب، چهار سنگ
    .description = در پایان برای هر کارآموز بنا، یک امتیاز.
architects-name-moneylender = صرافی
architects-choice-moneylender = { architects-name-moneylender } · پنج امتیاز · چهار خاک‌رس، دو چوب، یک طلا · بنایی
    .description = در پایان برای هر بدهی پرداخته، یک امتیاز. بی‌درنگ یک پرهیزگاری از دست می‌دهید.
architects-name-monument = یادمان
architects-choice-monument = { architects-name-monument } · نه امتیاز · دو چوب، سه سنگ، دو مرمر · سفالگری، بنایی
    .description = هر کس یک پرهیزگاری می‌گیرد. بی‌درنگ یک پرهیزگاری می‌گیرید.
architects-name-observatory = رصدخانه
architects-choice-observatory = { architects-name-observatory } · هفت امتیاز · یک خاک‌رس، سه چوب، یک سنگ، یک طلا · نجاری
    .description = در پایان برای هر دو مرمر، یک پرهیزگاری.
architects-name-palace = کاخ زرین
architects-choice-palace = { architects-name-palace } · نه امتیاز · سه چوب، سه سنگ، دو مرمر · سفالگری، بنایی
    .description = برای هر چهار پرهیزگاری، یک طلا بگیرید.
architects-name-reservoir = آب‌انبار
architects-choice-reservoir = { architects-name-reservoir } · چهار امتیاز · شش خاک‌رس، یک چوب
    .description = در پایان برای هر دو بدهی پرداخته، یک پرهیزگاری.
architects-name-silver-market = بازار نقره
architects-choice-silver-market = { architects-name-silver-market } · شش امتیاز · دو چوب، یک طلا، یک مرمر · سفالگری
    .description = در پایان دو امتیاز برای بیشترین نقره.
architects-name-smithy = آهنگری
architects-choice-smithy = { architects-name-smithy } · سه امتیاز · چهار خاک‌رس، دو چوب
    .description = چهار سنگ بگیرید.
architects-name-steeple = مناره‌ی ناقوس
architects-choice-steeple = { architects-name-steeple } · چهار امتیاز · دو چوب، دو طلا
    .description = در پایان دو امتیاز برای بیشترین پله‌ی کلیسای جامع. بی‌درنگ یک پرهیزگاری می‌گیرید.
architects-name-stone-market = بازار سنگ
architects-choice-stone-market = { architects-name-stone-market } · هفت امتیاز · دو خاک‌رس، چهار سنگ، یک مرمر · بنایی
    .description = در پایان دو امتیاز برای بیشترین سنگ.
architects-name-tavern = مهمان‌خانه
architects-choice-tavern = { architects-name-tavern } · شش امتیاز · سه چوب، دو سنگ، یک طلا · نجاری
    .description = می‌توانید هر کارآموزی را رایگان استخدام کنید.
architects-name-thieves-den = لانه‌ی دزدان
architects-choice-thieves-den = { architects-name-thieves-den } · هشت امتیاز · یک خاک‌رس، دو چوب، سه سنگ · بنایی
    .description = چهار نقره بگیرید. بی‌درنگ دو پرهیزگاری از دست می‌دهید.
architects-name-tilers-hut = کلبه‌ی سفالگر
architects-choice-tilers-hut = { architects-name-tilers-hut } · پنج امتیاز · دو خاک‌رس، یک چوب، دو سنگ
    .description = در پایان برای هر کارآموز سفالگر، یک امتیاز.
architects-name-trading-post = دادوستدخانه
architects-choice-trading-post = { architects-name-trading-post } · هفت امتیاز · یک چوب، سه سنگ، دو طلا · بنایی
    .description = در پایان برای هر چهار خاک‌رس و چوب و سنگ، یک پرهیزگاری.
architects-name-treasury = گنج‌خانه
architects-choice-treasury = { architects-name-treasury } · شش امتیاز · یک چوب، سه سنگ، یک طلا · سفالگری
    .description = یک طلا یا سه نقره بگیرید.
architects-name-university = دانش‌سرا
architects-choice-university = { architects-name-university } · یازده امتیاز · چهار خاک‌رس، دو چوب، سه سنگ، دو مرمر · نجاری، سفالگری، بنایی
    .description = در پایان دو امتیاز اگر بدهی نپرداخته نباشد. بی‌درنگ یک پرهیزگاری می‌گیرید.
architects-name-watchtower = برج دیده‌بانی
architects-choice-watchtower = { architects-name-watchtower } · یازده امتیاز · سه خاک‌رس، چهار چوب، یک طلا، یک مرمر · نجاری، سفالگری، بنایی
    .description = هر که سه کارگر یا بیشتر در زندان دارد یک پرهیزگاری از دست می‌دهد. بی‌درنگ یک پرهیزگاری از دست می‌دهید.
architects-name-well = چاه شهر
architects-choice-well = { architects-name-well } · سه امتیاز · دو چوب، دو سنگ
    .description = چهار خاک‌رس بگیرید.
architects-name-wood-market = بازار چوب
architects-choice-wood-market = { architects-name-wood-market } · هفت امتیاز · دو خاک‌رس، چهار چوب، یک طلا · نجاری
    .description = در پایان دو امتیاز برای بیشترین چوب.
architects-name-crane = جرثقیل
architects-choice-crane = { architects-name-crane } · سه امتیاز · سه چوب، یک سنگ
    .description = می‌توانید بی‌درنگ کارگر دیگری به اتاق صنف بفرستید.
architects-name-graveyard = گورستان
architects-choice-graveyard = { architects-name-graveyard } · دوازده امتیاز · چهار خاک‌رس، یک چوب، دو سنگ، دو مرمر · نجاری، سفالگری، بنایی
    .description = باید یکی از کارآموزانتان را کنار بگذارید. بی‌درنگ یک پرهیزگاری از دست می‌دهید.
architects-name-museum = یادگارخانه
architects-choice-museum = { architects-name-museum } · چهار امتیاز · یک خاک‌رس، پنج چوب، یک سنگ
    .description = در پایان برای هر دو سازه‌ی خود، یک پرهیزگاری.
