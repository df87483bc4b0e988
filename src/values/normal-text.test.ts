import { describe, expect, it } from 'vitest'
import { normaliseCode, normaliseLine, normaliseSpelling } from './normal-text.ts'

describe('one spelling of a text (TRU-106)', () => {
  it.each([
    ['an apostrophe of print', 'O’Brien', "O'Brien"],
    ['an apostrophe of Hawaii, a prime, an accent', 'Oʻahu D′Or L´Aquila', "O'ahu D'Or L'Aquila"],
    ['letters and their accents apart', 'Mun\u0303oz Zu\u0308rich', 'Muñoz Zürich'],
    ['spaces that do not break, thin and wide ones', 'Ana\u00a0Lu\u202fDe\u3000la', 'Ana Lu De la'],
    ['hyphens, dashes and a minus', 'A‐B‑C–D—E−F', 'A-B-C-D-E-F'],
    ['what cannot be seen', '\ufeffAna\u200b \u2068Lu\u2069\u200e\u00ad', 'Ana Lu'],
  ])('writes %s as a keyboard does', (_what, text, normal) => {
    expect(normaliseLine(text)).toBe(normal)
    expect(normaliseLine(normal)).toBe(normal)
  })

  it('keeps what has work to do in a language, and what must be refused', () => {
    for (const text of ['می\u200cخواهم', '👩‍👩‍👧', 'שלום مرحبا', 'INV\u202e7', 'line\nline', '“x” ` y'])
      expect(normaliseLine(text)).toBe(text)
    expect(normaliseSpelling('O’Brien – Co')).toBe('O’Brien – Co')
  })

  it('reads the digits and letters of any script in numbers and codes', () => {
    for (const [text, normal] of [
      ['１２３－４', '123-4'],
      ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
      ['۰۱۹ ०९ ๙', '019 09 9'],
      ['ＤＥ８９', 'DE89'],
    ] as const)
      expect(normaliseCode(text)).toBe(normal)
  })
})
