export interface QueryAnswer {
  command?: string
  rowCount: number
  rows: Record<string, unknown>[]
}

export interface PoolClient {
  query(text: string, values?: readonly unknown[]): Promise<QueryAnswer>
  release(broken?: boolean): void
}

/** What Kysely, the job library and the login adapter ask of a database, whichever engine is behind it. */
export interface DatabasePool {
  connect(): Promise<PoolClient>
  query(text: string, values?: readonly unknown[]): Promise<QueryAnswer>
  /** `again` is told when hearing stands again after a gap, in which something may have been missed. */
  listen(channel: string, hear: (payload: string) => void, again?: () => void): Promise<() => Promise<void>>
  end(): Promise<void>
}
