import { expect, it } from 'vitest'
import { joinStreet } from './street.ts'

it('joins street lines with a comma (IDN-062)', () => {
  expect(joinStreet([' 1 Main Street', '', 'Floor 2 ', ' '])).toBe('1 Main Street, Floor 2')
  expect(joinStreet(['1 Main Street'])).toBe('1 Main Street')
  expect(joinStreet([])).toBe('')
})
