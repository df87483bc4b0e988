import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { provenBySheet, sheetOf } from '../book/sheet-story.tsx'
import { description } from '../fields/choice-cards.ts'
import { Harness } from './harness.tsx'

const meta: Meta<typeof Harness> = {
  title: 'Fields/Choice cards',
  component: Harness,
  parameters: { a11y: provenBySheet },
  args: description.example,
}
export default meta
type Story = StoryObj<typeof Harness>

export const Sheet = sheetOf(description)

export const TwoCards: Story = {
  name: 'Two cards, one chosen',
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Payer' })).toBeVisible()
    await expect(canvas.queryByRole('radio', { checked: true })).toBeNull()
    await userEvent.click(canvas.getByText('Someone else'))
    await expect(canvas.getByRole('radio', { name: /Someone else/ })).toBeChecked()
    await userEvent.keyboard('{ArrowUp}')
    await expect(canvas.getByRole('radio', { name: /Our organisation/ })).toBeChecked()
  },
}

export const Full: Story = {
  name: 'A card closed, with its badge',
  args: {
    field: { type: 'choice-cards', label: 'Chain', options: 'offered' },
    options: [
      { value: 'XRPL', label: 'XRP Ledger', hint: 'Settles in seconds.' },
      {
        value: 'Ethereum',
        label: 'Ethereum',
        hint: 'Settles in minutes.',
        disabled: true,
        badge: 'max wallets reached',
        reason: 'Your product takes three wallets on a chain. Remove one first.',
      },
      { value: 'Tron', label: 'Tron' },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const closed = canvas.getByRole('radio', { name: /Ethereum.*max wallets reached/ })
    await expect(closed).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(canvas.getByRole('radio', { name: /XRP Ledger/ }))
    await userEvent.keyboard('{ArrowDown}')
    await expect(closed).toHaveFocus()
    await expect(closed).not.toBeChecked()
    await expect(closed).toHaveAccessibleDescription(/takes three wallets on a chain/)
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: /Tron/ })).toBeChecked()
  },
}

export const NoOptions: Story = { name: 'Nothing to choose', args: { options: [] } }
