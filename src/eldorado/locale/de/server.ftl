# `eldorado serve`: der Server.

help-serve = Das Spiel für Browser bereitstellen, auf diesem Rechner oder für ein Netz.
option-host = Die Adresse (127.0.0.1: nur dieser Rechner; 0.0.0.0: das Netz).
option-port = Der Port (0: irgendein freier).
option-database_url = Wo Spiele liegen: sqlite:///DATEI oder postgresql://…
option-redis_url = Redis, für mehrere Prozesse mit denselben Spielen.
option-config = Einstellungen aus dieser TOML-Datei lesen.
option-log_level = Wie viel protokolliert wird.
option-no_browser = Keinen Browser öffnen.

serve-running = El Dorado ist erreichbar unter { $address }
serve-network = Im lokalen Netz: { $address }
serve-stop = Strg-C hält an.
play-running = El Dorado läuft unter { $address }
