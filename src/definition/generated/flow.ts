// Generated from schemas/definitions by `npm run types`; do not edit.

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
   * Why this exists, for the next person who changes it.
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
   * What it asks the server for, by name.
   */
  facts?: {
    [k: string]: Fact
  }
  /**
   * Answers it starts with, taken once as soon as the fact is there; what was typed or kept in a draft wins.
   */
  starts?:
    | string
    | {
        /**
         * Where a fact stands: names joined by dots.
         */
        [k: string]: string
      }
  /**
   * Where a fact stands: names joined by dots.
   */
  repairs?: string
  /**
   * offered: who begins anew at the first step starts with nothing, and is offered the draft that waits; otherwise it is taken up at once.
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
   * What stands beside every step: lines of label and value.
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
   * How its steps stand: as sections of one sheet, read first and then edited, one or all. Without it, one after the other.
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
 * What a call answers, known under a name.
 */
export interface Fact {
  /**
   * A call: noun.verb.
   */
  call: string
  with?: Body
  /**
   * A name in kebab-case; the file is called after it.
   */
  failed?: string
  /**
   * A name that begins small and holds letters, digits and underscores; of a filter, as the call takes it.
   */
  rests?: string
  /**
   * A name in kebab-case; the file is called after it.
   */
  missing?: string
}
/**
 * Query or path parameters, each taken from an answer or fact; the call waits until all are known; answers of fields that are not relevant are left out.
 */
export interface Body {
  [k: string]:
    | string
    | {
        /**
         * A constant, or a list of them.
         */
        is: (string | number | boolean) | string[]
      }
}
/**
 * Its rules, by name.
 */
export interface Rules {
  [k: string]: Rule
}
/**
 * A named yes/no question over facts, with a sentence.
 */
export interface Rule {
  /**
   * What it means when the answer is yes, as a sentence.
   */
  says: string
  /**
   * JSON Logic, two operators deep at most; {"rule": name} calls another rule.
   */
  when: {
    [k: string]: unknown
  }
}
export interface DerivedValue {
  /**
   * What it means, as a sentence.
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
   * What people read beside or on it.
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
   * Records people read before they answer, such as where to send something.
   *
   * @minItems 1
   */
  shows?: ShownRecord[]
  /**
   * What the step asks, from top to bottom.
   *
   * @minItems 1
   */
  fields?: Field[]
  fieldsFrom?: RequirementSource
  forEach?: RequirementSource1
  /**
   * How forEach groups them, in order; what no group takes comes last.
   *
   * @minItems 1
   */
  group?: Group[]
  /**
   * What must hold before the step is left.
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
   * Next is disabled until all of these are yes; the rule's sentence says what is missing.
   *
   * @minItems 1
   *
   * Items: A positive question that begins with is, has, needs or can.
   */
  nextWhen?: string[]
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
   * Where a fact stands: names joined by dots.
   */
  record: string
}
/**
 * One answer asked for in a step.
 */
