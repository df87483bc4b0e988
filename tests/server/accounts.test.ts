import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import type { Store } from '#server/store/store.ts'
import { letDecide } from './controlling.ts'
import { describeAnyEngine } from './engines.ts'
import { codeOf, type Caller } from './paying.ts'
import { placeOf } from './peopling.ts'
import { signIn } from './sign-in.ts'
import { asSystem } from './system.ts'
import { openWorld, type World } from './world.ts'

const PATH = '/config/accounts'
const OWN = 'rn.org.cordillera-remesas-sa'
const PEER = 'rn.us.atlantic-trust'
const expected = {
  name: 'savings-usd',
  owner: OWN,
  currency: 'USD',
  scale: '2',
  roundingMode: 'HALF_DOWN',
  minimum: '0',
  maximum: '5000000',
}

interface AccountRecord {
  name: string
  version: number
  balance: string
}

describeAnyEngine('ledger accounts', (makeStore) => {
  let store: Store
  let world: World
  let maker: Caller
  let decider: Caller

  beforeAll(async () => {
    store = await makeStore('seeded')
    world = await openWorld(store)
    maker = await signIn(world.app, 'maker@cordillera.example')
    decider = await signIn(world.app, 'admin@cordillera.example')
  })

  const add = (more: object = {}, key: string = randomUUID()) =>
    maker.call('POST', PATH, { body: { ...expected, ...more }, key })
  const read = async (name: string) => (await maker.call('GET', `${PATH}/${name}`)).body as AccountRecord
  const change = (more: object) => {
    const { currency: _currency, scale: _scale, ...rest } = expected
    return maker.call('PUT', PATH, { body: { ...rest, ...more } })
  }
  const fieldsOf = ({ body }: { body: unknown }) =>
    Object.fromEntries(
      ((body as { fields?: { path: string; message: string }[] }).fields ?? []).map(({ path, message }) => [
        path,
        message,
      ]),
    )

  it('are listed by name with balance and currency, and marked when they run low (ACC-002, ACC-006, API-065)', async () => {
    const { body } = await maker.call('GET', PATH, { query: { kind: 'LOCAL' } })
    const { content } = body as { content: object[] }
    expect(content).toMatchObject([
      { name: 'correspondent-usd', balance: '150000', peerAddress: PEER, peerRelationshipId: 'PEER-ATB-01' },
      { name: 'old-eur', status: 'DISABLED' },
      { name: 'payout-mxn', currency: 'MXN', liquidity: 'ENOUGH' },
      {
        name: 'payout-usd',
        currency: 'USD',
        balance: '54499.25',
        liquidity: 'LOW',
        lowLiquidity: '60000',
      },
      { name: 'settlement-usd', balance: '519500.75', held: '48000', available: '519500.75' },
    ])
    const low = await maker.call('GET', PATH, { query: { liquidity: 'LOW' } })
    expect((low.body as { content: AccountRecord[] }).content.map(({ name }) => name)).toEqual([
      'isla-php',
      'payout-usd',
    ])
  })

  it('are added once, empty, and read by name (ACC-005, ACC-007, API-012, API-066, API-067, ERR-065)', async () => {
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 12 }, () => add({ name: 'first-usd' })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(new Set(answers.map(codeOf))).toEqual(new Set([undefined, 'LEDGER_ACCOUNT_EXISTS']))
    const taken = await add({ name: 'first-usd' })
    expect(fieldsOf(taken)).toEqual({ name: expect.stringMatching(/^The account could not be created/) })
    const [one, again] = [await add({}, key), await add({}, key)]
    expect(again.body).toEqual(one.body)
    expect(await read(expected.name)).toMatchObject({
      ...expected,
      balance: '0',
      status: 'ENABLED',
      version: 1,
    })
    for (const roundingMode of ['HALF_UP', 'HALF_DOWN', 'DOWN'])
      expect((await add({ name: roundingMode, roundingMode })).body).toMatchObject({ roundingMode })
    expect((await add({ name: 'UP', roundingMode: 'UP' })).status).toBe(400)
    expect(await maker.call('GET', '/ledger_proxy/node')).toMatchObject({ body: { address: OWN } })
  })

  it('are refused at each field by the very rules of the form (ACC-022, ACC-023, ACC-024, ACC-025, ERR-067)', async () => {
    const wrong = await add({
      name: 'wrong',
      owner: 'rn.fr.somebody-else',
      scale: '10',
      minimum: '0',
      maximum: '5',
    })
    expect(fieldsOf(wrong)).toEqual({
      owner: 'Owner has to be this node address or address of peers',
      scale: 'The scale is a whole number from 0 to 9.',
    })
    expect(fieldsOf(await add({ name: 'wrong', minimum: '0', maximum: '0' }))).toEqual({
      maximum: 'The maximum balance must exceed the minimum.',
    })
    const beyond = { minimum: '-9999999999999900001', maximum: '9999999999999900001' }
    expect(Object.keys(fieldsOf(await add({ name: 'wrong', ...beyond })))).toEqual(['minimum', 'maximum'])
    const widest = { minimum: '-9999999999999900000', maximum: '9999999999999900000' }
    await letDecide(decider, await add({ name: 'widest', ...widest }))
    expect(await read('widest')).toMatchObject(widest)
    expect((await maker.call('GET', `${PATH}/wrong`)).status).toBe(404)
  })

  it('are peered whole or not at all, with the relationship ID the other party entered (ACC-027, ACC-028, ACC-029)', async () => {
    const peered = { name: 'peered', peerAddress: PEER }
    expect(Object.keys(fieldsOf(await add(peered)))).toEqual(['peerRelationshipId'])
    const differs = await add({ ...peered, peerRelationshipId: 'PEER-ISLA-01' })
    expect([codeOf(differs), Object.keys(fieldsOf(differs))]).toEqual([
      'LEDGER_PEERING_DIFFERS',
      ['peerRelationshipId'],
    ])
    const own = { name: 'peered', peerAddress: OWN, peerRelationshipId: 'PEER-ATB-02' }
    expect(fieldsOf(await add(own))).toHaveProperty('peerAddress')
    expect((await add({ ...peered, peerRelationshipId: 'PEER-ATB-02' })).status).toBe(200)
  })

  it('are changed as they were seen, and keep what they hold within their bounds (ERR-066, API-068)', async () => {
    await add({ name: 'changing' })
    expect((await change({ name: 'changing', version: 1, maximum: '900' })).body).toMatchObject({
      maximum: '900',
      version: 2,
    })
    const late = await change({ name: 'changing', version: 1, maximum: '700' })
    expect([late.status, codeOf(late)]).toEqual([409, 'LEDGER_ACCOUNT_CHANGED'])
    expect(late.body).toMatchObject({
      clientMessage: expect.stringMatching(/^The account could not be updated/),
    })
    const { version } = await read('settlement-usd')
    for (const [bounds, path] of [
      [{ minimum: '519500.76', maximum: '5000000' }, 'minimum'],
      // The maximum also covers held amounts: a hold can be released.
      [{ minimum: '0', maximum: '567500.74' }, 'maximum'],
    ] as const) {
      const answer = await change({ name: 'settlement-usd', version, ...bounds })
      expect([codeOf(answer), Object.keys(fieldsOf(answer))]).toEqual(['LEDGER_BALANCE_OUTSIDE', [path]])
    }
    const exact = { minimum: '519500.75', maximum: '567500.75' }
    expect((await change({ name: 'settlement-usd', version, ...exact })).body).toMatchObject(exact)
    const wide = { minimum: '0', maximum: '5000000' }
    await letDecide(decider, await change({ name: 'settlement-usd', version: version + 1, ...wide }))
  })

  it('are disabled and enabled, each once, with a row in the trail (ACC-018)', async () => {
    await add({ name: 'switched' })
    const turn = (verb: string) => maker.call('POST', `/ledger_proxy/accounts/switched/${verb}`, { body: {} })
    const answers = await Promise.all(Array.from({ length: 8 }, () => turn('disable')))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(codeOf(await turn('disable'))).toBe('LEDGER_ACCOUNT_STANDING')
    expect((await turn('enable')).body).toMatchObject({ status: 'ENABLED' })
    const actions = await asSystem(store, (trx) =>
      trx
        .selectFrom('audit_trail')
        .select('action')
        .where('object_type', '=', 'ledger account')
        .where(sql<boolean>`details ->> 'name' = 'switched'`)
        .orderBy('seq')
        .execute(),
    )
    expect(actions.map(({ action }) => action)).toEqual([
      'ledger-account.create',
      'ledger-account.disable',
      'ledger-account.enable',
    ])
  })

  it('have a statement, newest first, whose changes add up to the balance (ACC-010, API-075)', async () => {
    const path = '/xcurrent_proxy/internal/statement/payout-usd'
    const { body } = await maker.call('GET', path)
    expect((body as { content: object[] }).content).toMatchObject([
      { type: 'TRANSFER_OUT', change: '-12500.75', balance: '54499.25', currency: 'USD' },
      { type: 'TRANSFER_IN', change: '25000', balance: '67000' },
      { type: 'FUNDING', change: '42000', balance: '42000' },
    ])
    const { rows } = await sql<{ name: string }>`select a.name from ledger_accounts a
      join balances b on b.org_id = a.org_id and b.account_id = a.id
      join ledger_transactions t on t.org_id = a.org_id and t.account_id = a.id
      group by a.org_id, a.id, b.settled, b.held having sum(t.change) <> b.settled - b.held`.execute(store.db)
    expect(rows).toEqual([])
    const nowhere = await maker.call('GET', '/xcurrent_proxy/internal/statement/nowhere')
    expect(codeOf(nowhere)).toBe('LEDGER_ACCOUNT_UNKNOWN')
  })

  it('stand on the ledgers of partners as well, with the bounds of their owner (ACC-004, ACC-008, ERR-068)', async () => {
    const path = '/ledger_proxy/remote_accounts'
    expect((await maker.call('GET', `${path}/atlantic-usd`)).body).toMatchObject({
      kind: 'REMOTE',
      peerAddress: PEER,
      ownerMinimum: '20000',
      ownerMaximum: '300000',
      fundingLimit: '150000',
      fundingPeriod: 'WEEK',
      balance: '140000',
    })
    const missing = await maker.call('GET', `${path}/settlement-usd`)
    expect([missing.status, codeOf(missing)]).toEqual([404, 'REMOTE_ACCOUNT_NOT_FOUND'])
    expect((await maker.call('GET', `${PATH}/atlantic-usd`)).status).toBe(404)
  })

  it('and what is ready for payments are watched together, as the home page counts it (ACC-011, ACC-012, ACC-013, ACC-014, API-071)', async () => {
    const { body } = await maker.call('GET', '/xcurrent_proxy/internal/monitor/balances')
    const monitored = body as Record<string, { currency: string; balance: string }[]>
    const home = (await maker.call('GET', '/balance-information')).body as {
      balances: { currency: string; available: string }[]
      usage: { limit: string; used: string; currency: string }
    }
    expect(monitored.self_funding_balance?.map(({ currency, balance }) => [currency, balance])).toEqual(
      home.balances.map(({ currency, available }) => [currency, available]),
    )
    const { limit, used, currency } = home.usage
    expect(monitored.credit_usage).toEqual({ credit_limit: limit, total_credit_consumption: used, currency })
    expect(monitored.prefunding_balance).toMatchObject([
      { account: 'atlantic-usd', currency: 'USD', balance: '140000' },
      { account: 'isla-php', currency: 'PHP', balance: '900000' },
    ])
    expect(monitored.ledger_balances).toContainEqual({
      currency: 'MXN',
      availableBalance: '3150000',
      shown: '3,150,000.00 MXN',
    })
  })

  it('are beside what exchanges hold, of which only a mock one is set (ACC-003, ERR-069)', async () => {
    const admin = await signIn(world.app, 'admin@cordillera.example')
    const path = '/ledger_proxy/exchange_balances'
    const { content } = (await admin.call('GET', path)).body as { content: { id: string; balance: string }[] }
    expect(content).toMatchObject([
      { exchangeName: 'Northern Exchange', currency: 'MXN', balance: '1250000', mock: true },
      { exchangeName: 'Northern Exchange', currency: 'XRP', balance: '48250.125' },
      { exchangeName: 'Southern Exchange', currency: 'XRP', balance: '12000' },
    ])
    const one = `${path}/${content[0]!.id}`
    const set = (balance: string) => admin.call('PUT', one, { body: { balance } })
    expect((await set('7.5')).body).toMatchObject({ balance: '7.5' })
    expect(codeOf(await set('-1'))).toBe('MOCK_EXCHANGE_BALANCE')
    await sql`update exchange_balances set mock = false`.execute(store.db)
    expect((await set('8')).body).toMatchObject({
      code: 'MOCK_EXCHANGE_REAL',
      clientMessage: expect.stringMatching(/^The balance could not be updated/),
    })
    expect((await admin.call('GET', one)).body).toMatchObject({ balance: '7.5' })
    expect(codeOf(await maker.call('GET', path))).toBe('INSUFFICIENT_PERMISSIONS')
  })

  it('exist for the organisations of the network, and for who holds their roles (ACC-001)', async () => {
    const direct = await signIn(world.app, 'admin@northwind.example')
    expect(codeOf(await direct.call('GET', PATH))).toBe('LEDGER_NOT_AVAILABLE')
    const checker = await signIn(world.app, 'checker@cordillera.example')
    expect(codeOf(await checker.call('GET', PATH))).toBe('INSUFFICIENT_PERMISSIONS')
    const { id } = await placeOf(store, 'checker@cordillera.example')
    await asSystem(store, (trx) =>
      sql`insert into user_roles select org_id, id, 'cloud.accounts.read' from users where id = ${id}`.execute(
        trx,
      ),
    )
    const reader = await signIn(world.app, 'checker@cordillera.example')
    expect((await reader.call('GET', PATH)).status).toBe(200)
    const body = { ...expected, name: 'not-mine' }
    expect(codeOf(await reader.call('POST', PATH, { body, key: randomUUID() }))).toBe(
      'INSUFFICIENT_PERMISSIONS',
    )
  })
})
