import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { toServerDefinitions } from '#server/app/definitions.ts'
import type { Published } from '#server/app/publication/published.ts'
import { createHandlers } from '#server/handlers.ts'
import { createJobs } from '#server/jobs/jobs.ts'
import { definitionsRoot, readDefinitions } from '#server/definitions/definition-files.ts'
import { createTestStore } from './engines.ts'
import { codeOf, identityNamed, pay, quoteOf, type Caller } from './paying.ts'
import { createTestServer, realWorld, testConfig } from './server.ts'
import { shippedDefinitions } from './shipped.ts'
import { signIn } from './sign-in.ts'

/** Machines whose rules are nested deep enough to overflow a recursive program. */
const DEEP = ['payment', 'transfer']

let folder: string
let app: FastifyInstance
let published: Published
let maker: Caller

const change = (path: string, from: string, to: string) => {
  const before = readFileSync(join(folder, path), 'utf8')
  expect(before).toContain(from)
  writeFileSync(join(folder, path), before.replace(from, to))
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'portolan-definitions-'))
  cpSync(definitionsRoot, folder, { recursive: true })
  change('flows/single-payment.flow.json', '"call": "payments.create"', '"call": "payments.nothing"')
  change('calls/flags.list.call.json', '"permission":', '"permision":')
  writeFileSync(join(folder, 'machines/approval.machine.json'), '{ "id": ')
  for (const machine of DEEP)
    writeFileSync(join(folder, `machines/${machine}.machine.json`), '['.repeat(50_000))
  mkdirSync(join(folder, 'options/folder.options.json'))
  rmSync(join(folder, 'permissions/files.read.permission.json'))

  const store = await createTestStore('seeded')
  const definitions = toServerDefinitions(readDefinitions(folder))
  const handlers = createHandlers({ store, jobs: createJobs(store), definitions, config: testConfig() })
  app = await createTestServer(store, { ...realWorld(store), definitions, handlers })
  published = (await app.inject('/definitions.json')).json()
  maker = await signIn(app, 'maker@lumen.example')
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('leaves out what is broken and says why, in the very place it would have stood (rule 16)', () => {
  expect(published.broken).toEqual({
    'flows/single-payment': [expect.stringContaining("There is no call 'payments.nothing'.")],
    // The missing word 'permission' is no finding of its own.
    'calls/flags.list': [
      expect.stringMatching(/'permision' is not a word here\. Did you mean 'permission'\?$/),
    ],
    'machines/approval': [expect.stringContaining('This is not valid JSON')],
    ...Object.fromEntries(
      DEEP.map((machine) => [`machines/${machine}`, [expect.stringContaining('nested too deep')]]),
    ),
    'options/folder': [
      'options/folder.options.json: This file cannot be read. Look whether it is there, and is text.',
    ],
    'calls/files.read': [expect.stringContaining("There is no permission 'files.read'.")],
    'pages/attachment': [expect.stringContaining("There is no permission 'files.read'.")],
  })
  expect(published.definitions.flows).not.toHaveProperty('single-payment')
  expect(published.definitions.machines).not.toHaveProperty('approval')
  expect(Object.keys(published.definitions.machines)).toEqual(
    expect.arrayContaining(['legacy-payment', 'batch']),
  )
})

it('hands out everything else as it is', () => {
  const whole = shippedDefinitions().published.definitions
  const without = (collection: 'calls' | 'pages' | 'options' | 'details', ...names: string[]) =>
    Object.keys(whole[collection]).filter((id) => !names.includes(id))
  expect(Object.keys(published.definitions.calls)).toEqual(without('calls', 'flags.list', 'files.read'))
  expect(Object.keys(published.definitions.pages)).toEqual(without('pages', 'attachment'))
  expect(Object.keys(published.definitions.details)).toEqual(without('details'))
  expect(Object.keys(published.definitions.options)).toEqual(without('options'))
})

it('serves the rest, and nothing of what is left out', async () => {
  const taller = await identityNamed(maker, 'Taller Azul')
  expect(await quoteOf(maker, taller)).toHaveProperty('quoteId')
  for (const path of ['/feature_flags', '/file/1'])
    expect([path, codeOf(await maker.call('GET', path))]).toEqual([path, 'CALL_NOT_FOUND'])
})

it('takes no payment and changes no record whose machine is broken, and shows both (TRU-078)', async () => {
  const taller = await identityNamed(maker, 'Taller Azul')
  const refusal = await pay(maker, taller)
  expect([refusal.status, codeOf(refusal)]).toEqual([503, 'DEFINITION_BROKEN'])
  const moved = await maker.call('POST', `/payments/${crypto.randomUUID()}/complete`, {
    body: {},
    headers: { 'idempotency-key': crypto.randomUUID() },
  })
  expect([moved.status, codeOf(moved)]).toEqual([503, 'DEFINITION_BROKEN'])
  expect((await maker.call('GET', '/xcurrent_proxy/v4/payments', { query: { size: '1' } })).status).toBe(200)
})

it('says with every answer by which definitions it acts, so that an older page can tell', async () => {
  for (const url of ['/api/v1/environments', '/api/v1/nothing'])
    expect((await app.inject(url)).headers['x-definitions']).toBe(published.version)
})

it('tells a page of other definitions that it is older before it changes anything, and lets it read', async () => {
  const drawnWith = (version: string) => ({ headers: { 'x-definitions': version } })
  const mark = (version: string) =>
    maker.call('POST', '/payout_proxy/quotes/quote-collection', { ...drawnWith(version), body: {} })
  const refusal = await mark('of-before')
  expect([refusal.status, codeOf(refusal)]).toEqual([412, 'PAGE_OLDER'])
  expect(codeOf(await mark(published.version))).not.toBe('PAGE_OLDER')
  expect((await maker.call('GET', '/environments', drawnWith('of-before'))).status).toBe(200)
})
