import type { Call } from '#definition/generated/call.ts'
import type { Library } from '#definition/library.ts'
import type {
  RowFileAction,
  RowMoveAction,
  RowNoAction,
  RowPageAction,
  Table,
  TableColumn,
  TableSort,
} from '#definition/generated/table.ts'
import type { Option } from '#definition/generated/options.ts'
import type { Move } from '#definition/generated/machine.ts'
import type { FlowLibrary } from '../flow/linking/linked-flow.ts'
import type { LinkedMachine } from '../machine/link.ts'
import type { Facts, LinkedRule, Problem } from '../rule/types.ts'

/** Everything a table needs from outside itself, linked once. */
export interface TableLibrary extends Omit<FlowLibrary, 'requirementTypes'> {
  readonly machines: ReadonlyMap<string, LinkedMachine>
  readonly calls: Readonly<Record<string, Call>>
  /** definitions/limits.json; without it, page sizes must be numbers. */
  readonly limits?: Library['limits']
}

/** A table with all names resolved. */
export interface LinkedTable {
  readonly definition: Table
  /** Shared rules, with those of the table. */
  readonly rules: ReadonlyMap<string, LinkedRule>
  readonly machines: ReadonlyMap<string, LinkedMachine>
  /** The lists of addresses that columns of links name, by their id. */
  readonly addresses: ReadonlyMap<string, readonly Option[]>
  /** The call that answers the rows. */
  readonly rows: Call
  /** The call that answers them as a file. */
  readonly download: Call | undefined
  /** How many rows a page may have, and a page of the file; the first is the usual one. */
  readonly pageSizes: readonly number[]
  readonly fileSizes: readonly number[]
  /** Library it was linked with. Its filters are linked on first use, see filterFlowOf. */
  readonly library: TableLibrary
}

export type TableResult = { ok: true; table: LinkedTable } | { ok: false; problems: readonly Problem[] }

/** Filters, search, sort and page of a table, stored in the address. */
export interface TableState {
  /** Values as their field types store them: a text, or a list of texts. */
  readonly filters: Readonly<Record<string, unknown>>
  /** Text in the search box; absent if it is empty. */
  readonly search?: string | undefined
  readonly sort: TableSort
  /** From 1. */
  readonly page: number
  readonly size: number
  /** Ids of the columns shown, from left to right. */
  readonly columns: readonly string[]
}

/** A filter of the address that cannot be used, and why. */
export interface RejectedFilter {
  readonly id: string
  readonly label: string
  readonly says: string
}

/** Valid and invalid filters of an address. */
export interface ReadFilters {
  readonly filters: TableState['filters']
  readonly rejected: readonly RejectedFilter[]
}

export interface ReadState {
  readonly state: TableState
  readonly rejected: readonly RejectedFilter[]
}

/** Facts and time zone that requests and rows are evaluated with. */
export interface TableContext {
  readonly facts: Facts
  /** IANA time zone of the days. */
  readonly zone: string
}

export type RowAction = RowPageAction | RowMoveAction | RowFileAction | RowNoAction

/** A file of a row, by which it is fetched and called. */
export interface RowFile {
  readonly fileId: string
  readonly name: string
}

/** The one thing offered for a row. */
export type OfferedAction =
  | {
      readonly kind: 'page'
      readonly id: string
      readonly label: string
      readonly page: string
      readonly key: string
    }
  | {
      readonly kind: 'file'
      readonly id: string
      readonly label: string
      readonly call: string
      readonly file: RowFile
      readonly failed: string | undefined
    }
  | {
      readonly kind: 'move'
      readonly id: string
      readonly label: string
      readonly machine: LinkedMachine
      readonly move: Move
      readonly key: string
    }

export type { TableColumn, TableSort }
