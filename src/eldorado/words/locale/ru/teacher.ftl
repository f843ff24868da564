# Чему учит партия: разборы, подсказки, задачи.

help-review = Разобрать законченную партию: кто и когда был близок к победе, что изменили добор, решения и соперники и какие ходы были важны.
option-hands = Сколько возможных рук раздать на каждую пришедшую.
option-looks = Сколько раз план доигрывается с той же удачей, что и другой.
option-as_page = Открыть разбор в браузере, на поле. Остановить: Ctrl-C.

review-working = Разобрано ходов
review-chances = Шансы на победу после каждого раунда, в процентах
review-round = раунд
review-seat = место { $seat }
review-sum = Место { $seat }: равная доля { $fair }, начало { $place }, добор { $draws }, решения { $choices }, соперники { $others } = { $result }
review-nothing = Ни один ход не стоил дорого.
review-nothing-cards = Ни один ход не стоил дорого. Всё решили карты.
review-moment = Раунд { $round }: потеряно ходов { $tenths }, шанс { $points }
review-played = Сыграно: { $plan }
review-better = Лучше: { $plan }
review-cards = Что стало с картами
review-card = карта
review-card-round = раунд
review-card-spaces = клетки
review-card-paid = оплаты
review-card-acted = сыграна
review-card-removed = убрана
review-ghost = Знаток с той же удачей дошёл бы в раунде { $round }.
review-ghost-never = Знаток с той же удачей тоже не дошёл бы.
review-samples = Измерено: рук на каждый добор — { $hands }, просмотров вперёд на каждое решение — { $looks }. То, что меньше погрешности, ошибкой не зовётся. «Соперники» — это и их ходы, и то, чего оценка не могла предвидеть.
review-unfinished = Партия не закончена: она обрывается в раунде { $round }. Разобрать можно только законченную партию, ведь разбор показывает все руки.
review-too-long = Действий { $actions } — больше, чем читает разбор; самое большее { $most }.
review-nothing-handed = Здесь нет партии для разбора. Откройте законченную партию или запись и вызовите её разбор.

review-title = Разбор
review-won = Победа: { $name }.
review-told =
    { $name }: в начале { $begun } %, { $round ->
        [0] позже шансы были только ниже
       *[other] лучший момент — { $peak } % в раунде { $round }
    }, в конце { $result } %. Добор { $draws }, решения { $choices }, другие { $others }.
review-nobody = Победителя нет.
review-moments = Важные ходы
review-tab-cards = Карты
review-part-fair = равная доля
review-part-place = начало
review-part-draws = добор
review-part-choices = решения
review-part-others = другие
review-part-result = итог
review-who = Кто мог победить
review-moved = Что на это повлияло
review-who-text = Вся высота — 100 %, в каждый миг поделённые на всех. В самом низу: { $name }.
review-draws-text = какие карты пришли
review-choices-text = что с ними сделали
review-others-text = что сделали соперники и чего не предвидит ни одна оценка
review-adds = Раунд { $round } по частям
review-turn-before = до
review-turn-draw = добор
review-turn-choice = решение
review-turn-others = другие
review-turn-after = после
review-after-turn = После этого хода
review-lost = потеряно ходов: { $turns }
review-as-played = как сыграно
review-as-better = лучший план
review-computing = Разобрано ходов: { $done } из { $total }.
review-line = Перед вами в очереди: { $place }.
review-arrives = Дойти до Эльдорадо
review-goes = Идти на { $space }
review-removes = убрать из игры: { $cards }
review-buys = купить: { $card }
review-keeps = оставить: { $cards }
review-stays = Ничего не делать
review-seats = Чья партия
practice-no-moment = В записи действий всего { $most }.
practice-over = В этот момент партия уже окончена: продолжать нечего.
review-try = Попробовать отсюда
review-tabs = Что показано
review-tab-race = Гонка со знатоком
review-carried = «{ $card }»: клеток — { $spaces } из { $all }, { $name }.
review-each-time = Каждый раз, когда приходила:
review-time-bought = попала в колоду
review-time-walked = прошла { $number }
review-time-blockade = взяла препятствие { $number }
review-time-acted = сделала своё дело
review-time-paid = оплата
review-time-given = осталась у осыпи
review-time-unused = не пригодилась
review-time-removed = убрана из игры
review-in-short = Коротко
review-copies = { $card } × { $count }
review-bought-in = с раунда { $round }
review-from-start = с самого начала
review-short-late = Пришла слишком поздно.
review-short-way = { $percent } % пути.
review-short-unused = Не пригодилась: { $unused } из { $times }.
review-short-paid = Оплат: { $count }.
review-short-removed = Покинула колоду в раунде { $round }.
review-decks = Сколько карт несла каждая экспедиция
review-decks-text = Чем меньше карт, тем чаще приходят хорошие.
review-passed = Упущена: { $card }
review-thinned = Убрано карт: { $count }
review-not-thinned = Ни одна карта не убрана
review-thinner = Больше всего убрано: { $name }, { $count }. Чем меньше карт, тем чаще приходят хорошие.
review-idle = Не пригодилось карт: { $count } из { $all }
review-idle-most = Чаще всего: { $cards }.
review-where = Чем пройдено клеток: { $spaces }
review-where-rest = осыпи, базовые лагеря, жетоны
review-best-buy = Куплена и прошла дальше всех
review-best-bought = { $card }, раунд { $round }
review-cards-note = Это подсчёт, а не оценка: что сделала каждая карта в этой партии. Без неё сыграли бы другие.
review-race-alone = Знаток доходит в раунде { $round }
review-race-sooner =
    { $count ->
        [one] Знаток быстрее на { $count } раунд
        [few] Знаток быстрее на { $count } раунда
       *[other] Знаток быстрее на { $count } раундов
    }
