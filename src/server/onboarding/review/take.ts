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

/** What the controller decides counts once, and only for a task that still waits; it asks for more at most once (ONB-041). */
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
    const decision = asks
      ? { status: 'INCOMPLETE' as const, outcome: 'additional information requested' as const }
      : { status: 'APPROVED' as const, outcome: 'approved' as const }
    const row = await trx
      .updateTable('onboarding_reviews')
      .set({ ...decision, decided_at: sql<Date>`app_now()` })
      .where('org_id', '=', orgId)
      .where('task', '=', task)
      .where('status', '=', 'COMPLETE')
      .returning('task')
      .executeTakeFirst()
    if (!row) return
    if (!asks)
      await trx
        .deleteFrom('onboarding_repairs')
        .where('org_id', '=', orgId)
        .where('task', '=', task)
        .execute()
    if (asks) {
      const { title, says } = asks
      await trx.insertInto('onboarding_requests').values({ org_id: orgId, task, title, says }).execute()
    }
    await writeAudit(trx, origin(orgId), {
      action: 'onboarding.review',
      objectType: 'onboarding task',
      objectId: task,
      details: { outcome: decision.outcome },
    })
  },
}
