# میز دور هر بازی، فرمان‌های میزبان، و آنچه پایانه می‌گوید.

# بازی‌ها

game-houses = خاندان‌ها: میراث نسل‌ها
    .short = خاندان‌ها
    .sign = 👑
game-coup = کودتا
    .short = کودتا
    .sign = 🗡️
game-treasure = جزیره‌ی گنج
    .short = گنج
    .sign = 🏝️
game-rokugan = نبرد روکوگان
    .short = روکوگان
    .sign = ⛩️
game-architects = معماران پادشاهی غربی
    .short = معماران
    .sign = 🏗️

table-name = { $game } { $match }

# سطری زیرِ نام بات

status = /mine: میزهای شما · /help: راهنما

# فرمان‌ها

command-campaign = میزها: گشودن، نشستن، آغاز
command-campaign-new = در این کانال میزی باز کنید
command-campaign-join = سر میز بنشینید
command-campaign-leave = صندلی‌تان را پس بدهید
command-campaign-begin = میزبان: آغاز
command-campaign-steward = میزبان: صندلی را به پیشکار بدهید
command-campaign-give = میزبان: صندلی را به کسی بدهید
command-campaign-host = میزبان: میزبانی را به کسی از میز بسپارید
command-campaign-close = میزبان: میزی را که آغاز نشده ببندید
command-campaign-pause = میزبان: مهلت‌ها بایستند
command-campaign-resume = میزبان: مهلت‌ها راه بیفتند
command-campaign-word = واژه‌ای به تاس‌های پیشِ رو بیفزایید
command-campaign-status = بازی در چه حال است
command-campaign-fair = درستیِ تاس‌ها را بسنجید
command-fair = درستیِ تاس‌ها را بسنجید
command-server = تنظیم‌های این سرور برای میزها
command-language = زبان پاسخ‌ها
command-language-mine = پاسخ‌های خودتان
command-language-server = هر که اینجا زبانی انتخاب نکرده است

option-game = کدام بازی
    .houses = خاندان‌ها
    .coup = کودتا
    .treasure = جزیره‌ی گنج
    .rokugan = نبرد روکوگان
    .architects = معماران پادشاهی غربی
option-seats = چند صندلی
option-language = زبان میز
    .fa = فارسی
    .en = انگلیسی
option-generations = حداکثر چند دور
option-ballots = آرا پیش از شمارش
    .secret = مخفی
    .open = علنی
option-absent = رأیِ خاندانِ ساکت
    .absent = غایب به حساب می‌آید
    .steward = پیشکار می‌دهد
option-purses = سکه و قدرت دیگران
    .public = پیدا
    .hidden = پنهان
option-deals = پیمان‌های دیگران
    .private = پنهان تا سرانجام
    .public = اعلام می‌شود
option-match = کدام بازیِ در جریان
option-seat = شماره‌ی صندلی
option-kind = کدام پیشکار
    .random = بخت‌آزما
    .company = هم‌نشین
    .prudent = دوراندیش
    .cunning = رند
option-member = کدام عضو
option-word = واژه‌ی شما
option-speak = زبان
    .fa = فارسی
    .en = انگلیسی
    .follow = مثل میز یا سرور

match-choice = { $match }: { $game }

# پاسخ‌ها

done-opened = میزِ { $match } باز شد. زیرِ پیامِ پایین هر که بازی می‌کند «ورود» را می‌زند، خودتان هم؛ بعد «آغاز» را بزنید.
done-opened-thread = میزِ { $match } در رشته‌ی خودش باز شد، { $thread }. هر که بازی می‌کند آنجا «ورود» را می‌زند، خودتان هم؛ بعد «آغاز» را بزنید.
done-joined = صندلیِ { $number } در میزِ { $match } از آنِ شماست.
done-left = از میزِ { $match } برخاستید.
done-begun = { $number ->
        [0] میزِ { $match } آغاز شد. خودتان صندلی ندارید و تماشا می‌کنید؛ با `/campaign give` صندلیِ یک پیشکار را به خودتان بدهید.
       *[other] میزِ { $match } آغاز شد.
    }
