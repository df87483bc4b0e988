import { describe, expect, it } from 'vitest'
import { toLegacyQuote, toQuote } from '../quotes/answer.ts'
import { toPayment, type PaymentParts } from './answer.ts'
import { sourceOf } from './initiator.ts'

const at = (time: string) => new Date(`2026-03-02T${time}:00Z`)
const now = at('12:00')

const quote = {
  id: 'p-1',
  state: 'accepted',
  quote_type: 'SOURCE_AMOUNT',
  source_amount: '900.00',
  source_currency: 'GBP',
  destination_amount: '1140.00',
  destination_currency: 'USD',
  destination_country: 'US',
  payin_category: 'FUNDED',
  payout_category: 'BANK',
  network: null,
  rail: 'ACH',
  settles: 'minutes',
  rate: '1.2666',
  total_fee: '1.00',
  fee_breakdown: [],
  sender_address: 'a@one',
  receiver_address: 'b@two',
  created_at: at('08:00'),
  expires_at: at('09:00'),
} as unknown as PaymentParts['quote']

const payment = {
  id: 'p-1',
  state: 'VALIDATING',
  flow: 'DIRECT',
  environment: 'uat',
  side: 'sender',
  payment_type: 'SEND',
  source: 'USER',
  credential_id: null,
  credential_name: null,
  contract_expires_at: null,
  fully_locked: false,
  settling: false,
  created_at: at('08:30'),
  modified_at: at('08:45'),
  memo: null,
  purpose_code: null,
  source_of_cash: null,
  transaction_hash: null,
  batch_id: null,
  extras: [],
  internal_id: 'INV-7',
  end_to_end_id: 'E-7',
  cause: null,
  labels: [],
  user_info: null,
} as unknown as PaymentParts['payment']

const initiator = {
  id: 'u-1',
  name: 'First Maker',
  email: 'maker@northwind.example',
}
const parts: PaymentParts = { payment, quote, events: [], files: [], initiator, confirmed: [] }
const cause = {
  code: 'C-1',
  title: 'Closed',
  description: 'The account is closed.',
  causeClass: 'USER_ERROR',
}
const network = { cause: (id: string) => (id === 'closed' ? cause : undefined) } as Parameters<
  typeof toPayment
>[1]

const shown = (changes: Partial<PaymentParts['payment']> = {}, more: Partial<PaymentParts> = {}) =>
  toPayment({ ...parts, ...more, payment: { ...payment, ...changes } }, network, now)
const events = (...states: readonly [string, string, object?][]) =>
  states.map(([state, time, detail = {}]) => ({
    state,
    at: at(time),
    detail,
  })) as unknown as PaymentParts['events']

const bare = {
  payment_id: 'p-1',
  payment_state: 'VALIDATING',
  flow: 'DIRECT',
  environment: 'uat',
  side: 'sender',
  payment_type: 'SEND',
  is_return: false,
  source: 'USER',
  contract_expired: false,
  fully_locked: false,
  settling: false,
  createdAt: '2026-03-02T08:30:00.000Z',
  modifiedAt: '2026-03-02T08:45:00.000Z',
  quote: toQuote(quote, now),
  internalId: 'INV-7',
  endToEndId: 'E-7',
  files: [],
  initiatedBy: initiator,
  timeline: [],
}

