import { sql } from 'kysely'
import { checkUuid } from '#values/uuid.ts'
import type { CallRequest } from '../app/call.ts'
import { refused, Refused } from '../app/refused.ts'
import { notify } from '../notifications/write.ts'
import type { PaymentGround } from '../payments/checks.ts'
import { startPayment, type Started } from '../payments/create.ts'
import { whoMay } from '../users/who-may.ts'
import './table.ts'

/** Takes the batch, once, while its quote stands by the database's clock; only who uploaded it may. */
const takeBatch = async ({ trx, tenant, params }: CallRequest) => {
  const id = params.id ?? ''
  if (checkUuid(id)) return refused('not-found')
  const own = trx.selectFrom('batches').where('id', '=', id).where('uploaded_by', '=', tenant.userId)
  const taken = await trx
    .updateTable('batches')
    .set({ state: 'accepted', accepted_at: sql<Date>`app_now()` })
    .where('id', '=', id)
    .where('uploaded_by', '=', tenant.userId)
    .where('state', '=', 'open')
    .where('expires_at', '>', sql<Date>`app_now()`)
    .returningAll()
    .executeTakeFirst()
  if (taken) return taken
  const batch = await own.select('state').executeTakeFirst()
  if (!batch) return refused('not-found')
  return refused(batch.state === 'accepted' ? 'batch-accepted-already' : 'batch-quote-expired')
}

/** One request for the whole batch: nobody wants a hundred of them. */
const askOfBatch = async (
  { trx, tenant }: CallRequest,
  { definitions }: PaymentGround,
  payments: number,
): Promise<void> => {
  const deciders = await whoMay(trx, definitions, 'payments.authorize', tenant)
  const { orgId, environment, userId } = tenant
  const notice = { orgId, environment, eventType: 'BATCH_AUTHORIZATION_REQUEST', facts: { payments } }
  await notify(
    trx,
    { ...notice, page: 'payments', parameters: { tab: 'approval_log' } },
    deciders.filter((one) => one !== userId),
  )
}

export interface Accepted {
  batchId: string
  started: Started[]
}

/** Starts every payment of a batch, or holds each for a second person: all of them in this transaction, or none. */
export const acceptBatch = async (
  request: CallRequest,
  ground: PaymentGround,
): Promise<Accepted | Refused> => {
  const batch = await takeBatch(request)
  if (batch instanceof Refused) return batch
  const started: Started[] = []
  for (const row of batch.rows) {
    const one = await startPayment(request, ground, row, batch.id)
    if (one instanceof Refused) return one
    started.push(one)
  }
  const held = started.filter(({ isHeld }) => isHeld)
  if (held.length > 0) await askOfBatch(request, ground, held.length)
  return { batchId: batch.id, started }
}
