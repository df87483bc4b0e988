import { expect, it } from 'vitest'
import { findingsWith } from '#tests/unit/broken-definitions.ts'

const file = 'country-names.json'

it.each([
  ['/names/QX', ['Nowhere'], "/names/QX: 'QX' is the code of no country. Write one of ISO 3166."],
  ['/names/US/-', 'UK', "'UK' is a name of 'GB' already. Leave it at one country."],
])('finds a name that finds no country, or two (TRU-885): %s', (path, value, sentence) => {
  expect(findingsWith(file, { [path]: value })).toContainEqual(expect.stringContaining(sentence))
})
