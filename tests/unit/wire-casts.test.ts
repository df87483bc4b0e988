import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { findAnswerCasts, findWireCasts } from './wire-casts.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const files = globSync('src/{engine,portal,runtime,server,widgets}/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/\.test\.|\/generated\/|\/seed\//.test(file),
)

/** Values that only look like those of a call, each with the reason. */
const allowed: Readonly<Record<string, string>> = {
  'src/portal/server/answers/validators.ts file.json() as Promise<Schemas>':
    'It is a file of this very build, and holds the schemas that answers are validated by.',
}

const texts = new Map(files.map((file) => [file, readFileSync(root + file, 'utf8')]))
const casts = findWireCasts(texts)

it('takes nothing that a call was asked with, answered or refused with for a type without a look at it (TRU-287)', () => {
  expect(files.length).toBeGreaterThan(1000)
  const named = casts.map(({ file, text }) => `${file} ${text}`)
  expect(named.filter((one) => !Object.hasOwn(allowed, one))).toEqual([])
  expect(Object.keys(allowed).filter((one) => !named.includes(one))).toEqual([])
})

it('finds such casts wherever the value came by another name, and leaves other casts alone (TRU-287)', () => {
  const source = `
    import type { Answer } from '#definition/wire.ts'
    import type { Record } from './record.ts'
    const one = request.body as Wanted
    const { id } = (request.query ?? {}) as Wanted
    const came = await services.call('files.read', {})
    const two = came as Wanted
    const three = Object(came) as Wanted
    const four = (await response.json()) as Wanted
    const five = anything as Answer<'files.read'>
    const six = anything as Record
    let later
    later = await ask({})
    const seven = later as Wanted
    const eight = <Wanted>request.params
    const list = ['a'] as const
    const other = anything as Wanted
    const unknown = request.body as unknown`
  const record = `
    import type { Answer } from '#definition/wire.ts'
    export type Record = Answer<'payments.read'>`
  const found = findWireCasts(
    new Map([
      ['src/portal/one.ts', source],
      ['src/portal/record.ts', record],
    ]),
  )
  expect(found.map(({ line, text }) => `${line} ${text}`)).toEqual([
    '4 request.body as Wanted',
    '5 (request.query ?? {}) as Wanted',
    '7 came as Wanted',
    '8 Object(came) as Wanted',
    '9 (await response.json()) as Wanted',
    "10 anything as Answer<'files.read'>",
    '11 anything as Record',
    '14 later as Wanted',
    '15 <Wanted>request.params',
  ])
})

/** Texts that are none of an answer, each with the reason. */
const plain: Readonly<Record<string, string>> = {
  'src/widgets/theme/templates/texts.tsx help as string':
    'Whoever writes a schema for rjsf writes the help; what draws it takes an element as well, and its type does not say so.',
}

it('takes no answer of a field for something without a look at it, and nothing for a text, a number or a flag (TRU-461)', () => {
  const named = findAnswerCasts(texts).map(({ file, text }) => `${file} ${text}`)
  expect(named.filter((one) => !Object.hasOwn(plain, one))).toEqual([])
  expect(Object.keys(plain).filter((one) => !named.includes(one))).toEqual([])
})

it('finds such casts by what they are of and what they are to, and leaves other casts alone (TRU-461)', () => {
  const source = `
    const one = anything as string
    const two = anything as number | undefined
    const three = [anything] as readonly boolean[]
    const four = state.value as Quote
    const five = (store.field(id).value as Quote | undefined) ?? waiting
    const six = useField(store, id).value as Quote
    const seven = value as Quote
    const eight = { ...(raw as Partial<Quote>) }
    const list = ['a'] as const
    const side = kind as 'a' | 'b'
    const node = event.target as HTMLInputElement
    const open = value as unknown
    const by = values as Record<string, string>`
  const found = findAnswerCasts(new Map([['src/widgets/one.ts', source]]))
  expect(found.map(({ line, text }) => `${line} ${text}`)).toEqual([
    '2 anything as string',
    '3 anything as number | undefined',
    '4 [anything] as readonly boolean[]',
    '5 state.value as Quote',
    '6 store.field(id).value as Quote | undefined',
    '7 useField(store, id).value as Quote',
    '8 value as Quote',
    '9 raw as Partial<Quote>',
  ])
})
