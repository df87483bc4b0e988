// Generated from schemas/definitions by `npm run types`; do not edit.

import type { Banner, Body, Check, EveryBanner, Facts, Field, Missing, Rules } from './grammar.ts'

export type {
  Banner,
  BannerLink,
  Body,
  Check,
  ClosedOptions,
  DayRanges,
  DefaultGiven,
  DefaultPrinted,
  DefaultTaken,
  EveryBanner,
  Fact,
  Facts,
  Field,
  FileTemplate,
  FullOptions,
  ListItem,
  Lookup,
  Missing,
  NamedPart,
  OptionsFrom,
  Rule,
  Rules,
  Telling,
} from './grammar.ts'

/**
 * Another page for some rows: the first whose rule is yes.
 *
 * @minItems 1
 */
export type OpensInstead = RowPage[]

/**
 * Rows of one resource, with their filters, columns and actions.
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
  /**
   * The list of options with the labels of the values in the heading.
   */
  headingOptions?: string
  missing?: Missing
  /**
   * The heading where the rows could not be loaded; absent: a general one.
   */
  unloaded?: string
  /**
   * Purpose of the definition, for the next person who changes it.
   */
  purpose: string
  /**
   * The permission a person needs for it.
   */
  permission: string
  /**
   * The name of a row, for sentences with a count.
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
   * Important messages; the first one whose rule is yes is shown.
   */
  banners?: Banner[] | EveryBanner
  /**
   * The path of a fact: names joined by dots.
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
   * The label of the search box: the values that it searches, such as 'Name or email'. The typed text is sent as `search`.
   */
  search?: string
  /**
   * The filters of the rows: optional fields, each sent under its id.
   *
   * @minItems 1
   */
  filters?: Field[]
  /**
   * Filters shown as one, such as the first and the last day. Filters of one rule of `checks` are in one group.
   *
   * @minItems 1
   */
  filterGroups?: FilterGroup[]
  /**
   * Filters whose value is the ID of a record, by their id. They show the name of the record.
   */
  filterRecords?: {
    [k: string]: FilterRecord
  }
  /**
   * Rules over the filters that must hold before they are applied.
   *
   * @minItems 1
   */
  checks?: Check[]
  sort: TableSort
  /**
   * Page sizes in rows, the default first; each is a number or a name in limits.json.
   *
   * @minItems 1
   */
  pageSizes: (number | string)[]
  /**
   * The actions of a row. The first one that applies is offered; `none` ends the search.
   *
   * @minItems 1
   */
  rowActions?: (RowPageAction | RowMoveAction | RowFileAction | RowNoAction)[]
  download?: TableDownload
  /**
   * Filters, sort and columns can be kept under a name.
   */
  views?: true
  action?: TableAction
  empty: TableEmpty
}
/**
 * The source of the rows.
 */
export interface TableRows {
  /**
   * The call that returns one page of rows. Filters, sort and page are its query, or its body for a POST.
   */
  call: string
  with?: Body
  /**
   * For a `keyed` call: a rule over the facts of the session. While it is yes, the table requests one page at a time, otherwise all rows.
   */
  pagedWhen?: string
  /**
   * Seconds between two requests of the page on screen.
   */
  everySeconds?: number
}
/**
 * The machine that names the states of a row and its moves.
 */
export interface TableMachines {
  /**
   * The path of a fact: names joined by dots.
   */
  state: string
  /**
   * The path of a fact: names joined by dots.
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
   * The path of a fact: names joined by dots.
   */
  path?: string
  /**
   * A name in kebab-case; the file is called after it.
   */
  type: string
  /**
   * The label above it.
   */
  label: string
  /**
   * The path of a fact: names joined by dots.
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
   * The name of the order in the query of the call.
   */
  sort?: string
  /**
   * Not shown until a person chooses it.
   */
  hidden?: true
  /**
   * Shows the column on a phone, whose rows otherwise have headline, amount, time and state. Of several amounts, it is the one beside the headline.
   */
  phone?: true
  /**
   * Names the row: its heading for a screen reader, first in the row of a phone.
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
   * Its label, as people read it.
   */
  label: string
  /**
   * Values of filters, by their id; absent: none.
   */
  filters?: {
    [k: string]: string
  }
  /**
   * The path of a fact: names joined by dots.
   */
  count?: string
}
/**
 * Rows can be selected, and something done with all that are.
 */
export interface TableBulk {
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
 * The totals of all matching rows by currency, shown under the rows.
 */
export interface TableSums {
  /**
   * The path of a fact: names joined by dots.
   */
  path: string
  /**
   * The label before them, such as 'Sent in all'.
   */
  label: string
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
export interface FilterRecord {
  /**
   * A name in kebab-case; the file is called after it.
   */
  details: string
  /**
   * Words for a person, in the source language.
   */
  label: string
}
/**
 * Default order of the rows.
 */
export interface TableSort {
  /**
   * The name of the order in the query of the call.
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
   * The path of a fact: names joined by dots.
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
 * Saves a file of the row.
 */
export interface RowFileAction {
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
   * The path of a fact: names joined by dots.
   */
  file: string
  /**
   * A call: noun.verb.
   */
  call: string
  /**
   * Words for a person, in the source language.
   */
  failed?: string
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
   * Page sizes of the file in rows, the default first; each is a number or a name in limits.json.
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
   * Reason why it cannot be used.
   */
  says?: string
}
/**
 * The text in place of a list without any row.
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
