import { isSame } from '#values/equality.ts'
import type { Library } from '#definition/library.ts'
import type { Task } from '#definition/generated/task.ts'
import type { Trx } from '../../store/tenant.ts'
import { taskInWords } from '../../languages/reader.ts'
import { flowInWords } from './flow-in-words.ts'
import { readContent } from './content.ts'
import type { TaskContent } from './task-content.ts'

/** A correction that a reviewer requests, at a question or for a whole part. */
export interface Repair {
  subtask: string
  field?: string
  says: string
}

/** A correction as its client sees it. */
export interface ShownRepair extends Repair {
  /** The label of the question or part. */
  question: string
  /** True: the answer has changed since. */
  isMended: boolean
}

/** The place of a request for a further document. */
export const DOCUMENT = 'document'

/** Returns the current value at the place of a correction. */
const valueAt = (
  { answers, records }: TaskContent,
  { subtask, field }: Pick<Repair, 'subtask' | 'field'>,
): unknown =>
  field === undefined
    ? [answers[subtask] ?? null, records[subtask] ?? null]
    : (answers[subtask]?.[field] ?? null)

/** Returns the label of a question or part. */
const questionAt = (
  library: Library,
  task: Task,
  { subtask, field }: Pick<Repair, 'subtask' | 'field'>,
): string => {
  const part = taskInWords(task).subtasks.find(({ id }) => id === subtask)
  const flow = part && flowInWords(library, part)
  const question = flow?.steps.flatMap(({ fields = [] }) => fields).find(({ id }) => id === field)
  return question?.label ?? part?.title ?? subtask
}

/** Lists the corrections of a task, in the order of their request. */
export const listRepairs = async (
  trx: Trx,
  library: Library,
  { orgId, task }: { orgId: string; task: string },
): Promise<ShownRepair[]> => {
  const definition = library.tasks[task]
  const rows = await trx
    .selectFrom('onboarding_repairs')
    .selectAll()
    .where('org_id', '=', orgId)
    .where('task', '=', task)
    .orderBy('position')
    .execute()
  if (!definition || rows.length === 0) return []
  const content = await readContent(trx, library, orgId, definition)
  return rows.map(({ subtask, field, says, was }) => {
    const repair = { subtask, ...(field !== null && { field }), says }
    return {
      ...repair,
      question: questionAt(library, definition, repair),
      isMended: !isSame(valueAt(content, repair), was ?? null),
    }
  })
}

/** Replaces the requested corrections. */
export const saveRepairs = async (
  trx: Trx,
  library: Library,
  { orgId, task }: { orgId: string; task: string },
  repairs: readonly Repair[],
): Promise<void> => {
  await trx.deleteFrom('onboarding_repairs').where('org_id', '=', orgId).where('task', '=', task).execute()
  const definition = library.tasks[task]
  if (!definition || repairs.length === 0) return
  const content = await readContent(trx, library, orgId, definition)
  const rows = repairs.map(({ subtask, field, says }, position) => ({
    org_id: orgId,
    task,
    subtask,
    field: field ?? null,
    says,
    position,
    was: JSON.stringify(valueAt(content, { subtask, ...(field !== undefined && { field }) })),
  }))
  await trx.insertInto('onboarding_repairs').values(rows).execute()
}
