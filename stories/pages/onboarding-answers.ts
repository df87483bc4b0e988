import { factName } from '#definition/facts/fact-name.ts'
import type { Page } from '#definition/generated/page.ts'
import { buttonOf, reviewOf } from '#engine/task/status.ts'
import { linkTask } from '#engine/task/link.ts'
import { evaluateTasks } from '#engine/task/task-states.ts'
import type { LinkedTask, TaskState } from '#engine/task/types.ts'
import { outreachOf } from '#tests/fixtures/portal/onboarding.ts'
import { definitions } from '../portal/definitions.ts'

const { library, rules } = definitions
const tasks = Object.values(library.tasks).toSorted((one, other) => one.order - other.order)

/** Default task: the second, so that one is done and others are still to come. */
const [, usual = ''] = tasks.map(({ id }) => id)

/** Returns the task that a page or its address belongs to. */
export const taskOf = ({ task, path }: Pick<Page, 'task' | 'path'>): string =>
  task ?? tasks.find(({ id }) => path.startsWith(`/onboarding/${id}/`))?.id ?? usual

let linked: readonly LinkedTask[] | undefined

const linkedTasks = () => {
  linked ??= tasks.flatMap((task) => {
    const result = linkTask(task, rules)
    return result.ok ? [result.task] : []
  })
  return linked
}

const companyAnswers = {
  legalName: 'Northwind Payroll Ltd',
  registrationNumber: 'NL 8130 2244',
  incorporatedOn: '2011-05-02',
  incorporatedIn: 'NL',
  street: 'Herengracht 201',
  city: 'Amsterdam',
  zipCode: '1016 BE',
  country: 'NL',
}

const savedBy = { version: 1, savedAt: '2026-03-04T12:00:00.000Z', savedBy: 'Operator One' }

/** Answers that are already saved. */
const saved = { company: { answers: companyAnswers, steps: [], done: true, ...savedBy } }

const taskAnswer = ({ definition, subtasks, ...state }: TaskState) => ({
  name: definition.title,
  slug: definition.id,
  says: definition.says,
  order: definition.order,
  status: state.status,
  review: reviewOf(state.status),
  progress: state.progress,
  ...(state.label && { label: state.label }),
  currentProgress: state.currentProgress,
  maxProgress: state.maxProgress,
  reviewPage: definition.review.page,
  subtasks: subtasks.map(({ definition: { id, title, says, page }, progress }) => ({
    name: title,
    slug: id,
    says,
    progress,
    button: buttonOf(progress),
    page,
    ...(library.pages[page]?.flow !== undefined && { flow: library.pages[page].flow }),
  })),
})

/** Makes the onboarding of an organisation at this task: earlier tasks are approved, this one is not submitted. */
export function outreachAt(task: string): unknown {
  const before = tasks.slice(
    0,
    Math.max(
      0,
      tasks.findIndex(({ id }) => id === task),
    ),
  )
  const record = {
    saved: { company: 'DONE', activity: 'STARTED' },
    reviews: Object.fromEntries(before.map(({ id }) => [factName(id), 'APPROVED'])),
    owners: 2,
    exposures: 3,
    products: { rpd: true, stablecoin: true },
  }
  const flags = Object.fromEntries(Object.keys(library.flags).map((flag) => [flag, true]))
  return { ...outreachOf(...evaluateTasks(linkedTasks(), { flags, record }).map(taskAnswer)), saved }
}
