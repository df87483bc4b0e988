import { expect, it } from 'vitest'
import { negotiateLanguage } from './negotiation.ts'
import { accented, PSEUDO } from './pseudo.ts'

const tags = ['en', 'es-MX', ...Object.values(PSEUDO)]

it.each([
  ['what the person chose', { chosen: 'es-MX', accepted: 'en' }, 'es-MX'],
  ['what the browser accepts', { chosen: null, accepted: 'es-MX,es;q=0.9,en;q=0.8' }, 'es-MX'],
  ['the same tongue of another country', { accepted: 'es-ES' }, 'es-MX'],
  ['the more wanted of two', { accepted: 'es;q=0.2, en-GB;q=0.9' }, 'en'],
  ['the next where there is no such language', { accepted: 'nl, es;q=0.5' }, 'es-MX'],
  ['English where nothing fits', { accepted: 'nl, ar' }, 'en'],
  ['English where all is accepted', { accepted: '*' }, 'en'],
  ['English where nothing is said', {}, 'en'],
  ['nothing that is refused', { accepted: 'es;q=0' }, 'en'],
  ['English where what was chosen is gone', { chosen: 'xx' }, 'en'],
  ['a language nobody speaks by its own name alone', { accepted: 'ar-XB' }, 'ar-XB'],
] as const)('answers in %s (TRU-249)', (_, request, tag) => {
  expect(negotiateLanguage(request, tags)).toBe(tag)
})

it('reads a header of any length and shape without harm', () => {
  expect(negotiateLanguage({ accepted: `${'x'.repeat(9)},;;q,${'nl,'.repeat(5000)}es` }, tags)).toBe('en')
})

it('makes English longer by two fifths, accented and bracketed, and leaves what is filled in (TRU-252)', () => {
  const says = 'Send {amount currency} to {name}'
  const shown = accented({ file: '', kind: 'template', says })!
  expect(shown).toMatch(/^\[Šéñđ \{amount currency\} ťö \{name\} .+\]$/)
  expect(shown.length).toBeGreaterThanOrEqual(says.length * 1.4)
})
