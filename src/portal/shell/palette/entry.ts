/** One thing a person can choose by name: a page, something to do, or a record. */
export interface Entry {
  readonly id: string
  readonly group: 'Found' | 'Recent' | 'Pages' | 'Actions'
  readonly title: string
  /** What tells it from its like. */
  readonly says?: string
  readonly run: () => void
}

/** In this order they stand. */
export const groups = ['Found', 'Recent', 'Pages', 'Actions'] as const
