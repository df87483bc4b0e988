import { sql } from 'kysely'
import type { OnboardingHandlers } from '../../network/onboarding-controller.ts'
import { writeAudit } from '../../store/audit.ts'
import type { Trx } from '../../store/tenant.ts'

const origin = (orgId: string) => ({ orgId, userId: null, environment: null })

const wasRequested = async (trx: Trx, orgId: string, task: string): Promise<boolean> => {
  const existing = await trx
    .selectFrom('onboarding_requests')
    .select('id')
    .where('org_id', '=', orgId)
    .where('task', '=', task)
    .executeTakeFirst()
  return existing !== undefined
}

type TaskPlace = Readonly<{ orgId: string; task: string }>

const GIVEN_BACK = { status: 'INCOMPLETE', outcome: 'additional information requested' } as const
const APPROVED = { status: 'APPROVED', outcome: 'approved' } as const

/** Ends a waiting review; resolves to false if there is none. */
const endReview = async (
  trx: Trx,
  { orgId, task }: TaskPlace,
  decision: typeof GIVEN_BACK | typeof APPROVED,
): Promise<boolean> => {
  const row = await trx
    .updateTable('onboarding_reviews')
    .set({ ...decision, decided_at: sql<Date>`app_now()` })
    .where('org_id', '=', orgId)
    .where('task', '=', task)
    .where('status', '=', 'COMPLETE')
    .returning('task')
    .executeTakeFirst()
  return row !== undefined
}

/** Gives a task under review back to its client. */
export const giveBack = (trx: Trx, place: TaskPlace): Promise<boolean> => endReview(trx, place, GIVEN_BACK)

/** Requests a further document from the client. */
export const requestDocument = async (
  trx: Trx,
  { orgId, task }: TaskPlace,
  request: Readonly<{ title: string; says: string }>,
): Promise<void> => {
  await trx
    .insertInto('onboarding_requests')
    .values({ org_id: orgId, task, ...request })
    .execute()
}

/**
 * Applies a decision once, to a waiting task only; further documents are requested at most once (ONB-041).
 */
export const onboardingTakers: OnboardingHandlers = {
  answersOf: async (trx, orgId, subtask) => {
    const row = await trx
      .selectFrom('onboarding_answers')
      .select('answers')
      .where('org_id', '=', orgId)
      .where('subtask', '=', subtask)
      .executeTakeFirst()
    return row?.answers ?? {}
  },
  decided: async (trx, { orgId, task }, ask) => {
    const asks = ask && !(await wasRequested(trx, orgId, task)) ? ask : undefined
    const decision = asks ? GIVEN_BACK : APPROVED
    if (!(await endReview(trx, { orgId, task }, decision))) return
    if (asks) await requestDocument(trx, { orgId, task }, { title: asks.title, says: asks.says })
    else
      await trx
        .deleteFrom('onboarding_repairs')
        .where('org_id', '=', orgId)
        .where('task', '=', task)
        .execute()
    await writeAudit(trx, origin(orgId), {
      action: 'onboarding.review',
      objectType: 'onboarding task',
      objectId: task,
      details: { outcome: decision.outcome },
    })
  },
}
