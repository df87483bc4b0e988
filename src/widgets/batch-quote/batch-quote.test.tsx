import { expect, it, vi } from 'vitest'
import type { Flow as Definition } from '#definition/generated/flow.ts'
import { openTestRun } from '#tests/fixtures/widgets/run.tsx'

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
  const { screen, services } = await openTestRun(definition, {
    facts: { limits: { batchEverySeconds: 0.01, quoteRetries: 3 } },
    answers: {
      'batches.create': () => ({ ...batch('b-1'), status: 'CREATING_BATCH_QUOTE' }),
      'batches.read': ({ params }) => batch((params as { id: string }).id),
      'batches.quote': (_, turn) => {
        if (turn === 0) return batch('b-2')
        throw Object.assign(new Error('no'), { status: 503, title: 'Not now', detail: 'Nobody quotes now.' })
      },
    },
  })
  const again = screen.getByRole('button', { name: 'Get a new quote' })
  await expect.element(again).toBeVisible()
  const requested = services.calls.filter(({ call }) => call === 'batches.quote')
  expect(requested.map(({ params }) => (params as { id: string }).id)).toEqual(['b-1', 'b-2', 'b-2', 'b-2'])
  expect(services.messages).toContain('The quote has expired. Asking for a new one.')
  services.comeBack()
  const anew = () => services.calls.filter(({ call }) => call === 'batches.create')
  await vi.waitFor(() => expect(anew(), 'asked anew when somebody answers again').toHaveLength(2))
})