review-race-later =
    { $count ->
        [one] { $name }: быстрее знатока на { $count } раунд
        [few] { $name }: быстрее знатока на { $count } раунда
       *[other] { $name }: быстрее знатока на { $count } раундов
    }
review-race-same = Знатоку нужно столько же раундов
review-race-home = { $name }: в Эльдорадо в раунде { $round }.
review-race-short = { $name }: в конце не хватило клеток: { $count }.
review-race-went = Клеток ближе: знаток { $expert }, { $name } { $own }
review-race-even = Ни в одном ходу знаток не был быстрее на две клетки.
review-race-note = Это одна гонка, а не закон. У знатока та же удача: пока колода та же, приходят те же карты. Остальные играют, как играли.
review-race-waits = Знаток побежит, когда разобраны все ходы.
review-race-spaces = Клеток до Эльдорадо
review-race-spaces-text = Чем выше, тем ближе. Выберите раунд, чтобы увидеть обоих на поле.
review-race-expert = знаток
review-race-to-go = ещё { $spaces }
review-race-gate = Эльдорадо
chances-not-here = Шансы показываются зрителям только там, где игрокам разрешены подсказки, а партия не рейтинговая.
chances-live = Шансы на победу в начале хода

reason-noise = Ни один другой план не был лучше настолько, чтобы это можно было измерить.
reason-home = До Эльдорадо можно было дойти этим ходом.
reason-measured = Если доиграть с той же удачей (раз: { $games }), другой план приходит раньше на { $tenths } хода.
reason-buy-ahead = Впереди клеток «{ $terrain }»: { $count }; карт для них в колоде: { $own }. «{ $card }» поможет там больше всего.
reason-buy = «{ $card }» больше всего поможет на оставшемся пути.
reason-dead-weight = «{ $card }» на остатке пути больше замедляет колоду, чем помогает.
reason-way = От клетки { $space } остаток пути короче на { $tenths } хода.
reason-piece-home = Одна из двух фишек доходит этим ходом и экономит ходов: { $tenths }.
reason-blockade = Препятствие { $number } мешает всем; если взять его сейчас, это экономит ходов: { $tenths } и может решить ничью.
reason-thin = Без этих карт хорошие приходят раньше: { $cards }. Это экономит ходов: { $tenths }.
reason-keep = Оставьте «{ $card }»: следующим ходом одна эта карта уведёт дальше среднего добора.
reason-see-first = Сначала посмотрите, что придёт: карты и жетоны, которые приносят другие, плану ничего не стоят.
reason-finish-first = Сначала нужно закончить начатое.
reason-nothing-better = Ни один план этого хода почти ничего не меняет.

# Задачи

