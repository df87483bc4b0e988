import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Harness } from './harness.tsx'

/**
 * For a bank account that is known by its digits alone; leading zeros stay. Where a country has a checked
 * format, take IBAN or CLABE.
 */
const meta: Meta<typeof Harness> = {
  title: 'Fields/Account number',
  component: Harness,
  args: { field: { type: 'account-number', label: 'Account number' } },
}
export default meta
type Story = StoryObj<typeof Harness>

export const Empty: Story = {}

export const Filled: Story = { args: { value: '000123456789' } }

export const Wrong: Story = {
  name: 'Four to 21 digits (IDN-066)',
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Account number')
    await userEvent.type(input, '12a')
    await userEvent.tab()
    await expect(input).toHaveAccessibleDescription(/Enter an account number of 4 to 21 digits\./)
    await userEvent.clear(input)
    await userEvent.type(input, '0001 2345')
    await userEvent.tab()
    await expect(input).toHaveValue('00012345')
    await expect(input).not.toHaveAttribute('aria-invalid')
  },
}

export const Required: Story = { args: { left: true } }

export const Locked: Story = { args: { value: '000123456789', locked: true } }
