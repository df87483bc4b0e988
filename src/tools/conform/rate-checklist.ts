import { readRates } from '#server/network/rates/contract.ts'
import { offered } from './offered-capabilities.ts'
import { shown, type Promises } from './subject.ts'

/** Requirements on a network that serves indicative rates. */
export const ratePromises: Promises = [
  [
    'The rates for orientation can be read, and there is at least one',
    offered('rates', async ({ call }) => {
      const answer = await call('GET', '/rates')
      if (answer.status !== 200) return shown(answer)
      const read = readRates(answer.body)
      if ('why' in read) return read.why
      return read.content.length > 0 ? undefined : 'There is none.'
    }),
  ],
]
