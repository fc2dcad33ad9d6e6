# نبرد روکوگان: آنچه رخ می‌دهد، آنچه پرسیده می‌شود، آنچه پذیرفته نمی‌شود. شناسه‌ها در همه‌ی زبان‌ها یکی است.

rokugan-opening = هر کس دایمیوی خاندانی است و توکن‌های نبردش را پشت‌ورو بر مرزهای روکوگان می‌چیند؛ بعد همه با هم رو می‌شوند. پس از پنج دور پُرافتخارترین خاندان می‌برد.

## واژه‌های جاهای خالی

rokugan-slot-province = { $province ->
        [dragon_capital] { rokugan-choice-dragon-capital }
        [dragon_west] { rokugan-choice-dragon-west }
        [dragon_south] { rokugan-choice-dragon-south }
        [phoenix_capital] { rokugan-choice-phoenix-capital }
        [phoenix_center] { rokugan-choice-phoenix-center }
        [phoenix_coast] { rokugan-choice-phoenix-coast }
        [unicorn_capital] { rokugan-choice-unicorn-capital }
        [unicorn_west] { rokugan-choice-unicorn-west }
        [unicorn_south] { rokugan-choice-unicorn-south }
        [lion_capital] { rokugan-choice-lion-capital }
        [lion_north] { rokugan-choice-lion-north }
        [lion_coast] { rokugan-choice-lion-coast }
        [scorpion_capital] { rokugan-choice-scorpion-capital }
        [scorpion_north] { rokugan-choice-scorpion-north }
        [scorpion_west] { rokugan-choice-scorpion-west }
        [crane_capital] { rokugan-choice-crane-capital }
        [crane_center] { rokugan-choice-crane-center }
        [crane_south] { rokugan-choice-crane-south }
        [crab_capital] { rokugan-choice-crab-capital }
        [crab_west] { rokugan-choice-crab-west }
        [crab_east] { rokugan-choice-crab-east }
        [crab_center] { rokugan-choice-crab-center }
        [shore_west] { rokugan-choice-shore-west }
        [shore_east] { rokugan-choice-shore-east }
        [shore_south] { rokugan-choice-shore-south }
        [isle_north] { rokugan-choice-isle-north }
        [isle_west] { rokugan-choice-isle-west }
        [isle_east] { rokugan-choice-isle-east }
        [shadow_north] { rokugan-choice-shadow-north }
        [shadow_south] { rokugan-choice-shadow-south }
       *[other] { $province }
    }
rokugan-slot-way-province = { $way ->
        [dragon_capital] { rokugan-choice-dragon-capital }
        [dragon_west] { rokugan-choice-dragon-west }
        [dragon_south] { rokugan-choice-dragon-south }
        [phoenix_capital] { rokugan-choice-phoenix-capital }
        [phoenix_center] { rokugan-choice-phoenix-center }
        [phoenix_coast] { rokugan-choice-phoenix-coast }
        [unicorn_capital] { rokugan-choice-unicorn-capital }
        [unicorn_west] { rokugan-choice-unicorn-west }
        [unicorn_south] { rokugan-choice-unicorn-south }
        [lion_capital] { rokugan-choice-lion-capital }
        [lion_north] { rokugan-choice-lion-north }
        [lion_coast] { rokugan-choice-lion-coast }
        [scorpion_capital] { rokugan-choice-scorpion-capital }
        [scorpion_north] { rokugan-choice-scorpion-north }
        [scorpion_west] { rokugan-choice-scorpion-west }
        [crane_capital] { rokugan-choice-crane-capital }
        [crane_center] { rokugan-choice-crane-center }
        [crane_south] { rokugan-choice-crane-south }
        [crab_capital] { rokugan-choice-crab-capital }
        [crab_west] { rokugan-choice-crab-west }
        [crab_east] { rokugan-choice-crab-east }
        [crab_center] { rokugan-choice-crab-center }
        [shore_west] { rokugan-choice-shore-west }
        [shore_east] { rokugan-choice-shore-east }
        [shore_south] { rokugan-choice-shore-south }
        [isle_north] { rokugan-choice-isle-north }
        [isle_west] { rokugan-choice-isle-west }
        [isle_east] { rokugan-choice-isle-east }
        [shadow_north] { rokugan-choice-shadow-north }
        [shadow_south] { rokugan-choice-shadow-south }
       *[other] { $way }
    }
rokugan-slot-other = { $other ->
        [dragon_capital] { rokugan-choice-dragon-capital }
        [dragon_west] { rokugan-choice-dragon-west }
        [dragon_south] { rokugan-choice-dragon-south }
        [phoenix_capital] { rokugan-choice-phoenix-capital }
        [phoenix_center] { rokugan-choice-phoenix-center }
        [phoenix_coast] { rokugan-choice-phoenix-coast }
        [unicorn_capital] { rokugan-choice-unicorn-capital }
        [unicorn_west] { rokugan-choice-unicorn-west }
        [unicorn_south] { rokugan-choice-unicorn-south }
        [lion_capital] { rokugan-choice-lion-capital }
        [lion_north] { rokugan-choice-lion-north }
        [lion_coast] { rokugan-choice-lion-coast }
        [scorpion_capital] { rokugan-choice-scorpion-capital }
        [scorpion_north] { rokugan-choice-scorpion-north }
        [scorpion_west] { rokugan-choice-scorpion-west }
        [crane_capital] { rokugan-choice-crane-capital }
        [crane_center] { rokugan-choice-crane-center }
        [crane_south] { rokugan-choice-crane-south }
        [crab_capital] { rokugan-choice-crab-capital }
        [crab_west] { rokugan-choice-crab-west }
        [crab_east] { rokugan-choice-crab-east }
        [crab_center] { rokugan-choice-crab-center }
        [shore_west] { rokugan-choice-shore-west }
        [shore_east] { rokugan-choice-shore-east }
        [shore_south] { rokugan-choice-shore-south }
        [isle_north] { rokugan-choice-isle-north }
        [isle_west] { rokugan-choice-isle-west }
        [isle_east] { rokugan-choice-isle-east }
        [shadow_north] { rokugan-choice-shadow-north }
        [shadow_south] { rokugan-choice-shadow-south }
       *[other] { $other }
    }
