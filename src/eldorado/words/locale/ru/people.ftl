# Пропуск, страница для тех, кто вернулся, и их партии.

home-waiting =
    { $count ->
        [0] { $name ->
            [none] С возвращением.
           *[other] С возвращением, { $name }.
        }
        [one] { $name ->
            [none] Вас ждёт { $count } партия.
           *[other] { $name }, вас ждёт { $count } партия.
        }
        [few] { $name ->
            [none] Вас ждут { $count } партии.
           *[other] { $name }, вас ждут { $count } партии.
        }
       *[other] { $name ->
            [none] Вас ждут { $count } партий.
           *[other] { $name }, вас ждут { $count } партий.
        }
    }
home-turn = Ваш ход
home-of = { $count } из { $all } партий
home-running = Идущие партии
home-round = Раунд { $number }
home-lobby = ещё не началась
home-waiting-for = ходит { $name }
home-finished = Сыгранные
home-all =
    { $count ->
        [one] Все: { $count } партия
        [few] Все { $count } партии
       *[other] Все { $count } партий
    }
left-days =
    { $count ->
        [one] ещё { $count } день
        [few] ещё { $count } дня
       *[other] ещё { $count } дней
    }
left-hours =
    { $count ->
        [one] ещё { $count } час
        [few] ещё { $count } часа
       *[other] ещё { $count } часов
    }
left-minutes =
    { $count ->
        [0] время вышло
        [one] ещё { $count } минута
        [few] ещё { $count } минуты
       *[other] ещё { $count } минут
    }
nav-profile = Моя страница
profile-leader = Глава экспедиции
profile-since = В пути с: { $date }
pass-none = У вас ещё нет пропуска
pass-none-text = Пропуск хранит ваши партии на этом и на других устройствах. Адрес почты не нужен: это секрет, который остаётся в браузере. Вы получите его с первой партией.
pass-make = Получить пропуск
pass-devices = Устройства
pass-devices-text = На всех вы видите одни и те же партии и сидите на тех же местах.
pass-this-device = Это устройство
pass-device = Устройство, с { $date }
pass-close = Закрыть там
pass-close-others = Закрыть на всех других
pass-add = Добавить устройство
pass-link = Ссылка для другого устройства
pass-link-text = Считайте код другим устройством или откройте там ссылку. Она действует один раз и десять минут. Больше никому её не показывайте.
pass-phrase = Слова для восстановления
pass-phrase-text = Если браузер вас забудет, эти слова вернут всё. У кого слова, у того и пропуск: храните их как ключ.
pass-phrase-make = Показать мои слова
pass-phrase-new = Создать новые слова
pass-phrase-paper = Чтобы всё вернуть, откройте { $place }, выберите «Моя страница» и введите эти семь слов. Чей это пропуск: { $name }.
pass-print = Напечатать
pass-data = Ваши данные
pass-data-text = Сохраните всё, что о вас хранится, одним файлом или удалите это. Партии останутся у соперников, без вашего имени.
pass-export = Сохранить в файл
pass-delete = Удалить мой пропуск
pass-delete-sure = Удалить навсегда
pass-delete-text = Исчезнут ваше имя, список партий и рейтинги. Вернуть их не сможет никто.
pass-recover = Вернуть пропуск
pass-recover-text = Семь слов с вашей бумаги
pass-open-title = Ваш пропуск
pass-open-text = Другое устройство предлагает вам свой пропуск: свои партии, имя и места.
pass-open-other = В этом браузере уже есть пропуск. Он будет отложен; без своих слов он потерян.
pass-open = Открыть здесь
games-any-route = Любой маршрут
games-more = Более ранние партии
tally-games = { $count ->
        [one] партия сыграна
        [few] партии сыграно
       *[other] партий сыграно
    }
tally-won = побед
tally-share = { $percent } %
tally-fastest = { $count ->
        [one] раунд
        [few] раунда
       *[other] раундов
    }, самая быстрая победа: { $route }
tally-in-a-row =
    { $count ->
        [one] победа подряд
        [few] победы подряд
       *[other] побед подряд
    }
past-turning = Переломный ход
past-turning-when = Раунд { $round } · { $name }
past-chance-yours = Ваши шансы на победу: { $before } до этого хода, { $after } после него.
past-chance-of = Шансы на победу у игрока { $name }: { $before } до этого хода, { $after } после него.
past-no-turning = Ни один отдельный ход не решил исход партии.
past-gone = Эта партия здесь больше не хранится, остался только её результат.
past-all = Все партии
tally-last = последние партии ({ $count }), высокий столбик — первое место

## Экспедиция дня

daily-title = Экспедиция дня
daily-caves = с пещерами
daily-against = Ваши соперники
daily-one-try = Одна зачётная попытка
daily-counted = Ваша зачётная попытка
daily-text = Тот же маршрут, те же карты и то же везение для всех. Если уйти, гонка подождёт вас до конца дня. После неё тренируйтесь сколько угодно.
daily-same = Те же карты и соперники для всех.
daily-set-out = Отправиться
daily-look = Посмотреть ещё раз
daily-practice = Тренировка
daily-result = У врат в раунде { $round }
daily-not-reached = Врата не достигнуты
daily-none = не достигнуты
daily-rank = Место { $place } из { $of }, вместе с ботами
daily-streak =
    { $count ->
        [one] { $count } день подряд
        [few] { $count } дня подряд
       *[other] { $count } дней подряд
    }
