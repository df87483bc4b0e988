import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { createStore } from '#server/store/store.ts'
import { createTestStore } from './engines.ts'
import { listeningPool } from './listening-pool.ts'
import type { Caller } from './paying.ts'
import { createTestServer } from './server.ts'
import { signIn } from './sign-in.ts'
import { orgOf } from './snapshot.ts'
import { asSystem } from './system.ts'

const SIZE = 100

interface Payment {
  id: string
  state: string
  side: string
  type: string
  created_at: Date
  sending_amount: number
  receiving_amount: number
  currency: string
  labels: string[]
}

const DAY = 86_400_000
const LATE = new Date(Date.now() - DAY).toISOString()
const LATELY = new Date(Date.now() - 17 * DAY).toISOString()
const EARLY = new Date(Date.now() - 27.5 * DAY).toISOString()
// Each leaves out something, but little; the amounts are asked for where many are the same.
const LOOSE: Record<string, [filter: object, fits: (payment: Payment) => boolean]> = {
  'a state': [{ states: ['COMPLETED'] }, ({ state }) => state === 'COMPLETED'],
  'a side': [{ side: ['sender'] }, ({ side }) => side === 'sender'],
  'a direction': [{ payment_type: ['SEND'] }, ({ type }) => type === 'SEND'],
  'a time': [
    { after: EARLY, before: LATE },
    ({ created_at }) => created_at >= new Date(EARLY) && created_at <= new Date(LATE),
  ],
  'a currency and an amount': [
    { quote_type: 'SENDING_AMOUNT', currency: 'USD', min_amount: '500' },
    ({ currency, sending_amount }) => currency === 'USD' && sending_amount >= 500,
  ],
  'an amount received': [
    { quote_type: 'RECEIVING_AMOUNT', max_amount: '1500000' },
    ({ receiving_amount }) => receiving_amount <= 1_500_000,
  ],
  'no label': [
    { without_labels: ['pending_approval'] },
    ({ labels }) => !labels.includes('pending_approval'),
  ],
  'a state, a side and no label': [
    { states: ['COMPLETED'], side: ['sender'], without_labels: ['pending_approval'] },
    ({ state, side, labels }) =>
      state === 'COMPLETED' && side === 'sender' && !labels.includes('pending_approval'),
  ],
}

// These leave out more than passing everything would save.
const STRICT: Record<string, [filter: object, fits: (payment: Payment) => boolean]> = {
  'a time and a state': [
    { after: LATELY, states: ['COMPLETED'] },
    ({ created_at, state }) => created_at >= new Date(LATELY) && state === 'COMPLETED',
  ],
  'a currency and large amounts': [
    { quote_type: 'SENDING_AMOUNT', currency: 'USD', min_amount: '30000' },
    ({ currency, sending_amount }) => currency === 'USD' && sending_amount >= 30_000,
  ],
}

const WAYS = [
  ['created_at', 'desc'],
  ['sending_amount', 'asc'],
  ['receiving_amount', 'desc'],
] as const

describe('a far place of a list', () => {
  const heard: string[] = []
  let payments: Payment[]
  let maker: Caller

  beforeAll(async () => {
    const plain = await createTestStore('many')
    const orgId = await orgOf(plain, 'maker@northwind.example')
    const mine = sql`org_id = ${orgId}::uuid and environment = 'uat'`
    payments = await asSystem(plain, async (trx) => {
      await sql`update payments set source_amount = 500, destination_amount = 1500000
        where ${mine} and internal_id like '%7'`.execute(trx)
      await sql`update payments set side = 'receiver' where ${mine} and internal_id like '%31'`.execute(trx)
      await sql`update payments set source_amount = 499.99995 where ${mine} and internal_id like '%13'`.execute(
        trx,
      )
      const { rows } = await sql<Payment>`
        select id, state, side, payment_type as type, created_at, source_amount::float8 as sending_amount,
          destination_amount::float8 as receiving_amount, source_currency as currency, labels
        from payments where ${mine}`.execute(trx)
      return rows
    })
    maker = await signIn(
      await createTestServer(
        createStore(
          plain.engine,
          listeningPool(plain.pool, (text) => heard.push(text)),
        ),
      ),
      'maker@northwind.example',
    )
  })

  const inOrder =
    (by: (typeof WAYS)[number][0], direction: 'asc' | 'desc') => (one: Payment, other: Payment) => {
      const way = direction === 'asc' ? 1 : -1
      const [a, b] = [Number(one[by]), Number(other[by])]
      if (a !== b) return a < b ? -way : way
      return one.id < other.id ? -way : way
    }

  const pageOf = async (body: object) => {
    heard.length = 0
    const answer = await maker.call('POST', '/payout_proxy/payments/filter', {
      query: { env_name: 'uat' },
      body: { ...body, size: SIZE },
    })
    expect(answer.status).toBe(200)
    const { content } = answer.body as { content: { payment_id: string }[] }
    const passed = heard.filter((text) => text.includes('"passed"')).length
    return { ids: content.map(({ payment_id }) => payment_id), passed }
  }

  describe.each(Object.entries(STRICT))('narrowed by %s, which leaves out much', (_name, [filter, fits]) => {
    it.each(WAYS)(
      'and sorted by %s %s, holds what stands there and passes nothing twice (PAY-031, API-085)',
      async (sort_field, sort_direction) => {
        const fitting = payments.filter(fits).toSorted(inOrder(sort_field, sort_direction))
        const page = Math.floor(fitting.length / SIZE / 2)
        const { ids, passed } = await pageOf({ ...filter, sort_field, sort_direction, page })
        expect(ids).toEqual(fitting.slice(page * SIZE, (page + 1) * SIZE).map(({ id }) => id))
        expect(passed).toBe(0)
      },
    )
  })

  describe.each(Object.entries(LOOSE))('narrowed by %s, which leaves out little', (_name, [filter, fits]) => {
    it.each(WAYS)(
      'and sorted by %s %s, holds the payments that stand there, from either end (PAY-031, API-085)',
      async (sort_field, sort_direction) => {
        const fitting = payments.filter(fits).toSorted(inOrder(sort_field, sort_direction))
        expect(fitting.length).toBeLessThan(payments.length)
        const middle = Math.floor(fitting.length / SIZE / 2)
        for (const page of [middle - 10, middle + 10]) {
          const { ids, passed } = await pageOf({ ...filter, sort_field, sort_direction, page })
          expect(ids).toEqual(fitting.slice(page * SIZE, (page + 1) * SIZE).map(({ id }) => id))
          expect(passed).toBe(1)
        }
      },
    )
  })
})
