// Generated from schemas/definitions by `npm run types`; do not edit.

/**
 * Switches of features; a flag never grants a permission.
 */
export interface Flags {
  $schema: string
  /**
   * Purpose of the definition, for the next person who changes it.
   */
  purpose: string
  /**
   * Every switch, by name.
   */
  flags: {
    [k: string]: Flag
  }
}
export interface Flag {
  /**
   * Its label.
   */
  label: string
  /**
   * Its meaning, as a sentence.
   */
  says: string
  /**
   * On where nobody says otherwise.
   */
  on?: true
}
