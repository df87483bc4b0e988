import type { FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, it } from 'vitest'
import type { ServerConfig } from '#server/app/config.ts'
import type { Store } from '#server/store/store.ts'
import { askToken, obtainCredential, type ClientRecord } from './asking-token.ts'
import { describeAnyEngine } from './engines.ts'
import { createTestServer, testConfig } from './server.ts'
import { shippedDefinitions } from './shipped.ts'
import { createBrowser, signIn, walkIn } from './sign-in.ts'
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

  describe('who shares an address with others', () => {
    const NAT = '203.0.113.90'
    const READ = '/api/v1/xcurrent_proxy/v4/payments?size=1'
    const REQUESTS = 30
    const from = { remoteAddress: NAT }
    const statusOf = async (answer: Promise<{ statusCode: number }>) => (await answer).statusCode
    const reading = (app: FastifyInstance, token: string) =>
      app.inject({ url: READ, ...from, headers: { authorization: `Bearer ${token}` } })
    const exhaust = async (send: () => Promise<{ statusCode: number }>, most: number) => {
      const answers: number[] = []
      for (let turn = 0; turn < most + 5; turn += 1) answers.push(await statusOf(send()))
      return answers
    }

    it('does not use up their requests, whoever of them asks how often; a stranger uses up none but those of strangers (TRU-786)', async () => {
      const app = await serve({ requestsPerMinute: REQUESTS })
      const [loud, other] = await Promise.all(
        ['maker@lumen.example', 'maker@northwind.example'].map((email) => signIn(app, email)),
      )
      expect(await statusOf(reading(app, other!.accessToken))).toBe(200)
      const answers = await exhaust(() => reading(app, loud!.accessToken), REQUESTS)
      expect(answers.filter((status) => status === 200).length).toBeGreaterThanOrEqual(REQUESTS)
      expect(answers.at(-1)).toBe(429)
      expect(await statusOf(reading(app, other!.accessToken))).toBe(200)
      const strangers = await exhaust(() => reading(app, 'made.up.here'), REQUESTS)
      expect([strangers[0], strangers.at(-1)]).toEqual([401, 429])
      expect(await statusOf(reading(app, other!.accessToken))).toBe(200)
      expect(await statusOf(reading(app, loud!.accessToken))).toBe(429)
    })

    it.each([
      ['GET', '/api/v1/xcurrent_proxy/v4/none', 1],
      ['POST', '/api/v1/none', 2],
      ['DELETE', '/scim/v2/none', 3],
      ['PUT', '/oidc2/none', 4],
      ['GET', '/none.txt', 5],
      ['GET', '/no-page', 6],
    ] as const)(
      'is counted at an address that nothing serves too: %s %s (TRU-933)',
      async (method, url, at) => {
        const app = await serve({ requestsPerMinute: REQUESTS })
        const payload = method === 'POST' && { payload: { any: 'body' } }
        const guess = (remoteAddress: string) => app.inject({ method, url, remoteAddress, ...payload })
        const guesser = `203.0.113.${100 + at}`
        const answers = await exhaust(() => guess(guesser), REQUESTS)
        expect(answers.indexOf(429)).toBeGreaterThanOrEqual(REQUESTS)
        const refused = await guess(guesser)
        expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true])
        expect(await statusOf(guess(ELSEWHERE))).not.toBe(429)
      },
    )

    it('counts by itself only where it was let in: an address that may not use a token uses up nothing of its owner (TRU-786)', async () => {
      const app = await serve({ requestsPerMinute: REQUESTS })
      const issued = await askToken(app, client.client_id, client.secret, { remoteAddress: ALLOWED })
      const { access_token } = issued.json<{ access_token: string }>()
      const readFrom = (remoteAddress: string) =>
        app.inject({ url: READ, remoteAddress, headers: { authorization: `Bearer ${access_token}` } })
      expect(await statusOf(readFrom(ALLOWED))).not.toBe(429)
      expect((await exhaust(() => readFrom(ELSEWHERE), REQUESTS)).at(-1)).toBe(429)
      expect(await statusOf(readFrom(ALLOWED))).not.toBe(429)
    })

    it('takes tokens for its own programs, and no tries from the programs of others (TRU-786)', async () => {
      const app = await serve({ signInsPerMinute: REQUESTS })
      const own = () => askToken(app, client.client_id, client.secret, { remoteAddress: ALLOWED })
      const wrong = () => askToken(app, 'nobody', 'wrong', { remoteAddress: ALLOWED })
      expect(await statusOf(own())).toBe(200)
      expect((await exhaust(wrong, REQUESTS)).at(-1)).toBe(429)
      expect(await statusOf(own())).toBe(200)
      const refused = await (await exhaust(own, REQUESTS), own())
      expect([refused.statusCode, Number(refused.headers['retry-after']) <= 60]).toEqual([429, true])
    })

    it('reads at once where strangers used up the requests of the address: a program with a new token, and a browser at a process that does not know its token (TRU-949)', async () => {
      const place = '203.0.113.91'
      const person = await signIn(await serve({}), 'maker@northwind.example', { isByForm: true })
      const app = await serve({ requestsPerMinute: REQUESTS })
      const token = () => askToken(app, client.client_id, client.secret, { remoteAddress: ALLOWED })
      expect(await statusOf(token())).toBe(200)
      const read = (remoteAddress: string, bearer: string, cookies?: Record<string, string>) =>
        app.inject({
          url: READ,
          remoteAddress,
          headers: { authorization: `Bearer ${bearer}` },
          ...(cookies && { cookies }),
        })
      for (const address of [place, ALLOWED])
        expect((await exhaust(() => read(address, 'made.up.here'), REQUESTS)).at(-1)).toBe(429)
      const { access_token: fresh } = (await token()).json<{ access_token: string }>()
      expect(await statusOf(read(ALLOWED, fresh))).not.toBe(429)
      const { accessToken, browser } = person
      expect(await statusOf(read(place, accessToken))).toBe(429)
      expect(await statusOf(read(place, accessToken, Object.fromEntries(browser.cookies)))).toBe(200)
    })

    it('signs in with a browser it used before, also when strangers used up the tries of the address (TRU-786)', async () => {
      const app = await serve({ signInsPerMinute: REQUESTS })
      const person = await signIn(app, 'maker@northwind.example', { isByForm: true })
      const begin = (headers: Record<string, string> = {}) => app.inject({ url: '/auth/login', headers })
      expect((await exhaust(begin, REQUESTS)).at(-1)).toBe(429)
      expect(await statusOf(person.browser.visit('/auth/login'))).toBe(303)
    })
  })

  it('a network of addresses is one address to the brake of passwords (TRU-787)', async () => {
    const { limits } = shippedDefinitions()
    const most = Number(limits.signInTriesOfAddress!.is)
    const app = await serve({})
    const answers: number[] = []
    for (let place = 0; place <= most; place += 1) {
      const browser = createBrowser({
        inject: (options) => app.inject({ ...options, remoteAddress: `2001:db8:7:7::${place.toString(16)}` }),
      })
      answers.push((await walkIn(browser, `nobody${place}@lumen.example`, 'wrong')).answer.statusCode)
    }
    expect([answers[0], answers.at(-1)]).toEqual([401, 429])
  })
})
