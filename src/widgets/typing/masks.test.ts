import { expect, it } from 'vitest'
import { maskDay } from '../date/mask.ts'
import { maskIbanInput } from '../iban/mask.ts'
import { digitMask } from './digits.ts'
import { inGroups } from './groups.ts'

it('puts an IBAN into groups of four, letters first, as long as its country says (VAL-036, VAL-037, VAL-038)', () => {
  expect(maskIbanInput('12de8937', 'de893')).toBe('DE89 37')
  const norwegian = 'NO93 8601 1117 947'
  expect(maskIbanInput(`${norwegian}1`, norwegian)).toBe(norwegian)
  expect(maskIbanInput('XX'.padEnd(36, '1'), 'XX'.padEnd(35, '1')).replaceAll(' ', '')).toHaveLength(34)
})

it('never cuts a pasted account number', () => {
  expect(maskIbanInput('NO938601111794799', '')).toBe('NO93 8601 1117 9479 9')
  expect(digitMask(9, [])('0210000211', '')).toBe('0210000211')
  expect(digitMask(9, [])('0210000211', '021000021')).toBe('021000021')
})

it('sets the hyphens of a day as it is typed and leaves other forms alone', () => {
  expect(maskDay('19840', '1984')).toBe('1984-0')
  expect(maskDay('1984-07-311', '1984-07-31')).toBe('1984-07-31')
  expect(maskDay('31/07/1984', '')).toBe('31/07/1984')
  expect(maskDay('19840731', '')).toBe('1984-07-31')
})

it('repeats the last group size', () => {
  expect(inGroups('032180000118359719', [3, 3, 11, 1])).toBe('032 180 00011835971 9')
  expect(inGroups('', [4])).toBe('')
})
