import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { createTestStore } from './engines.ts'
import { createTestServer, realWorld, testConfig } from './server.ts'
import { shippedDefinitions } from './shipped.ts'
import { signIn } from './sign-in.ts'

const RUSH = 400

it('refuses a rush on the embedded engine instead of letting it wait, and says meanwhile that it is alive (TRU-043)', async () => {
  const store = await createTestStore('seeded', 'embedded')
  const config = testConfig({ requestsPerMinute: 100_000 })
  const { definitions, ...world } = realWorld(store)
  const { requestWait, requestsWaiting } = shippedDefinitions().limits
  const limits = { ...definitions.limits, requestWait: requestWait!, requestsWaiting: requestsWaiting! }
  const app = await createTestServer(store, { ...world, definitions: { ...definitions, limits }, config })
  const { accessToken } = await signIn(app, 'maker@lumen.example')
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const reported: string[] = []
  const ask = (path: string) =>
    new Promise<void>((resolve, reject) => {
      const headers = { authorization: `Bearer ${accessToken}` }
      const requested = request({ port, host: '127.0.0.1', path, headers, agent: false }, (answer) => {
        const { statusCode, headers: message } = answer
        reported.push(`${path} ${statusCode} ${message['retry-after'] ?? ''}`.trim())
        answer.resume().once('end', resolve)
      })
      requested.once('error', reject).end()
    })
  const list = '/api/v1/xcurrent_proxy/v4/payments?size=1'
  await Promise.all([...Array.from({ length: RUSH }, () => ask(list)), ask('/health')])
  const count = (one: string) => reported.filter((answer) => answer === one).length
  expect(count(`${list} 200`) + count(`${list} 503 2`)).toBe(RUSH)
  expect(count(`${list} 503 2`)).toBeGreaterThan(RUSH / 2)
  expect(reported.slice(reported.indexOf('/health 200') + 1).length).toBeGreaterThan(0)
})
