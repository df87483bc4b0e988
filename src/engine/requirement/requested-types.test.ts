import { expect, it } from 'vitest'
import { requestedTypes } from './requested-types.ts'

const table = [
  { dataType: 'STRING', path: '*clabe', type: 'clabe' },
  { dataType: 'STRING', path: '*.account', asked: { country: 'MX' }, type: 'account-number' },
  { dataType: 'DATE', type: 'date' },
]

const field = (fieldName: string, fieldDataType = 'STRING') => ({
  fieldName,
  fieldDataType,
  fieldType: 'REQUIRED',
})

it('names each type the answer needs once, and none for what nobody can read or place', () => {
  const raw = [
    field('bank.clabe'),
    field('bank.account'),
    field('born', 'DATE'),
    field('wed', 'DATE'),
    field('name'),
    7,
  ]
  expect(requestedTypes(raw, { country: 'MX' }, table)).toEqual(['clabe', 'account-number', 'date'])
  expect(requestedTypes(raw, { country: 'US' }, table)).toEqual(['clabe', 'date'])
})
