import { quotedBatch } from '../widgets/batches.ts'
import type { Description } from '../book/description.ts'

const batch = quotedBatch()

export const description: Description = {
  title: 'Batch quote',
  purpose: 'The price of several payments together that were entered one by one.',
  use: ['As the last step of a flow that enters several payments.'],
  avoid: [
    ['One payment', 'Quote'],
    ['A file', 'Batch file, which quotes itself'],
  ],
  words: ['The time left is stated: ‘These rates hold for 09:59’.'],
  keyboard: [['Tab', 'Moves through the actions: get a new quote, try again.']],
  heard: 'A new quote, and the request for one, are announced once.',
  do: [{ says: 'Show the totals before the rows.' }],
  standsAt: Date.now(),
  example: {
    field: {
      type: 'batch-quote',
      label: 'Quote',
      call: 'batches.create',
      follow: 'batches.read',
      again: 'batches.quote',
    },
    services: { call: async () => batch },
  },
  filled: { status: 'ready', batch },
  wrong: {
    value: {
      status: 'failed',
      message: 'Not all payments can be quoted. Correct the marked ones.',
      problems: ['Payment 2: The amount is too large.'],
    },
    services: {},
  },
  loading: { services: { call: () => new Promise(() => undefined) } },
}
