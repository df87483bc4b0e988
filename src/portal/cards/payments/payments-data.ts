import type { Answer } from '#definition/wire.ts'
import { useServices } from '#runtime/field/services.ts'
import type { CallState } from '#runtime/query/use-calls.ts'
import { useSearchParams } from 'react-router-dom'
import { useSigned } from '../../session/session-context.ts'
import { pastDays } from './past-days.ts'
import { useCard } from '../frame/use-card.ts'

export type PaymentsData = Answer<'home.paymentsData'>
export type Outcome = Exclude<keyof PaymentsData['totals'], 'count' | 'sent'>

const parameter = 'range'
const usual = '30'

/** The range the person looks at; the address names it, so that summary and trend show the same days. */
export function usePaymentsRange() {
  const { definitions } = useSigned()
  const [search, setSearch] = useSearchParams()
  const ranges = definitions.options.get('home-ranges') ?? []
  const requested = search.get(parameter)
  const range = ranges.some(({ value }) => value === requested) ? (requested ?? usual) : usual
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

/** Loads payments by day in the person's time zone, once for all cards (API-151). */
export function usePaymentsData(range: string): CallState<PaymentsData> {
  const { serverNow } = useServices()
  return useCard('home.paymentsData', { ...pastDays(range, new Date(serverNow())) })
}
