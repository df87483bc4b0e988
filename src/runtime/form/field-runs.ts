import type { Field } from '#definition/generated/flow.ts'
import type { FlowStore } from '#engine/flow/types.ts'
import { isBlank } from '#values/blank.ts'

/** Fields that follow each other in a step: folded together under a title, or not folded. */
export interface FieldRun {
  readonly title: string | undefined
  readonly fields: readonly string[]
}

/** Returns the folded heading above each field of a step; the fields of the server have none. */
function titlesOf(own: readonly Field[]): ReadonlyMap<string, string> {
  const titles = new Map<string, string>()
  let title: string | undefined
  for (const { id, heading, folded } of own) {
    if (heading !== undefined) title = folded ? heading : undefined
    if (title !== undefined) titles.set(id, title)
  }
  return titles
}

/** Splits shown fields where a fold begins or ends. A fold without its first field has its title still. */
export function fieldRuns(fields: readonly string[], own: readonly Field[] = []): readonly FieldRun[] {
  const titles = titlesOf(own)
  if (titles.size === 0) return [{ title: undefined, fields }]
  const runs: { title: string | undefined; fields: string[] }[] = []
  for (const id of fields) {
    const last = runs.at(-1)
    const title = titles.get(id)
    if (last && last.title === title) last.fields.push(id)
    else runs.push({ title, fields: [id] })
  }
  return runs
}

/** Tells whether a field holds something other than its default. */
function isAnsweredOtherwise(store: FlowStore, id: string): boolean {
  const { value, definition } = store.field(id)
  if (isBlank(value) || value === false || (Array.isArray(value) && value.length === 0)) return false
  const { default: usual } = definition
  return typeof usual === 'object' ? store.changes().includes(id) : value !== usual
}

/** Names what has to be seen in a fold: wrong fields, then those answered other than by default. */
export function reasonToOpen(store: FlowStore, fields: readonly string[]): string {
  const relevant = fields.filter((id) => store.field(id).relevant)
  const wrong = relevant.filter((id) => store.field(id).error ?? store.field(id).warning)
  const isAnswered = relevant.some((id) => isAnsweredOtherwise(store, id))
  return [...wrong, ...(isAnswered ? ['*'] : [])].join(' ')
}
