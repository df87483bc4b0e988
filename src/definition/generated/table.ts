// Generated from schemas/definitions by `npm run types`; do not edit.

/**
 * Another page for some rows: the first whose rule is yes.
 *
 * @minItems 1
 */
export type OpensInstead = RowPage[]
/**
 * Rows can be selected, and something done with all that are.
 */
export type TableBulk = {
  [k: string]: unknown
} & {
  /**
   * Moves of the machines of the rows, from left to right: offered where a selected row allows one; its call says `bulk`.
   *
   * @minItems 1
   *
   * Items: A name in kebab-case; the file is called after it.
   */
  moves?: string[]
  /**
   * A name in kebab-case; the file is called after it.
   */
  export?: string
  /**
   * A name that begins small and holds letters, digits and underscores; of a filter, as the call takes it.
   */
  amount?: string
}

/**
 * Rows of one resource and what stands around them.
 */
export interface Table {
  $schema: string
  /**
   * Its name here, in kebab-case.
   */
  id: string
  /**
   * The heading people read.
   */
  title: string
  /**
   * Stands above cards instead of the title, as soon as the facts it prints are there.
   */
  heading?: string
  missing?: Missing
  /**
   * The heading where the rows could not be loaded; absent: a general one.
   */
  unloaded?: string
  /**
   * Why this exists, for the next person who changes it.
   */
  purpose: string
  /**
   * The permission a person needs for it.
   */
  permission: string
  /**
   * What a row is called, for sentences that count.
   */
  noun: {
    /**
     * One of them.
     */
    one: string
    /**
     * Several of them.
     */
    other: string
  }
  rows: TableRows
  /**
   * The rows are cards at every width, and the action is the last of them.
   */
  layout?: 'cards'
  facts?: Facts
  /**
   * What a person must know first; the first that fits shows.
   */
  banners?: Banner[] | EveryBanner
  /**
   * Where a fact stands: names joined by dots.
   */
  key: string
  rules?: Rules
  machines?: TableMachines
  /**
   * The columns, from left to right.
   *
   * @minItems 1
   */
  columns: TableColumn[]
  /**
   * Filters a click away, in a row above the list; the first is the list as it comes.
   *
   * @minItems 2
   */
  quickViews?: QuickView[]
  bulk?: TableBulk
  sums?: TableSums
  /**
   * What the box above the rows looks in, as people read it, such as 'Name or email'; what is typed is sent to the call as `search`.
   */
  search?: string
  /**
   * What the rows can be narrowed by; each is sent under its id. They are fields, all of them optional.
   *
   * @minItems 1
   */
  filters?: Field[]
  /**
   * Filters that are one filter to people, such as the first and the last day; those that one rule of `checks` reads stand together.
   *
   * @minItems 1
   */
  filterGroups?: FilterGroup[]
  /**
   * Rules over the filters that must hold before they are applied.
   *
   * @minItems 1
   */
  checks?: Check[]
  sort: TableSort
  /**
   * How many rows a page may have; each a number or a name in limits.json; the first is the default.
   *
   * @minItems 1
   */
  pageSizes: (number | string)[]
  /**
   * What can be done with a row. The first that fits is offered; `none` ends the search.
   *
   * @minItems 1
   */
  rowActions?: (RowPageAction | RowMoveAction | RowNoAction)[]
  download?: TableDownload
  /**
   * Filters, sort and columns can be kept under a name.
   */
  views?: true
  action?: TableAction
  empty: TableEmpty
}
/**
 * What stands there when there is no such record.
 */
export interface Missing {
  /**
   * The heading people read.
   */
  title: string
  /**
   * What may have happened, and what to do.
   */
  says: string
}
/**
 * Where the rows come from.
 */
export interface TableRows {
  /**
   * The call that answers one page of rows; filters, sort and page are sent as its query, or as its body when it is a POST.
   */
  call: string
  with?: Body
  /**
   * Of a call whose answers are keyed: a rule over the facts of the session; while it is yes one page is asked for at a time, else all rows at once.
   */
  pagedWhen?: string
  /**
   * How often the page on screen is asked for again.
   */
  everySeconds?: number
}
/**
 * What is sent beside them: a constant, or a fact such as given.product, which the page hands in.
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
 * What it asks the server for beside the rows, by name; its rules and texts may read it.
 */
export interface Facts {
  [k: string]: Fact
}
/**
 * What a call answers, known under a name.
 */
export interface Fact {
  /**
   * A call: noun.verb.
   */
  call: string
  with?: Body1
  /**
   * In a flow, a fault of faults.json: what people read when the call fails; without it the server's own words.
   */
  failed?: string
  /**
   * A name that begins small and holds letters, digits and underscores; of a filter, as the call takes it.
   */
  rests?: string
  /**
   * In a flow, details: their words for a record that is missing stand in place of the flow when the call answers 404.
   */
  missing?: string
}
/**
 * Query or path parameters, each taken from an answer or fact; the call waits until all are known; answers of fields that are not relevant are left out.
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
 * Something a person must know before anything else here.
 */
export interface Banner {
  /**
   * A rule: it shows only while the answer is yes.
   */
  when: string
  /**
   * How urgent it is.
   */
  tone: 'danger' | 'warning' | 'success' | 'none'
  /**
   * The heading people read.
   */
  title: string
  /**
   * What it means and what to do.
   */
  says?: string
  link?: BannerLink
}
/**
 * Where to do it, for those who may open the page.
 */
