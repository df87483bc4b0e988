import type { Answer } from '#definition/wire.ts'
import type { CallState } from '#runtime/query/use-calls.ts'
import { useCard } from './frame/use-card.ts'

export type Tasks = Answer<'tasks.list'>
export type Task = Tasks['tasks'][number]
/** Product whose own part of onboarding is incomplete. */
export type ProductBanner = Tasks['banners'][number]

/** Loads the onboarding tasks once for the tasks card and the onboarding banner. */
export function useTasks(): CallState<Tasks> {
  return useCard('tasks.list', {})
}
