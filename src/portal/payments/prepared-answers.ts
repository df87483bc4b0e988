import type { DetailsAgain } from '#definition/generated/details.ts'
import { readAt } from '#runtime/details/read-at.ts'

type Given = DetailsAgain['answers'][string]

/** The answers a flow starts with, taken from a record; what the record does not have is left out. */
export function preparedAnswers(
  { answers }: Pick<DetailsAgain, 'answers'>,
  record: unknown,
): Record<string, unknown> {
  const prepared: Record<string, unknown> = {}
  for (const [name, given] of Object.entries(answers)) {
    const value = valueOf(given, record)
    const [field = '', part] = name.split('.')
    if (value === undefined || value === null) continue
    prepared[field] = part === undefined ? value : { ...Object(prepared[field]), [part]: value }
  }
  return prepared
}

function valueOf(given: Given, record: unknown): unknown {
  if (typeof given === 'string') return readAt(record, given)
  return given.where === undefined || readAt(record, given.where) !== undefined ? given.is : given.else
}
