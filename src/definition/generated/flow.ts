// Generated from schemas/definitions by `npm run types`; do not edit.

import type { Body, Check, Fact, Field, Rules } from './grammar.ts'

export type {
  Body,
  Check,
  ClosedOptions,
  DayRanges,
  DefaultGiven,
  DefaultPrinted,
  DefaultTaken,
  Fact,
  Field,
  FileTemplate,
  FullOptions,
  ListItem,
  Lookup,
  NamedPart,
  OptionsFrom,
  Rule,
  Rules,
  Telling,
} from './grammar.ts'

/**
 * A wizard: ordered steps ending in one call.
 */
export interface Flow {
  $schema: string
  /**
   * A name in kebab-case; the file is called after it.
   */
  id: string
  /**
   * Raised when an answer changes its meaning; drafts carry it.
   */
  version: number
  /**
   * The heading people read.
   */
  title: string
  /**
   * Purpose of the definition, for the next person who changes it.
   */
  purpose: string
  /**
   * The permission a person needs for it.
   */
  permission: string
  /**
   * Names its page hands it; read as given.name.
   *
   * @minItems 1
   *
   * Items: A name that begins small and holds letters, digits and underscores; of a filter, as the call takes it.
   */
  given?: string[]
  /**
   * Names that some of its pages hand it, read as given.name as well; without them nothing is asked with them.
   *
   * @minItems 1
   *
   * Items: A name that begins small and holds letters, digits and underscores; of a filter, as the call takes it.
   */
  mayBeGiven?: string[]
  /**
   * The calls whose answers it needs, by name.
   */
  facts?: {
    [k: string]: Fact
  }
  /**
   * Initial answers, taken once when the fact is loaded. Typed answers and those of a draft take precedence.
   */
  starts?:
    | string
    | {
        /**
         * The path of a fact: names joined by dots.
         */
        [k: string]: string
      }
  /**
   * The path of a fact: names joined by dots.
   */
  repairs?: string
  closed?: ClosedFlow
  /**
   * offered: a new start is empty and offers the saved draft. Absent: the draft is continued at once.
   */
  draft?: 'offered'
  rules?: Rules
  /**
   * Answers that follow from others: a sentence and JSON Logic that gives the value.
   */
  values?: {
    [k: string]: DerivedValue
  }
  /**
   * The stages the progress indicator names, in order.
   *
   * @minItems 1
   */
  progress?: Stage[]
  /**
   * The summary beside every step: lines of label and value.
   *
   * @minItems 1
   */
  summary?: SummaryLine[]
  /**
   * The screens, in order.
   *
   * @minItems 1
   */
  steps: Step[]
  /**
   * `sections` shows the steps as sections of one sheet, to read and then edit. Absent: one step after the other.
   */
  layout?: 'sections'
  /**
   * Words for a person, in the source language.
   */
  unchanged?: string
  leave?: Leave
  submit: Submit
}
/**
 * Text that replaces the flow if a rule is no, because the given record does not allow it.
 */
export interface ClosedFlow {
  /**
   * The rule that must not be no.
   */
  unless: string
  /**
   * The heading people read.
   */
  title: string
  /**
   * Reason, and what to do instead.
   */
  says: string
}
export interface DerivedValue {
  /**
   * Its meaning, as a sentence.
   */
  says: string
  /**
   * JSON Logic that gives the value.
   */
  is: {
    [k: string]: unknown
  }
}
export interface Stage {
  /**
   * A name in kebab-case; the file is called after it.
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
}
export interface SummaryLine {
  /**
   * Its label.
   */
  label: string
  /**
   * Words for a person; {field} stands for the printed answer or fact of that name, {amount currency} for money.
   */
  value: string
  /**
   * Shown large.
   */
  hero?: true
}
/**
 * One screenful of a flow.
 */
export interface Step {
  /**
   * A name in kebab-case; the file is called after it.
   */
  id: string
  /**
   * The heading people read.
   */
  title: string
  /**
   * A name in kebab-case; the file is called after it.
   */
  stage?: string
  /**
   * One or two sentences under the title.
   */
  intro?: string
  /**
   * A positive question that begins with is, has, needs or can.
   */
  showWhen?: string
  /**
   * Also reachable by an action of another step, and then returns there.
   */
  detour?: true
  /**
   * Records shown beside the questions, such as the account for a transfer.
   *
   * @minItems 1
   */
  shows?: ShownRecord[]
  /**
   * The fields of the step, from top to bottom.
   *
   * @minItems 1
   */
  fields?: Field[]
  fieldsFrom?: RequirementSource
  forEach?: RequirementSource
  /**
   * Groups of forEach, in order. Records without a group come last.
   *
   * @minItems 1
   */
  group?: Group[]
  /**
   * The rules that must be yes before a person leaves the step.
   *
   * @minItems 1
   */
  checks?: Check[]
  /**
   * Buttons that open a detour.
   *
   * @minItems 1
   */
  actions?: StepAction[]
  /**
   * Rules that must all be yes before Next is enabled. The rule's sentence names the missing part.
   *
   * @minItems 1
   *
   * Items: A positive question that begins with is, has, needs or can.
   */
  nextWhen?: string[]
  empty?: EmptySection
  /**
   * Next is disabled until everything that must be answered in the step is.
   */
  nextWhenFilled?: true
  next?: Next
  /**
   * A step that shows all answers before submit.
   */
  review?: true
}
/**
 * A record as its details show it.
 */
export interface ShownRecord {
  /**
   * A name in kebab-case; the file is called after it.
   */
  details: string
  /**
   * The path of a fact: names joined by dots.
   */
  record: string
  /**
   * Shows the record below the questions of the step, which can be answered without it.
   */
  below?: true
}
/**
 * Fields the server asks for, shown after the step's own.
 */
