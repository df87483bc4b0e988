// Generated from schemas/definitions by `npm run types`; do not edit.

/**
 * Examples of a definition, with the expected results.
 */
export interface Cases {
  $schema: string
  /**
   * The definition these are cases of.
   */
  of: string
  /**
   * Facts every case starts from; a case's own facts are merged over them.
   */
  facts?: {
    [k: string]: unknown
  }
  /**
   * The examples.
   *
   * @minItems 1
   */
  cases: Case[]
}
export interface Case {
  /**
   * Its promise as a sentence, with the requirement rows it proves in brackets at the end.
   */
  case: string
  /**
   * The facts, by name.
   */
  facts?: {
    [k: string]: unknown
  }
  /**
   * The answers of the person, by field.
   */
  answers?: {
    [k: string]: unknown
  }
  /**
   * The relevant steps, in order.
   */
  steps?: string[]
  /**
   * The stages of the progress indicator.
   */
  stages?: string[]
  /**
   * The step that opens first.
   */
  starts?: string
  /**
   * The fields shown, by step.
   */
  asks?: {
    [k: string]: string[]
  }
  /**
   * The fields that must be answered, by step.
   */
  requires?: {
    [k: string]: string[]
  }
  /**
   * Messages by field when leaving the named step.
   */
  refuses?: {
    [k: string]: {
      [k: string]: string
    }
  }
  /**
   * The sentences under valid fields, warnings included, by field.
   */
  tells?: {
    [k: string]: string
  }
  /**
   * Steps whose Next is disabled, with the sentence of the reason.
   */
  blocks?: {
    [k: string]: string[]
  }
  /**
   * From one step to the next.
   */
  advances?: {
    [k: string]: string
  }
  /**
   * The call and body of the ending.
   */
  sends?: {
    /**
     * The call that is made.
     */
    call: string
    /**
     * The body of the call.
     */
    body: {
      [k: string]: unknown
    }
  }
  /**
   * Verdicts by rule name.
   */
  rules?: {
    [k: string]: 'yes' | 'no' | 'unknown'
  }
  /**
   * For flows: values derived from the answers, by their names.
   */
  values?: {
    [k: string]: unknown
  }
  /**
   * For machines: the state a record is in.
   */
  state?: string
  /**
   * For machines: the moves that are open.
   */
  moves?: string[]
  /**
   * For machines: the state that is displayed.
   */
  shows?: string
  /**
   * For tasks: the status of the task. Absent: the task is not shown.
   */
  status?: 'LOCKED' | 'INCOMPLETE' | 'COMPLETE' | 'APPROVED' | 'NOT_REQUIRED' | 'hidden'
  /**
   * For tasks: how far the work is.
   */
  progress?: string
  /**
   * For tasks: the label beside its progress.
   */
  label?: string
  /**
   * For tasks: how far each subtask is, by name.
   */
  subtasks?: {
    [k: string]: string
  }
  /**
   * For permissions: verdicts by permission.
   */
  allows?: {
    [k: string]: 'yes' | 'no' | 'unknown'
  }
  /**
   * yes if the roles in session.roles have the permission of the definition. For a page, its feature and gate count too.
   */
  opens?: 'yes' | 'no'
  /**
   * For pages: the tabs that are there, `outer/inner`, each with the table it shows.
   */
  tabs?: {
    [k: string]: string
  }
  /**
   * For pages: the cards that are there, from top to bottom; a card of a page as `unfinished of send-payment`.
   */
  cards?: string[]
  /**
   * For pages, tables and notices: the titles of the banners that show.
   */
  banners?: string[]
  /**
   * For tables: the columns that show while nobody chose, from left to right.
   */
  columns?: string[]
  /**
   * For tables: the columns a person may choose besides.
   */
  moreColumns?: string[]
  /**
   * For tables: the filters shown, in order; `answers` are the filter values.
   */
  filters?: string[]
  /**
   * For tables: the action or move offered for the row in `record`, or none.
   */
  action?: string
  /**
   * For tables: the call of the rows, with its query.
   */
  requests?: {
    /**
     * The call that is made.
     */
    call: string
    /**
     * The query of the call.
     */
    query: {
      [k: string]: unknown
    }
  }
  /**
   * For details: the labels that show of the record in `record`, by section; `hero` for those in the head.
   */
  lines?: {
    [k: string]: string[]
  }
  /**
   * For details: what can be done with the record in `record`, from left to right.
   */
  actions?: string[]
  /**
   * For calls: the fault with which its checks refuse the `request`, or none.
   */
  fault?: string
  /**
   * For controls: whether the change weakens it; unknown weakens as well. `added`, `changed`, `gained` and `lost` follow from `before` and `after` where the facts do not give them; nothing waits unless `waits` says so.
   */
  weakens?: 'yes' | 'no' | 'unknown'
  /**
   * For controls: the change as shown to the person who decides it.
   */
  says?: string
  /**
   * For controls: the value before, as shown to that person.
   */
  was?: string
  /**
   * For controls: the value afterwards, as shown to that person.
   */
  becomes?: string
  /**
   * For controls: the address that answers `before`, what was sent standing in `request`; or none where nothing stands before.
   */
  reads?: string
  /**
   * For flows and pages: the documents that a person reads or agrees to, in their order.
   */
  documents?: string[]
  /**
   * For cards, mails, notices and lists of options: texts as people read them, by name; of a mail `subject`, `body` and `link`, of a notice its title, of an option its value.
   */
  prints?: {
    [k: string]: string
  }
  /**
   * For mails and notices: the pages that the links lead to; for notifications: those of the events that answer yes under `notifies`.
   */
  leads?: string[]
  /**
   * For notifications: whether a person is notified, by event: a holder of `session.roles` who is one of `persons`.
   */
  notifies?: {
    [k: string]: 'yes' | 'no'
  }
  /**
   * For mails: what decides whether it is sent: the preference of its kind, that it asks for a decision, or nothing, as it is always sent.
   */
  follows?: 'PAYMENTS' | 'BENEFICIARIES' | 'CHANGES' | 'REPORTS' | 'PROGRAMS' | 'asks' | 'always'
}
