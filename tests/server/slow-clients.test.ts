import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { beforeAll, expect, it } from 'vitest'
import { closeAtEnd } from './closing.ts'
import { createTestStore } from './engines.ts'
import { codeOf, type Caller } from './paying.ts'
import { createTestServer, realWorld, testConfig } from './server.ts'
import { signIn } from './sign-in.ts'

const SLOW = 200
let app: FastifyInstance
let viewer: Caller
let maker: Caller
let port: number

const limit = (is: number) => ({ is, unit: 'entries' as const, says: 'For this test.' })

beforeAll(async () => {
  const store = await createTestStore('seeded')
  const { definitions, ...world } = realWorld(store)
  const limits = { ...definitions.limits, requestPatience: limit(300), requestsAtOnce: limit(4) }
  const config = testConfig({ requestsPerMinute: 100_000 })
  app = await createTestServer(store, { ...world, definitions: { ...definitions, limits }, config })
  maker = await signIn(app, 'maker@lumen.example')
  viewer = await signIn(app, 'viewer@lumen.example')
  await app.listen({ port: 0, host: '127.0.0.1' })
  // Node hangs up on a line at rest after a while; here only slowness ends one.
  app.server.keepAliveTimeout = 0
  port = (app.server.address() as AddressInfo).port
})

/**
 * Sends a request without the end of its body, and returns the answer of the server before it closes the connection.
 */
const beSlow = (person: Caller, path: string, type: string): Promise<string> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    closeAtEnd(async () => void socket.destroy())
    let message = ''
    socket.on('data', (part) => (message += part.toString()))
    socket.on('close', () => resolve(message))
    const head = [
      `POST /api/v1${path} HTTP/1.1`,
      'host: 127.0.0.1',
      `authorization: Bearer ${person.accessToken}`,
      `content-type: ${type}`,
      'content-length: 1000',
    ]
    socket.write([...head, '', '{'].join('\r\n'))
  })

it.each([
  ['bodies', '/payout_proxy/payments/filter', 'application/json'],
  ['files', '/batch_upload/process_payments', 'multipart/form-data; boundary=x'],
])(
  'waits for slow %s without a place, refuses them and hangs up, and serves everybody else (TRU-040)',
  async (_, path, type) => {
    const person = path.startsWith('/batch') ? maker : viewer
    const slow = Array.from({ length: SLOW }, () => beSlow(person, path, type))
    const list = () => viewer.call('GET', '/xcurrent_proxy/v4/payments', { query: { size: '1' } })
    const served = await Promise.all([list(), list(), list()])
    expect(served.map(({ status }) => status)).toEqual([200, 200, 200])
    const messages = await Promise.all(slow)
    for (const answer of messages) {
      expect(answer).toMatch(/^HTTP\/1\.1 (408|503) /)
      expect(answer).toMatch(/"code":"(REQUEST_TOO_SLOW|BUSY)"/)
    }
    expect(messages.some((answer) => answer.includes('REQUEST_TOO_SLOW'))).toBe(true)
  },
)

it('answers a body of made-up names in few words, without what it said, and takes none beyond its size (TRU-042)', async () => {
  const body = (names: number) =>
    Object.fromEntries(
      Array.from({ length: names }, (_, at) => [`k${at}${'x'.repeat(at === 0 ? 500 : 0)}`, 'secret']),
    )
  const send = (names: number) => viewer.call('POST', '/payout_proxy/payments/filter', { body: body(names) })
  const many = await send(3000)
  expect([many.status, codeOf(many)]).toEqual([400, 'INVALID_REQUEST'])
  expect((many.body as { fields: unknown[] }).fields).toHaveLength(20)
  expect(JSON.stringify(many.body).length).toBeLessThan(4000)
  expect(JSON.stringify(many.body)).not.toContain('secret')
  const huge = await send(85_000)
  expect([huge.status, codeOf(huge)]).toEqual([413, 'BODY_TOO_LARGE'])
  expect(JSON.stringify(huge.body).length).toBeLessThan(4000)
})
