import type { Case } from '#definition/generated/cases.ts'

type CoveredKind =
  | 'rule'
  | 'check'
  | 'refusal'
  | 'permission'
  | 'control'
  | 'text'
  | 'document'
  | 'card'
  | 'notification'

/** Kinds of targets that a case can reach. */
export type TargetKind = CoveredKind | 'step' | 'branch' | 'row action' | 'action' | 'move'

/** How it is reached: once, or with a verdict. */
export type Outcome = 'reached' | 'yes' | 'no' | 'unknown'

/** Something that a case should reach, with one outcome. */
export interface Target {
  readonly kind: TargetKind
  /** The definition, as its file of cases is called: `flows/single-payment`. */
  readonly of: string
  /** Name within its kind; a JSON Pointer if it has none. */
  readonly name: string
  readonly outcome: Outcome
  /** Deciding rule with its required verdict; `of` is its definition if that is another one. */
  readonly rule?: { readonly name: string; readonly verdict: 'yes' | 'no'; readonly of?: string }
  /** Facts, answers or state that a case needs beside the inputs of the rule. */
  readonly given?: Pick<Case, 'facts' | 'answers' | 'state'>
  /** Expectations of a case for this target; the values only show the shape. */
  readonly says: Omit<Case, 'case'>
}

/** The name under which a target is reached. */
export const keyOf = ({
  kind,
  of,
  name,
  outcome,
}: Pick<Target, 'kind' | 'of' | 'name' | 'outcome'>): string => `${kind} ${of} ${name} ${outcome}`
