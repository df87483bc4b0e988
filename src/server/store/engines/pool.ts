export interface QueryAnswer {
  command?: string
  rowCount: number
  rows: Record<string, unknown>[]
}

/** Whether it can be read and written now: `away` answers nothing, `full` takes no new rows. */
export type Readiness = 'ready' | 'away' | 'full'

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
  /** Asked apart from what requests and jobs wait for, within seconds; never throws. */
  readiness(): Promise<Readiness>
  end(): Promise<void>
}
