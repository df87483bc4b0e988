import { objectOf } from '#values/object.ts'
import { useState } from 'react'
import type { Session } from '../../session/session.ts'
import { useSigned } from '../../session/session-context.ts'

export interface RatePair {
  readonly source: string
  readonly destination: string
}

const key = 'portolan.rate-pair'

/** Returns the chosen pair of currencies, stored in this browser; at first the organisation's usual one. */
export function useRatePair() {
  const { definitions, session } = useSigned()
  const currencies = (definitions.options.get('rate-currencies') ?? []).map(({ value }) => value)
  const [stored, setStored] = useState(() => localStorage.getItem(key)?.split(' ') ?? [])
  const isRecognized = stored.length === 2 && stored.every((code) => currencies.includes(code))
  const [source = '', destination = ''] = isRecognized ? stored : usualPair(session, currencies)
  const choose = (pair: RatePair) => {
    localStorage.setItem(key, `${pair.source} ${pair.destination}`)
    setStored([pair.source, pair.destination])
  }
  return { pair: { source, destination }, currencies, choose }
}

function usualPair({ configuration }: Session, currencies: readonly string[]): readonly string[] {
  const { defaultSourceCurrency, defaultDestinationCurrency } = objectOf(
    configuration['productConfiguration'],
  )
  const usual = [defaultSourceCurrency, defaultDestinationCurrency].filter((code) => typeof code === 'string')
  return [...new Set([...usual, ...currencies].filter((code) => currencies.includes(code)))]
}
