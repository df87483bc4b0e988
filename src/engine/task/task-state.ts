import { factName } from '#definition/facts/fact-name.ts'
import type { Subtask, Task } from '#definition/generated/task.ts'
import { keysOf, readPath } from '../rule/path.ts'
import type { Facts } from '../rule/types.ts'
import { isBehind, readStatus } from './status.ts'
import type { LinkedTask, SubtaskState, TaskLabel, TaskProgress, TaskState, TaskStatus } from './types.ts'

export type StatusOf = (slug: string) => TaskStatus | undefined

/**
 * Evaluates the status of a task (ONB-022 to ONB-025); undefined while it is not shown. A task is unlocked
 * only if every earlier task is known to be done, and an unknown lock rule locks. `record.reviews` has the
 * decision on each task, `record.saved` the saved values of each subtask.
 */
export function evaluateTask(task: LinkedTask, facts: Facts, statusOf: StatusOf): TaskState | undefined {
  const { definition } = task
  const evaluate = evaluatorOf(task, facts)
  if (evaluate(definition.showWhen, 'yes') !== 'yes') return undefined
  const status = statusIn(definition, facts, statusOf, evaluate)
  const own = ownProgress(status)
  const subtasks = definition.subtasks
    .filter(({ showWhen }) => evaluate(showWhen, 'yes') === 'yes')
    .map((subtask): SubtaskState => ({
      definition: subtask,
      progress: own ?? progressOf(subtask, facts, evaluate),
    }))
  const needed = subtasks.filter((subtask) => !subtask.definition.optional)
  const isBegun = subtasks.some(({ progress }) => progress !== 'Not Started')
  const progress: TaskProgress =
    own ?? (status === 'COMPLETE' ? 'Complete' : isBegun ? 'In Progress' : 'Not Started')
  return {
    definition,
    status,
    progress,
    label: labelOf(definition, status, evaluate),
    subtasks,
    currentProgress: needed.filter((subtask) => isDone(subtask.progress)).length,
    maxProgress: needed.length,
  }
}

type EvaluateRule = (rule: string | undefined, otherwise: 'yes' | 'no') => 'yes' | 'no' | 'unknown'

function evaluatorOf({ rules }: LinkedTask, facts: Facts): EvaluateRule {
  return (rule, otherwise) =>
    rule === undefined ? otherwise : (rules.get(rule)?.evaluate(facts) ?? 'unknown')
}

function statusIn(definition: Task, facts: Facts, statusOf: StatusOf, evaluate: EvaluateRule): TaskStatus {
  const { id, after = [], lockWhen, notRequiredWhen, approvedWhen, completeWhen } = definition
  const review = readStatus(readPath(facts, ['record', 'reviews', factName(id)]))
  if (review === 'NOT_REQUIRED' || evaluate(notRequiredWhen, 'no') === 'yes') return 'NOT_REQUIRED'
  if (review === 'APPROVED' || evaluate(approvedWhen, 'no') === 'yes') return 'APPROVED'
  if (review === 'COMPLETE' || evaluate(completeWhen, 'no') === 'yes') return 'COMPLETE'
  const isOpen = after.every((slug) => isBehind(statusOf(slug))) && evaluate(lockWhen, 'no') === 'no'
  return isOpen && review !== 'LOCKED' ? 'INCOMPLETE' : 'LOCKED'
}

function ownProgress(status: TaskStatus): TaskProgress | undefined {
  if (status === 'NOT_REQUIRED') return 'Not Required'
  return status === 'APPROVED' ? 'Approved' : undefined
}

function progressOf(subtask: Subtask, facts: Facts, evaluate: EvaluateRule): TaskProgress {
  const saved = readPath(facts, keysOf(`record.saved.${subtask.id}`))
  const isWhole =
    subtask.doneWhen === undefined ? saved === 'DONE' : evaluate(subtask.doneWhen, 'no') === 'yes'
  if (isWhole) return 'Complete'
  const isBegun =
    subtask.startedWhen === undefined ? saved !== undefined : evaluate(subtask.startedWhen, 'no') === 'yes'
  return isBegun ? 'In Progress' : 'Not Started'
}

const isDone = (progress: TaskProgress): boolean => progress !== 'Not Started' && progress !== 'In Progress'

function labelOf({ pendingWhen }: Task, status: TaskStatus, evaluate: EvaluateRule): TaskLabel | undefined {
  switch (status) {
    case 'LOCKED':
      return evaluate(pendingWhen, 'no') === 'yes' ? 'pending credit approval' : 'locked'
    case 'COMPLETE':
      return 'under review'
    case 'APPROVED':
      return 'approved'
    case 'NOT_REQUIRED':
      return 'not required'
    case 'INCOMPLETE':
      return undefined
  }
}
