import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { CreditRefused, decideCredit } from '#server/balances/credit.ts'
import type { JobDefinition } from '#server/jobs/jobs.ts'
import { OrderRefused, resumeOrder } from '#server/network/order/stuck.ts'
import { defineApprovalExpiry } from '#server/payments/moves/approval/approval-expiry.ts'
import { approve, hold, reject, withdraw, type PendingPayment } from '../approving.ts'
import { fund } from '../funding.ts'
import { openAdapterWorld } from './adapter-world.ts'
import { createLuck, type Luck } from './luck.ts'
import { openMoneyBooks } from './money-books.ts'
import { identityNamed, pay } from '../paying.ts'
import { shippedMachines, shippedWorld } from '../server.ts'
import { signIn } from '../sign-in.ts'
import { asSystem } from '../system.ts'

const NORTHWIND = 'maker@northwind.example'
export const LUMEN = 'maker@lumen.example'
const STATUSES = [
  'ACCEPTED',
  'VALIDATING',
  'TRANSFERRING',
  'COMPLETED',
  'COMPLETED',
  'REFUSED',
  'FAILED',
  'CANCELED',
  'RETURNED',
  'ON_THE_MOON',
] as const
/** Ends, and the statuses that may lead there. */
const CAUSES: Readonly<Record<string, readonly string[]>> = {
  COMPLETED: ['COMPLETED'],
  RETURNED: ['RETURNED'],
  FAILED: ['FAILED', 'REFUSED', 'CANCELED'],
}

interface Paid {
  id: string
  approval?: PendingPayment
  amount: string
  currency: string
}

export interface Walk {
  luck: Luck
  paid: Paid[]
  /** Statuses with the right amount, by payment. */
  messages: Map<string, Set<string>>
  /** Requests that failed in the server. */
  failed: string[]
}

export interface Status {
  status: string
  sequence: number
  amount?: string
  currency?: string
  occurredAt?: string
}

export const newWalk = (seed: number): Walk => ({
  luck: createLuck(seed),
  paid: [],
  messages: new Map(),
  failed: [],
})

const note = ({ failed }: Walk, what: string, status: number) => {
  if (status >= 500) failed.push(`${what}: ${status}`)
}