rokugan-slot-cost-province = { $cost ->
        [dragon_capital] { rokugan-choice-dragon-capital }
        [dragon_west] { rokugan-choice-dragon-west }
        [dragon_south] { rokugan-choice-dragon-south }
        [phoenix_capital] { rokugan-choice-phoenix-capital }
        [phoenix_center] { rokugan-choice-phoenix-center }
        [phoenix_coast] { rokugan-choice-phoenix-coast }
        [unicorn_capital] { rokugan-choice-unicorn-capital }
        [unicorn_west] { rokugan-choice-unicorn-west }
        [unicorn_south] { rokugan-choice-unicorn-south }
        [lion_capital] { rokugan-choice-lion-capital }
        [lion_north] { rokugan-choice-lion-north }
        [lion_coast] { rokugan-choice-lion-coast }
        [scorpion_capital] { rokugan-choice-scorpion-capital }
        [scorpion_north] { rokugan-choice-scorpion-north }
        [scorpion_west] { rokugan-choice-scorpion-west }
        [crane_capital] { rokugan-choice-crane-capital }
        [crane_center] { rokugan-choice-crane-center }
        [crane_south] { rokugan-choice-crane-south }
        [crab_capital] { rokugan-choice-crab-capital }
        [crab_west] { rokugan-choice-crab-west }
        [crab_east] { rokugan-choice-crab-east }
        [crab_center] { rokugan-choice-crab-center }
        [shore_west] { rokugan-choice-shore-west }
        [shore_east] { rokugan-choice-shore-east }
        [shore_south] { rokugan-choice-shore-south }
        [isle_north] { rokugan-choice-isle-north }
        [isle_west] { rokugan-choice-isle-west }
        [isle_east] { rokugan-choice-isle-east }
        [shadow_north] { rokugan-choice-shadow-north }
        [shadow_south] { rokugan-choice-shadow-south }
       *[other] { $cost }
    }
rokugan-slot-token = { $token ->
        [army_1] { rokugan-choice-army-1 }
        [army_2] { rokugan-choice-army-2 }
        [army_3] { rokugan-choice-army-3 }
        [army_4] { rokugan-choice-army-4 }
        [army_5] { rokugan-choice-army-5 }
        [army_6] { rokugan-choice-army-6 }
        [navy_1] { rokugan-choice-navy-1 }
        [navy_2] { rokugan-choice-navy-2 }
        [navy_3] { rokugan-choice-navy-3 }
        [shinobi_1] { rokugan-choice-shinobi-1 }
        [shinobi_2] { rokugan-choice-shinobi-2 }
        [shinobi_3] { rokugan-choice-shinobi-3 }
        [blessing_2] { rokugan-choice-blessing-2 }
        [blessing_3] { rokugan-choice-blessing-3 }
        [diplomacy] { rokugan-choice-diplomacy }
        [raid] { rokugan-choice-raid }
        [bluff] { rokugan-choice-bluff }
       *[other] { $token }
    }
rokugan-slot-cost-token = { $cost ->
        [army_1] { rokugan-choice-army-1 }
        [army_2] { rokugan-choice-army-2 }
        [army_3] { rokugan-choice-army-3 }
        [army_4] { rokugan-choice-army-4 }
        [army_5] { rokugan-choice-army-5 }
        [army_6] { rokugan-choice-army-6 }
        [navy_1] { rokugan-choice-navy-1 }
        [navy_2] { rokugan-choice-navy-2 }
        [navy_3] { rokugan-choice-navy-3 }
        [shinobi_1] { rokugan-choice-shinobi-1 }
        [shinobi_2] { rokugan-choice-shinobi-2 }
        [shinobi_3] { rokugan-choice-shinobi-3 }
        [blessing_2] { rokugan-choice-blessing-2 }
        [blessing_3] { rokugan-choice-blessing-3 }
        [diplomacy] { rokugan-choice-diplomacy }
        [raid] { rokugan-choice-raid }
        [bluff] { rokugan-choice-bluff }
       *[other] { $cost }
    }
rokugan-slot-card = { $card ->
        [feats_of_engineering] { rokugan-choice-feats-of-engineering }
        [promotion] { rokugan-choice-promotion }
        [code_of_honor] { rokugan-choice-code-of-honor }
        [diplomatic_mission] { rokugan-choice-diplomatic-mission }
        [strength_of_purpose] { rokugan-choice-strength-of-purpose }
        [sacred_ground] { rokugan-choice-sacred-ground }
        [bushido] { rokugan-choice-bushido }
        [honorable_fight] { rokugan-choice-honorable-fight }
        [aid_of_the_kami] { rokugan-choice-aid-of-the-kami }
        [bless_the_lands] { rokugan-choice-bless-the-lands }
        [spy_network] { rokugan-choice-spy-network }
        [foment_rebellion] { rokugan-choice-foment-rebellion }
        [cultural_exchange] { rokugan-choice-cultural-exchange }
        [reinforcements] { rokugan-choice-reinforcements }
        [bountiful_harvest] { rokugan-choice-bountiful-harvest }
        [ashigaru_levies] { rokugan-choice-ashigaru-levies }
        [port_of_prosperity] { rokugan-choice-port-of-prosperity }
        [pirate_raids] { rokugan-choice-pirate-raids }
        [dark_favors] { rokugan-choice-dark-favors }
        [purge_the_weak] { rokugan-choice-purge-the-weak }
        [animate_the_dead] { rokugan-choice-animate-the-dead }
        [inspire_fear] { rokugan-choice-inspire-fear }
        [scout] { rokugan-choice-scout }
        [shugenja] { rokugan-choice-shugenja }
        [first_player] { rokugan-choice-first-player }
       *[other] { $card }
    }
