import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sheetOf } from '../book/sheet-story.tsx'
import { description } from '../fields/batch-quote.ts'
import { Harness } from './harness.tsx'

const meta: Meta<typeof Harness> = {
  title: 'Fields/Batch quote',
  component: Harness,
  args: description.example,
}
export default meta
type Story = StoryObj<typeof Harness>

export const Sheet = sheetOf(description)

export const Quoted: Story = {
  name: 'Quoted',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/These rates hold for/)).toBeVisible()
    await expect(canvas.getByRole('row', { name: /Taller Azul/ })).toBeVisible()
  },
}

export const Refused: Story = {
  name: 'Single payments wrong',
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
