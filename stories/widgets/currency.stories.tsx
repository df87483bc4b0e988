import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { sheetOf } from '../book/sheet-story.tsx'
import { description } from '../fields/currency.ts'
import { Harness } from './harness.tsx'

const meta: Meta<typeof Harness> = {
  title: 'Fields/Currency',
  component: Harness,
  args: {
    ...description.example,
    options: ['MXN', 'USD', 'EUR', 'SLE', 'RLUSD', 'USDC'].map((code) => ({ value: code, label: code })),
  },
}
export default meta
type Story = StoryObj<typeof Harness>

export const Sheet = sheetOf(description)

export const Leone: Story = {
  name: 'SLE bears the name of SLL',
  tags: ['VAL-013'],
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('combobox', { name: 'Currency' })
    await userEvent.type(box, 'leone')
    await expect(within(document.body).getByRole('option', { name: /Leone.*SLE/ })).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(canvas.getByText('Show what is sent'))
    await expect(canvas.getByTestId('sent')).toHaveTextContent('"SLE"')
  },
}

export const Locked: Story = {
  name: 'Fixed to one currency',
  args: { value: 'RLUSD', locked: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveAttribute('readonly')
  },
}
