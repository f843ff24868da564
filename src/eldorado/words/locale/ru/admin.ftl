# `eldorado admin`: для тех, кто держит сервер.

help-admin = Присматривать за играми сервера: комнаты, люди, копии, проверки, секреты. Работает и рядом с запущенным сервером.
help-admin-rooms = Комнаты и их партии.
help-admin-rooms-list = Перечислить все комнаты.
help-admin-rooms-show = Показать комнату: стадию, места, длину. Ничего из того, что вправе знать только игроки.
help-admin-rooms-close = Закрыть комнату; кто в ней, прочтёт об этом через несколько секунд. Ничего не удаляется.
help-admin-rooms-open = Снова открыть закрытую комнату.
help-admin-rooms-export = Сохранить запись оконченной партии.
help-admin-people = Кого не пускают и кто лишён слова: адрес, сеть или место вида ABCDEF:2.
help-admin-people-list = Перечислить принятые решения.
help-admin-people-ban = Больше никого не впускать с этого адреса. Кто держит запрещённое место, тому закрыт и его адрес.
help-admin-people-mute = Лишить права писать остальным.
help-admin-people-pardon = Отменить запрет.
help-admin-backup = Скопировать все партии на один момент в файл, даже при работающем сервере, и перечитать его.
help-admin-restore = Вернуть копию в пустую базу того или другого вида.
help-admin-check = Переиграть каждую сохранённую партию и назвать повреждённые.
help-admin-rotate-secret = Создать новый секрет для подписи мест; подписанные раньше ещё какое-то время действуют.
option-phase = Только комнаты на этой стадии.
option-reason = Почему; хранится вместе с решением.
option-days = На сколько дней (0: навсегда).
option-with_seed = И для идущей партии; в записи есть её зерно.
option-accept_days = Сколько дней действуют места, подписанные раньше.

admin-room-line = { $code }: { $phase ->
        [lobby] не начата
        [playing] идёт
       *[other] окончена
    }, { $entries ->
        [one] { $entries } запись
        [few] { $entries } записи
       *[many] { $entries } записей
    }, последнее изменение { $touched }
admin-room-count = { $count ->
        [one] { $count } комната
        [few] { $count } комнаты
       *[many] { $count } комнат
    }
admin-room-seat = Место { $seat }: { $name } ({ $kind ->
        [human] человек
        [bot] бот
       *[other] свободно
    })
admin-room-closed = Комната { $code } закрыта.
admin-room-opened = Комната { $code } снова открыта.
admin-ruling = { $kind ->
        [ban] Не впускать
        [mute] Лишить слова
       *[other] Закрыть
    }: { $who }, до { $until }, причина: { $reason }
admin-ruling-count = { $count ->
        [one] { $count } решение
        [few] { $count } решения
       *[many] { $count } решений
    }
admin-pardoned = Запреты сняты: { $who }.
admin-backed-up = { $file }: комнат { $rooms }, записей { $entries }; записано и перечитано.
admin-restored = Возвращено из { $file }: комнат { $rooms }, записей { $entries }.
admin-broken = { $code }: { $reason }
admin-all-well = Переигрываются все комнаты: { $rooms }.
admin-rotated = Новый секрет записан в { $file } и начнёт действовать в течение минуты. Места, подписанные раньше, действуют до { $until }.

admin-nobody = «{ $found }» — не адрес, не сеть и не место вида ABCDEF:2.
admin-not-closed = Комната { $code } не закрыта.
admin-not-ruled = О { $who } ничего не решено.
admin-not-empty = В базе данных уже есть комнаты; копия возвращается только в пустую базу.
admin-no-backup = { $file } — не резервная копия.
admin-backup-damaged = Копия { $file } повреждена или обрывается; ничего из неё не взято.
admin-copy-differs = Перечитанное из { $file } не совпадает с записанным.
admin-broken-rooms = Не переигрываются { $broken } из { $rooms } комнат.
admin-no-database = База данных не открывается: { $reason }
admin-newer-database = База данных создана более новым выпуском (версия { $found }; этот знает { $known }).

help-admin-routes = Опубликованные маршруты: на что жаловались и как убрать маршрут из галереи.
help-admin-routes-list = Показать опубликованные маршруты, сначала те, на которые жаловались чаще.
help-admin-routes-show = Показать один: кто опубликовал, что о нём сказали, и его текст.
help-admin-routes-remove = Убрать маршрут из галереи навсегда; такой же опубликовать больше нельзя.
option-sort = В каком порядке.
help-admin-routes-keep = Отклонить жалобы: маршрут остаётся.
admin-route-complaint = Жалоба от { $at }: { $reason }
admin-route-removed = Маршрут { $code } убран из галереи.
admin-route-kept = Маршрут { $code } остаётся; жалобы отклонены.
admin-route-line = { $code }: { $name } ({ $author }), опубликован { $made }, { $plays ->
        [one] { $plays } гонка
        [few] { $plays } гонки
       *[other] { $plays } гонок
    }, { $complaints ->
        [0] жалоб нет
        [one] { $complaints } жалоба
        [few] { $complaints } жалобы
       *[other] { $complaints } жалоб
    }
admin-route-count = { $count ->
        [one] { $count } маршрут
        [few] { $count } маршрута
       *[other] { $count } маршрутов
    }
