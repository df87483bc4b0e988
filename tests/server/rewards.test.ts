import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { appNow } from '#server/store/clock.ts'
import type { Store } from '#server/store/store.ts'
import { inTenant } from '#server/store/tenant.ts'
import { createTestStore } from './engines.ts'
import type { Caller } from './paying.ts'
import { placeOf } from './peopling.ts'
import { createTestServer } from './server.ts'
import { signIn } from './sign-in.ts'
import { asSystem } from './system.ts'
import { withFlag } from './with-flag.ts'

const REWARDS = '/rewards_proxy/v1/rewards'

interface Month {
  id: string
  month: string
  date: string
  reward: string
  status: string
}

let store: Store
let admin: Caller
let stranger: Caller
let months: Month[]
let now: Date

const list = async (query: Record<string, string> = {}) =>
  (await admin.call('GET', REWARDS, { query })).body as { content: Month[]; page: { totalElements: number } }

const codeOf = ({ body }: { body: unknown }) => (body as { code: string }).code

/** In the second month of a quarter, so that one month of it is over; the quarter before is over whole. */
const inSecondMonth = sql`update app_clock set ahead =
  (date_trunc('quarter', now() at time zone 'UTC') + interval '4 months 14 days') at time zone 'UTC' - now()`

beforeAll(async () => {
  store = await createTestStore('seeded')
  await inSecondMonth.execute(store.db)
  await asSystem(store, async (trx) => {
    now = await appNow(trx)
    await sql`delete from reward_months`.execute(trx)
    await sql`update organisations set products = products || 'rewards'::text where name like 'Northwind%'`.execute(
      trx,
    )
    const northwind = await placeOf(store, 'admin@northwind.example')
    const lumen = await placeOf(store, 'admin@lumen.example')
    await sql`insert into reward_programmes (org_id, currency) values (${northwind.org_id}, 'GBP')`.execute(
      trx,
    )
    // Month offset, and payment volume of each of two days. Both together must exceed the average balance, 1000.50.
    await sql`insert into reward_months (org_id, first_day)
      select ${lumen.org_id}, date_trunc('month', app_now() at time zone 'UTC') - make_interval(months => n) from generate_series(0, 4) n`.execute(
      trx,
    )
    await sql`insert into reward_days (org_id, month_id, day, payment_volume, average_balance, rate, reward)
      select m.org_id, m.id, first_day + place, volume, 1000 + place, 4 + place * 0.5, 10.10
      from reward_months m cross join lateral (values
        (0, 900), (1, 500.26), (2, 500.26), (3, 500.25), (4, 500.26)) paid (back, volume), generate_series(0, 1) place
      where m.first_day = date_trunc('month', app_now() at time zone 'UTC') - make_interval(months => back)`.execute(
      trx,
    )
  })
  const app = await createTestServer(store)
  admin = await signIn(app, 'admin@lumen.example')
  stranger = await signIn(app, 'admin@northwind.example')
  months = (await list()).content
})

it('lists months, newest first: one is eligible only when its payments exceed the average balance, and is paid once its quarter is over (RWD-004, RWD-005, RWD-007, RWD-009, API-022)', async () => {
  expect(months.map(({ status, reward }) => [status, reward])).toEqual([
    ['upcoming', '20.20'],
    ['eligible', '20.20'],
    ['paid_out', '20.20'],
    ['ineligible', '0.00'],
    ['paid_out', '20.20'],
  ])
  const { content, page } = await list({ sort_direction: 'asc', size: '2', page: '1' })
  expect(content.map(({ id }) => id)).toEqual([months[2]!.id, months[1]!.id])
  expect(page.totalElements).toBe(5)
})

it('says of a month its date, payment volume, averages, reward and status (RWD-008)', () => {
  const date = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 1)).toISOString().slice(0, 10)
  expect(months[1]).toMatchObject({
    date,
    currency: 'USD',
    paymentVolume: '1000.52',
    averageBalance: '1000.50',
    averageRate: '4.2500',
    reward: '20.20',
    status: 'eligible',
  })
})

it('sums what was paid, and what is earned and not paid yet (RWD-001, RWD-002, RWD-003)', async () => {
  const { body } = await admin.call('GET', '/rewards_proxy/v1/summary')
  const end = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 2, 0)).toISOString().slice(0, 10)
  expect(body).toEqual({ currency: 'USD', lifetime: '40.40', upcoming: '20.20', payoutDate: end })
})

it('hands out the days of a month, on the screen and as a file (RWD-006)', async () => {
  const { id, date } = months[3]!
  const days = (await admin.call('GET', `${REWARDS}/${id}/days`)).body as { content: object[] }
  const day = date.replace(/1$/, '2')
  expect(days.content).toHaveLength(2)
  expect(days.content[0]).toMatchObject({ date: day, reward: '0.00', status: 'ineligible' })
  const file = await admin.call('GET', `${REWARDS}/${id}/content`)
  expect(file.headers['content-disposition']).toBe(`attachment; filename="rewards-${date.slice(0, 7)}.csv"`)
  expect(String(file.body).replace('\uFEFF', '')).toBe(
    [
      'Date,Payment volume,Average daily balance,Average daily rate (%),Reward,Status,Currency',
      `${date},500.25,1000.00,4.0000,0.00,Ineligible,USD`,
      `${day},500.25,1001.00,4.5000,0.00,Ineligible,USD`,
      '',
    ].join('\r\n'),
  )
  const read = await admin.call('GET', `${REWARDS}/${id}`)
  expect(read.body).toMatchObject({ id, files: [{ fileId: id, size: Buffer.byteLength(String(file.body)) }] })
})

it('keeps rewards from other organisations and from people without the right (PRM-048)', async () => {
  await withFlag(store, 'rewards', true, async () => {
    for (const path of ['', '/days', '/content'])
      expect((await stranger.call('GET', `${REWARDS}/${months[0]!.id}${path}`)).status, path).toBe(404)
    expect((await stranger.call('GET', REWARDS)).body).toMatchObject({ content: [] })
    const { body } = await stranger.call('GET', '/rewards_proxy/v1/summary')
    expect(body).toMatchObject({ currency: 'GBP', lifetime: '0.00', upcoming: '0.00' })
  })
  const { org_id, id } = await placeOf(store, 'admin@northwind.example')
  const tables = ['reward_programmes', 'reward_months', 'reward_days'] as const
  const seen = await inTenant(store, { orgId: org_id, userId: id, environment: 'uat' }, (trx) =>
    Promise.all(tables.map((table) => trx.selectFrom(table).select('org_id').execute())),
  )
  expect(seen).toEqual([[{ org_id }], [], []])
  const maker = await signIn(await createTestServer(store), 'maker@lumen.example')
  expect(codeOf(await maker.call('GET', REWARDS))).toBe('INSUFFICIENT_PERMISSIONS')
})

it('answers nothing while the flag is off, as it is where nobody switched it (FLG-032)', async () => {
  expect(codeOf(await stranger.call('GET', REWARDS))).toBe('REWARDS_NOT_AVAILABLE')
  await withFlag(store, 'rewards', false, async () => {
    for (const path of [REWARDS, '/rewards_proxy/v1/summary', `${REWARDS}/${months[0]!.id}/content`])
      expect(codeOf(await admin.call('GET', path)), path).toBe('REWARDS_NOT_AVAILABLE')
  })
})
