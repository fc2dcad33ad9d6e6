# خاندانی که بی صاحبش پیش می‌رود: سفارش‌ها، غیبت، و آنچه به صاحبِ خاندان گفته می‌شود.

command-orders = سفارش برای وقتی که نیستید
command-away = پیشکار جای شما بازی کند
option-away = تا کی
    .generation = دور بعد
    .now = از همین حالا
    .off = برگشته‌ام
option-away-seat = میزبان: شماره‌ی صندلی

done-away-generation = در دور بعد پیشکاری جای شما بازی می‌کند. هر وقت خودتان کاری کنید، برگشته‌اید.
done-away-now = پیشکاری جای شما بازی می‌کند. هر وقت خودتان کاری کنید، برگشته‌اید.
houses-done-away-now = تا پایان این دور پیشکاری جای شما بازی می‌کند. هر وقت خودتان کاری کنید، برگشته‌اید.
done-away-off = دوباره خودتان بازی می‌کنید.
houses-done-away-off = خاندان دوباره با خودتان است.
done-away-seat = ثبت شد و به میز گفته می‌شود.
done-orders-set = ثبت شد. کسی بو نمی‌برد که سفارشی دارید.
done-orders-dropped = سفارش‌هایتان پاک شد.

refusal-orders-unknown = این بازی هنوز سفارش نمی‌پذیرد.
refusal-orders-long = در سفارش‌ها { $most } نویسه جا می‌شود.
refusal-orders-none = سفارشی ندارید.
refusal-orders-full = در سفارش‌ها { $most } قاعده‌ی رأی جا می‌شود. اول یکی را بردارید.
refusal-orders-about = این شرط و موضوعش به هم نمی‌خورند. موضوعی که به شرط بخورد انتخاب کنید؛ «همیشه» و نقشِ خودتان موضوع نمی‌خواهند.
refusal-orders-gone = آن قاعده دیگر در سفارش‌هایتان نیست.
refusal-away-already = صاحبِ آن صندلی یا حالا نیست یا گفته است که نخواهد بود.
refusal-away-not = صاحبِ آن صندلی سر جایش است.
refusal-away-nobody = کسی آنجا ننشسته که غیبت کند.

# سطرهای کانال

notice-away-planned = در دورِ { $epoch } جای { $name } خالی است و پیشکاری بازی می‌کند.
notice-away-begun = جای { $name } خالی است. پیشکاری جایش نشست.
houses-notice-away-begun = تا پایانِ دورِ { $epoch } جای { $name } خالی است. پیشکاری جایش نشست.
notice-away-over = خودِ { $name } برگشت و بازی می‌کند.

# پیام‌های خصوصی

absence-played = بازیِ { $match }: خبری از شما نشد و سفارش‌هایتان جای شما عمل کرد. «صندلی من» نشان می‌دهد چه شد.
absence-regent = بازیِ { $match }: دو مهلت بی شما گذشت و پیشکاری جایتان نشست. چیزی گم نشده است: هر کاری خودتان بکنید، صندلی باز با شماست.
houses-absence-regent = بازیِ { $match }: دو مهلت بی شما گذشت و پیشکاری جایتان نشست. چیزی گم نشده است: هر کاری خودتان بکنید، خاندان باز با شماست.
absence-away = بازیِ { $match }: پیشکاری جای شما بازی می‌کند. هر کاری خودتان بکنید، صندلی باز با شماست.
houses-absence-away = بازیِ { $match }: تا پایان این دور پیشکاری جای شما بازی می‌کند. هر کاری خودتان بکنید، خاندان باز با شماست.

# نمای سفارش‌ها

