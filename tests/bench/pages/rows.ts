export interface BenchRow {
  readonly id: string
  readonly name: string
  readonly state: string
  readonly createdAt: string
  readonly amount: string
  readonly currency: string
  readonly country: string
  readonly reference: string
}

const states = ['Completed', 'Failed', 'Returned', 'Transferring']
const currencies = ['MXN', 'EUR', 'GBP', 'PHP']

/** The same rows in every table: eight columns of text, as a list of payments has them. */
export const rowsOf = (count: number): readonly BenchRow[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
    name: `Supplier ${at % 997}`,
    state: states[at % 4] ?? '',
    createdAt: new Date(1_700_000_000_000 + at * 60_000).toISOString(),
    amount: `${1000 + (at % 9000)}.${String(at % 100).padStart(2, '0')}`,
    currency: currencies[at % 4] ?? '',
    country: 'MX',
    reference: `INV-${at}`,
  }))

export const columns = [
  'name',
  'state',
  'createdAt',
  'amount',
  'currency',
  'country',
  'reference',
  'id',
] as const

export const labelOf = (column: string): string => column.charAt(0).toUpperCase() + column.slice(1)
