import type { Banner, EveryBanner } from '#definition/generated/page.ts'
import type { Facts, LinkedRule } from '../rule/types.ts'

/** Banners as a page or a table names them: of a list the first that fits, of the other form all that do. */
export type Banners = Banner[] | EveryBanner

/**
 * Returns the banners whose rule is true, from top to bottom. An unknown rule shows nothing, so that nobody
 * is warned without cause (law 1).
 */
export function bannersNow(
  banners: Banners | undefined,
  rules: ReadonlyMap<string, LinkedRule>,
  facts: Facts,
): readonly Banner[] {
  if (banners === undefined) return []
  const isFirstOnly = Array.isArray(banners)
  const items = isFirstOnly ? banners : banners.items
  const fitting = items.filter(({ when }) => rules.get(when)?.evaluate(facts) === 'yes')
  return isFirstOnly ? fitting.slice(0, 1) : fitting
}
