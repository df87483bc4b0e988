// Generated from schemas/definitions by `npm run types`; do not edit.

import type { Rules } from './grammar.ts'

export type { Rule, Rules } from './grammar.ts'

/**
 * What an organisation must do before it may operate: subtasks, when they are done, and who reviews them.
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
   * What it is about and why it is asked for.
   */
  says: string
  /**
   * Why this exists, for the next person who changes it.
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
   * A rule: nothing is asked for here.
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
   * What people read on it.
   */
  title: string
  /**
   * What is asked for there.
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
 * What was given there and stands in records of its own: a line for each where all of the task is looked at.
 */
export interface SubtaskGiven {
  /**
   * The call that answers the records.
   */
  call: string
  /**
   * Where the list of them stands in its answer.
   */
  records: string
  /**
   * What a record is.
   */
  label: string
  /**
   * A record in words; {name} stands for what it holds.
   */
  says: string
}
/**
 * How it ends: a person looks at all of it once more and submits it.
 */
export interface TaskReview {
  /**
   * The heading people read.
   */
  title: string
  /**
   * What happens once it is submitted.
   */
  says: string
  /**
   * What people read on the button.
   */
  submit: string
  /**
   * A name in kebab-case; the file is called after it.
   */
  page: string
}
