import { describe, expect, it } from 'vitest'
import { matchesSearch } from './search.ts'

const CHOICE = ['Aurora Comercial México', 'Mar 4, 2026', 'Supplier payments']

describe('search', () => {
  it('finds every typed word in name, creation date or use case (WIZ-015)', () => {
    for (const typed of ['aurora', 'AURORA supplier', '2026 mar', 'pay  com', 'mexico', 'MÉXICO', '', '  '])
      expect(matchesSearch(typed, CHOICE)).toBe(true)
  })

  it('finds a name with several accents without any of them, and the other way round (WIZ-015)', () => {
    expect(matchesSearch('zazolc gesla', ['Zażółć gęślą'.replace('ł', 'l')])).toBe(true)
    expect(matchesSearch('méxíco', ['Mexico'])).toBe(true)
  })

  it('finds what has an apostrophe of print by the one people type', () => {
    for (const typed of ["cote d'ivoire", 'côte d’iv'])
      expect(matchesSearch(typed, ['Côte d’Ivoire'])).toBe(true)
  })

  it('finds whatever the case, accents, signs and spaces of either side (TRU-107)', () => {
    for (const typed of [
      "o'brien muñoz",
      'O’BRIEN',
      'obrien',
      'munoz',
      'mun\u0303oz',
      'o‑neil',
      'øre straße',
      'ore strasse',
    ])
      expect(matchesSearch(typed, ['O\u2019Brien\u00a0Mu\u00f1oz O-Neil Øre Straße'])).toBe(true)
    expect(matchesSearch("'", ['Ana'])).toBe(false)
  })

  it('misses when one typed word occurs nowhere (WIZ-015)', () => {
    for (const typed of ['aurora borealis', '2025', 'auroracomercial', 'mar 5'])
      expect(matchesSearch(typed, CHOICE)).toBe(false)
    expect(matchesSearch('a', [])).toBe(false)
    expect(matchesSearch('', [])).toBe(true)
  })
})
