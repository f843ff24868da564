# `eldorado serve`: сервер.

help-serve = Открыть игру для браузеров, на этом компьютере или для сети.
option-host = Адрес (127.0.0.1 — только этот компьютер; 0.0.0.0 — сеть).
option-port = Порт (0 — любой свободный).
option-database_url = Где хранить игры: sqlite:///ФАЙЛ или postgresql://…
option-redis_url = Redis, если с одними играми работают несколько процессов.
option-config = Прочитать настройки из этого файла TOML.
option-log_level = Насколько подробен журнал.
option-no_browser = Не открывать браузер.

serve-running = Эльдорадо открыто по адресу { $address }
serve-network = В локальной сети: { $address }
serve-stop = Остановить: Ctrl-C.
play-running = Эльдорадо работает по адресу { $address }

help-bench-server = Нагрузить сервер через настоящие соединения: темп, задержка, память, насыщение, холодный старт.
option-rooms = Сколько партий играется одновременно, по два человека в каждой.
option-rate = Действий в секунду во всех партиях вместе, в человеческом темпе.
option-processes = Процессы сервера, которые делят нагрузку.
option-generators = Процессы, которые создают нагрузку.
option-both = Кроме SQLite — и другую базу данных (--database-url), на полной скорости.
bench-server-cold = Сервер отвечает через { $seconds } с после запуска.
bench-server-paced = Партий в человеческом темпе: { $rooms }; действий в секунду: { $rate }; от действия до вида { $median } мс посередине, { $worst } мс в 99 случаях из 100; ошибок: { $errors }.
bench-server-saturated = { $database }: Партий на полной скорости: { $rooms }; действий в секунду: { $rate }; { $median } мс посередине, { $worst } мс в 99 случаях из 100; ошибок: { $errors }.
bench-server-memory = Партия с двумя соединениями занимает { $kilobytes } КБ.
bench-server-resume = Сохранённых партий: { $rooms }; сервер отвечает через { $seconds } с и показывает одну из них ещё через { $view } мс.
bench-no-server = Сервер не запустился.
bench-no-load = Генератор нагрузки не справился: { $reason }

option-seed_hash = Вместе с --verify: хеш зерна, который сервер показал перед партией.
replay-seed-kept = Зерно то самое, что было обещано перед партией.
replay-other-seed = Зерно не то, что было обещано: его хеш { $found }, а не { $promised }.
