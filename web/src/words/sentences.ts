// The sentences of a language. A catalogue holds a thousand, a screen says some fifty: each is read when it is first said.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'

export type Args = Record<string, FluentVariable>
type Message = NonNullable<ReturnType<FluentBundle['getMessage']>>
type Pattern = NonNullable<Message['value']>

const BEGIN = /^(-?[a-zA-Z][\w-]*) *=/gm
/** Other sentences that one is made of: `{ other }`, `{ other.part }`, `{ -term }`. */
const OTHERS = /\{\s*(-?[a-zA-Z][\w-]*)\s*[.}]/g

export class Sentences {
  private readonly bundle: FluentBundle
  private readonly unread = new Map<string, string>()

  constructor(language: string) {
    this.bundle = new FluentBundle(language, { useIsolating: false })
  }

  /** A catalogue; what it says anew counts. */
  add(text: string): void {
    const found = [...text.matchAll(BEGIN)]
    found.forEach((one, i) => this.unread.set(one[1]!, text.slice(one.index, found[i + 1]?.index)))
  }

  has(key: string): boolean {
    return this.unread.has(key) || this.bundle.hasMessage(key)
  }

  find(key: string): Message | undefined {
    this.read(key)
    return this.bundle.getMessage(key)
  }

  say(pattern: Pattern, args: Args | undefined, errors: Error[]): string {
    return this.bundle.formatPattern(pattern, args, errors)
  }

  private read(key: string): void {
    const text = this.unread.get(key)
    if (text === undefined) return
    this.unread.delete(key)
    const errors = this.bundle.addResource(new FluentResource(text), { allowOverrides: true })
    if (errors.length) throw errors[0]
    for (const [, other] of text.matchAll(OTHERS)) this.read(other!)
  }
}
