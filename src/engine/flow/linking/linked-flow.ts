import type {
  ClosedOptions,
  DerivedValue,
  Field,
  Flow,
  OptionsFrom,
  Step,
} from '#definition/generated/flow.ts'
import type { FieldKind, FieldOption } from '../../field/types.ts'
import type { Graph } from '../../relevance/graph.ts'
import type { RequirementType } from '../../requirement/types.ts'
import type { Facts, LinkedRule } from '../../rule/types.ts'

/** An option in a list of definitions/options. */
export interface ListedOption extends FieldOption {
  readonly showWhen?: string
}

/** Texts of a fault that a person reads. */
export interface FaultWords {
  readonly title: string
  readonly says: string
  readonly status?: number
  readonly code?: string
}

/** Everything a flow needs from outside itself, linked once. */
export interface FlowLibrary {
  readonly kinds: ReadonlyMap<string, FieldKind>
  readonly rules: ReadonlyMap<string, LinkedRule>
  readonly options: ReadonlyMap<string, readonly ListedOption[]>
  /** definitions/requirement-types.json; without it, every field of the server is a text. */
  readonly requirementTypes?: readonly RequirementType[]
  /** The words of definitions/faults.json. */
  readonly faults?: Readonly<Record<string, FaultWords>>
  /** Flows for single entries of a field. */
  readonly flows?: Readonly<Record<string, Flow>>
  /** Names of the global facts; if given, any other name is an error. */
  readonly facts?: ReadonlySet<string>
}

/** Flow with all names resolved; made by linkFlow and shared by all its stores. */
export interface LinkedFlow {
  readonly definition: Flow
  readonly library: FlowLibrary
  readonly rules: ReadonlyMap<string, LinkedRule>
  readonly fields: ReadonlyMap<string, LinkedField>
  readonly values: ReadonlyMap<string, LinkedValue>
  readonly steps: ReadonlyMap<string, Step>
  readonly graph: Graph
}

export interface LinkedValue {
  readonly definition: DerivedValue
  readonly reads: readonly string[]
  value(facts: Facts): unknown
}

export type OptionSource =
  | { readonly from: 'list'; readonly options: readonly { option: FieldOption; showWhen?: LinkedRule }[] }
  | {
      readonly from: 'fact'
      readonly source: OptionsFrom
      readonly labels: ReadonlyMap<string, FieldOption>
      readonly also: readonly LinkedPart[]
    }

/** Property of a record beside its label; `names` translates its codes. */
interface LinkedPart {
  readonly path: string
  readonly names: ReadonlyMap<string, FieldOption>
}

/** Fields of a group or list item: a flow of one step, and the outer facts it reads. */
export interface FieldParts {
  readonly flow: LinkedFlow
  readonly reads: readonly string[]
}

export interface LinkedField {
  readonly definition: Field
  readonly step: string
  readonly kind: FieldKind
  /** Fields of a group or of each list item. */
  readonly parts?: FieldParts
  readonly showWhen?: LinkedRule
  readonly requireWhen?: LinkedRule
  readonly lockWhen?: LinkedRule
  /** Notes under the field; the first whose rule is true is shown. */
  readonly tells?: readonly { readonly rule: LinkedRule; readonly says: string }[]
  readonly derived?: LinkedValue
  readonly options?: OptionSource
  /** Which options can be seen and not chosen. */
  readonly closed?: readonly ClosedOptions[]
  /** Accepted kinds of files. */
  readonly accepts?: readonly FieldOption[]
  /** Error for any answer, if the server sent a pattern that cannot be checked (IDN-046). */
  readonly broken?: string
  readonly helpLink?: string
}
