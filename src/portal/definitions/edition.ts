import { sayShell } from '#values/generated/say-shell.ts'
import { sayServer } from '#values/generated/say-server.ts'
import { refusedHere } from '../server/refused-here.ts'
import type { Failure } from '#engine/call/failure.ts'

/** Whether the server acts by other definitions than the ones this page was opened with. */
export interface Edition {
  readonly isOlder: () => boolean
  /** Stores the version that the server sent with an answer; an answer without a version changes nothing. */
  readonly learn: (version: string | null) => void
  readonly subscribe: (listener: () => void) => () => void
}

const UNKNOWN_CALL = 'CALL_NOT_FOUND'

/** Tracks whether the page is older than the server's definitions; only opening it again changes that. */
export function createEdition(opened: string): Edition {
  const listeners = new Set<() => void>()
  let older = false
  return {
    isOlder: () => older,
    learn(version) {
      if (older || version === null || version === opened) return
      older = true
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Replaces the error of a call that a newer version removed, since the person made no mistake. */
export function sayOlder(failure: Failure, { isOlder }: Pick<Edition, 'isOlder'>): Failure {
  if (failure.code !== UNKNOWN_CALL || !isOlder()) return failure
  const message = sayServer('reloadAndRepeat')
  return {
    ...refusedHere({ title: sayShell('changed'), message, status: failure.status }),
    finality: 'FINAL',
  }
}
