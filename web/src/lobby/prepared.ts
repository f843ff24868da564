// What a table needs, fetched before somebody sits down, so that a click finds it ready. If that fails, the click says so.

import { addTableArt } from '../art/art'
import { box, route } from '../net/api'
import { FIRST_ROUTE } from '../net/rooms'

const prepare = (): void => void Promise.allSettled([import('./Room.svelte'), addTableArt(), box(), route(FIRST_ROUTE)])

/** Once the screen that asks for it is on show: all this keeps the page busy for a tenth of a second. */
export const prepareTable = (): void => void requestAnimationFrame(() => setTimeout(prepare))
