import { readFileSync } from 'node:fs'
import { railFor } from '../../network/corridors.ts'
import { priceOf } from '../../network/quote/price.ts'
import type { NetworkCatalogue } from '../../network/types.ts'
import type { DemoOrganisation } from '../organisations/demo-organisations.ts'
import { amountOf } from './history.ts'
import type { Luck } from '../luck.ts'

/** A legacy payment of today: its state, the side that sees it, and its events. */
export interface Scene {
  state: string
  side: 'sender' | 'intermediary' | 'receiver'
  minutesAgo: number
  type?: 'SEND' | 'REQUEST' | 'RETURN'
  labels?: string[]
  source?: 'USER' | 'SCHEDULER'
  cause?: string
  isLapsed?: boolean
  trail: string[]
}

const { scenes } = JSON.parse(readFileSync(new URL('./legacy.data.json', import.meta.url), 'utf8')) as {
  scenes: readonly Scene[]
}

const CORRIDOR = 'mx-mxn-bank'
const STATE_AFTER: Readonly<Record<string, string>> = {
  initiated: 'QUOTED',
  'quote accepted': 'ACCEPTED',
  'compliance verification started': 'PROCESSING_COMPLIANCE',
  locked: 'LOCKED',
  'lock declined': 'LOCK_DECLINED',
  prepared: 'PREPARED',
  executed: 'EXECUTED',
  'settlement declined': 'SETTLEMENT_DECLINED',
  completed: 'COMPLETED',
  rejected: 'FAILED',
  failed: 'FAILED',
  returned: 'RETURNED',
}

/** Returns the scenes of a legacy organisation: payments at every step of the flow. */
export const scenesOf = ({ flow }: DemoOrganisation): readonly Scene[] => (flow === 'LEGACY' ? scenes : [])

/** Returns the states of a payment after each event; an approval changes none. */
export const stepsOf = ({ trail }: Scene): { event: string; state: string }[] => {
  let state = 'QUOTED'
  return trail.map((event) => {
    state = STATE_AFTER[event] ?? state
    return { event, state }
  })
}

/** Returns the login of the person who acted; undefined if another institution did. */
export const loginOf = ({ side }: Scene, event: string): string | undefined => {
  if (event === 'authorized' || event === 'rejected') return 'checker'
  const own = side === 'sender' ? ['initiated', 'quote accepted'] : ['locked', 'lock declined']
  const last = side === 'receiver' ? ['completed', 'returned'] : []
  return [...own, ...last].includes(event) ? 'maker' : undefined
}

export const termsOf = (network: NetworkCatalogue, currency: string, at: Date, luck: Luck) => {
  const corridor = network.corridors.find(({ id }) => id === CORRIDOR)
  const market = corridor && network.rate(currency, corridor.currency, at)
  const requested = { amount: amountOf(luck), side: 'SOURCE_AMOUNT' as const, sourceCurrency: currency }
  const price = corridor && market !== undefined ? priceOf(corridor, requested, market) : undefined
  const rail = price && railFor(corridor!, price.destinationAmount)
  if (!corridor || !price || !rail) throw new Error(`The corridor ${CORRIDOR} has no price for ${currency}.`)
  return { corridor, price, rail }
}
