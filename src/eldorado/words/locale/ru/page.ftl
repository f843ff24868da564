# Страница: кнопки, вопросы, что произошло. Коротко, дружелюбно, точно; называет сумму и судьбу карты.

## Количества

named-text = { $name }: { $text }
amount-machete =
    { $count ->
        [one] { $count } мачете
        [few] { $count } мачете
       *[many] { $count } мачете
    }
amount-paddle =
    { $count ->
        [one] { $count } весло
        [few] { $count } весла
       *[many] { $count } вёсел
    }
amount-coin =
    { $count ->
        [one] { $count } монета
        [few] { $count } монеты
       *[many] { $count } монет
    }
amount-joker =
    { $count ->
        [one] { $count } любой символ
        [few] { $count } любых одинаковых символа
       *[many] { $count } любых одинаковых символов
    }
amount-card =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }

## Что делают карты

effect-moves = { $amount } для одной фишки: на одну или несколько клеток или за препятствие.
effect-joker =
    { $count ->
        [one] { $count } мачете, весло или монета, на выбор.
        [few] { $count } мачете, весла или монеты, на выбор.
       *[many] { $count } мачете, вёсел или монет, на выбор.
    }
effect-draws =
    { $count ->
        [one] Возьмите { $count } карту.
        [few] Возьмите { $count } карты.
       *[many] Возьмите { $count } карт.
    }
effect-draw-and-remove =
    Возьмите { $draw ->
        [one] { $draw } карту
        [few] { $draw } карты
       *[many] { $draw } карт
    }, затем можно убрать из игры { $remove ->
        [one] { $remove } карту
        [few] до { $remove } карт
       *[many] до { $remove } карт
    } с руки.
effect-gain = Возьмите любую карту с рынка или из резерва, бесплатно.
effect-guide = Переместите одну фишку на соседнюю клетку, чего бы она ни требовала, или уберите препятствие.
caption-transmitter = любая карта
caption-cartographer = взять 2
caption-scientist = взять 1, убрать 0–1
caption-compass = взять 3
caption-travel_log = взять 2, убрать 0–2
caption-native = 1 шаг куда угодно
token-machete_1-text = Перемещает фишку, как карта с 1 мачете.
token-machete_2-text = Перемещает фишку, как карта с 2 мачете.
token-machete_3-text = Перемещает фишку, как карта с 3 мачете.
token-paddle_1-text = Перемещает фишку, как карта с 1 веслом.
token-paddle_2-text = Перемещает фишку, как карта с 2 вёслами.
token-coin_1-text = Перемещает фишку, как карта с 1 монетой, или платит 1.
token-coin_2-text = Перемещает фишку, как карта с 2 монетами, или платит 2.
token-draw-text = Возьмите 1 карту.
token-remove-text = Уберите из игры 1 карту с руки.
token-replace-text = Отложите до 4 карт с руки и возьмите столько же.
token-keep_item-text = Только что использованное снаряжение остаётся в вашей колоде.
token-pass_through-text = В этот ход ваши фишки могут входить на занятые клетки и проходить через них.
token-native-text = Переместите фишку на соседнюю клетку бесплатно или уберите препятствие.
token-change_symbol-text = Следующая карта считается за другой символ.

## Кнопки

undo = Отменить ход
stop = Остановиться
end-turn = Конец хода
end-discarding = Сбросить всё
end-keeping =
    { $count ->
        [one] Оставить { $count }
        [few] Оставить { $count }
       *[many] Оставить { $count }
    }
leave = Отмена
go-back = Назад
put-back = Вернуть
use = Сыграть
buy-for = Купить за { $price }
remove-no-more = Достаточно
replace-done = Взять новые
keep-item = Сохранить: { $card }
keep-nothing = Сохранять нечего
close = Закрыть
menu = Меню
rules = Правила
sound = Звук
whole-route = Весь маршрут
my-piece = Моя фишка
closer = Ближе
farther = Дальше
go-on = Играть дальше
to-front = На главную
play-here = Играть здесь

