# The bots: their names for people, what they are like, what can be wrong with one.

bot-random = Coco
    .level = random
    .about = A parrot: plays any card anywhere the rules allow.
bot-beginner = Pip
    .level = beginner
    .about = Playing for the first time: likes expensive cards, walks past base camps, slips up now and then.
bot-steady = Marta
    .level = steady
    .about = Walks sensibly and buys well, one card at a time.
bot-planner = Anselm
    .level = planner
    .about = Plans the whole turn: how cards combine, what a purchase saves, what to throw away.
bot-expert = Doña Inés
    .level = expert
    .about = Plans further and wider, knows which cards win, and watches the others.
bot-master = Itzel
    .level = master
    .about = Drew the maps: tries out in her head what seems best, and knows where it leads.

bot-unknown = There is no bot “{ $bot }”. The bots are: { $known }. Your own: FILE.py:Class.
bot-not-loaded = The bot “{ $bot }” could not be loaded: { $reason }
bot-no-class = The bot “{ $bot }” could not be loaded: there is no “{ $class }” in the file.
bot-no-bot = “{ $bot }” is not a bot: it has no choose(view, options, budget, rng).
bot-not-made = The bot “{ $bot }” could not be started: { $reason }
bot-raised = The bot “{ $bot }” on seat { $seat } failed at action { $number }: { $reason }
bot-illegal = The bot “{ $bot }” on seat { $seat } chose something at action { $number } that is not among its options: { $reason }
bot-seats =
    { $bots ->
        [one] There is { $bots } bot for { $players } seats.
       *[other] There are { $bots } bots for { $players } seats.
    }
bot-died = The bot stopped without answering.
bot-too-slow = The bot took too long.
