import { sql } from 'kysely'
import type { CallId } from '#definition/wire.ts'
import type { CheckCall } from '../../app/calls/checks.ts'
import { Refused } from '../../app/refused.ts'
import { notify } from '../../notifications/notice.ts'
import type { PaymentDependencies } from '../../payments/checks.ts'
import { isAuthorizationOn } from '../../approvals/is-on.ts'
import { startPayment } from '../../payments/start/new-payment.ts'
import type { Initiator } from '../../payments/initiator.ts'
import { appNow } from '../../store/clock.ts'
import { writeAudit, type AuditEntry } from '../../store/audit.ts'
import type { Trx } from '../../store/tenant.ts'
import { programFact, trailOf } from '../../app/origin.ts'
import { findActing, type ActingDependencies } from '../../sessions/acting-session.ts'
import { labelOf } from '../label.ts'
import { reasonOf } from './reason.ts'
import { failRow, failRows, lockBatch, nextRows, type LockedBatch } from './work.ts'
import type { BatchHandover } from '../batch.ts'
import type { Row } from '../../store/generated/database.ts'

/** The dependencies of sending, with the checks of the call that accepted the batch. */
export interface SendDependencies extends PaymentDependencies, ActingDependencies {
  check: CheckCall
}

const ACCEPTS = 'batches.accept' satisfies CallId

/**
 * Returns the session in which the payments of a batch are sent, or the refusal. A person who was disabled, or lost the
 * right to send payments, sends none (TRU-714).
 */
const findSender = async (
  trx: Trx,
  dependencies: SendDependencies,
  { orgId, environment, userId }: BatchHandover,
  { credential_id: credentialId, credential_name: credentialName }: LockedBatch,
) => {
  const actor = { orgId, environment, userId, credentialId, credentialName }
  const acting = await findActing(trx, dependencies, actor, ACCEPTS)
  if (acting instanceof Refused) return new Refused('batch-sender-stopped')
  const { session, call } = acting
  return dependencies.check(call, session, environment, {}) ? new Refused('batch-sender-stopped') : session
}

/** Notifies once for the whole batch, not once per payment. */
const askOfBatch = async (
  trx: Trx,
  { definitions }: PaymentDependencies,
  { orgId, environment, userId, id }: BatchHandover,
  credential: string | null,
): Promise<void> => {
  const { held } = await trx
    .selectFrom('payments')
    .select((is) => is.fn.countAll<string>().as('held'))
    .where('batch_id', '=', id)
    .where('state', '=', 'PENDING_APPROVAL')
    .executeTakeFirstOrThrow()
  const payments = Number(held)
  if (payments === 0) return
  await notify(trx, definitions, {
    orgId,
    environment,
    eventType: 'BATCH_AUTHORIZATION_REQUEST',
    facts: { payments, ...programFact(credential) },
    persons: { initiator: userId },
  })
}

const sendRow = async (
  initiator: Initiator,
  dependencies: PaymentDependencies,
  row: Row<'batch_rows'>,
): Promise<AuditEntry | undefined> => {
  const { trx } = initiator
  const { quote_id: quoteId, batch_id: id } = row
  const batch = { id, label: labelOf(dependencies.definitions, id) }
  await sql`savepoint row`.execute(trx)
  const started = await startPayment(
    initiator,
    dependencies,
    { ...row.asked.payment, quoteId: quoteId ?? '' },
    batch,
  )
  if (started instanceof Refused) {
    // Undoes all work on a refused payment, as for a single one: its quote is not taken either.
    await sql`rollback to savepoint row`.execute(trx)
    await failRow(trx, row, 'QUOTE_ACCEPTANCE', reasonOf(dependencies.definitions, started))
    return undefined
  }
  await sql`release savepoint row`.execute(trx)
  await trx
    .updateTable('batch_rows')
    .set({ state: 'sent' })
    .where('batch_id', '=', id)
    .where('row', '=', row.row)
    .execute()
  return {
    action: started.isPending ? 'payment.hold' : 'payment.create',
    objectType: 'payment',
    objectId: started.paymentId,
    details: { batch: id },
  }
}

/**
 * Starts or holds the payments of the next rows in the caller's transaction; returns true while rows remain.
 */
export const sendPiece = async (
  trx: Trx,
  dependencies: SendDependencies,
  batch: BatchHandover,
): Promise<boolean> => {
  const { orgId, environment, userId, id } = batch
  const locked = await lockBatch(trx, batch, ['BATCH_QUOTE_PENDING', 'BATCH_QUOTE_ACCEPTED'])
  if (!locked) return false
  const rows = await nextRows(trx, batch, 'quoted')
  if (rows.length === 0) {
    await trx.updateTable('batches').set({ state: 'QUOTES_ACCEPTED' }).where('id', '=', id).execute()
    await askOfBatch(trx, dependencies, batch, locked.credential_name)
    return false
  }
  const session = await findSender(trx, dependencies, batch, locked)
  if (session instanceof Refused) {
    const reason = reasonOf(dependencies.definitions, session)
    await failRows(trx, batch, 'quoted', 'QUOTE_ACCEPTANCE', reason)
    const entry = { action: 'batch.fail', objectType: 'batch', objectId: id, details: { reason } }
    await writeAudit(trx, { orgId, environment, userId: null }, entry)
    return true
  }
  const { credential } = session
  if (locked.state === 'BATCH_QUOTE_PENDING' && !isAuthorizationOn(session.organisation.settings))
    await trx.updateTable('batches').set({ state: 'BATCH_QUOTE_ACCEPTED' }).where('id', '=', id).execute()
  const initiator = { trx, tenant: { orgId, environment, userId }, session, now: await appNow(trx), body: {} }
  const entries: AuditEntry[] = []
  for (const row of rows) {
    const entry = await sendRow(initiator, dependencies, row)
    if (entry) entries.push(entry)
  }
  // Audit entries come last: while the trail's lock is held, no payment must be waited for.
  const { channel, through } = trailOf(credential)
  for (const entry of entries)
    await writeAudit(
      trx,
      { orgId, environment, userId, channel },
      { ...entry, details: { ...entry.details, ...through } },
    )
  return true
}
