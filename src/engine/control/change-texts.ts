import type { Control } from '#definition/generated/control.ts'
import type { Library } from '#definition/library.ts'
import { readWholeDays } from '#values/duration.ts'
import { sayMeasures } from '#values/generated/say-measures.ts'
import { sayRights } from '#values/generated/say-rights.ts'
import { fillTemplate } from '../flow/texts/template.ts'
import { keysOf, readPath } from '../rule/path.ts'
import type { Facts } from '../rule/types.ts'

/** A change, described for its decider: the current and the new state. */
export interface ChangeTexts {
  says: string
  was: string
  becomes: string
}

/** Labels of codes: roles, and the options of the lists that a control names. */
interface Labels {
  readonly roles: Library['roles']
  readonly options: readonly { readonly value: string; readonly label: string }[]
}

/** Joins values by commas, or by semicolons where one has a comma itself; a sentence ends itself (TRU-571). */
const joinValues = (values: readonly string[]): string => {
  const sign = values.some((value) => value.includes(', ')) ? ';' : ','
  return values.reduce(
    (joined, value) => (joined === '' ? value : `${joined}${joined.endsWith('.') ? '' : sign} ${value}`),
    '',
  )
}

function describeValue(value: unknown, labelOf: (code: string) => string): string {
  if (Array.isArray(value))
    return joinValues(value.map((one) => describeValue(one, labelOf))) || sayRights('nothing')
  if (typeof value === 'object' && value !== null)
    return describeValue('name' in value ? value.name : Object.values(value), labelOf)
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : sayRights('nothing')
  const days = readWholeDays(text)
  return days === undefined ? labelOf(text) : sayMeasures('days', { count: days })
}

/** Describes a change for its decider; codes are printed by their labels, ISO 8601 durations as days. */
export function textsOfChange(
  { says, was, becomes }: Pick<Control, 'says' | 'was' | 'becomes'>,
  facts: Facts,
  { roles, options }: Labels,
): ChangeTexts {
  const labelOf = (code: string) =>
    roles[code]?.label ?? options.find(({ value }) => value === code)?.label ?? code
  const print = (path: string) => describeValue(readPath(facts, keysOf(path)), labelOf)
  const fill = (template: string) => fillTemplate(template, print, (amount) => print(amount))
  return { says: fill(says), was: fill(was), becomes: fill(becomes) }
}
