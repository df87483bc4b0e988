import fc from 'fast-check'
import { expect, it } from 'vitest'
import { checkChanged, context, real, withFiles } from '#tests/unit/broken-definitions.ts'
import { checkDefinitions } from '#server/definitions/definitions-check.ts'
import { loadDefinitions } from './loader.ts'

const load = (path: string, text: string) => loadDefinitions([{ path, text }], context.validate)
const paths = [
  'flows/a.flow.json',
  'limits.json',
  'machines/a.machine.json',
  'a/b.cases.json',
  'requirement-types.json',
]

it('puts every real file into the library without a finding', () => {
  const { library, findings, unread } = loadDefinitions(real, context.validate)
  expect(findings).toEqual([])
  expect(unread).toEqual({})
  expect(Object.keys(library.flows)).toContain('single-payment')
  expect(library.requirementTypes.length).toBeGreaterThan(0)
  expect(library.countryNames['GB']).toContain('UK')
})

it('says what is wrong with a file that cannot be read, and of which kind it is', () => {
  expect(load('flows/a.flow.json', '{').findings[0]?.sentence).toMatch(/^This is not valid JSON: /)
  expect(load('flows/a.flow.json', '{').unread).toEqual({ flows: ['a'] })
  const unknown = 'This file is of no known kind, by its folder and ending.'
  expect(load('odd/a.thing.json', '{}').findings[0]?.sentence).toMatch(
    `${unknown} The folders are flows/, tables/,`,
  )
  expect(load('pages/a.flow.json', '{}').findings[0]?.sentence).toBe(
    `${unknown} A file that ends in '.flow.json' stands in flows/: move it there.`,
  )
  expect(load('flows/a.json', '{}').findings[0]?.sentence).toBe(
    `${unknown} A file in flows/ ends in '.flow.json' or '.cases.json': rename it.`,
  )
  expect(load('network/a.json', '{').findings).toEqual([])
  expect(load('notes.txt', '{').findings).toEqual([])
})

it('leaves a file with an unknown word out of the library that runs, and lets nothing else miss it (TRU-774)', () => {
  const page = real.find((file) => file.path === 'pages/home.page.json')!
  const { library, readable, unread } = load(page.path, page.text.replace('{', '{ "titel": "x",'))
  expect(library.pages).toEqual({})
  expect(unread).toEqual({ pages: ['home'] })
  expect(readable.pages['home']).toEqual(JSON.parse(page.text))
})

it('says when an id and the name of its file differ, and how to put it right', () => {
  const page = real.find((file) => file.path === 'pages/home.page.json')!
  expect(load('pages/start.page.json', page.text).findings).toEqual([
    {
      file: 'pages/start.page.json',
      path: '/id',
      sentence: "The id 'home' differs from the file's name 'start'. Give both the same name.",
      nearest: 'start',
      fix: { path: '/id', was: 'home', value: 'start' },
      level: 'error',
      about: { kind: 'unread', id: 'home' },
    },
  ])
})

it('says that a name stands twice in one object, of which only the last would count', () => {
  const text = real
    .find((file) => file.path === 'flags.json')!
    .text.replace('"flags"', '"flags": {}, "flags"')
  expect(load('flags.json', text).findings).toEqual([
    {
      file: 'flags.json',
      path: '/flags',
      sentence: "'flags' stands twice here. Keep one of them.",
      level: 'error',
      about: { kind: 'unread' },
    },
  ])
})

it('says when the first line names another schema than the file obeys, and which', () => {
  const page = real.find((file) => file.path === 'pages/home.page.json')!
  const text = page.text?.replace('page.schema.json', 'flow.schema.json') ?? ''
  const value = '../../schemas/definitions/page.schema.json'
  expect(load(page.path, text).findings).toMatchObject([
    { path: '/$schema', nearest: value, fix: { path: '/$schema', value } },
  ])
})

it('refuses what is too long or nested too deep, without parsing it', () => {
  const sentence = 'This is too long or nested too deep to be a definition. Split it.'
  const deep = '{"a":'.repeat(100_000) + '1' + '}'.repeat(100_000)
  const long = JSON.stringify({ id: 'a'.repeat(5_000_000) })
  for (const path of paths) {
    expect(load(path, deep).findings[0]?.sentence).toBe(sentence)
    expect(checkDefinitions([{ path, text: deep }], context).findings[0]?.sentence).toBe(sentence)
    expect(load(path, long).findings[0]?.sentence).toBe(sentence)
    expect(load(path, '['.repeat(5_000_000)).findings).toHaveLength(1)
  }
})

it('never throws on any text', () => {
  const text = fc.oneof(
    fc.string(),
    fc.json(),
    fc.jsonValue().map((value) => JSON.stringify(value)),
  )
  fc.assert(
    fc.property(fc.constantFrom(...paths), text, (path, written) => {
      expect(load(path, written).findings.length).toBeGreaterThan(0)
    }),
  )
})

it('never throws, linted and linked, on a real file cut short or with a value put anywhere', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...real),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.jsonValue(),
      (file, part, value) => {
        const at = Math.floor(file.text.length * part)
        const literal = file.text.indexOf('"', at)
        const end = file.text.indexOf('"', literal + 1)
        const replaced = file.text.slice(0, literal) + JSON.stringify(value) + file.text.slice(end + 1)
        for (const text of [file.text.slice(0, at), literal === -1 || end === -1 ? '' : replaced]) {
          expect(() => checkChanged(withFiles([{ path: file.path, text }]))).not.toThrow()
        }
      },
    ),
    { numRuns: 10 },
  )
})
