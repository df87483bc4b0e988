import type { CallState } from '#runtime/query/use-calls.ts'
import { useCard } from './use-card.ts'

export interface Task {
  readonly id: string
  readonly title: string
  readonly says: string
  readonly path: string
  readonly done: boolean
}

export interface Tasks {
  readonly onboarding: 'IN_PROGRESS' | 'IN_REVIEW' | 'APPROVED'
  readonly tasks: readonly Task[]
}

/** Asked once for the tasks card and the onboarding banner. */
export function useTasks(): CallState {
  return useCard('tasks.list', {})
}
