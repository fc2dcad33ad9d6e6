## The living board

houses-living-title = خاندان‌ها، بازیِ { $match }
houses-living-reign = { $king } بر تخت است؛ { $generation }.
houses-living-until = مهلت { $left } تمام می‌شود ({ $at }).
houses-section-endings = اگر همین حالا تمام شود
houses-living-levels = اتحاد به { $unity } رسیده و تفرقه به { $division }: { $now ->
    [unity] اتحاد جلوتر است.
    [division] تفرقه جلوتر است.
   *[other] برابرند، و پرستیژ و تاج با هم جمع می‌شود.
}
houses-living-unity = اتحاد، که اول پرستیژ را می‌شمارد و بعد تاج را: { $count ->
    [1] { $houses } با { $prestige } پرستیژ و { $crown } تاج می‌برد.
   *[other] { $houses } هر کدام با { $prestige } پرستیژ و { $crown } تاج در برد شریکند.
}
houses-living-division = تفرقه، که اول تاج را می‌شمارد و بعد پرستیژ را: { $count ->
    [1] { $houses } با { $crown } تاج و { $prestige } پرستیژ می‌برد.
   *[other] { $houses } هر کدام با { $crown } تاج و { $prestige } پرستیژ در برد شریکند.
}
houses-living-all = همه‌ی خاندان‌ها
houses-living-behind = پس از آن: { $order }.
board-chronicle = وقایع‌نامه: { $thread }
board-paused = بازی ایستاده است و هیچ مهلتی نمی‌گذرد.
board-moved = بازیِ { $match } به { $channel } رفته است.

## The chronicle's thread

thread-name = وقایع‌نامه · بازیِ { $match }
thread-hail = وقایع‌نامه‌ی بازیِ { $match }. هر چه سرِ میز بگذرد اینجا گفته می‌شود: { $people }. نمای شورا در { $channel } می‌ماند.
thread-here = همه‌ی ماجرا: { $thread }

## What is gone, and who can mend it

notice-match-halted = { $why ->
    [channel_gone] کانالِ این بازی پاک شد. بازی می‌ایستد تا میزبان آن را به کانالی دیگر ببرد.
    [rules_gone] این بازی قواعدی تازه‌تر از آنچه بات حالا می‌داند دارد. بازی می‌ایستد تا باتِ تازه‌تر باز به راه بیفتد.
    [content_gone] کارت‌هایی که این بازی با آن‌ها آغاز شده دیگر اینجا نیستند. بازی می‌ایستد تا آن کارت‌ها برگردند.
    [on_hold] کسی که بات را می‌گرداند این بازی را نگه داشته است. هیچ مهلتی نمی‌گذرد و بازی خودش راه می‌افتد.
   *[server_gone] بات را از سرور بیرون کردند. بازی می‌ایستد تا برگردد.
}
notice-match-went-on = انتظار به سر آمد و بازی پیش می‌رود.
trouble-channel-gone = کانالِ بازیِ { $match } پاک شد. چیزی گم نشده و هیچ مهلتی نمی‌گذرد. در کانالی که بازی باید آنجا پیش برود بنویسید: `/campaign move`
trouble-server-gone = مرا از سرورِ بازیِ { $match } بیرون کردند. چیزی گم نشده و هیچ مهلتی نمی‌گذرد. دوباره که دعوتم کنند بازی خودش راه می‌افتد.
trouble-server-back = به سرورِ بازیِ { $match } برگشتم. بازی از همان‌جا که ایستاده بود پیش می‌رود.
trouble-permission = بازیِ { $match } گیر کرده است: در { $channel } این اجازه را ندارم: { $permission }. هیچ مهلتی نمی‌گذرد و همین که اجازه بیاید پیام‌ها خودشان می‌روند. همه‌چیز را `/check` نشان می‌دهد.
trouble-permission-unknown = بازیِ { $match } گیر کرده است: دیسکورد نمی‌گذارد در { $channel } بنویسم. هیچ مهلتی نمی‌گذرد و همین که بشود پیام‌ها خودشان می‌روند. کم و کسر را `/check` نشان می‌دهد.
trouble-thread = در { $channel } نمی‌توانم رشته باز کنم یا در آن بنویسم؛ پس وقایع‌نامه‌ی بازیِ { $match } در خودِ کانال می‌آید. برای عوض کردنش اول `/check` و بعد `/campaign move`
trouble-locked = رشته‌ی { $thread }، وقایع‌نامه‌ی بازیِ { $match }، قفل شده و نمی‌توانم در آن بنویسم. تا کسی قفلش را باز کند خبرها را در { $channel } می‌گویم.
trouble-locked-home = بازیِ { $match } گیر کرده است: رشته‌ی { $channel } که بازی در آن است قفل شده. هیچ مهلتی نمی‌گذرد. قفلِ رشته را باز کنید، یا هر جا که بازی باید پیش برود بنویسید: `/campaign move`
trouble-left = { $name }، صندلیِ { $number } در بازیِ { $match }، از سرور رفته است. دو مهلتِ پیاپی که بگذرد پیشکاری جایش می‌نشیند و می‌توانید صندلی را با `/campaign give` به کسی بدهید.
trouble-left-host = { $number ->
        [0] { $name }، میزبانِ بازیِ { $match }، از سرور رفته است. از این پس شما میزبان‌اید.
       *[other] { $name }، میزبانِ بازیِ { $match } در صندلیِ { $number }، از سرور رفته است. از این پس شما میزبان‌اید. دو مهلتِ پیاپی که بگذرد پیشکاری جایش می‌نشیند و می‌توانید صندلی را با `/campaign give` به کسی بدهید.
    }