export interface BannerLink {
  /**
   * What people read on it.
   */
  label: string
  /**
   * The page it opens.
   */
  page: string
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
/**
 * The machine that names the states of a row and its moves.
 */
export interface TableMachines {
  /**
   * Where a fact stands: names joined by dots.
   */
  state: string
  /**
   * Where a fact stands: names joined by dots.
   */
  by?: string
  /**
   * The one machine of all rows.
   */
  is?: string
  /**
   * The machine for each value of `by`.
   */
  of?: {
    /**
     * A name in kebab-case; the file is called after it.
     */
    [k: string]: string
  }
}
export interface TableColumn {
  /**
   * A name that begins small and holds letters, digits and underscores; of a filter, as the call takes it.
   */
  id: string
  /**
   * Where a fact stands: names joined by dots.
   */
  path?: string
  /**
   * A name in kebab-case; the file is called after it.
   */
  type: string
  /**
   * What people read above it.
   */
  label: string
  /**
   * Where a fact stands: names joined by dots.
   */
  of?: string
  /**
   * A name in kebab-case; the file is called after it.
   */
  to?: string
  /**
   * A name in kebab-case; the file is called after it.
   */
  options?: string
  /**
   * A positive question that begins with is, has, needs or can.
   */
  showWhen?: string
  /**
   * A name in kebab-case; the file is called after it.
   */
  opens?: string
  opensInstead?: OpensInstead
  /**
   * What the call is asked to sort by.
   */
  sort?: string
  /**
   * Not shown until a person chooses it.
   */
  hidden?: true
  /**
   * Stands on the card of a phone, where otherwise only states, choices, amounts and times do.
   */
  phone?: true
  /**
   * Names the row: its heading for a screen reader, the title of its card on a phone.
   */
  headline?: true
}
export interface RowPage {
  /**
   * A positive question that begins with is, has, needs or can.
   */
  when: string
  /**
   * A name in kebab-case; the file is called after it.
   */
  page: string
}
export interface QuickView {
  /**
   * What people read on it.
   */
  label: string
  /**
   * Values of filters, by their id; absent: none.
   */
  filters?: {
    [k: string]: string
  }
  /**
   * Where a fact stands: names joined by dots.
   */
  count?: string
}
/**
 * What all rows that match come to by currency stands under them.
 */
export interface TableSums {
  /**
   * Where a fact stands: names joined by dots.
   */
  path: string
  /**
   * What people read before them, such as 'Sent in all'.
   */
  label: string
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
  with?: Body5
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
   * What people read.
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
  where?: Body2
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
  where?: Body3
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
  where?: Body4
  /**
   * Where a fact stands: names joined by dots.
   */
  most: string
}
/**
 * Only records in which each name equals that answer, fact or constant.
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
  with?: Body5
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
  with: Body6
}
/**
 * What it is asked with.
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
export interface FilterGroup {
  /**
   * Words for a person, in the source language.
   */
  label: string
  /**
   * The filters, by their id, each with the word that stands before its value, as in 'from'; '' where none does.
   */
  filters: {
    [k: string]: string
  }
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
   * What people read while it is not.
   */
  message: string
  /**
   * It keeps nobody from leaving the step: the message is a warning.
   */
  warns?: true
}
/**
 * How the rows stand when nobody chose.
 */
export interface TableSort {
  /**
   * What the call is asked to sort by.
   */
  by: string
  /**
   * Up or down.
   */
  direction: 'asc' | 'desc'
}
/**
 * Opens a page.
 */
export interface RowPageAction {
  /**
   * A name in kebab-case; the file is called after it.
   */
  id: string
  /**
   * Words for a person, in the source language.
   */
  label: string
  /**
   * A positive question that begins with is, has, needs or can.
   */
  when?: string
  /**
   * The permission a person needs for it.
   */
  permission?: string
  /**
   * A name in kebab-case; the file is called after it.
   */
  opens: string
  /**
   * Where a fact stands: names joined by dots.
   */
  key?: string
}
/**
 * A move of the row's machine, where the person may make it.
 */
export interface RowMoveAction {
  /**
   * A name in kebab-case; the file is called after it.
   */
  move: string
  /**
   * A positive question that begins with is, has, needs or can.
   */
  when?: string
}
/**
 * No action for such a row.
 */
export interface RowNoAction {
  /**
   * A positive question that begins with is, has, needs or can.
   */
  none: string
}
/**
 * The rows can be taken along.
 */
export interface TableDownload {
  /**
   * A call: noun.verb.
   */
  call: string
  /**
   * A name in kebab-case; the file is called after it.
   */
  name: string
  /**
   * How many rows a page of the file may have; each a number or a name in limits.json; the first is the default.
   *
   * @minItems 1
   */
  pageSizes: (number | string)[]
  /**
   * A positive question that begins with is, has, needs or can.
   */
  showWhen?: string
  /**
   * A name that begins small and holds letters, digits and underscores; of a filter, as the call takes it.
   */
  advised?: string
  /**
   * Words for a person, in the source language.
   */
  done?: string
  /**
   * Words for a person, in the source language.
   */
  failed?: string
}
/**
 * Stands above the rows: the way to a new one, for those who may open the page.
 */
export interface TableAction {
  /**
   * Words for a person, in the source language.
   */
  label: string
  /**
   * A name in kebab-case; the file is called after it.
   */
  page: string
  /**
   * A positive question that begins with is, has, needs or can.
   */
  lockWhen?: string
  /**
   * Why it cannot be used.
   */
  says?: string
}
/**
 * What stands there when there is no row at all.
 */
export interface TableEmpty {
  /**
   * Words for a person, in the source language.
   */
  title: string
  /**
   * Words for a person, in the source language.
   */
  says?: string
  action?: TableEmptyAction
}
/**
 * The way to the first one, for those who may open the page.
 */
export interface TableEmptyAction {
  /**
   * Words for a person, in the source language.
   */
  label: string
  /**
   * A name in kebab-case; the file is called after it.
   */
  page: string
}
