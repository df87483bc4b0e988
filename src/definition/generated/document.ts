// Generated from schemas/definitions by `npm run types`; do not edit.

/**
 * A text a person reads or agrees to; the deployer's own words may replace it.
 */
export interface Document {
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
   * The heading people read.
   */
  title: string
  /**
   * The text, paragraph by paragraph.
   *
   * @minItems 1
   *
   * Items: Words for a person, in the source language.
   */
  paragraphs: string[]
}
