import type { FieldOption } from '../field/types.ts'
import type { RequirementType } from '#definition/generated/requirement-types.ts'

export type { RequirementType }

/** A field the server asks for, known only at run time, once it has been read safely. */
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

/** Something the server asked for that cannot be used as it is (IDN-047). */
export interface RequirementProblem {
  readonly step: string
  readonly field: string
  readonly sentence: string
}
