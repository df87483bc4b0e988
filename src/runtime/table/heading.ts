import type { FieldOption } from '#engine/field/types.ts'
import { fillTemplate, placeholdersIn } from '#engine/flow/texts/template.ts'
import type { LinkedTable } from '#engine/table/types.ts'
import { plainValue } from '../details/facts/plain-value.ts'
import { readAt } from '../details/read-at.ts'

/** A heading that prints facts waits for them: half of it would be a slip. Codes are printed by their labels. */
export function headingOf(
  { heading, headingOptions, title }: LinkedTable['definition'],
  facts: unknown,
  lists: ReadonlyMap<string, readonly FieldOption[]>,
): string {
  const isRecognized = placeholdersIn(heading ?? '').every((path) => readAt(facts, path) !== undefined)
  if (heading === undefined || !isRecognized) return title
  const options = lists.get(headingOptions ?? '') ?? []
  const print = (path: string) => {
    const value = readAt(facts, path)
    return options.find((option) => option.value === value)?.label ?? plainValue(value)
  }
  return fillTemplate(heading, print, print)
}
