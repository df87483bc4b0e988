import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import type { Store } from '#server/store/store.ts'
import type { Trx } from '#server/store/tenant.ts'
import { describeAnyEngine } from './engines.ts'
import { fund } from './funding.ts'
import type { Caller } from './paying.ts'
import { shippedWorld } from './server.ts'
import { signIn } from './sign-in.ts'
import { asSystem } from './system.ts'
import { openWorld, type World } from './world.ts'

const LUMEN = { email: 'maker@lumen.example' }
const SOON = 120
/** People who may change the bank account that funds the organisation. */
const FUNDERS = ['admin2@lumen.example', 'admin@lumen.example', LUMEN.email]
const noticesOf = (available: string) => FUNDERS.map((email) => ({ email, available }))

const NOTICE = {
  title: 'An account runs low',
  message:
    'Payments can spend 20.00 USD of the USD account, which is less than 1,000.00 USD. Bring money in, or payments above that are refused.',
  path: '/home',
}

describeAnyEngine('an account that runs low', (makeStore) => {
  let store: Store
  let world: World
  let admin: Caller

  beforeAll(async () => {
    store = await makeStore('seeded')
    const { definitions } = shippedWorld()
    const lowBalanceUSD = { is: 1000, unit: 'amount' as const, says: 'For tests.' }
    const limits = { ...definitions.limits, lowBalanceUSD }
    world = await openWorld(store, undefined, undefined, { ...definitions, limits })
    admin = await signIn(world.app, 'admin@lumen.example')
    await fund(store, LUMEN, '900.00')
    await world.pass(SOON)
  })

  const hold = async (available: string, creditLine: string | null = '0') => {
    await fund(store, LUMEN, available, creditLine)
    await world.pass(SOON)
  }
  const idOf = async (email: string) => {
    const find = (trx: Trx) => trx.selectFrom('users').select('id').where('email', '=', email)
    return asSystem(store, async (trx) => (await find(trx).executeTakeFirstOrThrow()).id)
  }
  const notified = () =>
    asSystem(store, async (trx) => {
      const { rows } = await sql<{ email: string; available: string }>`
        select u.email, n.facts ->> 'available' as available from notifications n
        join users u on u.org_id = n.org_id and u.id = n.user_id
        where n.event_type = 'BALANCE_LOW' and n.environment = 'uat' order by n.created_at, u.email`.execute(
        trx,
      )
      return rows
    })

  it('is told of once, by notice and mail, to people who may fund it, and again only after it was above (TRU-577)', async () => {
    expect(await notified()).toEqual([])
    await hold('1000.00')
    expect(await notified()).toEqual([])
    await hold('999.99')
    const first = noticesOf('999.99')
    expect(await notified()).toEqual(first)
    await hold('10.00')
    expect(await notified()).toEqual(first)
    await hold('5000.00')
    await hold('20.00')
    expect(await notified()).toEqual([...first, ...noticesOf('20.00')])
    const { body } = await admin.call('POST', `/users/${await idOf('admin@lumen.example')}/notifications`, {
      query: { env_name: 'uat' },
      body: {},
    })
    expect((body as { notifications: unknown[] }).notifications[0]).toMatchObject(NOTICE)
    const mails = await asSystem(store, async (trx) =>
      trx.selectFrom('outbox').select('people').where('event_type', '=', 'BALANCE_LOW').execute(),
    )
    expect(mails.map(({ people }) => people.length)).toEqual([3, 3])
  })

  it('is not low where payments may go below nothing (TRU-577)', async () => {
    const before = await notified()
    await hold('5000.00')
    await hold('5000.00', null)
    await fund(store, LUMEN, '-3000.00', null)
    await world.pass(SOON)
    expect(await notified()).toEqual(before)
  })

  it('follows the bound that the organisation sets itself, kept with its version and in its trail (TRU-517)', async () => {
    const { claims } = (await admin.browser.visit('/auth/session')).json<{ claims: { orgId: string } }>()
    const path = `/organizations/${claims.orgId}/settings`
    const settings = [{ setting_name: 'auto_generate_end_to_end_id', setting_value: 'true' }]
    const read = async () => (await admin.call('GET', path)).body as { version: string }
    const say = async (change: object) =>
      admin.call('POST', path, { body: { settings, version: (await read()).version, ...change } })
    const own = (...lowBalances: object[]) => say({ lowBalance: 'own', lowBalances })
    const usd = { currency: 'USD', least: '50' }
    expect(await read()).toMatchObject({ lowBalance: 'usual', lowBalances: [] })
    for (const wrong of [
      [usd, usd],
      [{ ...usd, currency: 'CHF' }],
      [{ ...usd, least: '-1' }],
      [{ ...usd, least: '0.001' }],
    ])
      expect((await own(...wrong)).status).toBe(400)
    await hold('5000.00')
    const before = await notified()
    const { version } = await read()
    expect((await own(usd)).body).toMatchObject({
      lowBalance: 'own',
      lowBalances: [{ currency: 'USD', least: '50.00' }],
    })
    expect((await say({ version, lowBalance: 'usual' })).status).toBe(409)
    await hold('60.00')
    expect(await notified()).toEqual(before)
    await hold('49.99')
    expect(await notified()).toEqual([...before, ...noticesOf('49.99')])
    const trail = await asSystem(store, async (trx) =>
      trx.selectFrom('audit_trail').select('details').where('action', '=', 'organisation.settings').execute(),
    )
    expect(trail.map(({ details }) => details)).toContainEqual({
      before: expect.objectContaining({ low_balance_USD: null }),
      after: expect.objectContaining({ low_balance_USD: '50.00' }),
    })
    expect((await say({ lowBalance: 'usual' })).body).toMatchObject({ lowBalance: 'usual', lowBalances: [] })
    await hold('5000.00')
    await hold('60.00')
    expect(await notified()).toEqual([...before, ...noticesOf('49.99'), ...noticesOf('60.00')])
  })

  it('can spend nothing, and no less, where the bank took back what was spent (TRU-577, TRU-825)', async () => {
    await hold('5000.00')
    const before = (await notified()).length
    await hold('-300.00')
    expect((await notified()).slice(before)).toEqual(noticesOf('0.00'))
  })

  it('has no less than a bound of nothing, also below nothing (TRU-833)', async () => {
    const bound = (least: string | undefined) =>
      asSystem(store, (trx) =>
        least === undefined
          ? sql`delete from organisation_settings where setting_name = 'low_balance_USD'`.execute(trx)
          : sql`insert into organisation_settings (org_id, setting_name, setting_value)
              select org_id, 'low_balance_USD', ${least} from users where email = ${LUMEN.email}`.execute(
              trx,
            ),
      )
    await bound('0')
    await hold('5000.00')
    const before = await notified()
    await hold('-300.00')
    expect(await notified()).toEqual(before)
    await bound(undefined)
  })
})
