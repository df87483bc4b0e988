/** A file of the portal that did not come. */
export class Unfetched extends Error {
  /** The portal was built anew, or the browser will not ask for it again: only a reload brings it. */
  readonly isGone: boolean

  constructor(address: string, isGone: boolean) {
    super(`${address} could not be fetched.`)
    this.name = 'Unfetched'
    this.isGone = isGone
  }
}
