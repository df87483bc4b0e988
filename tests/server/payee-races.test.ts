import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, inject, it } from 'vitest'
import { approve, hold } from './approving.ts'
import { describeAnyEngine } from './engines.ts'
import { identityNamed } from './paying.ts'
import { signIn } from './sign-in.ts'
import { asSystem } from './system.ts'
import { openWorld } from './world.ts'

const ACCOUNT = 'CdtrAcct.Id.Othr.Id'
const OTHER = '032180000118359719'

describeAnyEngine('an approval while its payee changes', (makeStore) => {
  it.runIf(inject('postgresUrl'))('orders the payout that was approved, and no other (TRU-767)', async () => {
    const store = await makeStore('seeded')
    const { app, pass } = await openWorld(store)
    const maker = await signIn(app, 'maker@northwind.example')
    const checker = await signIn(app, 'checker@northwind.example')
    const payee = await identityNamed(maker, 'Employee MX-2')
    const before = await asSystem(store, (trx) =>
      sql<{ account: string }>`select requirements ->> ${ACCOUNT} as account from identities
        where id = ${payee.identityId}`.execute(trx),
    )
    expect(before.rows[0]?.account).toMatch(/^(?!032180000118359719)\d{18}$/)
    const stored = await hold(maker, payee)
    await pass(1)

    const waiting = async (count: number) => {
      const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(store.db)
      return rows[0]!.count >= count
    }
    const change = () =>
      asSystem(store, (trx) =>
        sql`update identities set requirements = requirements || ${JSON.stringify({ [ACCOUNT]: OTHER })}::jsonb
          where id = ${payee.identityId}`.execute(trx),
      )
    // Another request locks the approval after it was compared, and meanwhile its payee changes.
    const [approval, changed] = await asSystem(store, async (trx) => {
      await sql`select 1 from approvals where payment_id = ${stored.id} for update`.execute(trx)
      const approved = approve(checker, stored)
      await expect.poll(() => waiting(1), { timeout: 10_000 }).toBe(true)
      const written = change()
      await Promise.race([written, setTimeout(1_000)])
      return [approved, written] as const
    })
    const { status, body } = await approval
    expect(status, JSON.stringify(body)).toBe(200)
    await changed
    const orders = await asSystem(store, (trx) =>
      sql<{ account: string }>`select payout -> 'beneficiary' ->> ${ACCOUNT} as account
        from network_payouts where id = ${stored.id}`.execute(trx),
    )
    expect(orders.rows).toEqual(before.rows)
  })
})
