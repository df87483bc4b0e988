import type { TaskStatus } from './types.ts'

export type OverallStatus = 'approved' | 'in review' | 'not required' | 'incomplete'

export interface OverallInput {
  readonly tasks: readonly TaskStatus[]
  /** Status of the submission task; absent if there is none. */
  readonly submission?: TaskStatus
  /** The literal reading of the specification: each rule wants every task in exactly that status. */
  readonly strictOverall?: boolean
}

const isIn = (status: TaskStatus | undefined, ...allowed: readonly (TaskStatus | undefined)[]) =>
  allowed.includes(status)

/**
 * Returns the overall onboarding status, the first that fits: approved, in review, not required, incomplete
 * (ONB-027 to ONB-031, OPEN-63). An approved task counts as complete. Tasks that are not required are ignored
 * unless all are. The submission may be complete or approved. No tasks means incomplete.
 */
export function overallStatus({ tasks, submission, strictOverall }: OverallInput): OverallStatus {
  const statuses = strictOverall ? tasks : tasks.filter((status) => status !== 'NOT_REQUIRED')
  const all = (...allowed: readonly TaskStatus[]) =>
    statuses.length > 0 && statuses.every((status) => isIn(status, ...allowed))
  const isSent = isIn(submission, undefined, 'COMPLETE', 'APPROVED')
  if (isSent && all('APPROVED')) return 'approved'
  if (isSent && (strictOverall ? all('COMPLETE') : all('COMPLETE', 'APPROVED'))) return 'in review'
  if (tasks.length > 0 && tasks.every((status) => status === 'NOT_REQUIRED')) return 'not required'
  return 'incomplete'
}