daily-share = Поделиться итогом
daily-copied = Скопировано
daily-share-title = El Dorado, экспедиция дня № { $number }
daily-proof = Перемешивание было определено ещё утром:
daily-seed = Зерно перемешивания:
daily-rounds = Раундов до врат
daily-dash = – значит: не достигнуты
daily-places = Места
daily-number = № { $number }
daily-uncharted = Неизведанные земли
daily-published = Опубликованный маршрут
daily-published-by = Опубликованный маршрут, автор: { $author }
daily-steps =
    { $count ->
        [one] { $count } шаг
        [few] { $count } шага
       *[other] { $count } шагов
    }
daily-blockades =
    { $count ->
        [one] { $count } препятствие
        [few] { $count } препятствия
       *[other] { $count } препятствий
    }
daily-against-all = одни и те же трое для всех
daily-you-start =
    { $place ->
        [1] Вы ходите первым.
        [2] Вы ходите вторым.
        [3] Вы ходите третьим.
       *[other] Вы ходите последним.
    }
daily-tries =
    { $count ->
        [one] { $count } засчитанная попытка
        [few] { $count } засчитанные попытки
       *[other] { $count } засчитанных попыток
    }
daily-ahead = Лучше, чем { $count } из 100
daily-slip = Маршрут здесь не выдан: ⬢ — раунд, в котором вы продвинулись, ⬡ — раунд на месте.
daily-replay = Моя гонка
daily-somebody = Кто-то
daily-best = Лучшая попытка: { $name }
daily-your-seat = { $name } на вашем месте
daily-median = Попытка посередине
daily-in-round = раунд { $round }
daily-after-round = после раунда { $round }
daily-ways = Показать пути до этого раунда
daily-ways-play = Показать пути раунд за раундом
daily-ways-stop = Стоп
daily-month-before = Предыдущий месяц
daily-month-after = Следующий месяц
daily-day-place =
    { $place ->
        [1] первое место
        [2] второе место
        [3] третье место
       *[other] четвёртое место
    }
daily-key-first = первое место
daily-key-counted = ваше место
daily-key-open = открыто
daily-key-practised = тренировка
daily-yesterday = Вчера
daily-missed = Вы не отправлялись в путь.
daily-nobody = До врат пока никто не дошёл.
daily-see = Итог
daily-tomorrow = Завтрашняя экспедиция через
daily-tomorrow-here = Новая экспедиция готова.
daily-all = Как дошли остальные

## Рейтинги, своя страница, таблица

nav-ladder = Таблица рейтингов
profile-rating = Рейтинг
profile-players-2 = Вдвоём
profile-players-4 = Втроём и вчетвером
profile-legend = Полоса: насколько мы уверены. Пунктир: сила ботов
profile-rating-is = { $rating }, плюс-минус { $count }
profile-give-or-take = рейтинг, плюс-минус { $count }
profile-place = место { $place } из { $of }
profile-first-win = первая победа, соперник: { $name }
profile-unrated = Дойдите до врат, с людьми или с компьютером, и у вас появится рейтинг. Партии с подсказками, сданные партии и тренировки не считаются.
profile-races = гонки
profile-won = победы
profile-blockades = препятствия
profile-longest =
    { $count ->
        [one] самая длинная серия: { $count } день
        [few] самая длинная серия: { $count } дня
       *[other] самая длинная серия: { $count } дней
    }
profile-day-first = победа
profile-day-counted = засчитано
profile-day-not = без гонки
profile-results = По маршрутам и уровням
profile-results-won = победы в гонках
profile-won-of = { $won } из { $count }
profile-people = Люди
profile-cards = Любимые карты
profile-bought =
    { $count ->
        [one] куплена { $count } раз
        [few] куплена { $count } раза
       *[other] куплена { $count } раз
    }
profile-wins = побед: { $percent } %
profile-fastest = Самые быстрые гонки
profile-fastest-rounds = раунды
profile-with = соперник: { $name }
profile-with-people = с людьми
profile-none = Пока пусто.
ladder-text = Все, чьи гонки засчитаны, а между ними боты. Порядок зависит от того, в чём мы почти уверены: несколько удачных гонок никого не поднимут на вершину.
ladder-people =
    { $count ->
        [0] рейтинга пока нет ни у кого
        [one] рейтинг есть у { $count } человека
       *[other] рейтинг есть у { $count } человек
    }
ladder-races =
    { $count ->
        [one] { $count } гонка
        [few] { $count } гонки
       *[other] { $count } гонок
    }
ladder-bot = бот

## Найти друг друга

rooms-watch = Можно посмотреть
rooms-here = сейчас здесь: { $count }
rooms-watching = смотрят: { $count }
rooms-rating = рейтинг около { $rating }
rooms-unrated = без рейтинга
rooms-pace-none = без часов
rooms-pace-seconds = { $count } с на ход
rooms-pace-minutes = { $count } мин на ход
rooms-pace-hours = { $count } ч на ход
rooms-pace-days =
    { $count ->
        [one] { $count } день на ход
        [few] { $count } дня на ход
       *[many] { $count } дней на ход
    }
lobby-make-host = Сделать хозяином
lobby-remove = Убрать
lobby-removed = Убраны из-за стола
lobby-let-back = Пустить обратно
lobby-mute = Не показывать реплики
lobby-unmute = Показывать реплики
lobby-rated = Идёт в рейтинг
rule-rated-text = Если гонка сыграна до конца без подсказок, а у каждого свой пропуск или это бот.
