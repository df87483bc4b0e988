import { askGrant } from './ask-grant.ts'
import type { Grant } from '../session.ts'

let preloaded: Promise<Grant> | undefined

/** Asks who is there while the definitions still come. */
export function preloadGrant(): void {
  preloaded = askGrant()
  // A failure is reported where the grant is used.
  preloaded.catch(() => undefined)
}

/** Once it is known who is there and that was acted upon; what else a page loads leaves the connections free until then. */
export async function afterGrant(): Promise<void> {
  await preloaded?.catch(() => undefined)
  await new Promise((resolve) => setTimeout(resolve))
}

/**
 * Returns the preloaded grant once, otherwise requests a new one. Only a present person extends the session.
 */
export function takeGrant(isPresent: boolean): Promise<Grant> {
  const taken = preloaded ?? askGrant(isPresent)
  preloaded = undefined
  return taken
}
