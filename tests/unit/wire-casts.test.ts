import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { findWireCasts } from './wire-casts.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const files = globSync('src/{engine,portal,runtime,server,widgets}/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/\.test\.|\/generated\/|\/seed\//.test(file),
)

/** Values that only look like those of a call, each with the reason. */
const allowed: Readonly<Record<string, string>> = {
  'src/portal/server/validators.ts file.json() as Promise<Schemas>':
    'It is a file of this very build, and holds the schemas that answers are validated by.',
}

const casts = findWireCasts(new Map(files.map((file) => [file, readFileSync(root + file, 'utf8')])))

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
