/** A place that a failing case points at, with the beginning of its finding. */
export interface Suspect {
  readonly file: string
  readonly path: string
  readonly says: string
  /** True: an entry that names a rule, and not the rule. */
  readonly isEntry?: boolean
}

/** A difference between the expected and the actual value of a case. */
export interface Difference {
  readonly word: string
  readonly name: string
  readonly expected: unknown
  readonly actual: unknown
}
