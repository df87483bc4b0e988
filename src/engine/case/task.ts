import type { Case } from '#definition/generated/cases.ts'
import type { Facts } from '../rule/types.ts'
import { evaluateTask } from '../task/task-state.ts'
import { readStatus } from '../task/status.ts'
import type { LinkedTask } from '../task/types.ts'
import { readPath } from '../rule/path.ts'
import type { LinkedPermissions } from '../permission/link.ts'
import { Expectations } from './results/expectations.ts'
import { mergeFacts } from './facts.ts'
import { expectOpens } from './results/expected-rights.ts'

/** Runs one case of a task; the statuses of other tasks are in its facts under `tasks`. */
export function runTaskCase(
  task: LinkedTask,
  definition: Case,
  globals: Facts,
  permissions: LinkedPermissions = new Map(),
  expected = new Expectations(),
): readonly string[] {
  const facts = mergeFacts(globals, definition.facts ?? {})
  const state = evaluateTask(task, facts, (slug) => readStatus(readPath(facts, ['tasks', slug])))
  expectOpens(expected, definition, task.definition.permission, { permissions, facts })
  expected.same('status', definition.status, state?.status ?? 'hidden')
  expected.same('progress', definition.progress, state?.progress)
  expected.same('label', definition.label, state?.label ?? 'none')
  const progress = new Map(state?.subtasks.map((subtask) => [subtask.definition.id, subtask.progress]))
  expected.each('subtasks', definition.subtasks, (name) => progress.get(name) ?? 'hidden')
  expected.each('rules', definition.rules, (name) => task.rules.get(name)?.evaluate(facts))
  return expected.differences()
}
