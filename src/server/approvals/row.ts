import type { ListedApproval } from './list.ts'

const person = (id: string, first: string | null, last: string | null, email: string | null) => ({
  id,
  name: `${first ?? ''} ${last ?? ''}`.trim(),
  email: email ?? '',
})

/** An approval and its payment, as the approval log shows them. */
export const toApprovalRow = (row: ListedApproval) => ({
  approvalId: row.id,
  payment_id: row.payment_id,
  payment_state: row.state,
  flow: row.flow,
  status: row.status,
  created_at: row.created_at.toISOString(),
  expires_at: row.expires_at.toISOString(),
  ...(row.decided_at ? { decided_at: row.decided_at.toISOString() } : {}),
  ...(row.nick_name ? { beneficiaryName: row.nick_name } : {}),
  sourceAmount: row.source_amount,
  sourceCurrency: row.source_currency,
  destinationAmount: row.destination_amount,
  destinationCurrency: row.destination_currency,
  destinationCountry: row.destination_country,
  internalId: row.internal_id,
  initiatedBy: person(row.starter_id, row.starter_first, row.starter_last, row.starter_email),
  ...(row.decider_id
    ? { decidedBy: person(row.decider_id, row.decider_first, row.decider_last, row.decider_email) }
    : {}),
  rejection_reasons: row.rejection_reasons,
})
