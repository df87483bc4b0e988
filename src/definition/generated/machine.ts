// Generated from schemas/definitions by `npm run types`; do not edit.

/**
 * The states one resource can be in and the named moves between them.
 */
export interface Machine {
  $schema: string
  /**
   * Its name, in kebab-case.
   */
  id: string
  /**
   * Why this exists, for the next person who changes it.
   */
  purpose: string
  /**
   * The schema of its record, where no details show that under this machine.
   */
  entity?: string
  rules?: Rules
  /**
   * The state a new record is in.
   */
  initial: string
  /**
   * Every state, by name.
   */
  states: {
    [k: string]: MachineState
  }
  /**
   * The ways from state to state.
   *
   * @minItems 1
   */
  moves: Move[]
  /**
   * What is said instead of the state's own words; the first rule that is yes wins.
   *
   * @minItems 1
   */
  tells?: ToldState[]
  /**
   * States that are shown instead of the stored one; the first rule that is yes wins.
   *
   * @minItems 1
   */
  displays?: DisplayedState[]
}
/**
 * Its own rules, by name.
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
export interface MachineState {
  /**
   * What people read on it.
   */
  label: string
  /**
   * The colour of its tag.
   */
  tone: 'neutral' | 'info' | 'success' | 'warning' | 'danger'
  /**
   * What it means for the person, and what comes next.
   */
  says?: string
  /**
   * What becomes of the payer’s money: it is set aside (`held`), gone from the account (`booked`), or there again (`released`).
   */
  funds?: 'held' | 'booked' | 'released'
  /**
   * Nothing moves out of it.
   */
  final?: true
}
export interface Move {
  /**
   * Its name, in kebab-case.
   */
  id: string
  /**
   * What people read on it.
   */
  label?: string
  /**
   * The states it may start from.
   *
   * @minItems 1
   */
  from: string[]
  /**
   * The state it ends in.
   */
  to: string
  /**
   * The permission that may make it; absent: only the network does.
   */
  by?: string
  /**
   * A positive question that begins with is, has, needs or can.
   */
  guard?: string
  /**
   * What the trail records.
   */
  event?: string
  /**
   * The call that makes it, with the id of the record.
   */
  call?: string
  /**
   * Where the parameters of the call's path stand in the record; absent: id is the record's own.
   */
  with?: {
    [k: string]: string
  }
  body?: Body
  confirm?: MoveConfirm
  /**
   * What the person must say with it; sent as the body of the call.
   *
   * @minItems 1
   */
  asks?: Field[]
  /**
   * Words for a person, in the source language.
   */
  done?: string
  /**
   * Words for a person, in the source language.
   */
  failed?: string
  /**
   * The colour of its button; absent: the plain one.
   */
  tone?: 'neutral' | 'info' | 'success' | 'warning' | 'danger'
}
/**
 * What is sent beside what is asked, taken from the record; without 'with' the path of the call needs no id then.
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
 * What is asked before it is made.
 */
export interface MoveConfirm {
  /**
   * The question.
   */
  title: string
  /**
   * What will happen.
   */
  says: string
  /**
   * What is decided, line by line; what the record does not hold is left out.
   *
   * @minItems 1
   */
  shows?: ConfirmedFact[]
}
export interface ConfirmedFact {
  /**
   * Where a fact stands: names joined by dots.
   */
  path: string
  /**
   * How it is printed: a field type, `id`, or `date-time`.
   */
  type: string
  /**
   * What people read beside it.
   */
  label: string
  /**
   * Where a fact stands: names joined by dots.
   */
  of?: string
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
   * A field type of schemas/field-types.json.
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
   * For types that ask the server while one answers, such as quote; for file the call that takes it, absent: that of documents.
   */
  call?: string
  with?: Body4
  /**
   * For batch-file and batch-quote: the call that says how far the quotes are.
   */
  follow?: string
  /**
   * For batch-quote: the call that has the same payments quoted anew.
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
   * For list: the flow that asks for one item; its body sends the one item of a list, such as rows.0.amount.
   */
  entry?: string
  item?: ListItem
  /**
   * For list: the order of the items matters, and a person can change it.
   */
  ordered?: true
  template?: FileTemplate
  /**
   * For consent: the text that is agreed to.
   */
  document?: string
  /**
   * For consent: what the tick reads as beside its label; absent: Agreed.
   */
  ticked?: string
  /**
   * A list of definitions/options: for file the kinds of file, for batch-file the columns.
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
   * What people read.
   */
  says: string
}
/**
 * Records that hold the same answer already are shown under the field, each with a link; nobody is kept from going on.
 */
export interface Lookup {
  /**
   * The call that answers the records.
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
   * What people read of each record, printed from it.
   */
  says: string
  /**
   * What the link to the record says, printed from it.
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
   * The details a chosen record is shown by on the review.
   */
  details?: string
  /**
   * More of each record, shown and searched: as it stands, or in the words of a list.
   *
   * @minItems 1
   */
  also?: (string | NamedPart)[]
  /**
   * A list of definitions/options that gives the labels.
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
   * The list of definitions/options that names it.
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
   * A field type of schemas/field-types.json.
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
   * For types that ask the server while one answers, such as quote; for file the call that takes it, absent: that of documents.
   */
  call?: string
  with?: Body4
  /**
   * For batch-file and batch-quote: the call that says how far the quotes are.
   */
  follow?: string
  /**
   * For batch-quote: the call that has the same payments quoted anew.
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
   * For list: the flow that asks for one item; its body sends the one item of a list, such as rows.0.amount.
   */
  entry?: string
  item?: ListItem
  /**
   * For list: the order of the items matters, and a person can change it.
   */
  ordered?: true
  template?: FileTemplate
  /**
   * For consent: the text that is agreed to.
   */
  document?: string
  /**
   * For consent: what the tick reads as beside its label; absent: Agreed.
   */
  ticked?: string
  /**
   * A list of definitions/options: for file the kinds of file, for batch-file the columns.
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
   * A call.
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
export interface ToldState {
  /**
   * A positive question that begins with is, has, needs or can.
   */
  when: string
  /**
   * Words for a person, in the source language.
   */
  says: string
}
export interface DisplayedState {
  /**
   * A positive question that begins with is, has, needs or can.
   */
  when: string
  /**
   * The name of the displayed state.
   */
  state: string
  /**
   * Words for a person, in the source language.
   */
  label: string
  /**
   * The colour of its tag.
   */
  tone: 'neutral' | 'info' | 'success' | 'warning' | 'danger'
  /**
   * What becomes of the payer’s money, as a state says it.
   */
  funds?: 'held' | 'booked' | 'released'
}
