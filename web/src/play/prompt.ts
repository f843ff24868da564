// What is being asked, in words: a title, what can be done, and the sum of what is pointed at.

import art from '../art/generated/box.json'
import { box } from '../net/box.svelte'
import type { Play } from './play.svelte'
import type { RouteInfo, SpaceInfo, Step, Target } from '../net/protocol'
import { paid, wayToPay } from './acting'
import { stepsText } from './plan-words'
import { blockadeOf, type Way } from './reach'
import { sourceOf } from './sources'
import { lineText } from '../words/log-lines'
import { isWatched } from '../net/game-source'
import { card as cardName, catalogue, coins, namedText, sourceName, spaceName, t, terrain, token as tokenName } from '../words/words.svelte'

export interface Prompt {
  title: string
  text: string
  sum: string
}

export function promptFor(play: Play, short: boolean): Prompt {
  const { session } = play
  const view = session.view
  if (!view) return { title: '', text: '', sum: '' }
  if (view.decision.kind === 'over') return { title: t('prompt-over'), text: '', sum: '' }
  if (!play.open || isPlanResting(play)) return othersTurn(play)
  if (play.plan.on) return planned(play, short)
  if (play.keeping) return ending(play)
  if (play.buying) return purchase(play)
  const asked = questions[view.decision.kind]?.(play)
  if (asked) return asked
  const sum = play.chosen ? wayText(play, play.chosen, short) : ''
  if (play.aim) return aiming(play)
  if (play.isPlanOffered) return { title: t('plan-works'), text: stepsText(play.plan.steps), sum: '' }
  if (play.plan.broken) return { title: t('plan-changed'), text: play.plan.broken, sum: t('plan-again') }
  if (play.holding && !play.isWaiting) return { ...holding(play), sum }
  if (play.moving) return { ...moving(play), sum }
  if (isLastTurn(play)) return { title: t('prompt-last'), text: `${gateText(play)} ${afterText(play)}`, sum: helpText(play) }
  return { title: t('prompt-turn'), text: t(restKey(play)), sum }
}

/** Somebody is through the gate, and this seat has not ended its turn. */
function isLastTurn(play: Play): boolean {
  return (play.session.view?.last_round ?? []).includes(play.session.me)
}

function gateText(play: Play): string {
  const { session } = play
  const home = session.view!.players.filter((one) => one.arrived_round).map((one) => session.seat(one.seat)?.name ?? '')
  return t('prompt-last-gate', { names: home.join(', '), count: home.length })
}

/** Who plays after this turn. */
function afterText(play: Play): string {
  const { session } = play
  const after = (session.view!.last_round ?? []).filter((seat) => seat !== session.me).map((seat) => session.seat(seat)?.name ?? '')
  return t(after.length ? 'prompt-last-after' : 'prompt-last-nobody', { names: after.join(', '), count: after.length })
}

/** What arriving would decide. */
function helpText(play: Play): string {
  const { session } = play
  const view = session.view!
  const best = view.players.filter((one) => one.arrived_round).sort((a, b) => b.blockades.length - a.blockades.length)[0]!
  const mine = session.player?.blockades.length ?? 0
  return t('prompt-last-help', { mine, name: session.seat(best.seat)?.name ?? '', theirs: best.blockades.length })
}

/** Nothing is taken up for the plan just now. */
function isPlanResting(play: Play): boolean {
  return play.plan.on && play.acting.kind === 'idle' && !play.aim
}

/** A step of the plan in the making: said as in one's own turn, and marked. */
function planned(play: Play, short: boolean): Prompt {
  const made = play.aim ? aiming(play) : play.buying ? purchase(play) : holding(play)
  const sum = play.chosen ? wayText(play, play.chosen, short) : made.sum
  return { ...made, title: t('plan-title', { text: made.title }), sum }
}

