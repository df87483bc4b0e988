// Generated from schemas/definitions by `npm run types`; do not edit.

/**
 * The recipients of the notification of each event, in the portal and by its mail.
 */
export interface Notifications {
  $schema: string
  /**
   * Purpose of the definition, for the next person who changes it.
   */
  purpose: string
  /**
   * The notification of each event, by the event.
   */
  notifications: {
    [k: string]: EventNotification
  }
}
/**
 * Its recipients, and the page that it opens. People of several words are notified once.
 */
export interface EventNotification {
  /**
   * The `event` of moves of a payment that it reports; absent: the program reports it itself.
   */
  on?: string
  /**
   * The organisation whose people are notified; absent: that of the record.
   */
  of?: 'provider'
  /**
   * Persons of the record, by the names that schemas/printed.json lists for the event.
   *
   * @minItems 1
   *
   * Items: A name that begins small and holds letters, digits and underscores; of a filter, as the call takes it.
   */
  people?: string[]
  /**
   * Permissions: people whose roles give one of them are notified, in the environment of the record if it has one.
   *
   * @minItems 1
   */
  holders?: string[]
  /**
   * Everybody who may sign in is notified.
   */
  everyone?: true
  /**
   * A name that begins small and holds letters, digits and underscores; of a filter, as the call takes it.
   */
  except?: string
  /**
   * Reason why nobody is notified of it yet.
   */
  reserved?: string
  /**
   * The page that the notification opens; absent: none.
   */
  page?: string
  /**
   * Another page for some kinds of a review, by the values of the list review-kinds.
   */
  pageOf?: {
    /**
     * A name in kebab-case; the file is called after it.
     */
    [k: string]: string
  }
  /**
   * Constant parameters of the address of the page.
   */
  with?: {
    [k: string]: string
  }
}