rokugan-slot-special = { $special ->
        [peace] { rokugan-choice-peace }
        [scorched] { rokugan-choice-scorched }
        [shrine] { rokugan-choice-shrine }
        [harbor] { rokugan-choice-harbor }
        [battlefield] { rokugan-choice-battlefield }
        [honor_1] { rokugan-choice-honor-1 }
        [honor_2] { rokugan-choice-honor-2 }
        [honor_4] { rokugan-choice-honor-4 }
        [defense_1] { rokugan-choice-defense-1 }
        [defense_2] { rokugan-choice-defense-2 }
       *[other] { $special }
    }
rokugan-slot-clan = { $clan ->
        [crab] { rokugan-choice-crab }
        [crane] { rokugan-choice-crane }
        [dragon] { rokugan-choice-dragon }
        [lion] { rokugan-choice-lion }
        [phoenix] { rokugan-choice-phoenix }
        [scorpion] { rokugan-choice-scorpion }
        [unicorn] { rokugan-choice-unicorn }
       *[other] { $clan }
    }
rokugan-slot-territory = { $territory ->
        [crab] { rokugan-choice-crab }
        [crane] { rokugan-choice-crane }
        [dragon] { rokugan-choice-dragon }
        [lion] { rokugan-choice-lion }
        [phoenix] { rokugan-choice-phoenix }
        [scorpion] { rokugan-choice-scorpion }
        [unicorn] { rokugan-choice-unicorn }
        [shore] { rokugan-choice-shore }
        [isles] { rokugan-choice-isles }
        [shadow_north] { rokugan-choice-shadow-north }
        [shadow_south] { rokugan-choice-shadow-south }
       *[other] { $territory }
    }
rokugan-slot-objective = { $objective ->
        [last_line_of_defense] { rokugan-choice-last-line-of-defense }
        [rice_bowl_of_the_empire] { rokugan-choice-rice-bowl-of-the-empire }
        [great_wall_of_the_north] { rokugan-choice-great-wall-of-the-north }
        [plains_of_battle] { rokugan-choice-plains-of-battle }
        [great_library] { rokugan-choice-great-library }
        [den_of_secrets] { rokugan-choice-den-of-secrets }
        [court_of_the_five_winds] { rokugan-choice-court-of-the-five-winds }
        [emerald_empire] { rokugan-choice-emerald-empire }
        [way_of_the_sail] { rokugan-choice-way-of-the-sail }
        [way_of_humility] { rokugan-choice-way-of-humility }
        [web_of_influence] { rokugan-choice-web-of-influence }
        [reclaiming_lost_lands] { rokugan-choice-reclaiming-lost-lands }
       *[other] { $objective }
    }
rokugan-slot-place = { $way ->
        [centre] در مرکزِ { rokugan-slot-province }
        [sea] بر مرز، از دریا رو به { rokugan-slot-province }
       *[other] بر مرز، از { rokugan-slot-way-province } رو به { rokugan-slot-province }
    }

## آنچه رخ می‌دهد؛ own را تنها صاحب صندلی می‌خواند

rokugan-event-game-started = میز روکوگان چیده شد. خاندان‌ها یکی‌یکی انتخاب می‌شوند.
rokugan-event-clan-chosen = { $seat } دایمیوی خاندانِ { rokugan-slot-clan } است.
    .own = دایمیوی خاندانِ { rokugan-slot-clan } شدید.
rokugan-event-objectives-dealt = به هر کس دو هدف پنهان می‌رسد و یکی را نگه می‌دارد.
rokugan-event-objective-kept = { $seat } هدف پنهانش را انتخاب کرد.
    .own = هدف پنهان شما { rokugan-slot-objective } است.
rokugan-event-draft-began = هر خاندان پایتختش را دارد. انتخاب زمین با { $first } آغاز می‌شود.
rokugan-event-drafted = { $seat } بر { rokugan-slot-province } دست می‌گذارد.
rokugan-event-round-began = دورِ { $round }. آغازکننده { $first } است.
rokugan-event-tokens-drawn = همه تا شش توکن می‌کِشند.
rokugan-event-given-back = { $seat } توکنی به مخزنش برگرداند.
    .own = { rokugan-slot-token } به مخزن شما برگشت.
rokugan-event-card-played = { $seat } کارتِ { rokugan-slot-card } را بازی می‌کند.
rokugan-event-passed = { $seat } می‌گذرد.
rokugan-event-special-placed = { rokugan-slot-special } به { rokugan-slot-province } می‌آید.
rokugan-event-special-removed = { rokugan-slot-special } از { rokugan-slot-province } برچیده شد.
rokugan-event-control-added = { $seat } در { rokugan-slot-province } { $count ->
    [1] یک
   *[other] { $count }
} توکن سلطه‌ی { $face ->
    [up] به‌رو
   *[down] به‌پشت
} گرفت.
rokugan-event-control-lost = { $seat } در { rokugan-slot-province } یک توکن سلطه از دست داد.
rokugan-event-control-swapped = توکن‌های سلطه‌ی { rokugan-slot-province } و { rokugan-slot-other } جابه‌جا شد.
rokugan-event-hand-shown = { $seat } همه‌ی دستِ { $target } را دید. بلوفش در این دور قفل است.
rokugan-event-regrouped = { $seat } توکن‌هایی پس گرفت و به همان تعداد واگذاشت.
rokugan-event-turn-lost = { $seat } جایی برای گذاشتن ندارد و تا پایان این دور نوبتی نمی‌گیرد.
rokugan-event-turn-skipped = وقتِ { $seat } گذشت و چیزی نگذاشت.
rokugan-event-card-used = { $card ->
    [scout] { $seat } دیده‌بانی سراغ توکنِ { $number } می‌فرستد.
    [shugenja] { $seat } شوگنجایی به جنگِ توکنِ { $number } می‌فرستد.
   *[first_player] { $seat } کارت آغازکننده را برای توکنِ { $number } به کار می‌برد.
}
rokugan-event-peeked = { $seat } توکنِ { $number } را نگاه می‌کند.
    .own = توکنِ { $number } این است: { rokugan-slot-token }. جز شما و صاحبش کسی نمی‌داند.
