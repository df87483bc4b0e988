import { expect, it } from 'vitest'
import { findingsWith } from '#tests/unit/broken-definitions.ts'

const file = 'tables/payments.table.json'
const beneficiary = '/filterRecords/beneficiary_id'

it.each([
  [{ [beneficiary]: undefined }, "/filters/5: People would read an ID after ‘Beneficiary ID’. Name the details of its record under 'filterRecords'."],
  [{ [`${beneficiary}/details`]: 'beneficiary-recrod' }, "There is no details 'beneficiary-recrod'"],
  [{ '/filterRecords/beneficiary': { details: 'beneficiary-record', label: 'Beneficiary' } }, "/filterRecords/beneficiary: There is no filter 'beneficiary'."],
  [{ [`${beneficiary}/details`]: 'user' }, "The record of 'user' is not found by an ID alone. Name details whose record takes one value."],
])('names the record of every filter by an ID (TRU-751): %o', (patch, sentence) => {
  expect(findingsWith(file, patch).join('\n')).toContain(sentence)
}) // prettier-ignore
