import type { Banner, EveryBanner } from '#definition/generated/page.ts'
import type { Facts, LinkedRule } from '../rule/types.ts'

/** Banners as a page or a table names them: of a list the first that fits, of the other form all that do. */
export type Banners = Banner[] | EveryBanner

/**
 * The banners a person reads now, from top to bottom. One shows while its rule says yes; unknown shows nothing, so that
 * nobody is warned of what is not known yet (law 1).
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
