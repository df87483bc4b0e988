// Generated from schemas/definitions by `npm run types`; do not edit.

/**
 * The sentences of the program itself in one area of the portal. The program is built with them: after a change run `npm run types`.
 */
export interface Words {
  $schema: string
  /**
   * The area, in kebab-case.
   */
  id: string
  /**
   * Purpose of the definition, for the next person who changes it.
   */
  purpose: string
  /**
   * Each sentence by the name the program asks for it.
   */
  words: {
    /**
     * Words for a person in ICU MessageFormat; {name} prints the value of that name from the program.
     */
    [k: string]: string
  }
}