export interface Field {
  /**
   * A name that begins small and holds letters, digits and underscores; of a filter, as the call takes it.
   */
  id: string
  /**
   * A name in kebab-case; the file is called after it.
   */
  type: string
  /**
   * What people read beside or on it.
   */
  label: string
  /**
   * A line of help under the label.
   */
  hint?: string
  /**
   * Stands above the field: from here on the fields of the step belong together.
   */
  heading?: string
  /**
   * A positive question that begins with is, has, needs or can.
   */
  showWhen?: string
  /**
   * A positive question that begins with is, has, needs or can.
   */
  requireWhen?: string
  /**
   * A positive question that begins with is, has, needs or can.
   */
  lockWhen?: string
  /**
   * A name that begins small and holds letters, digits and underscores; of a filter, as the call takes it.
   */
  derivedFrom?: string
  /**
   * What is told under the field while a rule is yes, such as what a call says about the answer: the first that fits, while there is no error and no warning.
   *
   * @minItems 1
   */
  tells?: Telling[]
  lookup?: Lookup
  /**
   * The question may be left unanswered; without this word it may not.
   */
  optional?: true
  /**
   * The answer is only stored with what the flow ends in, and shown again: it is sent under `extras`, and no `body` names it.
   */
  extra?: true
  /**
   * Narrows the value schema of the type; never widens it.
   */
  value?: {
    [k: string]: unknown
  }
  /**
   * Of text: the form it has, checked with a sentence of its own.
   */
  form?: 'network-address' | 'no-at-sign' | 'signed-decimal' | 'day-month-year' | 'ipv4' | 'uuid'
  /**
   * Where a fact stands: names joined by dots.
   */
  of?: string
  /**
   * Where a fact stands: names joined by dots.
   */
  known?: string
  /**
   * For wallet-address: checked also where the checks of accounts are switched off; before multi product in the older words.
   */
  always?: true
  /**
   * A list of definitions/options, or entries taken from a fact.
   */
  options?: string | OptionsFrom
  /**
   * Options that can be seen and not chosen, each with why.
   *
   * @minItems 1
   */
  closed?: ClosedOptions[]
  /**
   * The answer until a person gives one, where nothing it starts with says another.
   */
  default?: string | DefaultGiven | DefaultTaken
  /**
   * The only option there is chooses itself.
   */
  chooseWhenOnlyOne?: true
  /**
   * A call: noun.verb.
   */
  call?: string
  with?: Body4
  /**
   * A call: noun.verb.
   */
  follow?: string
  /**
   * A call: noun.verb.
   */
  again?: string
  /**
   * For group: what it is made of. For list: what each of its items is made of. They name their rules like every field, and such a rule reads the fields beside it by their ids.
   *
   * @minItems 1
   */
  fields?: Field[]
  each?: Field1
  /**
   * A name in kebab-case; the file is called after it.
   */
  entry?: string
  item?: ListItem
  /**
   * For list: the order of the items matters, and a person can change it.
   */
  ordered?: true
  template?: FileTemplate
  /**
   * A name in kebab-case; the file is called after it.
   */
  document?: string
  /**
   * For consent: what the tick reads as beside its label; absent: Agreed.
   */
  ticked?: string
  /**
   * A name in kebab-case; the file is called after it.
   */
  accepts?: string
  /**
   * A name that begins small and holds letters, digits and underscores; of a filter, as the call takes it.
   */
  limit?: string
  /**
   * A name that begins small and holds letters, digits and underscores; of a filter, as the call takes it.
   */
  least?: string
  /**
   * A name that begins small and holds letters, digits and underscores; of a filter, as the call takes it.
   */
  most?: string
  /**
   * For file: what people read for an upload code, instead of the usual words.
   */
  refusals?: {
    /**
     * Words for a person, in the source language.
     */
    [k: string]: string
  }
  /**
   * Words for a person, in the source language.
   */
  empty?: string
}
/**
 * Something worth knowing about an answer.
 */
export interface Telling {
  /**
   * A positive question that begins with is, has, needs or can.
   */
  when: string
  /**
   * Words for a person; {field} stands for the printed answer or fact of that name, {amount currency} for money.
   */
  says: string
}
/**
 * Records that hold the same answer already are shown under the field, each with a link; nobody is kept from going on.
 */
export interface Lookup {
  /**
   * A call: noun.verb.
   */
  call: string
  /**
   * A name that begins small and holds letters, digits and underscores; of a filter, as the call takes it.
   */
  as: string
  /**
   * A limit in milliseconds: typing pauses so long before the call is asked.
   */
  debounce: string
  /**
   * A name that begins small and holds letters, digits and underscores; of a filter, as the call takes it.
   */
  records: string
  /**
   * Records that are left out, such as the one that is being changed: each name of the record, with the fact it equals.
   */
  except?: {
    /**
     * Where a fact stands: names joined by dots.
     */
    [k: string]: string
  }
  /**
   * Words for a person; {field} stands for the printed answer or fact of that name, {amount currency} for money.
   */
  says: string
  /**
   * Words for a person; {field} stands for the printed answer or fact of that name, {amount currency} for money.
   */
  link: string
  /**
   * The address of the record; {name} is taken from it.
   */
  opens: string
}
/**
 * Options taken from a fact: a list of records.
 */
export interface OptionsFrom {
  /**
   * Where a fact stands: names joined by dots.
   */
  from: string
  /**
   * Where a fact stands: names joined by dots.
   */
  value?: string
  /**
   * Where a fact stands: names joined by dots.
   */
  label?: string
  where?: Body1
  /**
   * A name that begins small and holds letters, digits and underscores; of a filter, as the call takes it.
   */
  as?: string
  /**
   * A name in kebab-case; the file is called after it.
   */
  details?: string
  /**
   * More of each record, shown and searched: as it stands, or in the words of a list.
   *
   * @minItems 1
   */
  also?: (string | NamedPart)[]
  /**
   * A name in kebab-case; the file is called after it.
   */
  labels?: string
}
/**
 * Only records in which each name equals that answer, fact or constant.
 */
export interface Body1 {
  [k: string]:
    | string
    | {
        /**
         * A constant, or a list of them.
         */
        is: (string | number | boolean) | string[]
      }
}
/**
 * A code of a record and the list that says what people call it; a code the list does not know stands as it is.
 */
