# То, что вокруг стола: новая партия, комната, сыгранные партии, настройки, неверные адреса.

## Новая партия

setup-title = Новая партия
setup-ways = Как играть
setup-way-solo = Компьютер
setup-way-here = Здесь
setup-way-online = По сети
setup-company = Кто идёт?
setup-company-note = от двух до четырёх
setup-shuffle = Перемешать цвета
setup-seat = Место { $number }: { $name }
setup-seat-empty = Пусто
setup-seat-add = позвать игрока
setup-seat-open = Свободно
setup-seat-link = по ссылке
setup-seat-you = вы
setup-seat-friend = друг
setup-tray-bot = { $name }. { $about }
setup-tray-here = { $name } играет на этом устройстве.
setup-tray-open = Место свободно. Сесть может любой, у кого есть ссылка, с любого устройства.
setup-tray-empty = Здесь никого нет. Позовите кого-нибудь.
setup-pick-friend = Друг
setup-pick-open = По ссылке
setup-pick-empty = Пусто
setup-level = Уровень { $level } из { $of }
setup-color = Цвет { $number }
setup-rules-title = Правила
setup-rules-book = как в книге
setup-rules-own =
    { $count ->
        [one] своих: { $count }
        [few] своих: { $count }
       *[many] своих: { $count }
    }
setup-rules-more = Ещё правила
setup-rules-fewer = Меньше правил
rule-caves = Пещеры
    .text = Остановитесь у пещеры и возьмите жетон.
rule-caves-none = На этом маршруте нет пещер.
rule-fullRace = Борьба за все места
    .text = Игра идёт, пока не дойдут все.
rule-anyCardAsHalfCoin = Любая карта за полмонеты
    .text = Немецкие правила 2017 года: жёлтые и белые карты тоже могут платить ½, и снаряжение тогда остаётся у вас.
rule-moveAfterBuy = Ходить после покупки
    .text = Покупка больше не завершает движение.
rule-nativeCrossesBlockade = Следопыт идёт дальше
    .text = Убрав препятствие, он делает и свой шаг.
rule-first = Кто начинает
    .text = Дальше по часовой стрелке.
rule-first-chance = Жребий
rule-time = Время на ход
    .text = Потом идёт ваш запас времени.
rule-time-none = Без часов
rule-time-minutes =
    { $count ->
        [one] { $count } мин
        [few] { $count } мин
       *[many] { $count } мин
    }
rule-bank = Запас времени
    .text = На всю игру. Когда он кончится, ваш ход доиграет компьютер.
lobby-bank = запас { $time }
rule-public = Открыто для всех
    .text = Комната видна на главной странице.
setup-line = { $names } — маршрут «{ $route }»{ $caves ->
        [yes] , с пещерами
       *[no] { "" }
    }.
setup-guests =
    { $count ->
        [one] { $count } гость
        [few] { $count } гостя
       *[many] { $count } гостей
    }
setup-two = Вдвоём каждый ведёт две фишки.
setup-too-few = Нужны хотя бы двое. Выберите кого-нибудь ещё.
setup-code = Есть код?
route-closer = Рассмотреть
route-own = Свой
route-own-file = файл
fact-steps =
    { $count ->
        [one] шаг
        [few] шага
       *[many] шагов
    }
fact-blockades =
    { $count ->
        [one] препятствие
        [few] препятствия
       *[many] препятствий
    }
fact-caves =
    { $count ->
        [one] пещера
        [few] пещеры
       *[many] пещер
    }
route-first = для знакомства с игрой
route-story-first-game = Самый короткий маршрут: сначала джунгли, в середине вода и поселения, ближе к концу горы. Далеко отклоняться не придётся.
route-story-hills-of-gold = Нигде нет столько поселений. Монеты здесь и ведут вперёд, и платят на рынке, а осыпи между ними требуют карт, которых не жалко.
route-story-home-stretch = Путь ведёт к вратам почти прямо. Поперёк лежат густые джунгли и осыпи, выбирать почти не из чего: решает скорость.
route-story-winding-paths = Прямую дорогу закрывают горы, и тропа дважды их огибает. Для озёр нужны вёсла, для середины — монеты; на одних мачете не пройти.
route-story-serpentine = Путь дважды поворачивает назад среди множества гор. Ни на одном маршруте нет столько осыпей: берегите карты, которых не жалко.
route-story-swamplands = Густые джунгли и глубокая вода. Одна сильная карта здесь дороже трёх слабых, а в обход далеко.
route-story-witchs-cauldron = Самый длинный маршрут, широкой дугой вокруг гор. На нём семь базовых лагерей: кто вовремя в них заглянет, пойдёт налегке.
route-story-own = Ваш собственный маршрут из фрагментов, что лежат в коробке.

## Комната