## Стол

board = Маршрут
hand = Ваша рука
hand-empty = Рука пуста.
tokens = Жетоны пещер
market = Рынок
market-wealth = вы можете заплатить { $coins }
market-bought = в этот ход куплено
reserve = Резерв
reserve-open = открыт: есть свободное место
reserve-closed = откроется, когда место освободится
slot-free = Распродано. Резерв открыт
slot-for = Место для карты «{ $card }»
last-copy = последняя
log = Журнал
log-none = Здесь будет рассказан каждый ход.
chat = Чат
chat-empty = Пока никто ничего не сказал.
chat-say = Написать
chat-send = Отправить
chat-unread =
    { $count ->
        [one] { $count } новое сообщение
        [few] { $count } новых сообщения
       *[many] { $count } новых сообщений
    }
panel-chat = Чат
look-again = Показать ещё раз
players = Экспедиции
you = Вы
your-turn = ваш ход
on-turn = ходит
computer = компьютер
stand-in = играет компьютер
away = отсутствует
round = Раунд { $round }
own-route = свой маршрут
player-count =
    { $count ->
        [one] { $count } игрок
        [few] { $count } игрока
       *[many] { $count } игроков
    }
to-go =
    { $count ->
        [one] { $count } клетка до врат
        [few] { $count } клетки до врат
       *[many] { $count } клеток до врат
    }
to-go-two =
    { $count ->
        [one] { $count } клетка до врат, обе фишки
        [few] { $count } клетки до врат, обе фишки
       *[many] { $count } клеток до врат, обе фишки
    }
to-go-short = ещё { $count }
home-short = у цели
resigned-short = выбыл
player-home = врата пройдены
player-resigned = сдался
hand-count =
    { $count ->
        [one] { $count } карта на руке
        [few] { $count } карты на руке
       *[many] { $count } карт на руке
    }
draw-count =
    { $count ->
        [one] { $count } карта в колоде
        [few] { $count } карты в колоде
       *[many] { $count } карт в колоде
    }
discard-count =
    { $count ->
        [one] { $count } карта в сбросе
        [few] { $count } карты в сбросе
       *[many] { $count } карт в сбросе
    }
played-count =
    { $count ->
        [0] не сыграно
        [one] сыграна { $count }
        [few] сыграно { $count }
       *[many] сыграно { $count }
    }
draw-pile = колода
discard-pile = сброс
played = Сыграно в этот ход
deck = Все карты колоды
draw-contents = В вашей колоде, порядок неизвестен
removed = Вне игры
nothing = Ничего.
in-use = В деле:
leaving = Выходит из игры:
blockades = Препятствия
blockades-won =
    { $count ->
        [one] { $count } препятствие, номер { $highest }
        [few] { $count } препятствия, старший номер { $highest }
       *[many] { $count } препятствий, старший номер { $highest }
    }
blockade-name = Препятствие { $number }
vote-bot = Пусть на этом месте играет компьютер
status-connecting = Соединение…
status-online = На связи
status-offline = Нет связи: пробуем снова
status-gone = Отключено
panel-market = Рынок
panel-log = Журнал
panel-menu = Меню
panel-player = Экспедиция
panel-card = Карта
panel-space = Клетка
panel-help = Правила
panel-again = С вашего прошлого хода
skip = Пропустить
stand-in-you = За вас играет компьютер.
take-back = Вернуться в игру
faster = Быстрее

## Названия для чтения вслух

card-in-hand = { $text }. Карта { $number } из { $count }
card-kept = остаётся на руке
card-discarded = уходит в сброс
card-pays = платит { $coins }
card-leaves = выходит из игры
pays = платит { $coins }
keep-mark = оставить
discard-mark = сброс
leaves-mark = выходит из игры
pile-price = цена { $price }
pile-left =
    { $count ->
        [one] осталась { $count }
        [few] осталось { $count }
       *[many] осталось { $count }
    }
