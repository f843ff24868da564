# Alerts that find people who are elsewhere, and what is said while the server is away.

offline-title = The server cannot be reached.
offline-text = Your games are safe there. Until it answers again, you can read the handbook.
offline-again = Try again

alert-turn = { $name } moved: your turn on { $route }
alert-begins = The expedition begins: your turn on { $route }
alert-over =
    { $name ->
        [none] The race on { $route } is over.
       *[other] The race on { $route } is over: { $name } won.
    }
alert-no-limit = Take your time: there is no clock.

push-invalid = That is not a browser’s subscription.
push-address = Only public addresses with https can be called.
push-service = Alerts through { $name } are not allowed here. The operator can add it to the setting push_services.
push-too-many = Too many devices asked for alerts from your address. Please wait a while.

call-ask = This game takes days. Should this device call you when it is your turn?
call-yes = Call me
call-no = No, thanks
call-on = This device calls you when it is your turn.
call-failed = Your browser does not allow it. Home shows the games that are waiting for you.
call-switch = Call me when it is my turn
    .text = For slow games, on this device, while nobody is looking at the table.
span-hours =
    { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }
span-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
rule-pace = Pace
    .text = In one sitting, or over days: whoever is away is called.
rule-pace-quick = One sitting
rule-pace-slow = Over days
rule-webhook = Tell a chat
    .text = A webhook that hears whose turn it is; a public address with https.