lobby-room = Комната: { $name }
lobby-before = по сети · перед началом
lobby-taken = Занято мест: { $count } из { $of }
lobby-waiting = ждём кого-нибудь
lobby-open-yours = Место { $number } свободно. Сесть может любой, у кого есть ссылка. Или позовите кого-нибудь из них:
lobby-bot-sits = Здесь сидит { $name }. { $about }
lobby-wait-pick = Ждать
lobby-game = Партия
lobby-game-host = вы хозяин
lobby-game-guest = хозяин: { $name }
lobby-caves = Пещеры
lobby-time = Время на ход
lobby-join = Кто может войти
lobby-yes = да
lobby-no = нет
lobby-by-link = по ссылке
lobby-anybody = кто угодно
lobby-rules-own = Свои правила
lobby-begin =
    { $count ->
        [2] Начать вдвоём
        [3] Начать втроём
       *[4] Начать вчетвером
    }
lobby-ready-all = Все в сборе.
lobby-ready-away =
    { $count ->
        [one] { $names } ещё не на месте. Начните или подождите.
       *[other] Ещё не на месте: { $names }. Начните или подождите.
    }
lobby-ready-open =
    { $count ->
        [one] Ещё { $count } место свободно. Отдайте его спутнику или подождите.
        [few] Ещё { $count } места свободны. Отдайте их спутникам или подождите.
       *[many] Ещё { $count } мест свободны. Отдайте их спутникам или подождите.
    }
lobby-guest-waits = Партию начнёт { $name }, когда все соберутся.
lobby-invite = Пригласить
lobby-invite-note = кодом, ссылкой или камерой
lobby-code = Код
lobby-until = Действует до начала игры.
lobby-share-button = Поделиться
lobby-share-text = Пойдём в Эльдорадо.
lobby-seat-free = Свободно

## Комнаты и неверные адреса

rooms-open = Открытые комнаты
rooms-all = Показать все ({ $count })
rooms-none = Сейчас нет комнат, открытых для всех.
rooms-of = Комната: { $name }
lost-title = За этой ссылкой нет стола
lost-text = Возможно, не хватает буквы, или партия давно закончилась. Проверьте ссылку или попросите прислать её ещё раз.
lost-page-title = Сюда нет дороги
lost-page-text = По этому адресу ничего нет. Возможно, в конце не хватает буквы.
lost-label = Ссылка или код стола
lost-open = К столу
lost-short =
    { $count ->
        [one] Не хватает { $count } буквы или цифры.
        [few] Не хватает { $count } букв или цифр.
       *[many] Не хватает { $count } букв или цифр.
    }
lost-long = Для кода это слишком длинно.
lost-like = В коде шесть знаков, например ABC234.
lost-sign = Указатель в лесу, одна стрелка сломана; перед ним стоит человек с картой
lost-new = Новая партия
lost-replays = Ваши партии
lost-front = На главную

## Сыгранные партии

games-title = Мои партии
games-open-file = Открыть файл
games-won = Победа
games-place = { $place ->
        [1] 1-е место
        [2] 2-е место
        [3] 3-е место
       *[4] 4-е место
    } из { $of }
games-rounds =
    { $count ->
        [one] { $count } раунд
        [few] { $count } раунда
       *[many] { $count } раундов
    }
games-none = Здесь появится ваша первая партия.
games-none-text = Сыграйте — и сможете пересмотреть её ход за ходом.
games-by-code = По коду
games-by-file = Из файла или текста
games-all = Все
games-filter-won = Победы
games-filter-online = По сети
games-filter-solo = Компьютер
games-filter-here = Здесь
games-none-such = Таких партий пока нет.
games-show-all = Показать все
games-choose-file = Выбрать файл
games-winner = Победа: { $name }

## Настройки

settings-text = Только для этого устройства; ничего не отправляется.
settings-theme-auto = Авто
settings-theme-light = День
settings-theme-dark = Ночь
settings-motion-auto = Авто
settings-motion-full = Есть
settings-motion-none = Нет
settings-name = Ваше имя
settings-name-text = Его видят другие, когда вы играете по сети.
settings-colour = Ваш цвет
settings-sound-text = Короткий звук, когда наступает ваш ход и когда что-то сыграно.
settings-numbers-text = Даже там, где всё говорит один символ.
settings-follow-text = Карта движется к тому, кто сейчас ходит.
settings-keys-text = U — отменить, E — закончить ход и так далее. Все клавиши есть в справочнике.

## Галерея

gallery-text = Всё, что лежит в коробке, нарисовано для этого издания.

## Главная страница

nav-learn = Учиться
nav-handbook = Правила
nav-workshop = Мастерская
nav-replay = Партии
nav-daily = Экспедиция дня
nav-gallery = Галерея
nav-settings = Настройки
