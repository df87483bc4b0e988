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
   * What it means, as a sentence.
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
   * What a person without it reads.
   */
  refusal?: string
}
