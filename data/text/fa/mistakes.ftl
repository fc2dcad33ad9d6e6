# کجای کارت‌ها درست نیست: برای هر ایرادِ خواننده جمله‌ای، پشتِ پرونده و سطر و ستون و فیلدش.

content-broken = { $why ->
        [unbalanced] با کارت‌ها می‌شود بازی کرد، ولی عددهایشان بیرون از اندازه است
        [unserved] کارت‌ها خوانده شد، ولی با آن‌ها هیچ میزی آغاز نمی‌شود
       *[unread] کارت‌ها خوانده نشد
    }: { $count } اشتباه.

## پرونده

content-mistake-not-yaml = از «{ $given }» به بعد YAML نیست: فاصله‌ی پیش از سطر، گیومه‌ها و کروشه‌ها را ببینید. متنی که دونقطه در آن است یا با آکولاد آغاز می‌شود میان دو `"` می‌آید.
content-mistake-yaml-unended = آنچه اینجا با «{ $given }» آغاز می‌شود پایان ندارد: گیومه، آکولاد یا کروشه‌ای کم است.
content-mistake-tab-refused = پیش از این سطر تب آمده است: YAML تنها فاصله می‌پذیرد.
content-mistake-character-refused = نویسه‌ی { $given } در YAML جایی ندارد: پاکش کنید.
content-mistake-alias-refused = اینجا به جای دیگری ارجاع داده شده است («{ $given }») و خوانده نمی‌شود: خودش را بنویسید.
content-mistake-too-deep = کروشه در کروشه چنان تودرتوست که خوانده نمی‌شود: بی آن‌ها بنویسید.
content-mistake-duplicate-key = «{ $given }» اینجا بارِ دوم است که می‌آید: یکی را نگه دارید.
content-mistake-not-utf8 = از اینجا به بعدِ پرونده به `UTF-8` نیست: با همین رمزگذاری ذخیره‌اش کنید.
content-mistake-file-missing = این پرونده نیست: هر بسته باید آن را داشته باشد.
content-mistake-one-document-needed = این پرونده باید یک سند داشته باشد و { $number } تا دارد.

## فیلد

content-mistake-field-missing = فیلدِ «{ $given }» جا افتاده است.
content-mistake-language-missing = متن به یکی از زبان‌ها نیست؛ به همه‌ی این‌ها باید باشد: { $known }.
content-mistake-unknown-field = اینجا فیلدی به نامِ «{ $given }» نداریم؛ این‌ها هست: { $known }.
content-mistake-unknown-condition = شرطی به نامِ «{ $given }» نداریم؛ این‌ها هست: { $known }.
content-mistake-fields-needed = اینجا باید فیلد بیاید، با مقدارش؛ این‌ها هست: { $known }.
content-mistake-pairs-needed = اینجا باید جفت بیاید: واژه، دونقطه، مقدارش.
content-mistake-list-needed = اینجا باید فهرست بیاید: هر مورد در سطری که با خط تیره آغاز می‌شود، یا همه در کروشه.
content-mistake-text-missing = اینجا باید متنی بیاید.
content-mistake-not-a-text = YAML «{ $given }» را متن نمی‌گیرد: میان دو `"` بگذاریدش.
content-mistake-text-in-brackets = اینجا به جای متن، فیلد یا فهرست آمده است. متنی که با آکولاد یا کروشه آغاز می‌شود میان دو `"` می‌آید.
content-mistake-number-missing = اینجا باید عددی درست بیاید.
content-mistake-not-a-number = اینجا باید عددی درست با رقم‌های لاتین بیاید؛ «{ $given }» چنین نیست.
content-mistake-too-low = { $given } کم است: دست‌کم { $least }.
content-mistake-too-high = { $given } زیاد است: حداکثر { $most }.
content-mistake-text-too-long = متن { $number } نویسه دارد؛ حداکثر { $most } تا جا می‌شود.
content-mistake-too-few = اینجا دست‌کم { $least } تا لازم است، نه { $number } تا.
content-mistake-not-an-id = «{ $given }» شناسه نمی‌شود: شناسه از حرف‌های کوچک لاتین، رقم و زیرخط است و با حرف آغاز می‌شود.
content-mistake-not-a-source = «{ $given }» نامِ کارت، پاسخ یا پیامد نیست: آن‌ها را `shade_tax`، `shade_tax.yes` یا `shade_tax.yes.2` می‌نویسند.
content-mistake-wrong-shape = آنچه اینجا آمده به این فیلد نمی‌خورد: `docs/writing.md` نشانش می‌دهد.

