import type { FlowStore } from '#engine/flow/types.ts'
import { readAt } from '../../details/read-at.ts'

/** The whole record behind a choice from a list of records, when the answer names one. */
export function recordOf(store: FlowStore, field: string): object | undefined {
  const { definition, value } = store.field(field)
  const { options } = definition
  if (typeof options !== 'object' || !options.value) return undefined
  const { from, value: name } = options
  const list = store.fact(from)
  if (!Array.isArray(list)) return undefined
  const found = (list as unknown[]).find((record) => readAt(record, name) === value)
  return typeof found === 'object' && found !== null && Object.keys(found).length > 2 ? found : undefined
}
