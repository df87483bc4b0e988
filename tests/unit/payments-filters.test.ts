import fc from 'fast-check'
import { expect, it } from 'vitest'
import { describedFilters } from '#engine/table/filters/described-filters.ts'
import { filterFlowOf } from '#engine/table/filters/filter-flow.ts'
import { filterStore } from '#engine/table/filters/filter-store.ts'
import { readFilters } from '#engine/table/filters/read-filters.ts'
import { readTableState, type Pairs } from '#engine/table/query/read-state.ts'
import { downloadOf, requestOf } from '#engine/table/query/request.ts'
import { usualColumns, usualState } from '#engine/table/query/state.ts'
import { writeTableState } from '#engine/table/query/write-state.ts'
import { SHOWN } from '#server/payments/list/checks.ts'
import { FILTER_NAMES, FILTERS } from '#server/payments/list/filters.ts'
import listQuery from '#schemas/entities/payment-list-query.schema.json' with { type: 'json' }
import filterRequest from '#schemas/entities/payment-filter.schema.json' with { type: 'json' }
import type { LinkedTable } from '#engine/table/types.ts'
import { factsOf, realTable } from './tables.ts'

const table = realTable('payments')
const legacy = realTable('legacy-payments')
const facts = factsOf()
const uuid = '123e4567-e89b-12d3-a456-426614174000'
const quoteTypeNeeded = /^Choose the quote type/
const termsNeeded = /^Give a currency or an amount/

/** Returns the validation errors of filters, by filter id. */
function wrong(filters: Record<string, unknown>, whose = facts): Record<string, string> {
  const refusal = filterStore(table, whose, filters)!.advance()
  const errors = refusal.ok ? [] : refusal.errors
  return Object.fromEntries(errors.map(({ field, message }) => [field, message]))
}

const readAll = (from: LinkedTable, pairs: Pairs, whose = facts) => {
  const words = [...pairs]
  return readTableState(from, words, readFilters(from, words, whose))
}
const read = (words: Record<string, string>, whose = facts) => readAll(table, Object.entries(words), whose)

it('narrows by everything the list is narrowed by (PAY-006, PAY-007, PAY-008, PAY-009, PAY-010, PAY-011, PAY-012)', () => {
  const words = {
    payment_id: uuid,
    states: 'COMPLETED,FAILED',
    after: '2026-11-01',
    before: '2026-11-03',
    beneficiary_id: uuid,
    destination_currency: 'MXN',
    sender_end_to_end_id: 'INV-7',
    beneficiary_nickname: 'Nordwind',
  }
  const { state, rejected } = read(words)
  expect(rejected).toEqual([])
  const request = requestOf(table, state, { facts, zone: 'America/New_York' })
  expect(request).toEqual({
    ...words,
    states: ['COMPLETED', 'FAILED'],
    after: '2026-11-01T04:00:00.000Z',
    before: '2026-11-04T04:59:59.999Z',
    payment_type: ['SEND', 'RETURN'],
    sort_field: 'created_at',
    sort_direction: 'desc',
    page: 0,
    size: 15,
  })
})

it('takes days as MM/DD/YYYY (PAY-055)', () => {
  expect(wrong({ after: '11/03/2026' })).toEqual({})
  for (const day of ['02/30/2026', '31/12/2026', '2026-13-01'])
    expect(wrong({ after: day })).toEqual({ after: 'Enter a real date as MM/DD/YYYY.' })
})

it('refuses a last day before the first; the same day is fine (PAY-056, OPEN-37)', () => {
  expect(wrong({ after: '11/03/2026', before: '11/02/2026' })).toEqual({
    before: expect.stringContaining('lies before the first') as string,
  })
  expect(wrong({ after: '11/03/2026', before: '11/03/2026' })).toEqual({})
  expect(wrong({ before: '11/03/2026' })).toEqual({})
  expect(wrong({ after: '11/03/2026' })).toEqual({})
})

it('asks for a payment ID that is a UUID (PAY-057)', () => {
  expect(wrong({ payment_id: uuid.toUpperCase() })).toEqual({})
  expect(wrong({ payment_id: '42' })).toHaveProperty('payment_id')
})

it('asks for amounts that are numbers (PAY-058)', () => {
  const quote_type = 'SENDING_AMOUNT'
  expect(wrong({ quote_type, min_amount: '1,000.50', max_amount: '2000' })).toEqual({})
  expect(Object.keys(wrong({ quote_type, min_amount: 'ten', max_amount: '1.2.3' }))).toEqual([
    'min_amount',
    'max_amount',
  ])
})

