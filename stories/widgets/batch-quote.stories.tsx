import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Harness } from './harness.tsx'

const quoted = {
  batch_id: '123e4567-e89b-42d3-a456-426614174000',
  status: 'BATCH_QUOTE_CREATED',
  expiresAt: new Date(Date.now() + 600_000).toISOString(),
  payments: 1,
  quoteIds: ['223e4567-e89b-42d3-a456-426614174000'],
  totals: {
    sent: [{ currency: 'USD', amount: '150.00' }],
    fees: [{ currency: 'USD', amount: '1.50' }],
    received: [{ currency: 'MXN', amount: '2717.11' }],
  },
  rows: [
    {
      row: 2,
      beneficiary: 'Taller Azul',
      internalId: 'G-1',
      sourceAmount: '150.00',
      sourceCurrency: 'USD',
      destinationAmount: '2717.11',
      destinationCurrency: 'MXN',
    },
  ],
}

/** For the price of several payments together, after they were entered one by one. */
const meta: Meta<typeof Harness> = {
  title: 'Fields/Batch quote',
  component: Harness,
  args: {
    field: {
      type: 'batch-quote',
      label: 'Quote',
      call: 'batches.create',
      follow: 'batches.read',
      again: 'batches.quote',
    },
    services: { call: async () => quoted },
  },
}
export default meta
type Story = StoryObj<typeof Harness>

export const Quoted: Story = {
  name: 'All payments are quoted at once, for a while',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/These rates hold for/)).toBeVisible()
    await expect(canvas.getByRole('row', { name: /Taller Azul/ })).toBeVisible()
  },
}

export const Refused: Story = {
  name: 'What is wrong with single payments is told by their number',
  args: {
    services: {
      call: () =>
        Promise.reject(
          Object.assign(new Error('Not all payments can be quoted. Mend what is marked.'), {
            status: 422,
            fields: [{ path: 'rows.1.amount', message: 'The amount is too large.' }],
          }),
        ),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Payment 2: The amount is too large.')).toBeVisible()
  },
}
