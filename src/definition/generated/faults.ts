// Generated from schemas/definitions by `npm run types`; do not edit.

/**
 * Everything the server may refuse, with the sentence a person reads.
 */
export interface Faults {
  $schema: string
  /**
   * Purpose of the definition, for the next person who changes it.
   */
  purpose: string
  /**
   * Every fault, by name.
   */
  faults: {
    [k: string]: Fault
  }
}
export interface Fault {
  /**
   * The HTTP status.
   */
  status: number
  /**
   * On the wire, when the specification names one; in capitals, with underscores.
   */
  code?: string
  /**
   * The short heading people read.
   */
  title: string
  /**
   * The event and the next step, as sentences.
   */
  says: string
  /**
   * Trying again cannot help.
   */
  final?: true
  /**
   * Told in a notice as well, beside where it is shown.
   */
  toast?: true
}
