// Generated from schemas/definitions by `npm run types`; do not edit.

/**
 * A list of choices.
 */
export interface Options {
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
   * A name in kebab-case; the file is called after it.
   */
  also?: string
  /**
   * A name in kebab-case; the file is called after it.
   */
  without?: string
  /**
   * The choices, in order; there may be none where another list stands here as well.
   */
  options: Option[]
}
export interface Option {
  /**
   * The value that is stored and sent.
   */
  value: string
  /**
   * The text that people read.
   */
  label: string
  /**
   * A line of help under the label. In a list of notifications it is their sentence, in a list of flags the text of a row; both print the facts there.
   */
  hint?: string
  /**
   * The colour of a status that says it; absent: neutral.
   */
  tone?: 'neutral' | 'waiting' | 'info' | 'success' | 'warning' | 'danger'
  /**
   * In a list of addresses: the value of the row that it is for; absent: for every row.
   */
  for?: string
  /**
   * A rule: it shows only while the answer is yes.
   */
  showWhen?: string
}
