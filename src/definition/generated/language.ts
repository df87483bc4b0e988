// Generated from schemas/definitions by `npm run types`; do not edit.

/**
 * The translation of one area of the definitions. Its folder is `languages/<tag>/`, with a BCP 47 tag such as `es-MX`.
 */
export interface Language {
  $schema: string
  /**
   * Purpose of the definition, for the next person who changes it.
   */
  purpose?: string
  sentences: Sentences
  /**
   * Other translations of an English sentence in one definition, by the name of the definition, such as `tables/payments`.
   */
  within?: {
    [k: string]: {
      [k: string]: string
    }
  }
}
/**
 * Each translation under its English sentence, to the letter. A sentence that is changed in English has no translation until it is translated again.
 */
export interface Sentences {
  [k: string]: string
}
