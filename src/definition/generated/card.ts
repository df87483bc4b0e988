// Generated from schemas/definitions by `npm run types`; do not edit.

/**
 * The texts of a custom card. The card itself decides its content; the page decides when it shows.
 */
export interface Card {
  $schema: string
  /**
   * A name in kebab-case; the file is called after it.
   */
  id: string
  /**
   * The heading people read.
   */
  title?: string
  /**
   * Purpose of the definition, for the next person who changes it.
   */
  purpose: string
  /**
   * Its further texts, by the names under ‘Every card’. {name} prints the fact of that name that the card has.
   */
  words?: {
    /**
     * Words for a person; {field} stands for the printed answer or fact of that name, {amount currency} for money.
     */
    [k: string]: string
  }
}
