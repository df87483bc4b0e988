import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fastify from 'fastify'
import { expect, it } from 'vitest'
import { emptyLibrary, type Library } from '#definition/library.ts'
import { createTranslations } from '../../languages/translations.ts'
import { createPublished, forBrowser, type Published } from './published.ts'

const flow = { $schema: '../x.json', id: 'note', purpose: 'For a trial.', body: { purpose: 'purposeCode' } }
const library = {
  ...emptyLibrary,
  flows: { note: flow },
  cases: { note: {} },
  invariants: { note: {} },
} as unknown as Library

const open = async (of = library) => {
  const app = fastify()
  const published = { version: '1', definitions: forBrowser(of), broken: {} }
  await app.register(
    createPublished(
      published,
      createTranslations(of, () => undefined),
    ),
  )
  return (headers: Record<string, string> = {}, query = '') =>
    app.inject({ url: `/definitions.json${query}`, headers })
}

it('hands out what the browser acts by, and not what explains or proves it', async () => {
  const { definitions } = (await (await open())()).json<{ definitions: Library }>()
  expect(definitions).toMatchObject({ flows: {}, cases: {}, invariants: {}, notices: [], tables: {} })
  expect(definitions.flows['note']).toEqual({ id: 'note', body: { purpose: 'purposeCode' } })
})

it('hands out of a call what the browser makes it with, and nothing of what the server does for it', async () => {
  const call = {
    id: 'notes.read',
    method: 'GET',
    path: '/notes',
    permission: 'note.read',
    answer: 'note',
    faults: ['not-found'],
    audit: { event: 'note.read' },
  }
  const calls = { 'notes.read': call } as unknown as Library['calls']
  const { definitions } = (await (await open({ ...library, calls }))()).json<Published>()
  const { faults: _faults, audit: _audit, ...made } = call
  expect(definitions.calls['notes.read']).toEqual(made)
})

it('is compressed as the browser reads it, and the same in every way', async () => {
  const ask = await open()
  const plain = (await ask()).rawPayload
  const [br, gzip] = await Promise.all(
    ['gzip, deflate, br, zstd', 'gzip'].map((one) => ask({ 'accept-encoding': one })),
  )
  expect([br?.headers['content-encoding'], gzip?.headers['content-encoding']]).toEqual(['br', 'gzip'])
  expect(brotliDecompressSync(br?.rawPayload ?? '')).toEqual(plain)
  expect(gunzipSync(gzip?.rawPayload ?? '')).toEqual(plain)
  expect(br?.headers['vary']).toBe('accept-encoding, accept-language, cookie')
})

it('is sent again only when a letter of it changed', async () => {
  const ask = await open()
  const tag = String((await ask()).headers['etag'])
  expect((await ask({ 'if-none-match': tag })).statusCode).toBe(304)
  const other = await open({ ...library, flows: {} })
  expect((await other({ 'if-none-match': tag })).statusCode).toBe(200)
})

it('comes in two parts, which make the whole: what the frame of the portal stands on, then what its pages show (TRU-580)', async () => {
  const ask = await open()
  const [whole, first, rest] = await Promise.all(
    ['', '?part=first', '?part=rest'].map(async (query) => (await ask({}, query)).json<Published>()),
  )
  expect(Object.keys(first!.definitions)).toEqual(expect.arrayContaining(['pages', 'permissions', 'calls']))
  for (const later of ['flows', 'tables', 'details'] as const) {
    expect(first!.definitions).not.toHaveProperty(later)
    expect(rest!.definitions).toHaveProperty(later)
  }
  expect({ ...first!.definitions, ...rest!.definitions }).toEqual(whole!.definitions)
  expect([first!.version, rest!.version]).toEqual([whole!.version, whole!.version])
})
