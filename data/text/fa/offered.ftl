# صفحه‌های مشترک، برای هر بازی‌ای که آن صفحه را خودش ندارد.

offered-title = { $game }، میزِ { $match }
offered-idle = فعلاً چیزی از شما نمی‌خواهند.
offered-asked = بازی چشم‌به‌راهِ شماست.
offered-awaited = چشم‌به‌راهِ { $names }.
offered-until = وقت { $until }.
offered-silent = اگر ساکت بمانید: { $otherwise }
offered-silent-left = اگر ساکت بمانید، { $left }: { $otherwise }
offered-own = این را تنها شما می‌بینید: { $what }.
offered-over = بازی تمام شد.
offered-place = جایگاهِ { $number }: { $names }
offered-seat = { $number }. { $name }
offered-moved = کاری انجام شد.
offered-remark = > { $name }: «{ $line }»
done-more = -# { $count } خبر دیگر در وقایع‌نامه هست.
offered-number = { $number }

## دکمه‌ها و فهرست‌ها

offered-choose = انتخاب کنید
offered-move = همین حرکت
offered-field = جواب شما
offered-page = -# صفحه‌ی { $page } از { $count }
offered-enough = همین بس است
offered-write = بنویسید
offered-amount = از { $least } تا { $most }
offered-board = میز
offered-leave = خروج از بازی
offered-leave-ask = این راهِ برگشت ندارد.
offered-sure = همه می‌شنوند و راهِ برگشت ندارد.
offered-go = همین را بکن
offered-looked-at = هنوز کاری نشده است.
offered-change = انتخابِ دوباره
