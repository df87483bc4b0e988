import { expect, it } from 'vitest'
import type { Corridor } from '../../network/types.ts'
import { whatIsWrong } from './acceptance.ts'

type Dependencies = Parameters<typeof whatIsWrong>[2]
type Quote = Parameters<typeof whatIsWrong>[1]

const definitions = {
  limits: { endToEndIdLength: { is: 20 }, endToEndIdLengthIso: { is: 10 } },
} as unknown as Dependencies['definitions']
const text = (fieldName: string, fieldType = 'REQUIRED') => ({
  fieldName,
  fieldDescription: fieldName,
  fieldType,
  fieldDataType: 'STRING',
})
const holders = {
  BUSINESS: [text('Cdtr.Nm')],
  INDIVIDUAL: [text('Cdtr.First'), text('Cdtr.Last')],
  address: [],
}
const route = { country: 'MX', currency: 'MXN', payoutCategory: 'BANK' }
const corridor = {
  ...route,
  rails: [{ name: 'SPEI' }],
  account: [{ ...text('Acct'), fieldRegexValidator: '^[0-9]+$' }],
} as unknown as Corridor
const quote = {
  flow: 'LEGACY',
  rail: 'SPEI',
  destination_country: 'MX',
  destination_currency: 'MXN',
  payout_category: 'BANK',
  network: null,
} as unknown as Quote

const sought: unknown[] = []
const network = (found: Corridor | undefined) =>
  ({
    corridor: (query: object) => {
      sought.push(query)
      return found
    },
  }) as Dependencies['network']
const wrong = (given?: Record<string, unknown>, more: object = {}, found: Corridor | undefined = corridor) =>
  whatIsWrong({ quote_id: 'q-1', ...(given && { beneficiary_data: given }), ...more }, quote, {
    definitions,
    network: network(found),
    holders: holders as unknown as Dependencies['holders'],
  })
const message = (given: Record<string, unknown>) => {
  const refusal = wrong(given)
  expect(refusal).toMatchObject({
    fault: 'invalid-request',
    details: { fields: [{ path: 'beneficiary_data', keyword: 'format' }] },
  })
  return refusal?.details.fields?.[0]?.message
}

it('takes what the destination asks for, of a business or of a person (TRU-494)', () => {
  expect(wrong()).toBeUndefined()
  expect(wrong({ 'Cdtr.Nm': 'Taller Azul', Acct: '1' })).toBeUndefined()
  expect(wrong({ 'Cdtr.First': 'Ana', 'Cdtr.Last': 'Ruiz', Acct: '1' })).toBeUndefined()
  expect(sought[0]).toEqual(route)
  const chain = { ...quote, network: 'ETHEREUM' } as unknown as Quote
  const nowhere = { definitions, network: network(undefined), holders } as unknown as Dependencies
  expect(whatIsWrong({ quote_id: 'q-1' }, chain, nowhere)).toBeUndefined()
  expect(sought.at(-1)).toEqual({ ...route, destinationBlockchainNetwork: 'ETHEREUM' })
})

it('says what is wrong for the kind of holder that fits best, and what the destination asks for (TRU-494)', () => {
  expect(message({ 'Cdtr.Nm': 'Taller Azul' })).toMatch(/^Acct: (?!.*It asks for)/)
  expect(message({ 'Cdtr.First': 'Ana', Acct: '1' })).not.toMatch(/Nm|requirements\./)
  expect(message({ 'Cdtr.Nm': 'Taller Azul', Acct: '1', Odd: 'x' })).toMatch(
    /^Odd: .*It asks for Cdtr\.Nm, Acct\.$/,
  )
})

it('takes no number for a text (TRU-494)', () => {
  expect(message({ Acct: 1, 'Cdtr.Nm': 2 })).toBe('Acct: Put what it is in quotes.')
})

it('refuses a reference that is too long, and knows nothing of a destination that nobody pays out to (TRU-494)', () => {
  const long = { sender_end_to_end_id: 'x'.repeat(21) }
  expect(wrong(undefined, long)).toMatchObject({ details: { fields: [{ path: 'sender_end_to_end_id' }] } })
  expect(
    whatIsWrong({ quote_id: 'q-1', ...long }, quote, {
      definitions,
      network: network(undefined),
      holders: holders as unknown as Dependencies['holders'],
    }),
  ).toBeUndefined()
})
