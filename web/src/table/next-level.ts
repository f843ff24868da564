// After a win against computers alone: the same game with each of them one level stronger.

import type { NewRoom, RoomState, SeatPlan } from '../net/protocol'

/** Null when the people here did not win, somebody plays elsewhere, or nobody is left to be stronger. */
export function nextLevel(room: RoomState, winner: number | null, here: readonly number[], levels: readonly string[]): NewRoom | null {
  const bots = room.seats.filter((seat) => seat.kind === 'bot')
  const isOurs = room.seats.every((seat) => seat.kind === 'bot' || here.includes(seat.seat))
  const raised = (bot: string): string => levels[Math.min(levels.indexOf(bot) + 1, levels.length - 1)] ?? bot
  if (winner === null || !here.includes(winner) || !isOurs || !bots.some((seat) => raised(seat.bot ?? '') !== seat.bot)) return null
  const seats = room.seats.map((seat): SeatPlan => {
    const same = { name: seat.name, colour: seat.colour }
    return seat.kind === 'bot' ? { kind: 'bot', bot: raised(seat.bot ?? ''), ...same } : { kind: 'human', ...same }
  })
  const where = room.route ? { route: room.route } : { route_text: room.route_text ?? '' }
  const { caves, switches, timer, bank = 0, pace = 1 } = room
  return { seats, ...where, caves, switches, timer, bank, pace, here: [...here], start: true }
}

/** The strongest bot of a plan, to be named. */
export function strongest(plan: NewRoom, levels: readonly string[]): string {
  return levels[Math.max(...plan.seats.map((seat) => levels.indexOf(seat.bot ?? '')))] ?? ''
}
