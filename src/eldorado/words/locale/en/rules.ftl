# The rules at hand, in our own words. One section a subject; -1, -2, … are its paragraphs.

rules-search = Search the rules
rules-none = Nothing found.

rules-goal-title = What it is about
rules-goal-1 = Everybody leads an expedition through the forest. Whoever reaches El Dorado first wins.
rules-goal-2 = Your cards carry you. Better cards wait in the market: travel and shopping go hand in hand.

rules-turn-title = Your turn
rules-turn-1 = First you move with cards, then you may buy one card, then you end your turn. Action cards may be played at any time before the end.
rules-turn-2 = You may play as many cards as you like, or none. Each card does one thing per turn.
rules-turn-3 = After buying, your pieces no longer move this turn.

rules-move-title = Moving
rules-move-1 = A green space asks for machetes, a blue one for paddles, a yellow one for coins: as many as it shows. One card alone has to pay for a space; cards never add up.
rules-move-2 = What is left of a card may be used at once, for further spaces of the same symbol with the same piece. When you stop, or move with another card, the rest is lost.
rules-move-3 = White cards are jokers: they stand for one symbol, the same for the whole way.
rules-move-4 = Occupied spaces can be neither entered nor passed. Mountains never can.

rules-rubble-title = Rubble
rules-rubble-1 = To enter a gray space, play as many cards from your hand as it shows, whatever they are. What is on them does not count.
rules-rubble-2 = These cards go to your discard pile at the end of the turn and come back with the next shuffle.

rules-camp-title = Base camp
rules-camp-1 = To enter a red space, remove as many cards from your hand as it shows. They leave the game and never come back.
rules-camp-2 = That is not a loss: without its weak cards your deck gets better.

rules-blockade-title = Blockades
rules-blockade-1 = A blockade closes the whole seam between two pieces of the route. Stand next to it and pay it like a space: with a fitting card, or, if it shows cards, with any cards from your hand.
rules-blockade-2 = Your piece stays where it is. You take the blockade, and the seam is open for everybody. What is left of the card carries you on.
rules-blockade-3 = Blockades count when several expeditions arrive in the same round: first how many you have, then the highest number.

rules-buy-title = Buying
rules-buy-1 = Once per turn you may buy one card. Yellow and white cards pay as many coins as they have power, every other card half a coin. You get no change.
rules-buy-2 = The new card goes to your discard pile. You draw it after the next shuffle.

rules-reserve-title = The market and the reserve
rules-reserve-1 = Six piles lie on the market board. As long as all six slots are taken, only these can be bought.
rules-reserve-2 = When a pile is sold out, its slot is free. From then on you may buy from any pile; a reserve pile you buy from moves into the free slot. Nothing moves by itself.

rules-item-title = Items
rules-item-1 = Cards with notched edges and the seal 1× are items: as soon as you use their power or their text, they leave the game.
rules-item-2 = Played on rubble, counted as half a coin or just discarded, they stay with you.

rules-action-title = Action cards
rules-action-1 = Purple cards do what their sign says: draw cards, remove cards from the game, take a card from the market or the reserve for free, or take one step onto any space. After buying, all but the Guide may still be played.
rules-action-2 = What you draw you may use at once. When your draw pile is empty, your discard pile is shuffled. The cards played this turn are not shuffled in before it ends.
rules-action-3 = The Guide moves one piece onto a neighboring space whatever it asks for, or removes a blockade. Mountains and occupied spaces stay closed.

rules-finish-title = Ending your turn
rules-finish-1 = All cards you have played go to your discard pile. Keep or discard each card left in your hand, as you like.
rules-finish-2 = Then you draw until you have four cards. If you have four or more, you draw none.

rules-caves-title = Caves (variant)
rules-caves-1 = Four tokens lie on every cave. When a movement ends on a space next to a cave and did not begin next to it, you take the top token. Passing by is not enough.
rules-caves-2 = If a blockade lies between you and the cave, you find nothing; removing it yourself and stopping there counts.
rules-caves-3 = To explore the same cave again, stop away from it first.

rules-tokens-title = Cave tokens (variant)
rules-tokens-1 = Tokens lie face up. You may use any of them at any time in your turn, like cards; then they are gone. After buying, only those that draw, remove or replace cards or keep an item still help.

rules-two-title = Two players
rules-two-1 = Everybody leads two pieces, with one deck. Each card moves one of them; a card is never shared.
rules-two-2 = Both pieces have to reach El Dorado. Your own pieces block each other too.

rules-end-title = The end
rules-end-1 = Whoever pays for a finishing space is through the gate. The round is played to its end; everybody who has not had a turn in it still gets one.
rules-end-2 = If several arrive in this round, whoever has the most blockades wins; then the highest number; if nobody has any, whoever arrived first.

rules-keys-title = Keys
rules-keys-1 = 1 to 9 choose a card, arrow keys walk the lit spaces, the market and the log, Enter chooses, Esc puts it back.
rules-keys-2 = U undo, S stop or back, E end turn or confirm, M market, L log, C chat, H hint, A look again, B to the map, P your piece, + and - closer and farther, 0 whole route, ? rules.
rules-keys-3 = In a replay: arrow keys step, Page Up and Page Down go by turns, Home and End to its ends, the space bar plays.