## متن، یا واژه‌ای از فهرستی بسته

content-mistake-spaces-around = پیش یا پس از متن فاصله آمده است: پاکش کنید.
content-mistake-broken-placeable = آکولادِ «{ $given }» از آنِ نامی نیست؛ نام را با فاصله‌هایش چنین می‌نویسند: { "`{ $king }`" }.
content-mistake-unknown-placeable = چنین متنی کسی به نامِ «{ $given }» نمی‌شناسد؛ از این‌ها می‌شود نام برد: { $known }.
content-mistake-placeable-not-here = چنین متنی از کسی نام نمی‌برد: بی «{ $given }» بنویسیدش.
content-mistake-placeable-added = این متن به هیچ زبانِ دیگری از «{ $given }» نام نمی‌برد: بی آن بنویسیدش.
content-mistake-placeable-secret = «{ $given }» وقتی این متن خوانده می‌شود هنوز راز است: هیچ متنی از آن نام نمی‌برد.
content-mistake-name-unbound = شاید کارت بیاید و کسی به نامِ «{ $given }» نباشد: «{ $note }» بنویسید یا نامش را نبرید.
content-mistake-name-in-one-language = اینجا از «{ $given }» نام برده‌اید و به زبان دیگر نه: در هر دو از همان خاندان‌ها نام ببرید.
content-mistake-office-may-be-vacant = شاید «{ $given }» نداشته باشیم: زیرِ `when` بخواهید که کسی باشد، مثلِ «{ $note }»، یا نامش را نبرید.
content-mistake-nothing-signed = اینجا کسی چیزی امضا نمی‌کند و { "`{ $signer }`" } کسی نیست: برای پیامد `event` بنویسید یا نامش را نبرید.
content-mistake-unknown-text = در کارت‌ها متنی به نامِ «{ $given }» نیست: نام را درست کنید یا سطر را پاک کنید.
content-mistake-translation-missing = ترجمه‌ی این متن نیست: با همین نام بنویسیدش.
content-mistake-unknown-resource = منبعی به نامِ «{ $given }» نداریم؛ این‌ها هست: { $known }.
content-mistake-unknown-office = نقشی علنی به نامِ «{ $given }» نداریم؛ این‌ها هست: { $known }.
content-mistake-unknown-role = نقشی مخفی به نامِ «{ $given }» نداریم؛ این‌ها هست: { $known }.
content-mistake-unknown-end = رشته داستان به «{ $given }» نمی‌رسد؛ به یکی از این‌ها می‌رسد: { $known }.
content-mistake-unknown-holder = دارنده‌ی نقش را اینجا نمی‌شود «{ $given }» نوشت؛ این‌ها هست: { $known }.
content-mistake-unknown-ledger = دفترِ قول‌ها «{ $given }» نمی‌شناسد؛ این‌ها هست: { $known }.
content-mistake-unknown-temper = خُلقی به نامِ «{ $given }» نداریم؛ این‌ها هست: { $known }.

## ویژگی، هدف و نشان

