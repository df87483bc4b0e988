import { sayOnboarding } from '#values/generated/say-onboarding.ts'
import type { RequestOf } from '../app/call.ts'
import type { ServerDefinitions } from '../app/definitions.ts'
import { Refused, refused, refusedField } from '../app/refused.ts'
import { inEnglish } from '../languages/reader.ts'
import { notify } from '../notifications/notice.ts'
import { DOCUMENT, saveRepairs, type Repair } from '../onboarding/review/repairs.ts'
import { giveBack, requestDocument } from '../onboarding/review/takers.ts'
import { actorsOf, noteInClient, refuseAlone } from './client.ts'
import { readReviewed } from './review-answers.ts'
import { findReview, listRequested, readReviewId, refuseRequested } from './reviews.ts'

type RepairRequest = RequestOf<'providerReviews.ask'>['body']['repairs'][number]

const toRepair = ({ at, says }: RepairRequest): Repair => {
  const [subtask = '', field] = at.split('/')
  return { subtask, ...(field !== undefined && { field }), says: says.trim() }
}

/** Returns the label of each correction in the reader's language; refuses an unknown place. */
const namesOf = (
  repairs: readonly RepairRequest[],
  questions: readonly { value: string; label: string }[],
) => {
  const names = new Map(questions.map(({ value, label }) => [value, label]))
  const wrong = repairs.findIndex(({ at }) => !names.has(at))
  if (wrong >= 0) return refusedField('invalid-request', `repairs.${wrong}.at`, sayOnboarding('noSuchPlace'))
  return repairs.map(({ at, says }) =>
    sayOnboarding('repairAt', { question: names.get(at)!, says: says.trim() }),
  )
}

/**
 * Gives a task back with corrections, decided by two people of the provider; the client reads each at its
 * question (TRU-548).
 */
export const askRepairs = async (
  request: RequestOf<'providerReviews.ask'>,
  definitions: ServerDefinitions,
) => {
  const { trx, params, body, clients } = request
  const alone = await refuseAlone(request, definitions)
  if (alone) return alone
  const waits = await listRequested(trx)
  const review = await clients.read(() => findReview(trx, definitions, params.id, waits))
  const id = readReviewId(params.id)
  if (!review || id?.kind !== 'ONBOARDING') return refused('review-over')
  const requested = refuseRequested(request, waits.get(params.id))
  if (requested) return requested
  const { orgId, recordId: task } = id
  const actors = await actorsOf(request)
  const { repairs } = body
  const shown = await clients.change(orgId, async () => {
    const { questions = [] } = await inEnglish(() =>
      readReviewed(trx, definitions, { ...id, reviewId: params.id }),
    )
    const names = inEnglish(() => namesOf(repairs, questions))
    if (names instanceof Refused) return names
    const { library } = definitions
    await giveBack(trx, { orgId, task })
    const places = repairs.filter(({ at }) => at !== DOCUMENT)
    await saveRepairs(trx, library, { orgId, task }, places.map(toRepair))
    const title = library.tasks[task]?.title ?? task
    for (const { at, says } of repairs)
      if (at === DOCUMENT) await requestDocument(trx, { orgId, task }, { title, says: says.trim() })
    const reason = names.join(' ')
    const details = { ...actors, kind: id.kind, subject: review.subject, outcome: 'ASKED', repairs: names }
    await noteInClient(trx, orgId, { action: 'review.decide', objectType: 'review', objectId: task, details })
    await notify(trx, definitions, {
      orgId,
      eventType: 'ONBOARDING_REVIEW_DECLINED',
      facts: { subject: review.subject, reason },
      kind: id.kind,
    })
    return names
  })
  if (shown instanceof Refused) return shown
  return { body: { ...review, repairs: shown, state: 'DECLINED' as const }, record: { outcome: 'ASKED' } }
}