/** A space was chosen before any card. */
function aiming(play: Play): Prompt {
  const names = [...play.reaching.keys()].map(sourceName)
  const list = new Intl.ListFormat(catalogue.language, { type: 'disjunction' }).format([...new Set(names)])
  return { title: t('prompt-aim'), text: t('prompt-aim-text', { cards: list, count: names.length }), sum: '' }
}

function restKey(play: Play): string {
  if (play.session.view?.bought) return 'prompt-turn-bought'
  const canUseTokens = Object.keys(play.session.player?.tokens ?? {}).some((one) => isUsable(play, one))
  if (!play.session.hand.length) return canUseTokens ? 'prompt-turn-tokens' : 'prompt-turn-empty'
  return play.isWaiting ? 'prompt-turn-change' : 'prompt-turn-text'
}

function othersTurn(play: Play): Prompt {
  const { session } = play
  const view = session.view!
  const name = session.seat(view.decision.seat)?.name ?? ''
  const last = session.lines.at(-1)
  if (session.room?.phase === 'over') return { title: name, text: last ? lineText(last, { route: session.route }) : '', sum: '' }
  if (session.player?.resigned) return { title: t('prompt-other', { name }), text: t('prompt-other-resigned'), sum: '' }
  if (session.player?.arrived_round) return { title: t('prompt-other', { name }), text: t('prompt-other-home'), sum: '' }
  if (play.plan.steps.length) return { title: t('prompt-other', { name }), text: t('plan-nothing-sent'), sum: stepsText(play.plan.steps) }
  if (isWatched(session)) return watched(play, name)
  return { title: t('prompt-other', { name }), text: t('prompt-other-text'), sum: '' }
}

/** For those who look on: what whoever plays did last, and how many look on. */
function watched(play: Play, name: string): Prompt {
  const { lines, view, room, route } = play.session
  const last = lines.at(-1)
  const others = t('watch-others', { count: Math.max(0, (room?.spectators ?? 1) - 1) })
  const deed = last && last.seat === view?.decision.seat ? `${name} ${lineText(last, { route })}` : ''
  return { title: t('prompt-other', { name }), text: deed || others, sum: deed ? others : '' }
}

function ending(play: Play): Prompt {
  const kept = play.keeping!.kept.length
  return {
    title: t('prompt-ending'),
    text: t('prompt-ending-text'),
    sum: t('prompt-ending-sum', { discarded: play.session.hand.length - kept, kept }),
  }
}

function purchase(play: Play): Prompt {
  const { now } = play
  const { card, spend } = play.buying!
  const ways = spend.flatMap((source) => wayToPay(now, source) ?? [])
  const parts = ways.map((way) => coins(way.half_coins))
  const lost = ways.filter((way) => way.leaves).map((way) => sourceName(way.source))
  const sum = coins(paid(play.buying!, now))
  const pile = play.session.view!.market.find((one) => one.card === card)
  const notes = [t('prompt-buy-goes')]
  if (lost.length) notes.push(t('prompt-buy-loses', { cards: lost.join(', ') }))
  if (pile?.count === 1) notes.push(t('prompt-buy-last'))
  return {
    title: t('prompt-buy', { card: cardName(card), price: play.purchase?.price ?? 0 }),
    text: t('prompt-buy-text', { sum: parts.length > 1 ? `${parts.join(' + ')} = ${sum}` : sum }),
    sum: notes.join(' '),
  }
}

