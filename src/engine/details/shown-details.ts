import type { Details, DetailsItem } from '#definition/generated/details.ts'

/** Tells whether the rule of a part shows it; a part without a rule is always shown. */
export type IsShown = (rule: string | undefined) => boolean

/** Returns the lines whose rule is true, in order. */
export function shownLines(items: readonly DetailsItem[], isShown: IsShown): readonly DetailsItem[] {
  return items.filter(({ showWhen }) => isShown(showWhen))
}

/** Returns the sections whose rule is true, in order. */
export function shownSections({ sections }: Details, isShown: IsShown): Details['sections'] {
  return sections.filter(({ showWhen }) => isShown(showWhen))
}
