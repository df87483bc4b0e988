import { expect, it } from 'vitest'
import { englishCountryName } from './country-names.ts'

it('names a country in English, and nothing else (TRU-802)', () => {
  expect(['GB', 'DE', 'XRPL', '', 'e', 'ZZ!', 'XX'].map(englishCountryName)).toEqual([
    'United Kingdom',
    'Germany',
    ...Array.from({ length: 5 }),
  ])
})
