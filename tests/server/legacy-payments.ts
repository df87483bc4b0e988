import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Store } from '#server/store/store.ts'
import { asJson } from '#server/store/json.ts'
import type { Caller } from './paying.ts'
import { asSystem } from './system.ts'

export interface Placed {
  state: string
  side?: 'sender' | 'intermediary' | 'receiver'
  labels?: string[]
  fullyLocked?: boolean
  settling?: boolean
  scenario?: string
  /** Seconds until the contract ends. */
  seconds?: number
}

export interface SeenPayment {
  payment_id: string
  payment_state: string
  settling: boolean
  internal_info: { labels: string[] }
  returned?: { reason: string }
  approval?: { status: string; rejection_reasons: string[]; fingerprint?: string }
}

const ORGANISATION = 'cordillera.example'

/** Body of a request for a legacy quote. */
export const legacyQuote = (changes: object = {}) => ({
  senderAccount: 'settlement',
  quoteType: 'SENDING_AMOUNT',
  amount: '250.10',
  currency: 'USD',
  payoutCurrency: 'MXN',
  country: 'MX',
  receiverHost: 'rn.mx.banco-norte',
  receiverAccount: 'payout',
  payoutMethodCategory: 'RTGS',
  ...changes,
})

const personOf = (email: string) =>
  sql<{ org_id: string; id: string }>`select org_id, id from users where email = ${email}`

/** A payment of the legacy flow as it is found one day, with its quote, and with its approval where it waits for one. */
export const placePayment = (store: Store, placed: Placed): Promise<string> =>
  asSystem(store, async (trx) => {
    const id = randomUUID()
    const maker = (await personOf(`maker@${ORGANISATION}`).execute(trx)).rows[0]!
    const own = { org_id: maker.org_id, environment: 'uat' as const, id }
    await trx
      .insertInto('quotes')
      .values({
        ...own,
        collection_id: id,
        user_id: maker.id,
        flow: 'LEGACY',
        state: 'accepted',
        quote_type: 'SENDING_AMOUNT',
        source_amount: '100.00',
        source_currency: 'USD',
        destination_amount: '1700.00',
        destination_currency: 'MXN',
        destination_country: 'MX',
        payin_category: 'FUNDED',
        payout_category: 'BANK',
        network: null,
        rail: 'SPEI',
        settles: 'minutes',
        rate: '17',
        total_fee: '0',
        fee_breakdown: asJson([]),
        sender_address: 'settlement@rn.us.pier-seven-bank',
        receiver_address: 'payout@rn.mx.banco-norte',
        expires_at: sql<Date>`app_now()`,
      })
      .execute()
    await trx
      .insertInto('payments')
      .values({
        ...own,
        flow: 'LEGACY',
        state: placed.state,
        initiated_by: maker.id,
        internal_id: 'M-1',
        end_to_end_id: 'E-1',
        labels: placed.labels ?? [],
        side: placed.side ?? 'sender',
        fully_locked: placed.fullyLocked ?? false,
        settling: placed.settling ?? false,
        scenario: placed.scenario ?? null,
        contract_expires_at: sql<Date>`app_now() + make_interval(secs => ${placed.seconds ?? 86_400}::float8)`,
      })
      .execute()
    if (placed.labels?.some((label) => label.endsWith('pending_approval'))) {
      await trx
        .insertInto('approvals')
        .values({
          org_id: maker.org_id,
          environment: 'uat',
          payment_id: id,
          initiated_by: maker.id,
          user_email: `maker@${ORGANISATION}`,
          meta: asJson({}),
          expires_at: sql<Date>`app_now() + interval '1 day'`,
        })
        .execute()
    }
    return id
  })

/** Moves of people: the state in which each is open, and the body it needs. */
export const openMoves: readonly { path: string; login: string; placed: Placed; body?: object }[] = [
  { path: 'lock', login: 'maker', placed: { state: 'ACCEPTED', side: 'receiver' } },
  { path: 'reject_lock', login: 'maker', placed: { state: 'ACCEPTED', side: 'intermediary' } },
  { path: 'settle', login: 'maker', placed: { state: 'LOCKED', labels: ['approved'] } },
  { path: 'retry', login: 'maker', placed: { state: 'LOCK_DECLINED' } },
  { path: 'complete', login: 'maker', placed: { state: 'EXECUTED', side: 'receiver' } },
  { path: 'fail', login: 'maker', placed: { state: 'LOCKED' } },
  {
    path: 'return',
    login: 'maker',
    placed: { state: 'COMPLETED', side: 'receiver' },
    body: { reason: 'FX_COSTS' },
  },
  { path: 'approve', login: 'checker', placed: { state: 'ACCEPTED', labels: ['pending_approval'] } },
  {
    path: 'reject',
    login: 'checker',
    placed: { state: 'LOCKED', labels: ['pending_approval'] },
    body: { reason: 'No.' },
  },
]

/** Makes a move of a payment, each time with an intent of its own unless one is given. */
export const move = (
  person: Caller,
  id: string,
  path: string,
  body: object = {},
  key: string = randomUUID(),
) => person.call('POST', `/payments/${id}/${path}`, { body, key })

export const see = async (person: Caller, id: string): Promise<SeenPayment> =>
  (await person.call('GET', `/payments/${id}`)).body as SeenPayment

export interface SeenEvent {
  event: string
  by?: { email: string }
  detail: Record<string, unknown>
}

export const trailOf = async (person: Caller, id: string): Promise<SeenEvent[]> =>
  ((await person.call('GET', `/audit/payment/${id}`)).body as { events: SeenEvent[] }).events

export const sentenceOf = (answer: { body: unknown }): string =>
  (answer.body as { clientMessage?: string }).clientMessage ?? ''

/** Stores the organisation's settings of authorization and settlement (PAY-067, SET-004). */
export const setSettings = (store: Store, settings: Record<string, string>): Promise<void> =>
  asSystem(store, async (trx) => {
    const maker = (await personOf(`maker@${ORGANISATION}`).execute(trx)).rows[0]!
    for (const [name, value] of Object.entries(settings)) {
      await trx
        .updateTable('organisation_settings')
        .set({ setting_value: value })
        .where('org_id', '=', maker.org_id)
        .where('setting_name', '=', name)
        .execute()
    }
  })