content-mistake-unknown-mark = «{ $given }» نشانِ واقعه نیست: نشان علامتی است و منبعی، مثلِ `+army` یا `-welfare`. منابع: { $known }.
content-mistake-unknown-forecast = «{ $given }» را نمی‌شود پیش‌بینی کرد؛ پیش‌بینی `event` است یا `story` یا علامتی و منبعی، مثلِ `+army`. منابع: { $known }.
content-mistake-perk-unreadable = ویژگی را مثلِ «{ $note }» نمی‌نویسند: واژه‌ای است و پشتِ آن در پرانتز آنچه لازم دارد، مثلِ `coins_at_start(2)`.
content-mistake-unknown-perk = ویژگی‌ای به نامِ «{ $given }» نداریم؛ این‌ها هست: { $known }.
content-mistake-perk-takes-nothing = «{ $note }» پرانتز نمی‌خواهد: «{ $given }» را تنها بنویسید.
content-mistake-perk-takes-one-number = «{ $note }» در پرانتز یک عدد می‌گیرد یا هیچ، مثلِ `coins_at_start(2)`.
content-mistake-perk-office-missing = «{ $note }» در پرانتز یک نقش علنی می‌خواهد، مثلِ `office_first(vizier)`.
content-mistake-perk-what-missing = «{ $note }» در پرانتز می‌خواهد که برای چیست، و اگر خواستید عددی، مثلِ `prestige_on(death)` یا `crown_on(-army, 2)`.
content-mistake-perk-what-forbidden = در «{ $note }» این ویژگی برای «{ $given }» نمی‌شود: `ties` تنها با `score_bonus` می‌آید، و با آن نه رتبه می‌آید نه پایانِ رشته داستان.
content-mistake-unknown-trigger = ویژگی برای «{ $given }» نمی‌شود؛ برای این‌ها می‌شود: { $known }. پیش از منبع و `any` می‌شود علامت گذاشت، مثلِ `+army`.
content-mistake-goal-unreadable = هدف را مثلِ «{ $note }» نمی‌نویسند: واژه‌ای است و پشتِ آن در پرانتز عددش، مثلِ `deals(8)`.
content-mistake-unknown-goal = هدفی به نامِ «{ $given }» نداریم؛ این‌ها هست: { $known }.
content-mistake-goal-takes-one-number = «{ $note }» در پرانتز یک عدد می‌گیرد و دیگر هیچ، مثلِ `deals(8)`.
content-mistake-goal-thing-missing = «{ $note }» در پرانتز دو چیز می‌خواهد، اول آنچه هدف از آن می‌گوید، مثلِ `role_held(greedy, 2)` یا `office_resource(judge, 12..20)`.
content-mistake-goal-range = «{ $note }» در پرانتز دو کران از صفر تا { $most } می‌خواهد، اول آن که کمتر است، مثلِ `office_resource(judge, 12..20)`.
content-mistake-unknown-events = واقعه‌ی «{ $given }» نداریم؛ واقعه‌ی این‌ها هست: { $known }. علامتِ پیش از آن تنها همان‌ها را می‌شمارد که این علامت را دارند، مثلِ `+army`.
content-mistake-note-number = «{ $note }» در پرانتز عددی درست از ۱ تا ۹۹ می‌خواهد.

## آنچه با خودش نمی‌خواند

content-mistake-empty-range = عددی نیست که دست‌کم { $least } و حداکثر { $most } باشد: `min` نباید از `max` بیشتر باشد.
content-mistake-pull-without-condition = در `pull` کنارِ `weight` دست‌کم یک شرط لازم است؛ این‌ها هست: { $known }.
content-mistake-apart-needs-two = زیرِ `apart` دو نقشِ متفاوت می‌آید، از این‌ها: { $known }.
content-mistake-ledger-of-outcome = نتیجه نباید به دفترِ قول‌ها بسته باشد: شاید قولی وسطِ رأی‌گیری علامت بخورد. `ledger` را در `when` خودِ کارت بنویسید.
content-mistake-never-possible = این شرط هیچ‌وقت برقرار نمی‌شود، تنها یا کنارِ `when` خودِ کارت: یکی را عوض کنید.
content-mistake-story-next-or-end = از `next` و `end` باید یکی بیاید، نه هیچ و نه هر دو.
content-mistake-record-gives-nothing = سابقه‌ی «{ $given }» چیزی نمی‌دهد: `prestige` یا `crown` آن باید ۱ یا بیشتر باشد.
content-mistake-devotion-missing = جایی که `temper` همان `devout` است `devotion` هم باید بیاید، یکی از این‌ها: { $known }.
content-mistake-devotion-unfit = جایی که `temper` «{ $given }» است `devotion` نمی‌آید: برش دارید یا `devout` بنویسید.
content-mistake-no-sure-outcome = همه‌ی پیامدهای این پاسخ شرط دارند: یکی باید بی `when` باشد تا همیشه چیزی پیش بیاید.
content-mistake-likeliest-has-condition = پیامدی که `weight` آن از همه بیشتر است نباید `when` داشته باشد: پیش‌بینی از همین می‌گوید.
content-mistake-forecast-lies = محتمل‌ترین پیامد «{ $given }» نمی‌آورد: برش دارید یا آنچه را می‌آورد بنویسید.
content-mistake-empty-effect = اثرِ صفر چیزی را نمی‌جنباند: برش دارید.