const questions: Record<string, (play: Play) => Prompt> = {
  pay: (play) => {
    const paying = play.session.view!.paying
    const kind = paying?.camp ? 'camp' : paying?.space ? 'rubble' : 'blockade'
    return {
      title: t(`prompt-pay-${kind}`, { count: paying?.left ?? 1 }),
      text: t(paying?.camp ? 'prompt-pay-gone' : 'prompt-pay-back'),
      sum: '',
    }
  },
  remove: (play) => {
    const { left, must } = play.session.view!.decision
    return { title: t(must ? 'prompt-remove-must' : 'prompt-remove', { count: left }), text: t('prompt-pay-gone'), sum: '' }
  },
  take: () => ({ title: t('prompt-take'), text: t('prompt-take-text'), sum: '' }),
  purse: (play) => ({ title: t('prompt-purse', { coins: coins(play.session.view!.purse ?? 0) }), text: t('prompt-purse-text'), sum: '' }),
  replace: (play) => ({ title: t('prompt-replace', { count: play.session.view!.decision.left }), text: t('prompt-replace-text'), sum: '' }),
}

/** What is under the mouse, in words: a card, a pile, a token, a space. */
export function glanceText(play: Play): string {
  const { card, token } = play.glance ?? {}
  const isSaid = card ? card === play.holding?.card?.card : token ? token === play.holding?.token : false
  if (play.refused || isSaid) return '' // there is something more important, or it is said
  if (token) return namedText(tokenName(token), t(`token-${token}-text`))
  if (card) return `${namedText(cardName(card), effectText(card))}${box.card(card)?.item ? ` ${t('item-once')}.` : ''}`
  return play.pointed ? nameOf(play, play.pointed) : ''
}

/** What a card does, in one sentence: for prompts, explanations and readers. */
export function effectText(id: string): string {
  const info = box.card(id)
  if (!info) return ''
  if (info.move) return t('effect-guide')
  if (info.take) return t('effect-gain')
  if (info.draw && info.remove) return t('effect-draw-and-remove', { draw: info.draw, remove: info.remove })
  if (info.draw) return t('effect-draws', { count: info.draw })
  if (info.symbol === 'joker') return t('effect-joker', { count: info.power })
  return t('effect-moves', { amount: amount(info.symbol, info.power) })
}

export function amount(what: string, count: number): string {
  return t(`amount-${what}`, { count })
}

function holding(play: Play): Prompt {
  const { card, token } = play.holding!
  const info = card ? box.card(card.card) : undefined
  const name = sourceName(play.source)
  const title = info?.power ? t('prompt-hold', { card: name, amount: amount(info.symbol, info.power) }) : name
  if (play.canUse(play.source)) return { title, text: card ? effectText(card.card) : t(`token-${token}-text`), sum: '' }
  const some = (play.ways?.size ?? 0) > 0
  if (some) return { title, text: t(isLeaving(play) ? 'prompt-choose-once' : 'prompt-choose'), sum: '' }
  return { title, text: t(card ? 'prompt-no-way' : pays(play) ? 'prompt-token-pays' : 'prompt-token-no-way'), sum: '' }
}

/** Whether a token does anything now: alone, under a card, or as money. */
function isUsable(play: Play, id: string): boolean {
  const { actions = [], reach = [], payments = [] } = play.offered ?? {}
  return [...actions, ...reach, ...payments].some((one) => sourceOf(one.source ?? '').token === id)
}

const pays = (play: Play): boolean => wayToPay(play.now, play.source) !== undefined

/** The card in hand leaves the game when it is played. */
function isLeaving(play: Play): boolean {
  const card = play.holding?.card?.card
  return card !== undefined && (play.offered?.leaving?.includes(card) ?? false)
}

function moving(play: Play): Prompt {
  const run = play.session.view!.moving!
  const card = sourceName(run.source)
  return {
    title: t('prompt-moving', { card, left: run.left, amount: amount(run.symbol, run.power) }),
    text: t(run.explores ? 'prompt-moving-cave' : 'prompt-moving-text'),
    sum: '',
  }
}

