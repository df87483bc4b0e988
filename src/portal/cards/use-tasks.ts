import type { CallState } from '#runtime/query/use-calls.ts'
import { useCard } from './use-card.ts'

export interface Task {
  readonly id: string
  readonly title: string
  readonly says: string
  readonly path: string
  readonly done: boolean
}

/** A product whose own part of onboarding is not completed. */
export interface ProductBanner {
  readonly product: string
  readonly title: string
  readonly says: string
  readonly page: string
}

export interface Tasks {
  readonly onboarding: 'IN_PROGRESS' | 'IN_REVIEW' | 'APPROVED'
  readonly tasks: readonly Task[]
  readonly banners: readonly ProductBanner[]
}

/** Asked once for the tasks card and the onboarding banner. */
export function useTasks(): CallState {
  return useCard('tasks.list', {})
}
