import type { FieldOption } from '#engine/field/types.ts'
import { fillTemplate } from '#engine/flow/texts/template.ts'
import { plainValue } from '../../details/facts/plain-value.ts'
import { readAt } from '../../details/read-at.ts'

/** Label of a flag in a row: the hint of its option filled from the row where it has one, else its label. */
export function flagLabel(options: readonly FieldOption[], flag: unknown, record: unknown): string {
  const option = options.find(({ value }) => value === flag)
  if (option?.hint === undefined) return option?.label ?? plainValue(flag)
  const print = (path: string) => plainValue(readAt(record, path) ?? '')
  return fillTemplate(option.hint, print, print)
}