/** "Blockade 1 + jungle 1 + jungle 1 = 3. You take blockade 1 and keep 1 machete." */
export function wayText(play: Play, way: Way, short: boolean): string {
  const { target } = way
  const spaces = new Map((play.session.route?.spaces ?? []).map((space) => [space.name, space]))
  if (target.owes) return t(target.camp ? 'way-camp' : 'way-rubble', { count: target.owes, what: placeText(target, spaces) })
  const terms = target.steps.map((step) => term(step, spaces, short))
  const sum = terms.length > 1 ? `${terms.join(' + ')} = ${target.cost}` : terms.join('')
  const taken = target.steps.flatMap((step) => step.blockade ?? [])
  const notes = [t(target.cost ? 'way-sum' : 'way-free', { sum })]
  if (!short && taken.length) notes.push(t('way-takes', { numbers: taken.join(', ') }))
  if (target.left) notes.push(t('way-left', { count: target.left }))
  if (target.explores) notes.push(t('way-explores'))
  return notes.join(' ')
}

function term(step: Step, spaces: Map<string, SpaceInfo>, short: boolean): string {
  if (step.blockade) return t('way-blockade', { strength: step.cost })
  const space = spaces.get(step.space ?? '')
  const number = step.cost || (space?.strength ?? 0) // what is free is told by what it would cost
  return short || !space ? String(number) : `${spaceKindName(space)} ${number}`
}

function placeText(target: Target, spaces: Map<string, SpaceInfo>): string {
  const space = target.space ? spaces.get(target.space) : undefined
  return space ? spaceKindName(space) : t('blockade-name', { number: target.blockade ?? 0 })
}

export function spaceKindName(space: SpaceInfo): string {
  if (space.finish) return terrain('finish')
  if (space.cave) return terrain('cave')
  return terrain(space.terrain)
}

/** The name of a space or blockade for readers. */
export function nameOf(play: Play, key: string): string {
  const way = play.ways?.get(key) ?? play.offers.get(key)
  const said = blockadeOf(key) ? blockadeName(blockadeOf(key)) : spaceText(play, key)
  if (!way) return said
  if (way.target.owes) return `${said}, ${t(way.target.camp ? 'way-camp-short' : 'way-rubble-short', { count: way.target.owes })}`
  return `${said}, ${t('way-costs', { cost: way.target.cost, left: way.target.left })}`
}

export function blockadeName(number: number): string {
  const look = art.blockades[number - 1]!
  const needs = look.sign === 'card' ? t('amount-card', { count: look.strength }) : amount(look.sign, look.strength)
  return namedText(t('blockade-name', { number }), needs)
}

interface SpaceWords {
  edition: number
  heads: Map<string, string>
  tails: Map<string, string>
}

const spaceWords = new WeakMap<RouteInfo, SpaceWords>()

/** What never changes about the spaces of a route, said once per language: hundreds of names are asked for at every change. */
function wordsOf(route: RouteInfo): SpaceWords {
  const known = spaceWords.get(route)
  if (known?.edition === catalogue.edition) return known
  const made: SpaceWords = { edition: catalogue.edition, heads: new Map(), tails: new Map() }
  for (const space of route.spaces ?? []) {
    const number = space.start || (space.cave ? 0 : space.strength)
    made.heads.set(space.name, `${spaceKindName(space)}${number ? ` ${number}` : ''}, ${spaceName(space.name)}`)
    made.tails.set(space.name, space.terrain === 'mountain' || space.finish ? '' : t('space-distance', { count: space.distance }))
  }
  spaceWords.set(route, made)
  return made
}

function spaceText(play: Play, name: string): string {
  const route = play.session.route
  const head = route ? wordsOf(route).heads.get(name) : undefined
  if (!route || head === undefined) return name
  const parts = [head]
  const view = play.session.view
  for (const player of view?.players ?? []) {
    if (player.pieces.includes(name)) parts.push(t('space-piece', { name: play.session.seat(player.seat)?.name ?? '' }))
  }
  const pile = view?.caves[name]
  if (pile !== undefined) parts.push(t('space-tokens', { count: pile }))
  const tail = wordsOf(route).tails.get(name)
  if (tail) parts.push(tail)
  return parts.join(', ')
}
