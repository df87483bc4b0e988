import type { Flow } from '#definition/generated/flow.ts'
import type { NeverOffers } from '#definition/generated/invariant.ts'
import { linkOptions } from '../../field/link-options.ts'
import { namesForAll } from '../patterns.ts'
import type { Chain, Search, World } from '../types.ts'

/** A list as people meet it. */
interface Offer {
  readonly list: string
  readonly says: string
}

/** Searches for values that one list offers and another one forbids. */
export function searchShutOptions({ library }: World, { lists = [], calls = [], of }: NeverOffers): Search {
  const linked = linkOptions(library.options)
  const forbidden = (linked.get(of) ?? []).map(({ value }) => value)
  const ends = namesForAll(calls, Object.keys(library.calls))
  const offers = [
    ...lists.map((list): Offer => ({
      list,
      says: `A person opens the list '${list}'.`,
    })),
    ...Object.values(library.flows).flatMap((flow) => (endsIn(flow, ends) ? listOffers(flow) : [])),
  ]
  let combinations = 0
  const chains: Chain[] = []
  for (const offer of offers) {
    const offered = new Map((linked.get(offer.list) ?? []).map(({ value, label }) => [value, label]))
    combinations += offered.size === 0 ? 0 : forbidden.length
    for (const value of forbidden.filter((one) => offered.has(one)))
      chains.push({
        steps: [offer.says, `It offers ‘${offered.get(value)!}’ (${value}), which stands in '${of}'.`],
      })
  }
  return { combinations, chains }
}

/** Tells whether a flow, or one of its steps, makes one of the calls. */
function endsIn({ submit, steps }: Flow, calls: ReadonlySet<string>): boolean {
  const made = [
    submit.call,
    ...(submit.instead ?? []).map(({ call }) => call),
    ...steps.map(({ next }) => next?.call),
  ]
  return made.some((call) => call !== undefined && calls.has(call))
}

function listOffers({ id, steps }: Flow): Offer[] {
  return steps.flatMap(({ fields = [] }) =>
    fields.flatMap(({ id: field, options }) =>
      typeof options === 'string'
        ? [
            {
              list: options,
              says: `A person fills in '${field}' of the flow '${id}', from the list '${options}'.`,
            },
          ]
        : [],
    ),
  )
}