done-steward = صندلی به پیشکار رسید.
done-given = صندلی بازیکن تازه‌ای دارد.
done-host = میز میزبان تازه‌ای دارد.
done-closed = میزِ { $match } بسته شد.
done-paused = میزِ { $match } ایستاد: هیچ مهلتی نمی‌گذرد.
done-resumed = میزِ { $match } با همان مهلتی که مانده بود راه افتاد.
done-word = واژه‌ی شما در تاس‌ها رفت.
done-kept = ثبت شد.
done-language = از این پس پاسخ‌ها به فارسی می‌آید.

# ردهایی که همه‌ی بازی‌ها دارند

refusal-match-over = این بازی تمام شده است.
refusal-not-started = این میز هنوز آغاز نشده است. میزبان زیر پیامِ آغاز، «آغاز» را می‌زند.
refusal-already-started = این میز آغاز شده است.
refusal-not-seated = شما سر این میز ننشسته‌اید.
refusal-not-asked = حالا کسی این را از شما نپرسیده است.
refusal-wait-closed = این دکمه مالِ لحظه‌ای است که گذشت. «صندلی من» را بزنید تا ببینید حالا چه از شما می‌خواهند.
refusal-clock-only = این کار را فقط زمان می‌کند.
refusal-paused = بازی ایستاده است. چیزی گم نشده؛ میزبان راهش می‌اندازد.
refusal-host-only = این کار فقط از میزبانِ میز برمی‌آید.
refusal-host-unseated = فقط کسی که سر این میز نشسته می‌تواند میزبان باشد. اول صندلی‌ای به او بدهید.
refusal-host-already = شما همین حالا میزبان این میز هستید.
refusal-seated-already = هر کس سر یک میز یک صندلی دارد؛ این یکی پیش‌تر نشسته است.
refusal-nobody-seated = هنوز کسی ننشسته است و پیشکارها تنها باشند بازی را یکباره تا آخر می‌برند. اول «ورود» را بزنید، بعد «آغاز».
refusal-table-full = همه‌ی صندلی‌ها پر است. با `/watch table` می‌شود تماشا کرد.
refusal-seat-unknown = این میز چنین صندلی‌ای ندارد.
refusal-seat-held = این صندلی بازیکن دارد و مالِ اوست. با `/replace` از خودش و از میز جانشین بخواهید. اگر برود، یا دو مهلتِ پیاپی را از دست بدهد، خودتان هم می‌توانید آن را به دیگری بدهید.
refusal-not-playing = فقط بازیِ در جریان را می‌شود نگه داشت.
refusal-not-paused = بازی نایستاده است.
refusal-dice-rolling = تاس‌ها در گردش است؛ واژه تنها پیش از آن به حساب می‌آید.
refusal-word-long = واژه‌ی تاس از یک تا { $most } نویسه دارد.
refusal-word-blank = از این واژه چیزی دیده نمی‌شود. واژه‌ی دیگری بگویید.
refusal-word-link = در واژه‌ی تاس نشانی و دعوت‌نامه‌ی اینترنتی نمی‌آید. واژه‌ی دیگری بگویید.
refusal-match-unknown = اینجا بازیِ { $match } نداریم.
refusal-match-aside = بازیِ { $match } خوانده نمی‌شود و کنار گذاشته شده است. به گرداننده‌ی بات گفته‌ایم؛ میزهای دیگر بازی می‌کنند.
menu-awaits = بازی از او چه می‌خواهد؟
person-title = بازی‌ها از { $name } چه می‌خواهند
person-nothing = هیچ، تا آنجا که همه می‌دانند.
person-steward = پیشکاری به جایش بازی می‌کند.
person-no-table = شما و { $name } اینجا سر هیچ میزی با هم نیستید.
person-more = سر { $count } میزِ دیگر هم با هم نشسته‌اید.
refusal-no-shared-table = سر هیچ میزی از خاندان‌ها که در جریان باشد با هم نیستید.
refusal-no-table = اینجا میزی نیست. با `/campaign open` میزی باز کنید.
refusal-match-which = معلوم نیست کدام بازی را می‌گویید. دکمه‌اش را بزنید یا شماره‌اش را در گزینه‌ی `match` (به فارسی «میز») بنویسید.
which-match = **{ $match }** { $game } در { $channel }: { $names }
refusal-which-forgotten = بات از نو روشن شد و آنچه نوشته بودید از یادش رفت. فرمان را دوباره بنویسید و در گزینه‌ی `match` (به فارسی «میز») عددِ { $match } را بگذارید.
refusal-seats-wrong = این بازی با { $seats } صندلی بازی نمی‌شود.
refusal-option-unknown = این بازی گزینه‌ی «{ $option }» ندارد.
refusal-member-is-bot = بات اینجا نمی‌نشیند؛ این کارِ پیشکارهاست.
refusal-tables-person = میزبانِ { $most } میزِ باز هستید و این بات برای یک نفر بیش از این نگه نمی‌دارد. اول یکی را ببندید یا تا پایان بازی کنید.
refusal-tables-server = این بات برای این سرور همزمان { $most } میزِ باز نگه می‌دارد و همه پُرند. اول یکی را ببندید یا تا پایان بازی کنید.
refusal-too-fast = در یک دقیقه زیاد شد. کمی صبر کنید و ادامه بدهید.
refusal-old-form = این برگه از نسخه‌ی پیشین است. لطفاً دوباره بازش کنید.
refusal-old-button = { error-old-button }
old-button-now = این دکمه مال لحظه‌ای است که گذشت؛ چیزی عوض نشد. حالا وضع این است:
refusal-choice-unknown = این از انتخاب‌هایی نیست که دارید. چیزی عوض نشد.
refusal-not-a-number = { error-not-a-number }
refusal-not-now = این کار حالا شدنی نیست. چیزی عوض نشد.

