import { formatDate, isRealDate } from '#values/date.ts'
import { matchesSearch } from '#values/search.ts'
import type { FieldOption } from '#engine/field/types.ts'

/** An option with its facts as they are read on screen; the same words are searched (WIZ-015, OPEN-43). */
export interface ListedOption {
  readonly option: FieldOption
  readonly also: readonly string[]
}

export function describeRecords(options: readonly FieldOption[], zone: string): readonly ListedOption[] {
  const formatFact = (fact: string) => (isRealDate(fact) ? formatDate(fact, zone) : fact)
  return options.map((option) => ({ option, also: (option.also ?? []).filter(Boolean).map(formatFact) }))
}

export function matching(records: readonly ListedOption[], typed: string): readonly ListedOption[] {
  if (typed.trim() === '') return records
  return records.filter(({ option, also }) => matchesSearch(typed.trim(), [option.label, ...also]))
}
