/** One thing a person can choose by name: a page, something to do, or a record. */
export interface Entry {
  readonly id: string
  readonly group: (typeof groups)[number]
  readonly title: string
  /** Text that tells it apart from entries of the same title. */
  readonly says?: string
  readonly run: () => void
}

/**
 * Groups in order of display. Search results arrive later and must not displace the entry Enter would open.
 * Offered actions come first until something is typed, then with the other actions.
 */
export const groups = ['groupOffered', 'groupRecent', 'groupPages', 'groupActions', 'groupFound'] as const