pile-last = последняя карта: откроет резерв
pile-cannot = сейчас купить нельзя
item-once = Снаряжение: на один раз
space-piece = здесь { $name }
space-tokens =
    { $count ->
        [one] { $count } жетон пещеры
        [few] { $count } жетона пещеры
       *[many] { $count } жетонов пещеры
    }
space-distance =
    { $count ->
        [one] { $count } шаг до врат
        [few] { $count } шага до врат
       *[many] { $count } шагов до врат
    }

## О чём спрашивают

prompt-turn = Ваш ход
prompt-turn-text = Выберите карту или купите что-нибудь на рынке.
prompt-turn-bought = Покупка сделана. Завершите ход, когда будете готовы.
prompt-turn-empty = Играть больше нечем. Завершите ход.
prompt-turn-change = Теперь выберите карту, символ которой сменится.
prompt-other = Ходит { $name }
prompt-other-text = Пока можно осмотреться или обдумать свой ход.
prompt-other-resigned = Вы сдались. Досмотрите гонку или выйдите через меню.
prompt-other-home = Вы прошли врата. Остальные ещё в пути.
prompt-over = Гонка окончена
prompt-ending = Оставить карты?
prompt-ending-text = Выберите, какие карты оставить. Остальное уйдёт в сброс.
prompt-ending-sum =
    { $discarded ->
        [one] Сбрасывается { $discarded } карта,
        [few] Сбрасываются { $discarded } карты,
       *[many] Сбрасываются { $discarded } карт,
    } { $kept ->
        [0] ни одна не остаётся.
        [one] остаётся { $kept }.
        [few] остаются { $kept }.
       *[many] остаются { $kept }.
    } Потом вы доберёте до четырёх.
prompt-buy = { $card }: цена { $price }
prompt-buy-text = Выбрано: { $sum }. Карты можно сменить.
prompt-buy-goes = Уходит в сброс. После покупки ходить нельзя.
prompt-buy-loses = Выходит из игры: { $cards }.
prompt-buy-last = Последняя карта: откроется резерв.
prompt-pay-rubble =
    { $count ->
        [one] Осыпь: сыграйте { $count } карту
        [few] Осыпь: сыграйте { $count } карты
       *[many] Осыпь: сыграйте { $count } карт
    }
prompt-pay-blockade =
    { $count ->
        [one] Препятствие: сыграйте { $count } карту
        [few] Препятствие: сыграйте { $count } карты
       *[many] Препятствие: сыграйте { $count } карт
    }
prompt-pay-camp =
    { $count ->
        [one] Базовый лагерь: уберите { $count } карту
        [few] Базовый лагерь: уберите { $count } карты
       *[many] Базовый лагерь: уберите { $count } карт
    }
prompt-pay-back = Подойдёт любая карта. Она вернётся вместе со сбросом.
prompt-pay-gone = Выбранное выходит из игры насовсем.
prompt-remove =
    { $count ->
        [one] Можно убрать { $count } карту
        [few] Можно убрать до { $count } карт
       *[many] Можно убрать до { $count } карт
    }
prompt-remove-must =
    { $count ->
        [one] Уберите { $count } карту
        [few] Уберите { $count } карты
       *[many] Уберите { $count } карт
    }
prompt-take = Возьмите любую карту
prompt-take-text = С рынка или из резерва. Она уйдёт в ваш сброс.
prompt-purse = В кошельке { $coins }
prompt-purse-text = Выберите покупку.
prompt-replace =
    { $count ->
        [one] Отложите { $count } карту
        [few] Отложите до { $count } карт
       *[many] Отложите до { $count } карт
    }
prompt-replace-text = Вы возьмёте столько же новых.
prompt-hold = { $card }: { $amount }
prompt-choose = Выберите светлую клетку.
prompt-no-way = Отсюда она никуда не ведёт. Её можно сбросить или заплатить ею.
prompt-moving = { $card }: осталось { $left }, всего { $amount }
prompt-moving-text = Выберите светлую клетку или остановитесь.
prompt-moving-cave = Остановитесь, чтобы исследовать пещеру, или идите дальше.

