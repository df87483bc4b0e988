import { buttonOf } from '#engine/task/status.ts'
import type { CallRequest } from '../../app/call.ts'
import type { OnboardingDependencies } from '../dependencies.ts'
import { readOnboardingStatus } from '../onboarding-status.ts'

/** Counts the unfinished subtasks that were given to the person and can be worked on. */
export const countGivenSubtasks = async (
  request: CallRequest,
  dependencies: OnboardingDependencies,
): Promise<number> => {
  const { trx, tenant, may } = request
  if (!may('onboarding.write')) return 0
  const given = await trx
    .selectFrom('onboarding_colleagues')
    .select('subtask')
    .where('user_id', '=', tenant.userId)
    .execute()
  if (given.length === 0) return 0
  const names = new Set(given.map(({ subtask }) => subtask))
  const { isUnderWay, tasks } = await readOnboardingStatus(request, dependencies)
  if (!isUnderWay) return 0
  return tasks
    .filter(({ status }) => status === 'INCOMPLETE')
    .flatMap(({ subtasks }) => subtasks)
    .filter(({ definition, progress }) => names.has(definition.id) && buttonOf(progress) !== 'Edit').length
}
