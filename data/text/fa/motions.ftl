# آنچه یک صندلی از همه‌ی میز می‌خواهد: پس گرفتنِ حرکت، مهلتِ بیشتر، جانشین.

command-undo = آخرین حرکت‌تان را با رضایتِ میز پس بگیرید
command-later = از میز مهلتِ بیشتر بخواهید
command-replace = برای صندلی جانشین بیاورید
option-hours = چند ساعت

# پیامی که می‌پرسد

motion-title = ## درخواستِ { $id }
motion-take-back = { $name } می‌خواهد آخرین حرکتش را پس بگیرد. هر چه از آن پس شده با آن برمی‌گردد. اگر تاسی افتاده، همان تاس دوباره می‌افتد.
motion-more-time = { $name } برای همه‌ی پرسش‌های باز { $hours } ساعت مهلتِ بیشتر می‌خواهد.
motion-successor = { $asker } می‌خواهد صندلیِ { $number }، { $name }، به { $newcomer } برسد.
motion-newcomer = تازه‌وارد
motion-host = میزبان
motion-needs-all = -# همه‌ی کسانی که خودشان سر میز نشسته‌اند باید موافق باشند. با حرکتِ علنی یا مهلتِ بعدی، درخواست از میان می‌رود.
motion-needs-most = -# بیش از نیمِ کسانی که خودشان سر میز نشسته‌اند باید موافق باشند. با باز شدنِ پرسشی تازه، درخواست از میان می‌رود.
motion-needs-newcomer = -# همه‌ی کسانی که خودشان سر میز نشسته‌اند باید موافق باشند و { $newcomer } هم صندلی را بپذیرد. با آغازِ بخشِ بعدیِ بازی، درخواست از میان می‌رود.
motion-agreed = موافق: { $names }
motion-missing = هنوز نگفته: { $names }
motion-closed = درخواستِ { $id } بسته شد.

button-agree = موافقم
button-disagree = موافق نیستم
button-take-seat = پذیرفتنِ صندلی
button-undo = پس‌گرفتن
button-undo-ask = درخواستِ پس‌گرفتن

# خط‌های کانال

notice-motion-declined = { $name } با درخواستِ { $id } موافق نیست. چیزی عوض نشد.
notice-motion-untaken = تازه‌وارد صندلی را نپذیرفت. درخواستِ { $id } بسته شد.
notice-motion-withdrawn = درخواستِ { $id } پس گرفته شد.
notice-motion-lapsed = درخواستِ { $id } از میان رفت؛ موضوعش دیگر نیست.
notice-move-taken-back = آخرین حرکتِ { $name } و هر چه از آن پس شد پس گرفته شد. میز همان است که پیش از آن بود؛ هر که باز نوبتش است در «صندلی من» می‌بیند.
notice-time-granted = میز { $hours } ساعت به مهلت‌ها افزود.

# پاسخ‌های خصوصی

done-motion-asked = درخواستتان با همه‌ی میز در میان گذاشته شد.
done-motion-agreed = موافقت‌تان ثبت شد.
done-motion-carried = پذیرفته شد و انجام گرفت.
done-motion-declined = موافق نبودید و درخواست بسته شد.
done-motion-withdrawn = درخواست‌تان را پس گرفتید.
done-undone = حرکت‌تان پس گرفته شد. هیچ‌کس دیگر از آن خبر نداشت.

refusal-motion-open = درخواستی از همین دست هنوز باز است.
refusal-motion-gone = این درخواست بسته شده است.
refusal-motion-agreed = شما پیش‌تر موافقت کرده‌اید.
refusal-motion-not-asked = پیشکاری جای شما نشسته است. نخست خودتان حرکتی کنید.
refusal-undo-nothing = چیزی نیست که پس گرفته شود. یا حرکتی نکرده‌اید، یا پس از آن چیزی رخ داده که شما هم دیده‌اید.
refusal-undo-final = این حرکت به حکم قواعد برگشت ندارد: رأیِ داده، پیمانِ بسته و آنچه اعلام شده سر جایش می‌ماند.
refusal-undo-sealed = پس از آن حرکت کاری کرده‌اید که برگشت ندارد؛ پس نمی‌توانید موافقت کنید. این را فقط شما می‌خوانید.
refusal-undo-pending = با پس گرفتنِ یک حرکت موافقت کرده‌اید. تا سرنوشتش روشن نشده کارِ بی‌برگشت نکنید، یا نخست «موافق نیستم» را بزنید.
refusal-later-hours = از یک تا { $most } ساعت می‌توان خواست.
refusal-later-spent = مهلتِ این پرسش‌ها { $most } بار بیشتر شده است و بس.
refusal-successor-not-yours = جانشین را صاحبِ صندلی می‌خواهد؛ برای صندلی‌ای که کسی خودش بر آن ننشسته، میزبان.

# نام‌ها در سرورهای فارسی

name-command-undo = پس_گرفتن
name-command-later = مهلت
name-command-replace = جانشین
name-option-hours = ساعت
