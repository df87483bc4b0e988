import { sql } from 'kysely'
import type { Answers } from '#engine/flow/types.ts'
import { refused } from '../../app/refused.ts'
import { asJson } from '../../store/json.ts'
import type { Tenant, Trx } from '../../store/tenant.ts'

export interface Saving {
  subtask: string
  step?: string
  answers: Answers
  /** The version that the person saw; absent: nothing was saved. */
  version?: number
  done: boolean
}

/** Saves the answers of a page unless another person has saved since; returns the new version. */
export const saveAnswers = async (
  trx: Trx,
  tenant: Tenant,
  { subtask, step, answers, version, done }: Saving,
) => {
  const now = { saved_by: tenant.userId, saved_at: sql<Date>`app_now()` }
  if (version === undefined) {
    const row = await trx
      .insertInto('onboarding_answers')
      .values({
        org_id: tenant.orgId,
        subtask,
        answers: asJson({ ...answers }),
        steps: step === undefined ? [] : [step],
        done,
        ...now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('version')
      .executeTakeFirst()
    return row?.version ?? refused('onboarding-changed')
  }
  const row = await trx
    .updateTable('onboarding_answers')
    .set({
      answers: asJson({ ...answers }),
      steps: step === undefined ? sql`steps` : sql`array_append(array_remove(steps, ${step}), ${step})`,
      done: sql`done or ${done}`,
      version: sql`version + 1`,
      ...now,
    })
    .where('subtask', '=', subtask)
    .where('version', '=', version)
    .returning('version')
    .executeTakeFirst()
  return row?.version ?? refused('onboarding-changed')
}
