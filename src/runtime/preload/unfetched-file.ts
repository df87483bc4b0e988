/** A file of the portal that did not come; as after a lost connection, nobody knows what became of a call that needed it. */
export class Unfetched extends TypeError {
  /** The portal was built anew, or the browser will not ask for it again: only a reload brings it. */
  readonly isGone: boolean
  /** When it was asked for, in milliseconds since the page began. */
  readonly requestedAt: number

  constructor(address: string, isGone: boolean, requestedAt = performance.now()) {
    super(`${address} could not be fetched.`)
    this.name = 'Unfetched'
    this.isGone = isGone
    this.requestedAt = requestedAt
  }
}

/** Tells the page that a file did not come; who asked for it hears of it as well. */
export function emitUnfetched(error: Unfetched): void {
  dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }))
}
