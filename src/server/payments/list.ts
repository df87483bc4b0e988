import type { Trx } from '../store/tenant.ts'

const compact = (row: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null && value !== undefined))

/** A page of payments, newest first; pages count from 0. */
export const listPayments = async (trx: Trx, page: number, size: number) => {
  const counted = await trx
    .selectFrom('payments')
    .select((is) => is.fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await trx
    .selectFrom('payments')
    .innerJoin('quotes', (join) =>
      join.onRef('quotes.org_id', '=', 'payments.org_id').onRef('quotes.id', '=', 'payments.id'),
    )
    .innerJoin('users', (join) =>
      join.onRef('users.org_id', '=', 'payments.org_id').onRef('users.id', '=', 'initiated_by'),
    )
    .leftJoin('identities', (join) =>
      join.onRef('identities.org_id', '=', 'payments.org_id').onRef('identities.id', '=', 'beneficiary_id'),
    )
    .leftJoin('approvals', (join) =>
      join
        .onRef('approvals.org_id', '=', 'payments.org_id')
        .onRef('approvals.payment_id', '=', 'payments.id'),
    )
    .selectAll('payments')
    .select([
      'quotes.source_amount',
      'quotes.source_currency',
      'quotes.destination_amount',
      'quotes.destination_currency',
      'quotes.destination_country',
      'identities.nick_name',
      'approvals.status as approval_status',
      'users.email',
    ])
    .orderBy('payments.created_at', 'desc')
    .orderBy('payments.id', 'desc')
    .limit(size)
    .offset(page * size)
    .execute()
  const content = rows.map((row) =>
    compact({
      payment_id: row.id,
      payment_state: row.state,
      flow: row.flow,
      createdAt: row.created_at.toISOString(),
      modifiedAt: row.modified_at.toISOString(),
      sourceAmount: row.source_amount,
      sourceCurrency: row.source_currency,
      destinationAmount: row.destination_amount,
      destinationCurrency: row.destination_currency,
      destinationCountry: row.destination_country,
      beneficiaryName: row.nick_name,
      internalId: row.internal_id,
      endToEndId: row.end_to_end_id,
      approvalStatus: row.approval_status,
      initiatedBy: row.email,
    }),
  )
  const totalElements = Number.parseInt(counted.total, 10)
  return { content, page: { number: page, size, totalElements, totalPages: Math.ceil(totalElements / size) } }
}
