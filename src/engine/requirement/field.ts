import type { Field, RequirementSource } from '#definition/generated/flow.ts'
import { usablePattern } from '#definition/pattern/usable-pattern.ts'
import type { FieldKind, FieldOption } from '../field/types.ts'
import type { LinkedField } from '../flow/linking/linked-flow.ts'
import { sentences as says } from '../sentences.ts'
import { typeOf } from './type.ts'
import type { Requirement, RequirementType } from './types.ts'

export interface RequirementContext {
  readonly step: string
  readonly source: RequirementSource
  /** Values that the server was sent with the request. */
  readonly requested: Readonly<Record<string, unknown>>
  readonly kinds: ReadonlyMap<string, FieldKind>
  readonly table: readonly RequirementType[]
  /** The lists of options that entries of the table name. */
  readonly lists?: ReadonlyMap<string, readonly FieldOption[]>
}

/** Makes a field from a requirement; without a matching type it is a text, and that is reported (rule 15). */
export function fieldOf(
  requirement: Requirement,
  context: RequirementContext,
): { field: LinkedField; sentences: readonly string[] } {
  const { requested, kinds, source, step, table } = context
  const entry = typeOf(requirement, requested, table)
  const isChoice = requirement.options.length > 0
  const requirementType =
    entry && kinds.has(entry.type) && (requirement.dataType !== 'ENUM' || isChoice) ? entry : undefined
  const listed = isChoice ? requirement.options : context.lists?.get(requirementType?.options ?? '')
  // A type that chooses needs something to choose from.
  const type = requirementType?.options !== undefined && !listed ? 'text' : (requirementType?.type ?? 'text')
  const isUsable = requirement.pattern === undefined || usablePattern(requirement.pattern) !== undefined
  const sentences = [
    ...(requirementType || table.length === 0
      ? []
      : [`Its data type ${requirement.dataType} is not known; it is shown as text.`]),
    ...(isUsable ? [] : ['Its pattern does not compile, or can run away.']),
  ]
  const field: LinkedField = {
    definition: definitionOf(
      { ...requirement, hint: requirement.hint ?? requirementType?.hint },
      {
        type,
        into: source.into,
        of: followed(requirement, requirementType, source),
        form: requirementType?.form,
        lookup: requirementType?.lookup,
        isUsable,
      },
    ),
    step,
    kind: kinds.get(type)!,
    options: listed && { from: 'list', options: listed.map((option) => ({ option })) },
    broken: isUsable ? undefined : says.internalError(),
    helpLink: requirement.helpLink,
  }
  return { field, sentences }
}

interface Shape {
  readonly type: string
  readonly into: string
  readonly of: string | undefined
  readonly lookup: Field['lookup']
  readonly form: Field['form']
  readonly isUsable: boolean
}

function definitionOf(requirement: Requirement, { type, into, of, lookup, form, isUsable }: Shape): Field {
  const { name, label, hint, minLength, maxLength, pattern, required } = requirement
  const narrowed = Object.entries({ minLength, maxLength, pattern: isUsable ? pattern : undefined })
  const value = Object.fromEntries(narrowed.filter(([, word]) => word !== undefined))
  return {
    id: `${into}/${name}`,
    type,
    label,
    ...(hint !== undefined && { hint }),
    ...(required ? {} : { optional: true as const }),
    ...(Object.keys(value).length > 0 && { value }),
    ...(form !== undefined && { form }),
    ...(of !== undefined && { of }),
    ...(lookup !== undefined && { lookup }),
  }
}

/**
 * Returns the path that a field depends on: a value of the request, or the neighbouring field if the server
 * sent no pattern.
 */
function followed(
  { name, pattern }: Requirement,
  entry: RequirementType | undefined,
  source: RequirementSource,
): string | undefined {
  if (entry?.beside !== undefined && pattern === undefined)
    return `${source.into}/${name.replace(/[^.]*$/, entry.beside)}`
  const path =
    entry?.of === undefined || !Object.hasOwn(source.with, entry.of) ? undefined : source.with[entry.of]
  return typeof path === 'string' ? path : undefined
}
