// Generated from schemas/definitions by `npm run types`; do not edit.

/**
 * The names a country is also looked for by.
 */
export interface CountryNames {
  $schema?: string
  /**
   * Purpose of the definition, for the next person who changes it.
   */
  purpose: string
  /**
   * By the code of the country, names that find it and that no list shows.
   */
  names: {
    /**
     * @minItems 1
     *
     * Items: Words for a person, in the source language.
     */
    [k: string]: string[]
  }
}
