import type { Library } from '#definition/library.ts'
import { sayOnboarding } from '#values/generated/say-onboarding.ts'
import { currentLanguage } from '#values/language.ts'
import type { Task } from '../outreach.ts'
import { labelsIn } from '../use-labels.ts'

/** Returns the sentence about the reason a task waits or the result of its review; empty if there is none. */
export function taskNote(
  library: Library,
  { slug, label, outcome }: Pick<Task, 'slug' | 'label' | 'outcome'>,
): string {
  if (label === 'locked') return whyLocked(library, slug) ?? ''
  return outcome && outcome !== 'approved'
    ? labelsIn(library, 'review-outcomes')(outcome).hint
    : labelsIn(library, 'task-labels')(label ?? '').hint
}

/** Names in a row; the portal's English has no comma before its ‘and’. */
function together(names: readonly string[]): string {
  const { tag } = currentLanguage()
  return new Intl.ListFormat(tag === 'en' ? 'en-GB' : tag).format(names)
}

/** Returns the reason a task is locked: the tasks before it, else the sentence of its lock rule. */
function whyLocked({ tasks }: Library, slug: string): string | undefined {
  const task = tasks[slug]
  const names = (task?.after ?? []).map((name) => `‘${tasks[name]?.title ?? name}’`)
  if (names.length > 0) return sayOnboarding('opensAfter', { tasks: together(names) })
  const lock = task?.rules?.[task.lockWhen ?? '']
  return lock?.says
}

/** Why a task cannot be worked on; undefined while it can. */
export function whyClosed(library: Library, task: Task): string | undefined {
  if (task.status === 'INCOMPLETE') return undefined
  const { label } = labelsIn(library, 'task-labels')(task.label ?? '')
  return [sayOnboarding('taskIs', { task: task.name, status: label.toLowerCase() }), taskNote(library, task)]
    .filter(Boolean)
    .join(' ')
}
