/** A place that a failing case points at, with the beginning of its finding. */
export interface Suspect {
  readonly file: string
  readonly path: string
  readonly says: string
  /** True: an entry that names a rule, and not the rule. */
  readonly isEntry?: boolean
}

/** A definition that failing cases point at. */
export interface Accused {
  readonly file: string
  readonly path: string
  /** The beginning of its finding; the failing cases follow. */
  readonly says: string
  /** True: a single failing case is enough. */
  readonly isCertain?: boolean
}
