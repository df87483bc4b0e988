import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fastify from 'fastify'
import { expect, it } from 'vitest'
import { emptyLibrary, type Library } from '#definition/library.ts'
import { createTranslations } from '../languages/translations.ts'
import { createPublished, forBrowser } from './published.ts'

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
  return (headers: Record<string, string> = {}) => app.inject({ url: '/definitions.json', headers })
}

it('hands out what the browser acts by, and not what explains or proves it', async () => {
  const { definitions } = (await (await open())()).json<{ definitions: Library }>()
  expect(definitions).toMatchObject({ flows: {}, cases: {}, invariants: {}, notices: [], tables: {} })
  expect(definitions.flows['note']).toEqual({ id: 'note', body: { purpose: 'purposeCode' } })
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
