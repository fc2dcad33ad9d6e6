# khandan simulate and khandan respond: what is counted of many games.

simulate-no-game = بازیِ { $game } نیست. این‌ها هست: { $games }
simulate-no-steward = این بازی پیشکارِ { $kind } ندارد. این‌ها را دارد: { $kinds }
simulate-seats-wrong = با این گزینه‌ها { $game } با { $least } تا { $most } صندلی بازی می‌شود، نه با { $seats }.
simulate-option-form = هر گزینه را به شکلِ «نام=مقدار» بنویسید، نه { $word }.
simulate-option-unknown = { $game } گزینه‌ی { $option } ندارد. این‌ها را دارد: { $options }
simulate-option-twice = گزینه‌ی { $option } دو بار آمده است.
simulate-option-value = مقدارِ { $option } نمی‌تواند { $value } باشد. مقدارهای درست: { $legal }
simulate-number-any = هر عددِ درست
simulate-number-from = { $least } یا بیشتر
simulate-number-between = از { $least } تا { $most }
simulate-options = گزینه‌ها: { $options }
simulate-title = { $game }: { NUMBER($games) } بازی، { $seats } صندلی، بذرِ { $seed }
simulate-ends = پایان‌ها: { $counts }
simulate-length = ثبت‌های هر بازی: از { $least } تا { $most }، به‌طور میانگین { $mean }
simulate-generations = دورها: { $counts }
simulate-falls = شاهان: { $counts }
simulate-seats = مقامِ اول به صندلی: { $counts }
simulate-roles = { $name }: به‌طور میانگین { $mean } امتیاز، از { $least } تا { $most }، { NUMBER($count) } بار
simulate-stewards = پیشکارِ { $name }: به‌طور میانگین { $mean } امتیاز، از { $least } تا { $most }، { NUMBER($count) } بار
simulate-share = { $what }: { $share }
simulate-within = { $what }: { $share } ({ $wanted })
simulate-outside = بیرون از محدوده: { $what }: { $share } ({ $wanted })
simulate-wanted-between = باید از { $least } تا { $most } باشد
simulate-wanted-least = باید { $least } یا بیشتر باشد
simulate-wanted-most = باید حداکثر { $most } باشد
simulate-deals = پیمان در هر دور
simulate-answers = دوراهی‌هایی که پاسخِ کم‌هوادارشان ۲۵٪ یا بیشتر می‌بَرَد
simulate-campaign = کارزارهایی که به { $name } می‌رسند
simulate-fall = پایانِ شاهان، { $name }
simulate-role-win = بُردهای { $name }
simulate-card-win = بُردهای سازنده‌ی { $name }
simulate-steward-win = بُردهای پیشکارِ { $name }
simulate-generation-win = دورهایی که صندلیِ { $name } می‌بَرَد
simulate-seat-win = بازی‌هایی که صندلیِ { $name } می‌بَرَد
simulate-legacy-win = بُردِ کارزار در برابرِ سهمِ برابر، { $name }
simulate-cathedral = کلیسای جامع تا پله‌ی { $level }
simulate-kind = { $kind ->
        [random] بخت‌آزما
        [company] هم‌نشین
        [prudent] دوراندیش
        [cunning] رند
        [calculating] حسابگر
        [liar] دروغ‌گو
        [response] بهترین پاسخ
       *[other] { $kind }
    }
simulate-why = { $why ->
        [last_standing] آخرین بازمانده
        [deserted] بقیه رفتند
        [turn_cap] نوبت‌ها تمام شد
        [treasure] گنج
        [governor] حاکم جزیره
        [dutch_governor] حاکم جزیره، به نفعِ هلندی
        [draw] مساوی
        [lot] با قرعه
        [dutch_tie] مساوی، به نفعِ هلندی
        [honor] افتخار
        [points] امتیاز
        [tie_break] شکستن تساوی
        [shared] بُردِ مشترک
        [unity] اتحاد
        [division] تفرقه
        [level] برابری
        [unfinished] ناتمام
       *[other] { $why }
    }
respond-round = بهترینِ این نوبت، { $share } از { NUMBER($count) } دور: { $manner }
respond-best = داوری: { $share } از { NUMBER($count) } دور، { $beyond } امتیاز بیش از سهمِ برابر: { $manner }
simulate-no-charts = نمودارها یک بسته‌ی دیگر می‌خواهد: `make setup EXTRAS=charts`، یا «khandan[charts]» را نصب کنید.
simulate-cluster-missing = خوشه یک بسته‌ی دیگر می‌خواهد: `make setup EXTRAS=cluster`، یا «khandan[cluster]» را نصب کنید.
simulate-cluster-option = { $option } با { $cluster } جور نمی‌شود: یکی‌شان را بردارید.
simulate-cluster-unreached = در { $address } هیچ زمان‌بندی جواب نمی‌دهد. با «{ $command }» یکی راه بیندازید و نشانی‌ای را که می‌گوید بنویسید.
simulate-cluster-empty = خوشه‌ی { $address } کارگری ندارد. با «{ $command }» چندتا راه بیندازید.
simulate-cluster-without = کارگرِ { $worker } خاندان ندارد یا نسخه‌اش خیلی کهنه است. آن را جایی راه بیندازید که خاندانِ { $ours } نصب است.
simulate-cluster-version = کارگرِ { $worker } خاندانِ { $theirs } دارد و این دستگاه { $ours }. روی هر دو یکی را نصب کنید.
simulate-cluster-cards = کارگرِ { $worker } کارت‌های این‌جا را ندارد. پوشه‌ی { $folder } را همان‌جا روی آن دستگاه هم بگذارید.
simulate-cluster-lost = خوشه‌ی { $address } زمان‌بند یا کارگرهایش را از دست داده و چیزی شمرده نشد. گزارشش را ببینید و دوباره امتحان کنید.
chart-role-win = هر نقشِ پنهان چند بار دور را می‌بَرَد
chart-generation-win = هر صندلی چند بار دور را می‌بَرَد
chart-seat-win = هر صندلی چند بار کارزار را می‌بَرَد
chart-falls = شاهان چگونه می‌روند
chart-legacy-win = هر میراث در برابرِ سهمِ منصفانه‌اش
chart-voting = شورا چگونه رأی می‌دهد
chart-margin = رأی‌ها با چه فاصله‌ای از قدرت تعیین می‌شوند
voting-turnout = رأی‌های آری یا خیر
voting-silent = فازهای بی‌رأی
voting-sides = فازهایی که هر دو سو رأی دارند
voting-first = فازهای نخست با سه رأی یا بیشتر
voting-close = با ۲ قدرت یا کمتر تعیین شده
