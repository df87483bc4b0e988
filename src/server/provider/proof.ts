import type { RequestOf } from '../app/call.ts'
import type { ServerDefinitions } from '../app/definitions.ts'
import { refused } from '../app/refused.ts'
import { servedFile } from '../files/served.ts'
import { actorsOf, noteInClient } from './client.ts'
import { acrossClients, inClient } from './passage.ts'
import { findReview, readReviewId } from './reviews.ts'

/** The proof of a bank account, while its review waits; the client finds in its trail who of the provider opened it (TRU-360). */
export const openProof = async (
  request: RequestOf<'providerReviews.proof'>,
  definitions: ServerDefinitions,
) => {
  const { trx, params } = request
  const review = await acrossClients(trx, () => findReview(trx, definitions, params.fileId, new Map()))
  const id = readReviewId(params.fileId)
  if (review?.kind !== 'BANK' || !id) return refused('not-found')
  const actors = await actorsOf(request)
  return inClient(trx, async () => {
    const {
      proof_name: name,
      proof_type: type,
      proof_content: content,
    } = await trx
      .selectFrom('bank_accounts')
      .select(['proof_name', 'proof_type', 'proof_content'])
      .where('org_id', '=', id.orgId)
      .where('id', '=', id.objectId)
      .executeTakeFirstOrThrow()
    await noteInClient(trx, id.orgId, {
      action: 'review.proof',
      objectType: 'review',
      objectId: id.objectId,
      details: { ...actors, file: name },
    })
    return servedFile({ name, type, content })
  })
}
