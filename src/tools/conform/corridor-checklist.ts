import { narrowCorridors } from '#server/network/corridor/narrowing.ts'
import { readCorridors } from '#server/network/corridor/contract.ts'
import { networkData } from '#server/network/data.ts'
import { offered } from './offered-capabilities.ts'
import { shown, type Promises } from './subject.ts'

/** Requirements on a network that serves a list of its corridors. */
export const corridorPromises: Promises = [
  [
    'The corridors that are served can be read, and at least one of the definitions is among them',
    offered('corridors', async ({ call }) => {
      const answer = await call('GET', '/corridors')
      if (answer.status !== 200) return shown(answer)
      const read = readCorridors(answer.body)
      if ('why' in read) return read.why
      const outcomes = narrowCorridors(networkData(), read.content).map(({ outcome }) => outcome)
      const whys = outcomes.flatMap((outcome) => ('why' in outcome ? outcome.why : []))
      return whys.length < outcomes.length
        ? undefined
        : `Nothing is left to offer: ${[...new Set(whys)].join(' ')}`
    }),
  ],
]
