import { expect, it } from 'vitest'
import type { Corridor, RequirementField } from '../types.ts'
import { readCorridors, type ServedCorridor } from './contract.ts'
import { narrowCorridors } from './narrowing.ts'

const field = (fieldName: string, changes: Partial<RequirementField> = {}): RequirementField => ({
  fieldName,
  fieldDescription: fieldName,
  fieldType: 'OPTIONAL',
  fieldDataType: 'STRING',
  ...changes,
})

const corridor: Corridor = {
  id: 'mx-mxn-bank',
  country: 'MX',
  currency: 'MXN',
  payoutCategory: 'BANK',
  partner: 'One',
  sources: ['USD', 'EUR'],
  rails: [
    { name: 'SPEI', settles: 'At once' },
    { name: 'TEF', settles: 'Tomorrow' },
  ],
  limits: { least: '10', most: '1000' },
  fee: { fixed: '1', share: '0', least: '1' },
  spread: '0',
  payment: { purposeRequired: false, sourceOfCashRequired: false, documentsRequired: false },
  account: [
    field('CdtrAcct.Id.Othr.Id', { fieldType: 'REQUIRED', fieldMinLength: 10, fieldMaxLength: 18 }),
    field('CdtrAgt.FinInstnId.Nm'),
    field('CdtrAcct.Tp', { fieldValues: ['A', 'B'].map((value) => ({ value, label: value })) }),
  ],
}
const holders = { BUSINESS: [field('{party}.Nm', { fieldType: 'REQUIRED' })], INDIVIDUAL: [], address: [] }
const place = { country: 'MX', currency: 'MXN', payoutCategory: 'BANK' }

const left = (...served: ServedCorridor[]) => {
  const { outcome } = narrowCorridors({ corridors: [corridor], holders }, served)[0]!
  return outcome
}
const narrowed = (served: Partial<ServedCorridor>): Corridor => {
  const outcome = left({ ...place, ...served })
  if ('why' in outcome) throw new Error(outcome.why)
  return outcome.corridor
}

it('leaves a corridor as it is described where the network only names it (TRU-452)', () => {
  expect(left(place)).toEqual({ corridor })
})

it.each<[what: string, served: ServedCorridor[], why: RegExp]>([
  ['what is not named', [], /does not serve/],
  ['another country', [{ ...place, country: 'BR' }], /does not serve/],
  ['a wallet of the same currency', [{ ...place, blockchain: 'XRPL' }], /does not serve/],
  ['other sources', [{ ...place, sources: ['GBP'] }], /none of its source currencies/],
  ['other rails', [{ ...place, rails: ['WIRE'] }], /none of its rails/],
  ['limits that do not meet', [{ ...place, limits: { least: '1000.01' } }], /1000\.01 and 1000/],
  [
    'a field that nobody is asked for',
    [{ ...place, fields: [{ fieldName: 'Cdtr.TaxId', fieldType: 'REQUIRED' }] }],
    /needs 'Cdtr\.TaxId'/,
  ],
  [
    'lengths that no answer has',
    [{ ...place, fields: [{ fieldName: 'CdtrAcct.Id.Othr.Id', fieldType: 'OPTIONAL', fieldMinLength: 19 }] }],
    /No answer to 'CdtrAcct\.Id\.Othr\.Id'/,
  ],
])('offers nothing of a corridor with %s, and says why (TRU-452)', (_, served, why) => {
  expect(left(...served)).toEqual({ why: expect.stringMatching(why) })
})

it('keeps of each side what is stricter, and widens nothing (TRU-452)', () => {
  const one = narrowed({
    sources: ['USD', 'GBP'],
    rails: ['TEF', 'WIRE'],
    limits: { least: '5', most: '500' },
    fields: [
      { fieldName: 'CdtrAcct.Id.Othr.Id', fieldType: 'OPTIONAL', fieldMinLength: 12, fieldMaxLength: 40 },
      { fieldName: 'CdtrAgt.FinInstnId.Nm', fieldType: 'REQUIRED' },
      { fieldName: 'CdtrAcct.Tp', fieldType: 'OPTIONAL', fieldValues: [{ value: 'B' }, { value: 'C' }] },
      { fieldName: 'Cdtr.Nm', fieldType: 'REQUIRED' },
      { fieldName: 'Cdtr.Unheard', fieldType: 'OPTIONAL' },
    ],
  })
  expect(one.sources).toEqual(['USD'])
  expect(one.rails.map(({ name }) => name)).toEqual(['TEF'])
  expect(one.limits).toEqual({ least: '10', most: '500' })
  expect(one.account).toMatchObject([
    { fieldType: 'REQUIRED', fieldMinLength: 12, fieldMaxLength: 18 },
    { fieldType: 'REQUIRED' },
    { fieldType: 'OPTIONAL', fieldValues: [{ value: 'B' }] },
  ])
  expect(one.account).toHaveLength(3)
})

it.each<[what: string, corridors: unknown]>([
  ['no list', {}],
  ['a country in words', [{ ...place, country: 'Mexico' }]],
  ['no currency', [{ payoutCategory: 'BANK' }]],
  ['a limit that is none', [{ ...place, limits: { least: 'ten' } }]],
  ['a field without a name', [{ ...place, fields: [{ fieldType: 'REQUIRED' }] }]],
  ['one that is right and one that is not', [place, { ...place, rails: 'SPEI' }]],
])('believes nothing of an answer with %s (TRU-451)', (_, corridors) => {
  expect(readCorridors({ corridors })).toEqual({ why: expect.stringContaining('corridors') })
})
