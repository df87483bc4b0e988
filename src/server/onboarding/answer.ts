import { buttonOf, reviewOf } from '#engine/task/status.ts'
import type { OnboardingColleague } from '#definition/generated/wire-entities.ts'
import type { TaskState } from '#engine/task/types.ts'
import type { Session } from '../app/session.ts'
import type { Trx } from '../store/tenant.ts'
import type { OnboardingDependencies } from './dependencies.ts'
import type { OnboardingStatus } from './onboarding-status.ts'
import { readColleagues } from './colleagues/colleague-storage.ts'
import type { ShownRepair } from './review/repairs.ts'
import { taskInWords } from '../languages/reader.ts'

const reviewsOf = (trx: Trx) => trx.selectFrom('onboarding_reviews').selectAll().execute()

type Review = Awaited<ReturnType<typeof reviewsOf>>[number]

const flowOf = ({ definitions }: OnboardingDependencies, page: string): string | undefined =>
  definitions.library.pages[page]?.flow

const toRepair = ({ subtask, field, question, says, isMended }: ShownRepair) => ({
  subtask,
  ...(field !== undefined && { field }),
  question,
  says,
  isMended,
})

const toTask = (
  state: TaskState,
  review: Review | undefined,
  repairs: readonly ShownRepair[],
  colleagues: ReadonlyMap<string, OnboardingColleague>,
  dependencies: OnboardingDependencies,
) => {
  const definition = taskInWords(state.definition)
  const subtaskOf = (id: string) => definition.subtasks.find((one) => one.id === id)
  return {
    name: definition.title,
    slug: definition.id,
    says: definition.says,
    order: definition.order,
    status: state.status,
    review: reviewOf(state.status),
    progress: state.progress,
    ...(state.label ? { label: state.label } : {}),
    ...(review ? { outcome: review.outcome } : {}),
    currentProgress: state.currentProgress,
    maxProgress: state.maxProgress,
    reviewPage: definition.review.page,
    ...(repairs.length > 0 && { repairs: repairs.map((repair) => toRepair(repair)) }),
    subtasks: state.subtasks.map(({ definition: subtask, progress }) => ({
      name: subtaskOf(subtask.id)?.title ?? subtask.title,
      slug: subtask.id,
      says: subtaskOf(subtask.id)?.says ?? subtask.says,
      progress,
      button: buttonOf(progress),
      page: subtask.page,
      ...(flowOf(dependencies, subtask.page) ? { flow: flowOf(dependencies, subtask.page) } : {}),
      ...(subtask.optional ? { optional: true as const } : {}),
      ...(colleagues.has(subtask.id) && { colleague: colleagues.get(subtask.id)! }),
    })),
  }
}

/** Returns the onboarding state in API form (ONB-003 to ONB-005). */
export const toState = async (
  trx: Trx,
  { organisation, user }: Session,
  status: OnboardingStatus,
  dependencies: OnboardingDependencies,
) => {
  const reviews = await reviewsOf(trx)
  const colleagues = await readColleagues(trx, dependencies.definitions, {
    orgId: organisation.id,
    userId: user.id,
  })
  const { overall, record, submission, tasks, repairs } = status
  return {
    onboarded: overall === 'approved',
    status: overall,
    reviewSubmit: submission,
    tenantName: organisation.name,
    truliooConsent: record.truliooConsent,
    truliooDataVerified: record.truliooDataVerified,
    tasks: tasks.map((task) =>
      toTask(
        task,
        reviews.find((review) => review.task === task.definition.id),
        repairs.filter((repair) => repair.task === task.definition.id),
        colleagues,
        dependencies,
      ),
    ),
  }
}
