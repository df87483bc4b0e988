import type { Details } from '#definition/generated/details.ts'
import type { Sent } from '#definition/wire.ts'

/** Query saved under a name: filters, sort, size and columns. */
export type SavedQuery = NonNullable<Sent<'views.create'>['body']>['query']

export interface SavedView {
  readonly id: string
  readonly name: string
  readonly isShared: boolean
  readonly isDefault: boolean
  /** Only its owner changes or deletes it. */
  readonly isOwn: boolean
  readonly ownerName: string | undefined
  readonly query: SavedQuery
  /** Absent: as the table has them. */
  readonly columns?: readonly string[]
}

export type ViewDraft = Pick<SavedView, 'name' | 'isShared' | 'isDefault' | 'query' | 'columns'>

/** The views of one table; a promise rejects with the message of the refusal. */
export interface TableViews {
  readonly list: readonly SavedView[]
  readonly isLoaded: boolean
  /** True: views are chosen, and none is saved, renamed or deleted. */
  readonly isReadOnly?: boolean
  readonly create: (view: ViewDraft) => Promise<string>
  readonly update: (id: string, change: Partial<ViewDraft>) => Promise<void>
  readonly remove: (id: string) => Promise<void>
}

export interface FileProgress {
  readonly bytes: number
  readonly rows: number
  /** Number of rows in the file, from the headers of the answer. */
  readonly total: number | undefined
}

export interface FileRequest {
  readonly call: string
  readonly values: Readonly<Record<string, unknown>>
  readonly fileName: string
  /** Requested page, from 1; the answer has the number of pages. */
  readonly page: number | undefined
  readonly signal: AbortSignal
  readonly onProgress: (progress: FileProgress) => void
}

export type FileResult =
  | {
      readonly ok: true
      readonly rows: number
      readonly bytes: number
      /** SHA-256 of the file from the server, in hexadecimal. */
      readonly checksum?: string
    }
  | { readonly ok: false; readonly totalPages: number }

/** A person's settings of a list; missing ones have their default. */
export interface ListMemory {
  /** Compact rows; absent: as in the person's other lists. */
  readonly isCompact?: boolean
  /** The columns shown, from left to right. */
  readonly columns?: readonly string[]
}

export interface TableMemory {
  /** As this device remembers it. */
  readonly first: ListMemory
  /** Settings saved with the account, once loaded. */
  readonly saved?: ListMemory | undefined
  /** Compact rows in every list without a setting of its own. */
  readonly isCompact?: boolean
  readonly write: (memory: ListMemory) => void
}

/** Services that the portal gives a table. */
export interface TableHost {
  readonly search: URLSearchParams
  readonly setSearch: (search: URLSearchParams, how: 'push' | 'replace') => void
  readonly hrefOf: (page: string, key: string) => string
  /** `among`: the addresses of all rows in their order, for the way to the next one. */
  readonly open: (page: string, key: string, among: readonly string[]) => void
  /** Opens a page without a record; undefined if the person may not. */
  readonly actionFor: (page: string) => (() => void) | undefined
  /** Returns the reason why a page is closed now, also for people who may open it. */
  readonly lockOf?: (page: string) => string | undefined
  /** Returns the details whose record names a filter; undefined if the person may not read it. */
  readonly detailsOf?: (id: string) => Details | undefined
  readonly toast: (says: string, tone: 'success' | 'danger') => void
  readonly saveFile?: (request: FileRequest) => Promise<FileResult>
  readonly views?: TableViews | undefined
  /** The person's last settings of this list, and their storage. */
  readonly memory?: TableMemory
  /**
   * Places of the page for the number of rows and the button for a new one; without them, both are above the
   * rows.
   */
  readonly head?: HeadPlaces | undefined
}

/** The places of a page's head that a list fills. */
export interface HeadPlaces {
  readonly state: Element | null
  readonly action: Element | null
  /** The list has no other action beside it. */
  readonly isAlone: boolean
}
