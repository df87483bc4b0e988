import fc from 'fast-check'
import { expect, it } from 'vitest'
import table from '#definitions/requirement-types.json' with { type: 'json' }
import { kinds } from '../field/kinds.ts'
import { fieldsOf } from './fields.ts'
import { groupNames } from './group.ts'
import type { RequirementType } from './types.ts'

const source = {
  call: 'payout.dataRequirements',
  with: { country: 'newCountry', destinationBlockchainNetwork: 'newNetwork', for: { is: 'BENEFICIARY' } },
  into: 'requirements',
}
const read = (raw: unknown[], requested: Record<string, unknown> = {}) =>
  fieldsOf(raw, { step: 'more', source, requested, kinds, table: table.types as readonly RequirementType[] })
const required = { fieldType: 'REQUIRED', fieldDataType: 'STRING' }
const typeIn = (fieldName: string, requested = {}, more = {}) =>
  read([{ fieldName, ...required, ...more }], requested).fields[0]!.definition

it('turns names and data types into field types by the table', () => {
  expect(typeIn('CdtrAcct.Id.IBAN')).toMatchObject({ type: 'iban', of: 'newCountry' })
  expect(typeIn('CdtrAcct.Id.Othr.Id', { country: 'MX' }).type).toBe('clabe')
  expect(typeIn('CdtrAcct.Id.Othr.Id', { country: 'US' }).type).toBe('account-number')
  expect(typeIn('CdtrAcct.Id.Othr.Id', { payoutCategory: 'CRYPTO' })).toMatchObject({
    type: 'wallet-address',
    of: 'newNetwork',
  })
  expect(typeIn('CdtrAgt.FinInstnId.Othr.Id', { country: 'US' }).type).toBe('routing-number')
  expect(typeIn('CdtrAgt.FinInstnId.Othr.Id', { country: 'IN' }).type).toBe('text')
  expect(typeIn('Cdtr.CtctDtls.PhneNb').type).toBe('phone')
  expect(typeIn('Cdtr.Nm')).toEqual({ id: 'requirements/Cdtr.Nm', type: 'text', label: 'Cdtr.Nm' })
  expect(typeIn('X', {}, { fieldDataType: 'DATE' }).type).toBe('date')
  expect(
    typeIn('X', {}, { fieldDataType: 'ENUM', fieldValues: [{ label: 'Peso', value: 'MXN' }] }).type,
  ).toBe('choice')
})

it('gives a field the list its type chooses from, and plain text where there is none', () => {
  const field = { fieldName: 'Cdtr.PstlAdr.Ctry', ...required, fieldRegexValidator: '^[A-Z]{2}$' }
  const countries = [{ value: 'MX', label: 'Mexico' }]
  const context = {
    step: 'more',
    source,
    requested: {},
    kinds,
    table: table.types as readonly RequirementType[],
  }
  const [listed] = fieldsOf([field], { ...context, lists: new Map([['served-countries', countries]]) }).fields
  expect([listed!.definition.type, listed!.options]).toEqual([
    'country',
    { from: 'list', options: [{ option: countries[0] }] },
  ])
  expect(typeIn('Cdtr.PstlAdr.Ctry').type).toBe('text')
})

