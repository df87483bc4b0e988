import { sql, type RawBuilder } from 'kysely'
import type { ApprovalRow } from '../approvals/answer.ts'
import { identityAt } from '../identities/stored-identity.ts'
import { findPerson } from '../users/person.ts'
import { checkUuid } from '#values/uuid.ts'
import type { Row } from '../store/generated/database.ts'
import type { Trx } from '../store/tenant.ts'
import type { EventRow, PaymentParts } from './answer.ts'
import { findRequote } from './moves/requote.ts'

export const eventsOf = (trx: Trx, id: string): Promise<EventRow[]> =>
  trx.selectFrom('payment_events').selectAll().where('payment_id', '=', id).orderBy('seq').execute()

/**
 * The fingerprint of what the reader sees, with the identities as they were, to compare it with what was
 * submitted.
 */
const shownFingerprint = sql<string>`md5(approval_binding(org_id, payment_id,
  (select created_at from payments where payments.org_id = approvals.org_id and payments.id = payment_id))::text)`.as(
  'fingerprint',
)

const approvalOf = async (trx: Trx, id: string): Promise<ApprovalRow | undefined> => {
  const approval = await trx
    .selectFrom('approvals')
    .selectAll()
    .select(shownFingerprint)
    .where('payment_id', '=', id)
    .executeTakeFirst()
  return approval?.status === 'pending' ? { ...approval, requote: await findRequote(trx, id) } : approval
}

const filesOf = (trx: Trx, id: string) =>
  trx
    .selectFrom('file_references')
    .innerJoin('files', (join) =>
      join
        .onRef('files.id', '=', 'file_references.file_id')
        .onRef('files.org_id', '=', 'file_references.org_id'),
    )
    .select(['files.id as fileId', 'files.name', 'files.size', 'files.type'])
    .where('reference_id', '=', id)
    .orderBy('files.created_at')
    .execute()

interface Confirmed {
  says: string
  row?: number
  paymentId?: string
  batchId?: string
}

/**
 * Reads the confirmed duplicates of a payment, its batch row and its batch from the audit trail (TRU-116).
 */
const confirmedOf = async (
  trx: Trx,
  { id, batch_id: batch }: Pick<Row<'payments'>, 'id' | 'batch_id'>,
): Promise<Confirmed[]> => {
  const describeChange = (
    type: string,
    objectId: string,
    which: RawBuilder<unknown>,
  ) => sql`select told.says, told."row", told."paymentId", told."batchId" from audit_trail,
      jsonb_to_recordset(details->'confirmedDuplicates') as told(says text, "row" int, "paymentId" text, "batchId" text, "changeId" text)
    where object_type = ${type} and object_id = ${objectId}
      and jsonb_typeof(details->'confirmedDuplicates'->0) = 'object' and told."changeId" is null and ${which}`
  const ofRow = sql`(told."row" is null or told."row" = (select "row" from batch_rows where batch_id = ${batch}::uuid and quote_id = ${id}::uuid))`
  const own = describeChange('payment', id, sql`true`)
  const all = batch === null ? own : sql`${own} union all ${describeChange('batch', batch, ofRow)}`
  const { rows } = await sql<Confirmed>`${all}`.execute(trx)
  return rows
}

/** Reads a payment with its parts; undefined for another organisation's. */
export const readPayment = async (trx: Trx, id: string): Promise<PaymentParts | undefined> => {
  if (id === '' || checkUuid(id)) return undefined
  const payment = await trx.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst()
  if (!payment) return undefined
  return {
    payment,
    quote: await trx.selectFrom('quotes').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    events: await eventsOf(trx, id),
    files: await filesOf(trx, id),
    initiator: await findPerson(trx, payment.initiated_by),
    beneficiary: await identityAt(trx, payment.beneficiary_id, payment.created_at),
    originator: await identityAt(trx, payment.originator_id, payment.created_at),
    approval: await approvalOf(trx, id),
    confirmed: await confirmedOf(trx, payment),
  }
}
