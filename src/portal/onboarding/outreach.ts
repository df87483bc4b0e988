import type { SubtaskState } from '#engine/task/types.ts'

export type Progress = SubtaskState['progress']

export interface Subtask {
  readonly name: string
  readonly slug: string
  readonly says: string
  readonly progress: Progress
  readonly button: 'Start' | 'Continue' | 'Edit'
  readonly page: string
  readonly flow?: string
  readonly optional?: boolean
}

export interface Task {
  readonly name: string
  readonly slug: string
  readonly says: string
  readonly status: 'LOCKED' | 'INCOMPLETE' | 'COMPLETE' | 'APPROVED' | 'NOT_REQUIRED'
  readonly progress: Progress
  readonly label?: string
  readonly outcome?: string
  readonly currentProgress: number
  readonly maxProgress: number
  readonly reviewPage: string
  readonly subtasks: readonly Subtask[]
}

export interface SavedSubtask {
  readonly answers: Readonly<Record<string, unknown>>
  readonly steps: readonly string[]
  readonly savedAt: string
  readonly savedBy: string
}

/** What a person is told of the onboarding of their organisation. */
export interface Outreach {
  readonly tenantName: string
  readonly today: string
  readonly proofsStaleOn: string
  readonly saved?: Readonly<Record<string, SavedSubtask>>
  readonly state: {
    readonly status: 'approved' | 'in review' | 'not required' | 'incomplete'
    readonly tasks: readonly Task[]
  }
}

/** Everything that must be done is done, and nobody has submitted it yet. */
export const isWhole = ({ status, currentProgress, maxProgress }: Task): boolean =>
  status === 'INCOMPLETE' && currentProgress === maxProgress
