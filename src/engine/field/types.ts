import type { Field } from '#definition/generated/flow.ts'
import type { MachineState } from '#definition/generated/machine.ts'

/** Reads a fact: answers, session, limits or answers of calls. */
export type FactReader = (path: string) => unknown

/** Context that a field kind receives for one field. */
export interface FieldFacts {
  readonly field: Field
  readonly read: FactReader
  /** Options resolved for this field, in order; empty when the type has none. */
  readonly options: readonly FieldOption[]
}

export interface FieldOption {
  readonly value: string
  readonly label: string
  readonly hint?: string
  /** Tone of an option that stands for a status. */
  readonly tone?: MachineState['tone']
  /** Additional texts beside the label, which are searched too (WIZ-015). */
  readonly also?: readonly string[]
  readonly disabled?: boolean
  readonly badge?: string
  /** Why it cannot be chosen, as a sentence. */
  readonly reason?: string
}

/** An error inside a composite answer. */
export interface PartProblem {
  /** Path inside the answer, such as `street` or `1/street`; '' is the whole answer. */
  readonly path: string
  /** Label of that place. */
  readonly label: string
  readonly message: string
}

/** The pure half of a field type: reader, checker, printer. The widget is its other half. */
export interface FieldKind {
  readonly type: string
  /** Normalises a typed, stored or sent value; undefined if it is blank (law 5). */
  read(raw: unknown, facts: FieldFacts): unknown
  /** Returns the error of a value, or undefined. Never called with undefined. */
  check(value: unknown, facts: FieldFacts): string | undefined
  /** A sentence worth showing that does not block. */
  warn?(value: unknown, facts: FieldFacts): string | undefined
  /** The value as a person reads it: review, summary, toasts. */
  print(value: unknown, facts: FieldFacts): string
  /** Converts the value for a payload; without it, the value is sent as it is. */
  project?(value: unknown, facts: FieldFacts): unknown
  /**
   * Converts a sent value back; undefined if no value could be sent like this. Without it, `read` is used.
   */
  received?(projected: unknown): unknown
  /**
   * Returns the part of a value that a draft may store; without it, the value itself. Undefined stores
   * nothing.
   */
  keep?(value: unknown): unknown
  /**
   * Returns the value after the server refused it. The value then shows the refusal, without an error beside
   * it.
   */
  refused?(value: unknown): unknown
  /** Tells whether the facts require an answer of an optional field; called again when they change. */
  needs?(facts: FieldFacts): boolean
  /**
   * Returns all errors inside the value in order; `check` returns the first. An absent value is undefined.
   */
  problems?(value: unknown, facts: FieldFacts): readonly PartProblem[]
  /**
   * Returns the value that rules read, if that is less than the person typed; without it, the value itself.
   */
  seen?(value: unknown, facts: FieldFacts): unknown
  /** The sentence when a required answer is missing; a general one when absent. */
  readonly missing?: (facts: FieldFacts) => string
}
