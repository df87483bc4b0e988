import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import type { Answer } from '#definition/wire.ts'
import { createHandlers } from '#server/handlers.ts'
import { createJobs } from '#server/jobs/jobs.ts'
import { describeEachEngineAtLength } from './engines.ts'
import { codeOf } from './paying.ts'
import { createTestServer, shippedWorld, testConfig } from './server.ts'
import { signIn } from './sign-in.ts'

const SECRET = `whsec_${Buffer.alloc(32, 5).toString('base64')}`
const TRANSFER = { debitAccount: 'none', creditAccount: 'other', amount: '1.00' }

describeEachEngineAtLength('beside a network', (makeStore) => {
  it.each<[is: string, capabilities: () => Response, isTriedOut: boolean]>([
    ['moves money', () => Response.json({ capabilities: ['payouts'] }), false],
    ['pays out alone', () => new Response('', { status: 404 }), false],
    ['does not say what it is', () => new Response('', { status: 503 }), false],
    ['says that it pays nobody', () => Response.json({ capabilities: ['payouts'], paysNobody: true }), true],
  ])(
    'that %s, nothing is simulated but where it is there to be tried out (TRU-454)',
    async (_, capabilities, isTriedOut) => {
      const store = await makeStore('seeded')
      const fetch = async () => capabilities()
      const config = testConfig({ network: { url: 'http://network.test', secret: SECRET, fetch } })
      const { definitions, schemas } = shippedWorld()
      const handlers = createHandlers({ store, jobs: createJobs(store), definitions, config })
      const app = await createTestServer(store, { definitions, schemas, handlers, config })
      const person = await signIn(app, 'maker@cordillera.example')
      const { body } = await person.call('GET', '/configuration')
      expect(body as Answer<'configuration.read'>).toMatchObject({ isTriedOut })
      const begun = await person.call('POST', '/transfers', { body: TRANSFER, key: randomUUID() })
      expect(codeOf(begun) === 'NOT_OFFERED', JSON.stringify(begun.body)).toBe(!isTriedOut)
    },
  )
})
