# Benachrichtigungen für alle, die gerade woanders sind, und was gesagt wird, solange der Server fort ist.

offline-title = Der Server ist nicht erreichbar.
offline-text = Deine Partien sind dort gut aufgehoben. Bis er wieder antwortet, liegt hier das Handbuch bereit.
offline-again = Noch einmal versuchen

alert-turn = { $name } hat gezogen: Du bist dran auf „{ $route }“
alert-begins = Die Expedition beginnt: Du bist dran auf „{ $route }“
alert-over =
    { $name ->
        [none] Das Rennen auf „{ $route }“ ist vorbei.
       *[other] Das Rennen auf „{ $route }“ ist vorbei: { $name } hat gewonnen.
    }
alert-no-limit = Lass dir Zeit: Es läuft keine Uhr.

push-invalid = Das ist keine Anmeldung eines Browsers.
push-address = Benachrichtigt werden nur öffentliche Adressen mit https.
push-service = Benachrichtigungen über { $name } sind hier nicht erlaubt. Der Betreiber kann den Dienst in der Einstellung push_services ergänzen.
push-too-many = Von deiner Adresse haben sich zu viele Geräte für Benachrichtigungen angemeldet. Bitte warte eine Weile.

call-ask = Diese Partie dauert Tage. Soll dich dieses Gerät rufen, wenn du dran bist?
call-yes = Ruf mich
call-no = Nein, danke
call-on = Dieses Gerät ruft dich, wenn du dran bist.
call-failed = Dein Browser lässt es nicht zu. Die Startseite zeigt, welche Partien auf dich warten.
call-switch = Mich rufen, wenn ich dran bin
    .text = In langsamen Partien, auf diesem Gerät, solange niemand auf den Tisch schaut.
span-hours =
    { $count ->
        [one] { $count } Stunde
       *[other] { $count } Stunden
    }
span-days =
    { $count ->
        [one] { $count } Tag
       *[other] { $count } Tage
    }
rule-pace = Tempo
    .text = In einer Sitzung oder über Tage: Wer fort ist, wird gerufen.
rule-pace-quick = Eine Sitzung
rule-pace-slow = Über Tage
rule-webhook = Einem Chat Bescheid sagen
    .text = Ein Webhook, der erfährt, wer dran ist; eine öffentliche Adresse mit https.
