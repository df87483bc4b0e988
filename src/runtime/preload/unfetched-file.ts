/**
 * A file of the portal failed to load; as after a lost connection, the outcome of a call that needed it is
 * unknown.
 */
export class Unfetched extends TypeError {
  /** There is a new build, or the browser will not try again: only a reload helps. */
  readonly isGone: boolean
  /** Time of the request, in milliseconds since the page started. */
  readonly requestedAt: number

  constructor(address: string, isGone: boolean, requestedAt = performance.now()) {
    super(`${address} could not be fetched.`)
    this.name = 'Unfetched'
    this.isGone = isGone
    this.requestedAt = requestedAt
  }
}

/** Notifies the page that a file failed; the caller gets the error too. */
export function emitUnfetched(error: Unfetched): void {
  dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }))
}
