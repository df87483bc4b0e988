import { expect, it } from 'vitest'
import { findSpreadsheetDamage } from './spreadsheet-damage.ts'

it.each([
  ['#REF!', 'failed formula'],
  ['#N/A', 'failed formula'],
  ['#name?', 'failed formula'],
  ['#¡VALOR!', 'failed formula'],
  ['#N/D', 'failed formula'],
  ['#ÜBERLAUF!', 'failed formula'],
  ['########', 'too narrow'],
  ['2.02611E+11', 'last digits are lost'],
  ['2,02611E+11', 'last digits are lost'],
  ['1.5E-05', 'last digits are lost'],
  ['[object Object]', 'has no value'],
])('finds what became of %s, and says what to do (TRU-111)', (text, part) => {
  const says = findSpreadsheetDamage(text)
  expect(says).toContain(part)
  expect(says).toMatch(/\b(Enter|enter)\b.*\.$/)
})

it.each(['INV-2041', '1E1', '202611000001', '0001234', '3/4', '#12', 'C#', 'E+11', 'Ref #7', ''])(
  'leaves %j alone (TRU-111)',
  (text) => expect(findSpreadsheetDamage(text)).toBeUndefined(),
)