rokugan-event-favor-asked = { $seat } توکن‌ها را دید. یکی از آن‌ها برداشته می‌شود.
rokugan-event-token-discarded = توکنِ { $number } رو شد: { rokugan-slot-token }. { $pile ->
    [aside] تا توکن‌کِشیِ بعد کنار می‌ماند.
   *[discard] می‌سوزد.
}
rokugan-event-token-recalled = توکنِ { $number } به مخزن صاحبش برمی‌گردد.
    .own = توکنِ { $number } این بود: { rokugan-slot-token }. به مخزن صاحبش برمی‌گردد.
rokugan-event-hand-spent = { $seat } این توکن را می‌سوزاند: { rokugan-slot-token }.
rokugan-event-turn-ended = { $seat } در این نوبت چیزی نمی‌گذارد.
rokugan-event-placed = { $seat } توکنِ { $number } را می‌گذارد، { rokugan-slot-place }.
    .own = { rokugan-slot-token } را گذاشتید، با شماره‌ی { $number }، { rokugan-slot-place }.
rokugan-event-animated = { $seat } از توکن‌های سوخته { rokugan-slot-token } را به‌رو می‌گذارد، { rokugan-slot-place }.
rokugan-event-blessed = { $seat } این را می‌گذارد: { rokugan-slot-token }، بر توکنِ { $number }.
rokugan-event-look-skipped = { $seat } نگاه را برای بعد نگه می‌دارد.
rokugan-event-swapped = { $seat } دو توکنش را جابه‌جا کرد.
rokugan-event-swap-skipped = { $seat } توکن‌ها را همان‌جا که بود گذاشت.
rokugan-event-tokens-turned = همه‌ی توکن‌ها رو شد.
rokugan-event-bluffs-returned = بلوف‌ها به دست صاحبانشان برمی‌گردد.
rokugan-event-tokens-out = { $why ->
    [illegal] توکن‌هایی که جایشان آنجا نبود کنار می‌روند.
    [blessing] پشتیبانی‌هایی که جایشان آنجا نبود کنار می‌روند.
    [unbacked] یورشی که پشتش خالی بود به جایی نرسید.
    [raid] یورش هر توکنی را که آنجا و بر مرزهایش بود رُفت.
    [diplomacy] صلح هر توکنی را که آنجا و بر مرزهایش بود رُفت.
   *[spent] توکن‌های دیگر از نقشه می‌رود.
}
rokugan-event-raided = { rokugan-slot-province } می‌سوزد و دیگر از آنِ کسی نیست.
rokugan-event-pacified = { $seat } به { rokugan-slot-province } صلح می‌آورد.
rokugan-event-battle-fought = { $outcome ->
    [captured] نبرد بر سرِ { rokugan-slot-province }: بهترین حمله { $best } در برابرِ { $hurdle }. استان می‌افتد.
    [held] نبرد بر سرِ { rokugan-slot-province }: بهترین حمله { $best } در برابرِ { $hurdle }. استان نمی‌افتد.
   *[nobody] نبرد بر سرِ { rokugan-slot-province }: بهترین حمله { $best } در برابرِ { $hurdle }. استان همچنان بی‌صاحب است.
}
rokugan-event-captured = { $seat } صاحبِ { rokugan-slot-province } شد.
rokugan-event-defended = { $why ->
    [held] { $seat } در { rokugan-slot-province } ایستاد و یک توکن سلطه‌ی به‌رو می‌گیرد.
    [swept] از حمله به { rokugan-slot-province } چیزی نماند. { $seat } یک توکن سلطه‌ی به‌رو می‌گیرد.
   *[guarded] { $seat } در { rokugan-slot-province } پاسداری کرد و یک توکن سلطه‌ی به‌رو می‌گیرد.
}
rokugan-event-card-claimed = کارت قلمرو به { $seat } رسید: { rokugan-slot-territory }.
    .own = کارتِ { rokugan-slot-territory } به شما رسید: { rokugan-slot-card }.
rokugan-event-card-returned = کارتِ { rokugan-slot-territory } دوباره روی نقشه است.
rokugan-event-round-ended = دورِ { $round } تمام شد.
rokugan-event-game-ended = { $why ->
    [honor] پنج دور گذشت. پُرافتخارترین خاندان می‌برد.
    [tie_break] پنج دور گذشت. افتخارها برابر است؛ پس شمار قلمروهای کامل، بعد استان‌ها و بعد توکن‌های به‌رو تعیین می‌کند.
   *[shared] پنج دور گذشت. پیروزی از آنِ چند خاندان است.
}

## آنچه پذیرفته نمی‌شود

