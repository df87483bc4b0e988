import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Handler, HandlersById } from '#server/app/call.ts'
import type { Store } from '#server/store/store.ts'
import { identityNamed, payBody, quoteOf, type Caller, type IdentityRecord } from './paying.ts'
import { asSystem } from './system.ts'

export interface PendingPayment {
  id: string
  approvalId: string
}

export interface Books {
  /** Steps handed to the network. */
  sent: number
  decided: string[]
  trail: string[]
  status: string
  state: string
}

/** Submits a payment for approval, to the beneficiary of that nickname or the one given. */
export const hold = async (
  maker: Caller,
  to: IdentityRecord | string,
  changes: object = {},
): Promise<PendingPayment> => {
  const record = typeof to === 'string' ? await identityNamed(maker, to) : to
  const { quoteId } = await quoteOf(maker, record)
  const body = payBody(quoteId, record, changes)
  const requested = await maker.call('POST', '/payment_approvals', { body, key: randomUUID() })
  const { payment_id: id, approvalId } = requested.body as { payment_id: string; approvalId: string }
  return { id, approvalId }
}

export const reply = (
  person: Caller,
  { approvalId }: PendingPayment,
  body: object,
  key: string = randomUUID(),
) => person.call('POST', `/payment_approvals/${approvalId}/reply`, { body, key })

export const approve = (person: Caller, pendingPayment: PendingPayment) =>
  reply(person, pendingPayment, { status: 'approved' })

export const reject = (
  person: Caller,
  pendingPayment: PendingPayment,
  rejection_reasons: string[] = ['The amount differs.'],
) => reply(person, pendingPayment, { status: 'rejected', rejection_reasons })

export const withdraw = (person: Caller, { approvalId }: PendingPayment) =>
  person.call('POST', `/payment_approvals/${approvalId}/cancel`, { body: {}, key: randomUUID() })

const byNetwork = sql`('VALIDATING', 'TRANSFERRING', 'COMPLETED')`

/**
 * Reads the stored decisions about payments, in the order of the given payments. Steps of the network are excluded.
 */
export const booksOfAll = async (
  store: Store,
  pendingPayments: readonly PendingPayment[],
): Promise<Books[]> => {
  const ids = JSON.stringify(pendingPayments.map(({ id }) => id))
  const { rows } = await sql<Books>`select
      (select count(*)::int from network_payouts where id = asked.id::uuid) as sent,
      array(select action from audit_trail where object_id = asked.id and action not like '%create'
        and action not in ('payment.report', 'account.read') order by seq) as decided,
      array(select event from payment_events where payment_id = asked.id::uuid and state not in ${byNetwork} order by seq) as trail,
      (select status from approvals where payment_id = asked.id::uuid) as status,
      (select case when state in ${byNetwork} then 'INITIATED' else state end from payments
        where payments.id = asked.id::uuid) as state
    from jsonb_array_elements_text(${ids}::jsonb) with ordinality as asked(id, place) order by asked.place`.execute(
    store.db,
  )
  return rows
}

export const booksOf = async (store: Store, pendingPayment: PendingPayment): Promise<Books> =>
  (await booksOfAll(store, [pendingPayment]))[0]!

/** Creates pending payments as copies of a submitted one. */
export const copiesOf = (
  store: Store,
  { id: from }: PendingPayment,
  count: number,
): Promise<PendingPayment[]> =>
  asSystem(store, async (trx) => {
    const copies = sql`(select n.id from jsonb_array_elements_text(${JSON.stringify(
      Array.from({ length: count }, () => randomUUID()),
    )}::jsonb) with ordinality as n(id, place))`
    await sql`insert into quotes select made.* from quotes kept, ${copies} as new,
      jsonb_populate_record(kept, jsonb_build_object('id', new.id)) as made where kept.id = ${from}`.execute(
      trx,
    )
    await sql`insert into payments (org_id, environment, id, flow, state, initiated_by, beneficiary_id, internal_id, end_to_end_id)
      select org_id, environment, new.id::uuid, flow, state, initiated_by, beneficiary_id, internal_id, end_to_end_id
      from payments kept, ${copies} as new where kept.id = ${from}`.execute(trx)
    await sql`insert into payment_events (org_id, environment, payment_id, state, event, user_id)
      select org_id, environment, new.id::uuid, state, event, user_id
      from payment_events kept, ${copies} as new where kept.payment_id = ${from}`.execute(trx)
    const { rows } =
      await sql<PendingPayment>`insert into approvals (org_id, environment, payment_id, initiated_by, user_email, meta, expires_at)
      select org_id, environment, new.id::uuid, initiated_by, user_email, meta, expires_at
      from approvals kept, ${copies} as new where kept.payment_id = ${from}
      returning payment_id as id, id as "approvalId"`.execute(trx)
    return rows
  })

/** Counts how many approvals are worked on at the same time. */
export const countAtWork =
  (most: { atOnce: number }) =>
  (handlers: HandlersById): HandlersById => {
    const decide = handlers['payments.approve']!
    let atWork = 0
    const counted: Handler = async (request) => {
      atWork += 1
      most.atOnce = Math.max(most.atOnce, atWork)
      return decide(request).finally(() => (atWork -= 1))
    }
    return { ...handlers, 'payments.approve': counted }
  }
