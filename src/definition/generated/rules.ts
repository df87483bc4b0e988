// Generated from schemas/definitions by `npm run types`; do not edit.

import type { Rules } from './grammar.ts'

export type { Rule, Rules } from './grammar.ts'

/**
 * The organisation has one of these products.
 *
 * @minItems 1
 */
export type Products = string[]
/**
 * The organisation has none of these products.
 *
 * @minItems 1
 */
export type Products1 = string[]

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
   * Purpose of the definition, for the next person who changes it.
   */
  purpose: string
  /**
   * Names these rules read that are not known everywhere, each with the entity schema that types it.
   */
  facts?: {
    [k: string]: string
  }
  /**
   * The features that an organisation has or not, one line each. Every word of a line must hold. Each feature is a rule of that name.
   */
  features?: {
    [k: string]: Feature
  }
  rules: Rules
}
export interface Feature {
  /**
   * Its meaning, as a sentence. A person who is refused because of it reads this.
   */
  says: string
  products?: Products
  without?: Products1
  /**
   * The person holds it.
   */
  permission?: string
  /**
   * A name that begins small and holds letters, digits and underscores; of a filter, as the call takes it.
   */
  flag?: string
  /**
   * A name that begins small and holds letters, digits and underscores; of a filter, as the call takes it.
   */
  version?: string
}
