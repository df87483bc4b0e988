import { sql } from 'kysely'
import type { RequestOf } from '../app/call.ts'
import type { ServerDefinitions } from '../app/definitions.ts'
import { refused } from '../app/refused.ts'
import { limitOf } from '../definitions/limit.ts'
import { actorsOf, noteInClient } from './client.ts'
import { readReviewed } from './review-answers.ts'
import { findReview, listRequested, readReviewId } from './reviews.ts'

/**
 * Returns one review with the client's answers. The client's trail records which employee read it, once per
 * interval each (TRU-546).
 */
export const openReview = async (
  request: RequestOf<'providerReviews.read'>,
  definitions: ServerDefinitions,
) => {
  const { trx, params, clients } = request
  const waits = await listRequested(trx)
  const review = await clients.read(() => findReview(trx, definitions, params.id, waits))
  const id = readReviewId(params.id)
  if (!review || !id) return refused('not-found')
  const actors = await actorsOf(request)
  const reviewed = await clients.change(id.orgId, async () => {
    const answers = await readReviewed(trx, definitions, { ...id, reviewId: params.id })
    if (answers.parts === undefined) return answers
    const { rows } = await sql`select from audit_trail where org_id = ${id.orgId} and action = 'review.read'
      and object_id = ${id.recordId} and details ->> 'by' = ${actors.by}
      and at > app_now() - make_interval(secs => ${limitOf(definitions, 'accountReadInterval')}::float8) limit 1`.execute(
      trx,
    )
    if (rows.length === 0)
      await noteInClient(trx, id.orgId, {
        action: 'review.read',
        objectType: 'review',
        objectId: id.recordId,
        details: { ...actors, kind: id.kind, subject: review.subject },
      })
    return answers
  })
  return { body: { ...review, ...reviewed } }
}
