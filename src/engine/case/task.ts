import type { Case } from '#definition/generated/cases.ts'
import type { Facts } from '../rule/types.ts'
import { judgeTask } from '../task/judge.ts'
import { readStatus } from '../task/status.ts'
import type { LinkedTask } from '../task/types.ts'
import { readPath } from '../rule/path.ts'
import { Expectations } from './expect.ts'
import { mergeFacts } from './facts.ts'

/** Runs one case of a task: the statuses of other tasks stand in its facts under `tasks`, by their names. */
export function runTaskCase(task: LinkedTask, definition: Case, globals: Facts): readonly string[] {
  const facts = mergeFacts(globals, definition.facts ?? {})
  const expected = new Expectations()
  const state = judgeTask(task, facts, (slug) => readStatus(readPath(facts, ['tasks', slug])))
  expected.same('status', definition.status, state?.status ?? 'hidden')
  expected.same('progress', definition.progress, state?.progress)
  expected.same('label', definition.label, state?.label ?? 'none')
  const progress = new Map(state?.subtasks.map((subtask) => [subtask.definition.id, subtask.progress]))
  expected.each('subtasks', definition.subtasks, (name) => progress.get(name) ?? 'hidden')
  expected.each('rules', definition.rules, (name) => task.rules.get(name)?.judge(facts))
  return expected.differences()
}
