import type { RequestOf } from '../app/call.ts'
import type { ServerDefinitions } from '../app/definitions.ts'
import { refused } from '../app/refused.ts'
import { servedFile } from '../files/served.ts'
import type { Trx } from '../store/tenant.ts'
import { actorsOf, noteInClient } from './client.ts'
import { readReviewed } from './review-answers.ts'
import { findReview, readReviewId, type ReviewId } from './reviews.ts'

interface Document {
  name: string
  type: string
  content: Buffer
}

const findProof = async (
  trx: Trx,
  orgId: string,
  column: 'id' | 'proof_id',
  id: string,
): Promise<Document | undefined> => {
  const row = await trx
    .selectFrom('bank_accounts')
    .select(['proof_name as name', 'proof_type as type', 'proof_content as content'])
    .where('org_id', '=', orgId)
    .where(column, '=', id)
    .executeTakeFirst()
  return row
}

/** Finds a document of a client: among answer files, client documents or bank accounts. */
const findDocument = async (trx: Trx, orgId: string, id: string): Promise<Document | undefined> => {
  for (const table of ['files', 'onboarding_documents'] as const) {
    const row = await trx
      .selectFrom(table)
      .select(['name', 'type', 'content'])
      .where('org_id', '=', orgId)
      .where('id', '=', id)
      .executeTakeFirst()
    if (row) return row
  }
  return findProof(trx, orgId, 'proof_id', id)
}

/** Resolves to true if a document belongs to the review; others are never opened. */
const isShown = async (trx: Trx, definitions: ServerDefinitions, review: ReviewId & { reviewId: string }) => {
  const { parts = [], requests = [] } = await readReviewed(trx, definitions, review)
  const lines = [
    ...parts.flatMap(({ lines: own, records }) => [...own, ...records.flatMap((one) => one.lines)]),
    ...requests,
  ]
  const name = `${review.reviewId}.${review.fileId}`
  return lines.some(({ files = [] }) => files.some(({ fileId }) => fileId === name))
}

/**
 * Opens a document of a waiting review; the client's audit trail names the person who opened it (TRU-360,
 * TRU-546).
 */
export const openProof = async (
  request: RequestOf<'providerReviews.proof'>,
  definitions: ServerDefinitions,
) => {
  const { trx, params, clients } = request
  const id = readReviewId(params.fileId)
  if (!id) return refused('not-found')
  const { orgId, fileId, objectId, recordId } = id
  const reviewId = `${id.kind}.${orgId}.${objectId}`
  const review = await clients.read(() => findReview(trx, definitions, reviewId, new Map()))
  if (!review || (fileId === undefined && review.kind !== 'BANK')) return refused('not-found')
  const actors = await actorsOf(request)
  return clients.change(orgId, async () => {
    const document =
      fileId === undefined
        ? await findProof(trx, orgId, 'id', objectId)
        : (await isShown(trx, definitions, { ...id, reviewId }))
          ? await findDocument(trx, orgId, fileId)
          : undefined
    if (!document) return refused('not-found')
    await noteInClient(trx, orgId, {
      action: 'review.proof',
      objectType: 'review',
      objectId: recordId,
      details: { ...actors, file: document.name },
    })
    return servedFile(document)
  })
}
