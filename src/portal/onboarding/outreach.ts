import type { Answer } from '#definition/wire.ts'

/** Onboarding state of the organisation, as the server answers it. */
export type Outreach = Answer<'onboarding.outreach'>
export type Task = Outreach['state']['tasks'][number]
export type Subtask = Task['subtasks'][number]
export type Progress = Subtask['progress']
export type SavedSubtask = NonNullable<Outreach['saved']>[string]

/** Tells whether a task is filled in completely and not submitted yet. */
export const isWhole = ({ status, currentProgress, maxProgress }: Task): boolean =>
  status === 'INCOMPLETE' && currentProgress === maxProgress