export interface NamedPart {
  /**
   * Where a fact stands: names joined by dots.
   */
  path: string
  /**
   * A name in kebab-case; the file is called after it.
   */
  options: string
}
/**
 * Options that can be seen and not chosen: those in a list, those of some records, or those of which there are enough.
 */
export interface ClosedOptions {
  /**
   * Where a fact stands: names joined by dots.
   */
  in?: string
  where?: Body2
  full?: FullOptions
  /**
   * A word or two beside the option.
   */
  badge: string
  /**
   * Why it cannot be chosen, and what to do.
   */
  says: string
}
/**
 * For options taken from a fact: records in which each name equals that answer, fact or constant.
 */
export interface Body2 {
  [k: string]:
    | string
    | {
        /**
         * A constant, or a list of them.
         */
        is: (string | number | boolean) | string[]
      }
}
/**
 * An option of which a list has enough records.
 */
export interface FullOptions {
  /**
   * Where a fact stands: names joined by dots.
   */
  from: string
  /**
   * Where a fact stands: names joined by dots.
   */
  by: string
  where?: Body3
  /**
   * Where a fact stands: names joined by dots.
   */
  most: string
}
/**
 * Only records in which each name equals that answer, fact or constant.
 */
export interface Body3 {
  [k: string]:
    | string
    | {
        /**
         * A constant, or a list of them.
         */
        is: (string | number | boolean) | string[]
      }
}
export interface DefaultGiven {
  /**
   * A name that begins small and holds letters, digits and underscores; of a filter, as the call takes it.
   */
  given: string
}
export interface DefaultTaken {
  /**
   * first-option: the first of a choice that can be chosen. new-reference: of text, a reference that no other run of the flow gets.
   */
  takes: 'first-option' | 'new-reference'
}
/**
 * What the call is asked with; 'a.b' sends b inside a.
 */
export interface Body4 {
  [k: string]:
    | string
    | {
        /**
         * A constant, or a list of them.
         */
        is: (string | number | boolean) | string[]
      }
}
/**
 * For list: the one field that each item answers, where an item is a value such as a line of text.
 */
export interface Field1 {
  /**
   * A name that begins small and holds letters, digits and underscores; of a filter, as the call takes it.
   */
  id: string
  /**
   * A name in kebab-case; the file is called after it.
   */
  type: string
  /**
   * What people read beside or on it.
   */
  label: string
  /**
   * A line of help under the label.
   */
  hint?: string
  /**
   * Stands above the field: from here on the fields of the step belong together.
   */
  heading?: string
  /**
   * A positive question that begins with is, has, needs or can.
   */
  showWhen?: string
  /**
   * A positive question that begins with is, has, needs or can.
   */
  requireWhen?: string
  /**
   * A positive question that begins with is, has, needs or can.
   */
  lockWhen?: string
  /**
   * A name that begins small and holds letters, digits and underscores; of a filter, as the call takes it.
   */
  derivedFrom?: string
  /**
   * What is told under the field while a rule is yes, such as what a call says about the answer: the first that fits, while there is no error and no warning.
   *
   * @minItems 1
   */
  tells?: Telling[]
  lookup?: Lookup
  /**
   * The question may be left unanswered; without this word it may not.
   */
  optional?: true
  /**
   * The answer is only stored with what the flow ends in, and shown again: it is sent under `extras`, and no `body` names it.
   */
  extra?: true
  /**
   * Narrows the value schema of the type; never widens it.
   */
  value?: {
    [k: string]: unknown
  }
  /**
   * Of text: the form it has, checked with a sentence of its own.
   */
  form?: 'network-address' | 'no-at-sign' | 'signed-decimal' | 'day-month-year' | 'ipv4' | 'uuid'
  /**
   * Where a fact stands: names joined by dots.
   */
  of?: string
  /**
   * Where a fact stands: names joined by dots.
   */
  known?: string
  /**
   * For wallet-address: checked also where the checks of accounts are switched off; before multi product in the older words.
   */
  always?: true
  /**
   * A list of definitions/options, or entries taken from a fact.
   */
  options?: string | OptionsFrom
  /**
   * Options that can be seen and not chosen, each with why.
   *
   * @minItems 1
   */
  closed?: ClosedOptions[]
  /**
   * The answer until a person gives one, where nothing it starts with says another.
   */
  default?: string | DefaultGiven | DefaultTaken
  /**
   * The only option there is chooses itself.
   */
  chooseWhenOnlyOne?: true
  /**
   * A call: noun.verb.
   */
  call?: string
  with?: Body4
  /**
   * A call: noun.verb.
   */
  follow?: string
  /**
   * A call: noun.verb.
   */
  again?: string
  /**
   * For group: what it is made of. For list: what each of its items is made of. They name their rules like every field, and such a rule reads the fields beside it by their ids.
   *
   * @minItems 1
   */
  fields?: Field[]
  each?: Field1
  /**
   * A name in kebab-case; the file is called after it.
   */
  entry?: string
  item?: ListItem
  /**
   * For list: the order of the items matters, and a person can change it.
   */
  ordered?: true
  template?: FileTemplate
  /**
   * A name in kebab-case; the file is called after it.
   */
  document?: string
  /**
   * For consent: what the tick reads as beside its label; absent: Agreed.
   */
  ticked?: string
  /**
   * A name in kebab-case; the file is called after it.
   */
  accepts?: string
  /**
   * A name that begins small and holds letters, digits and underscores; of a filter, as the call takes it.
   */
  limit?: string
  /**
   * A name that begins small and holds letters, digits and underscores; of a filter, as the call takes it.
   */
  least?: string
  /**
   * A name that begins small and holds letters, digits and underscores; of a filter, as the call takes it.
   */
  most?: string
  /**
   * For file: what people read for an upload code, instead of the usual words.
   */
  refusals?: {
    /**
     * Words for a person, in the source language.
     */
    [k: string]: string
  }
  /**
   * Words for a person, in the source language.
   */
  empty?: string
}
/**
 * What people call one item of a list, and the buttons that add and remove one.
 */
