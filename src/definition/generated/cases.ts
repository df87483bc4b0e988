// Generated from schemas/definitions by `npm run types`; do not edit.

/**
 * Examples of a definition with what must follow.
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
   * Steps whose Next is disabled, with the sentence that says why.
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
   * For flows: what follows from the answers, by the names under its values.
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
   * For tasks: where the task stands; absent: it is not there.
   */
  status?: 'LOCKED' | 'INCOMPLETE' | 'COMPLETE' | 'APPROVED' | 'NOT_REQUIRED' | 'hidden'
  /**
   * For tasks: how far the work is.
   */
  progress?: string
  /**
   * For tasks: what it carries beside its progress.
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
   * For pages: the cards that are there, from top to bottom.
   */
  cards?: string[]
  /**
   * For pages and tables: the titles of the banners that show.
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
   * For tables: the filters that are asked, in their order; answers are what was filtered by.
   */
  filters?: string[]
  /**
   * For tables: what is offered for the row in `record`: the action or move, or none.
   */
  action?: string
  /**
   * For tables: the call of the rows with what it is asked.
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
   * For calls: the fault its checks refuse it with, what was sent standing in `request`; or none.
   */
  fault?: string
  /**
   * For controls: whether the change weakens it; unknown weakens as well. `added`, `changed`, `gained` and `lost` follow from `before` and `after` where the facts do not give them; nothing waits unless `waits` says so.
   */
  weakens?: 'yes' | 'no' | 'unknown'
  /**
   * For controls: the change as the person who decides it reads it.
   */
  says?: string
  /**
   * For controls: what that person reads of the state before.
   */
  was?: string
  /**
   * For controls: what that person reads of the state afterwards.
   */
  becomes?: string
}
