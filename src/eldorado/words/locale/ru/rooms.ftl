# Комнаты, места и соединения: почему что-то нельзя, и что подошло бы.

act-count = В одном сообщении не больше { $most } действий, а не { $found }.
act-stale = Игра тем временем продвинулась; посмотрите ещё раз и выберите заново.
act-over = Игра окончена.
act-not-your-turn = Сейчас ход места { $seat }.
act-after-reveal = До этого действия что-то открывается: сначала посмотрите, остальное отправьте потом.
act-resign-apart = Сдаться можно только отдельно, без других действий.

connection-protocol = Эта страница говорит на версии { $found }, а сервер на версии { $spoken }; загрузите страницу заново.
connection-token = По этой ссылке места больше нет.
connection-taken-over = Ваше место занято с другого устройства.
connection-other-room = Адрес называет другую комнату, чем сообщение.
connection-seat-lost = Ваше место отдано другому.
connection-hello-twice = Это соединение уже представилось.
connection-no-hello = Соединение не представилось вовремя.
connection-not-text = Здесь понимают только текст.
connection-too-long = Сообщение слишком длинное.
connection-too-fast = Слишком много сообщений сразу; подождите немного.
connection-too-slow = Соединение не успевало; оно начнётся заново.
connection-too-many = Отсюда слишком много соединений.
connection-too-often = Отсюда слишком часто подключаются заново; подождите немного.
connection-not-understood = Сообщение не понято.
connection-origin = Эта страница не от этого сервера.
connection-banned = Те, кто держит этот сервер, вас не пускают.

http-not-found = Здесь ничего нет.
http-method = Так об этом не спрашивают.
http-too-long = Это слишком длинно.
http-too-fast = Слишком много запросов; подождите немного.
http-too-many-rooms = Слишком много новых комнат; подождите немного.
http-too-many-connections = Слишком много соединений; попробуйте ещё раз чуть позже.
http-too-slow = Запрос пришёл слишком медленно.
http-too-hard = Проверка заняла слишком много времени.
http-invalid = Запрос не понят.
http-not-json = Запросы понимаются только в виде JSON.
http-other-name = Этот сервер не отвечает под именем «{ $name }». Тот, кто его держит, может добавить это имя в настройку server_names.
http-unreadable = Ответ сервера не понят.

room-unknown = Комнаты { $code } нет. Проверьте код.
room-broken = Партию в комнате { $code } продолжить нельзя: её запись повреждена. Других комнат это не касается.
room-closed = Комната { $code } закрыта теми, кто держит этот сервер.
room-too-many-guesses = Отсюда пришло слишком много неверных кодов; подождите минуту и проверьте код.
room-full = Все места заняты.
room-has-begun = Игра началась; изменить это уже нельзя.
room-not-playing = Здесь сейчас не играют.
room-not-over = Игра ещё не окончена.
room-host-only = Это может только хозяин комнаты.
room-seats = В игре от 2 до 4 мест, а не { $found }.
room-here = Место { $seat } можно занять только на устройстве, с которого открыта комната.
room-route-too-long = В маршруте больше { $most } знаков.
room-timer = Часы — от 0 до { $most } секунд.
room-bank = Запас времени — от 0 до { $most } секунд.
room-pace = Темп — от 0 до { $most } секунд.
room-record-secret = Запись остаётся тайной до конца игры.

seat-unknown = Места { $seat } нет.
seat-taken = Место { $seat } занято.
seat-not-yours = Место { $seat } не ваше.
seat-stand-in = На месте { $seat } вас замещает бот; сначала верните себе место.
seat-time-up = Время вышло. Этот ход за вас доиграет бот.
seat-hosts-own = Место { $seat } принадлежит хозяину.
share-malformed = Доля для тасования состоит из 64 шестнадцатеричных цифр.
share-not-asked = Доля для тасования сейчас не нужна.
share-not-promised = Это не та доля, что была обещана.
seat-kind = Такого вида места нет: { $found }.
seat-colour = Цветов всего { $most }; { $found } — не из них.
seat-colour-taken = Этот цвет занят.
seat-not-a-bot = Место { $seat } — не бот.
seat-unknown-bot = Бота «{ $found }» нет. Есть боты: { $bots }.
seat-name-unreadable = Это имя другие не смогут прочесть; выберите, пожалуйста, другое.

replace-not-a-person = На месте { $seat } никого нет; замещать некого.
replace-present = Игрок места { $seat } здесь.

start-open-seats = Эти места ещё свободны: { $seats }.

say-empty = Сказать нечего.
say-too-fast = Пожалуйста, говорите чуть медленнее.
say-muted = Сейчас вы не можете писать другим.

server-full = Сервер заполнен; попробуйте позже.
server-busy = Сервер занят; попробуйте чуть позже.
server-stops = Скоро вернёмся: сервер перезапускается. Ничего не потеряно.
server-storage = Сервер сейчас не может сохранять, поэтому ход не сделан. Попробуйте ещё раз.
server-fault = На сервере что-то пошло не так. Сыгранное не пропало.

log-gap = В журнале пропуск: ожидалось { $expected }, пришло { $found }.

settings-invalid = Настройки неверны: { $reason }
settings-no-file = Файла настроек { $file } нет.
settings-not-toml = { $file } — не TOML: { $reason }
settings-database = Хранилища вида «{ $found }» нет.
settings-secret-too-short = Секрет слишком короткий; нужно не меньше { $least } знаков.
settings-secret-unreadable = Секрет в { $file } не читается: { $reason }
settings-secret-unwritable = Секрет, которым подписываются места, не записывается в { $file }: { $reason } Другое место задаёт настройка secret_file.

serve-cannot-listen = Сервер не может слушать { $host }, порт { $port }: { $reason }.
serve-no-database = Сервер не запущен: база данных не открывается: { $reason }
serve-newer-database = Сервер не запущен: база данных создана более новым выпуском (версия { $found }; этот знает { $known }).
serve-other-secret = Сервер не запущен: места в этой базе данных подписаны не тем секретом, что лежит в { $file }. Всем процессам нужен один и тот же secret_file; после «eldorado admin rotate-secret» действует новый секрет, и всем придётся сесть заново.
serve-bad-redis = Сервер не запущен: адрес Redis не понят: { $reason }
server-database-in-use = Партии в { $file } уже ведёт другой сервер. Остановите его или дайте этому свой файл через --database-url.
