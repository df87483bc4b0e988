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
   * Why this exists, for the next person who changes it.
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
   * What is kept and sent.
   */
  value: string
  /**
   * What people read.
   */
  label: string
  /**
   * A line of help under the label; of a notification its sentence, and of a flag its words in a row; both print what is known there.
   */
  hint?: string
  /**
   * The colour of a status that says it; absent: neutral.
   */
  tone?: 'neutral' | 'waiting' | 'info' | 'success' | 'warning' | 'danger'
  /**
   * Where the list holds addresses: the value of a row this one is for; absent: for every row.
   */
  for?: string
  /**
   * A rule: it shows only while the answer is yes.
   */
  showWhen?: string
}
