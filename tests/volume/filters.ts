const range = { after: '2020-01-01T00:00:00Z', before: '2090-01-01T00:00:00Z' }

/** Every filter a list of payments can be narrowed by, common and rare. */
export const filters: Readonly<Record<string, object>> = {
  nothing: {},
  'a payment': { payment_id: '00000000-0000-4000-8000-000000000000' },
  'an end-to-end ID': { sender_end_to_end_id: 'E2E-1' },
  'an internal ID': { internal_id: 'INV-77' },
  'a common state': { states: ['COMPLETED'] },
  'a rare state': { states: ['LOCKED'] },
  'two states': { states: ['FAILED', 'RETURNED'] },
  'what waits': { states: ['PENDING_APPROVAL'] },
  'what was rejected': { states: ['REJECTED'] },
  'a decision': { approval_status: ['rejected'] },
  requests: { payment_type: ['REQUEST'] },
  'a side': { side: ['sender'] },
  'all directions': { payment_type: ['SEND', 'REQUEST', 'RETURN'] },
  'a time': range,
  'a time and a state': { ...range, states: ['FAILED'] },
  'a destination currency': { destination_currency: 'MXN' },
  'a currency and a state': { destination_currency: 'MXN', states: ['COMPLETED'] },
  'a currency sent': { quote_type: 'SENDING_AMOUNT', currency: 'EUR' },
  'few amounts sent': { quote_type: 'SENDING_AMOUNT', min_amount: '100', max_amount: '500' },
  'many amounts received': { quote_type: 'RECEIVING_AMOUNT', min_amount: '1000' },
  'a nickname': { beneficiary_nickname: 'taller' },
  'any nickname': { beneficiary_nickname: 'a' },
  'a host': { hosts: ['rn.mx.receiver'] },
  'the own host': { hosts: ['rn.us.sender'] },
  'an account': { accounts: ['payout300@rn.mx.receiver'] },
  'a label': { with_labels: ['pending_approval'] },
  'no label': { without_labels: ['pending_approval'] },
}

export const sorts = ['created_at', 'sending_amount', 'receiving_amount'] as const
