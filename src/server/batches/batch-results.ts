import { sql } from 'kysely'
import type { Batch } from '#definition/generated/wire-entities.ts'
import { add } from '#values/decimal.ts'
import { settle } from '#values/money.ts'
import { checkUuid } from '#values/uuid.ts'
import type { ServerDefinitions } from '../app/definitions.ts'
import { limitOf } from '../definitions/limit.ts'
import type { Trx } from '../store/tenant.ts'
import { findPerson } from '../users/person.ts'
import { present } from '../app/values/present-values.ts'
import { countsOf, toRow, uploadCredentialOf, type RowWords } from './answer.ts'
import { credentialOf } from '../app/origin.ts'
import { COUNTED, STATUS, type Counts } from './count.ts'
import { sayRowsAlike } from './duplicates.ts'
import { labelOf } from './label.ts'
import type { BatchStatus } from './progress.ts'
import { resultsOf, type ResultFile } from './rows/results.ts'
import { rowsOf } from './rows/rows.ts'
import type { Row } from '../store/generated/database.ts'
import { inWords } from '../languages/reader.ts'

type Amount = { currency: string | null; amount: string | null }
type Read = Omit<Row<'batches'>, 'content'> & Counts & { status: BatchStatus; size: number | null }

/** Adds up amounts by currency, in order of appearance. */
const totalOf = (parts: readonly Amount[]): { currency: string; amount: string }[] => {
  const sums = new Map<string, string>()
  for (const { currency, amount } of parts) {
    if (currency === null || amount === null) continue
    const sum = sums.get(currency)
    sums.set(currency, sum === undefined ? amount : add(sum, amount))
  }
  return [...sums].map(([currency, amount]) => ({ currency, amount: settle(amount, currency) }))
}

const totalsOf = (rows: readonly Row<'batch_rows'>[]) => ({
  sent: totalOf(rows.map((row) => ({ currency: row.source_currency, amount: row.source_amount }))),
  fees: totalOf(rows.map((row) => ({ currency: row.source_currency, amount: row.total_fee }))),
  received: totalOf(
    rows.map((row) => ({ currency: row.destination_currency, amount: row.destination_amount })),
  ),
})

/** Returns the values that all rows share, by the batch's names (BAT-012, BAT-013). */
const sharedOf = (rows: readonly Row<'batch_rows'>[]) => {
  const named: Record<string, (row: Row<'batch_rows'>) => string | undefined> = {
    paymentCurrency: ({ asked }) => asked.wanted.sourceCurrency,
    payoutCountry: ({ asked }) => asked.wanted.route.country || undefined,
    payoutCurrency: ({ asked }) => asked.wanted.route.currency,
    destinationBlockchainNetwork: ({ asked }) => asked.wanted.route.destinationBlockchainNetwork,
    sourceOfCash: ({ asked }) => asked.payment.sourceOfCash,
    purposeCode: ({ asked }) => asked.payment.purposeCode,
  }
  const shared = Object.entries(named).flatMap(([name, read]) => {
    const values = new Set(rows.map(read))
    const [only] = values
    return values.size === 1 && only !== undefined ? [[name, only] as const] : []
  })
  return Object.fromEntries(shared)
}

const originatorsOf = (rows: readonly Row<'batch_rows'>[]): string[] => [
  ...new Set(rows.flatMap(({ originator }) => (originator === null ? [] : [originator]))),
]

const fileOf = ({ id, file_name: name, size }: Read) =>
  size === null ? {} : { files: [{ fileId: id, name, size, type: 'text/csv' }] }

const findBatch = async (trx: Trx, id: string): Promise<Read | undefined> => {
  if (checkUuid(id)) return undefined
  const found = await sql<Read>`
    select b.id, b.uploaded_by, b.batch_name, b.file_name, b.file_length, b.created_at, b.quoted_at, b.expires_at,
      b.accepted_at, b.uploaded_credential_id, b.uploaded_credential_name, b.credential_id, b.credential_name, length(b.content) as size, ${STATUS} as status, r.*, p.*
    from batches b ${COUNTED} where b.id = ${id}::uuid`.execute(trx)
  return found.rows[0]
}

const acceptCredentialOf = (batch: Read) => {
  const { credential: acceptedWith } = credentialOf(batch)
  return present({ acceptedWith })
}

/** Finds the results file of a batch, by its ID followed by `.all` or `.wrong`. */
export const findResults = async (
  trx: Trx,
  words: RowWords,
  fileId: string,
): Promise<ResultFile | undefined> => {
  const batch = await findBatch(trx, fileId.split('.')[0] ?? '')
  if (!batch) return undefined
  const results = await resultsOf(trx, words, batch, await rowsOf(trx, batch.id).execute())
  return results.find(({ file }) => file.fileId === fileId)
}

/** Reads a batch (API-108); undefined if it does not exist here. */
export const readBatch = async (
  trx: Trx,
  definitions: ServerDefinitions,
  network: RowWords['network'],
  id: string,
): Promise<Batch | undefined> => {
  const batch = await findBatch(trx, id)
  if (!batch) return undefined
  const rows = await rowsOf(trx, id).execute()
  const alike = limitOf(definitions, 'duplicateSeconds') === 0 ? undefined : await sayRowsAlike(trx, rows)
  const uploadedBy = await findPerson(trx, batch.uploaded_by)
  const results = await resultsOf(trx, { definitions, network }, batch, rows)
  return {
    batch_id: batch.id,
    batchName: batch.batch_name,
    fileName: batch.file_name,
    uploadedBy,
    userName: uploadedBy.name,
    ...uploadCredentialOf(batch),
    ...acceptCredentialOf(batch),
    ...countsOf(batch.status, batch),
    meaning: inWords(definitions.library).machines.batch?.states[batch.status]?.says ?? batch.status,
    batchCreatedAt: batch.created_at.toISOString(),
    ...(batch.quoted_at ? { quoteCreatedAt: batch.quoted_at.toISOString() } : {}),
    ...(batch.expires_at ? { expiresAt: batch.expires_at.toISOString() } : {}),
    ...(batch.accepted_at ? { acceptedAt: batch.accepted_at.toISOString() } : {}),
    ...sharedOf(rows),
    originators: originatorsOf(rows),
    quoteIds: rows.flatMap((row) => row.quote_id ?? []),
    paymentIds: rows.flatMap((row) => (row.payment_state === null ? [] : (row.quote_id ?? []))),
    label: labelOf(definitions, batch.id),
    totals: totalsOf(rows),
    ...fileOf(batch),
    ...(results.length > 0 && { results: results.map(({ file }) => file) }),
    rows: rows.map((row) => ({
      ...toRow({ definitions: definitions, network }, row),
      ...present({ alike: alike?.get(row.row) }),
    })),
  }
}
