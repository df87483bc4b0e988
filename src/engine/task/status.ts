import type { TaskProgress, TaskStatus } from './types.ts'

const TEXTS: Readonly<Record<string, TaskStatus>> = {
  LOCKED: 'LOCKED',
  '0': 'INCOMPLETE',
  INCOMPLETE: 'INCOMPLETE',
  '1': 'COMPLETE',
  IN_REVIEW: 'COMPLETE',
  UNDER_REVIEW: 'COMPLETE',
  COMPLETE: 'COMPLETE',
  COMPLETED: 'COMPLETE',
  '2': 'APPROVED',
  APPROVED: 'APPROVED',
  '3': 'NOT_REQUIRED',
  NOT_REQUIRED: 'NOT_REQUIRED',
}

/**
 * Reads a status from any backend: the numeric review 0 to 3, also as text, or a name in any spelling.
 * Undefined for anything else (ONB-022, ONB-024, OPEN-63).
 */
export function readStatus(given: unknown): TaskStatus | undefined {
  if (typeof given !== 'string' && typeof given !== 'number') return undefined
  const word = String(given)
    .trim()
    .toUpperCase()
    .replace(/[\s-]+/g, '_')
  return Object.hasOwn(TEXTS, word) ? TEXTS[word] : undefined
}

const REVIEWS = {
  LOCKED: 0,
  INCOMPLETE: 0,
  COMPLETE: 1,
  APPROVED: 2,
  NOT_REQUIRED: 3,
} as const satisfies Readonly<Record<TaskStatus, number>>

/** The numeric review of a status: 0 incomplete, 1 in review, 2 approved, 3 not required (ONB-024). */
export const reviewOf = (status: TaskStatus): 0 | 1 | 2 | 3 => REVIEWS[status]

/** Tells whether the next task may begin. */
export const isBehind = (status: TaskStatus | undefined): boolean =>
  status === 'COMPLETE' || status === 'APPROVED' || status === 'NOT_REQUIRED'

/** Returns the button label of a subtask: Start, Edit, and Continue for anything else (ONB-026, OPEN-64). */
export function buttonOf(progress: TaskProgress): 'Start' | 'Continue' | 'Edit' {
  if (progress === 'Not Started') return 'Start'
  return progress === 'Complete' ? 'Edit' : 'Continue'
}
