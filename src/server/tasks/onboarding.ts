import type { TaskState } from '#engine/task/types.ts'
import type { CallRequest } from '../app/call.ts'
import { readOnboardingConfig } from '../configuration/onboarding-config.ts'
import type { OnboardingStatus } from '../onboarding/onboarding-status.ts'

export type OnboardingAnswer = 'IN_PROGRESS' | 'IN_REVIEW' | 'APPROVED'

/** Returns the onboarding status for the home page; without tasks it is approved. */
export const onboardingOf = ({ overall }: Pick<OnboardingStatus, 'overall'>): OnboardingAnswer => {
  if (overall === 'in review') return 'IN_REVIEW'
  return overall === 'incomplete' ? 'IN_PROGRESS' : 'APPROVED'
}

const openFor = (product: string, tasks: readonly TaskState[]) =>
  tasks
    .flatMap(({ subtasks }) => subtasks)
    .filter(({ definition }) => definition.products?.includes(product))
    .find(({ progress }) => progress === 'Not Started' || progress === 'In Progress')

/** Returns a reminder for each product whose onboarding is incomplete (ONB-042). */
export const remindersOf = async (
  { trx, may }: Pick<CallRequest, 'trx' | 'may'>,
  { isUnderWay, tasks }: OnboardingStatus,
) => {
  if (!isUnderWay || !may('onboarding.read')) return []
  const { products } = await readOnboardingConfig(trx)
  return [...new Set(products.map(({ name }) => name))].flatMap((product) => {
    const open = openFor(product, tasks)
    return open
      ? [{ product, title: open.definition.title, says: open.definition.says, page: open.definition.page }]
      : []
  })
}
