import { add } from '#values/decimal.ts'
import { settle } from '#values/money.ts'
import { checkUuid } from '#values/uuid.ts'
import type { CallRequest } from '../app/call.ts'
import { findPerson } from '../users/person.ts'
import { countedBatches } from './progress.ts'
import { acceptedStatus, openStatus } from './status.ts'
import type { BatchRow } from './table.ts'

type Amount = { currency: string; amount: string }

/** Amounts added up by currency, in the order they come. */
const totalOf = (parts: readonly Amount[]): Amount[] => {
  const sums = new Map<string, string>()
  for (const { currency, amount } of parts) {
    const sum = sums.get(currency)
    sums.set(currency, sum === undefined ? amount : add(sum, amount))
  }
  return [...sums].map(([currency, amount]) => ({ currency, amount: settle(amount, currency) }))
}

const totalsOf = (rows: readonly BatchRow[]) => ({
  sent: totalOf(rows.map((row) => ({ currency: row.sourceCurrency, amount: row.sourceAmount }))),
  fees: totalOf(rows.map((row) => ({ currency: row.sourceCurrency, amount: row.totalFee }))),
  received: totalOf(
    rows.map((row) => ({ currency: row.destinationCurrency, amount: row.destinationAmount })),
  ),
})

/** A batch that was uploaded here, as it travels (API-108); undefined when there is none of this id. */
export const readBatch = async ({ trx, now }: Pick<CallRequest, 'trx' | 'now'>, id: string) => {
  if (checkUuid(id)) return undefined
  const batch = await trx.selectFrom('batches').selectAll().where('id', '=', id).executeTakeFirst()
  if (!batch) return undefined
  const counted = await countedBatches(trx).where('batch_id', '=', id).executeTakeFirst()
  return {
    batch_id: batch.id,
    status:
      batch.state === 'accepted' && counted ? acceptedStatus(counted) : openStatus(batch.expires_at, now),
    fileName: batch.file_name,
    uploadedBy: await findPerson(trx, batch.uploaded_by),
    createdAt: batch.created_at.toISOString(),
    expiresAt: batch.expires_at.toISOString(),
    ...(batch.accepted_at ? { acceptedAt: batch.accepted_at.toISOString() } : {}),
    payments: batch.rows.length,
    completed: counted?.completed ?? 0,
    failed: counted?.failed ?? 0,
    totals: totalsOf(batch.rows),
    rows: batch.rows,
  }
}