houses-button-orders = سفارش‌ها
houses-orders-title = سفارش‌ها
houses-orders-what = وقتی ساکت می‌مانید، این‌ها جای خاندان شما بازی می‌کند؛ در لحظه‌ای که کسی نمی‌داند، مثل کار هر کس دیگر. دیگران نمی‌فهمند سفارشی دارید.
houses-orders-none = سفارشی ندارید: مهلت که بگذرد پیش‌فرض هر پرسش اجرا می‌شود، و دو بار پیاپی که بگذرد پیشکاری به جایتان می‌نشیند.
houses-orders-rules = رأی شما: اولین قاعده‌ای که بخورد و شدنی باشد
houses-orders-no-rules = هنوز قاعده‌ای برای رأی نیست
houses-orders-rule = { $number }. { $when }: { $answer }
houses-orders-otherwise = اگر هیچ قاعده‌ای نخورد: { $what }
houses-orders-deals = پیمان‌هایی که پیشنهاد می‌کنند: { $what }
houses-orders-entrusted = پیشکار جای شما جواب می‌دهد: { $what }
houses-orders-nothing-entrusted = باقی پرسش‌ها می‌ماند تا مهلتشان بگذرد.
houses-orders-note = پیمانی که بسته‌اید پیش از هر قاعده است. به رأیی که خودتان داده‌اید دست نمی‌خورد.
houses-orders-when-always = همیشه
houses-orders-when-role-yes = اگر آری برای نقش‌های شما بهتر است
houses-orders-when-role-no = اگر خیر برای نقش‌های شما بهتر است
houses-orders-when-yes-raises = اگر با آری { $what } بالا برود
houses-orders-when-yes-lowers = اگر با آری { $what } پایین بیاید
houses-orders-when-no-raises = اگر با خیر { $what } بالا برود
houses-orders-when-no-lowers = اگر با خیر { $what } پایین بیاید
houses-orders-when-line = در فصلی از { $what }
houses-orders-when-leader = تا وقتی که رهبر { $what } است
houses-orders-when-moderator = تا وقتی که مدیر { $what } است
houses-orders-answer-yes = آری با { $power }
houses-orders-answer-no = خیر با { $power }
houses-orders-answer-role = هر کدام برای شما بهتر است، با { $power }
houses-orders-answer-gather = ممتنع و تقویت
houses-orders-answer-moderate = ممتنع و مدیریت
houses-orders-power-points = { $n } قدرت
houses-orders-power-part = { $n } درصد قدرت آزادتان
houses-orders-power-all = همه‌ی قدرت آزادتان
houses-orders-otherwise-absent = غایب
houses-orders-otherwise-gather = ممتنع و تقویت
houses-orders-otherwise-moderate = ممتنع و مدیریت
houses-orders-otherwise-steward = پیشکار رأی می‌دهد
houses-orders-trade-silent = بی‌جواب می‌ماند
houses-orders-trade-decline = رد می‌شود
houses-orders-trade-paid = پذیرفته می‌شود اگر دست‌کم { $coins } برای رأیی بدهند که به هر حال می‌دادید
houses-orders-trade-steward = پیشکار می‌سنجد
houses-orders-duty-found = برپا کردن خاندان
houses-orders-duty-rank-offices = ترتیب نقش‌های علنی
houses-orders-duty-draft = برداشتن نقش
houses-orders-duty-decide = شکستن تساوی

# دکمه‌ها و فهرست‌ها و برگه‌هایش

houses-orders-add = قاعده‌ای برای رأی
houses-orders-rest = باقی کارها
houses-orders-drop = پاک کردن سفارش‌ها
houses-orders-choose-first = قاعده‌ای را اول بگذارید
houses-orders-choose-remove = قاعده‌ای را بردارید
houses-orders-form-rule = قاعده‌ای برای رأی
houses-orders-form-rest = باقی کارها
houses-orders-field-when = کی
houses-orders-field-what = درباره‌ی چه
    .description = برای منبع و داستان و خاندان؛ وگرنه باز بگذارید
houses-orders-field-answer = رأی شما
houses-orders-field-power = با چند قدرت
    .description = برای آری و خیر؛ اگر باز بماند، یک. رأیی که ببرد خرجش می‌کند
