import { sayScreens } from '#values/generated/say-screens.ts'

/** An accepted change that waits for a decision; nothing has changed yet. */
export interface WaitingChange {
  readonly id: string
  /** Sentence that says what the change waits for. */
  readonly message: string
  /** The change was requested before and still waits. */
  readonly isRepeated: boolean
}

/** Result of an answered call. */
export type Outcome =
  | { readonly kind: 'done'; readonly answer: unknown }
  | { readonly kind: 'waits'; readonly change: WaitingChange }

/**
 * Thrown instead of an answer, so that callers that do not handle waiting changes see a refusal and not a
 * success.
 */
export class Waiting extends Error {
  readonly status = 202
  readonly finality = 'FINAL'
  readonly title = sayScreens('notChangedYet')
  readonly change: WaitingChange

  constructor(change: WaitingChange) {
    super(change.message)
    this.change = change
  }
}
