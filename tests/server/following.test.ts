import { randomUUID } from 'node:crypto'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { definitionsRoot } from '#server/definitions/definition-files.ts'
import { createJobs } from '#server/jobs/jobs.ts'
import type { DefinitionsChange } from '#server/app/publication/changes.ts'
import { createFollowingServer } from '../../src/tools/start/following-server.ts'
import { createTestStore } from './engines.ts'
import { overHttp } from './over-http.ts'
import { codeOf } from './paying.ts'
import { testConfig } from './server.ts'
import { signIn } from './sign-in.ts'

const printed: string[] = []
let folder: string
let address: string
let server: Awaited<ReturnType<typeof createFollowingServer>>
let stop: AbortController
let changes: AsyncIterator<DefinitionsChange>

/** Yields the events that a page receives from /definitions/changes. */
async function* hear(signal: AbortSignal): AsyncGenerator<DefinitionsChange> {
  const { body } = await fetch(`${address}/definitions/changes`, { signal })
  let text = ''
  for await (const chunk of body!.pipeThrough(new TextDecoderStream())) {
    text += chunk
    const events = text.split('\n\n')
    text = events.pop() ?? ''
    for (const event of events) yield JSON.parse(event.replace(/^data: /, '')) as DefinitionsChange
  }
}

const next = async (): Promise<DefinitionsChange> => (await changes.next()).value as DefinitionsChange

const edit = (path: string, from: string, to: string): void => {
  const before = readFileSync(join(folder, path), 'utf8')
  expect(before).toContain(from)
  writeFileSync(join(folder, path), before.replace(from, to))
}

const ask = (path: string, drawnWith?: string, init: RequestInit = {}) =>
  fetch(address + path, { ...init, headers: drawnWith === undefined ? {} : { 'x-definitions': drawnWith } })

interface Served {
  version: string
  definitions: { flows: Record<string, { title: string }> }
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'portolan-followed-'))
  cpSync(definitionsRoot, folder, { recursive: true })
  const store = await createTestStore('seeded')
  const parts = { store, jobs: createJobs(store), config: testConfig(), folder }
  server = await createFollowingServer({ ...parts, print: (text) => void printed.push(text) })
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  address = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`
  stop = new AbortController()
  changes = hear(stop.signal)
})

afterAll(async () => {
  stop.abort()
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

it('puts a saved file into force without a restart, and serves older pages by what they were drawn with', async () => {
  const before = await next()
  expect(before.broken).toEqual([])
  edit('flows/single-payment.flow.json', '"title": "Send a payment"', '"title": "Pay somebody"')
  edit('calls/environments.list.call.json', '"path": "/', '"path": "/moved-')
  const after = await next()
  expect(after.version).not.toBe(before.version)
  const served = (await (await ask('/definitions.json')).json()) as Served
  expect([served.version, served.definitions.flows['single-payment']?.title]).toEqual([
    after.version,
    'Pay somebody',
  ])
  const statuses = async (path: string) =>
    Promise.all([before.version, after.version, undefined].map(async (one) => (await ask(path, one)).status))
  expect(await statuses('/api/v1/environments')).toEqual([401, 404, 404])
  expect(await statuses('/api/v1/moved-environments')).toEqual([404, 401, 401])
  expect(printed.join('\n')).toContain('Now in force: ')
})

it('keeps a broken save out, says what is wrong with it, and goes on once it is mended', async () => {
  const { version } = (await (await ask('/definitions.json')).json()) as Served
  edit('flows/single-payment.flow.json', '"permission":', '"permision":')
  const broken = await next()
  expect(broken.version).toBe(version)
  expect(broken.broken.join('\n')).toContain("'permision' is not a word here. Did you mean 'permission'?")
  expect(printed.join('\n')).toContain('This save is not in force.')
  expect(((await (await ask('/definitions.json')).json()) as Served).version).toBe(version)
  edit('flows/single-payment.flow.json', '"permision":', '"permission":')
  expect(await next()).toEqual({ version, broken: [] })
})

it('follows what the simulated network offers as well, and keeps out what no network can be', async () => {
  edit('network/market.json', '"perDollar"', '"perDolar"')
  expect((await next()).broken.join('\n')).toContain('network/market.json')
  edit('network/market.json', '"perDolar"', '"perDollar"')
  expect((await next()).broken).toEqual([])
})

it('lets no page act by a right that was taken away, whatever it was drawn with', async () => {
  const { version } = (await (await ask('/definitions.json')).json()) as Served
  const viewer = await signIn(overHttp(Number(new URL(address).port)), 'viewer@northwind.example')
  const requested = { query: { identityType: 'BENEFICIARY' }, headers: { 'x-definitions': version } }
  const read = async () => (await viewer.call('GET', '/pii_proxy/v2/identities', requested)).status
  expect(await read()).toBe(200)
  edit('permissions/identities.read.permission.json', '"direct.payments.read",', '')
  expect(await next()).toMatchObject({ broken: [] })
  expect(await read()).toBe(403)
})

it('lets no page slip past a control that was added or narrowed meanwhile, nor past a fresh proof (TRU-156)', async () => {
  const admin = await signIn(overHttp(Number(new URL(address).port)), 'admin@northwind.example')
  const { claims } = (await admin.browser.visit('/auth/session')).json<{ claims: { orgId: string } }>()
  const create = async (drawnWith?: string) => {
    const headers: Record<string, string> = drawnWith === undefined ? {} : { 'x-definitions': drawnWith }
    const body = { name: `Key ${randomUUID()}`, scopes: ['self.read'] }
    const made = await admin.call('POST', `/organizations/${claims.orgId}/clients`, { body, headers })
    return [made.status, codeOf(made)]
  }
  const control = 'controls/credentials-created.control.json'
  edit(control, '"when": true', '"when": false')
  const { version: loose } = await next()
  expect(await create(loose)).toEqual([200, undefined])
  edit(control, '"when": false', '"when": true')
  await next()
  expect(await create()).toEqual([202, undefined])
  expect(await create(loose)).toEqual([412, 'PAGE_OLDER'])

  edit('calls/views.create.call.json', '"method": "POST"', '"method": "POST", "freshSignIn": true')
  const { version: current } = (await (await ask('/definitions.json')).json()) as Served
  await next()
  const headers = { 'x-definitions': current }
  const body = { table: 'payments', name: 'Mine', query: {} }
  expect(codeOf(await admin.call('POST', '/views', { body, headers }))).toBe('PAGE_OLDER')
})