## Путь, на который указано

way-sum = Этот путь: { $sum }.
way-free = Этот путь: бесплатно.
way-blockade = препятствие { $strength }
way-takes = Вы берёте препятствие { $numbers }.
way-left = Останется { $count }.
way-explores = Остановитесь там, чтобы исследовать пещеру.
way-rubble =
    { $what }: сыграйте с руки { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }.
way-camp =
    { $what }: уберите из игры { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    } с руки.
way-rubble-short =
    { $count ->
        [one] сыграть { $count } карту
        [few] сыграть { $count } карты
       *[many] сыграть { $count } карт
    }
way-camp-short =
    { $count ->
        [one] убрать { $count } карту
        [few] убрать { $count } карты
       *[many] убрать { $count } карт
    }
way-costs = стоит { $cost }, останется { $left }

## Почему нет

refused-unknown = Это было невозможно ({ $code }).
reason-not-your-turn = Сейчас не ваш ход.
reason-nothing-reaches = С вашей руки туда сейчас не попасть.
reason-out-of-reach = { $source } сюда не ведёт.
reason-too-dear = { $card }: цена { $price }, у вас { $half_coins }.
page-offline = Сервер не отвечает. Попробуйте ещё раз.
page-failed = Что-то пошло не так ({ $status }). Попробуйте ещё раз.
page-connection-lost = Связь прервалась. Ничего не потеряно; попробуйте ещё раз.

## Что произошло

log-space =
    { $number ->
        [0] «{ $terrain }» ({ $space })
       *[other] «{ $terrain } { $number }» ({ $space })
    }
log-played =
    { $who ->
        [you] разыгрываете
       *[other] разыгрывает
    } { $one }
log-moved =
    { $by ->
        [token] { $who ->
            [you] используете жетон
           *[other] использует жетон
        }
       *[card] { $who ->
            [you] разыгрываете
           *[other] разыгрывает
        }
    } { $what }: { $steps ->
        [one] { $steps } клетка, до клетки { $space }
        [few] { $steps } клетки, до клетки { $space }
       *[many] { $steps } клеток, до клетки { $space }
    }
log-stepped =
    { $who ->
        [you] идёте
       *[other] идёт
    } дальше, до клетки { $space }
log-blockade =
    { $who ->
        [you] берёте
       *[other] берёт
    } препятствие { $number }
log-paying =
    { $who ->
        [you] { $count ->
            [0] платите
            [one] отдаёте { $count } карту
            [few] отдаёте { $count } карты
           *[many] отдаёте { $count } карт
        }
       *[other] { $count ->
            [0] платит
            [one] отдаёт { $count } карту
            [few] отдаёт { $count } карты
           *[many] отдаёт { $count } карт
        }
    } { $blockade ->
        [0] за клетку { $space }
       *[other] за препятствие { $blockade }
    }
log-removed =
    { $who ->
        [you] убираете
       *[other] убирает
    } из игры { $one }
log-taken =
    { $who ->
        [you] берёте
       *[other] берёт
    } { $one } бесплатно
log-bought =
    { $who ->
        [you] покупаете
       *[other] покупает
    } { $one } за { $half_coins }
log-vacant =
    { $who ->
        [you] забираете
       *[other] забирает
    } последнюю карту «{ $card }»: место на рынке свободно
log-pile =
    { $who ->
        [you] переносите
       *[other] переносит
    } стопку «{ $card }» на рынок
log-kept-item =
    { $who ->
        [you] сохраняете
       *[other] сохраняет
    } { $one }
log-item-gone =
    { $who ->
        [you] теряете
       *[other] теряет
    } { $one }: карта выходит из игры
log-swapped =
    { $who ->
        [you] откладываете
       *[other] откладывает
    } { $one }
log-shuffled =
    { $who ->
        [you] перемешиваете
       *[other] перемешивает
    } сброс
log-drawn =
    { $who ->
        [you] берёте
       *[other] берёт
    } { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }
