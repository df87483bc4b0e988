import { expect, it } from 'vitest'
import { otherCountryNames } from './country-names.ts'

it('names a country as its own people and others call it (TRU-802)', () => {
  for (const [code, name] of [
    ['GB', 'UK'],
    ['US', 'USA'],
    ['DE', 'Deutschland'],
    ['DE', 'Germany'],
    ['MX', 'México'],
    ['BR', 'Brasil'],
    ['ES', 'España'],
    ['NL', 'Nederland'],
    ['JP', '日本'],
  ] as const)
    expect([code, otherCountryNames(code)]).toEqual([code, expect.arrayContaining([name])])
  for (const none of ['XRPL', '', 'e', 'ZZ!']) expect(otherCountryNames(none)).toEqual([])
})