## آنچه پرونده‌ها را به هم می‌بندد

content-mistake-id-used-twice = شناسه‌ی «{ $given }» در { $other } هم هست: شناسه‌ی دیگری بنویسید.
content-mistake-unknown-card = کارتِ «{ $given }» نداریم: `id` کارتی را بنویسید که هست.
content-mistake-card-without-event = «{ $given }» هیچ `event` نمی‌آورد و چیزی از آن به یاد نمی‌ماند: کارت، پاسخ یا پیامدی را بنویسید که می‌آورد.
content-mistake-unknown-line = رشته داستانِ «{ $given }» نداریم؛ این‌ها هست: { $known }.
content-mistake-card-of-no-such-line = کارتِ «{ $given }» از رشته داستانِ «{ $line }» نیست: کارتی از همان رشته بنویسید.
content-mistake-line-without-legacy = هیچ میراثی از رشته داستانِ «{ $given }» نیست: در `legacies.yaml` یکی بنویسید.
content-mistake-achievement-shared = «{ $other }» همین هدف را با همین ویژگی دارد و سر یک میز دو تا از آن نمی‌شود: یکی را عوض کنید.
content-mistake-line-opened-twice = رشته داستانِ «{ $given }» را کارتِ «{ $other }» هم باز می‌کند: یکی از دو `opens` را بردارید.
content-mistake-line-never-opens = هیچ کارتی رشته داستانِ «{ $given }» را باز نمی‌کند: در یکی جلوی `opens` بنویسیدش.
content-mistake-story-outside-line = این کارت از هیچ رشته داستانی نیست و `story` نمی‌گیرد: برش دارید، یا بگذارید کارتی از رشته با `next` به اینجا برسد.
content-mistake-card-in-two-lines = به کارتِ «{ $given }» از بیش از یک رشته داستان می‌رسند: { $known }. یکی را به جای دیگری ببرید.
content-mistake-story-card-waits = کارتِ رشته داستان `when` ندارد: رشته که به آن برسد می‌آید.
content-mistake-story-card-pulled = کارتِ رشته داستان `pull` ندارد: رشته که به آن برسد می‌آید.
content-mistake-outcome-without-story = با این پیامد رشته داستان سرِ جایش می‌ماند: خودش یا پاسخش `story` می‌خواهد، با `next` یا `end`.
content-mistake-end-unreachable = هیچ کارتی از این رشته داستان «{ $given }» را در `end` ندارد: دست‌کم یکی باید داشته باشد.
content-mistake-story-never-ends = این به کارتِ «{ $given }» برمی‌گردد و رشته داستان هرگز تمام نمی‌شود: کارت دیگری بنویسید، یا `end`.
content-mistake-unknown-king = شاهی به نامِ «{ $given }» نداریم؛ این‌ها هست: { $known }.
content-mistake-memory-never-comes = آنچه «{ $given }» به یاد می‌آورد فقط پس از خودش پیش می‌آید، پس هیچ‌وقت نمی‌آید: واقعه‌ی کارتِ دیگری را بنویسید.
content-mistake-next-outside-crisis = `next` فقط در بحران به کارتِ بعدی می‌رسد: به این کارت و «{ $given }» یک `crisis` بدهید یا `next` را بردارید.
content-mistake-next-of-other-crisis = «{ $given }» از بحرانِ «{ $other }» نیست: کارتی از همان بحران بنویسید.
content-mistake-crisis-in-story = کارتِ رشته داستان از بحرانِ «{ $given }» نمی‌تواند باشد: یکی از دو را بردارید.
content-mistake-crisis-card-waits = این کارت وقتی می‌آید که کارتِ پیش از آن در بحران به آن برسد، پس `{ $given }` ندارد.
content-mistake-crisis-begins-twice = هیچ `next` به «{ $given }» نمی‌رسد و این بحران با «{ $other }» آغاز می‌شود: راهی به آن بدهید یا `crisis` دیگری.
content-mistake-crisis-without-next = پس از نخستین کارتِ بحرانِ «{ $given }» چیزی نمی‌آید: یکی از پیامدهایش `next` می‌خواهد.
content-mistake-crisis-never-ends = این به «{ $given }» برمی‌گردد و بحران هرگز تمام نمی‌شود: کارت دیگری بنویسید یا `next` را بردارید.
content-mistake-crisis-too-long = این فازِ { $number } بحران است و تا { $most } فاز جا دارد: زودتر تمامش کنید.
content-mistake-opener-unknown = گشاینده‌ی بحران را فقط کارت‌های بعدی‌اش می‌شناسند: بگذارید کارتی پیش‌تر با `next` به «{ $given }» برسد، یا نامش را نبرید.