log-token-found =
    { $who ->
        [you] находите
       *[other] находит
    } жетон пещеры: { $token }
log-token =
    { $who ->
        [you] используете
       *[other] использует
    } жетон пещеры: { $token }
log-piece-home =
    { $who ->
        [you] проводите
       *[other] проводит
    } фишку через врата
log-home =
    { $who ->
        [you] достигаете
       *[other] достигает
    } Эльдорадо
log-resigned =
    { $who ->
        [you] сдаётесь
       *[other] сдаётся
    }
log-round = Раунд { $round }
log-over = Гонка окончена

## Настройки

settings = Настройки
language-label = Язык
theme-label = Тема
motion-label = Движение
numbers-label = Всегда писать числа на клетках
follow-label = Карта следит за другими
keys-label = Горячие клавиши
bot-pace = Компьютер играет
pace-1 = чтобы успевать следить
pace-2 = быстрее
pace-0 = сразу
resign = Сдаться
resign-sure = Ваши фишки уйдут с поля. Сдаться?
unofficial = Неофициальная любительская версия, не связана с издателем.

## Пояснения

explain-coins = При покупке платит { $coins }.
book-name = в книге правил — «{ $name }»
explain-half = При покупке платит половину монеты.
explain-item = Снаряжение: использованное по знаку, оно выходит из игры. Сыгранное на осыпь или сброшенное остаётся.
explain-jungle = Вход стоит столько мачете, сколько показано; платит одна карта.
explain-river = Вход стоит столько вёсел, сколько показано; платит одна карта.
explain-village = Вход стоит столько монет, сколько показано; платит одна карта.
explain-rubble = Чтобы войти, сыграйте с руки столько карт, сколько показано. Они вернутся вместе со сбросом.
explain-camp = Чтобы войти, уберите из игры столько карт с руки, сколько показано. Так колода станет лучше.
explain-mountain = В горы войти нельзя.
explain-cave = Гора с пещерой. Остановитесь рядом, чтобы взять жетон, если играете с пещерами.
explain-start = Стартовая клетка. Туда не возвращаются.
explain-finish = Последний шаг: заплатите за него, и вы прошли врата.
explain-blockade = Заплатите как за клетку, чтобы убрать. Оно ваше и считается, если несколько экспедиций приходят в одном раунде.

## Начало

play-now = Играть сразу
play-now-text = Против компьютера, прямо сейчас
play-here-way = Вместе на этом устройстве
play-here-text = От двух до четырёх, по очереди
play-online = Играть по сети
play-online-text = Каждый на своём устройстве, по ссылке
front-line = Гонка через лес к золотым вратам, для двух-четырёх игроков.
front-picture = Маршрут первой партии через лес к золотому городу
front-more = Ещё
learn = Учиться играя
continue = Продолжить
set-up-solo = Выбрать маршрут и соперников
timer-none = без ограничения
timer-seconds =
    { $count ->
        [one] { $count } секунда
        [few] { $count } секунды
       *[many] { $count } секунд
    }
route-title = Маршрут
route-length =
    { $count ->
        [one] { $count } шаг
        [few] { $count } шага
       *[many] { $count } шагов
    }
route-caves =
    { $count ->
        [one] { $count } пещера
        [few] { $count } пещеры
       *[many] { $count } пещер
    }
own-route-title = Свой маршрут
own-route-text = Маршрут, по одной части в строке
own-route-file = Прочитать маршрут из файла
own-route-fits = Этот маршрут можно выложить.
own-route-help = Каждая строка называет часть поля, место её середины и поворот. Проверка скажет, что не подходит и куда подошло бы.
own-route-not-yet = Свой маршрут пока нельзя выложить: под текстом сказано почему.
begin = В путь
open-room = Открыть комнату
name-label = Имя на месте { $number }
kind-label = Кто играет на месте { $number }
kind-here = у этого экрана
kind-open = по ссылке
player-n = Игрок { $number }
bot-name-1 = Мира
bot-name-2 = Томас
bot-name-3 = Цапля

## Комнаты

