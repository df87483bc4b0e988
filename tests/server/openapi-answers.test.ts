import { randomUUID } from 'node:crypto'
import { connect, type AddressInfo } from 'node:net'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { beforeAll, expect, it } from 'vitest'
import { askToken, obtainCredential, type ClientRecord } from './asking-token.ts'
import { closeAtEnd } from './closing.ts'
import { createTestStore } from './engines.ts'
import { placeOf } from './peopling.ts'
import { shippedWorld } from './server.ts'
import { signIn } from './sign-in.ts'
import { openWorld, type World } from './world.ts'

const ADMIN = 'admin@northwind.example'
const FORM = 'application/x-www-form-urlencoded'

interface Described {
  operationId: string
  responses: Record<
    string,
    { content?: Record<string, { schema?: object; examples?: Record<string, object> }> }
  >
}

let world: World
let url: string
let token: string
let client: ClientRecord
let paths: Record<string, Record<string, Described>>
let components: { schemas: Record<string, object> }

beforeAll(async () => {
  const store = await createTestStore('seeded')
  world = await openWorld(store)
  const admin = await signIn(world.app, ADMIN)
  const second = await signIn(world.app, 'admin2@northwind.example')
  token = admin.accessToken
  const { org_id: orgId } = await placeOf(store, ADMIN)
  client = await obtainCredential(
    { owner: admin, second, clients: `/organizations/${orgId}/clients` },
    { name: 'Reader', scopes: ['payments.read'] },
  )
  await world.app.listen({ port: 0, host: '127.0.0.1' })
  url = `http://127.0.0.1:${(world.app.server.address() as AddressInfo).port}`
  ;({ paths, components } = await (await fetch(`${url}/api/v1/openapi.json`)).json())
})

/** Names the parts of an answer that the description lacks: status, type, code or form. */
const lacks = async ({ operationId: id, responses }: Described, answer: Response): Promise<string[]> => {
  const described = responses[answer.status]
  const body = await answer.text()
  if (!described) return [`${id}: ${answer.status} ${body.slice(0, 200)}`]
  const type = answer.headers.get('content-type')?.split(';')[0] ?? ''
  if (body === '' || answer.ok) return []
  const content = described.content?.[type]
  if (!content) return [`${id}: ${answer.status} as ${type}`]
  const { code, error } = JSON.parse(body) as { code?: string; error?: string }
  const names = Object.keys(content.examples ?? {}).map((name) => name.split('.')[0])
  const hasCode = names.includes(code ?? error)
  return hasCode ? [] : [`${id}: ${answer.status} ${code ?? error}`]
}

const operations = () =>
  Object.entries(paths)
    .filter(([path]) => path !== '/oauth/token')
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, described]) => ({
        described,
        method: method.toUpperCase(),
        address: `${url}/api/v1${path.replaceAll(/\{\w+\}/g, () => randomUUID())}`,
      })),
    )

/** Makes every call of the description once, and lists the missing parts. */
const lackedBy = async (init: (method: string) => RequestInit): Promise<string[]> => {
  const found: string[] = []
  for (const { described, method, address } of operations())
    found.push(...(await lacks(described, await fetch(address, { method, ...init(method) }))))
  return found
}

it('describes what every call answers who is not signed in (TRU-676)', async () => {
  expect(await lackedBy(() => ({}))).toEqual([])
})

it('describes what every call answers an administrator who sends little (TRU-676)', async () => {
  const sent = (method: string): RequestInit =>
    method === 'GET'
      ? { headers: { authorization: `Bearer ${token}` } }
      : {
          headers: {
            authorization: `Bearer ${token}`,
            'content-type': 'application/json',
            'idempotency-key': randomUUID(),
          },
          body: '{}',
        }
  expect(await lackedBy(sent)).toEqual([])
})

it('describes what every call answers a program that lacks the scope, and a body of another type (TRU-676)', async () => {
  const { access_token } = (await askToken(world.app, client.client_id, client.secret)).json<{
    access_token: string
  }>()
  const sent = (method: string): RequestInit => ({
    headers: { authorization: `Bearer ${access_token}`, 'content-type': 'text/csv' },
    ...(method === 'GET' ? {} : { body: 'a,b' }),
  })
  expect(await lackedBy(sent)).toEqual([])
})

it('describes the answer to a head that is too large, and to three files at once (TRU-675)', async () => {
  const described = paths['/payments']!.get!
  const status = await new Promise<string>((resolve) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1')
    closeAtEnd(async () => void socket.destroy())
    let heard = ''
    socket
      .on('data', (part) => (heard += String(part)))
      .on('error', () => {})
      .on('close', () => resolve(heard))
    socket.write(`GET /api/v1/payments HTTP/1.1\r\nhost: a\r\nx-much: ${'a'.repeat(70_000)}\r\n\r\n`)
  })
  expect(status).toMatch(/^HTTP\/1\.1 431 /)
  expect(status).toContain('HEAD_TOO_LARGE')
  expect(Object.keys(described.responses['431']!.content!['application/problem+json']!.examples!)).toEqual([
    'HEAD_TOO_LARGE',
  ])
  const uploads = shippedWorld().definitions.calls.filter(({ upload }) => upload)
  expect(uploads.length).toBeGreaterThan(3)
  for (const { id } of uploads) {
    const {
      described: one,
      method,
      address,
    } = operations().find(({ described: { operationId } }) => operationId === id)!
    const body = new FormData()
    for (const name of ['a.csv', 'b.csv', 'c.csv']) body.append('file', new Blob(['x']), name)
    const answer = await fetch(address, { method, body, headers: { authorization: `Bearer ${token}` } })
    expect([id, await lacks(one, answer)]).toEqual([id, []])
  }
})

it('describes each answer of the token endpoint, in the form that it has (TRU-676)', async () => {
  const described = paths['/oauth/token']!.post!
  const ask = (form: Record<string, string>, headers: Record<string, string> = { 'content-type': FORM }) =>
    fetch(`${url}/oauth/token`, { method: 'POST', headers, body: new URLSearchParams(form).toString() })
  const own = { client_id: client.client_id, client_secret: client.secret }
  const grant = { grant_type: 'client_credentials' }
  const given = [
    await ask({ ...own, ...grant }),
    await ask(own),
    await ask({ ...own, grant_type: 'password' }),
    await ask({ ...own, ...grant, scope: 'payments.write' }),
    await ask({ ...grant, client_id: client.client_id, client_secret: 'pts_wrong' }),
    await ask(own, { 'content-type': 'text/csv' }),
  ]
  expect(given.map(({ status }) => status)).toEqual([200, 400, 400, 400, 401, 415])
  const ajv = new Ajv2020({ strict: false })
  for (const answer of given) {
    const { status } = answer
    const isRefusal = answer.headers.get('content-type')!.startsWith('application/problem+json')
    const name = isRefusal ? 'failure' : status === 200 ? 'token' : 'token-error'
    const validate = ajv.compile(components.schemas[name]!)
    expect([status, validate(await answer.clone().json())]).toEqual([status, true])
    expect([status, await lacks(described, answer)]).toEqual([status, []])
  }
})
