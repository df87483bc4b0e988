const LOST = /^(08\w{3}|57P0[1-5])$/
const SQLSTATE = /^[0-9A-Z]{5}$/
const BUSY = '53300'
const DISK_FULL = '53100'

/** The database was unreachable, or lost during a statement, which may or may not have run. */
export class DatabaseAway extends Error {
  readonly code = '08006'

  constructor(cause: unknown) {
    super('The database does not answer.', { cause })
  }
}

/** All connections stayed in use; same code and message as a server without free ones. */
export class DatabaseBusy extends Error {
  readonly code = BUSY

  constructor(says = 'Waited for a database connection; all were at work.') {
    super(says)
  }
}

const codeOf = (error: unknown): string => String((error as { code?: unknown } | null)?.code ?? '')

/** Returns true if the server has no free connection. */
export const isBusy = (error: unknown): boolean => codeOf(error) === BUSY

/** Returns true if the database's disk is full. */
export const isDiskFull = (error: unknown): boolean => codeOf(error) === DISK_FULL

/** Returns true if the connection is lost, as opposed to an error of the statement. */
export const isLoss = (error: unknown): boolean => {
  const code = codeOf(error)
  const message = error instanceof Error ? error.message : ''
  return LOST.test(code) || /^E[A-Z]+$/.test(code) || /^(Connection terminated|Client has)/.test(message)
}

/** Converts a failure to connect into DatabaseBusy or DatabaseAway; other errors stay. */
export const asUnreached = (error: unknown): unknown => {
  if (error instanceof Error && error.message.startsWith('timeout exceeded')) return new DatabaseBusy()
  const isAnswer = SQLSTATE.test(codeOf(error)) && !isLoss(error)
  return isAnswer ? error : new DatabaseAway(error)
}

/** Returns true if the server answered, although it refused the connection. */
export const isAnswered = (error: unknown): boolean => SQLSTATE.test(codeOf(error)) && !isLoss(error)