join-label = Код или ссылка
join = Войти
free-seats =
    { $count ->
        [one] { $count } свободное место
        [few] { $count } свободных места
       *[many] { $count } свободных мест
    }
lobby-title = Перед дорогой
your-name = Ваше имя
seat-n = Место { $number }
seat-yours = ваше место
seat-host = хозяин комнаты
seat-here = здесь
sit-down = Сесть
copy-link = Скопировать ссылку
copied = Скопировано
copy-failed = Браузер не разрешил копировать; выделите адрес сами.
qr-label = QR-код со ссылкой на комнату

## Передать устройство

cover-title = { $name }, ваш ход
cover-text = Передайте устройство. Остальным сейчас лучше не смотреть.
cover-button = Я { $name }

## Конец

end-winner = { $name }: Эльдорадо найдено
end-you = Вы нашли Эльдорадо
end-nobody = Никто не нашёл Эльдорадо
end-rounds = Прошло раундов: { $rounds }.
end-reason-arrived = В раунде { $rounds } врата прошла только одна экспедиция.
end-reason-blockades =
    В раунде { $rounds } врат достигли несколько экспедиций. { $first ->
        [one] { $first } препятствие против { $second }.
        [few] { $first } препятствия против { $second }.
       *[many] { $first } препятствий против { $second }.
    }
end-reason-highest = В раунде { $rounds } врат достигли несколько экспедиций, препятствий поровну. Номер { $high } старше, чем { $low }.
end-reason-first = В раунде { $rounds } врат достигли несколько экспедиций, все без препятствий. Побеждает пришедший первым.
end-reason-round = Врата пройдены в более раннем раунде, чем у остальных.
end-reason-resigned = Все остальные сдались.
end-reason-rounds = Прошло раундов: { $rounds }.
end-map = Карта всех путей
rank = Место
rank-who = Экспедиция
rank-gate = Врата пройдены
rank-arrived = раунд { $round }
rank-short =
    { $count ->
        [one] ещё нет: не хватило { $count } клетки
        [few] ещё нет: не хватило { $count } клеток
       *[many] ещё нет: не хватило { $count } клеток
    }
rank-unofficial = (место неофициальное)
rank-none = нет
why-title = Почему
why-blockades = 1. Больше препятствий
why-highest = 2. Старший номер
why-first = 3. Кто пришёл раньше
why-level = { $list }: поровну, смотрим дальше.
why-not-needed = Не понадобилось.
rematch = Сыграть ещё
rematch-join = К следующей игре
rematch-watch = Смотреть следующую игру
fair-shuffles = Перемешивание никто не подстраивал: запись это доказывает.
fair-record = Запись партии
watch-replay = Посмотреть запись
review-open = Разбор
look-at-table = Взглянуть на стол
back-to-end = Назад к итогам

## Посмотреть ещё раз

replay = Запись
replay-slider = Момент { $at } из { $of }
replay-turn-back = К предыдущему ходу
replay-back = Назад
replay-play = Показать
replay-pause = Пауза
replay-on = Вперёд
replay-turn-on = К следующему ходу
replay-eyes = Чьими глазами
eyes-all = все карты
eyes-none = как зритель
replay-speed = Скорость
replay-save = Сохранить запись
replay-code = Код законченной игры
replay-paste = Или вставьте запись
record-line = Строка { $line }:
loading = Загрузка…
page-replay = Запись можно только смотреть.

## Для тех, кто над этим работает

gallery = Галерея
gallery-cards = Карты
    .text = Все карты из коробки: с чего вы начинаете, что покупаете и чем они полезны.
gallery-tokens = Жетоны и фишки
    .text = Что лежит в пещерах, и те четверо, что отправились в путь.
gallery-spaces = Клетки
    .text = Чего требует местность, от светлой к тёмной: чем темнее, тем труднее.
gallery-blockades = Препятствия
    .text = Шесть препятствий стоят между землями. Кто убрал препятствие, тот его и забирает.
