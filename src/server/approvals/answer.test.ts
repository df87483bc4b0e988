import { expect, it } from 'vitest'
import { toApproval, type ApprovalRow } from './answer.ts'
import { toApprovalRow } from './row.ts'
import { isAuthorizationOn } from './is-on.ts'

const at = (time: string) => new Date(`2026-03-02T${time}:00Z`)
const row = {
  id: 'a-1',
  created_at: at('08:00'),
  user_email: 'maker@northwind.example',
  environment: 'uat',
  payment_id: 'p-1',
  meta: { quote: {} },
  expires_at: at('10:00'),
  status: 'pending',
  rejection_reasons: [],
  changed: [],
} as unknown as ApprovalRow

it('reads expired from the very moment its time is over, and only while nobody has decided (TRU-289)', () => {
  expect(toApproval(row, at('09:59')).status).toBe('pending')
  expect(toApproval(row, at('10:00')).status).toBe('expired')
  expect(toApproval({ ...row, status: 'approved' }, at('11:00')).status).toBe('approved')
})

it('says what it is about, and what changed or what it is bound to only where there is anything (TRU-289)', () => {
  expect(toApproval(row, at('09:00'))).toEqual({
    approvalId: 'a-1',
    created_at: '2026-03-02T08:00:00.000Z',
    user_email: 'maker@northwind.example',
    environment: 'uat',
    payment_id: 'p-1',
    meta: { quote: {} },
    expires_at: '2026-03-02T10:00:00.000Z',
    status: 'pending',
    rejection_reasons: [],
  })
  const more = { ...row, changed: ['amount'], fingerprint: 'f' }
  expect(toApproval(more, at('09:00'))).toMatchObject({ changed: ['amount'], fingerprint: 'f' })
  expect(toApproval({ ...row, fingerprint: null }, at('09:00'))).not.toHaveProperty('fingerprint')
})

const listed = {
  id: 'a-1',
  payment_id: 'p-1',
  state: 'PENDING_APPROVAL',
  flow: 'DIRECT',
  source: 'USER',
  credential_id: null,
  credential_name: null,
  status: 'pending',
  created_at: at('08:00'),
  expires_at: at('10:00'),
  decided_at: null,
  nick_name: null,
  source_amount: '10.00',
  source_currency: 'GBP',
  destination_amount: '12.70',
  destination_currency: 'USD',
  destination_country: 'US',
  internal_id: 'INV-7',
  initiator_id: 'u-1',
  initiator_first: null,
  initiator_last: 'Maker',
  initiator_email: null,
  decider_id: null,
  decider_first: null,
  decider_last: null,
  decider_email: null,
  requote_id: null,
  rejection_reasons: [],
} as unknown as Parameters<typeof toApprovalRow>[0]

it('lists who asked by the names there are, and nothing of a decision that nobody took (TRU-289)', () => {
  expect(toApprovalRow(listed)).toEqual({
    approvalId: 'a-1',
    payment_id: 'p-1',
    payment_state: 'PENDING_APPROVAL',
    flow: 'DIRECT',
    status: 'pending',
    created_at: '2026-03-02T08:00:00.000Z',
    expires_at: '2026-03-02T10:00:00.000Z',
    sourceAmount: '10.00',
    sourceCurrency: 'GBP',
    destinationAmount: '12.70',
    destinationCurrency: 'USD',
    destinationCountry: 'US',
    internalId: 'INV-7',
    initiatedBy: { id: 'u-1', name: 'Maker', email: '' },
    source: 'USER',
    rejection_reasons: [],
  })
})

it('lists who decided and when, the payee and the fresh quote (TRU-289)', () => {
  const decided = {
    ...listed,
    decided_at: at('09:00'),
    nick_name: 'Taller Azul',
    decider_id: 'u-2',
    decider_first: 'Second',
    decider_email: 'checker@northwind.example',
    requote_id: 'q-2',
  }
  expect(toApprovalRow(decided)).toMatchObject({
    decided_at: '2026-03-02T09:00:00.000Z',
    beneficiaryName: 'Taller Azul',
    decidedBy: { id: 'u-2', name: 'Second', email: 'checker@northwind.example' },
    requote: { quoteId: 'q-2' },
  })
})

it('lists the API credential of the program that started it, by the name it had then (TRU-671)', () => {
  const started = {
    ...listed,
    source: 'CREDENTIAL' as const,
    credential_id: 'c-1',
    credential_name: 'Ledger',
  }
  const credential = { clientId: 'c-1', name: 'Ledger' }
  expect(toApprovalRow(started)).toMatchObject({ source: 'CREDENTIAL', credential })
  expect(toApprovalRow(listed)).not.toHaveProperty('credential')
})

it('puts a second person before payments only where the organisation says the text true (TRU-289)', () => {
  expect(isAuthorizationOn({ payment_authorization: 'true' })).toBe(true)
  for (const settings of [{ payment_authorization: 'false' }, { payment_authorization: '' }, {}])
    expect(isAuthorizationOn(settings as Record<string, string>)).toBe(false)
})
