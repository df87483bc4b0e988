import type { FastifyRequest } from 'fastify'
import { fingerprint } from '../secrets/seal.ts'
import { networkOf } from './values/network-address.ts'

/** The maximum of callers in memory; a further one is counted by its address until it is known again. */
const MOST_CALLERS = 10_000

export const readBearer = (header: string | undefined): string | undefined =>
  /^Bearer +([\w.~+/=-]+)$/i.exec(header ?? '')?.[1]

/** Reads from a request, without the database, what may say who its caller is. */
export interface CallerMarks {
  sessionOf(request: FastifyRequest): string | undefined
  /** The person who signed in before with this browser. */
  personOf(request: FastifyRequest): string | undefined
}

export interface RateKeys {
  /** Returns what the requests of a caller are counted by: the caller, or the network if it is unknown. */
  keyOf(request: FastifyRequest): string
  keyOfSecret(ip: string, secret: string): string
  /** Learns whose secret it is after it was checked; undefined if it is nobody's. */
  learn(ip: string, secret: string, caller: string | undefined): void
}

/**
 * Counts a caller by itself once its secret was accepted from an address, so that callers who share an
 * address do not use up each other's requests (TRU-786).
 */
export const createRateKeys = ({ sessionOf, personOf }: CallerMarks): RateKeys => {
  const callers = new Map<string, string>()
  const placeOf = (ip: string, secret: string) => fingerprint(`${ip} ${secret}`)
  const callerOf = (ip: string, secret: string) => callers.get(placeOf(ip, secret))
  return {
    keyOfSecret: (ip, secret) => callerOf(ip, secret) ?? networkOf(ip),
    keyOf: (request) => {
      const { ip } = request
      const secret = readBearer(request.headers.authorization) ?? sessionOf(request)
      const caller = secret === undefined ? undefined : callerOf(ip, secret)
      if (caller !== undefined) return caller
      // Another process may have accepted the secret of a browser that its person has used (TRU-949).
      const person = personOf(request)
      return person === undefined ? networkOf(ip) : `${networkOf(ip)} ${person}`
    },
    learn: (ip, secret, caller) => {
      const place = placeOf(ip, secret)
      callers.delete(place)
      if (caller === undefined) return
      const [oldest] = callers.keys()
      if (callers.size >= MOST_CALLERS && oldest !== undefined) callers.delete(oldest)
      callers.set(place, caller)
    },
  }
}
