import type { FastifyInstance } from 'fastify'
import { beforeAll, expect, it } from 'vitest'
import type { ServerConfig } from '#server/app/config.ts'
import type { Store } from '#server/store/store.ts'
import { askToken, obtainCredential, type ClientRecord } from './asking-token.ts'
import { describeAnyEngine } from './engines.ts'
import { createTestServer, testConfig } from './server.ts'
import { signIn } from './sign-in.ts'
import { openWorld } from './world.ts'

const [ALLOWED, ELSEWHERE, PROXY] = ['203.0.113.7', '198.51.100.7', '10.1.2.3']
const NAMES = [
  'x-forwarded-for',
  'x-real-ip',
  'forwarded',
  'client-ip',
  'true-client-ip',
  'x-client-ip',
  'via',
  'x-original-forwarded-for',
]
const VALUES = [
  ALLOWED,
  `${ALLOWED}, ${ELSEWHERE}`,
  `${ELSEWHERE}, ${ALLOWED}`,
  `for=${ALLOWED}`,
  `::ffff:${ALLOWED}`,
]

describeAnyEngine('where a call comes from', (makeStore) => {
  let store: Store
  let client: ClientRecord

  const serve = (changes: Partial<ServerConfig>): Promise<FastifyInstance> =>
    createTestServer(store, { config: testConfig({ signInsPerMinute: 1000, ...changes }) })
  const ask = (app: FastifyInstance, remoteAddress: string, headers: Record<string, string> = {}) =>
    askToken(app, client.client_id, client.secret, {
      remoteAddress,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    }).then(({ statusCode }) => statusCode)

  beforeAll(async () => {
    store = await makeStore('seeded')
    const { app } = await openWorld(store)
    const admin = await signIn(app, 'admin@lumen.example')
    const session = await admin.browser.visit('/auth/session')
    const { orgId } = session.json<{ claims: { orgId: string } }>().claims
    const second = await signIn(app, 'admin2@lumen.example')
    const made = { owner: admin, second, clients: `/organizations/${orgId}/clients` }
    client = await obtainCredential(made, { name: 'Allowlisted', scopes: ['self.read'] })
    const list = { entries: [ALLOWED], version: 0, acceptsLockOut: true }
    expect((await admin.call('PUT', `/organizations/${orgId}/ip_allowlist`, { body: list })).status).toBe(200)
  })

  it('no header of a caller opens the allowlist while no proxy is named, on an https address either (TRU-003)', async () => {
    const app = await serve({ publicUrl: 'https://portal.example' })
    expect(await ask(app, ALLOWED)).toBe(200)
    const tries = NAMES.flatMap((name) => VALUES.map((value) => ({ [name]: value })))
    expect(tries).toHaveLength(40)
    for (const headers of tries) expect(await ask(app, ELSEWHERE, headers), JSON.stringify(headers)).toBe(403)
  })

  it.each([
    ['by its network', ['10.0.0.0/8']],
    ['by the number of proxies', 1],
  ] as const)(
    'behind a proxy named %s it is the first address from the right that is no proxy (TRU-003)',
    async (_how, named) => {
      const app = await serve({ trustedProxies: typeof named === 'number' ? named : [...named] })
      const through = (chain: string) => ask(app, PROXY, { 'x-forwarded-for': chain })
      expect(await through(ALLOWED)).toBe(200)
      expect(await through(`${ELSEWHERE}, ${ALLOWED}`)).toBe(200)
      expect(await through(`${ALLOWED}, ${ELSEWHERE}`)).toBe(403)
      if (typeof named !== 'number')
        expect(await ask(app, ELSEWHERE, { 'x-forwarded-for': ALLOWED })).toBe(403)
    },
  )

  it('invented addresses buy nobody more tries to sign in (TRU-003)', async () => {
    const app = await serve({ signInsPerMinute: 60 })
    const answers: number[] = []
    for (let place = 0; place < 75; place += 1) {
      const headers = { 'x-forwarded-for': `192.0.2.${place}`, 'x-real-ip': `192.0.2.${place}` }
      const requested = { url: '/auth/login', headers, remoteAddress: '203.0.113.77' }
      answers.push((await app.inject(requested)).statusCode)
    }
    expect(answers).toEqual([...Array(60).fill(303), ...Array(15).fill(429)])
  })

  it('the provider names its configured address, whatever host was asked for (TRU-004)', async () => {
    const app = await serve({ publicUrl: 'https://portal.example' })
    const answer = await app.inject({
      url: '/oidc/.well-known/openid-configuration',
      headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http' },
    })
    expect(answer.body).not.toContain('evil.example')
    expect(answer.json()).toMatchObject({ token_endpoint: 'https://portal.example/oidc/token' })
  })
})
