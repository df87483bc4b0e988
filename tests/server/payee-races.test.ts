import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, inject, it } from 'vitest'
import { approve, hold } from './approving.ts'
import { describeAnyEngine } from './engines.ts'
import { business } from './holders.ts'
import { codeOf, identityNamed, pay, quoteOf } from './paying.ts'
import { signIn } from './sign-in.ts'
import { asSystem } from './system.ts'
import { withFlag } from './with-flag.ts'
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

describeAnyEngine('a payment while its payee is deleted', (makeStore) => {
  it.runIf(inject('postgresUrl'))(
    'orders a payout with the whole payee, whose data stay with it (TRU-813)',
    async () => {
      const store = await makeStore('seeded')
      const { app, network } = await openWorld(store)
      network.answer((path) =>
        path.startsWith('/payouts/') ? new Response('{}', { status: 503 }) : undefined,
      )
      const maker = await signIn(app, 'maker@lumen.example')
      const model = await identityNamed(maker, 'Taller Azul')
      const { id } = await asSystem(store, async (trx) => {
        const { rows } = await sql<{
          id: string
        }>`insert into identities (org_id, environment, identity_type, use_case, holder_type,
          nick_name, country, currency, payout_category, network, requirements, extras, created_by)
        select org_id, environment, identity_type, use_case, holder_type, 'Never paid', country, currency, payout_category, network,
          requirements || ${JSON.stringify({ [ACCOUNT]: OTHER })}::jsonb, extras, created_by
        from identities where id = ${model.identityId} returning id`.execute(trx)
        return rows[0]!
      })
      const payee = { ...model, identityId: id, nickName: 'Never paid' }
      const { quoteId } = await quoteOf(maker, payee)
      const waitsFor = async (statement: string) => {
        const { rows } = await sql`select from pg_stat_activity where datname = current_database()
        and wait_event_type = 'Lock' and query ilike ${`${statement}%`}`.execute(store.db)
        return rows.length > 0
      }
      // The payment has looked at its payee, and waits for its quote while the payee is deleted.
      const [payment, deletion] = await asSystem(store, async (trx) => {
        await sql`select 1 from quotes where id = ${quoteId} for update`.execute(trx)
        const paid = pay(maker, payee, { internalId: 'RACE-1' }, undefined, quoteId)
        await expect.poll(() => waitsFor('update "quotes"'), { timeout: 10_000 }).toBe(true)
        let isDeleted = false
        const deleted = maker
          .call('DELETE', `/pii_proxy/v2/identities/${id}`)
          .finally(() => (isDeleted = true))
        await expect
          .poll(async () => isDeleted || (await waitsFor('select "id" from "identities"')), {
            timeout: 10_000,
          })
          .toBe(true)
        return [paid, deleted] as const
      })
      const { status, body } = await payment
      expect(status, JSON.stringify(body)).toBe(200)
      expect((await deletion).status).toBe(200)
      const stored = await asSystem(store, (trx) =>
        sql`select o.payout -> 'beneficiary' ->> ${ACCOUNT} as ordered, i.requirements ->> ${ACCOUNT} as stored
        from network_payouts o join identities i on i.id = ${id} where o.id = ${quoteId}`.execute(trx),
      )
      expect(stored.rows).toEqual([{ ordered: OTHER, stored: OTHER }])
    },
  )
})

describeAnyEngine('an account that is added while its payee is deleted', (makeStore) => {
  it.runIf(inject('postgresUrl'))(
    'is refused, and leaves nothing with who was erased (TRU-814)',
    async () => {
      const store = await makeStore('seeded')
      const { app } = await openWorld(store)
      const maker = await signIn(app, 'maker@lumen.example')
      const { id, path } = await withFlag(store, 'v3Identity', true, async () => {
        const body = {
          identityType: 'business',
          paymentRole: 'BENEFICIARY',
          nickName: 'Elm',
          internalId: 'E-9',
          business,
        }
        const made = await maker.call('POST', '/pii_proxy/v3/identities', { body, key: randomUUID() })
        const { identityId } = made.body as { identityId: string }
        return { id: identityId, path: `/pii_proxy/v3/identities/${identityId}/financial-instruments` }
      })
      const usAch = {
        bankName: 'First Bank',
        bankRoutingNumber: '021000021',
        accountNumber: '987654321',
        accountType: 'CHECKING',
      }
      const body = { currency: 'USD', label: 'Main', financialInstrumentType: 'US_ACH', usAch }
      const added = await withFlag(store, 'v3Identity', true, async () => {
        const adding = await asSystem(store, async (trx) => {
          await sql`select 1 from identities where id = ${id} for update`.execute(trx)
          const request = maker.call('POST', path, { body, key: randomUUID() })
          await expect
            .poll(
              async () =>
                (
                  await sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
                  and (query ilike '%financial_instruments%' or query ilike '%identities%')`.execute(store.db)
                ).rows.length,
              { timeout: 10_000 },
            )
            .toBeGreaterThan(0)
          await sql`update identities set archived_at = app_now(), requirements = '{}', nick_name = '', internal_id = null
          where id = ${id}`.execute(trx)
          return [request] as const
        })
        return adding[0]
      })
      expect(codeOf(added), JSON.stringify(added.body)).toBe('IDENTITY_DELETED')
      const stored = await asSystem(store, (trx) =>
        sql`select requirements, (select count(*)::int from financial_instruments where identity_id = ${id}) as accounts
        from identities where id = ${id}`.execute(trx),
      )
      expect(stored.rows).toEqual([{ requirements: {}, accounts: 0 }])
    },
  )
})
