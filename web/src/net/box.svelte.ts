// What is in the box, once it has been fetched.

import * as api from './api'
import type { BoxInfo, CardInfo } from './protocol'

class Box {
  info = $state.raw<BoxInfo | null>(null)
  private cards = new Map<string, CardInfo>()

  async open(): Promise<BoxInfo> {
    const info = await api.box()
    this.cards = new Map(info.cards.map((card) => [card.id, card]))
    this.info = info
    return info
  }

  card(id: string): CardInfo | undefined {
    void this.info
    return this.cards.get(id)
  }
}

export const box = new Box()
