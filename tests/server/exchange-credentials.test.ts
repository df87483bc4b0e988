import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { byId } from '#server/app/call.ts'
import { exchangeCredentialHandlers } from '#server/exchange-credentials/feature.ts'
import { createStore, type Store } from '#server/store/store.ts'
import { closeAtEnd } from './closing.ts'
import { describeAnyEngine } from './engines.ts'
import { listeningPool } from './listening-pool.ts'
import { codeOf, type Caller } from './paying.ts'
import { createTestServer, realWorld } from './server.ts'
import { signIn } from './sign-in.ts'
import { asSystem } from './system.ts'
import { openWorld, type World } from './world.ts'

interface CredentialRecord {
  id: string
  environment: string
  keyEnding: string
}

const PATH = '/exchange_credentials'
const SECRET = 'north-secret-0001'
const account = {
  exchange: 'northern-exchange',
  environment: 'uat',
  accountName: 'Trading',
  apiKey: 'north-key-0001',
  apiSecret: SECRET,
}

describeAnyEngine('exchange credentials', (makeStore, engine) => {
  let store: Store
  let world: World
  let admin: Caller

  beforeAll(async () => {
    store = await makeStore('seeded')
    world = await openWorld(store)
    admin = await signIn(world.app, 'admin@cordillera.example')
  })

  const add = (more: object = {}, person = admin) =>
    person.call('POST', PATH, { body: { ...account, ...more } })
  const listed = async (person = admin) =>
    ((await person.call('GET', PATH)).body as { content: CredentialRecord[] }).content
  const trail = () =>
    asSystem(store, (trx) =>
      trx
        .selectFrom('audit_trail')
        .select(['action', 'details'])
        .where('object_type', '=', 'exchange credential')
        .orderBy('seq')
        .execute(),
    )

  const references = () =>
    asSystem(store, (trx) => trx.selectFrom('exchange_credentials').select(['id', 'key_reference']).execute())

  it('are tried at the exchange while no transaction waits for it', async () => {
    const { definitions, schemas, handlers } = realWorld(store)
    let begun = 0
    let atExchange: number | undefined
    // The counters of requests use transactions of their own, which set no organisation.
    const hear = (text: string) => {
      if (text.includes('app.org_id')) begun += 1
    }
    const heard = createStore(engine, { ...listeningPool(store.pool, hear), end: async () => undefined })
    closeAtEnd(() => heard.close())
    const tryAccount = async () => {
      atExchange = begun
      return { kind: 'answer', content: { verdict: 'INVALID' } } as const
    }
    const own = byId(exchangeCredentialHandlers({ definitions, exchanges: { tryAccount } }), definitions)
    const app = await createTestServer(heard, { definitions, schemas, handlers: { ...handlers, ...own } })
    const person = await signIn(app, 'admin@cordillera.example')
    expect(codeOf(await add({}, person))).toBe('EXCHANGE_CREDENTIALS_INVALID')
    expect(atExchange).toBe(0)
  })

  it.each<[does: string, code: string, answer: (path: string) => object | number]>([
    ['is silent', 'EXCHANGE_UNAVAILABLE', () => 503],
    ['says a verdict that is none', 'EXCHANGE_UNAVAILABLE', (requestId) => ({ requestId, verdict: 'FINE' })],
    ['takes it under no reference', 'EXCHANGE_UNAVAILABLE', (requestId) => ({ requestId, verdict: 'TAKEN' })],
    [
      'answers about another',
      'EXCHANGE_UNAVAILABLE',
      () => ({ requestId: 'x', verdict: 'TAKEN', reference: 'r' }),
    ],
    ['refuses it', 'EXCHANGE_CREDENTIALS_INVALID', (requestId) => ({ requestId, verdict: 'INVALID' })],
  ])('are not kept where the network %s (TRU-537)', async (_, code, answer) => {
    world.network.answer((path) => {
      if (!path.startsWith('/exchanges/')) return undefined
      const answered = answer(path.split('/').at(-1)!)
      return typeof answered === 'number' ? new Response('', { status: answered }) : Response.json(answered)
    })
    const before = await listed()
    expect(codeOf(await add())).toBe(code)
    expect(await listed()).toEqual(before)
    world.network.answer()
  })

  it('are tried at the exchange before they are kept, and a refusal keeps nothing (CON-010, ERR-006, API-049)', async () => {
    for (const wrong of [{ apiKey: 'invalid-key-1' }, { apiSecret: 'invalid-secret' }]) {
      const { status, body } = await add(wrong)
      expect([status, body]).toMatchObject([
        422,
        {
          detail: expect.stringMatching(
            /^Failed to save the form\. The credentials provided may be invalid\./,
          ),
        },
      ])
    }
    expect(await listed()).toEqual([])
    expect(await trail()).toEqual([])
    expect((await add()).body).toMatchObject({ accountName: 'Trading', keyEnding: '0001' })
  })

  it('exist once for each exchange and environment, of twenty that hurry as well, and what counted counts on (ERR-007)', async () => {
    const before = await references()
    const again = await add({ accountName: 'Second' })
    expect(await references()).toEqual(before)
    expect([again.status, again.body]).toMatchObject([
      409,
      {
        detail: expect.stringMatching(/^Exchange credentials exist for this exchange and environment\./),
        fields: [{ path: 'exchange' }],
      },
    ])
    const exchange = 'southern-exchange'
    const answers = await Promise.all(Array.from({ length: 20 }, () => add({ exchange })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(new Set(answers.map(codeOf))).toEqual(new Set([undefined, 'EXCHANGE_CREDENTIALS_EXIST']))
    expect(await trail()).toHaveLength(2)
  })

  it('are read and replaced, also the older way, and neither answer nor trail nor database holds a secret (API-048, API-049)', async () => {
    const older = '/xrapid/credential/uat/northern-exchange'
    const keys = { accountName: 'Trading desk', apiKey: 'north-key-0002', apiSecret: SECRET }
    expect(codeOf(await admin.call('PUT', older, { body: { ...keys, apiKey: 'invalid-key' } }))).toBe(
      'EXCHANGE_CREDENTIALS_INVALID',
    )
    expect((await admin.call('GET', older)).body).toMatchObject({ keyEnding: '0001' })
    expect((await admin.call('PUT', older, { body: keys })).body).toMatchObject({ keyEnding: '0002' })
    const answer = await admin.call('PUT', PATH, { body: { ...account, apiKey: 'north-key-0003' } })
    expect(answer.body).toMatchObject({ accountName: 'Trading', keyEnding: '0003' })
    const { id } = answer.body as CredentialRecord
    const one = await admin.call('GET', `${PATH}/${id}`)
    const rows = await asSystem(store, (trx) => trx.selectFrom('exchange_credentials').selectAll().execute())
    const message = JSON.stringify([answer.body, one.body, await listed(), rows, await trail()])
    expect(message).not.toContain(SECRET)
    expect(message).not.toContain('north-key')
    expect((await trail()).at(-1)).toMatchObject({
      action: 'exchange-credential.update',
      details: { before: { keyEnding: '0002' }, after: { keyEnding: '0003' } },
    })
    const unused = '/xrapid/credential/uat/harbour-exchange'
    expect((await admin.call('GET', unused)).status).toBe(404)
    expect((await admin.call('PUT', unused, { body: keys })).status).toBe(404)
    expect((await admin.call('POST', unused, { body: keys })).status).toBe(200)
  })

  it('offer the exchanges of the list and the environments one works in (API-050, CON-026)', async () => {
    expect((await admin.call('GET', '/xrapid/supported_values')).body).toEqual({
      exchanges: [
        { value: 'northern-exchange', label: 'Northern Exchange' },
        { value: 'southern-exchange', label: 'Southern Exchange' },
        { value: 'harbour-exchange', label: 'Harbour Exchange' },
      ],
      environments: [
        { value: 'uat', label: 'UAT' },
        { value: 'prod', label: 'Production' },
      ],
    })
    expect(codeOf(await add({ exchange: 'nowhere' }))).toBe('EXCHANGE_UNKNOWN')
    expect(codeOf(await add({ environment: 'test' }))).toBe('ENVIRONMENT_NOT_ASSIGNED')
    expect((await add({ environment: 'dev' })).status).toBe(400)
  })

  it('belong to one organisation, and to who holds their roles', async () => {
    const maker = await signIn(world.app, 'maker@cordillera.example')
    expect(codeOf(await maker.call('GET', PATH))).toBe('INSUFFICIENT_PERMISSIONS')
    expect(codeOf(await add({ environment: 'prod' }, maker))).toBe('INSUFFICIENT_PERMISSIONS')
    const [mine] = await listed()
    const stranger = await signIn(world.app, 'admin@lumen.example')
    expect(codeOf(await stranger.call('GET', PATH))).toBe('LIQUIDITY_NOT_AVAILABLE')
    expect(codeOf(await add({}, stranger))).toBe('LIQUIDITY_NOT_AVAILABLE')
    await sql`update organisations set products = products || '{xrapid}'
      where id = (select org_id from users where email = 'admin@harbor.example')`.execute(store.db)
    const other = await signIn(world.app, 'admin@harbor.example')
    expect(await listed(other)).toEqual([])
    expect((await other.call('GET', `${PATH}/${mine!.id}`)).status).toBe(404)
  })
})
