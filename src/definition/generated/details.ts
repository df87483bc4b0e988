// Generated from schemas/definitions by `npm run types`; do not edit.

import type { Body, Fact, Missing, Rules } from './grammar.ts'

export type { Body, Fact, Missing, Rule, Rules } from './grammar.ts'

/**
 * The facts of one record in sections.
 */
export interface Details {
  $schema: string
  /**
   * Its name here, in kebab-case.
   */
  id: string
  /**
   * The heading people read.
   */
  title: string
  called?: DetailsCalled
  /**
   * Purpose of the definition, for the next person who changes it.
   */
  purpose: string
  /**
   * The permission a person needs for it.
   */
  permission: string
  record?: Fact
  /**
   * The schema of a record that is handed in.
   */
  entity?: string
  rules?: Rules
  /**
   * Seconds between two requests of the record while it is on screen.
   */
  everySeconds?: number
  /**
   * The machine whose states the record shows.
   */
  machine?: string
  /**
   * The path of a fact: names joined by dots.
   */
  state?: string
  /**
   * Lines shown large at the head.
   *
   * @minItems 1
   */
  hero?: DetailsItem[]
  /**
   * The sections, from top to bottom.
   *
   * @minItems 1
   */
  sections: DetailsSection[]
  /**
   * The actions on the record, from left to right. An action that the person has no right to is hidden.
   *
   * @minItems 1
   */
  actions?: (DetailsPageAction | DetailsCallAction | DetailsMoveAction)[]
  /**
   * Parts of the record of which one shows; the first shows the sections.
   *
   * @minItems 2
   */
  tabs?: DetailsTab[]
  missing?: Missing
  receipt?: DetailsReceipt
  timeline?: DetailsTimeline
  again?: DetailsAgain
}
/**
 * The heading instead, of a record that has all it names.
 */
export interface DetailsCalled {
  /**
   * The heading people read.
   */
  title: string
  /**
   * A line under the heading that tells it from records of the same name.
   */
  reference: string
}
/**
 * The lines of the section.
 */
export interface DetailsItem {
  /**
   * The path of a fact: names joined by dots.
   */
  path: string
  /**
   * A field type, or one of these. `id`, `uuid`, `date-time`, `time-left` and `status` need no explanation. `progress` is in percent, `duration` in seconds; `rate` is that of a quote. `payee-change` names the person who added or changed a payee lately, with old and new values. `secret` shows dots; if the record holds the secret, people can reveal and copy it. `warnings` is a list of records: the `says` of each, with a link. `answers` are parts of the answers of a client, as they are reviewed.
   */
  type: string
  /**
   * Its label.
   */
  label: string
  /**
   * A positive question that begins with is, has, needs or can.
   */
  showWhen?: string
  /**
   * The path of a fact: names joined by dots.
   */
  of?: string
  /**
   * The list of options that gives labels.
   */
  options?: string
  /**
   * The text for a record without this value; absent: Not given.
   */
  nothing?: string
  /**
   * Shows the full value with a button that copies it, for use elsewhere.
   */
  copy?: true
  /**
   * Addresses in the portal. The value links to the first address whose names in braces the record has; for `warnings`, each entry does. A person who may not open that page sees plain text.
   *
   * @minItems 1
   */
  opens?: string[]
  /**
   * A call: noun.verb.
   */
  call?: string
  /**
   * For `file`: the text before the reason if the download fails.
   */
  failed?: string
  each?: DetailsEach
}
/**
 * The value is a list: every entry is a line of its own.
 */
export interface DetailsEach {
  /**
   * The path of a fact: names joined by dots.
   */
  label?: string
  /**
   * The path of a fact: names joined by dots.
   */
  value: string
  /**
   * The path of a fact: names joined by dots.
   */
  of?: string
}
export interface DetailsSection {
  /**
   * Its name here, in kebab-case.
   */
  id: string
  /**
   * The heading people read.
   */
  title: string
  /**
   * A positive question that begins with is, has, needs or can.
   */
  showWhen?: string
  /**
   * Shows only the title until a person opens it, for content that is rarely read.
   */
  folded?: true
  /**
   * The lines of the section.
   *
   * @minItems 1
   */
  items: DetailsItem[]
}
/**
 * Opens a page.
 */
