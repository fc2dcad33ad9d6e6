# میز جزیره‌ی گنج در دیسکورد: میز، صفحه‌ی هر کس، داستان پایان.

treasure-opening = دو تیم پنهان با دو کشتی گرد یک جزیره‌ی گنج می‌گردند: روزها آشکارا اقدام می‌کنند و شب‌ها رأی می‌دهند. صندوق‌ها را به جایی ببرید که تیمتان می‌خواهد و تا دیر نشده بفهمید چه کسی با شماست.

treasure-now = راندِ { $round } از { $most }: { $phase }.
treasure-score = گنج‌ها اکنون: انگلیس { $english }، فرانسه { $french }.
treasure-fleet = ناوگان اسپانیا خبر شده است؛ این راند آخرین است.
treasure-still = هنوز اقدام نکرده‌اند: { $names }.
treasure-holds = انبارها: انگلیسی { $english }، فرانسوی { $french }
treasure-areas = ناحیه‌ها: انگلیسی { $english }، فرانسوی { $french }
treasure-spot = { $place ->
    [fd] فلاینگ داچمن
    [jr] جالی راجر
   *[island] جزیره
}
treasure-rank = { $titled ->
    [yes] { $rank }. { $name }، { $titles }
   *[no] { $rank }. { $name }
}
treasure-boats = در قایق: { $names }.
treasure-gone = رفته‌اند و برنمی‌گردند: { $names }.
treasure-spanish = { $count ->
    [0] کشتی اسپانیایی خالی است.
   *[other] در کشتی اسپانیایی { $count } گنج هست.
}
treasure-orders = امشب
treasure-order-attack = حمله‌ی { $place } به { $target }.
treasure-order-mutiny = شورش در { $place } علیه { $head }.
treasure-order-conflict = منازعه در جزیره.
treasure-votes-in = رأی‌های رسیده: { $cast } از { $listed }.
treasure-voted = رأی شما: { $value }. تا سپیده می‌شود عوضش کرد.
treasure-flag = تیم شما: { $team }. کس دیگری نمی‌داند.
treasure-means-day = { $team ->
    [dutch] شما کنار برنده می‌برید: اگر در پایان ناخدا باشید، یا در کشتی‌ای که انبارِ برنده‌اش پُرتر است.
   *[other] در پایان طرفی می‌برد که گنجِ بیشتری دارد: در انبارهایش در هر دو کشتی و در ناحیه‌ی خودش از جزیره.
}
treasure-means-stow = { treasure-means-day }
treasure-means-vote-attack = حمله دست‌کم یک یورش می‌خواهد و آتشی بیشتر از خاموش؛ آن وقت یک گنج به کشتی می‌آید. فقط شمارش اعلام می‌شود.
treasure-means-vote-mutiny = اگر موافقِ شورش بیشتر باشد، ناخدا به جزیره می‌رود و هر که پشت سرش بود یک رتبه بالا می‌آید.
treasure-means-vote-conflict = در منازعه طرفی که رأیِ بیشتری دارد هر دو گنجِ جزیره را می‌برد؛ اگر برابر باشد، هر کدام یکی.
treasure-in-boat = در قایق نشسته‌اید.
treasure-standing = { $titled ->
    [yes] جای شما: { $place }، رتبه‌ی { $rank }، { $titles }
   *[no] جای شما: { $place }، رتبه‌ی { $rank }
}

treasure-offered-place = { $number ->
    [1] { $why ->
        [draw] برابر: { $names }
       *[other] برنده: { $names }
    }
   *[other] بازنده: { $names }
}
treasure-story = داستان
treasure-story-beginning = { $seats } نفر با دو کشتی راه افتادند و حداکثر { $rounds } روز به هم اعتماد کردند.
treasure-story-quiet = هیچ رأیِ هیچ شبی به جایی نرسید. سکوتی بود دراز، با توپ.
treasure-story-earlier = -# { $count } رأیِ پیروزِ شب‌های پیش‌تر در پیامِ پایانِ بازی آمده است.
treasure-night = { $last ->
    [0] شبِ { $first }
   *[other] شب‌های { $first } تا { $last }
}
treasure-tale-attack = { $night }: { $place } به فرمان { $head } یورش برد و آتش خاموش نشد.
treasure-tale-mutiny = { $night }: { $place } از { $head } سیر شد و به خشکی‌اش فرستاد.
treasure-tale-conflict = { $night }: در جزیره بر سر گنج‌ها منازعه شد؛ حاکم { $head } بود.
treasure-story-fleet = ناوگان اسپانیا رسید، کسی به پیشوازش نیامد، و شمرد: انگلیس { $english }، فرانسه { $french }.
treasure-story-governed = ناوگان اسپانیا رسید. { $governor } در ساحل به پیشوازش رفت و شمردند: انگلیس { $english }، فرانسه { $french }.
treasure-flag-english = { $count ->
    [1] { $names } برای انگلیس می‌راند.
   *[other] { $names } برای انگلیس می‌راندند.
}
treasure-flag-french = { $count ->
    [1] { $names } برای فرانسه می‌راند.
   *[other] { $names } برای فرانسه می‌راندند.
}
treasure-flag-dutch = { $names } برای هلند می‌راند، و برای هیچ‌کس دیگر.
treasure-story-winners = { $count ->
    [1] { $names } برنده شد.
   *[other] { $names } برنده شدند.
}

treasure-chronicle-kind-attack = حمله‌ها
treasure-chronicle-kind-mutiny = شورش‌ها
treasure-chronicle-kind-conflict = منازعه‌ها
treasure-chronicle-kind-treasure = گنج‌ها
treasure-chronicle-kind-journey = رفت‌وآمدها

treasure-picture-seat = صندلیِ { $number }
treasure-picture-english = انگلیسی
treasure-picture-french = فرانسوی
treasure-picture-boats = سوارِ قایق
treasure-picture-no-boats = کسی در قایق نیست
treasure-picture-spanish = در کشتیِ اسپانیایی
treasure-picture-gone = رفته
treasure-picture-orders = امشب
treasure-stage = { $phase ->
    [night] شبِ { $round }
   *[other] روزِ { $round }
}
