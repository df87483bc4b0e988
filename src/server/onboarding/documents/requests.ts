import { sql } from 'kysely'
import { checkUuid } from '#values/uuid.ts'
import type { CallRequest, Handlers, RequestOf } from '../../app/call.ts'
import { Refused, refused } from '../../app/refused.ts'
import type { Trx } from '../../store/tenant.ts'
import type { OnboardingDependencies } from '../dependencies.ts'
import { inOrder } from '../in-order.ts'
import { saveSubmission } from '../review/content.ts'
import { listRepairs } from '../review/repairs.ts'
import { saveDocument } from './document-storage.ts'
import { inWords } from '../../languages/reader.ts'

const selectRequests = (trx: Trx) =>
  trx
    .selectFrom('onboarding_requests')
    .leftJoin('onboarding_documents', (join) =>
      join
        .onRef('onboarding_documents.org_id', '=', 'onboarding_requests.org_id')
        .onRef('onboarding_documents.id', '=', 'onboarding_requests.document_id'),
    )
    .selectAll('onboarding_requests')
    .select('onboarding_documents.name as document_name')

type Row = Awaited<ReturnType<ReturnType<typeof selectRequests>['execute']>>[number]

const toRequest = (row: Row, { definitions }: OnboardingDependencies) => ({
  id: row.id,
  task: inWords(definitions.library).tasks[row.task]?.title ?? row.task,
  title: row.title,
  says: row.says,
  status: row.status,
  requestedAt: row.requested_at.toISOString(),
  ...(row.answered_at ? { answeredAt: row.answered_at.toISOString() } : {}),
  ...(row.note === null ? {} : { note: row.note }),
  ...(row.document_id ? { documentId: row.document_id, documentName: row.document_name ?? '' } : {}),
})

const find = async ({ trx, params }: CallRequest) => {
  const id = params.id && !checkUuid(params.id) ? params.id : undefined
  const row = id && (await selectRequests(trx).where('onboarding_requests.id', '=', id).executeTakeFirst())
  return row || refused('not-found')
}

/**
 * Submits a task for review again once its last requested document arrived (ONB-041). With open corrections
 * the client submits it themselves (TRU-572).
 */
const handBack = async (
  request: CallRequest,
  task: string,
  dependencies: OnboardingDependencies,
): Promise<void> => {
  const { trx, tenant } = request
  const open = await trx
    .selectFrom('onboarding_requests')
    .select('id')
    .where('task', '=', task)
    .where('status', '=', 'OPEN')
    .executeTakeFirst()
  if (open) return
  const { orgId } = tenant
  const repairs = await listRepairs(trx, dependencies.definitions.library, { orgId, task })
  if (repairs.some(({ isMended }) => !isMended)) return
  const row = await trx
    .updateTable('onboarding_reviews')
    .set({ status: 'COMPLETE', outcome: 'received and under review', submitted_at: sql<Date>`app_now()` })
    .where('task', '=', task)
    .where('status', '=', 'INCOMPLETE')
    .returning('submitted_at')
    .executeTakeFirst()
  if (!row) return
  await saveSubmission(trx, dependencies.definitions.library, { orgId, task, submittedAt: row.submitted_at })
  await dependencies.controller.review(trx, { orgId, task })
}

const answer = async (
  request: RequestOf<'additionalDocumentation.answer'>,
  dependencies: OnboardingDependencies,
) => {
  const { trx, tenant, body } = request
  const row = await find(request)
  if (row instanceof Refused) return row
  const document = await saveDocument(trx, tenant, 'additional', body.files[0] ?? '')
  if (document instanceof Refused) return document
  if (!document) throw new Error('A document that was asked for was not kept, although it may come twice.')
  const taken = await trx
    .updateTable('onboarding_requests')
    .set({
      status: 'RECEIVED',
      document_id: document.id,
      note: body.note ?? null,
      answered_at: sql<Date>`app_now()`,
    })
    .where('id', '=', row.id)
    .where('status', '=', 'OPEN')
    .returning('id')
    .executeTakeFirst()
  if (!taken) return refused('request-answered-already')
  await handBack(request, row.task, dependencies)
  return find(request)
}

/** Lists requests for further documents, and takes the documents. */
export const requestHandlers = (dependencies: OnboardingDependencies): Handlers => ({
  'additionalDocumentation.list': async ({ trx, query }) => {
    const rows = await selectRequests(trx).orderBy('requested_at').orderBy('onboarding_requests.id').execute()
    const requests = rows.map((row) => toRequest(row, dependencies))
    return { body: inOrder(requests, query) }
  },
  'additionalDocumentation.read': async (request) => {
    const row = await find(request)
    return row instanceof Refused ? row : { body: toRequest(row, dependencies) }
  },
  'additionalDocumentation.answer': async (request) => {
    const row = await answer(request, dependencies)
    if (row instanceof Refused) return row
    return { body: toRequest(row, dependencies) }
  },
})
