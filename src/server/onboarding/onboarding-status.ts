import { sayOnboarding } from '#values/generated/say-onboarding.ts'
import { evaluateTasks } from '#engine/task/task-states.ts'
import { overallStatus, type OverallStatus } from '#engine/task/overall.ts'
import { isBehind } from '#engine/task/status.ts'
import type { TaskState, TaskStatus } from '#engine/task/types.ts'
import type { CallRequest } from '../app/call.ts'
import { refused } from '../app/refused.ts'
import type { Trx } from '../store/tenant.ts'
import type { OnboardingDependencies } from './dependencies.ts'
import { DOCUMENT, listRepairs, type ShownRepair } from './review/repairs.ts'
import { readRecord } from './record.ts'
import { taskInWords } from '../languages/reader.ts'

export interface OnboardingStatus {
  /** False: the organisation was admitted before onboarding existed. */
  isUnderWay: boolean
  overall: OverallStatus
  /** The status of the whole submission. */
  submission: TaskStatus
  tasks: readonly TaskState[]
  record: Awaited<ReturnType<typeof readRecord>>
  /** The requested corrections in returned tasks. */
  repairs: readonly (ShownRepair & { task: string })[]
}

const isUnderWay = async (trx: Trx): Promise<boolean> => {
  const row = await trx.selectFrom('onboarding_states').select('org_id').executeTakeFirst()
  return row !== undefined
}

/**
 * Returns the status of the submission: submitted once nothing is left to submit, approved once nothing is
 * left to decide.
 */
const submissionOf = (tasks: readonly TaskState[]): TaskStatus => {
  const statuses = tasks.map(({ status }) => status)
  if (statuses.length === 0 || !statuses.every(isBehind)) return 'INCOMPLETE'
  return statuses.includes('COMPLETE') ? 'COMPLETE' : 'APPROVED'
}

const readRepairs = async (
  trx: Trx,
  { definitions: { library } }: OnboardingDependencies,
  orgId: string,
  tasks: readonly TaskState[],
) => {
  const found = await trx.selectFrom('onboarding_repairs').select('task').distinct().execute()
  const open = found.filter(({ task }) =>
    tasks.some(({ definition, status }) => definition.id === task && status === 'INCOMPLETE'),
  )
  const repairs = []
  for (const { task } of open)
    for (const repair of await listRepairs(trx, library, { orgId, task })) repairs.push({ task, ...repair })
  if (repairs.length > 0) {
    const documents = await trx
      .selectFrom('onboarding_requests')
      .select(['task', 'says', 'status'])
      .where('task', 'in', [...new Set(repairs.map(({ task }) => task))])
      .where('status', '=', 'OPEN')
      .orderBy('requested_at')
      .execute()
    const question = sayOnboarding('anotherDocument')
    for (const { task, says } of documents)
      repairs.push({ task, subtask: DOCUMENT, question, says, isMended: false })
  }
  return repairs
}

/** Reads the onboarding status, with the same functions as everywhere else. */
export const readOnboardingStatus = async (
  { trx, session, tenant }: Pick<CallRequest, 'trx' | 'session' | 'tenant'>,
  dependencies: OnboardingDependencies,
): Promise<OnboardingStatus> => {
  const record = await readRecord(trx, dependencies.definitions)
  const facts = { ...dependencies.readFacts(session, tenant.environment), record }
  const tasks = evaluateTasks(dependencies.tasks.values(), facts)
  const submission = submissionOf(tasks)
  const { strictOverall } = dependencies
  const statuses = tasks.map(({ status }) => status)
  const underWay = await isUnderWay(trx)
  const repairs = await readRepairs(trx, dependencies, session.organisation.id, tasks)
  const overall = underWay ? overallStatus({ tasks: statuses, submission, strictOverall }) : 'approved'
  return { isUnderWay: underWay, overall, submission, tasks, record, repairs }
}

/** Refuses a change of a task that is locked, under review or decided. */
export const closedTask = async (
  request: CallRequest,
  dependencies: OnboardingDependencies,
  subtask: string,
) => {
  const { tasks } = await readOnboardingStatus(request, dependencies)
  const task = tasks.find((one) => one.subtasks.some(({ definition }) => definition.id === subtask))
  if (!task) return refused('not-found')
  if (task.status === 'INCOMPLETE') return undefined
  return refused('onboarding-closed', {
    values: { task: taskInWords(task.definition).title, label: task.label ?? '' },
  })
}
