import { askGrant } from './ask-grant.ts'
import type { Grant } from '../session.ts'

let preloaded: Promise<Grant> | undefined

/** Asks who is there while the definitions still come. */
export function preloadGrant(): void {
  preloaded = askGrant()
  // What is wrong is said where the grant is taken.
  preloaded.catch(() => undefined)
}

/** Once it is known who is there and that was acted upon; what else a page loads leaves the connections free until then. */
export async function afterGrant(): Promise<void> {
  await preloaded?.catch(() => undefined)
  await new Promise((resolve) => setTimeout(resolve))
}

/** What was asked ahead, once, or else asked now; only who is present keeps the session alive. */
export function takeGrant(isPresent: boolean): Promise<Grant> {
  const taken = preloaded ?? askGrant(isPresent)
  preloaded = undefined
  return taken
}
