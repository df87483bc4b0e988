import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import type { Flow as Definition } from '#definition/generated/flow.ts'
import { kinds } from '#engine/field/kinds.ts'
import { linkFlow } from '#engine/flow/link.ts'
import { createStore } from '#engine/flow/store.ts'
import { Flow } from '#runtime/flow/flow.tsx'
import { TrialGround } from '#runtime/trial/trial-ground.tsx'
import { trialServices } from '#runtime/trial/trial-services.ts'
import { fieldTypes, prepare } from '../index.ts'

await prepare([...kinds.keys()])

const definition: Definition = {
  $schema: '',
  id: 'trial',
  version: 1,
  title: 'Send',
  purpose: 'Quoted together.',
  permission: 'payments.write',
  steps: [
    {
      id: 'quote',
      title: 'Review quote',
      fields: [
        {
          id: 'quote',
          type: 'batch-quote',
          label: 'Quote',
          call: 'batches.create',
          follow: 'batches.read',
          again: 'batches.quote',
        },
      ],
    },
  ],
  submit: { label: 'Send', call: 'batches.accept', body: { id: 'quote.batch.batch_id' } },
}

const batch = (id: string) => ({
  batch_id: id,
  status: 'BATCH_QUOTE_CREATED',
  expiresAt: new Date(Date.now() + 100).toISOString(),
  payments: 0,
  quoteIds: ['q-1'],
  totals: { sent: [{ currency: 'USD', amount: '10.00' }], fees: [], received: [] },
  rows: [
    {
      row: 2,
      beneficiary: 'Taller Azul',
      internalId: 'G-1',
      sourceAmount: '10.00',
      sourceCurrency: 'USD',
      destinationAmount: '170.00',
      destinationCurrency: 'MXN',
    },
  ],
})

it('follows the quote, makes it again when it runs out, and gives up after three failures in a row (BAT-008)', async () => {
  const linked = linkFlow(definition, { kinds, rules: new Map(), options: new Map() })
  if (!linked.ok) throw new Error(JSON.stringify(linked.problems))
  const facts = { limits: { batchEverySeconds: 0.01, quoteRetries: 3 } }
  const store = createStore(linked.flow, { facts, intent: 'i-1' })
  const services = trialServices({
    'batches.create': () => ({ ...batch('b-1'), status: 'CREATING_BATCH_QUOTE' }),
    'batches.read': ({ params }) => batch((params as { id: string }).id),
    'batches.quote': (_, turn) => {
      if (turn === 0) return batch('b-2')
      throw Object.assign(new Error('no'), { status: 503, title: 'Not now', detail: 'Nobody quotes now.' })
    },
  })
  const screen = await render(
    <TrialGround services={services} fieldTypes={fieldTypes}>
      <Flow flow={linked.flow} store={store} facts={facts} onDone={() => undefined} />
    </TrialGround>,
  )
  const again = screen.getByRole('button', { name: 'Get a new quote' })
  await expect.element(again, { timeout: 6000 }).toBeVisible()
  const asked = services.calls.filter(({ call }) => call === 'batches.quote')
  expect(asked.map(({ params }) => (params as { id: string }).id)).toEqual(['b-1', 'b-2', 'b-2', 'b-2'])
  expect(services.said).toContain('The quote has expired. Asking for a new one.')
  services.comeBack()
  const anew = () => services.calls.filter(({ call }) => call === 'batches.create')
  await vi.waitFor(() => expect(anew(), 'asked anew when somebody answers again').toHaveLength(2))
})
