# برگه‌ی وقت و صندلی، و صندلی‌های میز به نام.

button-time = وقت و صندلی
seat-choice = { $number }: { $name }

tenure-title = # وقت و صندلی
tenure-paused = میز ایستاده است و هیچ مهلتی نمی‌گذرد.
tenure-asked = { $question } فعلاً مهلتی نمی‌گذرد.
houses-tenure-asked = { $ask ->
        [found] خاندانتان را برپا کنید؛ فعلاً مهلتی نمی‌گذرد.
        [rank_offices] حق‌هایتان بر نقش‌های علنی را به ترتیب بگویید؛ فعلاً مهلتی نمی‌گذرد.
        [draft_take] نقش‌تان را انتخاب کنید؛ فعلاً مهلتی نمی‌گذرد.
        [draft_remove] نقشی را کنار بگذارید؛ فعلاً مهلتی نمی‌گذرد.
        [vote] رأی بدهید و مُهر کنید؛ فعلاً مهلتی نمی‌گذرد.
        [decide] مدیر شورا شمایید؛ تصمیم بگیرید. فعلاً مهلتی نمی‌گذرد.
       *[other] بازی چشم‌به‌راهِ شماست؛ فعلاً مهلتی نمی‌گذرد.
    }
tenure-idle = فعلاً چیزی از شما نمی‌خواهند.
tenure-reminded = یادآوری: می‌آید.
tenure-quiet = یادآوری: نمی‌آید.
tenure-present = خودتان بازی می‌کنید.
houses-tenure-present = خاندان با خودتان است.
tenure-regent = ساکت بودید و پیشکاری جایتان نشسته است. حرکتی کنید تا صندلی دوباره با خودتان باشد.
houses-tenure-regent = ساکت بودید و پیشکاری جایتان نشسته است. حرکتی کنید تا خاندان دوباره با خودتان باشد.
tenure-away = تا خودتان کاری نکنید پیشکاری جای شما بازی می‌کند.
houses-tenure-away = تا پایانِ دورِ { $generation } پیشکاری جای شما بازی می‌کند.
tenure-leaving = در دورِ { $generation } پیشکاری جای شما بازی خواهد کرد.
tenure-guest = مهمانِ صندلی‌تان: { $guest }.
tenure-elsewhere = -# جانشین و مهمان را در سرور انتخاب کنید: همان‌جا «صندلی من» را باز کنید.

tenure-choose-hours = از میز مهلتِ بیشتر بخواهید
tenure-choose-successor = برای صندلی‌تان جانشین بخواهید
tenure-choose-guest = یک مهمان دستتان را ببیند
tenure-choose-language = زبانِ پاسخ‌ها به شما

tenure-button-now = از حالا نیستم
tenure-button-generation = دورِ بعد نیستم
tenure-button-off = برگشته‌ام
tenure-button-hush = یادآوری نیاید
tenure-button-remind = یادآوری بیاید
tenure-button-close = مهمان برود
tenure-button-pause = ایستادنِ میز
tenure-button-resume = راه افتادنِ میز

# Stewards' own lines

tenure-button-mute = پیشکارها ساکت
tenure-button-unmute = پیشکارها حرف بزنند
tenure-button-sealed = رأیم همیشه مُهر شود
tenure-button-open = رأیم همیشه باز بماند
tenure-button-usual = رأی به رسمِ میز
tenure-votes-sealed = رأی شما همین که داده شود مُهر می‌شود.
tenure-votes-open = رأی شما پس از دادن باز می‌ماند.
done-seal-sealed = از این پس رأی شما همین که داده شود مُهر می‌شود؛ راهِ دیگر هم با یک دکمه باز است.
done-seal-open = از این پس رأی شما پس از دادن باز می‌ماند؛ راهِ دیگر هم با یک دکمه باز است.
done-seal-usual = رأی شما به رسمِ هر میز آغاز می‌شود.
done-voices-on = پیشکارها دوباره حرفشان را می‌زنند.
done-voices-off = پیشکارها دیگر حرف‌هایشان را برای خودشان نگه می‌دارند.
notice-voices-on = پیشکارها از این پس دوباره حرف می‌زنند.
notice-voices-off = پیشکارها از این پس حرفی از خودشان نمی‌زنند.
refusal-voices-already = همین حالا هم همین‌طور است.

coach = مربی: { $line }
done-coach = مربی برگشت؛ فقط در صفحه‌ی خودتان.
done-uncoach = مربی ساکت شد. از «وقت و صندلی» برمی‌گردد.
tenure-button-coach = مربی بیاید
tenure-button-uncoach = مربی نباشد
