import { sql } from 'kysely'
import type { TaskState } from '#engine/task/types.ts'
import { refused } from '../../app/refused.ts'
import type { OnboardingDependencies } from '../dependencies.ts'
import { saveSubmission } from './content.ts'
import type { Tenant, Trx } from '../../store/tenant.ts'
import { taskInWords } from '../../languages/reader.ts'

const subtaskOf = ({ definition }: TaskState, id: string) =>
  taskInWords(definition).subtasks.find((one) => one.id === id)

const openParts = (task: TaskState): string[] =>
  task.subtasks
    .filter(({ definition, progress }) => progress !== 'Complete' && !definition.optional)
    .map(({ definition }) => subtaskOf(task, definition.id)?.title ?? definition.title)

const wantsMore = async (trx: Trx, task: string): Promise<boolean> => {
  const row = await trx
    .selectFrom('onboarding_requests')
    .select('id')
    .where('task', '=', task)
    .where('status', '=', 'OPEN')
    .executeTakeFirst()
  return row !== undefined
}

/** Submits a task for review; incomplete tasks and repeats are refused. */
export const submitTask = async (
  trx: Trx,
  tenant: Tenant,
  task: TaskState | undefined,
  { controller, definitions: { library } }: Pick<OnboardingDependencies, 'controller' | 'definitions'>,
) => {
  if (!task) return refused('not-found')
  const { id, title } = taskInWords(task.definition)
  if (task.status !== 'INCOMPLETE')
    return refused('onboarding-closed', { values: { task: title, label: task.label ?? '' } })
  const open = openParts(task)
  if (open.length > 0) return refused('onboarding-unfinished', { values: { parts: open.join(', ') } })
  if (await wantsMore(trx, id)) return refused('onboarding-documents-wanted')
  const review = {
    status: 'COMPLETE' as const,
    outcome: 'in review' as const,
    submitted_by: tenant.userId,
    submitted_at: sql<Date>`app_now()`,
  }
  const { submitted_at: submittedAt } = await trx
    .insertInto('onboarding_reviews')
    .values({ org_id: tenant.orgId, task: id, decided_at: null, ...review })
    .onConflict((conflict) => conflict.columns(['org_id', 'task']).doUpdateSet(review))
    .returning('submitted_at')
    .executeTakeFirstOrThrow()
  await saveSubmission(trx, library, { orgId: tenant.orgId, task: id, submittedAt })
  await controller.review(trx, { orgId: tenant.orgId, task: id })
  return undefined
}
