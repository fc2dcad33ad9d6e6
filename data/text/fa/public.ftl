# باتِ همگانی: کاغذهایش (khandan papers) و آنچه دیسکورد از آن می‌خواهد (khandan doctor --public).

papers-written = نوشته شد: { $file }
papers-filled = جاهای خالی پر شد و چیز دیگری عوض نشد: { $file }
papers-kept = از پیش بود و دست نخورد: { $file } (کنارش بگذارید تا از نو نوشته شود)
papers-blank = { $file }، سطرِ { $line }: جای { $name } هنوز خالی است. در .env بنویسیدش و khandan papers را دوباره بزنید، یا همان‌جا پرش کنید.
papers-folder = پوشه‌ی { $folder } خواندنی یا نوشتنی نیست. آن را به کاربرِ بات بسپارید یا با --out پوشه‌ی دیگری نام ببرید.
papers-next = جایی خالی نمانده است. کاغذها را بخوانید، منتشر کنید و نشانی‌هایشان را در .env جلوی POLICY_URL و TERMS_URL بنویسید.

public-intents = بات هیچ دسترسیِ ویژه‌ای نمی‌خواهد.
public-intents-asked = برنامه دسترسیِ ویژه‌ای می‌خواهد و دیسکورد دلیلش را می‌پرسد. از برنامه برش دارید.
public-intents-portal = درگاه به بات دسترسیِ ویژه‌ای داده است که به کارش نمی‌آید. هر سه را در { $where } خاموش کنید، وگرنه دیسکورد دلیل می‌خواهد.
public-contact = راهِ پیدا کردنِ شما: { $contact }.
public-contact-unset = کسی راهی به شما ندارد. در .env نامتان را جلوی HOST_NAME و نشانی‌تان را جلوی HOST_CONTACT بنویسید.
public-policy = سیاستِ حریم اینجاست: { $address }.
public-policy-unset = نشانیِ سیاستِ حریم داده نشده است. آنچه khandan papers می‌سازد را منتشر کنید و نشانی‌اش را در .env جلوی POLICY_URL بنویسید.
public-policy-portal = دیسکورد سیاستِ حریمتان را نمی‌شناسد. { $address } را در درگاه در خانه‌ی { $where } بنویسید.
public-terms = شرایط اینجاست: { $address }.
public-terms-unset = نشانیِ شرایط داده نشده است. آنچه khandan papers می‌سازد را منتشر کنید و نشانی‌اش را در .env جلوی TERMS_URL بنویسید.
public-terms-portal = دیسکورد شرایطتان را نمی‌شناسد. { $address } را در درگاه در خانه‌ی { $where } بنویسید.
public-source-unset = نشانیِ متنِ برنامه داده نشده است. در .env جلوی SOURCE_URL بنویسیدش، یا اگر متنِ شما همگانی نیست همین‌طور بگذارید.
public-papers = در کاغذهای { $folder } جایی خالی نمانده است.
public-papers-none = در { $folder } کاغذی نیست. این را بزنید: khandan papers
public-papers-unread = کاغذهای { $folder } خوانده نمی‌شوند. آن‌ها را به کاربرِ بات بسپارید، به شکلِ متنِ یونیکد.
public-names = نامِ هر { NUMBER($count) } فرمان به شکلی است که دیسکورد می‌پذیرد و هیچ‌یک دو بار نیامده است.
public-names-wrong = این نام‌ها را دیسکورد نمی‌پذیرد یا دو بار دارد: { $names }. در متن‌های برنامه درستشان کنید.
public-names-left = دیسکورد هنوز فرمان‌هایی دارد که برنامه ندارد: { $names }. بات را یک بار آغاز کنید تا بروند.
public-forgetting = هر که فراموشی بخواهد همان دم فراموش می‌شود و حداکثر پس از { NUMBER($days) } روز در پشتیبان‌ها هم نیست.
public-forgetting-nightly = پشتیبان‌های کهنه هیچ‌وقت کنار نمی‌روند و فراموش‌شدگان در آن‌ها می‌مانند. در .env ساعتی جلوی NIGHTLY بنویسید.
public-forgetting-backups = پشتیبان‌ها { NUMBER($count) } شب می‌مانند و دیسکورد { NUMBER($days) } روز مهلت می‌دهد. در .env همین یا کمترش را جلوی BACKUPS بنویسید.
public-forgetting-file = { $file } بیش از { NUMBER($days) } روز عمر دارد و شاید فراموش‌شدگان در آن باشند. پاکش کنید.
public-forgetting-log = { $file } به بیش از { NUMBER($days) } روز پیش می‌رسد و شاید نامِ فراموش‌شدگان در آن باشد. بات را نگه دارید و پرونده را پاک کنید.
public-closed = فقط شما می‌توانید بات را دعوت کنید. هر وقت خواستید همگانی شود در درگاه { $where } را روشن کنید.
