import type { FieldOption } from '../field/types.ts'
import type { RequirementType } from '#definition/generated/requirement-types.ts'

export type { RequirementType }

/** Field that the server requires, validated at run time. */
export interface Requirement {
  readonly name: string
  readonly label: string
  readonly hint?: string
  readonly helpLink?: string
  readonly required: boolean
  readonly dataType: string
  readonly pattern?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly options: readonly FieldOption[]
}

/** Requirement of the server that cannot be used as it is (IDN-047). */
export interface RequirementProblem {
  readonly step: string
  readonly field: string
  readonly sentence: string
}