trouble-left-gathering = { $number ->
        [0] { $name }، میزبانِ بازیِ { $match }، از سرور رفته است. از این پس شما میزبان‌اید.
       *[other] { $name }، میزبانِ بازیِ { $match } در صندلیِ { $number }، از سرور رفته است. از این پس شما میزبان‌اید. پیش از آغاز می‌توانید صندلی را با `/campaign give` به کسی بدهید یا با `/campaign steward` به پیشکار.
    }

## /check and /campaign move

command-check = بات در کانال چه می‌خواهد و چه دارد
command-campaign-move = میزبان: بازی را به این کانال بیاورید
option-chronicle = خبرهای بازی کجا گفته شود
    .thread = در رشته‌ای از خودش
    .channel = در خودِ کانال
done-moved = خانه‌ی بازیِ { $match } از حالا اینجاست.
done-opened-plain = میزِ { $match } باز شد. اینجا نمی‌توانم رشته بسازم، پس وقایع‌نامه در خودِ کانال می‌آید.
check-title = آنچه می‌خواهم
check-channel = { $channel }
check-held = { $permission }: هست. { $why }
check-missing = { $permission }: نیست. { $why }
check-optional = { $permission }: نیست، ولی بازی بی آن هم می‌شود. { $why }
check-gone = این کانال دیگر نیست: برای بازیِ { $match } در کانالی دیگر بنویسید `/campaign move`
check-more = { $count } کانالِ دیگر اینجا جا نشد. `/check` از کانالی آغاز می‌کند که در آن نوشته شود.
check-all = چیزی کم نیست.
check-dms-open = پیام‌های خصوصی شما باز است: همین حالا یکی فرستادم.
check-dms-closed = پیام‌های خصوصی شما برای من بسته است. در تنظیمِ حریمِ خصوصی این سرور پیامِ اعضا را باز کنید؛ تا آن وقت دکمه‌ای در کانال نشانتان می‌دهد چه مالِ شماست.
check-hello = چیزی که فقط مالِ شما باشد اینجا می‌نویسم.
check-roles = من با هیچ نقشی در سرور کار ندارم: هر نقشی را نام عوض کنید، جابه‌جا یا پاک کنید، به شرطی که اجازه‌های بالا بماند.
permission-view-channel = View Channel
    .why = تا کانال را پیدا کنم.
permission-send-messages = Send Messages
    .why = برای نمای شورا.
permission-read-message-history = Read Message History
    .why = تا پس از خاموشی پیام‌های خودم را پیدا کنم و چیزی دو بار نگویم.
permission-create-public-threads = Create Public Threads
    .why = برای رشته‌ی وقایع‌نامه؛ وگرنه در خودِ کانال می‌آید.
permission-send-messages-in-threads = Send Messages in Threads
    .why = برای رشته‌ی وقایع‌نامه.
permission-attach-files = Attach Files
    .why = برای تصویرها و پرونده‌ها.
permission-pin-messages = Pin Messages
    .why = تا نمای شورا را سنجاق کنم.
refusal-permissions-missing = پیش از باز شدنِ میز در اینجا این‌ها را می‌خواهم: { $permissions }. هر کدام به چه کار می‌آید؟ `/check`
refusal-halted = { $why ->
    [channel_gone] کانالِ این بازی دیگر نیست. میزبان در کانالی که بازی باید پیش برود می‌نویسد `/campaign move`
    [rules_gone] بازی می‌ماند تا باتِ تازه‌تر بیاید؛ این یکی قواعدش را نمی‌داند. راه انداختنش کارِ کسی است که بات را به راه انداخته.
    [content_gone] بازی می‌ماند تا کارت‌هایی که با آن‌ها آغاز شده برگردند. برگرداندنش کارِ کسی است که بات را به راه انداخته.
    [on_hold] کسی که بات را می‌گرداند این بازی را نگه داشته است. چیزی گم نشده و بازی خودش راه می‌افتد.
   *[server_gone] بازی می‌ماند تا بات به سرور برگردد.
}
refusal-not-halted = این بازی منتظرِ جا نیست.
refusal-program-only = این کار فقط از خودِ برنامه برمی‌آید.
refusal-move-where = جای بازی کانالی نوشتاری یا رشته‌ای از همین سرور است.