error-not-manager = این کار فقط از گردانندگانِ این سرور برمی‌آید.
error-no-member = این شخص در این سرور نیست. کسی را برگزینید که اینجا باشد.
error-old-command = دیسکورد هنوز شکلِ کهنه‌ی این فرمان را نشان می‌دهد. دقیقه‌ای دیگر دوباره بزنید.

# پیامِ آغاز

door-title = # { $game }
    -# میزِ { $match }
door-settings = تنظیم‌ها: { $settings }
terms-title = ## قرارهای میزِ { $match }
button-terms = شتاب و تنظیم‌ها
door-host = { $number }. { $name }، میزبان
door-chair = { $number }. { $name }
door-steward = { $number }. { $name }
door-free = صندلیِ خالی: { $count }
door-gathering = میزبان «آغاز» را می‌زند و پیشکارها جاهای خالی را می‌گیرند.
door-begun = بازی آغاز شد. آنچه فقط مالِ شماست پشتِ «صندلی من» است.
door-closed = این میز بسته شد و کسی سرِ آن بازی نمی‌کند.
steward-name = پیشکارِ { $number }

setting-generations = حداکثر { NUMBER($value) } دور
setting-ballots = { $value ->
        [open] آرای علنی
       *[secret] آرای مخفی
    }
setting-absent = { $value ->
        [steward] پیشکار جای ساکت رأی می‌دهد
       *[absent] ساکت غایب است
    }
setting-purses = { $value ->
        [hidden] کیسه‌ها پنهان
       *[public] کیسه‌ها پیدا
    }
setting-deals = { $value ->
        [public] پیمان‌ها اعلام می‌شود
       *[private] پیمان‌ها پنهان
    }

# سطرهای کانال

notice-player-sat = صندلیِ { $number }، { $name }، بازیکنِ تازه‌ای دارد.
notice-player-left = صندلیِ { $number } دوباره خالی است.
notice-steward = بازیِ { $name } با پیشکار است.
notice-steward-free = بازیِ صندلیِ { $number } با پیشکار است.
notice-regent = دو بارِ پیاپی از { $name } خبری نشد. تا برگردد پیشکاری جایش می‌نشیند.
notice-steward-rose = { $name } برگشت و پیشکار برخاست.
notice-match-paused = بازی ایستاد. هیچ مهلتی نمی‌گذرد.
notice-match-resumed = بازی راه افتاد.
notice-word = واژه‌ی تازه‌ی تاس‌ها از { $name }: «{ $word }».
notice-sealed = -# { $epoch ->
        [0] تاس‌های آغازِ کار
       *[other] تاس‌های بخشِ { $epoch }
    } پیش از آن که یکی هم بچرخد مُهر شد؛ با این خط هر کسی بعدها می‌سنجد که هیچ‌کدام عوض نشده است (`/fair` می‌گوید چطور): `{ $digest }`
