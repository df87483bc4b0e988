// Generated from schemas/definitions by `npm run types`; do not edit.

/**
 * What a hand-made card says; what it shows and when is its own business and that of the page it stands on.
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
   * Why this exists, for the next person who changes it.
   */
  purpose: string
  /**
   * What else people read on it, by the names under ‘Every card’; {name} prints what the card knows by that name.
   */
  words?: {
    /**
     * Words for a person; {field} stands for the printed answer or fact of that name, {amount currency} for money.
     */
    [k: string]: string
  }
}
