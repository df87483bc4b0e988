import { sql } from 'kysely'
import { expect, inject, it } from 'vitest'
import { writeAudit } from '#server/store/audit.ts'
import { approve, reject, withdraw } from './approving.ts'
import { LUMEN, newWalk, openMoneyWalk, type Status } from './network-faults/money-walk.ts'
import { asSystem } from './system.ts'

/** First and last walk; more with PORTOLAN_WALKS=1-1000. */
const [FIRST = 1, LAST = 6] = (process.env.PORTOLAN_WALKS?.split('-') ?? []).map(Number)
const STEPS = 16
const { store, begin, expire, tell, report, inTurn, check, refill, stepAtRandom, approver, initiator } =
  await openMoneyWalk()

const step = (status: string, sequence: number, more: Partial<Status> = {}): Status => ({
  status,
  sequence,
  ...more,
})

it.each<[what: string, end: string, statuses: Status[]]>([
  ['out of order', 'COMPLETED', [step('COMPLETED', 3), step('VALIDATING', 1), step('TRANSFERRING', 2)]],
  ['a reversal before the completion', 'RETURNED', [step('RETURNED', 4), step('COMPLETED', 3)]],
  [
    'a reversal after the completion, and again',
    'RETURNED',
    [step('COMPLETED', 3), step('RETURNED', 4), step('RETURNED', 5)],
  ],
  [
    'a failure after the completion',
    'COMPLETED',
    [step('COMPLETED', 3), step('FAILED', 4), step('COMPLETED', 5)],
  ],
  [
    'a completion after the failure',
    'FAILED',
    [step('FAILED', 3), step('COMPLETED', 4), step('RETURNED', 5)],
  ],
  [
    'a refusal after the reversal',
    'RETURNED',
    [step('RETURNED', 4), step('REFUSED', 5), step('COMPLETED', 6)],
  ],
  ['two of one number', 'COMPLETED', [step('COMPLETED', 3), step('FAILED', 3)]],
  [
    'the greatest number first',
    'VALIDATING',
    [step('VALIDATING', Number.MAX_SAFE_INTEGER), step('COMPLETED', 4)],
  ],
  ['a status from the future', 'COMPLETED', [step('COMPLETED', 3, { occurredAt: '2099-01-01T00:00:00Z' })]],
  ['another amount', 'INITIATED', [step('COMPLETED', 3, { amount: '1.00' }), step('COMPLETED', 4)]],
  [
    'another currency',
    'VALIDATING',
    [step('VALIDATING', 1), step('FAILED', 3, { currency: 'USD' }), step('FAILED', 4)],
  ],
  [
    'another amount after the end',
    'COMPLETED',
    [step('COMPLETED', 3), step('RETURNED', 4, { amount: '1.00' })],
  ],
])(
  'moves money once and as the machine allows, where the network tells %s (TRU-945)',
  async (_, end, statuses) => {
    await refill()
    const walk = newWalk(0)
    const paid = (await begin(false))!
    walk.paid.push(paid)
    await inTurn(paid, walk, statuses)
    expect((await check(walk))[0]!.state).toBe(end)
  },
)

it('takes nothing about a payment that was not sent, and decides once what is told at the same moment (TRU-945)', async () => {
  await refill()
  const walk = newWalk(0)
  for (const decide of [approve, reject, withdraw]) {
    const one = (await begin(true))!
    walk.paid.push(one)
    expect(
      await tell('payout.status', {
        paymentId: one.id,
        networkId: 'N',
        status: 'COMPLETED',
        sequence: 1,
        amount: one.amount,
        currency: one.currency,
        occurredAt: '2026-01-01T00:00:00Z',
      }),
    ).toBe(404)
    await check(walk)
    const person = decide === withdraw ? initiator : approver
    await Promise.all([
      decide(person, one.approval!),
      approve(approver, one.approval!),
      report(walk, one, step('COMPLETED', 3), 2),
      expire(one),
      report(walk, one, step('FAILED', 2)),
    ])
    await check(walk)
  }
})

it.runIf(inject('postgresUrl'))(
  'decides by the state of the payment that the message before it left, where both came at the same moment (TRU-946)',
  async () => {
    await refill()
    const walk = newWalk(0)
    const one = (await begin(false))!
    walk.paid.push(one)
    const countWaiting = async () => {
      const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock' and query ilike '%network_payouts%'`.execute(
        store.db,
      )
      return rows[0]!.count
    }
    const messages = await store.db.transaction().execute(async (trx) => {
      await sql`select 1 from network_payouts where id = ${one.id} for update`.execute(trx)
      const first = report(walk, one, step('COMPLETED', 3))
      await expect.poll(countWaiting, { timeout: 10_000 }).toBe(1)
      const second = report(walk, one, step('RETURNED', 4))
      await expect.poll(countWaiting, { timeout: 10_000 }).toBe(2)
      return [first, second]
    })
    await Promise.all(messages)
    expect((await check(walk))[0]!.states).toEqual([
      'INITIATED',
      'VALIDATING',
      'TRANSFERRING',
      'COMPLETED',
      'RETURNED',
    ])
  },
)

it.runIf(inject('postgresUrl'))(
  'locks the account before the trail where a message leads through several states, as everybody does who pays (TRU-947)',
  async () => {
    await refill()
    const walk = newWalk(0)
    const one = (await begin(false))!
    walk.paid.push(one)
    const countWaiting = async () => {
      const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock' and query like '%balances%'`.execute(
        store.db,
      )
      return rows[0]!.count
    }
    const message = await asSystem(store, async (trx) => {
      const { rows } = await sql<{ orgId: string }>`select b.org_id as "orgId" from balances b
        join users u on u.org_id = b.org_id and u.email = ${LUMEN}
        where b.environment = 'uat' and b.currency = 'USD' and b.account_type = 'PAYMENTS' for update of b`.execute(
        trx,
      )
      const telling = report(walk, one, step('COMPLETED', 3))
      await expect.poll(countWaiting, { timeout: 10_000 }).toBe(1)
      const place = { orgId: rows[0]!.orgId, environment: 'uat' as const, userId: null }
      await writeAudit(trx, place, { action: 'account.credit.ask', objectType: 'account', objectId: one.id })
      return [telling]
    })
    await Promise.all(message)
    expect((await check(walk))[0]!.state).toBe('COMPLETED')
  },
)

it('keeps the books whole through whatever order of messages, decisions and corrections (TRU-945)', async () => {
  for (let seed = FIRST; seed <= LAST; seed += 1) {
    await refill()
    const walk = newWalk(seed)
    for (let steps = 0; steps < STEPS; steps += 1) {
      const atOnce = walk.luck.one([1, 1, 2, 3])
      await Promise.all(Array.from({ length: atOnce }, () => stepAtRandom(walk)))
      await check(walk).catch((error: unknown) => {
        throw new Error(`Walk ${seed}, step ${steps}: ${String(error)}`, { cause: error })
      })
    }
  }
})
