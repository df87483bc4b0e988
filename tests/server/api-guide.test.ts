import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import type { FastifyInstance } from 'fastify'
import { beforeAll, expect, it } from 'vitest'
import { askToken, obtainCredential, type ClientRecord } from './asking-token.ts'
import { createTestStore } from './engines.ts'
import { placeOf } from './peopling.ts'
import { signIn } from './sign-in.ts'
import { openWorld } from './world.ts'

const ADMIN = 'admin@northwind.example'
const guide = readFileSync(new URL('../../src/server/reference/guide.md', import.meta.url), 'utf8')
const commands = [...guide.matchAll(/```sh\n([^`]+)```/g)].map(([, command]) => command ?? '')

let app: FastifyInstance
let client: ClientRecord
let url: string

beforeAll(async () => {
  const store = await createTestStore('seeded')
  ;({ app } = await openWorld(store))
  const owner = await signIn(app, ADMIN)
  const second = await signIn(app, 'admin2@northwind.example')
  const { org_id } = await placeOf(store, ADMIN)
  const scopes = ['payments.read', 'payments.write', 'quotes.write', 'identities.read']
  client = await obtainCredential(
    { owner, second, clients: `/organizations/${org_id}/clients` },
    { name: 'Guide', scopes },
  )
  await app.listen({ port: 0, host: '127.0.0.1' })
  url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
})

it('the quick start sends a payment, command by command as it is written (TRU-319)', async () => {
  expect(commands).toHaveLength(4)
  const script = commands.join('\n').replaceAll('{url}', url)
  const env = {
    PATH: process.env.PATH,
    CLIENT_ID: client.client_id,
    CLIENT_SECRET: client.secret,
    PAYEE: 'Elbe',
  }
  const { stdout } = await promisify(execFile)('sh', ['-euc', script], { env })
  expect(JSON.parse(stdout)).toMatchObject({ payment_state: expect.any(String), internalId: 'INV-1001' })
})

it('a deprecated call answers with when, and what to call instead (TRU-318)', async () => {
  const token = (await askToken(app, client.client_id, client.secret)).json<{ access_token: string }>()
  const headers = { authorization: `Bearer ${token.access_token}` }
  const older = await app.inject({ url: '/api/v1/payments', headers })
  expect([older.statusCode, older.headers['deprecation'], older.headers['link']]).toEqual([
    200,
    `@${Date.UTC(2026, 10, 26) / 1000}`,
    '</api/v1/xcurrent_proxy/v4/payments>; rel="successor-version"',
  ])
  const scopes = await app.inject({ url: '/api/v1/environments', headers })
  expect(scopes.headers['deprecation']).toBeUndefined()
})

it('the page of the reference loads nothing from elsewhere, and its script is served to who asks (TRU-319)', async () => {
  const page = await app.inject({ url: '/api/reference' })
  expect(page.headers['content-type']).toContain('text/html')
  expect(page.headers['content-security-policy']).toContain("script-src 'self';")
  const scripts = [...page.body.matchAll(/<script src="([^"]+)"/g)].map(([, at]) => at ?? '')
  expect(scripts).toHaveLength(2)
  for (const at of scripts) {
    const script = await app.inject({ url: at })
    expect([at, script.statusCode, script.body.length > 300]).toEqual([at, 200, true])
  }
})