describe('a payment as it is shown (TRU-494)', () => {
  it('holds what there is, and nothing of what there is not', () => {
    expect(shown()).toEqual(bare)
    expect(Object.keys(shown()).toSorted()).toEqual(Object.keys(bare).toSorted())
    const given = {
      memo: 'M',
      purpose_code: 'P',
      source_of_cash: 'S',
      transaction_hash: 'H',
      batch_id: 'b-1',
    }
    expect(shown(given)).toEqual({
      ...bare,
      memo: 'M',
      purposeCode: 'P',
      sourceOfCash: 'S',
      transactionHash: 'H',
      batchId: 'b-1',
    })
  })

  it('names the program that started it, and says that money came back by itself', () => {
    const started = { source: 'CREDENTIAL', credential_id: 'c-1', credential_name: 'Ledger sync' } as const
    expect(shown(started)).toEqual({
      ...bare,
      source: 'CREDENTIAL',
      credential: { clientId: 'c-1', name: 'Ledger sync' },
    })
    expect(shown({ credential_id: 'c-1' })).not.toHaveProperty('credential')
    expect(shown({ credential_name: 'Ledger sync' })).not.toHaveProperty('credential')
    expect(shown({ payment_type: 'RETURN' })).toMatchObject({ is_return: true })
    expect(shown({ fully_locked: true, settling: true })).toMatchObject({
      fully_locked: true,
      settling: true,
    })
  })

  it('is past its contract from the very moment that ends', () => {
    expect(shown({ contract_expires_at: at('12:00') }).contract_expired).toBe(true)
    expect(shown({ contract_expires_at: at('12:01') }).contract_expired).toBe(false)
  })

  it('shows both people, the payee with how it changed, and the approval', () => {
    const identity = { id: 'i-1', nick_name: 'Taller Azul', identity_type: 'BENEFICIARY', requirements: {} }
    const person = identity as unknown as NonNullable<PaymentParts['beneficiary']>
    const change = { at: '2026-03-01T08:00:00.000Z' } as unknown as NonNullable<PaymentParts['payeeChange']>
    const further = { at: '2026-03-01T09:00:00.000Z' } as unknown as NonNullable<
      PaymentParts['furtherAccount']
    >
    const approval = {
      id: 'a-1',
      status: 'pending',
      created_at: at('08:30'),
      expires_at: at('13:00'),
      changed: [],
    } as unknown as NonNullable<PaymentParts['approval']>
    const all = shown(
      {},
      { beneficiary: person, originator: person, payeeChange: change, furtherAccount: further, approval },
    )
    expect(all).toMatchObject({
      beneficiary: {
        identityId: 'i-1',
        nickName: 'Taller Azul',
        payeeChange: change,
        furtherAccount: further,
      },
      originator: { identityId: 'i-1' },
      approval: { approvalId: 'a-1', status: 'pending' },
    })
    expect(all.originator).not.toHaveProperty('payeeChange')
  })

  it('says what it was like and somebody confirmed, with the payment or the batch where one is known', () => {
    const confirmed = [
      { says: 'Like one.', paymentId: 'p-2', batchId: null },
      { says: 'Like many.', paymentId: null, batchId: 'b-2' },
      { says: 'Like itself.' },
    ]
    expect(shown({}, { confirmed }).confirmedDuplicates).toEqual([
      { says: 'Like one.', paymentId: 'p-2' },
      { says: 'Like many.', batchId: 'b-2' },
      { says: 'Like itself.' },
    ])
  })

  it('has come by the states of the network, each with its time', () => {
    const states = ['INITIATED', 'VALIDATING', 'TRANSFERRING', 'COMPLETED', 'FAILED', 'RETURNED']
    const passed = events(
      ['PENDING_APPROVAL', '08:30'],
      ...states.map((state) => [state, '08:40'] as [string, string]),
    )
    expect(shown({}, { events: passed }).timeline).toEqual(
      states.map((state) => ({ state, at: '2026-03-02T08:40:00.000Z' })),
    )
  })

  it('says why it failed or came back, by its cause or in the words it was sent back with', () => {
    const returned = (detail: object) =>
      events(['RETURNED', '09:00', { says: 'Before.' }], ['RETURNED', '10:00', detail], ['OTHER', '10:30'])
    expect(shown({ state: 'FAILED', cause: 'closed' })).toEqual({
      ...bare,
      payment_state: 'FAILED',
      error: cause,
    })
    for (const state of ['FAILED', 'VALIDATING', 'RETURNED'])
      expect(Object.keys(shown({ state, cause: state === 'VALIDATING' ? 'closed' : null }))).toEqual(
        Object.keys(shown()),
      )
    const back = (cause_: string | null, detail: object) =>
      shown({ state: 'RETURNED', cause: cause_ }, { events: returned(detail) })
    expect(back('closed', { says: 'FX costs' })).toMatchObject({
      returned: { reason: 'The account is closed.', at: '2026-03-02T10:00:00.000Z' },
    })
    expect(back(null, { says: 'FX costs' }).returned?.reason).toBe('FX costs')
    for (const detail of [{}, { says: 7 }]) expect(back(null, detail)).not.toHaveProperty('returned')
    expect(shown({ state: 'RETURNED', cause: 'closed' })).not.toHaveProperty('error')
    expect(shown({ state: 'FAILED', cause: 'closed' }, { events: returned({}) })).not.toHaveProperty(
      'returned',
    )
  })

  it('of the legacy flow has a contract, its labels and what was said of it', () => {
    const legacy = shown({ flow: 'LEGACY', labels: ['approved'], contract_expires_at: at('11:00') })
    const quoted = toLegacyQuote(quote)
    const more = {
      contract: {
        sender_end_to_end_id: 'E-7',
        quote: quoted,
        fx_rate: '1.2666',
        created_at: '2026-03-02T08:30:00.000Z',
        sender_address: 'a@one',
        receiver_address: 'b@two',
        expires_at: '2026-03-02T11:00:00.000Z',
      },
      internal_info: { internal_id: 'INV-7', labels: ['approved'] },
      modified_at: '2026-03-02T08:45:00.000Z',
      user_info: {},
    }
    expect(legacy).toEqual({ ...bare, flow: 'LEGACY', contract_expired: true, ...more })
    const info = { name: 'Ana' } as unknown as NonNullable<PaymentParts['payment']['user_info']>
    const open = shown({ flow: 'LEGACY', user_info: info })
    expect(open.contract?.expires_at).toBe('2026-03-02T09:00:00.000Z')
    expect(open.user_info).toEqual({ name: 'Ana' })
  })
})

it('keeps by what a payment was started: a person, or a program under its name of then (TRU-494)', () => {
  expect(sourceOf({ session: {} as Parameters<typeof sourceOf>[0]['session'] })).toEqual({ source: 'USER' })
  const credential = { id: 'c-1', name: 'Ledger sync' }
  const session = { credential } as Parameters<typeof sourceOf>[0]['session']
  const source = { source: 'CREDENTIAL', credential_id: 'c-1', credential_name: 'Ledger sync' }
  expect(sourceOf({ session })).toEqual(source)
})
