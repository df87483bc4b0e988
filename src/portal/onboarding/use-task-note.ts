import { useSigned } from '../session/session-context.ts'
import type { Task } from './outreach.ts'
import { useLabels } from './use-labels.ts'

/** What a task is waiting for, or what was found when it was looked at; empty while there is nothing to say. */
export function useTaskNote({ slug, label, outcome }: Pick<Task, 'slug' | 'label' | 'outcome'>): string {
  const labels = useLabels('task-labels')
  const outcomes = useLabels('review-outcomes')
  const locked = useWhyLocked(slug)
  if (label === 'locked') return locked ?? ''
  return outcome && outcome !== 'approved' ? outcomes(outcome).hint : labels(label ?? '').hint
}

/** What a locked task waits for: the tasks before it, else what its lock says. */
function useWhyLocked(slug: string): string | undefined {
  const { definitions } = useSigned()
  const { tasks } = definitions.library
  const task = tasks[slug]
  const names = (task?.after ?? []).map((name) => `“${tasks[name]?.title ?? name}”`)
  if (names.length > 0) return `Opens when ${names.join(' and ')} is submitted.`
  const lock = task?.rules?.[task.lockWhen ?? '']
  return lock?.says
}
