import { readFileSync } from 'node:fs'
import type { Options } from '#definition/generated/options.ts'
import { kinds } from '#engine/field/kinds.ts'
import { linkOptions } from '#engine/field/link-options.ts'
import { checkValue } from '#engine/field/narrowed-options.ts'
import type { FieldFacts, FieldOption } from '#engine/field/types.ts'
import type { LinkedField } from '#engine/flow/linking/linked-flow.ts'
import { fieldsOf } from '#engine/requirement/fields.ts'
import type { RequirementType } from '#engine/requirement/types.ts'
import { sayRefusals } from '#values/generated/say-refusals.ts'
import type { FieldFault } from '../../app/refused.ts'
import type { RequirementField } from '../../network/types.ts'
import type { Flags } from './requirements.ts'

export interface RequirementQuery {
  country?: string
  currency?: string
  payoutCategory?: string
  destinationBlockchainNetwork?: string
}

export type RequirementOutcome =
  | { ok: true; values: Record<string, string> }
  | { ok: false; fields: FieldFault[] }

const INTO = 'requirements'
const source = {
  call: 'payout.dataRequirements',
  with: { country: 'asked.country', destinationBlockchainNetwork: 'asked.destinationBlockchainNetwork' },
  into: INTO,
}

let table: readonly RequirementType[] | undefined
const requirementTypes = (): readonly RequirementType[] => {
  const file = new URL('../../../../definitions/requirement-types.json', import.meta.url)
  return (table ??= (JSON.parse(readFileSync(file, 'utf8')) as { types: RequirementType[] }).types)
}

const readList = (name: string): Options => {
  const file = new URL(`../../../../definitions/options/${name}.options.json`, import.meta.url)
  return JSON.parse(readFileSync(file, 'utf8')) as Options
}

/** Returns a list with the lists it adds and excludes. */
const readWhole = (name: string): readonly Options[] => {
  const list = readList(name)
  return [list, ...[list.also, list.without].flatMap((other) => (other === undefined ? [] : readList(other)))]
}

let namedLists: ReadonlyMap<string, readonly FieldOption[]> | undefined
const lists = () =>
  (namedLists ??= linkOptions(
    Object.fromEntries(
      requirementTypes()
        .flatMap(({ options }) => (options ? readWhole(options) : []))
        .map((list) => [list.id, list]),
    ),
  ))

const fault = (name: string, keyword: string, message: string): FieldFault => ({
  path: `${INTO}.${name}`,
  keyword,
  message,
})

interface RequirementContext {
  requested: RequirementQuery
  flags: Flags | undefined
  given: Readonly<Record<string, string>>
}

const factsFor = (field: LinkedField, { requested, flags, given }: RequirementContext): FieldFacts => {
  const existing: Record<string, unknown> = {
    'flags.bankAccountValidation': flags?.bankAccountValidation ?? true,
    'asked.country': requested.country,
    'asked.destinationBlockchainNetwork': requested.destinationBlockchainNetwork,
  }
  const options = field.options?.from === 'list' ? field.options.options.map((one) => one.option) : []
  const read = (path: string) =>
    path.startsWith(`${INTO}/`) ? given[path.slice(INTO.length + 1)] : existing[path]
  return { field: field.definition, read, options }
}

type Outcome = { value: string | undefined } | { fault: FieldFault }

const validateRequirement = (
  field: LinkedField,
  name: string,
  raw: string | undefined,
  dependencies: RequirementContext,
): Outcome => {
  const facts = factsFor(field, dependencies)
  const read = field.kind.read(raw, facts)
  if (read === undefined) {
    const message = field.kind.missing?.(facts) ?? sayRefusals('enter', { label: field.definition.label })
    return field.definition.optional ? { value: undefined } : { fault: fault(name, 'required', message) }
  }
  if (field.broken) return { fault: fault(name, 'pattern', field.broken) }
  const value = String(field.kind.project ? field.kind.project(read, facts) : read)
  const message = checkValue(field.kind, read, facts)
  return message ? { fault: fault(name, 'format', message) } : { value }
}

/**
 * Repeats the portal's check of the answers on the server's facts; unrequested fields are refused. Without
 * flags every check is made.
 */
export const validateRequirements = (
  fields: readonly RequirementField[],
  given: Readonly<Record<string, string>>,
  query: RequirementQuery,
  flags?: Flags,
): RequirementOutcome => {
  const context = {
    step: INTO,
    source,
    requested: { ...query },
    kinds,
    table: requirementTypes(),
    lists: lists(),
  }
  const linked = new Map(
    fieldsOf(fields, context).fields.map((field) => [field.definition.id.slice(INTO.length + 1), field]),
  )
  const faults = Object.keys(given)
    .filter((name) => !linked.has(name))
    .map((name) => fault(name, 'additionalProperties', sayRefusals('notRequested')))
  const values: Record<string, string> = {}
  for (const [name, field] of linked) {
    const outcome = validateRequirement(field, name, Object.hasOwn(given, name) ? given[name] : undefined, {
      requested: query,
      flags,
      given,
    })
    if ('fault' in outcome) faults.push(outcome.fault)
    else if (outcome.value !== undefined) values[name] = outcome.value
  }
  return faults.length > 0 ? { ok: false, fields: faults } : { ok: true, values }
}
