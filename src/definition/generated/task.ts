// Generated from schemas/definitions by `npm run types`; do not edit.

import type { Rules } from './grammar.ts'

export type { Rule, Rules } from './grammar.ts'

/**
 * A task that an organisation completes before it may operate: its subtasks, when they are done, and who reviews them.
 */
export interface Task {
  $schema: string
  /**
   * Its name, in kebab-case, and in the address.
   */
  id: string
  /**
   * The heading people read.
   */
  title: string
  /**
   * Its subject, and the reason why it is required.
   */
  says: string
  /**
   * Purpose of the definition, for the next person who changes it.
   */
  purpose: string
  /**
   * The permission a person needs to work on it.
   */
  permission: string
  /**
   * Its place among the tasks, from the top.
   */
  order: number
  /**
   * A rule: it is there only while the answer is yes.
   */
  showWhen?: string
  /**
   * Tasks that must be complete, approved or not required first; until then it is locked.
   *
   * @minItems 1
   *
   * Items: A name in kebab-case; the file is called after it.
   */
  after?: string[]
  /**
   * A rule: while it is yes the task is locked, whatever comes before it.
   */
  lockWhen?: string
  /**
   * A rule: a locked task waits for a credit approval.
   */
  pendingWhen?: string
  /**
   * A rule: the task is not required while it is yes.
   */
  notRequiredWhen?: string
  /**
   * A rule: it is complete though nobody submitted it.
   */
  completeWhen?: string
  /**
   * A rule: it is approved without a review.
   */
  approvedWhen?: string
  rules?: Rules
  /**
   * Its parts, in order.
   *
   * @minItems 1
   */
  subtasks: Subtask[]
  review: TaskReview
}
export interface Subtask {
  /**
   * Its name; no two subtasks of any task share one.
   */
  id: string
  /**
   * Its label, as people read it.
   */
  title: string
  /**
   * The information that is required there.
   */
  says: string
  /**
   * A name in kebab-case; the file is called after it.
   */
  page: string
  /**
   * The products it is for: the home page reminds of it for each of them until it is done.
   *
   * @minItems 1
   */
  products?: string[]
  /**
   * A positive question that begins with is, has, needs or can.
   */
  showWhen?: string
  /**
   * A positive question that begins with is, has, needs or can.
   */
  startedWhen?: string
  /**
   * A positive question that begins with is, has, needs or can.
   */
  doneWhen?: string
  /**
   * The task can be complete without it.
   */
  optional?: true
  given?: SubtaskGiven
}
/**
 * Records that were added there. The overview of the task shows a line for each.
 */
export interface SubtaskGiven {
  /**
   * The call that answers the records.
   */
  call: string
  /**
   * The path of the list in its answer.
   */
  records: string
  /**
   * The name of a record.
   */
  label: string
  /**
   * The text of a record; {name} prints a value of it.
   */
  says: string
}
/**
 * Final review, in which a person checks all answers and submits them.
 */
export interface TaskReview {
  /**
   * The heading people read.
   */
  title: string
  /**
   * The next step after it is submitted.
   */
  says: string
  /**
   * The label of the button.
   */
  submit: string
  /**
   * A name in kebab-case; the file is called after it.
   */
  page: string
}