export interface DetailsPageAction {
  /**
   * Its name here, in kebab-case.
   */
  id: string
  /**
   * Its label, as people read it.
   */
  label: string
  /**
   * A positive question that begins with is, has, needs or can.
   */
  when?: string
  /**
   * The page; its address takes parameters from this address, then from the record.
   */
  page: string
  /**
   * The paths, in the record, of parameters of its address that differ from those of this address. Any other name is a filter of the list that opens.
   */
  with?: {
    /**
     * The path of a fact: names joined by dots.
     */
    [k: string]: string
  }
  /**
   * Marks the main action: its button stands out. No two stand out at once.
   */
  main?: true
  /**
   * The letter that presses its button while the record is open; not one that the portal needs itself: g, j, k, o, x.
   */
  key?: string
}
/**
 * Makes a call, after the person confirmed it.
 */
export interface DetailsCallAction {
  /**
   * Its name here, in kebab-case.
   */
  id: string
  /**
   * Its label, as people read it.
   */
  label: string
  /**
   * A positive question that begins with is, has, needs or can.
   */
  when?: string
  /**
   * A call: noun.verb.
   */
  call: string
  /**
   * The paths, in the record, of the parameters of the call's address.
   */
  with?: {
    /**
     * The path of a fact: names joined by dots.
     */
    [k: string]: string
  }
  body?: Body
  confirm?: DetailsConfirm
  /**
   * The message after it was done.
   */
  done?: string
  /**
   * The message if it could not be done.
   */
  failed?: string
  /**
   * The colour of its button; absent: the plain one.
   */
  tone?: 'neutral' | 'info' | 'success' | 'warning' | 'danger'
  /**
   * Shows the action under 'More' instead of as a button.
   */
  more?: true
  /**
   * Marks the main action: its button stands out. No two stand out at once.
   */
  main?: true
  /**
   * The page that opens when it was done, such as the list.
   */
  then?: string
}
/**
 * The question before it is done.
 */
export interface DetailsConfirm {
  /**
   * The question.
   */
  title: string
  /**
   * The consequence, as a sentence.
   */
  says: string
}
/**
 * A move of the record's machine, where the person may make it.
 */
export interface DetailsMoveAction {
  /**
   * The move.
   */
  move: string
  /**
   * Marks the main action: its button stands out. No two stand out at once.
   */
  main?: true
  /**
   * The page that opens when it was made.
   */
  then?: string
}
export interface DetailsTab {
  /**
   * Its name in the address.
   */
  id: string
  /**
   * Its label, as people read it.
   */
  label: string
  /**
   * The value shown as JSON: the record, or the answer of a call.
   */
  json?: 'record' | Fact
  /**
   * The message if the call did not answer.
   */
  failed?: string
}
/**
 * The text on paper when the page is printed.
 */
export interface DetailsReceipt {
  /**
   * The heading people read.
   */
  title: string
  /**
   * A sentence about the facts that the paper proves and does not prove.
   */
  says: string
  /**
   * The sections printed on it, in this order.
   *
   * @minItems 1
   *
   * Items: A name in kebab-case; the file is called after it.
   */
  sections: string[]
}
/**
 * History of the record’s states.
 */
export interface DetailsTimeline {
  trail: Fact
  /**
   * States that are drawn as another one, a stage of the machine the details name.
   */
  stages?: {
    [k: string]: string
  }
}
/**
 * The same once more, as a new run of a flow that already holds these answers; nothing is sent by itself.
 */
export interface DetailsAgain {
  /**
   * Its label, as people read it.
   */
  label: string
  /**
   * Its label for a record that failed.
   */
  retry?: string
  /**
   * A positive question that begins with is, has, needs or can.
   */
  when?: string
  /**
   * A positive question that begins with is, has, needs or can.
   */
  retryWhen?: string
  /**
   * A name in kebab-case; the file is called after it.
   */
  page: string
  /**
   * A name in kebab-case; the file is called after it.
   */
  retryPage?: string
  /**
   * A name in kebab-case; the file is called after it.
   */
  step: string
  /**
   * Each answer, or a part of one after a dot, and where in the record it stands; absent ones are left out.
   */
  answers: {
    [k: string]: string | GivenAnswer
  }
}
export interface GivenAnswer {
  /**
   * A constant.
   */
  is: string
  /**
   * The path of a fact: names joined by dots.
   */
  where?: string
  /**
   * The constant where it has not.
   */
  else?: string
}
