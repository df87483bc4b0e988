import { useState } from 'react'
import { useSigned } from '../session/session-context.ts'

export interface RatePair {
  readonly source: string
  readonly destination: string
}

const key = 'portolan.rate-pair'

/** The pair a person looks at, kept in this browser; at first the first two of the list. */
export function useRatePair() {
  const { definitions } = useSigned()
  const currencies = (definitions.options.get('rate-currencies') ?? []).map(({ value }) => value)
  const [kept, setKept] = useState(() => localStorage.getItem(key)?.split(' ') ?? [])
  const isKnown = kept.length === 2 && kept.every((code) => currencies.includes(code))
  const [source = '', destination = ''] = isKnown ? kept : currencies
  const choose = (pair: RatePair) => {
    localStorage.setItem(key, `${pair.source} ${pair.destination}`)
    setKept([pair.source, pair.destination])
  }
  return { pair: { source, destination }, currencies, choose }
}
