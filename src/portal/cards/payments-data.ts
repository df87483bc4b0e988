import { useServices } from '#runtime/field/services.ts'
import type { CallState } from '#runtime/query/use-calls.ts'
import { useSearchParams } from 'react-router-dom'
import { useSigned } from '../session/session-context.ts'
import { pastDays } from './past-days.ts'
import { useCard } from './use-card.ts'

export interface Sum {
  readonly currency: string
  readonly amount: string
}

export interface PaymentsData {
  readonly zone: string
  readonly start: string
  readonly end: string
  readonly days: readonly { readonly day: string; readonly count: number; readonly sent: readonly Sum[] }[]
  readonly totals: Readonly<Record<Outcome | 'count', number>> & { readonly sent: readonly Sum[] }
}

export type Outcome = 'completed' | 'inProgress' | 'waiting' | 'failed' | 'returned' | 'notSent'

const parameter = 'range'
const usual = '30'

/** The range the person looks at; the address names it, so that summary and trend show the same days. */
export function usePaymentsRange() {
  const { definitions } = useSigned()
  const [search, setSearch] = useSearchParams()
  const ranges = definitions.options.get('home-ranges') ?? []
  const asked = search.get(parameter)
  const range = ranges.some(({ value }) => value === asked) ? (asked ?? usual) : usual
  const choose = (value: string) =>
    setSearch(
      (now) => {
        const next = new URLSearchParams(now)
        if (value === usual) next.delete(parameter)
        else next.set(parameter, value)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  return { range, ranges, choose }
}

/** Payments day by day in the zone of the person, asked once for all who show them (API-151). */
export function usePaymentsData(range: string): CallState {
  const { serverNow } = useServices()
  return useCard('home.paymentsData', { ...pastDays(range, new Date(serverNow())) })
}
