// Generated from schemas/definitions by `npm run types`; do not edit.

/**
 * Every number that has an owner.
 */
export interface Limits {
  $schema: string
  /**
   * Why this exists, for the next person who changes it.
   */
  purpose: string
  /**
   * Every limit, by name.
   */
  limits: {
    [k: string]: Limit
  }
}
export interface Limit {
  /**
   * The number, or a version.
   */
  is: number | string
  /**
   * What it counts.
   */
  unit:
    | 'characters'
    | 'bytes'
    | 'milliseconds'
    | 'seconds'
    | 'minutes'
    | 'days'
    | 'entries'
    | 'digits'
    | 'version'
    | 'percent'
    | 'amount'
  /**
   * What it means, as a sentence.
   */
  says: string
}