rokugan-refusal-not-asked = الان این را از شما نپرسیده‌اند.
rokugan-refusal-seats-wrong = روکوگان را با { $seats } صندلی نمی‌شود بازی کرد.
rokugan-refusal-clan-taken = خاندانِ { rokugan-slot-clan } دایمیو دارد.
rokugan-refusal-not-dealt = این هدف به شما نرسیده است.
rokugan-refusal-province-taken = { rokugan-slot-province } صاحب دارد.
rokugan-refusal-bluff-stays = بلوف در دست می‌ماند.
rokugan-refusal-not-in-hand = این را نمی‌توانید از دست بازی کنید: { rokugan-slot-token }.
rokugan-refusal-not-in-discard = این میان توکن‌های سوخته‌ی شما نیست: { rokugan-slot-token }.
rokugan-refusal-not-your-card = کارتِ { rokugan-slot-card } دست شما نیست.
rokugan-refusal-card-otherwise = کارتِ { rokugan-slot-card } این‌طور بازی نمی‌شود.
rokugan-refusal-card-idle = از کارتِ { rokugan-slot-card } الان کاری برنمی‌آید.
rokugan-refusal-card-aim = کارتِ { rokugan-slot-card } را آنجا نمی‌شود به کار برد.
rokugan-refusal-no-such-opponent = این حریف شما نیست.
rokugan-refusal-regroup-count = { $count ->
    [1] یک توکن بردارید و یکی بدهید، جز بلوف.
   *[other] { $count } توکن بردارید و به همان تعداد بدهید، جز بلوف.
}
rokugan-refusal-must-place = باید توکنی بگذارید.
rokugan-refusal-no-use = یا { rokugan-slot-card } تمام شده، یا چیزی نیست که به کارش بیاید.
rokugan-refusal-target-closed = توکنِ { $number } را برای این کار نمی‌شود انتخاب کرد.
rokugan-refusal-target-count = از { $least } تا { $most } تای متفاوت انتخاب کنید.
rokugan-refusal-cost-closed = در { rokugan-slot-province } توکن سلطه‌ای ندارید که بهایش شود.
rokugan-refusal-nothing-there = در { rokugan-slot-province } توکن ویژه‌ای نیست.
rokugan-refusal-blessing-on-token = پشتیبانی روی توکن گذاشته می‌شود.
rokugan-refusal-no-blessing = این پشتیبانی نیست: { rokugan-slot-token }.
rokugan-refusal-bless-closed = روی توکنِ { $number } پشتیبانی نمی‌نشیند.
rokugan-refusal-barred = این را در این دور نمی‌شود گذاشت: { rokugan-slot-token }.
rokugan-refusal-place-peace = صلح راهِ { rokugan-slot-province } را بسته است.
rokugan-refusal-place-scorched = ویرانه راهِ { rokugan-slot-province } را بسته است.
rokugan-refusal-place-shrine = معبدِ دیگری راهِ { rokugan-slot-province } را بسته است.
rokugan-refusal-place-border-taken = بر آن مرزِ { rokugan-slot-province } توکنی هست.
rokugan-refusal-place-own-province = { rokugan-slot-province } از آنِ شماست و نمی‌شود به آن حمله کرد.
rokugan-refusal-place-no-border = { rokugan-slot-province } چنین مرزی ندارد.
rokugan-refusal-place-not-yours = از استانی که از آنِ شما نیست نمی‌شود به { rokugan-slot-province } حمله کرد.
rokugan-refusal-place-illegal = این نوع توکن را آنجا در { rokugan-slot-province } نمی‌شود گذاشت.

## آنچه پرسیده می‌شود، و آنچه در سکوت رخ می‌دهد

rokugan-ask-clans = دایمیوی کدام خاندان می‌شوید؟
rokugan-ask-objectives = کدام هدف پنهان را نگه می‌دارید؟
rokugan-ask-draft = بر کدام استانِ آزاد دست می‌گذارید؟
rokugan-ask-give-back = کدام توکن به مخزن برمی‌گردد؟
rokugan-ask-cards = کارت قلمرو بازی می‌کنید؟
rokugan-ask-turn = نوبت شماست. کدام توکن را کجا می‌گذارید؟
rokugan-ask-favor = کدام یک از این توکن‌ها بسوزد؟
rokugan-ask-look = کدام توکن را نگاه می‌کنید؟
rokugan-ask-swap = دو توکنتان را جابه‌جا می‌کنید؟
rokugan-otherwise-first-clan = نخستین خاندانِ آزاد
rokugan-otherwise-first-objective = هدف نخست
rokugan-otherwise-own-land = استانی آزاد، اگر بشود در قلمرو خودی
rokugan-otherwise-first-token = نخستین توکنی که بلوف نیست
rokugan-otherwise-pass = بدون کارت
rokugan-otherwise-place-nothing = چیزی گذاشته نمی‌شود
rokugan-otherwise-first-looked = نخستین آن‌ها
rokugan-otherwise-no-look = بدون نگاه
rokugan-otherwise-no-swap = بدون جابه‌جایی

## کارها

rokugan-action-choose-clan = { rokugan-slot-clan }
    .description = هر خاندان یک توکن و یک توانایی از آنِ خودش دارد.
rokugan-action-keep-objective = { rokugan-slot-objective }
    .description = در پایان شمرده می‌شود و تا آن وقت کسی نمی‌داند.
rokugan-action-draft = دست گذاشتن بر { rokugan-slot-province }
    .option = استانی بردارید
    .description = یک توکن سلطه‌ی به‌پشت، در استانی که توکنی ندارد.
rokugan-action-give-back = برگرداندنِ { rokugan-slot-token }
    .description = ممکن است دوباره کِشیده شود.
rokugan-action-play-card = کارتِ { rokugan-slot-card }
    .option = بازی کردن کارت قلمرو
    .description = رو می‌شود و از بازی می‌رود.
rokugan-action-spy = شبکه‌ی جاسوسان: { $seat }
    .option = شبکه‌ی جاسوسان
    .description = دستِ یک حریف را ببینید. بلوفش در این دور گذاشته نمی‌شود.
rokugan-action-regroup = کارتِ { rokugan-slot-card }
    .option = پس گرفتن توکن
    .description = توکن‌های سوخته در برابر توکن‌های دست.
rokugan-action-pass = گذشتن
    .description = الان نه.
rokugan-action-use-card = { rokugan-slot-card } برای توکنِ { $number }
    .option = دیده‌بان، شوگنجا یا کارت آغازکننده
    .description = پیش از گذاشتن. هر کدام یک بار در بازی، کارت آغازکننده در هر دور یک بار.