export interface RequirementSource {
  /**
   * A call: noun.verb.
   */
  call: string
  with: Body
  /**
   * A name that begins small and holds letters, digits and underscores; of a filter, as the call takes it.
   */
  into: string
  /**
   * A name in kebab-case; the file is called after it.
   */
  empty?: string
  /**
   * A name in kebab-case; the file is called after it.
   */
  failed?: string
}
/**
 * Fields required by the server that are shown in one step.
 */
export interface Group {
  /**
   * Words for a person, in the source language.
   */
  title: string
  /**
   * Words, one of which a field's name contains; '*' takes the rest.
   */
  has: string
  /**
   * A name in kebab-case; the file is called after it.
   */
  stage?: string
}
/**
 * A way out of a step to a detour, which then returns.
 */
export interface StepAction {
  /**
   * A name in kebab-case; the file is called after it.
   */
  id: string
  /**
   * Words for a person, in the source language.
   */
  label: string
  /**
   * The permission a person needs for it.
   */
  permission?: string
  /**
   * A positive question that begins with is, has, needs or can.
   */
  showWhen?: string
  /**
   * A name in kebab-case; the file is called after it.
   */
  goTo: string
}
/**
 * For sections: the content while nothing is answered.
 */
export interface EmptySection {
  /**
   * Words for a person, in the source language.
   */
  says: string
  /**
   * Words for a person, in the source language.
   */
  action: string
}
/**
 * The effect of leaving the step.
 */
export interface Next {
  /**
   * Words for a person; {field} stands for the printed answer or fact of that name, {amount currency} for money.
   */
  label?: string
  /**
   * The permission a person needs for it.
   */
  permission?: string
  /**
   * A call: noun.verb.
   */
  call?: string
  body?: Body
  take?: Body
  /**
   * A name that begins small and holds letters, digits and underscores; of a filter, as the call takes it.
   */
  as?: string
  conflict?: Conflict
  /**
   * A positive question that begins with is, has, needs or can.
   */
  doneWhen?: string
  /**
   * Facts to ask for again.
   *
   * @minItems 1
   *
   * Items: A name that begins small and holds letters, digits and underscores; of a filter, as the call takes it.
   */
  refreshes?: string[]
  /**
   * The step's own answers are cleared afterwards.
   */
  forgets?: true
  /**
   * A short notice afterwards.
   */
  toast?: string | LastingToast
}
/**
 * The handling of a record that another person changed meanwhile: the flow shows both versions, and the person picks.
 */
export interface Conflict {
  /**
   * A name in kebab-case; the file is called after it.
   */
  fault: string
  /**
   * A name that begins small and holds letters, digits and underscores; of a filter, as the call takes it.
   */
  with: string
}
/**
 * A short notice that stays as long as a limit says.
 */
export interface LastingToast {
  /**
   * Words for a person; {field} stands for the printed answer or fact of that name, {amount currency} for money.
   */
  says: string
  /**
   * A name that begins small and holds letters, digits and underscores; of a filter, as the call takes it.
   */
  stays: string
}
/**
 * Confirmation before a person leaves an unfinished flow.
 */
export interface Leave {
  /**
   * A name in kebab-case; the file is called after it.
   */
  after?: string
  /**
   * Words for a person, in the source language.
   */
  title: string
  /**
   * Words for a person, in the source language.
   */
  says: string
  /**
   * Words for a person, in the source language.
   */
  stay: string
  /**
   * Words for a person, in the source language.
   */
  leave: string
}
/**
 * Submission: the call that ends the flow.
 */
export interface Submit {
  /**
   * Words for a person; {field} stands for the printed answer or fact of that name, {amount currency} for money.
   */
  label: string
  /**
   * Words for a person, in the source language.
   */
  noun?: string
  /**
   * A call: noun.verb.
   */
  call: string
  body: Body
  /**
   * The value that is sent for a missing answer; without this word it is left out.
   */
  absent?: 'null'
  conflict?: Conflict
  overrule?: Overrule
  /**
   * A short notice afterwards.
   */
  toast?: string | LastingToast
  /**
   * The address shown afterwards; {name} is taken from the call's answer.
   */
  opens?: string
  /**
   * The address shown where a second person decides first; without this word, the change that waits.
   */
  opensWaiting?: string
  /**
   * Another ending when a rule is yes.
   *
   * @minItems 1
   */
  instead?: OtherEnding[]
}
/**
 * A refusal that a person may overrule. The flow shows the records that it names, each with a link. The call is then sent again with the list of those that were seen.
 */
export interface Overrule {
  /**
   * A name in kebab-case; the file is called after it.
   */
  fault: string
  /**
   * A name that begins small and holds letters, digits and underscores; of a filter, as the call takes it.
   */
  records: string
  /**
   * A name that begins small and holds letters, digits and underscores; of a filter, as the call takes it.
   */
  sends: string
  /**
   * A name that begins small and holds letters, digits and underscores; of a filter, as the call takes it.
   */
  as: string
  /**
   * Words for a person; {field} stands for the printed answer or fact of that name, {amount currency} for money.
   */
  link: string
  /**
   * The address of a record, {name} is taken from it: the first whose names it has. A record without one is only read.
   *
   * @minItems 1
   */
  opens: string[]
}
export interface OtherEnding {
  /**
   * A positive question that begins with is, has, needs or can.
   */
  when: string
  /**
   * Words for a person; {field} stands for the printed answer or fact of that name, {amount currency} for money.
   */
  label: string
  /**
   * A call: noun.verb.
   */
  call: string
  body: Body
  /**
   * A short notice afterwards.
   */
  toast?: string | LastingToast
  opens?: string
}
