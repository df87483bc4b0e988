import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { join } from 'node:path'
import type { Call } from '#definition/generated/call.ts'
import type { Table } from '#definition/generated/table.ts'
import { keysOf, readPath } from '#engine/rule/path.ts'
import { definitionsRoot, readDefinitions } from '#server/definitions/definition-files.ts'
import type { Store } from '#server/store/store.ts'
import limitFile from '#definitions/limits.json' with { type: 'json' }
import { describeAnyEngine } from './engines.ts'
import { codeOf, type Caller } from './paying.ts'
import { signIn } from './sign-in.ts'
import { asSystem } from './system.ts'
import { openWorld, type World } from './world.ts'

const inFolder = <Kind extends { id: string }>(folder: string) =>
  new Map(
    readDefinitions(join(definitionsRoot, folder)).flatMap(({ text = '' }) => {
      const one = JSON.parse(text) as Kind
      return one.id === undefined ? [] : [[one.id, one] as const]
    }),
  )

const rowsIn = (body: unknown, call: Call): object[] =>
  (Object(body) as Record<string, object[] | undefined>)[call.keyed?.rows ?? 'content'] ?? []

describeAnyEngine('what the portal reads first', (makeStore) => {
  let store: Store
  let world: World
  let maker: Caller
  let admin: Caller
  let me: { userId: string; orgId: string }

  beforeAll(async () => {
    store = await makeStore('seeded')
    world = await openWorld(store)
    maker = await signIn(world.app, 'maker@northwind.example')
    admin = await signIn(world.app, 'admin@northwind.example')
    const session = await maker.browser.visit('/auth/session')
    me = (session.json() as { claims: typeof me }).claims
  })

  it('answers the configuration in full (API-027, SET-007, SET-008, SET-009, SET-012)', async () => {
    const { body } = await maker.call('GET', '/configuration', { query: { env_name: 'uat' } })
    expect(body).toMatchObject({
      settings: { payment_authorization: 'true', auto_settlement: 'false' },
      products: ['payments_direct'],
      serverVersion: '6.1.0',
      thirdPartyPaymentAllowed: true,
      limits: { memoLength: 140 },
      productConfiguration: {
        defaultSourceCurrency: 'GBP',
        routes: {
          enabledDestinationList: expect.arrayContaining(['MX:MXN']),
          enabledCryptoDestinationList: expect.arrayContaining(['XRPL:RLUSD']),
        },
        memoRules: { 'MX:MXN': { maxLength: 40 } },
      },
    })
  })

  it('answers the first page, of as many rows as the limit of the list says, where none is named (LIM-022, LIM-001)', async () => {
    const { pageSize, paymentsPageSize } = limitFile.limits
    expect([pageSize.is, paymentsPageSize.is]).toEqual([10, 15])
    const lists = [
      `/organizations/${me.orgId}/users`,
      '/activity_log',
      '/payment_approvals',
      '/batch_upload',
      '/invoices_proxy/v1/invoices',
      '/report_proxy/v1/reports',
    ]
    const pages = await Promise.all(
      ['/xcurrent_proxy/v4/payments', ...lists].map(async (path) => {
        const { body } = await admin.call('GET', path, { query: { env_name: 'uat' } })
        const { number, size } = (body as { page?: { number: number; size: number } }).page ?? {}
        return [path, number, size]
      }),
    )
    expect(pages).toEqual([
      ['/xcurrent_proxy/v4/payments', 0, paymentsPageSize.is],
      ...lists.map((path) => [path, 0, pageSize.is]),
    ])
  })

  it('finds a row of every list by what it is called, whatever case, and none by what no row is called (TRU-161)', async () => {
    const [tables, calls] = [inFolder<Table>('tables'), inFolder<Call>('calls')]
    const people = [
      admin,
      maker,
      ...(await Promise.all(
        ['maker@cordillera.example', 'maker@lumen.example', 'admin@lumen.example'].map((email) =>
          signIn(world.app, email),
        ),
      )),
    ]
    const [found, wrong]: [string[], string[]] = [[], []]
    for (const { id, search, rows, columns, sort } of tables.values()) {
      const call = calls.get(rows.call)!
      if (search === undefined || call.path.includes('{')) continue
      const constants = Object.entries(rows.with ?? {}).flatMap(([name, from]) =>
        typeof from === 'object' && 'is' in from ? [[name, from.is] as const] : [],
      )
      const words = columns.filter(({ type }) => type === 'text')
      const named = words.find((column) => column.headline) ?? words[0]!
      for (const person of people) {
        const list = async (more: object) => {
          const sent = { ...Object.fromEntries(constants), ...more }
          const isQuery = call.method === 'GET'
          const parts = isQuery
            ? { query: { env_name: 'uat', ...sent } }
            : { query: { env_name: 'uat' }, body: sent }
          const { status, body } = await person.call(call.method, call.path, parts)
          return { status, rows: rowsIn(body, call) }
        }
        const order = { sort_field: sort.by, sort_direction: sort.direction }
        const all = await list(order)
        const calledOf = (row: object) => String(readPath(row, keysOf(named.path ?? named.id)) ?? '')
        const called = all.rows.map(calledOf).find((name) => name !== '')
        if (all.status !== 200 || !called) continue
        const hits = await list({ ...order, search: called.toUpperCase() })
        if (!hits.rows.some((one) => calledOf(one) === called)) wrong.push(`${id}: ${called}`)
        if ((await list({ ...order, search: `${called} zzqx` })).rows.length > 0) wrong.push(`${id}: zzqx`)
        found.push(id)
        break
      }
    }
    expect(wrong).toEqual([])
    expect(new Set(found).size).toBeGreaterThan(20)
  })

  it('keeps views of every list that can be searched or filtered, with what was searched for, and how each person looks at one (TRU-166, TRU-237)', async () => {
    const lists = [...inFolder<Table>('tables').values()].filter(
      ({ layout, rows, search, filters }) => layout !== 'cards' && (search ?? filters) && !rows.with,
    )
    expect(lists.length).toBeGreaterThan(15)
    expect(lists.filter(({ views }) => !views).map(({ id }) => id)).toEqual([])
    const view = { table: 'batches', name: 'Mine', query: { filters: { search: 'payroll' } } }
    await maker.call('POST', '/views', { body: view, key: randomUUID() })
    const read = async (person: Caller, table: string) =>
      (await person.call('GET', '/views', { query: { table } })).body
    expect(await read(maker, 'batches')).toMatchObject({ views: [{ name: 'Mine', query: view.query }] })
    const save = async (table: string) =>
      (await maker.call('PUT', '/list_layouts', { body: { table, isCompact: true } })).status
    expect([await save('users'), await save('x')]).toEqual([200, 404])
    expect(await read(maker, 'users')).toHaveProperty('layout', { table: 'users', isCompact: true })
    expect(await read(admin, 'users')).not.toHaveProperty('layout')
  })

  it('says what all payments that match come to by currency, whatever page is asked for, and how many there are of each state (TRU-162, TRU-163)', async () => {
    const filter = { states: ['COMPLETED'], payment_type: ['SEND'], size: 1 }
    const { body } = await maker.call('POST', '/payout_proxy/payments/filter', {
      query: { env_name: 'uat' },
      body: filter,
    })
    const expected = await asSystem(store, (trx) =>
      trx
        .selectFrom('payments')
        .select(['source_currency as currency'])
        .select((is) => is.fn.sum<string>('source_amount').as('amount'))
        .where('org_id', '=', me.orgId)
        .where('environment', '=', 'uat')
        .where('state', '=', 'COMPLETED')
        .where('payment_type', '=', 'SEND')
        .groupBy('source_currency')
        .orderBy('source_currency')
        .execute(),
    )
    const { sums, counts, page } = body as {
      sums: typeof expected
      counts: Record<string, number>
      page: { totalElements: number }
    }
    expect(counts['COMPLETED']).toBe(page.totalElements)
    expect(counts['all']).toBeGreaterThan(page.totalElements)
    expect(page.totalElements).toBeGreaterThan(1)
    expect(sums.map(({ amount, ...rest }) => ({ ...rest, amount: Number(amount) }))).toEqual(
      expected.map(({ amount, ...rest }) => ({ ...rest, amount: Number(amount) })),
    )
  })

  it('lists payments at the address of before, and shows each of them by its id (API-057, API-058)', async () => {
    const query = { env_name: 'uat', size: '3' }
    const older = (await maker.call('GET', '/payments', { query })).body as {
      content: { payment_id: string }[]
    }
    const { body } = await maker.call('GET', '/xcurrent_proxy/v4/payments', { query })
    expect(older).toEqual(body)
    const [{ payment_id: id } = { payment_id: '' }] = older.content
    expect((await maker.call('GET', `/payments/${id}`)).body).toMatchObject({ payment_id: id })
    expect((await maker.call('GET', `/payments/${randomUUID()}`)).status).toBe(404)
  })

  it('says what payments cost where the organisation may send them, and nowhere else (API-105)', async () => {
    const { body } = await maker.call('GET', '/pricing_proxy/v1/pricing', { query: { env_name: 'uat' } })
    const { prices } = body as { prices: { country?: string; share: string }[] }
    expect(prices).toContainEqual(
      expect.objectContaining({
        country: 'MX',
        currency: 'MXN',
        payoutCategory: 'BANK',
        fixedFee: expect.any(String),
      }),
    )
    expect(prices.map(({ country }) => country)).not.toContain('AR')
  })

  it('answers flags by name, defaults first, the organisation over them (FLG-003, FLG-004, API-160)', async () => {
    const { body } = await maker.call('GET', '/feature_flags')
    const { flags } = body as { flags: Record<string, boolean> }
    expect(flags).toMatchObject({
      autoSettle: true,
      walletCollection: true,
      homePaymentsSummary: true,
      singlePaymentRedesign: true,
      rewards: false,
    })
    expect(Object.keys(flags).length).toBeGreaterThanOrEqual(31)
  })

  it('shows the own organisation and its settings, and no other (API-038, API-039, USR-009)', async () => {
    const own = await maker.call('GET', `/organizations/${me.orgId}`, { query: { full: 'true' } })
    expect(own.body).toMatchObject({
      name: 'Northwind Payroll Ltd',
      administrators: [{}, {}],
      customerId: expect.any(String),
      products: ['payments_direct'],
    })
    const brief = await maker.call('GET', `/organizations/${me.orgId}`)
    expect(brief.body).not.toHaveProperty('administrators')
    const settings = await maker.call('GET', `/organizations/${me.orgId}/settings`)
    expect(settings.body).toMatchObject({
      settings: expect.arrayContaining([{ setting_name: 'payment_authorization', setting_value: 'true' }]),
    })
    expect((await maker.call('GET', `/organizations/${randomUUID()}`)).status).toBe(404)
    expect((await maker.call('GET', `/organizations/${randomUUID()}/settings`)).status).toBe(404)
  })

  it('shows oneself; others only to those who manage people (API-044, USR-006, USR-007, USR-008)', async () => {
    const called = { nickname: 'One', picture: 'https://northwind.example/one.png' }
    await asSystem(store, (trx) => trx.updateTable('users').set(called).where('id', '=', me.userId).execute())
    const self = await maker.call('GET', `/organizations/${me.orgId}/users/${me.userId}`)
    expect(self.body).toEqual({
      id: me.userId,
      orgId: me.orgId,
      orgName: 'Northwind Payroll Ltd',
      email: 'maker@northwind.example',
      first_name: 'Operator One',
      last_name: '(maker)',
      name: 'Operator One (maker)',
      ...called,
      scopes: expect.arrayContaining(['direct.payments.write']),
      roles: expect.arrayContaining([{ name: 'direct.payments.write' }]),
      status: 'ACTIVE',
      viewed_disclosure: false,
      userEnvironments: ['uat'],
      userType: 'Regular User',
      products: ['payments_direct'],
      environments: ['uat'],
      version: expect.any(Number),
    })
    expect((await admin.call('GET', `/organizations/${me.orgId}/users/${me.userId}`)).status).toBe(200)
    const session = await admin.browser.visit('/auth/session')
    const other = (session.json() as { claims: { userId: string } }).claims.userId
    expect(codeOf(await maker.call('GET', `/organizations/${me.orgId}/users/${other}`))).toBe(
      'INSUFFICIENT_PERMISSIONS',
    )
    expect((await admin.call('GET', `/organizations/${me.orgId}/users/${randomUUID()}`)).status).toBe(404)
    const stranger = await signIn(world.app, 'admin@harbor.example')
    expect((await stranger.call('GET', `/organizations/${me.orgId}/users/${me.userId}`)).status).toBe(404)
  })

  it('remembers that the disclosure was read', async () => {
    const path = `/organizations/${me.orgId}/users/${me.userId}/disclosure`
    const accept = () => maker.call('PUT', path, { body: { viewed_disclosure: true } })
    expect((await accept()).body).toMatchObject({ viewed_disclosure: true })
    expect((await accept()).status).toBe(200)
    expect((await admin.call('PUT', path, { body: { viewed_disclosure: true } })).status).toBe(404)
  })

  it('lists the environments that are assigned, production marked (API-041, USR-002)', async () => {
    expect((await maker.call('GET', '/environments')).body).toEqual({
      environments: [{ code: 'uat', label: 'UAT', production: false }],
    })
    const { body } = await admin.call('GET', '/environments')
    expect((body as { environments: { code: string }[] }).environments.map((one) => one.code)).toEqual([
      'uat',
      'prod',
    ])
  })

  it('answers the states of the new flow and the product configuration (API-145, API-149, PAY-051)', async () => {
    const { body } = await maker.call('GET', '/payout_proxy/payment-states')
    const states = (body as { states: { value: string }[] }).states.map((state) => state.value)
    expect(states).toEqual(['INITIATED', 'VALIDATING', 'TRANSFERRING', 'COMPLETED', 'FAILED', 'RETURNED'])
    expect((await maker.call('GET', '/payout_proxy/configurations')).body).toMatchObject({
      configurations: [{ product: 'payments_direct' }],
    })
  })
})
