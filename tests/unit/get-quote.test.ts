import { expect, it } from 'vitest'
import { createStore } from '#engine/flow/store.ts'
import networkHost from '../../schemas/values/network-host.schema.json' with { type: 'json' }
import { realChecked } from './broken-definitions.ts'

const { library, linked } = realChecked
const flow = linked.flows.get('get-quote')!
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

it.each(['get-quote', 'payment-preset'])('asks in %s for the one host of the network', (id) => {
  const requested = library.flows[id]?.steps.flatMap(({ fields = [] }) => fields) ?? []
  const host = requested.find((field) => field.id === 'receiverHost') as { value?: { pattern?: string } }
  expect(host.value?.pattern).toBe(networkHost.pattern)
})
