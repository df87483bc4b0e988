import type { Library } from '#definition/library.ts'
import { textOf } from '#values/object.ts'
import { findingAt, type CorridorNode, type NetworkFinding } from './corridor-nodes.ts'

const refusing = [
  ['currency', 'currencies'],
  ['country', 'served-countries'],
] as const

/** Finds a corridor whose currency or country the portal offers to nobody. */
export const refusedIn = (corridor: CorridorNode, library: Library | undefined): NetworkFinding[] =>
  refusing.flatMap(([word, list]) => {
    const value = textOf(corridor[word])
    const without = library?.options[list]?.without
    const isRefused = library?.options[without ?? '']?.options.some((one) => one.value === value) === true
    return isRefused
      ? [
          findingAt(
            `/${word}`,
            `'${value}' stands in options/${without} as well, so that nobody could choose it. Take it out there, or take the corridor out.`,
          ),
        ]
      : []
  })
