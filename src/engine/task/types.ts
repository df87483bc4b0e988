import type { Subtask, Task } from '#definition/generated/task.ts'
import type { LinkedRule } from '../rule/types.ts'

/** Status of a task (ONB-022). INCOMPLETE is the numeric 0: the task can be worked on. */
export type TaskStatus = 'LOCKED' | 'INCOMPLETE' | 'COMPLETE' | 'APPROVED' | 'NOT_REQUIRED'

/** How far the work is, in the words of the specification (ONB-023). */
export type TaskProgress = 'Not Started' | 'In Progress' | 'Complete' | 'Approved' | 'Not Required'

/** Label of a task beside its progress (ONB-025). */
export type TaskLabel = 'locked' | 'pending credit approval' | 'under review' | 'approved' | 'not required'

export interface LinkedTask {
  readonly definition: Task
  readonly rules: ReadonlyMap<string, LinkedRule>
}

export interface SubtaskState {
  readonly definition: Subtask
  readonly progress: TaskProgress
}

export interface TaskState {
  readonly definition: Task
  readonly status: TaskStatus
  readonly progress: TaskProgress
  readonly label: TaskLabel | undefined
  /** Visible subtasks only. */
  readonly subtasks: readonly SubtaskState[]
  /** How many of the subtasks that must be done are done. */
  readonly currentProgress: number
  readonly maxProgress: number
}
