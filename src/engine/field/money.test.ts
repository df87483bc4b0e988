import { expect, it } from 'vitest'
import { givenFacts } from '#tests/fixtures/engine/given-facts.ts'
import { money } from './money.ts'

const yen = givenFacts({ of: 'currency' }, { currency: 'JPY' })
const dollars = givenFacts({ of: 'currency' }, { currency: 'USD' })

it('reads one meaning into a decimal string and keeps what has two', () => {
  expect(money.read('1,000.50', dollars)).toBe('1000.50')
  expect(money.read(' ', dollars)).toBeUndefined()
  expect(money.read('1,5,0', dollars)).toBe('1,5,0')
})

it('refuses what could mean two amounts, with the sentence of the value', () => {
  expect(money.check('1,5,0', dollars)).toBe(
    'A comma or space may only group thousands. Write decimals after a point, for example 1,000.50.',
  )
  expect(money.check('-3', dollars)).toBe('Enter an amount of zero or more.')
})

it('reads an amount with its own currency beside it, and says so where it is another (TRU-033)', () => {
  expect(money.read('USD 99.90', dollars)).toBe('99.90')
  expect(money.read('$1,234.56', dollars)).toBe('1234.56')
  expect(money.read('US$5', dollars)).toBe('5')
  expect(money.read('¥500', yen)).toBe('500')
  expect(money.read('€5', dollars)).toBe('€5')
  expect(money.check('€5', dollars)).toBe('This says €. Enter an amount in USD.')
  expect(money.check('CA$5', dollars)).toBe('This says CA$. Enter an amount in USD.')
  expect(money.check('5 USD', givenFacts({}, {}))).toBe('Enter the amount without a currency.')
})

it('refuses what is finer than the currency is settled (TRU-030)', () => {
  expect(money.check('10.5', yen)).toBe('JPY has no decimals. Enter a whole amount.')
  expect(money.check('10.125', dollars)).toBe('USD has at most 2 decimals.')
  expect(money.check('10.1200', dollars)).toBeUndefined()
})

it('refuses three decimals in a currency of two, which may be thousands, and names both (TRU-597)', () => {
  expect(money.check('1.250', dollars)).toBe('1.250 can mean 1250 or 1.25. Write the one or the other.')
  expect(money.check('1.000', dollars)).toBe('1.000 can mean 1000 or 1. Write the one or the other.')
  expect(money.check('1.000', yen)).toBe('1.000 can mean 1000 or 1. Write the one or the other.')
  expect(money.check('1000.000', dollars)).toBeUndefined()
  expect(money.check('0.500', dollars)).toBeUndefined()
  expect(money.check('1E+03', dollars)).toMatch(/is how a spreadsheet shortens a long number/)
})

it('prints the amount grouped, code after it, without a float in between', () => {
  expect(money.print('9007199254740993.25', dollars)).toBe('9,007,199,254,740,993.25 USD')
})
