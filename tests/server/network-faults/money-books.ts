import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Store } from '#server/store/store.ts'
import { shippedMachines } from '../server.ts'
import { asSystem } from '../system.ts'

export interface PaymentBooks {
  id: string
  org: string
  state: string
  amount: string
  entry: string
  bookings: string[]
  states: string[]
  reported: string[]
  decisions: number
  decided: string
}

interface AccountBooks {
  org: string
  currency: string
  settled: string
  reserved: string
  available: string | null
  open: string
  booked: string
  isTakenBack: boolean
}

interface CreditBooks {
  reference: string
  kind: string
  state: string
  amount: string
  bookings: string[]
  decided: number
}

const WAITING = 'PENDING_APPROVAL'

const readBooks = (store: Store, emails: readonly string[], ids: readonly string[]) =>
  asSystem(store, async (trx) => {
    const orgs = sql`(select org_id from users where email = any (${[...emails]}::text[]))`
    const payments = await sql<PaymentBooks>`
      select p.id, p.org_id as org, p.state, trim_scale(p.source_amount)::text as amount, e.state as entry,
        array(select trim_scale(change)::text from account_bookings k where k.org_id = p.org_id and k.object_id = p.id
          order by place) as bookings,
        array(select state from payment_events v where v.org_id = p.org_id and v.payment_id = p.id order by seq) as states,
        array(select details ->> 'to' from audit_trail t where t.org_id = p.org_id and t.object_id = p.id::text
          and t.action = 'payment.report' order by seq) as reported,
        (select count(*)::int from audit_trail t where t.org_id = p.org_id and t.object_id = p.id::text and
          t.action in ('payment.approve', 'payment.reject', 'approval.cancel', 'approval.expire')) as decisions,
        coalesce((select status from approvals a where a.org_id = p.org_id and a.payment_id = p.id), 'none') as decided
      from payments p join account_entries e on e.org_id = p.org_id and e.object_id = p.id
      where p.id = any (${[...ids]}::uuid[])`.execute(trx)
    const accounts = await sql<AccountBooks>`
      select b.org_id as org, b.currency, b.settled::text, b.held::text as reserved, b.available::text,
        (select coalesce(sum(amount), 0)::text from account_entries e where e.org_id = b.org_id and e.environment = b.environment
          and e.account_id = b.account_id and e.currency = b.currency and e.state = 'HELD' and e.indicator = 'DEBIT') as open,
        (select coalesce(sum(change), 0)::text from account_bookings k where k.org_id = b.org_id and k.environment = b.environment
          and k.account_id = b.account_id and k.currency = b.currency) as booked,
        exists (select from account_entries e where e.org_id = b.org_id and e.environment = b.environment
          and e.account_id = b.account_id and e.currency = b.currency and e.object_type = 'REVERSAL'
          and e.state <> 'RELEASED') as "isTakenBack"
      from balances b where b.org_id in ${orgs} and b.environment = 'uat' and b.account_type = 'PAYMENTS'`.execute(
      trx,
    )
    const credits = await sql<CreditBooks>`
      select c.reference, c.kind, c.state, trim_scale(c.amount)::text as amount,
        array(select trim_scale(change)::text from account_bookings k where k.org_id = c.org_id and k.object_id = c.id) as bookings,
        (select count(*)::int from audit_trail t where t.org_id = c.org_id and t.object_id = c.id::text
          and t.action in ('account.credit.book', 'account.credit.reject')) as decided
      from account_credits c where c.org_id in ${orgs} and c.environment = 'uat' and c.reference like 'W-%'`.execute(
      trx,
    )
    return { payments: payments.rows, accounts: accounts.rows, credits: credits.rows }
  })

const { definition } = shippedMachines().DIRECT!
const fundsOf = (state: string) => {
  const funds = (definition.states[state] ?? definition.displays?.find((one) => one.state === state))?.funds
  return funds?.toUpperCase()
}

/** The states of a payment after the decision about it. */
const AFTER: Readonly<Record<string, readonly string[]>> = {
  approved: [definition.initial],
  rejected: ['FAILED'],
  cancelled: ['CANCELED'],
  expired: ['EXPIRED'],
  pending: [],
}

const isMove = (from: string, to: string) =>
  definition.moves.some((move) => move.from.includes(from) && move.to === to)

const checkPayment = ({
  id,
  state,
  amount,
  entry,
  bookings,
  states,
  reported,
  decisions: decided,
  decided: how,
}: PaymentBooks) => {
  const says = `payment ${id}: ${states.join(' → ')}`
  expect(states.at(-1), says).toBe(state)
  const before = how === 'none' ? [definition.initial] : [WAITING, ...(AFTER[how] ?? [])]
  expect([says, states.slice(0, before.length)]).toEqual([says, before])
  const after = states.slice(before.length)
  for (const [at, to] of after.entries())
    expect([says, to, isMove(after[at - 1] ?? before.at(-1)!, to)]).toEqual([says, to, true])
  expect([says, entry]).toEqual([says, fundsOf(state)])
  const isPaid = states.includes('COMPLETED')
  const expected = [...(isPaid ? [`-${amount}`] : []), ...(isPaid && state === 'RETURNED' ? [amount] : [])]
  expect([says, bookings]).toEqual([says, expected])
  expect([says, reported]).toEqual([says, after])
  expect([says, decided]).toEqual([says, how === 'none' || how === 'pending' ? 0 : 1])
}

const checkCredit = ({ reference, kind, state, amount, bookings, decided }: CreditBooks) => {
  const says = `${kind} ${reference}, ${state}`
  const change = kind === 'CREDIT' ? amount : `-${amount}`
  expect([says, bookings, decided]).toEqual([
    says,
    state === 'booked' ? [change] : [],
    state === 'waiting' ? 0 : 1,
  ])
}

/** Checks what must hold of the money of these people's organisations after whatever has happened (TRU-945). */
export const openMoneyBooks = (store: Store, emails: readonly string[]) => {
  const nameOf = ({ org, currency }: AccountBooks) => `${org} ${currency}`
  const before = new Map<string, number>()
  return {
    /** Begins anew, with accounts that were filled by hand. */
    begin: async () => {
      for (const account of (await readBooks(store, emails, [])).accounts)
        before.set(nameOf(account), Number(account.settled) - Number(account.booked))
    },
    check: async (ids: readonly string[]) => {
      const books = await readBooks(store, emails, ids)
      for (const payment of books.payments) checkPayment(payment)
      for (const credit of books.credits) checkCredit(credit)
      for (const account of books.accounts) {
        const { settled, reserved, available, open, booked, isTakenBack } = account
        const says = nameOf(account)
        expect([says, Number(reserved)]).toEqual([says, Number(open)])
        expect(Number(settled) - Number(booked), says).toBeCloseTo(before.get(says) ?? 0, 6)
        expect(Number(available ?? 0), says).toBeLessThanOrEqual(Number(settled))
        if (!isTakenBack) expect(Number(available ?? 0), says).toBeGreaterThanOrEqual(0)
      }
      return books
    },
  }
}
