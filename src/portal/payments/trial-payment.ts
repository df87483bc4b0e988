import { paymentId, userId } from '../trial/trial-answers.ts'

const at = (minute: number) => `2026-03-04T12:0${minute}:00.000Z`
export const maker = { id: userId, name: 'Trial Maker', email: 'maker@trial.example' }
export const checker = {
  id: '22222222-2222-4222-8222-222222222223',
  name: 'Trial Checker',
  email: 'checker@trial.example',
}

export const file = {
  fileId: '55555555-5555-4555-8555-555555555555',
  name: 'invoice-7.pdf',
  size: 48_213,
  type: 'application/pdf',
}

/** A payment of the new flow that has arrived. */
export const payment = {
  payment_id: paymentId,
  payment_state: 'COMPLETED',
  flow: 'DIRECT',
  environment: 'uat',
  side: 'sender',
  payment_type: 'SEND',
  is_return: false,
  source: 'USER',
  contract_expired: false,
  fully_locked: false,
  settling: false,
  createdAt: at(0),
  modifiedAt: at(3),
  quote: {
    quoteId: paymentId,
    quoteStatus: 'ACCEPTED',
    quoteAmountType: 'SOURCE_AMOUNT',
    sourceAmount: '1000.50',
    sourceCurrency: 'USD',
    destinationAmount: '17123.45',
    destinationCurrency: 'MXN',
    destinationCountry: 'MX',
    payinCategory: 'FUNDED',
    payoutCategory: 'BANK',
    rail: 'SPEI',
    settles: 'Within minutes',
    createdAt: at(0),
    expiresAt: at(5),
    adjustedExchangeRate: { adjustedRate: '17.1149' },
    fees: {
      totalFee: '3.50',
      feeCurrency: 'USD',
      feeBreakdown: [
        { feeDescription: 'Transfer fee', calculatedFee: '0.50' },
        { feeDescription: 'Share of the amount', calculatedFee: '3.00' },
      ],
    },
  },
  beneficiary: {
    identityId: '44444444-4444-4444-8444-444444444444',
    nickName: 'Supplier one',
    displayName: 'Supplier One SA',
    account: 'MX-7781-4300',
    accountShort: '…4300',
    holderType: 'BUSINESS',
    country: 'MX',
    currency: 'MXN',
  },
  memo: 'INVOICE 7',
  internalId: 'INV-7',
  endToEndId: 'E2E7',
  purposeCode: 'SUPPLIER',
  files: [file],
  initiatedBy: maker,
  timeline: [
    { state: 'INITIATED', at: at(0) },
    { state: 'VALIDATING', at: at(1) },
    { state: 'TRANSFERRING', at: at(2) },
    { state: 'COMPLETED', at: at(3) },
  ],
}

const legacyQuote = {
  quote_id: paymentId,
  type: 'SENDING_AMOUNT',
  amount: '1000.50',
  currency_code: 'USD',
  sender_address: 'settlement@rn.us.trial',
  receiver_address: 'payout@rn.mx.trial-bank',
  quote_elements: [
    {
      quote_element_order: 1,
      sender_address: 'settlement@rn.us.trial',
      receiver_address: 'payout@rn.mx.trial-bank',
      sending_amount: '1000.50',
      receiving_amount: '17123.45',
      sending_fee: '3.50',
      receiving_fee: '0',
      sending_currency_code: 'USD',
      receiving_currency_code: 'MXN',
      transfer_currency_code: 'USD',
    },
  ],
  fx_rate: '17.1149',
  created_at: at(0),
  expires_at: '2099-03-04T12:00:00.000Z',
}

const { beneficiary: _none, purposeCode: _purpose, ...common } = payment

/** A payment of the legacy flow that this organisation receives and may lock. */
export const legacy = {
  ...common,
  payment_state: 'ACCEPTED',
  flow: 'LEGACY',
  side: 'receiver',
  files: [],
  timeline: [],
  contract: {
    sender_end_to_end_id: 'E2E7',
    quote: legacyQuote,
    fx_rate: '17.1149',
    created_at: at(0),
    sender_address: 'settlement@rn.us.trial',
    receiver_address: 'payout@rn.mx.trial-bank',
    expires_at: '2099-03-04T12:00:00.000Z',
  },
  internal_info: { internal_id: 'INV-7', labels: ['urgent'] },
  modified_at: at(3),
  user_info: {},
}

/** What happened to the legacy payment. */
export const trail = {
  payment_id: paymentId,
  events: [
    { event: 'initiated', at: at(0), by: maker, detail: { state: 'QUOTED' } },
    { event: 'quote accepted', at: at(1), by: maker, detail: { state: 'ACCEPTED' } },
    { event: 'locked', at: at(2), detail: { state: 'LOCKED' } },
    { event: 'authorized', at: at(3), by: checker, detail: { state: 'LOCKED' } },
  ],
}

const ofPayment = `GET /payments/${paymentId}`
const ofTrail = `GET /audit/payment/${paymentId}`

/** What the trial server says of this payment. */
export const answersFor = (record: object | number, events: unknown = trail) => ({
  [ofPayment]: record,
  [ofTrail]: events,
  'GET /payout_proxy/data-requirements': {
    partnerName: 'Trial partner',
    fields: [],
    payment: {
      purposeRequired: true,
      sourceOfCashRequired: false,
      documentsRequired: true,
      purposes: [{ value: 'SUPPLIER', label: 'Supplier payment' }],
      sourcesOfCash: [],
    },
  },
})

export const paymentPath = `/payments/${paymentId}`