it('refuses a maximum below the minimum, compared as amounts and not as texts', () => {
  const quote_type = 'SENDING_AMOUNT'
  expect(Object.keys(wrong({ quote_type, min_amount: '9.5', max_amount: '9.25' }))).toEqual(['max_amount'])
  expect(wrong({ quote_type, min_amount: '9.5', max_amount: '10' })).toEqual({})
  expect(wrong({ quote_type, min_amount: '9.50', max_amount: '9.5' })).toEqual({})
})

it('asks for the quote type with a currency or an amount (PAY-059)', () => {
  for (const terms of [{ currency: 'USD' }, { min_amount: '1' }, { max_amount: '0' }]) {
    expect(wrong(terms)).toEqual({ quote_type: expect.stringMatching(quoteTypeNeeded) as string })
    expect(wrong({ ...terms, quote_type: 'TOTAL_RECEIVED' })).toEqual({})
  }
})

it('asks for a currency or an amount with the quote type (PAY-060)', () => {
  expect(wrong({ quote_type: 'SENDING_AMOUNT' })).toEqual({
    quote_type: expect.stringMatching(termsNeeded) as string,
  })
})

it('has a filter by approval status where the approval flow applies (PAY-064)', () => {
  const words = { approval_status: 'pending' }
  const off = factsOf({ approvals: false })
  expect(filterStore(table, facts, {})!.field('approval_status').relevant).toBe(true)
  expect(filterStore(table, off, {})!.field('approval_status').relevant).toBe(false)
  expect(read(words).state.filters).toEqual({ approval_status: ['pending'] })
  expect(read(words, off).state.filters).toEqual({})
})

it.each(['legacy-payments', 'payment-requests'])(
  'says what a state finds over which an approval is shown, where approvals are on (PAY-041, PAY-042): %s',
  (id) => {
    const readMessages = (approvals: boolean) =>
      filterStore(realTable(id), factsOf({ approvals }), {})!.field('states').message
    expect(readMessages(true)).toBe(
      '‘Accepted’ and ‘Locked’ also find payments that show as pending approval or approved.',
    )
    expect(readMessages(false)).toBeUndefined()
  },
)

it.each([
  ['payments', 'payment'],
  ['legacy-payments', 'legacy-payment'],
])('calls each state in the filter of %s what its tag calls it (PAY-035)', (id, name) => {
  const { definition } = legacy.machines.get(name)!
  const displays = (definition.displays ?? []).map((one) => [one.state, one] as const)
  const tags = new Map<string, { label: string }>([...Object.entries(definition.states), ...displays])
  const offered = filterStore(realTable(id), facts, {})!.field('states').options
  expect(offered.length).toBeGreaterThan(5)
  expect(offered.map(({ label }) => label)).toEqual(offered.map(({ value }) => tags.get(value)?.label))
})

it('narrows by all that is shown instead of a state (OPEN-03)', () => {
  const { displays = [] } = legacy.machines.get('legacy-payment')!.definition
  expect(new Set(displays.map(({ state }) => state))).toEqual(SHOWN)
})

it('offers in the legacy list only what its call documents (OPEN-09)', () => {
  const offered = [...filterFlowOf(legacy)!.fields.keys()]
  for (const id of ['payment_id', 'states', 'after', 'before', 'sender_end_to_end_id', 'internal_id'])
    expect(offered).toContain(id)
  for (const id of ['beneficiary_id', 'destination_currency', 'beneficiary_nickname', 'approval_status'])
    expect(offered).not.toContain(id)
  const { state } = readAll(legacy, [['states', 'LOCKED,ACCEPTED']])
  expect(requestOf(legacy, { ...state, page: 3 }, { facts, zone: 'UTC' })).toMatchObject({
    states: 'ACCEPTED,LOCKED',
    payment_type: 'SEND,RETURN',
    page: 2,
  })
})

it('takes the same rows along, all pages of them', () => {
  const { state } = readAll(legacy, [
    ['states', 'LOCKED'],
    ['page', '4'],
  ])
  expect(downloadOf(legacy, state, { facts, zone: 'UTC' })).toEqual({
    states: ['LOCKED'],
    payment_type: ['SEND', 'RETURN'],
    sort_field: 'created_at',
    sort_direction: 'desc',
  })
})

it('keeps a filter that cannot be used out, tells it, and keeps the others', () => {
  const { state, rejected } = read({ payment_id: '42', states: 'COMPLETED', nonsense: 'x', page: '2' })
  expect(state.filters).toEqual({ states: ['COMPLETED'] })
  expect(state.page).toBe(2)
  expect(rejected).toEqual([
    { id: 'payment_id', label: 'Payment ID', says: expect.stringContaining('8-4-4-4-12') as string },
  ])
})