/** Two organisations, one of which decides by two people, at a network that a test plays, and everything that may happen to their money. */
export const openMoneyWalk = async () => {
  const world = await openAdapterWorld()
  const { store, app, send, pass } = world
  const [maker, checker, other] = await Promise.all(
    [NORTHWIND, 'checker@northwind.example', LUMEN].map((email) => signIn(app, email)),
  )
  const [theirs, ours] = [
    await identityNamed(maker!, 'Employee MX-2'),
    await identityNamed(other!, 'Taller Azul'),
  ]
  const organisations = await asSystem(store, async (trx) => {
    const { rows } = await sql<{
      id: string
    }>`select org_id as id from users where email in (${NORTHWIND}, ${LUMEN})`.execute(trx)
    return rows.map(({ id }) => id)
  })

  let turn: () => Promise<unknown> = async () => {}
  defineApprovalExpiry({ define: (job: JobDefinition) => void (turn = () => job.work({})) }, store, {
    machines: shippedMachines(),
    definitions: shippedWorld().definitions,
  })

  /** Creates a payment: one that waits for a second person, or one that is sent at once. */
  const begin = async (isPending: boolean): Promise<Paid | undefined> => {
    const approval = isPending ? await hold(maker!, theirs).catch(() => undefined) : undefined
    const made = isPending ? undefined : await pay(other!, ours).catch(() => undefined)
    const id = approval?.id ?? (made?.body as { payment_id?: string } | undefined)?.payment_id
    if (id === undefined) return undefined
    const { rows } = await asSystem(store, (trx) =>
      sql<{
        amount: string
        currency: string
      }>`select destination_amount::text as amount, destination_currency as currency
      from payments where id = ${id}`.execute(trx),
    )
    return { id, ...rows[0]!, ...(approval && { approval }) }
  }

  /** Ends the time of an approval, and lets the job find that. */
  const expire = async ({ id }: Paid) => {
    await asSystem(store, (trx) =>
      sql`update approvals set expires_at = app_now() where payment_id = ${id} and status = 'pending'`.execute(
        trx,
      ),
    )
    return turn()
  }

  const tell = (type: string, data: object, id: string = randomUUID()) =>
    send({ id, body: JSON.stringify({ type, data }) })

  /** A status of the network about a payment, sent twice now and then. */
  const report = async (walk: Walk, paid: Paid, { occurredAt, ...status }: Status, times = 1) => {
    const { messages } = walk
    const { id: paymentId, amount, currency } = paid
    const data = {
      networkId: 'N-1',
      amount,
      currency,
      paymentId,
      occurredAt: occurredAt ?? '2026-01-01T00:00:00Z',
      ...status,
    }
    if (Number(data.amount) === Number(amount) && data.currency === currency)
      messages.set(paymentId, new Set([...(messages.get(paymentId) ?? []), status.status]))
    const id = `w-${paymentId}-${JSON.stringify(status).replaceAll(/\W/g, '')}`
    for (let time = 0; time < times; time += 1)
      note(walk, `${status.status} of ${paymentId}`, await tell('payout.status', data, id))
  }

  const decideOne = async ({ luck }: Walk) => {
    const waiting = await asSystem(store, (trx) =>
      trx
        .selectFrom('account_credits')
        .select('id')
        .where('state', '=', 'waiting')
        .where('reference', 'like', 'W-%')
        .execute(),
    )
    if (waiting.length === 0) return
    const { id } = luck.one(waiting)
    await asSystem(store, (trx) =>
      decideCredit(trx, id, luck.one(['booked', 'rejected']), luck.one(['first', 'second'])),
    ).catch((error: unknown) => {
      if (!(error instanceof CreditRefused)) throw error
    })
  }

  const ofAccount = async (walk: Walk) => {
    const { luck } = walk
    const place = {
      organisationId: luck.one(organisations),
      environment: 'uat',
      currency: luck.isIn(0.9) ? 'USD' : 'EUR',
      bookedAt: luck.isIn(0.9) ? '2026-01-02T09:00:00Z' : '2099-01-01T00:00:00Z',
      amount: luck.one(['150.00', '150.00', '40.00', '900.00']),
    }
    const reference = `W-${luck.upTo(9)}`
    const isCredit = luck.isIn(0.55)
    const status = isCredit
      ? await tell('account.credit', { ...place, creditId: reference })
      : await tell('account.reversal', { ...place, reversalId: reference, creditId: 'W-1' })
    note(
      walk,
      `${isCredit ? 'credit' : 'reversal'} ${reference} of ${place.amount} ${place.currency}`,
      status,
    )
  }

  const ofPayment = async (walk: Walk): Promise<unknown> => {
    const { luck, paid } = walk
    if (paid.length === 0) return undefined
    const one = luck.one(paid)
    const { approval } = one
    if (approval && luck.isIn(0.5)) {
      const move = luck.one([approve, approve, approve, reject, withdraw])
      const { status } = await move(luck.isIn(0.7) === (move === withdraw) ? maker! : checker!, approval)
      return note(walk, `a decision on ${one.id}`, status)
    }
    return report(
      walk,
      one,
      {
        status: luck.one(STATUSES),
        sequence: luck.one([1, 2, 3, 4, 5, 6, Number.MAX_SAFE_INTEGER]),
        ...(luck.isIn(0.08) && { amount: luck.one(['1.00', `${one.amount}1`, '1e3', '-1']) }),
        ...(luck.isIn(0.05) && { currency: luck.one(['USD', 'XTS', one.currency.toLowerCase()]) }),
        ...(luck.isIn(0.1) && { occurredAt: '2099-01-01T00:00:00Z' }),
      },
      luck.one([1, 1, 2]),
    )
  }

  const lookAgain = async ({ luck, paid }: Walk) => {
    if (paid.length === 0) return
    await asSystem(store, (trx) => resumeOrder(trx, luck.one(paid).id, 'one')).catch((error: unknown) => {
      if (!(error instanceof OrderRefused)) throw error
    })
  }

  const stepAtRandom = async (walk: Walk): Promise<unknown> => {
    const { luck, paid } = walk
    const kind = luck.upTo(19)
    if (kind < 4) {
      const begun = paid.length < 7 ? await begin(luck.isIn(0.6)) : undefined
      return begun && paid.push(begun)
    }
    if (kind < 13) return ofPayment(walk)
    if (kind < 16) return ofAccount(walk)
    if (kind === 16) return decideOne(walk)
    if (kind === 17) return lookAgain(walk)
    if (kind === 18) return turn()
    return paid.length > 0 && luck.isIn(0.5) ? expire(luck.one(paid)) : pass(600)
  }

  const books = openMoneyBooks(store, [NORTHWIND, LUMEN])

  /** Checks the books, that nothing ended that no valid message ended, and that no request failed. */
  const check = async ({ paid, messages, failed }: Walk) => {
    const { payments } = await books.check(paid.map(({ id }) => id))
    for (const { id, reported } of payments)
      for (const state of reported) {
        const causes = CAUSES[state]
        if (causes)
          expect([id, state, causes.some((one) => messages.get(id)?.has(one))]).toEqual([id, state, true])
      }
    expect(failed).toEqual([])
    return payments
  }

  const refill = async () => {
    for (const email of [NORTHWIND, LUMEN]) await fund(store, { email }, '700.00')
    return books.begin()
  }

  const inTurn = async (paid: Paid, walk: Walk, statuses: readonly Status[]) => {
    for (const status of statuses) {
      await report(walk, paid, status, 2)
      await check(walk)
    }
  }
  return {
    store,
    begin,
    expire,
    tell,
    report,
    inTurn,
    check,
    refill,
    stepAtRandom,
    approver: checker!,
    initiator: maker!,
  }
}
