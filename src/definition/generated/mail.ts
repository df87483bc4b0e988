// Generated from schemas/definitions by `npm run types`; do not edit.

/**
 * The mail to a person about an event. It never prints an account number.
 */
export interface Mail {
  $schema: string
  /**
   * Its name, in kebab-case.
   */
  id: string
  /**
   * Purpose of the definition, for the next person who changes it.
   */
  purpose: string
  /**
   * The event it tells of; each event has one mail at the most.
   */
  event: string
  /**
   * The subject; it prints facts of the event.
   */
  subject: string
  /**
   * Its paragraphs, from top to bottom; they print the same.
   *
   * @minItems 1
   *
   * Items: Words for a person; {field} stands for the printed answer or fact of that name, {amount currency} for money.
   */
  body: string[]
  link: MailLink
  /**
   * Under which heading it stands where a person is mailed once a day.
   */
  kind?: 'PAYMENTS' | 'BENEFICIARIES' | 'CHANGES' | 'REPORTS' | 'PROGRAMS'
  /**
   * It asks its person to decide.
   */
  asks?: true
  /**
   * Sent whatever its person prefers: it is about their own access.
   */
  always?: true
}
/**
 * The address that it leads to.
 */
export interface MailLink {
  /**
   * The text of the link.
   */
  label: string
  /**
   * The page of the portal; what its address holds comes with the event.
   */
  page?: string
  /**
   * Instead of a page: a link that sets a password once.
   */
  to?: 'password'
}
