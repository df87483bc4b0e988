import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { createLuck } from '#server/seed/luck.ts'
import { momentsBefore } from '#server/seed/history/calendar.ts'
import { seed } from '#server/seed/seed.ts'
import type { Store } from '#server/store/store.ts'
import { createTestStore } from './engines.ts'

let store: Store

beforeAll(async () => {
  store = await createTestStore('seeded')
})

const rows = async (query: string) => (await sql.raw<Record<string, string>>(query).execute(store.db)).rows
const count = async (query: string) =>
  Number.parseInt((await rows(`select count(*) as n from ${query}`))[0]!.n!, 10)

it('gives five organisations a believable past', async () => {
  expect(await count('organisations')).toBe(5)
  const all = await count('payments')
  expect(all).toBe(6000)
  const share = async (state: string) => (await count(`payments where state = '${state}'`)) / all
  expect(await share('FAILED')).toBeGreaterThan(0.02)
  expect(await share('FAILED')).toBeLessThan(0.05)
  expect(await share('RETURNED')).toBeGreaterThan(0.002)
  const careful = await count(`payments join organisations o on o.id = org_id where o.name like 'Northwind%'`)
  const waiting = await count(
    `approvals a join organisations o on o.id = a.org_id where a.status = 'pending' and o.name like 'Northwind%'`,
  )
  expect(waiting / careful).toBeCloseTo(0.01, 3)
})

it('leaves nobody deciding their own payment, and every payment with its trail', async () => {
  expect(await count('approvals where decided_by is not null')).toBeGreaterThan(2000)
  expect(await count(`approvals where decided_by = initiated_by and status <> 'cancelled'`)).toBe(0)
  expect(
    await count('payments p where not exists (select 1 from payment_events e where e.payment_id = p.id)'),
  ).toBe(0)
})

it('lets no payment move that a second person rejected', async () => {
  const events = (state: string) =>
    count(`payments p join payment_events e on e.payment_id = p.id
      where p.approval_status = 'rejected' and p.flow = 'DIRECT' and e.state = '${state}'`)
  const rejected = await count(`payments where approval_status = 'rejected' and flow = 'DIRECT'`)
  expect(rejected).toBeGreaterThan(0)
  expect([await events('INITIATED'), await events('VALIDATING')]).toEqual([0, 0])
  expect([await events('PENDING_APPROVAL'), await events('FAILED')]).toEqual([rejected, rejected])
})

it('shows lists of every length: none, one, and more than eight', async () => {
  const lengths = await rows(`select o.name, count(i.id) as n from organisations o
    left join identities i on i.org_id = o.id and i.environment = 'uat' and i.identity_type = 'BENEFICIARY' group by 1`)
  const of = (name: string) => lengths.find((row) => row.name?.startsWith(name))?.n
  expect([of('Harbor'), of('Cordillera'), of('Lumen')]).toEqual(['0', '1', '24'])
})

it('breathes with the week and rises at the end of the month', () => {
  const moments = momentsBefore(new Date('2026-11-21T00:00:00Z'), 6000, createLuck(7))
  const on = (day: number) => moments.filter((moment) => moment.getUTCDay() === day).length
  expect(on(0) * 2).toBeLessThan(on(3))
  const last = moments.filter(
    (moment) => moment.toISOString().slice(0, 10) >= '2026-10-29' && moment.toISOString() < '2026-11',
  )
  const middle = moments.filter(
    (moment) => moment.toISOString().slice(0, 10) >= '2026-10-13' && moment.toISOString() < '2026-10-16',
  )
  expect(last.length).toBeGreaterThan(middle.length)
  expect(moments).toEqual(momentsBefore(new Date('2026-11-21T00:00:00Z'), 6000, createLuck(7)))
})

it('loses no payment, whatever the day', () => {
  const days = Array.from({ length: 60 }, (_, place) => new Date(Date.UTC(2026, 10, 1 + place)))
  const lossy = days.filter((end) => momentsBefore(end, 462, createLuck(7)).length !== 462)
  expect(lossy).toEqual([])
})

it('touches nothing where anything is', async () => {
  expect(await seed(store)).toBe(false)
  expect(await count('payments')).toBe(6000)
})
