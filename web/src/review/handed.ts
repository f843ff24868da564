/** A record that another page hands over because it has no room's code. */
export const handed = { record: '' }
