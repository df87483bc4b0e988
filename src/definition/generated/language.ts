// Generated from schemas/definitions by `npm run types`; do not edit.

/**
 * What one area of the definitions says in another language. It stands in `languages/<tag>/`, a folder named by its BCP 47 tag, such as `es-MX`.
 */
export interface Language {
  $schema: string
  /**
   * Why this exists, for the next person who changes it.
   */
  purpose?: string
  sentences: Sentences
  /**
   * Where one English sentence needs another translation: by the definition it stands in, such as `tables/payments`.
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
