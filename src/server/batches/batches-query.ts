import { compare } from '#values/decimal.ts'
import { checkUuid } from '#values/uuid.ts'
import type { Fault, PagedQuery } from '#definition/wire.ts'
import { refusedField } from '../app/refused.ts'

export type BatchesQuery = PagedQuery<'batches.list'>

type Name = 'after' | 'before' | 'payment_id' | 'min_amount' | 'max_amount' | 'file_name'

const AMOUNT = /^\d{1,40}(\.\d{1,20})?$/
const MOMENT = /^[12]\d{3}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d))?$/

/** Returns true for an existing date; 31 February has the form of one but is none. */
const isDay = (written: string): boolean => {
  const [day = ''] = written.split('T')
  const at = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(new Date(written).getTime()) && at.toISOString().startsWith(day)
}

type FilterFault = Extract<Fault<'batches.list'>, `filter-${string}`>

/** The validator of each filter, which returns its fault. */
const VALIDATORS: Readonly<Record<Name, (written: string) => FilterFault | undefined>> = {
  after: (written) => dateFault(written),
  before: (written) => dateFault(written),
  payment_id: (written) => (checkUuid(written) === undefined ? undefined : 'filter-payment-id'),
  min_amount: (written) => (AMOUNT.test(written) ? undefined : 'filter-min-amount'),
  max_amount: (written) => (AMOUNT.test(written) ? undefined : 'filter-max-amount'),
  file_name: () => undefined,
}

const dateFault = (written: string): FilterFault | undefined => {
  if (!MOMENT.test(written)) return 'filter-date-format'
  return Number.isNaN(Date.parse(written)) || !isDay(written) ? 'filter-date-input' : undefined
}

/** Refuses wrong filters of a batch list, each with its own code (BAT-035). */
export const checkBatchesQuery = (query: BatchesQuery) => {
  for (const [name, validate] of Object.entries(VALIDATORS)) {
    const written = query[name as Name]
    if (written === undefined) continue
    const fault: FilterFault | undefined = written.trim() === '' ? 'filter-empty' : validate(written)
    if (fault !== undefined) return refusedField(fault, name)
  }
  const { after, before, min_amount, max_amount } = query
  if (after !== undefined && before !== undefined && new Date(before) < new Date(after))
    return refusedField('filter-dates-crossed', 'before')
  return min_amount !== undefined && max_amount !== undefined && compare(max_amount, min_amount) < 0
    ? refusedField('filter-amounts-crossed', 'max_amount')
    : undefined
}