it('carries what the server gives: lengths, pattern, words, options (IDN-020)', () => {
  const raw = {
    fieldName: 'Cdtr.Nm',
    fieldDescription: 'Legal name',
    fieldHelpText: 'As in the register.',
    fieldHelpLink: 'https://help.invalid/a',
    fieldType: 'OPTIONAL',
    fieldDataType: 'STRING',
    fieldRegexValidator: '^[a-z]+$',
    fieldMinLength: '2',
    fieldMaxLength: 5,
  }
  const { fields, problems } = read([
    raw,
    {
      ...raw,
      fieldName: 'b',
      fieldHelpLink: 'javascript:alert(1)',
      fieldDataType: 'ENUM',
      fieldValues: ['A', { value: 'A' }, { value: 'B', label: 'Bee' }, null],
    },
  ])
  const value = { minLength: 2, maxLength: 5, pattern: '^[a-z]+$' }
  expect(fields[0]!.definition).toEqual({
    id: 'requirements/Cdtr.Nm',
    type: 'text',
    label: 'Legal name',
    hint: 'As in the register.',
    optional: true,
    value,
  })
  expect(fields[0]!.helpLink).toBe('https://help.invalid/a')
  expect(fields[1]!.helpLink).toBeUndefined()
  expect(fields[1]!.options).toEqual({
    from: 'list',
    options: [{ option: { value: 'A', label: 'A' } }, { option: { value: 'B', label: 'Bee' } }],
  })
  expect(problems).toEqual([])
})

it('helps with a form it knows, where the server gives no help (IDN-055, IDN-056)', () => {
  const hintIn = (fieldRegexValidator: string, more = {}) =>
    typeIn('Cdtr.Nm', {}, { fieldRegexValidator, ...more }).hint
  expect(hintIn('^[A-Za-z ]+$')).toBe('Letters and spaces only.')
  expect(hintIn('^[A-Z]{4}0[A-Z0-9]{6}$')).toBe(
    '11 characters: 4 capitals, a zero, then 6 capitals or digits.',
  )
  expect(hintIn('^[A-Za-z ]+$', { fieldHelpText: 'As on the card.' })).toBe('As on the card.')
  expect(hintIn('^[a-z]+$')).toBeUndefined()
})

it('reports what cannot be used and renders it safely (IDN-047)', () => {
  const { fields, problems } = read([
    { fieldName: 'a', ...required, fieldRegexValidator: '([' },
    { fieldName: 'b', ...required, fieldRegexValidator: '^(a+)+$' },
    { fieldName: 'c', ...required, fieldDataType: 'PICTURE' },
    { fieldName: 'd', ...required, fieldDataType: 'ENUM' },
    { fieldName: 'e', fieldType: 'MAYBE', fieldMinLength: 9, fieldMaxLength: 3 },
    { fieldName: 'e', ...required },
    { fieldName: '__proto__', ...required },
    null,
  ])
  expect(fields.map(({ definition }) => definition.type)).toEqual(['text', 'text', 'text', 'text', 'text'])
  expect(fields.map(({ broken }) => broken !== undefined)).toEqual([true, true, false, false, false])
  expect(problems.map(({ field }) => field)).toEqual(['a', 'b', 'c', 'd', 'e', 'e', 'e', '#7', '#8'])
})

it('never throws, whatever the server says', () => {
  const word = fc.oneof(fc.string(), fc.integer(), fc.constant(null), fc.array(fc.anything()))
  const keys = [
    'fieldName',
    'fieldDescription',
    'fieldType',
    'fieldDataType',
    'fieldRegexValidator',
    'fieldMinLength',
    'fieldMaxLength',
    'fieldValues',
  ]
  const garbage = fc.record(Object.fromEntries(keys.map((key) => [key, word])), { requiredKeys: [] })
  fc.assert(
    fc.property(fc.array(fc.oneof(garbage, fc.anything())), (raw) =>
      read(raw).fields.every(({ kind }) => kind !== undefined),
    ),
  )
})

it('groups names by the words they contain, the rest where * stands, none lost', () => {
  const names = ['Cdtr.Nm', 'nickName', 'CdtrAcct.Id', 'CdtrAgt.Id', 'holderType', 'Account']
  expect(groupNames(names, ['nickName holder', 'acct account agt', '*'])).toEqual([
    ['nickName', 'holderType'],
    ['CdtrAcct.Id', 'CdtrAgt.Id', 'Account'],
    ['Cdtr.Nm'],
    [],
  ])
  expect(groupNames(names, ['nick']).flat()).toHaveLength(names.length)
})
