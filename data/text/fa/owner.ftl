# What the owner of the bot does, by /owner and by khandan owner; and what others read of it.

## The command

command-owner = برای کسی که بات را می‌گرداند
command-owner-bar = بستنِ راهِ کسی یا سروری
command-owner-unbar = باز کردنِ راهِ کسی یا سروری
command-owner-bars = راهِ چه کسانی بسته است
command-owner-announce = اعلانی به همه‌ی میزها یا میزبان‌ها
command-owner-drain = رسیدگی: میزِ تازه باز نشود و بازی‌ها بایستند
command-owner-resume = پایانِ رسیدگی، همین حالا
command-owner-limit = هر سرور همزمان چند میز
command-owner-health = یک بازی چطور پیش می‌رود، بی هیچ رازی
command-owner-usage = چه کسی چند میز دارد و روی دیسک چیست
command-owner-log = گرداننده‌ها چه کرده‌اند
option-whom = یک نفر یا یک سرور
    .user = یک نفر
    .guild = یک سرور
option-id = شناسه‌ی دیسکوردش
option-reason = چرا؛ گرداننده‌ها می‌خوانند و خودِ او در پرونده‌هایش
option-until = تا کِی: چند ساعت، روز یا هفته، یا تاریخی به وقتِ جهانی
option-matches = بازی‌های در جریانش
    .go-on = پیش بروند و پیشکار به جایش بازی کند
    .halt = تا آن وقت بایستند
option-to = به چه کسی
    .tables = همه‌ی میزها
    .hosts = هر کسی که میزبان است
option-page = کدام صفحه
option-at = از کِی بازی‌ها بایستند؛ خالی یعنی همین حالا
option-server = شناسه‌ی دیسکوردِ سرور
option-tables = همزمان چند میز؛ خالی یعنی مثل بقیه
setting-owners = تنظیمِ { $name } باید شناسه‌ی دیسکوردِ آدم‌ها باشد و میانشان ویرگول. به .env نگاه کنید.

## What an owner reads

owner-barred-user = { $end ->
    [never] راهِ { $id } بسته است، تا خودتان باز کنید. هنگامِ فشردن می‌خواند که فعلاً نمی‌تواند از بات استفاده کند؛ به کسِ دیگری چیزی گفته نمی‌شود.
   *[set] راهِ { $id } تا { $until } بسته است. هنگامِ فشردن می‌خواند که فعلاً نمی‌تواند از بات استفاده کند؛ به کسِ دیگری چیزی گفته نمی‌شود.
}
owner-barred-guild = { $end ->
    [never] در سرورِ { $id } میزِ تازه‌ای باز نمی‌شود، تا خودتان اجازه بدهید.
   *[set] در سرورِ { $id } تا { $until } میزِ تازه‌ای باز نمی‌شود.
}
owner-of-barred-go-on = { $matches ->
    [0] بازیِ بازی ندارد.
    [1] یک بازیِ بازش پیش می‌رود و جای کسی که راهش بسته است پیشکار می‌نشیند.
   *[other] { $matches } بازیِ بازش پیش می‌روند و جای کسی که راهش بسته است پیشکار می‌نشیند.
}
owner-of-barred-halt = { $matches ->
    [0] بازیِ بازی ندارد.
    [1] یک بازیِ بازش تا آن وقت می‌ایستد و بعد خودش راه می‌افتد.
   *[other] { $matches } بازیِ بازش تا آن وقت می‌ایستند و بعد خودشان راه می‌افتند.
}
owner-unbarred-user = راهِ { $id } باز است و دوباره می‌تواند از بات استفاده کند.
owner-unbarred-guild = در سرورِ { $id } دوباره می‌شود میز باز کرد.
owner-bars-none = راهِ کسی بسته نیست.
owner-bar-user = - شخصِ { $id }، از { $since }، { $end ->
        [never] بی پایان
       *[set] تا { $until }
    }؛ بازی‌هایش { $matches ->
        [halt] ایستاده‌اند
       *[go_on] پیش می‌روند
    }.
owner-bar-guild = - سرورِ { $id }، از { $since }، { $end ->
        [never] بی پایان
       *[set] تا { $until }
    }؛ بازی‌هایش { $matches ->
        [halt] ایستاده‌اند
       *[go_on] پیش می‌روند
    }.
