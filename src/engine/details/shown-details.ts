import type { Details, DetailsItem } from '#definition/generated/details.ts'

/** Tells whether the rule of a part shows it; a part without a rule is always shown. */
export type IsShown = (rule: string | undefined) => boolean

/** The lines of a list whose rule is yes, in their order. */
export function shownLines(items: readonly DetailsItem[], isShown: IsShown): readonly DetailsItem[] {
  return items.filter(({ showWhen }) => isShown(showWhen))
}

/** The sections whose rule is yes, in their order. */
export function shownSections({ sections }: Details, isShown: IsShown): Details['sections'] {
  return sections.filter(({ showWhen }) => isShown(showWhen))
}