notice-opened = -# تاس‌های بخشِ { $epoch } باز شد: بذر `{ $seed }`، نمک `{ $salt }`

whisper-from = -# بازیِ { $match }، { $channel }
table-awaits = { $names }: بازیِ { $match } چشم‌به‌راهِ شماست.
dm-closed = { $name }، بازیِ { $match }: { $about }. پیام‌های خصوصی‌تان بسته است؛ اینجا را بزنید.
about-other = چیزی فقط برای شماست
about-seat-given = یک صندلی اینجا از حالا مالِ شماست
letter-seat-given = از حالا روی صندلیِ { $number }، { $name }، شما بازی می‌کنید. صندلی همان‌طور که هست مالِ شماست، با هر چه دارد و هر قراری که گذاشته است.
letter-seat-back = روی صندلیِ { $number }، { $name }، باز خودتان بازی می‌کنید.
button-write-again = دوباره
written-again = حالا آنجا نوشته شد.
written-not = دیسکورد هنوز آن را نمی‌پذیرد. چیزی گم نشده است؛ کمی بعد دوباره بزنید.
post-unwritten = چیزی اینجا نشان داده نشد (کد { $code }). در بازیِ { $match } چیزی گم نشده است.

fair-title = ### تاس‌های بازیِ { $match }
fair-earlier = -# پیشین‌ها در وقایع‌نامه است، همان‌جا که اعلام شد.
fair-how = پیش از هر بخش، بات هشِ نمک و بذری مخفی را اعلام می‌کند، بازیکن‌ها واژه می‌افزایند، و بخش که تمام شد نمک و بذر باز می‌شود: تاس‌ها فقط از بذر و واژه‌هاست. هر کسی می‌تواند نسخه‌ی بازی را با یک فرمان بسنجد، khandan verify FILE، و هش‌های همین‌جا را پشتِ --seal بنویسد. کاری که هنوز از میزبان برمی‌آید: با کلیدش بذرها و دست‌ها را پیش از وقت بخواند، بیازماید کدام واژه به کارِ که می‌آید و به گوشِ دوستی برساند، یا باتی دست‌کاری‌شده بگرداند که راز فاش کند؛ کاری که برنمی‌آید: پس از اعلامِ هش تاسی را عوض کند و باز از این سنجش بگذرد.

# پایانه