help-puzzles = Показать задачи, решить одну в терминале или добыть новые из партий ботов.
help-puzzles-list = Показать задачи, сначала самые лёгкие.
help-puzzles-solve = Решить задачу: сегодняшнюю или любую по названию.
help-puzzles-make = Искать в партиях ходы, в которых один план лучше всех остальных хотя бы на полхода. Ctrl-C останавливает, тот же вызов продолжает.
option-turn = Весь ход сразу, действия через «;».
option-mined_games = Сколько партий просмотреть.
puzzles-head-name = название
puzzles-head-level = уровень
puzzles-head-about = о чём
puzzles-head-route = маршрут
puzzles-head-players = игроков
puzzles-head-round = раунд
puzzles-today = Сегодняшняя задача — { $id }.
puzzles-title = Задача { $id }, уровень { $level }: { $theme }
puzzles-prompt = Действие:
puzzles-how = Вводите действия, как в записи партии, несколько — через «;». «?» покажет, что можно сделать, «undo» отменит последнее, «way» покажет решение, «quit» закончит.
puzzles-making = Партий просмотрено
puzzles-made = Задач: { $count }, из партий: { $games }. Они в файле { $file }.

puzzle-theme-home = Дойти до врат этим ходом
puzzle-theme-remove = С какой картой расстаться
puzzle-theme-blockade = Взять препятствие
puzzle-theme-buy = Купить или идти?
puzzle-theme-move = Найти дорогу
puzzle-ask-home = Хватит одного хода. Важна каждая карта.
puzzle-ask-remove = Один план улучшает колоду больше всех остальных. Найдите его.
puzzle-ask-blockade = Препятствие кто-нибудь возьмёт. Стоит ли оно того сейчас, и как?
puzzle-ask-buy = Потратить карты или идти с ними? Один план явно впереди.
puzzle-ask-move = Одна дорога явно короче остальных. Где закончится ваш ход?
puzzle-solved = Решено
puzzle-failed = Не совсем
puzzle-lost = Потеряно ходов: { $turns }.
puzzle-drew = Добор — дело случая: что пришло, с планом не сравнить. Попробуйте без него.
puzzle-as-good = План не наш, но измеримо не хуже.
puzzle-unknown = Нет задачи «{ $id }».
puzzle-unfinished = Ход ещё не окончен: закончите его, и он будет оценён.
puzzle-turn-over = Ход окончен. Начните заново, чтобы попробовать другое.
puzzle-file = В файле { $file } есть то, что не похоже на наши задачи.
puzzle-step-move = { $blockade ->
    [0] { $cards }: { $spaces }
   *[other] { $spaces ->
        [none] { $cards }: препятствие { $blockade }
       *[other] { $cards }: { $spaces }, препятствие { $blockade }
    }
  }
puzzle-step-pay = { $blockade ->
    [0] Сыграть { $cards }: { $spaces }
   *[other] Сыграть { $cards }: препятствие { $blockade }
  }
puzzle-step-camp = Базовый лагерь { $spaces }: выходит из игры { $cards }
puzzle-step-use = Сыграть { $cards }
puzzle-step-remove = Убрать из игры { $cards }
puzzle-step-buy = Купить { $card }, заплатив { $cards }
puzzle-step-keep = Оставить на руке { $cards }
reason-sooner = Если доиграть с той же удачей (раз: { $games }), этот план приходит раньше следующего на { $tenths } хода.

puzzles = Задачи
puzzle-today = Задача дня
puzzle-this-week = Эта неделя
puzzle-all = Все задачи
puzzle-text = Настоящая позиция, один ход, один план явно лучше остальных. Пробуйте сколько угодно.
puzzle-level = Уровень { $level } из 5
puzzle-where = { $route }, раунд { $round }
puzzle-show-way = Показать путь
puzzle-why-works = Почему это верно
puzzle-hide-way = Попробовать самому
puzzle-again = Ещё раз
puzzle-next = Дальше
puzzle-more = Что ещё решить
puzzle-judging = Ваш ход взвешивается…
puzzle-way = Путь, шаг за шагом
puzzle-tempting =
    { $count ->
        [one] Что кажется верным
       *[other] Два плана, которые кажутся верными
    }
puzzle-costs = стоит ходов: { $turns }
puzzle-tries =
    { $count ->
        [one] Решено с первой попытки
       *[other] Решено, попытка { $count }
    }
puzzle-count = решено { $done } из { $all }
puzzle-is-solved = решена
puzzle-is-open = не решена
puzzle-measured = Измерено, просмотров вперёд: { $looks }. Лучше следующего плана на { $turns } хода, плюс-минус { $doubt }.
