import { expect, it } from 'vitest'
import { context, findingsWith } from '#tests/unit/broken-definitions.ts'
import { changed, library as real } from '#tests/unit/changed-library.ts'
import { coverLanguage } from './coverage.ts'
import { languagesOf, translateLibrary, translationsOf } from './translations.ts'

const file = (sentences: Record<string, string>, within?: Record<string, Record<string, string>>) =>
  JSON.stringify({ $schema: '../../../schemas/definitions/language.schema.json', sentences, within })
const german = (flows: object, more: object = {}) =>
  ({ ...real, languages: { 'de/flows': flows, ...more } }) as typeof real
const inGerman = (library: typeof real) =>
  translateLibrary(library, translationsOf(library, 'de'), context.findSchema)

it('says a definition in another language, and what has no translation in English (TRU-248)', () => {
  const library = german({ sentences: { Notifications: 'Mitteilungen' } })
  const flow = inGerman(library).flows['mail-preferences']
  expect([flow?.title, flow?.submit.label]).toEqual(['Mitteilungen', 'Save'])
  expect(inGerman(library).pages['notification-settings']?.title).toBe('Mitteilungen')
  expect(inGerman(library).calls).toBe(library.calls)
})

it('says an English sentence in two ways where one word needs two translations (TRU-248)', () => {
  const pages = { sentences: { Language: 'Sprache der Seite' } }
  const flows = { sentences: { Language: 'Sprache' }, within: { 'pages/settings': { Network: 'Netz' } } }
  const { flows: translated, pages: opened } = inGerman(german(flows, { 'de/pages': pages }))
  expect([translated['language']?.title, opened['language-settings']?.title]).toEqual([
    'Sprache',
    'Sprache der Seite',
  ])
  expect(JSON.stringify(opened['settings'])).toContain('"Netz"')
})

it('counts a changed English sentence as missing and its old translation as unused, and never shows that one (TRU-248)', () => {
  const library = german({ sentences: { Notifications: 'Mitteilungen', Save: 'Speichern' } })
  const before = coverLanguage(library, 'de', context.findSchema)
  expect([before.unused, before.missing['pages']?.includes('Notifications')]).toEqual([{}, false])
  const { flows, pages } = library
  const now = {
    ...library,
    flows: changed('flows', 'mail-preferences', { title: 'What you are mailed' }).flows,
    pages: changed('pages', 'notification-settings', { title: 'What you are mailed' }).pages,
    options: {},
    faults: {},
    tables: {},
    words: {},
  }
  expect([flows, pages]).not.toContain(now.flows)
  const after = coverLanguage(now, 'de', context.findSchema)
  expect(after.missing['flows']).toContain('What you are mailed')
  expect(after.unused).toEqual({ 'languages/de/flows.language.json': ['Notifications'] })
  expect(inGerman(now).flows['mail-preferences']?.title).toBe('What you are mailed')
})

it('refuses a translation that prints something else, is no message, or stands in no language (TRU-248)', () => {
  const { required, more, finishFirst } = real.words['forms']!.words
  const subject = real.mails['report-ready']!.subject
  const sentences = {
    [required!]: '{name} fehlt.',
    [more!]: '{count, plural, one {# mehr}',
    [finishFirst!]: 'Erst ‘{title}’.',
    [subject]: 'Bericht fertig',
  }
  expect(
    findingsWith('languages/de/words.language.json', file(sentences, { 'flows/none': { Save: 'x' } })),
  ).toEqual([
    expect.stringContaining('The English sentence prints label, this prints name. Print the same.'),
    expect.stringContaining('This sentence cannot be read'),
    expect.stringContaining('prints {report}, this prints nothing'),
    expect.stringContaining('There is no definition ‘flows/none’'),
  ])
  expect(findingsWith('languages/german_/flows.language.json', file({ Yes: 'Ja' }))).toEqual([
    expect.stringContaining('no tag of a language'),
  ])
})

it('finds every translation of the shipped languages to print what its English sentence prints (TRU-248)', () => {
  expect(languagesOf(real)).toContain('es-MX')
  expect(coverLanguage(real, 'es-MX', context.findSchema).sentences).toBeGreaterThan(1000)
})