run-offline = توکنی نیست: میز به جای دیسکورد در مرورگرِ شما باز می‌شود.
run-put-aside = میزِ پیشین در { $folder } مانده است. برای برگشتن به آن، همان پوشه را جای پوشه‌ی تازه بگذارید.
run-new-online = --new برای میزِ مرورگر است و اینجا DISCORD_TOKEN هست. در دیسکورد میزِ دیگر با /campaign open باز می‌شود.
run-address = این را باز کنید: { $address }
run-online = در راهِ دیسکورد.
run-unserved = بازی‌هایی که با این کارت‌ها آغاز شده پیش می‌رود. برای آغازِ بازیِ تازه، کارت‌ها را درست کنید و بات را دوباره راه بیندازید.
run-bye = شب خوش. همه‌چیز سر جایش می‌ماند؛ بارِ بعد از همین‌جا ادامه می‌دهیم.
run-key-made = کلیدی برای پایگاه داده در { $file } ساخته شد. نسخه‌ای از آن را نگه دارید، جدا از پشتیبان‌ها.
run-login = دیسکورد این توکن را نپذیرفت. توکنِ درست را در .env جلوی DISCORD_TOKEN بنویسید.
token-odd = آنچه در .env جلوی DISCORD_TOKEN است شکلِ توکنِ بات را ندارد: سه واژه‌ی بلند با نقطه‌هایی میانشان. در درگاهِ توسعه‌دهندگان از صفحه‌ی { $where } دوباره رونوشت بردارید؛ { $others } توکن نیست.
run-intents = دیسکورد یکی از دسترسی‌هایی را که این برنامه می‌خواهد نمی‌پذیرد. در درگاهِ توسعه‌دهندگان، زیرِ { $where }، روشنش کنید.
run-closed = دیسکورد اتصال را برای همیشه بست (کدِ { NUMBER($number, useGrouping: 0) }). دوباره آغاز کنید؛ اگر همچنان بسته شد، خاندان را تازه کنید.
run-lost = در این اجرا دیگر نمی‌شود به دیسکورد وصل شد (کدِ { $report } در گزارش). بات را دوباره راه بیندازید؛ سرویس خودش چنین می‌کند.
run-port = درگاهِ { NUMBER($port, useGrouping: 0) } گرفته است. در .env درگاه دیگری جلوی PORT بنویسید.
offline-which = بازی دیگری می‌خواهید؟ سر میز تازه‌ای بنشینید.
offline-any = بازی‌تان را انتخاب کنید…
offline-encore = باز هم همین، یا بازیِ دیگر؟
offline-welcome = میزبان شمایید: «صندلی من» را بزنید و خاندانتان را برپا کنید؛ خاندان‌های دیگر با پیشکارهاست. هر وقت خواستید ببندید؛ بارِ بعد از همین‌جا ادامه می‌دهید.
offline-begun = میزبان شمایید: «صندلی من» را بزنید؛ جای دیگران پیشکارها بازی می‌کنند.
offline-kept = «{ $games }» بالا، در زبانه‌ی خودش، می‌ماند تا برگردید.
offline-back = خوش برگشتید. گفته‌های اینجا رفته‌اند، بازی شما نه: «صندلی من» را بزنید و ادامه بدهید.

