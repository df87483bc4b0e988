import { beforeAll, expect, it } from 'vitest'
import { listApprovals } from '#server/approvals/list.ts'
import { readBalances, readUsage } from '#server/balances/balance-amounts.ts'
import { listBatches } from '#server/batches/list.ts'
import { readDayRange } from '#server/home/days.ts'
import { readPaymentsData } from '#server/home/payments-data.ts'
import { findBatches } from '#server/search/batches.ts'
import { findPayments } from '#server/search/payments.ts'
import { appNow } from '#server/store/clock.ts'
import type { Store } from '#server/store/store.ts'
import { describeEachEngine } from './engines.ts'
import { plansOf } from './explained.ts'
import { asSystem } from './system.ts'

describeEachEngine('plans', (makeStore) => {
  let store: Store

  beforeAll(async () => {
    store = await makeStore('seeded')
  })

  it('asks indexes, whichever list or sum it is', async () => {
    const place = await asSystem(store, (trx) =>
      trx
        .selectFrom('users')
        .select(['id', 'org_id'])
        .where('email', '=', 'maker@northwind.example')
        .executeTakeFirstOrThrow(),
    )
    const tenant = { orgId: place.org_id, userId: place.id, environment: 'uat' as const }
    const now = await asSystem(store, appNow)
    const first = { page: 0, size: 10 }
    const plans = await plansOf(store, tenant, async (trx) => {
      await listApprovals(trx, place.id, { ...first, status: 'pending', mine: 'others' })
      await listBatches(trx, first)
      await findPayments(trx, 'abcdef', 8)
      await findBatches(trx, 'abcdef', 8)
      await readBalances(trx, now)
      await readUsage(trx, now)
      const expected = await readDayRange(trx, {}, { zone: 'Europe/Berlin', now, most: 3660 })
      if ('days' in expected) await readPaymentsData(trx, expected)
    })
    expect(plans.length).toBeGreaterThan(9)
    expect(plans.filter((plan) => /Seq Scan on (payments|approvals)/.test(plan))).toEqual([])
    expect(
      plans.some((plan) => /using approvals_(status|due)|Index Scan on approvals_(status|due)/.test(plan)),
    ).toBe(true)
    for (const key of ['internal_key', 'end_to_end_key', 'id'])
      expect(plans.some((plan) => new RegExp(`Index Cond: .*\\(?${key} >= `).test(plan)) || key).toBe(true)
  })
})
