import type { Facts } from '../rule/types.ts'
import { evaluateTask } from './task-state.ts'
import type { LinkedTask, TaskState, TaskStatus } from './types.ts'

/**
 * Evaluates every visible task, in the order of the definitions. A hidden task blocks nothing; a cycle of
 * tasks, which does not load, locks all of them.
 */
export function evaluateTasks(tasks: Iterable<LinkedTask>, facts: Facts): readonly TaskState[] {
  const byId = new Map([...tasks].map((task) => [task.definition.id, task]))
  const outcome = new Map<string, TaskState | undefined>()
  const begun = new Set<string>()
  const statusOf = (slug: string): TaskStatus | undefined => {
    const task = byId.get(slug)
    if (task && !begun.has(slug)) {
      begun.add(slug)
      outcome.set(slug, evaluateTask(task, facts, statusOf))
    }
    return outcome.has(slug) ? (outcome.get(slug)?.status ?? 'NOT_REQUIRED') : undefined
  }
  for (const slug of byId.keys()) statusOf(slug)
  return [...outcome.values()]
    .filter((state) => state !== undefined)
    .toSorted((left, right) => left.definition.order - right.definition.order)
}