setting-discord-token = تنظیمِ { $name } توکن نیست. به .env نگاه کنید.
setting-guild = تنظیمِ { $name } باید شناسه‌ی سرور باشد، عددی درست. به .env نگاه کنید.
setting-data = تنظیمِ { $name } باید پوشه باشد. به .env نگاه کنید.
setting-khandan-key = تنظیمِ { $name } باید سی‌ودو بایتِ رمزنوشته باشد. به .env.example نگاه کنید.
setting-language = تنظیمِ { $name } باید fa یا en باشد. به .env نگاه کنید.
setting-port = تنظیمِ { $name } باید عددی درست برای درگاه باشد. به .env نگاه کنید.
setting-log = تنظیمِ { $name } باید debug یا info یا warning یا error باشد. به .env نگاه کنید.
setting-log-format = تنظیمِ { $name } باید TEXT یا JSON باشد. به .env نگاه کنید.
setting-log-file = تنظیمِ { $name } باید پرونده باشد. به .env نگاه کنید.
setting-metrics = تنظیمِ { $name } باید شماره‌ی درگاه باشد. به .env نگاه کنید.
setting-requests = تنظیمِ { $name } باید عددی از ۵ تا ۵۰ باشد. به .env نگاه کنید.
setting-shards = تنظیمِ { $name } باید عددی از ۱ به بالا باشد. به .env نگاه کنید.
setting-process = تنظیمِ { $name } باید نامی کوتاه باشد. به .env نگاه کنید.
setting-memory = تنظیمِ { $name } باید تعدادِ مگابایت باشد، از ۱ به بالا. به .env نگاه کنید.
setting-tables-person = تنظیمِ { $name } باید عددی از ۱ به بالا باشد. به .env نگاه کنید.
setting-tables-server = تنظیمِ { $name } باید عددی از ۱ به بالا باشد. به .env نگاه کنید.
setting-commands = تنظیمِ { $name } باید عددی از ۱ به بالا باشد. به .env نگاه کنید.
setting-application-id = تنظیمِ { $name } باید شناسه‌ی برنامه باشد، عددی درست. به .env نگاه کنید.
setting-host-name = تنظیمِ { $name } باید یک سطر باشد، حداکثر ۱۰۰ نویسه. به .env نگاه کنید.
setting-host-contact = تنظیمِ { $name } باید یک سطر باشد، حداکثر ۱۰۰ نویسه. به .env نگاه کنید.
setting-host-country = تنظیمِ { $name } باید یک سطر باشد، حداکثر ۱۰۰ نویسه. به .env نگاه کنید.
setting-policy-url = تنظیمِ { $name } باید نشانیِ HTTPS باشد، نشانی‌ای که همه بتوانند بازش کنند. به .env نگاه کنید.
setting-terms-url = تنظیمِ { $name } باید نشانیِ HTTPS باشد، نشانی‌ای که همه بتوانند بازش کنند. به .env نگاه کنید.
setting-source-url = تنظیمِ { $name } باید نشانیِ HTTPS باشد، نشانی‌ای که همه بتوانند بازش کنند. به .env نگاه کنید.
setting-unknown = در { $file } چیزی هست که تنظیمی به این نام نیست: { $names }. کسی آن را نمی‌خواند؛ همه‌ی نام‌ها در .env.example است.
log-file = گزارش را نمی‌شود در { $file } نوشت. در .env پرونده‌ی دیگری جلوی LOG_FILE بنویسید یا اجازه‌های پوشه‌اش را درست کنید.
metrics-port = درگاهِ { NUMBER($port, useGrouping: 0) } گرفته است. در .env درگاه دیگری جلوی METRICS بنویسید.
setting-file = { $file }، سطرِ { $line }: این نه NAME=value است و نه توضیح. سطر را درست یا پاک کنید.
setting-closed = { $file } برای شما خوانده نمی‌شود. با کاربری که صاحبِ آن است اجرا کنید یا اجازه‌هایش را درست کنید.
key-missing = کلیدِ { $file } نیست ولی پایگاه داده‌اش هست. کلید را از نسخه‌ی پشتیبان برگردانید یا KHANDAN_KEY را بنویسید.
key-unreadable = کلیدِ { $file } خوانده نشد. کلیدِ درست را از نسخه‌ی پشتیبان برگردانید.
data-folder = پوشه‌ی { $folder } به کار نمی‌آید. در .env پوشه‌ی دیگری جلوی DATA بنویسید یا اجازه‌هایش را درست کنید.
data-closed = پوشه‌ی { $folder } برای شما خوانده نمی‌شود. با کاربری که صاحبِ آن است اجرا کنید.
store-busy = باتِ دیگری با { $path } کار می‌کند. اول آن را ببندید.
store-name-taken = برنامه‌ی دیگری هم { $name } نام دارد. در PROCESS نامِ دیگری بگذارید.
store-clock = ساعتِ این رایانه با ساعتِ پایگاه { $minutes } دقیقه فرق دارد. آن را درست کنید.
store-shards = مقدارِ SHARDS این‌جا { $shards } است و در بات‌هایی که روشن‌اند { $there }. یکی‌شان کنید، یا اول همه را ببندید.
store-rules-older = برنامه‌ی { $name } با قواعدِ تازه‌تری بازی می‌کند. این برنامه را هم تازه کنید.
store-members-older = برنامه‌ی { $name } از نسخه‌ی پیشین است و با جدول‌های تازه کار نمی‌کند. اول همه‌ی آن‌ها را ببندید، بعد این یکی را باز کنید.
store-cards-differ = برنامه‌ی { $name } با کارت‌های دیگری بازی می‌کند. CONTENT را این‌جا هم همان بگذارید.
store-newer = پایگاهِ { $path } از نسخه‌ای تازه‌تر است. این برنامه را تازه کنید.
store-key-wrong = پایگاهِ { $path } با کلید دیگری قفل است. مالِ باتِ دیگری است؟ اگر نه، کلیدِ درست را در KHANDAN_KEY یا کنار پایگاه بگذارید.
store-not-a-database = پرونده‌ی { $path } پایگاه داده نیست. نسخه‌ی پشتیبان را برگردانید: khandan restore FILE
store-unreadable = پایگاهِ { $path } خوانده نشد. نسخه‌ی پشتیبان را برگردانید: khandan restore FILE
store-closed = { $path } یا پوشه‌اش به رویِ شما بسته است. با کاربری که صاحبِ آن‌هاست اجرا کنید یا اجازه‌هایشان را درست کنید. چیزی خراب نشده است.

command-mine = همه‌ی میزهای شما، و آنچه چشم‌به‌راهِ شماست
