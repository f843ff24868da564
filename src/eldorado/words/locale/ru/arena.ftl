# Арена: параметры, таблицы, отчёт, что может пойти не так.

help-arena = Турниры ботов: одинаковые расклады, смена мест, победы с интервалами. Данные в stdout, ход — в stderr.
help-bench-bots = Измерить ботов: сила друг против друга, раунды, незаконченные партии, время хода.
option-bots = Боты по именам через запятую; последний занимает оставшиеся места.
option-more_bots = Ещё один бот; свой — как ФАЙЛ.py:Класс. Можно повторять.
option-routes = Печатный маршрут, файл маршрута или all. Можно повторять.
option-players = Игроков за столом (иначе столько, сколько ботов).
option-caves = С пещерами, без них или и так и так.
option-games = Партий за столом каждого вида, с округлением до полных смен мест.
option-seed = Определяет каждое перемешивание. Одно зерно — одни и те же партии.
option-jobs = Сколько процессов играют одновременно. На результат не влияет.
option-nodes = Сколько позиций бот может рассмотреть для решения (иначе — его собственная мера).
option-max_rounds = Более долгая партия считается незаконченной.
option-time_limit = Сколько секунд у бота на одно решение.
option-on_error = Если бот сломался: турнир останавливается или место сдаётся.
option-sprt = Остановиться, как только ясно, что доля побед первого бота ближе к H0 или к H1 (доли вида 0.25,0.30).
option-luck = Сравнивать каждую взятую руку со столькими возможными (без числа — 8) и называть победы и без везения.
option-game = Сыграть только эту партию расписания.
option-resume = Продолжить остановленный турнир с теми же настройками.
option-journal = Файл, куда результаты пишутся по ходу (иначе — в папке состояния пользователя).
option-cluster = Играть на кластере Ray, а не в местных процессах.
option-report = Записать в DIR страницу с графиками.
option-save = Записать в DIR запись каждой партии.
option-only = Измерить только части, в названии которых есть этот текст. Можно повторять.
option-quick = Меньше партий: взгляд, а не измерение.

arena-playing = партии
arena-cell = { $cell }: партий — { $games }
arena-all = Все столы: партий — { $games }
arena-table =
    { $route }, игроков: { $players }{ $caves ->
        [on] , пещеры
       *[off] {""}
    }
arena-bot = бот
arena-wins = победы
arena-interval = 95 %
arena-fair = доля
arena-places = места
arena-rounds = раунды
arena-gained = карты
arena-ms = мс на ход, p95
arena-against = против
arena-unfinished-short = не закончено
arena-rating = рейтинг
arena-strength = среднее ± погрешность
arena-unfinished =
    { $count ->
        [one] { $count } партия не закончена за отведённые раунды.
        [few] { $count } партии не закончены за отведённые раунды.
       *[many] { $count } партий не закончено за отведённые раунды.
    }
arena-forfeits =
    { $count ->
        [one] { $count } место сдано, потому что бот сломался:
        [few] { $count } места сданы, потому что боты сломались:
       *[many] { $count } мест сдано, потому что боты сломались:
    }
arena-more-forfeits = … и ещё { $count } (--json назовёт все).
arena-sprt = Последовательный тест { $h0 } % против { $h1 } % после { $deals } раскладов: { $decided } (отношение { $ratio }, границы { $low } и { $high }).
arena-luckless = Без везения при доборе (рук для сравнения: { $hands }):
arena-luckless-few = Слишком мало раскладов, чтобы исключить везение при доборе: нужно { $fewest }.
arena-saved = партий сэкономлено
arena-saves =
    { $games ->
        [0] нисколько
       *[other] { $games } из 100
    }
arena-stopped = Остановлено после { $done } из { $games } партий; они сохранены, --resume продолжит.

arena-no-bots = Назовите хотя бы одного бота: --bots planner,steady
arena-bots =
    { $bots ->
        [one] { $bots } бот не подходит столу на { $players }.
        [few] { $bots } бота не подходят столу на { $players }.
       *[many] { $bots } ботов не подходят столу на { $players }.
    }
arena-games = { $games } — слишком мало партий.
arena-no-part = В этом измерении нет части «{ $part }». Есть: { $known }
arena-no-game = Партии { $game } в этом турнире нет.
arena-sprt-shares = --sprt принимает две доли между 0 и 1, меньшую первой, например 0.25,0.30; «{ $found }» — не то.
arena-sprt-tables = --sprt нужны столы одного размера: --players 2, 3 или 4, а не all.
arena-journal = В { $file } нет результатов арены.
arena-other-journal = В { $file } результаты турнира с другими настройками.
arena-no-ray = Ray не установлен: pip install "eldorado[ray]"
arena-bot-raised = Бот «{ $bot }» сломался в партии { $game } (зерно { $seed }, место { $seat }, действие { $number }): { $reason }. Повторить: --game { $game }.
arena-bot-illegal = Бот «{ $bot }» в партии { $game } выбрал то, чего ему не предлагали (зерно { $seed }, место { $seat }, действие { $number }): { $reason }. Повторить: --game { $game }.
arena-bot-too-slow = Бот «{ $bot }» в партии { $game } не решил за { $reason } (зерно { $seed }, место { $seat }, действие { $number }). Повторить: --game { $game }.
arena-bot-died = Бот «{ $bot }» в партии { $game } уронил свой процесс (зерно { $seed }, место { $seat }, действие { $number }): { $reason }. Повторить: --game { $game }.
arena-bot-not-made = Бота «{ $bot }» не удалось запустить в партии { $game } (зерно { $seed }): { $reason }

report-title = Арена
report-about = Партий — { $games }: { $bots }. Зерно { $seed }: одни и те же расклады для всех, места меняются.
report-wins = Кто победил
report-wins-about = Победы на место с интервалами 95 %; штрих — равная доля.
report-fair = равная доля
report-order = ходит { $number }-м
report-figures = Все числа
report-rounds = Как долго
report-rounds-about = Раунды до первого прибытия и их среднее.
report-progress = Как далеко они были
report-progress-about = Сколько шагов оставалось до финиша после каждого раунда, в среднем.
report-round = раунд
report-steps = осталось шагов
report-cards = Что они покупали
report-cards-about = Сколько копий карты получало место за партию и как часто побеждали её владельцы. Победитель мог купить её потому, что был впереди.
report-copies = копий за партию
report-owners = победы владельцев
report-no-cards = Никто ничего не купил.
report-paths = Где они шли
report-paths-about = Светло там, где шли многие, сумерки там, где никто. Наведите на клетку, чтобы увидеть её долю.
