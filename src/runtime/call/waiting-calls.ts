import { sayScreens } from '#values/generated/say-screens.ts'

/** A change that was taken and waits to be decided: nothing is changed yet. */
export interface WaitingChange {
  readonly id: string
  /** Sentence that says what the change waits for. */
  readonly message: string
  /** It was asked for before, and still waits. */
  readonly isRepeated: boolean
}

/** Result of an answered call. */
export type Outcome =
  | { readonly kind: 'done'; readonly answer: unknown }
  | { readonly kind: 'waits'; readonly change: WaitingChange }

/** Thrown in place of an answer: a caller that knows no change that waits reads a refusal, and takes nothing for done. */
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
