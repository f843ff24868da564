# Links as messengers show them.

preview-text = The race to El Dorado, for two to four. An unofficial fan edition.
preview-lobby =
    { $name ->
        [none] A table is set for the race to El Dorado
       *[other] { $name } invites you to the race to El Dorado
    }
    .text =
    { $count ->
        [0] Route { $route }. All seats are taken: come and watch.
        [one] Route { $route }. One seat is free.
       *[other] Route { $route }. { $count } seats are free.
    }
preview-playing = The race on { $route } is on
    .text = { $names }. Come and watch.
preview-over =
    { $name ->
        [none] The race on { $route } found no winner
       *[other] { $name } won the race on { $route }
    }
    .text =
    { $count ->
        [one] { $names }: { $count } round, move by move.
       *[other] { $names }: { $count } rounds, move by move.
    }
preview-route = { $name }: a route to El Dorado
    .text =
    { $name ->
        [none] { $count ->
            [one] { $count } step to the gate. Try it.
           *[other] { $count } steps to the gate. Try it.
        }
       *[other] { $count ->
            [one] By { $name }. { $count } step to the gate. Try it.
           *[other] By { $name }. { $count } steps to the gate. Try it.
        }
    }
preview-daily = The expedition of the day, No. { $number }
    .text = Everybody races on { $route }, with the same cards and the same luck. One try counts.
