import { expect, it } from 'vitest'
import { choices } from './choices.ts'
import { givenFacts } from '#tests/fixtures/engine/given-facts.ts'
import { number } from './number.ts'
import { usDate } from './us-date.ts'
import { uuid } from './uuid.ts'

const plain = givenFacts()
const states = givenFacts({}, {}, [
  { value: 'COMPLETED', label: 'Completed' },
  { value: 'FAILED', label: 'Failed' },
  { value: 'LOCKED', label: 'Locked', disabled: true },
])

it('keeps several of a list, each once, in the order of the list', () => {
  expect(choices.read(['FAILED', 'COMPLETED', 'FAILED'], states)).toEqual(['COMPLETED', 'FAILED'])
  expect(choices.read('FAILED, COMPLETED', states)).toEqual(['COMPLETED', 'FAILED'])
  expect(choices.read(['FAILED', 7, null], states)).toEqual(['FAILED'])
  for (const nothing of [[], '', ' , ', {}, 7]) expect(choices.read(nothing, states)).toBeUndefined()
  expect(choices.print(['COMPLETED', 'FAILED'], states)).toBe('Completed, Failed')
})

it('refuses what the list does not offer', () => {
  expect(choices.check(['COMPLETED', 'FAILED'], states)).toBeUndefined()
  expect(choices.check(choices.read('COMPLETED,GONE', states), states)).toMatch(/no longer offered/)
  expect(choices.check(['LOCKED'], states)).toMatch(/Locked cannot be chosen now/)
})

it('takes days as MM/DD/YYYY and refuses days that are none (PAY-055)', () => {
  expect(usDate.read(' 11/03/2026 ', plain)).toBe('2026-11-03')
  expect(usDate.read('2026-11-03', plain)).toBe('2026-11-03')
  expect(usDate.print('2026-11-03', plain)).toBe('Nov 3, 2026')
  expect(usDate.check('2026-11-03', plain)).toBeUndefined()
  for (const wrong of [
    '02/30/2026',
    '13/01/2026',
    '11/03/0202',
    '2026-02-30',
    '2026-11-03T00:00:00Z',
    '03.11.2026',
    '11/03/26',
    'soon',
  ]) {
    expect([wrong, usDate.check(usDate.read(wrong, plain), plain)]).toEqual([
      wrong,
      'Enter a real date as MM/DD/YYYY.',
    ])
  }
})

it('takes identifiers of any case and nothing else (PAY-057)', () => {
  const id = '123e4567-e89b-12d3-a456-426614174000'
  expect(uuid.read(` ${id.toUpperCase()} `, plain)).toBe(id)
  expect(uuid.check(id, plain)).toBeUndefined()
  for (const wrong of ['123e4567', `${id}0`, id.replaceAll('-', '')])
    expect(uuid.check(wrong, plain)).toMatch(/8-4-4-4-12/)
})

it('takes numbers as they are typed and keeps them exactly (PAY-058)', () => {
  expect(number.read('1,000.50', plain)).toBe('1000.50')
  expect(number.print('1000.50', plain)).toBe('1,000.50')
  expect(number.check('12345678901234567890.123', plain)).toBeUndefined()
  for (const wrong of ['1,0,0', '1.2.3', 'ten', '1e5'])
    expect(number.check(number.read(wrong, plain), plain)).toMatch(/^Enter a number/)
})
