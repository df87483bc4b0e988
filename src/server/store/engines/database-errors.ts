const LOST = /^(08\w{3}|57P0[1-5])$/
const SQLSTATE = /^[0-9A-Z]{5}$/
const BUSY = '53300'
const DISK_FULL = '53100'

/** The database was not reached, or was lost on the way; nobody knows whether what was asked last was done. */
export class DatabaseAway extends Error {
  readonly code = '08006'

  constructor(cause: unknown) {
    super('The database does not answer.', { cause })
  }
}

/** Every connection stayed in use by others: the words and the code of a server that has none left. */
export class DatabaseBusy extends Error {
  readonly code = BUSY

  constructor(says = 'Waited for a database connection; all were at work.') {
    super(says)
  }
}

const codeOf = (error: unknown): string => String((error as { code?: unknown } | null)?.code ?? '')

/** Whether a server has no connection left to give. */
export const isBusy = (error: unknown): boolean => codeOf(error) === BUSY

/** Whether a statement failed because the disk of the database has no room left. */
export const isDiskFull = (error: unknown): boolean => codeOf(error) === DISK_FULL

/** Whether a failed question means that the connection is gone, and not that the database said no. */
export const isLoss = (error: unknown): boolean => {
  const code = codeOf(error)
  const message = error instanceof Error ? error.message : ''
  return LOST.test(code) || /^E[A-Z]+$/.test(code) || /^(Connection terminated|Client has)/.test(message)
}

/** What a connection that was not given means for the caller. */
export const asUnreached = (error: unknown): unknown => {
  if (error instanceof Error && error.message.startsWith('timeout exceeded')) return new DatabaseBusy()
  const isAnswer = SQLSTATE.test(codeOf(error)) && !isLoss(error)
  return isAnswer ? error : new DatabaseAway(error)
}

/** Whether a failed greeting was one of a server that is there, and only has no room or no welcome. */
export const isAnswered = (error: unknown): boolean => SQLSTATE.test(codeOf(error)) && !isLoss(error)
