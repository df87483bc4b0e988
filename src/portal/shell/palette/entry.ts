/** One thing a person can choose by name: a page, something to do, or a record. */
export interface Entry {
  readonly id: string
  readonly group: (typeof groups)[number]
  readonly title: string
  /** What tells it from its like. */
  readonly says?: string
  readonly run: () => void
}

/**
 * In this order they stand: what is found comes a moment later, and must not push aside what Enter is about to open.
 * What a person may come to do stands first until something is typed, then with the other actions.
 */
export const groups = ['groupOffered', 'groupRecent', 'groupPages', 'groupActions', 'groupFound'] as const