it('keeps the others, and asks for no more, when what asked for more is itself no number (PAY-058, PAY-059)', () => {
  const { state, rejected } = read({ states: 'FAILED', min_amount: 'abc' })
  expect(state.filters).toEqual({ states: ['FAILED'] })
  expect(rejected.map(({ id }) => id)).toEqual(['min_amount'])
})

it('keeps out what asks for another filter that is missing', () => {
  const amount = read({ min_amount: '5', states: 'FAILED' })
  expect(amount.state.filters).toEqual({ states: ['FAILED'] })
  expect(amount.rejected).toMatchObject([{ id: 'quote_type', says: quoteTypeNeeded }])
})

it('falls back to what is usual where an address says nonsense', () => {
  const usual = usualState(table)
  for (const page of ['0', '-1', '1.5', 'x', '', '99999999999', '01'])
    expect(read({ page }).state.page).toBe(1)
  expect(read({ size: '16' }).state).toEqual(usual)
  expect(read({ sort: 'nickname', direction: 'sideways' }).state).toEqual(usual)
  expect(read({ columns: 'nothing,,__proto__' }).state).toEqual(usual)
  expect(read({ columns: 'state,nothing,state' }).state.columns).toEqual(['state'])
})

it('says the filters in words', () => {
  const { state } = read({ states: 'COMPLETED,RETURNED', after: '2026-11-01', destination_currency: 'MXN' })
  const reported = describedFilters(table, state, facts).map(({ label, value }) => `${label}: ${value}`)
  expect(reported).toEqual([
    'State: Completed, Returned',
    'Created on or after: Nov 1, 2026',
    'Destination currency: Mexican Peso (MXN)',
  ])
  expect(describedFilters(table, usualState(table), facts)).toEqual([])
})

it('comes back from the address as it went in', () => {
  const columns = table.definition.columns.map((column) => column.id)
  const day = fc
    .integer({ min: 0, max: 20_000 })
    .map((at) => new Date(at * 86_400_000).toISOString().slice(0, 10))
  const days = fc.tuple(day, day).map((both) => both.toSorted())
  const word = fc.stringMatching(/^[A-Za-z0-9,&=+%äé-]{1,12}$/)
  const amount = fc.integer({ min: 0, max: 1_000_000 }).map(String)
  const filters = fc
    .record(
      {
        states: fc.subarray(['PENDING_APPROVAL', 'INITIATED', 'COMPLETED', 'FAILED'], { minLength: 1 }),
        days,
        payment_id: fc.uuid(),
        beneficiary_nickname: word,
        amount,
      },
      { requiredKeys: [] },
    ) // prettier-ignore
    .map(({ days: pair, amount: min_amount, ...rest }) => ({
      ...rest,
      ...(pair && { after: pair[0], before: pair[1] }),
      ...(min_amount !== undefined && { min_amount, quote_type: 'SENDING_AMOUNT' }),
    }))
  const states = fc.record({
    filters,
    sort: fc.record({
      by: fc.constantFrom('created_at', 'sending_amount', 'receiving_amount'),
      direction: fc.constantFrom('asc' as const, 'desc' as const),
    }),
    page: fc.integer({ min: 1, max: 9_999_999 }),
    size: fc.constantFrom(15, 30, 50, 100),
    columns: fc.oneof(fc.constant(usualColumns(table)), fc.shuffledSubarray(columns, { minLength: 1 })),
  })
  fc.assert(
    fc.property(states, (state) => {
      const address = new URLSearchParams(writeTableState(table, state)).toString()
      const back = readAll(table, new URLSearchParams(address))
      expect(back).toEqual({ state, rejected: [] })
    }),
    { numRuns: 60 },
  )
  expect(writeTableState(table, usualState(table))).toEqual({})
})

it('has one table of filters, which knows what each call takes and where several values are one text (TRU-467)', () => {
  const ordering = ['env_name', 'page', 'size', 'sort_field', 'sort_direction']
  const namesOf = (properties: object) => Object.keys(properties).filter((name) => !ordering.includes(name))
  expect(FILTER_NAMES.toSorted()).toEqual(namesOf(filterRequest.properties).toSorted())
  expect(FILTER_NAMES).toEqual(expect.arrayContaining(namesOf(listQuery.properties)))
  const types = new Map<string, object>(Object.entries(filterRequest.properties))
  for (const name of namesOf(listQuery.properties) as typeof FILTER_NAMES)
    expect(FILTERS[name].isList === true, name).toBe('items' in (types.get(name) ?? {}))
})
