import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Store } from '#server/store/store.ts'
import { identityNamed, payBody, quoteOf, type Caller, type KnownIdentity } from './paying.ts'

export interface Held {
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
  to: KnownIdentity | string,
  changes: object = {},
): Promise<Held> => {
  const known = typeof to === 'string' ? await identityNamed(maker, to) : to
  const { quoteId } = await quoteOf(maker, known)
  const body = payBody(quoteId, known, changes)
  const asked = await maker.call('POST', '/payment_approvals', { body, key: randomUUID() })
  const { payment_id: id, approvalId } = asked.body as { payment_id: string; approvalId: string }
  return { id, approvalId }
}

export const reply = (person: Caller, { approvalId }: Held, body: object, key: string = randomUUID()) =>
  person.call('POST', `/payment_approvals/${approvalId}/reply`, { body, key })

export const approve = (person: Caller, held: Held) => reply(person, held, { status: 'approved' })

export const reject = (person: Caller, held: Held, rejection_reasons: string[] = ['The amount differs.']) =>
  reply(person, held, { status: 'rejected', rejection_reasons })

export const withdraw = (person: Caller, { approvalId }: Held) =>
  person.call('POST', `/payment_approvals/${approvalId}/cancel`, { body: {}, key: randomUUID() })

/** What was done about payments, as the books have it, in the order they are asked for. */
export const booksOfAll = async (store: Store, held: readonly Held[]): Promise<Books[]> => {
  const ids = held.map(({ id }) => id)
  const { rows } = await sql<Books>`select
      (select count(*)::int from pgboss.job where name = 'network.step' and data ->> 'paymentId' = asked.id) as sent,
      array(select action from audit_trail where object_id = asked.id and action not like '%create' order by seq) as decided,
      array(select event from payment_events where payment_id = asked.id::uuid order by seq) as trail,
      (select status from approvals where payment_id = asked.id::uuid) as status,
      (select state from payments where payments.id = asked.id::uuid) as state
    from unnest(${ids}::text[]) with ordinality as asked(id, place) order by asked.place`.execute(store.db)
  return rows
}

export const booksOf = async (store: Store, held: Held): Promise<Books> =>
  (await booksOfAll(store, [held]))[0]!