rokugan-action-dark-favors = پیمان تاریک، به بهای توکنی در { rokugan-slot-cost-province }
    .option = پیمان تاریک
    .description = در برابر یک توکن سلطه تا چهار توکن را ببینید و یکی را بردارید.
rokugan-action-strike = برداشتنِ توکنِ { $number }
    .description = همه آن را می‌بینند.
rokugan-action-purge = پاکسازی ناتوانان، به بهای { rokugan-slot-cost-token }
    .option = پاکسازی ناتوانان
    .description = یک توکن از دست، به جای گذاشتن، در برابر دو توکنِ روی نقشه.
rokugan-action-animate = برخیزاندنِ { rokugan-slot-token }، { rokugan-slot-place }، به بهای توکنی در { rokugan-slot-cost-province }
    .option = برخیزاندن مردگان
    .description = در برابر یک توکن سلطه، یکی از توکن‌های سوخته به‌رو می‌نشیند.
rokugan-action-animate-blessing = برخیزاندنِ { rokugan-slot-token } روی توکنِ { $number }، به بهای توکنی در { rokugan-slot-cost-province }
    .option = برخیزاندن پشتیبانی
    .description = در برابر یک توکن سلطه، یک پشتیبانی از میان سوخته‌ها.
rokugan-action-inspire-fear = هراس‌افکنی، به بهای توکنی در { rokugan-slot-cost-province }
    .option = هراس‌افکنی
    .description = در برابر یک توکن سلطه، توکن ویژه‌ی تا دو استان برچیده می‌شود.
rokugan-action-place = { rokugan-slot-token }، { rokugan-slot-place }
    .option = گذاشتن توکن
    .description = به‌پشت. جز شما کسی نمی‌بیند چیست.
rokugan-action-bless = { rokugan-slot-token } روی توکنِ { $number }
    .option = گذاشتن پشتیبانی
    .description = به‌رو، بر توکن به‌پشتِ خودتان. از آن پس هیچ کارتی به آن نمی‌رسد.
rokugan-action-look = نگاه به توکنِ { $number }
    .description = در هر دور یک بار. تنها شما می‌بینید.
rokugan-action-swap = جابه‌جا کردنِ { $one } و { $other }
    .option = جابه‌جا کردن دو توکن
    .description = دو تا از توکن‌های خودتان، پیش از آنکه همه رو شود.
rokugan-field-clan = خاندان
rokugan-field-objective = هدف
rokugan-field-territory = قلمرو
    .question = در کدام قلمرو؟
rokugan-field-province = استان
    .question = در کدام استان؟
rokugan-field-provinces = استان‌ها
    .question = در کدام استان‌ها؟
rokugan-field-way = راه
    .question = روی کدام مرز، یا در مرکز؟
rokugan-field-token = توکن
    .question = کدام توکن؟
rokugan-field-card = کارت
    .question = کدام کارت؟
rokugan-field-seat = حریف
rokugan-field-takes = برمی‌گردد
rokugan-field-gives = می‌رود
rokugan-field-into = به کجا
rokugan-field-number = توکنِ روی نقشه
    .question = کدام توکنِ روی نقشه؟
rokugan-field-numbers = توکن‌های روی نقشه
    .question = کدام توکن‌های روی نقشه؟
rokugan-field-cost = بها
    .question = به بهای چه؟
rokugan-field-one = یکی
    .question = کدام یکی؟
rokugan-field-other = دیگری
    .question = با کدام؟
rokugan-part-given = واگذاشتن
rokugan-result-honor = پُرافتخارترین خاندان برد.
rokugan-result-tie-break = افتخارها برابر بود؛ شمار قلمروهای کامل، بعد استان‌ها و بعد توکن‌های به‌رو تعیین کرد.
rokugan-result-shared = پیروزی از آنِ چند خاندان است.

## گزینه‌ها

rokugan-option-bluffing = توکنِ نابه‌جا
    .description = آیا توکن را جایی می‌شود گذاشت که جای نوعش نیست؟ وقتی همه رو شد کنار می‌رود.
rokugan-option-burn-own = یورش به خانه
    .description = آیا یورش می‌تواند استانِ خودی را بسوزاند؟
rokugan-option-lion-alone = بلوفِ تنهای شیر
    .description = آیا بلوفِ شیر جایی که کسی حمله نکرده هم توکن سلطه می‌آورد؟
rokugan-option-supply = توکن‌های سلطه
    .description = هر خاندان چند توکن سلطه دارد؟
rokugan-option-claimed-cards = کارت‌های به‌دست‌آمده
    .description = چه کسی می‌بیند کارتِ به‌دست‌آمده کدام است؟
rokugan-option-empire = امپراتوری زمرد
    .description = آیا شش استانش باید زنجیره باشد، یا پیوسته بودنشان کافی است؟
rokugan-option-phoenix = ققنوس در پایتخت
    .description = چه کسی می‌تواند دفاعِ خودِ پایتخت را نادیده بگیرد؟


## مقدارها

rokugan-choice-crab = خرچنگ
    .description = هر توکن سلطه‌ی به‌رویش دو دفاع دارد. توکن ویژه‌اش نیروی دریایی ۳ است.
rokugan-choice-crane = دُرنا
    .description = هر جا با بهترین برابر شود می‌برد. توکن ویژه‌اش سیاستِ دوم است.
rokugan-choice-dragon = اژدها
    .description = یک توکن بیشتر می‌کشد و یکی پس می‌دهد. توکن ویژه‌اش پشتیبانی ۳ است.
rokugan-choice-lion = شیر
    .description = بلوفش در استان‌های خودش با قدرت دو دفاع می‌کند. توکن ویژه‌اش ارتش ۶ است.
rokugan-choice-phoenix = ققنوس
    .description = در حمله به پایتخت، دفاعِ خودِ پایتخت را نادیده می‌گیرد. توکن ویژه‌اش پشتیبانی ۳ است.