houses-orders-field-otherwise = اگر هیچ قاعده‌ای نخورد
houses-orders-field-deals = پیمان‌هایی که پیشنهاد می‌کنند
houses-orders-field-coins = کمترین سکه برای پذیرفتن
houses-orders-field-entrusted = پیشکار جای شما جواب بدهد
houses-orders-option-always = همیشه
houses-orders-option-role-yes = آری برای من بهتر است
houses-orders-option-role-no = خیر برای من بهتر است
houses-orders-option-yes-raises = با آری منبعی بالا برود
houses-orders-option-yes-lowers = با آری منبعی پایین بیاید
houses-orders-option-no-raises = با خیر منبعی بالا برود
houses-orders-option-no-lowers = با خیر منبعی پایین بیاید
houses-orders-option-line = در فصلی از یک داستان
houses-orders-option-leader = وقتی خاندانی رهبر است
houses-orders-option-moderator = وقتی خاندانی مدیر است
houses-orders-option-answer-role = هر کدام برای من بهتر است
houses-orders-option-paid = با پول، برای رأی خودم

# نام فرمان‌ها و گزینه‌هایشان

name-command-orders = سفارش
name-command-away = غیبت
name-option-away = تا_کی
name-option-away-seat = صندلی

# سفارشِ کارهای کامل، در بازی‌هایی که نوبتشان چنین است

planned-title = سفارش‌ها
planned-what = وقتی ساکت می‌مانید، این‌ها جای شما انجام می‌شود؛ در لحظه‌ای که کسی نمی‌داند، مثل کار هر کس دیگر. دیگران نمی‌فهمند سفارشی دارید.
rokugan-planned-what = آنچه در این دور می‌گذارید؛ در هر نوبت اولین سطرِ شدنی. اگر «با رسیدنِ نوبتم انجام شود» را بزنید بی‌درنگ گذاشته می‌شود، وگرنه فقط وقتی ساکت بمانید، در لحظه‌ای که کسی نمی‌داند. دیگران نمی‌فهمند سفارشی دارید.
architects-planned-what = برای هر نوبتِ بعدیِ شما یک کارگر. اگر ساکت بمانید همان انجام می‌شود، در لحظه‌ای که کسی نمی‌داند؛ تازه آن وقت معلوم می‌شود شدنی است یا نه. دیگران نمی‌فهمند سفارشی دارید.
planned-none = هنوز چیزی ننوشته‌اید.
planned-line = { $number }. { $moment }: { $move }
planned-line-over = { $number }. گذشته: { $move }
planned-moment = { $number }
rokugan-planned-moment = دورِ { $number }
architects-planned-moment = { $number ->
    [1] نوبتِ بعدیِ شما
    [2] نوبتِ پس از آن
   *[other] { $number } نوبتِ دیگر
}
architects-planned-errand = برج نگهبانی: { $errand }
planned-otherwise-steward = اگر هیچ‌کدام شدنی نبود، و برای هر پرسشِ دیگر: پیشکار.
planned-otherwise-wait = اگر هیچ‌کدام شدنی نبود، و برای هر پرسشِ دیگر: هیچ، تا مهلت بگذرد.
planned-closed = حالا چیزی نمی‌شود نوشت.
rokugan-planned-closed = از وقتی توکن‌ها کشیده شود تا آخرین توکنی که در دور می‌گذارید، می‌توانید سفارش بنویسید.
architects-planned-closed = وقتی اولین نوبت آغاز شود می‌توانید سفارش بنویسید.
planned-choose-add = نوشتنِ یک سفارش
planned-choose-take = برداشتنِ یکی
planned-else-wait = وگرنه تا مهلت صبر شود
planned-else-steward = وگرنه پیشکار بازی کند
planned-go = با رسیدنِ نوبتم انجام شود
planned-wait = فقط وقتی ساکت ماندم انجام شود
planned-prompt = با رسیدنِ نوبتتان انجام می‌شود، بدونِ انتظار.
planned-drop = پاک‌کردن سفارش‌ها
rokugan-button-as-planned = { $count ->
    [1] همان که سفارش داده‌ام
   *[other] همان { $count } سفارش
}
rokugan-button-orders = سفارشِ بقیه
architects-button-orders = سفارش‌ها

refusal-orders-lines = در سفارش‌ها { $most } سطر جا می‌شود. اول یکی را بردارید.
refusal-orders-line-gone = آن سطر دیگر در سفارش‌هایتان نیست.
refusal-orders-closed = حالا چیزی نمی‌شود نوشت.
