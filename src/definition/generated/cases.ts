// Generated from schemas/definitions by `npm run types`; do not edit.

/**
 * Examples of a flow, machine, task or rule with what must follow.
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
   * What it shows, as a sentence; ledger rows it proves in brackets at the end.
   */
  case: string
  /**
   * What is known, by name.
   */
  facts?: {
    [k: string]: unknown
  }
  /**
   * What a person has answered, by field.
   */
  answers?: {
    [k: string]: unknown
  }
  /**
   * The relevant steps, in order.
   */
  steps?: string[]
  /**
   * What the progress indicator names.
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
   * What is told under fields that nothing is wrong with, warnings included, by field.
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
     * What the call sends.
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
}
