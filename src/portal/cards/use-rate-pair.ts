import { useState } from 'react'
import type { Session } from '../session/session.ts'
import { useSigned } from '../session/session-context.ts'

export interface RatePair {
  readonly source: string
  readonly destination: string
}

const key = 'portolan.rate-pair'

/** The pair a person looks at, kept in this browser; at first what the organisation usually sends. */
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

interface Usual {
  readonly defaultSourceCurrency?: string
  readonly defaultDestinationCurrency?: string
}

function usualPair({ configuration }: Session, currencies: readonly string[]): readonly string[] {
  const usual = configuration['productConfiguration'] as Usual | undefined
  const requested = [usual?.defaultSourceCurrency, usual?.defaultDestinationCurrency, ...currencies]
  return [...new Set(requested.filter((code) => code !== undefined && currencies.includes(code)))] as string[]
}
