import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Harness } from './harness.tsx'

/** For one of two to four ways to go on that differ enough to need a sentence each. */
const meta: Meta<typeof Harness> = {
  title: 'Fields/Choice cards',
  component: Harness,
  args: {
    field: { type: 'choice-cards', label: 'Payer', options: 'offered' },
    options: [
      {
        value: 'self',
        label: 'Our organisation',
        hint: 'The payment is ours; our organisation is named as the payer.',
      },
      {
        value: 'other',
        label: 'Someone else',
        hint: 'We pay on behalf of a customer, who is named as the originator.',
      },
    ],
  },
}
export default meta
type Story = StoryObj<typeof Harness>

export const TwoCards: Story = {
  name: 'Pay as the organisation itself, or as someone else',
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Payer' })).toBeVisible()
    await expect(canvas.queryByRole('radio', { checked: true })).toBeNull()
    await userEvent.click(canvas.getByText('Someone else'))
    await expect(canvas.getByRole('radio', { name: /Someone else/ })).toBeChecked()
    await userEvent.keyboard('{ArrowUp}')
    await expect(canvas.getByRole('radio', { name: /Our organisation/ })).toBeChecked()
  },
}

export const Chosen: Story = { args: { value: 'self' } }

export const Required: Story = { args: { left: true } }

export const Full: Story = {
  name: "A chain without room is closed with the badge 'max wallets reached'",
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

export const LongText: Story = {
  name: 'Long text',
  args: {
    options: [
      {
        value: 'a',
        label: 'A business that is registered under the law of another country',
        hint: 'A company or another organisation, whether it is listed or privately held, that receives the money in its own name and in an account of its own.',
      },
      { value: 'b', label: 'An individual', hint: 'A person.' },
    ],
  },
}

export const Locked: Story = { args: { value: 'other', locked: true } }