rokugan-choice-scorpion = عقرب
    .description = در هر دور یک بار، پس از گذاشتن، توکن دیگری را می‌بیند. توکن ویژه‌اش شینوبی ۳ است.
rokugan-choice-unicorn = تک‌شاخ
    .description = پیش از رو شدن توکن‌ها دو تای خودش را جابه‌جا می‌کند. توکن ویژه‌اش یورشِ دوم است.
rokugan-choice-shore = کرانه‌ی کهربا
rokugan-choice-isles = جزیره‌ها
rokugan-choice-dragon-capital = پایتخت اژدها
rokugan-choice-dragon-west = غرب اژدها
rokugan-choice-dragon-south = جنوب اژدها
rokugan-choice-phoenix-capital = پایتخت ققنوس
rokugan-choice-phoenix-center = مرکز ققنوس
rokugan-choice-phoenix-coast = ساحل ققنوس
rokugan-choice-unicorn-capital = پایتخت تک‌شاخ
rokugan-choice-unicorn-west = غرب تک‌شاخ
rokugan-choice-unicorn-south = جنوب تک‌شاخ
rokugan-choice-lion-capital = پایتخت شیر
rokugan-choice-lion-north = شمال شیر
rokugan-choice-lion-coast = ساحل شیر
rokugan-choice-scorpion-capital = پایتخت عقرب
rokugan-choice-scorpion-north = شمال عقرب
rokugan-choice-scorpion-west = غرب عقرب
rokugan-choice-crane-capital = پایتخت دُرنا
rokugan-choice-crane-center = مرکز دُرنا
rokugan-choice-crane-south = جنوب دُرنا
rokugan-choice-crab-capital = پایتخت خرچنگ
rokugan-choice-crab-west = غرب خرچنگ
rokugan-choice-crab-east = شرق خرچنگ
rokugan-choice-crab-center = مرکز خرچنگ
rokugan-choice-shore-west = غرب کرانه
rokugan-choice-shore-east = شرق کرانه
rokugan-choice-shore-south = جنوب کرانه
rokugan-choice-isle-north = جزیره‌ی شمالی
rokugan-choice-isle-west = جزیره‌ی غربی
rokugan-choice-isle-east = جزیره‌ی شرقی
rokugan-choice-shadow-north = شمال تاریک
rokugan-choice-shadow-south = جنوب تاریک
rokugan-choice-army-1 = ارتش ۱
rokugan-choice-army-2 = ارتش ۲
rokugan-choice-army-3 = ارتش ۳
rokugan-choice-army-4 = ارتش ۴
rokugan-choice-army-5 = ارتش ۵
rokugan-choice-army-6 = ارتش ۶
rokugan-choice-navy-1 = نیروی دریایی ۱
rokugan-choice-navy-2 = نیروی دریایی ۲
rokugan-choice-navy-3 = نیروی دریایی ۳
rokugan-choice-shinobi-1 = شینوبی ۱
rokugan-choice-shinobi-2 = شینوبی ۲
rokugan-choice-shinobi-3 = شینوبی ۳
rokugan-choice-blessing-2 = پشتیبانی ۲
rokugan-choice-blessing-3 = پشتیبانی ۳
rokugan-choice-diplomacy = سیاست
rokugan-choice-raid = یورش
rokugan-choice-bluff = بلوف
rokugan-choice-rise-of-an-empire = برآمدن امپراتوری
rokugan-choice-master-of-governance = استادِ فرمانروایی
rokugan-choice-master-of-tactics = استادِ تدبیر جنگ
rokugan-choice-centre = در مرکز
rokugan-choice-sea = بر ساحل
rokugan-choice-discard = توکن‌های سوخته
rokugan-choice-pool = مخزن
rokugan-choice-on = بله
rokugan-choice-off = خیر
rokugan-choice-thirty = سی توکن برای هر خاندان
rokugan-choice-unlimited = بی‌پایان
rokugan-choice-holder = دارنده‌اش
rokugan-choice-public = همه
rokugan-choice-chain = زنجیره
rokugan-choice-cluster = خوشه
rokugan-choice-phoenix-only = تنها ققنوس
rokugan-choice-everybody = همه‌ی مهاجمانِ پایتخت
rokugan-choice-peace = صلح
    .description = سلطه می‌ماند؛ آنجا توکنی گذاشته نمی‌شود.
rokugan-choice-scorched = ویرانه
    .description = نه سلطه، نه توکن، نه گل.
rokugan-choice-shrine = معبد
    .description = تنها صاحبش آنجا توکن می‌گذارد.
rokugan-choice-harbor = بندرگاه
    .description = استان ساحلی به شمار می‌آید؛ نیروی دریایی از مرزهای زمینی‌اش هم حمله می‌کند.
rokugan-choice-battlefield = میدان نبرد
    .description = آنجا نه یورش، نه سیاست.
rokugan-choice-honor-1 = افتخار ۱+
    .description = یک گل بیشتر.
rokugan-choice-honor-2 = افتخار ۲+
    .description = دو گل بیشتر.
rokugan-choice-honor-4 = افتخار ۴
    .description = چهار گل به جای گل‌های خودش.
rokugan-choice-defense-1 = دفاع ۱+
    .description = یک دفاع و یک گل بیشتر.
rokugan-choice-defense-2 = دفاع ۲+
    .description = دو دفاع و یک گل بیشتر.
rokugan-choice-feats-of-engineering = شاهکار مهندسی
    .description = بندرگاه به استانی دور از دریا می‌رود.
rokugan-choice-promotion = ترفیع
    .description = یک ارتش، نیروی دریایی یا شینوبی از توکن‌های سوخته به دست برمی‌گردد؛ بعد یک توکن از دست به سوخته‌ها یا مخزن می‌رود.
rokugan-choice-code-of-honor = آیین شرافت
    .description = افتخار ۱+ در دو استان، بیرون از سرزمین‌های تاریک.
