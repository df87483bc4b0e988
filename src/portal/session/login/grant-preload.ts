import { askGrant } from './ask-grant.ts'
import type { Grant } from '../session.ts'

let preloaded: Promise<Grant> | undefined

/** Requests the session while the definitions load. */
export function preloadGrant(): void {
  preloaded = askGrant()
  // A failure is reported where the grant is used.
  preloaded.catch(() => undefined)
}

/** Resolves after the session is known and used. Other loads wait for it, to leave the connections free. */
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
