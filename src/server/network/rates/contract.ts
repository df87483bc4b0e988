import { compare } from '#values/decimal.ts'
import { isMoney } from '#values/money.ts'
import { isCurrency } from '../credit/contract.ts'
import { readList, readParts, type PartChecks } from '../http/contract-parts.ts'
import { isLine } from '../order/contract.ts'

/** An indicative rate: the amount of one currency that a unit of another buys. */
export interface NetworkRate {
  source: string
  destination: string
  rate: string
  at: string
}

const MOST = 2000

const CHECKS: PartChecks<NetworkRate> = {
  source: isCurrency,
  destination: isCurrency,
  rate: (value) => isMoney(value) && compare(value, '0') > 0,
  at: (value) => isLine(value) && !Number.isNaN(Date.parse(value)),
}

const readRate = (body: unknown): NetworkRate | { wrong: string } => {
  const rate = readParts(CHECKS, body)
  return !('wrong' in rate) && rate.source === rate.destination ? { wrong: 'destination' } : rate
}

/** Reads rates from a body of the contract; one invalid part makes all of them unreadable (TRU-536). */
export const readRates = (body: unknown): { content: readonly NetworkRate[] } | { why: string } => {
  const read = readList({ name: 'rates', most: MOST }, readRate, body)
  if ('why' in read) return read
  const pairs = read.content.map(({ source, destination }) => `${source} ${destination}`)
  return new Set(pairs).size === pairs.length ? read : { why: 'A pair has two rates.' }
}
