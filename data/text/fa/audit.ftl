# خط‌های بازرسی در پایانه‌ی میزبان.

audit-match = { $game } { $seed }: { $count } مقایسه، { $leaks ->
    [0] چیزی پیدا نیست
    [1] یک نشت
   *[other] { $leaks } نشت
}
audit-leak = ثبتِ { $seq }، { $viewer }، { $where }: «{ $real }» در بازی، «{ $twin }» در همزاد آن
audit-sum = { $matches ->
    [1] یک بازی
   *[other] { $matches } بازی
}، { $count } مقایسه: { $leaks ->
    [0] هیچ‌کس چیزی را که نباید بداند نمی‌بیند
    [1] یک نشت
   *[other] { $leaks } نشت
}
audit-nothing = این‌طور چیزی بازرسی نمی‌شود: برای --matches دست‌کم ۱ بنویسید، یا با --record پرونده‌ای نام ببرید.
audit-no-game = بازی‌ای به نام { $game } نداریم.
audit-record = { $file }، سطرِ { $line }: این پرونده را نمی‌شود بازرسی کرد ({ $mistake }).
