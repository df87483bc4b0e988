import { compare } from '#values/decimal.ts'
import { isMoney } from '#values/money.ts'
import { objectOf } from '#values/object.ts'
import { isCurrency } from '../credit/contract.ts'
import { isLine } from '../order/contract.ts'

/** How much of one currency a unit of another buys; it binds nobody. */
export interface NetworkRate {
  source: string
  destination: string
  rate: string
  at: string
}

const MOST = 2000

const CHECKS: Readonly<Record<keyof NetworkRate, (value: unknown) => boolean>> = {
  source: isCurrency,
  destination: isCurrency,
  rate: (value) => isMoney(value) && compare(value, '0') > 0,
  at: (value) => isLine(value) && !Number.isNaN(Date.parse(value)),
}

const readRate = (body: unknown): NetworkRate | { wrong: string } => {
  const { source, destination, rate, at } = objectOf(body)
  const given = { source, destination, rate, at }
  const wrong = Object.entries(CHECKS).find(([name, isRight]) => !isRight(given[name as keyof NetworkRate]))
  if (wrong) return { wrong: wrong[0] }
  return source === destination ? { wrong: 'destination' } : (given as NetworkRate)
}

/** Rates as the contract has them; one part that is not makes all of them unreadable (TRU-536). */
export const readRates = (body: unknown): { content: readonly NetworkRate[] } | { why: string } => {
  const { rates } = objectOf(body)
  if (!Array.isArray(rates) || rates.length > MOST) return { why: `'rates' is not as the contract has it.` }
  const read = rates.map(readRate)
  const wrong = read.find((one) => 'wrong' in one)
  if (wrong) return { why: `'${wrong.wrong}' is not as the contract has it.` }
  const content = read as NetworkRate[]
  const pairs = content.map(({ source, destination }) => `${source} ${destination}`)
  return new Set(pairs).size === pairs.length ? { content } : { why: 'A pair has two rates.' }
}
