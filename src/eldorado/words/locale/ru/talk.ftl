# Разговор за столом и наблюдение за игрой.

skip-to-hand = Перейти к картам
chat-quick = Готовые фразы
chat-mute = Не читать: { $name }

## Говорятся одним касанием; каждый читает их на своём языке.

phrase-hello = Привет
phrase-good-luck = Удачи
phrase-well-played = Хорошо сыграно
phrase-close = Ещё бы чуть-чуть
phrase-your-turn = Ваш ход
phrase-one-moment = Минутку
phrase-back = Я снова здесь
phrase-thanks = Спасибо
phrase-sorry = Извините
phrase-bad-luck = Не повезло
phrase-good-game = Хорошая игра
phrase-another = Сыграем ещё?

## Наблюдение

watching = Вы зритель
watch-follow = Следить
watch-stop = Уйти
watch-piece = Фишка, которая ходит
watch-playing = ходит
watch-others =
    { $count ->
        [0] Вы наблюдаете за игрой. Карты на руках скрыты до конца.
        [one] Кроме вас наблюдает ещё { $count } зритель. Карты на руках скрыты до конца.
        [few] Кроме вас наблюдают ещё { $count } зрителя. Карты на руках скрыты до конца.
       *[other] Кроме вас наблюдают ещё { $count } зрителей. Карты на руках скрыты до конца.
    }
watch-seen = Что видят все: { $name }
watch-piles = Стопки: { $name }
watch-none-played = Пока ничего не сыграно
watch-in-hand = На руке: { $count }
watch-bought = Куплено
watch-none-bought = Пока ничего не куплено
