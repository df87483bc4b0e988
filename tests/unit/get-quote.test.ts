import { expect, it } from 'vitest'
import { createStore } from '#engine/flow/store.ts'
import { judgeDefinitions } from '#server/definitions/judge.ts'
import { definitionsRoot, readDefinitions } from '#server/definitions/read.ts'

const flow = judgeDefinitions(readDefinitions(definitionsRoot)).linked.flows.get('get-quote')!
const labelsOf = (field: string) =>
  createStore(flow, { intent: 'labels' })
    .field(field)
    .options.map(({ label }) => label)

it('offers the payout methods and quote types of the specification (QUO-020, QUO-021)', () => {
  expect(labelsOf('payoutMethodCategory')).toEqual([
    'Real-time gross settlement',
    'Real-time net settlement',
    'Mass net payment system',
    'Book transfer',
    'Cash payout',
    'Wallet payment',
    'Other',
    'Destination exchange',
  ])
  expect(labelsOf('quoteType').toSorted()).toEqual([
    'Receiving amount',
    'Sending amount',
    'Total received',
    'Total received minus fees',
  ])
})
