// Portraits, posters and landscapes by name. They are files of their own: a screen loads what it shows.

const files = import.meta.glob('./generated/{portrait,poster,journey}-*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
}) as Record<string, string>

const address = (kind: string, name: string): string => files[`./generated/${kind}-${name}.svg`] ?? ''

/** A bot by its name, or a person by the colour of the piece. */
export const portrait = (bot: string, colour: number): string => address('portrait', bot) || address('portrait', `guest-${colour}`)
/** Empty for a route of somebody's own. */
export const poster = (route: string): string => address('poster', route)
/** The route seen from a hilltop; empty for a route of somebody's own. */
export const journey = (route: string): string => address('journey', route)
