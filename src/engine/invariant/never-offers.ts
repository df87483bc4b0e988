import type { NeverOffers } from '#definition/generated/invariant.ts'
import { linkOptions } from '../field/link-options.ts'
import type { Chain, Search, World } from './types.ts'

/** Looks for values that a list offers and another one forbids. */
export function searchNeverOffers({ library }: World, { lists, of }: NeverOffers): Search {
  const linked = linkOptions(library.options)
  const forbidden = (linked.get(of) ?? []).map(({ value }) => value)
  let combinations = 0
  const chains: Chain[] = []
  for (const list of lists) {
    const offered = new Map((linked.get(list) ?? []).map(({ value, label }) => [value, label]))
    combinations += offered.size === 0 ? 0 : forbidden.length
    for (const value of forbidden.filter((one) => offered.has(one)))
      chains.push({
        steps: [
          `A person opens the list '${list}'.`,
          `It offers ‘${offered.get(value)!}’ (${value}), which stands in '${of}'.`,
        ],
        of: `options/${list}`,
        example: { case: `${value} is not offered in ${list}` },
      })
  }
  return { combinations, chains }
}
