// Generated from schemas/definitions by `npm run types`; do not edit.

import type { Lookup } from './grammar.ts'

export type { Lookup } from './grammar.ts'

/**
 * Field types for the fields that only the server knows.
 */
export interface RequirementTypes {
  $schema: string
  /**
   * Purpose of the definition, for the next person who changes it.
   */
  purpose: string
  /**
   * The first entry that fits decides; a field that none fits is text, and is reported.
   *
   * @minItems 1
   */
  types: RequirementType[]
}
export interface RequirementType {
  /**
   * The field's name; * matches any part of it.
   */
  path?: string
  /**
   * The data type the server gives.
   */
  dataType?: string
  /**
   * The pattern the server gives, letter by letter.
   */
  pattern?: string
  /**
   * Parameters that the request to the server must have, such as {"country": "MX"}.
   */
  asked?: {
    [k: string]: string
  }
  /**
   * A field type of schemas/field-types.json.
   */
  type: string
  /**
   * The name in the request that the field depends on, such as the country of an IBAN.
   */
  of?: string
  /**
   * Of text: the form it has, checked with a sentence of its own.
   */
  form?:
    | 'network-address'
    | 'no-at-sign'
    | 'signed-decimal'
    | 'day-month-year'
    | 'ipv4'
    | 'uuid'
    | 'postal-code'
    | 'code'
    | 'email'
  /**
   * The last part of the name of the field that it depends on, such as the country of an address. It counts if the server gives no pattern.
   */
  beside?: string
  /**
   * A list of definitions/options to choose from, where the server gives no values.
   */
  options?: string
  lookup?: Lookup
  /**
   * A line of help, where the server gives none.
   */
  hint?: string
}
