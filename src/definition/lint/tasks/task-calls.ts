import type { Finding } from '../../finding.ts'
import type { Flow } from '../../generated/flow.ts'
import type { Page } from '../../generated/page.ts'
import type { Task } from '../../generated/task.ts'
import type { Lint, LintContext } from '../context/context.ts'
import { error, unknownName } from '../context/findings.ts'

interface Sent {
  readonly call?: string
  readonly body?: object
}

/** Returns the calls of a flow, at its end and where a step saves. */
const sentBy = ({ submit, steps }: Flow): Sent[] => [submit, ...steps.flatMap(({ next }) => next ?? [])]

function lintSent(
  page: Page,
  task: Task,
  { call: id = '', body = {} }: Sent,
  context: LintContext,
): Finding[] {
  const call = context.library.calls[id]
  // A call that receives its subtask evaluates that one.
  if (call === undefined || call.method === 'GET' || Object.hasOwn(body, 'subtask')) return []
  const own = task.subtasks.map((subtask) => subtask.id)
  if (call.subtask !== undefined && own.includes(call.subtask)) return []
  const sentence = `The page '${page.title}' is closed with the task '${task.title}': name a subtask of it, and the server refuses as well.`
  return [error(`calls/${id}.call.json`, '/subtask', sentence)]
}

/** Checks that onboarding calls name existing subtasks and refuse changes while their page is closed. */
export const lintTaskCalls: Lint = (context) => {
  const { calls, flows, pages, tasks } = context.library
  const isRead = context.unread?.['tasks'] === undefined
  const subtasks = Object.values(tasks).flatMap((task) => task.subtasks.map(({ id }) => id))
  return [
    ...Object.values(calls).flatMap(({ id, subtask }) =>
      unknownName(`calls/${id}.call.json`, '/subtask', 'subtask', subtask, isRead ? subtasks : undefined),
    ),
    ...Object.values(pages).flatMap((page) => {
      const task = tasks[page.task ?? '']
      const flow = flows[page.flow ?? '']
      return task && flow ? sentBy(flow).flatMap((sent) => lintSent(page, task, sent, context)) : []
    }),
  ]
}
