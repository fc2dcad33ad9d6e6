# The page of a server's settings, for those who manage it.

server-title = این سرور
server-language = پاسخ به کسی که زبانی برنگزیده: { $language }
server-channels = { $count ->
        [0] میز در هر کانالی باز می‌شود
       *[other] میز در { $channels } باز می‌شود
    }
server-openers = { $who ->
        [managers] فقط به دستِ کسانی که سرور را می‌گردانند
        [role] به دستِ { $role } و کسانی که سرور را می‌گردانند
       *[everybody] به دستِ همه
    }
server-no-hours = میزهای تازه بی ساعتِ سکوت آغاز می‌کنند
server-hours-set = میزهای تازه با ساعتِ سکوت از { $since } تا { $end } ({ $zone }) آغاز می‌کنند
server-tables = میزهای باز: { $tables } از { $most }
server-missing = چه کم است
server-nothing-missing = هیچ: هر چه میزها لازم دارند اینجا اجازه دارم. هر اجازه به چه کار می‌آید؟ `/check`
server-lacks = در { $channel } این‌ها را کم دارم: { $permissions }. به چه کار می‌آیند؟ همان‌جا `/check`
server-lacks-more = { $count } کانالِ دیگر هم چیزی کم دارد.
server-channel-gone = { $channel } دیگر نیست یا آن را نمی‌بینم. کانال‌ها را از نو برگزینید.
server-choose-language = زبانِ پاسخ‌ها
server-choose-channels = کانال‌های میز؛ خالی یعنی همه
server-choose-role = نقشی که میز باز می‌کند؛ خالی یعنی همه
server-managers = فقط گردانندگان
server-everybody = همه
server-hours = ساعتِ سکوت
server-hours-from = از چه ساعتی
server-hours-to = تا چه ساعتی
server-hours-zone = منطقه‌ی زمانی: نامِ شهری، مثل تهران
server-saved = نگه داشته شد. میزهای باز همان‌طور می‌مانند.
refusal-openers-managers = در این سرور فقط کسانی میز باز می‌کنند که آن را می‌گردانند.
refusal-openers-role = در این سرور فقط { $role } میز باز می‌کند. از کسی که این نقش را دارد یا سرور را می‌گرداند بخواهید.
refusal-channel-closed = در این سرور میز در { $channels } باز می‌شود. فرمان را همان‌جا بنویسید.
