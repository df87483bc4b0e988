import { compare } from '#values/decimal.ts'
import { Refused, refusedField } from '../../app/refused.ts'
import type { Filters } from './payments-query.ts'

/** States shown while approvals are on; no payment is stored in the last two. */
export const SHOWN = new Set(['PENDING_APPROVAL', 'APPROVED', 'REJECTED'])

const pairOf = ({ quote_type, currency, min_amount, max_amount }: Filters) => {
  const amount = [min_amount, max_amount].find((one) => one !== undefined)
  if (quote_type === undefined && (currency ?? amount) !== undefined)
    return refusedField('filter-needs-side', 'quote_type')
  return quote_type !== undefined && (currency ?? amount) === undefined
    ? refusedField('filter-needs-amount', 'currency')
    : undefined
}

const rangeOf = ({ after, before, min_amount, max_amount }: Filters) => {
  if (after !== undefined && before !== undefined && new Date(before) < new Date(after))
    return refusedField('filter-dates-crossed', 'before')
  return min_amount !== undefined && max_amount !== undefined && compare(max_amount, min_amount) < 0
    ? refusedField('filter-amounts-crossed', 'max_amount')
    : undefined
}

const stateOf = ({ states = [] }: Filters, existing: ReadonlySet<string>) => {
  const state = states.find((one) => !existing.has(one) && !SHOWN.has(one))
  return state === undefined
    ? undefined
    : new Refused('filter-state-unknown', {
        values: { state },
        fields: [{ path: 'states', keyword: 'filter-state-unknown', message: '' }],
      })
}

/** Refuses filters that contradict each other, which no schema can express (PAY-056, PAY-059, PAY-060). */
export const checkFilters = (filters: Filters, states: ReadonlySet<string>) =>
  pairOf(filters) ?? rangeOf(filters) ?? stateOf(filters, states)
