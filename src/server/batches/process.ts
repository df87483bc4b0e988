import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { CallRequest } from '../app/call.ts'
import { refused, Refused } from '../app/refused.ts'
import { readConfiguration } from '../configuration/product.ts'
import { limitOf } from '../definitions/limit.ts'
import { safeName } from '../files/name.ts'
import type { PaymentGround } from '../payments/checks.ts'
import { keepQuote } from '../quotes/keep.ts'
import { asJson } from '../store/json.ts'
import { judgeRow, type Problem, type ReadyRow } from './judge.ts'
import { readSheet } from './sheet.ts'
import type { BatchRow } from './table.ts'

export type Processed = { batchId: string } | { fileName: string; problems: Problem[] }

const quoteRow = async (
  request: CallRequest,
  { row, beneficiary, wanted, offer, payment }: ReadyRow,
  collectionId: string,
  seconds: number,
): Promise<BatchRow> => {
  const terms = { flow: 'DIRECT', quoteType: wanted.side, seconds, collectionId } as const
  const quote = await keepQuote(request.trx, request.tenant, wanted, offer, terms)
  return {
    row,
    quoteId: quote.id,
    beneficiary: beneficiary.nick_name,
    sourceAmount: quote.source_amount,
    sourceCurrency: quote.source_currency,
    destinationAmount: quote.destination_amount,
    destinationCurrency: quote.destination_currency,
    totalFee: quote.total_fee,
    ...payment,
  }
}

/** Reads a file of payments: either every row is quoted and kept as one batch, or nothing is and each problem is told. */
export const processFile = async (
  request: CallRequest,
  ground: PaymentGround,
): Promise<Processed | Refused> => {
  const { trx, tenant, upload } = request
  if (!upload) return refused('file-required')
  const fileName = safeName(upload.name)
  if (fileName === undefined) return refused('file-bad-policy')
  const sheet = readSheet(upload, ground.definitions)
  if (sheet instanceof Refused) return sheet
  const configuration = await readConfiguration(trx, ground.network.corridors)
  const beneficiaries = await trx
    .selectFrom('identities')
    .selectAll()
    .where('identity_type', '=', 'BENEFICIARY')
    .where('archived_at', 'is', null)
    .execute()
  const ready: ReadyRow[] = []
  const problems: Problem[] = []
  for (const line of sheet) {
    const judged = await judgeRow(request, { ...ground, configuration, beneficiaries }, line)
    if (Array.isArray(judged)) problems.push(...judged)
    else ready.push(judged)
  }
  if (problems.length > 0) return { fileName, problems }
  const batchId = randomUUID()
  const stands = limitOf(ground.definitions, 'batchQuoteSeconds')
  // The quotes outlast their batch, so that it is taken as a whole or not at all.
  const seconds = stands + limitOf(ground.definitions, 'quoteSeconds')
  const rows: BatchRow[] = []
  for (const one of ready) rows.push(await quoteRow(request, one, batchId, seconds))
  await trx
    .insertInto('batches')
    .values({
      org_id: tenant.orgId,
      environment: tenant.environment,
      id: batchId,
      uploaded_by: tenant.userId,
      file_name: fileName,
      rows: asJson(rows),
      expires_at: sql<Date>`app_now() + make_interval(secs => ${stands}::float8)`,
    })
    .execute()
  return { batchId }
}
