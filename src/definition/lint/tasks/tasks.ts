import type { Finding } from '../../finding.ts'
import type { Task } from '../../generated/task.ts'
import type { Library } from '../../library.ts'
import type { Lint, LintContext } from '../context/context.ts'
import { error, unknownName } from '../context/findings.ts'
import { namesOf } from '../context/names-of.ts'
import { reachOf, unreachable } from '../rules/rule-reach.ts'

const fileOf = ({ id }: Task): string => `tasks/${id}.task.json`

/** Returns the cycle of dependencies that leads back to a task, or undefined. */
function findCycle(start: string, tasks: Library['tasks']): string[] | undefined {
  const ways = (tasks[start]?.after ?? []).map((next) => [start, next])
  const seen = new Set<string>()
  for (const way of ways) {
    const last = way.at(-1)!
    if (last === start) return way
    if (seen.has(last)) continue
    seen.add(last)
    for (const next of tasks[last]?.after ?? []) ways.push([...way, next])
  }
  return undefined
}

/** Checks that a task can be open and that each subtask can be completed. */
function lintReach(task: Task, context: LintContext): Finding[] {
  const reach = reachOf(fileOf(task), task.rules, context)
  const closed = [task.lockWhen, task.notRequiredWhen, task.approvedWhen, task.completeWhen]
  return [
    ...unreachable(reach, '', `Nobody can ever work on the task '${task.title}'.`, [task.showWhen], closed),
    ...unreachable(reach, '/pendingWhen', `'${task.title}' never waits for a credit approval.`, [
      task.showWhen,
      task.pendingWhen,
    ]),
    ...task.subtasks.flatMap((subtask, at) =>
      unreachable(reach, `/subtasks/${at}`, `The subtask '${subtask.title}' can never be done.`, [
        task.showWhen,
        subtask.showWhen,
        subtask.doneWhen,
      ]),
    ),
  ]
}

function lintTask(task: Task, taken: ReadonlySet<string>, context: LintContext): Finding[] {
  const file = fileOf(task)
  const pages = namesOf(context, 'pages')
  const { tasks } = context.library
  const cycle = findCycle(task.id, tasks)
  const twin = Object.values(tasks).find((other) => other.id < task.id && other.order === task.order)
  return [
    ...unknownName(file, '/permission', 'permission', task.permission, namesOf(context, 'permissions')),
    ...unknownName(file, '/review/page', 'page', task.review.page, pages),
    ...(task.after ?? []).flatMap((name, at) =>
      unknownName(file, `/after/${at}`, 'task', name, namesOf(context, 'tasks')),
    ),
    ...(cycle === undefined
      ? []
      : [
          error(
            file,
            '/after',
            `This task waits for itself: ${cycle.join(' → ')}. Take one of them out of 'after'.`,
          ),
        ]),
    ...(twin === undefined
      ? []
      : [
          error(
            file,
            '/order',
            `'${twin.id}' already stands at ${task.order}. Give this one another number.`,
          ),
        ]),
    ...(task.subtasks.every(({ optional }) => optional)
      ? [
          error(
            file,
            '/subtasks',
            'Every subtask is optional, so the task is complete before it begins. Let one of them be needed.',
          ),
        ]
      : []),
    ...task.subtasks.flatMap((subtask, at) => [
      ...(isFilledTwice(task, at, context)
        ? [
            error(
              file,
              `/subtasks/${at}/page`,
              `'${task.subtasks.find(({ page }) => page === subtask.page)!.id}' opens the page '${subtask.page}' already, which is filled in once. Name the page of '${subtask.id}'.`,
            ),
          ]
        : []),
      ...unknownName(file, `/subtasks/${at}/page`, 'page', subtask.page, pages),
      ...(taken.has(subtask.id) || task.subtasks.findIndex(({ id }) => id === subtask.id) !== at
        ? [
            error(
              file,
              `/subtasks/${at}/id`,
              `Another subtask is called '${subtask.id}'. Give this one another id.`,
            ),
          ]
        : []),
    ]),
    ...lintReach(task, context),
  ]
}

/** A form is filled in for one subtask; a list may hold what several ask for. */
function isFilledTwice({ subtasks }: Task, at: number, { library }: LintContext): boolean {
  const { page } = subtasks[at]!
  return library.pages[page]?.flow !== undefined && subtasks.findIndex((one) => one.page === page) !== at
}

/** Checks that a page of a task names it, so that nobody fills in an unsavable form. */
const lintPagesOf = (context: LintContext): Finding[] =>
  Object.values(context.library.pages).flatMap(({ id, flow, task }) => {
    const file = `pages/${id}.page.json`
    const owner = Object.values(context.library.tasks).find(({ subtasks }) =>
      subtasks.some(({ page }) => page === id),
    )
    if (flow === undefined || owner === undefined || task === owner.id)
      return unknownName(file, '/task', 'task', task, namesOf(context, 'tasks'))
    return [error(file, '/task', `It is filled in for '${owner.title}': say "task": "${owner.id}".`)]
  })

/**
 * Checks that names in tasks exist, that no task depends on itself, and that each can be opened and
 * completed.
 */
export const lintTasks: Lint = (context) => {
  const taken = new Set<string>()
  const tasks = Object.values(context.library.tasks).flatMap((task) => {
    const findings = lintTask(task, new Set(taken), context)
    for (const { id } of task.subtasks) taken.add(id)
    return findings
  })
  return [...tasks, ...lintPagesOf(context)]
}
