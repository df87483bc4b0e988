import { expect, it } from 'vitest'
import fieldTypes from '#schemas/field-types.json' with { type: 'json' }
import { choice } from './choice.ts'
import { choices } from './choices.ts'
import { consent } from './consent.ts'
import { country } from './country.ts'
import { currency } from './currency.ts'
import { date } from './date.ts'
import { givenFacts } from '#tests/fixtures/engine/given-facts.ts'
import { kinds } from './kinds.ts'

const facts = givenFacts({}, {}, [
  { value: 'XRPL', label: 'XRP Ledger' },
  { value: 'Tron', label: 'Tron', disabled: true, badge: 'max wallets reached' },
])

it('has a kind for every field type of the grammar, and no other', () => {
  expect([...kinds.keys()].toSorted()).toEqual(Object.keys(fieldTypes).toSorted())
})

it('prints the word for what a record holds as yes, no or a number', () => {
  const marks = givenFacts({}, {}, [
    { value: 'true', label: 'Primary' },
    { value: '3', label: 'Three days' },
  ])
  expect([true, 3, false].map((value) => choice.print(value, marks))).toEqual([
    'Primary',
    'Three days',
    'false',
  ])
})

it('tells several labels apart of which one has a comma (TRU-902)', () => {
  const roles = givenFacts({}, {}, [
    { value: 'a', label: 'Payments direct, edit' },
    { value: 'b', label: 'Accounts' },
  ])
  expect(choices.print(['a', 'b'], roles)).toBe('Payments direct, edit; Accounts')
  expect(choices.print(['b', 'c'], roles)).toBe('Accounts, c')
})

it('refuses what the list does not offer, or offers as closed', () => {
  expect(choice.check('XRPL', facts)).toBeUndefined()
  expect(choice.check('Solana', facts)).toBe('This choice is no longer offered. Choose another one.')
  expect(choice.check('Tron', facts)).toBe('Tron cannot be chosen now. Choose another one.')
  expect(choice.check('XRPL', givenFacts())).toBe('This choice is no longer offered. Choose another one.')
})

it('prints labels, country names and currency names', () => {
  expect(choice.print('XRPL', facts)).toBe('XRP Ledger')
  expect(country.print('HK', givenFacts({}, {}, [{ value: 'HK', label: 'Hong Kong' }]))).toBe('Hong Kong')
  expect(currency.print('MXN', givenFacts({}, {}, [{ value: 'MXN', label: 'MXN' }]))).toMatch(/Peso.*\(MXN\)/)
  expect(currency.print('XRP', givenFacts({}, {}, [{ value: 'XRP', label: 'XRP' }]))).toBe('XRP')
})

it('accepts real days only, as YYYY-MM-DD (IDN-048)', () => {
  expect(date.check('2026-02-28', facts)).toBeUndefined()
  expect(date.check('2026-02-30', facts)).toBe('Enter a real date as YYYY-MM-DD.')
  expect(date.check('28/02/2026', facts)).toBe('Enter a real date as YYYY-MM-DD.')
})

it('takes an unticked consent for no answer', () => {
  expect(consent.read(false, facts)).toBeUndefined()
  expect(consent.read(true, facts)).toBe(true)
})

it('reads a tick as its field says, and as agreed to where that says nothing', () => {
  expect(consent.print(true, facts)).toBe('Agreed')
  expect(consent.print(true, { ...facts, field: { ...facts.field, ticked: 'Yes' } })).toBe('Yes')
})