owner-bar-reason = دلیل: { $reason }
announcement-head = **از گرداننده‌ی این بات**
announce-title-tables = به همه‌ی میزها
announce-title-hosts = به هر کسی که میزبان است
announce-field = خالی یعنی به زبانِ دیگر بخوانند.
announce-send-tables = { $count ->
    [1] فرستادن به یک میز
   *[other] فرستادن به { $count } میز
}
announce-send-hosts = { $count ->
    [1] فرستادن به یک میزبان
   *[other] فرستادن به { $count } میزبان
}
announce-to-tables = { $count ->
    [1] به یک میز، همین‌طور که می‌خوانید:
   *[other] به { $count } میز، همین‌طور که می‌خوانید:
}
announce-to-hosts = { $count ->
    [1] به یک میزبان، همین‌طور که می‌خوانید:
   *[other] به { $count } میزبان، همین‌طور که می‌خوانید:
}
announce-text = متن را با نامِ زبان، علامتِ مساوی و کلمه‌ها بنویسید؛ زبان‌ها این‌هایند: { $languages }
announce-confirm = بفرستم؟
announced-tables = { $count ->
    [1] به یک میز می‌رود، یک بار.
   *[other] به { $count } میز می‌رود، هر کدام یک بار.
}
announced-hosts = { $count ->
    [1] به یک میزبان می‌رود، یک بار.
   *[other] به { $count } میزبان می‌رود، هر کدام یک بار.
}
owner-drained = از حالا میزی باز نمی‌شود. { $matches ->
        [0] هیچ بازی‌ای باز نیست؛
        [1] یک بازی باز است و می‌ایستد
       *[other] { $matches } بازی بازند و می‌ایستند
    } از { $at } تا { $until }، و بعد همه خودشان راه می‌افتند. برای خبر کردنِ میزها پیش از آن: `announce`
owner-drained-now = از حالا میزی باز نمی‌شود. { $matches ->
        [0] هیچ بازی‌ای باز نیست.
        [1] تنها بازیِ باز تا { $until } می‌ایستد و بعد خودش راه می‌افتد.
       *[other] هر { $matches } بازیِ باز تا { $until } می‌ایستند و بعد خودشان راه می‌افتند.
    }
owner-drain-ended = رسیدگی تمام شد: بازی‌ها پیش می‌روند و دوباره می‌شود میز باز کرد.
owner-drain-stands = رسیدگی: میزِ تازه باز نمی‌شود؛ بازی‌ها از { $at } تا { $until } می‌ایستند.
owner-limit = سرورِ { $id } همزمان { $most ->
        [0] هیچ میزی
        [1] یک میز
       *[other] { $most } میز
    } می‌تواند داشته باشد. میزهای باز می‌مانند.
owner-limit-usual = سرورِ { $id } مثل بقیه همزمان { $usual } میز می‌تواند داشته باشد.
owner-disk = پایگاهِ داده { $database } مگابایت، { $copies ->
        [0] بی پشتیبان
        [1] یک پشتیبان، { $backups } مگابایت
       *[other] { $copies } پشتیبان، روی هم { $backups } مگابایت
    }؛ { $free } مگابایت جای خالی.
owner-usage-none = هیچ میزی باز نیست.
owner-usage-line = - { $named ->
        [yes] { $name } ({ $id })
       *[no] { $id }
    }: { $tables } از { $most } میز ({ $limit ->
        [own] حدِ خودش
       *[usual] حدِ همیشگی
    })؛ روی هم { $matches } بازی، { $kilobytes } کیلوبایت
health-head = { $game }، بازیِ { $match } ({ $status ->
        [open] دارند جمع می‌شوند
        [running] در جریان است
       *[ended] تمام شده
    }): سرورِ { $guild }، کانالِ { $channel }، باز شده در { $opened }.
health-aside = خوانده نمی‌شود ({ $fault }) و از { $since } کنار گذاشته شده است. بیشتر: `khandan verify --store`
health-missing = قواعد یا کارت‌هایش کم است: { $why }.
health-halted = ایستاده است: { $why ->
        [channel_gone] کانالش دیگر نیست.
        [server_gone] بات دیگر در سرورش نیست.
        [content_gone] کارت‌هایش دیگر نیستند.
        [rules_gone] قواعدش از این بات تازه‌تر است.
       *[on_hold] نگه داشته شده، برای بستنِ راهی یا رسیدگی.
    }
health-paused = میزبانش آن را نگه داشته است.
health-stands = از { $since } هیچ ساعتی نمی‌گذرد: دیسکورد آنچه از آدم‌ها پرسیده می‌شود را نمی‌پذیرد.
health-stage = مرحله: { $stage }.
health-awaited = { $count ->
        [0] تا جایی که همه می‌دانند منتظرِ کسی نیست.
        [1] تا جایی که همه می‌دانند منتظرِ صندلیِ { $numbers } است.
       *[other] تا جایی که همه می‌دانند منتظرِ صندلی‌های { $numbers } است.
    }