## آنچه برای میز کم است

content-mistake-too-few-legacies = رشته داستانِ «{ $given }» { $number ->
        [1] یک میراث
       *[other] { $number } میراث
    } دارد؛ برای میزِ پنج‌نفره { $least } تا لازم است.
content-mistake-goal-shared = «{ $one }» و «{ $two }» یک هدف با یک عدد است، در میراث‌هایی که شاید سر یک میز برسند: یکی را عوض کنید.
content-mistake-goal-of-other-line = هدفِ «{ $given }» به رشته داستانِ «{ $line }» بسته است که شاید در بازی نباشد: رشته‌ی خودِ میراث را بنویسید.
content-mistake-perk-costs = «{ $about }» حق نخست بر «{ $given }» می‌دهد، نقشی که تنها خرج دارد؛ نقش‌هایی که امتیاز می‌آورند: { $known }.
content-mistake-no-card-without-condition = همه‌ی کارت‌های عادی `when` دارند: دست‌کم یکی باید بی آن باشد تا هیچ فازی بی‌کارت نماند.

## عددها

content-mistake-too-many-moved = این پیامد { $given } منبع را می‌جنباند؛ حداکثر { $most } تا می‌شود.
content-mistake-odd-beyond-share = این پیامد { $given ->
        [1] یک منبع
       *[other] { $given } منبع
    } را می‌جنباند، نه دو یا سه؛ و از هر پنج پیامد بیش از یکی چنین است: این یا دیگران را درست کنید.
content-mistake-nothing-moves-far = در این پیامد هیچ منبعی زیاد نمی‌جنبد: یکی باید دست‌کم { $least } تا بجنبد.
content-mistake-event-against-effects = پیامد این منبع را به سوی علامتِ واقعه نمی‌برد: واقعه را عوض کنید یا اثرها را.
content-mistake-brings-no-event = محتمل‌ترین پیامدِ این پاسخ `event` ندارد: در کارتِ عمومی باید داشته باشد تا چیزی برای امضا باشد.
content-mistake-sought-alone = تنها از این پاسخ واقعه‌ای خوب می‌آید: به محتمل‌ترین پیامدِ پاسخِ دیگر هم یکی بدهید، یا این را بردارید.
content-mistake-too-few-even = کارت‌های عمومی که هر دو پاسخشان کم‌وبیش یک بها دارد، به سکه‌ای دیگر: { $given }. دست‌کم { $least } تا لازم است.
content-mistake-too-few-even-in-lines = کارت‌های رشته‌های داستان که هر دو پاسخشان کم‌وبیش یک بها دارد، به سکه‌ای دیگر: { $given }. دست‌کم { $least } تا لازم است.
content-mistake-too-few-pulled = کارت‌های عمومی که چیزی پیششان می‌کشد (`pull`): { $given }. دست‌کم { $least } تا لازم است.
content-mistake-too-few-sought = کارت‌های عمومی که امضای هر دو پاسخشان مایه‌ی افتخار است: { $given }. دست‌کم { $least } تا لازم است.
content-mistake-too-many-wants = مسئله‌هایی که در آن‌ها کسی چیزی می‌خواهد ({ $note }): { $given }. جا برای { $most } تاست: بگذارید کسی به جایش کاری کند یا چیزی بگوید.
content-mistake-too-many-forties = کارت‌هایی که عددِ چهل دارند: { $given }. جا برای { $most } تاست.
content-mistake-says-nothing = دکمه‌ی «{ $given }» می‌گوید چیزی همان است که هست: بنویسید چه می‌کنند.
content-mistake-king-without-habit = پادشاه «{ $given }» خویی ندارد: آن را در یک جمله زیرِ `habit` بنویسید.
content-mistake-too-few-said = جمله‌هایی که در این پایان از پادشاه می‌گویند: { $number }. دست‌کم باید { $least } تا باشد، در فهرست.
