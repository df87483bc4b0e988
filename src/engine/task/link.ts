import type { Task } from '#definition/generated/task.ts'
import { nearestName } from '#definition/spelling/nearest-name.ts'
import { linkOwnRules } from '../relevance/own-rules.ts'
import type { LinkedRule, Problem } from '../rule/types.ts'
import type { LinkedTask } from './types.ts'

export type TaskResult = { ok: true; task: LinkedTask } | { ok: false; problems: readonly Problem[] }

const ownPlaces = [
  'showWhen',
  'lockWhen',
  'pendingWhen',
  'notRequiredWhen',
  'completeWhen',
  'approvedWhen',
] as const
const subtaskPlaces = ['showWhen', 'startedWhen', 'doneWhen'] as const

/** Links every rule of a task, its own and shared ones; a missing rule is reported with the nearest name. */
export function linkTask(definition: Task, shared: ReadonlyMap<string, LinkedRule>): TaskResult {
  const { rules, problems } = linkOwnRules(definition.rules ?? {}, shared)
  const named = [
    ...ownPlaces.map((place) => [`/${place}`, definition[place]] as const),
    ...definition.subtasks.flatMap((subtask, at) =>
      subtaskPlaces.map((place) => [`/subtasks/${at}/${place}`, subtask[place]] as const),
    ),
  ]
  const found: Problem[] = [...problems]
  for (const [path, name] of named) {
    if (name === undefined || rules.has(name)) continue
    found.push({ path, sentence: `There is no rule '${name}'.`, nearest: nearestName(name, rules.keys()) })
  }
  return found.length > 0 ? { ok: false, problems: found } : { ok: true, task: { definition, rules } }
}