export interface ListItem {
  /**
   * What one item is called; its number stands behind it.
   */
  label: string
  /**
   * The button that adds one.
   */
  add: string
  /**
   * The button that removes one; absent: Remove.
   */
  remove?: string
}
/**
 * For batch-file: the call that answers an empty file for the destination that was chosen; without one, the file has all columns.
 */
export interface FileTemplate {
  /**
   * A call: noun.verb.
   */
  call: string
  with: Body5
}
/**
 * What it is asked with.
 */
export interface Body5 {
  [k: string]:
    | string
    | {
        /**
         * A constant, or a list of them.
         */
        is: (string | number | boolean) | string[]
      }
}
/**
 * Fields the server asks for, shown after the step's own.
 */
export interface RequirementSource {
  /**
   * A call: noun.verb.
   */
  call: string
  with: Body6
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
 * What the call is asked with.
 */
export interface Body6 {
  [k: string]:
    | string
    | {
        /**
         * A constant, or a list of them.
         */
        is: (string | number | boolean) | string[]
      }
}
/**
 * Fields the server asks for, one step per group.
 */
export interface RequirementSource1 {
  /**
   * A call: noun.verb.
   */
  call: string
  with: Body6
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
 * Fields the server asks for that stand in one step.
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
 * A rule that must hold before leaving a step, with place and message.
 */
export interface Check {
  /**
   * A positive question that begins with is, has, needs or can.
   */
  must: string
  /**
   * A name that begins small and holds letters, digits and underscores; of a filter, as the call takes it.
   */
  at: string
  /**
   * Words for a person; {field} stands for the printed answer or fact of that name, {amount currency} for money.
   */
  message: string
  /**
   * It keeps nobody from leaving the step: the message is a warning.
   */
  warns?: true
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
 * What leaving the step does.
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
  body?: Body7
  take?: Body8
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
 * What the call sends.
 */
export interface Body7 {
  [k: string]:
    | string
    | {
        /**
         * A constant, or a list of them.
         */
        is: (string | number | boolean) | string[]
      }
}
/**
 * Answers taken from what the call answers.
 */
export interface Body8 {
  [k: string]:
    | string
    | {
        /**
         * A constant, or a list of them.
         */
        is: (string | number | boolean) | string[]
      }
}
/**
 * What happens when somebody else changed it meanwhile: both versions are shown, and one picks.
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
 * Asked before a person leaves what they have begun.
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
 * How it ends.
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
  body: Body9
  /**
   * What is sent for an answer that is not there; without this word it is left out.
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
   * Another ending when a rule is yes.
   *
   * @minItems 1
   */
  instead?: OtherEnding[]
}
/**
 * What the call sends.
 */
export interface Body9 {
  [k: string]:
    | string
    | {
        /**
         * A constant, or a list of them.
         */
        is: (string | number | boolean) | string[]
      }
}
/**
 * A refusal that a person may overrule: the records it names are shown, each with a link, and the call is sent again and says that they were seen.
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
  body: Body10
  /**
   * A short notice afterwards.
   */
  toast?: string | LastingToast
  opens?: string
}
/**
 * What the call sends.
 */
export interface Body10 {
  [k: string]:
    | string
    | {
        /**
         * A constant, or a list of them.
         */
        is: (string | number | boolean) | string[]
      }
}
