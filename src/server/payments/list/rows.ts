import type { PaymentRow } from '#definition/generated/wire-entities.ts'
import { present } from '../../app/values/present-values.ts'
import type { Trx } from '../../store/tenant.ts'
import { extrasIn } from '../../extras/extras.ts'
import { ofBeneficiary } from '../../identities/beneficiary.ts'
import { credentialOf } from '../../app/origin.ts'

const COLUMNS = [
  'payments.id',
  'payments.state',
  'payments.flow',
  'payments.side',
  'payments.payment_type',
  'payments.source',
  'payments.credential_id',
  'payments.credential_name',
  'payments.created_at',
  'payments.modified_at',
  'payments.source_amount',
  'payments.source_currency',
  'payments.destination_amount',
  'payments.destination_currency',
  'payments.destination_country',
  'payments.rate',
  'payments.beneficiary_id',
  'payments.internal_id',
  'payments.end_to_end_id',
  'payments.initiated_by',
  'payments.contract_expires_at',
  'payments.fully_locked',
  'payments.settling',
  'payments.labels',
  'payments.extras',
] as const

const readRows = (trx: Trx, ids: readonly string[]) =>
  trx
    .selectFrom('payments')
    .innerJoin('users', (join) =>
      join.onRef('users.org_id', '=', 'payments.org_id').onRef('users.id', '=', 'payments.initiated_by'),
    )
    .leftJoin('identities', ofBeneficiary)
    .leftJoin('approvals', (join) =>
      join
        .onRef('approvals.org_id', '=', 'payments.org_id')
        .onRef('approvals.payment_id', '=', 'payments.id'),
    )
    .select(COLUMNS)
    .select([
      'identities.nick_name',
      'approvals.status',
      'approvals.expires_at as approval_expires_at',
      'users.email',
      'users.first_name',
      'users.last_name',
    ])
    .where('payments.id', 'in', ids)
    .execute()

type Read = Awaited<ReturnType<typeof readRows>>[number]

const approvalOf = ({ status, approval_expires_at: ends }: Read, now: Date): PaymentRow['approval'] =>
  status && ends
    ? { status: status === 'pending' && ends <= now ? 'expired' : status, expires_at: ends.toISOString() }
    : undefined

const contractOf = ({ flow, contract_expires_at: ends, internal_id, labels }: Read, now: Date) =>
  flow === 'LEGACY'
    ? {
        contract_expired: ends !== null && ends <= now,
        ...present({ expires_at: ends?.toISOString() }),
        internal_info: { internal_id, labels },
      }
    : { contract_expired: false }

/** Returns a payment as a list row (PAY-021..026, PAY-030, PAY-034). */
const toRow = (row: Read, now: Date): PaymentRow => ({
  payment_id: row.id,
  payment_state: row.state,
  flow: row.flow,
  side: row.side,
  payment_type: row.payment_type,
  source: row.source,
  ...credentialOf(row),
  createdAt: row.created_at.toISOString(),
  modifiedAt: row.modified_at.toISOString(),
  sourceAmount: row.source_amount,
  sourceCurrency: row.source_currency,
  destinationAmount: row.destination_amount,
  destinationCurrency: row.destination_currency,
  destinationCountry: row.destination_country,
  rate: row.rate,
  ...present({
    beneficiaryId: row.beneficiary_id,
    beneficiaryName: row.nick_name,
    approval: approvalOf(row, now),
  }),
  ...extrasIn(row),
  internalId: row.internal_id,
  endToEndId: row.end_to_end_id,
  initiatedBy: {
    id: row.initiated_by,
    name: `${row.first_name} ${row.last_name}`.trim(),
    email: row.email,
  },
  fully_locked: row.fully_locked,
  settling: row.settling,
  ...contractOf(row, now),
})

/** Returns the payments with these IDs, in that order. */
export const rowsOf = async (trx: Trx, ids: readonly string[], now: Date): Promise<PaymentRow[]> => {
  if (ids.length === 0) return []
  const read = new Map((await readRows(trx, ids)).map((row) => [row.id, toRow(row, now)]))
  return ids.map((id) => read.get(id)).filter((row) => row !== undefined)
}
