import { askGrant } from './ask-grant.ts'
import type { Grant } from './session.ts'

let ahead: Promise<Grant> | undefined

/** Asks who is there while the definitions still come. */
export function askGrantAhead(): void {
  ahead = askGrant()
  // What is wrong is said where the grant is taken.
  ahead.catch(() => undefined)
}

/** What was asked ahead, once, or else asked now; only who is present keeps the session alive. */
export function takeGrant(isPresent: boolean): Promise<Grant> {
  const taken = ahead ?? askGrant(isPresent)
  ahead = undefined
  return taken
}
