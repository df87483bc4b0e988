// Generated from schemas/definitions by `npm run types`; do not edit.

/**
 * Rules that several definitions, or screen and server, share.
 */
export interface RuleFile {
  $schema: string
  /**
   * A name in kebab-case; the file is called after it.
   */
  id: string
  /**
   * Why this exists, for the next person who changes it.
   */
  purpose: string
  /**
   * Names these rules read that are not known everywhere, each with the entity schema that types it.
   */
  facts?: {
    [k: string]: string
  }
  rules: Rules
}
/**
 * Its own rules, by name.
 */
export interface Rules {
  [k: string]: Rule
}
/**
 * A named yes/no question over facts, with a sentence.
 */
export interface Rule {
  /**
   * What it means when the answer is yes, as a sentence.
   */
  says: string
  /**
   * JSON Logic, two operators deep at most; {"rule": name} calls another rule.
   */
  when: {
    [k: string]: unknown
  }
}
