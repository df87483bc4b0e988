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

/** The views of one table; a promise that fails is a refusal in words. */
export interface TableViews {
  readonly list: readonly SavedView[]
  readonly isLoaded: boolean
  readonly create: (view: ViewDraft) => Promise<string>
  readonly update: (id: string, change: Partial<ViewDraft>) => Promise<void>
  readonly remove: (id: string) => Promise<void>
}

export interface FileProgress {
  readonly bytes: number
  readonly rows: number
  /** Rows of the whole file, as the answer's headers say. */
  readonly total: number | undefined
}

export interface FileRequest {
  readonly call: string
  readonly values: Readonly<Record<string, unknown>>
  readonly fileName: string
  /** The page that was asked for, from 1; the answer says how many there are. */
  readonly page: number | undefined
  readonly signal: AbortSignal
  readonly onProgress: (progress: FileProgress) => void
}

export type FileResult =
  | {
      readonly ok: true
      readonly rows: number
      readonly bytes: number
      /** The SHA-256 that the server told of the file, in hexadecimal. */
      readonly checksum?: string
    }
  | { readonly ok: false; readonly totalPages: number }

/** How one person looks at one list: what is not there is as usual. */
export interface ListMemory {
  /** Rows stand closer, or do not; absent: as in every list of the person. */
  readonly isCompact?: boolean
  /** The columns shown, from left to right. */
  readonly columns?: readonly string[]
}

export interface TableMemory {
  /** As this device remembers it. */
  readonly first: ListMemory
  /** As it is saved with the account, once that has come. */
  readonly saved?: ListMemory | undefined
  /** Rows of every list stand closer, where nothing else was chosen for this one. */
  readonly isCompact?: boolean
  readonly write: (memory: ListMemory) => void
}

/** Services that the portal gives a table. */
export interface TableHost {
  readonly search: URLSearchParams
  readonly setSearch: (search: URLSearchParams, how: 'push' | 'replace') => void
  readonly hrefOf: (page: string, key: string) => string
  /** `among`: the addresses of all rows that stand there, in their order, to go on from one to the next. */
  readonly open: (page: string, key: string, among: readonly string[]) => void
  /** The way to a page without a record, for those who may open it. */
  readonly actionFor: (page: string) => (() => void) | undefined
  /** Why a page is closed now, also to those who may open it. */
  readonly lockOf?: (page: string) => string | undefined
  readonly toast: (says: string, tone: 'success' | 'danger') => void
  readonly saveFile?: (request: FileRequest) => Promise<FileResult>
  readonly views?: TableViews | undefined
  /** How the person looked at this list last, and where that is kept. */
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
  /** Nothing else is offered there: what a list offers is what the page is for. */
  readonly isAlone: boolean
}
