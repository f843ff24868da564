# `eldorado serve`: сервер.

help-serve = Открыть игру для браузеров, на этом компьютере или для сети.
option-host = Адрес (127.0.0.1 — только этот компьютер; 0.0.0.0 — сеть).
option-port = Порт (0 — любой свободный).
option-database_url = Где хранить игры: sqlite:///ФАЙЛ или postgresql://…
option-redis_url = Redis, если с одними играми работают несколько процессов.
option-config = Прочитать настройки из этого файла TOML.
option-log_level = Насколько подробен журнал.
option-no_browser = Не открывать браузер.

serve-running = Эльдорадо открыт по адресу { $address }
serve-network = В локальной сети: { $address }
serve-stop = Остановить: Ctrl-C.
play-running = Эльдорадо работает по адресу { $address }