health-deadline = اولین مهلتی که همه می‌دانند: { $due }.
health-last = آخرین پیام به همه: { $at }.
health-owed = { $count ->
        [0] هیچ پیامی به همه نمانده است.
        [1] یک پیام به همه هنوز مانده است.
       *[other] { $count } پیام به همه هنوز مانده است.
    }
health-faults = { $count ->
        [0] از آغازِ کارِ بات هیچ خطایی نبوده است.
        [1] از آغازِ کارِ بات یک خطا: { $event }، در گزارش { $code }، { $at }.
       *[other] از آغازِ کارِ بات { $count } خطا، آخرینشان { $event }، در گزارش { $code }، { $at }.
    }
health-faults-unknown = خطاها را باتی می‌داند که در کار است؛ گزارشش را ببینید.
owner-log-none = هنوز کاری نشده است.
owner-log-line = - { $at }، { $who }: { $what }
owner-command-line = خطِ فرمان
owner-page = صفحه‌ی { $page } از { $pages }.
owner-act-bar-user = { $end ->
        [never] راهِ شخصِ { $about } را بست.
       *[set] راهِ شخصِ { $about } را بست، تا { $until }.
    }
owner-act-bar-guild = { $end ->
        [never] راهِ سرورِ { $about } را بست.
       *[set] راهِ سرورِ { $about } را بست، تا { $until }.
    }
owner-act-unbar-user = راهِ شخصِ { $about } را باز کرد.
owner-act-unbar-guild = راهِ سرورِ { $about } را باز کرد.
owner-act-announce-tables = به { $amount } میز اعلانی فرستاد.
owner-act-announce-hosts = به { $amount } میزبان اعلانی فرستاد.
owner-act-drain = رسیدگی را تا { $until } آغاز کرد.
owner-act-end-drain = رسیدگی را پایان داد.
owner-act-limit = حدِ سرورِ { $about } را { $amount } گذاشت.
owner-act-limit-usual = حدِ همیشگی را به سرورِ { $about } داد.
owner-act-health = به حالِ بازیِ { $about } نگاه کرد.
owner-act-usage = نگاه کرد که چه کسی چقدر دارد.

## Refusals

refusal-announcement-empty = چیزی برای اعلان نیست. دستِ‌کم به یک زبان بنویسید.
refusal-announcement-long = اعلان با سرآغازش { $length } نویسه دارد و دیسکورد { $most } می‌پذیرد. { $over } نویسه کوتاهش کنید.
refusal-announcement-nobody = هیچ میزی باز نیست و کسی آن را نمی‌خواند.
refusal-announcement-gone = این پیش‌نویس فرستاده شده یا با راه افتادنِ دوباره فراموش شده است. برای اعلان از نو آغاز کنید.
refusal-drain-order = رسیدگی پیش از ایستادنِ بازی‌ها تمام می‌شود. پایانی دیرتر بدهید.
refusal-drain-none = رسیدگی‌ای در کار نیست.
refusal-limit-unread = حد باید عددی درست و حداکثر { $most } باشد، یا خالی برای حدِ همیشگی.

refusal-owner-only = این کار فقط از کسی برمی‌آید که بات را می‌گرداند.
refusal-barred = فعلاً نمی‌توانید از این بات استفاده کنید. در `/privacy` آمده است که از شما چه نگه می‌دارد و چطور فراموش می‌شوید.
refusal-member-unavailable = به این شخص نمی‌شود اینجا صندلی داد. کسِ دیگری یا پیشکاری را برگزینید.
refusal-server-closed = فعلاً در این سرور میزِ تازه باز نمی‌شود.
refusal-draining = الان میزِ تازه باز نمی‌شود: بات تا { $until } در دستِ رسیدگی است. بازی‌ها بعد از آن خودشان راه می‌افتند.
refusal-id-unread = «{ $given }» شناسه‌ی دیسکورد نیست؛ شناسه عددی است دراز. حالتِ توسعه‌دهنده‌ی دیسکورد که روشن باشد، با کلیکِ راست روی شخص یا سرور کپی می‌شود.
refusal-bar-self = راهِ خودتان را نمی‌توانید ببندید.
refusal-bar-owner = این شخص از گرداننده‌های بات است و نمی‌شود راهش را بست. اول نامش را از OWNERS بردارید.
refusal-bar-none = راهش بسته نیست.
refusal-until-unread = «{ $given }» زمان نیست. مدتی بنویسید ({ $lengths }) یا تاریخی به وقتِ جهانی ({ $date }).
refusal-until-past = «{ $given }» گذشته است. زمانی در آینده بدهید، به وقتِ جهانی.
refusal-reason-long = دلیل { $length } نویسه دارد؛ حداکثر { $most } نویسه نگه داشته می‌شود.
