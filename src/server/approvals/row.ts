import { sql } from 'kysely'
import { credentialOf } from '../app/origin.ts'
import { ofBeneficiary } from '../identities/beneficiary.ts'
import type { Trx } from '../store/tenant.ts'
import { approvalStatusNow } from '../store/lapsing.ts'
import { narrowed, type ApprovalFilters } from './approval-filters.ts'

export interface ApprovalRowsQuery extends ApprovalFilters {
  sort_direction?: 'asc' | 'desc'
}

const requoteNow = sql<string | null>`(select fresh.id from quotes fresh where fresh.org_id = payments.org_id
  and fresh.replaces = payments.id and fresh.state = 'open' and fresh.expires_at > app_now()
  order by fresh.created_at desc limit 1)`

/** Selects approvals with their payments and the people of both sides. */
export const rowsOf = (trx: Trx, userId: string, query: ApprovalRowsQuery) => {
  const direction = query.sort_direction ?? 'desc'
  return narrowed(trx, userId, query)
    .innerJoin('payments', (join) =>
      join
        .onRef('payments.org_id', '=', 'approvals.org_id')
        .onRef('payments.id', '=', 'approvals.payment_id'),
    )
    .innerJoin('quotes', (join) =>
      join.onRef('quotes.org_id', '=', 'payments.org_id').onRef('quotes.id', '=', 'payments.id'),
    )
    .innerJoin('users as initiator', (join) =>
      join
        .onRef('initiator.org_id', '=', 'approvals.org_id')
        .onRef('initiator.id', '=', 'approvals.initiated_by'),
    )
    .leftJoin('users as decider', (join) =>
      join.onRef('decider.org_id', '=', 'approvals.org_id').onRef('decider.id', '=', 'approvals.decided_by'),
    )
    .leftJoin('identities', ofBeneficiary)
    .select([
      'approvals.id',
      'approvals.payment_id',
      'approvals.created_at',
      'approvals.expires_at',
      'approvals.decided_at',
      'approvals.rejection_reasons',
      approvalStatusNow.as('status'),
      requoteNow.as('requote_id'),
      'payments.state',
      'payments.source',
      'payments.credential_id',
      'payments.credential_name',
      'payments.flow',
      'payments.internal_id',
      'quotes.source_amount',
      'quotes.source_currency',
      'quotes.destination_amount',
      'quotes.destination_currency',
      'quotes.destination_country',
      'identities.nick_name',
      'initiator.id as initiator_id',
      'initiator.first_name as initiator_first',
      'initiator.last_name as initiator_last',
      'initiator.email as initiator_email',
      'decider.id as decider_id',
      'decider.first_name as decider_first',
      'decider.last_name as decider_last',
      'decider.email as decider_email',
    ])
    .orderBy('approvals.created_at', direction)
    .orderBy('approvals.id', direction)
}

type SelectedRow = Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number]

const person = (id: string, first: string | null, last: string | null, email: string | null) => ({
  id,
  name: `${first ?? ''} ${last ?? ''}`.trim(),
  email: email ?? '',
})

/** Returns an approval and its payment as a row of the approval log. */
export const toApprovalRow = (row: SelectedRow) => ({
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
  initiatedBy: person(row.initiator_id, row.initiator_first, row.initiator_last, row.initiator_email),
  source: row.source,
  ...credentialOf(row),
  ...(row.decider_id
    ? { decidedBy: person(row.decider_id, row.decider_first, row.decider_last, row.decider_email) }
    : {}),
  ...(row.requote_id ? { requote: { quoteId: row.requote_id } } : {}),
  rejection_reasons: row.rejection_reasons,
})
