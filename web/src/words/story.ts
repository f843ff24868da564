// From events to lines a person can read. Each line says which words to use and which spaces it is about.

import told from '../../../src/eldorado/words/told.json'
import type { EventView } from '../net/protocol'

export interface Line {
  id: number
  seat: number
  key: string
  args: Record<string, string | number>
  spaces: string[]
}

/** The words for each kind of event, and from which of its parts their facts come; `alone`: a log leaves it out. */
const TOLD = told as Record<string, { key: string; facts: Record<string, keyof EventView>; alone?: boolean }>

function plain(event: EventView): Pick<Line, 'key' | 'args'> | null {
  const words = TOLD[event.kind]
  if (!words || words.alone || (event.kind === 'cards-drawn' && !event.amount)) return null
  return { key: words.key, args: Object.fromEntries(Object.entries(words.facts).map(([name, part]) => [name, factOf(event, part)])) }
}

function factOf(event: EventView, part: keyof EventView): string | number {
  const value = event[part]
  return typeof value === 'string' || typeof value === 'number' ? value : part === 'amount' ? 0 : ''
}

export class Story {
  lines: readonly Line[] = []
  private next = 1
  /** The lines before each gesture, so that what is taken back is told no more. */
  private past: (readonly Line[])[] = []
  private told = 0
  /** Where each seat was last told to go: what it takes lies beside it. */
  private readonly at = new Map<number, string>()

  /** Adds what happened; several steps with one card become one line. */
  tell(events: readonly EventView[]): void {
    for (const event of events) {
      if (event.kind === 'undone') {
        this.lines = this.past.pop() ?? this.lines
        this.told = event.number
        continue
      }
      if (event.number !== this.told) this.past = [...this.past.slice(-60), this.lines]
      this.told = event.number
      this.one(event)
    }
  }

  /** Goes on from lines that were told before, after the page was loaded again. */
  resume(lines: readonly Line[]): void {
    this.lines = lines
    this.next = Math.max(0, ...lines.map((line) => line.id)) + 1
  }

  private one(event: EventView): void {
    const last = this.lines.at(-1)
    const own = last?.seat === event.seat ? last : undefined
    switch (event.kind) {
      case 'card-played':
        return this.add(event, 'log-played', { card: event.card ?? '' })
      case 'piece-moved':
        return this.moved(event, own)
      case 'blockade-taken':
        return this.add(event, 'log-blockade', { number: event.blockade ?? 0 }, [`#${event.blockade}`, ...this.placeOf(event)])
      case 'payment-began':
        return this.pays(event, event.space || `#${event.blockade}`)
      case 'card-given':
        if (own?.key === 'log-paying') this.change(own, { args: { ...own.args, count: Number(own.args['count']) + 1 } })
        return
    }
    const said = plain(event)
    if (said) this.add(event, said.key, said.args, event.space ? [event.space] : [])
  }

  private placeOf(event: EventView): string[] {
    const at = this.at.get(event.seat ?? 0)
    return at ? [at] : []
  }

  private pays(event: EventView, what: string): void {
    this.add(event, 'log-paying', { count: 0, space: what }, [what])
  }

  private moved(event: EventView, own: Line | undefined): void {
    const space = event.space ?? ''
    this.at.set(event.seat ?? 0, space)
    if (own?.key === 'log-paying') return
    if (own && (own.key === 'log-played' || own.key === 'log-token' || own.key === 'log-moved')) {
      const steps = Number(own.args['steps'] ?? 0) + 1
      this.change(own, { key: 'log-moved', args: { ...own.args, steps, space }, spaces: [...own.spaces, space] })
    } else this.add(event, 'log-stepped', { space }, [space])
  }

  private change(line: Line, to: Partial<Line>): void {
    this.lines = [...this.lines.slice(0, -1), { ...line, ...to }]
  }

  private add(event: EventView, key: string, args: Line['args'], spaces: string[] = []): void {
    this.lines = [...this.lines, { id: this.next++, seat: event.seat ?? 0, key, args, spaces }]
  }
}

/** The ways pieces went in these events: `seat/piece` to the spaces, the first being where it stood. */
export function walksOf(events: readonly EventView[]): Record<string, string[]> {
  const walks: Record<string, string[]> = {}
  for (const event of events) {
    if (event.kind !== 'piece-moved') continue
    const key = `${event.seat}/${event.piece}`
    const walk = (walks[key] ??= [event.origin ?? ''])
    walk.push(event.space ?? '')
  }
  return walks
}
