export interface QueryAnswer {
  command?: string
  rowCount: number
  rows: Record<string, unknown>[]
}

/** The readiness of the database: `away` does not answer, `full` accepts no new rows. */
export type Readiness = 'ready' | 'away' | 'full'

export interface PoolClient {
  query(text: string, values?: readonly unknown[]): Promise<QueryAnswer>
  release(broken?: boolean): void
}

/** The database interface of Kysely, the job library and the login adapter, for either engine. */
export interface DatabasePool {
  connect(): Promise<PoolClient>
  query(text: string, values?: readonly unknown[]): Promise<QueryAnswer>
  /** `again` is called when listening resumes after a gap, in which messages may be lost. */
  listen(channel: string, hear: (payload: string) => void, again?: () => void): Promise<() => Promise<void>>
  /** Checks readiness within seconds, apart from the pool; never throws. */
  readiness(): Promise<Readiness>
  end(): Promise<void>
}
