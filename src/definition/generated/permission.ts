// Generated from schemas/definitions by `npm run types`; do not edit.

/**
 * The right to calls, pages and actions, held through roles.
 */
export interface Permission {
  $schema: string
  /**
   * A permission: noun.right.
   */
  id: string
  /**
   * Its meaning, as a sentence.
   */
  says: string
  /**
   * Any of these roles holds it.
   *
   * @minItems 1
   */
  roles: string[]
  /**
   * A rule that must be yes as well.
   */
  when?: string
  /**
   * All of these roles must be held as well.
   *
   * @minItems 1
   */
  scopes?: string[]
  /**
   * Permissions that one person should not have together. A person who grants both is warned.
   *
   * @minItems 1
   */
  conflicts?: Conflict[]
  /**
   * Reason why no definition requires it yet, though it can be granted.
   */
  reserved?: string
  /**
   * Only for people at the portal: an API credential never has it.
   */
  people?: true
  /**
   * Hides its pages and actions from people of the provider who view the portal as a client. Needed if some of its calls are open then.
   */
  inView?: 'closed'
  /**
   * The sentence for a person without it.
   */
  refusal?: string
}
export interface Conflict {
  /**
   * A permission: noun.right.
   */
  with: string
  /**
   * The conflict in a few words.
   */
  title: string
  /**
   * The risk, as a sentence: the act that one person could do alone.
   */
  says: string
}
