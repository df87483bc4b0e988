import type { FastifyInstance } from 'fastify'
import { beforeAll, expect, it } from 'vitest'
import { describeEachEngineAtLength } from './engines.ts'
import { createTestServer, realWorld, testConfig } from './server.ts'
import { shippedDefinitions } from './shipped.ts'
import { signIn } from './sign-in.ts'

const AT_ONCE = 4
const WAITING = 8
const TIMES = 10
const WAVES = 3

/** Limits of a small machine, so that a test quickly reaches ten times its capacity. */
const smallDefinitions = () => {
  const real = shippedDefinitions()
  const limit = (is: number) => ({ is, unit: 'entries' as const, says: 'For this test.' })
  const small = {
    requestsAtOnce: limit(AT_ONCE),
    requestsOfOrganisation: limit(AT_ONCE),
    requestsOfPerson: limit(AT_ONCE),
    requestsWaiting: limit(WAITING),
    requestWait: limit(60_000),
  }
  return { ...real, limits: { ...real.limits, ...small } }
}

describeEachEngineAtLength('ten times the load it can bear', (makeStore) => {
  let app: FastifyInstance
  let list: () => Promise<{ status: number; body: unknown; headers: Record<string, unknown> }>

  beforeAll(async () => {
    const store = await makeStore()
    const { schemas, handlers } = realWorld(store)
    const config = testConfig({ requestsPerMinute: 100_000 })
    app = await createTestServer(store, { definitions: smallDefinitions(), schemas, handlers, config })
    const maker = await signIn(app, 'maker@lumen.example')
    list = () => maker.call('GET', '/xcurrent_proxy/v4/payments', { query: { size: '1' } })
  })

  const wave = async () => {
    const reported: (number | 'health')[] = []
    const requested = Array.from({ length: (AT_ONCE + WAITING) * TIMES }, async () => {
      const answer = await list()
      reported.push(answer.status)
      return answer
    })
    const health = app.inject('/health').then(({ statusCode }) => {
      expect(statusCode).toBe(200)
      reported.push('health')
    })
    const answers = await Promise.all(requested)
    await health
    return { reported, answers }
  }

  it('serves what it can, refuses the rest at once and in words, and forgets nobody', async () => {
    for (let turn = 0; turn < WAVES; turn += 1) {
      const { reported, answers } = await wave()
      const served = answers.filter(({ status }) => status === 200)
      const refused = answers.filter(({ status }) => status !== 200)
      expect(served).toHaveLength(AT_ONCE + WAITING)
      for (const answer of refused) {
        expect(answer).toMatchObject({ status: 503, body: { code: 'BUSY', finality: 'RETRYABLE' } })
        expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
      }
      const lastRefusal = reported.lastIndexOf(503)
      expect(reported.slice(0, lastRefusal).filter((status) => status === 200).length).toBeLessThan(WAITING)
      expect(
        reported.slice(reported.indexOf('health')).filter((status) => status === 200).length,
      ).toBeGreaterThan(0)
    }
    const after = await Promise.all(Array.from({ length: AT_ONCE + WAITING }, list))
    expect(after.every(({ status }) => status === 200)).toBe(true)
  })
})