gallery-tiles = Фрагменты
    .text = Фрагменты, из которых складывается любой маршрут.
gallery-routes = Маршруты
    .text = Семь напечатанных маршрутов. Выберите любой, чтобы увидеть всё поле.
gallery-words = Слова
    .text = Как всё называется на четырёх языках этого издания.
gallery-piece = Фишка на поле и её знак на маленьких картах.
tile-name = Фрагмент { $letter }
search = Искать

## Минуты за столом

last-round = Последний раунд
last-played = ход сделан
last-yours = ваш последний ход
last-to-play = следующий ход
last-plays = ходит в конце
last-short =
    { $count ->
        [one] не хватило { $count } клетки · ход сделан
        [few] не хватило { $count } клеток · ход сделан
       *[many] не хватило { $count } клеток · ход сделан
    }
prompt-last = Это ваш последний ход
prompt-last-gate =
    { $count ->
        [one] Врата пройдены: { $names }.
        [few] Врата пройдены: { $names }.
       *[many] Врата пройдены: { $names }.
    }
prompt-last-after =
    { $count ->
        [one] После вас ходит { $names }, и игра окончена.
        [few] После вас ходят { $names }, и игра окончена.
       *[many] После вас ходят { $names }, и игра окончена.
    }
prompt-last-nobody = После вас никто не ходит.
prompt-last-help = Если дойдёте и вы, решат препятствия: у вас { $mine }, у соперника ({ $name }) { $theirs }.
hat-label = начинает раунд
rest-title = Скоро вернёмся
rest-text = Стол немного отдыхает. Всё остаётся на своих местах.
rest-try = Попробовать сейчас
rest-again = Пробуем снова
rest-kept = Страницу можно закрыть: ссылка останется рабочей.
title-your-turn = Ваш ход
hint = Подсказка
hint-more = Ещё две
hint-hide = Скрыть подсказку
hint-thinking = Думаю…
hint-key = Подсказка: H
hint-chance = шанс на победу
hint-best = лучший план
hint-behind = отставание в ходах: { $turns }

## План, пока ходят другие

plan-waits = Ваш план ждёт
plan-waits-turn = Ваш план ждёт вашего хода
plan-private = его видите только вы
plan-nothing-sent = До вашего хода ничего не отправляется.
plan-title = План: { $text }
plan-move = { $card } на { $space }
plan-break = { $card } на препятствие { $number }
plan-use = Применить: { $card }
plan-buy = Купить: { $card }
plan-card = шаг { $number } вашего плана
plan-add = В план
plan-clear = Убрать план
plan-play = Сыграть
plan-works = Ваш план ещё в силе
plan-changed = Ваш план больше не годится
plan-changed-text = Положение изменилось.
plan-in-way = { $name } стоит у вас на пути.
plan-blockade-gone = Препятствия { $number } больше нет.
plan-again = Составьте новый план или сыграйте иначе.
plan-not-yet = Ещё не ваш ход
prompt-aim = Как туда попасть?
prompt-aim-text =
    { $count ->
        [one] Туда ведёт { $cards }. Выберите эту карту.
       *[other] Выберите: { $cards }.
    }
card-reaches = ведёт туда
prompt-turn-tokens = Карт на руке нет. Примените жетон или закончите ход.
prompt-choose-once = Выберите светлую клетку. После этого карта выйдет из игры.
prompt-token-no-way = Отсюда этот жетон не двигает фишку. Сохраните его на потом.
prompt-token-pays = Отсюда этот жетон не двигает фишку. Им ещё можно заплатить.

## Часы

time-left-bank = на этот ход осталось { $turn }, в запасе { $bank }
time-soon = Осталось { $time }, потом пойдёт ваш запас времени.
time-bank = Идёт ваш запас времени: осталось { $time }.
time-last = Осталось всего { $time }. Потом этот ход за вас доиграет компьютер.
time-up-you = Время вышло. Этот ход доиграет компьютер, следующий снова ваш.

## После победы

next-level = Следующий уровень: { $bot }
rate-route = Оценить маршрут