rokugan-choice-diplomatic-mission = هیئت سفیران
    .description = صلح در هر استانی. اگر از آنِ حریف باشد، یکی از استان‌های شما دو توکن سلطه‌ی به‌رو می‌گیرد.
rokugan-choice-strength-of-purpose = پایداری
    .description = یک توکن سلطه‌ی به‌رو در هر یک از دو استانِ شما.
rokugan-choice-sacred-ground = خاک مقدس
    .description = معبد به استانی می‌رود.
rokugan-choice-bushido = بوشیدو
    .description = افتخار ۴ در استانی بیرون از سرزمین‌های تاریک، به جای گل‌های خودش.
rokugan-choice-honorable-fight = نبرد شرافتمندانه
    .description = میدان نبرد به استانی می‌رود: آنجا نه یورش، نه سیاست.
rokugan-choice-aid-of-the-kami = یاری کامی‌ها
    .description = دفاع ۲+ در استانی بیرون از سرزمین‌های تاریک.
rokugan-choice-bless-the-lands = برکتِ زمین
    .description = ویرانه‌ای آباد می‌شود و استان از آنِ شماست، با یک توکن سلطه‌ی به‌پشت و یکی به‌رو.
rokugan-choice-spy-network = شبکه‌ی جاسوسان
    .description = دستِ یک حریف را ببینید. بلوفش در این دور گذاشته نمی‌شود.
rokugan-choice-foment-rebellion = برانگیختن شورش
    .description = صلحی برچیده می‌شود. اگر در استان شما بود، دو توکن سلطه‌ی به‌رو آنجا می‌آید.
rokugan-choice-cultural-exchange = دادوستد فرهنگی
    .description = یک استان شما و یک استان حریف همه‌ی توکن‌های سلطه‌شان را با هم عوض می‌کنند.
rokugan-choice-reinforcements = قوای تازه
    .description = دو ارتش از توکن‌های سوخته به دست برمی‌گردد؛ بعد دو توکن از دست به سوخته‌ها یا مخزن می‌رود.
rokugan-choice-bountiful-harvest = خرمنِ پربار
    .description = دو توکن سلطه‌ی به‌رو در یکی از استان‌های شما.
rokugan-choice-ashigaru-levies = سربازگیری آشیگارو
    .description = دفاع ۱+ در سه استان، بیرون از سرزمین‌های تاریک.
rokugan-choice-port-of-prosperity = بندرِ آباد
    .description = افتخار ۲+ در استانی بیرون از سرزمین‌های تاریک.
rokugan-choice-pirate-raids = شبیخونِ دریایی
    .description = ویرانه در هر استانی. اگر از آنِ شما بود، استان دیگری از شما سه توکن سلطه‌ی به‌رو می‌گیرد.
rokugan-choice-dark-favors = پیمان تاریک
    .description = در برابر یک توکن سلطه: تا چهار توکن را ببینید، بعد یکی از آن‌ها برداشته می‌شود.
rokugan-choice-purge-the-weak = پاکسازی ناتوانان
    .description = در برابر یک توکن از دست، به جای گذاشتن: دو توکنِ روی نقشه رو می‌شود و می‌رود.
rokugan-choice-animate-the-dead = برخیزاندن مردگان
    .description = در برابر یک توکن سلطه: یکی از توکن‌های سوخته‌تان به‌رو گذاشته می‌شود؛ نوبت گذاشتن هم می‌ماند.
rokugan-choice-inspire-fear = هراس‌افکنی
    .description = در برابر یک توکن سلطه: توکن ویژه‌ی تا دو استان برچیده می‌شود.
rokugan-choice-scout = دیده‌بان
    .description = یکی از توکن‌های بی‌پشتیبانِ حریف را ببینید.
rokugan-choice-shugenja = شوگنجا
    .description = یکی از توکن‌های بی‌پشتیبانِ حریف رو می‌شود و می‌رود.
rokugan-choice-first-player = کارت آغازکننده
    .description = هر توکن بی‌پشتیبانی را ببینید؛ به مخزن صاحبش برمی‌گردد.
rokugan-choice-last-line-of-defense = آخرین سنگر
    .description = سلطه بر پایتخت یا دو استانِ خرچنگ.
rokugan-choice-rice-bowl-of-the-empire = انبارِ برنج امپراتوری
    .description = سلطه بر پایتخت یا دو استانِ دُرنا.
rokugan-choice-great-wall-of-the-north = دیوارِ بزرگِ شمال
    .description = سلطه بر پایتخت یا دو استانِ اژدها.
rokugan-choice-plains-of-battle = دشتِ نبرد
    .description = سلطه بر پایتخت یا دو استانِ شیر.
rokugan-choice-great-library = کتابخانه‌ی بزرگ
    .description = سلطه بر پایتخت یا دو استانِ ققنوس.
rokugan-choice-den-of-secrets = لانه‌ی رازها
    .description = سلطه بر پایتخت یا دو استانِ عقرب.
rokugan-choice-court-of-the-five-winds = دربارِ پنج باد
    .description = سلطه بر پایتخت یا دو استانِ تک‌شاخ.
rokugan-choice-emerald-empire = امپراتوری زمرد
    .description = سلطه بر زنجیره‌ای از شش استان، در دست‌کم سه قلمرو.
rokugan-choice-way-of-the-sail = راهِ بادبان
    .description = سلطه بر شش استان ساحلی.
rokugan-choice-way-of-humility = راهِ فروتنی
    .description = هیچ‌کس استان کمتری از شما ندارد.
rokugan-choice-web-of-influence = تارِ نفوذ
    .description = سلطه بر یک استان در هر یک از هفت قلمرو.
rokugan-choice-reclaiming-lost-lands = بازپس‌گیری سرزمین‌ها
    .description = سلطه بر هر دو استانِ سرزمین‌های تاریک.
