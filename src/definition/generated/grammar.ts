// Generated from schemas/definitions by `npm run types`; do not edit.

/**
 * The answer of a call, known under a name.
 */
export interface Fact {
  /**
   * A call: noun.verb.
   */
  call: string
  with?: Body
  /**
   * In a flow, a fault of faults.json, shown if the call fails. Absent: the server's own message.
   */
  failed?: string
  /**
   * In a flow, a limit in milliseconds. The call is made for valid answers that have not changed for so long. The flow shows its answer, but does not wait for it.
   */
  rests?: string
  /**
   * In a flow, details whose text for a missing record replaces the flow if the call returns 404.
   */
  missing?: string
}
/**
 * Query or path parameters, each taken from an answer or fact. The call waits until all are known. Answers of fields that are not relevant are left out.
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
   * Its meaning if the answer is yes, as a sentence.
   */
  says: string
  /**
   * JSON Logic, two operators deep at most; {"rule": name} calls another rule.
   */
  when: {
    [k: string]: unknown
  }
}
/**
 * The text in place of a missing record.
 */
export interface Missing {
  /**
   * The heading people read.
   */
  title: string
  /**
   * The possible cause and the next step, as sentences.
   */
  says: string
}
/**
 * One question of a step, with its answer.
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
   * Its label.
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
   * With a heading: hides the fields below until a person opens it, or until an answer there is wrong or not the default.
   */
  folded?: true
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
   * Sentences under the field, each with a rule. The first one whose rule is yes shows, if there is no error and no warning. Example: the bank that a call found for an IBAN.
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
   * The answer is only stored with the record and shown with it. It is sent under `extras`; no `body` names it.
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
  form?:
    | 'network-address'
    | 'no-at-sign'
    | 'signed-decimal'
    | 'day-month-year'
    | 'ipv4'
    | 'uuid'
    | 'postal-code'
    | 'code'
    | 'email'
  /**
   * The path of a fact: names joined by dots.
   */
  of?: string
  /**
   * The path of a fact: names joined by dots.
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
  default?: string | DefaultGiven | DefaultPrinted | DefaultTaken
  ranges?: DayRanges
  /**
   * The only option there is chooses itself.
   */
  chooseWhenOnlyOne?: true
  /**
   * The call made while a person answers, such as for a quote. For file: the call that uploads it. Absent: that of documents.
   */
  call?: string
  with?: Body
  /**
   * For batch-file and batch-quote: the call that says how far the quotes are.
   */
  follow?: string
  /**
   * For batch-quote: the call that has the same payments quoted anew.
   */
  again?: string
  /**
   * The fields of a group, or of each item of a list. Their rules read the fields beside them by their ids.
   *
   * @minItems 1
   */
  fields?: Field[]
  each?: Field
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
   * For consent: the text of a given tick. Absent: Agreed.
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
   * For file: the message for an upload code, instead of the default one.
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
   * A limit in milliseconds: the pause in typing before the call is made.
   */
  debounce: string
  /**
   * A name that begins small and holds letters, digits and underscores; of a filter, as the call takes it.
   */
  records: string
  /**
   * Excluded records, such as the edited one: names of the record with the fact that each equals.
   */
  except?: {
    /**
     * The path of a fact: names joined by dots.
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
   * The path of a fact: names joined by dots.
   */
  from: string
  /**
   * The path of a fact: names joined by dots.
   */
  value?: string
  /**
   * The path of a fact: names joined by dots.
   */
  label?: string
  where?: Body
  /**
   * A name that begins small and holds letters, digits and underscores; of a filter, as the call takes it.
   */
  as?: string
  /**
   * The details a chosen record is shown by on the review.
   */
  details?: string
  /**
   * Further values of each record, shown and searched, plain or by the labels of a list.
   *
   * @minItems 1
   */
  also?: (string | NamedPart)[]
  /**
   * A list of definitions/options that gives the labels.
   */
  labels?: string
  /**
   * The path of a fact: names joined by dots.
   */
  latest?: string
}
/**
 * A code of a record and the list with its label. A code without a label is shown unchanged.
 */
export interface NamedPart {
  /**
   * The path of a fact: names joined by dots.
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
   * The path of a fact: names joined by dots.
   */
  in?: string
  where?: Body
  full?: FullOptions
  /**
   * A word or two beside the option.
   */
  badge: string
  /**
   * Reason why it cannot be chosen, and what to do.
   */
  says: string
}
/**
 * An option of which a list has enough records.
 */
export interface FullOptions {
  /**
   * The path of a fact: names joined by dots.
   */
  from: string
  /**
   * The path of a fact: names joined by dots.
   */
  by: string
  where?: Body
  /**
   * The path of a fact: names joined by dots.
   */
  most: string
}
export interface DefaultGiven {
  /**
   * A name that begins small and holds letters, digits and underscores; of a filter, as the call takes it.
   */
  given: string
}
export interface DefaultPrinted {
  /**
   * Words for a person; {field} stands for the printed answer or fact of that name, {amount currency} for money.
   */
  prints: string
}
export interface DefaultTaken {
  /**
   * first-option: the first of a choice that can be chosen. new-reference: of text, a reference that no other run of the flow gets.
   */
  takes: 'first-option' | 'new-reference'
}
/**
 * Of date, the first day of a range: buttons that fill it and the last one.
 */
export interface DayRanges {
  /**
   * The list of definitions/options: `day-1` is yesterday, `week-0` this week until today, `month-1` last month, `days-7` the last seven days.
   */
  options: string
  /**
   * A name that begins small and holds letters, digits and underscores; of a filter, as the call takes it.
   */
  last: string
  /**
   * The path of a fact: names joined by dots.
   */
  zone?: string
}
/**
 * The name of one item of a list, and the buttons that add and remove one.
 */
export interface ListItem {
  /**
   * The name of one item; its number follows.
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
  with: Body
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
 * Something a person must know before anything else here.
 */
export interface Banner {
  /**
   * A positive question that begins with is, has, needs or can.
   */
  when: string
  /**
   * Urgency.
   */
  tone: 'danger' | 'warning' | 'success' | 'none'
  /**
   * The heading people read.
   */
  title: string
  /**
   * Its meaning and the next step.
   */
  says?: string
  link?: BannerLink
}
/**
 * The page of the next step, for people who may open it.
 */
export interface BannerLink {
  /**
   * Its label, as people read it.
   */
  label: string
  /**
   * A name in kebab-case; the file is called after it.
   */
  page: string
}
/**
 * The calls whose answers it needs, by name. Its rules may read them, except that of the gate.
 */
export interface Facts {
  [k: string]: Fact
}
/**
 * Banners of which all that fit show.
 */
export interface EveryBanner {
  /**
   * All that fit show, not only the first.
   */
  every: true
  /**
   * The banners, from top to bottom.
   *
   * @minItems 1
   */
  items: Banner[]
}
